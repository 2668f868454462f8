#include "similarity/dissimilarity.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <stop_token>

#include "graph/neighbour_graphs.h"
#include "graph/similarity_kinds.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;

Choice measure(const Json& json) {
  auto choice = readChoice(measureCatalogue().view, json, "graph.measure");
  EXPECT_TRUE(choice.ok()) << (choice.ok() ? "" : choice.error().text());
  return *choice;
}

/// Three nodes with 4, 3 and 5 samples of two features.
NodeData threeNodes() {
  NodeData data;
  RowMatrix X(12, 2);
  X << 0, 0, 1, 0, 0, 2, 3, 1, /**/ 1, 1, 2, -1, 4, 0, /**/ 0, 1, 5, 5, 1, 0, 2, 2, 3, -1;
  Vector y(12);
  y << 1, 2, 3, 5, /**/ 0, 1, -1, /**/ 2, 2, 4, 1, 0;
  data.datasets = LocalDatasets(X, y, {0, 4, 7, 12});
  data.labeled.assign(3, true);
  data.featureNames = {"x1", "x2"};
  return data;
}

Matrix compared(const Json& json, const NodeData& data) {
  auto D = compareSamples(measure(json), data, {});
  EXPECT_TRUE(D.ok()) << (D.ok() ? "" : D.error().text());
  return D.ok() ? *D : Matrix();
}

void expectPairs(const Matrix& D, double d01, double d02, double d12) {
  ASSERT_EQ(D.rows(), 3);
  ASSERT_EQ(D.cols(), 3);
  EXPECT_EQ(D.diagonal(), Vector::Zero(3));
  EXPECT_TRUE(D.isApprox(D.transpose(), 0));
  EXPECT_NEAR(D(0, 1), d01, 1e-12);
  EXPECT_NEAR(D(0, 2), d02, 1e-12);
  EXPECT_NEAR(D(1, 2), d12, 1e-12);
}

// The values are those of NumPy.
TEST(CompareSamplesTest, MeasuresHaveTheValuesOfTheirFormulas) {
  const auto data = threeNodes();
  expectPairs(compared({{"kind", "means"}}, data), 1.529796645890485, 1.3647344063956182,
              1.4063348739819324);
  expectPairs(compared({{"kind", "means-and-deviations"}}, data), 1.5300140966420692,
              1.902909425870325, 1.9354243529624489);
  expectPairs(compared({{"kind", "gaussian-kl"}}, data), 0.9365208803696787, 1.8130946052702033,
              2.999394916830658);
  expectPairs(compared({{"kind", "wasserstein"}}, data), 1.5469110364366587, 2.0014477406265256,
              2.1502415622439037);
}

TEST(CompareSamplesTest, ColumnsAreChosenByNameAndMayBeTheLabel) {
  auto data = threeNodes();
  expectPairs(compared({{"kind", "means"}, {"columns", {"label"}}}, data), 2.75, 0.95, 1.8);
  data.source.labelName = "price";
  expectPairs(compared({{"kind", "means"}, {"columns", {"price"}}}, data), 2.75, 0.95, 1.8);
  expectPairs(compared({{"kind", "means"}, {"columns", {"x2"}}}, data), 0.75, 0.65, 1.4);
}

TEST(CompareSamplesTest, ConstantColumnOfOnesIsNotCompared) {
  auto data = threeNodes();
  data.intercept = 1;
  expectPairs(compared({{"kind", "means"}}, data), 4.0 / 3, 1.2, 2.0 / 15);
}

TEST(CompareSamplesTest, UnknownColumnIsNamedWithThoseThatThereAre) {
  const auto D =
      compareSamples(measure({{"kind", "means"}, {"columns", {"x1", "z"}}}), threeNodes(), {});
  ASSERT_FALSE(D.ok());
  EXPECT_EQ(D.error().where, "graph.measure.columns[1]");
  EXPECT_THAT(D.error().message, HasSubstr("x1, x2"));
}

TEST(CompareSamplesTest, NodeWithoutLabelsHasFeaturesToCompareButNoLabels) {
  auto data = threeNodes();
  data.labeled[1] = false;
  expectPairs(compared({{"kind", "means"}}, data), 1.529796645890485, 1.3647344063956182,
              1.4063348739819324);
  const auto byLabel = compared({{"kind", "means"}, {"columns", {"label"}}}, data);
  EXPECT_TRUE(std::isnan(byLabel(0, 1)));
  EXPECT_TRUE(std::isnan(byLabel(2, 1)));
  EXPECT_NEAR(byLabel(0, 2), 0.95, 1e-14);
}

TEST(CompareSamplesTest, RowsWithoutLabelCountWhereNoLabelIsCompared) {
  auto data = threeNodes();
  RowMatrix more(1, 2);
  more << 10, 0;
  data.unlabelled = LocalDatasets(more, Vector::Constant(1, std::nan("")), {0, 1, 1, 1});
  // The first node has the means (14/5, 3/5) then, the second (7/3, 0).
  EXPECT_NEAR(compared({{"kind", "means"}}, data)(0, 1), std::hypot(14.0 / 5 - 7.0 / 3, 0.6),
              1e-14);
  EXPECT_NEAR(compared({{"kind", "means"}, {"columns", {"label"}}}, data)(0, 1), 2.75, 1e-14);
}

