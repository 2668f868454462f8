#pragma once

#include <memory>
#include <vector>

#include "problem/method_context.h"
#include "server/aggregation.h"
#include "server/server.h"
#include "solvers/messaging_solver.h"

namespace gtv {

/// FedAvg [LN Alg. 3, 4]: a server averages what its clients made of the last average.
///   client, regularised:  w_i = argmin_v L_i(v) + λ‖v − w̄‖² = prox_{L_i,2λ}(w̄)
///   client, gradient steps (McMahan et al. 2017):  τ steps on L_i from w̄
///   server:               w̄ ← (1/|S|) Σ_{i∈S} w_i, or another aggregation; S the participants
/// Regularised it is alternating minimisation of Σ_i L_i(w_i) + λ‖w_i − w̄‖², so its limit is not
/// the pooled minimiser; |w̄ − pooled| = O(1/λ).
/// With `perCluster` every true cluster has a server of its own (C_FedAvg, an oracle).
/// Nodes without data take no part and receive the average of their server.
///
/// On a network that is not ideal the participants are those who are asked. Of them compute those
/// who can, from the newest average that has reached them, and the server averages the newest
/// models that have reached it of those it asked; before any has, its model stays.
class FedAvgSolver final : public MessagingSolver {
 public:
  struct Settings {
    bool regularised = true;
    LocalDescent local = {};
    bool weightsBySamples = false;  ///< the average weighs clients by m_i
    double participation = 1;       ///< share of the clients in a round, in (0, 1]
    Aggregation aggregation = {};
    bool perCluster = false;
    bool showsClients = false;  ///< the iterate is w_i where a node has data, not w̄
  };
  FedAvgSolver(const GtvProblem& problem, const MethodContext& context, Settings settings);

  void problemChanged() override;
  std::string stepSizeWarning() const override {
    return settings_.regularised ? std::string() : settings_.local.beyondBound(smoothness_);
  }
  /// w̄ of every server, d × number of servers.
  const Matrix& averages() const { return memory_[0]; }

 private:
  double advance() override;
  bool mayTakeLong() const override {
    return !settings_.regularised || MessagingSolver::mayTakeLong();
  }
  void onWarmStart() override;
  Matrix& servers() { return memory_[0]; }

  /// v, the average that client i has, becomes its model as it tells it.
  void work(int i, MutVec v);

  Settings settings_;
  double smoothness_ = 0;  ///< of clients that make gradient steps
  std::vector<int> serverOf_;
  int serverCount_ = 1;
  std::vector<std::unique_ptr<LocalMap>> clients_;  ///< null: no data, or gradient steps
};

}  // namespace gtv
