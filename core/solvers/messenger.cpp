#include "solvers/messenger.h"

#include <algorithm>
#include <utility>

namespace gtv {

Messenger::Messenger(const Federation& federation, std::vector<Mail> kinds, Matrix& W,
                     std::vector<Matrix>& mail)
    : network_(federation.network),
      reports_(federation.reports),
      rng_(federation.rng),
      kinds_(std::move(kinds)),
      attackers_(reports_.nodes()),
      W_(W),
      mail_(mail) {}

void Messenger::open(bool mailboxes) {
  mail_.clear();
  if (!attackers_.empty())
    mail_.emplace_back(Matrix::Zero(W_.rows(), static_cast<Eigen::Index>(attackers_.size())));
  forgetSecrets();
  if (!mailboxes) return;
  for (const auto& kind : kinds_) {
    auto& held = mail_.emplace_back();
    Matrix underway;
    kind.open(network_.delay, held, underway);
    mail_.push_back(std::move(underway));
  }
}

void Messenger::forgetSecrets() {
  for (std::size_t a = 0; a < attackers_.size(); ++a)
    mail_[0].col(static_cast<Eigen::Index>(a)) = W_.col(attackers_[a]);
}

void Messenger::change(const NetworkConditions& network) {
  network_ = network;
  awake_.clear();
}

void Messenger::adapt(bool mailboxes, const std::function<void()>& meet) {
  if (mailboxes == hasMailboxes()) {
    for (int k = 0; mailboxes && k < static_cast<int>(kinds_.size()); ++k)
      kinds_[static_cast<std::size_t>(k)].reopen(network_.delay, box(k), underway(k));
    return;
  }
  const auto secrets = attackers_.empty() ? Matrix() : mail_[0];
  open(mailboxes);
  meet();
  if (!attackers_.empty()) mail_[0] = secrets;
}

void Messenger::begin(std::int64_t k) {
  traffic = {};
  if (!hasMailboxes()) return;
  awake_ = network_.awake(static_cast<int>(W_.cols()), k, rng_);
  for (int kind = 0; kind < static_cast<int>(kinds_.size()); ++kind)
    kinds_[static_cast<std::size_t>(kind)].begin(k, rng_, box(kind), underway(kind));
}

Eigen::Map<const Vector> Messenger::held(int kind, int link) const {
  const auto& all = box(kind);
  return {&all(1, link), all.rows() - 1};
}

void Messenger::send(int kind, int link, std::int64_t round, ConstVec v, double vectors,
                     double numbers) {
  traffic.messages += 1;
  traffic.vectors += vectors;
  traffic.numbers += numbers;
  kinds_[static_cast<std::size_t>(kind)].send(network_, link, round, v, box(kind), underway(kind));
}

Eigen::Index Messenger::secretOf(int i) const {
  const auto found = std::lower_bound(attackers_.begin(), attackers_.end(), i);
  return found == attackers_.end() || *found != i ? -1 : found - attackers_.begin();
}

Eigen::Map<const Vector> Messenger::own(int i) const {
  const auto secret = secretOf(i);
  return {secret < 0 ? &W_(0, i) : &mail_[0](0, secret), W_.rows()};
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): a view
void Messenger::tell(int i, std::int64_t k, MutVec v) {
  const auto secret = secretOf(i);
  if (secret < 0) return;
  mail_[0].col(secret) = v;
  reports_.apply(i, k, v);
}

}  // namespace gtv
