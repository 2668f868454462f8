#include "graph/node_order.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace gtv {
namespace {

/// Records of that many nodes stay in the first-level cache.
constexpr int smallGraph = 256;

struct Levels {
  std::size_t last = 0;    ///< where the last level begins
  std::size_t widest = 0;  ///< nodes of the largest one
};

/// Breadth first from `start` over the nodes of its component, appended to `order`; `seen` holds
/// `mark` for all of them afterwards.
Levels levels(const EmpiricalGraph& graph, int start, int mark, std::vector<int>& seen,
              std::vector<int>& order) {
  Levels out;
  const std::size_t begin = order.size();
  order.push_back(start);
  seen[start] = mark;
  for (std::size_t at = begin; at < order.size();) {
    out = {at, std::max(out.widest, order.size() - at)};
    for (const std::size_t end = order.size(); at < end; ++at) {
      const auto firstNew = static_cast<std::ptrdiff_t>(order.size());
      for (const auto& incidence : graph.neighbours(order[at])) {
        if (seen[incidence.neighbour] == mark) continue;
        seen[incidence.neighbour] = mark;
        order.push_back(incidence.neighbour);
      }
      std::sort(order.begin() + firstNew, order.end(), [&](int a, int b) {
        return std::pair(graph.degree(a), a) < std::pair(graph.degree(b), b);
      });
    }
  }
  return out;
}

/// A node at the rim of the component of `node`: at the far end of a breadth-first search, of few
/// neighbours there.
int rim(const EmpiricalGraph& graph, int node, std::vector<int>& seen, std::vector<int>& trial) {
  trial.clear();
  const auto last = static_cast<std::ptrdiff_t>(levels(graph, node, 1, seen, trial).last);
  return *std::min_element(trial.begin() + last, trial.end(), [&](int a, int b) {
    return std::pair(graph.degree(a), a) < std::pair(graph.degree(b), b);
  });
}

}  // namespace

std::vector<int> reverseCuthillMcKee(const EmpiricalGraph& graph) {
  const auto n = static_cast<std::size_t>(graph.nodeCount());
  std::vector<int> order;
  order.reserve(n);
  std::vector<int> seen(n, 0);
  std::vector<int> trial;
  for (int node = 0; node < graph.nodeCount(); ++node) {
    if (seen[node] != 0) continue;
    levels(graph, rim(graph, node, seen, trial), 2, seen, order);
  }
  std::reverse(order.begin(), order.end());
  return order;
}

int widestLevel(const EmpiricalGraph& graph) {
  std::vector<int> seen(static_cast<std::size_t>(graph.nodeCount()), 0);
  std::vector<int> trial;
  std::vector<int> order;
  std::size_t widest = 0;
  for (int node = 0; node < graph.nodeCount(); ++node) {
    if (seen[node] != 0) continue;
    order.clear();
    const int start = rim(graph, node, seen, trial);
    widest = std::max(widest, levels(graph, start, 2, seen, order).widest);
  }
  return static_cast<int>(widest);
}

double meanSpan(const EmpiricalGraph& graph, const std::vector<int>& order) {
  std::vector<int> place(order.size());
  for (std::size_t k = 0; k < order.size(); ++k) place[order[k]] = static_cast<int>(k);
  double sum = 0;
  for (const auto& edge : graph.edges()) sum += std::abs(place[edge.head] - place[edge.tail]);
  return graph.edgeCount() > 0 ? sum / graph.edgeCount() : 0;
}

std::vector<int> storageOrder(const EmpiricalGraph& graph) {
  std::vector<int> given(static_cast<std::size_t>(graph.nodeCount()));
  std::iota(given.begin(), given.end(), 0);
  if (graph.nodeCount() <= smallGraph) return given;
  const double span = meanSpan(graph, given);
  if (span <= smallGraph) return given;
  auto order = reverseCuthillMcKee(graph);
  return 2 * meanSpan(graph, order) <= span ? order : given;
}

std::optional<std::vector<int>> pathOrder(const EmpiricalGraph& graph) {
  const int n = graph.nodeCount();
  std::vector<int> order;
  order.reserve(static_cast<std::size_t>(n));
  std::vector<bool> seen(static_cast<std::size_t>(n));
  for (int end = 0; end < n; ++end) {
    if (graph.degree(end) > 2) return std::nullopt;
    if (graph.degree(end) > 1 || seen[static_cast<std::size_t>(end)]) continue;
    for (int at = end, next = end; next >= 0; at = next) {
      order.push_back(at);
      seen[static_cast<std::size_t>(at)] = true;
      next = -1;
      for (const auto& incidence : graph.neighbours(at))
        if (!seen[static_cast<std::size_t>(incidence.neighbour)]) next = incidence.neighbour;
    }
  }
  // A cycle has no end to begin at.
  if (static_cast<int>(order.size()) < n) return std::nullopt;
  return order;
}

}  // namespace gtv
