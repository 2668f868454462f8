#pragma once

class QCPAxis;
class QCustomPlot;

namespace gtv::ui {

/// What the axes of a plot show; low < high.
struct PlotRange {
  double left = 0;
  double right = 1;
  double bottom = 0;
  double top = 1;
};

PlotRange rangeOf(const QCustomPlot& plot);
/// Of logarithmic axes only ranges above zero; a range that an axis cannot show changes nothing.
void setRange(QCustomPlot& plot, const PlotRange& range);

/// As many numbers beside a vertical axis as have room in so many pixels, `least` to five.
void fitNumbers(QCPAxis& axis, int height, int least);

}  // namespace gtv::ui
