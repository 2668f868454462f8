#include "clustering/gaussian_mixture.h"

#include <Eigen/Cholesky>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numbers>
#include <utility>

#include "clustering/k_means.h"

namespace gtv {
namespace {

constexpr int mostMixtureIterations = 500;
/// Of a component with less there is nothing to estimate.
constexpr double leastCount = 1e-12;

/// log N(x; μ, Σ) of every point.
Vector logDensities(const Matrix& points, ConstVec mean, const Matrix& covariance) {
  const Eigen::LLT<Matrix> factor(covariance);
  const Matrix L = factor.matrixL();
  const Matrix apart = points.colwise() - mean;
  const Matrix scaled = L.triangularView<Eigen::Lower>().solve(apart);
  const double constant = L.diagonal().array().log().sum() +
                          0.5 * static_cast<double>(points.rows()) * std::log(2 * std::numbers::pi);
  return (-0.5 * scaled.colwise().squaredNorm().transpose()).array() - constant;
}

}  // namespace

MixtureSums::MixtureSums(Eigen::Index p, Eigen::Index k)
    : counts(Vector::Zero(k)),
      firsts(Matrix::Zero(p, k)),
      seconds(static_cast<std::size_t>(k), Matrix::Zero(p, p)) {}

void MixtureSums::add(const MixtureSums& other, double factor) {
  counts += factor * other.counts;
  firsts += factor * other.firsts;
  for (std::size_t j = 0; j < seconds.size(); ++j) seconds[j] += factor * other.seconds[j];
}

void MixtureSums::addMixture(const GaussianMixture& mixture, double weight) {
  for (Eigen::Index j = 0; j < counts.size(); ++j) {
    const double own = weight * mixture.weights[j];
    const auto mean = mixture.means.col(j);
    counts[j] += own;
    firsts.col(j) += own * mean;
    auto& second = seconds[static_cast<std::size_t>(j)];
    second += own * (mixture.covariances[static_cast<std::size_t>(j)] + mean * mean.transpose());
  }
}

Matrix responsibilities(const GaussianMixture& mixture, const Matrix& points,
                        double& logLikelihood) {
  const auto k = mixture.weights.size();
  Matrix logs(k, points.cols());
  for (Eigen::Index j = 0; j < k; ++j)
    logs.row(j) = (std::log(mixture.weights[j]) +
                   logDensities(points, mixture.means.col(j),
                                mixture.covariances[static_cast<std::size_t>(j)])
                       .array())
                      .transpose();
  for (Eigen::Index r = 0; r < points.cols(); ++r) {
    const double top = logs.col(r).maxCoeff();
    const Vector shares = (logs.col(r).array() - top).exp();
    logLikelihood += top + std::log(shares.sum());
    logs.col(r) = shares / shares.sum();
  }
  return logs;
}

MixtureSums mixtureSums(const Matrix& points, const Matrix& gamma) {
  MixtureSums out(points.rows(), gamma.rows());
  out.counts = gamma.rowwise().sum();
  out.firsts = points * gamma.transpose();
  for (Eigen::Index j = 0; j < gamma.rows(); ++j)
    out.seconds[static_cast<std::size_t>(j)] =
        points * gamma.row(j).asDiagonal() * points.transpose();
  return out;
}

GaussianMixture maximised(const MixtureSums& sums, double floor, const GaussianMixture& before) {
  auto out = before;
  const double total = sums.counts.sum();
  if (!(total > leastCount)) return out;
  out.weights = sums.counts / total;
  for (Eigen::Index j = 0; j < sums.counts.size(); ++j) {
    if (!(sums.counts[j] > leastCount * total)) continue;
    const Vector mean = sums.firsts.col(j) / sums.counts[j];
    const auto place = static_cast<std::size_t>(j);
    Matrix covariance = sums.seconds[place] / sums.counts[j] - mean * mean.transpose();
    covariance = (0.5 * (covariance + covariance.transpose())).eval();
    covariance.diagonal() = covariance.diagonal().cwiseMax(0).array() + floor;
    out.means.col(j) = mean;
    out.covariances[place] = std::move(covariance);
  }
  return out;
}

double mixtureDivergence(const GaussianMixture& a, const GaussianMixture& b) {
  double sum = 0;
  for (Eigen::Index j = 0; j < a.weights.size(); ++j) {
    if (a.weights[j] == 0) continue;
    const Eigen::LLT<Matrix> ofA(a.covariances[static_cast<std::size_t>(j)]);
    const Eigen::LLT<Matrix> ofB(b.covariances[static_cast<std::size_t>(j)]);
    const Matrix L = ofA.matrixL();
    const Matrix R = ofB.matrixL();
    const Matrix ratio = R.triangularView<Eigen::Lower>().solve(L);
    const Vector apart = a.means.col(j) - b.means.col(j);
    const Vector shift = R.triangularView<Eigen::Lower>().solve(apart);
    const double between =
        0.5 * (ratio.squaredNorm() + shift.squaredNorm() - static_cast<double>(apart.size())) +
        R.diagonal().array().log().sum() - L.diagonal().array().log().sum();
    sum += a.weights[j] * (std::log(a.weights[j] / b.weights[j]) + between);
  }
  return sum;
}

MixtureFit expectationMaximisation(const Matrix& points, GaussianMixture start, double floor,
                                   int most, const std::stop_token& stop) {
  MixtureFit out{std::move(start), Matrix(), 0};
  double last = -std::numeric_limits<double>::infinity();
  for (int k = 0; !stop.stop_requested(); ++k) {
    out.logLikelihood = 0;
    out.gamma = responsibilities(out.mixture, points, out.logLikelihood);
    if (k == most || out.logLikelihood - last < 1e-9 * std::abs(out.logLikelihood)) break;
    last = out.logLikelihood;
    out.mixture = maximised(mixtureSums(points, out.gamma), floor, out.mixture);
  }
  return out;
}

GaussianMixture mixtureAround(const Matrix& points, const Matrix& centres, double floor) {
  const auto k = centres.cols();
  Matrix gamma = Matrix::Zero(k, points.cols());
  for (Eigen::Index r = 0; r < points.cols(); ++r)
    gamma(nearestCentre(points.col(r), centres), r) = 1;
  const auto p = points.rows();
  const GaussianMixture none{Vector::Constant(k, 1.0 / static_cast<double>(k)),
                             centres,
                             {static_cast<std::size_t>(k), floor * Matrix::Identity(p, p)}};
  return maximised(mixtureSums(points, gamma), floor, none);
}

double covarianceFloor(const Matrix& points, double relative) {
  if (points.cols() == 0) return relative;
  const Matrix apart = points.colwise() - points.rowwise().mean();
  const double variance = apart.squaredNorm() / static_cast<double>(points.size());
  return relative * (variance > 0 ? variance : 1);
}

Result<MixtureFit> fitMixture(const Matrix& points, int k, int restarts, double floor,
                              const Rng& rng, const std::stop_token& stop) {
  const auto centres = kMeans(points, k, restarts, rng, stop);
  if (!centres) return centres.error();
  const double least = covarianceFloor(points, floor);
  auto out = expectationMaximisation(points, mixtureAround(points, centres->centres, least), least,
                                     mostMixtureIterations, stop);
  if (stop.stop_requested()) return Error{"k", "was stopped"};
  return out;
}

}  // namespace gtv
