#pragma once

#include <array>
#include <vector>

#include "ui/optimisation/plot_view.h"

class QCPGraph;
class QCPPainter;
class QKeyEvent;

namespace gtv::ui {

/// Parameters of all nodes over the place of the node: along the path where the graph is one, else
/// by number. The iterate as steps, the truth dotted, the exact optimum as rings. A click selects
/// the node, arrow keys the one beside it.
class ProfileView : public PlotView {
  Q_OBJECT

 public:
  ProfileView();

  /// All of them, at most mostTogether, then one after the other.
  QComboBox* parameterChoice() const { return parameter_; }
  /// The node at every place; of many nodes every stride-th.
  const std::vector<int>& order() const { return order_; }
  bool isAlongPath() const { return isPath_; }
  /// The parameters that are drawn, ascending.
  const std::vector<int>& parameters() const { return parameters_; }
  /// Of the k-th of parameters().
  const QCPGraph* iterate(int k) const { return iterates_[static_cast<std::size_t>(k)]; }
  const QCPGraph* truth(int k) const { return truths_[static_cast<std::size_t>(k)]; }
  const QCPGraph* optima(int k) const { return optima_[static_cast<std::size_t>(k)]; }
  /// What the pointer says there; empty beside the axes.
  QString describe(QPointF point) const;
  /// Where a node is in the plot, in pixels.
  QPointF positionOf(int node) const;

  void saveState(Json& screen) const override;
  void restoreState(const Json& screen, const Studies& studies, int runNumber) override;
  /// One row per node, in the order of the picture.
  QString figureData() const override;

  static constexpr int mostTogether = 6;
  /// Of more nodes every second, third … is drawn.
  static constexpr int mostNodes = 20'000;

 protected:
  void refresh() override;
  void forget(bool another) override;
  void style() override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  using Graphs = std::array<QCPGraph*, mostTogether>;

  /// The models of the picture; null: there are none, or others than the network tells of.
  const Matrix* models() const;
  void findOrder();
  void showChoices();
  void chooseParameters();
  void fill();
  void fitAxes();
  void thinRings(double height);
  QString key() const;
  void drawSelection(QCPPainter& painter);
  /// The place in order() under a point of the plot, or −1.
  int placeAt(QPointF point) const;
  QString describeNode(int node) const;
  void choose(int node, bool adds);
  bool keyPressed(const QKeyEvent& event);

  QComboBox* parameter_;
  Graphs iterates_{};
  Graphs truths_{};
  Graphs optima_{};
  std::vector<int> order_;
  std::vector<int> placeOf_;  ///< of every node, or −1
  std::vector<int> parameters_;
  bool isPath_ = false;
  QString chosen_ = QStringLiteral("all");  ///< data of the entry, which may come later
};

}  // namespace gtv::ui
