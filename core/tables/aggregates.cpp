#include "tables/aggregates.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>

#include "base/json.h"
#include "tables/preparation_steps.h"

namespace gtv {
namespace {

/// Of numbers none of which is missing, and at least one.
double aggregate(const std::string& name, const std::vector<double>& values) {
  const auto n = static_cast<double>(values.size());
  if (name == "first") return values.front();
  if (name == "last") return values.back();
  if (name == "min") return *std::min_element(values.begin(), values.end());
  if (name == "max") return *std::max_element(values.begin(), values.end());
  // Updated, not summed up: the mean of equal numbers is exactly theirs.
  double mean = 0;
  double squares = 0;
  double sum = 0;
  double count = 0;
  for (const double value : values) {
    const double from = value - mean;
    mean += from / ++count;
    squares += from * (value - mean);
    sum += value;
  }
  if (name == "sum") return sum;
  if (name == "std") return n > 1 ? std::sqrt(squares / (n - 1)) : missingNumber;
  return mean;
}

Column countsOf(const Column& column, const std::vector<std::vector<std::size_t>>& groups) {
  std::vector<double> counts;
  counts.reserve(groups.size());
  for (const auto& rows : groups)
    counts.push_back(static_cast<double>(
        std::count_if(rows.begin(), rows.end(), [&](auto r) { return !column.isMissing(r); })));
  return Column::ofNumbers(column.name, std::move(counts));
}

/// The row of every group whose value stands for it; npos: there is none.
std::vector<std::size_t> chosenRows(const Column& column, const std::string& name,
                                    const std::vector<std::vector<std::size_t>>& groups) {
  const auto& texts = column.texts();
  const auto textOf = [&](std::size_t r) -> const std::string& {
    return texts.texts[static_cast<std::size_t>(texts.codes[r])];
  };
  std::vector<std::size_t> chosen;
  for (const auto& rows : groups) {
    auto best = Column::npos;
    for (const auto r : rows) {
      if (column.isMissing(r)) continue;
      const bool isBetter = best == Column::npos || name == "last" ||
                            (name == "min" && textOf(r) < textOf(best)) ||
                            (name == "max" && textOf(best) < textOf(r));
      if (isBetter) best = r;
    }
    chosen.push_back(best);
  }
  return chosen;
}

}  // namespace

const std::vector<std::string>& aggregateNames() {
  static const std::vector<std::string> names{"mean", "min",   "max",   "sum",
                                              "std",  "count", "first", "last"};
  return names;
}

Result<Column> aggregateRows(const Table& table, int number, const std::string& name,
                             const std::vector<std::vector<std::size_t>>& groups,
                             const std::string& path) {
  const auto& names = aggregateNames();
  if (std::find(names.begin(), names.end(), name) == names.end())
    return Error{path,
                 fmt::format("expected one of {}, got {}", fmt::join(names, ", "), shown(name))};
  const auto& column = table.columns[static_cast<std::size_t>(number)];
  if (name == "count") return countsOf(column, groups);
  const bool isOfTexts = name == "min" || name == "max" || name == "first" || name == "last";
  const auto numbers = requireNumbers(table, number, path);
  if (!numbers && isOfTexts) return column.taken(chosenRows(column, name, groups));
  if (!numbers) return numbers.error();
  std::vector<double> out;
  out.reserve(groups.size());
  std::vector<double> values;
  for (const auto& rows : groups) {
    values.clear();
    for (const auto r : rows)
      if (!std::isnan((*numbers)[r])) values.push_back((*numbers)[r]);
    out.push_back(values.empty() ? missingNumber : aggregate(name, values));
  }
  return Column::ofNumbers(column.name, std::move(out));
}

}  // namespace gtv
