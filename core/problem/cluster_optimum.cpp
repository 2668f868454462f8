#include "problem/cluster_optimum.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "base/decompositions.h"

namespace gtv {
namespace {

constexpr int largestDimension = 2000;
constexpr int newtonLimit = 200;

/// The total loss at one point.
struct Total {
  double value = 0;
  double gradients = 0;  ///< Σ‖∇L_i‖, what the length of the total gradient is measured by
  Vector gradient;
};

Total totalLoss(const GtvProblem& problem, const std::vector<int>& nodes, ConstVec w) {
  Total out;
  out.gradient = Vector::Zero(problem.dimension);
  Vector gradient(problem.dimension);
  for (const int i : nodes) {
    out.value += problem.losses[i]->value(w);
    problem.losses[i]->gradient(w, gradient);
    out.gradient += gradient;
    out.gradients += gradient.norm();
  }
  return out;
}

/// Scales that bring the diagonal to 1, so that a feature in small units is not taken for a missing
/// one; `otherwise` where the diagonal is 0.
Vector equilibration(const Matrix& hessian, double otherwise) {
  return hessian.diagonal().unaryExpr(
      [&](double h) { return h > 0 ? 1 / std::sqrt(h) : otherwise; });
}

Result<Vector> minimiseQuadratic(const GtvProblem& problem, const std::vector<int>& nodes) {
  Vector w = Vector::Zero(problem.dimension);
  const Matrix hessian = summedHessian(problem, nodes, w);
  const Vector scale = equilibration(hessian, 0);
  const LeastSquaresFactor factor(scale.asDiagonal() * hessian * scale.asDiagonal());
  Total total = totalLoss(problem, nodes, w);
  const double gradientsAtZero = total.gradients;
  for (int step = 0; step < 2; ++step) {
    w -= scale.asDiagonal() * factor.solve(scale.asDiagonal() * total.gradient);
    total = totalLoss(problem, nodes, w);
  }
  if (!(total.gradient.norm() <= 1e-8 * (total.gradients + gradientsAtZero)))
    return Error{"cluster", "the summed losses are too ill-conditioned to be minimised"};
  return w;
}

/// argmin of the quadratic model with damping μ, in scaled coordinates: S (SHS + μI)⁻¹ S g; nothing
/// after a stop.
std::optional<Vector> dampedStep(const Matrix& hessian, const Vector& scale, const Vector& gradient,
                                 double damping, const std::stop_token& stop) {
  Matrix damped = scale.asDiagonal() * hessian * scale.asDiagonal();
  damped.diagonal().array() += damping;
  const auto step = symmetricSolve(damped, scale.asDiagonal() * gradient, stop);
  if (!step) return {};
  return Vector(scale.asDiagonal() * *step);
}

/// Whether w is a minimiser. A small gradient is not enough: it vanishes on the way to infinity
/// too.
bool converged(const Total& here, double gradientsAtZero, double stepLength, double length) {
  const double size = here.gradient.norm();
  return (size <= 1e-11 * here.gradients || size <= 1e-13 * gradientsAtZero) &&
         stepLength <= 1e-6 * length;
}

/// Whether w is on its way to infinity: next to nothing is left of the loss, and the steps are as
/// long as ever.
bool isDiverging(const Total& here, double valueAtZero, double stepLength, double length) {
  return here.value <= 1e-9 * valueAtZero && stepLength >= 1e-3 * length;
}

/// Whether w itself proves that there is no minimiser, as where it separates all labels.
bool provesNoMinimiser(const GtvProblem& problem, const std::vector<int>& nodes, ConstVec w) {
  return std::all_of(nodes.begin(), nodes.end(), [&](int i) {
    return problem.losses[i]->isZero() || problem.losses[i]->isRecessionDirection(w);
  });
}

Result<Vector> minimiseSmooth(const GtvProblem& problem, const std::vector<int>& nodes,
                              const std::stop_token& stop) {
  const Error stopped{"cluster", "stopped before the minimum of the summed losses was found"};
  double smoothness = 0;
  double steepness = 0;
  for (const int i : nodes) {
    if (stop.stop_requested()) return stopped;
    smoothness += problem.losses[i]->smoothness();
    steepness += problem.losses[i]->steepness();
  }
  Vector w = Vector::Zero(problem.dimension);
  // Where the curvature has no bound, that at 0 says what unit w is measured in.
  if (!std::isfinite(smoothness))
    smoothness = summedHessian(problem, nodes, w, stop).diagonal().maxCoeff();
  if (stop.stop_requested()) return stopped;
  Total here = totalLoss(problem, nodes, w);
  const double gradientsAtZero = here.gradients;
  const double valueAtZero = here.value;
  double damping = 1e-12;
  double stepLength = std::numeric_limits<double>::infinity();
  for (int k = 0; k < newtonLimit && damping < 1e12 && std::isfinite(here.value); ++k) {
    if (provesNoMinimiser(problem, nodes, w)) break;
    if (here.gradient.isZero(0)) return w;
    const Matrix hessian = summedHessian(problem, nodes, w, stop);
    if (stop.stop_requested()) return stopped;
    const double top = hessian.diagonal().maxCoeff();
    const Vector scale = equilibration(hessian, 1 / std::sqrt(top > 0 ? top : smoothness));
    const auto fullStep = dampedStep(hessian, scale, here.gradient, 1e-9, stop);
    if (!fullStep) return stopped;
    stepLength = fullStep->norm();
    if (converged(here, gradientsAtZero, stepLength,
                  std::max(w.norm(), here.gradients / smoothness)))
      return w;
    if (isDiverging(here, valueAtZero, stepLength, w.norm())) break;
    bool moved = false;
    while (!moved && damping < 1e12) {
      const auto damped = dampedStep(hessian, scale, here.gradient, damping, stop);
      if (!damped || stop.stop_requested()) return stopped;
      const auto& step = *damped;
      const Total there = totalLoss(problem, nodes, w - step);
      // Close to the minimum the values differ by rounding only, the gradients still do.
      const bool lower = there.value <= here.value - 1e-4 * here.gradient.dot(step);
      const bool flatter = there.value <= here.value + 1e-14 * std::abs(here.value) &&
                           (scale.asDiagonal() * there.gradient).norm() <
                               0.9 * (scale.asDiagonal() * here.gradient).norm();
      moved = lower || flatter;
      if (moved) {
        w -= step;
        here = there;
      }
      damping = moved ? std::max(damping / 10, 1e-12) : damping * 10;
    }
  }
  // Where samples cancel, the gradient at 0 is as small as rounding; then steepness is the measure.
  if (converged(here, steepness, stepLength, std::max(w.norm(), steepness / smoothness))) return w;
  return Error{"cluster",
               "the summed losses have no minimiser, or none that Newton's method finds"};
}

}  // namespace

Matrix summedHessian(const GtvProblem& problem, const std::vector<int>& nodes, ConstVec w,
                     const std::stop_token& stop) {
  Matrix hessian = Matrix::Zero(problem.dimension, problem.dimension);
  for (const int i : nodes) {
    if (stop.stop_requested()) break;
    problem.losses[i]->addHessian(w, hessian);
  }
  return hessian;
}

Result<Vector> clusterOptimum(const GtvProblem& problem, const std::vector<int>& nodes,
                              const std::stop_token& stop) {
  if (problem.dimension > largestDimension)
    return Error{"cluster", fmt::format("more than {} parameters per node", largestDimension)};
  bool labeled = false;
  bool quadratic = true;
  for (const int i : nodes) {
    if (!problem.losses[i]->isConvex())
      return Error{"cluster", "a loss is not convex, so its minimum cannot be proved"};
    if (problem.losses[i]->hasKinks())
      return Error{"cluster",
                   "a loss is not differentiable, the cluster optimum needs differentiable losses"};
    labeled = labeled || !problem.losses[i]->isZero();
    quadratic = quadratic && problem.losses[i]->isQuadratic();
  }
  if (!labeled) return Error{"cluster", "no node of the cluster has data"};
  return quadratic ? minimiseQuadratic(problem, nodes) : minimiseSmooth(problem, nodes, stop);
}

}  // namespace gtv
