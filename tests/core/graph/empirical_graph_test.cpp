#include "graph/empirical_graph.h"

#include <gtest/gtest.h>

#include <limits>

#include "base/rng.h"
#include "graph/random_graphs.h"

namespace gtv {
namespace {

/// 0 – 1 (2), 0 – 2 (0.5), 1 – 2 (1), 3 alone, 4 – 5 (3).
EmpiricalGraph smallGraph() {
  auto graph = EmpiricalGraph::make(6, {{5, 4, 3}, {1, 0, 2}, {1, 2, 1}, {2, 0, 0.5}});
  EXPECT_TRUE(graph.ok());
  return *graph;
}

EmpiricalGraph randomGraph(std::uint64_t seed) {
  auto edges = sampleBlockModel({15, 20}, 0.3, 0.1, Rng(seed));
  Rng weights(seed + 1000);
  for (auto& edge : edges) edge.weight = weights.uniform(0.1, 3);
  return *EmpiricalGraph::make(35, std::move(edges));
}

Matrix randomMatrix(int rows, int columns, std::uint64_t seed) {
  Matrix out(rows, columns);
  Rng(seed).fillNormal(out);
  return out;
}

std::string refusal(int nodes, std::vector<Edge> edges) {
  const auto graph = EmpiricalGraph::make(nodes, std::move(edges));
  return graph.ok() ? "accepted" : graph.error().text();
}

TEST(EmpiricalGraphTest, EdgesAreOrientedAndSorted) {
  const std::vector<Edge> expected{{0, 1, 2}, {0, 2, 0.5}, {1, 2, 1}, {4, 5, 3}};
  EXPECT_EQ(smallGraph().edges(), expected);
}

TEST(EmpiricalGraphTest, NeighboursListEdgesWithSignSeenFromTheNode) {
  const auto graph = smallGraph();
  const auto seen = graph.neighbours(1);
  ASSERT_EQ(seen.size(), 2U);
  EXPECT_EQ(seen[0].neighbour, 0);
  EXPECT_EQ(seen[0].edge, 0);
  EXPECT_EQ(seen[0].sign, -1);
  EXPECT_EQ(seen[1].neighbour, 2);
  EXPECT_EQ(seen[1].edge, 2);
  EXPECT_EQ(seen[1].sign, 1);
  EXPECT_EQ(graph.degree(1), 2);
  EXPECT_EQ(graph.strength(0), 2.5);
}

TEST(EmpiricalGraphTest, IsolatedNodesHaveNoNeighbours) {
  const auto graph = smallGraph();
  EXPECT_TRUE(graph.neighbours(3).empty());
  EXPECT_EQ(graph.degree(3), 0);
  EXPECT_EQ(graph.strength(3), 0);
}

TEST(EmpiricalGraphTest, AcceptsEmptyGraphs) {
  EXPECT_EQ(EmpiricalGraph().nodeCount(), 0);
  EXPECT_EQ(EmpiricalGraph().edgeCount(), 0);
  const auto none = EmpiricalGraph::make(0, {});
  ASSERT_TRUE(none.ok());
  EXPECT_EQ(*none, EmpiricalGraph());
  EXPECT_EQ(EmpiricalGraph::make(3, {})->components(), (std::vector<int>{0, 1, 2}));
}

TEST(EmpiricalGraphTest, InvalidEdgesAreReported) {
  EXPECT_EQ(refusal(3, {{0, 1, 1}, {1, 3, 1}}), "edges[1]: node 3 does not exist, expected 0 to 2");
  EXPECT_EQ(refusal(3, {{-1, 1, 1}}), "edges[0]: node -1 does not exist, expected 0 to 2");
  EXPECT_EQ(refusal(3, {{2, 2, 1}}), "edges[0]: self-loop at node 2");
  EXPECT_EQ(refusal(3, {{0, 1, -3}}), "edges[0]: weight must be > 0, got -3");
  EXPECT_EQ(refusal(3, {{0, 1, 0}}), "edges[0]: weight must be > 0, got 0");
  EXPECT_EQ(refusal(3, {{0, 1, std::numeric_limits<double>::infinity()}}),
            "edges[0]: weight must be > 0, got inf");
  EXPECT_EQ(refusal(3, {{0, 1, std::numeric_limits<double>::quiet_NaN()}}),
            "edges[0]: weight must be > 0, got nan");
  EXPECT_EQ(refusal(3, {{0, 1, 1}, {0, 2, 1}, {1, 0, 1}}), "edges: edge 0-1 appears twice");
}

TEST(EmpiricalGraphTest, EdgeBetweenFindsBothDirections) {
  const auto graph = smallGraph();
  EXPECT_EQ(graph.edgeBetween(1, 2), 2);
  EXPECT_EQ(graph.edgeBetween(2, 1), 2);
  EXPECT_EQ(graph.edgeBetween(5, 4), 3);
  EXPECT_EQ(graph.edgeBetween(0, 4), -1);
  EXPECT_EQ(graph.edgeBetween(3, 0), -1);
  EXPECT_EQ(graph.edgeBetween(3, 3), -1);
}

TEST(EmpiricalGraphTest, DifferencesAndOutflowAgreeWithHandComputation) {
  const auto graph = smallGraph();
  Matrix W(1, 6);
  W << 1, 2, 4, 8, 16, 32;
  Matrix expected(1, 4);
  expected << -1, -3, -2, -16;  // w_0 − w_1, w_0 − w_2, w_1 − w_2, w_4 − w_5
  EXPECT_EQ(graph.differences(W), expected);
  Matrix U(1, 4);
  U << 1, 10, 100, 1000;
  Matrix outflow(1, 6);
  outflow << 11, 99, -110, 0, 1000, -1000;
  EXPECT_EQ(graph.netOutflow(U), outflow);
}

TEST(EmpiricalGraphTest, NetOutflowIsAdjointOfDifferences) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const auto graph = randomGraph(seed);
    const auto W = randomMatrix(3, graph.nodeCount(), seed);
    const auto U = randomMatrix(3, graph.edgeCount(), seed + 50);
    const double left = graph.differences(W).cwiseProduct(U).sum();
    const double right = W.cwiseProduct(graph.netOutflow(U)).sum();
    EXPECT_NEAR(left, right, 1e-12 * (1 + W.norm() * U.norm()));
  }
}

