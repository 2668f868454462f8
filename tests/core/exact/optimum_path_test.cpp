#include "exact/optimum_path.h"

#include <gtest/gtest.h>

#include <cmath>

#include "experiment/documents.h"
#include "experiment/problem_building.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::smallExperiment;

struct Problem {
  std::shared_ptr<const ProblemInstance> network;
  GtvProblem problem;
};

Problem buildBoth(const Experiment& experiment) {
  auto network = drawProblemInstance(experiment).value();
  auto problem = buildProblem(experiment, *network).value();
  return {network, problem};
}

TEST(PathGridTest, RangesFromManyClustersToOne) {
  const auto [network, problem] = buildBoth(loadPreset("convex-clustering").value());
  const auto lambdas = pathGrid(problem);
  ASSERT_EQ(lambdas.size(), 121U);
  for (std::size_t k = 1; k < lambdas.size(); ++k) EXPECT_GT(lambdas[k], lambdas[k - 1]);
  LambdaEngine engine(problem);
  EXPECT_EQ(engine.track(lambdas.front()).clusterCount, network->nodeCount());
  EXPECT_EQ(engine.track(lambdas.back()).clusterCount, 1);
}

TEST(PathGridTest, ExistsForQuadraticPenalty) {
  // No norm, so no critical λ: the end is where the tolerance takes all nodes for one.
  const auto [network, problem] =
      buildBoth(changed(smallExperiment(), {{"penalty", {{"kind", "mocha"}}}}));
  const auto lambdas = pathGrid(problem);
  ASSERT_EQ(lambdas.size(), 121U);
  EXPECT_LT(lambdas.front(), problem.lambda);
  EXPECT_GT(lambdas.back(), problem.lambda);
  EXPECT_EQ(LambdaEngine(problem).track(lambdas.back()).clusterCount, 1);
}

TEST(PathGridTest, IsFiniteForPenaltyOnSomeCoordinates) {
  const auto [network, problem] = buildBoth(
      changed(smallExperiment(), {{"penalty", {{"kind", "mixed"}, {"blocks", "1:nlasso"}}}}));
  const auto lambdas = pathGrid(problem, {.count = 11});
  ASSERT_EQ(lambdas.size(), 11U);
  EXPECT_TRUE(std::isfinite(lambdas.back()));
}

TEST(OptimumPathTest, PointsAreCertifiedAndFuseAsLambdaGrows) {
  const auto [network, problem] = buildBoth(smallExperiment());
  int reports = 0;
  OptimumPathOptions options;
  options.progress = [&](const OptimumPath& sofar) {
    EXPECT_EQ(sofar.points.size(), static_cast<std::size_t>(reports));
    ++reports;
  };
  const auto path = optimumPath(problem, *network, {}, options);
  ASSERT_TRUE(path.isComplete());
  EXPECT_EQ(path.points.size(), 121U);
  EXPECT_EQ(reports, 122);
  double before = 0;
  for (std::size_t k = 0; k < path.points.size(); ++k) {
    const auto& point = *path.points[k];
    EXPECT_EQ(point.lambda, path.lambdas[k]);
    EXPECT_TRUE(point.certified) << k;
    // min P grows with λ, up to what the certificates leave open.
    EXPECT_GE(point.objective, before * (1 - 1e-5));
    before = point.objective;
    EXPECT_EQ(point.W.cols(), network->nodeCount());
    EXPECT_GE(point.mse, 0);
    EXPECT_TRUE(std::isfinite(validationError(point)));
  }
  EXPECT_EQ(path.points.back()->clusterCount, 1);
  // Every node took part in some merge, and the last one is about all of them.
  ASSERT_FALSE(path.merges.empty());
  EXPECT_EQ(path.merges.back()->nodes.size(), static_cast<std::size_t>(network->nodeCount()));
}

TEST(OptimumPathTest, StoppedPathKeepsPointsAndResumes) {
  const auto [network, problem] = buildBoth(smallExperiment());
  std::stop_source stop;
  OptimumPathOptions options;
  options.count = 12;
  options.stop = stop.get_token();
  options.progress = [&](const OptimumPath& sofar) {
    if (sofar.points.size() == 4) stop.request_stop();
  };
  const auto part = optimumPath(problem, *network, {}, options);
  ASSERT_EQ(part.points.size(), 4U);
  EXPECT_FALSE(part.isComplete());
  const auto whole = optimumPath(problem, *network, part, {.count = 12});
  ASSERT_TRUE(whole.isComplete());
  const auto atOnce = optimumPath(problem, *network, {}, {.count = 12});
  for (std::size_t k = 0; k < 12; ++k) {
    EXPECT_EQ(whole.lambdas[k], atOnce.lambdas[k]);
    EXPECT_NEAR(whole.points[k]->objective, atOnce.points[k]->objective,
                3e-6 * atOnce.points[k]->objective);
  }
}

TEST(OptimumPathTest, OmitsParametersBeyondTheLimit) {
  const auto [network, problem] = buildBoth(smallExperiment());
  const auto path = optimumPath(problem, *network, {}, {.count = 3, .keep = 5});
  for (const auto& point : path.points) EXPECT_EQ(point->W.cols(), 0);
}

OptimumPath withErrors(const std::vector<double>& errors) {
  OptimumPath path;
  for (const double error : errors) {
    auto point = std::make_shared<OptimumPoint>();
    point->lambda = static_cast<double>(path.points.size() + 1);
    point->labels.test = error;
    path.points.push_back(std::move(point));
  }
  return path;
}

TEST(BestPointTest, HasSmallestErrorAndLargestLambdaOnTies) {
  EXPECT_EQ(bestPoint(withErrors({3, 1, 2}))->lambda, 2);
  EXPECT_EQ(bestPoint(withErrors({3, 1, 1, 2}))->lambda, 3);
  EXPECT_EQ(bestPoint(withErrors({std::nan(""), 5}))->lambda, 2);
  EXPECT_EQ(bestPoint(withErrors({std::nan("")})), nullptr);
  EXPECT_EQ(bestPoint({}), nullptr);
}

TEST(BestPointTest, ClassifiersAreChosenByErrorRate) {
  OptimumPoint point;
  point.labels.test = 0.1;
  EXPECT_EQ(validationError(point), 0.1);
  // A loss of numbers is chosen by numbers, also where labels are classes.
  point.accuracy = LabelAccuracy{1, 0.75};
  EXPECT_EQ(validationError(point), 0.1);
  point.labels.test = std::nan("");
  EXPECT_EQ(validationError(point), 0.25);
}

TEST(OptimumPathTest, QuadraticPenaltyHasNoMerges) {
  const auto [network, problem] =
      buildBoth(changed(smallExperiment(), {{"penalty", {{"kind", "mocha"}}}}));
  const auto path = optimumPath(problem, *network, {}, {.count = 21});
  ASSERT_EQ(path.points.size(), 21U);
  EXPECT_EQ(path.points.back()->clusterCount, 1);
  EXPECT_TRUE(path.merges.empty());
}

}  // namespace
}  // namespace gtv
