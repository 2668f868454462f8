#include "solvers/stepping_solver.h"

#include <fmt/format.h>

#include <cstddef>

namespace gtv {
namespace {

bool sameSize(const Matrix& a, const Matrix& b) {
  return a.rows() == b.rows() && a.cols() == b.cols();
}

}  // namespace

SteppingSolver::SteppingSolver(const GtvProblem& problem, std::string id)
    : W_(Matrix::Zero(problem.dimension, problem.nodeCount())),
      U_(Matrix::Zero(problem.dimension, problem.edgeCount())),
      problem_(problem),
      id_(std::move(id)),
      isConvex_(problem.isConvex()) {}

void SteppingSolver::reset() {
  iteration_ = 0;
  lastChange_ = 0;
  W_.setZero();
  U_.setZero();
  for (auto& matrix : memory_) matrix.setZero();
  for (auto& matrix : mail_) matrix.setZero();
  meet();
}

void SteppingSolver::step() {
  if (!makeReady()) return;
  obeys_ = mayTakeLong();
  if (!obeys_) {
    lastChange_ = advance();
    ++iteration_;
    return;
  }
  const Matrix W = W_;
  const Matrix U = U_;
  const auto memory = memory_;
  const auto mail = mail_;
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
  mail_ = mail;
  check(takeScalars(numbers).ok(), "a method takes its own numbers back");
  stay();
}

void SteppingSolver::startFrom(const Matrix& W, const Matrix& U) {
  check(sameSize(W, W_), "iterates of the same problem");
  W_ = W;
  if (sameSize(U, U_))
    U_ = U;
  else
    U_.setZero();
  for (auto& matrix : memory_) matrix.setZero();
  for (auto& matrix : mail_) matrix.setZero();
  takeUp();
  meet();
}

SolverState SteppingSolver::state() const {
  bringFlow();
  SolverState state{id_, iteration_, W_, U_, memory_, scalars(), {}, {}};
  state.anchors.insert(state.anchors.end(), mail_.begin(), mail_.end());
  state.scalars.push_back(lastChange_);
  return state;
}

Result<void> SteppingSolver::takeScalars(const std::vector<double>& /*scalars*/) { return {}; }

Result<void> SteppingSolver::restore(const SolverState& state) {
  if (state.solver != id_)
    return Error{"state", fmt::format("is of solver '{}', expected '{}'", state.solver, id_)};
  bool fits = sameSize(state.W, W_) && sameSize(state.U, U_) &&
              state.anchors.size() == memory_.size() + mail_.size() &&
              state.scalars.size() == scalars().size() + 1;
  for (std::size_t k = 0; fits && k < state.anchors.size(); ++k)
    fits = sameSize(state.anchors[k], k < memory_.size() ? memory_[k] : mail_[k - memory_.size()]);
  if (!fits) return Error{"state", "has other sizes than the problem"};
  if (state.iteration < 0) return Error{"state", "has an iteration that no run can reach"};
  auto own = state.scalars;
  own.pop_back();
  if (auto taken = takeScalars(own); !taken) return taken;
  iteration_ = state.iteration;
  lastChange_ = state.scalars.back();
  W_ = state.W;
  U_ = state.U;
  const auto mail = state.anchors.begin() + static_cast<std::ptrdiff_t>(memory_.size());
  memory_.assign(state.anchors.begin(), mail);
  mail_.assign(mail, state.anchors.end());
  return {};
}

}  // namespace gtv
