#include "graph/neighbour_graphs.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <nanoflann.hpp>
#include <numbers>
#include <utility>

#include "base/check.h"

namespace gtv {
namespace {

double radians(double degrees) { return degrees * (std::numbers::pi / 180); }

/// Points as nanoflann reads them: one column each.
template <int Dimension>
struct Cloud {
  Eigen::Matrix<double, Dimension, Eigen::Dynamic> points;

  std::size_t kdtree_get_point_count() const { return static_cast<std::size_t>(points.cols()); }
  double kdtree_get_pt(std::uint32_t i, std::size_t k) const {
    return points(static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(i));
  }
  template <class Box>
  bool kdtree_get_bbox(Box&) const {
    return false;
  }
};

template <int Dimension>
using Tree =
    nanoflann::KDTreeSingleIndexAdaptor<nanoflann::L2_Simple_Adaptor<double, Cloud<Dimension>>,
                                        Cloud<Dimension>, Dimension>;

/// Where points coincide, all of them stand for one place, which is what the tree holds: else a
/// place with m points would cost m² steps.
struct Places {
  std::vector<int> order;           ///< nodes, grouped by place, ascending within each
  std::vector<std::size_t> offset;  ///< place p holds order[offset[p]] … order[offset[p + 1] − 1]
};

Places groupByPlace(const Matrix& points) {
  Places places;
  places.order.resize(static_cast<std::size_t>(points.cols()));
  for (std::size_t i = 0; i < places.order.size(); ++i) places.order[i] = static_cast<int>(i);
  std::sort(places.order.begin(), places.order.end(), [&](int a, int b) {
    for (Eigen::Index k = 0; k < points.rows(); ++k)
      if (points(k, a) != points(k, b)) return points(k, a) < points(k, b);
    return a < b;
  });
  for (std::size_t k = 0; k < places.order.size(); ++k)
    if (k == 0 || points.col(places.order[k]) != points.col(places.order[k - 1]))
      places.offset.push_back(k);
  places.offset.push_back(places.order.size());
  return places;
}

/// Unit vectors: chords order like great-circle distances.
Eigen::Vector3d onSphere(double longitude, double latitude) {
  const double lambda = radians(longitude);
  const double phi = radians(latitude);
  return {std::cos(phi) * std::cos(lambda), std::cos(phi) * std::sin(lambda), std::sin(phi)};
}

/// A little more than the square root of `squared`, squared: covers the rounding by which the
/// tree's distances differ from those that decide.
double widen(double squared, double absolute) {
  const double distance = std::sqrt(squared) * (1 + 1e-12) + absolute;
  return distance * distance + std::numeric_limits<double>::min();
}

template <int Dimension>
std::vector<NodePair> nearest(const Matrix& points, int count, Metric metric, const Places& places,
                              const Cloud<Dimension>& cloud, double absolute) {
  const Tree<Dimension> tree(cloud.points.rows(), cloud,
                             nanoflann::KDTreeSingleIndexAdaptorParams(16));
  const std::size_t placeCount = places.offset.size() - 1;
  // The place itself, `count` others, and one more that shows whether the last is a tie.
  const std::size_t requested = std::min(placeCount, static_cast<std::size_t>(count) + 2);
  std::vector<std::uint32_t> found(requested);
  std::vector<double> squared(requested);
  std::vector<std::pair<std::uint32_t, double>> within;
  std::vector<std::pair<double, int>> candidates;
  std::vector<NodePair> pairs;
  pairs.reserve(static_cast<std::size_t>(points.cols()) * static_cast<std::size_t>(count));

  for (std::size_t place = 0; place < placeCount; ++place) {
    const double* query = cloud.points.col(static_cast<Eigen::Index>(place)).data();
    tree.knnSearch(query, requested, found.data(), squared.data());
    // The distance within which there are `count` nodes besides the one that asks.
    std::size_t nodes = 0;
    std::size_t last = 0;
    for (; last < requested; ++last) {
      nodes += places.offset[found[last] + 1] - places.offset[found[last]];
      if (nodes > static_cast<std::size_t>(count)) break;
    }
    last = std::min(last, requested - 1);
    const double limit = widen(squared[last], absolute);
    std::size_t end = last + 1;
    while (end < requested && squared[end] < limit) ++end;
    if (end == requested && requested < placeCount) {
      tree.radiusSearch(query, limit, within, nanoflann::SearchParams(32, 0, false));
    } else {
      within.clear();
      for (std::size_t k = 0; k < end; ++k) within.emplace_back(found[k], squared[k]);
    }
    candidates.clear();
    const int first = places.order[places.offset[place]];
    for (const auto& [other, unused] : within) {
      const auto begin = places.offset[other];
      // Of one place at most count + 1 nodes matter: the lowest indices.
      const auto stop =
          std::min(places.offset[other + 1], begin + static_cast<std::size_t>(count) + 1);
      const double distance = distanceBetween(points, first, places.order[begin], metric);
      for (auto k = begin; k < stop; ++k) candidates.emplace_back(distance, places.order[k]);
    }
    std::sort(candidates.begin(), candidates.end());
    for (auto k = places.offset[place]; k < places.offset[place + 1]; ++k) {
      const int node = places.order[k];
      int taken = 0;
      for (const auto& [distance, other] : candidates) {
        if (taken == count) break;
        if (other == node) continue;
        pairs.push_back({std::min(node, other), std::max(node, other), distance});
        ++taken;
      }
    }
  }
  const auto key = [](const NodePair& p) { return std::pair(p.first, p.second); };
  std::sort(pairs.begin(), pairs.end(),
            [&](const NodePair& a, const NodePair& b) { return key(a) < key(b); });
  pairs.erase(std::unique(pairs.begin(), pairs.end(),
                          [&](const NodePair& a, const NodePair& b) { return key(a) == key(b); }),
              pairs.end());
  return pairs;
}

}  // namespace

Result<void> checkCoordinates(const Matrix& coordinates, Metric metric,
                              const std::string& metricField) {
  for (Eigen::Index i = 0; i < coordinates.cols(); ++i) {
    const double x = coordinates(0, i);
    const double y = coordinates(1, i);
    if (!(std::abs(x) <= 1e100 && std::abs(y) <= 1e100))
      return Error{"graph", fmt::format("the coordinates of node {} are not finite numbers", i)};
    if (metric == Metric::Haversine && (std::abs(y) > 90 || std::abs(x) > 360))
      return Error{
          metricField,
          fmt::format("haversine needs degrees, node {} has longitude {}, latitude {}", i, x, y)};
  }
  return {};
}

double distanceBetween(const Matrix& points, int i, int j, Metric metric) {
  if (metric == Metric::Euclidean) {
    double squared = 0;
    for (Eigen::Index k = 0; k < points.rows(); ++k) {
      const double difference = points(k, i) - points(k, j);
      squared += difference * difference;
    }
    return std::sqrt(squared);
  }
  const double dx = points(0, i) - points(0, j);
  const double dy = points(1, i) - points(1, j);
  const double sinLatitude = std::sin(radians(dy) / 2);
  const double sinLongitude = std::sin(radians(dx) / 2);
  const double h = sinLatitude * sinLatitude + std::cos(radians(points(1, i))) *
                                                   std::cos(radians(points(1, j))) * sinLongitude *
                                                   sinLongitude;
  return 2 * earthRadius * std::asin(std::sqrt(std::min(1.0, h)));
}

std::vector<NodePair> nearestNeighbourPairs(const Matrix& points, int count, Metric metric) {
  check(count >= 0 && count < std::max<Eigen::Index>(points.cols(), 1),
        "a node has fewer neighbours than there are nodes");
  if (count == 0) return {};
  const auto places = groupByPlace(points);
  const auto placeCount = static_cast<Eigen::Index>(places.offset.size()) - 1;
  const auto node = [&](Eigen::Index place) {
    return places.order[places.offset[static_cast<std::size_t>(place)]];
  };
  if (metric == Metric::Euclidean) {
    const auto among = [&](auto cloud) {
      for (Eigen::Index p = 0; p < placeCount; ++p) cloud.points.col(p) = points.col(node(p));
      return nearest(points, count, metric, places, cloud, 0);
    };
    if (points.rows() == 2) return among(Cloud<2>{Eigen::Matrix2Xd(2, placeCount)});
    return among(Cloud<Eigen::Dynamic>{Matrix(points.rows(), placeCount)});
  }
  Cloud<3> cloud{Eigen::Matrix3Xd(3, placeCount)};
  for (Eigen::Index p = 0; p < placeCount; ++p)
    cloud.points.col(p) = onSphere(points(0, node(p)), points(1, node(p)));
  return nearest(points, count, metric, places, cloud, 1e-14);
}

std::vector<NodePair> pairsWithin(const Matrix& points, double radius) {
  std::vector<NodePair> pairs;
  if (points.cols() == 0) return pairs;
  const Cloud<2> cloud{points};
  const Tree<2> tree(2, cloud, nanoflann::KDTreeSingleIndexAdaptorParams(16));
  std::vector<std::pair<std::uint32_t, double>> within;
  std::vector<NodePair> row;
  const double limit = widen(radius * radius, 0);
  for (int i = 0; i < points.cols(); ++i) {
    tree.radiusSearch(cloud.points.col(i).data(), limit, within,
                      nanoflann::SearchParams(32, 0, false));
    row.clear();
    for (const auto& [other, unused] : within) {
      const int j = static_cast<int>(other);
      if (j <= i) continue;
      const double distance = distanceBetween(points, i, j, Metric::Euclidean);
      if (distance <= radius) row.push_back({i, j, distance});
    }
    std::sort(row.begin(), row.end(),
              [](const NodePair& a, const NodePair& b) { return a.second < b.second; });
    pairs.insert(pairs.end(), row.begin(), row.end());
  }
  return pairs;
}

}  // namespace gtv
