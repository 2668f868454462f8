#pragma once

#include <QLineF>
#include <cstdint>
#include <memory>
#include <vector>

#include "problem/node_objective.h"
#include "ui/live/iterate_history.h"
#include "ui/optimisation/plot_view.h"
#include "ui/plots/plot_range.h"

class QCPGraph;
class QCPCurve;
class QCPPainter;

namespace gtv::ui {

/// The objective of one node with one or two parameters, and how the iterates walk on it: a curve,
/// or contour lines in the plane. Arrows show the next step along the gradient of what is drawn and
/// the proximal step of the same length; of one parameter the tangent is drawn, too.
class ObjectiveView : public PlotView {
  Q_OBJECT

 public:
  ObjectiveView();

  void follow(const ViewSources& sources) override;
  /// The loss of the node, the same with its edges, the mean loss.
  QComboBox* objectiveChoice() const { return choice_; }
  /// One parameter: the curve.
  const QCPGraph* curve() const { return curve_; }
  /// Two parameters: all contour lines, in coordinates of the plot.
  const std::vector<std::vector<QLineF>>& contours() const { return contours_; }
  const std::vector<double>& levels() const { return levels_; }
  /// The iterates, oldest first: (w, f(w)) or (w1, w2).
  const QCPCurve* path() const { return path_; }
  /// From the present iterate to where a step along the gradient leads; null: there is none.
  QLineF arrow() const { return arrow_; }
  /// The same of the proximal step, argmin_v f(v) + ‖v − w‖²/(2α).
  QLineF proximalArrow() const { return proximalArrow_; }
  /// One parameter: the tangent at the present iterate, across the plot; no points: there is none.
  const QCPGraph* tangent() const { return tangent_; }
  /// The marked optimum of the node; no point where it is not known, or not the only one.
  const QCPGraph* optimumMark() const { return best_; }
  /// Where steps along gradients of batches lead that are drawn as the method draws them, d × their
  /// number; none for methods that take all samples.
  const Matrix& batchSteps() const { return batchSteps_; }
  /// √E‖g_B − g‖² of them, see gradientSpread().
  double gradientNoise() const { return noise_; }
  /// What the pointer says there; empty beside the axes.
  QString describe(QPointF point) const;

  /// The iterates of a node at these iterations, d × their number.
  void setPast(int node, const std::vector<std::int64_t>& iterations, const Matrix& values);
  void setSnapshot(std::shared_ptr<const Snapshot> snapshot) override;
  void saveState(Json& screen) const override;
  void restoreState(const Json& screen, const Studies& studies, int runNumber) override;
  /// The curve, the iterates and the marks: "series,iteration,parameters…,objective".
  QString figureData() const override;

  static constexpr int curvePoints = 161;
  static constexpr int levelCount = 14;
  static constexpr int drawnBatches = 24;
  /// Of a mean over more samples, and of a value that costs more of them, nothing is drawn.
  static constexpr Eigen::Index mostMeanSamples = 200'000;
  static constexpr Eigen::Index mostSamples = 20'000;

 Q_SIGNALS:
  /// setPast() would be welcome; comes again as the run goes on.
  void pastWanted(int node);

 protected:
  void refresh() override;
  void forget(bool another) override;
  void style() override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// A model that is marked; empty: not known.
  struct Marks {
    Vector iterate;
    Vector optimum;
    Vector truth;
    Vector next;      ///< where a step along the gradient leads
    Vector proximal;  ///< where the proximal step leads
  };

  QString whyNothing() const;
  NodeObjective::Scope scope() const;
  void draw();
  void findPath();
  void findMarks(const NodeObjective& objective);
  void findSteps(const NodeObjective& objective);
  /// Of `gradient` at the iterate.
  void findBatchSteps(const Vector& gradient);
  void drawCurve(const NodeObjective& objective);
  void drawPlane(const NodeObjective& objective);
  void drawMarks(const NodeObjective& objective);
  void drawTangent(const NodeObjective& objective);
  PlotRange rangeOfModels() const;
  void paintContours(QCPPainter& painter);
  void paintBatchSteps(QCPPainter& painter);
  void paintArrow(QCPPainter& painter, const QLineF& arrow, const QColor& color) const;
  QString nearMark(QPointF point) const;
  QString title() const;
  QString key() const;

  QComboBox* choice_;
  QCPGraph* curve_;
  QCPCurve* path_;
  QCPGraph* present_;
  QCPGraph* best_;
  QCPGraph* true_;
  QCPGraph* tangent_;
  std::vector<std::vector<QLineF>> contours_;  ///< of every level
  std::vector<double> levels_;
  QLineF arrow_;
  QLineF proximalArrow_;
  Matrix batchSteps_;
  std::vector<QPointF> batchMarks_;  ///< their places in the plot
  double noise_ = 0;
  Vector gradient_;  ///< at the iterate
  Marks marks_;
  double step_ = 0;                           ///< of the step along the gradient; 0: none
  double proximalStep_ = 0;                   ///< the same, or of kinks 1/β of the loss; 0: none
  bool stepIsOwn_ = false;                    ///< it is that of the method
  GtvProblem problem_;                        ///< that is drawn
  std::unique_ptr<NodeObjective> objective_;  ///< of problem_; null: nothing is drawn
  std::vector<std::int64_t> iterations_;      ///< of the path
  Matrix walked_;                             ///< d × their number
  IterateHistory seen_;
  int givenFor_ = -1;  ///< the node of the past that was given
  std::vector<std::int64_t> givenIterations_;
  Matrix givenValues_;
};

}  // namespace gtv::ui
