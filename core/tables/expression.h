#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/result.h"
#include "tables/table.h"

namespace gtv {

/// What a formula over the columns of a table comes to.
struct ExpressionValues {
  /// One per row; NaN where a column that the formula reads is missing, unless it asks for that
  /// column with isMissing(), and where the result is no finite number.
  std::vector<double> values;
  std::size_t missing = 0;    ///< rows of the first kind
  std::size_t nonFinite = 0;  ///< rows of the second kind
};

/// Evaluates a formula for every row: + - * / ^, comparisons (==, !=, <, <=, >, >=), and, or, not,
/// c ? a : b, and the functions of muParser (sin, exp, log, sqrt, abs, min, max, …). A column
/// stands by its name, between `…` if the name has other signs than letters, digits and _. "…" is a
/// text that is compared with those of a column by their letters, also where these spell numbers.
/// isMissing(column) is 1 or 0. "not" is of a whole comparison. A comma outside of the arguments of
/// a function and comparisons of three values (1 < x < 2) are Errors.
/// Errors at `path` say what cannot be read, or which column is not there.
Result<ExpressionValues> evaluateExpression(const std::string& formula, const Table& table,
                                            const std::string& path);

}  // namespace gtv
