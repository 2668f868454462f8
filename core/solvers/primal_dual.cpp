#include "solvers/primal_dual.h"

#include <algorithm>
#include <cmath>
#include <mutex>

#include "base/dimension.h"
#include "solvers/kernels.h"

namespace gtv {
namespace {

constexpr std::int64_t firstCheck = 8;
// Kinds of links, one of each per edge: to the head and to the tail; where both ends own the flow
// models alone, in both directions.
constexpr int models = 0;
constexpr int flows = 1;
// What is remembered where both ends own the flow: of every node how many steps it took, and 2w −
// w° of the last two; of every edge the tail's copy of the flow.
constexpr std::size_t steps = 0;
constexpr std::size_t latest = 1;
constexpr std::size_t before = 2;
constexpr std::size_t tailFlows = 3;

std::vector<DelayedLinks> linksOf(const GtvProblem& problem, bool bothEnds) {
  const int d = problem.dimension;
  const int edges = problem.edgeCount();
  if (bothEnds) return {DelayedLinks("models", 1 + 2 * d, 2 * edges)};
  return {DelayedLinks("models", d, edges), DelayedLinks("flows", d, edges)};
}

}  // namespace

PrimalDualSolver::PrimalDualSolver(const GtvProblem& problem, double gamma, double dualFactor,
                                   double relaxation, const MethodContext& context, FlowOwner owner)
    : PrimalDualSolver(problem, "primal-dual", gamma, dualFactor, relaxation, false, owner,
                       context) {}

PrimalDualSolver::PrimalDualSolver(const GtvProblem& problem, std::string id, double gamma,
                                   double dualFactor, double relaxation, bool weightedSteps,
                                   FlowOwner owner, const MethodContext& context)
    : MessagingSolver(problem, std::move(id), context, linksOf(problem, owner == FlowOwner::Both)),
      gamma_(gamma),
      dualFactor_(dualFactor),
      relaxation_(relaxation),
      owner_(owner),
      weightedSteps_(weightedSteps),
      extended_(W_) {
  check(gamma > 0 && dualFactor > 0 && dualFactor <= 0.5, "step sizes meet the step condition");
  check(relaxation > 0 && relaxation < 2, "0 < κ < 2");
  if (relaxation != 1) memory_ = {W_, U_};
  setGamma(gamma, context.stop);
  capacity_ = capacities(problem);
  check(!usesMailboxes() || relaxation == 1, "messages need κ = 1");
  initialiseMessages();
}

bool PrimalDualSolver::usesMailboxes() const {
  return !network().isIdeal() || network().local != CommunicationConditions::Local::Exact ||
         !byzantine().empty();
}

void PrimalDualSolver::initialiseNeighbourKnowledge() {
  MessagingSolver::initialiseNeighbourKnowledge();
  if (!usesMailboxes()) {
    // Of the flows on a network that was not ideal before.
    if (relaxation_ == 1 && !weightedSteps_) memory_.clear();
    return;
  }
  if (owner_ == FlowOwner::Both) return alignEnds();
  memory_ = {problem().graph->differences(W_)};
  for (int e = 0; e < problem().edgeCount(); ++e) {
    put(models, e, W_.col(problem().graph->edge(e).tail));
    put(flows, e, U_.col(e));
  }
}

void PrimalDualSolver::networkChanged(const CommunicationConditions& network) {
  MessagingSolver::networkChanged(network);
  setDualSteps();
}

std::optional<Traffic> PrimalDualSolver::traffic() const {
  if (usesMailboxes()) return MessagingSolver::traffic();
  return std::nullopt;
}

double PrimalDualSolver::nodeMetric(int i) const {
  return weightedSteps_ ? problem().graph->strength(i) : problem().graph->degree(i);
}

/// After a stop not all is set: who makes it then throws it away.
void PrimalDualSolver::setGamma(double gamma, const std::stop_token& stop) {
  gamma_ = gamma;
  tau_.resize(problem().nodeCount());
  prox_.resize(static_cast<std::size_t>(problem().nodeCount()));
  for (int i = 0; i < problem().nodeCount() && !stop.stop_requested(); ++i) {
    const double metric = nodeMetric(i);
    const auto& loss = problem().losses[i];
    tau_[i] = metric > 0 ? gamma / metric : gamma;
    prox_[i] = loss->isZero() ? nullptr : loss->prox(1 / tau_[i]);
  }
  setDualSteps();
}

void PrimalDualSolver::setDualSteps() {
  sigma_.resize(problem().edgeCount());
  for (int e = 0; e < problem().edgeCount(); ++e)
    sigma_[e] = dualFactor_ / gamma_ * (weightedSteps_ ? problem().graph->edge(e).weight : 1);
  if (network().delay > 0 && owner_ == FlowOwner::Head) sigma_ /= 1 + network().delay;
}

void PrimalDualSolver::onWarmStart() {
  if (relaxation_ != 1) memory_ = {W_, U_};
}

void PrimalDualSolver::problemChanged() {
  capacity_ = capacities(problem());
  if (owner_ != FlowOwner::Both || !usesMailboxes()) return;
  // One end may have updated the flow of a step with the capacities before, the other not yet.
  clearMail();
  alignEnds();
}

double PrimalDualSolver::advance() {
  if (usesMailboxes()) return owner_ == FlowOwner::Both ? advanceByBothEnds() : advanceByMessages();
  return withDimension(problem().dimension, [this](auto D) { return advanceFixed<D()>(); });
}

template <int D>
double PrimalDualSolver::advanceFixed() {
  using Column = Eigen::Map<Eigen::Matrix<double, D, 1>>;
  const auto d = problem().dimension;
  const auto& graph = *problem().graph;
  const bool relaxed = relaxation_ != 1;
  Matrix& fromW = relaxed ? memory_[0] : W_;
  Matrix& fromU = relaxed ? memory_[1] : U_;
  double change = 0;
  std::mutex mutex;
  forNodeRanges([&](int begin, int end) {
    Eigen::Matrix<double, D, 1> next(d);
    double largest = 0;
    for (int i = begin; i < end; ++i) {
      if (stopRequested()) return;
      netOutflow<D>(graph, i, fromU, next);
      Column from(&fromW(0, i), d);
      Column w(&W_(0, i), d);
      next = from - tau_[i] * next;
      if (prox_[i]) applyMap(*prox_[i], next);
      Column(&extended_(0, i), d) = 2 * next - from;
      largest = std::max(largest, (next - w).template lpNorm<Eigen::Infinity>());
      w = next;
      if (relaxed) from += relaxation_ * (next - from);
    }
    const std::scoped_lock lock(mutex);
    change = std::max(change, largest);
  });
  if (stopRequested()) return 0;
  forEdgeBlocks(graph.edgeCount(), [&](Eigen::Index start, Eigen::Index count) {
    if (stopRequested()) return;
    for (Eigen::Index e = start; e < start + count; ++e) {
      const auto& edge = graph.edges()[e];
      Column(&U_(0, e), d) =
          Column(&fromU(0, e), d) +
          sigma_[e] * (Column(&extended_(0, edge.head), d) - Column(&extended_(0, edge.tail), d));
    }
    problem().penalty->dualUpdate(U_.middleCols(start, count), &capacity_[start], &sigma_[start]);
    if (relaxed)
      fromU.middleCols(start, count) +=
          relaxation_ * (U_.middleCols(start, count) - fromU.middleCols(start, count));
  });
  return change;
}

double PrimalDualSolver::advanceByMessages() {
  beginRound();
  const auto& graph = *problem().graph;
  const double d = problem().dimension;
  Matrix& lastDifference = memory_[0];
  Vector from(problem().dimension);
  Vector next(problem().dimension);
  double change = 0;
  for (int i = 0; i < graph.nodeCount(); ++i) {
    if (!computes(i)) continue;
    from = own(i);
    next.setZero();
    for (const auto& incidence : graph.neighbours(i)) {
      if (incidence.sign > 0)
        next += U_.col(incidence.edge);
      else
        next -= held(flows, incidence.edge);
    }
    next = from - tau_[i] * next;
    minimise(i, prox_[static_cast<std::size_t>(i)].get(), {1 / tau_[i]}, from, next);
    publishIterate(i, next);
    change = std::max(change, (next - W_.col(i)).lpNorm<Eigen::Infinity>());
    W_.col(i) = next;
  }
  for (int e = 0; e < graph.edgeCount(); ++e)
    if (const int tail = graph.edge(e).tail; computes(tail))
      send(models, e, iteration(), W_.col(tail), 1, d);
  for (int e = 0; e < graph.edgeCount(); ++e) {
    const int head = graph.edge(e).head;
    if (!computes(head)) continue;
    const Vector difference = W_.col(head) - held(models, e);
    U_.col(e) += sigma_[e] * (2 * difference - lastDifference.col(e));
    problem().penalty->dualUpdate(U_.col(e), &capacity_[e], &sigma_[e]);
    lastDifference.col(e) = difference;
    send(flows, e, iteration() + 1, U_.col(e), 1, d);
  }
  return change;
}

/// No step was taken; the copies of the flow are U.
void PrimalDualSolver::alignEnds() { memory_ = {Matrix::Zero(1, W_.cols()), W_, W_, U_}; }

bool PrimalDualSolver::isReady(int i) const {
  const double step = memory_[steps](0, i);
  if (step == 0) return true;  // both ends know the flow
  const auto& around = problem().graph->neighbours(i);
  return std::all_of(around.begin(), around.end(), [&](const Incidence& incidence) {
    return hasArrived(models, linkTo(incidence)) && held(models, linkTo(incidence))[0] >= step;
  });
}

/// The copies of node i, by the models of its step.
void PrimalDualSolver::updateFlows(int i) {
  const auto d = problem().dimension;
  const double step = memory_[steps](0, i);
  for (const auto& incidence : problem().graph->neighbours(i)) {
    const int e = incidence.edge;
    const auto message = held(models, linkTo(incidence));
    const auto theirs = message.segment(message[0] == step ? 1 : 1 + d, d);
    const bool isHead = incidence.sign > 0;
    auto flow = (isHead ? U_ : memory_[tailFlows]).middleCols(e, 1);
    const auto mine = memory_[latest].col(i);
    if (isHead)
      flow += sigma_[e] * (mine - theirs);
    else
      flow += sigma_[e] * (theirs - mine);
    problem().penalty->dualUpdate(flow, &capacity_[e], &sigma_[e]);
  }
}

double PrimalDualSolver::takeStep(int i) {
  if (memory_[steps](0, i) > 0) updateFlows(i);
  const Vector from = own(i);
  Vector next = Vector::Zero(problem().dimension);
  for (const auto& incidence : problem().graph->neighbours(i)) {
    if (incidence.sign > 0)
      next += U_.col(incidence.edge);
    else
      next -= memory_[tailFlows].col(incidence.edge);
  }
  next = from - tau_[i] * next;
  minimise(i, prox_[static_cast<std::size_t>(i)].get(), {1 / tau_[i]}, from, next);
  publishIterate(i, next);
  const double change = (next - W_.col(i)).lpNorm<Eigen::Infinity>();
  memory_[before].col(i) = memory_[latest].col(i);
  memory_[latest].col(i) = 2 * next - W_.col(i);
  W_.col(i) = next;
  memory_[steps](0, i) += 1;
  return change;
}

void PrimalDualSolver::sendModels(int i) {
  const auto d = problem().dimension;
  Vector message(1 + 2 * d);
  message << memory_[steps](0, i), memory_[latest].col(i), memory_[before].col(i);
  for (const auto& incidence : problem().graph->neighbours(i))
    send(models, linkFrom(incidence), iteration(), message, 2, static_cast<double>(1 + 2 * d));
}

double PrimalDualSolver::advanceByBothEnds() {
  beginRound();
  const int n = problem().nodeCount();
  std::vector<bool> sends(static_cast<std::size_t>(n), false);
  double change = 0;
  for (int i = 0; i < n && !stopRequested(); ++i) {
    if (!computes(i)) continue;
    const bool ready = isReady(i);
    if (ready) change = std::max(change, takeStep(i));
    // What got lost is said again.
    sends[static_cast<std::size_t>(i)] = ready || network().loss > 0;
  }
  for (int i = 0; i < n; ++i)
    if (sends[static_cast<std::size_t>(i)]) sendModels(i);
  return change;
}

Result<void> PrimalDualSolver::restoreScalars(const std::vector<double>& scalars) {
  const double gamma = scalars[0];
  if (!(gamma > 0) || !std::isfinite(gamma))
    return Error{"state", "has a step balance that no run can reach"};
  if (gamma != gamma_) setGamma(gamma);
  return {};
}

AdaptivePrimalDualSolver::AdaptivePrimalDualSolver(const GtvProblem& problem, double gamma)
    : PrimalDualSolver(problem, "adaptive-primal-dual", gamma, 0.5, 1, true, FlowOwner::Head, {}),
      firstGamma_(gamma),
      nextBalance_(firstCheck) {
  memory_ = {W_, U_};
}

void AdaptivePrimalDualSolver::reset() {
  PrimalDualSolver::reset();
  if (gamma() != firstGamma_) setGamma(firstGamma_);
  nextBalance_ = firstCheck;
}

void AdaptivePrimalDualSolver::onWarmStart() {
  memory_ = {W_, U_};
  nextBalance_ = iteration() + firstCheck;
}

void AdaptivePrimalDualSolver::step() {
  PrimalDualSolver::step();
  if (iteration() >= nextBalance_) rebalance();
}

void AdaptivePrimalDualSolver::rebalance() {
  double primalMove = 0;
  for (int i = 0; i < problem().nodeCount(); ++i)
    primalMove += nodeMetric(i) * (W_.col(i) - anchorW().col(i)).squaredNorm();
  double dualMove = 0;
  for (int e = 0; e < problem().edgeCount(); ++e)
    dualMove += (U_.col(e) - anchorU().col(e)).squaredNorm() / problem().graph->edge(e).weight;
  const double estimate = std::sqrt(primalMove / (2 * dualMove));
  if (std::isfinite(estimate) && estimate > 0)
    setGamma(std::clamp(std::sqrt(gamma() * estimate), 1e-8, 1e8));
  anchorW() = W_;
  anchorU() = U_;
  nextBalance_ = 2 * iteration();
}

std::vector<double> AdaptivePrimalDualSolver::scalars() const {
  return {gamma(), static_cast<double>(nextBalance_)};
}

Result<void> AdaptivePrimalDualSolver::restoreScalars(const std::vector<double>& scalars) {
  // A double on its way back to an integer.
  if (!(scalars[1] >= 0 && scalars[1] <= 9e15))
    return Error{"state", "has a next step balance that no run can reach"};
  if (auto taken = PrimalDualSolver::restoreScalars(scalars); !taken) return taken;
  nextBalance_ = static_cast<std::int64_t>(scalars[1]);
  return {};
}

}  // namespace gtv
