#pragma once

#include <optional>
#include <string>
#include <vector>

#include "solvers/messenger.h"
#include "solvers/stepping_solver.h"

namespace gtv {

/// What methods share whose nodes send each other vectors, see Messenger, and how exactly nodes
/// minimise where the network asks for less.
///
/// On the ideal network there are no mailboxes: everybody reads W_. Else a node reads what its
/// mailboxes hold: the newest vector that has arrived. Before that, neighbours know each other's
/// model of the start.
class MessagingSolver : public SteppingSolver {
 public:
  void networkChanged(const NetworkConditions& network) override;
  /// Of methods that count; what the ideal network carries otherwise, see vectorsPerEdge().
  std::optional<Traffic> traffic() const override { return messenger_.traffic; }

 protected:
  /// `mail` are the kinds of links. Constructors end with open().
  MessagingSolver(const GtvProblem& problem, std::string id, const Federation& federation,
                  std::vector<Mail> mail);
  /// Makes room for messages and attackers, and introduces the nodes to each other.
  void open();
  void meet() override { messenger_.forgetSecrets(); }
  bool mayTakeLong() const override {
    return isLarge() || SteppingSolver::mayTakeLong() ||
           network().local == NetworkConditions::Local::Steps;
  }

  const NetworkConditions& network() const { return messenger_.network(); }
  const Reports& reports() const { return messenger_.reports(); }
  const Rng& rng() const { return messenger_.rng(); }
  /// Are there mailboxes?
  virtual bool usesMail() const { return !network().isIdeal(); }

  void beginRound() { messenger_.begin(iteration()); }
  bool computes(int i) const { return messenger_.computes(i); }
  Eigen::Map<const Vector> held(int kind, int link) const { return messenger_.held(kind, link); }
  bool hasArrived(int kind, int link) const { return messenger_.hasArrived(kind, link); }
  void send(int kind, int link, std::int64_t round, ConstVec v, double vectors, double numbers) {
    messenger_.send(kind, link, round, v, vectors, numbers);
  }
  void put(int kind, int link, ConstVec v) { messenger_.put(kind, link, v); }
  Eigen::Map<const Vector> own(int i) const { return messenger_.own(i); }
  // NOLINTNEXTLINE(performance-unnecessary-value-param): a view
  void tell(int i, MutVec v) { messenger_.tell(i, iteration(), v); }
  Traffic& carried() { return messenger_.traffic; }

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

 private:
  Messenger messenger_;
};

}  // namespace gtv
