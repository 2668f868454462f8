#include "vertical/column_block.h"

#include <cmath>
#include <limits>
#include <memory>
#include <utility>

#include "base/check.h"
#include "base/decompositions.h"
#include "base/detachable_task.h"

namespace gtv {

double largestCurvature(const SampleLoss& sample) {
  constexpr double ofLogistic = 0.25;
  if (sample.isExponential() || sample.isKinked()) return std::numeric_limits<double>::infinity();
  return sample.kind == SampleLoss::Kind::Logistic ? ofLogistic : 2;
}

ColumnBlock::ColumnBlock(SampleLoss sample, double scale, RowMatrix X, Vector ridge)
    : sample_(sample), scale_(scale), X_(std::move(X)), ridge_(std::move(ridge)) {
  check(!sample_.isKinked() && ridge_.size() == X_.cols(),
        "a block of columns has a smooth loss and a ridge weight per column");
}

Vector ColumnBlock::gradient(const Vector& t, const Vector& y, const Vector& v) const {
  Vector slopes(t.size());
  for (Eigen::Index r = 0; r < t.size(); ++r) slopes[r] = sample_.slopeAt(t[r], y[r]);
  return scale_ * (X_.transpose() * slopes) + 2 * ridge_.cwiseProduct(v);
}

double ColumnBlock::value(const Vector& t, const Vector& y, const Vector& v) const {
  double sum = 0;
  for (Eigen::Index r = 0; r < t.size(); ++r) sum += sample_.valueAt(t[r], y[r]);
  return scale_ * sum + ridgeTerm(v);
}

bool ColumnBlock::invertHessian(const Vector& t, const Vector& y, const std::stop_token& stop) {
  Vector curvatures(t.size());
  for (Eigen::Index r = 0; r < t.size(); ++r) curvatures[r] = sample_.curvatureAt(t[r], y[r]);
  Matrix hessian = scale_ * (X_.transpose() * curvatures.asDiagonal() * X_);
  hessian.diagonal() += 2 * ridge_;
  const auto inverse = std::make_shared<Matrix>();
  const auto work = size() * size() * size() / 100;
  if (!runDetachable(stop, work, [hessian = std::move(hessian), inverse] {
        *inverse = LeastSquaresFactor(hessian).pseudoInverse();
      }))
    return false;
  inverse_ = std::move(*inverse);
  return true;
}

bool ColumnBlock::minimise(const Vector& y, Vector& v, Vector& t, const std::stop_token& stop) {
  constexpr int mostSteps = 100;
  constexpr int mostHalvings = 50;
  constexpr double rounding = 1e-15;
  if (size() == 0) return !stop.stop_requested();
  const bool isQuadratic = sample_.kind == SampleLoss::Kind::Squared;
  double present = value(t, y, v);
  for (int k = 0; k < mostSteps; ++k) {
    if (stop.stop_requested()) return false;
    if ((!isQuadratic || inverse_.size() == 0) && !invertHessian(t, y, stop)) return false;
    const Vector slope = gradient(t, y, v);
    const Vector direction = -(inverse_ * slope);
    const double fall = -slope.dot(direction);
    if (!(fall > rounding * rounding * (1 + std::abs(present)))) break;
    const Vector along = X_ * direction;
    double length = 1;
    double next = 0;
    int halvings = 0;
    for (; halvings < mostHalvings; ++halvings, length /= 2) {
      next = value(t + length * along, y, v + length * direction);
      if (next <= present - 0.25 * length * fall + rounding * std::abs(present)) break;
    }
    if (halvings == mostHalvings) break;
    v += length * direction;
    t += length * along;
    present = next;
    // A second step takes back the rounding of the first.
    if (isQuadratic && k == 1) break;
  }
  return !stop.stop_requested();
}

double ColumnBlock::smoothness() const {
  const double curvature = largestCurvature(sample_);
  if (size() == 0 || !std::isfinite(curvature)) return size() == 0 ? 0 : curvature;
  Matrix hessian = scale_ * curvature * (X_.transpose() * X_);
  hessian.diagonal() += 2 * ridge_;
  return symmetricEigenvalues(hessian)[size() - 1];
}

}  // namespace gtv
