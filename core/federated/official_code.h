#pragma once

#include <optional>

#include "problem/method_context.h"
#include "solvers/iterative_solver_base.h"

namespace gtv {

/// Algorithm 1 as the official code of [CFL] has it for neural networks, which is another method
/// than the printed one (core/README.md, "code for MNIST"):
///   z = w_i − (DᵀU)_i/deg_i, then `innerSteps` times z ← z − η∇L_i(z), and w_i⁺ = z: gradient steps
///   on the loss alone, where the text has a proximal step;
///   u_e⁺ = DU_e{u_e + 2σ_e[(w⁺ − w)_{e₊} − (w⁺ − w)_{e₋}]}, where the text has 2w⁺ − w;
///   U starts at normal numbers, where the text has 0.
/// It has no fixed points at the minimisers of the objective. A node without neighbours takes
/// gradient steps alone. Losses must have gradients.
class OfficialCodeSolver final : public IterativeSolverBase {
 public:
  struct Settings {
    int innerSteps = 10;
    double innerStep = 0.1;   ///< η
    double dualFactor = 0.5;  ///< σ_e
    double flowSpread = 1;    ///< standard deviation of the entries of U at the start
  };
  OfficialCodeSolver(const GtvProblem& problem, const MethodContext& context,
                     const Settings& settings);

  void reset() override;
  void problemChanged() override;
  std::optional<double> gradientStep() const override { return settings_.innerStep; }
  std::optional<int> vectorsPerEdge() const override { return 2; }

 private:
  double advance() override;
  void onWarmStart() override {}
  void drawFlows();

  Settings settings_;
  Rng rng_;
  Vector capacity_;
  Vector sigma_;
};

}  // namespace gtv
