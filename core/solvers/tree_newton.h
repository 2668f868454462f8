#pragma once

#include "solvers/stepping_solver.h"

namespace gtv {

/// Primal-dual Newton with smoothing (Chan, Golub, Mulet 1999) on forests, for losses without kinks
/// with network Lasso or ℓ₁. With h_e = √(‖v_e‖² + μ²), v = DW (for ℓ₁ per coordinate), it solves
///   ∇L_i(w_i) + (DᵀU)_i = 0,   h_e u_e = c_e v_e,   c_e = λA_e,
/// by Newton's method: with C_e = (c_e I − (u_e v_eᵀ + v_e u_eᵀ)/(2h_e))/h_e ≻ 0
///   (∇²L + DᵀCD) ΔW = −∇F_μ,   u_e⁺ = (c_e(v_e + Δv_e) − u_e v_eᵀΔv_e/h_e)/h_e,
/// a line search on F_μ = Σ L_i + Σ c_e(h_e − μ), u_e kept inside its ball, and a tenth of μ once
/// a full step promises less than μ Σ c_e is worth. Some twenty steps from anywhere, whatever n.
///
/// The system is solved from the leaves to the roots, d × d blocks, without fill: a node with
/// Schur complement S below an edge C passes C(C + S)⁻¹S on, which loses no digits however stiff C
/// is. `dual()` is the only flow that balances the gradients (on a tree), scaled into the balls.
class TreeNewtonSolver final : public SteppingSolver {
 public:
  explicit TreeNewtonSolver(const GtvProblem& problem);

  /// Why the problem is not one for this method; empty if it is.
  static std::string refusal(const GtvProblem& problem);

  void reset() override;
  /// Goes on from the present iterates with little smoothing, except straight after a restore.
  void problemChanged() override;
  /// Goes on from these iterates of another method.
  void startFrom(const Matrix& W, const Matrix& U);
  /// The smoothing has become small beside the objective.
  bool isMilestone() const override { return milestone_; }

 private:
  double advance() override;
  std::vector<double> scalars() const override {
    return {mu_, size_, curvature_, damping_, milestone_ ? 1.0 : 0.0};
  }
  Result<void> takeScalars(const std::vector<double>& scalars) override;

  Matrix& u() { return memory_[0]; }

  /// size_ and curvature_ ← the present size of W, or how far the losses alone would go.
  void measureSize();
  void differentiate();
  /// gradient_ ← ∇F_μ, S_ ← ∇²L, C_ ← the edges' blocks.
  template <int D>
  void assemble();
  /// step_ ← −(S + DᵀCD)⁻¹ gradient_.
  template <int D>
  void eliminate();
  /// u⁺ for the step of this length that was made.
  template <int D>
  void moveDual(double length);
  /// F_μ(W).
  double smoothed(const Matrix& W) const;
  /// U_ ← the flow that carries the gradients to the root, as far as the capacities allow.
  void balance();

  bool separable_;           ///< ℓ₁
  std::vector<int> order_;   ///< parents before children
  std::vector<int> parent_;  ///< −1 at roots
  std::vector<int> edge_;    ///< to the parent
  Vector capacity_;
  bool quadratic_;   ///< the Hessians never change
  Matrix hessians_;  ///< d × dn
  double mu_ = 0;
  double curvature_ = 1;  ///< of a typical loss
  double damping_ = 0;    ///< in units of it, added to the losses' Hessians
  double size_ = 1;       ///< what a unit of w is
  double decrease_ = 0;   ///< twice what the last Newton step promised of F_μ
  bool milestone_ = false;
  bool restored_ = false;
  Matrix losses_;  ///< d × n: ∇L_i(w_i)
  Matrix gradient_;
  Matrix step_;
  Matrix S_;  ///< d × dn
  Matrix C_;  ///< d × dE
  Matrix K_;  ///< d × dn: (C + S)⁻¹C of the edge to the parent
};

}  // namespace gtv
