#include "solvers/auto_solver.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "solvers/chain_dp.h"
#include "solvers/conjugate_gradient.h"
#include "solvers/contraction_solver.h"
#include "solvers/direct.h"
#include "solvers/fast_primal_dual.h"
#include "solvers/newton.h"
#include "solvers/smoothed_newton.h"
#include "solvers/tree_newton.h"

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
/// those where an iterate ran away, and after all of those where they have a best iterate.
constexpr int phases = 8;
/// Losses beyond this many times P(0) have run away, and no iterate beyond this many times the best
/// objective is shown once there was another phase; looked at every so many iterations.
constexpr double farAbove = 100;
constexpr std::int64_t runawayCheck = 64;
/// In the units of a scaled problem, beyond every kink.
constexpr double farReach = 1e6;
/// A Newton step dearer than this (about a quarter of a second) only after long waiting.
constexpr double dear = 1e9;

}  // namespace

AutoSolver::AutoSolver(const GtvProblem& problem, std::int64_t huge)
    : problem_(problem), scaled_(std::make_unique<ScaledProblem>(problem)), huge_(huge) {
  const auto plan = planSmoothedNewton(problem);
  newtonCost_ =
      SmoothedNewtonSolver::refusal(problem, plan).empty() ? plan.cost : factorisationCost(problem);
  const double d = problem.dimension;
  // Operations of a first-order iteration: edges, and the local proximal steps.
  const double iterationCost = 10.0 * problem.edgeCount() * d + 4.0 * problem.nodeCount() * d * d;
  patience_ = static_cast<std::int64_t>(
      std::clamp(10 * newtonCost_ / std::max(iterationCost, 1.0), 50.0, 20000.0));
  if (newtonCost_ > dear) patience_ = 20000;
  if (newtonCost_ > largestFactorisation) newtonCost_ = -1;
  AutoSolver::reset();
}

bool AutoSolver::isLinear() const {
  return inside().penalty->quadraticForm(inside().dimension) &&
         std::all_of(inside().losses.begin(), inside().losses.end(),
                     [](const auto& loss) { return loss->isQuadratic(); });
}

bool AutoSolver::fits(Phase phase) const {
  switch (phase) {
    case Phase::Direct:
      return newtonCost_ >= 0 && isLinear();
    case Phase::Conjugate:
      return isLinear();
    case Phase::Chain:
      return ChainDpSolver::refusal(inside()).empty();
    case Phase::Tree:
      return TreeNewtonSolver::refusal(inside()).empty();
    case Phase::Smoothed:
      return newtonCost_ >= 0 && SmoothedNewtonSolver::refusal(inside()).empty();
    case Phase::Newton:
      return newtonCost_ >= 0;
    case Phase::Preview:
      return std::int64_t{inside().nodeCount()} + inside().edgeCount() >= huge_;
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
  if (ranAway_ && newtonCost_ >= 0)
    return fits(Phase::Smoothed) && phase_ != Phase::Smoothed ? Phase::Smoothed : Phase::Newton;
  const bool second = phase_ == Phase::Smoothed || phase_ == Phase::Newton;
  if (second || phase_ == Phase::Preview || newtonCost_ < 0) return Phase::FirstOrder;
  // In turns, where both are to be had.
  const bool smoothed = fits(Phase::Smoothed) && round_ % 4 != 3;
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
      return ranAway_ ? smoothedSteps << std::min(round_, 20) : smoothedSteps;
    case Phase::Newton:
      return newtonSteps << std::min(ranAway_ ? round_ : round_ / 2, 20);
    case Phase::Preview:
      return previewSteps;
    default:
      return newtonCost_ < 0 ? forever : patience_ << std::min(round_, 20);
  }
}

bool AutoSolver::isFresh(Phase phase, int round) {
  return phase == Phase::Newton && round % 8 == 3;
}

