#include "second_order/direct.h"

#include <gtest/gtest.h>

#include <Eigen/LU>
#include <cmath>

#include "base/rng.h"
#include "diagnostics/metrics.h"
#include "problem/dual_bound.h"
#include "support/custom_terms.h"
#include "support/dense_reference.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::mocha;
using testing::randomProblem;
using testing::stronglyConvexProblem;

TEST(DirectSolverTest, OneStepSolvesARegularSystem) {
  for (const int d : {1, 2, 3, 5, 8}) {
    const auto problem = stronglyConvexProblem(2, 12, d, 0.3, mocha(), 0.5);
    DirectSolver solver(problem);
    solver.step();
    const Matrix reference = testing::denseReference(problem, "mocha");
    EXPECT_LE((solver.primal() - reference).norm(), 1e-8 * reference.norm());
    solver.step();  // refined
    EXPECT_LE((solver.primal() - reference).norm(), 1e-12 * reference.norm());
    EXPECT_LE(kktResidual(problem, solver.primal(), solver.dual()), 1e-13);
  }
}

TEST(DirectSolverTest, SolvesTwoNodesByHand) {
  // 2w_0 = λ(w_1 − w_0), w_0 + w_1 = 2, λ = 3: w_0 = 3/4; u = 3(w_0 − w_1) = −3/2.
  const auto problem = testing::scalarProblem({0.0, 2.0}, {{0, 1, 1}}, mocha(), 3);
  DirectSolver solver(problem);
  solver.step();
  solver.step();
  EXPECT_NEAR(solver.primal()(0, 0), 0.75, 1e-15);
  EXPECT_NEAR(solver.primal()(0, 1), 1.25, 1e-15);
  EXPECT_NEAR(solver.dual()(0, 0), -1.5, 1e-15);
}

TEST(DirectSolverTest, SingularSystemsReachAMinimiserAndStayThere) {
  // At most two samples for d = 6, unlabelled nodes and components.
  int singular = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto problem = randomProblem(seed, 12, 6, 2, 0.12, mocha(), 0.2);
    singular += testing::DenseLosses(problem).H.fullPivLu().rank() < 72 ? 1 : 0;
    DirectSolver solver(problem);
    solver.step();
    const Matrix first = solver.primal();
    const DualBounder bounder(problem);
    EXPECT_LE(bounder.bound(solver.primal(), solver.dual()).gap,
              1e-9 * problem.objective(Matrix::Zero(6, 12)))
        << seed;
    for (int k = 0; k < 2000; ++k) solver.step();
    EXPECT_LE((solver.primal() - first).norm(), 1e-4 * first.norm()) << seed;  // no drift
    EXPECT_LE(kktResidual(problem, solver.primal(), solver.dual()), 1e-13) << seed;
  }
  EXPECT_EQ(singular, 10);
}

TEST(DirectSolverTest, HandlesWeightsOverManyOrdersOfMagnitude) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    auto problem = randomProblem(seed, 15, 2, 5, 0.3, mocha(), 1);
    auto edges = problem.graph->edges();
    Rng rng(seed);
    for (auto& edge : edges) edge.weight = std::pow(10, rng.uniform(-8, 8));
    problem.graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(15, edges).value());
    DirectSolver solver(problem);
    for (int k = 0; k < 5; ++k) solver.step();
    const auto bound = DualBounder(problem).bound(solver.primal(), solver.dual());
    EXPECT_LE(bound.relative, 1e-7) << seed;
  }
}

/// A random recursive tree, some of its edges left out, the nodes numbered in any order; weights
/// over so many decades.
std::shared_ptr<const EmpiricalGraph> randomForest(std::uint64_t seed, int n, double decades) {
  Rng rng(seed);
  std::vector<Edge> edges;
  for (int i = 1; i < n; ++i)
    if (rng.uniform() < 0.9)
      edges.push_back({static_cast<int>(7 * rng.below(i) % n), 7 * i % n,
                       std::pow(10, decades * (rng.uniform() - 0.5))});
  return std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(n, edges).value());
}

TEST(DirectSolverTest, SolvesForestsByElimination) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const int d = 1 + static_cast<int>(seed % 6);
    auto problem = randomProblem(seed, 30, d, 4, 0, mocha(), seed % 3 == 0 ? 3 : 0.1);
    problem.graph = randomForest(seed, 30, 2);
    if (seed % 4 == 0) {  // sees some directions only
      Rng rng(seed);
      Matrix root(d, (d + 1) / 2);
      rng.fillNormal(root);
      problem.penalty = std::make_shared<testing::FormPenalty>(root * root.transpose());
    }
    ASSERT_TRUE(ForestSystem::fits(*problem.graph));
    DirectSolver solver(problem);
    solver.step();
    const double size = problem.objective(Matrix::Zero(d, 30));
    const DualBounder bounder(problem);
    const bool certifiable = seed % 4 != 0;  // that penalty has no conjugate
    if (certifiable) {
      EXPECT_LE(bounder.bound(solver.primal(), solver.dual()).gap, 1e-9 * size) << seed;
    }
    for (int k = 0; k < 4; ++k) solver.step();
    if (certifiable) {
      EXPECT_LE(bounder.bound(solver.primal(), solver.dual()).gap, 1e-11 * size) << seed;
    }
    EXPECT_LE(kktResidual(problem, solver.primal(), solver.dual()), 1e-12) << seed;
    EXPECT_LE(solver.lastChange(), 1e-6 * solver.primal().norm()) << seed;
  }
}

