#include "edge_image.h"

#include <QApplication>
#include <QPainter>
#include <QPointer>
#include <QThreadPool>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>

namespace gtv::ui {
namespace {

constexpr int levels = 5;  ///< of weight or flow; saturated edges are one more

using LevelOf = std::function<int(int edge)>;

QColor blend(const QColor& a, const QColor& b, double share) {
  const auto mix = [&](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * share)); };
  return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

int levelAt(double share) {
  if (!(share > 0)) return 0;
  return std::min(static_cast<int>(std::min(share, 1.0) * levels), levels - 1);
}

LevelOf weightLevels(const EmpiricalGraph& graph) {
  double lightest = graph.edge(0).weight;
  double heaviest = lightest;
  for (const auto& edge : graph.edges()) {
    lightest = std::min(lightest, edge.weight);
    heaviest = std::max(heaviest, edge.weight);
  }
  const double span = std::log(heaviest / lightest);
  if (span <= 1e-9) return [](int) { return levels - 2; };
  return [&graph, lightest, span](int e) {
    return levelAt(std::log(graph.edge(e).weight / lightest) / span);
  };
}

LevelOf flowLevels(const Vector& saturation) {
  return [&saturation](int e) {
    return saturation[e] >= saturatedFrom ? levels : levelAt(saturation[e]);
  };
}

/// Many edges are drawn fainter, so that the nodes stay in front; saturated ones are not.
QPen edgePen(const CanvasColors& colors, int level, bool byFlow, double perNode, bool fine) {
  const double crowd = std::clamp(std::log10(std::max(1.0, perNode / 3)), 0.0, 1.0);
  if (level == levels) return {colors.text, fine ? 2.4 - 0.8 * crowd : 1};
  const double strength = (level + 1.0) / levels;
  const double least = byFlow ? 0.25 : 0.6;  // an edge without flow recedes
  const auto color =
      blend(colors.background, colors.edge, (least + (1 - least) * strength) * (1 - 0.55 * crowd));
  return {color, fine ? (0.9 + 1.4 * strength * strength) * (1 - 0.4 * crowd) : 0};
}

}  // namespace

QImage renderEdges(const EdgeScene& scene, int limit, int* drawn) {
  QImage image(QSizeF(scene.size.width() * scene.devicePixelRatio,
                      scene.size.height() * scene.devicePixelRatio)
                   .toSize(),
               QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(scene.devicePixelRatio);
  image.fill(Qt::transparent);
  const auto& graph = *scene.network->graph;
  const int count = graph.edgeCount();
  const int shown = std::min(count, limit);
  if (drawn != nullptr) *drawn = shown;
  if (count == 0) return image;
  const bool byFlow = scene.saturation && scene.saturation->size() == count;
  const auto levelOf = byFlow ? flowLevels(*scene.saturation) : weightLevels(graph);
  std::array<QList<QLineF>, levels + 1> lines;
  const auto& at = *scene.positions;
  const QRectF visible(QPointF(0, 0), QSizeF(scene.size));
  for (int k = 0; k < shown; ++k) {
    const int e = static_cast<int>(static_cast<std::int64_t>(k) * count / shown);
    const auto& edge = graph.edge(e);
    const QLineF line(scene.toScreen.map(QPointF(at(0, edge.head), at(1, edge.head))),
                      scene.toScreen.map(QPointF(at(0, edge.tail), at(1, edge.tail))));
    const QRectF box = QRectF(line.p1(), line.p2()).normalized().adjusted(-1, -1, 1, 1);
    if (box.intersects(visible)) lines[levelOf(e)].append(line);
  }
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing, count <= 20'000);
  const double perNode = static_cast<double>(count) / scene.network->nodeCount();
  for (int level = 0; level <= levels; ++level) {
    auto pen = edgePen(scene.colors, level, byFlow, perNode, count <= 20'000);
    pen.setWidthF(pen.widthF() * scene.lineScale);
    painter.setPen(pen);
    painter.drawLines(lines[level]);
  }
  return image;
}

EdgeRenderer::~EdgeRenderer() = default;

void EdgeRenderer::request(EdgeScene scene) {
  if (!scene.network || !scene.positions || scene.size.isEmpty()) return;
  if (busy_) {
    waiting_ = std::make_shared<EdgeScene>(std::move(scene));
    return;
  }
  start(std::move(scene));
}

void EdgeRenderer::start(EdgeScene scene) {
  busy_ = true;
  QThreadPool::globalInstance()->start(
      [self = QPointer<EdgeRenderer>(this), scene = std::move(scene)] {
        int drawn = 0;
        auto image = renderEdges(scene, edgeLimit, &drawn);
        // The application object outlives the pool's work; the renderer may not.
        QMetaObject::invokeMethod(qApp, [self, image = std::move(image), scene, drawn] {
          if (!self) return;
          self->busy_ = false;
          Q_EMIT self->ready(image, scene, drawn);
          if (self->waiting_) {
            auto next = std::exchange(self->waiting_, nullptr);
            self->start(std::move(*next));
          }
        });
      });
}

}  // namespace gtv::ui
