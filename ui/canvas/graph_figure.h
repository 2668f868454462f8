#pragma once

#include <QString>

#include "run/snapshot.h"
#include "ui/canvas/edge_image.h"
#include "ui/widgets/node_paint.h"

class QPainter;

namespace gtv::ui {

/// What a figure leaves out.
struct FigureDetail {
  bool onScreen = false;  ///< the canvas: nodes of a crowd are dots, chosen ones have rings
  EdgePicture edges;      ///< without its image
  int nodes = 0;          ///< that are drawn
  int visibleNodes = 0;
};

/// Edges as lines, arrows and nodes as shapes, all within the size of the scene: formats without
/// clipping need that. At most `mostShapes` nodes, an even sample of them, and as many edges, see
/// edgeStrokes(); of edges as many as on the screen where the target is a picture of dots.
FigureDetail drawGraph(QPainter& painter, const EdgeScene& scene, const NodePaint& paint,
                       double nodeDiameter);
inline constexpr int mostShapes = 20'000;

/// CSV: node, x, y, cluster, labels, attacker (if there are any), learned (with a snapshot), w1,
/// w2, … One row per node.
QString graphTable(const ProblemInstance& network, const Matrix& positions,
                   const Snapshot* snapshot);

}  // namespace gtv::ui
