#include "graph/generators.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "support/fixtures.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;

Result<GraphSample> generate(const Json& document, const GraphContext& context = {}) {
  const auto choice = readChoice(graphCatalogue().view, document, "graph");
  if (!choice) return choice.error();
  return graphCatalogue().find(choice->kind())->make(*choice, context);
}

GraphSample generated(const Json& document, const GraphContext& context = {}) {
  auto sample = generate(document, context);
  EXPECT_TRUE(sample.ok()) << (sample.ok() ? "" : sample.error().text());
  return sample.ok() ? std::move(*sample) : GraphSample{};
}

std::string refusal(const Json& document, const GraphContext& context = {}) {
  const auto sample = generate(document, context);
  return sample.ok() ? "accepted" : sample.error().text();
}

GraphContext seeded(std::uint64_t seed) {
  GraphContext context;
  context.rng = Rng(seed);
  return context;
}

const GraphDocument& pathFile() {
  static const GraphDocument file{{"a", "b", "c"}, {{0, 1, 1}, {1, 2, 2}}, Matrix(2, 0), {}};
  return file;
}

std::vector<std::string> keys(int count) {
  std::vector<std::string> out(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) out[i] = std::to_string(i);
  return out;
}

// ---- contract of every entry ----

class GraphCatalogueTest : public ::testing::TestWithParam<std::string> {
 protected:
  static Result<GraphSample> make(std::uint64_t seed) {
    auto context = seeded(seed);
    context.graphFile = &pathFile();
    return graphCatalogue()
        .find(GetParam())
        ->make(defaultChoice(graphCatalogue().view, GetParam()), context);
  }
};

TEST_P(GraphCatalogueTest, DefaultsGiveGraph) {
  const auto sample = make(1);
  ASSERT_TRUE(sample.ok()) << sample.error().text();
  const auto& graph = sample->graph;
  EXPECT_EQ(sample->clusters.size(), static_cast<std::size_t>(graph.nodeCount()));
  for (const int cluster : sample->clusters) EXPECT_GE(cluster, 0);
  for (const auto& edge : graph.edges()) {
    EXPECT_GT(edge.weight, 0);
    EXPECT_LT(edge.head, edge.tail);
  }
  EXPECT_TRUE(sample->positions.cols() == 0 || sample->positions.cols() == graph.nodeCount());
  EXPECT_TRUE(sample->positions.allFinite());
  const bool mayBeEmpty = GetParam() == "explicit" || GetParam() == "empty";
  EXPECT_GT(graph.nodeCount() + (mayBeEmpty ? 1 : 0), 0);
}

TEST_P(GraphCatalogueTest, SameSeedGivesSameGraph) {
  const auto a = make(3);
  const auto b = make(3);
  ASSERT_TRUE(a.ok() && b.ok());
  EXPECT_EQ(a->graph, b->graph);
  EXPECT_EQ(a->clusters, b->clusters);
  EXPECT_EQ(a->positions, b->positions);
}

TEST_P(GraphCatalogueTest, AnotherSeedChangesRandomGraphsOnly) {
  const std::set<std::string> random{"sbm",
                                     "erdos-renyi",
                                     "watts-strogatz",
                                     "barabasi-albert",
                                     "random-geometric",
                                     "nearest-neighbours"};
  const auto a = make(3);
  const auto b = make(4);
  ASSERT_TRUE(a.ok() && b.ok());
  EXPECT_EQ(a->graph == b->graph, !random.contains(GetParam()));
}

TEST_P(GraphCatalogueTest, EveryFieldIsDescribed) {
  const auto& info = graphCatalogue().find(GetParam())->info;
  EXPECT_FALSE(info.label.empty());
  EXPECT_FALSE(info.explanation.empty());
  EXPECT_FALSE(info.formula.empty());
  EXPECT_FALSE(info.source.empty());
  for (const auto& parameter : info.parameters) {
    EXPECT_FALSE(parameter.label.empty()) << parameter.key;
    EXPECT_FALSE(parameter.help.empty()) << parameter.key;
  }
}

