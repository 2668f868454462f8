#include "models/learner.h"

#include <cmath>
#include <utility>
#include <vector>

namespace gtv {

Learner::Learner(LearningTask task) : task_(task) {
  check(task.features >= 1, "a task has features");
  check(task.classifies() ? task.outputs >= 2 : task.outputs == 1,
        "regression has one output, classification two or more");
}

Result<FitStatus> Learner::fit(const RowMatrix& X, const Matrix& Y, const Vector& weights,
                               const Rng& rng, const std::stop_token& stop) {
  check(X.cols() == task_.features && Y.cols() == task_.outputs, "the samples fit the task");
  check(X.rows() == Y.rows() && X.rows() == weights.size(), "one target and weight per sample");
  if (!X.allFinite() || !Y.allFinite() || !weights.allFinite())
    return Error{"", "features, targets and weights must be finite"};
  check((weights.array() >= 0).all() && (weights.array() > 0).any(),
        "weights are not negative and not all zero");
  if (task_.classifies())
    check((Y.array() >= -1e-6).all() && ((Y.rowwise().sum().array() - 1).abs() <= 1e-6).all(),
          "every target of a classifier is a distribution");
  if (stop.stop_requested()) return FitStatus::Stopped;

  auto status = [&] {
    if ((weights.array() > 0).all()) return train({X, Y, weights}, rng, stop);
    std::vector<Eigen::Index> kept;
    kept.reserve(static_cast<std::size_t>(weights.size()));
    for (Eigen::Index r = 0; r < weights.size(); ++r)
      if (weights[r] > 0) kept.push_back(r);
    const RowMatrix keptX = X(kept, Eigen::all);
    const Matrix keptY = Y(kept, Eigen::all);
    const Vector keptWeights = weights(kept);
    return train({keptX, keptY, keptWeights}, rng, stop);
  }();
  if (status && *status == FitStatus::Fitted) fitted_ = true;
  return status;
}

Matrix Learner::predict(const RowMatrix& X, const std::stop_token& stop) const {
  check(X.cols() == task_.features, "the features fit the task");
  if (fitted_) return evaluate(X, stop);
  const double start = task_.classifies() ? 1 / static_cast<double>(task_.outputs) : 0;
  return Matrix::Constant(X.rows(), task_.outputs, start);
}

Result<void> Learner::restore(const Vector& memory) {
  if (memory.size() == 0) return {};
  return Error{"", "this local model has no memory"};
}

}  // namespace gtv
