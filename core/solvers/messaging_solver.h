#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "privacy/private_release.h"
#include "solvers/iterative_solver_base.h"
#include "solvers/message_exchange.h"

namespace gtv {

/// g ← what node i sends in iteration k of the gradient of its loss at w, where samples are
/// protected: the mean of clipped gradients with noise, over all samples (`rate` 1) or over those
/// that are drawn, each with this probability.
void releaseSampleGradients(const PrivateRelease& release, const LocalLoss& loss, double rate,
                            ConstVec w, MutVec g, const Rng& rng, int i, std::int64_t k,
                            const std::stop_token& stop);

/// What methods share whose nodes send each other vectors, see MessageExchange, and how exactly
/// nodes minimise where the network asks for less.
///
/// On the ideal network there are no mailboxes: everybody reads W_. Else a node reads what its
/// mailboxes hold: the newest vector that has arrived. Before that, neighbours know each other's
/// model of the start.
///
/// Methods that say so can make what nodes send differentially private, see PrivateRelease: they
/// call release() for every vector that leaves a node.
class MessagingSolver : public IterativeSolverBase {
 public:
  void networkChanged(const CommunicationConditions& network) override;
  /// Of methods that count; what the ideal network carries otherwise, see vectorsPerEdge().
  std::optional<Traffic> traffic() const override { return exchange_.traffic; }

  /// From the first iteration on; the method calls release().
  void makePrivate(const PrivateRelease& release);
  void reset() override;
  /// That of the node that has sent most.
  std::optional<double> privacySpent() const override;
  /// The budget is used up?
  bool isDone() const override { return isAtRest(); }
  std::string whyDone() const override;

 protected:
  /// `mail` are the kinds of links. Constructors end with initialiseMessages().
  MessagingSolver(const GtvProblem& problem, std::string id, const MethodContext& context,
                  std::vector<DelayedLinks> mail);
  /// Makes room for messages and attackers, and initialises what neighbours know of each other.
  void initialiseMessages();
  void initialiseNeighbourKnowledge() override { exchange_.resetAttackerState(); }
  bool mayTakeLong() const override {
    return isLarge() || IterativeSolverBase::mayTakeLong() ||
           network().local == CommunicationConditions::Local::Steps;
  }

  const CommunicationConditions& network() const { return exchange_.network(); }
  const ByzantineUpdates& byzantine() const { return exchange_.byzantine(); }
  const Rng& rng() const { return exchange_.rng(); }
  /// Are there mailboxes?
  virtual bool usesMailboxes() const { return !network().isIdeal(); }

  void clearMail() { exchange_.clearMail(); }
  void beginRound() { exchange_.beginRound(iteration()); }
  bool computes(int i) const { return exchange_.computes(i); }
  Eigen::Map<const Vector> held(int kind, int link) const { return exchange_.held(kind, link); }
  bool hasArrived(int kind, int link) const { return exchange_.hasArrived(kind, link); }
  void send(int kind, int link, std::int64_t round, ConstVec v, double vectors, double numbers) {
    exchange_.send(kind, link, round, v, vectors, numbers);
  }
  void put(int kind, int link, ConstVec v) { exchange_.put(kind, link, v); }
  Eigen::Map<const Vector> own(int i) const { return exchange_.own(i); }
  // NOLINTNEXTLINE(performance-unnecessary-value-param): a view
  void publishIterate(int i, MutVec v) { exchange_.publishIterate(i, iteration(), v); }
  Traffic& roundTraffic() { return exchange_.traffic; }

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

  const PrivateRelease& privacy() const { return release_; }
  /// v, what node i would send in this iteration, becomes what it sends, where `known` is what the
  /// receivers can tell without the node's data. A node without data has nothing to hide.
  void release(int i, ConstVec known, MutVec v);
  /// g ← what node i sends of its gradient at w, see releaseSampleGradients().
  void releaseSamples(int i, double rate, ConstVec w, MutVec g);

 private:
  bool isAtRest() const final;
  std::vector<double> scalars() const override { return sent_; }
  Result<void> restoreScalars(const std::vector<double>& scalars) override;

  MessageExchange exchange_;
  PrivateRelease release_;
  std::vector<double> sent_;  ///< private messages of every node so far; empty: none is private
};

}  // namespace gtv
