#include "problem/local_models.h"

#include <algorithm>
#include <cmath>

namespace gtv {
namespace {

constexpr double leastProbability = 1e-15;

}  // namespace

Matrix LocalModels::targets(ConstVec given) const {
  if (!task.classifies()) return given;
  Matrix Y = Matrix::Zero(given.size(), task.outputs);
  for (Eigen::Index r = 0; r < given.size(); ++r) {
    const double label = given[r];
    Y(r, labels == LabelKind::Sign ? (label > 0 ? 1 : 0) : static_cast<Eigen::Index>(label)) = 1;
  }
  return Y;
}

double localLoss(const LocalModels& models, const Matrix& predictions, const Matrix& targets) {
  if (targets.rows() == 0) return 0;
  const double sum =
      models.task.classifies()
          ? -(targets.array() * predictions.array().max(leastProbability).log()).sum()
          : (predictions - targets).squaredNorm();
  return models.sumsLosses ? sum : sum / static_cast<double>(targets.rows());
}

}  // namespace gtv
