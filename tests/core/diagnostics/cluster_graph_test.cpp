#include "diagnostics/cluster_graph.h"

#include <gtest/gtest.h>

#include <optional>

#include "support/small_problems.h"

namespace gtv {
namespace {

TEST(ClusterGraphTest, AddsUpNodesEdgesAndFlows) {
  // Clusters {0, 3}, {1, 2}, {4}; edges 0-1, 0-2, 0-3 (inside), 1-3 (head in cluster 1), 2-4.
  const auto problem = testing::scalarProblem(
      {1.0, std::nullopt, 2.0, std::nullopt, std::nullopt},
      {{0, 1, 1}, {0, 2, 2}, {0, 3, 10}, {1, 3, 4}, {2, 4, 0.5}}, testing::networkLasso(), 1);
  const Matrix W{{1, 5, 7, 3, -1}};
  const Matrix U{{0.1, 0.2, 9, 0.4, -0.3}};
  const auto graph = clusterGraph(problem, W, U, {0, 1, 1, 0, 2});
  ASSERT_EQ(graph.clusters.size(), 3U);
  const int size[] = {2, 2, 1};
  const int labeled[] = {1, 1, 0};
  const double mean[] = {2, 6, -1};
  for (int c = 0; c < 3; ++c) {
    EXPECT_EQ(graph.clusters[c].size, size[c]);
    EXPECT_EQ(graph.clusters[c].labeled, labeled[c]);
    EXPECT_DOUBLE_EQ(graph.clusters[c].mean[0], mean[c]);
  }
  ASSERT_EQ(graph.links.size(), 2U);
  EXPECT_EQ(graph.links[0].first, 0);
  EXPECT_EQ(graph.links[0].second, 1);
  EXPECT_EQ(graph.links[0].edges, 3);
  EXPECT_DOUBLE_EQ(graph.links[0].weight, 7);
  EXPECT_DOUBLE_EQ(graph.links[0].flow[0], 0.1 + 0.2 - 0.4);
  EXPECT_EQ(graph.links[1].first, 1);
  EXPECT_EQ(graph.links[1].second, 2);
  EXPECT_DOUBLE_EQ(graph.links[1].flow[0], -0.3);
}

TEST(ClusterGraphTest, WorksWithoutFlow) {
  const auto problem = testing::scalarProblem({1.0, 2.0}, {{0, 1, 1}}, testing::networkLasso(), 1);
  const auto graph = clusterGraph(problem, Matrix{{1, 2}}, Matrix(1, 0), {0, 1});
  ASSERT_EQ(graph.links.size(), 1U);
  EXPECT_EQ(graph.links[0].flow.size(), 0);
}

}  // namespace
}  // namespace gtv
