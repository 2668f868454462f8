#include "diagnostics/disagreement.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/decompositions.h"
#include "base/rng.h"
#include "penalties/mahalanobis_penalty.h"
#include "problem/gtv_problem.h"

namespace gtv {
namespace {

EmpiricalGraph path3() { return EmpiricalGraph::make(3, {{0, 1, 2.0}, {1, 2, 0.5}}).value(); }

/// Three nodes at two points: (0, 0), (1, 1), (3, −1).
Matrix threeNodes() { return Matrix{{0, 1, 3}, {0, 1, -1}}; }

Matrix normal(Eigen::Index rows, Eigen::Index columns, std::uint64_t seed) {
  Matrix out(rows, columns);
  Rng(seed).fillNormal(out);
  return out;
}

TEST(DisagreementTest, IsTheMeanSquaredDifferenceOfPredictions) {
  // d_01 = (1 + 1)/2, d_02 = (9 + 1)/2, d_12 = (4 + 4)/2
  const Matrix expected = (Matrix(3, 3) << 0, 1, 5, 1, 0, 4, 5, 4, 0).finished();
  EXPECT_TRUE(disagreement(threeNodes(), 2).isApprox(expected, 1e-15));
  // The same four numbers as two probabilities at one point: divided by one.
  EXPECT_TRUE(disagreement(threeNodes(), 1).isApprox(2 * expected, 1e-15));
}

TEST(DisagreementTest, AgreesWithPairwiseDifferences) {
  const Matrix P = normal(40, 25, 3);
  const Matrix D = disagreement(P, 20);
  for (int i = 0; i < 25; ++i)
    for (int j = 0; j < 25; ++j) {
      EXPECT_NEAR(D(i, j), (P.col(i) - P.col(j)).squaredNorm() / 20, 1e-12);
      EXPECT_EQ(D(i, j), D(j, i));
    }
  EXPECT_EQ(D.diagonal(), Vector::Zero(25));
}

TEST(DisagreementTest, KeepsPrecisionForNearlyEqualPredictions) {
  // Squares are 10¹⁶, the difference that counts is 2⁻²⁰: subtracting squares would leave nothing.
  const double step = std::ldexp(1, -10);
  const Matrix P = (Matrix(1, 4) << 1e8, 1e8 + step, -1e8, 1e8).finished();
  const Matrix D = disagreement(P, 1);
  EXPECT_EQ(D(0, 1), step * step);
  EXPECT_EQ(D(0, 3), 0);
  EXPECT_NEAR(D(0, 2), 4e16, 64);
}

TEST(DisagreementTest, GtvIsWeightedSumOverEdges) {
  // 2 · 1 + 0.5 · 4
  EXPECT_DOUBLE_EQ(predictionGtv(path3(), threeNodes(), 2), 4);
}

TEST(DisagreementTest, GtvOfLinearModelsIsThatOfTheMahalanobisPenalty) {
  for (const Eigen::Index points : {3, 50}) {  // fewer and more than parameters
    const Matrix X = normal(points, 4, 5);
    const Matrix W = normal(4, 3, 6);
    GtvProblem problem;
    problem.graph = std::make_shared<EmpiricalGraph>(path3());
    problem.dimension = 4;
    // φ(v) = ½vᵀQv with Q = 2C
    problem.penalty = MahalanobisPenalty::make(2 * X.transpose() * X / points, "Q").value();
    const double expected = problem.totalVariation(W);
    EXPECT_NEAR(predictionGtv(*problem.graph, X * W, points), expected, 1e-12 * expected);
    EXPECT_NEAR(predictionGtv(*problem.graph, triangularFactor(X) * W, points), expected,
                1e-12 * expected);
  }
}

TEST(DisagreementTest, SampledNodesAreGroupedByClusterInProportion) {
  EXPECT_EQ(nodesByCluster({1, 0, 1, 0}, 10), (std::vector<int>{1, 3, 0, 2}));
  // 60 of cluster 0 and 40 of cluster 1: of ten, six and four.
  std::vector<int> clusters(100, 0);
  for (int i = 0; i < 40; ++i) clusters[i] = 1;
  const auto ten = nodesByCluster(clusters, 10);
  ASSERT_EQ(ten.size(), 10U);
  EXPECT_EQ(std::count_if(ten.begin(), ten.end(), [](int i) { return i >= 40; }), 6);
  EXPECT_EQ(ten.front(), 40);
  EXPECT_EQ(ten[6], 0);
}

}  // namespace
}  // namespace gtv
