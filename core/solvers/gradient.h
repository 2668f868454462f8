#pragma once

#include "solvers/iterative_solver_base.h"
#include "solvers/momentum.h"
#include "solvers/quadratic_coupling.h"

namespace gtv {

/// Gradient descent on the whole objective, for losses without kinks and quadratic penalties:
///   W⁺ = Y − α(∇L_i(y_i) + (DᵀU(Y))_i)_i,  U(Y)_e = λA_eQ(DY)_e,
/// with Y = W (gradient descent [LN ch. 5]) or Y extrapolated (FISTA, Beck & Teboulle 2009, with
/// adaptive restart, see Momentum). U is the flow of W.
///
/// α = 1/β̄ unless given, with β̄ ≥ β, the Lipschitz constant of the gradient
/// (QuadraticCoupling::smoothnessBound). A given α beyond 2/β may diverge.
class GradientSolver final : public IterativeSolverBase {
 public:
  /// stepSize = 0: α = 1/β̄.
  GradientSolver(const GtvProblem& problem, bool accelerated, double stepSize);

  void reset() override;
  void problemChanged() override;
  /// κ(α) = max(|1 − αα_c|, |1 − αβ̄|) with α_c = min_i α_i: ‖W⁺ − Ŵ‖ ≤ κ‖W − Ŵ‖ [LN 34].
  std::optional<double> predictedContraction() const override;
  std::optional<double> gradientStep() const override { return stepSize_; }
  std::string stepSizeWarning() const override;
  std::optional<int> vectorsPerEdge() const override { return 2; }

  double stepSize() const { return stepSize_; }
  /// β̄
  double smoothness() const { return smoothness_; }

 private:
  double advance() override;
  void onWarmStart() override;
  std::vector<double> scalars() const override { return {momentum_.t()}; }
  Result<void> restoreScalars(const std::vector<double>& scalars) override;

  bool accelerated_;
  double givenStep_;
  QuadraticCoupling coupling_;
  Momentum momentum_;
  Vector lossSmoothness_;  ///< β_i
  double convexity_;       ///< α_c
  double smoothness_ = 0;
  double stepSize_ = 0;
  Matrix point_;  ///< Y
  Matrix gradient_;
};

}  // namespace gtv
