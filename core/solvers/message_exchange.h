#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "problem/method_context.h"
#include "solvers/delayed_links.h"
#include "solvers/solver.h"

namespace gtv {

/// The exchange of messages between the nodes of a method: who computes in an iteration, which
/// messages have arrived, and what attackers send (CommunicationConditions, ByzantineUpdates).
///
/// `W`, d × n, has what others see of a node: of an attacker its report, while it computes on from
/// what it keeps to itself. `mail` has what is kept besides, in this order: what attackers keep to
/// themselves, d × attackers, if there are any; and of every kind of links, while there are
/// mailboxes, what is held and what is under way (DelayedLinks). Both belong to the method, which
/// saves them with its state, and outlive this.
class MessageExchange {
 public:
  MessageExchange(const MethodContext& context, std::vector<DelayedLinks> kinds, Matrix& W,
                  std::vector<Matrix>& mail);

  const CommunicationConditions& network() const { return network_; }
  const ByzantineUpdates& byzantine() const { return byzantine_; }
  const Rng& rng() const { return rng_; }

  /// Empty mailboxes or none. What attackers keep to themselves is what others see.
  void reset(bool mailboxes);
  /// What attackers keep to themselves is what others see.
  void resetAttackerState();
  /// Other conditions; adapt() follows, which brings the mailboxes in line with them.
  void change(const CommunicationConditions& network);
  /// If there are mailboxes as before, what is under way arrives now. Else they are opened or
  /// closed, and `initialiseNeighbourKnowledge` says what nodes know of each other; what attackers
  /// keep stays.
  void adapt(bool mailboxes, const std::function<void()>& initialiseNeighbourKnowledge);

  /// What is held and what is under way is lost: nodes have agreed otherwise.
  void clearMail();

  /// At the beginning of iteration k: who computes, what arrives. Twice is as good as once.
  void beginRound(std::int64_t k);
  bool computes(int i) const { return active_.empty() || active_[static_cast<std::size_t>(i)]; }
  /// What the mailbox of a link holds.
  Eigen::Map<const Vector> held(int kind, int link) const;
  bool hasArrived(int kind, int link) const { return box(kind)(0, link) > 0; }
  /// A message of round `round` that carries so many vectors for the method; it is counted.
  void send(int kind, int link, std::int64_t round, ConstVec v, double vectors, double numbers);
  /// What is known without a message.
  void put(int kind, int link, ConstVec v) { box(kind).col(link).tail(v.size()) = v; }

  /// What node i computed last.
  Eigen::Map<const Vector> own(int i) const;
  /// v, what node i has computed in iteration k, becomes the iterate that others see.
  void publishIterate(int i, std::int64_t k, MutVec v);

  /// Since beginRound().
  Traffic traffic;

 private:
  bool hasMailboxes() const { return messages_.size() > firstBox(); }
  std::size_t firstBox() const { return attackers_.empty() ? 0 : 1; }
  std::size_t place(int kind) const { return firstBox() + 2 * static_cast<std::size_t>(kind); }
  Matrix& box(int kind) { return messages_[place(kind)]; }
  const Matrix& box(int kind) const { return messages_[place(kind)]; }
  Matrix& inTransit(int kind) { return messages_[place(kind) + 1]; }
  /// The column of an attacker in what they keep to themselves; -1 of an honest node.
  Eigen::Index attackerColumn(int i) const;

  CommunicationConditions network_;
  ByzantineUpdates byzantine_;
  Rng rng_;
  std::vector<DelayedLinks> kinds_;
  std::vector<int> attackers_;  ///< ascending
  std::vector<bool> active_;    ///< empty: all
  Matrix& W_;
  std::vector<Matrix>& messages_;
};

/// The links between neighbours, two per edge: the one that leads to node i over an edge, as i
/// sees it.
inline int linkTo(const Incidence& incidence) {
  return 2 * incidence.edge + (incidence.sign > 0 ? 1 : 0);
}
/// The one that leads from it.
inline int linkFrom(const Incidence& incidence) {
  return 2 * incidence.edge + (incidence.sign > 0 ? 0 : 1);
}

}  // namespace gtv
