#pragma once

#include <limits>
#include <optional>

#include "base/types.h"

namespace gtv {

/// Unit balls {u ∈ R^d: ‖u‖* ≤ 1} of dual norms, for which methods have formulas of their own:
/// projections, smoothings, cuts. The norm φ is the largest uᵀv over the ball.
enum class DualBall {
  Euclidean,  ///< ‖u‖₂ ≤ 1: φ(v) = ‖v‖₂
  Box,        ///< ‖u‖_∞ ≤ 1: φ(v) = ‖v‖₁, coordinate by coordinate
};

/// φ: R^d → R, convex, even, φ(0) = 0, applied to v = w_{e₊} − w_{e₋} on every edge [CFL 14]. The
/// edge term of the objective is cφ(v) with capacity c = λA_e > 0.
class Penalty {
 public:
  virtual ~Penalty() = default;

  virtual double value(ConstVec v) const = 0;
  /// v ← argmin_z φ(z) + ‖z − v‖²/(2t), t > 0.
  virtual void prox(MutVec v, double t) const = 0;
  /// For every column e: u_e ← argmin_z c_eφ*(z/c_e) + ‖z − u_e‖²/(2σ_e) [CFL 33]. Columns with
  /// c_e = 0 become 0. Norms leave ‖u_e‖* ≤ c_e up to rounding.
  virtual void dualUpdate(Eigen::Ref<Matrix> U, const double* capacity,
                          const double* sigma) const = 0;
  /// out ← a generalised Jacobian of that map at u (before the update), d × d, symmetric, 0 ⪯ out
  /// ⪯ I.
  virtual void dualJacobian(ConstVec u, double capacity, double sigma,
                            Eigen::Ref<Matrix> out) const = 0;
  /// cφ*(u/c), c > 0; +∞ outside the domain.
  virtual double conjugate(ConstVec u, double capacity) const = 0;
  /// The largest t ≤ 1 for which tu lies in the domain of cφ*(·/c); 1 for penalties that grow
  /// faster than linearly. u must lie in the coupled subspace.
  virtual double feasibleScale(ConstVec u, double capacity) const = 0;
  /// True if φ is a norm: then φ* is the indicator of the ball ‖u‖* ≤ 1 [CFL 26].
  virtual bool isNorm() const = 0;
  /// The domain of φ*, for norms that have one of these balls in every dimension d; nothing for all
  /// other penalties, and where φ has such a ball for some d only. Methods with a formula for a
  /// ball ask this, and take any penalty that answers with it.
  virtual std::optional<DualBall> dualBall() const { return std::nullopt; }
  /// ‖u‖*: for norms the dual norm, for mixed penalties the largest over their norm blocks; 0 for
  /// penalties without one.
  virtual double dualGauge(ConstVec u) const = 0;
  /// The largest φ(v)/‖v‖₂, which is the longest ‖u‖₂ with φ*(u) < ∞, of penalties that grow
  /// linearly: ‖u‖₂ ≤ lipschitzConstant()·‖u‖* ; +∞ for others.
  virtual double lipschitzConstant(int dimension) const {
    static_cast<void>(dimension);
    return std::numeric_limits<double>::infinity();
  }
  /// How far (v, u) is from (DW)_e ∈ ∂[cφ*(·/c)](u) [CFL 25]: for norms the larger of ‖u‖* − c and
  /// cφ(v) − uᵀv, for smooth φ the length of u − c∇φ(v).
  virtual double edgeResidual(ConstVec v, ConstVec u, double capacity) const = 0;
  /// Q with φ(v) = ½vᵀQv, d × d, for quadratic penalties; nothing for others.
  virtual std::optional<Matrix> quadraticForm(int dimension) const = 0;
  /// μ > 0 with φ(v) = (μ/2)‖v‖², so that Q = μI in every dimension and the dual update shrinks u
  /// by one factor; nothing for others, and where φ is of this form for some of its parameters
  /// only.
  virtual std::optional<double> isotropicCurvature() const { return std::nullopt; }
  /// An orthonormal basis (d × r, r < d) of the directions in which φ couples at all, the span of
  /// dom φ*; nothing where it is all of R^d. Flows stay inside.
  virtual std::optional<Matrix> coupledBasis(int dimension) const {
    static_cast<void>(dimension);
    return std::nullopt;
  }
};

}  // namespace gtv
