#pragma once

#include <array>
#include <vector>

#include "ui/optimisation/nodes_view.h"

class QCPGraph;

namespace gtv::ui {

/// Parameters of all nodes over the place of the node: along the path where the graph is one, else
/// by number. The iterate as steps, the truth dotted, the exact optimum as rings. A click selects
/// the node, arrow keys the one beside it.
class ProfileView : public NodesView {
  Q_OBJECT

 public:
  ProfileView();

  /// All of them, at most mostTogether, then one after the other.
  QComboBox* parameterChoice() const { return parameter_; }
  bool isAlongPath() const { return isPath_; }
  /// The parameters that are drawn, ascending.
  const std::vector<int>& parameters() const { return parameters_; }
  /// Of the k-th of parameters().
  const QCPGraph* iterate(int k) const { return iterates_[static_cast<std::size_t>(k)]; }
  const QCPGraph* truth(int k) const { return truths_[static_cast<std::size_t>(k)]; }
  const QCPGraph* optima(int k) const { return optima_[static_cast<std::size_t>(k)]; }

  void saveState(Json& screen) const override;
  void restoreState(const Json& screen, const Studies& studies, int runNumber) override;
  /// One row per node, in the order of the picture.
  QString figureData() const override;

  static constexpr int mostTogether = 6;

 protected:
  void refresh() override;
  void forget(bool another) override;
  void style() override;
  std::vector<int> nodesInOrder() override;
  QString describeNode(int node) const override;
  QString hint() const override;
  std::vector<double> heightsOf(int node) const override;

 private:
  using Graphs = std::array<QCPGraph*, mostTogether>;

  /// The models of the picture; null: there are none, or others than the network tells of.
  const Matrix* models() const;
  void showChoices();
  void chooseParameters();
  void fill();
  void fitAxes();
  void thinRings(double height);
  QString key() const;

  QComboBox* parameter_;
  Graphs iterates_{};
  Graphs truths_{};
  Graphs optima_{};
  std::vector<int> parameters_;
  bool isPath_ = false;
  QString chosen_ = QStringLiteral("all");  ///< data of the entry, which may come later
};

}  // namespace gtv::ui
