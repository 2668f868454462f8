#include "problem/component_balance.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace gtv {

ComponentBalance::ComponentBalance(const GtvProblem& problem, const std::vector<int>& nodes,
                                   const Matrix& coupled, const Matrix& free,
                                   const DualPoints& points)
    : problem_(problem),
      nodes_(nodes),
      coupled_(coupled),
      free_(free),
      points_(points),
      count_(static_cast<Eigen::Index>(nodes.size())),
      isQuadratic_(std::all_of(nodes.begin(), nodes.end(),
                               [&](int i) { return problem.losses[i]->isQuadratic(); })),
      isWhole_(free.cols() == 0 && coupled.cols() == problem.dimension),
      at_(problem.dimension, count_),
      step_(problem.dimension, count_),
      gradients_(problem.dimension, count_),
      inner_(static_cast<std::size_t>(free.cols() > 0 ? count_ : 0)) {
  for (Eigen::Index k = 0; k < count_; ++k) at_.col(k) = points.base.col(nodes[k]);
  trial_ = at_;
  value_ = valueAt(at_);
}

double ComponentBalance::valueAt(const Matrix& place) const {
  double sum = 0;
  for (Eigen::Index k = 0; k < count_; ++k)
    sum += lossOf(k).smoothedValue(place.col(k), centreOf(k), points_.width);
  return sum;
}

Matrix ComponentBalance::smoothedHessian(Eigen::Index k) const {
  Matrix H = Matrix::Zero(problem_.dimension, problem_.dimension);
  lossOf(k).addSmoothedHessian(at_.col(k), centreOf(k), points_.width, H);
  return H;
}

void ComponentBalance::linearise(bool withHessian) {
  total_ = Vector::Zero(coupled_.cols());
  hessian_ = Matrix::Zero(coupled_.cols(), coupled_.cols());
  freeTotal_ = 0;
  gradientTotal_ = 0;
  for (Eigen::Index k = 0; k < count_; ++k) {
    const auto& loss = lossOf(k);
    point_.resize(loss.dualSize());
    loss.respond(at_.col(k), centreOf(k), points_.width, point_);
    loss.pull(point_, gradients_.col(k));
    gradientTotal_ += gradients_.col(k).norm();
    if (!isWhole_) {
      eliminateFree(k);
      continue;
    }
    total_ += gradients_.col(k);
    if (withHessian) loss.addSmoothedHessian(at_.col(k), centreOf(k), points_.width, hessian_);
  }
}

/// Adds what is left of node k in the coupled directions.
void ComponentBalance::eliminateFree(Eigen::Index k) {
  const Matrix H = smoothedHessian(k);
  Vector force = coupled_.transpose() * gradients_.col(k);
  Matrix block = coupled_.transpose() * H * coupled_;
  if (free_.cols() > 0) {
    const Matrix cross = coupled_.transpose() * H * free_;
    inner_[k] = EquilibratedFactor(free_.transpose() * H * free_).inverse();
    const Vector own = free_.transpose() * gradients_.col(k);
    freeTotal_ += own.norm();
    force -= cross * (inner_[k] * own);
    block -= cross * inner_[k] * cross.transpose();
  }
  total_ += force;
  hessian_ += block;
}

/// Returns the slope along the step, which is to be subtracted.
double ComponentBalance::findStep(const EquilibratedFactor& factor) {
  const Vector shift = factor.solve(total_);
  double decrease = total_.dot(shift);
  for (Eigen::Index k = 0; k < count_; ++k) {
    step_.col(k) = isWhole_ ? shift : Vector(coupled_ * shift);
    if (free_.cols() == 0) continue;
    const Matrix H = smoothedHessian(k);
    const Vector own = free_.transpose() * (gradients_.col(k) - H * step_.col(k));
    const Vector alone = inner_[k] * (free_.transpose() * gradients_.col(k));
    decrease += alone.dot(free_.transpose() * gradients_.col(k));
    step_.col(k) += free_ * (inner_[k] * own);
  }
  return decrease;
}

void ComponentBalance::move(const EquilibratedFactor& factor) {
  const double decrease = findStep(factor);
  if (isQuadratic_) {
    trial_ = at_ - step_;
  } else {
    double length = 1;
    double next = value_;
    for (int halving = 0; halving < 40; ++halving, length /= 2) {
      trial_ = at_ - length * step_;
      next = valueAt(trial_);
      // Beyond the digits of the value the Newton step itself is the better judge.
      if (next <= value_ - 1e-4 * length * decrease + 4 * epsilon * std::abs(value_)) break;
    }
    value_ = next;
  }
  at_ = trial_;
}

}  // namespace gtv
