#include "run/run_trace.h"

#include <algorithm>
#include <cmath>

#include "base/number.h"

namespace gtv {

bool RunTrace::isRecorded(std::int64_t iteration, std::int64_t dense) {
  std::int64_t every = 1;
  for (std::int64_t limit = dense; iteration > limit; limit *= 2) every *= 2;
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
  constexpr double rounding = 1e-10;
  const auto& rows = trace.rows();
  const auto moves = [&](std::size_t k) { return rows[k].step > 0 && std::isfinite(rows[k].step); };
  // The row at a live change tells of the step before it.
  const auto begin = trace.changes().empty() ? 0 : trace.changes().back().iteration;
  auto last = rows.size();
  // A run may end where no step is measured.
  if (last > 1 && std::isnan(rows[last - 1].step)) --last;
  if (last == 0 || !moves(last - 1)) return std::nullopt;
  --last;
  auto first = last;
  while (first > 0 && last + 1 - first <= longest && rows[first - 1].iteration > begin &&
         moves(first - 1))
    --first;
  double largest = 0;
  for (std::size_t k = 0; k < rows.size(); ++k)
    if (moves(k)) largest = std::max(largest, rows[k].step);
  const auto steps = static_cast<double>(rows[last].iteration - rows[first].iteration);
  const double factor = std::pow(rows[last].step / rows[first].step, 1 / steps);
  if (!(rows[last].step > rounding * largest) || steps < 2 || !std::isfinite(factor))
    return std::nullopt;
  return factor;
}

}  // namespace gtv
