#pragma once

#include <stop_token>
#include <vector>

#include "base/result.h"
#include "base/rng.h"
#include "base/types.h"
#include "graph/empirical_graph.h"

namespace gtv {

/// The decomposition is dense.
constexpr int mostForSpectralClustering = 2000;

/// The eigenvectors of the k smallest eigenvalues of I − S^(−1/2) A S^(−1/2), S the strengths, one
/// per row: k × n. A node without edges lies at 0. An Error at "k" for more than there are nodes,
/// for too many nodes, or after a stop.
Result<Matrix> spectralEmbedding(const EmpiricalGraph& graph, int k,
                                 const std::stop_token& stop = {});

/// k-way spectral clustering (Ng, Jordan, Weiss 2001): k-means on the columns of the embedding,
/// brought to length 1.
Result<std::vector<int>> spectralClusters(const EmpiricalGraph& graph, int k, int restarts,
                                          const Rng& rng, const std::stop_token& stop = {});

}  // namespace gtv
