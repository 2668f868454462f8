#include "diagnostics/convex_hull.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "base/rng.h"

namespace gtv {
namespace {

using Corners = std::vector<int>;

TEST(ConvexHullTest, GoesCounterclockwiseFromTheLeft) {
  //  3 · 2      with a point inside, one on a side, and a corner that stands twice
  //  0 · 1
  const Matrix points{{0, 2, 2, 0, 1, 1, 2}, {0, 0, 2, 2, 1, 0, 2}};
  EXPECT_EQ(convexHull(points), (Corners{0, 1, 2, 3}));
  EXPECT_EQ(convexHull(points, {4, 1, 3, 5}), (Corners{3, 5, 1}));
}

TEST(ConvexHullTest, HandlesCollinearAndSinglePoints) {
  const Matrix line{{0, 1, 2, 3, 1}, {0, 1, 2, 3, 1}};
  EXPECT_EQ(convexHull(line), (Corners{0, 3}));
  EXPECT_EQ(convexHull(line, {1, 4}), (Corners{1}));
  EXPECT_EQ(convexHull(line, {}), Corners{});
  EXPECT_EQ(convexHull(Matrix{{5, 5, 5}, {2, 0, 1}}), (Corners{1, 0}));
  const double none = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(convexHull(Matrix{{0, none, 1, 0}, {0, 1, 0, HUGE_VAL}}), (Corners{0, 2}));
}

TEST(ConvexHullTest, CountsDistinctPointsInsteadOfNodes) {
  const Matrix points{{0, 0, 1, 2, HUGE_VAL}, {0, 0, 0, 0, 1}};
  EXPECT_FALSE(hasThreeDistinct(points, {0, 1, 2, 4}));
  EXPECT_TRUE(hasThreeDistinct(points, {0, 1, 2, 3}));
  EXPECT_FALSE(hasThreeDistinct(points, {}));
}

/// Corners turn left, and no point lies outside.
void expectHull(const Matrix& points, double tolerance) {
  const auto hull = convexHull(points);
  ASSERT_GE(hull.size(), 3U);
  for (std::size_t k = 0; k < hull.size(); ++k) {
    const Eigen::Vector2d a = points.col(hull[k]);
    const Eigen::Vector2d b = points.col(hull[(k + 1) % hull.size()]);
    const Eigen::Vector2d c = points.col(hull[(k + 2) % hull.size()]);
    const Eigen::Vector2d side = b - a;
    EXPECT_GT(side.x() * (c - b).y() - side.y() * (c - b).x(), 0);
    const auto across =
        side.x() * (points.row(1).array() - a.y()) - side.y() * (points.row(0).array() - a.x());
    EXPECT_GE(across.minCoeff() / side.norm(), -tolerance);
  }
}

TEST(ConvexHullTest, ContainsAllPointsOfRandomClouds) {
  for (int seed = 0; seed < 20; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    Matrix points(2, 3 + 40 * seed);
    for (double& entry : points.reshaped()) entry = rng.normal();
    expectHull(points, 1e-12);
    // On a grid many points are on one line, and many coincide.
    points = (2 * points.array()).round();
    if (seed > 0) expectHull(points, 0);
  }
  // Nearly on a line, far from the origin: rounding decides, but nothing is left outside.
  Rng rng(3);
  Matrix thin(2, 500);
  for (Eigen::Index i = 0; i < thin.cols(); ++i) {
    thin(0, i) = 1e6 + rng.uniform();
    thin(1, i) = 1e6 + 3 * thin(0, i) + 1e-9 * rng.uniform();
  }
  expectHull(thin, 1e-9);
}

}  // namespace
}  // namespace gtv
