#pragma once

#include "penalties/penalty.h"

namespace gtv {

/// φ(v) = κ‖v‖², κ > 0; φ*(u) = ‖u‖²/(4κ). MOCHA is κ = ½ (convention C2). Never fuses nodes at a
/// finite λ.
class QuadraticPenalty final : public Penalty {
 public:
  explicit QuadraticPenalty(double kappa) : kappa_(kappa) {}

  double value(ConstVec v) const override { return kappa_ * v.squaredNorm(); }
  void prox(MutVec v, double t) const override { v /= 1 + 2 * kappa_ * t; }
  void dualUpdate(Eigen::Ref<Matrix> U, const double* capacity, const double* sigma) const override;
  void dualJacobian(ConstVec, double capacity, double sigma,
                    Eigen::Ref<Matrix> out) const override {
    out.setIdentity();
    out *= 1 / (1 + sigma / (2 * kappa_ * capacity));
  }
  double conjugate(ConstVec u, double capacity) const override {
    return u.squaredNorm() / (4 * kappa_ * capacity);
  }
  double feasibleScale(ConstVec, double) const override { return 1; }
  bool isNorm() const override { return false; }
  std::optional<Matrix> quadraticForm(int dimension) const override {
    return Matrix(2 * kappa_ * Matrix::Identity(dimension, dimension));
  }
  std::optional<double> isotropicCurvature() const override { return 2 * kappa_; }
  double dualGauge(ConstVec) const override { return 0; }
  double edgeResidual(ConstVec v, ConstVec u, double capacity) const override {
    return (u - 2 * kappa_ * capacity * v).norm();
  }

 private:
  double kappa_;
};

}  // namespace gtv
