#include "similarity/gaussian.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/decompositions.h"

namespace gtv {
namespace {

std::pair<Vector, Matrix> momentsOf(const RowMatrix& rows) {
  const Vector mean = rows.colwise().mean().transpose();
  const RowMatrix centred = rows.rowwise() - mean.transpose();
  return {mean, centred.transpose() * centred / static_cast<double>(rows.rows())};
}

}  // namespace

Gaussian makeGaussian(Vector mean, Matrix covariance) {
  const auto eigen = symmetricEigen(covariance);
  const Vector values = eigen.values.cwiseMax(0);
  const auto with = [&](const Vector& diagonal) -> Matrix {
    return eigen.vectors * diagonal.asDiagonal() * eigen.vectors.transpose();
  };
  Gaussian out{std::move(mean), std::move(covariance), with(values.cwiseInverse()),
               with(values.cwiseSqrt()), values.array().log().sum()};
  return out;
}

Gaussian fitGaussian(const RowMatrix& rows) {
  auto [mean, covariance] = momentsOf(rows);
  return makeGaussian(std::move(mean), std::move(covariance));
}

std::optional<Gaussian> fitRegularGaussian(const RowMatrix& rows) {
  constexpr double share = 1e-3;
  auto [mean, covariance] = momentsOf(rows);
  const double epsilon = share * covariance.trace() / static_cast<double>(rows.cols());
  if (!(epsilon > 0)) return std::nullopt;
  covariance.diagonal().array() += epsilon;
  return makeGaussian(std::move(mean), std::move(covariance));
}

double klDivergence(const Gaussian& p, const Gaussian& q) {
  const Vector away = q.mean - p.mean;
  return 0.5 * (q.inverse.cwiseProduct(p.covariance).sum() - static_cast<double>(away.size()) +
                away.dot(q.inverse * away) + q.logDeterminant - p.logDeterminant);
}

double squaredWasserstein(const Gaussian& p, const Gaussian& q) {
  const Vector cross = symmetricEigenvalues(q.root * p.covariance * q.root);
  const double spread =
      p.covariance.trace() + q.covariance.trace() - 2 * cross.cwiseMax(0).cwiseSqrt().sum();
  return (p.mean - q.mean).squaredNorm() + std::max(0.0, spread);
}

}  // namespace gtv
