#include "layouts/layouts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "graph/generators.h"
#include "graph/random_graphs.h"
#include "graph/regular_graphs.h"
#include "layouts/packing.h"
#include "layouts/shapes.h"
#include "layouts/spectral_layout.h"
#include "support/fixtures.h"

namespace gtv {
namespace {

const Matrix& noCoordinates() {
  static const Matrix none(2, 0);
  return none;
}

EmpiricalGraph graphOf(int nodes, std::vector<Edge> edges) {
  auto graph = EmpiricalGraph::make(nodes, std::move(edges));
  EXPECT_TRUE(graph.ok());
  return *graph;
}

Result<Matrix> layOut(const std::string& id, const EmpiricalGraph& graph,
                      const std::vector<int>& clusters, const Matrix& coordinates = noCoordinates(),
                      std::uint64_t seed = 1, std::stop_token stop = {}) {
  return layoutCatalogue().find(id)->make(
      defaultChoice(layoutCatalogue().view, id),
      LayoutContext{graph, clusters, coordinates, Rng(seed), std::move(stop)});
}

Matrix laidOut(const std::string& id, const EmpiricalGraph& graph, const std::vector<int>& clusters,
               const Matrix& coordinates = noCoordinates()) {
  auto positions = layOut(id, graph, clusters, coordinates);
  EXPECT_TRUE(positions.ok()) << (positions.ok() ? "" : positions.error().text());
  return positions.ok() ? std::move(*positions) : Matrix(2, 0);
}

void expectUnitBox(const Matrix& positions, int nodes) {
  ASSERT_EQ(positions.rows(), 2);
  ASSERT_EQ(positions.cols(), nodes);
  if (nodes == 0) return;
  ASSERT_TRUE(positions.allFinite());
  const Eigen::Vector2d low = positions.rowwise().minCoeff();
  const Eigen::Vector2d high = positions.rowwise().maxCoeff();
  EXPECT_GE(low.minCoeff(), -1e-12);
  EXPECT_LE(high.maxCoeff(), 1 + 1e-12);
  const double side = (high - low).maxCoeff();
  if (nodes == 1)
    EXPECT_EQ(positions.col(0), Eigen::Vector2d(0.5, 0.5));
  else
    EXPECT_TRUE(std::abs(side - 1) < 1e-12 || side == 0) << side;
}

/// Distance of the two nodes that are closest to each other.
double smallestDistance(const Matrix& positions) {
  double out = 2;
  for (Eigen::Index i = 0; i < positions.cols(); ++i)
    for (Eigen::Index j = 0; j < i; ++j)
      out = std::min(out, (positions.col(i) - positions.col(j)).norm());
  return out;
}

struct Example {
  std::string name;
  EmpiricalGraph graph;
  std::vector<int> clusters;
};

std::vector<Example> examples() {
  std::vector<int> halves(60, 0);
  std::fill(halves.begin() + 30, halves.end(), 1);
  std::vector<int> many(60);
  for (int i = 0; i < 60; ++i) many[i] = i % 20;
  auto weighted = chainEdges({30, 30}, 1e-6);
  weighted[3].weight = 1e6;
  return {{"Empty", graphOf(0, {}), {}},
          {"Single", graphOf(1, {}), {0}},
          {"Pair", graphOf(2, {{0, 1, 1}}), {0, 0}},
          {"TwoAlone", graphOf(2, {}), {0, 1}},
          {"Triangle", graphOf(3, completeEdges(3, 1)), {0, 0, 0}},
          {"Isolated", graphOf(60, {}), halves},
          {"Sbm", graphOf(60, sampleBlockModel({30, 30}, 0.5, 0.05, Rng(1))), halves},
          {"ManyClusters", graphOf(60, sampleBlockModel({60}, 0.1, 0, Rng(1))), many},
          {"Disconnected", graphOf(60, sampleBlockModel({30, 30}, 0.06, 0, Rng(2))), halves},
          {"Chain", graphOf(60, chainEdges({30, 30}, 0.1)), halves},
          {"UnequalWeights", graphOf(60, std::move(weighted)), halves},
          {"Star", graphOf(60, starEdges(59, 1)), std::vector<int>(60, 0)},
          {"Grid", graphOf(200, gridEdges(10, 20, 1)), std::vector<int>(200, 0)},
          {"Complete", graphOf(80, completeEdges(80, 1)), std::vector<int>(80, 0)}};
}

class LayoutCatalogueTest : public ::testing::TestWithParam<std::string> {};

TEST_P(LayoutCatalogueTest, PositionsLieInUnitBox) {
  for (const auto& example : examples()) {
    SCOPED_TRACE(example.name);
    const int nodes = example.graph.nodeCount();
    const Matrix coordinates =
        GetParam() == "geographic" ? uniformPoints(nodes, Rng(4)) : noCoordinates();
    const auto positions = layOut(GetParam(), example.graph, example.clusters, coordinates);
    ASSERT_TRUE(positions.ok()) << positions.error().text();
    expectUnitBox(*positions, nodes);
  }
}

TEST_P(LayoutCatalogueTest, SameSeedGivesSamePositions) {
  for (const auto& example : examples()) {
    SCOPED_TRACE(example.name);
    const Matrix coordinates = GetParam() == "geographic"
                                   ? uniformPoints(example.graph.nodeCount(), Rng(4))
                                   : noCoordinates();
    const auto a = layOut(GetParam(), example.graph, example.clusters, coordinates);
    const auto b = layOut(GetParam(), example.graph, example.clusters, coordinates);
    ASSERT_TRUE(a.ok() && b.ok());
    EXPECT_EQ(*a, *b);
  }
}

TEST_P(LayoutCatalogueTest, NodesHaveDistinctPositions) {
  // Eigenvectors may put nodes with the same neighbours in one place: that is their message.
  if (GetParam() == "spectral") return;
  for (const auto& example : examples()) {
    if (example.graph.nodeCount() < 2) continue;
    SCOPED_TRACE(example.name);
    const Matrix coordinates = GetParam() == "geographic"
                                   ? uniformPoints(example.graph.nodeCount(), Rng(4))
                                   : noCoordinates();
    const auto positions = laidOut(GetParam(), example.graph, example.clusters, coordinates);
    EXPECT_GT(smallestDistance(positions), GetParam() == "force-directed" ? 0.0 : 1e-4);
  }
}

TEST_P(LayoutCatalogueTest, EveryFieldIsDescribed) {
  const auto& info = layoutCatalogue().find(GetParam())->info;
  EXPECT_FALSE(info.label.empty());
  EXPECT_FALSE(info.explanation.empty());
  EXPECT_FALSE(info.formula.empty());
  EXPECT_FALSE(info.source.empty());
  for (const auto& parameter : info.parameters) EXPECT_FALSE(parameter.help.empty());
}

std::vector<std::string> layoutIds() {
  std::vector<std::string> ids;
  ids.reserve(layoutCatalogue().entries.size());
  for (const auto& entry : layoutCatalogue().entries) ids.push_back(entry.info.id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(Entries, LayoutCatalogueTest, ::testing::ValuesIn(layoutIds()),
                         testing::inCamelCase);

TEST(FitToUnitBoxTest, KeepsAspectRatioAndCentresShortSide) {
  Matrix positions(2, 3);
  positions << -1, 3, 1, 10, 10, 12;
  Matrix expected(2, 3);
  expected << 0, 1, 0.5, 0.25, 0.25, 0.75;
  EXPECT_EQ(fitToUnitBox(positions), expected);
}

TEST(FitToUnitBoxTest, CentresCoincidingPoints) {
  EXPECT_EQ(fitToUnitBox(Matrix::Constant(2, 3, 7)), Matrix::Constant(2, 3, 0.5));
  EXPECT_EQ(fitToUnitBox(Matrix(2, 0)).cols(), 0);
}

TEST(AutoLayoutTest, PlacesCentreOfStarInTheMiddle) {
  for (const int leaves : {3, 49, 2000}) {
    const auto graph = graphOf(leaves + 1, starEdges(leaves, 1));
    const auto positions = laidOut("auto", graph, std::vector<int>(leaves + 1, 0));
    EXPECT_LT((positions.col(0) - Eigen::Vector2d(0.5, 0.5)).norm(), leaves == 3 ? 0.2 : 0.01);
  }
}

TEST(AutoLayoutTest, DrawsRingsAsCircles) {
  const auto graph = graphOf(12, ringEdges(12, 1));
  const auto positions = laidOut("auto", graph, std::vector<int>(12, 0));
  for (int i = 0; i < 12; ++i) {
    EXPECT_NEAR((positions.col(i) - Eigen::Vector2d(0.5, 0.5)).norm(), 0.5, 1e-9);
    EXPECT_NEAR((positions.col(i) - positions.col((i + 1) % 12)).norm(),
                std::sin(std::numbers::pi / 12), 1e-9);
  }
}

TEST(AutoLayoutTest, FoldsLongChainsWithoutOverlap) {
  for (const int nodes : {5, 12, 13, 60, 61, 62, 75, 100, 200, 1000}) {
    SCOPED_TRACE(nodes);
    std::vector<int> clusters(nodes, 0);
    clusters.back() = 1;
    const auto positions = laidOut("auto", graphOf(nodes, chainEdges({nodes}, 1)), clusters);
    expectUnitBox(positions, nodes);
    double longest = 0;
    double shortest = 2;
    for (int i = 0; i + 1 < nodes; ++i) {
      const double length = (positions.col(i) - positions.col(i + 1)).norm();
      longest = std::max(longest, length);
      shortest = std::min(shortest, length);
    }
    EXPECT_GT(shortest, 0.85 * longest);
    // Nodes that are not neighbours keep at least as far apart as neighbours, but for rounding
    // and the slightly shorter chords in the turns.
    EXPECT_GT(smallestDistance(positions), 0.85 * longest);
    EXPECT_GT(longest, 0.3 / std::sqrt(nodes));
  }
}

TEST(AutoLayoutTest, ClustersDoNotOverlap) {
  for (const int count : {2, 3, 7, 12, 13, 40}) {
    SCOPED_TRACE(count);
    std::vector<int> sizes(count);
    for (int c = 0; c < count; ++c) sizes[c] = 5 + 17 * (c % 3);
    std::vector<int> clusters;
    for (int c = 0; c < count; ++c) clusters.insert(clusters.end(), sizes[c], c);
    const int nodes = static_cast<int>(clusters.size());
    const auto graph = graphOf(nodes, sampleBlockModel(sizes, 0.5, 0.01, Rng(1)));
    const auto positions = laidOut("auto", graph, clusters);
    std::vector<Eigen::Vector2d> centre(count, Eigen::Vector2d::Zero());
    std::vector<double> radius(count, 0);
    for (int i = 0; i < nodes; ++i) centre[clusters[i]] += positions.col(i) / sizes[clusters[i]];
    for (int i = 0; i < nodes; ++i)
      radius[clusters[i]] =
          std::max(radius[clusters[i]], (positions.col(i) - centre[clusters[i]]).norm());
    for (int a = 0; a < count; ++a)
      for (int b = 0; b < a; ++b)
        EXPECT_GT((centre[a] - centre[b]).norm(), radius[a] + radius[b]) << a << " and " << b;
  }
}

TEST(AutoLayoutTest, PrefersCoordinatesOfTheData) {
  const auto graph = graphOf(30, sampleBlockModel({15, 15}, 0.5, 0.1, Rng(1)));
  std::vector<int> clusters(30, 0);
  clusters[29] = 1;
  const auto points = uniformPoints(30, Rng(3));
  EXPECT_EQ(laidOut("auto", graph, clusters, points),
            laidOut("geographic", graph, clusters, points));
}

TEST(ByClusterLayoutTest, PlacesBridgeNodesOnTheSideOfTheirNeighbours) {
  // Two cliques of 20 with one edge 3-27 between them: nobody is nearer to the other clique.
  auto edges = sampleBlockModel({20, 20}, 1, 0, Rng(1));
  edges.push_back({3, 27, 1});
  std::vector<int> clusters(40, 0);
  std::fill(clusters.begin() + 20, clusters.end(), 1);
  const auto positions = laidOut("by-cluster", graphOf(40, std::move(edges)), clusters);
  EXPECT_EQ(positions(0, 3), positions.row(0).leftCols(20).maxCoeff());
  EXPECT_EQ(positions(0, 27), positions.row(0).rightCols(20).minCoeff());
}

TEST(GeographicLayoutTest, ScalesLongitudesByLatitude) {
  // Mean latitude 60: a degree of longitude is half as long as one of latitude.
  Matrix coordinates(2, 3);
  coordinates << 20, 30, 20, 55, 65, 60;
  const auto graph = graphOf(3, {});
  Matrix expected(2, 3);
  expected << 0.25, 0.75, 0.25, 0, 1, 0.5;
  EXPECT_LT((laidOut("geographic", graph, {0, 0, 0}, coordinates) - expected).norm(), 1e-12);
}

TEST(GeographicLayoutTest, CoincidingNodesStayTogether) {
  Matrix coordinates(2, 3);
  coordinates << 20, 20, 30, 55, 55, 65;
  const auto positions = laidOut("geographic", graphOf(3, {}), {0, 0, 0}, coordinates);
  EXPECT_EQ(positions.col(0), positions.col(1));
}

TEST(GeographicLayoutTest, RefusesMissingCoordinates) {
  const auto none = layOut("geographic", graphOf(2, {{0, 1, 1}}), {0, 0});
  ASSERT_FALSE(none.ok());
  EXPECT_EQ(none.error().text(), "layout: the data brings no coordinates for a geographic layout");
  const Matrix three = Matrix::Zero(2, 3);
  EXPECT_FALSE(layOut("geographic", graphOf(2, {{0, 1, 1}}), {0, 0}, three).ok());
  const Matrix bad = Matrix::Constant(2, 2, std::nan(""));
  EXPECT_FALSE(layOut("geographic", graphOf(2, {{0, 1, 1}}), {0, 0}, bad).ok());
}

TEST(CircularLayoutTest, PlacesNodesOnCircleGroupedByCluster) {
  const std::vector<int> clusters{0, 1, 0, 1, 0, 1};
  const auto positions = laidOut("circular", graphOf(6, {}), clusters);
  const double radius = (positions.col(0) - positions.col(2)).norm();  // neighbours of one cluster
  EXPECT_LT(radius, (positions.col(0) - positions.col(1)).norm());
}

TEST(SpectralCoordinatesTest, AgreeWithHandComputationOnPath) {
  // Path of n nodes: eigenvectors cos(pi k (i + 1/2) / n), k = 1, 2.
  for (const int nodes : {3, 50, 61, 500}) {
    SCOPED_TRACE(nodes);
    const auto coordinates =
        spectralCoordinates(graphOf(nodes, chainEdges({nodes}, 1)), std::stop_token{});
    ASSERT_TRUE(coordinates.ok()) << coordinates.error().text();
    for (const int k : {1, 2}) {
      Vector expected(nodes);
      for (int i = 0; i < nodes; ++i)
        expected[i] = std::cos(std::numbers::pi * k * (i + 0.5) / nodes);
      expected.normalize();
      const Vector got = coordinates->row(k - 1).transpose();
      EXPECT_NEAR(std::abs(got.dot(expected)), 1, 1e-6) << "eigenvector " << k + 1;
    }
  }
}

TEST(SpectralCoordinatesTest, AreEigenvectorsForBothSolvers) {
  // Sparse: factorised; dense and large: conjugate gradients. L x = mu x either way.
  for (const auto& [sizes, pIn, pOut] : {std::tuple(std::vector<int>{150, 150}, 0.05, 0.005),
                                         std::tuple(std::vector<int>{150, 150}, 0.5, 0.05)}) {
    const auto graph = graphOf(300, sampleBlockModel(sizes, pIn, pOut, Rng(2)));
    const auto components = graph.components();
    ASSERT_EQ(*std::max_element(components.begin(), components.end()), 0);
    const auto coordinates = spectralCoordinates(graph, std::stop_token{});
    ASSERT_TRUE(coordinates.ok()) << coordinates.error().text();
    const Matrix image = graph.laplacian(*coordinates);
    double before = 0;
    for (int k = 0; k < 2; ++k) {
      const double mu = coordinates->row(k).dot(image.row(k));
      EXPECT_LT((image.row(k) - mu * coordinates->row(k)).norm(), 1e-4 * mu);
      EXPECT_GE(mu, before);
      before = mu;
      EXPECT_NEAR(coordinates->row(k).norm(), 1, 1e-12);
    }
  }
}

TEST(SpectralCoordinatesTest, SeparateClusters) {
  const auto graph = graphOf(200, sampleBlockModel({100, 100}, 0.5, 0.01, Rng(1)));
  const auto coordinates = spectralCoordinates(graph, std::stop_token{});
  ASSERT_TRUE(coordinates.ok());
  const double sign = (*coordinates)(0, 0) > 0 ? 1 : -1;
  for (int i = 0; i < 200; ++i) EXPECT_GT((i < 100 ? sign : -sign) * (*coordinates)(0, i), 0) << i;
}

TEST(LayoutComponentsTest, ComponentsDoNotOverlap) {
  // Two grids and three lonely nodes.
  std::vector<Edge> edges = gridEdges(5, 5, 1);
  for (const auto& edge : gridEdges(4, 4, 1)) edges.push_back({edge.head + 25, edge.tail + 25, 1});
  const auto graph = graphOf(44, std::move(edges));
  for (const char* id : {"spectral", "force-directed"}) {
    const auto positions = laidOut(id, graph, std::vector<int>(44, 0));
    const auto a = positions.leftCols(25);
    const auto b = positions.middleCols(25, 16);
    const bool beside =
        a.row(0).maxCoeff() < b.row(0).minCoeff() || b.row(0).maxCoeff() < a.row(0).minCoeff();
    EXPECT_TRUE(beside) << id;
    for (int lonely = 41; lonely < 44; ++lonely)
      EXPECT_LT(positions(1, lonely), positions.leftCols(41).row(1).minCoeff()) << id;
  }
}

TEST(LayoutStopTest, StopsLongLayoutsOnRequest) {
  std::stop_source source;
  source.request_stop();
  const auto graph = graphOf(400, gridEdges(20, 20, 1));
  for (const char* id : {"force-directed", "spectral"}) {
    const auto positions =
        layOut(id, graph, std::vector<int>(400, 0), noCoordinates(), 1, source.get_token());
    ASSERT_FALSE(positions.ok()) << id;
    EXPECT_EQ(positions.error().text(), "layout: was stopped");
  }
}

TEST(LayoutSizeTest, LaysOutHundredThousandNodes) {
  const int nodes = 100000;
  std::vector<int> clusters(nodes);
  for (int i = 0; i < nodes; ++i) clusters[i] = i / (nodes / 4);
  const auto graph = graphOf(nodes, sampleBlockModel({nodes}, 2e-5, 0, Rng(1)));
  for (const char* id : {"auto", "by-cluster", "circular"})
    expectUnitBox(laidOut(id, graph, clusters), nodes);
  expectUnitBox(laidOut("auto", graph, std::vector<int>(nodes, 0)), nodes);
}

TEST(FiedlerVectorTest, IsMonotoneAlongChainAndSeparatesComponents) {
  const auto chain = graphOf(9, chainEdges({9}, 1));
  const Vector v = fiedlerVector(chain, {}).value();
  EXPECT_NEAR(v.norm(), 1, 1e-8);
  for (int i = 1; i < 9; ++i) EXPECT_EQ(v[i] < v[i - 1], v[1] < v[0]) << i;
  EXPECT_NEAR(v[4], 0, 1e-8);
  // Two parts: the number of the part; and what has no second eigenvalue.
  EXPECT_EQ(fiedlerVector(graphOf(4, {{0, 1, 1}, {2, 3, 1}}), {}).value(),
            (Vector(4) << 0, 0, 1, 1).finished());
  EXPECT_EQ(fiedlerVector(graphOf(1, {}), {}).value(), Vector::Zero(1));
}

}  // namespace
}  // namespace gtv
