#include "lessons/question.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>
#include <memory>

#include "support/experiments.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

/// A chain of four nodes with the true parameters 1, 1, −1, −1.
Snapshot chainSnapshot() {
  auto experiment =
      Experiment()
          .with("graph", {{"kind", "chain"}, {"clusterSizes", {2, 2}}})
          ->with("data", {{"kind", "linear"},
                          {"dimension", 1},
                          {"truth", {{"kind", "per-cluster"}, {"vectors", {{1}, {-1}}}}}})
          .value();
  Snapshot snapshot;
  snapshot.network = testing::networkOf(experiment);
  snapshot.W = Matrix(1, 4);
  snapshot.W << 1.1, 1.2, 0.4, -0.9;
  snapshot.numbers.lambda = 0.25;
  snapshot.clusters = {0, 0, 1, 2};
  snapshot.clusterCount = 3;
  return snapshot;
}

OptimumPath pathWithErrors(const std::vector<double>& errors) {
  OptimumPath path;
  for (std::size_t k = 0; k < errors.size(); ++k) {
    auto point = std::make_shared<OptimumPoint>();
    point->lambda = static_cast<double>(k + 1);
    point->mse = errors[k];
    path.lambdas.push_back(point->lambda);
    path.points.push_back(std::move(point));
  }
  return path;
}

TEST(QuestionTest, NumberOfClustersIsThatOfTheIterate) {
  const auto right = rightAnswer({"?", "clusters"}, chainSnapshot(), {});
  ASSERT_TRUE(right);
  EXPECT_EQ(right->text, "Number of different models at λ = 0.25: 3.");
  EXPECT_TRUE(right->accepts(3));
  EXPECT_FALSE(right->accepts(2));
}

TEST(QuestionTest, CommonModelIsTheMeanOfAllModelsInThePlane) {
  auto snapshot = chainSnapshot();
  // One parameter has no plane.
  EXPECT_FALSE(rightAnswer({"?", "commonModel"}, snapshot, {}));
  auto experiment =
      Experiment()
          .with("graph", {{"kind", "chain"}, {"clusterSizes", {2, 2}}})
          ->with("data", {{"kind", "linear"},
                          {"dimension", 2},
                          {"truth", {{"kind", "per-cluster"}, {"vectors", {{1, 0}, {-3, 0}}}}}})
          .value();
  snapshot.network = testing::networkOf(experiment);
  snapshot.W = Matrix(2, 4);
  snapshot.W << 1, 2, 3, 4, 0, 0, 1, 1;
  const auto right = rightAnswer({"?", "commonModel"}, snapshot, {});
  ASSERT_TRUE(right);
  EXPECT_EQ(right->text, "At λ = 0.25 the mean of all models is (2.5, 0.5).");
  // The true models are 4 apart.
  EXPECT_TRUE(right->accepts({2.5, 1.49}));
  EXPECT_FALSE(right->accepts({2.5, 1.51}));
}

TEST(QuestionTest, NumberOfClustersIsUnknownBeforeAnythingIsLearned) {
  auto snapshot = chainSnapshot();
  snapshot.clusters.clear();
  EXPECT_FALSE(rightAnswer({"?", "clusters"}, snapshot, {}));
}

TEST(QuestionTest, WorstNodeIsFarthestFromItsTruth) {
  const auto right = rightAnswer({"?", "worstNode"}, chainSnapshot(), {});
  ASSERT_TRUE(right);
  EXPECT_THAT(right->text, HasSubstr("node 2"));
  EXPECT_TRUE(right->accepts(2));
  EXPECT_FALSE(right->accepts(3));
}

TEST(QuestionTest, EqualNodesAreAllRight) {
  auto snapshot = chainSnapshot();
  snapshot.W << 3, 1, -3, -1;
  const auto right = rightAnswer({"?", "worstNode"}, snapshot, {});
  ASSERT_TRUE(right);
  EXPECT_TRUE(right->accepts(0) && right->accepts(2));
  EXPECT_FALSE(right->accepts(1));
}

TEST(QuestionTest, WidestEdgeHasTheLargestDifferenceOfModels) {
  const auto right = rightAnswer({"?", "widestEdge"}, chainSnapshot(), {});
  ASSERT_TRUE(right);
  EXPECT_THAT(right->text, HasSubstr("nodes 2 and 3"));
  EXPECT_TRUE(right->accepts(2));
  EXPECT_FALSE(right->accepts(1));
}

TEST(QuestionTest, FullestEdgeHasTheLargestFlowAndNotTheLargestShareOfItsCapacity) {
  auto snapshot = chainSnapshot();
  const auto& graph = *snapshot.network->graph;
  EXPECT_FALSE(rightAnswer({"?", "fullestEdge"}, snapshot, {})) << "the flow is not known";
  snapshot.numbers.lambda = 2;
  auto saturation = Vector::Zero(graph.edgeCount()).eval();
  // Between the clusters the weight is small, and so is what half of its capacity is.
  ASSERT_LT(graph.edge(1).weight, 0.5);
  ASSERT_EQ(graph.edge(2).weight, 1);
  saturation[1] = 0.5;
  saturation[2] = 0.25;
  snapshot.saturation = std::make_shared<const Vector>(saturation);
  const auto right = rightAnswer({"?", "fullestEdge"}, snapshot, {});
  ASSERT_TRUE(right);
  EXPECT_EQ(right->text, "At λ = 2 the edge between nodes 2 and 3 carries the largest flow, 0.5.");
  EXPECT_TRUE(right->accepts(2));
  EXPECT_FALSE(right->accepts(1));
}

TEST(QuestionTest, BestLambdaAcceptsErrorsUpToATenthAboveTheSmallest) {
  const auto right =
      rightAnswer({"?", "bestLambda"}, {}, pathWithErrors({nan, 9, 1.05, 1, 1.09, 1.2, 1.04}));
  ASSERT_TRUE(right);
  EXPECT_EQ(right->text, "The error is smallest at λ = 4.");
  for (const double good : {3.0, 3.7, 4.0, 5.0, 7.0}) EXPECT_TRUE(right->accepts(good)) << good;
  for (const double bad : {1.0, 2.0, 2.9, 5.1, 6.0, 8.0}) EXPECT_FALSE(right->accepts(bad)) << bad;
}

TEST(QuestionTest, BestLambdaIsUnknownOnAnUnfinishedPathAndWithoutTruth) {
  auto path = pathWithErrors({3, 2, 4});
  path.points.pop_back();
  EXPECT_FALSE(rightAnswer({"?", "bestLambda"}, {}, path));
  EXPECT_FALSE(rightAnswer({"?", "bestLambda"}, {}, pathWithErrors({nan, nan})));
}

TEST(QuestionTest, TallyNamesTheMostFrequentAnswerFirst) {
  const auto name = [](const Answer& answer) { return std::to_string(static_cast<int>(answer.x)); };
  EXPECT_EQ(tallyOf({}, name), "No answers yet.");
  EXPECT_EQ(tallyOf({7}, name), "1 answer: 7.");
  EXPECT_EQ(tallyOf({4, 2, 5, 2}, name), "4 answers: 2 (2 times), 4, 5.");
}

}  // namespace
}  // namespace gtv
