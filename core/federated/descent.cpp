#include "federated/descent.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "base/decompositions.h"
#include "problem/cluster_optimum.h"
#include "server/server.h"
#include "solvers/kernels.h"
#include "solvers/quadratic_coupling.h"
#include "solvers/quadratic_objective.h"

namespace gtv {
namespace {

constexpr int mostHalvings = 60;
/// In units of the capacity: a dual step so long that only the direction of v counts.
constexpr double farAway = 1e12;

}  // namespace

double batchShare(const LocalLoss& loss, int batch) {
  const auto count = loss.sampleCount();
  return count > batch ? batch / static_cast<double>(count) : 1;
}

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

DescentSolver::DescentSolver(const GtvProblem& problem, const MethodContext& context,
                             Settings settings)
    : MessagingSolver(
          problem, settings.id, context,
          settings.projection.set == Projection::Set::Consensus
              ? starLinks(problem.dimension, problem)
              : std::vector{DelayedLinks("models", problem.dimension, 2 * problem.edgeCount())}),
      settings_(std::move(settings)) {
  const Matrix zero = Matrix::Zero(problem.dimension, problem.nodeCount());
  if (settings_.update == Update::Momentum) memory_ = {zero};
  if (settings_.update == Update::Adam)
    memory_ = {zero, zero, Matrix::Zero(1, problem.nodeCount())};
  DescentSolver::problemChanged();
  initialiseMessages();
}

bool DescentSolver::isDone() const {
  if (MessagingSolver::isDone()) return true;
  if (settings_.epochs == 0) return false;
  std::int64_t most = 0;
  for (const auto& loss : problem().losses)
    most = std::max<std::int64_t>(most, loss->sampleCount());
  const std::int64_t each = settings_.draw == Draw::All      ? most
                            : settings_.draw == Draw::InTurn ? 1
                                                             : settings_.batch;
  return iteration() * each >= settings_.epochs * most;
}

void DescentSolver::initialiseNeighbourKnowledge() {
  MessagingSolver::initialiseNeighbourKnowledge();
  if (!usesMailboxes() || isConsensus()) return;
  for (int i = 0; i < problem().nodeCount(); ++i)
    for (const auto& incidence : problem().graph->neighbours(i))
      put(0, linkTo(incidence), W_.col(incidence.neighbour));
}

void DescentSolver::problemChanged() {
  const int n = problem().nodeCount();
  const int d = problem().dimension;
  U_.setZero(d, isConsensus() ? 0 : problem().edgeCount());
  Vector smooth(n);
  Vector convex(n);
  bool quadratic = true;
  for (int i = 0; i < n; ++i) {
    smooth[i] = problem().losses[i]->smoothness();
    convex[i] = problem().losses[i]->strongConvexity();
    quadratic = quadratic && problem().losses[i]->isQuadratic();
  }
  if (!isConsensus()) {
    convexity_ = convex.minCoeff();
    const bool coupled = problem().penalty->quadraticForm(d).has_value();
    smoothness_ = coupled ? QuadraticCoupling(problem()).smoothnessBound(smooth)
                          : std::numeric_limits<double>::infinity();
    spectrum_.reset();
    constexpr int most = QuadraticObjective::mostParameters;
    if (!coupled || !quadratic || n * d == 0 || n > most / d) return;
    // The least convex node says nothing where nodes without data lean on their neighbours.
    const Vector eigenvalues = symmetricEigenvalues(networkHessian(problem()));
    const double largest = eigenvalues.maxCoeff();
    const double least = eigenvalues.minCoeff();
    // What is rounding beside the largest one is 0: a direction that nothing pulls at.
    constexpr double rounding = 1e-12;
    spectrum_ = std::pair(least > rounding * largest ? least : 0, largest);
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
  if (usesMailboxes()) return MessagingSolver::traffic();
  const double vectors = isConsensus() ? 2.0 * problem().nodeCount() : 2.0 * problem().edgeCount();
  return Traffic{vectors, vectors, vectors * problem().dimension};
}

std::string DescentSolver::stepSizeWarning() const {
  using Rule = StepSizes::Rule;
  // Of a fixed step it can be said before the first one.
  const double step = settings_.steps.rule == Rule::Fixed ? nextStep() : lastStep_;
  const double bound = 2 / smoothness_;
  if (settings_.update != Update::Plain) return {};
  if (!std::isfinite(smoothness_) || !(step > bound)) return {};
  return fmt::format(
      "the step size {:.3g} is larger than 2/β = {:.3g}, with the smoothness β ≤ {:.3g} of the "
      "objective",
      step, bound, smoothness_);
}

std::optional<double> DescentSolver::predictedContraction() const {
  const auto rule = settings_.steps.rule;
  const bool constant = rule == StepSizes::Rule::Fixed || rule == StepSizes::Rule::Optimal;
  if (!constant || settings_.draw != Draw::All || settings_.update != Update::Plain ||
      settings_.perturbation > 0 || usesMailboxes() || !byzantine().empty())
    return std::nullopt;
  const double size = settings_.steps.at(0, convexity_, smoothness_);
  const auto [least, largest] = spectrum_.value_or(std::pair(convexity_, smoothness_));
  const double factor = std::max(std::abs(1 - size * least), std::abs(1 - size * largest));
  if (!(factor < 1)) return std::nullopt;
  return factor;
}

void DescentSolver::lossGradient(int i, ConstVec w, Rng& draws, MutVec g) const {
  const auto& loss = *problem().losses[static_cast<std::size_t>(i)];
  const auto count = loss.sampleCount();
  if (count == 0) {
    g.setZero();
  } else if (settings_.draw == Draw::All) {
    loss.gradient(w, g);
  } else if (settings_.draw == Draw::InTurn) {
    loss.sampleGradient(iteration() % count, w, g);
  } else {
    Vector one(problem().dimension);
    std::vector<Eigen::Index> order;
    std::int64_t pass = -1;
    g.setZero();
    for (int k = 0; k < settings_.batch && !stopRequested(); ++k) {
      const auto position = iteration() * settings_.batch + k;
      const auto sample = settings_.draw == Draw::Batch ? draws.below(count)
                                                        : sampleAt(i, position, count, order, pass);
      loss.sampleGradient(sample, w, one);
      g += one / settings_.batch;
    }
  }
}

Eigen::Index DescentSolver::sampleAt(int i, std::int64_t position, Eigen::Index count,
                                     std::vector<Eigen::Index>& order, std::int64_t& pass) const {
  const Eigen::Index place = position % count;
  if (settings_.draw == Draw::Cyclic) return place;
  if (pass != position / count) {
    pass = position / count;
    order.resize(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), Eigen::Index{0});
    auto draws = rng().stream(fmt::format("pass {} of node {}", pass, i));
    for (Eigen::Index k = count - 1; k > 0; --k)
      std::swap(order[static_cast<std::size_t>(k)],
                order[static_cast<std::size_t>(draws.below(k + 1))]);
  }
  return order[static_cast<std::size_t>(place)];
}

void DescentSolver::direct(Matrix& G) {
  if (settings_.update == Update::Plain) return;
  // On consensus the server has one momentum, that of the mean gradient.
  if (isConsensus()) G.colwise() = Vector(G.rowwise().mean());
  const double mu = settings_.momentum;
  const double beta = settings_.secondMoment;
  for (Eigen::Index i = 0; i < G.cols(); ++i) {
    // Who sleeps makes no step, and remembers what it did.
    if (!isConsensus() && !computes(static_cast<int>(i))) continue;
    auto mean = memory_[0].col(i);
    if (settings_.update == Update::Momentum) {
      mean = mu * mean + G.col(i);
      G.col(i) = mean;
      continue;
    }
    auto square = memory_[1].col(i);
    const double steps = ++memory_[2](0, i);
    mean = mu * mean + (1 - mu) * G.col(i);
    square = beta * square + (1 - beta) * G.col(i).cwiseAbs2();
    G.col(i) = (mean / (1 - std::pow(mu, steps))).array() /
               ((square / (1 - std::pow(beta, steps))).array().sqrt() + settings_.epsilon);
  }
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): views
void DescentSolver::answer(int i, ConstVec w, Rng& draws, MutVec g) {
  if (privacy().isOn() && privacy().perSample) {
    const auto& loss = *problem().losses[static_cast<std::size_t>(i)];
    releaseSamples(i, settings_.draw == Draw::Batch ? batchShare(loss, settings_.batch) : 1, w, g);
  } else {
    lossGradient(i, w, draws, g);
    if (privacy().isOn()) release(i, Vector::Zero(g.size()), g);
  }
  byzantine().apply(i, iteration(), g);
}

void DescentSolver::lossGradients(Matrix& G) {
  auto draws = rng().stream(fmt::format("gradients {}", iteration()));
  const double d = problem().dimension;
  for (int i = 0; i < problem().nodeCount() && !stopRequested(); ++i) {
    if (!isConsensus()) {
      lossGradient(i, own(i), draws, G.col(i));
      continue;
    }
    if (!usesMailboxes()) {
      answer(i, W_.col(i), draws, G.col(i));
      continue;
    }
    send(downLink, i, iteration(), W_.col(i), 1, d);
    if (computes(i) && hasArrived(downLink, i)) {
      answer(i, held(downLink, i), draws, G.col(i));
      send(upLink, i, iteration(), G.col(i), 1, d);
    }
    G.col(i) = held(upLink, i);
  }
}

void DescentSolver::addCoupling(Matrix& G) {
  subgradientFlow();
  const auto& graph = *problem().graph;
  Vector capacity(1);
  Vector sigma(1);
  Matrix flow(W_.rows(), 1);
  // Node i knows its own model, and of its neighbours what it was told.
  const auto addOf = [&](int i) {
    for (const auto& incidence : graph.neighbours(i)) {
      capacity[0] = problem().capacity(incidence.edge);
      sigma[0] = capacity[0] > 0 ? farAway * capacity[0] : 1;
      if (usesMailboxes())
        flow.col(0) = sigma[0] * (own(i) - held(0, linkTo(incidence)));
      else
        flow.col(0) = sigma[0] * (own(i) - W_.col(incidence.neighbour));
      problem().penalty->dualUpdate(flow, capacity.data(), sigma.data());
      G.col(i) += flow.col(0);
    }
  };
  if (usesMailboxes()) {
    for (int i = 0; i < problem().nodeCount(); ++i) addOf(i);
    return;
  }
  const auto attackers = byzantine().nodes();
  Matrix before(G.rows(), static_cast<Eigen::Index>(attackers.size()));
  for (std::size_t k = 0; k < attackers.size(); ++k)
    before.col(static_cast<Eigen::Index>(k)) = G.col(attackers[k]);
  G += graph.netOutflow(U_);
  for (std::size_t k = 0; k < attackers.size(); ++k) {
    G.col(attackers[k]) = before.col(static_cast<Eigen::Index>(k));
    addOf(attackers[k]);
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
  return isConsensus() ? problem().loss(W) : problem().objective(W);
}

void DescentSolver::publishModels(Matrix& next) {
  for (int i = 0; i < problem().nodeCount(); ++i) {
    if (!computes(i)) {
      next.col(i) = W_.col(i);
      continue;
    }
    publishIterate(i, next.col(i));
    if (!usesMailboxes()) continue;
    for (const auto& incidence : problem().graph->neighbours(i))
      send(0, linkFrom(incidence), iteration() + 1, next.col(i), 1, problem().dimension);
  }
}

double DescentSolver::advance() {
  beginRound();
  Matrix G(W_.rows(), W_.cols());
  lossGradients(G);
  if (!isConsensus()) addCoupling(G);
  direct(G);
  const auto& steps = settings_.steps;
  lastStep_ = nextStep();
  Matrix next = W_ - lastStep_ * G;
  if (!isConsensus())
    for (const int i : byzantine().nodes()) next.col(i) = own(i) - lastStep_ * G.col(i);
  if (settings_.perturbation > 0) {
    Matrix noise(W_.rows(), W_.cols());
    rng().stream(fmt::format("perturbation {}", iteration())).fillNormal(noise);
    next += settings_.perturbation * noise;
  }
  settings_.projection.apply(next);
  if (!isConsensus()) publishModels(next);
  if (steps.rule == StepSizes::Rule::Backtracking) {
    const double before = value(W_);
    // What a step this long promises: f(w⁺) ≤ f(w) + ⟨g, w⁺ − w⟩ + ‖w⁺ − w‖²/(2α).
    const auto promised = [&] {
      const Matrix move = next - W_;
      return before + G.cwiseProduct(move).sum() + move.squaredNorm() / (2 * lastStep_);
    };
    for (int k = 0; k < mostHalvings && !stopRequested() &&
                    !(value(next) <= promised() + 1e-15 * std::abs(before));
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
