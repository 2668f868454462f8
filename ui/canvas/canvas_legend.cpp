#include "ui/canvas/canvas_legend.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>

#include "ui/canvas/edge_image.h"

namespace gtv::ui {
namespace {

constexpr int scaleWidth = 150;
constexpr int legendInset = 8;
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

}  // namespace

QRect legendRect(const QFont& font, const std::vector<LegendLine>& lines, QSize area,
                 Qt::Corner corner) {
  const QFontMetrics metrics(font);
  int widest = 0;
  for (const auto& line : lines)
    widest = std::max(widest, line.kind == LegendLine::Kind::Text
                                  ? metrics.horizontalAdvance(line.text)
                                  : static_cast<int>(scaled(scaleWidth)));
  QRect box(legendInset, legendInset, widest + 2 * legendInset,
            static_cast<int>(lines.size()) * legendRowHeight(metrics) + 2 * legendPadding);
  // Where it is too large its beginning is what is seen.
  if (corner == Qt::TopRightCorner || corner == Qt::BottomRightCorner)
    box.moveLeft(std::max(legendInset, area.width() - legendInset - box.width()));
  if (corner == Qt::BottomLeftCorner || corner == Qt::BottomRightCorner)
    box.moveTop(std::max(legendInset, area.height() - legendInset - box.height()));
  return box;
}

void drawLegend(QPainter& painter, const QFont& font, const std::vector<LegendLine>& lines,
                const CanvasColors& colors, const QRect& box) {
  if (lines.empty()) return;
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
