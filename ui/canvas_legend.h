#pragma once

#include <QFont>
#include <QString>
#include <vector>

#include "theme.h"

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

/// In the upper left corner. Scales of flows end with a stroke as edges at capacity are drawn.
void drawLegend(QPainter& painter, const QFont& font, const std::vector<LegendLine>& lines,
                const CanvasColors& colors);

}  // namespace gtv::ui
