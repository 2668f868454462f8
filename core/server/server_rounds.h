#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/rng.h"
#include "problem/method_context.h"
#include "server/server.h"
#include "solvers/iterative_solver_base.h"

namespace gtv {

/// What methods share in whose rounds a server sends a model x to some of the nodes with data, its
/// clients, these improve it by gradient steps, all at once, and the server takes up the mean of
/// what comes back. The network is the ideal one. Derived methods say what a client does, what the
/// server makes of the mean, and what is shown; without more it is FedAvg of McMahan et al. 2017.
class ServerRounds : public IterativeSolverBase {
 public:
  struct Rounds {
    LocalDescent local = {};
    double participation = 1;       ///< share of the clients in a round, in (0, 1]
    bool weightsBySamples = false;  ///< the mean weighs clients by m_i
  };

  void problemChanged() override {}
  std::string stepSizeWarning() const override { return local().beyondBound(smoothness_); }
  std::optional<Traffic> traffic() const override;
  /// x
  Vector server() const { return memory_[0].col(0); }

 protected:
  ServerRounds(const GtvProblem& problem, std::string id, const MethodContext& context,
               const Rounds& rounds);

  /// v, the model of the server, becomes what client i sends back. Of what the method remembers it
  /// writes column i alone: clients compute at the same time.
  virtual void work(int i, Rng& draws, MutVec v);
  /// The model of the server ← what it makes of the mean of its clients.
  virtual void takeUp(ConstVec mean) { memory_[0].col(0) = mean; }
  /// W_ ← what the nodes have after the round.
  virtual void show() { W_.colwise() = server(); }
  /// Of the messages between the server and one client in a round, both ways: two of them.
  virtual Traffic trafficOfClient() const;

  void onWarmStart() override;
  const LocalDescent& local() const { return rounds_.local; }
  /// What ends the work of clients early: nothing where a round is finished whatever is asked for.
  std::stop_token workStop() const { return takesLong_ ? stop() : std::stop_token(); }
  const LocalLoss& loss(int i) const { return *problem().losses[static_cast<std::size_t>(i)]; }
  /// The largest of the clients.
  double smoothness() const { return smoothness_; }
  /// Clients make so many steps besides those of `local`.
  void addSteps(int steps);

 private:
  double advance() final;
  bool mayTakeLong() const final { return takesLong_; }

  Rounds rounds_;
  Rng rng_;
  double smoothness_;
  bool takesLong_;
};

/// FedProx (Li et al. 2020): clients make steps on L_i(w) + (μ/2)‖w − x‖².
class FedProxSolver final : public ServerRounds {
 public:
  FedProxSolver(const GtvProblem& problem, const MethodContext& context, const Rounds& rounds,
                double mu)
      : ServerRounds(problem, "fedprox", context, rounds), mu_(mu) {}
  std::string stepSizeWarning() const override {
    return local().beyondBound(smoothness(), mu_, "μ");
  }

 private:
  void work(int i, Rng& draws, MutVec v) override;
  double mu_;
};

/// SCAFFOLD (Karimireddy et al. 2020), with option II of its control variates, 0 at the start: a
/// client makes K steps w ← w − η(g_i(w) − c_i + c) from x, then
///   c_i⁺ = c_i − c + (x − w)/(Kη),  x ← x + η_g(mean of w − x),  c = (1/N) Σ_i c_i
/// over all N nodes with data, which is what the server's c ← c + (1/N) Σ_{i∈S} (c_i⁺ − c_i) is.
class ScaffoldSolver final : public ServerRounds {
 public:
  ScaffoldSolver(const GtvProblem& problem, const MethodContext& context, const Rounds& rounds,
                 double globalStep);

 private:
  void work(int i, Rng& draws, MutVec v) override;
  void takeUp(ConstVec mean) override;
  Traffic trafficOfClient() const override;

  // memory_ has x, c and, one per node, c_i.
  double globalStep_;
  double clients_ = 0;  ///< N
};

/// FedAdam (Reddi et al. 2021): with Δ the mean of w_i − x,
///   m ← β₁m + (1 − β₁)Δ,  v ← β₂v + (1 − β₂)Δ²,  x ← x + η m/(√v + τ),  v = τ² at the start.
class FedAdamSolver final : public ServerRounds {
 public:
  struct Adam {
    double step = 0.1;  ///< η
    double beta1 = 0.9;
    double beta2 = 0.99;
    double tau = 1e-3;
  };
  FedAdamSolver(const GtvProblem& problem, const MethodContext& context, const Rounds& rounds,
                const Adam& adam);

 private:
  void takeUp(ConstVec mean) override;
  void initialiseNeighbourKnowledge() override;

  // memory_ has x, m and v.
  Adam adam_;
};

/// Ditto (Li et al. 2021): beside the rounds of FedAvg every client has a personal model v_i, with
/// steps on L_i(v) + (λ/2)‖v − x‖² at the x that it was sent; λ is that of the experiment. Nodes
/// without data show x.
class DittoSolver final : public ServerRounds {
 public:
  DittoSolver(const GtvProblem& problem, const MethodContext& context, const Rounds& rounds,
              int personalSteps);
  std::string stepSizeWarning() const override {
    return local().beyondBound(smoothness(), problem().lambda);
  }

 private:
  void work(int i, Rng& draws, MutVec v) override;
  void show() override;
  void onWarmStart() override;

  // memory_ has x and the v_i.
  int personalSteps_;
};

/// Partial sharing, as FedRep (Collins et al. 2021): the coordinates of a model are shared or
/// personal. A client first makes steps on its personal coordinates, the shared ones held, then
/// steps on the shared ones, the personal ones held; the server averages the shared ones alone.
/// Nodes without data keep the personal coordinates of the start.
class PartialSharingSolver final : public ServerRounds {
 public:
  /// `shared` is 1 for a coordinate that is shared, 0 for a personal one.
  PartialSharingSolver(const GtvProblem& problem, const MethodContext& context,
                       const Rounds& rounds, int personalSteps, Vector shared);

 private:
  void work(int i, Rng& draws, MutVec v) override;
  void show() override;
  void onWarmStart() override;
  Traffic trafficOfClient() const override;

  // memory_ has x and the models of the nodes, of which the personal coordinates count.
  int personalSteps_;
  Vector shared_;
};

}  // namespace gtv
