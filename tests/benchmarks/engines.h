#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "measure.h"
#include "problem/gtv_problem.h"
#include "solvers/fast_primal_dual.h"
#include "solvers/solver.h"

// What the rows have in common: solvers by name, true optima, time to accuracy.
namespace gtv::bench {

/// The catalogue's method with its default parameters; null if there is no such id or it refuses
/// the problem.
std::unique_ptr<Solver> solverOf(const std::string& id, const GtvProblem& problem);

/// Algorithm 1 with the fast kernel, γ = 1, from W = 0: on graphs with equal weights its iterates
/// are those of [CFL], on others those of the weighted steps.
FastPrimalDualSolver sameKernel(const GtvProblem& problem);

/// A piece of its sweeps.
inline auto sweepPiece(FastPrimalDualSolver& solver) {
  return Piece([&solver] { solver.step(); });
}

/// The least objective that a long run of another method than the one looked at has met.
struct Optimum {
  double objective = 0;
  double relative = 0;  ///< what is still certified to be possible below it
};
/// By Newton's method on the proximal method of multipliers, or by Halpern's iteration where that
/// would be too large.
Optimum longRun(const GtvProblem& problem);

/// Iterations until P(W) ≤ (1 + accuracy)·optimum, looked at after every one of them, beyond 1000
/// after every thousandth part of them; nothing if `most` are not enough.
std::optional<std::int64_t> iterationsTo(double optimum, double accuracy, Solver& solver,
                                         const GtvProblem& problem, std::int64_t most);

struct ColdRun {
  double seconds = 0;
  std::int64_t steps = 0;
  double relative = 0;  ///< certified
  std::string method;
};
/// The default engine from nothing but the problem to a certified relative gap.
ColdRun coldRun(const GtvProblem& problem, double tolerance, double limitSeconds);
/// The λ engine likewise.
ColdRun coldLambdaEngine(const GtvProblem& problem, double tolerance, double limitSeconds);

}  // namespace gtv::bench
