#pragma once

#include <QLabel>

#include "instances/problem_instance.h"
#include "run/snapshot.h"

namespace gtv::ui {

/// A card beside the pointer that tells of what is under it, and goes on telling while the
/// iteration runs. Lets the mouse through.
class HoverCard : public QLabel {
  Q_OBJECT

 public:
  explicit HoverCard(QWidget* parent);
  /// Beside `point` of the parent, inside it.
  void showAt(QPoint point, const QString& html);
};

/// A node: its data, its parameters beside the true ones, the balance ∇L_i(w_i) + net flow.
/// `snapshot` may be null.
QString describeNode(const ProblemInstance& network, const Snapshot* snapshot, int node);
/// What a right click on a node offers.
QString describeNodeMenu(const ProblemInstance& network);
/// An edge: its flow, what of its capacity that is, the difference of its ends.
QString describeEdge(const ProblemInstance& network, const Snapshot* snapshot, int edge);

}  // namespace gtv::ui
