#pragma once

#include "losses/local_loss.h"

namespace gtv {

/// Convex clustering [CFL 29]: L(w) = ‖w − a‖² + Σ_j μ_j w_j², a the data point of the node.
class ClusteringLoss final : public QuadraticLoss {
 public:
  /// `ridge` has d entries ≥ 0.
  ClusteringLoss(Vector point, Vector ridge);

  int dimension() const override { return static_cast<int>(point_.size()); }
  double value(ConstVec w) const override;
  void gradient(ConstVec w, MutVec out) const override;
  void addHessian(ConstVec w, Eigen::Ref<Matrix> out) const override;
  /// (2a + ρv)/(2 + 2μ + ρ).
  std::unique_ptr<LocalMap> prox(double rho) const override;
  std::unique_ptr<LocalMap> conjugateGradient() const override;
  double smoothness() const override { return 2 + 2 * ridge_.maxCoeff(); }
  double strongConvexity() const override { return 2 + 2 * ridge_.minCoeff(); }
  double lowerBound() const override;
  double residualForm(Eigen::Ref<Matrix> R, MutVec q) const override;

 private:
  Vector point_;
  Vector ridge_;
};

}  // namespace gtv
