#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/catalogue.h"
#include "data/node_data.h"

namespace gtv {

/// A table as it is between two steps of its preparation.
struct TableStage {
  struct Row {
    std::int64_t line = 0;  ///< in the file; of rows that were made from several, the first one's
    std::vector<std::string> cells;  ///< one per column, as the file has it; empty: missing
  };

  std::string step;  ///< the kind of the step that made it; empty: the file as it is
  std::vector<std::string> columns;
  std::vector<bool> areNumeric;  ///< whether all cells of the column are numbers or missing
  std::vector<Row> rows;         ///< the first ones
  std::size_t rowCount = 0;
  std::vector<std::string> notes;  ///< what was guessed, left out or made up; without full stops
};

/// The stages of a table, the file first, one more for every step of "prepare".
struct TableStages {
  std::vector<TableStage> stages;
  /// Why there is no further stage: of the file, or of the step that comes next.
  std::optional<Error> problem;
  /// Only so many rows of the file were read; 0: all.
  std::int64_t readRows = 0;
};

/// Reads at most `mostRead` rows of the file of a choice of data kind "table" and prepares them; of
/// every stage `mostShown` rows are kept. Numbers of rows, and steps that look at all rows, are
/// those of the rows that were read.
TableStages tableStages(const Choice& data, const FileFinder& find, std::int64_t mostRead,
                        std::size_t mostShown, const std::stop_token& stop = {});

}  // namespace gtv
