#pragma once

#include <QImage>
#include <QObject>
#include <QTransform>
#include <memory>

#include "run/network.h"
#include "theme.h"

namespace gtv::ui {

/// Everything that decides how the edges look; a value that a worker thread can keep.
struct EdgeScene {
  std::shared_ptr<const Network> network;
  std::shared_ptr<const Matrix> positions;  ///< 2 × n, unit box, y upwards
  QTransform toScreen;                      ///< from unit box to logical pixels
  QSize size;                               ///< logical pixels
  double devicePixelRatio = 1;
  CanvasColors colors;
  double lineScale = 1;
  /// ‖u_e‖*/(λA_e) of every edge; null, or of another length: edges show their weight.
  std::shared_ptr<const Vector> saturation;
};

/// From here on a flow counts as at its capacity.
inline constexpr double saturatedFrom = 1 - 1e-6;

/// Draws all edges, thicker and darker the heavier they are, or the nearer their flow is to its
/// capacity, with the saturated ones on top, thick and in the colour of text. Beyond `limit` edges
/// an even sample is drawn; `drawn` says how many.
QImage renderEdges(const EdgeScene& scene, int limit, int* drawn = nullptr);

/// Renders edges on the thread pool: the newest request wins, the screen keeps showing the last
/// picture until the next one is there.
class EdgeRenderer : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
  ~EdgeRenderer() override;
  void request(EdgeScene scene);
  static constexpr int edgeLimit = 200'000;

 Q_SIGNALS:
  /// `scene` is the one that was drawn.
  void ready(QImage image, gtv::ui::EdgeScene scene, int drawn);

 private:
  void start(EdgeScene scene);

  std::shared_ptr<EdgeScene> waiting_;
  bool busy_ = false;
};

}  // namespace gtv::ui
