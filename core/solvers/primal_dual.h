#pragma once

#include <memory>
#include <vector>

#include "solvers/solver.h"

namespace gtv {

/// Algorithm 1 of [CFL], the primal-dual method of Chambolle and Pock with diagonal
/// preconditioning, as printed:
///   ŵ_i = w_i − τ_i (DᵀU)_i                                   (line 3)
///   w_i⁺ = prox_{L_i,1/τ_i}(ŵ_i)                               (line 4, [CFL 32])
///   u_e⁺ = DU_e{u_e + σ_e [2(w⁺_{e₊} − w⁺_{e₋}) − (w_{e₊} − w_{e₋})]}   (lines 7-8, [CFL 33])
/// with τ_i = γ/|N_i| (unweighted degree; γ where |N_i| = 0) and σ_e = s/γ, s = ½ as in the paper
/// or 0.45 as in its code. The step condition holds for every γ > 0 and s ≤ ½; γ changes the speed,
/// not the limit.
class PrimalDualSolver : public Solver {
 public:
  /// 0 < dualFactor ≤ ½ is s.
  PrimalDualSolver(const GtvProblem& problem, double gamma, double dualFactor);

  void reset() override;
  void step() override;
  void problemChanged() override;

  std::int64_t iteration() const override { return iteration_; }
  const Matrix& primal() const override { return W_; }
  const Matrix& dual() const override { return U_; }
  double lastChange() const override { return lastChange_; }
  double gamma() const { return gamma_; }

  SolverState state() const override;
  Result<void> restore(const SolverState& state) override;

 protected:
  PrimalDualSolver(const GtvProblem& problem, double gamma, double dualFactor, bool weightedSteps);
  virtual std::string id() const { return "primal-dual"; }
  /// New step sizes; the local proximal operators are factorised again.
  void setGamma(double gamma);
  const GtvProblem& problem() const { return problem_; }
  /// Σ_e' A_e' (weighted) or |N_i|.
  double nodeMetric(int i) const;

 private:
  template <int D>
  void stepFixed();

  const GtvProblem& problem_;
  double gamma_;
  double dualFactor_;
  bool weightedSteps_;  ///< τ_i = γ/Σ A_e with σ_e = sA_e/γ instead: the same condition holds
  std::int64_t iteration_ = 0;
  double lastChange_ = 0;
  Matrix W_;         ///< d × n
  Matrix extended_;  ///< d × n, 2w⁺ − w
  Matrix U_;         ///< d × E
  Vector tau_;
  Vector sigma_;
  Vector capacity_;
  std::vector<std::unique_ptr<LocalMap>> prox_;
};

/// Algorithm 1 whose step balance γ is estimated while it runs: at iterations 8, 16, 32, …
///   γ ← √(γ γ̂),  γ̂² = Σ_i a_i‖w_i − w_i°‖² / (2 Σ_e ‖u_e − u_e°‖²/A_e),
/// with ° the iterates at the previous such iteration and weighted steps τ_i = γ/a_i,
/// σ_e = A_e/(2γ). The same limit; usually several times fewer iterations.
class AdaptivePrimalDualSolver final : public PrimalDualSolver {
 public:
  AdaptivePrimalDualSolver(const GtvProblem& problem, double gamma);

  void reset() override;
  void step() override;
  SolverState state() const override;
  Result<void> restore(const SolverState& state) override;

 private:
  std::string id() const override { return "adaptive-primal-dual"; }
  void rebalance();

  double firstGamma_;
  std::int64_t nextBalance_ = 8;
  Matrix anchorW_;
  Matrix anchorU_;
};

}  // namespace gtv
