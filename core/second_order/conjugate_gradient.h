#pragma once

#include "second_order/node_blocks.h"
#include "solvers/iterative_solver_base.h"
#include "solvers/quadratic_coupling.h"

namespace gtv {

/// Preconditioned conjugate gradients (Hestenes & Stiefel 1952) for the linear system of quadratic
/// losses L_i = ½wᵀH_iw − b_iᵀw and a quadratic penalty,
///   M w = b,  M = blockdiag(H_i) + λ L_A ⊗ Q,
/// with the blocks P_i = H_i + λa_iQ of M on its diagonal as preconditioner. One step is one
/// iteration: one pass over the edges in the order of their heads, nothing kept per edge.
///   α = rᵀz/pᵀMp,  w⁺ = w + αp,  r⁺ = r − αMp,  z = P⁻¹r⁺,  p⁺ = z + (r⁺ᵀz/rᵀz)p.
///
/// M may be singular: P_i that are singular get a generalised inverse, which leaves alone what M
/// does not see, so b stays in the range and nodes without labels in reach stay 0.
///
/// Every 50 iterations, and once r has fallen far, r is computed afresh, differences first, and the
/// recursion goes on from it (van der Vorst & Ye 2000) or, where it had lost touch with it, begins
/// anew. It ends, and w stays, where r is no more than rounding of its terms: rᵀP⁻¹r ≤ Σ (1e-15
/// (|M||w| + |b|))²_ij (P⁻¹)_ij,ij.
class ConjugateGradientSolver final : public IterativeSolverBase {
 public:
  explicit ConjugateGradientSolver(const GtvProblem& problem);

  void reset() override;
  /// Begins again from the present W, unless the system is the same as before.
  void problemChanged() override;
  /// The residual was just computed afresh.
  bool certificateLikely() const override { return recursions_ == 0 && iteration() > 0; }

 private:
  double advance() override;
  void onWarmStart() override { begin(); }
  void updateDual() const override;
  std::vector<double> scalars() const override {
    return {1.0 + recursions_, residualEnergy_, firstEnergy_, rounding_};
  }
  Result<void> restoreScalars(const std::vector<double>& scalars) override;

  Matrix& residual() { return memory_[0]; }
  Matrix& direction() { return memory_[1]; }

  /// r and p from W alone.
  void begin();
  /// No further iteration would bring w nearer.
  void finish();
  template <int D>
  double advanceFixed();
  /// The true r in the place of the one by recursion; whether that was close enough for p to go on.
  template <int D>
  bool refresh();
  /// r ← b − Mw, z ← P⁻¹r; returns rᵀz.
  template <int D>
  double computeResidual();
  /// What rounding makes of rᵀz at W.
  template <int D>
  double roundingEnergy();
  /// node(i, x_i, y_i) for all nodes in order, y_i = Σ_{i'} A_ii' (x_i − x_i'); what it makes of
  /// y_i stands in field_ afterwards, below x_i. `x` is a matrix or an expression of one.
  template <int D, class X, class F>
  void sweep(const X& x, F&& node);
  /// y ← λQy
  template <class Y>
  void couple(Y&& y) const;

  QuadraticCoupling coupling_;
  NodeBlocks blocks_;
  Vector strength_;            ///< a_i
  Matrix form_;                ///< λQ
  bool isotropic_ = false;     ///< it is a multiple of I
  int recursions_ = 0;         ///< of r since it was computed afresh
  double residualEnergy_ = 0;  ///< rᵀz; 0: nothing is left to do
  double firstEnergy_ = 0;     ///< when r was last computed afresh
  double rounding_ = 0;        ///< what rᵀz is by rounding alone
  mutable bool flowLags_ = true;
  /// 2d × n, x_i and y_i of a sweep: one cache line where d ≤ 4.
  Matrix field_;
  Matrix preconditioned_;  ///< z
};

}  // namespace gtv
