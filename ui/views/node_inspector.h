#pragma once

#include <QStringList>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "ui/live/iterate_history.h"
#include "ui/plots/inspected_node.h"
#include "ui/views/run_view.h"
#include "ui/widgets/figure.h"

class QCustomPlot;
class QGridLayout;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace gtv::ui {

class NodeDataPlot;
class ParameterBars;
class RowTable;

/// One node, the first of those that are selected: what it is, its data under its models, its
/// parameters, its neighbours, its history. In a small dock one of the four at a time, in a large
/// one all.
class NodeInspector : public RunView, public Figure {
  Q_OBJECT

 public:
  enum Part { Data, Parameters, Neighbours, History };

  NodeInspector();

  void follow(const ViewSources& sources) override;
  /// The node, or −1.
  int node() const;
  void showPart(Part part);
  QToolButton* partButton(Part part) const { return buttons_[part]; }
  /// What is said of the node, as rich text; spaces do not break.
  QString heading() const;
  /// What stands there instead, while no node is selected.
  QString emptyText() const;
  NodeDataPlot* data() const { return data_; }
  ParameterBars* parameters() const { return parameters_; }
  /// Rows of its content are the neighbours, in the order of EmpiricalGraph::neighbours().
  RowTable* neighbours() const { return neighbours_; }
  NodeHistory* history() const { return history_; }

  /// The iterates of node(), d × number of iterations, in their order; from the first of them on
  /// they take the place of what the inspector has seen itself, unless it has seen more, until
  /// another node is selected.
  void setHistory(const std::vector<std::int64_t>& iterations, const Matrix& values);

  void setSnapshot(std::shared_ptr<const Snapshot> snapshot) override;
  void refreshTheme() override;
  Figure* figure() override { return this; }
  QString figureName() const override { return QStringLiteral("node"); }
  QSizeF figureSize() const override;
  /// The parts that can be seen, one below the other.
  void drawFigure(QCPPainter& painter) override;
  /// All four parts as "part,at,series,value".
  QString figureData() const override;

 Q_SIGNALS:
  /// setHistory() would be welcome; comes again as the run goes on.
  void historyWanted(int node);

 protected:
  void refresh() override;
  void forget(bool another) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* framed(Part part, QWidget* content);
  void arrangeParts();
  InspectedNode inspect() const;
  static InspectedNode asLinearModels(InspectedNode node);
  QString describe(const InspectedNode& node) const;
  void showNeighbours(bool another);
  void showHistory(const InspectedNode& node);
  bool isShown(Part part) const;
  /// It has data points to draw.
  bool hasSamples() const;
  /// Lines on top of the picture.
  QStringList titleLines() const;
  /// What is known of the past of a node: iterations, and d × as many numbers.
  std::pair<std::vector<std::int64_t>, Matrix> past(int node) const;

  QStackedWidget* pages_;
  QLabel* empty_;
  QLabel* heading_;
  QLabel* key_;  ///< what the marks mean
  QWidget* bar_;
  QGridLayout* grid_;
  std::array<QToolButton*, 4> buttons_{};
  std::array<QWidget*, 4> parts_{};
  std::array<QLabel*, 4> captions_{};
  NodeDataPlot* data_;
  ParameterBars* parameters_;
  RowTable* neighbours_;
  NodeHistory* history_;
  Part part_ = Data;
  bool roomy_ = false;
  int shown_ = -1;  ///< the node that the neighbours are of
  std::shared_ptr<const ProblemInstance> shownNetwork_;
  IterateHistory seen_;
  int givenFor_ = -1;  ///< the node of the history that was given
  std::vector<std::int64_t> givenIterations_;
  Matrix givenValues_;
};

}  // namespace gtv::ui
