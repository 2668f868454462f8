#include "graph/random_graphs.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace gtv {
namespace {

/// Number of pairs up to and including the next edge: geometric on {1, 2, …} with mean 1 / p.
class Skip {
 public:
  explicit Skip(double p) : p_(p), logMiss_(std::log1p(-p)) {}

  std::int64_t next(Rng& rng) const {
    if (p_ >= 1) return 1;
    const double misses = std::floor(std::log1p(-rng.uniform()) / logMiss_);
    // No graph has 2^62 pairs; the comparison also catches the infinite quotient of a tiny p.
    return misses < 4e18 ? 1 + static_cast<std::int64_t>(misses) : std::int64_t{1} << 62;
  }

 private:
  double p_;
  double logMiss_;
};

/// Walks over the pairs (i, j), j in [begin(i), end(i)), i ascending, and keeps each with
/// probability p.
template <class Begin, class End>
void sampleRows(int nodes, double p, Begin&& begin, End&& end, Rng rng, std::vector<Edge>& out) {
  if (p <= 0) return;
  const Skip skip(p);
  std::int64_t ahead = skip.next(rng) - 1;  // pairs still to pass over before the next edge
  for (int i = 0; i < nodes; ++i) {
    std::int64_t j = begin(i);
    const std::int64_t stop = end(i);
    while (ahead < stop - j) {
      j += ahead;
      out.push_back({i, static_cast<int>(j), 1});
      ++j;
      ahead = skip.next(rng) - 1;
    }
    ahead -= stop - j;
  }
}

}  // namespace

double expectedBlockModelEdges(const std::vector<int>& clusterSizes, double pIn, double pOut) {
  double nodes = 0;
  double inside = 0;
  for (const double size : clusterSizes) {
    nodes += size;
    inside += size * (size - 1) / 2;
  }
  return pIn * inside + pOut * (nodes * (nodes - 1) / 2 - inside);
}

std::vector<Edge> sampleBlockModel(const std::vector<int>& clusterSizes, double pIn, double pOut,
                                   const Rng& rng) {
  std::vector<int> clusterEnd;  // of the cluster of node i
  int nodes = 0;
  for (const int size : clusterSizes) {
    nodes += size;
    clusterEnd.insert(clusterEnd.end(), static_cast<std::size_t>(size), nodes);
  }
  std::vector<Edge> edges;
  const double expected = expectedBlockModelEdges(clusterSizes, pIn, pOut);
  edges.reserve(static_cast<std::size_t>(expected + 4 * std::sqrt(expected)) + 16);
  sampleRows(
      nodes, pIn, [](int i) { return i + 1; },
      [&](int i) { return clusterEnd[static_cast<std::size_t>(i)]; }, rng.stream("inside"), edges);
  sampleRows(
      nodes, pOut, [&](int i) { return clusterEnd[static_cast<std::size_t>(i)]; },
      [&](int) { return nodes; }, rng.stream("between"), edges);
  return edges;
}

Matrix uniformPoints(int count, Rng rng) {
  std::vector<std::pair<double, double>> points(static_cast<std::size_t>(count));
  for (auto& [x, y] : points) {
    x = rng.uniform();
    y = rng.uniform();
  }
  std::sort(points.begin(), points.end());
  Matrix out(2, count);
  for (int i = 0; i < count; ++i) {
    out(0, i) = points[static_cast<std::size_t>(i)].first;
    out(1, i) = points[static_cast<std::size_t>(i)].second;
  }
  return out;
}

}  // namespace gtv
