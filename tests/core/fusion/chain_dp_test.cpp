#include "fusion/chain_dp.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

#include "base/rng.h"
#include "diagnostics/metrics.h"
#include "losses/squared_loss.h"
#include "penalties/catalogue.h"
#include "problem/dual_bound.h"
#include "second_order/newton.h"
#include "second_order/tree_newton.h"
#include "support/custom_terms.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::chainProblem;
using ::testing::HasSubstr;
using testing::l1Norm;
using testing::networkLasso;
using testing::scalarProblem;

std::vector<double> row(const Matrix& matrix) {
  return {matrix.data(), matrix.data() + matrix.size()};
}

TEST(ChainDpSolverTest, SolvesThreeNodesByHand) {
  // L_i = (w − a_i)², a = 0, 10, 1, c = 2: the middle stands out by more than 2c and pays both
  // edges: 2(w_1 − 10) + 4 = 0; the others 2(w_i − a_i) − 2 = 0.
  const auto problem = scalarProblem({0.0, 10.0, 1.0}, {{0, 1, 1}, {1, 2, 1}}, networkLasso(), 2);
  ChainDpSolver solver(problem);
  solver.step();
  EXPECT_EQ(row(solver.primal()), (std::vector{1.0, 8.0, 2.0}));
  EXPECT_EQ(row(solver.dual()), (std::vector{-2.0, 2.0}));
  EXPECT_EQ(solver.lastChange(), 8);
  EXPECT_TRUE(solver.certificateLikely());
  solver.step();
  EXPECT_EQ(solver.lastChange(), 0);
}

TEST(ChainDpSolverTest, OneClusterHasMeanAndFlowOfCumulatedGradients) {
  // Mean 3: gradients 2(3 − a) = 4, −2, −2; each edge carries what stands before it.
  const auto problem = scalarProblem({1.0, 4.0, 4.0}, {{0, 1, 1}, {1, 2, 1}}, networkLasso(), 100);
  ChainDpSolver solver(problem);
  solver.step();
  EXPECT_EQ(row(solver.primal()), (std::vector{3.0, 3.0, 3.0}));
  EXPECT_EQ(row(solver.dual()), (std::vector{-4.0, -2.0}));
}

TEST(ChainDpSolverTest, NodesWithoutDataJumpAtTheWeakestEdge) {
  // 0 - x - x - 10 with capacities 3, 1, 2: the jump is at the middle edge, |u| = 1 on all three.
  // A path of two nodes without data, and one node without, stay 0; x - 5 - x follows its label.
  const std::nullopt_t none = std::nullopt;
  const auto problem = scalarProblem(
      {0.0, none, none, 10.0, none, none, none, none, 5.0, none},
      {{0, 1, 3}, {1, 2, 1}, {2, 3, 2}, {4, 5, 1}, {7, 8, 1}, {8, 9, 1}}, networkLasso(), 1);
  ChainDpSolver solver(problem);
  solver.step();
  EXPECT_EQ(row(solver.primal()), (std::vector{0.5, 0.5, 9.5, 9.5, 0.0, 0.0, 0.0, 5.0, 5.0, 5.0}));
  EXPECT_EQ(row(solver.dual()), (std::vector{-1.0, -1.0, -1.0, 0.0, 0.0, 0.0}));
}

/// Solves in one step, to rounding: by the certificate, by a perfectly balanced flow inside its
/// bounds, and against what other methods reach.
void expectExact(const GtvProblem& problem, const std::string& context) {
  ChainDpSolver solver(problem);
  solver.step();
  const auto& W = solver.primal();
  const double objective = problem.objective(W);
  const double size = problem.objective(Matrix::Zero(W.rows(), W.cols()));
  const auto bound = DualBounder(problem).bound(W, solver.dual());
  EXPECT_LE(bound.gap, 1e-12 * size) << context;
  for (int e = 0; e < problem.edgeCount(); ++e)
    EXPECT_LE(solver.dual().col(e).lpNorm<Eigen::Infinity>(), problem.capacity(e)) << context;
  const Matrix outflow = problem.graph->netOutflow(solver.dual());
  Vector gradient(W.rows());
  double steepest = problem.lambda;
  for (int i = 0; i < W.cols(); ++i) {
    problem.losses[i]->gradient(Vector::Zero(W.rows()), gradient);
    steepest = std::max(steepest, gradient.lpNorm<Eigen::Infinity>());
  }
  for (int i = 0; i < W.cols(); ++i) {
    problem.losses[i]->gradient(W.col(i), gradient);
    EXPECT_LE((gradient + outflow.col(i)).lpNorm<Eigen::Infinity>(), 1e-11 * steepest) << context;
  }
  const Matrix once = W;
  solver.step();
  EXPECT_EQ(solver.lastChange(), 0) << context;
  EXPECT_EQ(W, once) << context;

  TreeNewtonSolver tree(problem);
  double best = size;
  for (int k = 0; k < 60; ++k) {
    tree.step();
    best = std::min(best, problem.objective(tree.primal()));
  }
  EXPECT_LE(objective, best + 1e-12 * size) << context;
  EXPECT_NEAR(objective, best, 1e-8 * size) << context;
}