TEST(CompareSamplesTest, DivergenceBySamplesIsTheMeanOfBothDirectionsAboveZero) {
  NodeData data;
  RowMatrix X(6, 1);
  X << 0, 1, 3, 10, 12, 13;
  data.datasets = LocalDatasets(X, Vector::Zero(6), {0, 3, 6});
  data.labeled.assign(2, true);
  data.featureNames = {"x1"};
  const auto D = compared({{"kind", "neighbour-kl"}, {"k", 1}}, data);
  // ⅓ (ln 10/1 + ln 9/1 + ln 7/2) and ⅓ (ln 7/2 + ln 9/1 + ln 10/1), each + ln(3/2).
  EXPECT_NEAR(D(0, 1), std::log(10 * 9 * 3.5) / 3 + std::log(1.5), 1e-13);
}

// The values are those of NumPy.
TEST(CompareSamplesTest, DivergenceBySamplesCanBeThatOfTheOfficialCode) {
  NodeData data;
  RowMatrix X(7, 2);
  X << 0, 5, 1, 1, 3, 2, /**/ 10, 0, 12, 7, 13, 3, 11, 4;
  data.datasets = LocalDatasets(X, Vector::Zero(7), {0, 3, 7});
  data.labeled.assign(2, true);
  data.featureNames = {"x1", "x2"};
  const auto between = [&](const char* directions, const char* coordinates) {
    return compared({{"kind", "neighbour-kl"},
                     {"k", 1},
                     {"directions", directions},
                     {"coordinates", coordinates}},
                    data)(0, 1);
  };
  EXPECT_NEAR(between("both", "paired"), 2.6739413840212283, 1e-12);
  EXPECT_NEAR(between("one", "paired"), 3.0694615261016835, 1e-12);
  EXPECT_NEAR(between("both", "sorted"), 3.3488151833107547, 1e-12);
  EXPECT_NEAR(between("one", "sorted"), 3.80182576720203, 1e-12);
}

TEST(CompareSamplesTest, EstimatesBelowZeroOrderTheNodesInPlaceOfTheirNumbers) {
  NodeData data;
  RowMatrix X(9, 1);
  X << 0, 1, 3, 0.5, 2, 4, 0.4, 1.2, 3.1;
  data.datasets = LocalDatasets(X, Vector::Zero(9), {0, 3, 6, 9});
  data.labeled.assign(3, true);
  data.featureNames = {"x1"};
  const auto D = compared({{"kind", "neighbour-kl"}, {"k", 1}}, data);
  EXPECT_LT(D(0, 2), 0);
  EXPECT_NE(D(0, 1), D(0, 2));
}

TEST(CompareSamplesTest, NoFeaturesAreRefused) {
  NodeData data;
  data.datasets = LocalDatasets(RowMatrix::Ones(2, 1), Vector::Zero(2), {0, 1, 2});
  data.labeled.assign(2, true);
  data.featureNames = {"intercept"};
  data.intercept = 0;
  const auto D = compareSamples(measure({{"kind", "means"}}), data, {});
  ASSERT_FALSE(D.ok());
  EXPECT_EQ(D.error().where, "graph.measure.columns");
}

TEST(CompareSamplesTest, StopsOnRequest) {
  std::stop_source stop;
  stop.request_stop();
  const auto D = compareSamples(measure({{"kind", "gaussian-kl"}}), threeNodes(), stop.get_token());
  ASSERT_FALSE(D.ok());
  EXPECT_THAT(D.error().message, HasSubstr("stopped"));
}

TEST(CompareCoordinatesTest, MeasuresOnThePlaneOrOnTheSphere) {
  Matrix places(2, 2);
  places << 0, 90, 0, 0;
  const auto plane = compareCoordinates(measure({{"kind", "coordinates"}}), places, {});
  ASSERT_TRUE(plane.ok());
  EXPECT_NEAR((*plane)(0, 1), 90, 1e-12);
  const auto sphere =
      compareCoordinates(measure({{"kind", "coordinates"}, {"metric", "haversine"}}), places, {});
  ASSERT_TRUE(sphere.ok());
  EXPECT_NEAR((*sphere)(0, 1), earthRadius * std::acos(0.0), 1e-6);
  places(1, 1) = 91;
  const auto refused =
      compareCoordinates(measure({{"kind", "coordinates"}, {"metric", "haversine"}}), places, {});
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().where, "graph.measure.metric");
}

TEST(CompareCoordinatesTest, DataWithoutCoordinatesIsRefused) {
  const auto D = compareCoordinates(measure({{"kind", "coordinates"}}), Matrix(2, 0), {});
  ASSERT_FALSE(D.ok());
  EXPECT_EQ(D.error().where, "graph.measure");
}

TEST(EuclideanDistancesTest, NodeWithoutPointCannotBeCompared) {
  Matrix points(1, 3);
  points << 0, std::nan(""), 2;
  const auto D = euclideanDistances(points, {});
  ASSERT_TRUE(D.has_value());
  EXPECT_TRUE(std::isnan((*D)(0, 1)));
  EXPECT_TRUE(std::isnan((*D)(1, 2)));
  EXPECT_EQ((*D)(0, 2), 2);
}

}  // namespace
}  // namespace gtv
