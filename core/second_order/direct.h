#pragma once

#include <memory>

#include "base/sparse_factor.h"
#include "second_order/forest_system.h"
#include "solvers/iterative_solver_base.h"
#include "solvers/quadratic_coupling.h"

namespace gtv {

/// The linear system of quadratic losses L_i = ½wᵀH_iw − b_iᵀw and a quadratic penalty,
///   M w = b,  M = blockdiag(H_i) + λ L_A ⊗ Q,
/// by one sparse LDLᵀ factorisation (approximate minimum degree order). M is singular where a
/// component has no labels or too little data, therefore proximal point steps in the metric of
/// its diagonal Δ:
///   (M + εΔ)(w⁺ − w) = b − Mw,  U_e = λA_eQ(DW)_e,  ε = 1e-10.
/// They converge to a minimiser and are iterative refinement at the same time. In a direction with
/// Δ⁻¹M-eigenvalue μ > 0 a step leaves ε/(ε + μ) of the error: after the first one the objective is
/// at most (ε/8) w*ᵀΔw* above its minimum. Components without labels stay 0. Δ makes the
/// step invariant under scaling of coordinates, and so is LDLᵀ of a positive definite matrix:
/// weights may range over many orders of magnitude.
///
/// On forests such steps by block elimination, in linear time (ForestSystem).
///
/// b − Mw = −(∇L_i(w_i) + (DᵀU)_i)_i, differences first. Where all of it is rounding by the
/// componentwise backward error (Arioli, Demmel, Duff 1989), |b − Mw| ≤ 1e-15 (|M||w| + |b|), W
/// stays as it is.
class DirectSolver final : public IterativeSolverBase {
 public:
  explicit DirectSolver(const GtvProblem& problem);

  /// The next step factorises anew; the order is kept unless Q has other entries that are not 0.
  void problemChanged() override;

 private:
  bool prepareStep() override;
  double advance() override;
  double advanceOnForest();
  void onWarmStart() override { flowLags_ = true; }
  void updateDual() const override;
  void assemble();
  bool residualIsRounding();

  QuadraticCoupling coupling_;
  mutable bool flowLags_ = true;
  std::unique_ptr<ForestSystem> forest_;  ///< where there are no cycles; then of no use:
  std::vector<Matrix> hessians_;          ///< H_i; of size 0 for zero losses
  Matrix rightSide_;                      ///< d × n, b
  Matrix pattern_;                        ///< 1 where Q or the identity is not 0
  SparseMatrix system_;                   ///< M + εΔ, lower triangle
  SparseFactor factor_;
  bool isFactorised_ = false;
  Matrix residual_;  ///< d × n, b − Mw
  Matrix size_;      ///< |M||w| + |b|
  Vector correction_;
};

/// Multiplications of the factorisation of the problem's system, from a symbolic factorisation of
/// the graph with blocks of size d: what makes it slow is fill-in, and that is a matter of the
/// graph, not of its size alone. Infinite, without asking, where the analysis would take longer
/// than what it could find is worth: large graphs that are far from trees and have no small
/// separators.
double factorisationCost(const GtvProblem& problem);
/// "2.2e+12 multiplications"; of infinite ones "far too many multiplications".
std::string describeCost(double cost);
/// More (about ten seconds) are refused.
constexpr double largestFactorisation = 3e9;

}  // namespace gtv