TEST(DirectSolverTest, HandlesForestsWithWeightsOverManyOrdersOfMagnitude) {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    auto problem = randomProblem(seed, 25, 2, 5, 0, mocha(), 1);
    problem.graph = randomForest(seed, 25, 16);
    DirectSolver solver(problem);
    for (int k = 0; k < 5; ++k) solver.step();
    const auto bound = DualBounder(problem).bound(solver.primal(), solver.dual());
    EXPECT_LE(bound.relative, 1e-7) << seed;
  }
}

TEST(DirectSolverTest, EliminationAgreesWithFactorisation) {
  // One light edge more, and the sparse factors take over: the models hardly move.
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    auto problem = stronglyConvexProblem(seed, 20, 3, 0, mocha(), 0.3);
    problem.graph = testing::chainProblem(seed, 20, 3, mocha(), 1).graph;
    DirectSolver onForest(problem);
    onForest.step();
    onForest.step();
    auto edges = problem.graph->edges();
    for (int i = 0; i < 20; ++i)
      for (int j = i + 1; j < 20; ++j)
        if (problem.graph->edgeBetween(i, j) < 0) edges.push_back({i, j, 1e-13});
    problem.graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(20, edges).value());
    ASSERT_FALSE(ForestSystem::fits(*problem.graph));
    DirectSolver onGraph(problem);
    onGraph.step();
    onGraph.step();
    EXPECT_LE((onForest.primal() - onGraph.primal()).norm(), 1e-10) << seed;
  }
}

TEST(DirectSolverTest, SolvesChangedLambdaInOneStep) {
  auto problem = stronglyConvexProblem(4, 20, 3, 0.2, mocha(), 0.1);
  DirectSolver solver(problem);
  solver.step();
  for (const double lambda : {0.1, 3.0, 1e-6, 0.0, 1e5}) {
    problem.lambda = lambda;
    solver.problemChanged();
    solver.step();
    solver.step();
    const Matrix reference = testing::denseReference(problem, "mocha");
    EXPECT_LE((solver.primal() - reference).norm(), 1e-12 * (1 + lambda) * (1 + reference.norm()))
        << lambda;
  }
}

TEST(DirectSolverTest, NewQuadraticFormGivesNewSparsityPattern) {
  auto problem = stronglyConvexProblem(4, 20, 3, 0.2, mocha(), 0.4);
  problem.losses[0] = std::make_shared<ZeroLoss>(3);
  DirectSolver solver(problem);
  solver.step();
  Matrix form(3, 3);
  form << 2, 1, 0, 1, 2, 1, 0, 1, 2;
  problem.penalty = std::make_shared<testing::FormPenalty>(form);
  solver.problemChanged();
  DirectSolver fresh(problem);
  for (int k = 0; k < 3; ++k) {
    solver.step();
    fresh.step();
  }
  EXPECT_LE((solver.primal() - fresh.primal()).norm(), 1e-12);
  EXPECT_LE(kktResidual(problem, fresh.primal(), fresh.dual()), 1e-12);
}

TEST(DirectSolverTest, CostCountsFillIn) {
  const auto costOf = [](int n, int d, const std::vector<Edge>& edges) {
    GtvProblem problem;
    problem.graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(n, edges).value());
    problem.dimension = d;
    return factorisationCost(problem);
  };
  std::vector<Edge> star;
  std::vector<Edge> all;
  for (int i = 0; i < 12; ++i) {
    if (i > 0) star.push_back({0, i, 1});
    for (int j = i + 1; j < 12; ++j) all.push_back({i, j, 1});
  }
  // d = 1: leaves first, one entry each. d = 2: columns with 3 and 2 entries, then 1 and 0 at the
  // centre: 11·(6 + 3) + 1.
  EXPECT_EQ(costOf(12, 1, star), 11);
  EXPECT_EQ(costOf(12, 2, star), 100);
  // Columns with 0, …, 11 entries: Σ c(c + 1)/2 = 11·12·13/6; d = 3: 35·36·37/6.
  EXPECT_EQ(costOf(12, 1, all), 286);
  EXPECT_EQ(costOf(12, 3, all), 7770);
}

}  // namespace
}  // namespace gtv
