#include "similarity/gaussian.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/rng.h"
#include "similarity/neighbour_divergence.h"

namespace gtv {
namespace {

Matrix matrix(double a, double b, double c, double d) {
  Matrix out(2, 2);
  out << a, b, c, d;
  return out;
}

class TwoGaussiansTest : public ::testing::Test {
 protected:
  const Gaussian p_ = makeGaussian(Vector{{0, 0}}, matrix(2, 0.5, 0.5, 1));
  const Gaussian q_ = makeGaussian(Vector{{1, -1}}, matrix(1, 0, 0, 2));
};

// The values are those of NumPy and SciPy.
TEST_F(TwoGaussiansTest, DivergenceHasTheValueOfBothDirections) {
  EXPECT_NEAR(klDivergence(p_, q_), 1.066766, 5e-7);
  EXPECT_NEAR(klDivergence(q_, p_), 1.504663, 5e-7);
  EXPECT_NEAR(klDivergence(p_, p_), 0, 1e-14);
}

TEST_F(TwoGaussiansTest, WassersteinDistanceIsSymmetric) {
  EXPECT_NEAR(squaredWasserstein(p_, q_), 2.435233, 5e-7);
  EXPECT_NEAR(squaredWasserstein(q_, p_), 2.435233, 5e-7);
  EXPECT_NEAR(squaredWasserstein(q_, q_), 0, 1e-14);
}

TEST(FitGaussianTest, CovarianceIsThatOfAllSamplesPlusAThousandthOfItsTrace) {
  RowMatrix rows(3, 2);
  rows << 0, 0, 3, 0, 0, 6;
  EXPECT_TRUE(fitGaussian(rows).covariance.isApprox(matrix(2, -2, -2, 8), 1e-14));
  const auto fitted = fitRegularGaussian(rows);
  ASSERT_TRUE(fitted.has_value());
  EXPECT_EQ(fitted->mean, (Vector{{1, 2}}));
  // 1/m: variances 2 and 8, covariance −2; ε = 10⁻³ · 10/2.
  EXPECT_TRUE(fitted->covariance.isApprox(matrix(2.005, -2, -2, 8.005), 1e-14));
  EXPECT_TRUE((fitted->covariance * fitted->inverse).isIdentity(1e-12));
  EXPECT_TRUE((fitted->root * fitted->root).isApprox(fitted->covariance, 1e-12));
  EXPECT_NEAR(fitted->logDeterminant, std::log(2.005 * 8.005 - 4), 1e-12);
}

TEST(FitGaussianTest, FewerSamplesThanDimensionsStillGiveADensity) {
  RowMatrix rows(2, 3);
  rows << 0, 0, 0, 1, 2, 3;
  const auto fitted = fitRegularGaussian(rows);
  ASSERT_TRUE(fitted.has_value());
  EXPECT_TRUE(
      std::isfinite(klDivergence(*fitted, makeGaussian(Vector::Zero(3), Matrix::Identity(3, 3)))));
}

TEST(FitGaussianTest, EqualSamplesHaveNoDensityButAWassersteinDistance) {
  const RowMatrix rows = RowMatrix::Constant(4, 2, 7);
  EXPECT_FALSE(fitRegularGaussian(rows).has_value());
  EXPECT_FALSE(fitRegularGaussian(RowMatrix::Constant(1, 1, 7)).has_value());
  EXPECT_NEAR(squaredWasserstein(fitGaussian(rows), fitGaussian(RowMatrix::Constant(1, 2, 4))), 18,
              1e-12);
}

RowMatrix column(std::initializer_list<double> values) {
  RowMatrix out(static_cast<Eigen::Index>(values.size()), 1);
  Eigen::Index r = 0;
  for (const double value : values) out(r++, 0) = value;
  return out;
}

TEST(NeighbourDivergenceTest, HasTheValueOfTheFormula) {
  EXPECT_NEAR(neighbourDivergence(column({0, 1, 3}), column({0.5, 2, 4}), 1), std::log(0.75),
              1e-14);
}

TEST(NeighbourDivergenceTest, LeavesOutSamplesThatCoincideWithOthers) {
  // Of x the sample 0 is in y as well: ½ (ln(1/1) + ln(1/1)) for the others, + ln(2/2).
  EXPECT_NEAR(neighbourDivergence(column({0, 1, 2}), column({0, 3}), 1), 0, 1e-14);
  EXPECT_TRUE(std::isnan(neighbourDivergence(column({1, 1}), column({2, 3}), 1)));
}

TEST(NeighbourDivergenceTest, TooFewSamplesHaveNone) {
  EXPECT_TRUE(std::isnan(neighbourDivergence(column({0, 1}), column({2, 3}), 2)));
  EXPECT_TRUE(std::isnan(neighbourDivergence(column({0, 1, 4}), column({2}), 2)));
  EXPECT_TRUE(std::isnan(neighbourDivergence(column({}), column({2}), 1)));
  EXPECT_FALSE(std::isnan(neighbourDivergence(column({0, 1, 4}), column({2, 3}), 2)));
}

TEST(NeighbourDivergenceTest, IsNearTheDivergenceOfTwoNormalDistributions) {
  constexpr int samples = 400;
  Rng rng(1);
  RowMatrix x(samples, 2);
  RowMatrix y(samples, 2);
  for (auto* part : {&x, &y})
    for (double& value : part->reshaped()) value = rng.normal();
  y.col(0).array() += 1;
  // KL(N(0, I), N((1, 0), I)) = ½.
  EXPECT_NEAR(neighbourDivergence(x, y, 1), 0.5, 0.4);
  EXPECT_NEAR(neighbourDivergence(x, y, 5), 0.5, 0.3);
}

}  // namespace
}  // namespace gtv
