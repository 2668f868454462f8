#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "base/types.h"

namespace gtv {

enum class Metric {
  Euclidean,  ///< in the unit of the coordinates
  Haversine,  ///< great-circle distance in km on a sphere of radius 6371.0088 km
};

/// Mean radius R₁ of the Earth (IUGG), km.
constexpr double earthRadius = 6371.0088;

/// Two nodes, first < second, and their distance ≥ 0.
struct NodePair {
  int first = 0;
  int second = 0;
  double distance = 0;

  friend bool operator==(const NodePair&, const NodePair&) = default;
};

/// That the coordinates (2 × n) are numbers, and degrees where they have to be: else an Error at
/// `metricField`, or at "graph".
Result<void> checkCoordinates(const Matrix& coordinates, Metric metric,
                              const std::string& metricField);

/// Distance of columns i and j of `points` (d × n; for Haversine 2 × n, longitude and latitude in
/// degrees).
double distanceBetween(const Matrix& points, int i, int j, Metric metric);

/// The pairs {i, j} of which one is among the `count` nearest nodes of the other; nearest by
/// (distance, index), so that points which coincide or are equally far are no matter of chance.
/// 0 ≤ count < n, coordinates finite. Sorted by (first, second). O(n log n) for moderate `count`
/// and few dimensions, also when many points coincide; in many dimensions up to O(d n²).
std::vector<NodePair> nearestNeighbourPairs(const Matrix& points, int count, Metric metric);

/// The pairs of columns of `points` (2 × n) whose Euclidean distance is ≤ radius, sorted by (first,
/// second).
std::vector<NodePair> pairsWithin(const Matrix& points, double radius);

}  // namespace gtv
