#pragma once

#include <memory>
#include <vector>

#include "solvers/iterative_solver_base.h"

namespace gtv {

/// ADMM for network Lasso (Hallac, Leskovec, Boyd, KDD 2015, sec. 3), for every penalty. An edge
/// (i, j) has copies z_ij of w_i and z_ji of w_j with scaled duals u_ij, u_ji:
///   w_i ← argmin_w L_i(w) + (ρ/2) Σ_j ‖w − z_ij + u_ij‖² = prox_{L_i,ρ|N_i|}(mean_j(z_ij − u_ij))
///   (z_ij, z_ji) ← argmin λA_eφ(z_ij − z_ji) + (ρ/2)(‖a − z_ij‖² + ‖b − z_ji‖²)
///   u_ij ← a − z_ij,  u_ji ← b − z_ji      with a = w_i + u_ij, b = w_j + u_ji.
/// The copies keep the mean (a + b)/2, so u_ji = −u_ij always, and u_e = ρu_{e₊e₋} is the flow of
/// the edge: (DᵀU)_i = −∇L_i(w_i) in the limit. Their difference is prox_{cφ,ρ/2}(a − b), hence by
/// Moreau
///   u_e⁺ = DU_e{(ρ/2)(a − b)} = DU_e{u_e + (ρ/2)(w_i − w_j)},  σ_e = ρ/2,
/// the same map as in Algorithm 1. For φ = ‖·‖₂ it is the paper's z_ij = θa + (1 − θ)b with
/// θ = max(1 − λA_e/(ρ‖a − b‖), ½).
///
/// Over-relaxation κ (Boyd et al. 2011, 3.4.3): in a and b stands κw_i + (1 − κ)z_ij for w_i.
/// Nodes without neighbours take proximal point steps w_i ← prox_{L_i,ρ}(w_i).
class AdmmSolver final : public IterativeSolverBase {
 public:
  /// ρ > 0, 0 < relaxation < 2.
  AdmmSolver(const GtvProblem& problem, double rho, double relaxation = 1);

  void problemChanged() override;
  /// d × 2E: columns 2e, 2e + 1 are the copies of w_{e₊}, w_{e₋} at edge e.
  const Matrix& copies() const { return memory_[0]; }

 private:
  bool mayTakeLong() const override { return isLarge() || IterativeSolverBase::mayTakeLong(); }
  double advance() override;
  void onWarmStart() override;
  template <int D>
  double advanceFixed();
  std::vector<double> scalars() const override { return {rho_}; }
  Result<void> restoreScalars(const std::vector<double>& scalars) override;

  double rho_;
  double relaxation_;
  Vector capacity_;
  Vector sigma_;  ///< ρ/2 for every edge
  std::vector<std::unique_ptr<LocalMap>> prox_;
};

}  // namespace gtv
