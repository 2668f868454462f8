#pragma once

#include <optional>
#include <string>
#include <vector>

#include "problem/federation.h"
#include "problem/mail.h"
#include "solvers/stepping_solver.h"

namespace gtv {

/// What methods share whose nodes send each other vectors: who computes in an iteration, what has
/// arrived, what attackers tell and how exactly nodes minimise (NetworkConditions, Reports).
///
/// On the ideal network there are no mailboxes: everybody reads W_. Else a node reads what its
/// mailboxes hold: the newest vector that has arrived. Before that, neighbours know each other's
/// model of the start.
///
/// W_ has what others see of a node: of an attacker its report, while it computes on from what it
/// keeps to itself.
class MessagingSolver : public SteppingSolver {
 public:
  void networkChanged(const NetworkConditions& network) override;
  /// Of methods that count; what the ideal network carries otherwise, see vectorsPerEdge().
  std::optional<Traffic> traffic() const override { return traffic_; }

 protected:
  /// `mail` are the kinds of links. Constructors end with open().
  MessagingSolver(const GtvProblem& problem, std::string id, const Federation& federation,
                  std::vector<Mail> mail);
  /// Makes room for messages and attackers, and introduces the nodes to each other.
  void open();
  void meet() override;

  const NetworkConditions& network() const { return network_; }
  const Reports& reports() const { return reports_; }
  const Rng& rng() const { return rng_; }
  /// Are there mailboxes?
  virtual bool usesMail() const { return !network_.isIdeal(); }

  /// At the beginning of every iteration: who computes, what arrives.
  void beginRound();
  bool computes(int i) const { return awake_.empty() || awake_[static_cast<std::size_t>(i)]; }
  /// What the mailbox of a link holds.
  Eigen::Map<const Vector> held(int kind, int link) const;
  bool hasArrived(int kind, int link) const { return box(kind)(0, link) > 0; }
  /// A message of round `round` that carries so many vectors for the method; it is counted.
  void send(int kind, int link, std::int64_t round, ConstVec v, double vectors, double numbers);
  /// What is known without a message.
  void put(int kind, int link, ConstVec v) { box(kind).col(link).tail(v.size()) = v; }

  /// The model that node i computed last.
  Eigen::Map<const Vector> own(int i) const;
  /// v, the new model of node i, becomes what it tells of it.
  void tell(int i, MutVec v);

  /// What a node minimises: its loss + (ρ/2)(w − v)ᵀM(w − v), M = I unless given, with the largest
  /// eigenvalue `top`.
  struct Pull {
    double rho = 0;
    const Matrix* metric = nullptr;
    double top = 1;
  };
  /// v ← the minimiser (`exact`; null: v itself), or what node i makes of it from its model `from`
  /// where the network asks for less. L_i has no kinks then.
  void minimise(int i, LocalMap* exact, const Pull& pull, ConstVec from, MutVec v) const;

  Traffic traffic_;

 private:
  std::size_t place(int kind) const {
    return (reports_.empty() ? 0 : 1) + 2 * static_cast<std::size_t>(kind);
  }
  Matrix& box(int kind) { return mail_[place(kind)]; }
  const Matrix& box(int kind) const { return mail_[place(kind)]; }
  Matrix& underway(int kind) { return mail_[place(kind) + 1]; }

  NetworkConditions network_;
  Reports reports_;
  Rng rng_;
  std::vector<Mail> kinds_;
  std::vector<int> attackers_;  ///< ascending
  std::vector<bool> awake_;     ///< empty: all
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
