#include "fusion/contraction_solver.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace gtv {
namespace {

constexpr std::int64_t firstLook = 10;
constexpr std::int64_t lookEvery = 20;
/// Parameters of a quotient problem that costs next to nothing.
constexpr Eigen::Index smallQuotient = 40;
/// A relative gap that is rounding.
constexpr double exact = 1e-11;
/// Answers with a smaller gap than this are better to go on from than the iterates.
constexpr double promising = 1e-2;

}  // namespace

ContractionSolver::ContractionSolver(const GtvProblem& problem)
    : problem_(problem), sweeps_(problem), contraction_(problem) {
  reinitialise();
}

void ContractionSolver::reset() {
  sweeps_.reset();
  iteration_ = 0;
  lastChange_ = 0;
  restored_ = false;
  reinitialise();
}

void ContractionSolver::reinitialise() {
  nextAttempt_ = iteration_ + firstLook;
  lastClusterCount_ = 0;
  proved_ = promising;
  showsContraction_ = false;
  finished_ = false;
  certificateLikely_ = false;
  W_ = Matrix(problem_.dimension, 0);
  U_ = W_;
}

void ContractionSolver::startFrom(const Matrix& W, const Matrix& U) {
  restored_ = false;
  sweeps_.startFrom(W, U);
  reinitialise();
}

void ContractionSolver::problemChanged() {
  if (restored_) {
    sweeps_.problemChanged();
    return;
  }
  if (showsContraction_) sweeps_.startFrom(W_, U_);
  sweeps_.problemChanged();
  reinitialise();
}

void ContractionSolver::setStopToken(const std::stop_token& stop) {
  stop_ = stop;
  sweeps_.setStopToken(stop);
  contraction_.setStopToken(stop);
}

void ContractionSolver::step() {
  const bool attempts = !finished_ && iteration_ + 1 >= nextAttempt_;
  if (!attempts || !stop_.stop_possible()) {
    advance(attempts);
    return;
  }
  // Looking may take long.
  const bool wasRestored = restored_;
  const auto before = state();
  advance(true);
  if (!stop_.stop_requested()) return;
  check(restore(before).ok(), "a method goes on from its own state");
  restored_ = wasRestored;
}

void ContractionSolver::advance(bool attempts) {
  restored_ = false;
  ++iteration_;
  certificateLikely_ = false;
  if (finished_) {
    lastChange_ = 0;
    return;
  }
  const bool jumps = attempts || showsContraction_;
  const Matrix before = jumps ? primal() : Matrix();
  showsContraction_ = false;
  sweeps_.step();
  lastChange_ = sweeps_.lastChange();
  if (attempts) tryContraction();
  if (jumps && before.size() > 0) lastChange_ = (primal() - before).lpNorm<Eigen::Infinity>();
}

void ContractionSolver::tryContraction() {
  nextAttempt_ = iteration_ + lookEvery;
  const Matrix& W = sweeps_.primal();
  const Matrix& U = sweeps_.dual();
  const int count = contraction_.fusedClusters(W, U, sweeps_.gamma());
  const bool settled = count == lastClusterCount_ || count * W.rows() <= smallQuotient;
  lastClusterCount_ = count;
  if (!settled) return;
  const bool solved = contraction_.attemptFusedClusters(W, U);
  // Not more time for attempts than for iterations.
  const double sweeps = contraction_.cost() / std::max(problem_.edgeCount(), 1);
  nextAttempt_ = iteration_ + std::max(lookEvery, static_cast<std::int64_t>(sweeps));
  if (!solved) return;
  if (!(contraction_.bound().relative < proved_)) return;
  proved_ = contraction_.bound().relative;
  W_ = contraction_.primal();
  U_ = contraction_.dual();
  showsContraction_ = true;
  certificateLikely_ = true;
  finished_ = proved_ <= exact;
  if (!finished_) sweeps_.startFrom(W_, U_);
}

SolverState ContractionSolver::state() const {
  auto state = sweeps_.state();
  state.solver = method();
  state.auxiliary.push_back(state.W);
  state.auxiliary.push_back(state.U);
  const auto flag = [](bool set) { return set ? 1.0 : 0.0; };
  const double own[] = {1 + static_cast<double>(state.iteration),
                        static_cast<double>(nextAttempt_),
                        static_cast<double>(lastClusterCount_),
                        proved_,
                        flag(showsContraction_),
                        flag(finished_),
                        flag(certificateLikely_)};
  state.scalars.insert(state.scalars.begin(), std::begin(own), std::end(own));
  state.scalars.push_back(lastChange_);
  state.iteration = iteration_;
  state.W = primal();
  state.U = dual();
  return state;
}

Result<void> ContractionSolver::restore(const SolverState& state) {
  constexpr std::size_t count = 7;
  if (state.solver != method())
    return Error{"state", fmt::format("is of solver '{}', expected '{}'", state.solver, method())};
  const auto& own = state.scalars;
  if (own.size() < count + 1 || state.auxiliary.size() < 2 ||
      state.W.rows() != problem_.dimension || state.W.cols() != problem_.nodeCount() ||
      state.U.rows() != problem_.dimension || state.U.cols() != problem_.edgeCount())
    return Error{"state", "has other sizes than the problem"};
  bool reachable = state.iteration >= 0 && own[0] >= 1;
  for (std::size_t k = 0; k + 1 < own.size(); ++k) reachable = reachable && own[k] >= 0;
  for (const std::size_t k : {0, 1, 2})
    reachable = reachable && own[k] == std::floor(own[k]) && own[k] <= 9e15;
  if (!reachable) return Error{"state", "has numbers that no run can reach"};
  auto inner = state;
  inner.solver = sweeps_.method();
  inner.iteration = static_cast<std::int64_t>(own[0]) - 1;
  inner.U = inner.auxiliary.back();
  inner.auxiliary.pop_back();
  inner.W = inner.auxiliary.back();
  inner.auxiliary.pop_back();
  inner.scalars.erase(inner.scalars.begin(), inner.scalars.begin() + count);
  inner.scalars.pop_back();
  if (auto restored = sweeps_.restore(inner); !restored) return restored;
  iteration_ = state.iteration;
  nextAttempt_ = static_cast<std::int64_t>(own[1]);
  lastClusterCount_ = static_cast<int>(own[2]);
  proved_ = own[3];
  showsContraction_ = own[4] != 0;
  finished_ = own[5] != 0;
  certificateLikely_ = own[6] != 0;
  lastChange_ = own.back();
  W_ = showsContraction_ ? state.W : Matrix(problem_.dimension, 0);
  U_ = showsContraction_ ? state.U : Matrix(problem_.dimension, 0);
  restored_ = true;
  return {};
}

}  // namespace gtv
