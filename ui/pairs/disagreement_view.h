#pragma once

#include "ui/views/prediction_client_view.h"
#include "ui/widgets/figure.h"

class QComboBox;
class QLabel;
class QStackedWidget;

namespace gtv::ui {

class PairMatrix;

/// How much the models of nodes disagree: d_ij as the colour of a cell, nodes cluster by cluster;
/// see disagreement(). A click chooses the two nodes, arrows and Return do too.
class DisagreementView : public PredictionClientView, public Figure {
  Q_OBJECT

 public:
  static constexpr int clientId = 1;

  DisagreementView();

  /// 0: logarithmic, 1: linear.
  QComboBox* scaleChoice() const { return scale_; }
  /// Rows stand for columns of the network, which nodes() of its picture names.
  PairMatrix* matrix() const { return matrix_; }
  /// What stands there instead; empty while there is a matrix.
  QString emptyText() const;
  QString note() const;

  void refreshTheme() override;
  Figure* figure() override { return this; }
  QString figureName() const override { return QStringLiteral("disagreement"); }
  QSizeF figureSize() const override { return hasMatrix() ? matrixSize() : QSizeF(size()); }
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

 private:
  bool hasPredictions() const;
  /// What stands there while there is nothing to draw.
  QString message() const;
  /// True or learned; all 0 where they are not known.
  std::vector<int> clusters() const;
  void draw();
  bool hasMatrix() const;
  QSizeF matrixSize() const;

  QStackedWidget* pages_;
  QLabel* empty_;
  QLabel* note_;
  QComboBox* order_;
  QComboBox* scale_;
  PairMatrix* matrix_;
  std::vector<int> requestedClusters_;  ///< of the nodes that were asked for, in their order
  std::shared_ptr<const ProblemInstance> shown_;  ///< that the matrix is of, or null
};

}  // namespace gtv::ui
