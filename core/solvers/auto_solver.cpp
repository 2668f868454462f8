#include "solvers/auto_solver.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "solvers/direct.h"
#include "solvers/newton.h"
#include "solvers/primal_dual.h"
#include "solvers/tree_newton.h"

namespace gtv {
namespace {

constexpr std::int64_t forever = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t newtonSteps = 150;
constexpr std::int64_t treeSteps = 100;
/// With refinement the first few are exact, unless stiffnesses differ by more than the digits of a
/// number: those Newton's method takes one by one.
constexpr std::int64_t directSteps = 30;
/// A Newton step dearer than this (about a quarter of a second) only after long waiting.
constexpr double dear = 1e9;

}  // namespace

AutoSolver::AutoSolver(const GtvProblem& problem)
    : problem_(problem), newtonCost_(factorisationCost(problem)) {
  const double d = problem.dimension;
  // Operations of a first-order iteration: edges, and the local proximal steps.
  const double iterationCost = 30.0 * problem.edgeCount() * d + 10.0 * problem.nodeCount() * d * d;
  patience_ = static_cast<std::int64_t>(
      std::clamp(10 * newtonCost_ / std::max(iterationCost, 1.0), 50.0, 20000.0));
  if (newtonCost_ > dear) patience_ = 20000;
  if (newtonCost_ > largestFactorisation) newtonCost_ = -1;
  AutoSolver::reset();
}

bool AutoSolver::isLinear() const {
  return newtonCost_ >= 0 && problem_.penalty->quadraticForm(problem_.dimension) &&
         std::all_of(problem_.losses.begin(), problem_.losses.end(),
                     [](const auto& loss) { return loss->isQuadratic(); });
}

AutoSolver::Phase AutoSolver::first() const {
  if (isLinear()) return Phase::Direct;
  if (TreeNewtonSolver::refusal(problem_).empty()) return Phase::Tree;
  return Phase::FirstOrder;
}

std::int64_t AutoSolver::lengthOf(Phase phase) const {
  switch (phase) {
    case Phase::Direct:
      return directSteps;
    case Phase::Tree:
      return treeSteps;
    case Phase::Newton:
      return newtonSteps;
    default:
      return newtonCost_ < 0 ? forever : patience_ << std::min(round_, 20);
  }
}

std::unique_ptr<Solver> AutoSolver::make(Phase phase) const {
  switch (phase) {
    case Phase::Direct:
      return std::make_unique<DirectSolver>(problem_);
    case Phase::Tree:
      return std::make_unique<TreeNewtonSolver>(problem_);
    case Phase::Newton:
      return std::make_unique<NewtonSolver>(problem_);
    default:
      return std::make_unique<AdaptivePrimalDualSolver>(problem_, 1.0);
  }
}

void AutoSolver::begin(Phase phase, std::int64_t length) {
  SolverState from;
  if (active_) from = active_->state();
  phase_ = phase;
  phaseEnd_ = length == forever ? forever : iteration_ + length;
  active_ = make(phase);
  if (from.W.size() == 0) return;
  if (phase == Phase::Newton) {
    dynamic_cast<NewtonSolver&>(*active_).startFrom(from.W, from.U);
    return;
  }
  if (phase == Phase::Tree) {
    dynamic_cast<TreeNewtonSolver&>(*active_).startFrom(from.W, from.U);
    return;
  }
  // A state of the new method with the iterates of the old one.
  auto state = active_->state();
  state.W = from.W;
  state.U = from.U;
  const auto restored = active_->restore(state);
  check(restored.ok(), "the methods share their iterates");
  active_->problemChanged();
}

void AutoSolver::reset() {
  restored_ = false;
  iteration_ = 0;
  round_ = 0;
  active_.reset();
  begin(first(), lengthOf(first()));
}

void AutoSolver::problemChanged() {
  if (restored_) {
    active_->problemChanged();
    return;
  }
  round_ = 0;
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
  if (iteration_ >= phaseEnd_) {
    ++round_;
    const auto next =
        phase_ != Phase::Newton && newtonCost_ >= 0 ? Phase::Newton : Phase::FirstOrder;
    begin(next, lengthOf(next));
  }
  active_->step();
  ++iteration_;
}

SolverState AutoSolver::state() const {
  auto state = active_->state();
  state.solver = "auto";
  const double own[] = {1 + static_cast<double>(phase_), static_cast<double>(state.iteration),
                        phaseEnd_ == forever ? 0 : static_cast<double>(phaseEnd_),
                        static_cast<double>(round_)};
  state.scalars.insert(state.scalars.begin(), std::begin(own), std::end(own));
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
  if (!whole(own[0], 1, 4) || !whole(own[1], 0, 9e15) || !whole(own[2], 0, 9e15) ||
      !whole(own[3], 0, 1e6))
    return wrong;
  const auto phase = static_cast<Phase>(static_cast<int>(own[0]) - 1);
  if ((phase == Phase::Direct && !isLinear()) || (phase == Phase::Newton && newtonCost_ < 0) ||
      (phase == Phase::Tree && !TreeNewtonSolver::refusal(problem_).empty()))
    return wrong;
  auto inner = state;
  inner.iteration = static_cast<std::int64_t>(own[1]);
  inner.scalars.erase(inner.scalars.begin(), inner.scalars.begin() + 4);
  auto next = make(phase);
  inner.solver = next->state().solver;
  if (auto restored = next->restore(inner); !restored) return restored;
  active_ = std::move(next);
  phase_ = phase;
  phaseEnd_ = own[2] == 0 ? forever : static_cast<std::int64_t>(own[2]);
  round_ = static_cast<int>(own[3]);
  iteration_ = state.iteration;
  restored_ = true;
  return {};
}

}  // namespace gtv
