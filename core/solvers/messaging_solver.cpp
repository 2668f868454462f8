#include "solvers/messaging_solver.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace gtv {

MessagingSolver::MessagingSolver(const GtvProblem& problem, std::string id,
                                 const Federation& federation, std::vector<Mail> mail)
    : SteppingSolver(problem, std::move(id)),
      network_(federation.network),
      reports_(federation.reports),
      rng_(federation.rng),
      kinds_(std::move(mail)),
      attackers_(reports_.nodes()) {}

void MessagingSolver::open() {
  mail_.clear();
  if (!attackers_.empty())
    mail_.emplace_back(Matrix::Zero(W_.rows(), static_cast<Eigen::Index>(attackers_.size())));
  if (usesMail())
    for (const auto& kind : kinds_) {
      auto& held = mail_.emplace_back();
      Matrix underway;
      kind.open(network_.delay, held, underway);
      mail_.push_back(std::move(underway));
    }
  meet();
}

void MessagingSolver::meet() {
  for (std::size_t a = 0; a < attackers_.size(); ++a)
    mail_[0].col(static_cast<Eigen::Index>(a)) = W_.col(attackers_[a]);
}

void MessagingSolver::networkChanged(const NetworkConditions& network) {
  const bool before = usesMail();
  network_ = network;
  awake_.clear();
  if (usesMail() != before) {
    // What attackers keep to themselves stays.
    const auto secrets = attackers_.empty() ? Matrix() : mail_[0];
    open();
    if (!attackers_.empty()) mail_[0] = secrets;
  } else if (usesMail()) {
    for (int k = 0; k < static_cast<int>(kinds_.size()); ++k)
      kinds_[static_cast<std::size_t>(k)].reopen(network_.delay, box(k), underway(k));
  }
}

void MessagingSolver::beginRound() {
  traffic_ = {};
  if (!usesMail()) return;
  awake_ = network_.awake(problem().nodeCount(), iteration(), rng_);
  for (int k = 0; k < static_cast<int>(kinds_.size()); ++k)
    kinds_[static_cast<std::size_t>(k)].begin(iteration(), rng_, box(k), underway(k));
}

Eigen::Map<const Vector> MessagingSolver::held(int kind, int link) const {
  const auto& all = box(kind);
  return {&all(1, link), all.rows() - 1};
}

void MessagingSolver::send(int kind, int link, std::int64_t round, ConstVec v, double vectors,
                           double numbers) {
  traffic_.messages += 1;
  traffic_.vectors += vectors;
  traffic_.numbers += numbers;
  kinds_[static_cast<std::size_t>(kind)].send(network_, link, round, v, box(kind), underway(kind));
}

Eigen::Map<const Vector> MessagingSolver::own(int i) const {
  const auto found = std::lower_bound(attackers_.begin(), attackers_.end(), i);
  if (found == attackers_.end() || *found != i) return {&W_(0, i), W_.rows()};
  return {&mail_[0](0, found - attackers_.begin()), W_.rows()};
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): a view
void MessagingSolver::tell(int i, MutVec v) {
  const auto found = std::lower_bound(attackers_.begin(), attackers_.end(), i);
  if (found == attackers_.end() || *found != i) return;
  mail_[0].col(found - attackers_.begin()) = v;
  reports_.apply(i, iteration(), v);
}

void MessagingSolver::minimise(int i, LocalMap* exact, const Pull& pull, ConstVec from,
                               MutVec v) const {
  using Local = NetworkConditions::Local;
  if (exact == nullptr) return;
  const auto& loss = *problem().losses[static_cast<std::size_t>(i)];
  if (network_.local == Local::Exact || loss.isZero()) return exact->apply(v);
  if (network_.local == Local::Error) {
    exact->apply(v);
    Matrix direction(v.size(), 1);
    rng_.stream(fmt::format("error {} {}", i, iteration())).fillNormal(direction);
    v += network_.errorLevel * (v - from).norm() / direction.norm() * direction.col(0);
    return;
  }
  const double curvature = loss.smoothness() + pull.rho * pull.top;
  if (!(curvature > 0)) return exact->apply(v);
  Vector w = from;
  Vector gradient(w.size());
  for (int k = 0; k < network_.innerSteps; ++k) {
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
