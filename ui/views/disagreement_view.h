#pragma once

#include <qcustomplot.h>

#include "ui/views/prediction_client_view.h"
#include "ui/widgets/figure.h"

class QComboBox;
class QLabel;
class QStackedWidget;

namespace gtv::ui {

/// How much the models of nodes disagree: d_ij as the colour of a cell, nodes cluster by cluster;
/// see disagreement(). A click chooses the two nodes, arrows and Return do too.
class DisagreementView : public PredictionClientView, public Figure {
  Q_OBJECT

 public:
  static constexpr int clientId = 1;

  DisagreementView();

  /// 0: logarithmic, 1: linear.
  QComboBox* scaleChoice() const { return scale_; }
  QCustomPlot* plot() const { return plot_; }
  /// What stands there instead; empty while there is a matrix.
  QString emptyText() const;
  QString note() const;
  /// In the order of the picture; node k of it is the column nodes()[k] of the network.
  const Matrix& distances() const { return distances_; }
  const std::vector<int>& order() const { return shownNodes_; }
  /// Of a place in the plot: the two nodes and their distance; empty beside the cells.
  QString describe(QPointF point) const;
  /// The middle of a cell, in pixels of the plot.
  QPointF cellAt(int row, int column) const;

  void refreshTheme() override;
  Figure* figure() override { return this; }
  QString figureName() const override { return QStringLiteral("disagreement"); }
  QSizeF figureSize() const override { return distances_.size() > 0 ? plot_->size() : size(); }
  void drawFigure(QCPPainter& painter) override;
  /// The matrix, with the keys of the nodes on top and in front.
  QString figureData() const override;

  /// Of more nodes so many are shown, every cluster with its share.
  static constexpr int mostNodes = 400;
  /// On more points the models are not compared.
  static constexpr int mostPoints = 200;

 protected:
  void refresh() override;
  void showPredictions(std::shared_ptr<const Predictions> predictions) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool hasPredictions() const;
  /// What stands there while there is nothing to draw.
  QString message() const;
  /// True or learned; all 0 where they are not known.
  std::vector<int> clusters() const;
  void style();
  void draw();
  void showTicks();
  void drawMarks(QCPPainter& painter);
  QPoint cellUnder(QPointF point) const;
  QString describeCell(QPoint cell) const;
  void choose(QPoint cell);
  bool keyPressed(const QKeyEvent& event);

  QStackedWidget* pages_;
  QLabel* empty_;
  QLabel* note_;
  QComboBox* order_;
  QComboBox* scale_;
  QCustomPlot* plot_;
  QCPColorMap* map_;
  QCPColorScale* bar_;
  std::vector<int> requestedClusters_;  ///< of the nodes that were asked for, in their order
  std::shared_ptr<const ProblemInstance> shown_;  ///< that the matrix is of, or null
  std::vector<int> shownNodes_;
  std::vector<int> shownClusters_;
  Matrix distances_;
  QPoint focused_{-1, -1};  ///< the cell that the keys are at
};

}  // namespace gtv::ui
