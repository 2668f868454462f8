#include "synthetic/truth.h"

#include <gtest/gtest.h>

#include <set>

#include "support/fixtures.h"

namespace gtv {
namespace {

Result<Matrix> make(const Json& choice, int dimension, const std::vector<int>& clusters,
                    std::uint64_t seed = 1) {
  const auto read = readChoice(truthCatalogue().view, choice, "data.truth");
  if (!read) return read.error();
  return truthCatalogue()
      .find(read->kind())
      ->make(*read, TruthContext{Rng(seed).stream("truth"), dimension, clusters});
}

std::string errorOf(const Json& choice, int dimension, const std::vector<int>& clusters) {
  const auto W = make(choice, dimension, clusters);
  return W ? "no error" : W.error().text();
}

std::vector<int> clustersOf(int count, int size) {
  std::vector<int> clusters;
  for (int c = 0; c < count; ++c) clusters.insert(clusters.end(), size, c);
  return clusters;
}

/// Every kind of the catalogue with its defaults, for two clusters in the plane.
class TruthContractTest : public ::testing::TestWithParam<std::string> {};

TEST_P(TruthContractTest, DefaultsGiveFiniteParametersOfTheRightShape) {
  const auto W = make(Json{{"kind", GetParam()}}, 2, {0, 1, 1, 0, 1});
  ASSERT_TRUE(W.ok()) << W.error().text();
  EXPECT_EQ(W->rows(), 2);
  EXPECT_EQ(W->cols(), 5);
  EXPECT_TRUE(W->allFinite());
}

TEST_P(TruthContractTest, SameSeedGivesSameParameters) {
  const Json choice{{"kind", GetParam()}};
  EXPECT_EQ(make(choice, 2, {0, 1, 1}).value(), make(choice, 2, {0, 1, 1}).value());
}

TEST_P(TruthContractTest, NodesOfClusterAreEqualUnlessKindIsPerNode) {
  const auto W = make(Json{{"kind", GetParam()}}, 2, {0, 1, 1, 0});
  ASSERT_TRUE(W.ok());
  const bool perNode = GetParam() == "per-node" || GetParam() == "perturbed";
  EXPECT_EQ(W->col(0) == W->col(3), !perNode);
  EXPECT_EQ(W->col(1) == W->col(2), !perNode);
}

TEST_P(TruthContractTest, EntryHasLabelExplanationFormulaAndSource) {
  const auto& info = truthCatalogue().find(GetParam())->info;
  for (const auto& text : {info.label, info.explanation, info.formula, info.source})
    EXPECT_FALSE(text.empty());
  for (const auto& p : info.parameters) EXPECT_FALSE(p.label.empty() || p.help.empty()) << p.key;
  EXPECT_EQ(defaultChoice(truthCatalogue().view, GetParam()).kind(), GetParam());
}

std::vector<std::string> truthKinds() {
  std::vector<std::string> ids;
  for (const auto& entry : truthCatalogue().entries) ids.push_back(entry.info.id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(All, TruthContractTest, ::testing::ValuesIn(truthKinds()),
                         testing::inCamelCase);

TEST(TruthTest, CatalogueListsAllKinds) {
  EXPECT_EQ(truthCatalogue().view.kind, "truth");
  EXPECT_EQ(truthCatalogue().view.ids(),
            "per-cluster, circle, gaussian, per-node, each-node, uniform, bernoulli, perturbed");
}

TEST(TruthTest, ClustersTakeGivenVectors) {
  const auto W = make({{"kind", "per-cluster"}, {"vectors", {{1, 2, 3}, {4, 5, 6}}}}, 3, {1, 0, 1});
  ASSERT_TRUE(W.ok()) << W.error().text();
  EXPECT_EQ(*W, (Matrix(3, 3) << 4, 1, 4, 5, 2, 5, 6, 3, 6).finished());
}

TEST(TruthTest, NodesWithoutOwnVectorTakeThatOfTheirCluster) {
  const Json vectors{{1, 2}, {3, 4}, {5, 6}};
  const auto W = make({{"kind", "each-node"}, {"vectors", vectors}}, 2, {0, 1, 1, 1, 0, 2});
  ASSERT_TRUE(W.ok()) << W.error().text();
  EXPECT_EQ(*W, (Matrix(2, 6) << 1, 3, 5, 3, 1, 0, 2, 4, 6, 4, 2, 0).finished());
  EXPECT_EQ(errorOf({{"kind", "each-node"}, {"vectors", vectors}}, 2, {0, 0}),
            "data.truth.vectors: has 3 vectors, the graph has 2 nodes");
  EXPECT_EQ(errorOf({{"kind", "each-node"}, {"vectors", vectors}}, 3, {0, 0, 0}),
            "data.truth.vectors: dimension 3 needs 3 numbers per vector, got 2");
}

TEST(TruthTest, WrongVectorsAreReportedByPath) {
  EXPECT_EQ(errorOf({{"kind", "per-cluster"}}, 2, clustersOf(3, 1)),
            "data.truth.vectors: expected 3 vectors for 3 clusters, got 2");
  EXPECT_EQ(errorOf({{"kind", "per-cluster"}}, 2, {0, 0}),
            "data.truth.vectors: expected 1 vector for 1 cluster, got 2");
  EXPECT_EQ(errorOf({{"kind", "perturbed"}}, 3, {0, 1}),
            "data.truth.vectors: dimension 3 needs 3 numbers per vector, got 2");
  EXPECT_EQ(errorOf({{"kind", "per-cluster"}}, 1, {0, 1}),
            "data.truth.vectors: dimension 1 needs 1 number per vector, got 2");
  EXPECT_EQ(errorOf({{"kind", "per-cluster"}, {"vectors", {{1, 2}, {3}}}}, 2, {0, 1}),
            "data.truth.vectors[1]: has 1 number, the rows before it have 2");
  EXPECT_EQ(errorOf({{"kind", "perturbed"}, {"vectors", {{1, 2}, {0, 0}}}}, 2, {0, 1}),
            "data.truth.vectors[1]: is zero, a perturbation relative to its length is not defined");
  for (const char* kind : {"gaussian", "per-node"})
    EXPECT_EQ(errorOf({{"kind", kind}, {"mean", {1, 2}}}, 3, {0, 1}),
              "data.truth.mean: dimension 3 needs 3 numbers or none, got 2");
  EXPECT_EQ(errorOf({{"kind", "uniform"}, {"low", 1}, {"high", 0}}, 2, {0}),
            "data.truth.high: must be >= low = 1, got 0");
}

TEST(TruthTest, CircleIsEvenlySpaced) {
  const auto two = make({{"kind", "circle"}, {"radius", std::sqrt(8)}}, 3, {0, 1});
  ASSERT_TRUE(two.ok());
  EXPECT_TRUE(two->isApprox((Matrix(3, 2) << 2, -2, 2, -2, 0, 0).finished(), 1e-14)) << *two;
  const auto five = make({{"kind", "circle"}}, 2, clustersOf(5, 1));
  const double side = 2 * 2.83 * std::sin(std::numbers::pi / 5);
  for (int c = 0; c < 5; ++c) {
    EXPECT_NEAR(five->col(c).norm(), 2.83, 1e-14);
    EXPECT_NEAR((five->col(c) - five->col((c + 1) % 5)).norm(), side, 1e-14);
  }
  const auto line = make({{"kind", "circle"}, {"radius", 3}}, 1, clustersOf(4, 1));
  EXPECT_EQ(*line, (Matrix(1, 4) << -3, -1, 1, 3).finished());
  EXPECT_EQ(make({{"kind", "circle"}, {"radius", 3}}, 1, {0})->value(), 3);
}

TEST(TruthTest, NormalVectorsHaveMeanAndSpread) {
  const int n = 20000;
  const Json fields{{"mean", {2, -2}}, {"spread", 0.5}};
  for (const char* kind : {"gaussian", "per-node"}) {
    Json choice{{"kind", kind}};
    choice.update(fields);
    const auto W = make(choice, 2, clustersOf(n, 1));
    ASSERT_TRUE(W.ok());
    const Vector mean = W->rowwise().mean();
    // Five standard errors.
    EXPECT_NEAR(mean[0], 2, 5 * 0.5 / std::sqrt(n));
    EXPECT_NEAR(mean[1], -2, 5 * 0.5 / std::sqrt(n));
    const Matrix centred = W->colwise() - mean;
    const Matrix covariance = centred * centred.transpose() / n;
    EXPECT_NEAR(covariance(0, 0), 0.25, 5 * 0.25 * std::sqrt(2.0 / n));
    EXPECT_NEAR(covariance(1, 1), 0.25, 5 * 0.25 * std::sqrt(2.0 / n));
    EXPECT_NEAR(covariance(0, 1), 0, 5 * 0.25 / std::sqrt(n));
  }
  EXPECT_EQ(make({{"kind", "gaussian"}, {"spread", 0}}, 2, {0, 1})->cwiseAbs().maxCoeff(), 0);
}

TEST(TruthTest, UniformEntriesStayInTheirRange) {
  const int n = 20000;
  const auto W = make({{"kind", "uniform"}, {"low", -1}, {"high", 3}}, 1, clustersOf(n, 1));
  ASSERT_TRUE(W.ok());
  EXPECT_GE(W->minCoeff(), -1);
  EXPECT_LT(W->maxCoeff(), 3);
  // Variance of U[-1, 3) is 16 / 12.
  EXPECT_NEAR(W->mean(), 1, 5 * std::sqrt(16.0 / 12 / n));
  EXPECT_EQ(make({{"kind", "uniform"}, {"low", 2}, {"high", 2}}, 1, {0})->value(), 2);
}

TEST(TruthTest, BernoulliEntriesTakeTwoValues) {
  const int d = 20000;
  const auto W = make({{"kind", "bernoulli"}, {"value", 0.5}, {"probability", 0.3}}, d, {0, 1});
  ASSERT_TRUE(W.ok());
  for (const double entry : W->reshaped()) ASSERT_TRUE(entry == 0 || entry == 0.5);
  EXPECT_NEAR((W->col(0).array() > 0).cast<double>().mean(), 0.3, 5 * std::sqrt(0.21 / d));
  EXPECT_NE(W->col(0), W->col(1));
  EXPECT_EQ(make({{"kind", "bernoulli"}, {"probability", 0}}, 3, {0})->maxCoeff(), 0);
  EXPECT_EQ(make({{"kind", "bernoulli"}, {"probability", 1}}, 3, {0})->minCoeff(), 0.5);
}

TEST(TruthTest, PerturbationIsRelativeToTheLengthOfTheClusterVector) {
  const int size = 10000;
  const auto W = make({{"kind", "perturbed"}, {"vectors", {{3, 4}, {0, 0.5}}}, {"size", 0.01}}, 2,
                      clustersOf(2, size));
  ASSERT_TRUE(W.ok());
  const auto deviation = [&](int c, double x, double y) {
    const Matrix off = W->middleCols(c * size, size).colwise() - (Vector(2) << x, y).finished();
    return std::sqrt(off.squaredNorm() / (2 * size));
  };
  EXPECT_NEAR(deviation(0, 3, 4), 0.01 / 5, 0.03 * 0.01 / 5);
  EXPECT_NEAR(deviation(1, 0, 0.5), 0.01 / 0.5, 0.03 * 0.01 / 0.5);
  EXPECT_EQ(make({{"kind", "perturbed"}, {"size", 0}}, 2, {0, 1}).value(),
            make({{"kind", "per-cluster"}}, 2, {0, 1}).value());
}

TEST(TruthTest, MoreClustersKeepVectorsOfFirstClusters) {
  for (const char* kind : {"gaussian", "uniform", "bernoulli"}) {
    const auto two = make({{"kind", kind}}, 7, clustersOf(2, 1));
    const auto five = make({{"kind", kind}}, 7, clustersOf(5, 1));
    EXPECT_EQ(*two, five->leftCols(2)) << kind;
  }
}

}  // namespace
}  // namespace gtv
