#pragma once

#include <optional>
#include <stop_token>
#include <string>

#include "base/rng.h"
#include "problem/method_context.h"
#include "server/server.h"
#include "solvers/iterative_solver_base.h"

namespace gtv {

/// Local averaging without a server: decentralised (S)GD (Lian et al. 2017), and with several local
/// steps DFedAvg (Sun et al. 2022). In every iteration the nodes with data that take part make
/// gradient steps on their own loss, then all nodes average with their neighbours,
///   w_i ← Σ_j M_ij v_j,  M_ij = 1/(1 + max(deg_i, deg_j)) on edges,  M_ii = 1 − Σ_j M_ij,
/// the Metropolis weights, which are doubly stochastic. Edge weights and λ play no role.
class LocalAveragingSolver final : public IterativeSolverBase {
 public:
  LocalAveragingSolver(const GtvProblem& problem, const MethodContext& context,
                       const LocalDescent& local, double participation);

  void problemChanged() override {}
  std::string stepSizeWarning() const override { return local_.beyondBound(smoothness_); }
  std::optional<int> vectorsPerEdge() const override { return 2; }

 private:
  double advance() override;
  bool mayTakeLong() const override { return takesLong_; }
  void onWarmStart() override {}

  LocalDescent local_;
  double participation_;
  Rng rng_;
  double smoothness_;
  bool takesLong_;
};

}  // namespace gtv
