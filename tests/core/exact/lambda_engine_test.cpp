#include "exact/lambda_engine.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/rng.h"
#include "experiment/documents.h"
#include "instances/problem_building.h"
#include "instances/problem_instance.h"
#include "losses/clustering_loss.h"
#include "penalties/norm_penalties.h"
#include "solvers/fast_primal_dual.h"
#include "support/newton_optimum.h"
#include "support/two_groups.h"

namespace gtv {
namespace {

GtvProblem presetProblem(const char* id) {
  const auto experiment = loadPreset(id).value();
  const auto network = drawProblemInstance(experiment).value();
  return buildProblem(experiment, *network).value();
}

double coldOptimum(GtvProblem problem, double lambda) {
  problem.lambda = lambda;
  return testing::newtonOptimum(problem);
}

TEST(LambdaEngineTest, FindsCertifiedOptimumForEveryLambda) {
  for (const char* id : {"sbm-two-clusters", "star", "chain"}) {
    const auto problem = presetProblem(id);
    LambdaEngine engine(problem);
    // Up, far up, and back down again.
    for (const double factor : {1.0, 1.05, 1.1, 3.0, 20.0, 1.0, 0.9, 0.2}) {
      const double lambda = factor * problem.lambda;
      const auto& found = engine.track(lambda);
      EXPECT_TRUE(found.certified) << id << " " << factor;
      EXPECT_LE(found.bound.relative, 1e-6);
      EXPECT_EQ(found.lambda, lambda);
      EXPECT_GT(found.steps, 0);
      const double optimum = coldOptimum(problem, lambda);
      auto same = problem;
      same.lambda = lambda;
      const double reached = same.objective(found.W);
      EXPECT_LE(reached, optimum * (1 + 1.1e-6)) << id << " " << factor;
      EXPECT_GE(reached, optimum * (1 - 1e-9)) << id << " " << factor;
      EXPECT_GE(found.bound.gap, reached - optimum - 1e-12 * optimum) << id << " " << factor;
    }
    EXPECT_EQ(problem.lambda, presetProblem(id).lambda);  // the caller's problem is untouched
  }
}

TEST(LambdaEngineTest, SolvesLargeClusteringOnQuotientGraph) {
  auto problem = testing::twoGroups(1500, 12, 0.05, 7);
  LambdaEngine engine(problem);
  const DualBounder bounder(problem);
  for (const double lambda : {0.05, 0.06, 0.1, 0.09}) {
    const auto& found = engine.track(lambda);
    EXPECT_TRUE(found.certified) << lambda;
    EXPECT_EQ(found.method, "quotient-sweeps") << lambda;
    EXPECT_LT(found.clusterCount, 1500);
    problem.lambda = lambda;
    EXPECT_LE(bounder.bound(found.W, found.U).relative, 1e-6) << lambda;
  }
  // A budget that ends in the middle: a feasible flow and its honest certificate.
  LambdaBudget small;
  small.steps = 1;
  const auto& interrupted = engine.track(0.02, small);
  problem.lambda = 0.02;
  EXPECT_FALSE(interrupted.certified);
  for (int e = 0; e < problem.edgeCount(); ++e)
    ASSERT_LE(interrupted.U.col(e).norm(), problem.capacity(e) * (1 + 1e-12));
  EXPECT_EQ(interrupted.bound.gap, bounder.bound(interrupted.W, interrupted.U).gap);
}

TEST(LambdaEngineTest, SolvesLongChainsByElimination) {
  // Five levels of a hundred noisy values each, every node with data: quotients would do as well.
  std::vector<Edge> edges;
  edges.reserve(499);
  for (int i = 0; i + 1 < 500; ++i) edges.push_back({i, i + 1, i % 100 == 99 ? 0.1 : 1});
  GtvProblem problem;
  problem.graph =
      std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(500, std::move(edges)).value());
  problem.penalty = std::make_shared<Norm2Penalty>();
  problem.dimension = 2;
  Rng rng(4);
  problem.losses.reserve(500);
  for (int i = 0; i < 500; ++i) {
    const int level = i / 100;
    const Vector point =
        Vector{{1.0 * level, -1.0 * level}} + 0.1 * Vector{{rng.normal(), rng.normal()}};
    problem.losses.push_back(std::make_shared<ClusteringLoss>(point, Vector::Zero(2)));
  }
  problem.lambda = 1;
  LambdaEngine engine(problem);
  std::vector<int> counts;
  // With few clusters the contraction shows its answer after Newton's method.
  for (const double lambda : {0.02, 0.03, 1.0, 1.3, 0.4, 30.0}) {
    const auto& found = engine.track(lambda);
    EXPECT_TRUE(found.certified) << lambda;
    EXPECT_TRUE(found.method == "tree-newton" ||
                (found.method == "contraction" && found.clusterCount <= 50))
        << found.method << " " << lambda;
    counts.push_back(found.clusterCount);
    EXPECT_LE(found.steps, 40) << lambda;
    auto same = problem;
    same.lambda = lambda;
    EXPECT_LE(same.objective(found.W), coldOptimum(problem, lambda) * (1 + 1.1e-6)) << lambda;
  }
  EXPECT_GT(counts.front(), 50);
  EXPECT_LE(counts.back(), 5);
}

TEST(LambdaEngineTest, SmallBudgetKeepsProgressForNextCall) {
  const auto problem = presetProblem("sbm-two-clusters");
  LambdaEngine engine(problem);
  LambdaBudget small;
  small.steps = 1;
  const auto& first = engine.track(problem.lambda, small);
  EXPECT_FALSE(first.certified);
  EXPECT_EQ(first.steps, 1);
  EXPECT_EQ(first.W.cols(), problem.nodeCount());
  EXPECT_GT(first.bound.gap, 0);
  int calls = 1;
  while (!engine.track(problem.lambda, small).certified && calls < 100000) ++calls;
  EXPECT_TRUE(engine.latest().certified);
  EXPECT_EQ(engine.latest().steps, calls + 1);
  // Asked once more for the same λ nothing is left to do.
  const auto steps = engine.latest().steps;
  EXPECT_EQ(engine.track(problem.lambda).steps, steps);
}

TEST(LambdaEngineTest, WarmStartIsUsedOnlyIfNearer) {
  const auto problem = presetProblem("sbm-two-clusters");
  FastPrimalDualSolver beside(problem);
  const auto after = [&](int iterations) {
    while (beside.iteration() < iterations) beside.step();
    return DualBounder(problem).bound(beside.primal(), beside.dual());
  };
  const auto far = after(1);
  LambdaEngine engine(problem);
  LambdaBudget small;
  small.steps = 6;
  const auto own = engine.track(problem.lambda, small);
  ASSERT_FALSE(own.certified);
  ASSERT_GT(far.relative, own.bound.relative);
  EXPECT_FALSE(engine.continueFrom(beside.primal(), beside.dual(), far, "beside"));
  EXPECT_EQ(engine.latest().W, own.W);

  const auto near = after(70);
  ASSERT_LT(near.relative, own.bound.relative);
  ASSERT_GT(near.relative, 1e-6);
  EXPECT_TRUE(engine.continueFrom(beside.primal(), beside.dual(), near, "beside"));
  EXPECT_EQ(engine.latest().W, beside.primal());
  EXPECT_EQ(engine.latest().bound.gap, near.gap);
  EXPECT_EQ(engine.latest().method, "beside");
  const auto& found = engine.track(problem.lambda);
  EXPECT_TRUE(found.certified);
  EXPECT_NEAR(problem.objective(found.W), coldOptimum(problem, problem.lambda), 1e-8);
  EXPECT_FALSE(engine.continueFrom(beside.primal(), beside.dual(), near, "beside"));
}

TEST(LambdaEngineTest, StopsImmediatelyOnRequest) {
  const auto problem = presetProblem("sbm-two-clusters");
  LambdaEngine engine(problem);
  std::stop_source source;
  source.request_stop();
  LambdaBudget budget;
  budget.stop = source.get_token();
  EXPECT_EQ(engine.track(problem.lambda, budget).steps, 1);
}

}  // namespace
}  // namespace gtv
