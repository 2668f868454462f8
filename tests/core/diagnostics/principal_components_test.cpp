#include "diagnostics/principal_components.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "base/rng.h"

namespace gtv {
namespace {

void expectOrthonormal(const Matrix& V) {
  EXPECT_NEAR((V.transpose() * V - Matrix::Identity(2, 2)).norm(), 0, 1e-12);
}

TEST(PrincipalComponentsTest, AreAxesOfACross) {
  // About the mean (1, 2, 7): ±2 along (3, 4, 0)/5 and ±1 along (−4, 3, 0)/5.
  const Matrix W{
      {1 + 1.2, 1 - 1.2, 1 - 0.8, 1 + 0.8}, {2 + 1.6, 2 - 1.6, 2 + 0.6, 2 - 0.6}, {7, 7, 7, 7}};
  const auto found = principalComponents(W);
  EXPECT_EQ(found.rank, 2);
  EXPECT_NEAR((found.mean - Vector{{1, 2, 7}}).norm(), 0, 1e-14);
  // The largest entries, 4/5 of both, are positive.
  EXPECT_NEAR((found.directions - Matrix{{0.6, 0.8}, {0.8, -0.6}, {0, 0}}).norm(), 0, 1e-12);
  EXPECT_NEAR(found.variances[0], 2, 1e-12);    // (4 + 4)/4
  EXPECT_NEAR(found.variances[1], 0.5, 1e-12);  // (1 + 1)/4
  EXPECT_NEAR((found.project(W) - Matrix{{2, -2, 0, 0}, {0, 0, -1, 1}}).norm(), 0, 1e-12);
  EXPECT_NEAR(varianceAlong(found.directions, W), 2.5, 1e-12);
  EXPECT_NEAR(varianceAlong(Matrix{{0, 0}, {0, 0}, {1, 0}}, W), 0, 1e-12);
}

TEST(PrincipalComponentsTest, DirectionsWithoutVarianceAreFilledWithOrthogonalAxes) {
  // Two points: the first direction is (1, 1, 0)/√2; the third axis is perpendicular to it.
  const auto line = principalComponents(Matrix{{-1, 1}, {-1, 1}, {5, 5}});
  EXPECT_EQ(line.rank, 1);
  const double h = std::sqrt(0.5);
  EXPECT_NEAR((line.directions - Matrix{{h, 0}, {h, 0}, {0, 1}}).norm(), 0, 1e-12);
  EXPECT_NEAR(line.variances[0], 2, 1e-12);
  EXPECT_EQ(line.variances[1], 0);
  // All equal, up to rounding: the first two axes.
  Matrix same = Matrix::Constant(4, 9, 0.1);
  same(2, 3) += 1e-15;
  for (const auto& W : {same, Matrix(4, 0), Matrix(Matrix::Zero(4, 1))}) {
    const auto none = principalComponents(W);
    EXPECT_EQ(none.rank, 0);
    EXPECT_EQ(none.directions, Matrix::Identity(4, 2));
  }
}

TEST(PrincipalComponentsTest, TiedDirectionsAlignWithCoordinateAxes) {
  // A square in the plane of the axes 2 and 3: every direction in it is as good.
  const Matrix W{{0, 0, 0, 0}, {1, 1, -1, -1}, {1, -1, 1, -1}};
  const auto found = principalComponents(W);
  EXPECT_EQ(found.rank, 2);
  EXPECT_NEAR((found.directions - Matrix{{0, 0}, {1, 0}, {0, 1}}).norm(), 0, 1e-12);
}

TEST(PrincipalComponentsTest, HandleOneParameterAndNanValues) {
  const auto one = principalComponents(Matrix{{3, 5}});
  EXPECT_EQ(one.directions, (Matrix{{1, 0}}));
  EXPECT_EQ(one.rank, 1);
  EXPECT_EQ(one.project(Matrix{{3, 5}}), (Matrix{{-1, 1}, {0, 0}}));
  Matrix broken = Matrix::Random(3, 5);
  broken(1, 1) = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(principalComponents(broken).rank, 0);
  EXPECT_TRUE(principalComponents(broken).mean.allFinite());
}

/// W = 3 a xᵀ + b yᵀ + noise with orthonormal a, b, in any shape.
void expectFound(Eigen::Index d, Eigen::Index n, double noise, double tolerance) {
  Rng rng(7);
  Matrix A(d, 2);
  for (double& entry : A.reshaped()) entry = rng.normal();
  A.col(0).normalize();
  A.col(1) -= A.col(0).dot(A.col(1)) * A.col(0);
  A.col(1).normalize();
  Matrix scores(2, n);
  for (double& entry : scores.reshaped()) entry = rng.normal();
  scores.row(0) *= 3;
  Matrix W = A * scores;
  for (double& entry : W.reshaped()) entry += noise * rng.normal();
  const auto found = principalComponents(W);
  EXPECT_EQ(found.rank, 2);
  expectOrthonormal(found.directions);
  for (int k = 0; k < 2; ++k) {
    Eigen::Index at = 0;
    found.directions.col(k).cwiseAbs().maxCoeff(&at);
    EXPECT_GT(found.directions(at, k), 0);
  }
  // The plane is that of A, and nothing explains more.
  EXPECT_NEAR((A.transpose() * found.directions).squaredNorm(), 2, tolerance);
  EXPECT_GE(varianceAlong(found.directions, W), (1 - 1e-9) * varianceAlong(A, W));
}

TEST(PrincipalComponentsTest, RecoverPlaneForAllMatrixShapes) {
  expectFound(5, 400, 1e-3, 1e-4);
  expectFound(400, 30, 1e-3, 1e-3);   // by the Gram matrix of the columns
  expectFound(300, 500, 1e-3, 1e-3);  // by iteration
  expectFound(2, 2000, 0, 1e-12);
}

}  // namespace
}  // namespace gtv
