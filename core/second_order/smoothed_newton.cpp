#include "second_order/smoothed_newton.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "penalties/catalogue.h"
#include "second_order/direct.h"

namespace gtv {
namespace {

constexpr double coldSmoothing = 0.1;
constexpr double warmSmoothing = 1e-7;
constexpr double lastSmoothing = 1e-13;
/// The share of μ Σ c_e below which a step's promise ends the work at this μ.
constexpr double settled = 0.1;
/// At the minimum for μ the sum of c_e‖v_e‖ − u_eᵀv_e is about this times μ Σ c_e; from what it is
/// follows the μ that (W, u) would be good for, and the next one is this share of that.
constexpr double typicalGap = 0.3;
constexpr double reduction = 0.3;
/// Certificates are worth their price from here on, in parts of the losses, and when the gap has
/// become this much smaller.
constexpr double nearby = 1e-3;
constexpr double nearer = 0.2;
/// After shorter steps μ stays.
constexpr double longStep = 0.5;
/// Where steps get shorter than this (a Huber loss has no curvature far out), the system is damped.
constexpr double shortStep = 0.1;
constexpr double firstDamping = 1e-3;
/// A flow for another λ is brought this far inside its ball.
constexpr double inside = 0.99;

/// n·d up to which dense factors are looked at, and how much faster their multiplications are.
constexpr Eigen::Index largestDenseSystem = 600;
constexpr double denseAdvantage = 8;
constexpr double denseShare = 0.1;  ///< of n²

std::unique_ptr<SmoothedKernel> makeKernel(const GtvProblem& problem) {
  switch (planSmoothedNewton(problem).elimination) {
    case SmoothedNewtonPlan::Elimination::Forest:
      return makeForestKernel(problem);
    case SmoothedNewtonPlan::Elimination::Dense:
      return makeGraphKernel(problem, makeDenseBlockSystem(*problem.graph, problem.dimension));
    case SmoothedNewtonPlan::Elimination::Sparse:
      break;
  }
  return makeGraphKernel(problem, makeSparseBlockSystem(*problem.graph, problem.dimension));
}

}  // namespace

SmoothedNewtonPlan planSmoothedNewton(const GtvProblem& problem) {
  const double d = problem.dimension;
  const double n = problem.nodeCount();
  if (problem.graph->isForest())
    return {SmoothedNewtonPlan::Elimination::Forest, 3 * n * d * d * d};
  const double dense = n * d * n * d * n * d / 6;
  // Of so many edges the factors are dense in any order.
  if (n * d <= largestDenseSystem && problem.edgeCount() >= denseShare * n * n)
    return {SmoothedNewtonPlan::Elimination::Dense, dense};
  const double sparse = factorisationCost(problem);
  if (n * d <= largestDenseSystem && dense <= denseAdvantage * sparse)
    return {SmoothedNewtonPlan::Elimination::Dense, dense};
  return {SmoothedNewtonPlan::Elimination::Sparse, sparse};
}

std::string SmoothedNewtonSolver::refusal(const GtvProblem& problem) {
  return refusal(problem, planSmoothedNewton(problem));
}

std::string SmoothedNewtonSolver::refusal(const GtvProblem& problem,
                                          const SmoothedNewtonPlan& plan) {
  if (!problem.penalty->dualBall())
    return fmt::format("this method needs {}",
                       describeNormsWith({DualBall::Euclidean, DualBall::Box}));
  for (const auto& loss : problem.losses)
    if (loss->hasKinks()) return "this method needs differentiable losses";
  const double cost = plan.cost;
  if (cost <= largestFactorisation) return {};
  return fmt::format(
      "this method would need {} per step on this network, the limit is {:.0e}; "
      "Primal-dual, adaptive steps (adaptive-primal-dual) has no such limit",
      describeCost(cost), largestFactorisation);
}

SmoothedNewtonSolver::SmoothedNewtonSolver(const GtvProblem& problem)
    : SmoothedNewtonSolver(problem, "smoothed-newton", makeKernel(problem)) {}

SmoothedNewtonSolver::SmoothedNewtonSolver(const GtvProblem& problem, std::string id,
                                           std::unique_ptr<SmoothedKernel> kernel)
    : IterativeSolverBase(problem, std::move(id)), kernel_(std::move(kernel)) {
  memory_ = {U_};
  SmoothedNewtonSolver::problemChanged();
}

void SmoothedNewtonSolver::reset() {
  IterativeSolverBase::reset();
  restored_ = false;
  taken_ = false;
  problemChanged();
}

void SmoothedNewtonSolver::problemChanged() {
  if (restored_) {
    Matrix untouched = u();
    kernel_->problemChanged(untouched);
  } else {
    kernel_->problemChanged(u());
  }
  capacities_ = 0;
  for (int e = 0; e < problem().edgeCount(); ++e) capacities_ += problem().capacity(e);
  if (!restored_) begin();
}

void SmoothedNewtonSolver::onWarmStart() {
  restored_ = false;
  taken_ = false;
  kernel_->takeFlow(U_, u());
  begin();
}

void SmoothedNewtonSolver::begin() {
  if (!taken_) kernel_->take(W_);
  taken_ = true;
  measureSize();
  mu_ = size_ * ((W_.array() == 0).all() ? coldSmoothing : warmSmoothing);
  certificateLikely_ = false;
  certificateGap_ = 0;
  damping_ = 0;
  kernel_->clip(inside, u());
}

void SmoothedNewtonSolver::measureSize() {
  const auto scale = kernel_->scale();
  size_ = std::max(std::sqrt(W_.colwise().squaredNorm().maxCoeff()),
                   scale.curvature > 0 ? scale.slope / scale.curvature : 0);
  if (!(size_ > 0) || !std::isfinite(size_)) size_ = 1;
  curvature_ = std::max(scale.curvature, scale.slope / size_) / problem().nodeCount();
}

bool SmoothedNewtonSolver::prepareStep() {
  if (!taken_) kernel_->take(W_);
  taken_ = true;
  trial_ = kernel_->solve(u(), mu_, damping_ * curvature_, stop());
  if (!stop().stop_requested()) return true;
  taken_ = false;  // what was eliminated is of no use
  return false;
}

double SmoothedNewtonSolver::advance() {
  restored_ = false;
  const double length = lengthOf(trial_);
  certificateLikely_ = false;
  const auto arrival = kernel_->move(length, u(), W_, U_);
  reduceSmoothing(trial_, length, arrival.gap);
  if (length < shortStep)
    damping_ = std::max(10 * damping_, firstDamping);
  else
    damping_ = damping_ > firstDamping ? damping_ / 10 : 0;
  if (length > 0) updateCertificateLikely(arrival.gap, arrival.loss);
  return arrival.moved;
}

void SmoothedNewtonSolver::updateCertificateLikely(double gap, double loss) {
  const double objective = loss + gap;
  certificateLikely_ =
      gap <= nearby * objective &&
      (certificateGap_ == 0 || gap <= nearer * certificateGap_ || gap <= 1e-9 * objective);
  if (certificateLikely_) certificateGap_ = gap;
}

double SmoothedNewtonSolver::lengthOf(const SmoothedKernel::Trial& trial) {
  if (!(trial.slope < 0) || !std::isfinite(trial.slope)) return 0;
  double length = 1;
  double change = trial.change;
  for (int halving = 0; halving < 40; ++halving) {
    if (change <= 1e-4 * length * trial.slope + 4 * epsilon * std::abs(trial.value)) return length;
    length /= 2;
    change = kernel_->change(length);
  }
  return 0;
}

void SmoothedNewtonSolver::reduceSmoothing(const SmoothedKernel::Trial& trial, double length,
                                           double gap) {
  if (!std::isfinite(trial.slope) || (length > 0 && length < longStep)) return;
  double wanted = reduction * gap / (typicalGap * capacities_);
  // Once the step promises less than the smoothing is wrong by.
  if (length == 0 || -trial.slope <= settled * mu_ * capacities_) wanted = 0;
  // Not all at once: a step knows its neighbourhood alone.
  wanted = std::max(wanted, mu_ / 10);
  mu_ = std::max(std::min(mu_, wanted), lastSmoothing * size_);
}

Result<void> SmoothedNewtonSolver::restoreScalars(const std::vector<double>& scalars) {
  for (const double x : scalars)
    if (!std::isfinite(x) || x < 0) return Error{"state", "has numbers that no run can reach"};
  if (!(scalars[0] > 0) || !(scalars[1] > 0))
    return Error{"state", "has a smoothing that no run can reach"};
  mu_ = scalars[0];
  size_ = scalars[1];
  curvature_ = scalars[2];
  damping_ = scalars[3];
  certificateGap_ = scalars[4];
  certificateLikely_ = scalars[5] != 0;
  restored_ = true;
  taken_ = false;
  return {};
}

}  // namespace gtv
