#pragma once

#include <memory>

#include "data/local_dataset.h"
#include "losses/local_loss.h"

namespace gtv {

/// Multi-class cross-entropy of a linear model, softmax regression: with W ∈ R^(d × K), w its
/// columns one after the other, and labels 0 … K − 1
///   L(w) = c Σ_r (log Σ_k exp(x_rᵀW_k) − x_rᵀW_{y_r}) + Σ_j μ_j Σ_k W_jk²,
/// c = 1/m ("mean") or 1 ("sum"); the loss of [CFL 40] without a hidden layer.
///
/// Dual point: θ_r = p_r − e_{y_r} ∈ R^K for every sample, then ω ∈ R^(dK) if there is a ridge
/// term; g = cXᵀθ + 2μ∘ω. ℓ*(θ) = Σ_k a_k log a_k with a = θ + e_y in the simplex.
class SoftmaxLoss final : public SmoothLoss {
 public:
  /// `ridge` has d entries ≥ 0, classes ≥ 2; at least one sample.
  SoftmaxLoss(std::shared_ptr<const LocalDatasets> datasets, int node, int classes, double scale,
              Vector ridge);

  int dimension() const override { return datasets_->dimension() * classes_; }
  double value(ConstVec w) const override;
  void gradient(ConstVec w, MutVec out) const override;
  Eigen::Index sampleCount() const override { return datasets_->sampleCount(node_); }
  void sampleGradient(Eigen::Index r, ConstVec w, MutVec out) const override;
  void addHessian(ConstVec w, Eigen::Ref<Matrix> out) const override;
  /// Newton's method, the steps by conjugate gradients.
  std::unique_ptr<LocalMap> prox(double rho) const override;
  std::unique_ptr<LocalMap> conjugateGradient() const override;
  /// diag(p) − ppᵀ has no eigenvalue above ½.
  double smoothness() const override;
  double strongConvexity() const override { return 2 * ridge_.minCoeff(); }
  double lowerBound() const override { return 0; }
  double steepness() const override;
  bool isRecessionDirection(ConstVec v) const override;
  bool isQuadratic() const override { return false; }

  int dualSize() const override;
  void respond(ConstVec w, ConstVec centre, double width, MutVec point) const override;
  void pull(ConstVec point, MutVec out) const override;
  double conjugate(ConstVec point, double t) const override;
  void proxPoint(double rho, MutVec v, MutVec point) const override;

 private:
  auto features() const { return datasets_->features(node_); }
  auto labels() const { return datasets_->labels(node_); }
  std::unique_ptr<LocalMap> makeMap(const Vector& curvature, double inputScale) const;

  std::shared_ptr<const LocalDatasets> datasets_;
  int node_;
  int classes_;
  double scale_;
  Vector ridge_;
  bool hasRidge_;
};

}  // namespace gtv
