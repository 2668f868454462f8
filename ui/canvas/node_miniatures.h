#pragma once

#include <QPainter>
#include <QRectF>
#include <QTransform>
#include <memory>

#include "run/snapshot.h"
#include "ui/plots/feature_curves.h"
#include "ui/widgets/node_paint.h"

namespace gtv::ui {

/// A data point of a node, where it is in the coordinates of the data; −1: none.
struct SamplePlace {
  int node = -1;
  int sample = -1;
  QPointF at;
};

/// Nodes drawn as small plots: each its samples and the line of its model, all on the same axes,
/// which are those of honest nodes: what an attacker says has no say in how the others look.
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

  /// The axes stay as they are until they are let go: somebody drags along them.
  void holdAxes(bool held);
  /// The data point of the node that is drawn at this point of its box().
  SamplePlace sampleAt(const QRectF& frame, int node, QPointF point) const;
  /// A point of the box in the coordinates of the data, within the axes.
  QPointF dataPointAt(const QRectF& frame, QPointF point) const;
  /// The feature across.
  int feature() const { return curves_->feature(); }

  static constexpr int mostNodes = 60;
  static constexpr double aspect = 0.74;  ///< height/width

 private:
  static QRectF inside(const QRectF& frame) { return frame.adjusted(2, 2, -2, -2); }
  /// What users call the node, in a corner without data; nothing where there is little room.
  void writeKey(QPainter& painter, const QRectF& inner, int node) const;
  QTransform toBox(const QRectF& inner) const;
  /// Of a sample; those of attackers can be beyond the axes, and stand at the edge.
  QPointF placeOf(QPointF sample, const QRectF& inner) const;

  std::shared_ptr<const ProblemInstance> network_;
  bool axesHeld_ = false;
  std::shared_ptr<const FeatureCurves> curves_;
  QSizeF size_{60, 44};
};

}  // namespace gtv::ui
