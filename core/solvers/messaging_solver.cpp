#include "solvers/messaging_solver.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/localized.h"

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

void MessagingSolver::makePrivate(const PrivateRelease& release) {
  release_ = release;
  sent_.assign(release.isOn() ? static_cast<std::size_t>(problem().nodeCount()) : 0, 0);
}

void MessagingSolver::reset() {
  std::fill(sent_.begin(), sent_.end(), 0);
  IterativeSolverBase::reset();
}

std::optional<double> MessagingSolver::privacySpent() const {
  if (sent_.empty()) return std::nullopt;
  return release_.epsilonAfter(*std::max_element(sent_.begin(), sent_.end()));
}

bool MessagingSolver::isAtRest() const {
  if (sent_.empty() || !release_.stopsAtBudget) return false;
  return release_.epsilonAfter(1 + *std::max_element(sent_.begin(), sent_.end())) > release_.budget;
}

std::string MessagingSolver::whyDone() const {
  if (!isAtRest()) return {};
  return fmt::format(
      messagePattern("the privacy budget ε = {:.6g} is used up: with another message of a node it "
                     "would be exceeded (solver.stopAtBudget)"),
      release_.budget);
}

Result<void> MessagingSolver::restoreScalars(const std::vector<double>& scalars) {
  const bool isCount = std::all_of(scalars.begin(), scalars.end(),
                                   [](double x) { return x >= 0 && x == std::floor(x); });
  if (!isCount) return Error{"state", "has a number of messages that no run can reach"};
  sent_ = scalars;
  return {};
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): views
void MessagingSolver::release(int i, ConstVec known, MutVec v) {
  if (!release_.isOn() || problem().losses[static_cast<std::size_t>(i)]->isZero()) return;
  release_.apply(known, v, rng(), i, iteration());
  ++sent_[static_cast<std::size_t>(i)];
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): views
void MessagingSolver::releaseSamples(int i, double rate, ConstVec w, MutVec g) {
  const auto& loss = *problem().losses[static_cast<std::size_t>(i)];
  releaseSampleGradients(release_, loss, rate, w, g, rng(), i, iteration(), stop());
  if (!loss.isZero()) ++sent_[static_cast<std::size_t>(i)];
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): views
void releaseSampleGradients(const PrivateRelease& release, const LocalLoss& loss, double rate,
                            ConstVec w, MutVec g, const Rng& rng, int i, std::int64_t k,
                            const std::stop_token& stop) {
  g.setZero();
  if (loss.isZero()) return;
  auto draws = rng.stream(fmt::format("batch {} of node {}", k, i));
  const auto count = loss.sampleCount();
  Vector one(g.size());
  for (Eigen::Index r = 0; r < count && !stop.stop_requested(); ++r) {
    if (rate < 1 && draws.uniform() >= rate) continue;
    loss.sampleGradient(r, w, one);
    clipTo(release.clipping, one);
    g += one;
  }
  release.addNoise(g, rng, i, k);
  g /= rate * static_cast<double>(count);
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
