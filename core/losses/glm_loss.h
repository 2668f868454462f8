#pragma once

#include <memory>
#include <optional>

#include "data/local_dataset.h"
#include "losses/local_loss.h"
#include "losses/sample_loss.h"

namespace gtv {

class GlmProximalMap;

/// L(w) = c Σ_r ℓ(x_rᵀw) + Σ_j (μ_j w_j² + ν_j |w_j|), c = 1/m ("mean") or 1 ("sum"). A ridge,
/// Lasso or elastic-net term is the penalty κ‖·‖² or ‖·‖₁ on an edge to a node fixed at zero; the
/// flow on that edge is part of the dual point, so it stays inside the loss. ν_j|w_j| is also one
/// more absolute sample (x = e_j, y = 0) of weight ν_j, and that is how it is treated.
///
/// Dual point: (θ_1 … θ_m), then ζ_j ∈ [−1, 1] if there is a Lasso term, then ω_j if there is a
/// ridge term; g = cXᵀθ + ν∘ζ + 2μ∘ω. The smoothing of kinks is measured in units of w:
/// θ = clip(θ° + (x_rᵀw − y_r)/(s‖x_r‖)).
class GlmLoss final : public LocalLoss, public AdjustableDual {
 public:
  /// `ridge` and `lasso` have d entries ≥ 0; at least one sample.
  GlmLoss(std::shared_ptr<const LocalDatasets> datasets, int node, SampleLoss sample, double scale,
          Vector ridge, Vector lasso);

  int dimension() const override { return datasets_->dimension(); }
  double value(ConstVec w) const override;
  void gradient(ConstVec w, MutVec out) const override;
  Eigen::Index sampleCount() const override { return datasets_->sampleCount(node_); }
  void sampleGradient(Eigen::Index r, ConstVec w, MutVec out) const override;
  void addHessian(ConstVec w, Eigen::Ref<Matrix> out) const override;
  std::unique_ptr<LocalMap> prox(double rho) const override;
  std::unique_ptr<LocalMap> conjugateGradient() const override;
  double smoothness() const override;
  double strongConvexity() const override { return 2 * ridge_.minCoeff(); }
  double lowerBound() const override { return 0; }
  double steepness() const override;
  bool isRecessionDirection(ConstVec v) const override;
  bool isQuadratic() const override { return false; }
  bool hasKinks() const override;
  /// Without a Lasso term.
  std::optional<SampleSum> sampleSum() const override {
    return hasLasso_ ? std::nullopt : std::optional(SampleSum{sample_, scale_, ridge_});
  }

  int dualSize() const override;
  void respond(ConstVec w, ConstVec centre, double width, MutVec point) const override;
  void smoothingCentre(ConstVec w, double width, MutVec point) const override;
  double smoothedValue(ConstVec w, ConstVec centre, double width) const override;
  void addSmoothedHessian(ConstVec w, ConstVec centre, double width,
                          Eigen::Ref<Matrix> out) const override;
  void pull(ConstVec point, MutVec out) const override;
  double conjugate(ConstVec point, double t) const override;
  void proxPoint(double rho, MutVec v, MutVec point) const override;

  const AdjustableDual* adjustableDual() const override { return this; }
  void adjust(ConstVec w, ConstVec change, MutVec point,
              const std::stop_token& stop) const override;
  void pullAdjusted(ConstVec point, MutVec out) const override { pull(point, out); }
  void pullSizes(ConstVec point, MutVec out) const override;
  double fenchelYoung(ConstVec w, ConstVec point) const override;
  double kinkRoughness(ConstVec w) const override;

 private:
  auto features() const { return datasets_->features(node_); }
  auto labels() const { return datasets_->labels(node_); }
  Eigen::Index samples() const { return datasets_->sampleCount(node_); }
  /// ‖x_r‖, or 1 for x_r = 0: the unit of the smoothing.
  double unit(Eigen::Index r) const;
  /// The row operator of all terms with a residual: the samples, then e_j for every ν_j > 0.
  std::unique_ptr<GlmProximalMap> makeProximalMap(const Vector& curvature, double inputScale) const;

  std::shared_ptr<const LocalDatasets> datasets_;
  int node_;
  SampleLoss sample_;
  double scale_;
  Vector ridge_;
  Vector lasso_;
  bool hasRidge_;
  bool hasLasso_;
};

}  // namespace gtv
