#pragma once

#include <QLineF>
#include <vector>

#include "base/types.h"
#include "ui/plots/plot_range.h"

namespace gtv::ui {

/// Where a function has the value `level`, as short lines (marching squares). `values` has it on a
/// grid over the range: rows from bottom to top, columns from left to right, those at the rim
/// included. Cells with a corner that is not finite are left out.
std::vector<QLineF> contourLines(const Matrix& values, const PlotRange& range, double level);

/// So many levels between the smallest and the largest finite value, closer to each other near the
/// smallest: ellipses of a quadratic function are at equal distances.
std::vector<double> contourLevels(const Matrix& values, int count);

}  // namespace gtv::ui
