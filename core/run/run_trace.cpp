#include "run/run_trace.h"

#include <algorithm>
#include <cmath>

#include "base/number.h"

namespace gtv {

bool RunTrace::isRecorded(std::int64_t iteration) {
  std::int64_t every = 1;
  for (std::int64_t limit = 1000; iteration > limit; limit *= 2) every *= 2;
  return iteration % every == 0;
}

std::int64_t RunTrace::recordedBefore(std::int64_t iteration) {
  std::int64_t count = 0;
  std::int64_t from = 0;
  std::int64_t every = 1;
  for (std::int64_t limit = 1000; iteration > limit; limit *= 2) {
    count += (limit - from) / every;
    from = limit;
    every *= 2;
  }
  return count + (iteration - from + every - 1) / every;
}

std::int64_t RunTrace::recordedAt(std::int64_t count) {
  std::int64_t from = 0;
  std::int64_t every = 1;
  for (std::int64_t limit = 1000; count > (limit - from) / every; limit *= 2) {
    count -= (limit - from) / every;
    from = limit;
    every *= 2;
  }
  return from + count * every;
}

void RunTrace::shorten(std::size_t rows, std::size_t changes) {
  rows_.resize(std::min(rows, rows_.size()));
  changes_.resize(std::min(changes, changes_.size()));
}

std::string RunTrace::csv() const {
  std::string out = "iteration";
  for (const auto& column : traceColumns)
    if (column.isRepeatable) out += std::string(",") + column.name;
  out += '\n';
  for (const auto& row : rows_) {
    out += std::to_string(row.iteration);
    for (const auto& column : traceColumns) {
      if (!column.isRepeatable) continue;
      out += ',';
      if (const double x = row.*column.value; std::isfinite(x)) out += formatNumber(x);
    }
    out += '\n';
  }
  return out;
}

std::optional<double> measuredContraction(const RunTrace& trace) {
  constexpr std::size_t longest = 10;
  constexpr double rounding = 1e-12;
  const auto& rows = trace.rows();
  if (rows.empty()) return std::nullopt;
  // The row at a live change tells of the step before it.
  const auto begin = trace.changes().empty() ? 0 : trace.changes().back().iteration;
  const auto& last = rows.back();
  auto first = rows.size() - 1;
  while (first > 0 && rows.size() - first <= longest && rows[first - 1].iteration > begin &&
         rows[first - 1].change > 0)
    --first;
  double largest = 0;
  for (const auto& row : rows)
    if (std::isfinite(row.change)) largest = std::max(largest, row.change);
  const auto steps = static_cast<double>(last.iteration - rows[first].iteration);
  const double factor = std::pow(last.change / rows[first].change, 1 / steps);
  if (!(last.change > rounding * largest) || steps < 2 || !std::isfinite(factor))
    return std::nullopt;
  return factor;
}

}  // namespace gtv
