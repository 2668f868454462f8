#include "solvers/gradient.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace gtv {

GradientSolver::GradientSolver(const GtvProblem& problem, bool accelerated, double stepSize)
    : IterativeSolverBase(problem, "gradient"),
      accelerated_(accelerated),
      givenStep_(stepSize),
      coupling_(problem),
      lossSmoothness_(problem.nodeCount()),
      convexity_(std::numeric_limits<double>::infinity()),
      point_(W_),
      gradient_(W_) {
  for (int i = 0; i < problem.nodeCount(); ++i) {
    lossSmoothness_[i] = problem.losses[i]->smoothness();
    convexity_ = std::min(convexity_, problem.losses[i]->strongConvexity());
  }
  if (accelerated) memory_ = {W_};
  GradientSolver::problemChanged();
}

void GradientSolver::reset() {
  IterativeSolverBase::reset();
  momentum_.restart();
}

void GradientSolver::onWarmStart() {
  if (accelerated_) memory_ = {W_};
  momentum_.restart();
  coupling_.flow(W_, U_);
}

void GradientSolver::problemChanged() {
  coupling_.problemChanged();
  coupling_.flow(W_, U_);
  smoothness_ = coupling_.smoothnessBound(lossSmoothness_);
  // Without losses and edges the gradient is 0 whatever the step.
  const double automatic = smoothness_ > 0 ? 1 / smoothness_ : 1;
  stepSize_ = givenStep_ > 0 ? givenStep_ : automatic;
}

std::string GradientSolver::stepSizeWarning() const {
  const double bound = (accelerated_ ? 1 : 2) / smoothness_;
  if (!(stepSize_ > bound)) return {};
  return fmt::format(
      "the step size {:.3g} is larger than {} = {:.3g}, with the smoothness β ≤ {:.3g} of the "
      "objective",
      stepSize_, accelerated_ ? "1/β" : "2/β", bound, smoothness_);
}

std::optional<double> GradientSolver::predictedContraction() const {
  if (accelerated_) return std::nullopt;
  const double factor =
      std::max(std::abs(1 - stepSize_ * convexity_), std::abs(1 - stepSize_ * smoothness_));
  if (!(factor < 1)) return std::nullopt;
  return factor;
}

double GradientSolver::advance() {
  point_ = W_;
  if (accelerated_) {
    point_ += momentum_.advance() * (W_ - memory_[0]);
    coupling_.flow(point_, U_);
  }
  coupling_.gradient(point_, U_, gradient_);
  if (accelerated_) memory_[0] = W_;
  point_ -= stepSize_ * gradient_;
  const double change = (point_ - W_).lpNorm<Eigen::Infinity>();
  if (accelerated_ && gradient_.cwiseProduct(point_ - W_).sum() > 0) momentum_.restart();
  W_.swap(point_);
  coupling_.flow(W_, U_);
  return change;
}

Result<void> GradientSolver::restoreScalars(const std::vector<double>& scalars) {
  if (!momentum_.take(scalars[0])) return Error{"state", "has a momentum that no run can reach"};
  return {};
}

}  // namespace gtv
