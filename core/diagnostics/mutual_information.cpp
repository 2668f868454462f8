#include "diagnostics/mutual_information.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/check.h"
#include "base/decompositions.h"

namespace gtv {
namespace {

/// Shares of a vector below this are rounding of the eigenvectors.
constexpr double roundingShare = 1e-10;

}  // namespace

double gaussianInformation(const Vector& c, double variance, const Matrix& otherCovariance,
                           double sharedNoise) {
  check(otherCovariance.rows() == c.size() && otherCovariance.cols() == c.size(),
        "the covariance is d x d");
  check(variance >= 0 && sharedNoise >= 0, "variances are not negative");
  const double length = c.norm();
  if (length == 0 || variance == 0) return 0;
  const auto [values, vectors, converged] = symmetricEigen(otherCovariance);
  check(converged, "a symmetric matrix has eigenvalues");
  const double nothing =
      4e-16 * static_cast<double>(c.size() + 1) * std::max(0.0, values.maxCoeff());
  const Vector parts = vectors.transpose() * c;
  double ratio = 0;
  for (Eigen::Index j = 0; j < c.size(); ++j) {
    const double known = values[j] > nothing ? values[j] : 0;
    const double spread = known + sharedNoise * sharedNoise;
    if (spread > 0)
      ratio += parts[j] * parts[j] / spread;
    else if (std::abs(parts[j]) > roundingShare * length)
      return std::numeric_limits<double>::infinity();
  }
  return 0.5 * std::log1p(variance * ratio);
}

Matrix labelSensitivities(const Matrix& X, double coupling) {
  check(coupling >= 0, "the coupling is not negative");
  check(X.rows() > 0, "there are labels");
  const auto m = static_cast<double>(X.rows());
  Matrix H = 2 / m * (X.transpose() * X);
  H.diagonal().array() += coupling;
  // The columns of Xᵀ lie in the range of H: the solution of least norm is the fit of least norm.
  return leastSquares(H, 2 / m * X.transpose());
}

Vector labelSensitivity(const Matrix& X, double coupling, Eigen::Index sample) {
  check(sample >= 0 && sample < X.rows(), "the sample is one of the node");
  return labelSensitivities(X, coupling).col(sample);
}

double estimatedInformation(const Vector& x, const Matrix& shared) {
  check(shared.rows() == x.size(), "one row per replicate");
  const auto N = static_cast<double>(x.size());
  const auto d = static_cast<double>(shared.cols());
  if (N <= d + 1) return std::numeric_limits<double>::quiet_NaN();
  const Vector centred = x.array() - x.mean();
  const double total = centred.squaredNorm();
  if (x.maxCoeff() == x.minCoeff()) return 0;
  const Matrix regressors = shared.rowwise() - shared.colwise().mean();
  const double left = leastSquaresResidual(regressors, centred) / total;
  const double unexplained = std::min(1.0, left * (N - 1) / (N - d - 1));
  // A fit that misses by rounding only is perfect.
  if (unexplained <= 100 * N * epsilon * epsilon) return std::numeric_limits<double>::infinity();
  return std::max(0.0, -0.5 * std::log(unexplained));
}

}  // namespace gtv
