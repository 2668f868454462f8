#pragma once

#include <memory>
#include <string>

#include "base/result.h"
#include "penalties/penalty.h"

namespace gtv {

/// φ(v) = ½vᵀQv, Q ⪰ 0, perhaps singular; φ*(u) = ½uᵀQ⁺u on range Q, +∞ elsewhere. On linear
/// models it compares predictions: Q = 2X'ᵀX'/m' of a test set [FR 5-8]. Never fuses nodes at a
/// finite λ; directions in the null space of Q are not coupled.
class MahalanobisPenalty final : public Penalty {
 public:
  /// Refuses a Q that is not symmetric or not positive semidefinite, both up to rounding, and one
  /// that is singular up to less than a part in 10¹⁰: rounding would decide what it says. Rows and
  /// columns of very different size are no hindrance.
  static Result<std::shared_ptr<const Penalty>> make(const Matrix& Q, const std::string& path);

  double value(ConstVec v) const override;
  void prox(MutVec v, double t) const override;
  /// cQ(cQ + σI)⁻¹u, in the eigenvectors of Q.
  void dualUpdate(Eigen::Ref<Matrix> U, const double* capacity, const double* sigma) const override;
  void dualJacobian(ConstVec u, double capacity, double sigma,
                    Eigen::Ref<Matrix> out) const override;
  double conjugate(ConstVec u, double capacity) const override;
  double feasibleScale(ConstVec, double) const override { return 1; }
  bool isNorm() const override { return false; }
  double dualGauge(ConstVec) const override { return 0; }
  double edgeResidual(ConstVec v, ConstVec u, double capacity) const override;
  std::optional<Matrix> quadraticForm(int) const override { return Q_; }
  std::optional<Matrix> coupledBasis(int dimension) const override;

 private:
  /// Q = FFᵀ, for a Q whose eigenvalues are too far apart for sums over its eigenvectors.
  struct Factor;

  MahalanobisPenalty(Matrix Q, Matrix vectors, Vector values, std::shared_ptr<const Factor> factor);
  static std::shared_ptr<const Factor> factorOf(const Matrix& Q);

  Matrix Q_;
  Matrix vectors_;  ///< eigenvectors, in columns
  Vector values_;   ///< eigenvalues, increasing; exactly 0 outside the range
  Eigen::Index rank_;
  std::shared_ptr<const Factor> factor_;  ///< null where the eigenvectors are enough
};

}  // namespace gtv
