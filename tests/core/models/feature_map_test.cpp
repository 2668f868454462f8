#include "models/feature_map.h"

#include <gtest/gtest.h>

#include <cmath>

#include "model_samples.h"
#include "models/catalogue.h"
#include "tables/lag_samples.h"

namespace gtv {
namespace {

using testing::vectorOf;

const FeatureScaling plainScaling{Vector::Zero(2), Vector::Ones(2)};

RowMatrix point(double a, double b) {
  RowMatrix X(1, 2);
  X << a, b;
  return X;
}

void expectRow(const FeatureMap& map, const RowMatrix& X, const std::vector<double>& expected) {
  ASSERT_EQ(map.dimension(), static_cast<Eigen::Index>(expected.size()));
  const RowMatrix Z = map.apply(X);
  for (std::size_t k = 0; k < expected.size(); ++k)
    EXPECT_NEAR(Z(0, static_cast<Eigen::Index>(k)), expected[k], 1e-14 * std::abs(expected[k]));
}

TEST(FeatureMap, PolynomialListsAllProductsInOrder) {
  const auto map = PolynomialMap::make(plainScaling, 3, true, true);
  ASSERT_TRUE(map.ok());
  // 1; a, b; aa, ab, bb; aaa, aab, abb, bbb with a = 2, b = 5.
  expectRow(**map, point(2, 5), {1, 2, 5, 4, 10, 25, 8, 20, 50, 125});
  EXPECT_TRUE((*map)->hasIntercept());
}

TEST(FeatureMap, PolynomialWithoutInteractionsHasPowers) {
  const auto map = PolynomialMap::make(plainScaling, 3, false, false);
  ASSERT_TRUE(map.ok());
  expectRow(**map, point(2, 5), {2, 5, 4, 25, 8, 125});
}

TEST(FeatureMap, ScalesBeforeMapping) {
  const auto scaling = FeatureScaling::make(Vector::Constant(1, 10), vectorOf({2, 4}), 2);
  ASSERT_TRUE(scaling.ok());
  // u = ((14 − 10)/2, (22 − 10)/4) = (2, 3)
  expectRow(**PolynomialMap::make(*scaling, 2, true, false), point(14, 22), {2, 3, 4, 6, 9});
}

TEST(FeatureMap, ScalingUsesMeanAndDeviationOfRows) {
  RowMatrix X(2, 2);
  X << 1, 7, 5, 7;
  const auto scaling = FeatureScaling::of(X);
  EXPECT_EQ(scaling.centre, vectorOf({3, 7}));
  EXPECT_EQ(scaling.scale, vectorOf({2, 1}));
}

TEST(FeatureMap, SplineConsistsOfTruncatedPowers) {
  const Vector knots = vectorOf({0, 1});
  // First feature 3: 3, 9, (3−0)², (3−1)²; second −1: −1, 1, 0, 0.
  expectRow(SplineMap(plainScaling, 2, knots, true), point(3, -1), {1, 3, 9, 9, 4, -1, 1, 0, 0});
}

TEST(FeatureMap, RandomFourierApproximatesTheGaussianKernel) {
  constexpr int count = 20000;
  const RandomFourierMap map(plainScaling, count, 2, false, Rng(1));
  for (const auto& [a, b] : {std::pair{0.0, 0.0}, std::pair{1.0, -2.0}, std::pair{3.0, 1.0}}) {
    const double product = map.apply(point(1, 1)).row(0).dot(map.apply(point(1 + a, 1 + b)).row(0));
    // Means of D bounded products: deviation below 1/√D.
    EXPECT_NEAR(product, std::exp(-(a * a + b * b) / 8), 4 / std::sqrt(count));
  }
}

TEST(FeatureMap, ListsNewestLagFirst) {
  const Vector series = vectorOf({10, 11, 12, 13, 14});
  const auto samples = lagSamples(series, 2);
  RowMatrix X(3, 2);
  X << 11, 10, 12, 11, 13, 12;
  EXPECT_EQ(samples.X, X);
  EXPECT_EQ(samples.y, series.tail(3));
  EXPECT_EQ(lagSamples(series, 5).X.rows(), 0);
  expectRow(LagMap(2, 1, true), samples.X.topRows(1), {1, 11});
}

TEST(FeatureMap, IsTheSameAtAllNodes) {
  const auto& maker = modelCatalogue().find("random-fourier")->make;
  const auto choice = defaultChoice(modelCatalogue().view, "random-fourier");
  const auto made = [&](std::uint64_t seed) {
    return (*maker.featureMap(choice, 2, Rng(seed)))->apply(point(1, 2));
  };
  EXPECT_EQ(made(1), made(1));
  EXPECT_NE(made(1), made(2));
}

TEST(FeatureMap, DescribesItself) {
  EXPECT_EQ(IdentityMap(3, true).description(), "z(x) = (1, x₁, …, x_d), d = 3");
  EXPECT_EQ((*PolynomialMap::make(plainScaling, 2, false, false))->description(),
            "z(x) = (powers of u up to degree 2)");
}

}  // namespace
}  // namespace gtv
