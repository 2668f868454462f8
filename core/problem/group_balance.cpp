#include "problem/group_balance.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "base/decompositions.h"
#include "base/disjoint_sets.h"

namespace gtv {
namespace {

/// Differences that count as none, relative to the largest entry of the coordinate.
constexpr double equalEnds = 1e-9;
constexpr int mostGroupSteps = 40;

}  // namespace

GroupBalance::GroupBalance(const GtvProblem& problem, const Matrix& W)
    : problem_(problem), group_(Eigen::MatrixXi::Constant(W.rows(), W.cols(), -1)) {
  const auto& graph = *problem.graph;
  std::vector<int> byWeight(static_cast<std::size_t>(graph.edgeCount()));
  std::iota(byWeight.begin(), byWeight.end(), 0);
  std::stable_sort(byWeight.begin(), byWeight.end(),
                   [&](int a, int b) { return graph.edge(a).weight > graph.edge(b).weight; });
  for (Eigen::Index j = 0; j < W.rows(); ++j) {
    DisjointSets sets(graph.nodeCount());
    const double rounding = equalEnds * W.row(j).lpNorm<Eigen::Infinity>();
    for (const auto& edge : graph.edges())
      if (std::abs(W(j, edge.head) - W(j, edge.tail)) <= rounding) sets.join(edge.head, edge.tail);
    std::vector<bool> hasData(static_cast<std::size_t>(graph.nodeCount()), false);
    for (int i = 0; i < graph.nodeCount(); ++i)
      if (!problem.losses[i]->isZero()) hasData[sets.find(i)] = true;
    for (const int e : byWeight) {
      const int head = sets.find(graph.edge(e).head);
      const int tail = sets.find(graph.edge(e).tail);
      if (hasData[head] && hasData[tail]) continue;
      sets.join(head, tail);
      hasData[sets.find(head)] = hasData[head] || hasData[tail];
    }
    std::vector<int> number(static_cast<std::size_t>(graph.nodeCount()), -1);
    for (int i = 0; i < graph.nodeCount(); ++i) {
      const int set = sets.find(i);
      if (!hasData[set]) continue;
      if (number[set] < 0) number[set] = count_++;
      group_(j, i) = number[set];
    }
  }
}

Matrix GroupBalance::shiftOf(const Vector& x) const {
  return group_.unaryExpr([&](int group) { return group < 0 ? 0.0 : x[group]; });
}

void GroupBalance::balance(const Matrix& outflow, DualPoints& points) const {
  const auto d = group_.rows();
  const auto n = static_cast<int>(group_.cols());
  const auto addTo = [&](Vector& sums, int node, const auto& terms) {
    for (Eigen::Index j = 0; j < d; ++j)
      if (group_(j, node) >= 0) sums[group_(j, node)] += terms[j];
  };
  Vector leaving = Vector::Zero(count_);
  for (int i = 0; i < n; ++i) addTo(leaving, i, outflow.col(i));

  const Matrix start = points.base;
  const auto valueAt = [&](const Vector& x, const Matrix& base) {
    double sum = leaving.dot(x);
    for (int i = 0; i < n; ++i)
      sum += problem_.losses[i]->smoothedValue(base.col(i), points.centres[i], points.width);
    return sum;
  };
  Vector x = Vector::Zero(count_);
  double value = valueAt(x, start);
  double least = std::numeric_limits<double>::infinity();
  Vector point;
  Vector g(d);
  Matrix H(d, d);
  for (int step = 0; step < mostGroupSteps; ++step) {
    Vector total = leaving;
    Matrix hessian = Matrix::Zero(count_, count_);
    double rounding = outflow.norm();
    for (int i = 0; i < n; ++i) {
      const auto& loss = *problem_.losses[i];
      if (loss.isZero()) continue;
      point.resize(loss.dualSize());
      loss.respond(points.base.col(i), points.centres[i], points.width, point);
      loss.pull(point, g);
      rounding += g.norm();
      addTo(total, i, g);
      H.setZero();
      loss.addSmoothedHessian(points.base.col(i), points.centres[i], points.width, H);
      for (Eigen::Index c = 0; c < d; ++c)
        for (Eigen::Index r = 0; r < d; ++r) hessian(group_(r, i), group_(c, i)) += H(r, c);
    }
    const double unbalanced = total.norm();
    if (unbalanced <= epsilon * rounding) return;
    // At the bottom of the value only rounding is left to move.
    if (unbalanced <= 1e-13 * rounding && unbalanced > 0.5 * least) return;
    least = std::min(least, unbalanced);
    const Vector move = EquilibratedFactor(hessian).solve(total);
    const double decrease = total.dot(move);
    bool moved = false;
    double length = 1;
    for (int halving = 0; halving < 40 && !moved; ++halving, length /= 2) {
      const Vector trial = x - length * move;
      const Matrix base = start + shiftOf(trial);
      const double next = valueAt(trial, base);
      if (next > value - 1e-4 * length * decrease + 4 * epsilon * std::abs(value)) continue;
      x = trial;
      points.base = base;
      value = next;
      moved = true;
    }
    if (!moved) return;
  }
}

}  // namespace gtv