std::unique_ptr<Solver> AutoSolver::make(Phase phase, int round) const {
  switch (phase) {
    case Phase::Direct:
      return std::make_unique<DirectSolver>(inside());
    case Phase::Conjugate:
      return std::make_unique<ConjugateGradientSolver>(inside());
    case Phase::Chain:
      return std::make_unique<ChainDpSolver>(inside());
    case Phase::Tree:
      return std::make_unique<TreeNewtonSolver>(inside());
    case Phase::Smoothed:
      return std::make_unique<SmoothedNewtonSolver>(inside());
    case Phase::Newton:
      return std::make_unique<NewtonSolver>(inside(), isFresh(phase, round) ? farReach : 1);
    case Phase::Preview:
      return std::make_unique<PreviewPrimalDualSolver>(inside());
    default:
      if (Contraction::refusal(inside()).empty())
        return std::make_unique<ContractionSolver>(inside());
      return std::make_unique<FastPrimalDualSolver>(inside());
  }
}

std::string AutoSolver::reason() const {
  switch (phase_) {
    case Phase::Direct:
      return "losses and penalty are quadratic: one linear system, whose factors fit";
    case Phase::Conjugate:
      return "losses and penalty are quadratic, but the factors of the linear system would be too "
             "large";
    case Phase::Chain:
      return "the graph is a chain and no two parameters of a node meet: exact in one step";
    case Phase::Tree:
      return "the graph has no cycle: elimination from the leaves, some twenty steps";
    case Phase::Smoothed:
      return "the iteration has come near, and the factors of a Newton step are small enough";
    case Phase::Newton:
      return "the iteration has come near, and the factors of a Newton step are small enough for a "
             "method that takes every loss and penalty";
    case Phase::Preview:
      return "the graph is huge: first a preview in single precision";
    default:
      if (method() == "contraction")
        return "network Lasso, losses without kinks: nodes fuse early, and what is fused can be "
               "solved and proved at once";
      return "takes every loss and penalty, and graphs of any size";
  }
}

void AutoSolver::setThreads(int threads) {
  threads_ = threads;
  active_->setThreads(threads);
}

void AutoSolver::begin(Phase phase, std::int64_t length) {
  SolverState from;
  if (active_) from = active_->state();
  phase_ = phase;
  phaseEnd_ = length == forever ? forever : iteration_ + length;
  active_ = make(phase, round_);
  active_->setThreads(threads_);
  active_->obey(stop_);
  // What the others could not end may be easier from 0.
  if (isFresh(phase, round_)) {
    if (from.W.size() > 0 && !hasRunAway(from.W)) keepIfBest(from.W);
    return;
  }
  // Numbers beyond single precision end the preview with nothing to go on from.
  if (from.W.size() == 0 || !from.U.allFinite()) return;
  const bool fromBest = round_ > 1 && isFarAbove(from.W);
  if (!fromBest && !hasRunAway(from.W)) {
    // Most runs end in the second phase; their states are as small as they always were.
    if (round_ > 1) keepIfBest(from.W);
    active_->startFrom(from.W, from.U);
    return;
  }
  ranAway_ = ranAway_ || !fromBest;
  if (best_.size() > 0) active_->startFrom(best_, Matrix::Zero(from.U.rows(), from.U.cols()));
}

void AutoSolver::reset() {
  restored_ = false;
  iteration_ = 0;
  round_ = 0;
  ranAway_ = false;
  active_.reset();
  scaled_ = std::make_unique<ScaledProblem>(problem_);
  forgetBest();
  begin(first(), lengthOf(first()));
}

void AutoSolver::startFrom(const Matrix& W, const Matrix& U) {
  restored_ = false;
  if (scaled_->isScaled())
    active_->startFrom(scaled_->modelsIn(W), scaled_->flowIn(U));
  else
    active_->startFrom(W, U);
}

const Matrix& AutoSolver::primal() const {
  if (!scaled_->isScaled()) return shown();
  W_ = scaled_->modelsOut(shown());
  return W_;
}

const Matrix& AutoSolver::dual() const {
  if (!scaled_->isScaled()) return active_->dual();
  U_ = scaled_->flowOut(active_->dual());
  return U_;
}

void AutoSolver::problemChanged() {
  scaled_->follow();
  if (restored_) {
    active_->problemChanged();
    return;
  }
  round_ = 0;
  ranAway_ = false;
  forgetBest();
  const auto wanted = first();
  const auto length = lengthOf(wanted);
  if (phase_ != wanted) {
    begin(wanted, length);
    return;
  }
  active_->problemChanged();
  phaseEnd_ = length == forever ? forever : iteration_ + length;
}

