#pragma once

#include <memory>

#include "solvers/solver.h"

namespace gtv {

/// Takes the method that suits the problem, and another where the first is slow to end:
/// `direct` for quadratic losses with a quadratic penalty, `tree-newton` on forests; else
/// `adaptive-primal-dual`, and after as many iterations as cost about ten Newton steps `newton`,
/// from where the first stands. A
/// Newton phase that has not ended the run after a while hands back. Methods whose factors would be
/// too large for the graph are never taken.
class AutoSolver final : public Solver {
 public:
  explicit AutoSolver(const GtvProblem& problem);

  void reset() override;
  void step() override;
  void problemChanged() override;

  std::int64_t iteration() const override { return iteration_; }
  const Matrix& primal() const override { return active_->primal(); }
  const Matrix& dual() const override { return active_->dual(); }
  double lastChange() const override { return active_->lastChange(); }
  bool isMilestone() const override { return active_->isMilestone(); }
  std::string method() const override { return active_->method(); }

  SolverState state() const override;
  Result<void> restore(const SolverState& state) override;

 private:
  enum class Phase { Direct, FirstOrder, Newton, Tree };

  /// The method to begin with.
  Phase first() const;
  std::int64_t lengthOf(Phase phase) const;
  void begin(Phase phase, std::int64_t length);
  std::unique_ptr<Solver> make(Phase phase) const;
  bool isLinear() const;

  const GtvProblem& problem_;
  double newtonCost_;      ///< of a step; negative: not allowed
  std::int64_t patience_;  ///< iterations of the first first-order phase
  std::unique_ptr<Solver> active_;
  Phase phase_ = Phase::FirstOrder;
  std::int64_t iteration_ = 0;
  std::int64_t phaseEnd_ = 0;  ///< iteration at which the phase ends
  int round_ = 0;              ///< phases so far
  bool restored_ = false;      ///< and no step since
};

}  // namespace gtv
