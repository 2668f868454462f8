#include "solvers/messaging_solver.h"

#include <fmt/format.h>

#include <utility>

namespace gtv {

MessagingSolver::MessagingSolver(const GtvProblem& problem, std::string id,
                                 const MethodContext& context, std::vector<DelayedLinks> mail)
    : IterativeSolverBase(problem, std::move(id)),
      exchange_(context, std::move(mail), W_, messages_) {}

void MessagingSolver::initialiseMessages() {
  exchange_.reset(usesMailboxes());
  initialiseNeighbourKnowledge();
}

void MessagingSolver::networkChanged(const CommunicationConditions& network) {
  exchange_.change(network);
  exchange_.adapt(usesMailboxes(), [this] { initialiseNeighbourKnowledge(); });
}

void MessagingSolver::minimise(int i, LocalMap* exact, const Pull& pull, ConstVec from,
                               MutVec v) const {
  using Local = CommunicationConditions::Local;
  if (exact == nullptr || stopRequested()) return;
  const auto& loss = *problem().losses[static_cast<std::size_t>(i)];
  if (network().local == Local::Exact || loss.isZero()) return applyMap(*exact, v);
  if (network().local == Local::Error) {
    applyMap(*exact, v);
    Matrix direction(v.size(), 1);
    rng().stream(fmt::format("error {} {}", i, iteration())).fillNormal(direction);
    v += network().errorLevel * (v - from).norm() / direction.norm() * direction.col(0);
    return;
  }
  const double curvature = loss.smoothness() + pull.rho * pull.top;
  if (!(curvature > 0)) return applyMap(*exact, v);
  Vector w = from;
  Vector gradient(w.size());
  for (int k = 0; k < network().innerSteps && !stopRequested(); ++k) {
    loss.gradient(w, gradient);
    if (pull.metric != nullptr)
      gradient += pull.rho * (*pull.metric * (w - v));
    else
      gradient += pull.rho * (w - v);
    w -= gradient / curvature;
  }
  v = w;
}

}  // namespace gtv
