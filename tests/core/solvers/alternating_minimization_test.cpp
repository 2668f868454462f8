#include "solvers/alternating_minimization.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/custom_terms.h"
#include "support/dense_reference.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::stronglyConvexProblem;

TEST(AlternatingMinimizationSolverTest, FirstStepsAgreeWithHandComputation) {
  // G1 with λ = 1: α = 2, a_i = 1, σ = 1/(½ + ½) = 1. w = a = (0, 2); u = 0 + (0 − 2), clipped
  // to −1; then without acceleration w_0 = 0 + ½, w_1 = 2 − ½: the optimum.
  const auto problem = testing::scalarProblem({0.0, 2.0}, {{0, 1, 1}}, testing::networkLasso(), 1);
  for (const bool accelerated : {false, true}) {
    AlternatingMinimizationSolver solver(problem, accelerated);
    EXPECT_DOUBLE_EQ(solver.stepSizes()[0], 1);
    solver.step();
    EXPECT_DOUBLE_EQ(solver.primal()(0, 0), 0);
    EXPECT_DOUBLE_EQ(solver.primal()(0, 1), 2);
    EXPECT_DOUBLE_EQ(solver.dual()(0, 0), -1);
    solver.step();
    // FISTA: t = (1 + √5)/2, then β = (t − 1)/((1 + √(1 + 4t²))/2) = 0.2817...; u is −1 − β.
    const double t = (1 + std::sqrt(5)) / 2;
    const double beta = accelerated ? (t - 1) / ((1 + std::sqrt(1 + 4 * t * t)) / 2) : 0;
    EXPECT_NEAR(solver.primal()(0, 0), 0.5 + beta / 2, 1e-15);
    EXPECT_NEAR(solver.primal()(0, 1), 1.5 - beta / 2, 1e-15);
    EXPECT_DOUBLE_EQ(solver.dual()(0, 0), -1);
  }
}

TEST(AlternatingMinimizationSolverTest, StepSizesSatisfyConvergenceCondition) {
  // Σ^½ D diag(1/α_i) Dᵀ Σ^½ ⪯ I, and not by much.
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto problem = stronglyConvexProblem(seed, 12, 1, 0.3, testing::mocha(), 0.5);
    const AlternatingMinimizationSolver solver(problem, false);
    Matrix scaled = testing::denseIncidence(problem);
    for (int e = 0; e < problem.edgeCount(); ++e) scaled.row(e) *= std::sqrt(solver.stepSizes()[e]);
    for (int i = 0; i < problem.nodeCount(); ++i)
      scaled.col(i) /= std::sqrt(problem.losses[i]->strongConvexity());
    const Matrix gram = scaled.transpose() * scaled;
    const double largest = testing::largestEigenvalue(gram);
    EXPECT_LE(largest, 1 + 1e-12) << seed;
    EXPECT_GE(largest, 0.5) << seed;
  }
}

TEST(AlternatingMinimizationSolverTest, DualObjectiveNeverIncreasesWithoutAcceleration) {
  const auto problem = stronglyConvexProblem(4, 12, 2, 0.3, testing::networkLasso(), 0.3);
  AlternatingMinimizationSolver solver(problem, false);
  // Σ_i L_i*(−(DᵀU)_i) from w = ∇L_i* by Fenchel's equality.
  const auto dual = [&] {
    const Matrix outflow = problem.graph->netOutflow(solver.dual());
    double sum = 0;
    for (int i = 0; i < problem.nodeCount(); ++i) {
      Vector w = -outflow.col(i);
      problem.losses[i]->conjugateGradient()->apply(w);
      sum += -outflow.col(i).dot(w) - problem.losses[i]->value(w);
    }
    return sum;
  };
  double before = dual();
  const double start = before;
  for (int k = 0; k < 200; ++k) {
    solver.step();
    const double now = dual();
    EXPECT_LE(now, before + 1e-13) << k;
    before = now;
  }
  EXPECT_LT(before, start - 0.1);
}

TEST(AlternatingMinimizationSolverTest, AccelerationSavesIterations) {
  const auto problem = stronglyConvexProblem(6, 30, 2, 0.15, testing::networkLasso(), 0.5);
  const double best = problem.objective(testing::denseReference(problem, "nlasso"));
  const auto iterationsTo = [&](bool accelerated) {
    AlternatingMinimizationSolver solver(problem, accelerated);
    solver.step();
    while (solver.iteration() < 100000 && problem.objective(solver.primal()) > best * (1 + 1e-6))
      solver.step();
    return solver.iteration();
  };
  const auto plain = iterationsTo(false);
  EXPECT_LT(plain, 100000);
  EXPECT_LT(iterationsTo(true), plain) << plain << " " << iterationsTo(true);
}

}  // namespace
}  // namespace gtv
