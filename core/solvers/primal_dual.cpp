#include "solvers/primal_dual.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/dimension.h"

namespace gtv {
namespace {

constexpr Eigen::Index edgeBlock = 256;
constexpr std::int64_t firstBalance = 8;

}  // namespace

PrimalDualSolver::PrimalDualSolver(const GtvProblem& problem, double gamma, double dualFactor)
    : PrimalDualSolver(problem, gamma, dualFactor, false) {}

PrimalDualSolver::PrimalDualSolver(const GtvProblem& problem, double gamma, double dualFactor,
                                   bool weightedSteps)
    : problem_(problem),
      gamma_(gamma),
      dualFactor_(dualFactor),
      weightedSteps_(weightedSteps),
      W_(Matrix::Zero(problem.dimension, problem.nodeCount())),
      extended_(W_),
      U_(Matrix::Zero(problem.dimension, problem.edgeCount())) {
  check(gamma > 0 && dualFactor > 0 && dualFactor <= 0.5, "step sizes meet the step condition");
  setGamma(gamma);
  problemChanged();
}

double PrimalDualSolver::nodeMetric(int i) const {
  return weightedSteps_ ? problem_.graph->strength(i) : problem_.graph->degree(i);
}

void PrimalDualSolver::setGamma(double gamma) {
  gamma_ = gamma;
  tau_.resize(problem_.nodeCount());
  prox_.resize(static_cast<std::size_t>(problem_.nodeCount()));
  for (int i = 0; i < problem_.nodeCount(); ++i) {
    const double metric = nodeMetric(i);
    tau_[i] = metric > 0 ? gamma / metric : gamma;
    prox_[i] = problem_.losses[i]->isZero() ? nullptr : problem_.losses[i]->prox(1 / tau_[i]);
  }
  sigma_.resize(problem_.edgeCount());
  for (int e = 0; e < problem_.edgeCount(); ++e)
    sigma_[e] = dualFactor_ / gamma * (weightedSteps_ ? problem_.graph->edge(e).weight : 1);
}

void PrimalDualSolver::problemChanged() {
  capacity_.resize(problem_.edgeCount());
  for (int e = 0; e < problem_.edgeCount(); ++e) capacity_[e] = problem_.capacity(e);
}

void PrimalDualSolver::reset() {
  iteration_ = 0;
  lastChange_ = 0;
  W_.setZero();
  U_.setZero();
}

void PrimalDualSolver::step() {
  withDimension(problem_.dimension, [this](auto D) { stepFixed<D()>(); });
  ++iteration_;
}

template <int D>
void PrimalDualSolver::stepFixed() {
  using Column = Eigen::Map<Eigen::Matrix<double, D, 1>>;
  const auto d = problem_.dimension;
  const auto& graph = *problem_.graph;
  Eigen::Matrix<double, D, 1> next(d);
  double change = 0;
  for (int i = 0; i < graph.nodeCount(); ++i) {
    next.setZero();
    for (const auto& [neighbour, e, sign] : graph.neighbours(i)) {
      const Column u(&U_(0, e), d);
      if (sign > 0)
        next += u;
      else
        next -= u;
    }
    Column w(&W_(0, i), d);
    next = w - tau_[i] * next;
    if (prox_[i]) prox_[i]->apply(next);
    Column(&extended_(0, i), d) = 2 * next - w;
    change = std::max(change, (next - w).template lpNorm<Eigen::Infinity>());
    w = next;
  }
  lastChange_ = change;
  for (Eigen::Index start = 0; start < graph.edgeCount(); start += edgeBlock) {
    const auto count = std::min<Eigen::Index>(edgeBlock, graph.edgeCount() - start);
    for (Eigen::Index e = start; e < start + count; ++e) {
      const auto& edge = graph.edges()[e];
      Column(&U_(0, e), d) +=
          sigma_[e] * (Column(&extended_(0, edge.head), d) - Column(&extended_(0, edge.tail), d));
    }
    problem_.penalty->dualUpdate(U_.middleCols(start, count), &capacity_[start], &sigma_[start]);
  }
}

SolverState PrimalDualSolver::state() const {
  return {id(), iteration_, W_, U_, {}, {gamma_, lastChange_}, {}};
}

Result<void> PrimalDualSolver::restore(const SolverState& state) {
  if (state.solver != id())
    return Error{"state", fmt::format("is of solver '{}', expected '{}'", state.solver, id())};
  if (state.W.rows() != W_.rows() || state.W.cols() != W_.cols() || state.U.rows() != U_.rows() ||
      state.U.cols() != U_.cols() || state.scalars.size() < 2)
    return Error{"state", "has other sizes than the problem"};
  if (state.iteration < 0 || !(state.scalars[0] > 0) || !std::isfinite(state.scalars[0]))
    return Error{"state", "has an iteration or step balance that no run can reach"};
  iteration_ = state.iteration;
  W_ = state.W;
  U_ = state.U;
  lastChange_ = state.scalars[1];
  if (state.scalars[0] != gamma_) setGamma(state.scalars[0]);
  return {};
}

AdaptivePrimalDualSolver::AdaptivePrimalDualSolver(const GtvProblem& problem, double gamma)
    : PrimalDualSolver(problem, gamma, 0.5, true),
      firstGamma_(gamma),
      nextBalance_(firstBalance),
      anchorW_(primal()),
      anchorU_(dual()) {}

void AdaptivePrimalDualSolver::reset() {
  PrimalDualSolver::reset();
  if (gamma() != firstGamma_) setGamma(firstGamma_);
  nextBalance_ = firstBalance;
  anchorW_ = primal();
  anchorU_ = dual();
}

void AdaptivePrimalDualSolver::step() {
  PrimalDualSolver::step();
  if (iteration() >= nextBalance_) rebalance();
}

void AdaptivePrimalDualSolver::rebalance() {
  double primalMove = 0;
  for (int i = 0; i < problem().nodeCount(); ++i)
    primalMove += nodeMetric(i) * (primal().col(i) - anchorW_.col(i)).squaredNorm();
  double dualMove = 0;
  for (int e = 0; e < problem().edgeCount(); ++e)
    dualMove += (dual().col(e) - anchorU_.col(e)).squaredNorm() / problem().graph->edge(e).weight;
  const double estimate = std::sqrt(primalMove / (2 * dualMove));
  if (std::isfinite(estimate) && estimate > 0)
    setGamma(std::clamp(std::sqrt(gamma() * estimate), 1e-8, 1e8));
  anchorW_ = primal();
  anchorU_ = dual();
  nextBalance_ = 2 * iteration();
}

SolverState AdaptivePrimalDualSolver::state() const {
  auto out = PrimalDualSolver::state();
  out.anchors = {anchorW_, anchorU_};
  out.scalars.push_back(static_cast<double>(nextBalance_));
  return out;
}

Result<void> AdaptivePrimalDualSolver::restore(const SolverState& state) {
  const auto fits = [](const Matrix& anchor, const Matrix& iterate) {
    return anchor.rows() == iterate.rows() && anchor.cols() == iterate.cols();
  };
  if (state.anchors.size() != 2 || state.scalars.size() != 3 || !fits(state.anchors[0], primal()) ||
      !fits(state.anchors[1], dual()))
    return Error{"state", "has other sizes than the problem"};
  // A double on its way back to an integer.
  if (!(state.scalars[2] >= 0 && state.scalars[2] <= 9e15))
    return Error{"state", "has a next step balance that no run can reach"};
  if (auto restored = PrimalDualSolver::restore(state); !restored) return restored;
  anchorW_ = state.anchors[0];
  anchorU_ = state.anchors[1];
  nextBalance_ = static_cast<std::int64_t>(state.scalars[2]);
  return {};
}

}  // namespace gtv
