#include "ui/canvas/graph_figure.h"

#include <fmt/format.h>

#include <QPaintEngine>
#include <QPainter>
#include <QPen>

#include "base/csv.h"
#include "base/number.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/line_raster.h"

namespace gtv::ui {

FigureDetail drawGraph(QPainter& painter, const EdgeScene& scene, const NodePaint& paint,
                       double nodeDiameter) {
  FigureDetail detail;
  const QRectF area(QPointF(0, 0), QSizeF(scene.size));
  const auto* engine = painter.paintEngine();
  const bool dots = engine != nullptr && engine->type() == QPaintEngine::Raster;
  const auto strokes = edgeStrokes(scene, dots ? EdgeRenderer::edgeLimit : mostShapes);
  detail.edges.drawn = strokes.drawn;
  detail.edges.visible = strokes.visible;
  detail.edges.arrows = static_cast<int>(strokes.arrows.size());
  detail.edges.flows = strokes.flows;
  detail.edges.thin = static_cast<std::size_t>(strokes.drawn) > fineEdges;
  const double scale = painter.transform().m11();
  for (const auto& group : strokes.groups) {
    const bool fine = isFine(group, strokes.drawn, scale);
    painter.setRenderHint(QPainter::Antialiasing, fine);
    painter.setPen(QPen(group.color, fine ? group.width : 0, Qt::SolidLine, Qt::FlatCap));
    const double inset = group.width / 2;
    for (const auto& line : group.lines)
      if (const auto part = clipped(line, area.adjusted(inset, inset, -inset, -inset)))
        painter.drawLine(*part);
  }
  painter.setRenderHint(QPainter::Antialiasing);
  drawArrows(painter, strokes.arrows, scene.colors);
  const auto& at = *scene.positions;
  if (static_cast<Eigen::Index>(paint.bucketOf.size()) != at.cols()) return detail;
  const double reach = 0.6 * nodeDiameter + 2;
  const auto inside = area.adjusted(reach, reach, -reach, -reach);
  std::vector<std::pair<Eigen::Index, QPointF>> visible;
  for (Eigen::Index i = 0; i < at.cols(); ++i)
    if (const auto place = scene.toScreen.map(QPointF(at(0, i), at(1, i))); inside.contains(place))
      visible.emplace_back(i, place);
  detail.visibleNodes = static_cast<int>(visible.size());
  detail.nodes = std::min(detail.visibleNodes, mostShapes);
  const auto& labeled = scene.network->data->labeled;
  for (std::int64_t k = 0; k < detail.nodes; ++k) {
    const auto& [i, place] =
        visible[static_cast<std::size_t>(k * detail.visibleNodes / detail.nodes)];
    drawNode(painter, place, paint.buckets[paint.bucketOf[i]], nodeDiameter, !labeled[i]);
  }
  return detail;
}

QString graphTable(const ProblemInstance& network, const Matrix& positions,
                   const Snapshot* snapshot) {
  const bool learned = snapshot != nullptr && snapshot->W.cols() == network.nodeCount();
  const bool attacked = !network.attackers.empty();
  std::string out = "node,x,y,cluster,labels";
  if (attacked) out += ",attacker";
  if (learned) {
    out += ",learned";
    for (Eigen::Index j = 0; j < snapshot->W.rows(); ++j) out += fmt::format(",w{}", j + 1);
  }
  out += '\n';
  for (int i = 0; i < network.nodeCount(); ++i) {
    out += fmt::format("{},{},{},{},{}", csvCell(network.nodeKeys[i]),
                       formatNumber(positions(0, i)), formatNumber(positions(1, i)),
                       network.clusters[i], network.data->labeled[i] ? 1 : 0);
    if (attacked) out += network.isAttacker(i) ? ",1" : ",0";
    if (learned) {
      // Before the first iteration nobody has learned to be together.
      out += snapshot->clusters.empty() ? "," : fmt::format(",{}", snapshot->clusters[i]);
      for (Eigen::Index j = 0; j < snapshot->W.rows(); ++j)
        out += fmt::format(",{}", formatNumber(snapshot->W(j, i)));
    }
    out += '\n';
  }
  return toQString(out);
}

}  // namespace gtv::ui
