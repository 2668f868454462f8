#include "fusion/cluster_flow.h"

#include <gtest/gtest.h>

#include <numeric>

#include "base/rng.h"
#include "graph/node_order.h"

namespace gtv {
namespace {

/// A grid of side × side nodes with random weights.
std::shared_ptr<const EmpiricalGraph> weightedGrid(int side, std::uint64_t seed) {
  Rng rng(seed);
  std::vector<Edge> edges;
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) {
      const int i = side * y + x;
      if (x + 1 < side) edges.push_back({i, i + 1, 0.5 + rng.uniform()});
      if (y + 1 < side) edges.push_back({i, i + side, 0.5 + rng.uniform()});
    }
  return std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(side * side, edges).value());
}

struct Halves {
  std::shared_ptr<const EmpiricalGraph> graph;
  std::vector<int> cluster;  ///< two halves
  Matrix inside;             ///< a flow, up to `fill` of the capacities, 0 between the halves
  Matrix target;             ///< its net outflow
};

Halves halves(int side, int d, double fill, std::uint64_t seed) {
  Halves out;
  out.graph = weightedGrid(side, seed);
  for (int i = 0; i < side * side; ++i) out.cluster.push_back(i % side < side / 2 ? 0 : 1);
  Rng rng(seed + 1);
  out.inside = Matrix::Zero(d, out.graph->edgeCount());
  for (int e = 0; e < out.graph->edgeCount(); ++e) {
    const auto& edge = out.graph->edge(e);
    if (out.cluster[edge.head] != out.cluster[edge.tail]) continue;
    const Vector u = Vector::NullaryExpr(d, [&] { return rng.normal(); });
    out.inside.col(e) = fill * rng.uniform() * edge.weight * u.normalized();
  }
  out.target = out.graph->netOutflow(out.inside);
  return out;
}

TEST(ClusterFlowTest, FindsFeasibleFlowAndKeepsOtherEdges) {
  // Clusters of 18 nodes, and of 450: with one level of the preconditioner and with two.
  for (const int side : {6, 30})
    for (const int d : {1, 2, 5}) {
      const auto problem = halves(side, d, 0.9, 3);
      ClusterFlow flow(problem.graph, d, reverseCuthillMcKee(*problem.graph));
      const Matrix start = Matrix::Constant(d, problem.graph->edgeCount(), 0.01);
      flow.setClusters(problem.cluster, 2, start);
      const double enough = 1e-10 * problem.target.squaredNorm();
      for (const int c : {0, 1}) {
        EXPECT_EQ(flow.size(c), side * side / 2);
        EXPECT_LE(flow.balance(c, problem.target, 1, enough), enough) << side << " " << d;
      }
      Matrix U = start;
      flow.store(U);
      Matrix inside = U;
      for (int e = 0; e < problem.graph->edgeCount(); ++e) {
        const auto& edge = problem.graph->edge(e);
        EXPECT_LE(U.col(e).norm(), edge.weight * (1 + 1e-12));
        if (problem.cluster[edge.head] == problem.cluster[edge.tail]) continue;
        EXPECT_EQ(U.col(e), start.col(e));  // between the clusters
        inside.col(e).setZero();
      }
      const Matrix left = problem.target - problem.graph->netOutflow(inside);
      EXPECT_LE(left.squaredNorm(), 2.1 * enough) << side << " " << d;
    }
}

TEST(ClusterFlowTest, InfeasibleTargetLeavesResidualAndFlowStaysFeasible) {
  auto problem = halves(8, 2, 0.5, 7);
  // A corner that has to give more than its two edges can carry.
  problem.target(0, 0) += 10;
  problem.target(0, 9) -= 10;
  ClusterFlow flow(problem.graph, 2, reverseCuthillMcKee(*problem.graph));
  flow.setClusters(problem.cluster, 2, Matrix::Zero(2, problem.graph->edgeCount()));
  EXPECT_GT(flow.balance(0, problem.target, 1, 1e-8), 1);
  EXPECT_LE(flow.balance(1, problem.target, 1, 1e-8), 1e-8);
  Matrix U = Matrix::Zero(2, problem.graph->edgeCount());
  flow.store(U);
  for (int e = 0; e < problem.graph->edgeCount(); ++e)
    EXPECT_LE(U.col(e).norm(), problem.graph->edge(e).weight * (1 + 1e-12));
}

TEST(ClusterFlowTest, BalancedFlowIsUnchanged) {
  const auto problem = halves(10, 2, 0.9, 5);
  ClusterFlow flow(problem.graph, 2, reverseCuthillMcKee(*problem.graph));
  flow.setClusters(problem.cluster, 2, problem.inside);
  for (const int c : {0, 1}) EXPECT_LE(flow.balance(c, problem.target, 1, 1e-20), 1e-20);
  Matrix U = Matrix::Zero(2, problem.graph->edgeCount());
  flow.store(U);
  EXPECT_EQ(U, problem.inside);
}

}  // namespace
}  // namespace gtv
