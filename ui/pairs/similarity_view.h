#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "ui/views/run_view.h"
#include "ui/widgets/background_task.h"
#include "ui/widgets/figure.h"

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace gtv::ui {

class PairMatrix;
class ThresholdStrip;

/// How much the data of nodes differs, where that makes the graph: above the diagonal D_ij of all
/// pairs, cluster by cluster, below it only of those that are joined. Under it the distribution of
/// D, with a threshold to drag that joins all pairs below it. What the graph is like is said in
/// numbers. Of a graph that is not made of its data it says how to make one.
class SimilarityView : public RunView, public Figure {
  Q_OBJECT

 public:
  SimilarityView();

  void follow(const ViewSources& sources) override;
  PairMatrix* matrix() const { return matrix_; }
  ThresholdStrip* strip() const { return strip_; }
  QComboBox* measureChoice() const { return measure_; }
  /// The graph of the data, or what a method has learned, becomes one like any other.
  QPushButton* keepButton() const { return keep_; }
  QPushButton* makeButton() const { return make_; }
  /// The edges of least GTV for the models of this run.
  QPushButton* modelsButton() const { return ofModels_; }
  /// What stands there instead of a matrix; empty while there is one.
  QString emptyText() const;
  /// Edges, clusters, components and λ₂ in words.
  QString note() const;

  bool isCurrent() const override;
  void refreshTheme() override;
  Figure* figure() override { return this; }
  QString figureName() const override { return QStringLiteral("similarity"); }
  QSizeF figureSize() const override;
  void drawFigure(QCPPainter& painter) override;
  /// The matrix, with the keys of the nodes on top and in front.
  QString figureData() const override;

  /// Of more nodes so many are shown, every cluster with its share.
  static constexpr int mostNodes = 400;

 protected:
  void refresh() override;

 private:
  bool hasMatrix() const;
  void makeParts();
  void showMatrix();
  void showMeasures();
  void showThreshold();
  void showNote();
  /// What takes long for large graphs.
  struct Facts {
    std::shared_ptr<const EmpiricalGraph> graph;
    std::shared_ptr<const Dissimilarities> of;  ///< or null
    std::optional<double> lambda2;
    int count = 0;         ///< smallestConnectingCount()
    double threshold = 0;  ///< smallestConnectingThreshold()
  };
  void findFacts();
  void refuse(const Error& error);
  void change(const Result<Experiment>& next, const QString& step);
  void setThreshold(double threshold);
  /// Of a graph that was learned, the network of the iterate has it.
  const ProblemInstance* latest() const;

  RunController* run_ = nullptr;
  int drag_ = 0;  ///< the movement of the threshold
  QStackedWidget* pages_;
  QLabel* empty_;
  QLabel* note_;
  QComboBox* measure_;
  QPushButton* keep_;
  QPushButton* make_;
  QPushButton* ofModels_;
  PairMatrix* matrix_;
  ThresholdStrip* strip_;
  const Matrix* shown_ = nullptr;  ///< the dissimilarities that the picture is of
  Facts facts_;
  Facts wanted_;  ///< that are under way
  BackgroundTask task_{"for this graph"};
};

}  // namespace gtv::ui
