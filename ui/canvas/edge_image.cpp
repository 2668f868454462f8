#include "ui/canvas/edge_image.h"

#include <QPainter>
#include <QPen>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <iterator>

#include "ui/widgets/line_raster.h"

namespace gtv::ui {
namespace {

constexpr int weightLevels = 5;
constexpr int flowLevels = 12;  ///< saturated edges are one more
/// Arrows: so much room for each (square pixels), none on shorter edges (pixels), none for weaker
/// flows (share of the strongest).
constexpr double roomPerArrow = 1500;
constexpr double shortestArrowed = 14;
constexpr double weakestArrow = 1e-3;

using LevelOf = std::function<int(int edge)>;

QColor blend(const QColor& a, const QColor& b, double share) {
  const auto mix = [&](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * share)); };
  return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

int levelAt(double share, int levels) {
  if (!(share > 0)) return 0;
  return std::min(static_cast<int>(std::min(share, 1.0) * levels), levels - 1);
}

LevelOf levelsByWeight(const EmpiricalGraph& graph) {
  double lightest = graph.edge(0).weight;
  double heaviest = lightest;
  for (const auto& edge : graph.edges()) {
    lightest = std::min(lightest, edge.weight);
    heaviest = std::max(heaviest, edge.weight);
  }
  const double span = std::log(heaviest / lightest);
  if (span <= 1e-9) return [](int) { return weightLevels - 2; };
  return [&graph, lightest, span](int e) {
    return levelAt(std::log(graph.edge(e).weight / lightest) / span, weightLevels);
  };
}

LevelOf levelsByFlow(const Vector& saturation) {
  return [&saturation](int e) {
    return saturation[e] >= saturatedFrom ? flowLevels : levelAt(saturation[e], flowLevels);
  };
}

/// Many edges per node are drawn fainter and thinner, so that the nodes stay in front.
double crowdOf(const EdgeScene& scene) {
  const double perNode =
      static_cast<double>(scene.network->graph->edgeCount()) / scene.network->nodeCount();
  return std::clamp(std::log10(std::max(1.0, perNode / 3)), 0.0, 1.0);
}

EdgeStrokes::Group weightGroup(const EdgeScene& scene, int level) {
  const double crowd = crowdOf(scene);
  const double strength = (level + 1.0) / weightLevels;
  const double share = scene.isUnused ? 0.3 : 0.6 + 0.4 * strength;
  return {blend(scene.colors.background, scene.colors.edge, share * (1 - 0.55 * crowd)),
          (0.9 + 1.4 * strength * strength) * (1 - 0.4 * crowd) * scene.lineScale,
          {}};
}

/// Smaller where nodes are near each other, for lines must not hide them. `at` is 2 × n, logical
/// pixels.
double roomFactor(const EdgeScene& scene, const Matrix& at) {
  constexpr double enough = 40;  // pixels from node to node
  const double wide = scene.size.width();
  const double high = scene.size.height();
  const auto visible = (at.row(0).array() >= 0 && at.row(0).array() <= wide &&
                        at.row(1).array() >= 0 && at.row(1).array() <= high)
                           .count();
  const double room = std::sqrt(wide * high / std::max(1.0, static_cast<double>(visible)));
  return std::clamp(room / (enough * scene.lineScale), 0.5, 1.0);
}

EdgeStrokes::Group flowGroup(const EdgeScene& scene, int level, double room) {
  const double thin = room * (1 - 0.4 * crowdOf(scene));
  if (level == flowLevels) {
    const auto pen = saturatedPen(scene.colors);
    return {pen.color(), pen.widthF() * thin * scene.lineScale, {}};
  }
  const double share = (level + 0.5) / flowLevels;
  return {flowColor(scene.colors, share), (0.8 + 1.6 * share) * thin * scene.lineScale, {}};
}

/// A head in the middle of the edge, the larger the stronger the flow.
QPolygonF arrowOn(const QLineF& line, double share, double scale) {
  const double length = (6 + 8 * std::sqrt(share)) * scale;
  const auto way = QPointF(line.dx(), line.dy()) / line.length();
  const QPointF across(-way.y(), way.x());
  const auto tip = line.center() + 0.6 * length * way;
  const auto back = tip - length * way;
  return QPolygonF{tip, back + 0.42 * length * across, back - 0.42 * length * across};
}

void addArrows(EdgeStrokes& strokes, const EdgeScene& scene, const std::vector<int>& visible,
               const std::function<QLineF(int)>& lineOf) {
  const auto& flow = *scene.flow;
  const double strongest = flow.size() > 0 ? flow.cwiseAbs().maxCoeff() : 0;
  if (!(strongest > 0) || !std::isfinite(strongest)) return;
  std::vector<int> edges;
  for (const int e : visible)
    if (std::abs(flow[e]) > weakestArrow * strongest &&
        lineOf(e).length() >= shortestArrowed * scene.lineScale)
      edges.push_back(e);
  strokes.flows = static_cast<int>(edges.size());
  const double room = roomPerArrow * scene.lineScale * scene.lineScale;
  const auto most = static_cast<std::size_t>(scene.size.width() * (scene.size.height() / room));
  if (edges.size() > most) {
    const auto last = edges.begin() + static_cast<std::ptrdiff_t>(most);
    std::nth_element(edges.begin(), last, edges.end(),
                     [&](int a, int b) { return std::abs(flow[a]) > std::abs(flow[b]); });
    edges.erase(last, edges.end());
  }
  const QRectF inside(QPointF(0, 0), QSizeF(scene.size));
  strokes.arrows.reserve(edges.size());
  for (const int e : edges) {
    auto line = lineOf(e);
    if (flow[e] < 0) line = QLineF(line.p2(), line.p1());
    auto arrow = arrowOn(line, std::abs(flow[e]) / strongest, scene.lineScale);
    if (inside.contains(arrow.boundingRect())) strokes.arrows.push_back(std::move(arrow));
  }
}

}  // namespace

