#pragma once

#include <stop_token>

#include "base/types.h"
#include "losses/sample_loss.h"

namespace gtv {

/// The columns X (N × k) of one or several nodes, and what the loss of joint predictions is in
/// their weights v when all other nodes stand still:
///   F(v) = c Σ_r ℓ(o_r + x_rᵀv, y_r) + Σ_j μ_j v_j²,
/// o being what the others contribute. ℓ has no kinks.
class ColumnBlock {
 public:
  /// `scale` is c > 0, `ridge` has k entries ≥ 0.
  ColumnBlock(SampleLoss sample, double scale, RowMatrix X, Vector ridge);

  Eigen::Index size() const { return X_.cols(); }
  const RowMatrix& columns() const { return X_; }

  /// Σ_j μ_j v_j².
  double ridgeTerm(const Vector& v) const { return ridge_.dot(v.cwiseAbs2()); }
  /// ∇F at the joint predictions t = o + Xv.
  Vector gradient(const Vector& t, const Vector& y, const Vector& v) const;
  /// v ← argmin F by Newton's method with step halving, from v; where there are many the one that
  /// is nearest to v, so from 0 the shortest. `t` is o + Xv before and after. False after a stop,
  /// with anything in v and t.
  bool minimise(const Vector& y, Vector& v, Vector& t, const std::stop_token& stop);
  /// The largest eigenvalue of the Hessian of F where ℓ'' is as large as it gets; +∞ where that has
  /// no bound.
  double smoothness() const;

 private:
  double value(const Vector& t, const Vector& y, const Vector& v) const;
  /// inverse_ ← the pseudo-inverse of the Hessian at t. False after a stop.
  bool invertHessian(const Vector& t, const Vector& y, const std::stop_token& stop);

  SampleLoss sample_;
  double scale_;
  RowMatrix X_;
  Vector ridge_;
  Matrix inverse_ = Matrix(0, 0);  ///< of a Hessian that is the same everywhere, once it is known
};

/// max ℓ'', +∞ where that has no bound.
double largestCurvature(const SampleLoss& sample);

}  // namespace gtv
