#pragma once

#include "fusion/contraction.h"
#include "solvers/fast_primal_dual.h"
#include "solvers/solver.h"

namespace gtv {

/// FastPrimalDualSolver, which every now and then tries a contraction of what it would fuse
/// (contraction.h). An answer that is proved to all digits ends the work: further steps repeat it.
/// One that is good but not proved is where the iteration goes on from. Often some ten to thirty
/// iterations, where the iteration alone takes hundreds.
///
/// When it tries depends on the problem and the iterates only: at iteration 10, then every 20; a
/// contraction to more than a few clusters is tried only if as many clusters were seen the last
/// time; after an expensive one the next attempt waits for as many iterations as it cost.
class ContractionSolver final : public Solver {
 public:
  explicit ContractionSolver(const GtvProblem& problem);

  void reset() override;
  void step() override;
  void startFrom(const Matrix& W, const Matrix& U) override;
  void problemChanged() override;

  std::int64_t iteration() const override { return iteration_; }
  const Matrix& primal() const override { return showsContraction_ ? W_ : sweeps_.primal(); }
  const Matrix& dual() const override { return showsContraction_ ? U_ : sweeps_.dual(); }
  double lastChange() const override { return lastChange_; }
  bool certificateLikely() const override { return certificateLikely_; }
  void setThreads(int threads) override { sweeps_.setThreads(threads); }
  void setStopToken(const std::stop_token& stop) override;
  std::string method() const override { return "contraction"; }

  /// What it contracts with. While showsContraction() its last attempt is what leaves the solver.
  Contraction& contraction() { return contraction_; }
  bool showsContraction() const { return showsContraction_; }

  SolverState state() const override;
  Result<void> restore(const SolverState& state) override;

 private:
  void tryContraction();
  /// One iteration; where it tries a contraction, it may be cut short by a stop.
  void advance(bool attempts);
  void reinitialise();

  const GtvProblem& problem_;
  FastPrimalDualSolver sweeps_;
  Contraction contraction_;
  std::stop_token stop_;
  std::int64_t iteration_ = 0;
  std::int64_t nextAttempt_ = 0;
  int lastClusterCount_ = 0;       ///< of clusters at the last attempt
  double proved_ = 0;              ///< relative gap of the answer that is shown
  bool showsContraction_ = false;  ///< what leaves is an answer, W_ and U_
  bool finished_ = false;          ///< and it is exact
  bool certificateLikely_ = false;
  bool restored_ = false;
  double lastChange_ = 0;
  Matrix W_;
  Matrix U_;
};

}  // namespace gtv
