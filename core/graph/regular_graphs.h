#pragma once

#include <vector>

#include "graph/empirical_graph.h"

namespace gtv {

// Edge lists of graphs without chance. Nodes count from 0; every list is sorted by (head, tail)
// with head < tail. The callers see to the sizes: nothing is refused here.

/// The path 0 – 1 – … – n − 1 over all nodes, n = Σ clusterSizes: weight 1 inside a cluster,
/// `boundaryWeight` between the last node of a cluster and the first of the next [CFL] Fig. 3.
std::vector<Edge> chainEdges(const std::vector<int>& clusterSizes, double boundaryWeight);

/// Node 0 is the centre, 1 … leaves are joined to it [CFL] Fig. 13.
std::vector<Edge> starEdges(int leaves, double edgeWeight);

/// The cycle 0 – 1 – … – n − 1 – 0; n ≥ 3.
std::vector<Edge> ringEdges(int nodes, double edgeWeight);

/// All n (n − 1) / 2 pairs.
std::vector<Edge> completeEdges(int nodes, double edgeWeight);

/// Node r · columns + c stands in row r, column c, and is joined to its up to four neighbours.
std::vector<Edge> gridEdges(int rows, int columns, double edgeWeight);

}  // namespace gtv
