#include "exact/lambda_scale.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace gtv {
namespace {

/// Of the whole change: less than this is rest.
constexpr double restShare = 0.05;
/// Of what there is: less than this is no change, but a computation that is not exact.
constexpr double leastChange = 1e-6;
constexpr double leastSpan = 4;  ///< high/low
constexpr double margin = 1.1;   ///< beyond the last change

/// How far every point of the path is from the first one, as a share of the way to the last one;
/// not all steps are 0.
std::vector<double> progressOf(const std::vector<double>& steps) {
  std::vector<double> sums(steps.size(), 0);
  double sum = 0;
  for (std::size_t k = 0; k < steps.size(); ++k) sums[k] = sum += steps[k];
  for (auto& s : sums) s /= sum;
  return sums;
}

double stepOf(double before, double after) {
  return std::isfinite(before) && std::isfinite(after) ? std::abs(after - before) : 0;
}

/// The progress of what a picture of the path shows: models and errors; where the models are too
/// many to be kept, the number of clusters stands for them.
std::vector<std::vector<double>> allProgress(const OptimumPath& path) {
  const auto count = path.points.size();
  std::array<std::vector<double>, 3> steps;
  std::array<double, 3> sizes{};
  const auto reach = [&](std::size_t list, double size) {
    if (std::isfinite(size)) sizes[list] = std::max(sizes[list], size);
  };
  for (auto& list : steps) list.assign(count, 0);
  for (std::size_t k = 0; k < count; ++k) {
    const auto& point = *path.points[k];
    reach(0, point.W.size() > 0 ? point.W.norm() : point.clusterCount);
    reach(1, point.mse);
    reach(2, validationError(point));
  }
  for (std::size_t k = 1; k < count; ++k) {
    const auto& before = *path.points[k - 1];
    const auto& after = *path.points[k];
    const bool isKept = before.W.size() > 0 && before.W.size() == after.W.size();
    steps[0][k] =
        isKept ? (after.W - before.W).norm() : stepOf(before.clusterCount, after.clusterCount);
    steps[1][k] = stepOf(before.mse, after.mse);
    steps[2][k] = stepOf(validationError(before), validationError(after));
  }
  std::vector<std::vector<double>> out;
  for (std::size_t list = 0; list < steps.size(); ++list) {
    const double way = std::accumulate(steps[list].begin(), steps[list].end(), 0.0);
    if (way > leastChange * sizes[list]) out.push_back(progressOf(steps[list]));
  }
  return out;
}

}  // namespace

double LambdaScale::position(double lambda) const {
  if (!(lambda > 0)) return 0;
  if (lambda < low) return linearPart * lambda / low;
  return linearPart + (1 - linearPart) * std::log(lambda / low) / std::log(high / low);
}

double LambdaScale::lambda(double position) const {
  const double p = std::clamp(position, 0.0, 1.0);
  if (p < linearPart) return low * p / linearPart;
  return low * std::exp(std::log(high / low) * (p - linearPart) / (1 - linearPart));
}

std::vector<double> LambdaScale::ticks(int most) const {
  const int first = static_cast<int>(std::floor(std::log10(low)));
  const int last = static_cast<int>(std::floor(std::log10(high)));
  // What is written per decade, from plenty to few; then every second decade, every third, …
  const std::array<std::vector<double>, 3> factors{{{1, 2, 5}, {1, 3}, {1}}};
  for (int attempt = 0;; ++attempt) {
    const auto& within = factors[static_cast<std::size_t>(std::min(attempt, 2))];
    const int step = std::max(1, attempt - 1);
    std::vector<double> out{0};
    for (int k = first; k <= last; ++k) {
      if ((last - k) % step != 0) continue;
      for (const double factor : within) {
        const double value = factor * std::pow(10.0, k);
        if (value >= low && value <= high) out.push_back(value);
      }
    }
    if (static_cast<int>(out.size()) <= std::max(2, most)) return out;
  }
}

std::optional<LambdaScale> fitLambdaScale(const OptimumPath& path) {
  const auto& points = path.points;
  const auto progress = allProgress(path);
  if (progress.empty()) return std::nullopt;
  std::size_t first = points.size() - 1;
  std::size_t last = 0;
  for (const auto& shares : progress)
    for (std::size_t k = 0; k < shares.size(); ++k) {
      if (shares[k] > restShare && k > 0) first = std::min(first, k - 1);
      if (shares[k] < 1 - restShare) last = std::max(last, k + 1);
    }
  LambdaScale out{points[first]->lambda, points[std::min(last, points.size() - 1)]->lambda};
  for (const auto& merge : path.merges) out.high = std::max(out.high, merge->lambda);
  out.high *= margin;
  if (out.high < leastSpan * out.low) out.low = out.high / leastSpan;
  return out;
}

}  // namespace gtv
