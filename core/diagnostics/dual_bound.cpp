#include "diagnostics/dual_bound.h"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <limits>

namespace gtv {
namespace {

constexpr double epsilon = std::numeric_limits<double>::epsilon();
// Beyond this a dense d × d factorisation per certificate takes longer than solving.
constexpr Eigen::Index largestDimension = 2000;

}  // namespace

DualBounder::DualBounder(const GtvProblem& problem)
    : problem_(problem),
      repair_(problem.graph),
      labeledNodes_(static_cast<std::size_t>(repair_.componentCount())),
      objectiveAtZero_(problem.objective(Matrix::Zero(problem.dimension, problem.nodeCount()))) {
  Vector atZero(problem.dimension);
  for (int i = 0; i < problem.nodeCount(); ++i) {
    if (problem.losses[i]->isZero()) continue;
    labeledNodes_[repair_.components()[i]].push_back(i);
    problem.losses[i]->gradient(Vector::Zero(problem.dimension), atZero);
    gradientScale_ += atZero.norm();
  }
  std::erase_if(labeledNodes_, [](const auto& nodes) { return nodes.empty(); });
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

Vector DualBounder::repairCoefficients() const {
  // For norms a_e = A_e² spreads the change evenly over the capacities; for quadratic φ a_e = A_e
  // is exact.
  Vector a(problem_.edgeCount());
  for (int e = 0; e < problem_.edgeCount(); ++e) {
    const double weight = problem_.graph->edge(e).weight;
    a[e] = problem_.penalty->isNorm() ? weight * weight : weight;
  }
  return a;
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
  repair_.repair(flow, G, repairCoefficients());
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
