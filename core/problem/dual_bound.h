#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "base/decompositions.h"
#include "problem/dual_points.h"
#include "problem/flow_repair.h"
#include "problem/gtv_problem.h"
#include "problem/quadratic_dual.h"
#include "problem/scaled_problem.h"

namespace gtv {

/// A certificate for an iterate W: P(W) − min P ≤ gap.
struct DualBound {
  double primal = 0;  ///< P(W)
  double dual = 0;    ///< D(U') of a dual feasible U', minus the rounding allowance
  double gap = 0;     ///< primal − dual and the rounding of P(W) at kinks, ≥ 0
  /// gap / max(|P(W)|, 1e-9 P(0)); 0 if gap = 0. Where the gap is no more than the rounding of
  /// losses with kinks, nothing but P(0) is left to measure it by: gap / P(0).
  double relative = 0;
};

/// "at most 0.03 % above the optimum", or why nothing is proved.
std::string describeBound(const DualBound& bound);

/// The repaired dual bound: a global upper bound on the suboptimality of W for every convex loss,
/// also where the plain gap [CFL 34] is +∞ (zero-loss nodes, m_i < d, θ outside its box):
///  1. A dual point p_i per node: read off the gradient at w_i for losses without kinks, off the
///     prox at w_i − (DᵀU)_i/ρ for those with kinks.
///  2. Shifts that balance the g(p_i): one vector per component in the directions that φ couples,
///     one per node in the others. They minimise the sum of the (around p_i smoothed) losses, by
///     Newton's method; at the minimum Σ g_i = 0 over every component. A loss with kinks answers a
///     shift by moving its θ inside the box.
///  3. U' = U + the flow of least (weighted) size that makes (DᵀU')_i = −g_i: conjugate gradients
///     on a graph Laplacian, the last digits routed over a spanning tree, which leaves no
///     imbalance but rounding;
///  4. everything scaled by the largest t ≤ 1 for which all tu'_e are feasible. dom L* is convex
///     and holds 0, so the point stays feasible and LocalLoss::conjugate gives the value.
/// By the convexity of L*, L*(tg) ≤ tL*(g) − (1 − t) inf L: what t < 1 costs is measured from the
/// sum of the local infima. Spec §5(b) with the range condition met by construction; D(U') ≤ min P
/// is rigorous up to the allowance: the rounding of the sums, and what imbalance is left times the
/// size of W.
/// Where that proves much, but not all, and the groups of equal nodes are few, step 2 is taken once
/// more, group by group (GroupBalance); the better bound counts.
///
/// For quadratic losses with few parameters QuadraticDual is asked first; where it proves much,
/// that is the answer.
///
/// Of losses that are not convex nothing is proved: gap and relative are +∞, dual is NaN.
///
/// Problems whose numbers are far from 1 are looked at in other units (ScaledProblem): the
/// allowances for rounding are about numbers around 1. There, and where coordinates, edges or the
/// objective differ by orders of magnitude, a bound that is not `enough` is tried another way: the
/// repaired flows are clipped edge by edge, the dual points of every node take up what is then out
/// of balance (AdjustableDual), and the gap is summed from the Fenchel-Young gaps of nodes and
/// edges, none of them negative: its digits are not those of P.
///
/// Made once per problem structure; keeps the spanning forest and P(0).
class DualBounder {
 public:
  explicit DualBounder(const GtvProblem& problem);
  ~DualBounder();

  /// W is d × n. `U` (d × E) is where the repair starts; the closer to the optimal flow the better.
  /// A stop cuts the repair short: the bound holds all the same, but proves less. No second balance
  /// where the first proves the relative gap `enough`.
  DualBound bound(const Matrix& W, const Matrix& U, const std::stop_token& stop = {},
                  double enough = 0) const;

 private:
  /// bound() in the units of problem_.
  DualBound boundHere(const Matrix& W, const Matrix& U, const std::stop_token& stop,
                      double enough) const;
  /// What step 1 to 4 prove.
  DualBound repairedBound(const Matrix& W, const Matrix& U, const std::stop_token& stop,
                          double enough) const;
  /// Step 3 and 4; flow and points are left as they are before they are scaled.
  DualBound proved(double primal, const Matrix& W, Matrix& flow, DualPoints& points,
                   const Vector& coefficients, const std::stop_token& stop) const;
  /// With the dual points taking up what is out of balance, all of it in the units of the original.
  std::optional<DualBound> adjustedBound(const Matrix& W, Matrix flow,
                                         const std::vector<Vector>& points,
                                         const std::stop_token& stop) const;
  double kinkRoughness(const Matrix& W) const;
  /// What is tried there.
  std::vector<Matrix> flowsToAdjust(const Matrix& W, const Matrix& repaired) const;
  /// Whether that is worth while.
  bool isWorthRefining(double primal) const;
  bool isUneven() const;
  std::optional<DualBound> quadraticBound(const Matrix& W, const Matrix& U) const;
  /// The bound that the sums over nodes and edges prove: `dual` is that sum, `allowance` what
  /// rounding may have added to it; `roughness` that of P(W) at kinks.
  DualBound boundOf(double primal, double dual, bool balanced, double allowance,
                    double roughness) const;
  /// DualBound::relative of its gap.
  double relativeTo(const DualBound& bound, double roughness) const;
  bool isBalanced(double leftOver, double gradients) const;
  DualPoints readPoints(const Matrix& W, const Matrix& U) const;
  void balance(DualPoints& points) const;
  void balanceComponent(const std::vector<int>& nodes, const Matrix& coupled, const Matrix& free,
                        DualPoints& points) const;
  Vector repairCoefficients() const;
  /// Lower bounds of inf L_i, computed when first asked for: what the scaling by t costs is then
  /// measured from Σ inf L_i and not from 0.
  const Vector& localBounds() const;

  mutable ScaledProblem scaled_;
  const GtvProblem& problem_;  ///< in its units
  FlowRepair repair_;
  /// Of every component the nodes whose loss is not zero; components without any are left out.
  std::vector<std::vector<int>> labeledNodes_;
  double objectiveAtZero_ = 0;
  /// Of the components' Hessians where these are constant, by first node and size.
  mutable std::map<std::pair<int, std::size_t>, std::shared_ptr<const EquilibratedFactor>> factors_;
  mutable Vector localBounds_;
  bool uneven_ = false;  ///< coordinates or edges differ by orders of magnitude
  double floor_ = 0;     ///< Σ inf L_i, a bound that needs no flow at all
  std::unique_ptr<QuadraticDual> quadratic_;
  double gradientScale_ = 0;  ///< Σ steepness, what rounding of the gradients is measured by
};

}  // namespace gtv
