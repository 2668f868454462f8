#pragma once

#include <vector>

#include "base/rng.h"
#include "graph/empirical_graph.h"

namespace gtv {

/// E|E| of the stochastic block model: pIn · (pairs inside clusters) + pOut · (pairs between).
double expectedBlockModelEdges(const std::vector<int>& clusterSizes, double pIn, double pOut);

/// The stochastic block model [CFL] IX-B: nodes 0 … Σ clusterSizes − 1, clusters are contiguous;
/// every pair is an edge of weight 1, independently, with probability pIn inside a cluster and
/// pOut between clusters, both in [0, 1]. One cluster gives the Erdős–Rényi graph G(n, pIn).
///
/// Expected O(n + |E|): from one edge to the next the walk over the pairs skips a geometrically
/// distributed number of them (Batagelj and Brandes 2005). Edges inside and between clusters come
/// from separate streams of `rng`, so a change of pOut leaves the edges inside as they are.
std::vector<Edge> sampleBlockModel(const std::vector<int>& clusterSizes, double pIn, double pOut,
                                   const Rng& rng);

/// `count` points drawn uniformly from the unit square, sorted by x: 2 × count.
Matrix uniformPoints(int count, Rng rng);

}  // namespace gtv
