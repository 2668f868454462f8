#include "graph/neighbour_graphs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

#include "base/rng.h"

namespace gtv {
namespace {

std::vector<NodePair> bruteForce(const Matrix& points, int count, Metric metric) {
  std::set<std::pair<int, int>> pairs;
  const int nodes = static_cast<int>(points.cols());
  for (int i = 0; i < nodes; ++i) {
    std::vector<std::pair<double, int>> others;
    for (int j = 0; j < nodes; ++j)
      if (j != i) others.emplace_back(distanceBetween(points, i, j, metric), j);
    std::sort(others.begin(), others.end());
    for (int k = 0; k < count; ++k)
      pairs.insert({std::min(i, others[k].second), std::max(i, others[k].second)});
  }
  std::vector<NodePair> out;
  out.reserve(pairs.size());
  for (const auto& [i, j] : pairs) out.push_back({i, j, distanceBetween(points, i, j, metric)});
  return out;
}

Matrix randomPoints(int nodes, std::uint64_t seed, bool degrees) {
  Rng rng(seed);
  Matrix points(2, nodes);
  for (int i = 0; i < nodes; ++i)
    points.col(i) << (degrees ? rng.uniform(-180, 180) : rng.uniform()),
        (degrees ? rng.uniform(-90, 90) : rng.uniform());
  return points;
}

TEST(NearestNeighbourPairsTest, EqualsBruteForceOnRandomPoints) {
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    for (const int count : {1, 5, 17}) {
      EXPECT_EQ(nearestNeighbourPairs(randomPoints(150, seed, false), count, Metric::Euclidean),
                bruteForce(randomPoints(150, seed, false), count, Metric::Euclidean));
      EXPECT_EQ(nearestNeighbourPairs(randomPoints(150, seed, true), count, Metric::Haversine),
                bruteForce(randomPoints(150, seed, true), count, Metric::Haversine));
    }
}

TEST(NearestNeighbourPairsTest, EqualsBruteForceOnTiesAndDuplicates) {
  // Few places on a coarse lattice: distances tie and points coincide all the time.
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Rng rng(seed);
    Matrix points(2, 120);
    for (int i = 0; i < 120; ++i)
      points.col(i) << static_cast<double>(rng.below(7)), static_cast<double>(rng.below(5));
    for (const int count : {1, 4, 30, 119})
      for (const auto metric : {Metric::Euclidean, Metric::Haversine})
        ASSERT_EQ(nearestNeighbourPairs(points, count, metric), bruteForce(points, count, metric))
            << "seed " << seed << ", " << count << " neighbours";
  }
}

TEST(NearestNeighbourPairsTest, EqualsBruteForceInAnyDimension) {
  for (const int dimension : {1, 3, 8})
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      Rng rng(seed);
      Matrix points(dimension, 90);
      // Every other seed on a lattice, with ties and points that coincide.
      for (double& x : points.reshaped())
        x = seed % 2 == 0 ? rng.uniform() : static_cast<double>(rng.below(3));
      for (const int count : {1, 6, 89})
        ASSERT_EQ(nearestNeighbourPairs(points, count, Metric::Euclidean),
                  bruteForce(points, count, Metric::Euclidean))
            << dimension << " " << seed << " " << count;
    }
}

TEST(NearestNeighbourPairsTest, EqualsBruteForceOnNearlyCoincidingPoints) {
  // A few metres apart in Helsinki, where chords lose digits, and across the date line.
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed);
    Matrix points(2, 100);
    for (int i = 0; i < 100; ++i) {
      const double longitude = i % 2 == 0 ? 24.94 : (i % 4 == 1 ? 180.0 : -180.0);
      points.col(i) << longitude + 1e-9 * static_cast<double>(rng.below(20)),
          60.17 + 1e-9 * static_cast<double>(rng.below(20));
    }
    for (const int count : {1, 5, 40})
      ASSERT_EQ(nearestNeighbourPairs(points, count, Metric::Haversine),
                bruteForce(points, count, Metric::Haversine));
  }
}

TEST(NearestNeighbourPairsTest, HandlesCoincidingPoints) {
  // All distances are 0, so everyone takes the lowest other indices: 0 and 1; 0 and 1 take 2 too.
  const Matrix points = Matrix::Constant(2, 5, 3.5);
  const std::vector<NodePair> expected{{0, 1, 0}, {0, 2, 0}, {0, 3, 0}, {0, 4, 0},
                                       {1, 2, 0}, {1, 3, 0}, {1, 4, 0}};
  EXPECT_EQ(nearestNeighbourPairs(points, 2, Metric::Euclidean), expected);
  EXPECT_EQ(nearestNeighbourPairs(points, 2, Metric::Haversine), expected);
  EXPECT_EQ(nearestNeighbourPairs(Matrix::Zero(2, 100000), 3, Metric::Euclidean).size(), 299994U);
}

TEST(DistanceBetweenTest, AgreesWithKnownDistances) {
  Matrix points(2, 4);
  points.col(0) << 0, 0;
  points.col(1) << 90, 0;
  points.col(2) << 24.94, 60.17;
  points.col(3) << 3, 4;
  const double quarter = earthRadius * std::numbers::pi / 2;
  EXPECT_NEAR(distanceBetween(points, 0, 1, Metric::Haversine), quarter, 1e-9);
  EXPECT_DOUBLE_EQ(distanceBetween(points, 0, 3, Metric::Euclidean), 5);
  // Helsinki – (0, 0) by the spherical law of cosines.
  const double degree = std::numbers::pi / 180;
  EXPECT_NEAR(distanceBetween(points, 0, 2, Metric::Haversine),
              earthRadius * std::acos(std::cos(60.17 * degree) * std::cos(24.94 * degree)), 1e-6);
}

TEST(PairsWithinTest, IncludesPairsAtExactlyTheRadius) {
  Matrix points(2, 4);
  points.row(0) << 0, 1, 3, 0;
  points.row(1) << 0, 0, 0, 1;
  const std::vector<NodePair> expected{{0, 1, 1}, {0, 3, 1}};
  EXPECT_EQ(pairsWithin(points, 1), expected);
  EXPECT_TRUE(pairsWithin(Matrix(2, 0), 1).empty());
}

TEST(PairsWithinTest, RadiusZeroJoinsCoincidingPoints) {
  Matrix points = Matrix::Zero(2, 3);
  points(0, 1) = 1;
  const std::vector<NodePair> expected{{0, 2, 0}};
  EXPECT_EQ(pairsWithin(points, 0), expected);
}

}  // namespace
}  // namespace gtv
