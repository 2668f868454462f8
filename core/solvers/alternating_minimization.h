#pragma once

#include <memory>
#include <vector>

#include "solvers/iterative_solver_base.h"
#include "solvers/momentum.h"

namespace gtv {

/// Proximal gradient on the dual, the alternating minimisation algorithm (Tseng 1991; for convex
/// clustering Chi & Lange 2015), for losses that are strongly convex at every node:
///   w_i ← argmin_w L_i(w) + wᵀ(DᵀU)_i = ∇L_i*(−(DᵀU)_i)
///   u_e ← DU_e{u_e + σ_e(DW)_e}.
/// f(U) = Σ_i L_i*(−(DᵀU)_i) has the gradient −DW, and ∇L_i* is 1/α_i-Lipschitz. With any s_e > 0,
/// S_i = Σ_{e∋i} s_e, Cauchy and Schwarz give
///   Σ_i ‖(DᵀV)_i‖²/α_i ≤ Σ_i (S_i/α_i) Σ_{e∋i} ‖v_e‖²/s_e = Σ_e ‖v_e‖²/σ_e,
///   σ_e = s_e/(S_{e₊}/α_{e₊} + S_{e₋}/α_{e₋}):
/// in the metric 1/σ_e the gradient is 1-Lipschitz and a step of this size decreases the dual
/// objective. s_e = A_e, as large as the flow of the edge may become. With acceleration U is
/// extrapolated first (FISTA with adaptive restart, see Momentum).
class AlternatingMinimizationSolver final : public IterativeSolverBase {
 public:
  AlternatingMinimizationSolver(const GtvProblem& problem, bool accelerated);

  void reset() override;
  void problemChanged() override;
  std::optional<int> vectorsPerEdge() const override { return 2; }
  /// σ_e
  const Vector& stepSizes() const { return sigma_; }

 private:
  double advance() override;
  void onWarmStart() override;
  template <int D>
  double advanceFixed();
  std::vector<double> scalars() const override { return {momentum_.t()}; }
  Result<void> restoreScalars(const std::vector<double>& scalars) override;

  bool accelerated_;
  Momentum momentum_;
  Vector capacity_;
  Vector sigma_;
  Matrix point_;  ///< the extrapolated U
  std::vector<std::unique_ptr<LocalMap>> response_;
};

}  // namespace gtv
