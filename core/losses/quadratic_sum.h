#pragma once

#include <stop_token>
#include <vector>

#include "losses/local_loss.h"

namespace gtv {

/// A quadratic loss in residual form, L(w) = ½‖Rw − q‖² + k with R upper triangular, and the sum of
/// several: what a cluster of fused nodes minimises. Keeps the digits that ½wᵀHw − bᵀw would lose
/// where the data fits well.
class QuadraticSum final : public QuadraticLoss {
 public:
  /// Σ of the losses, all quadratic and of this dimension; of none it is 0. Once a stop is asked
  /// for, only of some.
  QuadraticSum(int dimension, const std::vector<const LocalLoss*>& losses,
               const std::stop_token& stop = {});

  int dimension() const override { return static_cast<int>(q_.size()); }
  double value(ConstVec w) const override;
  void gradient(ConstVec w, MutVec out) const override;
  void addHessian(ConstVec w, Eigen::Ref<Matrix> out) const override;
  std::unique_ptr<LocalMap> prox(double rho) const override;
  std::unique_ptr<LocalMap> conjugateGradient() const override;
  double smoothness() const override;
  double strongConvexity() const override;
  /// Where R is regular inf L = k; else a lower bound.
  double lowerBound() const override { return constant_; }
  bool isZero() const override { return false; }
  double residualForm(Eigen::Ref<Matrix> R, MutVec q) const override;

 private:
  Matrix R_;
  Vector q_;
  double constant_ = 0;
};

}  // namespace gtv
