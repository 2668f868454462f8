#include "problem/learner_assignment.h"

#include <algorithm>
#include <cmath>

namespace gtv {
namespace {

constexpr double leastProbability = 1e-15;

double lossOf(const SampleLoss& loss, double residual) {
  const double size = std::abs(residual);
  if (loss.kind == SampleLoss::Kind::Absolute) return size;
  if (loss.kind == SampleLoss::Kind::Huber && size > loss.delta)
    return 2 * loss.delta * size - loss.delta * loss.delta;
  return size * size;
}

}  // namespace

Vector sampleWeights(const SampleLoss& loss, const Matrix& predictions, const Matrix& targets) {
  const Vector sizes = (predictions - targets).rowwise().norm();
  if (loss.kind == SampleLoss::Kind::Huber)
    return (loss.delta / sizes.array()).cwiseMin(1);  // δ/0 is ∞
  if (loss.kind != SampleLoss::Kind::Absolute) return Vector::Ones(sizes.size());
  constexpr double smallest = 1e-4;
  const double floor = smallest * (1 + targets.lpNorm<Eigen::Infinity>());
  return 0.5 / sizes.array().cwiseMax(floor);
}

Matrix LearnerAssignment::targets(ConstVec given) const {
  if (!task.classifies()) return given;
  Matrix Y = Matrix::Zero(given.size(), task.outputs);
  for (Eigen::Index r = 0; r < given.size(); ++r) {
    const double label = given[r];
    Y(r, labels == LabelKind::Sign ? (label > 0 ? 1 : 0) : static_cast<Eigen::Index>(label)) = 1;
  }
  return Y;
}

double localLoss(const LearnerAssignment& models, const Matrix& predictions,
                 const Matrix& targets) {
  if (targets.rows() == 0) return 0;
  const double sum =
      models.task.classifies()
          ? -(targets.array() * predictions.array().max(leastProbability).log()).sum()
          : (predictions - targets)
                .unaryExpr([&](double residual) { return lossOf(models.loss, residual); })
                .sum();
  return models.sumsLosses ? sum : sum / static_cast<double>(targets.rows());
}

}  // namespace gtv
