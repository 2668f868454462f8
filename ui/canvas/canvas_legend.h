#pragma once

#include <QFont>
#include <QPoint>
#include <QRect>
#include <QSize>
#include <QString>
#include <optional>
#include <vector>

#include "ui/widgets/theme.h"

class QPainter;

namespace gtv::ui {

/// A line of the legend in the corner of the canvas: a text, or a scale with what its ends mean.
struct LegendLine {
  enum class Kind { Text, NodeScale, FlowScale };
  Kind kind = Kind::Text;
  QString text;
  QString low;
  QString high;
};

/// Logical pixels that the legend takes.
QSize legendSize(const QFont& font, const std::vector<LegendLine>& lines);
/// Around the legend, logical pixels.
inline constexpr int legendInset = 8;
/// Where a legend of this size covers none of these points of the area, which are so many logical
/// pixels large in every direction: in a corner if one is free, else at the free place that is
/// nearest to a corner; nothing if there is none.
std::optional<QPoint> freeLegendPlace(QSize legend, QSize area, const std::vector<QPointF>& points,
                                      double radius);
/// Into a box of its legendSize(). Scales of flows end with a stroke as edges at capacity are
/// drawn.
void drawLegend(QPainter& painter, const QFont& font, const std::vector<LegendLine>& lines,
                const CanvasColors& colors, const QRect& box);

}  // namespace gtv::ui
