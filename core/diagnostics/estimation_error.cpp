#include "diagnostics/estimation_error.h"

#include <limits>

#include "base/decompositions.h"
#include "diagnostics/metrics.h"

namespace gtv {
namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

/// The accessible samples of one true cluster.
struct Pool {
  std::vector<int> nodes;    ///< all of the cluster
  std::vector<int> sources;  ///< those with accessible samples
  Eigen::Index samples = 0;
};

std::vector<Pool> poolsOf(const NodeData& data, const std::vector<int>& trueClusters) {
  std::vector<Pool> pools(static_cast<std::size_t>(clusterCount(trueClusters)));
  for (int i = 0; i < data.datasets.nodeCount(); ++i) {
    auto& pool = pools[trueClusters[i]];
    pool.nodes.push_back(i);
    if (!data.labeled[i] || data.datasets.sampleCount(i) == 0) continue;
    pool.sources.push_back(i);
    pool.samples += data.datasets.sampleCount(i);
  }
  return pools;
}

Vector leastSquaresFit(const LocalDatasets& datasets, const Pool& pool) {
  if (pool.samples == 0) return Vector::Constant(datasets.dimension(), none);
  Matrix X(pool.samples, datasets.dimension());
  Vector y(pool.samples);
  Eigen::Index at = 0;
  for (const int i : pool.sources) {
    const auto count = datasets.sampleCount(i);
    X.middleRows(at, count) = datasets.features(i);
    y.segment(at, count) = datasets.labels(i);
    at += count;
  }
  return leastSquares(X, y);
}

}  // namespace

double leastSquaresVariance(double noise, int dimension, double samples) {
  return samples > dimension + 1 ? noise * noise * dimension / (samples - dimension - 1) : none;
}

EstimationError estimationError(const Matrix& W, const NodeData& data,
                                const std::vector<int>& trueClusters, double noise) {
  const int n = data.datasets.nodeCount();
  const int d = data.datasets.dimension();
  EstimationError out{meanSquaredError(W, data.truth), none, none, none, none, none};
  if (n == 0 || static_cast<int>(trueClusters.size()) != n) return out;
  double pooled = 0;
  double expectedPooled = 0;
  double expectedLocal = 0;
  for (const auto& pool : poolsOf(data, trueClusters)) {
    const Vector fit = leastSquaresFit(data.datasets, pool);
    const double size = static_cast<double>(pool.nodes.size());
    if (pool.nodes.empty()) continue;
    expectedPooled += size * leastSquaresVariance(noise, d, static_cast<double>(pool.samples));
    for (const int i : pool.nodes) {
      pooled += data.truth.cols() == n ? (fit - data.truth.col(i)).squaredNorm() : none;
      const auto own = data.labeled[i] ? data.datasets.sampleCount(i) : 0;
      expectedLocal += leastSquaresVariance(noise, d, static_cast<double>(own));
    }
  }
  out.pooled = pooled / n;
  // Without noise the pooled fit is exact, and what is left of it is rounding.
  const double rounding = 1e-24 * data.truth.squaredNorm() / n;
  out.ratio = out.pooled > rounding ? out.estimate / out.pooled : none;
  out.expectedLocal = expectedLocal / n;
  out.expectedPooled = expectedPooled / n;
  out.expectedRatio = out.expectedPooled > 0 ? out.expectedLocal / out.expectedPooled : none;
  return out;
}

}  // namespace gtv
