#include "problem/flow_repair.h"

#include <algorithm>
#include <numeric>

#include "base/disjoint_sets.h"

namespace gtv {
namespace {

/// Kruskal, heaviest edges first: they have the most capacity for what is routed over them.
std::vector<bool> heaviestForest(const EmpiricalGraph& graph) {
  std::vector<int> byWeight(static_cast<std::size_t>(graph.edgeCount()));
  std::iota(byWeight.begin(), byWeight.end(), 0);
  const auto heavier = [&](int a, int b) { return graph.edge(a).weight > graph.edge(b).weight; };
  if (!std::is_sorted(byWeight.begin(), byWeight.end(), heavier))
    std::stable_sort(byWeight.begin(), byWeight.end(), heavier);
  DisjointSets trees(graph.nodeCount());
  std::vector<bool> inForest(byWeight.size(), false);
  for (const int e : byWeight) inForest[e] = trees.join(graph.edge(e).head, graph.edge(e).tail);
  return inForest;
}

}  // namespace

FlowRepair::FlowRepair(std::shared_ptr<const EmpiricalGraph> graph)
    : graph_(std::move(graph)),
      component_(graph_->components()),
      parentEdge_(static_cast<std::size_t>(graph_->nodeCount()), -1) {
  const auto inForest = heaviestForest(*graph_);
  forest_ = std::find(inForest.begin(), inForest.end(), false) == inForest.end();
  std::vector<bool> seen(static_cast<std::size_t>(graph_->nodeCount()), false);
  for (int start = 0; start < graph_->nodeCount(); ++start) {
    if (seen[start]) continue;
    ++componentCount_;
    seen[start] = true;
    order_.push_back(start);
    for (std::size_t at = order_.size() - 1; at < order_.size(); ++at) {
      for (const auto& incidence : graph_->neighbours(order_[at])) {
        if (!inForest[incidence.edge] || seen[incidence.neighbour]) continue;
        seen[incidence.neighbour] = true;
        parentEdge_[incidence.neighbour] = incidence.edge;
        order_.push_back(incidence.neighbour);
      }
    }
  }
}

void FlowRepair::removeMeans(Matrix& residual) const {
  Matrix mean = Matrix::Zero(residual.rows(), componentCount_);
  Vector size = Vector::Zero(componentCount_);
  for (int i = 0; i < graph_->nodeCount(); ++i) {
    mean.col(component_[i]) += residual.col(i);
    ++size[component_[i]];
  }
  for (int i = 0; i < graph_->nodeCount(); ++i)
    residual.col(i) -= mean.col(component_[i]) / size[component_[i]];
}

Matrix FlowRepair::potentials(const Vector& a, Matrix residual, const Matrix& scale,
                              const std::stop_token& stop) const {
  const auto d = residual.rows();
  const int n = graph_->nodeCount();
  Vector diagonal = Vector::Zero(n);
  for (int e = 0; e < graph_->edgeCount(); ++e) {
    diagonal[graph_->edge(e).head] += a[e];
    diagonal[graph_->edge(e).tail] += a[e];
  }
  const Vector inverse = diagonal.unaryExpr([](double x) { return x > 0 ? 1 / x : 0.0; });
  // The Laplacian is singular: what does not sum to zero over a component (rounding) would make
  // the iteration diverge, and so would asking for more digits than the numbers have.
  removeMeans(residual);
  Matrix z = Matrix::Zero(d, n);
  Matrix preconditioned = residual * inverse.asDiagonal();
  Matrix direction = preconditioned;
  Vector energy = residual.cwiseProduct(preconditioned).rowwise().sum();
  // Nine digits of what is out of balance: the rest goes over the tree, and shrinks with it.
  const Vector target = (energy * 1e-18).cwiseMax(scale * inverse * (16 * epsilon * epsilon));
  const int limit = std::min(2 * n + 50, 500);
  Matrix image(d, n);
  for (int k = 0; k < limit && (energy.array() > target.array()).any(); ++k) {
    if (stop.stop_requested()) break;
    image.setZero();
    for (int e = 0; e < graph_->edgeCount(); ++e) {
      const auto& edge = graph_->edge(e);
      image.col(edge.head) += a[e] * (direction.col(edge.head) - direction.col(edge.tail));
      image.col(edge.tail) -= a[e] * (direction.col(edge.head) - direction.col(edge.tail));
    }
    const Vector curvature = direction.cwiseProduct(image).rowwise().sum();
    Vector length(d);
    for (Eigen::Index j = 0; j < d; ++j)
      length[j] = energy[j] > target[j] && curvature[j] > 0 ? energy[j] / curvature[j] : 0;
    z += length.asDiagonal() * direction;
    residual -= length.asDiagonal() * image;
    preconditioned = residual * inverse.asDiagonal();
    const Vector next = residual.cwiseProduct(preconditioned).rowwise().sum();
    for (Eigen::Index j = 0; j < d; ++j) {
      const double factor = length[j] > 0 ? next[j] / energy[j] : 0;
      direction.row(j) = preconditioned.row(j) + factor * direction.row(j);
      energy[j] = length[j] > 0 ? next[j] : 0;
    }
  }
  return z;
}

void FlowRepair::routeOverForest(Matrix& U, Matrix excess) const {
  for (auto at = order_.rbegin(); at != order_.rend(); ++at) {
    const int e = parentEdge_[*at];
    if (e < 0) continue;
    // The node's whole excess leaves over the edge to its parent.
    const auto& edge = graph_->edge(e);
    const bool isHead = edge.head == *at;
    const int parent = isHead ? edge.tail : edge.head;
    U.col(e) -= (isHead ? 1.0 : -1.0) * excess.col(*at);
    excess.col(parent) += excess.col(*at);
  }
}

void FlowRepair::repair(Matrix& U, const Matrix& G, const Vector& coefficients,
                        const std::stop_token& stop) const {
  if (!forest_) {
    // Least Σ‖Δu_e‖²/a_e with DᵀΔU = R: Δu_e = a_e (Dz)_e, (Dᵀ diag(a) D) z = R.
    const int n = graph_->nodeCount();
    const Matrix scale = G.cwiseAbs2() + U.cwiseAbs2().rowwise().sum().replicate(1, n) / n;
    const Matrix z = potentials(coefficients, -G - graph_->netOutflow(U), scale, stop);
    for (int e = 0; e < graph_->edgeCount(); ++e)
      U.col(e) += coefficients[e] * (z.col(graph_->edge(e).head) - z.col(graph_->edge(e).tail));
  }
  // What is missing at each node, sent to the root: exact but for rounding. Twice, because the
  // first pass may carry much and leave its rounding behind.
  for (int pass = 0; pass < 2; ++pass) routeOverForest(U, G + graph_->netOutflow(U));
}

}  // namespace gtv
