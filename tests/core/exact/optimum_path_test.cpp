#include "exact/optimum_path.h"

#include <gtest/gtest.h>

#include <cmath>

#include "experiment/documents.h"
#include "instances/problem_building.h"
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

TEST(PathGridTest, CoversWhereModelsMoveUnderAQuadraticPenaltyWhateverTheLambda) {
  for (const double lambda : {0.0, 1e-3, 0.1, 10.0, 1000.0}) {
    const auto [network, problem] = buildBoth(
        changed(smallExperiment(), {{"penalty", {{"kind", "mocha"}}}, {"lambda", lambda}}));
    const auto lambdas = pathGrid(problem);
    ASSERT_EQ(lambdas.size(), 121U);
    EXPECT_LE(lambdas.front(), lambda > 0 ? lambda : 1);
    EXPECT_GT(lambdas.back(), lambda);
    LambdaEngine engine(problem);
    const auto modelsAt = [&](double at) -> Matrix { return engine.track(at).W; };
    const Matrix alone = modelsAt(1e-3 * lambdas.front());
    const Matrix first = modelsAt(lambdas.front());
    const Matrix last = modelsAt(lambdas.back());
    const Matrix same = modelsAt(1e3 * lambdas.back());
    EXPECT_LT((first - alone).norm(), 0.05 * (same - alone).norm()) << lambda;
    EXPECT_LT((same - last).norm(), 0.05 * (same - alone).norm()) << lambda;
  }
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
  OptimumPath begun;
  begun.lambdas = {1e-3, 1, 1e7};
  const auto path = optimumPath(problem, *network, begun);
  // All are one by the tolerance, as differences fade; nowhere do any become equal.
  EXPECT_GT(path.points.front()->clusterCount, 1);
  EXPECT_EQ(path.points.back()->clusterCount, 1);
  EXPECT_TRUE(path.merges.empty());
}

}  // namespace
}  // namespace gtv
