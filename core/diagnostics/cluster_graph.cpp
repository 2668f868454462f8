#include "diagnostics/cluster_graph.h"

#include <algorithm>
#include <map>

#include "diagnostics/metrics.h"

namespace gtv {

ClusterGraph clusterGraph(const GtvProblem& problem, const Matrix& W, const Matrix& U,
                          const std::vector<int>& clusters) {
  ClusterGraph out;
  out.clusters.assign(static_cast<std::size_t>(clusterCount(clusters)),
                      {0, 0, Vector::Zero(W.rows())});
  for (int i = 0; i < problem.nodeCount(); ++i) {
    auto& cluster = out.clusters[clusters[i]];
    ++cluster.size;
    cluster.mean += W.col(i);
    if (!problem.losses[i]->isZero()) ++cluster.labeled;
  }
  for (auto& cluster : out.clusters)
    if (cluster.size > 0) cluster.mean /= cluster.size;
  const bool hasFlow = U.cols() == problem.edgeCount();
  std::map<std::pair<int, int>, ClusterGraph::Link> links;
  for (int e = 0; e < problem.edgeCount(); ++e) {
    const auto& edge = problem.graph->edge(e);
    const auto [first, second] = std::minmax({clusters[edge.head], clusters[edge.tail]});
    if (first == second) continue;
    auto& link = links[{first, second}];
    link.first = first;
    link.second = second;
    link.weight += edge.weight;
    ++link.edges;
    if (!hasFlow) continue;
    if (link.edges == 1) link.flow = Vector::Zero(U.rows());
    // u_e leaves the head.
    link.flow += (clusters[edge.head] == first ? 1.0 : -1.0) * U.col(e);
  }
  for (auto& [pair, link] : links) out.links.push_back(std::move(link));
  return out;
}

}  // namespace gtv
