#include "models/linear_learner.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "base/decompositions.h"
#include "models/probabilities.h"

namespace gtv {

LinearLearner::LinearLearner(LearningTask task, std::shared_ptr<const FeatureMap> map, double ridge)
    : Learner(task), map_(std::move(map)), ridge_(ridge) {
  check(map_ != nullptr && map_->inputs() == task.features, "the map takes the task's features");
  check(ridge >= 0, "ridge is not negative");
}

Result<FitStatus> LinearLearner::train(const Samples& samples, const Rng&,
                                       const std::stop_token& stop) {
  const auto D = map_->dimension();
  const auto columns = D + task().outputs;
  const auto m = samples.X.rows();
  // Rows √s (z, y), block by block; what is there is turned into a triangle when it grows too long,
  // which changes no distance.
  const auto block = std::max<Eigen::Index>(256, 2 * columns);
  Matrix rows(0, columns);
  for (Eigen::Index first = 0; first < m; first += block) {
    if (stop.stop_requested()) return FitStatus::Stopped;
    if (rows.rows() > 0) {
      auto triangle = triangularFactor(rows, stop);
      if (!triangle) return FitStatus::Stopped;
      rows = *std::move(triangle);
    }
    const auto count = std::min(block, m - first);
    const auto before = rows.rows();
    rows.conservativeResize(before + count, columns);
    auto added = rows.bottomRows(count);
    added.leftCols(D) = map_->apply(samples.X.middleRows(first, count));
    added.rightCols(task().outputs) = samples.Y.middleRows(first, count);
    added.array().colwise() *= samples.weights.segment(first, count).array().sqrt();
  }
  const Eigen::Index free = map_->hasIntercept() ? 1 : 0;
  // More features than samples: penalised weights are combinations of the samples' features, so
  // that many unknowns suffice.
  std::optional<Matrix> basis;
  if (ridge_ > 0 && rows.rows() < D - free) {
    auto qr = thinQr(rows.middleCols(free, D - free).transpose(), stop);
    if (!qr) return FitStatus::Stopped;
    Matrix narrow(rows.rows(), free + rows.rows() + task().outputs);
    narrow << rows.leftCols(free), qr->R.transpose(), rows.rightCols(task().outputs);
    rows = std::move(narrow);
    basis = std::move(qr->Q);
  }
  const auto unknowns = rows.cols() - task().outputs;
  if (ridge_ > 0) {
    const auto before = rows.rows();
    rows.conservativeResize(before + unknowns - free, rows.cols());
    rows.bottomRows(unknowns - free).setZero();
    for (auto j = free; j < unknowns; ++j) rows(before + j - free, j) = std::sqrt(ridge_);
  }
  auto W = leastSquares(rows.leftCols(unknowns), rows.rightCols(task().outputs), stop);
  if (!W) return FitStatus::Stopped;
  if (!W->allFinite()) return FitStatus::Diverged;
  if (basis) {
    W_.resize(D, task().outputs);
    W_ << W->topRows(free), *basis * W->bottomRows(unknowns - free);
  } else {
    W_ = *std::move(W);
  }
  return FitStatus::Fitted;
}

Matrix LinearLearner::evaluate(const RowMatrix& X, const std::stop_token&) const {
  const Matrix values = map_->apply(X) * W_;
  return task().classifies() ? projectRowsToSimplex(values) : values;
}

}  // namespace gtv
