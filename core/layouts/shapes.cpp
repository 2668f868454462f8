#include "layouts/shapes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>

#include "layouts/packing.h"

namespace gtv {
namespace {

constexpr double pi = std::numbers::pi;
constexpr int bridgeLimit = 5000;  // nodes up to which places in a disc are chosen by neighbours
constexpr int mostOnCircle = 12;   // clusters up to which the discs stand around a circle

/// Slot k of n on Fermat's spiral: the golden angle spreads n points evenly over the unit disc.
Eigen::Vector2d spiralSlot(std::size_t k, std::size_t n) {
  const double goldenAngle = pi * (3 - std::sqrt(5.0));
  const double radius = std::sqrt((static_cast<double>(k) + 0.5) / static_cast<double>(n));
  const double angle = goldenAngle * static_cast<double>(k);
  return {radius * std::cos(angle), radius * std::sin(angle)};
}

/// Nodes of every cluster in order; cluster numbers may leave gaps.
std::vector<std::vector<int>> members(const std::vector<int>& clusters) {
  std::map<int, std::size_t> index;
  for (const int cluster : clusters) index.emplace(cluster, 0);
  std::size_t next = 0;
  for (auto& [cluster, number] : index) number = next++;
  std::vector<std::vector<int>> out(index.size());
  for (std::size_t i = 0; i < clusters.size(); ++i)
    out[index[clusters[i]]].push_back(static_cast<int>(i));
  return out;
}

/// Centres on a circle just large enough that neighbouring discs keep the gap.
Matrix circleCentres(const Vector& radii, double gap) {
  const auto count = radii.size();
  const auto distance = [&](Eigen::Index c) { return radii[c] + radii[(c + 1) % count] + gap; };
  double low = 0;
  double sum = 0;
  for (Eigen::Index c = 0; c < count; ++c) {
    low = std::max(low, distance(c) / 2);
    sum += distance(c);
  }
  // Angles between neighbours add up to 2π at the right size; they fall as the circle grows.
  double high = low + sum;
  const auto angles = [&](double size) {
    double total = 0;
    for (Eigen::Index c = 0; c < count; ++c)
      total += 2 * std::asin(std::min(1.0, distance(c) / (2 * size)));
    return total;
  };
  for (int step = 0; step < 100; ++step) {
    const double middle = (low + high) / 2;
    (angles(middle) > 2 * pi ? low : high) = middle;
  }
  Matrix centres(2, count);
  double angle = pi / 2;
  for (Eigen::Index c = 0; c < count; ++c) {
    centres.col(c) << high * std::cos(angle), high * std::sin(angle);
    angle -= 2 * std::asin(std::min(1.0, distance(c) / (2 * high)));
  }
  return centres;
}

Matrix discCentres(const Vector& radii, double gap) {
  const auto count = radii.size();
  if (count == 1) return Matrix::Zero(2, 1);
  if (count == 2) {
    Matrix centres = Matrix::Zero(2, 2);
    centres(0, 1) = radii[0] + radii[1] + gap;
    return centres;
  }
  if (count <= mostOnCircle) return circleCentres(radii, gap);
  Matrix sizes(2, count);
  sizes.row(0) = sizes.row(1) = 2 * radii.transpose();
  return packBoxes(sizes, gap);
}

/// Σ over edges to other clusters of A_e · (unit vector to the centre of that cluster).
Matrix pullToOtherClusters(const EmpiricalGraph& graph, const Matrix& home) {
  Matrix pull = Matrix::Zero(2, graph.nodeCount());
  for (const auto& [head, tail, edgeWeight] : graph.edges()) {
    const Eigen::Vector2d way = home.col(tail) - home.col(head);
    const double length = way.norm();
    if (length <= 0) continue;
    pull.col(head) += edgeWeight / length * way;
    pull.col(tail) -= edgeWeight / length * way;
  }
  return pull;
}

/// Nodes choose, those that are pulled hardest first, the free slot farthest in their direction.
std::vector<std::size_t> chooseSlots(const std::vector<int>& nodes, const Matrix& pull) {
  const std::size_t count = nodes.size();
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return pull.col(nodes[a]).squaredNorm() > pull.col(nodes[b]).squaredNorm();
  });
  std::vector<std::size_t> free(count);
  std::iota(free.begin(), free.end(), std::size_t{0});
  std::vector<std::size_t> slot(count);
  for (const auto k : order) {
    const Eigen::Vector2d direction = pull.col(nodes[k]);
    std::size_t best = 0;
    if (direction.squaredNorm() > 0) {
      double farthest = -2 * direction.norm();
      for (std::size_t f = 0; f < free.size(); ++f) {
        const double reach = direction.dot(spiralSlot(free[f], count));
        if (reach > farthest) {
          farthest = reach;
          best = f;
        }
      }
    }
    slot[k] = free[best];
    free.erase(free.begin() + static_cast<std::ptrdiff_t>(best));
  }
  return slot;
}

}  // namespace

Matrix circleLayout(const std::vector<int>& order) {
  const auto count = static_cast<double>(order.size());
  const double radius = count / (2 * pi);
  Matrix out(2, static_cast<Eigen::Index>(order.size()));
  for (std::size_t k = 0; k < order.size(); ++k) {
    const double angle = pi / 2 - 2 * pi * static_cast<double>(k) / count;
    out.col(order[k]) << radius * std::cos(angle), radius * std::sin(angle);
  }
  return out;
}

