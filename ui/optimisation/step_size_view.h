#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "live/live_values.h"
#include "solvers/quadratic_objective.h"
#include "ui/live/iterate_history.h"
#include "ui/optimisation/plot_view.h"

class QCPGraph;

namespace gtv::ui {

/// The factor κ(α) by which gradient descent of step size α shrinks the distance from the minimiser
/// of a quadratic objective: of GTVMin, of the mean loss, or of one node. Rings mark the best step,
/// a disc the present one, and a cross what was measured there.
class StepSizeView : public PlotView {
  Q_OBJECT

 public:
  StepSizeView();

  /// What the method descends on, GTVMin, the mean loss, the loss of the node.
  QComboBox* objectiveChoice() const { return choice_; }
  /// That is drawn; null while there is none.
  const QuadraticObjective* objective() const { return objective_ ? &*objective_ : nullptr; }
  QuadraticObjective::Scope scope() const { return scope_; }
  /// α of the method, where it takes steps along a gradient.
  std::optional<double> step() const;
  /// The factor per iteration between the last two pictures, in the Euclidean norm, where the
  /// method descends on what is drawn.
  std::optional<double> measured() const;
  /// η: the share of the distance that is to be left.
  QComboBox* shareChoice() const { return share_; }
  /// Iterations that the objective, λ and α are as they are.
  struct Reached {
    double promised = 0;  ///< k^(η) of the present step, QuadraticObjective::iterations()
    /// The last of them that was seen farther away, and the first that was seen near enough;
    /// nothing: none was yet.
    std::int64_t before = 0;
    std::optional<std::int64_t> by;
  };
  /// How many iterations take the distance from the minimiser to η times where they began; nothing
  /// where the method does not descend on what is drawn, or began at the minimiser.
  std::optional<Reached> reached() const;
  /// Where they began.
  std::int64_t beginning() const { return start_ ? start_->numbers.iteration : 0; }
  const QCPGraph* kappa() const { return kappa_; }
  const QCPGraph* bestMark() const { return best_; }
  const QCPGraph* presentMark() const { return present_; }
  const QCPGraph* measuredMark() const { return measured_; }

  void follow(const ViewSources& sources) override;
  void setSnapshot(std::shared_ptr<const Snapshot> snapshot) override;
  /// What was computed before the first picture came, of all nodes.
  void setPast(const NodePast& past);
  void saveState(Json& screen) const override;
  void restoreState(const Json& screen, const Studies& studies, int runNumber) override;
  /// Curves and marks as "series,step,factor".
  QString figureData() const override;

 Q_SIGNALS:
  /// To have setPast() called.
  void pastWanted(int node);

 protected:
  void refresh() override;
  void forget(bool another) override;
  void style() override;

 private:
  using Scope = QuadraticObjective::Scope;

  /// The objective of the picture, with its λ.
  GtvProblem problem() const;
  /// What the method descends on; nothing for other methods.
  std::optional<Scope> methodScope() const;
  bool isAlone(int node) const;
  Result<void> findObjective();
  Result<void> tryScope(Scope scope);
  /// The method descends on what is drawn.
  bool isMeasurable() const;
  double distance(const Matrix& W) const;
  void fill();
  QString key() const;
  QString objectiveName() const;
  QString stepText() const;
  QString reachedText() const;

  QComboBox* choice_;
  QComboBox* share_;
  QCPGraph* one_;
  QCPGraph* least_;
  QCPGraph* largest_;
  QCPGraph* kappa_;
  QCPGraph* best_;
  QCPGraph* line_;
  QCPGraph* present_;
  QCPGraph* measured_;
  std::shared_ptr<const Snapshot> before_;  ///< the last picture of an earlier iteration
  std::shared_ptr<const Snapshot> start_;   ///< the first with the present objective and step
  /// What came before start_ has not been seen, though it may belong to it.
  enum class Past { Known, Unknown, Wanted } past_ = Past::Known;
  std::vector<std::pair<std::int64_t, Matrix>> earlier_;  ///< of setPast(), after start_
  IterateHistory seen_;
  std::optional<QuadraticObjective> objective_;
  Scope scope_ = Scope::Network;
  QString shownChoice_;  ///< with the three below: what objective_ is of
  int shownNode_ = -1;
  std::shared_ptr<const GtvProblem> shownProblem_;
  double shownLambda_ = 0;
};

}  // namespace gtv::ui
