// To be run under thread sanitizer: no Qt, only what the window does with the follower.
#include "live/lambda_follower.h"

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <limits>
#include <thread>

#include "instances/problem_building.h"
#include "instances/problem_instance.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::smallExperiment;

std::shared_ptr<const GtvProblem> smallProblem(double lambda = 0.01) {
  const auto experiment = changed(smallExperiment(), {{"lambda", lambda}});
  const auto network = drawProblemInstance(experiment).value();
  return std::make_shared<const GtvProblem>(buildProblem(experiment, *network).value());
}

/// Takes answers until one fits, at most a minute: a bound against hanging, not a measurement.
std::shared_ptr<const LambdaResult> waitFor(LambdaFollower& follower,
                                            const std::function<bool(const LambdaResult&)>& fits) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
  while (std::chrono::steady_clock::now() < end) {
    if (auto answer = follower.takeLatest(); answer && fits(*answer)) return answer;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return nullptr;
}

TEST(FusedGroupsTest, AreMeansOfTheirNodesInOrderOfSize) {
  LambdaOptimum optimum;
  optimum.W.resize(1, 5);
  optimum.W << 7, 1, 2, 3, 9;
  optimum.clusters = {0, 1, 1, 1, 2};
  optimum.clusterCount = 3;
  const auto groups = fusedGroups(optimum);
  EXPECT_EQ(groups.sizes, (std::vector<int>{3, 1, 1}));
  EXPECT_EQ(groups.firstNodes, (std::vector<int>{1, 0, 4}));
  EXPECT_EQ(groups.centers, (Matrix(1, 3) << 2, 7, 9).finished());
}

TEST(FusedGroupsTest, GroupIsUndeterminedIfAllItsNodesAre) {
  LambdaOptimum optimum;
  optimum.W = Matrix::Zero(1, 4);
  optimum.clusters = {0, 1, 1, 2};
  optimum.clusterCount = 3;
  EXPECT_EQ(fusedGroups(optimum).undetermined, (std::vector<bool>{false, false, false}));
  const Uniqueness others{Uniqueness::Verdict::NotUnique, "", {0, 2}};
  // Largest first: the other node of the group of two keeps the ring where it is.
  EXPECT_EQ(fusedGroups(optimum, others).undetermined, (std::vector<bool>{false, true, false}));
}

TEST(LambdaFollowerThreadTest, ReportsUniqueness) {
  const auto problem = smallProblem();
  LambdaFollower follower;
  for (const double lambda : {0.0, 0.05}) {
    follower.setLambda({problem, lambda, {}});
    const auto answer =
        waitFor(follower, [&](const auto& a) { return a.optimum.lambda == lambda && !a.working; });
    ASSERT_NE(answer, nullptr);
    // λ = 0 makes every node a component, and some have no labels.
    EXPECT_EQ(answer->uniqueness.verdict == Uniqueness::Verdict::NotUnique, lambda == 0);
  }
}

TEST(LambdaFollowerThreadTest, EndsWithCertifiedOptimumOfLastLambda) {
  const auto problem = smallProblem();
  LambdaFollower follower;
  double lambda = 1e-3;
  for (int k = 0; k < 60; ++k) {
    lambda *= 1.1;
    follower.setLambda({problem, lambda, {}});
    if (k % 3 == 0) std::this_thread::sleep_for(std::chrono::microseconds(200));
  }
  const auto answer =
      waitFor(follower, [&](const auto& a) { return a.optimum.lambda == lambda && !a.working; });
  ASSERT_NE(answer, nullptr);
  EXPECT_EQ(answer->problem, problem);
  EXPECT_TRUE(answer->why.empty());
  EXPECT_TRUE(answer->optimum.certified);
  EXPECT_TRUE(answer->proved);
  auto here = *problem;
  here.lambda = lambda;
  // The proof holds for what was delivered, not only for what the engine had.
  const auto bound = DualBounder(here).bound(answer->optimum.W, answer->optimum.U);
  EXPECT_LE(bound.relative, 1.1e-6);
  EXPECT_EQ(answer->saturation->size(), here.edgeCount());
  EXPECT_LE(answer->saturation->maxCoeff(), 1 + 1e-9);
}

