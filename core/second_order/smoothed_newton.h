#pragma once

#include <memory>
#include <string>
#include <vector>

#include "second_order/smoothed_kernel.h"
#include "solvers/iterative_solver_base.h"

namespace gtv {

/// How the systems of SmoothedNewtonSolver are solved, and what that costs.
struct SmoothedNewtonPlan {
  enum class Elimination { Forest, Dense, Sparse };
  Elimination elimination = Elimination::Forest;
  /// Multiplications per step, about; those of dense factors are several times faster.
  double cost = 0;
};
/// Looks at the graph and the dimension alone; orders the graph (symbolic factorisation), so ask
/// once.
SmoothedNewtonPlan planSmoothedNewton(const GtvProblem& problem);

/// Primal-dual Newton with smoothing (Chan, Golub, Mulet 1999), for losses without kinks with
/// network Lasso or ℓ₁. With h_e = √(‖v_e‖² + μ²), v = DW (for ℓ₁ per coordinate), it solves
///   ∇L_i(w_i) + (DᵀU)_i = 0,   h_e u_e = c_e v_e,   c_e = λA_e,
/// by Newton's method: with C_e = (c_e I − (u_e v_eᵀ + v_e u_eᵀ)/(2h_e))/h_e ≻ 0
///   (∇²L + DᵀCD) ΔW = −∇F_μ,   u_e⁺ = c_e v_e/h_e + C_e Δv_e,
/// a line search on F_μ = Σ L_i + Σ c_e(h_e − μ), and u_e kept inside its ball. μ follows the gap
/// Σ c_e‖v_e‖ − u_eᵀv_e, as in interior point methods. Some fifteen steps from anywhere, whatever
/// n.
/// With this u⁺ of the symmetric C_e (and not of the C_e before it was made symmetric) a full step
/// ends with DᵀU⁺ = −∇L(W⁺) where the losses are quadratic: flows that certify.
///
/// The system is solved by elimination from the leaves on forests, with dense factors while n·d is
/// small, else with sparse ones. `dual()` balances the gradients: on forests always, scaled into
/// the balls; on other graphs after full steps, where the losses are quadratic.
class SmoothedNewtonSolver : public IterativeSolverBase {
 public:
  explicit SmoothedNewtonSolver(const GtvProblem& problem);

  /// Why the problem is not one for this method; empty if it is.
  static std::string refusal(const GtvProblem& problem);
  /// With the plan for the problem, where that is known.
  static std::string refusal(const GtvProblem& problem, const SmoothedNewtonPlan& plan);

  void reset() override;
  /// Goes on from the present iterates with little smoothing, except straight after a restore.
  void problemChanged() override;
  /// The gap that μ follows has become small beside the objective, and a fifth of what it was at
  /// the last milestone.
  bool certificateLikely() const override { return certificateLikely_; }

 protected:
  SmoothedNewtonSolver(const GtvProblem& problem, std::string id,
                       std::unique_ptr<SmoothedKernel> kernel);

 private:
  bool prepareStep() override;
  double advance() override;
  void onWarmStart() override;
  std::vector<double> scalars() const override {
    return {mu_, size_, curvature_, damping_, certificateGap_, certificateLikely_ ? 1.0 : 0.0};
  }
  Result<void> restoreScalars(const std::vector<double>& scalars) override;

  Matrix& u() { return memory_[0]; }  ///< in the order of the kernel
  /// size_ and curvature_ ← the present size of W, or how far the losses alone would go.
  void measureSize();
  /// At the present iterates, with the smoothing that suits them.
  void begin();
  /// Of the step that is taken, 2⁻ᵏ by a line search; 0 where the direction is none.
  double lengthOf(const SmoothedKernel::Trial& trial);
  void updateCertificateLikely(double gap, double loss);
  void reduceSmoothing(const SmoothedKernel::Trial& trial, double length, double gap);

  std::unique_ptr<SmoothedKernel> kernel_;
  SmoothedKernel::Trial trial_;  ///< of the step that was prepared
  double capacities_ = 0;        ///< Σ c_e
  double mu_ = 0;
  double curvature_ = 1;       ///< of a typical loss
  double damping_ = 0;         ///< in units of it, added to the losses' Hessians
  double size_ = 1;            ///< what a unit of w is
  double certificateGap_ = 0;  ///< at the last one; 0: none yet
  bool certificateLikely_ = false;
  bool restored_ = false;
  bool taken_ = false;  ///< the kernel has W_
};

}  // namespace gtv
