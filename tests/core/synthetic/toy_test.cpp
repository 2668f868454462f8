// Toy sets in the plane, and skews of labels and sizes.
#include <gmock/gmock.h>

#include <cmath>
#include <numeric>

#include "base/rng.h"
#include "synthetic/skews.h"
#include "synthetic/toy_shapes.h"

namespace gtv {
namespace {

TEST(ToyShapesTest, PointsLieOnTheirCurves) {
  Rng rng(4);
  for (int k = 0; k < 200; ++k) {
    const auto upper = toyPoint(ToyShape::Moons, 0, rng);
    EXPECT_NEAR((upper + Eigen::Vector2d(0.5, 0.25)).norm(), 1, 1e-14);
    EXPECT_GE(upper.y(), -0.25);
    const auto lower = toyPoint(ToyShape::Moons, 1, rng);
    EXPECT_NEAR((lower - Eigen::Vector2d(0.5, 0.25)).norm(), 1, 1e-14);
    EXPECT_LE(lower.y(), 0.25);
    EXPECT_NEAR(toyPoint(ToyShape::Circles, 0, rng).norm(), 1, 1e-14);
    EXPECT_NEAR(toyPoint(ToyShape::Circles, 1, rng).norm(), 0.5, 1e-14);
    for (const int label : {0, 1}) {
      const auto x = toyPoint(ToyShape::Spirals, label, rng);
      const double angle = 3 * M_PI * x.norm() + M_PI * label;
      EXPECT_NEAR((x - x.norm() * Eigen::Vector2d(std::cos(angle), std::sin(angle))).norm(), 0,
                  1e-14);
      EXPECT_LE(x.norm(), 1);
    }
    EXPECT_GT(toyPoint(ToyShape::Xor, 0, rng).prod(), 0);
    EXPECT_LT(toyPoint(ToyShape::Xor, 1, rng).prod(), 0);
  }
}

TEST(SkewsTest, DirichletSharesHaveTheMomentsOfTheDistribution) {
  for (const double alpha : {0.1, 1.0, 10.0}) {
    Rng rng(7);
    constexpr int draws = 20000;
    double mean = 0;
    double square = 0;
    for (int k = 0; k < draws; ++k) {
      const Vector shares = drawDirichlet(4, alpha, rng);
      EXPECT_NEAR(shares.sum(), 1, 1e-12);
      EXPECT_GE(shares.minCoeff(), 0);
      mean += shares[2] / draws;
      square += shares[2] * shares[2] / draws;
    }
    // Mean 1/4, variance (1/4)(3/4)/(4α + 1).
    const double variance = 3.0 / 16 / (4 * alpha + 1);
    EXPECT_NEAR(mean, 0.25, 5 * std::sqrt(variance / draws)) << alpha;
    EXPECT_NEAR(square - mean * mean, variance, 0.05 * variance) << alpha;
  }
}

TEST(SkewsTest, TinyParameterGivesAllToOne) {
  Rng rng(1);
  for (int k = 0; k < 20; ++k) {
    const Vector shares = drawDirichlet(3, 1e-5, rng);
    EXPECT_EQ(shares.sum(), 1);
    EXPECT_NEAR(shares.maxCoeff(), 1, 1e-6);
  }
}

TEST(SkewsTest, WholeNumbersAreNearestToTheShares) {
  const Vector shares = (Vector(3) << 0.5, 0.26, 0.24).finished();
  EXPECT_THAT(apportioned(shares, 10), ::testing::ElementsAre(5, 3, 2));
  EXPECT_THAT(apportioned(shares, 0), ::testing::ElementsAre(0, 0, 0));
  EXPECT_THAT(apportioned(Vector::Constant(3, 1.0 / 3), 4), ::testing::ElementsAre(2, 1, 1));
}

TEST(SkewsTest, SizesSumToAllSamplesAndLeaveNoNodeWithoutOne) {
  for (const double alpha : {0.05, 0.5, 100.0}) {
    Rng rng(3);
    const auto sizes = skewedSizes(200, 10, alpha, rng).value();
    EXPECT_EQ(std::accumulate(sizes.begin(), sizes.end(), std::int64_t{0}), 200);
    EXPECT_THAT(sizes, ::testing::Each(::testing::Ge(1)));
  }
  Rng rng(3);
  EXPECT_FALSE(skewedSizes(9, 10, 1, rng).ok());
}

}  // namespace
}  // namespace gtv
