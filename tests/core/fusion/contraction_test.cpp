// Contraction: what it finds is optimal when it says so, and its gap is never below the truth.
#include "fusion/contraction.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/rng.h"
#include "fusion/contraction_solver.h"
#include "losses/clustering_loss.h"
#include "penalties/catalogue.h"
#include "penalties/norm_penalties.h"
#include "support/custom_terms.h"
#include "support/newton_optimum.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

GtvProblem randomNetworkLasso(std::uint64_t seed, int n, int d, double lambda) {
  return testing::randomProblem(seed, n, d, 5, 0.4, std::make_shared<Norm2Penalty>(), lambda);
}

TEST(ContractionTest, SolvesFusedAndSeparateNodes) {
  // L_i = (w − a_i)² with a = 0, 4: apart for λ < 4 (w = λ/2, 4 − λ/2), one at 2 from there on.
  GtvProblem problem;
  problem.dimension = 1;
  problem.graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(2, {{0, 1, 1}}).value());
  problem.penalty = std::make_shared<Norm2Penalty>();
  for (const double a : {0.0, 4.0})
    problem.losses.push_back(
        std::make_shared<ClusteringLoss>(Vector::Constant(1, a), Vector::Zero(1)));
  problem.lambda = 1;
  Contraction contraction(problem);
  Matrix W(1, 2);
  W << 0.4, 3.7;
  ASSERT_TRUE(contraction.attempt(W, Matrix::Constant(1, 1, -1), 1));
  EXPECT_EQ(contraction.clusterCount(), 2);
  EXPECT_NEAR(contraction.primal()(0), 0.5, 1e-12);
  EXPECT_NEAR(contraction.primal()(1), 3.5, 1e-12);
  EXPECT_NEAR(contraction.dual()(0), -1, 1e-12);
  EXPECT_LE(contraction.bound().relative, 1e-12);
  problem.lambda = 3;
  ASSERT_TRUE(contraction.solveForNewLambda());
  EXPECT_NEAR(contraction.primal()(0), 1.5, 1e-12);
  EXPECT_LE(contraction.bound().relative, 1e-12);
  problem.lambda = 7;  // they meet on the way
  ASSERT_TRUE(contraction.solveForNewLambda());
  EXPECT_EQ(contraction.clusterCount(), 1);
  EXPECT_NEAR(contraction.primal()(0), 2, 1e-12);
  EXPECT_NEAR(contraction.dual()(0), -4, 1e-9);
  EXPECT_LE(contraction.bound().relative, 1e-12);
  problem.lambda = 2;  // they would have to part, which following cannot do: no proof
  ASSERT_TRUE(contraction.solveForNewLambda());
  EXPECT_GT(contraction.bound().relative, 0.01);
  EXPECT_GE(contraction.bound().gap, contraction.bound().primal - 6);  // P(1, 3) = 2 + 4
}

TEST(ContractionTest, GapIsNeverBelowTrueSuboptimality) {
  int proved = 0;
  int answers = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const int d = 1 + static_cast<int>(seed % 6);
    auto problem = randomNetworkLasso(seed, 16, d, std::vector{0.03, 0.15, 0.8}[seed % 3]);
    FastPrimalDualSolver sweeps(problem);
    Contraction contraction(problem);
    const double optimum = testing::newtonOptimum(problem);
    for (const int count : {2, 10, 40, 300}) {
      while (sweeps.iteration() < count) sweeps.step();
      if (!contraction.attempt(sweeps.primal(), sweeps.dual(), sweeps.gamma())) continue;
      ++answers;
      const auto& bound = contraction.bound();
      const double reached = problem.objective(contraction.primal());
      EXPECT_NEAR(bound.primal, reached, 1e-12 * (1 + reached)) << seed;
      EXPECT_GE(bound.gap, reached - optimum - 1e-11 * (1 + reached)) << seed << " at " << count;
      if (bound.relative <= 1e-9) {
        ++proved;
        // The general certificate agrees.
        EXPECT_LE(DualBounder(problem).bound(contraction.primal(), contraction.dual()).relative,
                  2e-9)
            << seed;
      }
    }
  }
  EXPECT_GT(answers, 200);
  EXPECT_GT(proved, 80);
}

