#pragma once

#include <memory>

#include "problem/gtv_problem.h"

namespace gtv {

/// A dual feasible point for quadratic losses, up to four parameters, with network Lasso or ℓ₁,
/// found edge by edge and node by node. With L(w) = ½‖Rw − q‖² + k every s bounds the conjugate,
///   L*(Rᵀs) ≤ ½‖s‖² + qᵀs − k,
/// so that a flow inside the balls with (DᵀU)_i = −R_iᵀs_i proves min P ≥ −Σ (½‖s_i‖² + q_iᵀs_i −
/// k_i):
///  1. U is clipped to the balls. s_i = R_iw_i − q_i, the residual, fits the gradient at w_i.
///  2. Where the two are out of balance by e_i and R_i is regular, s_i takes it up, s_i − R_i⁻ᵀe_i:
///     that costs ½‖R_i⁻ᵀe_i‖², of second order.
///  3. Elsewhere (no labels, too few) e_i goes on to the nearest such node, over edges with room
///     where there are any. What then leaves a ball is clipped once more, and 2 and 3 repeated.
///  4. Everything is scaled by the largest t ≤ 1 for which all tu_e are feasible.
class QuadraticDual {
 public:
  /// What the sums of a certificate need.
  struct Sums {
    double primal = 0;
    double dual = 0;       ///< −Σ L_i*(tg_i), or less
    double magnitude = 0;  ///< Σ of the sizes of the terms
    double leftOver = 0;   ///< Σ‖R_iᵀs_i + (DᵀU)_i‖
    double gradients = 0;  ///< Σ‖R_iᵀs_i‖
    double size = 0;       ///< max ‖w_i‖
    double t = 1;
  };

  virtual ~QuadraticDual() = default;
  /// Nothing where the losses are others, d > 4, or no R_i is regular in some component with
  /// labels.
  static std::unique_ptr<QuadraticDual> make(const GtvProblem& problem);
  /// W is d × n, U is d × E; the penalty of the problem is network Lasso or ℓ₁.
  virtual Sums at(const Matrix& W, const Matrix& U) = 0;
};

}  // namespace gtv