TEST(ChainDpSolverTest, NodeWithoutDataStaysAtZeroWithoutCoupling) {
  const auto problem = scalarProblem({4.0, std::nullopt}, {{0, 1, 1}}, networkLasso(), 0);
  ChainDpSolver solver(problem);
  solver.step();
  EXPECT_EQ(row(solver.primal()), (std::vector{4.0, 0.0}));
}

TEST(ChainDpSolverTest, SolvesRandomChainsToRoundingError) {
  const std::uint64_t seeds = std::getenv("GTV_LONG") != nullptr ? 3000 : 300;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    Rng rng(seed);
    const int n = static_cast<int>(1 + rng.below(rng.uniform() < 0.8 ? 30 : 300));
    const int d = rng.uniform() < 0.7 ? 1 : 3;
    const double lambda = std::pow(10, rng.uniform(-3, 3));
    const double decades = seed % 3 == 0 ? 0 : seed % 3 == 1 ? 2 : 6;
    const auto penalty = d == 1 && rng.uniform() < 0.5 ? networkLasso() : l1Norm();
    expectExact(chainProblem(seed, n, d, penalty, lambda, seed % 4 == 0, decades),
                "seed " + std::to_string(seed));
  }
}

TEST(ChainDpSolverTest, SolvesTiesAndPlateausToRoundingError) {
  // Integer labels and capacities: many knots at the same place, many flows exactly at their bound.
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Rng rng(seed);
    const auto n = static_cast<int>(2 + rng.below(40));
    std::vector<std::optional<double>> labels;
    std::vector<Edge> edges;
    for (int i = 0; i < n; ++i) {
      labels.emplace_back(static_cast<double>(rng.below(3)));
      if (rng.uniform() < 0.2) labels.back().reset();
      if (i > 0) edges.push_back({i - 1, i, static_cast<double>(1 + rng.below(2))});
    }
    expectExact(scalarProblem(labels, edges, networkLasso(), seed % 2 == 0 ? 1 : 0.5),
                "seed " + std::to_string(seed));
  }
}

TEST(ChainDpSolverTest, AgreesWithNewton) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto problem = chainProblem(seed, 20, 2, l1Norm(), 0.4, true);
    ChainDpSolver solver(problem);
    solver.step();
    NewtonSolver newton(problem);
    for (int k = 0; k < 300; ++k) newton.step();
    EXPECT_LE((solver.primal() - newton.primal()).lpNorm<Eigen::Infinity>(), 1e-8) << seed;
    EXPECT_LE((solver.dual() - newton.dual()).lpNorm<Eigen::Infinity>(), 1e-7) << seed;
    EXPECT_LE(kktResidual(problem, solver.primal(), solver.dual()), 1e-13) << seed;
  }
}

TEST(ChainDpSolverTest, ResultIsIndependentOfTheStart) {
  auto problem = chainProblem(3, 50, 2, l1Norm(), 0.3);
  ChainDpSolver solver(problem);
  solver.step();
  const Matrix W = solver.primal();
  const Matrix U = solver.dual();
  solver.startFrom(Matrix::Constant(2, 50, 7), Matrix(2, 0));
  EXPECT_EQ(solver.dual().norm(), 0);
  solver.step();
  EXPECT_EQ(solver.primal(), W);
  EXPECT_EQ(solver.dual(), U);
  problem.lambda = 5;
  solver.problemChanged();
  solver.step();
  problem.lambda = 0.3;
  solver.problemChanged();
  solver.step();
  EXPECT_EQ(solver.primal(), W);
}

TEST(ChainDpSolverTest, RefusalNamesRequirements) {
  const auto refused = [](const GtvProblem& problem) { return ChainDpSolver::refusal(problem); };
  auto problem = chainProblem(1, 8, 2, l1Norm(), 1);
  EXPECT_EQ(refused(problem), "");
  problem.penalty = networkLasso();
  EXPECT_THAT(refused(problem), HasSubstr("‖v‖₁"));
  EXPECT_EQ(refused(chainProblem(1, 8, 1, networkLasso(), 1)), "");
  EXPECT_THAT(refused(chainProblem(1, 8, 1, testing::mocha(), 1)),
              HasSubstr(describeNormsWith({DualBall::Box}) + ", or any norm with one parameter"));
  problem = testing::stronglyConvexProblem(1, 5, 2, 0, l1Norm(), 1);
  EXPECT_THAT(refused(problem), HasSubstr("the parameters of a node are not coupled"));
  problem.losses[0] = std::make_shared<testing::BowlLoss>(Vector::Zero(2), 1);
  EXPECT_THAT(refused(problem), HasSubstr("quadratic losses, Squared error (squared), "));
  const auto graph = [&](const std::vector<Edge>& edges) {
    problem = chainProblem(1, 5, 1, networkLasso(), 1);
    problem.graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(5, edges).value());
    return refused(problem);
  };
  EXPECT_EQ(graph({}), "");
  EXPECT_EQ(graph({{0, 3, 1}, {1, 3, 1}}), "");
  EXPECT_THAT(graph({{0, 3, 1}, {1, 3, 1}, {2, 3, 1}}), HasSubstr("components are chains"));
  EXPECT_THAT(graph({{0, 1, 1}, {1, 2, 1}, {0, 2, 1}}), HasSubstr("components are chains"));
}

}  // namespace
}  // namespace gtv
