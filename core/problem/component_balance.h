#pragma once

#include <vector>

#include "base/decompositions.h"
#include "base/types.h"
#include "problem/dual_points.h"
#include "problem/gtv_problem.h"

namespace gtv {

/// Newton's method for the balance of one component, step 2 of DualBounder: shifts of the w_i,
/// common to the nodes in the directions of `coupled` and of every node alone in those of `free`
/// (d × any, orthonormal together), minimise the sum of the smoothed losses.
class ComponentBalance {
 public:
  /// Begins at `points.base`. All arguments must outlive it.
  ComponentBalance(const GtvProblem& problem, const std::vector<int>& nodes, const Matrix& coupled,
                   const Matrix& free, const DualPoints& points);

  /// All losses are quadratic: one step is exact.
  bool isQuadratic() const { return isQuadratic_; }
  /// All directions are coupled, and hessian() is the sum of those of the nodes.
  bool isWhole() const { return isWhole_; }

  /// Gradients where it stands, and what is to be solved for a step. Where the Hessian is whole it
  /// may be left out.
  void linearise(bool withHessian);
  /// Norm of the sum of the gradients in the coupled directions, and of each in the free ones.
  double unbalanced() const { return total_.norm() + freeTotal_; }
  /// Sum of the norms of the gradients: what the rounding of unbalanced() is measured by.
  double gradients() const { return gradientTotal_; }
  /// Of the coupled directions, the free ones eliminated.
  const Matrix& hessian() const { return hessian_; }
  /// Takes the step with the factor of hessian(), shortened where the sum would not decrease.
  void move(const EquilibratedFactor& factor);

  /// Where it stands: d × nodes, in their order.
  const Matrix& place() const { return at_; }

 private:
  const LocalLoss& lossOf(Eigen::Index k) const { return *problem_.losses[nodes_[k]]; }
  const Vector& centreOf(Eigen::Index k) const { return points_.centres[nodes_[k]]; }
  Matrix smoothedHessian(Eigen::Index k) const;
  double valueAt(const Matrix& place) const;
  void eliminateFree(Eigen::Index k);
  double findStep(const EquilibratedFactor& factor);

  const GtvProblem& problem_;
  const std::vector<int>& nodes_;
  const Matrix& coupled_;
  const Matrix& free_;
  const DualPoints& points_;
  Eigen::Index count_;
  bool isQuadratic_;
  bool isWhole_;
  Matrix at_;
  Matrix trial_;
  Matrix step_;
  Matrix gradients_;
  Vector point_;
  /// Free directions are eliminated node by node: H_ff⁺.
  std::vector<Matrix> inner_;
  Vector total_;
  Matrix hessian_;
  double freeTotal_ = 0;
  double gradientTotal_ = 0;
  double value_ = 0;  ///< of the sum, where it stands
};

}  // namespace gtv
