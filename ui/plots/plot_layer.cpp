#include "ui/plots/plot_layer.h"

#include <utility>

namespace gtv::ui {

PlotMap::PlotMap(const QCustomPlot& plot) : rect_(plot.axisRect()->rect()) {
  const auto x = plot.xAxis->range();
  const auto y = plot.yAxis->range();
  xScale_ = rect_.width() / x.size();
  xOffset_ = rect_.left() - xScale_ * x.lower;
  yScale_ = -rect_.height() / y.size();
  // As the axes have it: the last row of pixels.
  yOffset_ = plot.axisRect()->rect().bottom() - yScale_ * y.lower;
}

PlotLayer::PlotLayer(QCustomPlot& plot, const QString& layer, Draw draw)
    : QCPLayerable(&plot, layer), draw_(std::move(draw)) {}

QRect PlotLayer::clipRect() const { return mParentPlot->axisRect()->rect(); }

void PlotLayer::applyDefaultAntialiasingHint(QCPPainter* painter) const {
  painter->setAntialiasing(true);
}

void PlotLayer::draw(QCPPainter* painter) {
  // A plot that is smaller than its margins has axes of negative size.
  if (!clipRect().isEmpty()) draw_(*painter);
}

bool drawsShapes(const QCPPainter& painter) {
  return painter.modes().testFlag(QCPPainter::pmVectorized);
}

}  // namespace gtv::ui
