#include "penalties/norm_penalties.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "base/dimension.h"

namespace gtv {
namespace {

/// The projection onto ‖z‖₁ ≤ c of a u outside: |z_j| = (τ − D_j)₊ with D_j = max|u| − |u_j| and
/// Σ(τ − D_j)₊ = c. The differences keep every digit where u is far larger than c. Returns τ.
double fillLevel(ConstVec u, double largest, double capacity, std::vector<double>& scratch) {
  scratch.clear();
  for (const double entry : u) scratch.push_back(largest - std::abs(entry));
  std::sort(scratch.begin(), scratch.end());
  double level = capacity;
  double sum = capacity;
  double count = 0;
  for (const double depth : scratch) {
    if (count > 0 && depth >= level) break;
    sum += depth;
    ++count;
    level = sum / count;
  }
  return level;
}

}  // namespace

void NormPenalty::prox(MutVec v, double t) const {
  // Moreau: prox_{tφ}(v) = v − (projection of v onto ‖u‖* ≤ t).
  Matrix projected = v;
  const double sigma = 1;
  dualUpdate(projected, &t, &sigma);
  v -= projected.col(0);
}

double NormPenalty::conjugate(ConstVec u, double capacity) const {
  // Projections end on the sphere up to rounding; that much does not make the value infinite.
  return dualGauge(u) <= capacity * (1 + 1e-12) ? 0 : std::numeric_limits<double>::infinity();
}

double NormPenalty::edgeResidual(ConstVec v, ConstVec u, double capacity) const {
  return std::max(dualGauge(u) - capacity, capacity * value(v) - u.dot(v));
}

double NormPenalty::feasibleScale(ConstVec u, double capacity) const {
  const double size = dualGauge(u);
  return size > capacity ? capacity / size : 1;
}

void Norm2Penalty::dualUpdate(Eigen::Ref<Matrix> U, const double* capacity, const double*) const {
  withDimension(U.rows(), [&](auto D) {
    for (Eigen::Index e = 0; e < U.cols(); ++e) {
      Eigen::Map<Eigen::Matrix<double, D(), 1>> u(&U(0, e), U.rows());
      const double squared = u.squaredNorm();
      if (squared > capacity[e] * capacity[e]) {
        if (capacity[e] > 0)
          u *= capacity[e] / std::sqrt(squared);
        else
          u.setZero();
      }
    }
  });
}

void Norm2Penalty::dualJacobian(ConstVec u, double capacity, double, Eigen::Ref<Matrix> out) const {
  out.setZero();
  if (capacity == 0) return;
  out.diagonal().setOnes();
  const double length = u.norm();
  if (length <= capacity) return;
  const double shrink = capacity / length;
  out *= shrink;
  const Vector direction = u / length;
  out.noalias() -= shrink * direction * direction.transpose();
}

void Norm1Penalty::dualJacobian(ConstVec u, double capacity, double, Eigen::Ref<Matrix> out) const {
  out.setZero();
  out.diagonal() = (u.array().abs() < capacity).cast<double>();
}

void Norm1Penalty::dualUpdate(Eigen::Ref<Matrix> U, const double* capacity, const double*) const {
  withDimension(U.rows(), [&](auto D) {
    for (Eigen::Index e = 0; e < U.cols(); ++e) {
      Eigen::Map<Eigen::Matrix<double, D(), 1>> u(&U(0, e), U.rows());
      u = u.cwiseMin(capacity[e]).cwiseMax(-capacity[e]);
    }
  });
}

void MaxNormPenalty::dualUpdate(Eigen::Ref<Matrix> U, const double* capacity, const double*) const {
  std::vector<double> scratch;
  for (Eigen::Index e = 0; e < U.cols(); ++e) {
    auto u = U.col(e);
    const double length = dualGauge(u);
    if (!(length > capacity[e]) || std::isinf(length)) continue;  // a diverged iterate stays one
    const double largest = value(u);
    const double level = fillLevel(u, largest, capacity[e], scratch);
    for (double& entry : u)
      entry = std::copysign(std::max(level - (largest - std::abs(entry)), 0.0), entry);
  }
}

void MaxNormPenalty::dualJacobian(ConstVec u, double capacity, double,
                                  Eigen::Ref<Matrix> out) const {
  out.setZero();
  if (capacity == 0) return;
  out.diagonal().setOnes();
  if (dualGauge(u) <= capacity) return;
  // On the support S, with signs s: I_S − ssᵀ/|S|.
  std::vector<double> scratch;
  const double largest = value(u);
  const double level = fillLevel(u, largest, capacity, scratch);
  Vector sign(u.size());
  for (Eigen::Index j = 0; j < u.size(); ++j)
    sign[j] = largest - std::abs(u[j]) < level ? std::copysign(1.0, u[j]) : 0;
  out.diagonal() = sign.cwiseAbs();
  if (sign.any()) out.noalias() -= sign * sign.transpose() / sign.squaredNorm();
}

}  // namespace gtv