void AutoSolver::step() {
  restored_ = false;
  const bool looks = (phase_ == Phase::FirstOrder && iteration_ % runawayCheck == 0) ||
                     (ranAway_ && (phase_ == Phase::Smoothed || phase_ == Phase::Newton));
  bool leaves = false;
  if (looks && hasRunAway(active_->primal())) {
    ranAway_ = true;
    // Where there is no other method, what is finite may come back.
    leaves = phase_ == Phase::FirstOrder &&
             (next() != phase_ || !std::isfinite(inside().objective(active_->primal())));
  } else if (looks && ranAway_) {
    keepIfBest(active_->primal());
  }
  if (iteration_ >= phaseEnd_ || leaves) {
    ++round_;
    const auto phase = next();
    begin(phase, lengthOf(phase));
  }
  // One that gave up its iteration is where it was.
  const auto before = active_->iteration();
  active_->step();
  if (active_->iteration() != before) ++iteration_;
}

bool AutoSolver::hasRunAway(const Matrix& W) const {
  if (!W.allFinite() || !std::isfinite(inside().objective(W))) return true;
  // λ is not in P(0), so what the edges add says nothing: it is large wherever λ is.
  return objectiveAtZero_ > 0 && inside().loss(W) > farAbove * objectiveAtZero_;
}

bool AutoSolver::isFarAbove(const Matrix& W) const {
  return !(inside().objective(W) <= farAbove * bestObjective_);
}

void AutoSolver::keepIfBest(const Matrix& W) {
  const double objective = inside().objective(W);
  if (!(objective < bestObjective_)) return;
  best_ = W;
  bestObjective_ = objective;
}

void AutoSolver::forgetBest() {
  objectiveAtZero_ = inside().objective(Matrix::Zero(inside().dimension, inside().nodeCount()));
  best_.resize(0, 0);
  bestObjective_ = objectiveAtZero_;
}

const Matrix& AutoSolver::shown() const {
  const auto& W = active_->primal();
  if ((round_ == 0 && !ranAway_) || !isFarAbove(W)) return W;
  if (best_.size() == 0) zero_ = Matrix::Zero(W.rows(), W.cols());
  return best_.size() == 0 ? zero_ : best_;
}

void AutoSolver::obey(const std::stop_token& stop) {
  stop_ = stop;
  active_->obey(stop);
}

SolverState AutoSolver::state() const {
  auto state = active_->state();
  state.solver = "auto";
  if (scaled_->isScaled()) {
    state.W = scaled_->modelsOut(state.W);
    state.U = scaled_->flowOut(state.U);
  }
  const double own[] = {1 + static_cast<double>(phase_) + (scaled_->isScaled() ? phases : 0) +
                            (ranAway_ ? 2 * phases : 0) + (best_.size() > 0 ? 4 * phases : 0),
                        static_cast<double>(state.iteration),
                        phaseEnd_ == forever ? 0 : static_cast<double>(phaseEnd_),
                        static_cast<double>(round_)};
  state.scalars.insert(state.scalars.begin(), std::begin(own), std::end(own));
  if (best_.size() > 0) state.anchors.push_back(best_);
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
  if (!whole(own[0], 1, 8 * phases) || !whole(own[1], 0, 9e15) || !whole(own[2], 0, 9e15) ||
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
  Matrix best;
  if (kind >= 4 * phases) {
    if (inner.anchors.empty()) return wrong;
    best = std::move(inner.anchors.back());
    inner.anchors.pop_back();
    if (best.rows() != problem_.dimension || best.cols() != problem_.nodeCount()) return wrong;
  }
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
  active_->obey(stop_);
  forgetBest();
  if (best.size() > 0) keepIfBest(best);
  phase_ = phase;
  phaseEnd_ = own[2] == 0 ? forever : static_cast<std::int64_t>(own[2]);
  round_ = static_cast<int>(own[3]);
  ranAway_ = kind / phases % 4 >= 2;
  iteration_ = state.iteration;
  restored_ = true;
  return {};
}

}  // namespace gtv
