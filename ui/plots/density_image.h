#pragma once

#include <QImage>

#include "base/types.h"
#include "ui/plots/plot_layer.h"
#include "ui/widgets/node_paint.h"

namespace gtv::ui {

/// All points (columns of 2 × n, in plot coordinates) as a picture of the inside of the axes: one
/// dot per `side` logical pixels, in the mean of the colours of its points, the more opaque the
/// more there are, on a logarithmic scale up to the fullest dot.
QImage densityImage(const Matrix& points, const NodePaint& paint, const PlotMap& map, double side);

/// How opaque a dot with that many points is, from 0 to 1, if the fullest has `most`.
double densityOpacity(double count, double most);

}  // namespace gtv::ui
