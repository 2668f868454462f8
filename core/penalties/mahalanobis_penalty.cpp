#include "penalties/mahalanobis_penalty.h"

#include <fmt/format.h>

#include <Eigen/SVD>
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "base/decompositions.h"
#include "base/dimension.h"
#include "base/number.h"

namespace gtv {
namespace {

// How far a matrix that was computed elsewhere may be from symmetric, and a flow from range Q.
constexpr double rounding = 1e-12;

// Sums over eigenvectors lose half of the digits by which the eigenvalues differ.
constexpr double leastRatio = 1e-8;

// Of Q with a diagonal of ones: below it, rounding of the entries changes what Q says.
constexpr long double leastPivot = 1e-10L;

using LongMatrix = Eigen::Matrix<long double, Eigen::Dynamic, Eigen::Dynamic>;
using LongVector = Eigen::Matrix<long double, Eigen::Dynamic, 1>;

/// Below it, a pivot or eigenvalue is the rounding of zero, where the largest is 1.
double roundedZero(Eigen::Index dimension) { return 64 * epsilon * static_cast<double>(dimension); }

std::optional<Error> asymmetry(const Matrix& Q, const std::string& path) {
  const double largest = Q.size() > 0 ? Q.cwiseAbs().maxCoeff() : 0;
  for (Eigen::Index i = 0; i < Q.rows(); ++i)
    for (Eigen::Index j = 0; j < i; ++j)
      if (std::abs(Q(i, j) - Q(j, i)) >
          std::max(rounding * std::sqrt(std::abs(Q(i, i))) * std::sqrt(std::abs(Q(j, j))),
                   2 * epsilon * largest))
        return Error{path, fmt::format("must be symmetric, but row {0}, column {1} is {2} and row "
                                       "{1}, column {0} is {3}",
                                       i + 1, j + 1, formatNumber(Q(i, j)), formatNumber(Q(j, i)))};
  return std::nullopt;
}

}  // namespace

/// Cholesky's method with pivots, of Q with a diagonal of ones, in long double: nothing is lost
/// where units differ.
struct MahalanobisPenalty::Factor {
  LongMatrix F;                     ///< columns from the rank on are zero
  std::vector<Eigen::Index> order;  ///< row order[k] of F ends with column k
  long double smallest = 1;         ///< pivot that was taken, of a diagonal of ones
  bool isSemidefinite = true;