TEST(EmpiricalGraphTest, LaplacianEqualsTheDenseMatrix) {
  const auto graph = randomGraph(3);
  Matrix L = Matrix::Zero(graph.nodeCount(), graph.nodeCount());
  for (int i = 0; i < graph.nodeCount(); ++i) L(i, i) = graph.strength(i);
  for (const auto& edge : graph.edges()) {
    L(edge.head, edge.tail) -= edge.weight;
    L(edge.tail, edge.head) -= edge.weight;
  }
  const auto W = randomMatrix(4, graph.nodeCount(), 8);
  EXPECT_LT((graph.laplacian(W) - W * L).cwiseAbs().maxCoeff(), 1e-12);
  // L_A = Dᵀ diag(A) D
  Matrix scaled = graph.differences(W);
  for (int e = 0; e < graph.edgeCount(); ++e) scaled.col(e) *= graph.edge(e).weight;
  EXPECT_LT((graph.laplacian(W) - graph.netOutflow(scaled)).cwiseAbs().maxCoeff(), 1e-12);
}

TEST(EmpiricalGraphTest, ComponentsAreNumberedByFirstAppearance) {
  const auto graph = smallGraph();
  EXPECT_EQ(graph.components(), (std::vector<int>{0, 0, 0, 1, 2, 2}));
  // Without edges 0-1 and 1-2 node 1 is alone.
  EXPECT_EQ(graph.components({false, true, false, true}), (std::vector<int>{0, 1, 0, 2, 3, 3}));
  EXPECT_EQ(graph.components({false, false, false, false}), (std::vector<int>{0, 1, 2, 3, 4, 5}));
}

TEST(EmpiricalGraphTest, ComparesEqualForEqualEdges) {
  EXPECT_EQ(smallGraph(), smallGraph());
  EXPECT_FALSE(smallGraph() == *EmpiricalGraph::make(6, {{0, 1, 2}}));
  EXPECT_FALSE(*EmpiricalGraph::make(2, {}) == *EmpiricalGraph::make(3, {}));
}

}  // namespace
}  // namespace gtv
