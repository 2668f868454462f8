#pragma once

#include <memory>
#include <vector>

#include "problem/method_context.h"
#include "server/server.h"
#include "solvers/messaging_solver.h"

namespace gtv {

/// pFedMe (Dinh et al. 2020): min_w Σ_i min_θ L_i(θ) + (μ/2)‖θ − w‖², with μ the λ of
/// the experiment. In every round the participants begin at w and, R times,
///   θ_i ≈ prox_{L_i,μ}(w_i): K steps −ρ(g + μ(θ − w_i)) from w_i, g the mean gradient of a batch,
///         or the prox itself (K = 0),
///   w_i ← w_i − ημ(w_i − θ_i);
/// the server then takes w ← (1 − b)w + b · mean of their w_i. The iterate is the personal model
/// θ_i where a node has taken part, else w. On a network that is not ideal as FedAvg.
class PFedMeSolver final : public MessagingSolver {
 public:
  struct Settings {
    int localRounds = 20;               ///< R
    double rate = 0.01;                 ///< η
    double mixing = 1;                  ///< b
    LocalDescent personal{5, 0.01, 0};  ///< K, ρ and the batch
    double participation = 1;
  };
  PFedMeSolver(const GtvProblem& problem, const MethodContext& context, Settings settings);

  void problemChanged() override;
  std::string stepSizeWarning() const override {
    if (settings_.personal.steps == 0) return {};
    return settings_.personal.beyondBound(smoothness_, problem().lambda);
  }
  /// w
  Vector server() const { return memory_[0].col(0); }

 private:
  double advance() override;
  bool mayTakeLong() const override { return true; }
  void onWarmStart() override;
  /// own, the common model that node i has, becomes its copy of it as it tells it.
  void work(int i, MutVec own);
  void personalise(int i, ConstVec centre, Rng& rng, MutVec theta);

  // memory_ has w and, for every node, whether it has taken part.
  Settings settings_;
  double smoothness_ = 0;                        ///< where K > 0
  std::vector<std::unique_ptr<LocalMap>> prox_;  ///< where K = 0
};

}  // namespace gtv
