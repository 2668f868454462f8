#pragma once

#include <cmath>

#include "penalties/penalty.h"

namespace gtv {

/// What all norms share: φ* is the indicator of the dual norm's unit ball, so the dual update is
/// the projection onto ‖u‖* ≤ c.
class NormPenalty : public Penalty {
 public:
  void prox(MutVec v, double t) const final;
  double conjugate(ConstVec u, double capacity) const final;
  double feasibleScale(ConstVec u, double capacity) const final;
  bool isNorm() const final { return true; }
  std::optional<Matrix> quadraticForm(int) const final { return std::nullopt; }
  double edgeResidual(ConstVec v, ConstVec u, double capacity) const final;
};

/// Network Lasso, φ(v) = ‖v‖₂; dual norm ‖·‖₂ [CFL 1].
class Norm2Penalty final : public NormPenalty {
 public:
  double value(ConstVec v) const override { return v.norm(); }
  void dualUpdate(Eigen::Ref<Matrix> U, const double* capacity, const double* sigma) const override;
  void dualJacobian(ConstVec u, double capacity, double sigma,
                    Eigen::Ref<Matrix> out) const override;
  std::optional<DualBall> dualBall() const override { return DualBall::Euclidean; }
  double dualGauge(ConstVec u) const override { return u.norm(); }
  double lipschitzConstant(int) const override { return 1; }
};

/// φ(v) = ‖v‖₁; dual norm ‖·‖_∞. Fuses coordinate by coordinate.
class Norm1Penalty final : public NormPenalty {
 public:
  double value(ConstVec v) const override { return v.lpNorm<1>(); }
  void dualUpdate(Eigen::Ref<Matrix> U, const double* capacity, const double* sigma) const override;
  void dualJacobian(ConstVec u, double capacity, double sigma,
                    Eigen::Ref<Matrix> out) const override;
  std::optional<DualBall> dualBall() const override { return DualBall::Box; }
  double dualGauge(ConstVec u) const override { return u.lpNorm<Eigen::Infinity>(); }
  double lipschitzConstant(int dimension) const override {
    return std::sqrt(static_cast<double>(dimension));
  }
};

/// φ(v) = ‖v‖_∞ = max_j |v_j|; dual norm ‖·‖₁.
class MaxNormPenalty final : public NormPenalty {
 public:
  double value(ConstVec v) const override { return v.lpNorm<Eigen::Infinity>(); }
  void dualUpdate(Eigen::Ref<Matrix> U, const double* capacity, const double* sigma) const override;
  void dualJacobian(ConstVec u, double capacity, double sigma,
                    Eigen::Ref<Matrix> out) const override;
  double dualGauge(ConstVec u) const override { return u.lpNorm<1>(); }
  double lipschitzConstant(int) const override { return 1; }
};

}  // namespace gtv
