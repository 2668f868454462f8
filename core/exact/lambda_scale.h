#pragma once

#include <optional>
#include <vector>

#include "exact/optimum_path.h"

namespace gtv {

/// How λ is laid out on a slider and on the axis of a plot, both of length 1: 0 at the left end, a
/// short linear part up to `low`, then logarithmic up to `high`.
struct LambdaScale {
  double low = 1e-3;
  double high = 1;  ///< above `low`

  /// Of the length, from 0 to `low`.
  static constexpr double linearPart = 0.05;

  /// 0 for λ ≤ 0; above 1 for λ > high.
  double position(double lambda) const;
  /// The inverse; `position` is taken into [0, 1] first.
  double lambda(double position) const;
  /// Round values to write at an axis, ascending: 0, then powers of ten from `low` to `high`, with
  /// 2 and 5 times these where there is room; at most `most` ≥ 2.
  std::vector<double> ticks(int most) const;

  bool operator==(const LambdaScale&) const = default;
};

/// The part of a complete path in which something changes: where the models have begun to move (5 %
/// of the way that they move altogether, and of the change of the errors) up to where they rest
/// (the same, and the last merge). Nothing if nothing changes on it; the path is not empty.
std::optional<LambdaScale> fitLambdaScale(const OptimumPath& path);

}  // namespace gtv
