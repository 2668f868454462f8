#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "tables/table_format.h"

namespace gtv {

/// So many rows tell what a table is.
inline constexpr std::size_t mostLooked = 200;

/// The first rows of a table, of which nobody knows yet whether the first one has names.
struct FirstRows {
  std::string file;  ///< what messages call it
  TableFormat format{};
  std::vector<std::vector<std::string>> cells{};
  std::vector<std::int64_t> lines{};

  Error error(std::size_t row, const std::string& message) const;
};

/// MatrixWithNames: in the first line and column; MatrixBelowNames: in the first line alone.
enum class TableLayout { Named, Listed, MatrixWithNames, MatrixBelowNames, Matrix };

/// Guesses what a table is; `header` as EdgePolicy has it. There is at least one row. An Error at
/// "graph.header" where nobody knows whether the first line has names.
Result<TableLayout> layoutOf(const FirstRows& rows, const std::string& header);

/// The places of the columns with the two ends of an edge, if they are called so.
std::optional<std::pair<std::size_t, std::size_t>> endsAmong(const std::vector<std::string>& names);
/// Nothing but the end of an edge is called so; "u" or "start" may be nodes or other columns.
bool isClearEnd(const std::string& name);
/// Do these two columns, with these names and cells below the first row, look like those of a table
/// of nodes rather than like the ends of edges?
bool areNodeColumns(const FirstRows& rows, const std::vector<std::string>& names, std::size_t first,
                    std::size_t second);
/// Small letters without blanks and their like.
std::string plainName(std::string_view name);

}  // namespace gtv
