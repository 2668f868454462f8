#pragma once

#include <QFont>
#include <QRect>
#include <QString>
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

/// What the legend takes of an area of this size, in one of its corners.
QRect legendRect(const QFont& font, const std::vector<LegendLine>& lines, QSize area,
                 Qt::Corner corner);
/// Into its legendRect(). Scales of flows end with a stroke as edges at capacity are drawn.
void drawLegend(QPainter& painter, const QFont& font, const std::vector<LegendLine>& lines,
                const CanvasColors& colors, const QRect& box);

}  // namespace gtv::ui
