#pragma once

#include <QWidget>
#include <memory>

#include "figure.h"
#include "node_paint.h"
#include "run/lambda_follower.h"
#include "run/network.h"
#include "run/snapshot.h"

class QCustomPlot;
class QCPGraph;
class QComboBox;
class QLabel;

namespace gtv::ui {

/// The local models as points (ŵ_a, ŵ_b) with the true parameter vectors as crosses, and beneath
/// them, as hollow rings, the exact optimum: one ring per group of fused nodes, the larger the more
/// nodes are in it. Follows the points until the user zooms or pans; a double click follows again.
class ScatterPlot : public QWidget, public Figure {
  Q_OBJECT

 public:
  explicit ScatterPlot(QWidget* parent = nullptr);

  void setNetwork(std::shared_ptr<const Network> network, int xCoordinate, int yCoordinate);
  /// The same network after a change by hand: axes and range stay.
  void changeNetwork(std::shared_ptr<const Network> network);
  void setSnapshot(std::shared_ptr<const Snapshot> snapshot, const NodePaint& paint);
  /// The optimum for the present λ; null: none is known.
  void setOptimum(std::shared_ptr<const LambdaAnswer> optimum);
  /// Rings that are shown.
  int ringCount() const;
  /// Of the largest ring, in plot coordinates; there must be one.
  QPointF ringPosition() const;
  void refreshTheme();
  QCustomPlot* plot() const { return plot_; }
  int xCoordinate() const;
  int yCoordinate() const;

  QString figureName() const override { return QStringLiteral("local-models"); }
  QSizeF figureSize() const override;
  void drawFigure(QCPPainter& painter) override;
  /// One row per node: key, learned and true cluster, parameters, true parameters.
  QString figureData() const override;

 Q_SIGNALS:
  void axesChosen(int xCoordinate, int yCoordinate);
  /// The user drags a cross: the true parameters of this node, and of all that share them, shall be
  /// `truth`. All signals of one drag but the first are the same step.
  void truthWanted(int node, gtv::Vector truth, bool sameStep);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void redraw();
  void showTruth();
  void showRings();
  void showLegend();
  /// One entry per node: a row of W (d × n), or the node's number for the coordinate d.
  Vector values(const Matrix& W, int coordinate) const;
  void follow();
  /// A node whose cross is under this point of the plot, or −1.
  int truthAt(QPointF point) const;
  void dragTruth(QPointF point);

  QCustomPlot* plot_;
  QComboBox* xChoice_;
  QComboBox* yChoice_;
  QLabel* legend_;
  QCPGraph* truth_;
  std::vector<QCPGraph*> groups_;
  std::vector<QCPGraph*> rings_;  ///< one per colour and size
  std::shared_ptr<const LambdaAnswer> optimum_;
  Matrix ringCenters_;  ///< d × number of rings, the largest cluster first
  QPointF largestRingAt_;
  std::shared_ptr<const Network> network_;
  std::shared_ptr<const Snapshot> snapshot_;
  NodePaint paint_;
  bool following_ = true;
  bool settingAxes_ = false;
  int grabbed_ = -1;  ///< a node whose cross is being dragged
  bool moved_ = false;
};

}  // namespace gtv::ui
