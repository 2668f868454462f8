#pragma once

#include <stop_token>

#include "base/result.h"
#include "base/rng.h"
#include "base/types.h"

namespace gtv {

/// What a learner predicts, and from what.
struct LearningTask {
  enum class Kind { Regression, Classification };

  static LearningTask regression(Eigen::Index features) { return {Kind::Regression, features, 1}; }
  /// classes ≥ 2
  static LearningTask classification(Eigen::Index features, Eigen::Index classes) {
    return {Kind::Classification, features, classes};
  }
  bool classifies() const { return kind == Kind::Classification; }

  Kind kind = Kind::Regression;
  Eigen::Index features = 1;  ///< d
  Eigen::Index outputs = 1;   ///< c: 1 for regression, else the number of classes
};

/// How a fit ended. Only Fitted changes the learner.
enum class FitStatus {
  Fitted,
  Stopped,  ///< the stop was asked for
  Diverged  ///< the parameters grew beyond all numbers
};

/// What a caller may rely on.
struct LearnerTraits {
  /// The fit draws no random numbers.
  bool deterministic = true;
  /// The fit is min Σ_r s_r ‖h(x_r) − y_r‖² (+ μ‖w‖²) over h(x) = Wᵀz(x) with a fixed z.
  bool leastSquares = false;
  /// Samples with equal x may be replaced by one with the sum of their weights and the weighted
  /// mean of their targets: the same fit but for rounding (and what rounding decides: ties). So
  /// averaged pseudo-labels do what all neighbours' pseudo-labels do.
  bool mergesEqualInputs = false;
};

/// A local learner that only has fit and predict [FR Alg. 1].
class Learner {
 public:
  explicit Learner(LearningTask task);
  virtual ~Learner() = default;
  Learner(const Learner&) = delete;
  Learner& operator=(const Learner&) = delete;

  const LearningTask& task() const { return task_; }
  virtual LearnerTraits traits() const = 0;

  /// Fits to m samples: X (m × d), targets Y (m × c), weights s (m, ≥ 0, not all 0). A weight of 2
  /// counts as two copies, one of 0 as no sample. Classification: every row of Y is a distribution
  /// over the classes, one-hot or a soft pseudo-label. What is random depends on `rng` only.
  ///
  /// A stop that is asked for is obeyed between blocks of rows, trees, batches or products with the
  /// data, each far below 100 ms for the data of one node (10⁵ numbers); the learner is then as it
  /// was. An Error, without a place, says what is wrong with numbers that are not finite or too
  /// large for the learner.
  [[nodiscard]] Result<FitStatus> fit(const RowMatrix& X, const Matrix& Y, const Vector& weights,
                                      const Rng& rng, const std::stop_token& stop = {});

  /// m × c: predictions, or class probabilities. Before the first fit 0 (regression) or uniform.
  /// A stop is obeyed between rows or trees; what comes back then is not to be used.
  Matrix predict(const RowMatrix& X, const std::stop_token& stop = {}) const;

  /// What the next fit starts from, an MLP's weights; empty before the first fit and for learners
  /// that forget.
  virtual Vector memory() const { return {}; }
  /// Takes what memory() gave: predictions and the next fit are as they were then. An empty one
  /// makes a learner that has a memory new; otherwise it changes nothing.
  [[nodiscard]] virtual Result<void> restore(const Vector& memory);

 protected:
  /// Samples with positive weights.
  struct Samples {
    const RowMatrix& X;
    const Matrix& Y;
    const Vector& weights;
  };
  virtual Result<FitStatus> train(const Samples& samples, const Rng& rng,
                                  const std::stop_token& stop) = 0;
  /// predict() after a fit.
  virtual Matrix evaluate(const RowMatrix& X, const std::stop_token& stop) const = 0;
  void setFitted(bool fitted) { fitted_ = fitted; }

 private:
  LearningTask task_;
  bool fitted_ = false;
};

}  // namespace gtv
