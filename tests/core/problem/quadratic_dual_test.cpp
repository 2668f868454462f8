#include "problem/quadratic_dual.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/rng.h"
#include "losses/squared_loss.h"
#include "second_order/newton.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::randomProblem;
using testing::scalarProblem;

TEST(QuadraticDualTest, SolvesTwoNodesByHand) {
  // L = w² and (w − 2)², λ = 1. At w = (0, 2), u = −1/2: g = (0, 0), out of balance by (−1/2, 1/2),
  // which the nodes take up: g = (1/2, −1/2). L*(g) = g²/4 + ga, so D = −(1/16 + 1/16 − 1) = 7/8.
  const auto problem = scalarProblem({0.0, 2.0}, {{0, 1, 1}}, testing::networkLasso(), 1);
  const auto dual = QuadraticDual::make(problem);
  const auto sums = dual->at(Matrix{{0, 2}}, Matrix{{-0.5}});
  EXPECT_DOUBLE_EQ(sums.primal, 2);
  EXPECT_DOUBLE_EQ(sums.dual, 7.0 / 8);
  EXPECT_EQ(sums.t, 1);
  EXPECT_LE(sums.leftOver, 1e-15);
  // A flow outside the ball is clipped: u = −1 is optimal, min P = 1.5 at w = (1/2, 3/2).
  EXPECT_NEAR(dual->at(Matrix{{0.5, 1.5}}, Matrix{{-3}}).dual, 1.5, 1e-14);
}

TEST(QuadraticDualTest, UnlabelledNodePassesFlowToNeighbours) {
  // 0 – 1 – 2, node 1 without labels: a flow of −1/2 that ends there goes on to node 2 or back.
  const auto problem =
      scalarProblem({0.0, std::nullopt, 2.0}, {{0, 1, 1}, {1, 2, 1}}, testing::networkLasso(), 1);
  const auto sums = QuadraticDual::make(problem)->at(Matrix{{0, 1, 2}}, Matrix{{-0.5, 0}});
  EXPECT_LE(sums.leftOver, 1e-15);
  EXPECT_EQ(sums.t, 1);
  // u = (−1/2, −1/2): 7/8, or u = 0: 0.
  EXPECT_TRUE(std::abs(sums.dual) <= 1e-15 || std::abs(sums.dual - 7.0 / 8) <= 1e-15) << sums.dual;
}

TEST(QuadraticDualTest, InsufficientDataGivesNoBound) {
  // Two parameters; the samples of node 0 are (1, 0) and (1, slope), node 1 has one alone.
  const auto two = [](double slope) {
    const auto datasets =
        std::make_shared<LocalDatasets>((RowMatrix(3, 2) << 1, 0, 1, slope, 1, 1).finished(),
                                        Vector{{1, 2, 3}}, std::vector<Eigen::Index>{0, 2, 3});
    GtvProblem problem;
    problem.graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(2, {{0, 1, 1}}).value());
    for (int i = 0; i < 2; ++i)
      problem.losses.push_back(std::make_shared<SquaredLoss>(datasets, i, 1, Vector::Zero(2)));
    problem.penalty = testing::networkLasso();
    problem.dimension = 2;
    problem.lambda = 1;
    return QuadraticDual::make(problem) != nullptr;
  };
  EXPECT_FALSE(two(0));
  EXPECT_TRUE(two(1));
  EXPECT_EQ(QuadraticDual::make(randomProblem(3, 10, 5, 9, 0.5, testing::networkLasso(), 1)),
            nullptr);  // d > 4
}

TEST(QuadraticDualTest, IsNeverAboveTheOptimumForAnyIterates) {
  int proved = 0;
  int cases = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed)
    for (const auto& penalty : {testing::networkLasso(), testing::l1Norm()}) {
      Rng rng(seed);
      const int d = 1 + static_cast<int>(seed % 4);
      const auto problem = randomProblem(seed, 12, d, 8, 0.4, penalty, 0.2);
      const auto dual = QuadraticDual::make(problem);
      if (!dual) continue;
      NewtonSolver solver(problem);
      for (int k = 0; k < 150; ++k) solver.step();
      const double optimum = problem.objective(solver.primal());
      const auto exact = dual->at(solver.primal(), solver.dual());
      EXPECT_NEAR(exact.primal, optimum, 1e-12 * (1 + optimum));
      EXPECT_LE(exact.dual, optimum + 1e-12 * exact.magnitude);
      if (exact.dual >= optimum - 1e-7 * exact.magnitude) ++proved;
      ++cases;
      for (const double spread : {1e-6, 1e-3, 1.0, 100.0}) {
        Matrix W(d, 12);
        Matrix U(d, problem.edgeCount());
        rng.fillNormal(W);
        rng.fillNormal(U);
        const auto sums = dual->at(solver.primal() + spread * W, solver.dual() + 0.1 * spread * U);
        EXPECT_LE(sums.dual, optimum + 1e-12 * sums.magnitude + 1e-12) << seed << " " << spread;
        EXPECT_LE(sums.leftOver, 1e-11 * (1 + sums.gradients)) << seed << " " << spread;
      }
    }
  EXPECT_GE(cases, 80);
  EXPECT_GE(proved, cases * 9 / 10);
}

}  // namespace
}  // namespace gtv
