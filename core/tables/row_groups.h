#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "tables/table.h"

namespace gtv {

/// Rows that agree in some columns, in the order of their first rows.
struct RowGroups {
  std::vector<std::size_t> ofRow;
  std::vector<std::size_t> firstRows;  ///< one per group

  std::size_t count() const { return firstRows.size(); }
  /// The rows of every group, in the order of the table.
  std::vector<std::vector<std::size_t>> rows() const;
};

/// Rows with missing values agree in these. Without columns all rows are one group.
RowGroups groupRows(const Table& table, const std::vector<int>& columns);

/// The columns with these names; an Error at "path[1]" says which there are.
Result<std::vector<int>> requireColumns(const Table& table, const std::vector<std::string>& titles,
                                        const std::string& path);

/// How the values of some columns order the rows: numbers by size, texts that all are times (see
/// parseTime) by these, other texts by their letters; the first column counts most. Missing values
/// are Errors at `path`.
class RowOrder {
 public:
  /// What orders anything.
  static Result<RowOrder> of(const Table& table, const std::vector<int>& columns,
                             const std::string& path);
  /// What says when a row was: texts that are no times are Errors, too.
  static Result<RowOrder> inTime(const Table& table, const std::vector<int>& columns,
                                 const std::string& path);
  bool isBefore(std::size_t a, std::size_t b) const;
  /// What puts a row in its place by the k-th column: a number, seconds, or a rank.
  double value(std::size_t row, std::size_t k) const { return ranks_[k][row]; }
  std::size_t columnCount() const { return ranks_.size(); }

 private:
  std::vector<std::vector<double>> ranks_;  ///< per column, of every row
};

/// A step of time that is longer than others: a row may be missing, or these are no series.
struct LongTimeStep {
  std::size_t before = 0;  ///< rows of the table
  std::size_t after = 0;
  double size = 0;
  double shortest = 0;  ///< of all steps
};
/// The first one among series, each of rows in the order of time. Nothing where several columns say
/// when a row was: they have no common unit.
std::optional<LongTimeStep> longTimeStep(const std::vector<std::vector<std::size_t>>& series,
                                         const RowOrder& order);

}  // namespace gtv
