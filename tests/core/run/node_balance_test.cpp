#include "run/node_balance.h"

#include <gtest/gtest.h>

#include "diagnostics/metrics.h"
#include "run/run.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::smallExperiment;

TEST(FocusTest, BalanceAndFlowAgreeWithOptimum) {
  const auto run =
      Run::start(changed(smallExperiment(), {{"solver.kind", "auto"}, {"stop.tolerance", 1e-10}}))
          .value();
  run->advance(1000);
  const auto& problem = run->problem();
  const Matrix outflow = problem.graph->netOutflow(run->dual());
  const Vector saturation = edgeSaturation(problem, run->dual());
  for (int i = 0; i < problem.nodeCount(); ++i) {
    const auto focus = nodeBalanceAt(problem, run->primal(), run->dual(), i);
    EXPECT_EQ(focus.node, i);
    EXPECT_LE((focus.outflow - outflow.col(i)).norm(), 1e-14);
    EXPECT_LE((focus.gradient + focus.outflow).norm(), 1e-5) << i;
  }
  for (int e = 0; e < problem.edgeCount(); ++e) {
    const auto focus = edgeStateAt(problem, run->primal(), run->dual(), e);
    EXPECT_EQ(focus.flow, run->dual().col(e));
    EXPECT_NEAR(focus.flowNorm / focus.capacity, saturation[e], 1e-12);
    const auto& edge = problem.graph->edge(e);
    EXPECT_EQ(focus.difference,
              Vector(run->primal().col(edge.head) - run->primal().col(edge.tail)));
  }
  // A method without a flow tells what it knows.
  const Matrix none(2, 0);
  EXPECT_EQ(edgeStateAt(problem, run->primal(), none, 0).flow.size(), 0);
  EXPECT_EQ(nodeBalanceAt(problem, run->primal(), none, 0).outflow.size(), 0);
}

}  // namespace
}  // namespace gtv
