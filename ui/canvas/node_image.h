#pragma once

#include <QImage>
#include <QTransform>
#include <memory>

#include "instances/problem_instance.h"
#include "ui/widgets/node_paint.h"

namespace gtv::ui {

/// Everything that decides how a crowd of nodes looks; a value that a worker thread can keep.
struct NodeScene {
  std::shared_ptr<const ProblemInstance> network;
  std::shared_ptr<const Matrix> positions;  ///< 2 × n, unit box, y upwards
  std::shared_ptr<const NodePaint> paint;
  QTransform toScreen;  ///< from unit box to logical pixels
  QSize size;           ///< logical pixels
  double devicePixelRatio = 1;
  double zoom = 1;  ///< 1: the whole graph fits
};

/// Nodes as dots without outlines: so many markers would cover one another with theirs, and take
/// long. Nodes without labels are faint.
QImage renderDots(const NodeScene& scene);

}  // namespace gtv::ui
