#include "problem/flow_repair.h"

#include <gtest/gtest.h>

#include <cmath>
#include <stop_token>

#include "base/rng.h"
#include "support/dense_reference.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

std::shared_ptr<const EmpiricalGraph> graphOf(int nodes, std::vector<Edge> edges) {
  return std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(nodes, std::move(edges)).value());
}

/// Random numbers that sum to zero over every component.
Matrix balancedGradients(Rng& rng, const EmpiricalGraph& graph, int dimension) {
  Matrix G(dimension, graph.nodeCount());
  rng.fillNormal(G);
  return graph.netOutflow(graph.differences(G));
}

TEST(FlowRepairTest, FlowOnTreeIsSumOfOneSide) {
  // Chain 0-1-2-3, G = (1, −3, 0, 2): DᵀU = −G asks u_0 = −1, u_1 − u_0 = 3, u_2 − u_1 = 0, u_2
  // = 2.
  const FlowRepair repair(graphOf(4, {{0, 1, 1}, {1, 2, 5}, {2, 3, 1}}));
  EXPECT_TRUE(repair.isForest());
  for (const Matrix& start : {Matrix{{0, 0, 0}}, Matrix{{7, -2, 5}}}) {
    Matrix U = start;
    repair.repair(U, Matrix{{1, -3, 0, 2}}, Vector());
    EXPECT_LE((U - Matrix{{-1, 2, 2}}).norm(), 1e-14) << U;
  }
}

TEST(FlowRepairTest, SplitsFlowOnTriangleByConductance) {
  // One unit from node 0 to node 1, over the edge 0-1 (a = 1) and the path 0-2-1 (a = 2, 2, in
  // series 1): half each.
  const FlowRepair repair(graphOf(3, {{0, 1, 1}, {0, 2, 1}, {1, 2, 1}}));
  EXPECT_FALSE(repair.isForest());
  Matrix U = Matrix::Zero(1, 3);
  repair.repair(U, Matrix{{-1, 1, 0}}, Vector{{1, 2, 2}});
  EXPECT_LE((U - Matrix{{0.5, 0.5, -0.5}}).norm(), 1e-14) << U;
}

TEST(FlowRepairTest, StoppedRepairReturnsBalancedFlowOnForest) {
  // A triangle of equal weights: its first two edges are the forest.
  const FlowRepair repair(graphOf(3, {{0, 1, 1}, {0, 2, 1}, {1, 2, 1}}));
  std::stop_source stop;
  stop.request_stop();
  Matrix U = Matrix::Zero(1, 3);
  repair.repair(U, Matrix{{-1, 1, 0}}, Vector{{1, 2, 2}}, stop.get_token());
  EXPECT_LE((U - Matrix{{1, 0, 0}}).norm(), 1e-14) << U;
}

TEST(FlowRepairTest, BalancesNodesWithLeastWeightedChange) {
  int cyclic = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Rng rng(seed);
    const int n = 2 + static_cast<int>(rng.below(12));
    auto problem =
        testing::randomProblem(seed, n, 2, 2, 0.4, testing::networkLasso(), 1);  // for its graph
    const auto& graph = *problem.graph;
    const FlowRepair repair(problem.graph);
    const Matrix G = balancedGradients(rng, graph, 2);
    Vector a(graph.edgeCount());
    for (auto& entry : a) entry = std::exp(rng.normal());
    Matrix U(2, graph.edgeCount());
    rng.fillNormal(U);
    const Matrix start = U;
    repair.repair(U, G, a);
    EXPECT_LE((graph.netOutflow(U) + G).norm(), 1e-13 * (G.norm() + U.norm())) << seed;
    // ΔU = a D z with the pseudo-inverse of the weighted Laplacian.
    problem.dimension = 1;
    const Matrix D = testing::denseIncidence(problem);
    const Matrix L = D.transpose() * a.asDiagonal() * D;
    const Matrix z = testing::pseudoInverse(L) * (-G - graph.netOutflow(start)).transpose();
    const Matrix change = (a.asDiagonal() * (D * z)).transpose();
    EXPECT_LE((U - start - change).norm(), 1e-8 * (1 + change.norm())) << seed;
    EXPECT_EQ(repair.components(), graph.components());
    if (!repair.isForest()) ++cyclic;
  }
  EXPECT_GE(cyclic, 30) << "of 60";
}

}  // namespace
}  // namespace gtv
