#pragma once

#include <memory>
#include <mutex>

#include "problem/scaled_problem.h"
#include "solvers/solver.h"

namespace gtv {

/// Takes the method that suits the problem, and another where the first is slow to end:
///   quadratic losses and penalty   `direct`, or `conjugate-gradient` where its factors would be
///                                  too large
///   chains of scalars              `chain-dp`
///   forests                        `tree-newton`
///   else                           `contraction` (network Lasso, losses without kinks) or
///                                  `fast-primal-dual`, for as many iterations as cost about ten
///                                  Newton steps; then `smoothed-newton` or `newton`, from where
///                                  the first stands, and the first again. On huge graphs a
///                                  preview in single precision comes before all that.
/// Now and then `newton` begins at 0: it may get where it cannot from there. Where an iterate runs
/// away, Newton's methods take over for good, from the best iterate so far; that is shown instead
/// of one that is far worse than 0. Methods whose factors would be too large for the graph are
/// never taken. Depends on the problem and the iterates alone, not on the clock.
///
/// Problems whose numbers are far from 1 are solved in other units (ScaledProblem): what the
/// methods guess and where they stop to refine is about numbers around 1.
class AutoSolver final : public Solver {
 public:
  /// Nodes and edges from which on a graph is huge: its sweeps wait for memory.
  static constexpr std::int64_t hugeGraph = 2'000'000;
  explicit AutoSolver(const GtvProblem& problem, std::int64_t huge = hugeGraph);

  void reset() override;
  void step() override;
  void startFrom(const Matrix& W, const Matrix& U) override;
  void problemChanged() override;

  std::int64_t iteration() const override { return iteration_; }
  const Matrix& primal() const override;
  const Matrix& dual() const override;
  double lastChange() const override { return scaled_->units().model * active_->lastChange(); }
  std::optional<int> vectorsPerEdge() const override { return active_->vectorsPerEdge(); }
  bool showsFallback() const override;
  bool certificateLikely() const override { return active_->certificateLikely(); }
  std::string method() const override { return active_->method(); }
  std::string reason() const override;
  void setThreads(int threads) override;
  void setStopToken(const std::stop_token& stop) override;

  SolverState state() const override;
  Result<void> restore(const SolverState& state) override;

 private:
  enum class Phase { Direct, Conjugate, Chain, Tree, FirstOrder, Smoothed, Newton, Preview };

  /// The method to begin with.
  Phase first() const;
  /// After the present one.
  Phase next() const;
  bool fits(Phase phase) const;
  std::int64_t lengthOf(Phase phase) const;
  /// Returns the method before.
  std::unique_ptr<Solver> begin(Phase phase, std::int64_t length);
  /// Whether a Newton phase begins at 0 and far from kinks, not where the one before has ended.
  static bool startsAtZero(Phase phase, int round);
  std::unique_ptr<Solver> make(Phase phase, int round) const;
  /// Whether W is no iterate to go on from: rounding can drive methods away.
  bool hasDiverged(const Matrix& W) const;
  /// Whether W is much worse than 0.
  bool isFarWorseThanZero(const Matrix& W) const;
  /// Keeps W if no iterate of an earlier look is better.
  void updateBest(const Matrix& W);
  void resetBest();
  /// Whether the present iterate is one that is not shown.
  bool iterateDiverged() const;
  /// The best iterate.
  const Matrix& bestIterate() const;
  /// The iterates or the problem are others now.
  void invalidateShownIterates();
  bool isLinearSystem() const;
  const GtvProblem& scaledProblem() const { return scaled_->problem(); }

  const GtvProblem& problem_;
  std::unique_ptr<ScaledProblem> scaled_;  ///< what the methods see
  std::int64_t huge_;
  double objectiveAtZero_ = 0;  ///< in the units of the methods
  double newtonCost_ = -1;      ///< of a step; negative: not allowed
  int threads_ = 1;
  std::stop_token stop_;
  std::int64_t firstPhaseLength_;  ///< iterations of the first first-order phase
  std::unique_ptr<Solver> active_;
  std::int64_t iteration_ = 0;
  bool restored_ = false;  ///< and no step since
  /// Where the sequence of phases stands.
  struct Position {
    Phase phase = Phase::FirstOrder;
    std::int64_t end = 0;      ///< iteration at which the phase ends
    int round = 0;             ///< phases so far
    bool diverged = false;     ///< an iterate was dropped since the problem is as it is
    Matrix best;               ///< of the iterates that phases ended with; empty: 0, or none yet
    double bestObjective = 0;  ///< of `best`; of 0 where that is empty
  };
  Position position_;

  // What primal() and dual() give, made when it is asked for; by several threads, perhaps.
  mutable std::mutex showing_;
  mutable bool isPrimalShown_ = false;
  mutable bool isDualShown_ = false;
  mutable bool showsFallback_ = false;
  mutable Matrix zero_;
  mutable Matrix W_;  ///< of other units, brought back
  mutable Matrix U_;
};

}  // namespace gtv
