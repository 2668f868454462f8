#include "solvers/iterative_solver_base.h"

#include <fmt/format.h>

#include <cstddef>

#include "base/parallel.h"

namespace gtv {
namespace {

bool sameSize(const Matrix& a, const Matrix& b) {
  return a.rows() == b.rows() && a.cols() == b.cols();
}

}  // namespace

IterativeSolverBase::IterativeSolverBase(const GtvProblem& problem, std::string id)
    : W_(Matrix::Zero(problem.dimension, problem.nodeCount())),
      U_(Matrix::Zero(problem.dimension, problem.edgeCount())),
      problem_(problem),
      id_(std::move(id)),
      isConvex_(problem.isConvex()) {}

void IterativeSolverBase::reset() {
  iteration_ = 0;
  lastChange_ = 0;
  W_.setZero();
  U_.setZero();
  for (auto& matrix : memory_) matrix.setZero();
  for (auto& matrix : messages_) matrix.setZero();
  initialiseNeighbourKnowledge();
}

void IterativeSolverBase::forNodeRanges(const std::function<void(int, int)>& task) const {
  const int n = problem_.nodeCount();
  if (threads_ == 1 || !mayTakeLong()) return task(0, n);
  parallelFor(n, threads_, [&](int i) { task(i, i + 1); });
}

void IterativeSolverBase::step() {
  if (isAtRest()) {
    lastChange_ = 0;
    ++iteration_;
    return;
  }
  if (!prepareStep()) return;
  interruptible_ = mayTakeLong();
  if (!interruptible_) {
    lastChange_ = advance();
    ++iteration_;
    return;
  }
  const Matrix W = W_;
  const Matrix U = U_;
  const auto memory = memory_;
  const auto mail = messages_;
  const auto numbers = scalars();
  const double change = advance();
  if (!stop_.stop_requested()) {
    lastChange_ = change;
    ++iteration_;
    return;
  }
  W_ = W;
  U_ = U;
  memory_ = memory;
  messages_ = mail;
  check(restoreScalars(numbers).ok(), "a method takes its own numbers back");
  onIterationDiscarded();
}

void IterativeSolverBase::startFrom(const Matrix& W, const Matrix& U) {
  check(sameSize(W, W_), "iterates of the same problem");
  W_ = W;
  if (sameSize(U, U_))
    U_ = U;
  else
    U_.setZero();
  for (auto& matrix : memory_) matrix.setZero();
  for (auto& matrix : messages_) matrix.setZero();
  onWarmStart();
  initialiseNeighbourKnowledge();
}

SolverState IterativeSolverBase::state() const {
  updateDual();
  SolverState state{id_, iteration_, W_, U_, memory_, scalars(), {}, {}};
  state.auxiliary.insert(state.auxiliary.end(), messages_.begin(), messages_.end());
  state.scalars.push_back(lastChange_);
  return state;
}

Result<void> IterativeSolverBase::restoreScalars(const std::vector<double>& /*scalars*/) {
  return {};
}

Result<void> IterativeSolverBase::restore(const SolverState& state) {
  if (state.solver != id_)
    return Error{"state", fmt::format("is of solver '{}', expected '{}'", state.solver, id_)};
  bool fits = sameSize(state.W, W_) && sameSize(state.U, U_) &&
              state.auxiliary.size() == memory_.size() + messages_.size() &&
              state.scalars.size() == scalars().size() + 1;
  for (std::size_t k = 0; fits && k < state.auxiliary.size(); ++k)
    fits = sameSize(state.auxiliary[k],
                    k < memory_.size() ? memory_[k] : messages_[k - memory_.size()]);
  if (!fits) return Error{"state", "has other sizes than the problem"};
  if (state.iteration < 0) return Error{"state", "has an iteration that no run can reach"};
  auto own = state.scalars;
  own.pop_back();
  if (auto taken = restoreScalars(own); !taken) return taken;
  iteration_ = state.iteration;
  lastChange_ = state.scalars.back();
  W_ = state.W;
  U_ = state.U;
  const auto mail = state.auxiliary.begin() + static_cast<std::ptrdiff_t>(memory_.size());
  memory_.assign(state.auxiliary.begin(), mail);
  messages_.assign(mail, state.auxiliary.end());
  return {};
}

}  // namespace gtv
