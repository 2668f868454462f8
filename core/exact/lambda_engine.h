#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "fusion/contraction_solver.h"
#include "fusion/quotient_sweeps.h"
#include "problem/dual_bound.h"
#include "solvers/solver.h"

namespace gtv {

/// ŵ(λ) with its proof.
struct LambdaOptimum {
  double lambda = 0;
  Matrix W;                   ///< d × n
  Matrix U;                   ///< d × E, feasible
  DualBound bound;            ///< of W, whatever the engine believes
  bool certified = false;     ///< bound.relative is at most what was asked for
  std::vector<int> clusters;  ///< groups of fused nodes, numbered by their first node
  int clusterCount = 0;
  std::string method;      ///< what found it: "contraction" or the id of a solver
  std::int64_t steps = 0;  ///< of solvers, for this λ
  double seconds = 0;
};

/// Why nobody follows the optimum of losses that are not convex.
inline constexpr const char* whyNoOptimum =
    "the losses are not convex, so no method can prove an optimum";

struct LambdaEngineOptions {
  double tolerance = 1e-6;         ///< certified relative gap that ends the work at one λ
  double clusterTolerance = 1e-3;  ///< of fused nodes, see clusterTolerance()
  int threads = 1;                 ///< of the iteration; change nothing but the time
};

/// What a call of track() may cost; at least one step is made, so that calling again gets on.
struct LambdaBudget {
  double seconds = std::numeric_limits<double>::infinity();
  std::int64_t steps = std::numeric_limits<std::int64_t>::max();
  std::stop_token stop;
};

/// Follows the minimiser of P as λ moves: every λ from where the one before ended, each answer with
/// its certificate. While the clusters stay, one contraction per λ (tens of microseconds on demo
/// graphs); else elimination where the graph has no cycles, sweeps on the quotient problem where
/// all of many nodes have data of their own, a few steps of Newton's method with smoothing where
/// the graph allows it, or the contracting iteration. Owns its copy of the problem (the parts are
/// shared); one thread at a time.
class LambdaEngine {
 public:
  explicit LambdaEngine(const GtvProblem& problem, const LambdaEngineOptions& options = {});
  ~LambdaEngine();

  /// The optimum for this λ ≥ 0, finite capacities λA_e required. If the budget ends first:
  /// what is there so far, with `certified` false; called again with the same λ it goes on.
  const LambdaOptimum& track(double lambda, const LambdaBudget& budget = {});
  /// Goes on from an iterate for the λ of latest(), W d × n and U d × E feasible, if `bound`, which
  /// is of it, is nearer than what is there. False, and nothing is changed, if not.
  bool continueFrom(const Matrix& W, const Matrix& U, const DualBound& bound, std::string method);
  const LambdaOptimum& latest() const { return latest_; }
  const GtvProblem& problem() const { return problem_; }

 private:
  /// Follow: the clusters of the last answer at another λ. Quotient: QuotientSweeps, for many nodes
  /// with data of their own. Newton: SmoothedNewtonSolver where its steps are quick,
  /// TreeNewtonSolver on graphs without cycles. Iteration: everything else, and where Newton's
  /// method begins cold.
  enum class Phase { Follow, Newton, Quotient, Iteration };

  void moveTo(double lambda);
  void enter(Phase phase);
  /// One step; certifies what it has if it is the last one.
  void work(bool last);
  void workOnQuotient(bool last);
  /// What goes on where the clusters cannot be followed.
  Phase warmPhase() const;
  void learnClusters();
  void acceptContraction();
  DualBound boundOf(const Matrix& W, const Matrix& U);
  void accept(const Matrix& W, const Matrix& U, const DualBound& bound, std::string method);
  void countClusters();

  GtvProblem problem_;
  LambdaEngineOptions options_;
  // All but the iteration are made when they are first needed.
  std::unique_ptr<DualBounder> bounder_;
  std::unique_ptr<Solver> newton_;
  std::unique_ptr<QuotientSweeps> quotient_;
  std::unique_ptr<Solver> iteration_;
  ContractionSolver* contracting_ =
      nullptr;             ///< the iteration, where contraction is for the problem
  bool treeFits_ = false;  ///< TreeNewtonSolver is for the problem
  bool newtonFits_ = false;
  bool quotientFits_ = false;
  Phase phase_ = Phase::Iteration;
  LambdaOptimum latest_;
  std::int64_t phaseSteps_ = 0;
  std::int64_t nextCertificate_ = 0;
  std::stop_token stop_;  ///< of the call of track() at work
};

}  // namespace gtv
