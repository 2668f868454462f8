#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "tables/byte_source.h"
#include "tables/table.h"
#include "tables/table_format.h"

namespace gtv {

/// What of a file becomes a table.
struct TableRequest {
  TableFormat format;
  /// Columns whose cells are kept as they are written, also where all are numbers: "007", "1.0".
  /// Those that are not there are passed over.
  std::vector<std::string> asTexts;
  /// Only these columns are kept; empty: all.
  std::vector<std::string> only;
  std::int64_t mostRows = -1;  ///< of the file; −1: all
};

/// A row that cannot be read.
struct RowProblem {
  std::int64_t line = 0;
  std::string message;
  std::string file = {};  ///< where it is another one than that of the table
};

struct LoadedTable {
  Table table;
  TableFormat format;  ///< with nothing left open
  /// What was guessed, left out or passed over, in sentences without their full stops.
  std::vector<std::string> notes;
  std::vector<std::string> notesOnSecond;  ///< the same of a file whose rows are below
  std::vector<RowProblem> problems;        ///< the first ones; their rows are not in the table
  std::int64_t problemCount = 0;
  bool finished = true;  ///< false: it was told to stop

  static constexpr std::size_t mostProblems = 1000;
};

/// That a column appears twice, if one does.
std::optional<Error> columnNameProblem(const std::string& file,
                                       const std::vector<std::string>& names);

/// Reads a table: a text as RowReader says, or the IDX format of MNIST, either packed by gzip. A
/// column is one of numbers if every cell is a number or missing, else one of texts. Rows of
/// another length than the header are problems. Messages call the file `name`. `goOn` is told now
/// and then which share was read, and returns false to stop.
Result<LoadedTable> loadTable(const std::filesystem::path& file, const std::string& name,
                              const TableRequest& request,
                              const std::function<bool(double)>& goOn = {});
/// The same of bytes that are a text.
Result<LoadedTable> loadTable(const ByteSource& bytes, const std::string& name,
                              const TableRequest& request,
                              const std::function<bool(double)>& goOn = {});

}  // namespace gtv
