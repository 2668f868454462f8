#include "methods/descent.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/decompositions.h"
#include "problem/cluster_optimum.h"
#include "solvers/kernels.h"
#include "solvers/quadratic_coupling.h"

namespace gtv {
namespace {

constexpr int mostHalvings = 60;
/// In units of the capacity: a dual step so long that only the direction of v counts.
constexpr double farAway = 1e12;

}  // namespace

void Projection::apply(Matrix& W) const {
  switch (set) {
    case Set::Everywhere:
      return;
    case Set::Ray:
      for (Eigen::Index i = 0; i < W.cols(); ++i)
        W.col(i).setConstant(std::max(0.0, W.col(i).mean()));
      return;
    case Set::Interval:
      W = W.cwiseMax(low).cwiseMin(high);
      return;
    case Set::Ball:
      for (Eigen::Index i = 0; i < W.cols(); ++i)
        if (const double length = W.col(i).norm(); length > radius) W.col(i) *= radius / length;
      return;
    case Set::Consensus:
      W.colwise() = Vector(W.rowwise().mean());
      return;
  }
}

DescentSolver::DescentSolver(const GtvProblem& problem, const Federation& federation,
                             Settings settings)
    : SteppingSolver(problem, settings.id), settings_(std::move(settings)), rng_(federation.rng) {
  DescentSolver::problemChanged();
}

void DescentSolver::problemChanged() {
  const int n = problem().nodeCount();
  const int d = problem().dimension;
  U_.setZero(d, agrees() ? 0 : problem().edgeCount());
  Vector smooth(n);
  Vector convex(n);
  bool quadratic = true;
  for (int i = 0; i < n; ++i) {
    smooth[i] = problem().losses[i]->smoothness();
    convex[i] = problem().losses[i]->strongConvexity();
    quadratic = quadratic && problem().losses[i]->isQuadratic();
  }
  if (!agrees()) {
    convexity_ = convex.minCoeff();
    smoothness_ = problem().penalty->quadraticForm(d)
                      ? QuadraticCoupling(problem()).smoothnessBound(smooth)
                      : std::numeric_limits<double>::infinity();
    return;
  }
  convexity_ = convex.mean();
  smoothness_ = smooth.mean();
  if (!quadratic) return;
  std::vector<int> all(static_cast<std::size_t>(n));
  for (int i = 0; i < n; ++i) all[static_cast<std::size_t>(i)] = i;
  const Vector spectrum = symmetricEigenvalues(summedHessian(problem(), all, Vector::Zero(d))) / n;
  convexity_ = std::max(0.0, spectrum[0]);
  smoothness_ = spectrum[d - 1];
}

std::optional<Traffic> DescentSolver::traffic() const {
  const double vectors = agrees() ? 2.0 * problem().nodeCount() : 2.0 * problem().edgeCount();
  return Traffic{vectors, vectors, vectors * problem().dimension};
}

std::string DescentSolver::brokenStepBound() const {
  const double bound = 2 / smoothness_;
  if (!std::isfinite(smoothness_) || !(lastStep_ > bound)) return {};
  return fmt::format(
      "the step size {:.3g} is larger than 2/β = {:.3g}, with the smoothness β ≤ {:.3g} of the "
      "objective",
      lastStep_, bound, smoothness_);
}

std::optional<double> DescentSolver::predictedContraction() const {
  const auto rule = settings_.steps.rule;
  const bool constant = rule == StepSizes::Rule::Fixed || rule == StepSizes::Rule::Optimal;
  if (!constant || settings_.draw != Draw::All || settings_.perturbation > 0) return std::nullopt;
  const double size = settings_.steps.at(0, convexity_, smoothness_);
  const double factor = std::max(std::abs(1 - size * convexity_), std::abs(1 - size * smoothness_));
  if (!(factor < 1)) return std::nullopt;
  return factor;
}

void DescentSolver::lossGradients(Matrix& G) {
  Vector one(problem().dimension);
  auto rng = rng_.stream(fmt::format("gradients {}", iteration()));
  for (int i = 0; i < problem().nodeCount(); ++i) {
    const auto& loss = *problem().losses[i];
    const auto count = loss.sampleCount();
    if (count == 0) {
      G.col(i).setZero();
    } else if (settings_.draw == Draw::All) {
      loss.gradient(W_.col(i), G.col(i));
    } else if (settings_.draw == Draw::InTurn) {
      loss.sampleGradient(iteration() % count, W_.col(i), G.col(i));
    } else {
      G.col(i).setZero();
      for (int k = 0; k < settings_.batch; ++k) {
        loss.sampleGradient(rng.below(count), W_.col(i), one);
        G.col(i) += one / settings_.batch;
      }
    }
  }
}

void DescentSolver::subgradientFlow() {
  const Vector capacity = capacities(problem());
  const Vector sigma = (capacity.array() > 0).select(farAway * capacity.array(), 1);
  for (int e = 0; e < problem().edgeCount(); ++e) {
    const auto& edge = problem().graph->edge(e);
    U_.col(e) = sigma[e] * (W_.col(edge.head) - W_.col(edge.tail));
  }
  problem().penalty->dualUpdate(U_, capacity.data(), sigma.data());
}

double DescentSolver::value(const Matrix& W) const {
  return agrees() ? problem().loss(W) : problem().objective(W);
}

double DescentSolver::advance() {
  Matrix G(W_.rows(), W_.cols());
  lossGradients(G);
  if (!agrees()) {
    subgradientFlow();
    G += problem().graph->netOutflow(U_);
  }
  const auto& steps = settings_.steps;
  lastStep_ = steps.at(iteration(), convexity_, smoothness_);
  Matrix next = W_ - lastStep_ * G;
  if (settings_.perturbation > 0) {
    Matrix noise(W_.rows(), W_.cols());
    rng_.stream(fmt::format("perturbation {}", iteration())).fillNormal(noise);
    next += settings_.perturbation * noise;
  }
  settings_.projection.apply(next);
  if (steps.rule == StepSizes::Rule::Backtracking) {
    const double before = value(W_);
    // What a step this long promises: f(w⁺) ≤ f(w) + ⟨g, w⁺ − w⟩ + ‖w⁺ − w‖²/(2α).
    const auto promised = [&] {
      const Matrix move = next - W_;
      return before + G.cwiseProduct(move).sum() + move.squaredNorm() / (2 * lastStep_);
    };
    for (int k = 0; k < mostHalvings && !(value(next) <= promised() + 1e-15 * std::abs(before));
         ++k) {
      lastStep_ /= 2;
      next = W_ - lastStep_ * G;
      settings_.projection.apply(next);
    }
  }
  const double change = (next - W_).lpNorm<Eigen::Infinity>();
  W_ = std::move(next);
  return change;
}

}  // namespace gtv
