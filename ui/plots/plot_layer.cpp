#include "ui/plots/plot_layer.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
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

PlotLayer::PlotLayer(QCustomPlot& plot, const QString& layer, Draw draw, const QCPAxisRect* rect)
    : QCPLayerable(&plot, layer),
      draw_(std::move(draw)),
      rect_(rect != nullptr ? rect : plot.axisRect()) {}

QRect PlotLayer::clipRect() const { return rect_->rect(); }

void PlotLayer::applyDefaultAntialiasingHint(QCPPainter* painter) const {
  painter->setAntialiasing(true);
}

void PlotLayer::draw(QCPPainter* painter) {
  // A plot that is smaller than its margins has axes of negative size.
  if (!clipRect().isEmpty()) draw_(*painter);
}

void avoidCurve(LabelRoom& room, const QCPGraph& graph, double left, double right) {
  // Every few pixels, from the lowest to the highest point of the curve there.
  constexpr double step = 3;
  constexpr int mostPoints = 4000;  // of a longer curve they tell enough
  if (!graph.realVisibility() || graph.data()->isEmpty() || right <= left) return;
  struct Extent {
    double top = std::numeric_limits<double>::max();
    double bottom = std::numeric_limits<double>::lowest();
  };
  std::vector<Extent> columns(static_cast<std::size_t>((right - left) / step) + 1);
  const auto columnOf = [&](double x) {
    return static_cast<std::size_t>((std::clamp(x, left, right) - left) / step);
  };
  const auto& data = *graph.data();
  const auto* axis = graph.keyAxis();
  const auto end = data.findEnd(axis->pixelToCoord(right));
  auto at = data.findBegin(axis->pixelToCoord(left));
  const auto stride = std::max<std::ptrdiff_t>(1, (end - at) / mostPoints);
  QPointF before(std::nan(""), 0);
  for (; end - at > 0; at += std::min<std::ptrdiff_t>(stride, end - at)) {
    const QPointF point(axis->coordToPixel(at->key), graph.valueAxis()->coordToPixel(at->value));
    const bool isLine = std::isfinite(before.x()) && std::isfinite(before.y()) &&
                        graph.lineStyle() != QCPGraph::lsNone;
    const auto from = isLine ? before : point;
    before = point;
    if (!std::isfinite(point.x()) || !std::isfinite(point.y())) continue;
    const double width = point.x() - from.x();
    for (auto k = columnOf(from.x()); k <= columnOf(point.x()); ++k)
      for (const double edge : {0.0, step}) {
        const double x = left + static_cast<double>(k) * step + edge;
        const double share = width > 0 ? std::clamp((x - from.x()) / width, 0.0, 1.0) : 1;
        const double y = from.y() + share * (point.y() - from.y());
        columns[k].top = std::min(columns[k].top, y);
        columns[k].bottom = std::max(columns[k].bottom, y);
      }
  }
  const double half = graph.pen().widthF() / 2 + 1;
  for (std::size_t k = 0; k < columns.size(); ++k)
    if (columns[k].top <= columns[k].bottom)
      room.avoid({QPointF(left + static_cast<double>(k) * step, columns[k].top - half),
                  QPointF(left + static_cast<double>(k + 1) * step, columns[k].bottom + half)});
}

std::vector<QRectF> placesBeside(double line, Side side, const QRectF& area, QSizeF label) {
  constexpr double gap = 3;
  const double left = side == Side::Right ? line + gap : line - gap - label.width();
  std::vector<QRectF> out;
  for (double y = area.top() + 1; y + label.height() <= area.bottom(); y += label.height() / 2)
    out.emplace_back(QPointF(left, y), label);
  return out;
}

bool drawsShapes(const QCPPainter& painter) {
  return painter.modes().testFlag(QCPPainter::pmVectorized);
}

}  // namespace gtv::ui
