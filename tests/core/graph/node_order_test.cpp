#include "graph/node_order.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace gtv {
namespace {

/// A path over n nodes that are named in steps of `stride` (coprime to n).
EmpiricalGraph shuffledPath(int n, int stride) {
  std::vector<Edge> edges;
  const auto name = [&](int i) {
    return static_cast<int>((static_cast<std::int64_t>(i) * stride) % n);
  };
  for (int i = 0; i + 1 < n; ++i) edges.push_back({name(i), name(i + 1), 1});
  return EmpiricalGraph::make(n, std::move(edges)).value();
}

bool isPermutation(std::vector<int> order) {
  std::sort(order.begin(), order.end());
  for (std::size_t k = 0; k < order.size(); ++k)
    if (order[k] != static_cast<int>(k)) return false;
  return true;
}

TEST(NodeOrderTest, OrdersPathsAlongThePath) {
  const auto graph = shuffledPath(101, 37);
  const auto order = reverseCuthillMcKee(graph);
  EXPECT_TRUE(isPermutation(order));
  EXPECT_EQ(meanSpan(graph, order), 1);
  std::vector<int> given(101);
  std::iota(given.begin(), given.end(), 0);
  EXPECT_GT(meanSpan(graph, given), 30);
}

TEST(NodeOrderTest, IncludesAllComponentsAndIsolatedNodes) {
  // 0-4-2, 1-5, 3 alone.
  const auto graph = EmpiricalGraph::make(6, {{0, 4, 1}, {4, 2, 1}, {1, 5, 1}}).value();
  const auto order = reverseCuthillMcKee(graph);
  EXPECT_EQ(order.size(), 6U);
  EXPECT_TRUE(isPermutation(order));
  EXPECT_EQ(meanSpan(graph, order), 1);
}

TEST(NodeOrderTest, BandwidthOfGridIsItsWidth) {
  const int side = 30;
  std::vector<Edge> edges;
  // 7 and 900 have no common divisor: every node gets a name of its own.
  const auto at = [&](int r, int c) { return (r * side + c) * 7 % (side * side); };
  for (int r = 0; r < side; ++r)
    for (int c = 0; c < side; ++c) {
      if (c + 1 < side) edges.push_back({at(r, c), at(r, c + 1), 1});
      if (r + 1 < side) edges.push_back({at(r, c), at(r + 1, c), 1});
    }
  const auto graph = EmpiricalGraph::make(900, std::move(edges)).value();
  EXPECT_LE(meanSpan(graph, reverseCuthillMcKee(graph)), side);
}

TEST(NodeOrderTest, WidestLevelDistinguishesPathsFromStars) {
  EXPECT_EQ(widestLevel(shuffledPath(101, 37)), 1);
  std::vector<Edge> star;
  for (int leaf = 1; leaf < 50; ++leaf) star.push_back({0, leaf, 1});
  // From a leaf: itself, the centre, all others.
  EXPECT_EQ(widestLevel(EmpiricalGraph::make(60, std::move(star)).value()), 48);
  EXPECT_EQ(widestLevel(EmpiricalGraph::make(3, {}).value()), 1);
}

TEST(NodeOrderTest, ReordersOnlyLargeGraphsThatBenefit) {
  const auto order = [](int n, int stride) { return storageOrder(shuffledPath(n, stride)); };
  std::vector<int> given(101);
  std::iota(given.begin(), given.end(), 0);
  EXPECT_EQ(order(101, 37), given);
  EXPECT_EQ(meanSpan(shuffledPath(20001, 7919), order(20001, 7919)), 1);
  given.resize(20001);
  std::iota(given.begin(), given.end(), 0);
  EXPECT_EQ(order(20001, 1), given);
}

TEST(NodeOrderTest, WalksEveryPathFromItsSmallerEnd) {
  const auto order = pathOrder(shuffledPath(101, 37));
  ASSERT_TRUE(order);
  // Nodes 0, 37, 74, 111 − 101 = 10, … are one after the other.
  for (int k = 0; k < 101; ++k) EXPECT_EQ((*order)[static_cast<std::size_t>(k)], 37 * k % 101);
  // 3-0-4, 2 alone, 1-5.
  const auto apart = EmpiricalGraph::make(6, {{0, 3, 1}, {0, 4, 1}, {1, 5, 1}}).value();
  EXPECT_EQ(pathOrder(apart), (std::vector<int>{1, 5, 2, 3, 0, 4}));
  EXPECT_EQ(pathOrder(EmpiricalGraph::make(2, {}).value()), (std::vector<int>{0, 1}));
}

TEST(NodeOrderTest, OnlyPathsHaveAnOrder) {
  EXPECT_FALSE(pathOrder(EmpiricalGraph::make(4, {{0, 1, 1}, {0, 2, 1}, {0, 3, 1}}).value()));
  EXPECT_FALSE(pathOrder(EmpiricalGraph::make(3, {{0, 1, 1}, {1, 2, 1}, {0, 2, 1}}).value()));
  // A cycle beside a path.
  EXPECT_FALSE(
      pathOrder(EmpiricalGraph::make(5, {{0, 1, 1}, {1, 2, 1}, {0, 2, 1}, {3, 4, 1}}).value()));
}

}  // namespace
}  // namespace gtv
