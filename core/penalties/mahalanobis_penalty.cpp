#include "penalties/mahalanobis_penalty.h"

#include <fmt/format.h>

#include <limits>

#include "base/decompositions.h"
#include "base/dimension.h"
#include "base/number.h"

namespace gtv {
namespace {

// How far a matrix that was computed elsewhere may be from symmetric, and a flow from range Q.
constexpr double rounding = 1e-12;

std::optional<Error> asymmetry(const Matrix& Q, const std::string& path) {
  const double largest = Q.size() > 0 ? Q.cwiseAbs().maxCoeff() : 0;
  for (Eigen::Index i = 0; i < Q.rows(); ++i)
    for (Eigen::Index j = 0; j < i; ++j)
      if (std::abs(Q(i, j) - Q(j, i)) > rounding * largest)
        return Error{path, fmt::format("must be symmetric, but row {0}, column {1} is {2} and row "
                                       "{1}, column {0} is {3}",
                                       i + 1, j + 1, formatNumber(Q(i, j)), formatNumber(Q(j, i)))};
  return std::nullopt;
}

}  // namespace

Result<std::shared_ptr<const Penalty>> MahalanobisPenalty::make(const Matrix& Q,
                                                                const std::string& path) {
  if (const auto problem = asymmetry(Q, path)) return *problem;
  const Matrix symmetric = 0.5 * Q + 0.5 * Q.transpose();
  // Measured by its largest entry: no scale over- or underflows in the iteration.
  const double largest = symmetric.cwiseAbs().maxCoeff();
  const auto eigen = symmetricEigen(symmetric / (largest > 0 ? largest : 1));
  Vector values = eigen.values * largest;
  // Smaller ones are the rounding of a zero eigenvalue.
  const double zero = 64 * epsilon * static_cast<double>(Q.rows()) * values.cwiseAbs().maxCoeff();
  if (values[0] < -zero)
    return Error{path, fmt::format("must be positive semidefinite, but its smallest eigenvalue is "
                                   "{:.6g}",
                                   values[0])};
  values = (values.array() > zero).select(values, 0);
  return std::shared_ptr<const Penalty>(new MahalanobisPenalty(symmetric, eigen.vectors, values));
}

MahalanobisPenalty::MahalanobisPenalty(Matrix Q, Matrix vectors, Vector values)
    : Q_(std::move(Q)),
      vectors_(std::move(vectors)),
      values_(std::move(values)),
      rank_((values_.array() > 0).count()) {}

double MahalanobisPenalty::value(ConstVec v) const {
  return 0.5 * (vectors_.transpose() * v).cwiseAbs2().dot(values_);
}

void MahalanobisPenalty::prox(MutVec v, double t) const {
  const Vector inside = vectors_.transpose() * v;
  v = vectors_ * (inside.array() / (1 + t * values_.array())).matrix();
}

void MahalanobisPenalty::dualUpdate(Eigen::Ref<Matrix> U, const double* capacity,
                                    const double* sigma) const {
  withDimension(U.rows(), [&](auto D) {
    const Eigen::Map<const Eigen::Matrix<double, D(), D()>> V(vectors_.data(), U.rows(), U.rows());
    Eigen::Matrix<double, D(), 1> inside(U.rows());
    for (Eigen::Index e = 0; e < U.cols(); ++e) {
      Eigen::Map<Eigen::Matrix<double, D(), 1>> u(&U(0, e), U.rows());
      inside.noalias() = V.transpose() * u;
      for (Eigen::Index j = 0; j < U.rows(); ++j)
        inside[j] *= 1 / (1 + sigma[e] / (capacity[e] * values_[j]));  // cλ = 0: 1/∞
      u.noalias() = V * inside;
    }
  });
}

void MahalanobisPenalty::dualJacobian(ConstVec, double capacity, double sigma,
                                      Eigen::Ref<Matrix> out) const {
  const Vector shrink = (1 + sigma / (capacity * values_.array())).inverse();
  out.noalias() = vectors_ * shrink.asDiagonal() * vectors_.transpose();
}

double MahalanobisPenalty::conjugate(ConstVec u, double capacity) const {
  const Vector inside = vectors_.transpose() * u;
  if (inside.head(u.size() - rank_).norm() > rounding * u.norm())
    return std::numeric_limits<double>::infinity();
  return 0.5 * (inside.array().square() / values_.array()).tail(rank_).sum() / capacity;
}

double MahalanobisPenalty::edgeResidual(ConstVec v, ConstVec u, double capacity) const {
  return (u - capacity * (Q_ * v)).norm();
}

std::optional<Matrix> MahalanobisPenalty::coupledBasis(int dimension) const {
  if (rank_ == dimension) return std::nullopt;
  return Matrix(vectors_.rightCols(rank_));
}

}  // namespace gtv
