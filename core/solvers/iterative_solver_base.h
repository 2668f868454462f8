#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "losses/local_loss.h"
#include "solvers/solver.h"

namespace gtv {

/// What the methods share: iterates that start at 0, their count, and a state that is all of it.
class IterativeSolverBase : public Solver {
 public:
  void reset() override;
  void step() override;
  void setStopToken(const std::stop_token& stop) final { stop_ = stop; }
  void setThreads(int threads) override { threads_ = threads; }
  void startFrom(const Matrix& W, const Matrix& U) final;

  std::int64_t iteration() const final { return iteration_; }
  const Matrix& primal() const final { return W_; }
  const Matrix& dual() const final {
    updateDual();
    return U_;
  }
  double lastChange() const final { return lastChange_; }

  std::string method() const override { return id_; }
  SolverState state() const final;
  Result<void> restore(const SolverState& state) final;

 protected:
  IterativeSolverBase(const GtvProblem& problem, std::string id);

  const GtvProblem& problem() const { return problem_; }
  /// What an iteration needs that takes long and changes nothing that is remembered; false if it
  /// was asked to stop meanwhile, then there is no iteration.
  virtual bool prepareStep() { return true; }
  /// Whether iterations change nothing any more, although the network or λ may change.
  virtual bool isAtRest() const { return false; }
  /// The next W_, U_ and memory_; returns max_i ‖w_i⁺ − w_i‖_∞.
  virtual double advance() = 0;
  /// Whether an iteration may take longer than a user waits: advance() then asks stopRequested() in
  /// its loops and may return at once with anything, which step() forgets.
  virtual bool mayTakeLong() const { return !isConvex_; }
  /// Whether the nodes have so many parameters that what a node computes is long beside a copy of
  /// its model.
  bool isLarge() const { return problem_.dimension >= manyParameters; }
  /// An iteration was given up: what is remembered is as before it, scalars() was taken back.
  virtual void onIterationDiscarded() {}
  /// Calls task(begin, end) for ranges that make up all nodes: one on this thread or, where an
  /// iteration may take long, one per node on several threads. What a task writes is its nodes'
  /// own.
  void forNodeRanges(const std::function<void(int begin, int end)>& task) const;
  bool stopRequested() const { return interruptible_ && stop_.stop_requested(); }
  const std::stop_token& stop() const { return stop_; }
  /// v ← the operator at v; a stop cuts it short where the iteration may be given up.
  // NOLINTNEXTLINE(performance-unnecessary-value-param): a view
  void applyMap(LocalMap& map, MutVec v) const {
    if (interruptible_)
      map.applyUntil(stop_, v);
    else
      map.apply(v);
  }
  /// After W_ and U_ were replaced by those of another method: the rest of what is remembered
  /// (memory_ is all 0 then).
  virtual void onWarmStart() = 0;
  /// At the end of reset() and startFrom(), with messages_ all 0: what is known of each other
  /// before anything was sent.
  virtual void initialiseNeighbourKnowledge() {}
  /// Before anyone sees U_: methods whose flow is a function of W may let it lag behind, and bring
  /// it up to W here. (Threads do not share a solver.)
  virtual void updateDual() const {}
  /// What a method remembers in numbers, in its own order.
  virtual std::vector<double> scalars() const { return {}; }
  /// Takes back what scalars() gave, as many numbers; refuses what no run can reach and is then
  /// unchanged.
  virtual Result<void> restoreScalars(const std::vector<double>& scalars);

  Matrix W_;                      ///< d × n
  mutable Matrix U_;              ///< d × E; mutable for updateDual alone
  std::vector<Matrix> memory_;    ///< what a method remembers in matrices, all 0 at the start
  std::vector<Matrix> messages_;  ///< the same, of messages: they come behind memory_ in the state

 private:
  static constexpr int manyParameters = 100;

  const GtvProblem& problem_;
  std::string id_;
  std::stop_token stop_;
  bool interruptible_ = false;  ///< in an iteration that may take long
  bool isConvex_;
  int threads_ = 1;
  std::int64_t iteration_ = 0;
  double lastChange_ = 0;
};

}  // namespace gtv
