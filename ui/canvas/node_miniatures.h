#pragma once

#include <QPainter>
#include <QRectF>
#include <QTransform>
#include <memory>

#include "run/snapshot.h"
#include "ui/plots/feature_curves.h"
#include "ui/widgets/node_paint.h"

namespace gtv::ui {

/// Nodes drawn as small plots: each its samples and the line of its model, all on the same axes.
class NodeMiniatures {
 public:
  /// There are none for networks of many nodes, and where data and models are no curves over one
  /// feature.
  void setNetwork(const std::shared_ptr<const ProblemInstance>& network);
  bool canDraw() const { return curves_ != nullptr; }
  /// Pixels from node to node where the whole graph fits, and how wide a miniature may be at most
  /// to cover no other one.
  void setRoom(double room, double most);
  /// Where the whole graph fits.
  QSizeF size() const { return size_; }
  /// Around the place of a node, at this zoom.
  QRectF box(QPointF place, double zoom) const;
  /// One node in its box(); `snapshot` may be null before the first one.
  void draw(QPainter& painter, const QRectF& frame, int node, const Snapshot* snapshot,
            const NodePaint& paint) const;

  static constexpr int mostNodes = 60;
  static constexpr double aspect = 0.74;  ///< height/width

 private:
  std::shared_ptr<const ProblemInstance> network_;
  std::shared_ptr<const FeatureCurves> curves_;
  QSizeF size_{60, 44};
};

}  // namespace gtv::ui
