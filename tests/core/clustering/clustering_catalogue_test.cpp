#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "clustering/catalogue.h"
#include "clustering/gaussian_mixture.h"
#include "clustering/k_means.h"
#include "clustering/partition.h"
#include "clustering/ward.h"
#include "graph/igraph_gateway.h"

namespace gtv {
namespace {

/// Three cliques of `each` nodes in a ring, with a weak edge between neighbours.
EmpiricalGraph ringOfCliques(int each) {
  std::vector<Edge> edges;
  for (int c = 0; c < 3; ++c)
    for (int a = 0; a < each; ++a)
      for (int b = a + 1; b < each; ++b) edges.push_back({c * each + a, c * each + b, 1});
  for (int c = 0; c < 3; ++c) edges.push_back({c * each, (c + 1) % 3 * each + 1, 0.2});
  return EmpiricalGraph::make(3 * each, std::move(edges)).value();
}

std::vector<int> planted(int each) {
  std::vector<int> of;
  of.reserve(3 * static_cast<std::size_t>(each));
  for (int i = 0; i < 3 * each; ++i) of.push_back(i / each);
  return of;
}

/// Three clouds; of every fifth node nothing is known.
Result<Matrix> clouds(int each) {
  Rng rng(7);
  Matrix points(2, 3 * each);
  rng.fillNormal(points);
  for (int i = 0; i < points.cols(); ++i) {
    const auto cloud = i / each;
    points(0, i) += 9.0 * static_cast<double>(cloud);
    if (i % 5 == 4) points.col(i).setConstant(std::nan(""));
  }
  return points;
}

class ClusteringContractTest : public ::testing::TestWithParam<std::string> {
 protected:
  Choice choice() const {
    Json json{{"kind", GetParam()}};
    if (clusteringCatalogue().view.find(GetParam())->parameter("k") != nullptr) json["k"] = 3;
    return readChoice(clusteringCatalogue().view, json, "clusters").value();
  }
  Result<std::vector<int>> clusters(std::uint64_t seed, const std::stop_token& stop = {}) const {
    const auto graph = ringOfCliques(10);
    return clusteringCatalogue()
        .find(GetParam())
        ->make(choice(), {graph, [](const std::string&) { return clouds(10); }}, Rng(seed), stop);
  }
};

TEST_P(ClusteringContractTest, FindsWhatWasPlanted) { EXPECT_EQ(clusters(1).value(), planted(10)); }

TEST_P(ClusteringContractTest, FollowsFromTheSeed) {
  for (const std::uint64_t seed : {2, 3}) EXPECT_EQ(clusters(seed).value(), clusters(seed).value());
}

TEST_P(ClusteringContractTest, HearsAStop) {
  std::stop_source stop;
  stop.request_stop();
  const auto found = clusters(1, stop.get_token());
  ASSERT_FALSE(found.ok());
  EXPECT_NE(found.error().message.find("stopped"), std::string::npos) << found.error().text();
}

std::vector<std::string> clusteringIds() {
  std::vector<std::string> ids;
  for (const auto& entry : clusteringCatalogue().entries) ids.push_back(entry.info.id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(Catalogue, ClusteringContractTest, ::testing::ValuesIn(clusteringIds()),
                         [](const auto& of) {
                           auto name = of.param;
                           std::erase(name, '-');
                           return name;
                         });

std::string clusteringError(const Json& json) {
  const auto graph = ringOfCliques(4);
  const auto choice = readChoice(clusteringCatalogue().view, json, "clusters").value();
  const auto found =
      clusteringCatalogue()
          .find(choice.kind())
          ->make(choice, {graph, [](const std::string&) { return clouds(4); }}, Rng(1), {});
  return found ? "no error" : found.error().text();
}

TEST(ClusteringCatalogueTest, SaysWhatIsTooMuch) {
  EXPECT_EQ(clusteringError({{"kind", "spectral"}, {"k", 13}}),
            "k: 13 clusters need as many nodes, there are 12");
  EXPECT_EQ(clusteringError({{"kind", "flow"}, {"k", 13}}),
            "k: 13 clusters need as many nodes, there are 12");
  EXPECT_EQ(clusteringError({{"kind", "ward"}, {"k", 12}}),
            "k: 12 clusters need as many nodes with points, there are 10");
  EXPECT_EQ(clusteringError({{"kind", "seeded"}, {"seeds", {3, 12}}}),
            "seeds: there is no node 12, nodes are 0 to 11");
}

TEST(ClusteringCatalogueTest, SeedsGrowTheirClusters) {
  const auto graph = ringOfCliques(6);
  const auto choice =
      readChoice(clusteringCatalogue().view,
                 {{"kind", "seeded"}, {"seeds", {14}}, {"improve", true}}, "clusters")
          .value();
  const auto found = clusteringCatalogue().find("seeded")->make(choice, {graph, {}}, Rng(1), {});
  for (int i = 0; i < 18; ++i) EXPECT_EQ(found.value()[static_cast<std::size_t>(i)], i / 12) << i;
}

TEST(ModularityCommunitiesTest, NodesWithoutEdgesStayAlone) {
  const auto graph = EmpiricalGraph::make(4, {{0, 1, 1}}).value();
  for (const auto method : {CommunityMethod::Louvain, CommunityMethod::Leiden}) {
    const auto parts = modularityCommunities(graph, method, 1, Rng(1), {}).value();
    EXPECT_EQ(numberedByAppearance(parts), (std::vector<int>{0, 0, 1, 2}));
  }
}

TEST(PartitionTest, UnknownNodesFollowTheHeaviestEdges) {
  const auto graph =
      EmpiricalGraph::make(6, {{0, 1, 1}, {1, 2, 2}, {1, 3, 1.5}, {3, 4, 1}}).value();
  EXPECT_EQ(completedByNeighbours(graph, {0, -1, 1, -1, -1, -1}),
            (std::vector<int>{0, 1, 1, 1, 1, 1}));
  EXPECT_EQ(completedByNeighbours(graph, std::vector<int>(6, -1)), std::vector<int>(6, 0));
}

TEST(PartitionTest, OnePartHasNoConductance) {
  const auto graph = EmpiricalGraph::make(3, {{0, 1, 1}, {1, 2, 1}}).value();
  EXPECT_TRUE(std::isnan(largestConductance(graph, {0, 0, 0})));
  EXPECT_DOUBLE_EQ(largestConductance(graph, {0, 0, 1}), 1);
}

TEST(KMeansTest, AssignmentIsTheBestOfAllPermutations) {
  Rng rng(3);
  for (int trial = 0; trial < 20; ++trial) {
    Matrix costs(4, 4);
    rng.fillNormal(costs);
    std::vector<int> order{0, 1, 2, 3};
    double least = 1e300;
    do {
      double sum = 0;
      for (int j = 0; j < 4; ++j) sum += costs(j, order[static_cast<std::size_t>(j)]);
      least = std::min(least, sum);
    } while (std::next_permutation(order.begin(), order.end()));
    const auto found = cheapestAssignment(costs);
    double sum = 0;
    for (int j = 0; j < 4; ++j) sum += costs(j, found[static_cast<std::size_t>(j)]);
    EXPECT_NEAR(sum, least, 1e-12);
  }
}

TEST(KMeansTest, CentreSetsDoNotDependOnTheirOrder) {
  Matrix a(1, 3);
  a << 0, 5, 9;
  Matrix b(1, 3);
  b << 9, 1, 5;
  EXPECT_DOUBLE_EQ(centreSetDiscrepancy(a, b), 1);
}

TEST(KMeansTest, EqualPointsAreNoTrouble) {
  EXPECT_DOUBLE_EQ(kMeans(Matrix::Ones(2, 5), 3, 2, Rng(1)).value().cost, 0);
  EXPECT_EQ(kMeans(Matrix::Ones(2, 2), 3, 2, Rng(1)).error().text(),
            "k: 3 clusters need as many points, there are 2");
}

TEST(GaussianMixtureTest, DivergenceIsZeroOnlyOfItself) {
  const GaussianMixture a{
      Vector::Constant(2, 0.5), Matrix::Identity(2, 2), {2, Matrix::Identity(2, 2)}};
  auto b = a;
  EXPECT_NEAR(mixtureDivergence(a, b), 0, 1e-15);
  b.means.col(0) << 3, 0;  // 2 away
  EXPECT_NEAR(mixtureDivergence(a, b), 0.5 * 2, 1e-15);
  b = a;
  b.covariances[1] *= 2;
  // ½(tr Σ'⁻¹Σ − d + log det Σ'/det Σ), half of the weight.
  EXPECT_NEAR(mixtureDivergence(a, b), 0.25 * (1 - 2 + std::log(4)), 1e-15);
}

TEST(GaussianMixtureTest, MixtureCountsAsItsOwnPoints) {
  const GaussianMixture a{
      Vector::Constant(2, 0.5), 3 * Matrix::Identity(2, 2), {2, 2 * Matrix::Identity(2, 2)}};
  MixtureSums sums(2, 2);
  sums.addMixture(a, 7);
  const auto back = maximised(sums, 0, a);
  EXPECT_NEAR(mixtureDivergence(a, back), 0, 1e-14);
}

TEST(WardTest, CutsHaveAsManyParts) {
  Rng rng(2);
  Matrix points(2, 9);
  rng.fillNormal(points);
  const auto tree = wardTree(points).value();
  for (int k = 1; k <= 9; ++k) {
    const auto parts = cutTree(tree, k);
    EXPECT_EQ(1 + *std::max_element(parts.begin(), parts.end()), k);
  }
}

}  // namespace
}  // namespace gtv
