#include <gtest/gtest.h>

#include <cmath>
#include <utility>
#include <vector>

#include "base/json.h"
#include "clustering/gaussian_mixture.h"
#include "clustering/k_means.h"
#include "clustering/local_clustering.h"
#include "clustering/partition.h"
#include "clustering/spectral_clustering.h"
#include "clustering/ward.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

const Json& referenceClusterings() {
  static const Json values =
      Json::parse(readTextFile(testing::testDataFolder() + "/clustering_reference.json").value());
  return values;
}

Matrix matrixOf(const Json& rows) {
  Matrix out(std::ssize(rows), std::ssize(rows.at(0)));
  for (Eigen::Index i = 0; i < out.rows(); ++i)
    for (Eigen::Index j = 0; j < out.cols(); ++j)
      out(i, j) = rows.at(static_cast<std::size_t>(i)).at(static_cast<std::size_t>(j));
  return out;
}

/// Those of tests/data/clustering_reference.py, one per column.
Matrix referencePoints() {
  Matrix points(2, 24);
  for (int i = 0; i < 24; ++i)
    for (int d = 0; d < 2; ++d)
      points(d, i) =
          std::sin(1 + 7.3 * i + 1.7 * d) + (d == 0 ? 3.0 * (i % 3) : std::pow(i % 3, 2));
  return points;
}

EmpiricalGraph threeGroups() {
  std::vector<Edge> edges{{3, 4, 0.3}, {7, 8, 0.4}, {0, 11, 0.2}};
  for (int a = 0; a < 12; ++a)
    for (int b = a + 1; b < 4 * (a / 4) + 4; ++b)
      edges.push_back({a, b, 1 + 0.1 * ((a + 2 * b) % 5)});
  return EmpiricalGraph::make(12, std::move(edges)).value();
}

std::vector<bool> setOf(const std::vector<int>& nodes) {
  std::vector<bool> out(12, false);
  for (const int i : nodes) out[static_cast<std::size_t>(i)] = true;
  return out;
}

TEST(ClusteringReferenceTest, LloydAgrees) {
  const auto& expected = referenceClusterings().at("lloyd");
  const Matrix points = referencePoints();
  const auto found = lloyd(points, points.leftCols(3), 100);
  EXPECT_LT((found.centres - matrixOf(expected.at("centres"))).cwiseAbs().maxCoeff(), 1e-12);
  EXPECT_EQ(found.of, expected.at("of").get<std::vector<int>>());
  EXPECT_NEAR(found.cost, expected.at("cost").get<double>(), 1e-9);
}

TEST(ClusteringReferenceTest, ExpectationMaximisationAgrees) {
  const auto& expected = referenceClusterings().at("mixture");
  const Matrix points = referencePoints();
  const GaussianMixture start{
      Vector::Constant(3, 1.0 / 3), points.leftCols(3), {3, Matrix::Identity(2, 2)}};
  const auto fit = expectationMaximisation(points, start, 0.01, 5);
  const Matrix weights = matrixOf(expected.at("weights"));
  EXPECT_LT((fit.mixture.weights.transpose() - weights).cwiseAbs().maxCoeff(), 1e-9);
  EXPECT_LT((fit.mixture.means - matrixOf(expected.at("means"))).cwiseAbs().maxCoeff(), 1e-9);
  for (std::size_t j = 0; j < 3; ++j)
    EXPECT_LT((fit.mixture.covariances[j] - matrixOf(expected.at("covariances").at(j)))
                  .cwiseAbs()
                  .maxCoeff(),
              1e-9);
  EXPECT_NEAR(fit.logLikelihood, expected.at("logLikelihood").get<double>(), 1e-9);
}

TEST(ClusteringReferenceTest, WardMergesAgree) {
  const auto& expected = referenceClusterings().at("ward");
  const auto tree = wardTree(referencePoints()).value();
  ASSERT_EQ(tree.size(), expected.size());
  for (std::size_t t = 0; t < tree.size(); ++t) {
    EXPECT_EQ(tree[t].first, expected.at(t).at(0).get<int>()) << t;
    EXPECT_EQ(tree[t].second, expected.at(t).at(1).get<int>()) << t;
    EXPECT_NEAR(tree[t].height, expected.at(t).at(2).get<double>(), 1e-9) << t;
  }
}

TEST(ClusteringReferenceTest, SpectralEmbeddingSpansTheSameSpace) {
  const Matrix embedding = spectralEmbedding(threeGroups(), 3).value();
  const Matrix projector = embedding.transpose() * embedding;
  EXPECT_LT((projector - matrixOf(referenceClusterings().at("projector"))).cwiseAbs().maxCoeff(),
            1e-9);
}

TEST(ClusteringReferenceTest, PageRankAgrees) {
  const Vector p = personalisedPageRank(threeGroups(), 5, 0.1, 1e-5, std::vector<bool>(12, true));
  EXPECT_LT((p.transpose() - matrixOf(referenceClusterings().at("pageRank"))).cwiseAbs().maxCoeff(),
            1e-12);
}

TEST(ClusteringReferenceTest, ConductancesAgree) {
  const auto graph = threeGroups();
  const auto expected = referenceClusterings().at("conductance").get<std::vector<double>>();
  std::vector<int> groups(12);
  for (int c = 0; c < 3; ++c) {
    EXPECT_NEAR(conductance(graph, setOf({4 * c, 4 * c + 1, 4 * c + 2, 4 * c + 3})),
                expected[static_cast<std::size_t>(c)], 1e-12);
    for (int i = 4 * c; i < 4 * c + 4; ++i) groups[static_cast<std::size_t>(i)] = c;
  }
  EXPECT_NEAR(largestConductance(graph, groups), expected[1], 1e-12);
}

TEST(ClusteringReferenceTest, FlowsFindTheBestSets) {
  const auto graph = threeGroups();
  const auto nodesOf = [](const char* key) {
    return referenceClusterings().at(key).get<std::vector<int>>();
  };
  EXPECT_EQ(improvedByFlow(graph, setOf({0, 1, 2, 3, 4}), FlowScope::Within),
            setOf(nodesOf("within")));
  EXPECT_EQ(improvedByFlow(graph, setOf({0, 1, 2, 9}), FlowScope::Around),
            setOf(nodesOf("around")));
}

}  // namespace
}  // namespace gtv
