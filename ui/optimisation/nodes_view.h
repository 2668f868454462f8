#pragma once

#include <utility>
#include <vector>

#include "ui/optimisation/plot_view.h"

class QCPPainter;
class QKeyEvent;

namespace gtv::ui {

/// A plot over the nodes, one beside the other. A click selects a node, with Ctrl it adds it; the
/// arrow keys go to the one beside it; the pointer reads it.
class NodesView : public PlotView {
  Q_OBJECT

 public:
  /// The node at every place; of many nodes every stride-th.
  const std::vector<int>& order() const { return order_; }
  /// What the pointer says there; empty beside the axes.
  QString describe(QPointF point) const;
  /// Where a node is in the plot, in pixels.
  QPointF positionOf(int node) const;

  /// Of more nodes every second, third … is drawn.
  static constexpr int mostNodes = 20'000;
  /// Up to here every node is named below the plot.
  static constexpr int mostNamed = 24;

 protected:
  NodesView(const QString& name, const QString& figureName);

  /// All nodes of the network as they are to be placed.
  virtual std::vector<int> nodesInOrder() = 0;
  virtual QString describeNode(int node) const = 0;
  /// What the pointer says beside the axes.
  virtual QString hint() const = 0;
  /// Ordinates of the marks of a node, the first where it is pointed at; there may be none.
  virtual std::vector<double> heightsOf(int node) const = 0;

  void forget(bool another) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  /// To be called before anything is placed.
  void findOrder();
  /// −1: it is left out.
  int placeOf(int node) const { return placeOf_[static_cast<std::size_t>(node)]; }
  /// From the first to the last node. Of more than mostNamed some are named, or none: then numbers
  /// stand for places.
  void fitNodeAxis(const QString& label, bool namesSome);
  /// "40 of 80 nodes"; empty if all are drawn.
  QString shareText() const;

 private:
  int placeAt(QPointF point) const;
  void drawSelection(QCPPainter& painter);
  void choose(int node, bool adds);
  bool keyPressed(const QKeyEvent& event);

  std::vector<int> order_;
  std::vector<int> placeOf_;  ///< of every node, or −1
};

}  // namespace gtv::ui
