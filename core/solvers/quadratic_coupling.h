#pragma once

#include "problem/gtv_problem.h"

namespace gtv {

/// The edge terms of a quadratic penalty, λA_eφ(v) = ½c_e vᵀQv, whose flow is a function of W:
///   u_e = ∇[λA_eφ]((DW)_e) = c_e Q(DW)_e,  c_e = λA_e.
class QuadraticCoupling {
 public:
  explicit QuadraticCoupling(const GtvProblem& problem);

  /// λ or the penalty is another one now.
  void problemChanged();

  const Matrix& form() const { return form_; }
  const Vector& capacity() const { return capacity_; }
  /// λ_max(Q)
  double largestEigenvalue() const;
  /// β̄ ≥ β, the Lipschitz constant of the gradient of the objective, given the β_i of the losses.
  /// With q = λ_max(Q) and x_i = ‖w_i‖
  ///   wᵀ∇²P w ≤ Σ_i β_i x_i² + λq Σ_e A_e(x_{e₊} + x_{e₋})² = xᵀNx,
  /// N = diag(β_i + λq a_i) + λqA ≥ 0 entry by entry, and λ_max(N) ≤ max_i (Nx)_i/x_i for every
  /// x > 0 (Collatz-Wielandt). x = 1 gives max_i(β_i + 2λq a_i); power steps from there only lower
  /// it.
  double smoothnessBound(const Vector& lossSmoothness) const;
  /// U ← the flow of W.
  void flow(const Matrix& W, Matrix& U) const;
  /// out_i ← ∇L_i(w_i) + (DᵀU)_i: with the flow of W the gradient of the objective.
  void gradient(const Matrix& W, const Matrix& U, Matrix& out) const;

 private:
  template <int D>
  void flowFixed(const Matrix& W, Matrix& U) const;
  template <int D>
  void addOutflow(const Matrix& U, Matrix& out) const;

  const GtvProblem& problem_;
  Matrix form_;  ///< Q
  bool isotropic_ = false;
  Vector capacity_;
};

}  // namespace gtv
