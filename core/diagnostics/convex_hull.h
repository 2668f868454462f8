#pragma once

#include <vector>

#include "base/types.h"

namespace gtv {

/// The corners of the convex hull of the columns of `points` (2 × n) that are `chosen`,
/// counterclockwise from the leftmost (of several the lowest): no three on a line, one where points
/// coincide. One corner if all coincide, two if all lie on a line; points that are not finite do
/// not count. Andrew's monotone chain, O(n log n), after what is far inside was left out.
std::vector<int> convexHull(const Matrix& points, std::vector<int> chosen);
/// Of all columns.
std::vector<int> convexHull(const Matrix& points);

/// Whether at least three of them are different (and finite).
bool hasThreeDistinct(const Matrix& points, const std::vector<int>& chosen);

}  // namespace gtv