QColor flowColor(const CanvasColors& colors, double share) {
  // One hue that no cluster begins with, ever farther from the ground.
  const bool light = colors.background.lightness() > 128;
  const std::array<QColor, 3> stops =
      light ? std::array{QColor(196, 194, 206), QColor(170, 118, 192), QColor(104, 26, 132)}
            : std::array{QColor(84, 84, 100), QColor(134, 92, 164), QColor(200, 132, 232)};
  const double at = 2 * std::clamp(share, 0.0, 1.0);
  return at < 1 ? blend(stops[0], stops[1], at) : blend(stops[1], stops[2], at - 1);
}

QPen saturatedPen(const CanvasColors& colors) { return {colors.text, 3.6}; }

void drawArrows(QPainter& painter, const std::vector<QPolygonF>& arrows,
                const CanvasColors& colors) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colors.background, 0.8));
  painter.setBrush(colors.text);
  for (const auto& arrow : arrows) painter.drawPolygon(arrow);
}

EdgeStrokes edgeStrokes(const EdgeScene& scene, int limit) {
  EdgeStrokes strokes;
  const auto& graph = *scene.network->graph;
  const int count = graph.edgeCount();
  if (count == 0) return strokes;
  const bool byFlow = scene.saturation && scene.saturation->size() == count;
  const auto levelOf = byFlow ? levelsByFlow(*scene.saturation) : levelsByWeight(graph);
  const int groups = byFlow ? flowLevels + 1 : weightLevels;
  Matrix at(2, scene.positions->cols());
  for (Eigen::Index i = 0; i < at.cols(); ++i) {
    const auto point =
        scene.toScreen.map(QPointF((*scene.positions)(0, i), (*scene.positions)(1, i)));
    at.col(i) << point.x(), point.y();
  }
  const double room = byFlow ? roomFactor(scene, at) : 1;
  strokes.groups.reserve(static_cast<std::size_t>(groups));
  for (int level = 0; level < groups; ++level)
    strokes.groups.push_back(byFlow ? flowGroup(scene, level, room) : weightGroup(scene, level));
  const auto lineOf = [&](int e) {
    const auto& edge = graph.edge(e);
    return QLineF(at(0, edge.head), at(1, edge.head), at(0, edge.tail), at(1, edge.tail));
  };
  const double right = scene.size.width();
  const double bottom = scene.size.height();
  std::vector<int> visible;
  visible.reserve(static_cast<std::size_t>(count));
  for (int e = 0; e < count; ++e) {
    const auto line = lineOf(e);
    if (std::max(line.x1(), line.x2()) >= 0 && std::min(line.x1(), line.x2()) <= right &&
        std::max(line.y1(), line.y2()) >= 0 && std::min(line.y1(), line.y2()) <= bottom)
      visible.push_back(e);
  }
  strokes.visible = static_cast<int>(visible.size());
  const auto addSample = [&](auto first, auto last) {
    const auto seen = static_cast<std::int64_t>(std::distance(first, last));
    const auto wanted = std::min<std::int64_t>(seen, limit - strokes.drawn);
    for (std::int64_t k = 0; k < wanted; ++k) {
      const int e = first[k * seen / wanted];
      strokes.groups[static_cast<std::size_t>(levelOf(e))].lines.push_back(lineOf(e));
    }
    strokes.drawn += static_cast<int>(wanted);
  };
  if (strokes.visible <= limit) {
    addSample(visible.begin(), visible.end());
  } else {
    auto order = visible;
    const auto others = std::stable_partition(order.begin(), order.end(),
                                              [&](int e) { return levelOf(e) == groups - 1; });
    addSample(order.begin(), others);
    addSample(others, order.end());
  }
  if (scene.flow && scene.flow->size() == count) addArrows(strokes, scene, visible, lineOf);
  return strokes;
}

bool isFine(const EdgeStrokes::Group& group, int drawn, double scale) {
  return static_cast<std::size_t>(drawn) <= fineEdges ||
         (group.width * scale >= 2 && group.lines.size() <= fineEdges);
}

EdgePicture renderEdges(const EdgeScene& scene, int limit) {
  EdgePicture picture;
  auto& image = picture.image;
  const double ratio = scene.devicePixelRatio;
  image = QImage((QSizeF(scene.size) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  const auto strokes = edgeStrokes(scene, limit);
  picture.drawn = strokes.drawn;
  picture.visible = strokes.visible;
  picture.arrows = static_cast<int>(strokes.arrows.size());
  picture.flows = strokes.flows;
  picture.thin = static_cast<std::size_t>(strokes.drawn) > fineEdges;
  {
    LineRaster raster(image);
    for (const auto& group : strokes.groups) {
      const bool soft = isFine(group, strokes.drawn, ratio);
      for (const auto& line : group.lines)
        raster.draw(QLineF(ratio * line.p1(), ratio * line.p2()), group.color.rgb(),
                    group.width * ratio, soft);
    }
  }
  image.setDevicePixelRatio(ratio);
  if (!strokes.arrows.empty()) {
    QPainter painter(&image);
    drawArrows(painter, strokes.arrows, scene.colors);
  }
  return picture;
}

void EdgeRenderer::request(const EdgeScene& scene) {
  if (!scene.network || !scene.positions || scene.size.isEmpty()) return;
  task_.startAfterPresent(
      [scene](const BackgroundTask::Context&) { return renderEdges(scene, edgeLimit); },
      [this, scene](const EdgePicture& picture) { Q_EMIT ready(picture, scene); });
}

}  // namespace gtv::ui
