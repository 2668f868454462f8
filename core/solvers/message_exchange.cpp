#include "solvers/message_exchange.h"

#include <algorithm>
#include <utility>

namespace gtv {

MessageExchange::MessageExchange(const MethodContext& context, std::vector<DelayedLinks> kinds,
                                 Matrix& W, std::vector<Matrix>& mail)
    : network_(context.network),
      byzantine_(context.byzantine),
      rng_(context.rng),
      kinds_(std::move(kinds)),
      attackers_(byzantine_.nodes()),
      W_(W),
      messages_(mail) {}

void MessageExchange::reset(bool mailboxes) {
  messages_.clear();
  if (!attackers_.empty())
    messages_.emplace_back(Matrix::Zero(W_.rows(), static_cast<Eigen::Index>(attackers_.size())));
  resetAttackerState();
  if (!mailboxes) return;
  messages_.resize(firstBox() + 2 * kinds_.size());
  clearMail();
}

void MessageExchange::clearMail() {
  for (int k = 0; hasMailboxes() && k < static_cast<int>(kinds_.size()); ++k)
    kinds_[static_cast<std::size_t>(k)].reset(network_.delay, box(k), inTransit(k));
}

void MessageExchange::resetAttackerState() {
  for (std::size_t a = 0; a < attackers_.size(); ++a)
    messages_[0].col(static_cast<Eigen::Index>(a)) = W_.col(attackers_[a]);
}

void MessageExchange::change(const CommunicationConditions& network) {
  network_ = network;
  active_.clear();
}

void MessageExchange::adapt(bool mailboxes,
                            const std::function<void()>& initialiseNeighbourKnowledge) {
  if (mailboxes == hasMailboxes()) {
    for (int k = 0; mailboxes && k < static_cast<int>(kinds_.size()); ++k)
      kinds_[static_cast<std::size_t>(k)].flush(network_.delay, box(k), inTransit(k));
    return;
  }
  const auto secrets = attackers_.empty() ? Matrix() : messages_[0];
  reset(mailboxes);
  initialiseNeighbourKnowledge();
  if (!attackers_.empty()) messages_[0] = secrets;
}

void MessageExchange::beginRound(std::int64_t k) {
  traffic = {};
  if (!hasMailboxes()) return;
  active_ = network_.activeNodes(static_cast<int>(W_.cols()), k, rng_);
  for (int kind = 0; kind < static_cast<int>(kinds_.size()); ++kind)
    kinds_[static_cast<std::size_t>(kind)].beginRound(k, rng_, box(kind), inTransit(kind));
}

Eigen::Map<const Vector> MessageExchange::held(int kind, int link) const {
  const auto& all = box(kind);
  return {&all(1, link), all.rows() - 1};
}

void MessageExchange::send(int kind, int link, std::int64_t round, ConstVec v, double vectors,
                           double numbers) {
  traffic.messages += 1;
  traffic.vectors += vectors;
  traffic.numbers += numbers;
  kinds_[static_cast<std::size_t>(kind)].send(network_, link, round, v, box(kind), inTransit(kind));
}

Eigen::Index MessageExchange::attackerColumn(int i) const {
  const auto found = std::lower_bound(attackers_.begin(), attackers_.end(), i);
  return found == attackers_.end() || *found != i ? -1 : found - attackers_.begin();
}

Eigen::Map<const Vector> MessageExchange::own(int i) const {
  const auto secret = attackerColumn(i);
  return {secret < 0 ? &W_(0, i) : &messages_[0](0, secret), W_.rows()};
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): a view
void MessageExchange::publishIterate(int i, std::int64_t k, MutVec v) {
  const auto secret = attackerColumn(i);
  if (secret < 0) return;
  messages_[0].col(secret) = v;
  byzantine_.apply(i, k, v);
}

}  // namespace gtv
