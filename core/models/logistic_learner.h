#pragma once

#include "models/learner.h"

namespace gtv {

/// Logistic regression: the maximum-likelihood fit of
///
///     Σ_r s_r Σ_k −y_rk log p_k(x_r) + μ Σ_k ‖w_k‖²,
///
/// for two classes p_2 = 1 / (1 + exp(−w₂ᵀx − b₂)), for more p = softmax(w_kᵀx + b_k), every class
/// with weights of its own. The intercepts b are not shrunk. Found by Newton's method with
/// conjugate gradients, until the gradient is rounding. Without a ridge term separable data has no
/// minimiser: the weights then grow until the probabilities of the samples are 0 and 1.
class LogisticLearner : public Learner {
 public:
  /// ridge ≥ 0; the task is a classification.
  LogisticLearner(LearningTask task, double ridge, bool intercept);

  /// The likelihood is linear in the labels, so their means say all.
  LearnerTraits traits() const override { return {true, false, true}; }
  /// d (+ 1, the intercepts, last) × classes, or × 1 for two classes; empty before the first fit.
  const Matrix& coefficients() const { return W_; }

 protected:
  Result<FitStatus> train(const Samples& samples, const Rng& rng,
                          const std::stop_token& stop) override;
  Matrix evaluate(const RowMatrix& X, const std::stop_token& stop) const override;

 private:
  /// With a column of ones if there is an intercept.
  RowMatrix extended(const RowMatrix& X) const;
  /// m × c; of two classes the first has logit 0.
  Matrix logits(const RowMatrix& Z, const Matrix& W) const;

  double ridge_;
  bool intercept_;
  Matrix W_;
};

}  // namespace gtv
