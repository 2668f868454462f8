#pragma once

#include <memory>

#include "models/feature_map.h"
#include "models/learner.h"

namespace gtv {

/// h(x) = Wᵀz(x), W (D × c) = argmin Σ_r s_r ‖Wᵀz(x_r) − y_r‖² + μ‖W‖²; μ leaves out the
/// intercept. Of many minimisers the shortest. The ridge term stands beside the *sum*: however many
/// pseudo-labels are added, it stays what it was. (The mean loss of m samples with ridge c has
/// μ = c·m.)
///
/// A classifier fits the probabilities so, and predicts the distribution nearest to Wᵀz(x).
class LinearLearner : public Learner {
 public:
  /// ridge ≥ 0; the map takes the features of the task.
  LinearLearner(LearningTask task, std::shared_ptr<const FeatureMap> map, double ridge);

  LearnerTraits traits() const override { return {true, true, true}; }
  const FeatureMap& featureMap() const { return *map_; }
  /// D × c; empty before the first fit.
  const Matrix& coefficients() const { return W_; }

 protected:
  Result<FitStatus> train(const Samples& samples, const Rng& rng,
                          const std::stop_token& stop) override;
  Matrix evaluate(const RowMatrix& X, const std::stop_token& stop) const override;

 private:
  std::shared_ptr<const FeatureMap> map_;
  double ridge_;
  Matrix W_;
};

}  // namespace gtv
