#include "graph/similarity_kinds.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace gtv {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

/// Distances of points on a line.
Matrix onLine(std::initializer_list<double> places) {
  const std::vector<double> x(places);
  Matrix D(std::ssize(x), std::ssize(x));
  for (Eigen::Index i = 0; i < D.rows(); ++i)
    for (Eigen::Index j = 0; j < D.cols(); ++j)
      D(i, j) = std::abs(x[static_cast<std::size_t>(i)] - x[static_cast<std::size_t>(j)]);
  return D;
}

Choice similarity(const Json& rule, const Json& weight = {{"kind", "uniform"}}) {
  auto choice = readChoice(graphCatalogue().view,
                           {{"kind", "similarity"}, {"rule", rule}, {"weight", weight}}, "graph");
  EXPECT_TRUE(choice.ok()) << (choice.ok() ? "" : choice.error().text());
  return *choice;
}

std::vector<std::pair<int, int>> pairs(const Json& rule, const Matrix& D) {
  const auto sample = makeSimilarityGraph(similarity(rule), D);
  EXPECT_TRUE(sample.ok()) << (sample.ok() ? "" : sample.error().text());
  std::vector<std::pair<int, int>> out;
  if (sample)
    for (const auto& edge : sample->graph.edges()) out.emplace_back(edge.head, edge.tail);
  return out;
}

const Matrix& star() {
  // 1, 2 and 3 are nearest to 0, which is nearest to 1.
  static const Matrix D = [] {
    Matrix out(4, 4);
    out << 0, 1, 2, 3, 1, 0, 5, 6, 2, 5, 0, 7, 3, 6, 7, 0;
    return out;
  }();
  return D;
}

TEST(EdgeRuleTest, NearestJoinsIfOneOfBothChooses) {
  EXPECT_THAT(pairs({{"kind", "nearest"}, {"neighbours", 1}}, star()),
              ElementsAre(std::pair(0, 1), std::pair(0, 2), std::pair(0, 3)));
}

TEST(EdgeRuleTest, MutuallyNearestJoinsIfBothChoose) {
  EXPECT_THAT(pairs({{"kind", "mutual-nearest"}, {"neighbours", 1}}, star()),
              ElementsAre(std::pair(0, 1)));
}

TEST(EdgeRuleTest, EquallyNearNodesAreTakenByNumber) {
  EXPECT_THAT(pairs({{"kind", "nearest"}, {"neighbours", 1}}, onLine({0, 1, 2})),
              ElementsAre(std::pair(0, 1), std::pair(1, 2)));
  EXPECT_THAT(pairs({{"kind", "mutual-nearest"}, {"neighbours", 1}}, onLine({0, 1, 2})),
              ElementsAre(std::pair(0, 1)));
}

TEST(EdgeRuleTest, ThresholdIsTheLargestDissimilarityOfJoinedNodes) {
  const auto D = onLine({0, 1, 3});
  EXPECT_THAT(pairs({{"kind", "threshold"}, {"threshold", 2}}, D),
              ElementsAre(std::pair(0, 1), std::pair(1, 2)));
  EXPECT_THAT(pairs({{"kind", "threshold"}, {"threshold", 1.99}}, D), ElementsAre(std::pair(0, 1)));
  EXPECT_THAT(pairs({{"kind", "threshold"}, {"threshold", 0}}, D), IsEmpty());
}

TEST(EdgeRuleTest, NodesThatCannotBeComparedGetNoEdges) {
  auto D = onLine({0, 1, 3});
  D.row(1).setConstant(unknown);
  D.col(1).setConstant(unknown);
  for (const Json& rule : {Json{{"kind", "full"}}, Json{{"kind", "nearest"}, {"neighbours", 2}},
                           Json{{"kind", "mutual-nearest"}, {"neighbours", 1}},
                           Json{{"kind", "threshold"}, {"threshold", 9}}})
    EXPECT_THAT(pairs(rule, D), ElementsAre(std::pair(0, 2))) << rule;
}

TEST(EdgeRuleTest, AsManyNeighboursAsNodesAreRefused) {
  const auto sample =
      makeSimilarityGraph(similarity({{"kind", "nearest"}, {"neighbours", 3}}), onLine({0, 1, 3}));
  ASSERT_FALSE(sample.ok());
  EXPECT_EQ(sample.error().where, "graph.rule.neighbours");
  EXPECT_THAT(sample.error().message, HasSubstr("3, got 3"));
}

TEST(SimilarityWeightTest, WeightsFollowFromDissimilarities) {
  const auto D = onLine({0, 2});
  const auto weight = [&](const Json& kind) {
    const auto sample = makeSimilarityGraph(similarity({{"kind", "full"}}, kind), D);
    EXPECT_TRUE(sample.ok());
    return sample.ok() ? sample->graph.edge(0).weight : 0;
  };
  EXPECT_EQ(weight({{"kind", "uniform"}}), 1);
  EXPECT_DOUBLE_EQ(weight({{"kind", "exponential"}, {"scale", 4}}), std::exp(-0.5));
  EXPECT_DOUBLE_EQ(weight({{"kind", "inverse"}, {"scale", 0.5}}), 1 / 2.5);
}

TEST(SimilarityWeightTest, EqualNodesNeedAnOffset) {
  const auto sample = makeSimilarityGraph(
      similarity({{"kind", "full"}}, {{"kind", "inverse"}, {"scale", 0}}), onLine({1, 1}));
  ASSERT_FALSE(sample.ok());
  EXPECT_EQ(sample.error().where, "graph.weight.scale");
}

TEST(SimilarityWeightTest, TooSmallAScaleIsWarnedOf) {
  const auto sample = makeSimilarityGraph(
      similarity({{"kind", "full"}}, {{"kind", "exponential"}, {"scale", 0.05}}),
      onLine({0, 1, 9}));
  ASSERT_TRUE(sample.ok());
  EXPECT_THAT(sample->warnings, ElementsAre(HasSubstr("make graph.weight.scale, 0.05, larger")));
}

TEST(SmallestConnectingTest, CountAndThresholdAreTheSmallestThatConnect) {
  // Two threes: two neighbours stay inside, the third one is beyond.
  const auto D = onLine({0, 1, 2, 10, 11, 12});
  EXPECT_EQ(smallestConnectingCount(D), 3);
  EXPECT_EQ(smallestConnectingThreshold(D), 8);
  EXPECT_EQ(smallestConnectingCount(onLine({0, 1, 2, 3})), 1);
}

TEST(SmallestConnectingTest, NodesThatCannotBeComparedDoNotCount) {
  auto D = onLine({0, 1, 5});
  D.row(2).setConstant(unknown);
  D.col(2).setConstant(unknown);
  EXPECT_EQ(smallestConnectingCount(D), 1);
  EXPECT_EQ(smallestConnectingThreshold(D), 1);
  EXPECT_EQ(smallestConnectingCount(Matrix::Zero(1, 1)), 0);
  EXPECT_TRUE(std::isnan(smallestConnectingThreshold(Matrix::Zero(1, 1))));
}

}  // namespace
}  // namespace gtv
