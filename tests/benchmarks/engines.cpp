#include "engines.h"

#include <algorithm>

#include "exact/lambda_engine.h"
#include "federated/catalogue.h"
#include "problem/dual_bound.h"

namespace gtv::bench {
namespace {

constexpr double exactEnough = 1e-12;
constexpr std::int64_t newtonSteps = 600;
constexpr std::int64_t sweeps = 30'000;

}  // namespace

std::unique_ptr<Solver> solverOf(const std::string& id, const GtvProblem& problem) {
  const auto& catalogue = solverCatalogue();
  if (catalogue.find(id) == nullptr) return nullptr;
  auto solver = makeSolver(defaultChoice(catalogue.view, id), problem);
  return solver ? std::move(*solver) : nullptr;
}

FastPrimalDualSolver sameKernel(const GtvProblem& problem) {
  return FastPrimalDualSolver(problem, Acceleration::None, 1);
}

Optimum longRun(const GtvProblem& problem) {
  auto solver = solverOf("newton", problem);
  const bool newton = solver != nullptr;
  if (!newton) solver = solverOf("auto", problem);
  const DualBounder bounder(problem);
  Optimum best{problem.objective(solver->primal()), 1};
  while (best.relative > exactEnough && solver->iteration() < (newton ? newtonSteps : sweeps)) {
    solver->step();
    if (!solver->certificateLikely() && (newton || solver->iteration() % 500 != 0)) continue;
    const auto bound = bounder.bound(solver->primal(), solver->dual());
    best.objective = std::min(best.objective, bound.primal);
    best.relative = std::min(best.relative, bound.relative);
  }
  return best;
}

std::optional<std::int64_t> iterationsTo(double optimum, double accuracy, Solver& solver,
                                         const GtvProblem& problem, std::int64_t most) {
  std::int64_t next = 0;
  while (solver.iteration() < most) {
    solver.step();
    if (solver.iteration() < next) continue;
    if (problem.objective(solver.primal()) <= (1 + accuracy) * optimum) return solver.iteration();
    next = solver.iteration() + std::max<std::int64_t>(1, solver.iteration() / 1000);
  }
  return std::nullopt;
}

ColdRun coldRun(const GtvProblem& problem, double tolerance, double limitSeconds) {
  ColdRun out;
  std::unique_ptr<Solver> solver;
  std::unique_ptr<DualBounder> bounder;
  out.seconds = secondsOf([&] {
    solver = solverOf("auto", problem);
    bounder = std::make_unique<DualBounder>(problem);
  });
  out.relative = 1;
  std::int64_t next = 8;
  while (out.relative > tolerance && out.seconds < limitSeconds)
    out.seconds += secondsOf([&] {
      solver->step();
      if (!solver->certificateLikely() && solver->iteration() < next) return;
      next = solver->iteration() + std::max<std::int64_t>(8, solver->iteration() / 4);
      out.relative = bounder->bound(solver->primal(), solver->dual(), {}, tolerance).relative;
    });
  out.steps = solver->iteration();
  out.method = solver->method();
  return out;
}

ColdRun coldLambdaEngine(const GtvProblem& problem, double tolerance, double limitSeconds) {
  ColdRun out;
  LambdaEngineOptions options;
  options.tolerance = tolerance;
  LambdaBudget budget;
  budget.seconds = limitSeconds;
  std::unique_ptr<LambdaEngine> engine;
  out.seconds = secondsOf([&] {
    engine = std::make_unique<LambdaEngine>(problem, options);
    engine->track(problem.lambda, budget);
  });
  out.steps = engine->latest().steps;
  out.relative = engine->latest().bound.relative;
  out.method = engine->latest().method;
  return out;
}

}  // namespace gtv::bench