TEST(LambdaFollowerThreadTest, FollowsNewProblem) {
  const auto first = smallProblem();
  const auto second = std::make_shared<const GtvProblem>(*first);
  LambdaFollower follower;
  follower.setLambda({first, 0.02, {}});
  ASSERT_NE(waitFor(follower, [&](const auto& a) { return a.problem == first && !a.working; }),
            nullptr);
  follower.setLambda({second, 0.02, {}});
  const auto answer =
      waitFor(follower, [&](const auto& a) { return a.problem == second && !a.working; });
  ASSERT_NE(answer, nullptr);
  EXPECT_TRUE(answer->optimum.certified);
}

TEST(LambdaFollowerThreadTest, NewerProblemReplacesUnfinishedOne) {
  const auto problem = smallProblem();
  LambdaFollower follower;
  // No gap is below a tolerance of less than nothing: this one is polished as long as it may be.
  follower.setLambda({problem, 0.02, {.tolerance = -1}});
  ASSERT_NE(waitFor(follower, [](const auto& a) { return a.working; }), nullptr);
  const auto other = std::make_shared<const GtvProblem>(*problem);
  follower.setLambda({other, 0.03, {}});
  EXPECT_NE(waitFor(follower, [&](const auto& a) { return a.problem == other && !a.working; }),
            nullptr);
}

TEST(LambdaFollowerThreadTest, EndsWhenToleranceIsUnreachable) {
  LambdaFollower follower;
  follower.setLambda({smallProblem(), 0.02, {.tolerance = -1}});
  const auto answer = waitFor(follower, [](const auto& a) { return !a.working; });
  ASSERT_NE(answer, nullptr);
  EXPECT_TRUE(answer->proved);
  EXPECT_FALSE(answer->optimum.certified);
  EXPECT_LE(answer->optimum.bound.relative, LambdaResult::proof);
}

TEST(LambdaFollowerThreadTest, UsesOfferedIterateOnlyForPresentProblem) {
  LambdaEngine engine(*smallProblem(0.02), {.tolerance = 1e-9});
  const auto& exact = engine.track(0.02);
  // Only an offer can be as near as this question wants it.
  auto bound = exact.bound;
  bound.relative = -2;
  const auto methodAfterWarmStart = [&](LambdaFollower& follower, double lambda) -> std::string {
    const auto problem = smallProblem(0.02);
    const auto isForProblem = [&](const auto& a) { return a.problem == problem; };
    follower.setLambda({problem, 0.02, {.tolerance = -1}});
    if (!waitFor(follower, [&](const auto& a) { return isForProblem(a) && a.working; }))
      return "none";
    follower.offerWarmStart(std::make_shared<const LambdaWarmStart>(
        LambdaWarmStart{problem, lambda, exact.W, exact.U, bound, "offered"}));
    const auto last =
        waitFor(follower, [&](const auto& a) { return isForProblem(a) && !a.working; });
    return last ? last->optimum.method : "none";
  };
  LambdaFollower follower;
  EXPECT_NE(methodAfterWarmStart(follower, 0.03), "offered");
  // On a busy machine the offer may come after the polish.
  bool taken = false;
  for (int attempt = 0; attempt < 20 && !taken; ++attempt)
    taken = methodAfterWarmStart(follower, 0.02) == "offered";
  EXPECT_TRUE(taken);
}

TEST(LambdaFollowerThreadTest, PauseAndDestructionInterruptWork) {
  const auto problem = smallProblem();
  for (int k = 0; k < 20; ++k) {
    LambdaFollower follower;
    follower.setLambda({problem, 0.02, {.tolerance = -1}});
    if (k % 4 == 1) std::this_thread::sleep_for(std::chrono::milliseconds(k));
    if (k % 2 == 0) follower.pause();
    if (k % 4 == 2) follower.setLambda({problem, 0.05, {.tolerance = -1}});
  }
}

TEST(LambdaFollowerThreadTest, ReportsCapacityBeyondFloatingPointAsError) {
  const auto experiment = changed(smallExperiment(), {});
  const auto network = drawProblemInstance(experiment).value();
  const auto problem =
      std::make_shared<const GtvProblem>(buildProblem(experiment, *network).value());
  LambdaFollower follower;
  follower.setLambda({problem, std::numeric_limits<double>::infinity(), {}});
  const auto answer = waitFor(follower, [](const auto& a) { return !a.working; });
  ASSERT_NE(answer, nullptr);
  EXPECT_NE(answer->why.find("beyond the largest number"), std::string::npos);
  EXPECT_EQ(answer->optimum.W.cols(), 0);
  follower.setLambda({problem, 0.02, {}});
  EXPECT_NE(waitFor(follower, [](const auto& a) { return a.optimum.certified; }), nullptr);
}

}  // namespace
}  // namespace gtv
