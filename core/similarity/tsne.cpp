#include "similarity/tsne.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "base/check.h"
#include "base/parallel.h"
#include "similarity/embedding.h"
#include "similarity/quad_tree.h"

namespace gtv {
namespace {

/// Of the original: what the probabilities count at first, and for how long; how fast the points
/// move then and later; where they begin.
constexpr double firstExaggeration = 12;
constexpr int exaggerated = 250;
constexpr double firstMomentum = 0.5;
constexpr double laterMomentum = 0.8;
constexpr double firstDeviation = 1e-4;
constexpr double leastRate = 50;
constexpr double leastGain = 0.01;
/// Samples of more dimensions are compared by so many principal components.
constexpr int mostDimensions = 50;
/// Points that a thread takes at a time.
constexpr Eigen::Index pointsPerTask = 256;

void forBlocks(Eigen::Index count, const std::function<void(Eigen::Index, Eigen::Index)>& task) {
  const auto blocks = (count + pointsPerTask - 1) / pointsPerTask;
  parallelFor(static_cast<int>(blocks), processorCount(), [&](int block) {
    const auto first = block * pointsPerTask;
    task(first, std::min(pointsPerTask, count - first));
  });
}

/// The `count` nearest other samples of every one, and their squared distances, nearest first.
struct Neighbours {
  std::size_t count = 0;
  std::vector<int> nearest;
  std::vector<double> squares;
};

std::optional<Neighbours> nearestSamples(const RowMatrix& X, std::size_t count,
                                         const std::stop_token& stop) {
  const auto n = X.rows();
  Neighbours out{count, std::vector<int>(static_cast<std::size_t>(n) * count), {}};
  out.squares.resize(out.nearest.size());
  const Vector norms = X.rowwise().squaredNorm();
  forBlocks(n, [&](Eigen::Index first, Eigen::Index rows) {
    if (stop.stop_requested()) return;
    const Matrix products = X * X.middleRows(first, rows).transpose();
    std::vector<std::pair<double, int>> order;
    for (Eigen::Index r = 0; r < rows; ++r) {
      order.clear();
      for (Eigen::Index j = 0; j < n; ++j)
        if (j != first + r)
          order.emplace_back(std::max(0.0, norms[j] + norms[first + r] - 2 * products(j, r)),
                             static_cast<int>(j));
      const auto last = order.begin() + static_cast<std::ptrdiff_t>(count);
      std::partial_sort(order.begin(), last, order.end());
      const auto at = static_cast<std::size_t>(first + r) * count;
      for (std::size_t k = 0; k < count; ++k) {
        out.nearest[at + k] = order[k].second;
        // Without what the product loses of near ones.
        out.squares[at + k] = (X.row(order[k].second) - X.row(first + r)).squaredNorm();
      }
    }
  });
  if (stop.stop_requested()) return std::nullopt;
  return out;
}

/// p_j|i over the neighbours with these squared distances.
void fitProbabilities(const double* squares, std::size_t count, double perplexity, double* out) {
  constexpr int mostSteps = 200;
  constexpr double tolerance = 1e-5;
  const double wanted = std::log(perplexity);
  const double nearest = *std::min_element(squares, squares + count);
  double low = 0;
  double high = std::numeric_limits<double>::infinity();
  double beta = 1;
  for (int step = 0; step < mostSteps; ++step) {
    double sum = 0;
    double moment = 0;
    for (std::size_t k = 0; k < count; ++k) {
      out[k] = std::exp(-beta * (squares[k] - nearest));
      sum += out[k];
      moment += (squares[k] - nearest) * out[k];
    }
    for (std::size_t k = 0; k < count; ++k) out[k] /= sum;
    const double difference = std::log(sum) + beta * moment / sum - wanted;
    if (std::abs(difference) < tolerance) return;
    (difference > 0 ? low : high) = beta;
    beta = std::isinf(high) ? 2 * beta : (low + high) / 2;
    // All are equally far, or only one is near: no β gives this perplexity.
    if (!(beta > 0) || std::isinf(beta)) return;
  }
}

/// (p_j|i + p_i|j)/2N.
Affinities joined(const Neighbours& near, const std::vector<double>& conditional,
                  Eigen::Index samples) {
  std::vector<std::vector<std::pair<int, double>>> rows(static_cast<std::size_t>(samples));
  for (std::size_t i = 0; i < rows.size(); ++i)
    for (std::size_t k = i * near.count; k < (i + 1) * near.count; ++k) {
      const auto j = static_cast<std::size_t>(near.nearest[k]);
      const double half = conditional[k] / (2 * static_cast<double>(samples));
      rows[i].emplace_back(static_cast<int>(j), half);
      rows[j].emplace_back(static_cast<int>(i), half);
    }
  Affinities out{{0}, {}, {}};
  for (auto& row : rows) {
    std::sort(row.begin(), row.end());
    for (const auto& [j, half] : row)
      if (out.neighbour.size() > out.begin.back() && out.neighbour.back() == j) {
        out.probability.back() += half;
      } else {
        out.neighbour.push_back(j);
        out.probability.push_back(half);
      }
    out.begin.push_back(out.neighbour.size());
  }
  return out;
}

}  // namespace

std::optional<Affinities> neighbourAffinities(const RowMatrix& samples, double perplexity,
                                              const std::stop_token& stop) {
  const auto n = samples.rows();
  check(n >= 2 && perplexity >= 1, "two samples, and a perplexity of at least 1");
  const auto count = std::min(static_cast<std::size_t>(n - 1),
                              static_cast<std::size_t>(std::ceil(3 * perplexity)));
  const auto near = nearestSamples(samples, count, stop);
  if (!near) return std::nullopt;
  std::vector<double> conditional(near->squares.size());
  forBlocks(n, [&](Eigen::Index first, Eigen::Index rows) {
    for (auto i = static_cast<std::size_t>(first); i < static_cast<std::size_t>(first + rows); ++i)
      fitProbabilities(near->squares.data() + i * count, count,
                       std::min(perplexity, static_cast<double>(count)),
                       conditional.data() + i * count);
  });
  return joined(*near, conditional, n);
}

RowMatrix embeddingGradient(const Affinities& P, const RowMatrix& points, double angle,
                            double exaggeration) {
  const auto n = points.rows();
  const QuadTree tree(points);
  RowMatrix attraction(n, 2);
  RowMatrix repulsion(n, 2);
  Vector sums(n);
  forBlocks(n, [&](Eigen::Index first, Eigen::Index rows) {
    for (Eigen::Index i = first; i < first + rows; ++i) {
      Eigen::RowVector2d pull = Eigen::RowVector2d::Zero();
      const auto row = static_cast<std::size_t>(i);
      for (auto k = P.begin[row]; k < P.begin[row + 1]; ++k) {
        const Eigen::RowVector2d apart = points.row(i) - points.row(P.neighbour[k]);
        pull += P.probability[k] / (1 + apart.squaredNorm()) * apart;
      }
      attraction.row(i) = exaggeration * pull;
      const auto push = tree.repulsion(points(i, 0), points(i, 1), angle);
      repulsion(i, 0) = push.x;
      repulsion(i, 1) = push.y;
      // A point does not repel itself, but counts itself with 1.
      sums[i] = push.sum - 1;
    }
  });
  return 4 * (attraction - repulsion / sums.sum());
}

std::optional<RowMatrix> tsne(const RowMatrix& samples, const TsneOptions& options,
                              const std::stop_token& stop) {
  const auto n = samples.rows();
  if (n < 2) return RowMatrix(RowMatrix::Zero(n, 2));
  const RowMatrix reduced =
      samples.cols() > mostDimensions ? principalComponents(samples, mostDimensions) : samples;
  const auto P = neighbourAffinities(reduced, options.perplexity, stop);
  if (!P) return std::nullopt;
  RowMatrix points = RowMatrix::Zero(n, 2);
  const auto start = principalComponents(reduced, 2);
  points.leftCols(start.cols()) = start;
  const double spread = std::sqrt(start.col(0).squaredNorm() / static_cast<double>(n));
  if (spread > 0) points *= firstDeviation / spread;
  const double rate = std::max(static_cast<double>(n) / firstExaggeration / 4, leastRate);
  RowMatrix velocity = RowMatrix::Zero(n, 2);
  RowMatrix gains = RowMatrix::Ones(n, 2);
  for (int step = 0; step < options.iterations; ++step) {
    if (stop.stop_requested()) return std::nullopt;
    const bool isFirst = step < exaggerated;
    const RowMatrix gradient =
        embeddingGradient(*P, points, options.angle, isFirst ? firstExaggeration : 1);
    gains = ((gradient.array() > 0) == (velocity.array() > 0))
                .select(0.8 * gains.array(), gains.array() + 0.2)
                .max(leastGain);
    velocity =
        (isFirst ? firstMomentum : laterMomentum) * velocity - rate * gains.cwiseProduct(gradient);
    points += velocity;
    const Eigen::RowVector2d centre = points.colwise().mean();
    points.rowwise() -= centre;
  }
  return points;
}

}  // namespace gtv
