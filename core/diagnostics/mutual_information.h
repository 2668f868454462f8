#pragma once

#include "base/types.h"

namespace gtv {

// How much a shared update says about something private: mutual information in nats
// [LN 93]. All is jointly Gaussian.

/// w̃ = c x + η + σ_p ε with x of variance Var(x), η ~ N(0, Σ_η) and ε ~ N(0, I), independent:
///   I(x; w̃) = ½ ln(1 + Var(x) cᵀ(Σ_η + σ_p² I)⁻¹ c).
/// Σ_η may be singular. With σ_p = 0 and a c outside its range some combination of w̃ is x itself:
/// +∞ (0 where Var(x) = 0 or c = 0).
double gaussianInformation(const Vector& c, double variance, const Matrix& otherCovariance,
                           double sharedNoise);

/// c = ∂w/∂y_r for one FedRelax update of least squares [LN Alg. 1],
///   w = argmin_v (1/m)‖Xv − y‖² + (κ/2)‖v‖² − vᵀ(…) = (2Q + κI)⁻¹(2Xᵀy/m + …),   κ = λa_i,
/// which is affine in the labels: c = (2/m)(2Q + κI)⁻¹ x_r, Q = XᵀX/m. With κ = 0 the fit of least
/// norm. `X` is m × d, κ ≥ 0.
Vector labelSensitivity(const Matrix& X, double coupling, Eigen::Index sample);
/// The same for all labels at once: d × m, column r = ∂w/∂y_r.
Matrix labelSensitivities(const Matrix& X, double coupling);

/// I(x; w̃) = −½ ln(1 − R²) from replicates: `x` has N values, `shared` is N × d with what was
/// shared beside each. R² of the regression of x on w̃ with intercept, adjusted by
/// 1 − (1 − R²)(N − 1)/(N − d − 1) and at least 0. +∞ for a perfect fit, 0 if x is constant, NaN
/// for N ≤ d + 1.
double estimatedInformation(const Vector& x, const Matrix& shared);

}  // namespace gtv
