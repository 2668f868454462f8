#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <utility>

#include "data/local_dataset.h"
#include "losses/glm_loss.h"
#include "losses/local_loss.h"

namespace gtv {

/// L(w) = c‖Xw − y‖² + Σ_j r_j w_j² with c = 1/m ("mean", the default, [CFL 38]) or c = 1 ("sum",
/// [CODE]); r_j ≥ 0 is the ridge weight of coordinate j. X is m × d with m ≥ 1; m < d is allowed.
class SquaredLoss final : public QuadraticLoss, public AdjustableDual {
 public:
  /// `ridge` has d entries. After a stop its lower bound may be 0.
  SquaredLoss(std::shared_ptr<const LocalDatasets> datasets, int node, double scale, Vector ridge,
              const std::stop_token& stop = {});

  int dimension() const override { return datasets_->dimension(); }
  double value(ConstVec w) const override;
  void gradient(ConstVec w, MutVec out) const override;
  Eigen::Index sampleCount() const override { return datasets_->sampleCount(node_); }
  void sampleGradient(Eigen::Index r, ConstVec w, MutVec out) const override;
  void addHessian(ConstVec w, Eigen::Ref<Matrix> out) const override;
  std::optional<SampleSum> sampleSum() const override {
    return SampleSum{{SampleLoss::Kind::Squared}, scale_, ridge_};
  }
  /// Where m < d and all coordinates have the same ridge.
  std::optional<ThinHessian> thinHessian() const override;
  std::unique_ptr<LocalMap> prox(double rho) const override;
  std::unique_ptr<LocalMap> conjugateGradient() const override;
  double smoothness() const override;
  double strongConvexity() const override;
  double lowerBound() const override { return infimum_; }
  double steepness() const override;
  double residualForm(Eigen::Ref<Matrix> R, MutVec q) const override;

  const AdjustableDual* adjustableDual() const override { return this; }
  /// θ = 2(Xw − y), as of the general linear losses: it has the digits of the residuals, which
  /// ∇L(w) has not where the data fits well.
  Vector adjustablePoint(ConstVec w, ConstVec point) const override;
  std::unique_ptr<const AdjustableDual> prepared() const override;
  void adjust(ConstVec w, ConstVec change, MutVec point,
              const std::stop_token& stop) const override;
  void pullAdjusted(ConstVec point, MutVec out) const override;
  void pullSizes(ConstVec point, MutVec out) const override;
  double fenchelYoung(ConstVec w, ConstVec point) const override;

 private:
  GlmLoss asLinearModel() const;
  /// The smallest and the largest eigenvalue of the Hessian.
  std::pair<double, double> spectrum() const;
  auto features() const { return datasets_->features(node_); }
  auto labels() const { return datasets_->labels(node_); }

  std::shared_ptr<const LocalDatasets> datasets_;
  int node_;
  double scale_;
  Vector ridge_;
  double infimum_ = 0;
};

}  // namespace gtv