TEST_P(GraphCatalogueTest, RefusesOtherNumberOfNodesThanTheData) {
  if (GetParam() == "csv") return;  // nodes and edges come from the same files
  auto context = seeded(1);
  context.nodeKeys = keys(931);
  const auto choice = defaultChoice(graphCatalogue().view, GetParam());
  const auto sample = graphCatalogue().find(GetParam())->make(choice, context);
  if (GetParam() == "nearest-neighbours" || GetParam() == "similarity" || GetParam() == "empty") {
    // These take the number of nodes from the data.
    ASSERT_TRUE(sample.ok());
    EXPECT_EQ(sample->graph.nodeCount(), 931);
  } else {
    ASSERT_FALSE(sample.ok());
    EXPECT_EQ(sample.error().where, "graph");
    EXPECT_THAT(sample.error().message, HasSubstr("the data has 931"));
  }
}

std::vector<std::string> graphIds() {
  std::vector<std::string> ids;
  ids.reserve(graphCatalogue().entries.size());
  for (const auto& entry : graphCatalogue().entries) ids.push_back(entry.info.id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(Entries, GraphCatalogueTest, ::testing::ValuesIn(graphIds()),
                         testing::inCamelCase);

// ---- by hand ----

TEST(EmptyGraphTest, HasNodesOfTheDataAndNoEdges) {
  EXPECT_EQ(generated({{"kind", "empty"}}).graph.nodeCount(), 0);
  GraphContext context;
  context.nodeKeys = keys(4);
  const auto sample = generated({{"kind", "empty"}}, context);
  EXPECT_EQ(sample.graph.nodeCount(), 4);
  EXPECT_EQ(sample.graph.edgeCount(), 0);
  EXPECT_EQ(sample.clusters, std::vector<int>(4, 0));
}

TEST(ChainGraphTest, HasWeakEdgesBetweenClusters) {
  // 0 -1- 1 -0.25- 2 -0.25- 3 -1- 4
  const auto sample =
      generated({{"kind", "chain"}, {"clusterSizes", {2, 1, 2}}, {"boundaryWeight", 0.25}});
  const std::vector<Edge> expected{{0, 1, 1}, {1, 2, 0.25}, {2, 3, 0.25}, {3, 4, 1}};
  EXPECT_EQ(sample.graph.edges(), expected);
  EXPECT_EQ(sample.clusters, (std::vector<int>{0, 0, 1, 2, 2}));
}

TEST(StarGraphTest, CentreIsNodeZero) {
  const auto sample = generated({{"kind", "star"}, {"leaves", 3}, {"edgeWeight", 2}});
  const std::vector<Edge> expected{{0, 1, 2}, {0, 2, 2}, {0, 3, 2}};
  EXPECT_EQ(sample.graph.edges(), expected);
  EXPECT_EQ(sample.clusters, (std::vector<int>(4, 0)));
}

TEST(RingGraphTest, JoinsLastNodeToFirst) {
  const auto sample = generated({{"kind", "ring"}, {"nodes", 4}, {"clusters", 2}});
  const std::vector<Edge> expected{{0, 1, 1}, {0, 3, 1}, {1, 2, 1}, {2, 3, 1}};
  EXPECT_EQ(sample.graph.edges(), expected);
  EXPECT_EQ(sample.clusters, (std::vector<int>{0, 0, 1, 1}));
}

TEST(RingGraphTest, RefusesFewerThanThreeNodes) {
  EXPECT_EQ(generated({{"kind", "ring"}, {"nodes", 3}, {"clusters", 1}}).graph.edgeCount(), 3);
  EXPECT_THAT(refusal({{"kind", "ring"}, {"nodes", 2}}), HasSubstr("graph.nodes"));
}

TEST(CompleteGraphTest, JoinsEveryPair) {
  const auto sample = generated({{"kind", "complete"}, {"nodes", 4}, {"clusters", 1}});
  const std::vector<Edge> expected{{0, 1, 1}, {0, 2, 1}, {0, 3, 1},
                                   {1, 2, 1}, {1, 3, 1}, {2, 3, 1}};
  EXPECT_EQ(sample.graph.edges(), expected);
}

TEST(GridGraphTest, JoinsRowsAndColumns) {
  // 0 1 2
  // 3 4 5
  const auto sample = generated({{"kind", "grid"}, {"rows", 2}, {"columns", 3}, {"clusters", 2}});
  const std::vector<Edge> expected{{0, 1, 1}, {0, 3, 1}, {1, 2, 1}, {1, 4, 1},
                                   {2, 5, 1}, {3, 4, 1}, {4, 5, 1}};
  EXPECT_EQ(sample.graph.edges(), expected);
  EXPECT_EQ(sample.positions.col(0), Eigen::Vector2d(0, 1));
  EXPECT_EQ(sample.positions.col(5), Eigen::Vector2d(2, 0));
  EXPECT_EQ(sample.clusters, (std::vector<int>{0, 0, 0, 1, 1, 1}));
}

TEST(GraphClustersTest, BlocksHaveNearlyEqualSizes) {
  const auto sample = generated({{"kind", "ring"}, {"nodes", 10}, {"clusters", 3}});
  EXPECT_EQ(sample.clusters, (std::vector<int>{0, 0, 0, 0, 1, 1, 1, 2, 2, 2}));
}

TEST(GraphClustersTest, RefusesMoreClustersThanNodes) {
  EXPECT_EQ(refusal({{"kind", "ring"}, {"nodes", 5}, {"clusters", 6}}),
            "graph.clusters: must be at most the number of nodes, 5, got 6");
}

// ---- random graphs ----

TEST(SbmGraphTest, HandlesProbabilitiesZeroAndOne) {
  const auto cliques =
      generated({{"kind", "sbm"}, {"clusterSizes", {2, 3}}, {"pIn", 1}, {"pOut", 0}});
  const std::vector<Edge> inside{{0, 1, 1}, {2, 3, 1}, {2, 4, 1}, {3, 4, 1}};
  EXPECT_EQ(cliques.graph.edges(), inside);
  const auto bipartite =
      generated({{"kind", "sbm"}, {"clusterSizes", {2, 2}}, {"pIn", 0}, {"pOut", 1}});
  const std::vector<Edge> between{{0, 2, 1}, {0, 3, 1}, {1, 2, 1}, {1, 3, 1}};
  EXPECT_EQ(bipartite.graph.edges(), between);
}

TEST(SbmGraphTest, EdgeCountsAgreeWithExpectation) {
  // 100 + 100 nodes: 2 * 4950 pairs inside at 0.5, 10000 between at 0.01. Over 200 seeds the mean
  // count inside is 4950 with standard error sqrt(9900 / 4 / 200) = 3.5, between 100 with
  // sqrt(99 / 200) = 0.70. Tolerance: five standard errors.
  double inside = 0;
  double between = 0;
  const int seeds = 200;
  for (int seed = 0; seed < seeds; ++seed) {
    const auto sample = generated({{"kind", "sbm"}}, seeded(static_cast<std::uint64_t>(seed)));
    for (const auto& edge : sample.graph.edges())
      (sample.clusters[edge.head] == sample.clusters[edge.tail] ? inside : between) += 1;
  }
  EXPECT_NEAR(inside / seeds, 4950, 17.6);
  EXPECT_NEAR(between / seeds, 100, 3.6);
}

TEST(SbmGraphTest, EveryPairIsEquallyLikely) {
  // 6 pairs inside, 16 draws of 4 nodes at p = 0.3 each: over 4000 seeds every pair occurs
  // 1200 times, standard deviation sqrt(4000 * 0.3 * 0.7) = 29. Tolerance: five of them.
  std::map<std::pair<int, int>, int> seen;
  for (int seed = 0; seed < 4000; ++seed) {
    const auto sample =
        generated({{"kind", "sbm"}, {"clusterSizes", {2, 3}}, {"pIn", 0.3}, {"pOut", 0.3}},
                  seeded(static_cast<std::uint64_t>(seed)));
    for (const auto& edge : sample.graph.edges()) ++seen[{edge.head, edge.tail}];
  }
  ASSERT_EQ(seen.size(), 10U);
  for (const auto& [pair, count] : seen)
    EXPECT_NEAR(count, 1200, 145) << pair.first << "-" << pair.second;
}

TEST(SbmGraphTest, InterClusterProbabilityKeepsIntraClusterEdges) {
  const auto edgesInside = [](double pOut) {
    const auto sample = generated({{"kind", "sbm"}, {"pOut", pOut}}, seeded(9));
    std::vector<Edge> out;
    for (const auto& edge : sample.graph.edges())
      if (sample.clusters[edge.head] == sample.clusters[edge.tail]) out.push_back(edge);
    return out;
  };
  EXPECT_EQ(edgesInside(0.01), edgesInside(0.4));
}

TEST(SbmGraphTest, GeneratesMillionSparseNodes) {
  // 2 * C(500000, 2) pairs at 4e-6 inside, 2.5e11 at 4e-6 between: 2e6 edges, five standard
  // deviations are 7100. Walking over all 5e11 pairs would not end.
  const auto sample = generated(
      {{"kind", "sbm"}, {"clusterSizes", {500000, 500000}}, {"pIn", 4e-6}, {"pOut", 4e-6}});
  EXPECT_NEAR(sample.graph.edgeCount(), 1999998, 7100);
}

TEST(SbmGraphTest, ManySmallClustersStayLinear) {
  const auto sample = generated(
      {{"kind", "sbm"}, {"clusterSizes", std::vector<int>(100000, 2)}, {"pIn", 1}, {"pOut", 1e-9}});
  // 100000 pairs inside, and between them 2e10 * 1e-9 = 20, five standard deviations 22.
  EXPECT_NEAR(sample.graph.edgeCount(), 100020, 23);
}

TEST(SbmGraphTest, BadClusterSizesAreReported) {
  EXPECT_THAT(refusal({{"kind", "sbm"}, {"clusterSizes", Json::array()}}),
              HasSubstr("graph.clusterSizes"));
  EXPECT_THAT(refusal({{"kind", "sbm"}, {"clusterSizes", {3, 0}}}),
              HasSubstr("graph.clusterSizes[1]"));
}

TEST(ErdosRenyiGraphTest, EdgeCountAgreesWithExpectation) {
  // C(200, 2) * 0.05 = 995, standard error over 200 seeds sqrt(945 / 200) = 2.2.
  double edges = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed)
    edges += generated({{"kind", "erdos-renyi"}}, seeded(seed)).graph.edgeCount();
  EXPECT_NEAR(edges / 200, 995, 11);
}

TEST(WattsStrogatzGraphTest, IsRingLatticeWithoutRewiring) {
  const auto sample = generated({{"kind", "watts-strogatz"},
                                 {"nodes", 6},
                                 {"neighbours", 2},
                                 {"rewiring", 0},
                                 {"clusters", 1}});
  EXPECT_EQ(sample.graph.edgeCount(), 12);
  for (int i = 0; i < 6; ++i)
    for (int step : {1, 2}) EXPECT_GE(sample.graph.edgeBetween(i, (i + step) % 6), 0);
}

TEST(WattsStrogatzGraphTest, RewiringKeepsTheNumberOfEdges) {
  const auto sample = generated({{"kind", "watts-strogatz"}, {"rewiring", 0.5}});
  EXPECT_EQ(sample.graph.edgeCount(), 600);
}

TEST(WattsStrogatzGraphTest, RefusesTooManyNeighbours) {
  EXPECT_THAT(refusal({{"kind", "watts-strogatz"}, {"nodes", 6}, {"neighbours", 3}}),
              HasSubstr("graph.neighbours: "));
}

TEST(BarabasiAlbertGraphTest, EveryNodeAddsItsEdges) {
  // Node 1 brings 1 edge, node 2 two, every later one three: 1 + 2 + 197 * 3 = 594.
  const auto sample = generated({{"kind", "barabasi-albert"}, {"nodes", 200}, {"edgesPerNode", 3}});
  EXPECT_EQ(sample.graph.edgeCount(), 594);
  const auto components = sample.graph.components();
  EXPECT_EQ(components, std::vector<int>(200, 0));
}

TEST(BarabasiAlbertGraphTest, HasHubsOfLargeDegree) {
  const auto sample =
      generated({{"kind", "barabasi-albert"}, {"nodes", 2000}, {"edgesPerNode", 2}});
  int largest = 0;
  for (int i = 0; i < 2000; ++i) largest = std::max(largest, sample.graph.degree(i));
  EXPECT_GT(largest, 40);  // a random graph of mean degree 4 stays below 20
}

TEST(BarabasiAlbertGraphTest, RefusesTooManyEdgesPerNode) {
  EXPECT_THAT(refusal({{"kind", "barabasi-albert"}, {"nodes", 3}, {"edgesPerNode", 3}}),
              HasSubstr("graph.edgesPerNode: "));
}

TEST(RandomGeometricGraphTest, JoinsExactlyPointsWithinTheRadius) {
  const auto sample =
      generated({{"kind", "random-geometric"}, {"nodes", 300}, {"radius", 0.1}}, seeded(5));
  ASSERT_EQ(sample.positions.cols(), 300);
  int edges = 0;
  for (int i = 0; i < 300; ++i) {
    if (i > 0) {
      EXPECT_LE(sample.positions(0, i - 1), sample.positions(0, i));
    }
    for (int j = i + 1; j < 300; ++j) {
      const bool near = (sample.positions.col(i) - sample.positions.col(j)).norm() <= 0.1;
      EXPECT_EQ(sample.graph.edgeBetween(i, j) >= 0, near);
      edges += near ? 1 : 0;
    }
  }
  EXPECT_EQ(sample.graph.edgeCount(), edges);
}

// ---- over the coordinates of the data ----

TEST(NearestNeighboursGraphTest, WeightsAgreeWithHandComputation) {
  // Points 0, 1 and 3 on a line, one neighbour each: edges 0-1 (distance 1), 1-2 (distance 2).
  GraphContext context;
  context.coordinates = Matrix::Zero(2, 3);
  context.coordinates.row(0) << 0, 1, 3;
  const auto weights = [&](const char* kind, bool normalise) {
    const auto sample = generated({{"kind", "nearest-neighbours"},
                                   {"neighbours", 1},
                                   {"weight", kind},
                                   {"offset", 1},
                                   {"scale", 2},
                                   {"normalise", normalise}},
                                  context);
    EXPECT_EQ(sample.graph.edgeCount(), 2);
    EXPECT_EQ(sample.clusters, std::vector<int>(3, 0));
    return std::pair(sample.graph.edge(0).weight, sample.graph.edge(1).weight);
  };
  EXPECT_EQ(weights("uniform", false), std::pair(1.0, 1.0));
  EXPECT_DOUBLE_EQ(weights("inverse-distance", false).first, 1.0 / 2);
  EXPECT_DOUBLE_EQ(weights("inverse-distance", false).second, 1.0 / 3);
  // Mean of 1/2 and 1/3 is 5/12.
  EXPECT_DOUBLE_EQ(weights("inverse-distance", true).first, 6.0 / 5);
  EXPECT_DOUBLE_EQ(weights("inverse-distance", true).second, 4.0 / 5);
  EXPECT_DOUBLE_EQ(weights("exponential", false).first, std::exp(-2.0));
  EXPECT_DOUBLE_EQ(weights("exponential", false).second, std::exp(-4.0));
  EXPECT_DOUBLE_EQ(weights("exponential", true).first, 2 / (1 + std::exp(-2.0)));
}

TEST(NearestNeighboursGraphTest, RefusesCoincidingNodesWithoutOffset) {
  GraphContext context;
  context.coordinates = Matrix::Zero(2, 3);
  const Json document{{"kind", "nearest-neighbours"},
                      {"neighbours", 1},
                      {"weight", "inverse-distance"},
                      {"offset", 0}};
  EXPECT_THAT(refusal(document, context), HasSubstr("graph.offset: must be > 0"));
  auto withOffset = document;
  withOffset["offset"] = 0.1;
  EXPECT_EQ(generated(withOffset, context).graph.edgeCount(), 2);
}

TEST(NearestNeighboursGraphTest, RefusesVanishingWeights) {
  GraphContext context;
  context.coordinates = Matrix::Zero(2, 3);
  context.coordinates.row(0) << 0, 1, 3000;
  EXPECT_THAT(
      refusal({{"kind", "nearest-neighbours"}, {"neighbours", 1}, {"weight", "exponential"}},
              context),
      HasSubstr("graph.scale: edge 1-2"));
}

TEST(NearestNeighboursGraphTest, RefusesTooManyNeighbours) {
  GraphContext context;
  context.coordinates = Matrix::Zero(2, 3);
  EXPECT_EQ(refusal({{"kind", "nearest-neighbours"}, {"neighbours", 3}}, context),
            "graph.neighbours: must be less than the number of nodes, 3, got 3");
}

TEST(NearestNeighboursGraphTest, RefusesCoordinatesThatAreNotDegrees) {
  GraphContext context;
  context.coordinates = Matrix::Constant(2, 3, 100);
  EXPECT_THAT(refusal({{"kind", "nearest-neighbours"}, {"neighbours", 1}, {"metric", "haversine"}},
                      context),
              HasSubstr("graph.metric: "));
  context.coordinates(0, 1) = std::nan("");
  EXPECT_THAT(refusal({{"kind", "nearest-neighbours"}, {"neighbours", 1}}, context),
              HasSubstr("node 1"));
}

// ---- from outside ----

TEST(ExplicitGraphTest, UsesListedEdgesPositionsAndClusters) {
  const auto sample = generated({{"kind", "explicit"},
                                 {"nodes", 3},
                                 {"edges", {{2, 0, 0.5}, {1, 2, 3}}},
                                 {"positions", {{0, 1}, {2, 3}, {4, 5}}},
                                 {"clusters", {0, 1, 1}}});
  const std::vector<Edge> expected{{0, 2, 0.5}, {1, 2, 3}};
  EXPECT_EQ(sample.graph.edges(), expected);
  EXPECT_EQ(sample.positions.col(2), Eigen::Vector2d(4, 5));
  EXPECT_EQ(sample.clusters, (std::vector<int>{0, 1, 1}));
}

TEST(ExplicitGraphTest, InvalidEntriesAreReportedWithRow) {
  const auto refused = [](Json edges) {
    return refusal({{"kind", "explicit"}, {"nodes", 3}, {"edges", std::move(edges)}});
  };
  EXPECT_EQ(refused({{0, 1}, {1, 3}}), "graph.edges[1]: node 3 does not exist, expected 0 to 2");
  EXPECT_EQ(refused({{0, 1}, {2, -1}}), "graph.edges[1]: node -1 does not exist, expected 0 to 2");
  EXPECT_EQ(refused({{0, 1}, {1, 1}}), "graph.edges[1]: self-loop at node 1");
  EXPECT_EQ(refused({{0, 0.5}}), "graph.edges[0]: nodes are whole numbers, got 0.5");
  EXPECT_EQ(refused({{0, 1, 1}, {1, 2, 0}}), "graph.edges[1]: weight must be > 0, got 0");
  EXPECT_EQ(refused({{0, 1}, {0, 2}, {1, 0}}),
            "graph.edges[2]: edge 0-1 appears twice, first in edges[0]");
  EXPECT_THAT(refused(Json::array({Json::array({1})})), HasSubstr("graph.edges[0]: expected"));
  EXPECT_EQ(refusal({{"kind", "explicit"}, {"nodes", 3}, {"positions", {{0, 1}}}}),
            "graph.positions: expected one row per node, 3, got 1");
  EXPECT_EQ(refusal({{"kind", "explicit"}, {"nodes", 3}, {"clusters", {0, 1}}}),
            "graph.clusters: expected one number per node, 3, got 2");
  EXPECT_THAT(refusal({{"kind", "explicit"}, {"nodes", 2}, {"clusters", {0, 2}}}),
              HasSubstr("graph.clusters[1]: "));
}

TEST(CsvGraphTest, UsesNodeKeysOfTheData) {
  GraphContext context;
  context.graphFile = &pathFile();  // a-b weight 1, b-c weight 2
  context.nodeKeys = {"c", "b", "lonely", "a"};
  const auto sample = generated({{"kind", "csv"}, {"file", "edges.csv"}}, context);
  const std::vector<Edge> expected{{0, 1, 2}, {1, 3, 1}};
  EXPECT_EQ(sample.graph.edges(), expected);
  EXPECT_EQ(sample.graph.nodeCount(), 4);
}

TEST(CsvGraphTest, RefusesMissingTable) {
  EXPECT_EQ(refusal({{"kind", "csv"}}), "graph.file: no graph file is named");
}

// ---- size ----

TEST(GraphSizeTest, RefusesExcessiveSizes) {
  EXPECT_THAT(refusal({{"kind", "complete"}, {"nodes", 100000}}), HasSubstr("5e+09 edges"));
  EXPECT_THAT(refusal({{"kind", "erdos-renyi"}, {"nodes", 1000000}, {"p", 0.5}}),
              HasSubstr("edges"));
  EXPECT_THAT(refusal({{"kind", "sbm"}, {"clusterSizes", {1000000, 1000000}}}), HasSubstr("edges"));
  EXPECT_THAT(refusal({{"kind", "random-geometric"}, {"nodes", 1000000}, {"radius", 0.5}}),
              HasSubstr("edges"));
  EXPECT_THAT(refusal({{"kind", "grid"}, {"rows", 100000}, {"columns", 100000}}),
              HasSubstr("nodes"));
  EXPECT_THAT(refusal({{"kind", "chain"}, {"clusterSizes", std::vector<int>(400, 10000000)}}),
              HasSubstr("nodes"));
}

}  // namespace
}  // namespace gtv
