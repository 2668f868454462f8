#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "problem/federation.h"
#include "solvers/mail.h"
#include "solvers/solver.h"

namespace gtv {

/// What stands between the nodes of a method: who computes in an iteration, which messages have
/// arrived, and what attackers tell (NetworkConditions, Reports).
///
/// `W`, d × n, has what others see of a node: of an attacker its report, while it computes on from
/// what it keeps to itself. `mail` has what is kept besides, in this order: what attackers keep to
/// themselves, d × attackers, if there are any; and of every kind of links, while there are
/// mailboxes, what is held and what is under way (Mail). Both belong to the method, which saves
/// them with its state, and outlive this.
class Messenger {
 public:
  Messenger(const Federation& federation, std::vector<Mail> kinds, Matrix& W,
            std::vector<Matrix>& mail);

  const NetworkConditions& network() const { return network_; }
  const Reports& reports() const { return reports_; }
  const Rng& rng() const { return rng_; }

  /// Empty mailboxes or none. What attackers keep to themselves is what others see.
  void open(bool mailboxes);
  /// What attackers keep to themselves is what others see.
  void forgetSecrets();
  /// Other conditions; adapt() follows, which brings the mail in line with them.
  void change(const NetworkConditions& network);
  /// If there are mailboxes as before, what is under way arrives now. Else they are opened or
  /// closed, and `meet` says what nodes know of each other; what attackers keep stays.
  void adapt(bool mailboxes, const std::function<void()>& meet);

  /// At the beginning of iteration k: who computes, what arrives. Twice is as good as once.
  void begin(std::int64_t k);
  bool computes(int i) const { return awake_.empty() || awake_[static_cast<std::size_t>(i)]; }
  /// What the mailbox of a link holds.
  Eigen::Map<const Vector> held(int kind, int link) const;
  bool hasArrived(int kind, int link) const { return box(kind)(0, link) > 0; }
  /// A message of round `round` that carries so many vectors for the method; it is counted.
  void send(int kind, int link, std::int64_t round, ConstVec v, double vectors, double numbers);
  /// What is known without a message.
  void put(int kind, int link, ConstVec v) { box(kind).col(link).tail(v.size()) = v; }

  /// What node i computed last.
  Eigen::Map<const Vector> own(int i) const;
  /// v, what node i has computed in iteration k, becomes what it tells of it.
  void tell(int i, std::int64_t k, MutVec v);

  /// Since begin().
  Traffic traffic;

 private:
  bool hasMailboxes() const { return mail_.size() > firstBox(); }
  std::size_t firstBox() const { return attackers_.empty() ? 0 : 1; }
  std::size_t place(int kind) const { return firstBox() + 2 * static_cast<std::size_t>(kind); }
  Matrix& box(int kind) { return mail_[place(kind)]; }
  const Matrix& box(int kind) const { return mail_[place(kind)]; }
  Matrix& underway(int kind) { return mail_[place(kind) + 1]; }
  /// The column of an attacker in what they keep to themselves; -1 of an honest node.
  Eigen::Index secretOf(int i) const;

  NetworkConditions network_;
  Reports reports_;
  Rng rng_;
  std::vector<Mail> kinds_;
  std::vector<int> attackers_;  ///< ascending
  std::vector<bool> awake_;     ///< empty: all
  Matrix& W_;
  std::vector<Matrix>& mail_;
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
