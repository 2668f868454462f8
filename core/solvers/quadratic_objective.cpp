#include "solvers/quadratic_objective.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "base/check.h"
#include "base/decompositions.h"
#include "problem/cluster_optimum.h"
#include "solvers/quadratic_coupling.h"

namespace gtv {
namespace {

/// Beside the largest eigenvalue.
constexpr double roundingOfEigenvalues = 1e-12;
/// Beside the length of the minimiser.
constexpr double roundingOfDistances = 1e-8;

Error tooLarge(double count) {
  return Error{"problem",
               fmt::format("the objective has {:.0f} parameters; eigenvalues are computed of at "
                           "most {}: choose a smaller graph or fewer features",
                           count, QuadraticObjective::mostParameters)};
}

}  // namespace

Matrix networkHessian(const GtvProblem& problem) {
  const auto d = Eigen::Index{problem.dimension};
  const auto n = Eigen::Index{problem.nodeCount()};
  const QuadraticCoupling coupling(problem);
  Matrix H = Matrix::Zero(d * n, d * n);
  const Vector w = Vector::Zero(d);
  for (Eigen::Index i = 0; i < n; ++i)
    problem.losses[static_cast<std::size_t>(i)]->addHessian(w, H.block(i * d, i * d, d, d));
  const auto& edges = problem.graph->edges();
  for (std::size_t e = 0; e < edges.size(); ++e) {
    const Matrix pull = coupling.capacity()[static_cast<Eigen::Index>(e)] * coupling.form();
    const auto [i, j] = std::pair(d * edges[e].head, d * edges[e].tail);
    H.block(i, i, d, d) += pull;
    H.block(j, j, d, d) += pull;
    H.block(i, j, d, d) -= pull;
    H.block(j, i, d, d) -= pull;
  }
  return H;
}

Result<QuadraticObjective> QuadraticObjective::make(const GtvProblem& problem, Scope scope,
                                                    int node) {
  const int d = problem.dimension;
  const int n = problem.nodeCount();
  check(n > 0 && node >= 0 && node < n, "an objective is one of a node that is there");
  const double count = scope == Scope::Network ? 1.0 * d * n : d;
  std::vector<int> nodes(static_cast<std::size_t>(scope == Scope::Node ? 1 : n), node);
  if (scope != Scope::Node) std::iota(nodes.begin(), nodes.end(), 0);
  for (const int i : nodes)
    if (!problem.losses[static_cast<std::size_t>(i)]->isQuadratic())
      return Error{"loss",
                   "the loss is not quadratic, so its curvature changes with w and has no fixed "
                   "eigenvalues; squared error without a Lasso term, or convex clustering, has"};
  if (scope == Scope::Network && !problem.penalty->quadraticForm(d))
    return Error{
        "penalty",
        "the penalty is not quadratic, so the objective has no fixed eigenvalues; MOCHA, "
        "the squared norm and the Mahalanobis penalty have, and so has the loss of a node"};
  if (count > mostParameters) return tooLarge(count);
  const Vector zero = Vector::Zero(d);
  Vector gradient(static_cast<Eigen::Index>(count));
  Vector one(d);
  if (scope == Scope::Network) {
    for (const int i : nodes) {
      problem.losses[static_cast<std::size_t>(i)]->gradient(zero, one);
      gradient.segment(Eigen::Index{i} * d, d) = one;
    }
    return QuadraticObjective(networkHessian(problem), gradient);
  }
  gradient.setZero();
  for (const int i : nodes) {
    problem.losses[static_cast<std::size_t>(i)]->gradient(zero, one);
    gradient += one;
  }
  const auto share = static_cast<double>(nodes.size());
  return QuadraticObjective(summedHessian(problem, nodes, zero) / share, gradient / share);
}

QuadraticObjective::QuadraticObjective(const Matrix& H, ConstVec gradientAtZero) {
  const auto [values, vectors, converged] = symmetricEigen(H);
  const double top = values.size() > 0 ? values[values.size() - 1] : 0;
  largest_ = std::max(0.0, top);
  const double rounding = roundingOfEigenvalues * largest_;
  if (values.size() > 0 && values[0] > rounding) least_ = values[0];
  const auto flat = std::count_if(values.begin(), values.end(),
                                  [&](double value) { return !(value > rounding); });
  range_ = vectors.rightCols(values.size() - flat);
  target_ = -(range_.transpose() * gradientAtZero).cwiseQuotient(values.tail(values.size() - flat));
}

double QuadraticObjective::contraction(double step) const {
  return std::max(std::abs(1 - step * least_), std::abs(1 - step * largest_));
}

double QuadraticObjective::iterations(double step, double share) const {
  check(share > 0 && share < 1, "the distance is to shrink, and not to nothing");
  // What is a whole number but for rounding is that number.
  constexpr double rounding = 1e-9;
  const double factor = contraction(step);
  if (!(factor < 1)) return std::numeric_limits<double>::infinity();
  return std::max(1.0, std::ceil(std::log(share) / std::log(factor) - rounding));
}

double QuadraticObjective::distance(ConstVec w) const {
  return (range_.transpose() * w - target_).norm();
}

bool QuadraticObjective::isRounding(double distance) const {
  return !(distance > roundingOfDistances * target_.norm());
}

}  // namespace gtv
