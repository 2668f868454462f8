// The closed forms G1, G2, G3, G4, G6 of the specification: squared loss with x = 1, A = 1 unless
// given. The arithmetic stands beside each.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "diagnostics/metrics.h"
#include "problem/dual_bound.h"
#include "solvers/primal_dual.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::l1Norm;
using testing::mocha;
using testing::networkLasso;
using testing::scalarProblem;

Matrix solve(const GtvProblem& problem, bool adaptive = false) {
  std::unique_ptr<Solver> solver;
  if (adaptive)
    solver = std::make_unique<AdaptivePrimalDualSolver>(problem, 1.0);
  else
    solver = std::make_unique<PrimalDualSolver>(problem, 1.0, 0.5);
  for (int k = 0; k < 20000; ++k) solver->step();
  const auto bound = DualBounder(problem).bound(solver->primal(), solver->dual());
  // λ = 10⁶ times the rounding of w leaves 2e-10.
  EXPECT_LE(bound.relative, 1e-9);
  EXPECT_LE(kktResidual(problem, solver->primal(), solver->dual()), 1e-9);
  return solver->primal();
}

class ClosedFormTest : public ::testing::TestWithParam<bool> {};

TEST_P(ClosedFormTest, NodesWithNormMoveByHalfLambdaUntilTheyFuse) {
  // 2(w_0 − 0) = λ, 2(2 − w_1) = λ while w_0 < w_1, i.e. λ ≤ 2.
  for (const auto& penalty : {networkLasso(), l1Norm()})
    for (const double lambda : {0.0, 0.3, 1.0, 1.9, 2.0, 5.0, 1e6}) {
      const auto problem = scalarProblem({0.0, 2.0}, {{0, 1, 1}}, penalty, lambda);
      const auto W = solve(problem, GetParam());
      const double moved = std::min(lambda, 2.0) / 2;
      EXPECT_NEAR(W(0, 0), moved, 1e-9) << lambda;
      EXPECT_NEAR(W(0, 1), 2 - moved, 1e-9) << lambda;
      if (lambda == 1) {
        EXPECT_NEAR(problem.objective(W), 1.5, 1e-10);
      }
    }
}

TEST_P(ClosedFormTest, NodesWithMochaNeverFuse) {
  // 2w_0 = λ(w_1 − w_0) and w_0 + w_1 = 2: w_0 = λ/(1 + λ).
  for (const double lambda : {0.1, 1.0, 10.0}) {
    const auto problem = scalarProblem({0.0, 2.0}, {{0, 1, 1}}, mocha(), lambda);
    const auto W = solve(problem, GetParam());
    EXPECT_NEAR(W(0, 0), lambda / (1 + lambda), 1e-10);
    EXPECT_NEAR(W(0, 1), 2 - lambda / (1 + lambda), 1e-10);
    if (lambda == 1) {
      EXPECT_NEAR(problem.objective(W), 1.0, 1e-10);
    }
  }
}

TEST_P(ClosedFormTest, UnlabelledNodeEqualsNeighbourOfStrongerEdge) {
  // G2: weights 1 and ½: the jump sits on the weaker edge; 2w_0 = λ/2 while λ < 4.
  for (const double lambda : {0.5, 2.0, 3.9, 4.1}) {
    const auto problem =
        scalarProblem({0.0, std::nullopt, 2.0}, {{0, 1, 1}, {1, 2, 0.5}}, networkLasso(), lambda);
    const auto W = solve(problem, GetParam());
    const double moved = std::min(lambda, 4.0) / 4;
    EXPECT_NEAR(W(0, 0), moved, 1e-8) << lambda;
    EXPECT_NEAR(W(0, 1), moved, 1e-8) << lambda;
    EXPECT_NEAR(W(0, 2), 2 - moved, 1e-8) << lambda;
  }
}

TEST_P(ClosedFormTest, StarAndChainFuseAtCriticalLambda) {
  // G3: mean 0, ‖∇L_leaf(0)‖ = 6. G4: mean 1, the flow over the last edge is 2(4 − 1) = 6.
  for (const double lambda : {5.9, 6.1}) {
    const auto star = solve(scalarProblem({0.0, -3.0, 0.0, 3.0}, {{0, 1, 1}, {0, 2, 1}, {0, 3, 1}},
                                          networkLasso(), lambda),
                            GetParam());
    const auto chain = solve(scalarProblem({0.0, 0.0, 0.0, 4.0}, {{0, 1, 1}, {1, 2, 1}, {2, 3, 1}},
                                           networkLasso(), lambda),
                             GetParam());
    for (const auto& W : {star, chain})
      EXPECT_EQ(W.maxCoeff() - W.minCoeff() < 1e-8, lambda > 6) << lambda;
  }
}

TEST_P(ClosedFormTest, NodesMinimiseLocalLossWithoutCoupling) {
  const auto W = solve(scalarProblem({1.0, -2.0, 5.0}, {{0, 1, 1}, {1, 2, 1}}, networkLasso(), 0.0),
                       GetParam());
  EXPECT_NEAR(W(0, 0), 1, 1e-12);
  EXPECT_NEAR(W(0, 1), -2, 1e-12);
  EXPECT_NEAR(W(0, 2), 5, 1e-12);
}

TEST_P(ClosedFormTest, AllZeroLossesStayAtZero) {
  const auto W = solve(
      scalarProblem({std::nullopt, std::nullopt}, {{0, 1, 1}}, networkLasso(), 1.0), GetParam());
  EXPECT_EQ(W.norm(), 0);
}

TEST_P(ClosedFormTest, IsolatedNodesFitTheirDataOrStayAtZero) {
  const auto W = solve(
      scalarProblem({3.0, std::nullopt, 0.0, 2.0}, {{2, 3, 1}}, networkLasso(), 1.0), GetParam());
  EXPECT_NEAR(W(0, 0), 3, 1e-12);
  EXPECT_EQ(W(0, 1), 0);
  EXPECT_NEAR(W(0, 2), 0.5, 1e-9);
  EXPECT_NEAR(W(0, 3), 1.5, 1e-9);
}

INSTANTIATE_TEST_SUITE_P(Textbook, ClosedFormTest, ::testing::Values(false));
INSTANTIATE_TEST_SUITE_P(Adaptive, ClosedFormTest, ::testing::Values(true));

}  // namespace
}  // namespace gtv
