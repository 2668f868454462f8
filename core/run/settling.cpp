#include "run/settling.h"

#include <algorithm>
#include <cmath>

namespace gtv {
namespace {

constexpr std::int64_t firstLook = 1000;
constexpr std::int64_t fewestRows = 10;
constexpr double calming = 0.75;
constexpr double negligibleRange = 1e-4;

}  // namespace

std::optional<Unsettled> unsettledObjective(const std::vector<TraceRow>& rows, std::int64_t start) {
  if (rows.empty() || rows.back().iteration < start + firstLook) return std::nullopt;
  std::int64_t length = firstLook;
  while (start + 2 * length <= rows.back().iteration) length *= 2;
  const auto rowAt = [&](std::int64_t iteration) {
    return std::lower_bound(
        rows.begin(), rows.end(), iteration,
        [](const TraceRow& row, std::int64_t bound) { return row.iteration < bound; });
  };
  const auto half = rowAt(start + length / 2);
  const auto middle = rowAt(start + 3 * length / 4);
  const auto end = rowAt(start + length + 1);
  if (middle - half < fewestRows || end - middle < fewestRows) return std::nullopt;
  const auto lower = [](const TraceRow& a, const TraceRow& b) { return a.objective < b.objective; };
  const auto [lowBefore, highBefore] = std::minmax_element(half, middle, lower);
  const auto [low, high] = std::minmax_element(middle, end, lower);
  const double range = high->objective - low->objective;
  const double size = std::max(std::abs(high->objective), std::abs(low->objective));
  const bool wanders = range > negligibleRange * size &&
                       range > calming * (highBefore->objective - lowBefore->objective);
  if (!wanders) return std::nullopt;
  return Unsettled{middle->iteration, (end - 1)->iteration, low->objective, high->objective};
}

}  // namespace gtv
