#include "problem/dual_bound.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <limits>

#include "base/rng.h"
#include "losses/glm_loss.h"
#include "losses/squared_loss.h"
#include "solvers/primal_dual.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

TEST(DualBoundTest, IsNeverBelowTrueSuboptimality) {
  // The reference is the same problem solved 100 times longer; its own bound says how exact it is.
  std::stop_source stopped;
  stopped.request_stop();
  int finished = 0;
  const std::uint64_t seeds = std::getenv("GTV_BRIEF") != nullptr ? 5 : 20;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    Rng rng(seed);
    const int n = 2 + static_cast<int>(rng.below(20));
    const int d = 1 + static_cast<int>(rng.below(5));
    const double lambda = std::exp(2 * rng.normal() - 2);
    for (const auto& penalty : {testing::networkLasso(), testing::l1Norm(), testing::mocha()}) {
      const auto problem = testing::randomProblem(seed, n, d, 4, 0.3, penalty, lambda);
      const DualBounder bounder(problem);
      AdaptivePrimalDualSolver solver(problem, 1.0);
      std::vector<DualBound> bounds;
      for (int k = 1; k <= 30000; ++k) {
        solver.step();
        if (k == 1 || k == 10 || k == 100 || k == 1000 || k == 30000)
          bounds.push_back(bounder.bound(solver.primal(), solver.dual()));
        // Cut short it proves less, but no more than is true.
        if (k == 1 || k == 10 || k == 100)
          bounds.push_back(bounder.bound(solver.primal(), solver.dual(), stopped.get_token()));
      }
      for (const auto& bound : bounds) {
        ASSERT_TRUE(std::isfinite(bound.gap));
        ASSERT_GE(bound.gap, 0);
        // P_k − P* ≤ gap_k, and P* ≥ the dual value of any other iterate.
        for (const auto& other : bounds) ASSERT_GE(bound.primal, other.dual) << seed;
      }
      if (bounds.back().relative <= 1e-7) ++finished;
    }
  }
  EXPECT_GE(finished, static_cast<int>(3 * seeds - seeds / 5));
}

TEST(DescribeBoundTest, SummaryNamesProvedAndUnprovedParts) {
  const auto words = [](double primal, double dual, double relative) {
    return describeBound({primal, dual, primal - dual, relative});
  };
  // P = 10003, D = 10000: P/min P − 1 ≤ 3/10000.
  EXPECT_EQ(words(10003, 10000, 3e-4), "at most 0.03 % above the optimum");
  // P = 1.5, D = 1: half above the optimum, though the gap is a third of P.
  EXPECT_EQ(words(1.5, 1, 1 / 3.0), "at most 50 % above the optimum");
  EXPECT_EQ(words(8, 2, 0.75), "at most 4 times the optimum");
  EXPECT_EQ(words(2, 2, 0), "at the optimum, up to rounding");
  EXPECT_EQ(words(2, -1, 1.5), "no proof yet, only that the optimum is at least 0");
  EXPECT_EQ(words(1e-20, 0, 1e-11), "at most 1e-20 above an optimum near 0");
  EXPECT_EQ(words(INFINITY, 0, INFINITY), "no proof: the run diverged");
  EXPECT_EQ(describeBound({2, -INFINITY, INFINITY, INFINITY}),
            "no proof yet: no finite lower bound");
  EXPECT_EQ(describeBound({2, std::nan(""), INFINITY, INFINITY}),
            "no proof: the losses are not convex");
}

TEST(DualBoundTest, ConvergesToZeroForFewSamplesAndUnlabelledNodes) {
  // m = 3 < d = 6 and unlabelled nodes: the plain gap [CFL 34] is +∞ here at every iteration.
  const auto problem = testing::randomProblem(5, 20, 6, 3, 0.4, testing::networkLasso(), 0.1);
  AdaptivePrimalDualSolver solver(problem, 1.0);
  for (int k = 0; k < 20000; ++k) solver.step();
  EXPECT_LT(DualBounder(problem).bound(solver.primal(), solver.dual()).relative, 1e-9);
}

