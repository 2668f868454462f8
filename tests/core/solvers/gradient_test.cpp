#include "solvers/gradient.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "support/custom_terms.h"
#include "support/dense_reference.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::denseIncidence;
using testing::DenseLosses;
using testing::mocha;
using testing::randomProblem;
using testing::stronglyConvexProblem;

/// The Hessian of the objective under MOCHA, written out.
Matrix denseHessian(const GtvProblem& problem) {
  const int d = problem.dimension;
  Matrix weighted = denseIncidence(problem);
  const Matrix D = weighted;
  for (int e = 0; e < problem.edgeCount(); ++e)
    weighted.middleRows(e * d, d) *= problem.lambda * problem.graph->edge(e).weight;
  return DenseLosses(problem).H + D.transpose() * weighted;
}

TEST(GradientSolverTest, FirstStepsAgreeWithHandComputation) {
  // G1, MOCHA, λ = 1: Hessian (3 −1; −1 3), β = 4 = the largest row sum, α = ¼. From 0 the gradient
  // is (0, −4): W = (0, 1). Then (0 − 1, −2 + 1): W = (¼, 5/4).
  const auto problem = testing::scalarProblem({0.0, 2.0}, {{0, 1, 1}}, mocha(), 1);
  GradientSolver solver(problem, false, 0);
  EXPECT_DOUBLE_EQ(solver.smoothness(), 4);
  EXPECT_DOUBLE_EQ(solver.stepSize(), 0.25);
  solver.step();
  EXPECT_DOUBLE_EQ(solver.primal()(0, 0), 0);
  EXPECT_DOUBLE_EQ(solver.primal()(0, 1), 1);
  EXPECT_DOUBLE_EQ(solver.dual()(0, 0), -1);
  solver.step();
  EXPECT_DOUBLE_EQ(solver.primal()(0, 0), 0.25);
  EXPECT_DOUBLE_EQ(solver.primal()(0, 1), 1.25);
  // α_c = 2: κ = max(1 − ½, 1 − 1) = ½.
  ASSERT_TRUE(solver.predictedContraction().has_value());
  EXPECT_DOUBLE_EQ(*solver.predictedContraction(), 0.5);
}

TEST(GradientSolverTest, SmoothnessBoundIsValidAndBetterThanRowSums) {
  int better = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const double lambda = std::pow(10, static_cast<double>(seed % 7) - 3);
    const auto problem = randomProblem(seed, 14, 2, 4, 0.25, mocha(), lambda);
    const double exact = testing::largestEigenvalue(denseHessian(problem));
    double rowSum = 0;
    for (int i = 0; i < problem.nodeCount(); ++i)
      rowSum = std::max(rowSum,
                        problem.losses[i]->smoothness() + 2 * lambda * problem.graph->strength(i));
    const double bound = GradientSolver(problem, true, 0).smoothness();
    EXPECT_GE(bound, exact * (1 - 1e-12)) << seed;
    EXPECT_LE(bound, rowSum * (1 + 1e-12)) << seed;
    better += bound < 0.95 * rowSum ? 1 : 0;
  }
  EXPECT_GE(better, 10);
}

TEST(GradientSolverTest, ErrorsDecreaseByPredictedFactor) {
  const auto problem = stronglyConvexProblem(3, 10, 2, 0.3, mocha(), 0.3);
  const Matrix best = testing::denseReference(problem, "mocha");
  const double beta = GradientSolver(problem, false, 0).smoothness();
  for (const double step : {0.1 / beta, 1 / beta, 1.9 / beta}) {
    GradientSolver solver(problem, false, step);
    const auto kappa = solver.predictedContraction();
    ASSERT_TRUE(kappa.has_value());
    EXPECT_LT(*kappa, 1);
    for (int k = 0; k < 50; ++k) {
      const double before = (solver.primal() - best).norm();
      solver.step();
      EXPECT_LE((solver.primal() - best).norm(), *kappa * before * (1 + 1e-9) + 1e-13);
    }
  }
}

TEST(GradientSolverTest, PredictsNoContractionWithoutGuarantee) {
  const auto strong = stronglyConvexProblem(3, 10, 2, 0.3, mocha(), 0.3);
  const double beta = GradientSolver(strong, false, 0).smoothness();
  EXPECT_FALSE(GradientSolver(strong, true, 0).predictedContraction().has_value());
  EXPECT_FALSE(GradientSolver(strong, false, 2.1 / beta).predictedContraction().has_value());
  const auto weak = testing::scalarProblem({0.0, std::nullopt}, {{0, 1, 1}}, mocha(), 1);
  EXPECT_FALSE(GradientSolver(weak, false, 0).predictedContraction().has_value());
}

TEST(GradientSolverTest, StepsBeyondTwoOverBetaDiverge) {
  const auto problem = stronglyConvexProblem(3, 10, 2, 0.3, mocha(), 0.3);
  const double beta = testing::largestEigenvalue(denseHessian(problem));
  const double start = problem.objective(Matrix::Zero(2, 10));
  for (const bool diverges : {false, true}) {
    GradientSolver solver(problem, false, (diverges ? 2.1 : 1.9) / beta);
    for (int k = 0; k < 1000; ++k) solver.step();
    EXPECT_EQ(problem.objective(solver.primal()) > 1e6 * start, diverges);
  }
}

TEST(GradientSolverTest, AccelerationSavesIterations) {
  // A chain with labels at both ends: badly conditioned.
  std::vector<std::optional<double>> targets(30);
  targets.front() = -1;
  targets.back() = 1;
  std::vector<Edge> edges;
  for (int i = 0; i + 1 < 30; ++i) edges.push_back({i, i + 1, 1});
  const auto problem = testing::scalarProblem(targets, edges, mocha(), 1);
  // Flow u over 29 edges of resistance 1 and two losses: 2(1 − w) = u, 2 − 2·u/2 = 29u: u = 1/15.
  const double best = 2 * std::pow(1.0 / 30, 2) + 29 * std::pow(1.0 / 15, 2) / 2;
  const auto iterationsTo = [&](bool accelerated) {
    GradientSolver solver(problem, accelerated, 0);
    while (solver.iteration() < 100000 && problem.objective(solver.primal()) > best * (1 + 1e-9))
      solver.step();
    return solver.iteration();
  };
  const auto plain = iterationsTo(false);
  EXPECT_LT(plain, 100000);
  EXPECT_LT(10 * iterationsTo(true), plain);
}

TEST(GradientSolverTest, ZeroObjectiveKeepsIterate) {
  const auto problem = testing::scalarProblem({std::nullopt, std::nullopt}, {}, mocha(), 1);
  GradientSolver solver(problem, true, 0);
  for (int k = 0; k < 5; ++k) solver.step();
  EXPECT_EQ(solver.primal().norm(), 0);
  EXPECT_EQ(solver.stepSize(), 1);
}

}  // namespace
}  // namespace gtv
