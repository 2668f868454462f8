#include "diagnostics/metrics.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/rng.h"
#include "core/diagnostics/test_losses.h"
#include "solvers/primal_dual.h"
#include "support/small_problems.h"

namespace gtv {
namespace {

using testing::networkLasso;
using testing::scalarProblem;

TEST(MeanSquaredErrorTest, IsMeanSquaredDistanceOverNodes) {
  // Columns (3, 4) and (0, 0) away: (25 + 0)/2.
  const Matrix truth{{1, 1}, {1, 1}};
  const Matrix W{{4, 1}, {5, 1}};
  EXPECT_DOUBLE_EQ(meanSquaredError(W, truth), 12.5);
  EXPECT_EQ(meanSquaredError(truth, truth), 0);
}

TEST(MeanSquaredErrorTest, IsNanWithoutTruth) {
  EXPECT_TRUE(std::isnan(meanSquaredError(Matrix::Ones(2, 3), Matrix(2, 0))));
}

/// Nodes with 2, 1 and 0 samples of one feature 1, labels (1, 3), (5).
NodeData threeNodes(std::vector<bool> labeled) {
  NodeData data;
  data.datasets = LocalDatasets(RowMatrix::Ones(3, 1), Vector{{1, 3, 5}},
                                std::vector<Eigen::Index>{0, 2, 3, 3});
  data.labeled = std::move(labeled);
  return data;
}

TEST(LabelErrorTest, SplitsSamplesBySamplingSet) {
  // w = (2, 2, 9): residuals 1, −1 at node 0 and −3 at node 1.
  const Matrix W{{2, 2, 9}};
  const auto split = labelError(W, threeNodes({true, false, false}));
  EXPECT_DOUBLE_EQ(split.train, 1);  // (1 + 1)/2
  EXPECT_DOUBLE_EQ(split.test, 9);
  const auto all = labelError(W, threeNodes({true, true, true}));
  EXPECT_DOUBLE_EQ(all.train, 11.0 / 3);  // over samples, not over nodes
  EXPECT_TRUE(std::isnan(all.test));
  EXPECT_TRUE(std::isnan(labelError(W, threeNodes({false, false, true})).train));
}

TEST(NodeLabelErrorsTest, AreThoseOfEveryNode) {
  // w = (2, 2, 9): residuals 1, −1 at node 0 and −3 at node 1; node 2 has no samples.
  const Matrix W{{2, 2, 9}};
  auto data = threeNodes({true, false, false});
  const Vector train = nodeLabelErrors(W, data, LabelPart::Train, std::nullopt);
  EXPECT_DOUBLE_EQ(train[0], 1);
  EXPECT_TRUE(std::isnan(train[1]));  // it does not learn from its label
  const Vector validation = nodeLabelErrors(W, data, LabelPart::Validation, std::nullopt);
  EXPECT_TRUE(std::isnan(validation[0]));
  EXPECT_DOUBLE_EQ(validation[1], 9);
  EXPECT_TRUE(std::isnan(validation[2]));
  // Of signs the share of wrong ones: predictions 2, 2 of labels 1, −1.
  data.datasets.setLabels(Vector{{1, -1, 1}});
  const auto classes = labelClasses(data, LabelKind::Real);
  ASSERT_TRUE(classes);
  EXPECT_DOUBLE_EQ(nodeLabelErrors(W, data, LabelPart::Train, classes)[0], 0.5);
  EXPECT_DOUBLE_EQ(nodeLabelErrors(W, data, LabelPart::Validation, classes)[1], 0);
}

TEST(LabelAccuracyTest, SquaredLossCountsWrongSigns) {
  // Predictions 2, 2 and −1 of labels 1, −1 and −1: the second is wrong.
  auto data = threeNodes({true, false, false});
  data.datasets.setLabels(Vector{{1, -1, -1}});
  const auto classes = labelClasses(data, LabelKind::Real);
  ASSERT_TRUE(classes);
  const Matrix W{{2, -1, 9}};
  const auto share = labelAccuracy(W, data, *classes);
  EXPECT_DOUBLE_EQ(share.train, 0.5);
  EXPECT_DOUBLE_EQ(share.validation, 1);
  EXPECT_DOUBLE_EQ(nodeAccuracy(W.col(0), data, 0, *classes), 0.5);
  EXPECT_TRUE(std::isnan(nodeAccuracy(W.col(2), data, 2, *classes)));
}

TEST(LabelAccuracyTest, ZeroAndOneAreToldApartInTheMiddle) {
  auto data = threeNodes({true, true, true});
  data.datasets.setLabels(Vector{{1, 0, 1}});
  const auto classes = labelClasses(data, LabelKind::Real);
  ASSERT_TRUE(classes);
  // 0.5 counts as 1: right, wrong; and 0.4 as 0: wrong.
  EXPECT_DOUBLE_EQ(labelAccuracy(Matrix{{0.5, 0.4, 0}}, data, *classes).train, 1.0 / 3);
}

TEST(LabelClassesTest, NumbersAreClassesOnlyIfTheyAreTwoAndBothOccur) {
  auto data = threeNodes({true, true, true});
  const auto kind = [&](const Vector& labels) {
    data.datasets.setLabels(labels);
    return labelClasses(data, LabelKind::Real).has_value();
  };
  EXPECT_FALSE(kind(Vector{{1, 3, 5}}));
  EXPECT_FALSE(kind(Vector{{1, 1, 1}}));
  EXPECT_FALSE(kind(Vector{{1, 0, -1}}));
  EXPECT_FALSE(kind(Vector{{0, 0, 0}}));
  EXPECT_TRUE(kind(Vector{{1, 1, -1}}));
  EXPECT_TRUE(kind(Vector{{0, 1, 0}}));
  EXPECT_TRUE(labelClasses(data, LabelKind::Class));
  EXPECT_FALSE(labelClasses(data, LabelKind::None));
}

TEST(KktResidualTest, IsZeroOnlyAtClosedFormOptimum) {
  // G1, λ = 1: w = (½, 3/2), u = −1 (the head's flow is −λ): 2·½ + (−1) = 0, 2(3/2 − 2) + 1 = 0.
  const auto problem = scalarProblem({0.0, 2.0}, {{0, 1, 1}}, networkLasso(), 1);
  const Matrix W{{0.5, 1.5}};
  const Matrix U{{-1.0}};
  EXPECT_LE(kktResidual(problem, W, U), 1e-15);
  // Off by 0.1 in w_0: stationarity 0.2, the edge λ|v| − uv = 0 still.
  EXPECT_NEAR(kktResidual(problem, Matrix{{0.6, 1.5}}, U), 0.2, 1e-14);
  // u = −0.9: stationarity 0.1, the edge 1 − 0.9 = 0.1.
  EXPECT_NEAR(kktResidual(problem, W, Matrix{{-0.9}}), 0.1, 1e-14);
  // u = −1.3: 0.3 too much at both nodes, and over capacity.
  EXPECT_NEAR(kktResidual(problem, W, Matrix{{-1.3}}), 0.3, 1e-14);
  EXPECT_NEAR(kktResidual(problem, Matrix::Zero(1, 2), Matrix::Zero(1, 1)), 4, 1e-14);
}

TEST(KktResidualTest, MochaComparesFlowWithGradient) {
  // G1 MOCHA, λ = 1: w = (½, 3/2), u = λ(w_0 − w_1) = −1.
  const auto problem = scalarProblem({0.0, 2.0}, {{0, 1, 1}}, testing::mocha(), 1);
  EXPECT_LE(kktResidual(problem, Matrix{{0.5, 1.5}}, Matrix{{-1.0}}), 1e-15);
  EXPECT_NEAR(kktResidual(problem, Matrix{{0.5, 1.5}}, Matrix{{-0.8}}), 0.2, 1e-14);
}

TEST(KktResidualsTest, ResidualKindsAreSeparate) {
  // G1, λ = 1, at w = (0.6, 1.5), u = −1.3: r_0 = 1.2 − 1.3, r_1 = −1 + 1.3; 1.3 against 1;
  // 1·0.9 − 1.3·0.9 < 0.
  const auto lasso = scalarProblem({0.0, 2.0}, {{0, 1, 1}}, networkLasso(), 1);
  const auto over = kktResiduals(lasso, Matrix{{0.6, 1.5}}, Matrix{{-1.3}});
  EXPECT_NEAR(over.stationarity, 0.3, 1e-14);
  EXPECT_NEAR(over.capacity, 0.3, 1e-14);
  EXPECT_EQ(over.complementarity, 0);
  EXPECT_EQ(over.flow, 0);
  EXPECT_NEAR(over.largest, 0.3, 1e-14);
  // u = −0.5: 0.9 − 0.45.
  const auto under = kktResiduals(lasso, Matrix{{0.6, 1.5}}, Matrix{{-0.5}});
  EXPECT_EQ(under.capacity, 0);
  EXPECT_NEAR(under.complementarity, 0.45, 1e-14);
  // Capacity is relative, the largest is not: λ = 10, u = 15, w = (−7.5, 9.5) stationary.
  const auto wide = scalarProblem({0.0, 2.0}, {{0, 1, 1}}, networkLasso(), 10);
  const auto full = kktResiduals(wide, Matrix{{-7.5, 9.5}}, Matrix{{15.0}});
  EXPECT_NEAR(full.stationarity, 0, 1e-14);
  EXPECT_NEAR(full.capacity, 0.5, 1e-14);
  EXPECT_NEAR(full.complementarity, 10 * 17 + 15 * 17, 1e-12);
  // MOCHA: u − λv.
  const auto smooth = scalarProblem({0.0, 2.0}, {{0, 1, 1}}, testing::mocha(), 1);
  const auto off = kktResiduals(smooth, Matrix{{0.5, 1.5}}, Matrix{{-0.8}});
  EXPECT_NEAR(off.flow, 0.2, 1e-14);
  EXPECT_EQ(off.capacity, 0);
  EXPECT_EQ(off.complementarity, 0);
  EXPECT_TRUE(std::isnan(kktResiduals(lasso, Matrix{{0.5, 1.5}}, Matrix(1, 0)).flow));
  EXPECT_TRUE(std::isnan(kktResidual(lasso, Matrix{{std::nan(""), 1.5}}, Matrix{{0.0}})));
  EXPECT_TRUE(std::isnan(kktResidual(lasso, Matrix{{0.5, 1.5}}, Matrix{{std::nan("")}})));
}

TEST(KktResidualsTest, AcceptsAnySubgradientAtAKink) {
  // |w| alone at node 0, (w − 2)² at node 1, λ = ½: w = (0, 1.75), u = −½, −u ∈ [−1, 1] = ∂|0|.
  auto problem = scalarProblem({0.0, 2.0}, {{0, 1, 1}}, networkLasso(), 0.5);
  problem.losses[0] = std::make_shared<testing::ScalarAbsolute>(0);
  EXPECT_NEAR(kktResidual(problem, Matrix{{0, 1.75}}, Matrix{{-0.5}}), 0, 1e-14);
  // At w_0 = 0.25 the slope is 1: 1 − ½ is left, and no prox step is longer than the way to 0.
  EXPECT_NEAR(kktResiduals(problem, Matrix{{0.25, 1.75}}, Matrix{{-0.5}}).stationarity, 0.25,
              1e-14);
}

TEST(EdgeSaturationTest, IsFlowDividedByCapacity) {
  const auto problem = scalarProblem({0.0, 1.0, 2.0}, {{0, 1, 1}, {1, 2, 0.5}}, networkLasso(), 2);
  const Vector saturation = edgeSaturation(problem, Matrix{{-1.0, 1.0}});
  EXPECT_EQ(saturation, (Vector{{0.5, 1}}));
  EXPECT_EQ(edgeSaturation(problem, Matrix(1, 0)).size(), 0);
  const auto smooth = scalarProblem({0.0, 1.0, 2.0}, {{0, 1, 1}, {1, 2, 0.5}}, testing::mocha(), 2);
  EXPECT_EQ(edgeSaturation(smooth, Matrix{{-1.0, 1.0}}).size(), 0);
}

TEST(BoundaryTotalVariationTest, CountsEdgesBetweenTrueClusters) {
  // |1 − 2|·1 inside, |2 − 5|·½ across, |1 − 5|·2 across: 1.5 + 8.
  const auto problem =
      scalarProblem({0.0, 1.0, 2.0}, {{0, 1, 1}, {1, 2, 0.5}, {0, 2, 2}}, networkLasso(), 7);
  EXPECT_DOUBLE_EQ(boundaryTotalVariation(problem, Matrix{{1, 2, 5}}, {0, 0, 1}), 9.5);
}

TEST(BallGapTest, AgreesWithFormulaOnKnownProblem) {
  // G1, λ = 1 at W = 0, U = 0: no edge term, ρ(‖0‖ + ‖−4‖) with ρ = 1: 4.
  const auto problem = scalarProblem({0.0, 2.0}, {{0, 1, 1}}, networkLasso(), 1);
  EXPECT_DOUBLE_EQ(ballGap(problem, Matrix::Zero(1, 2), Matrix::Zero(1, 1), 1), 4);
  EXPECT_DOUBLE_EQ(ballRadius(Matrix::Zero(1, 2)), 1);
  EXPECT_DOUBLE_EQ(ballRadius(Matrix{{3, 0}, {4, 0}}), 6);
  EXPECT_LE(ballGap(problem, Matrix{{0.5, 1.5}}, Matrix{{-1.0}}, 2), 1e-14);
}

TEST(BallGapTest, BoundsDecreaseOfObjectiveWithinTheBall) {
  Rng rng(1);
  for (std::uint64_t seed = 1; seed <= 20; ++seed)
    for (const auto& penalty : {testing::networkLasso(), testing::l1Norm(), testing::mocha()}) {
      const auto problem = testing::randomProblem(seed, 8, 2, 3, 0.4, penalty, 0.3);
      PrimalDualSolver solver(problem, 1, 0.5);
      const auto far = [&] {  // 2000 iterations on: close to the minimiser
        PrimalDualSolver long_(problem, 1, 0.5);
        for (int k = 0; k < 2000; ++k) long_.step();
        return long_.primal();
      }();
      for (const int steps : {1, 9, 90}) {
        for (int k = 0; k < steps; ++k) solver.step();
        const Matrix& W = solver.primal();
        const double radius = ballRadius(W);
        const double gap = ballGap(problem, W, solver.dual(), radius);
        ASSERT_TRUE(std::isfinite(gap));
        ASSERT_GE(gap, 0);
        const double here = problem.objective(W);
        // Towards the minimiser as far as the ball allows, and random points.
        Matrix towards = far - W;
        for (Eigen::Index i = 0; i < towards.cols(); ++i)
          if (towards.col(i).norm() > radius) towards.col(i) *= radius / towards.col(i).norm();
        EXPECT_GE(gap, here - problem.objective(W + towards) - 1e-12) << seed;
        for (int k = 0; k < 20; ++k) {
          Matrix move(2, 8);
          rng.fillNormal(move);
          for (Eigen::Index i = 0; i < 8; ++i)
            move.col(i) *= radius * rng.uniform() / move.col(i).norm();
          EXPECT_GE(gap, here - problem.objective(W + move) - 1e-12) << seed;
        }
      }
    }
}

TEST(BallGapTest, IsInfiniteWithoutFeasibleFlow) {
  const auto problem = scalarProblem({0.0, 2.0}, {{0, 1, 1}}, networkLasso(), 1);
  EXPECT_TRUE(std::isinf(ballGap(problem, Matrix::Zero(1, 2), Matrix{{1.5}}, 1)));
  EXPECT_TRUE(std::isinf(ballGap(problem, Matrix::Zero(1, 2), Matrix(1, 0), 1)));
}

TEST(FusedClustersTest, JoinsNodesAlongEdgesWithinTolerance) {
  // Chain 0-1-2-3, max ‖w‖ = 4, tolerance 0.1: fused up to 0.1·(1 + 4) = ½.
  const auto graph = EmpiricalGraph::make(5, {{0, 1, 1}, {1, 2, 1}, {2, 3, 1}}).value();
  const Matrix W{{3, 3.5, 4, 3, 3}};
  // 3 – 3.5 – 4 fuse link by link although the ends are 1 apart; node 3 is 1 away from node 2 and
  // equals node 0, but there is no edge; node 4 is isolated.
  EXPECT_EQ(fusedClusters(graph, W, 0.1), (std::vector<int>{0, 0, 0, 1, 2}));
  EXPECT_EQ(fusedClusters(graph, W, 0.0999), (std::vector<int>{0, 1, 2, 3, 4}));
  EXPECT_EQ(fusedClusters(graph, W, 0.2), (std::vector<int>{0, 0, 0, 0, 1}));
  EXPECT_EQ(fusedClusters(graph, Matrix::Zero(1, 5), 0), (std::vector<int>{0, 0, 0, 0, 1}));
  EXPECT_EQ(equalModels(W), (std::vector<int>{0, 1, 2, 0, 0}));
}

TEST(FusedClustersTest, CountsClusters) {
  EXPECT_EQ(clusterCount({0, 1, 0, 2}), 3);
  EXPECT_EQ(clusterCount({}), 0);
}

TEST(AdjustedRandIndexTest, AgreesWithHandComputedValues) {
  EXPECT_DOUBLE_EQ(adjustedRandIndex({0, 0, 1, 1}, {5, 5, 2, 2}), 1);  // names do not matter
  // {0,1,2},{3,4,5} against {0,1},{2,3},{4,5}: n_ab = 2,1 / 1,2: I = 1 + 1 = 2, P = 3 + 3 = 6,
  // Q = 3, T = 15, PQ/T = 1.2: (2 − 1.2)/(4.5 − 1.2) = 0.8/3.3.
  EXPECT_DOUBLE_EQ(adjustedRandIndex({0, 0, 0, 1, 1, 1}, {0, 0, 1, 1, 2, 2}), 0.8 / 3.3);
  // Crossed pairs: I = 0, P = Q = 2, T = 6: (0 − 2/3)/(2 − 2/3) = −½.
  EXPECT_DOUBLE_EQ(adjustedRandIndex({0, 0, 1, 1}, {0, 1, 0, 1}), -0.5);
}

TEST(AdjustedRandIndexTest, IsNearZeroForIndependentPartitions) {
  Rng rng(4);
  std::vector<int> a;
  std::vector<int> b;
  a.reserve(5000);
  b.reserve(5000);
  for (int i = 0; i < 5000; ++i) {
    a.push_back(static_cast<int>(rng.below(4)));
    b.push_back(static_cast<int>(rng.below(3)));
  }
  EXPECT_NEAR(adjustedRandIndex(a, b), 0, 0.005);
  EXPECT_DOUBLE_EQ(adjustedRandIndex(a, b), adjustedRandIndex(b, a));
}

TEST(AdjustedRandIndexTest, IsOneForDegenerateDenominators) {
  // One cluster against one cluster: P = Q = T, both sides T − T = 0. All singletons: P = Q = 0.
  EXPECT_EQ(adjustedRandIndex({0, 0, 0}, {1, 1, 1}), 1);
  EXPECT_EQ(adjustedRandIndex({0, 1, 2}, {2, 1, 0}), 1);
  EXPECT_EQ(adjustedRandIndex({0}, {0}), 1);
  EXPECT_EQ(adjustedRandIndex({}, {}), 1);
  // One cluster against singletons: P = T, Q = 0: (0 − 0)/(T/2 − 0) = 0.
  EXPECT_EQ(adjustedRandIndex({0, 0, 0}, {0, 1, 2}), 0);
}

}  // namespace
}  // namespace gtv
