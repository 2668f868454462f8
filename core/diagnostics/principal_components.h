#pragma once

#include <array>

#include "base/types.h"

namespace gtv {

/// The two orthonormal directions in which the columns of a matrix vary most about their mean: the
/// first two eigenvectors of (1/n) Σ (w_i − w̄)(w_i − w̄)ᵀ. A picture of many parameters shows
/// (v₁ᵀ(w − w̄), v₂ᵀ(w − w̄)).
///
/// The entry of largest modulus of a direction is positive (of several, the first). If both
/// variances are equal, the first direction is the axis nearest to the plane of the two, projected
/// on it. Directions in which nothing varies beyond rounding are filled up: an axis that is as
/// perpendicular as possible to the first direction, the first two axes if there is none. d = 1:
/// the second is zero.
struct PrincipalComponents {
  Vector mean;        ///< d
  Matrix directions;  ///< d × 2
  std::array<double, 2> variances{0, 0};
  int rank = 0;  ///< directions that are not filled up

  /// 2 × n: where the columns of W (d × n) are in the picture.
  Matrix project(const Matrix& W) const;
};

/// W is d × n, d ≥ 1; one that is not finite has rank 0. By the Gram matrix of its smaller side; if
/// both are large by subspace iteration, which may stop at directions that explain as much as
/// the best ones to some digits.
PrincipalComponents principalComponents(const Matrix& W);

/// The sum of the variances of the columns of W along the directions, about the mean of W.
double varianceAlong(const Matrix& directions, const Matrix& W);

}  // namespace gtv
