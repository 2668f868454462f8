#include "diagnostics/dual_bound.h"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "diagnostics/metrics.h"

namespace gtv {
namespace {

constexpr double epsilon = std::numeric_limits<double>::epsilon();
// Beyond this a dense d × d factorisation per certificate takes longer than solving.
constexpr Eigen::Index largestDimension = 2000;

}  // namespace

DualBounder::DualBounder(const GtvProblem& problem)
    : problem_(problem),
      component_(problem.graph->components()),
      componentCount_(clusterCount(component_)),
      parentEdge_(static_cast<std::size_t>(problem.nodeCount()), -1),
      objectiveAtZero_(problem.objective(Matrix::Zero(problem.dimension, problem.nodeCount()))) {
  labeledNodes_.resize(static_cast<std::size_t>(componentCount_));
  Vector atZero(problem.dimension);
  for (int i = 0; i < problem.nodeCount(); ++i) {
    if (problem.losses[i]->isZero()) continue;
    labeledNodes_[component_[i]].push_back(i);
    problem.losses[i]->gradient(Vector::Zero(problem.dimension), atZero);
    gradientScale_ += atZero.norm();
  }
  std::erase_if(labeledNodes_, [](const auto& nodes) { return nodes.empty(); });
  const auto& graph = *problem.graph;
  // Kruskal, heaviest edges first: they have the most capacity for what is routed over them.
  std::vector<int> byWeight(static_cast<std::size_t>(graph.edgeCount()));
  std::iota(byWeight.begin(), byWeight.end(), 0);
  std::stable_sort(byWeight.begin(), byWeight.end(),
                   [&](int a, int b) { return graph.edge(a).weight > graph.edge(b).weight; });
  std::vector<int> root(static_cast<std::size_t>(graph.nodeCount()));
  std::iota(root.begin(), root.end(), 0);
  const auto find = [&](int i) {
    while (root[i] != i) i = root[i] = root[root[i]];
    return i;
  };
  std::vector<bool> inForest(byWeight.size(), false);
  std::size_t taken = 0;
  for (const int e : byWeight) {
    const int a = find(graph.edge(e).head);
    const int b = find(graph.edge(e).tail);
    if (a == b) continue;
    root[a] = b;
    inForest[e] = true;
    ++taken;
  }
  forest_ = taken == inForest.size();
  std::vector<bool> seen(static_cast<std::size_t>(graph.nodeCount()), false);
  for (int start = 0; start < graph.nodeCount(); ++start) {
    if (seen[start]) continue;
    seen[start] = true;
    order_.push_back(start);
    for (std::size_t at = order_.size() - 1; at < order_.size(); ++at) {
      for (const auto& incidence : graph.neighbours(order_[at])) {
        if (!inForest[incidence.edge] || seen[incidence.neighbour]) continue;
        seen[incidence.neighbour] = true;
        parentEdge_[incidence.neighbour] = incidence.edge;
        order_.push_back(incidence.neighbour);
      }
    }
  }
}

Matrix DualBounder::componentShift(const Matrix& W) const {
  const auto d = problem_.dimension;
  if (d > largestDimension) return W;
  Matrix shifted = W;
  Vector gradient(d);
  for (const auto& nodes : labeledNodes_) {
    Matrix hessian = Matrix::Zero(d, d);
    for (const int i : nodes) problem_.losses[i]->addHessian(W.col(i), hessian);
    // Equilibrated, so that a feature in small units is not taken for a missing one.
    const Vector scale =
        hessian.diagonal().unaryExpr([](double h) { return h > 0 ? 1 / std::sqrt(h) : 0.0; });
    const Eigen::CompleteOrthogonalDecomposition<Matrix> factor(scale.asDiagonal() * hessian *
                                                                scale.asDiagonal());
    // The losses are quadratic: one Newton step is exact; the second takes off its rounding.
    for (int step = 0; step < 2; ++step) {
      Vector total = Vector::Zero(d);
      for (const int i : nodes) {
        problem_.losses[i]->gradient(shifted.col(i), gradient);
        total += gradient;
      }
      const Vector shift = scale.asDiagonal() * factor.solve(scale.asDiagonal() * total);
      for (const int i : nodes) shifted.col(i) -= shift;
    }
  }
  return shifted;
}

void DualBounder::routeOverForest(Matrix& U, Matrix excess) const {
  const auto& graph = *problem_.graph;
  for (auto at = order_.rbegin(); at != order_.rend(); ++at) {
    const int e = parentEdge_[*at];
    if (e < 0) continue;
    // The node's whole excess leaves over the edge to its parent.
    const auto& edge = graph.edge(e);
    const bool isHead = edge.head == *at;
    const int parent = isHead ? edge.tail : edge.head;
    U.col(e) -= (isHead ? 1.0 : -1.0) * excess.col(*at);
    excess.col(parent) += excess.col(*at);
  }
}

void DualBounder::repair(Matrix& U, const Matrix& G) const {
  const auto& graph = *problem_.graph;
  const auto d = problem_.dimension;
  const auto n = problem_.nodeCount();
  if (!forest_) {
    // Least Σ‖Δu_e‖²/a_e with DᵀΔU = R: Δu_e = a_e (Dz)_e, (Dᵀ diag(a) D) z = R. For norms
    // a_e = A_e² spreads the change evenly over the capacities; for quadratic φ a_e = A_e is exact.
    Vector a(graph.edgeCount());
    for (int e = 0; e < graph.edgeCount(); ++e) {
      const double weight = graph.edge(e).weight;
      a[e] = problem_.penalty->isNorm() ? weight * weight : weight;
    }
    Vector diagonal = Vector::Zero(n);
    for (int e = 0; e < graph.edgeCount(); ++e) {
      diagonal[graph.edge(e).head] += a[e];
      diagonal[graph.edge(e).tail] += a[e];
    }
    const Vector inverse = diagonal.unaryExpr([](double x) { return x > 0 ? 1 / x : 0.0; });
    Matrix residual = -G - graph.netOutflow(U);
    // Nine digits of what is out of balance: the rest goes over the tree, and shrinks with it.
    // The Laplacian is singular: what does not sum to zero over a component (rounding) would make
    // the iteration diverge, and so would asking for more digits than the numbers have.
    Matrix mean = Matrix::Zero(d, componentCount_);
    Vector size = Vector::Zero(componentCount_);
    for (int i = 0; i < n; ++i) {
      mean.col(component_[i]) += residual.col(i);
      ++size[component_[i]];
    }
    for (int i = 0; i < n; ++i) residual.col(i) -= mean.col(component_[i]) / size[component_[i]];
    Matrix z = Matrix::Zero(d, n);
    Matrix preconditioned = residual * inverse.asDiagonal();
    Matrix direction = preconditioned;
    Vector energy = residual.cwiseProduct(preconditioned).rowwise().sum();
    const Matrix scale = G.cwiseAbs2() + U.cwiseAbs2().rowwise().sum().replicate(1, n) / n;
    const Vector target = (energy * 1e-18).cwiseMax(scale * inverse * (16 * epsilon * epsilon));
    const int limit = std::min(2 * n + 50, 3000);
    Matrix image(d, n);
    for (int k = 0; k < limit && (energy.array() > target.array()).any(); ++k) {
      image.setZero();
      for (int e = 0; e < graph.edgeCount(); ++e) {
        const auto& edge = graph.edge(e);
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
        if (length[j] > 0)
          energy[j] = next[j];
        else
          energy[j] = 0;
      }
    }
    for (int e = 0; e < graph.edgeCount(); ++e)
      U.col(e) += a[e] * (z.col(graph.edge(e).head) - z.col(graph.edge(e).tail));
  }
  // What is missing at each node, sent to the root: exact but for rounding. Twice, because the
  // first pass may carry much and leave its rounding behind.
  for (int pass = 0; pass < 2; ++pass) routeOverForest(U, G + graph.netOutflow(U));
}

DualBound DualBounder::bound(const Matrix& W, const Matrix& U) const {
  const auto d = problem_.dimension;
  DualBound out;
  out.primal = problem_.objective(W);
  const Matrix shifted = componentShift(W);
  Matrix G(d, problem_.nodeCount());
  for (int i = 0; i < problem_.nodeCount(); ++i)
    problem_.losses[i]->gradient(shifted.col(i), G.col(i));
  Matrix flow = problem_.lambda > 0 && U.cols() == problem_.edgeCount()
                    ? U
                    : Matrix::Zero(d, problem_.edgeCount());
  repair(flow, G);
  const Matrix imbalance = problem_.graph->netOutflow(flow) + G;

  double t = 1;
  if (problem_.lambda == 0) {
    t = 0;
  } else if (problem_.penalty->isNorm()) {
    for (int e = 0; e < problem_.edgeCount(); ++e) {
      const double size = problem_.penalty->dualNorm(flow.col(e));
      if (size > problem_.capacity(e)) t = std::min(t, problem_.capacity(e) / size);
    }
  }
  double sum = 0;
  double magnitude = std::abs(out.primal);
  double leftOver = 0;
  double gradients = 0;
  for (int i = 0; i < problem_.nodeCount(); ++i) {
    const double conjugate = problem_.losses[i]->conjugate(shifted.col(i), t);
    sum -= conjugate;
    magnitude += std::abs(conjugate) + problem_.losses[i]->value(shifted.col(i));
    leftOver += imbalance.col(i).norm();
    gradients += G.col(i).norm();
  }
  if (problem_.lambda > 0 && !problem_.penalty->isNorm())
    for (int e = 0; e < problem_.edgeCount(); ++e) {
      const double conjugate = problem_.penalty->conjugate(flow.col(e), problem_.capacity(e));
      sum -= conjugate;
      magnitude += conjugate;
    }
  const double size = std::sqrt(
      std::max(W.colwise().squaredNorm().maxCoeff(), shifted.colwise().squaredNorm().maxCoeff()));
  const double terms = std::sqrt(problem_.nodeCount() + problem_.edgeCount() + 1.0);
  const double allowance = 8 * epsilon * terms * magnitude + 2 * t * leftOver * (1 + size);
  // Each loss is at least its infimum: a bound that needs no flow at all.
  double floor = 0;
  for (const auto& loss : problem_.losses) floor += loss->lowerBound();
  // The allowance multiplies what is out of balance by the size of W, standing in for that of the
  // unknown minimiser. That is right for rounding; for more than rounding the flow proves nothing.
  const bool balanced =
      t * leftOver <= 1e-13 * gradientScale_ + 8 * epsilon * problem_.nodeCount() * gradients;
  out.dual = floor * (1 - 8 * epsilon);
  if (balanced) out.dual = std::max(out.dual, sum - allowance);
  if (!std::isfinite(out.dual)) out.dual = floor;
  // max(0, NaN) would be 0: a diverged iterate certified as optimal.
  if (!std::isfinite(out.primal) || !std::isfinite(out.dual)) {
    out.gap = std::numeric_limits<double>::infinity();
    out.relative = out.gap;
    return out;
  }
  out.gap = std::max(0.0, out.primal - out.dual);
  const double scale = std::max(std::abs(out.primal), 1e-9 * objectiveAtZero_);
  out.relative = out.gap == 0 ? 0 : out.gap / scale;
  return out;
}

}  // namespace gtv
