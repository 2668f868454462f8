#include "fusion/auto_solver.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "fusion/chain_dp.h"
#include "fusion/contraction_solver.h"
#include "second_order/conjugate_gradient.h"
#include "second_order/direct.h"
#include "second_order/newton.h"
#include "second_order/smoothed_newton.h"
#include "second_order/tree_newton.h"
#include "solvers/fast_primal_dual.h"

namespace gtv {
namespace {

constexpr std::int64_t forever = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t newtonSteps = 150;
constexpr std::int64_t smoothedSteps = 60;
constexpr std::int64_t treeSteps = 100;
/// With refinement the first few are exact, unless stiffnesses differ by more than the digits of a
/// number: those Newton's method takes one by one.
constexpr std::int64_t directSteps = 30;
constexpr std::int64_t chainSteps = 10;
constexpr std::int64_t conjugateSteps = 20000;
/// About what single precision is good for.
constexpr std::int64_t previewSteps = 100;
/// Of AutoSolver::Phase; states count on after these for problems in other units, after all of
/// those where an iterate ran away.
constexpr int phases = 8;
/// Losses beyond this many times P(0) have run away, and no iterate whose objective is beyond that
/// is shown once there was another phase; looked at every so many iterations.
constexpr double divergenceFactor = 100;
constexpr std::int64_t divergenceCheckInterval = 64;
/// In the units of a scaled problem, beyond every kink.
constexpr double startBeyondKinks = 1e6;
/// A Newton step dearer than this (about a quarter of a second) only after long waiting.
constexpr double expensiveNewtonStep = 1e9;

}  // namespace

AutoSolver::AutoSolver(const GtvProblem& problem, std::int64_t huge)
    : problem_(problem), scaled_(std::make_unique<ScaledProblem>(problem)), huge_(huge) {
  const auto plan = planSmoothedNewton(problem);
  newtonCost_ =
      SmoothedNewtonSolver::refusal(problem, plan).empty() ? plan.cost : factorisationCost(problem);
  const double d = problem.dimension;
  // Operations of a first-order iteration: edges, and the local proximal steps.
  const double iterationCost = 10.0 * problem.edgeCount() * d + 4.0 * problem.nodeCount() * d * d;
  firstPhaseLength_ = static_cast<std::int64_t>(
      std::clamp(10 * newtonCost_ / std::max(iterationCost, 1.0), 50.0, 20000.0));
  if (newtonCost_ > expensiveNewtonStep) firstPhaseLength_ = 20000;
  if (newtonCost_ > largestFactorisation) newtonCost_ = -1;
  AutoSolver::reset();
}

bool AutoSolver::isLinearSystem() const {
  return scaledProblem().penalty->quadraticForm(scaledProblem().dimension) &&
         std::all_of(scaledProblem().losses.begin(), scaledProblem().losses.end(),
                     [](const auto& loss) { return loss->isQuadratic(); });
}

bool AutoSolver::fits(Phase phase) const {
  switch (phase) {
    case Phase::Direct:
      return newtonCost_ >= 0 && isLinearSystem();
    case Phase::Conjugate:
      return isLinearSystem();
    case Phase::Chain:
      return ChainDpSolver::refusal(scaledProblem()).empty();
    case Phase::Tree:
      return TreeNewtonSolver::refusal(scaledProblem()).empty();
    case Phase::Smoothed:
      return newtonCost_ >= 0 && SmoothedNewtonSolver::refusal(scaledProblem()).empty();
    case Phase::Newton:
      return newtonCost_ >= 0;
    case Phase::Preview:
      return std::int64_t{scaledProblem().nodeCount()} + scaledProblem().edgeCount() >= huge_;
    default:
      return true;
  }
}

AutoSolver::Phase AutoSolver::first() const {
  for (const auto phase : {Phase::Direct, Phase::Conjugate, Phase::Chain, Phase::Tree})
    if (fits(phase)) return phase;
  return fits(Phase::Preview) ? Phase::Preview : Phase::FirstOrder;
}

AutoSolver::Phase AutoSolver::next() const {
  if (position_.diverged && newtonCost_ >= 0)
    return fits(Phase::Smoothed) && position_.phase != Phase::Smoothed ? Phase::Smoothed
                                                                       : Phase::Newton;
  const bool second = position_.phase == Phase::Smoothed || position_.phase == Phase::Newton;
  if (second || position_.phase == Phase::Preview || newtonCost_ < 0) return Phase::FirstOrder;
  // In turns, where both are to be had.
  const bool smoothed = fits(Phase::Smoothed) && position_.round % 4 != 3;
  return smoothed ? Phase::Smoothed : Phase::Newton;
}

std::int64_t AutoSolver::lengthOf(Phase phase) const {
  switch (phase) {
    case Phase::Direct:
      return directSteps;
    case Phase::Conjugate:
      return conjugateSteps;
    case Phase::Chain:
      return chainSteps;
    case Phase::Tree:
      return treeSteps;
    case Phase::Smoothed:
      return smoothedSteps << std::min(position_.round / 4, 20);
    case Phase::Newton:
      return newtonSteps << std::min(position_.round / 4, 20);
    case Phase::Preview:
      return previewSteps;
    default:
      return newtonCost_ < 0 ? forever : firstPhaseLength_ << std::min(position_.round, 20);
  }
}

bool AutoSolver::startsAtZero(Phase phase, int round) {
  return phase == Phase::Newton && round % 8 == 3;
}

std::unique_ptr<Solver> AutoSolver::make(Phase phase, int round) const {
  switch (phase) {
    case Phase::Direct:
      return std::make_unique<DirectSolver>(scaledProblem());
    case Phase::Conjugate:
      return std::make_unique<ConjugateGradientSolver>(scaledProblem());
    case Phase::Chain:
      return std::make_unique<ChainDpSolver>(scaledProblem());
    case Phase::Tree:
      return std::make_unique<TreeNewtonSolver>(scaledProblem());
    case Phase::Smoothed:
      return std::make_unique<SmoothedNewtonSolver>(scaledProblem());
    case Phase::Newton:
      return std::make_unique<NewtonSolver>(scaledProblem(),
                                            startsAtZero(phase, round) ? startBeyondKinks : 1);
    case Phase::Preview:
      return std::make_unique<PreviewPrimalDualSolver>(scaledProblem());
    default:
      if (Contraction::refusal(scaledProblem()).empty())
        return std::make_unique<ContractionSolver>(scaledProblem());
      return std::make_unique<FastPrimalDualSolver>(scaledProblem());
  }
}

std::string AutoSolver::reason() const {
  switch (position_.phase) {
    case Phase::Direct:
      return "losses and penalty are quadratic: one linear system, whose factors fit";
    case Phase::Conjugate:
      return "losses and penalty are quadratic, but the factors of the linear system would be too "
             "large";
    case Phase::Chain:
      return "the graph is a chain and the parameters of a node are not coupled: exact in one step";
    case Phase::Tree:
      return "the graph has no cycle: elimination from the leaves, some twenty steps";
    case Phase::Smoothed:
      return "the iterate is near the optimum, and the factors of a Newton step are small enough";
    case Phase::Newton:
      return "the iterate is near the optimum, and the factors of a Newton step are small enough "
             "for a method that takes every loss and penalty";
    case Phase::Preview:
      return "the graph is huge: first a preview in single precision";
    default:
      if (method() == "contraction")
        return "network Lasso, differentiable losses: nodes fuse early, and fused nodes can be "
               "solved and proved at once";
      return "takes every loss and penalty, and graphs of any size";
  }
}

void AutoSolver::setThreads(int threads) {
  threads_ = threads;
  active_->setThreads(threads);
}

std::unique_ptr<Solver> AutoSolver::begin(Phase phase, std::int64_t length) {
  SolverState from;
  if (active_) from = active_->state();
  const auto endedPhase = std::exchange(position_.phase, phase);
  position_.end = length == forever ? forever : iteration_ + length;
  auto previous = std::exchange(active_, make(phase, position_.round));
  active_->setThreads(threads_);
  active_->setStopToken(stop_);
  invalidateShownIterates();
  if (from.W.size() == 0) return previous;
  const bool isUsable = from.U.allFinite() && !hasDiverged(from.W);
  if (isUsable) updateBest(from.W);
  // What the others could not end may be easier from 0.
  if (startsAtZero(phase, position_.round)) return previous;
  // From the first phase, large edge terms are what is to be expected.
  if (isUsable && (position_.round == 1 || !isFarWorseThanZero(from.W))) {
    active_->startFrom(from.W, from.U);
    return previous;
  }
  if (!isUsable && endedPhase == Phase::FirstOrder) position_.diverged = true;
  if (position_.best.size() > 0)
    active_->startFrom(position_.best, Matrix::Zero(from.U.rows(), from.U.cols()));
  return previous;
}

void AutoSolver::reset() {
  restored_ = false;
  iteration_ = 0;
  position_ = {};
  active_.reset();
  scaled_ = std::make_unique<ScaledProblem>(problem_);
  resetBest();
  begin(first(), lengthOf(first()));
}

void AutoSolver::startFrom(const Matrix& W, const Matrix& U) {
  restored_ = false;
  if (scaled_->isScaled())
    active_->startFrom(scaled_->modelsIn(W), scaled_->flowIn(U));
  else
    active_->startFrom(W, U);
  invalidateShownIterates();
}

void AutoSolver::invalidateShownIterates() {
  isPrimalShown_ = false;
  isDualShown_ = false;
}

bool AutoSolver::iterateDiverged() const {
  return (position_.round > 0 || position_.diverged) && isFarWorseThanZero(active_->primal());
}

const Matrix& AutoSolver::bestIterate() const {
  if (position_.best.size() > 0) return position_.best;
  if (zero_.size() == 0)
    zero_ = Matrix::Zero(scaledProblem().dimension, scaledProblem().nodeCount());
  return zero_;
}

const Matrix& AutoSolver::primal() const {
  const std::scoped_lock lock(showing_);
  if (!isPrimalShown_) {
    showsFallback_ = iterateDiverged();
    if (scaled_->isScaled())
      W_ = scaled_->modelsOut(showsFallback_ ? bestIterate() : active_->primal());
    isPrimalShown_ = true;
  }
  if (scaled_->isScaled()) return W_;
  return showsFallback_ ? bestIterate() : active_->primal();
}

bool AutoSolver::showsFallback() const {
  static_cast<void>(primal());
  return showsFallback_;
}

const Matrix& AutoSolver::dual() const {
  const bool showsBest = showsFallback();
  const std::scoped_lock lock(showing_);
  const auto& U = active_->dual();
  const bool isUnusable = showsBest && !U.allFinite();
  if (!scaled_->isScaled() && !isUnusable) return U;
  if (!isDualShown_) {
    U_ = isUnusable ? Matrix(Matrix::Zero(U.rows(), U.cols())) : scaled_->flowOut(U);
    isDualShown_ = true;
  }
  return U_;
}

void AutoSolver::problemChanged() {
  scaled_->follow();
  invalidateShownIterates();
  position_.bestObjective =
      position_.best.size() > 0 ? scaledProblem().objective(position_.best) : objectiveAtZero_;
  if (restored_) {
    active_->problemChanged();
    return;
  }
  // The iterates that were shown stay.
  if (iterateDiverged()) {
    const Matrix U = active_->dual();
    active_->startFrom(bestIterate(), Matrix::Zero(U.rows(), U.cols()));
  }
  position_.round = 0;
  position_.diverged = false;
  resetBest();
  const auto wanted = first();
  const auto length = lengthOf(wanted);
  if (position_.phase != wanted) {
    begin(wanted, length);
    return;
  }
  active_->problemChanged();
  position_.end = length == forever ? forever : iteration_ + length;
}

void AutoSolver::step() {
  restored_ = false;
  const bool checksDivergence =
      (position_.phase == Phase::FirstOrder && iteration_ % divergenceCheckInterval == 0) ||
      (position_.diverged &&
       (position_.phase == Phase::Smoothed || position_.phase == Phase::Newton));
  const bool phaseEnds = iteration_ >= position_.end;
  std::optional<Position> position;
  if (checksDivergence || phaseEnds) position = position_;
  bool endsEarly = false;
  if (checksDivergence && hasDiverged(active_->primal())) {
    position_.diverged = true;
    // Where there is no other method, what is finite may come back.
    endsEarly =
        position_.phase == Phase::FirstOrder &&
        (next() != position_.phase || !std::isfinite(scaledProblem().objective(active_->primal())));
  } else if (checksDivergence && position_.diverged) {
    updateBest(active_->primal());
  }
  std::unique_ptr<Solver> previous;
  if (phaseEnds || endsEarly) {
    ++position_.round;
    const auto phase = next();
    previous = begin(phase, lengthOf(phase));
  }
  const auto before = active_->iteration();
  active_->step();
  if (active_->iteration() != before) {
    ++iteration_;
  } else {
    // An iteration that was given up has not happened, nor has what comes before it.
    if (previous) active_ = std::move(previous);
    if (position) position_ = std::move(*position);
  }
  invalidateShownIterates();
}

bool AutoSolver::hasDiverged(const Matrix& W) const {
  if (!W.allFinite() || !std::isfinite(scaledProblem().objective(W))) return true;
  // λ is not in P(0), so what the edges add says nothing: it is large wherever λ is.
  return objectiveAtZero_ > 0 && scaledProblem().loss(W) > divergenceFactor * objectiveAtZero_;
}

bool AutoSolver::isFarWorseThanZero(const Matrix& W) const {
  return !(scaledProblem().objective(W) <= divergenceFactor * objectiveAtZero_);
}

void AutoSolver::updateBest(const Matrix& W) {
  const double objective = scaledProblem().objective(W);
  if (!(objective < position_.bestObjective)) return;
  position_.best = W;
  position_.bestObjective = objective;
}

void AutoSolver::resetBest() {
  objectiveAtZero_ = scaledProblem().objective(
      Matrix::Zero(scaledProblem().dimension, scaledProblem().nodeCount()));
  position_.best.resize(0, 0);
  position_.bestObjective = objectiveAtZero_;
}

void AutoSolver::setStopToken(const std::stop_token& stop) {
  stop_ = stop;
  active_->setStopToken(stop);
}

SolverState AutoSolver::state() const {
  auto state = active_->state();
  state.solver = "auto";
  if (scaled_->isScaled()) {
    state.W = scaled_->modelsOut(state.W);
    state.U = scaled_->flowOut(state.U);
  }
  const double own[] = {1 + static_cast<double>(position_.phase) +
                            (scaled_->isScaled() ? phases : 0) +
                            (position_.diverged ? 2 * phases : 0),
                        static_cast<double>(state.iteration),
                        position_.end == forever ? 0 : static_cast<double>(position_.end),
                        static_cast<double>(position_.round)};
  state.scalars.insert(state.scalars.begin(), std::begin(own), std::end(own));
  state.best = position_.best;
  state.iteration = iteration_;
  return state;
}

Result<void> AutoSolver::restore(const SolverState& state) {
  const Error wrong{"state", "is not one of the automatic method for this problem"};
  if (state.solver != "auto" || state.scalars.size() < 5 || state.iteration < 0) return wrong;
  const auto& own = state.scalars;  // first our own, then those of the method at work
  const auto whole = [](double x, double low, double high) {
    return x >= low && x <= high && x == std::floor(x);
  };
  if (!whole(own[0], 1, 4 * phases) || !whole(own[1], 0, 9e15) || !whole(own[2], 0, 9e15) ||
      !whole(own[3], 0, 1e6))
    return wrong;
  const int kind = static_cast<int>(own[0]) - 1;
  const bool isScaled = kind / phases % 2 == 1;
  const auto phase = static_cast<Phase>(kind % phases);
  if (!fits(phase)) return wrong;
  // States of before there were units go on in those of the problem.
  auto scaled = isScaled ? std::make_unique<ScaledProblem>(problem_)
                         : std::make_unique<ScaledProblem>(problem_, ProblemUnits{});
  if (scaled->isScaled() != isScaled) return wrong;
  auto inner = state;
  inner.iteration = static_cast<std::int64_t>(own[1]);
  inner.scalars.erase(inner.scalars.begin(), inner.scalars.begin() + 4);
  inner.best = {};
  const bool hasBest = state.best.size() > 0;
  if (hasBest && (state.best.rows() != problem_.dimension ||
                  state.best.cols() != problem_.nodeCount() || !state.best.allFinite()))
    return wrong;
  if (isScaled) {
    inner.W = scaled->modelsIn(inner.W);
    inner.U = scaled->flowIn(inner.U);
  }
  std::swap(scaled, scaled_);  // for make()
  auto next = make(phase, static_cast<int>(own[3]));
  inner.solver = next->state().solver;
  if (auto restored = next->restore(inner); !restored) {
    next.reset();
    std::swap(scaled, scaled_);
    return restored;
  }
  active_ = std::move(next);
  active_->setThreads(threads_);
  active_->setStopToken(stop_);
  resetBest();
  if (hasBest) {
    position_.best = state.best;
    position_.bestObjective = scaledProblem().objective(state.best);
  }
  position_.phase = phase;
  position_.end = own[2] == 0 ? forever : static_cast<std::int64_t>(own[2]);
  position_.round = static_cast<int>(own[3]);
  position_.diverged = kind >= 2 * phases;
  invalidateShownIterates();
  iteration_ = state.iteration;
  restored_ = true;
  return {};
}

}  // namespace gtv
