#pragma once

#include <stop_token>
#include <vector>

#include "base/result.h"
#include "base/rng.h"
#include "graph/empirical_graph.h"

namespace gtv {

// The only door to igraph, which is not thread-safe: every call holds one process-wide lock, draws
// its random numbers from the generator given, prints nothing, and turns igraph's errors and fatal
// errors into an Error. Never on the solver's or the window's hot path.

/// Watts and Strogatz 1998: the ring on which every node is joined to its `neighbours` nearest on
/// either side; then every edge moves one end to a random node with probability `rewiring`. Simple;
/// nodes keep their order on the ring, weights are 1. 2 · neighbours < nodes.
Result<std::vector<Edge>> wattsStrogatzEdges(int nodes, int neighbours, double rewiring, Rng rng);

/// Barabási and Albert 1999: nodes come one by one, each is joined to `edgesPerNode` different
/// earlier ones (to all while there are fewer), drawn with probability proportional to their
/// degree. Simple, connected; weights are 1.
Result<std::vector<Edge>> barabasiAlbertEdges(int nodes, int edgesPerNode, Rng rng);

/// Fruchterman and Reingold 1991, edges attract in proportion to weight / mean weight: `iterations`
/// steps from `start` (2 × n, unit: the wanted edge length); 2 × n. Beyond 1000 nodes only near
/// nodes repel (igraph's grid). An Error if stopped.
Result<Matrix> fruchtermanReingold(const EmpiricalGraph& graph, const Matrix& start, int iterations,
                                   Rng rng, std::stop_token stop);

/// Communities of large modularity Σ_c [w_c/m − γ(vol_c/2m)²], m the sum of all weights and γ the
/// resolution: by Louvain's method (Blondel et al. 2008), or by Leiden's (Traag et al. 2019), whose
/// communities are connected, until an iteration changes nothing. Part of every node, from 0 on;
/// each node alone without edges. An Error if stopped.
enum class CommunityMethod { Louvain, Leiden };
Result<std::vector<int>> modularityCommunities(const EmpiricalGraph& graph, CommunityMethod method,
                                               double resolution, Rng rng, std::stop_token stop);

}  // namespace gtv