Matrix clusteredCircleLayout(const std::vector<int>& clusters) {
  const auto groups = members(clusters);
  const auto nodes = static_cast<double>(clusters.size());
  const double room = groups.size() > 1 ? std::max(1.0, 0.1 * nodes / groups.size()) : 0;
  const double places = nodes + room * static_cast<double>(groups.size());
  const double radius = places / (2 * pi);
  Matrix out(2, static_cast<Eigen::Index>(clusters.size()));
  double place = room / 2;
  for (const auto& group : groups) {
    for (const int node : group) {
      const double angle = pi / 2 - 2 * pi * place / places;
      out.col(node) << radius * std::cos(angle), radius * std::sin(angle);
      ++place;
    }
    place += room;
  }
  return out;
}

Matrix pathLayout(const std::vector<int>& order) {
  const auto count = order.size();
  const auto length = static_cast<double>(count) - 1;
  Matrix out = Matrix::Zero(2, static_cast<Eigen::Index>(count));
  if (count <= 12) {
    for (std::size_t k = 0; k < count; ++k) out(0, order[k]) = static_cast<double>(k);
    return out;
  }
  if (count <= 60) {
    // 310° of a circle, the gap at the bottom.
    const double arc = 310 * pi / 180;
    for (std::size_t k = 0; k < count; ++k) {
      const double angle = pi / 2 + arc / 2 - arc * static_cast<double>(k) / length;
      out.col(order[k]) << length / arc * std::cos(angle), length / arc * std::sin(angle);
    }
    return out;
  }
  const double turn = 1.25;  // radius of the half circles, in node distances
  const double rows = std::max(2.0, std::round(std::sqrt(length / (1.6 * 2 * turn))));
  const double run = (length - (rows - 1) * pi * turn) / rows;
  const double period = run + pi * turn;
  for (std::size_t k = 0; k < count; ++k) {
    const double row = std::min(std::floor(static_cast<double>(k) / period), rows - 1);
    const double along = static_cast<double>(k) - row * period;
    const bool forward = static_cast<long long>(row) % 2 == 0;
    double x = along;
    double y = -row * 2 * turn;
    if (along > run) {
      const double angle = (along - run) / turn;
      x = run + turn * std::sin(angle);
      y -= turn * (1 - std::cos(angle));
    }
    out.col(order[k]) << (forward ? x : run - x), y;
  }
  return out;
}

Matrix starLayout(int nodes, int centre) {
  std::vector<int> leaves;
  for (int i = 0; i < nodes; ++i)
    if (i != centre) leaves.push_back(i);
  Matrix out = Matrix::Zero(2, nodes);
  const auto count = leaves.size();
  for (std::size_t k = 0; k < count; ++k) {
    if (count <= 300) {
      const double angle = pi / 2 - 2 * pi * static_cast<double>(k) / static_cast<double>(count);
      out.col(leaves[k]) << std::cos(angle), std::sin(angle);
    } else {  // too many for one circle: a ring-shaped disc
      const auto inner = count / 3;
      out.col(leaves[k]) = spiralSlot(k + inner, count + inner);
    }
  }
  return out;
}

Matrix discsLayout(const EmpiricalGraph& graph, const std::vector<int>& clusters, double gap) {
  const int nodes = graph.nodeCount();
  Matrix out(2, nodes);
  if (nodes == 0) return out;
  const auto groups = members(clusters);
  Vector radii(static_cast<Eigen::Index>(groups.size()));
  for (std::size_t c = 0; c < groups.size(); ++c)
    radii[static_cast<Eigen::Index>(c)] = std::sqrt(static_cast<double>(groups[c].size()));
  const Matrix centres = discCentres(radii, gap * radii.mean());

  Matrix home(2, nodes);
  for (std::size_t c = 0; c < groups.size(); ++c)
    for (const int node : groups[c]) home.col(node) = centres.col(static_cast<Eigen::Index>(c));
  const bool choose = nodes <= bridgeLimit && groups.size() > 1;
  const Matrix pull = choose ? pullToOtherClusters(graph, home) : Matrix::Zero(2, nodes);
  for (std::size_t c = 0; c < groups.size(); ++c) {
    const auto& group = groups[c];
    std::vector<std::size_t> slot(group.size());
    if (choose)
      slot = chooseSlots(group, pull);
    else
      std::iota(slot.begin(), slot.end(), std::size_t{0});
    const double radius = radii[static_cast<Eigen::Index>(c)];
    for (std::size_t k = 0; k < group.size(); ++k)
      out.col(group[k]) = home.col(group[k]) + radius * spiralSlot(slot[k], group.size());
  }
  return out;
}

std::vector<int> walkOrder(const EmpiricalGraph& graph) {
  std::vector<int> order;
  if (graph.nodeCount() == 0) return order;
  int node = 0;
  for (int i = graph.nodeCount() - 1; i >= 0; --i)
    if (graph.degree(i) == 1) node = i;
  int previous = -1;
  while (order.size() < static_cast<std::size_t>(graph.nodeCount())) {
    order.push_back(node);
    int next = -1;
    for (const auto& incidence : graph.neighbours(node))
      if (incidence.neighbour != previous && next < 0) next = incidence.neighbour;
    if (next < 0) break;
    previous = node;
    node = next;
  }
  return order;
}

}  // namespace gtv
