#pragma once

#include <optional>

#include "base/types.h"

namespace gtv {

/// N(μ, C) on R^d, with what comparing it with others needs.
struct Gaussian {
  Vector mean;                ///< d
  Matrix covariance;          ///< d × d, positive definite
  Matrix inverse;             ///< C⁻¹
  Matrix root;                ///< C^{1/2}
  double logDeterminant = 0;  ///< ln det C
};

/// With a covariance that is symmetric and positive semidefinite; KL needs a definite one.
Gaussian makeGaussian(Vector mean, Matrix covariance);

/// Sample mean and covariance C with 1/m [LN 68] of the rows of an m × d matrix, m ≥ 1.
Gaussian fitGaussian(const RowMatrix& rows);

/// The same with C + εI for C, ε = 10⁻³ tr(C)/d, which is positive definite unless all rows are
/// equal: then there is none.
std::optional<Gaussian> fitRegularGaussian(const RowMatrix& rows);

/// KL(p, q) = ½[tr(C_q⁻¹C_p) − d + (μ_q − μ_p)ᵀC_q⁻¹(μ_q − μ_p) + ln(det C_q/det C_p)] [LN 67].
double klDivergence(const Gaussian& p, const Gaussian& q);

/// W₂²(p, q) = ‖μ_p − μ_q‖² + tr(C_p + C_q − 2(C_q^{1/2}C_pC_q^{1/2})^{1/2}) ≥ 0.
double squaredWasserstein(const Gaussian& p, const Gaussian& q);

}  // namespace gtv
