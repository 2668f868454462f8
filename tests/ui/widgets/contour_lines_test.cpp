#include "ui/plots/contour_lines.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace gtv::ui {
namespace {

/// x² + y² over [−2, 2] × [−1, 1].
Matrix paraboloid(int rows, int columns) {
  Matrix values(rows, columns);
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c) {
      const double x = -2 + 4.0 * c / (columns - 1);
      const double y = -1 + 2.0 * r / (rows - 1);
      values(r, c) = x * x + y * y;
    }
  return values;
}

constexpr PlotRange wide{-2, 2, -1, 1};

TEST(ContourLinesTest, LevelOfParaboloidIsACircle) {
  const auto lines = contourLines(paraboloid(81, 161), wide, 0.25);
  double length = 0;
  for (const auto& line : lines) {
    EXPECT_NEAR(std::hypot(line.x1(), line.y1()), 0.5, 1e-3);
    EXPECT_NEAR(std::hypot(line.x2(), line.y2()), 0.5, 1e-3);
    length += line.length();
  }
  // Closed, and walked once.
  EXPECT_NEAR(length, std::acos(-1.0), 0.01);
}

TEST(ContourLinesTest, LevelsOutsideTheValuesHaveNoLines) {
  EXPECT_TRUE(contourLines(paraboloid(21, 21), wide, -1).empty());
  EXPECT_TRUE(contourLines(paraboloid(21, 21), wide, 100).empty());
  EXPECT_TRUE(contourLines(Matrix::Zero(1, 5), wide, 0).empty());
}

TEST(ContourLinesTest, CellsThatAreNotFiniteAreLeftOut) {
  Matrix values = paraboloid(21, 41);
  const auto whole = contourLines(values, wide, 0.25);
  values.leftCols(20).setConstant(std::numeric_limits<double>::infinity());
  const auto half = contourLines(values, wide, 0.25);
  EXPECT_GT(half.size(), 5U);
  EXPECT_LT(half.size(), whole.size());
  for (const auto& line : half) EXPECT_GE(line.x1(), 0);
}

TEST(ContourLinesTest, LevelsOfParaboloidAreEvenlySpacedCircles) {
  const auto levels = contourLevels(paraboloid(41, 81), 5);
  ASSERT_EQ(levels.size(), 5U);
  // Radii in equal steps, from the smallest value 0 to the largest, 5.
  for (int k = 0; k < 5; ++k)
    EXPECT_NEAR(std::sqrt(levels[static_cast<std::size_t>(k)]), std::sqrt(5.0) * (k + 0.5) / 5,
                1e-12);
  EXPECT_TRUE(contourLevels(Matrix::Constant(3, 3, 2), 5).empty());
}

}  // namespace
}  // namespace gtv::ui
