#include "fusion/cluster_flow.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/decompositions.h"
#include "base/dimension.h"

namespace gtv {
namespace {

constexpr int mostRounds = 24;
constexpr int mostIterations = 400;
/// What a round has to leave at most of the squares before it; two in a row that leave more end it.
constexpr double slowRound = 0.7;
/// Rounds that will be cut back need not be exact.
constexpr double roundDecay = 1e-2;
constexpr double cutBack = 0.2;
constexpr double leastConductance = 1e-3;
/// Nodes of a cluster for which two levels pay, and of a patch.
constexpr int largeCluster = 150;
constexpr int patchSize = 40;
constexpr int mostPatches = 400;

}  // namespace

ClusterFlow::ClusterFlow(std::shared_ptr<const EmpiricalGraph> graph, int dimension,
                         std::vector<int> order)
    : graph_(std::move(graph)), order_(std::move(order)) {
  const auto n = graph_->nodeCount();
  residual_ = Matrix::Zero(dimension, n);
  potential_ = residual_;
  direction_ = residual_;
  image_ = residual_;
  scaled_ = residual_;
  patch_.resize(static_cast<std::size_t>(n));
  inverse_ = Vector::Zero(n);
}

void ClusterFlow::setClusters(const std::vector<int>& cluster, int count, const Matrix& U) {
  const auto n = cluster.size();
  begin_.assign(static_cast<std::size_t>(count) + 1, 0);
  for (const int c : cluster) ++begin_[c + 1];
  std::partial_sum(begin_.begin(), begin_.end(), begin_.begin());
  node_.resize(n);
  place_.resize(n);
  auto next = begin_;
  for (const int i : order_) {
    place_[i] = next[cluster[i]]++;
    node_[place_[i]] = i;
  }
  edgeBegin_.assign(1, 0);
  edge_.clear();
  head_.clear();
  tail_.clear();
  conductance_.clear();
  for (int c = 0; c < count; ++c) {
    for (int place = begin_[c]; place < begin_[c + 1]; ++place)
      for (const auto& incidence : graph_->neighbours(node_[place])) {
        if (incidence.sign < 0 || cluster[incidence.neighbour] != c) continue;
        edge_.push_back(incidence.edge);
        head_.push_back(place);
        tail_.push_back(place_[incidence.neighbour]);
        const double weight = graph_->edge(incidence.edge).weight;
        conductance_.push_back(weight * weight);
      }
    edgeBegin_.push_back(static_cast<int>(edge_.size()));
  }
  coarse_.assign(static_cast<std::size_t>(count), {});
  flow_.resize(U.rows(), static_cast<Eigen::Index>(edge_.size()));
  for (std::size_t k = 0; k < edge_.size(); ++k)
    flow_.col(static_cast<Eigen::Index>(k)) = U.col(edge_[k]);
}

void ClusterFlow::store(Matrix& U) const {
  withDimension(U.rows(), [&](auto D) {
    for (std::size_t k = 0; k < edge_.size(); ++k)
      columnOf<D()>(U, edge_[k]) = columnOf<D()>(flow_, static_cast<Eigen::Index>(k));
  });
}

double ClusterFlow::balance(int cluster, const Matrix& target, double lambda, double enough) {
  return withDimension(target.rows(),
                       [&](auto D) { return balanceFor<D()>(cluster, target, lambda, enough); });
}

template <int D>
double ClusterFlow::balanceFor(int cluster, const Matrix& target, double lambda, double enough) {
  double left = findResidual<D>(cluster, target);
  int slow = 0;
  for (int round = 0; round < mostRounds && left > enough; ++round) {
    const double before = left;
    left = solve<D>(cluster, std::max(0.25 * enough, roundDecay * left));
    if (push<D>(cluster, lambda)) left = findResidual<D>(cluster, target);
    slow = left > slowRound * before ? slow + 1 : 0;
    if (slow == 2) break;
  }
  return left;
}

template <int D>
double ClusterFlow::findResidual(int cluster, const Matrix& target) {
  const int begin = begin_[cluster];
  const int end = begin_[cluster + 1];
  for (int place = begin; place < end; ++place)
    columnOf<D>(residual_, place) = columnOf<D>(target, node_[place]);
  for (int k = edgeBegin_[cluster]; k < edgeBegin_[cluster + 1]; ++k) {
    const auto u = columnOf<D>(flow_, k);
    columnOf<D>(residual_, head_[k]) -= u;
    columnOf<D>(residual_, tail_[k]) += u;
  }
  // The Laplacian is singular: what does not sum to zero over the cluster is rounding.
  auto part = residual_.middleCols(begin, end - begin);
  part.colwise() -= part.rowwise().mean().eval();
  return part.squaredNorm();
}

void ClusterFlow::makePatches(int cluster) {
  const int begin = begin_[cluster];
  const int end = begin_[cluster + 1];
  auto& coarse = coarse_[cluster];
  const int least = std::max(patchSize, (end - begin) / mostPatches);
  std::fill(patch_.begin() + begin, patch_.begin() + end, -1);
  std::vector<int> found;
  for (int start = begin; start < end; ++start) {
    if (patch_[start] >= 0) continue;
    // The nearest that are free; a rest that is small goes to whoever is beside it.
    found.assign(1, start);
    patch_[start] = coarse.count;
    int beside = -1;
    for (std::size_t k = 0; k < found.size(); ++k)
      for (const auto& incidence : graph_->neighbours(node_[found[k]])) {
        const int other = place_[incidence.neighbour];
        if (other < begin || other >= end) continue;
        if (patch_[other] >= 0 && patch_[other] != coarse.count) beside = patch_[other];
        if (patch_[other] >= 0 || static_cast<int>(found.size()) >= least) continue;
        patch_[other] = coarse.count;
        found.push_back(other);
      }
    if (beside >= 0 && static_cast<int>(found.size()) < least / 4)
      for (const int place : found) patch_[place] = beside;
    else
      ++coarse.count;
  }
  Matrix laplacian = Matrix::Zero(coarse.count, coarse.count);
  double total = 0;
  for (int k = edgeBegin_[cluster]; k < edgeBegin_[cluster + 1]; ++k) {
    const int a = patch_[head_[k]];
    const int b = patch_[tail_[k]];
    if (a == b) continue;
    laplacian(a, a) += conductance_[k];
    laplacian(b, b) += conductance_[k];
    laplacian(a, b) -= conductance_[k];
    laplacian(b, a) -= conductance_[k];
    total += 2 * conductance_[k];
  }
  // Sums are 0 over a cluster: what the constants are mapped to does not matter.
  laplacian.array() += total / (static_cast<double>(coarse.count) * coarse.count);
  coarse.inverse = positiveInverse(laplacian);
}

template <int D>
double ClusterFlow::precondition(int cluster) {
  const int begin = begin_[cluster];
  const int end = begin_[cluster + 1];
  const auto& coarse = coarse_[cluster];
  double energy = 0;
  if (coarse.count == 0) {
    for (int place = begin; place < end; ++place) {
      const auto r = columnOf<D>(residual_, place);
      columnOf<D>(scaled_, place) = inverse_[place] * r;
      energy += inverse_[place] * r.squaredNorm();
    }
    return energy;
  }
  patchSums_.setZero(residual_.rows(), coarse.count);
  for (int place = begin; place < end; ++place)
    columnOf<D>(patchSums_, patch_[place]) += columnOf<D>(residual_, place);
  patchMoves_.noalias() = patchSums_ * coarse.inverse;
  for (int place = begin; place < end; ++place) {
    const auto r = columnOf<D>(residual_, place);
    auto z = columnOf<D>(scaled_, place);
    z = inverse_[place] * r + columnOf<D>(patchMoves_, patch_[place]);
    energy += r.dot(z);
  }
  return energy;
}

template <int D>
double ClusterFlow::solve(int cluster, double enough) {
  const int begin = begin_[cluster];
  const int end = begin_[cluster + 1];
  const int firstEdge = edgeBegin_[cluster];
  const int lastEdge = edgeBegin_[cluster + 1];
  if (end - begin >= largeCluster && coarse_[cluster].count == 0) makePatches(cluster);
  inverse_.segment(begin, end - begin).setZero();
  for (int k = firstEdge; k < lastEdge; ++k) {
    inverse_[head_[k]] += conductance_[k];
    inverse_[tail_[k]] += conductance_[k];
  }
  for (int place = begin; place < end; ++place)
    inverse_[place] = inverse_[place] > 0 ? 1 / inverse_[place] : 0;
  const auto count = end - begin;
  potential_.middleCols(begin, count).setZero();
  double energy = precondition<D>(cluster);
  direction_.middleCols(begin, count) = scaled_.middleCols(begin, count);
  double squares = residual_.middleCols(begin, count).squaredNorm();
  for (int iteration = 0; iteration < mostIterations && squares > enough; ++iteration) {
    image_.middleCols(begin, count).setZero();
    for (int k = firstEdge; k < lastEdge; ++k) {
      const Column<D> pull =
          conductance_[k] * (columnOf<D>(direction_, head_[k]) - columnOf<D>(direction_, tail_[k]));
      columnOf<D>(image_, head_[k]) += pull;
      columnOf<D>(image_, tail_[k]) -= pull;
    }
    double curvature = 0;
    for (int place = begin; place < end; ++place)
      curvature += columnOf<D>(direction_, place).dot(columnOf<D>(image_, place));
    if (!(curvature > 0)) break;
    const double length = energy / curvature;
    squares = 0;
    for (int place = begin; place < end; ++place) {
      columnOf<D>(potential_, place) += length * columnOf<D>(direction_, place);
      auto r = columnOf<D>(residual_, place);
      r -= length * columnOf<D>(image_, place);
      squares += r.squaredNorm();
    }
    const double next = precondition<D>(cluster);
    const double factor = next / energy;
    energy = next;
    for (int place = begin; place < end; ++place) {
      auto p = columnOf<D>(direction_, place);
      p = columnOf<D>(scaled_, place) + factor * p;
    }
  }
  return squares;
}

template <int D>
bool ClusterFlow::push(int cluster, double lambda) {
  bool left = false;
  for (int k = edgeBegin_[cluster]; k < edgeBegin_[cluster + 1]; ++k) {
    auto u = columnOf<D>(flow_, k);
    u += conductance_[k] * (columnOf<D>(potential_, head_[k]) - columnOf<D>(potential_, tail_[k]));
    const double weight = graph_->edge(edge_[k]).weight;
    const double capacity = lambda * weight;
    const double squares = u.squaredNorm();
    if (squares <= capacity * capacity) continue;
    u *= (1 - 1e-12) * capacity / std::sqrt(squares);
    conductance_[k] = std::max(cutBack * conductance_[k], leastConductance * weight * weight);
    left = true;
  }
  return left;
}

}  // namespace gtv
