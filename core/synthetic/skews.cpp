#include "synthetic/skews.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace gtv {

Vector drawDirichlet(int count, double alpha, Rng& rng) {
  Vector shares(count);
  for (double& share : shares) share = rng.gamma(alpha);
  const double sum = shares.sum();
  if (sum > 0) return shares / sum;
  shares.setZero();
  if (count > 0) shares[rng.below(count)] = 1;
  return shares;
}

std::vector<std::int64_t> apportioned(const Vector& shares, std::int64_t total) {
  const auto count = static_cast<std::size_t>(shares.size());
  std::vector<std::int64_t> sizes(count);
  Vector lost(shares.size());
  std::int64_t left = total;
  for (std::size_t k = 0; k < count; ++k) {
    const double exact = shares[static_cast<Eigen::Index>(k)] * static_cast<double>(total);
    sizes[k] = std::min(left, static_cast<std::int64_t>(std::floor(exact)));
    lost[static_cast<Eigen::Index>(k)] = exact - static_cast<double>(sizes[k]);
    left -= sizes[k];
  }
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return lost[static_cast<Eigen::Index>(a)] > lost[static_cast<Eigen::Index>(b)];
  });
  for (std::size_t k = 0; left > 0 && count > 0; k = (k + 1) % count, --left) ++sizes[order[k]];
  return sizes;
}

Result<std::vector<std::int64_t>> skewedSizes(std::int64_t total, int nodes, double alpha,
                                              Rng& rng) {
  if (total < nodes)
    return Error{"",
                 fmt::format("{} samples are too few for {} nodes to have one each", total, nodes)};
  auto sizes = apportioned(drawDirichlet(nodes, alpha, rng), total - nodes);
  for (auto& size : sizes) ++size;
  return sizes;
}

}  // namespace gtv