  [[nodiscard]] auto rank() const { return static_cast<Eigen::Index>(order.size()); }
};

std::shared_ptr<const MahalanobisPenalty::Factor> MahalanobisPenalty::factorOf(const Matrix& Q) {
  auto factor = std::make_shared<Factor>();
  const LongMatrix exact = Q.cast<long double>();
  const auto n = Q.rows();
  const long double zero = roundedZero(n);
  const long double largest = exact.cwiseAbs().maxCoeff();
  const LongVector diagonal = exact.diagonal();
  const LongVector root = (diagonal.array() > 0).select(diagonal, largest).cwiseSqrt();
  LongMatrix rest = root.cwiseInverse().asDiagonal() * exact * root.cwiseInverse().asDiagonal();
  factor->F = LongMatrix::Zero(n, n);
  for (Eigen::Index k = 0; k < n; ++k) {
    Eigen::Index p = 0;
    const long double pivot = rest.diagonal().maxCoeff(&p);
    if (!(pivot > zero)) break;
    const LongVector column = rest.col(p) / std::sqrt(pivot);
    rest.noalias() -= column * column.transpose();
    rest.row(p).setZero();
    rest.col(p).setZero();
    factor->F.col(k) = root.cwiseProduct(column);
    factor->order.push_back(p);
    factor->smallest = std::min(factor->smallest, pivot);
  }
  factor->isSemidefinite = rest.cwiseAbs().maxCoeff() <= zero;
  return factor;
}

Result<std::shared_ptr<const Penalty>> MahalanobisPenalty::make(const Matrix& Q,
                                                                const std::string& path) {
  if (const auto problem = asymmetry(Q, path)) return *problem;
  const Matrix symmetric = 0.5 * Q + 0.5 * Q.transpose();
  // Measured by its largest entry: no scale over- or underflows in the iteration.
  const double largest = symmetric.cwiseAbs().maxCoeff();
  const auto eigen = symmetricEigen(symmetric / (largest > 0 ? largest : 1));
  Vector values = eigen.values * largest;
  // Smaller ones are the rounding of a zero eigenvalue.
  const double zero = roundedZero(Q.rows()) * values.cwiseAbs().maxCoeff();
  if (values[0] < -zero)
    return Error{path, fmt::format("must be positive semidefinite, but its smallest eigenvalue is "
                                   "{:.6g}",
                                   values[0])};
  values = (values.array() > zero).select(values, 0);
  const auto plain = [&] {
    return std::shared_ptr<const Penalty>(
        new MahalanobisPenalty(symmetric, eigen.vectors, values, nullptr));
  };
  if (values[0] >= leastRatio * values[Q.rows() - 1]) return plain();

  // Whether a small eigenvalue is one, shows with a diagonal of ones; rows that are nothing but
  // rounding do not.
  auto factor = factorOf(symmetric);
  if (!factor->isSemidefinite) {
    Matrix cleaned = symmetric;
    for (Eigen::Index i = 0; i < Q.rows(); ++i)
      if (symmetric.row(i).cwiseAbs().maxCoeff() <= roundedZero(Q.rows()) * largest) {
        cleaned.row(i).setZero();
        cleaned.col(i).setZero();
      }
    factor = factorOf(cleaned);
  }
  if (!factor->isSemidefinite)
    return Error{path,
                 "must be positive semidefinite, but is not once its rows and columns are divided "
                 "by the roots of its diagonal"};
  const auto rank = (values.array() > 0).count();
  if (factor->rank() == rank && values[Q.rows() - rank] >= leastRatio * values[Q.rows() - 1])
    return plain();
  if (factor->smallest < leastPivot)
    return Error{path, fmt::format("is nearly singular (smallest pivot {:.2g} with a diagonal of "
                                   "ones): rounding of its entries would decide the result. Leave "
                                   "out a feature that follows from the others, or add a small "
                                   "multiple of the identity",
                                   static_cast<double>(factor->smallest))};
  const Eigen::JacobiSVD<LongMatrix> svd(factor->F, Eigen::ComputeFullU);
  values = svd.singularValues().cwiseAbs2().reverse().cast<double>();
  values.head(Q.rows() - factor->rank()).setZero();
  return std::shared_ptr<const Penalty>(new MahalanobisPenalty(
      symmetric, svd.matrixU().rowwise().reverse().cast<double>(), values, std::move(factor)));
}

MahalanobisPenalty::MahalanobisPenalty(Matrix Q, Matrix vectors, Vector values,
                                       std::shared_ptr<const Factor> factor)
    : Q_(std::move(Q)),
      vectors_(std::move(vectors)),
      values_(std::move(values)),
      rank_((values_.array() > 0).count()),
      factor_(std::move(factor)) {}

double MahalanobisPenalty::value(ConstVec v) const {
  if (factor_) {
    // A sum of squares: vᵀ(Qv) would be the rounding of ‖Q‖‖v‖² where v is nearly free.
    const LongVector inside = factor_->F.transpose() * v.cast<long double>();
    return static_cast<double>(inside.squaredNorm() / 2);
  }
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
  if (factor_) {
    // u = Fz, row by row.
    LongVector z(rank_);
    for (Eigen::Index k = 0; k < rank_; ++k) {
      const auto row = factor_->F.row(factor_->order[k]);
      z[k] = (u[factor_->order[k]] - row.head(k).dot(z.head(k))) / row[k];
    }
    return static_cast<double>(z.squaredNorm() / 2) / capacity;
  }
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
