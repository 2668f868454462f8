#include "clustering/k_means.h"

#include <fmt/format.h>

#include <cstddef>
#include <limits>
#include <utility>

namespace gtv {
namespace {

constexpr int mostLloydIterations = 1000;

Matrix squaredDistances(const Matrix& a, const Matrix& b) {
  Matrix out(a.cols(), b.cols());
  for (Eigen::Index i = 0; i < a.cols(); ++i)
    out.row(i) = (b.colwise() - a.col(i)).colwise().squaredNorm();
  return out;
}

}  // namespace

int nearestCentre(ConstVec point, const Matrix& centres) {
  Eigen::Index nearest = 0;
  (centres.colwise() - point).colwise().squaredNorm().minCoeff(&nearest);
  return static_cast<int>(nearest);
}

KMeans lloyd(const Matrix& points, Matrix centres, int most, const std::stop_token& stop) {
  const auto n = points.cols();
  KMeans out{std::move(centres), std::vector<int>(static_cast<std::size_t>(n), -1), 0};
  for (int k = 0; k <= most && !stop.stop_requested(); ++k) {
    bool moved = false;
    Matrix sum = Matrix::Zero(points.rows(), out.centres.cols());
    Vector count = Vector::Zero(out.centres.cols());
    out.cost = 0;
    for (Eigen::Index i = 0; i < n; ++i) {
      const int j = nearestCentre(points.col(i), out.centres);
      auto& of = out.of[static_cast<std::size_t>(i)];
      moved = moved || of != j;
      of = j;
      sum.col(j) += points.col(i);
      ++count[j];
      out.cost += (points.col(i) - out.centres.col(j)).squaredNorm();
    }
    if (!moved || k == most) break;
    for (Eigen::Index j = 0; j < count.size(); ++j)
      if (count[j] > 0) out.centres.col(j) = sum.col(j) / count[j];
  }
  return out;
}

Matrix spreadCentres(const Matrix& points, int k, Rng& rng) {
  const auto n = points.cols();
  Matrix centres(points.rows(), k);
  Vector distance = Vector::Constant(n, std::numeric_limits<double>::infinity());
  Eigen::Index taken = rng.below(n);
  for (int j = 0; j < k; ++j) {
    if (j > 0) {
      double left = rng.uniform() * distance.sum();
      // The last point with a distance where rounding leaves something over.
      for (Eigen::Index i = 0; i < n; ++i) {
        if (!(distance[i] > 0)) continue;
        taken = i;
        left -= distance[i];
        if (left < 0) break;
      }
    }
    centres.col(j) = points.col(taken);
    distance =
        distance.cwiseMin((points.colwise() - centres.col(j)).colwise().squaredNorm().transpose());
  }
  return centres;
}

Result<KMeans> kMeans(const Matrix& points, int k, int restarts, const Rng& rng,
                      const std::stop_token& stop) {
  if (points.cols() < k)
    return Error{"k",
                 fmt::format("{} clusters need as many points, there are {}", k, points.cols())};
  KMeans best;
  best.cost = std::numeric_limits<double>::infinity();
  for (int r = 0; r < restarts; ++r) {
    auto draws = rng.stream(fmt::format("start {}", r));
    auto found = lloyd(points, spreadCentres(points, k, draws), mostLloydIterations, stop);
    if (stop.stop_requested()) return Error{"k", "was stopped"};
    if (r == 0 || found.cost < best.cost) best = std::move(found);
  }
  return best;
}

/// With potentials u of the rows and v of the columns, one row after the other.
std::vector<int> cheapestAssignment(const Matrix& costs) {
  const auto k = costs.rows();
  const auto places = static_cast<std::size_t>(k) + 1;
  std::vector<double> u(places, 0);
  std::vector<double> v(places, 0);
  std::vector<std::size_t> rowOf(places, 0);  // of every column; row and column 0 stand for none
  for (std::size_t row = 1; row < places; ++row) {
    rowOf[0] = row;
    std::vector<double> least(places, std::numeric_limits<double>::infinity());
    std::vector<std::size_t> from(places, 0);
    std::vector<bool> done(places, false);
    std::size_t column = 0;
    while (rowOf[column] != 0) {
      done[column] = true;
      const auto here = rowOf[column];
      std::size_t next = 0;
      double step = std::numeric_limits<double>::infinity();
      for (std::size_t c = 1; c < places; ++c) {
        if (done[c]) continue;
        const double reduced =
            costs(static_cast<Eigen::Index>(here) - 1, static_cast<Eigen::Index>(c) - 1) - u[here] -
            v[c];
        if (reduced < least[c]) {
          least[c] = reduced;
          from[c] = column;
        }
        if (next == 0 || least[c] < step) {
          step = least[c];
          next = c;
        }
      }
      for (std::size_t c = 0; c < places; ++c) {
        if (done[c]) {
          u[rowOf[c]] += step;
          v[c] -= step;
        } else {
          least[c] -= step;
        }
      }
      column = next;
    }
    while (column != 0) {
      rowOf[column] = rowOf[from[column]];
      column = from[column];
    }
  }
  std::vector<int> out(static_cast<std::size_t>(k), 0);
  for (std::size_t c = 1; c < places; ++c) out[rowOf[c] - 1] = static_cast<int>(c) - 1;
  return out;
}

double centreSetDiscrepancy(const Matrix& a, const Matrix& b) {
  const Matrix costs = squaredDistances(a, b);
  const auto matched = cheapestAssignment(costs);
  double sum = 0;
  for (std::size_t j = 0; j < matched.size(); ++j)
    sum += costs(static_cast<Eigen::Index>(j), matched[j]);
  return sum;
}

}  // namespace gtv
