#pragma once

#include "penalties/norm_penalties.h"

namespace gtv {

/// φ(v) = ‖v‖_p = (Σ|v_j|^p)^{1/p}, 1 < p < ∞; dual norm ‖·‖_q, 1/p + 1/q = 1. Fuses whole vectors,
/// as the network Lasso (p = 2) does. The dual update is the projection onto ‖z‖_q ≤ c.
class LpPenalty final : public NormPenalty {
 public:
  explicit LpPenalty(double p);

  double value(ConstVec v) const override;
  void dualUpdate(Eigen::Ref<Matrix> U, const double* capacity, const double* sigma) const override;
  void dualJacobian(ConstVec u, double capacity, double sigma,
                    Eigen::Ref<Matrix> out) const override;
  double dualGauge(ConstVec u) const override;
  /// d^(1/p − 1/2) for p ≤ 2, else 1.
  double lipschitzConstant(int dimension) const override;

 private:
  double p_;
  double r_;  ///< q − 1 = 1/(p − 1), exact where p is near 1 or large
  double q_;
};

}  // namespace gtv
