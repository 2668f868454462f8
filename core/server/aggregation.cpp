#include "server/aggregation.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gtv {
namespace {

/// What is no number comes last.
void treatNonFiniteAsInfinite(Vector& values) {
  for (double& value : values)
    if (std::isnan(value)) value = std::numeric_limits<double>::infinity();
}

Vector mostCentral(const Matrix& models, double trim) {
  const auto n = models.cols();
  const auto wrong = static_cast<Eigen::Index>(std::ceil(trim * static_cast<double>(n) - 1e-9));
  const auto near = std::clamp<Eigen::Index>(n - wrong - 2, 1, std::max<Eigen::Index>(n - 1, 1));
  Eigen::Index best = 0;
  double least = std::numeric_limits<double>::infinity();
  for (Eigen::Index i = 0; i < n && n > 1; ++i) {
    if (!models.col(i).allFinite()) continue;
    Vector distance = (models.colwise() - models.col(i)).colwise().squaredNorm();
    treatNonFiniteAsInfinite(distance);
    // Its own distance, 0, sorts first.
    std::sort(distance.begin(), distance.end());
    const double score = distance.segment(1, near).sum();
    if (score < least) {
      least = score;
      best = i;
    }
  }
  return models.col(best);
}

}  // namespace

Vector Aggregation::of(const Matrix& models, const Vector& weights) const {
  if (rule == Rule::Mean) return models * (weights / weights.sum());
  if (rule == Rule::Krum) return mostCentral(models, trim);
  const auto n = models.cols();
  const auto cut =
      rule == Rule::Median
          ? (n - 1) / 2
          : std::min((n - 1) / 2, static_cast<Eigen::Index>(trim * static_cast<double>(n)));
  Vector out(models.rows());
  Vector sorted(n);
  for (Eigen::Index j = 0; j < models.rows(); ++j) {
    sorted = models.row(j);
    treatNonFiniteAsInfinite(sorted);
    std::sort(sorted.begin(), sorted.end());
    out[j] = sorted.segment(cut, n - 2 * cut).mean();
  }
  return out;
}

}  // namespace gtv
