#include "edge_image.h"

#include <QApplication>
#include <QPainter>
#include <QPointer>
#include <QThreadPool>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace gtv::ui {
namespace {

constexpr int weightSteps = 5;

QColor blend(const QColor& a, const QColor& b, double share) {
  const auto mix = [&](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * share)); };
  return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
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
  if (drawn != nullptr) *drawn = std::min(count, limit);
  if (count == 0) return image;

  double lightest = graph.edge(0).weight;
  double heaviest = lightest;
  for (const auto& edge : graph.edges()) {
    lightest = std::min(lightest, edge.weight);
    heaviest = std::max(heaviest, edge.weight);
  }
  const double span = std::log(heaviest / lightest);
  std::array<QList<QLineF>, weightSteps> lines;
  const auto& at = *scene.positions;
  const QRectF visible(QPointF(0, 0), QSizeF(scene.size));
  const int shown = std::min(count, limit);
  for (int k = 0; k < shown; ++k) {
    const auto& edge = graph.edge(static_cast<int>(static_cast<std::int64_t>(k) * count / shown));
    const QLineF line(scene.toScreen.map(QPointF(at(0, edge.head), at(1, edge.head))),
                      scene.toScreen.map(QPointF(at(0, edge.tail), at(1, edge.tail))));
    const QRectF box = QRectF(line.p1(), line.p2()).normalized().adjusted(-1, -1, 1, 1);
    if (!box.intersects(visible)) continue;
    const int step =
        span > 1e-9
            ? std::clamp(static_cast<int>(std::log(edge.weight / lightest) / span * weightSteps), 0,
                         weightSteps - 1)
            : weightSteps - 2;
    lines[step].append(line);
  }
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing, count <= 20'000);
  // Many edges are drawn fainter, so that the nodes stay in front.
  const double perNode = static_cast<double>(count) / scene.network->nodeCount();
  const double crowd = std::clamp(std::log10(std::max(1.0, perNode / 3)), 0.0, 1.0);
  for (int step = 0; step < weightSteps; ++step) {
    const double strength = (step + 1.0) / weightSteps;
    const auto color = blend(scene.colors.background, scene.colors.edge,
                             (0.6 + 0.4 * strength) * (1 - 0.55 * crowd));
    const double width =
        (count <= 20'000 ? 0.9 + 1.4 * strength * strength : 1) * (1 - 0.4 * crowd);
    painter.setPen(QPen(color, count <= 20'000 ? width : 0));
    painter.drawLines(lines[step]);
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
