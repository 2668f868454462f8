#pragma once

#include "base/types.h"

namespace gtv {

/// Coordinates in which a quadratic part ½wᵀdiag(γ)w is ½‖a‖²: with the thin SVD
/// X diag(γ)^(−1/2) = PSQᵀ, a = Qᵀdiag(γ)^(1/2) w and Xw = Ba, B = PS. Directions that X does not
/// see, by its rank up to rounding, have no coordinate.
struct ScaledCoordinates {
  Matrix B;      ///< rows of X × rank
  Matrix into;   ///< rank × d: w ↦ a
  Matrix outOf;  ///< d × rank: a ↦ w
};

/// X is m × d, `curvature` the d numbers γ > 0.
ScaledCoordinates scaledCoordinates(const Matrix& X, const Vector& curvature);

}  // namespace gtv
