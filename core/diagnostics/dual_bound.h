#pragma once

#include <cstdint>
#include <vector>

#include "diagnostics/flow_repair.h"
#include "solvers/gtv_problem.h"

namespace gtv {

/// A certificate for an iterate W: P(W) − min P ≤ gap.
struct DualBound {
  double primal = 0;    ///< P(W)
  double dual = 0;      ///< D(U') of a dual feasible U', minus the rounding allowance
  double gap = 0;       ///< primal − dual, ≥ 0
  double relative = 0;  ///< gap / max(|P(W)|, 1e-9 P(0)); 0 if gap = 0
};

/// The repaired dual bound: a global upper bound on the suboptimality of W also where the plain
/// gap [CFL 34] is +∞ (zero-loss nodes, m_i < d). The dual point is
///  1. g_i = ∇L_i(w_i + δ), δ one vector per component so that Σ g_i = 0 there (Newton steps on
///     the component's total loss): −s_i = g_i lies in dom L_i* by construction;
///  2. U' = U + the flow of least (weighted) size that makes (DᵀU')_i = −g_i: conjugate gradients
///     on a graph Laplacian, the last digits routed over a spanning tree, which leaves no
///     imbalance but rounding;
///  3. for a norm φ scaled by t = min(1, min_e λA_e/‖u'_e‖*). dom L* is convex and holds 0, so the
///     point stays feasible and LocalLoss::conjugate gives the value.
/// Spec §5(b) with the range condition met by construction; D(U') ≤ min P is rigorous up to the
/// allowance: the rounding of the sums, and what imbalance is left times the size of W.
///
/// Made once per problem structure; keeps the spanning forest and P(0).
class DualBounder {
 public:
  explicit DualBounder(const GtvProblem& problem);

  /// W is d × n. `U` (d × E) is where the repair starts; the closer to the optimal flow the better.
  DualBound bound(const Matrix& W, const Matrix& U) const;

 private:
  Matrix componentShift(const Matrix& W) const;
  Vector repairCoefficients() const;

  const GtvProblem& problem_;
  FlowRepair repair_;
  /// Of every component the nodes whose loss is not zero; components without any are left out.
  std::vector<std::vector<int>> labeledNodes_;
  double objectiveAtZero_ = 0;
  double gradientScale_ = 0;  ///< Σ‖∇L_i(0)‖, what rounding of the gradients is measured by
};

}  // namespace gtv
