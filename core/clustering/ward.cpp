#include "clustering/ward.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <utility>

#include "clustering/partition.h"

namespace gtv {
namespace {

struct WardClusters {
  Matrix means;
  Vector sizes;  ///< 0 for what was merged into another

  double difference(int a, int b) const {
    const double product = sizes[a] * sizes[b];
    return 2 * product / (sizes[a] + sizes[b]) * (means.col(a) - means.col(b)).squaredNorm();
  }
  /// The nearest other cluster; of equals `preferred`, else the first.
  std::pair<int, double> nearest(int to, int preferred) const {
    std::pair<int, double> best(preferred, preferred < 0 ? 0 : difference(to, preferred));
    for (int c = 0; c < sizes.size(); ++c) {
      if (c == to || sizes[c] == 0) continue;
      const double apart = difference(to, c);
      if (best.first < 0 || apart < best.second) best = {c, apart};
    }
    return best;
  }
  /// Into b.
  void merge(int a, int b) {
    const double both = sizes[a] + sizes[b];
    means.col(b) = (sizes[a] * means.col(a) + sizes[b] * means.col(b)) / both;
    sizes[b] = both;
    sizes[a] = 0;
  }
};

int rootOf(std::vector<int>& parents, int i) {
  while (parents[i] != i) i = parents[i] = parents[parents[i]];
  return i;
}

/// The chains find merges out of order, between representatives; sorted and named.
std::vector<WardMerge> namedMerges(std::vector<WardMerge> found, int n) {
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.height < b.height; });
  std::vector<int> parents(2 * static_cast<std::size_t>(n));
  std::iota(parents.begin(), parents.end(), 0);
  int next = n;
  for (auto& merge : found) {
    const int a = rootOf(parents, merge.first);
    const int b = rootOf(parents, merge.second);
    merge.first = std::min(a, b);
    merge.second = std::max(a, b);
    parents[a] = parents[b] = next++;
  }
  return found;
}

}  // namespace

Result<std::vector<WardMerge>> wardTree(const Matrix& points, const std::stop_token& stop) {
  const int n = static_cast<int>(points.cols());
  WardClusters clusters{points, Vector::Ones(n)};
  std::vector<WardMerge> found;
  std::vector<int> chain;
  while (static_cast<int>(found.size()) < n - 1) {
    if (stop.stop_requested()) return Error{"k", "was stopped"};
    if (chain.empty()) {
      int first = 0;
      while (clusters.sizes[first] == 0) ++first;
      chain.push_back(first);
    }
    const int last = chain.back();
    const int before = chain.size() > 1 ? chain[chain.size() - 2] : -1;
    const auto [near, apart] = clusters.nearest(last, before);
    if (near != before) {
      chain.push_back(near);
      continue;
    }
    found.push_back({last, before, std::sqrt(apart)});
    clusters.merge(last, before);
    chain.resize(chain.size() - 2);
  }
  return namedMerges(std::move(found), n);
}

std::vector<int> cutTree(const std::vector<WardMerge>& tree, int k) {
  const int n = static_cast<int>(tree.size()) + 1;
  std::vector<int> parents(2 * static_cast<std::size_t>(n));
  std::iota(parents.begin(), parents.end(), 0);
  for (int t = 0; t < n - k; ++t) {
    parents[tree[static_cast<std::size_t>(t)].first] = n + t;
    parents[tree[static_cast<std::size_t>(t)].second] = n + t;
  }
  std::vector<int> out(static_cast<std::size_t>(n));
  for (int i = 0; i < n; ++i) out[i] = rootOf(parents, i);
  return numberedByAppearance(out);
}

}  // namespace gtv