TEST(DualBoundTest, DistinguishesTinyFeaturesFromZero) {
  // Each node fits y = w·x exactly with w = (0, 1e9), so min P = 0; the iterates are far from it.
  const auto datasets =
      std::make_shared<LocalDatasets>((RowMatrix(4, 2) << 1, 0, 1, 1e-9, 1, 0, 1, 1e-9).finished(),
                                      Vector{{0, 1, 0, 1}}, std::vector<Eigen::Index>{0, 2, 4});
  GtvProblem problem;
  problem.graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(2, {{0, 1, 1}}).value());
  for (int i = 0; i < 2; ++i) {
    problem.losses.push_back(std::make_shared<SquaredLoss>(datasets, i, 0.5, Vector::Zero(2)));
    EXPECT_LE(problem.losses.back()->lowerBound(), 1e-12);
  }
  problem.penalty = testing::networkLasso();
  problem.dimension = 2;
  problem.lambda = 1;
  AdaptivePrimalDualSolver solver(problem, 1.0);
  const DualBounder bounder(problem);
  for (int k = 1; k <= 2000; ++k) {
    solver.step();
    const auto bound = bounder.bound(solver.primal(), solver.dual());
    ASSERT_GE(bound.gap, bound.primal * (1 - 1e-9)) << k;
  }
}

TEST(DualBoundTest, AccountsForRoundingOfCollinearColumns) {
  // |xᵀw − 1| with x = (1e8, 1e8 + 1): at w = (−1, 1) the residual is 0, but any digit of it below
  // ε·|x|ᵀ|w| = 4e-8 is rounding, and no certificate may say that it is not.
  const auto datasets =
      std::make_shared<LocalDatasets>((RowMatrix(2, 2) << 1e8, 1e8 + 1, 1e8, 1e8 + 1).finished(),
                                      Vector{{1, 1}}, std::vector<Eigen::Index>{0, 1, 2});
  GtvProblem problem;
  problem.graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(2, {{0, 1, 1}}).value());
  for (int i = 0; i < 2; ++i)
    problem.losses.push_back(std::make_shared<GlmLoss>(datasets, i,
                                                       SampleLoss{SampleLoss::Kind::Absolute, 1}, 1,
                                                       Vector::Zero(2), Vector::Zero(2)));
  problem.penalty = testing::networkLasso();
  problem.dimension = 2;
  problem.lambda = 1;
  const Matrix W{{-1, -1}, {1, 1}};
  EXPECT_GE(DualBounder(problem).bound(W, Matrix::Zero(2, 1)).gap, 4e-8);
}

TEST(DualBoundTest, IsValidAtFirstIterateOfKnownProblem) {
  // G1, λ = 1: P(0) = 4 and min P = 1.5, so every valid bound at W = 0 is at least 2.5.
  const auto problem =
      testing::scalarProblem({0.0, 2.0}, {{0, 1, 1}}, testing::networkLasso(), 1.0);
  const auto bound = DualBounder(problem).bound(Matrix::Zero(1, 2), Matrix::Zero(1, 1));
  EXPECT_DOUBLE_EQ(bound.primal, 4);
  EXPECT_GE(bound.gap, 2.5);
  EXPECT_LE(bound.gap, 4);
}

TEST(DualBoundTest, RefusesNonFiniteIterates) {
  const double infinity = std::numeric_limits<double>::infinity();
  for (const auto& penalty : {testing::networkLasso(), testing::l1Norm(), testing::mocha()}) {
    const auto problem = testing::scalarProblem({0.0, 2.0}, {{0, 1, 1}}, penalty, 1.0);
    const DualBounder bounder(problem);
    for (const double bad : {std::nan(""), infinity, -infinity, 1e200}) {
      const auto primal = bounder.bound(Matrix{{bad, 0}}, Matrix::Zero(1, 1));
      EXPECT_EQ(primal.gap, infinity) << bad;
      EXPECT_EQ(primal.relative, infinity) << bad;
    }
    // A flow that is no number costs the bound, not its truth: P(0) = 4, min P ≥ 1.
    const auto dual = bounder.bound(Matrix::Zero(1, 2), Matrix{{std::nan("")}});
    EXPECT_GE(dual.gap, 2.5);
    EXPECT_LE(dual.gap, 4);
  }
}

}  // namespace
}  // namespace gtv
