// Quotient sweeps: along a path of λ, up, down and in leaps, every answer is proved, and it is the
// one of Newton's method, which knows nothing of clusters.
#include "fusion/quotient_sweeps.h"

#include <gtest/gtest.h>

#include <cmath>

#include "losses/clustering_loss.h"
#include "problem/dual_bound.h"
#include "support/newton_optimum.h"
#include "support/small_problems.h"
#include "support/two_groups.h"

namespace gtv {
namespace {

double fullest(const GtvProblem& problem, const Matrix& U) {
  double most = 0;
  for (int e = 0; e < problem.edgeCount(); ++e)
    most = std::max(most, U.col(e).norm() / problem.capacity(e));
  return most;
}

/// Works until the answer is proved; 0 if it never is, else the number of pieces of work.
int settle(QuotientSweeps& sweeps, const GtvProblem& problem, const DualBounder& bounder,
           double tolerance) {
  for (int works = 1; works <= 2000; ++works) {
    const bool ready = sweeps.work();
    if (works % 5 == 1) {
      EXPECT_LE(fullest(problem, sweeps.dual()), 1 + 1e-12);
    }
    if (!ready) continue;
    if (bounder.bound(sweeps.primal(), sweeps.dual()).relative <= tolerance) return works;
    sweeps.tightenTarget();
  }
  return 0;
}

TEST(QuotientSweepsTest, CertifiesEverySolutionAlongAPath) {
  auto problem = testing::twoGroups(60, 8, 0.01, 1);
  const DualBounder bounder(problem);
  QuotientSweeps sweeps(problem, 1e-6);
  std::vector<int> counts;
  // From all apart to all in one, back down again, and across everything in one leap.
  std::vector<double> lambdas;
  for (double lambda = 0.01; lambda < 300; lambda *= 1.6) lambdas.push_back(lambda);
  for (double lambda = 120; lambda > 0.01; lambda /= 2.1) lambdas.push_back(lambda);
  for (const double lambda : {300.0, 0.02, 1.0}) lambdas.push_back(lambda);
  bool first = true;
  for (const double lambda : lambdas) {
    problem.lambda = lambda;
    if (!first) sweeps.problemChanged();
    if (first) sweeps.startFrom(Matrix::Zero(2, 60), Matrix::Zero(2, problem.edgeCount()));
    first = false;
    ASSERT_GT(settle(sweeps, problem, bounder, 1e-6), 0) << lambda;
    const double optimum = testing::newtonOptimum(problem);
    const double reached = problem.objective(sweeps.primal());
    EXPECT_LE(reached, optimum * (1 + 1.1e-6)) << lambda;
    EXPECT_GE(reached, optimum * (1 - 1e-9)) << lambda;
    EXPECT_LE(fullest(problem, sweeps.dual()), 1 + 1e-12) << lambda;
    counts.push_back(sweeps.clusterCount());
  }
  EXPECT_EQ(counts.front(), 60);
  EXPECT_EQ(*std::min_element(counts.begin(), counts.end()), 1);
  EXPECT_GT(counts[counts.size() - 2], 10);  // after the leap down from one
}

TEST(QuotientSweepsTest, StartsFromAnyIterate) {
  auto problem = testing::twoGroups(40, 6, 0.3, 2);
  const DualBounder bounder(problem);
  QuotientSweeps sweeps(problem, 1e-9);
  ASSERT_GT(settle(sweeps, problem, bounder, 1e-9), 0);
  const Matrix W = sweeps.primal();
  const Matrix U = sweeps.dual();
  QuotientSweeps other(problem, 1e-9);
  other.startFrom(W, U);
  EXPECT_EQ(other.primal(), W);
  EXPECT_LE(settle(other, problem, bounder, 1e-9), 10);
  EXPECT_NEAR(problem.objective(other.primal()), problem.objective(W), 1e-8);
}

TEST(QuotientSweepsTest, HandlesLossesWithDifferentHessians) {
  // Clustering losses with ridge of very different size have different Hessians.
  auto problem = testing::twoGroups(50, 6, 0.2, 3);
  for (int i = 0; i < 50; i += 3) {
    const Vector point = Vector::Constant(2, 0.1 * i);
    const Vector ridge = Vector::Constant(2, std::pow(10, i % 4));
    problem.losses[i] = std::make_shared<ClusteringLoss>(point, ridge);
  }
  const DualBounder bounder(problem);
  QuotientSweeps sweeps(problem, 1e-6);
  for (const double lambda : {0.2, 0.5, 1.5, 6.0, 40.0}) {
    problem.lambda = lambda;
    sweeps.problemChanged();
    ASSERT_GT(settle(sweeps, problem, bounder, 1e-6), 0) << lambda;
    EXPECT_LE(problem.objective(sweeps.primal()), testing::newtonOptimum(problem) * (1 + 1.1e-6))
        << lambda;
  }
}

TEST(QuotientSweepsTest, FinishesImmediatelyForEqualPoints) {
  // P = 0 at the optimum: no gap is small beside it.
  auto problem = testing::twoGroups(40, 6, 0.2, 5);
  for (auto& loss : problem.losses)
    loss = std::make_shared<ClusteringLoss>(Vector{{2, -1}}, Vector::Zero(2));
  const DualBounder bounder(problem);
  QuotientSweeps sweeps(problem, 1e-6);
  for (const double lambda : {0.2, 0.3, 5.0}) {
    problem.lambda = lambda;
    sweeps.problemChanged();
    const int works = settle(sweeps, problem, bounder, 1e-6);
    EXPECT_GT(works, 0) << lambda;
    EXPECT_LE(works, 20) << lambda;
  }
}

TEST(QuotientSweepsTest, RefusesUnsupportedProblems) {
  EXPECT_EQ(QuotientSweeps::refusal(testing::twoGroups(10, 3, 1, 4)), "");
  auto other = testing::twoGroups(10, 3, 1, 4);
  other.penalty = testing::l1Norm();
  EXPECT_NE(QuotientSweeps::refusal(other), "");
  other = testing::twoGroups(10, 3, 1, 4);
  other.losses[3] = std::make_shared<ZeroLoss>(2);
  EXPECT_NE(QuotientSweeps::refusal(other), "");
  EXPECT_NE(
      QuotientSweeps::refusal(testing::randomProblem(1, 10, 6, 8, 0.5, testing::networkLasso(), 1)),
      "");
}

}  // namespace
}  // namespace gtv