TEST(ContractionTest, CertifiesSolutionsWhileFollowingLambda) {
  int proved = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    auto problem = randomNetworkLasso(seed, 20, 2, 0.1);
    ContractionSolver solver(problem);
    for (int k = 0; k < 2000 && !(solver.certificateLikely() && solver.lastChange() == 0); ++k)
      solver.step();
    Contraction contraction(problem);
    if (!contraction.attempt(solver.primal(), solver.dual(), 1)) continue;
    for (int tick = 0; tick < 12; ++tick) {
      problem.lambda *= 1.05;
      if (!contraction.solveForNewLambda()) break;
      const double optimum = testing::newtonOptimum(problem);
      const double reached = problem.objective(contraction.primal());
      EXPECT_GE(contraction.bound().gap, reached - optimum - 1e-11) << seed << " " << tick;
      if (contraction.bound().relative > 1e-9) break;
      ++proved;
      EXPECT_LE(reached, optimum * (1 + 1e-9) + 1e-12) << seed << " " << tick;
    }
  }
  EXPECT_GT(proved, 25);
}

TEST(ContractionTest, SolvesNonquadraticLosses) {
  auto problem =
      testing::stronglyConvexProblem(3, 14, 2, 0.4, std::make_shared<Norm2Penalty>(), 0.4);
  Rng rng(8);
  for (auto& loss : problem.losses) {
    Matrix target(2, 1);
    rng.fillNormal(target);
    loss = std::make_shared<testing::BowlLoss>(2 * target.col(0), 0.3);
  }
  ContractionSolver solver(problem);
  for (int k = 0; k < 400; ++k) solver.step();
  EXPECT_EQ(solver.lastChange(), 0);  // done
  Contraction contraction(problem);
  ASSERT_TRUE(contraction.attempt(solver.primal(), solver.dual(), 1));
  EXPECT_LE(contraction.bound().relative, 1e-9);
  EXPECT_NEAR(problem.objective(solver.primal()), testing::newtonOptimum(problem), 1e-9);
}

TEST(ContractionTest, NeedsFewIterationsOnTwoClusters) {
  // Two dense clusters, five edges between them: seen at the first look.
  Rng rng(5);
  std::vector<Edge> edges;
  for (int i = 0; i < 60; ++i)
    for (int j = i + 1; j < 60; ++j)
      if (i / 30 == j / 30 ? rng.uniform() < 0.5 : (i < 5 && j == i + 30))
        edges.push_back({i, j, 1});
  auto problem = testing::randomProblem(5, 60, 2, 5, 0.3, std::make_shared<Norm2Penalty>(), 0.02);
  problem.graph =
      std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(60, std::move(edges)).value());
  ContractionSolver solver(problem);
  const DualBounder bounder(problem);
  int steps = 0;
  do solver.step();
  while (++steps < 3000 && !(solver.certificateLikely() &&
                             bounder.bound(solver.primal(), solver.dual()).relative < 1e-9));
  EXPECT_LE(steps, 700);
  EXPECT_NEAR(problem.objective(solver.primal()), testing::newtonOptimum(problem),
              1e-8 * problem.objective(solver.primal()));
}

TEST(ContractionTest, ClaimsNoProofBeyondItsNumericalRange) {
  // Equal models at λ = 0 look fused, but no flow may run between them: a joint fit is no optimum.
  auto problem = randomNetworkLasso(4, 8, 2, 0);
  Contraction contraction(problem);
  const Matrix W = Matrix::Constant(2, 8, 0.5);
  const Matrix U = Matrix::Zero(2, problem.edgeCount());
  EXPECT_FALSE(contraction.attempt(W, U, 1));
  problem.lambda = 1e-170;  // its square is 0
  EXPECT_FALSE(contraction.attempt(W, U, 1));
  problem.lambda = 0.1;
  const Matrix broken = Matrix::Constant(2, problem.edgeCount(), std::nan(""));
  if (contraction.attempt(W, broken, 1)) {
    EXPECT_EQ(contraction.bound().gap, INFINITY);
  }
  // And from an answer to λ = 0.
  ContractionSolver solver(problem);
  for (int k = 0; k < 2000; ++k) solver.step();
  ASSERT_TRUE(contraction.attempt(solver.primal(), solver.dual(), 1));
  problem.lambda = 0;
  EXPECT_FALSE(contraction.solveForNewLambda());
  auto edges = problem.graph->edges();
  edges.front().weight = 1e200;
  problem.graph =
      std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(8, std::move(edges)).value());
  EXPECT_NE(Contraction::refusal(problem), "");
}

TEST(ContractionTest, RefusalsNameTheReason) {
  auto problem = randomNetworkLasso(1, 8, 2, 0.1);
  EXPECT_EQ(Contraction::refusal(problem), "");
  problem.penalty = std::make_shared<Norm1Penalty>();
  EXPECT_EQ(Contraction::refusal(problem),
            "this method needs " + describeNormsWith({DualBall::Euclidean}));
}

}  // namespace
}  // namespace gtv
