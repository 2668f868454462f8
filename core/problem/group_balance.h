#pragma once

#include "problem/dual_points.h"
#include "problem/gtv_problem.h"

namespace gtv {

/// Balances dual points group by group, where a flow is given that fills its borders. A group is
/// what edges with equal ends connect, coordinate by coordinate (for the network Lasso the learned
/// clusters); one without data is joined to a neighbour. At the optimum the gradients of a group
/// sum to what flows out over its borders. Balanced only over a whole component, they leave
/// the rounding of one group to the full edges between it and the next, and scaling the flow back
/// costs far more than that.
class GroupBalance {
 public:
  /// The groups of W, d × n.
  GroupBalance(const GtvProblem& problem, const Matrix& W);

  /// Groups with data, over all coordinates: the unknowns of balance().
  int count() const { return count_; }
  /// Moves each group of `points` by one shift per coordinate so that its gradients sum to minus
  /// its share of `outflow` (d × n, DᵀU): Newton's method for the losses, smoothed around the
  /// points, plus the flow times the shift.
  void balance(const Matrix& outflow, DualPoints& points) const;

 private:
  Matrix shiftOf(const Vector& x) const;

  const GtvProblem& problem_;
  Eigen::MatrixXi group_;  ///< d × n; −1 where a component has no data
  int count_ = 0;
};

}  // namespace gtv
