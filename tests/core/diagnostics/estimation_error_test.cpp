#include "diagnostics/estimation_error.h"

#include <gtest/gtest.h>

#include "base/decompositions.h"
#include "base/rng.h"

namespace gtv {
namespace {

TEST(LeastSquaresVarianceTest, AgreesWithPublishedValues) {
  // d = 10, σ = 1: m = 20 → 10/9, m = 1000 → 10/989.
  EXPECT_DOUBLE_EQ(leastSquaresVariance(1, 10, 20), 10.0 / 9);
  EXPECT_DOUBLE_EQ(leastSquaresVariance(1, 10, 1000), 10.0 / 989);
  EXPECT_DOUBLE_EQ(leastSquaresVariance(3, 10, 20), 10);
  EXPECT_TRUE(std::isnan(leastSquaresVariance(1, 10, 11)));
}

/// Two clusters of two nodes; features 1, so a fit is a mean. Node 3 is not accessible.
NodeData fourNodes() {
  NodeData data;
  data.datasets = LocalDatasets(RowMatrix::Ones(7, 1), Vector{{1, 2, 6, 0, 4, 4, 100}},
                                std::vector<Eigen::Index>{0, 2, 3, 6, 7});
  data.labeled = {true, true, true, false};
  data.truth = Matrix{{2, 2, 3, 3}};
  return data;
}

TEST(EstimationErrorTest, PoolsTheAccessibleSamplesOfEveryCluster) {
  // Fits: (1 + 2 + 6)/3 = 3 against 2, (0 + 4 + 4)/3 = 8/3 against 3: (1 + 1 + 1/9 + 1/9)/4 = 5/9.
  const auto error = estimationError(Matrix{{2, 2, 4, 3}}, fourNodes(), {0, 0, 1, 1}, 0.5);
  EXPECT_DOUBLE_EQ(error.estimate, 0.25);
  EXPECT_NEAR(error.pooled, 5.0 / 9, 1e-15);
  EXPECT_NEAR(error.ratio, 0.45, 1e-15);
  // V = ¼/(m − 2): pooled m = 3 in both; m = 2 and 1 alone are too few.
  EXPECT_DOUBLE_EQ(error.expectedPooled, 0.25);
  EXPECT_TRUE(std::isnan(error.expectedLocal));
  EXPECT_TRUE(std::isnan(error.expectedRatio));
}

TEST(EstimationErrorTest, IsNanWhenInputIsMissing) {
  auto data = fourNodes();
  const Matrix W{{2, 2, 4, 3}};
  EXPECT_TRUE(std::isnan(estimationError(W, data, {}, 1).pooled));
  EXPECT_TRUE(std::isnan(estimationError(W, data, {0, 0, 1, 2}, 1).pooled)) << "2 has no data";
  data.truth = Matrix(1, 0);
  const auto without = estimationError(W, data, {0, 0, 1, 1}, 1);
  EXPECT_TRUE(std::isnan(without.estimate));
  EXPECT_TRUE(std::isnan(without.pooled));
  EXPECT_TRUE(std::isnan(without.ratio));
  EXPECT_DOUBLE_EQ(without.expectedPooled, 1);
}

TEST(EstimationErrorTest, RatioToExactFitIsNan) {
  auto data = fourNodes();
  data.datasets.setLabels(Vector{{2, 2, 2, 3, 3, 3 + 1e-13, 100}});
  const auto error = estimationError(Matrix{{2, 2, 4, 3}}, data, {0, 0, 1, 1}, 0);
  EXPECT_LT(error.pooled, 1e-26);
  EXPECT_TRUE(std::isnan(error.ratio));
}

TEST(EstimationErrorTest, AgreesWithTheoryOnAverage) {
  // Spec §5: d = 10, σ = 1, m = 20 and 1000 pooled: 10/9, 10/989, ratio about 110.
  // Local least squares at every node.
  constexpr int n = 200;
  constexpr int d = 10;
  constexpr int m = 20;
  Rng rng(1);
  Matrix features(d, n * m);
  rng.fillNormal(features);
  Matrix noise(1, n * m);
  rng.fillNormal(noise);
  NodeData data;
  data.truth = Matrix::Constant(d, n, 0.5);
  data.labeled.assign(n, true);
  std::vector<Eigen::Index> offsets{0};
  std::vector<int> clusters;
  Matrix W(d, n);
  const Vector labels = (features.colwise().sum() * 0.5 + noise).transpose();
  for (int i = 0; i < n; ++i) {
    offsets.push_back((i + 1) * m);
    clusters.push_back(i / 50);
    const Matrix X = features.middleCols(i * m, m).transpose();
    W.col(i) = symmetricSolve(X.transpose() * X, X.transpose() * labels.segment(i * m, m));
  }
  data.datasets = LocalDatasets(RowMatrix(features.transpose()), labels, offsets);
  const auto error = estimationError(W, data, clusters, 1);
  EXPECT_NEAR(error.expectedLocal, 10.0 / 9, 1e-13);
  EXPECT_NEAR(error.expectedPooled, 10.0 / 989, 1e-15);
  EXPECT_NEAR(error.expectedRatio, 109.9, 0.1);
  EXPECT_NEAR(error.estimate, 10.0 / 9, 0.25);
  EXPECT_NEAR(error.pooled, 10.0 / 989, 0.008);
}

}  // namespace
}  // namespace gtv
