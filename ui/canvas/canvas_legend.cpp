#include "ui/canvas/canvas_legend.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "ui/canvas/edge_image.h"

namespace gtv::ui {
namespace {

constexpr int scaleWidth = 150;
constexpr int legendPadding = 5;  ///< above and below the lines

int legendRowHeight(const QFontMetrics& metrics) { return metrics.height() + 2; }

void drawScale(QPainter& painter, const QFontMetrics& metrics, const QRect& bar,
               const LegendLine& line, const CanvasColors& colors) {
  painter.setPen(colors.text);
  painter.drawText(bar, Qt::AlignLeft | Qt::AlignVCenter, line.low);
  painter.drawText(bar, Qt::AlignRight | Qt::AlignVCenter, line.high);
  const bool flow = line.kind == LegendLine::Kind::FlowScale;
  constexpr int stroke = 20;
  const QRect strip =
      bar.adjusted(metrics.horizontalAdvance(line.low) + 6, 4,
                   -metrics.horizontalAdvance(line.high) - 6 - (flow ? stroke : 0), -4);
  // Steps: not every program that shows SVG knows gradients.
  constexpr int steps = 32;
  for (int k = 0; k < steps; ++k) {
    const int left = strip.left() + k * strip.width() / steps;
    const int right = strip.left() + (k + 1) * strip.width() / steps;
    const double share = k / (steps - 1.0);
    painter.fillRect(QRect(left, strip.top(), right - left, strip.height()),
                     flow ? flowColor(colors, share) : sequentialColor(share));
  }
  if (!flow) return;
  auto pen = saturatedPen(colors);
  pen.setWidthF(scaled(pen.widthF()));
  painter.setPen(pen);
  const int middle = strip.center().y();
  painter.drawLine(strip.right() + 4, middle, strip.right() + stroke - 2, middle);
}

/// How many points there are within a box, whatever their number: sums over cells of an area.
class PointCounts {
 public:
  PointCounts(QSize area, const std::vector<QPointF>& points)
      : columns_(area.width() / cell + 2), rows_(area.height() / cell + 2) {
    sums_.resize(static_cast<std::size_t>(columns_ + 1) * static_cast<std::size_t>(rows_ + 1), 0);
    const QRectF inside(QPointF(0, 0), QSizeF(area));
    for (const auto& point : points)
      if (inside.contains(point))
        ++at(static_cast<int>(point.x()) / cell + 1, static_cast<int>(point.y()) / cell + 1);
    for (int y = 1; y <= rows_; ++y)
      for (int x = 1; x <= columns_; ++x)
        at(x, y) += at(x - 1, y) + at(x, y - 1) - at(x - 1, y - 1);
  }
  /// Of the cells that the box touches.
  int within(const QRectF& box) const {
    const int left = column(box.left());
    const int right = column(box.right()) + 1;
    const int top = row(box.top());
    const int bottom = row(box.bottom()) + 1;
    return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
  }

 private:
  static constexpr int cell = 4;  ///< logical pixels
  int column(double x) const {
    return std::clamp(static_cast<int>(std::floor(x / cell)), 0, columns_ - 1);
  }
  int row(double y) const {
    return std::clamp(static_cast<int>(std::floor(y / cell)), 0, rows_ - 1);
  }
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(columns_ + 1) +
           static_cast<std::size_t>(x);
  }
  int& at(int x, int y) { return sums_[index(x, y)]; }
  int at(int x, int y) const { return sums_[index(x, y)]; }

  int columns_;
  int rows_;
  std::vector<int> sums_;
};

}  // namespace

QSize legendSize(const QFont& font, const std::vector<LegendLine>& lines) {
  const QFontMetrics metrics(font);
  int widest = 0;
  for (const auto& line : lines)
    widest = std::max(widest, line.kind == LegendLine::Kind::Text
                                  ? metrics.horizontalAdvance(line.text)
                                  : static_cast<int>(scaled(scaleWidth)));
  return {widest + 2 * legendInset,
          static_cast<int>(lines.size()) * legendRowHeight(metrics) + 2 * legendPadding};
}

std::optional<QPoint> freeLegendPlace(QSize legend, QSize area, const std::vector<QPointF>& points,
                                      double radius) {
  const PointCounts counts(area, points);
  // Where it is too large its beginning is what is seen.
  const int right = std::max(legendInset, area.width() - legendInset - legend.width());
  const int bottom = std::max(legendInset, area.height() - legendInset - legend.height());
  const auto isFree = [&](QPoint at) {
    return counts.within(QRectF(QRect(at, legend)).adjusted(-radius, -radius, radius, radius)) == 0;
  };
  const std::array corners{QPoint(legendInset, legendInset), QPoint(right, legendInset),
                           QPoint(legendInset, bottom), QPoint(right, bottom)};
  const auto corner = std::find_if(corners.begin(), corners.end(), isFree);
  if (corner != corners.end()) return *corner;
  // Along the edges of the area: in the middle it would stand on the edges of the graph.
  std::optional<QPoint> best;
  int nearest = std::numeric_limits<int>::max();
  const auto consider = [&](QPoint at) {
    for (const auto& each : corners) {
      const int way = (at - each).manhattanLength();
      if (way >= nearest || !isFree(at)) continue;
      nearest = way;
      best = at;
    }
  };
  constexpr int step = 8;
  for (int x = legendInset; x <= right; x += step)
    for (const int y : {legendInset, bottom}) consider({x, y});
  for (int y = legendInset; y <= bottom; y += step)
    for (const int x : {legendInset, right}) consider({x, y});
  return best;
}

void drawLegend(QPainter& painter, const QFont& font, const std::vector<LegendLine>& lines,
                const CanvasColors& colors, const QRect& box) {
  if (lines.empty() || box.isEmpty()) return;
  const QFontMetrics metrics(font);
  const int height = legendRowHeight(metrics);
  auto ground = colors.background;
  ground.setAlpha(215);
  painter.save();
  painter.setFont(font);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colors.grid, 1));
  painter.setBrush(ground);
  painter.drawRoundedRect(box, 4, 4);
  for (std::size_t k = 0; k < lines.size(); ++k) {
    const QRect row(box.left() + legendInset,
                    box.top() + legendPadding + static_cast<int>(k) * height,
                    box.width() - 2 * legendInset, height);
    if (lines[k].kind != LegendLine::Kind::Text) {
      drawScale(painter, metrics, row, lines[k], colors);
      continue;
    }
    painter.setPen(colors.text);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, lines[k].text);
  }
  painter.restore();
}

}  // namespace gtv::ui
