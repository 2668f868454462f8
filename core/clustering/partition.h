#pragma once

#include <vector>

#include "graph/empirical_graph.h"

namespace gtv {

// A partition of the nodes is one number per node; −1 stands for a node that is in no part yet.

/// The same partition with parts numbered by first appearance; −1 stays.
std::vector<int> numberedByAppearance(const std::vector<int>& parts);

/// Every −1 takes the part to which most of the edge weight to its neighbours leads (the smaller
/// number of equals), in rounds from those that have a part; what no edge joins to a part gets the
/// largest one, and all nodes are one part if there is none.
std::vector<int> completedByNeighbours(const EmpiricalGraph& graph, std::vector<int> parts);

/// cut(S)/min(vol S, vol V∖S), vol the sum of strengths; NaN where one side has none.
double conductance(const EmpiricalGraph& graph, const std::vector<bool>& inSet);

/// The largest conductance of a part, so that 0 means that no edge joins two parts: what k-way
/// spectral clustering and its Cheeger inequality are about (Lee, Oveis Gharan, Trevisan 2014).
/// Parts that have none are left out; NaN where all are, as for a single part.
double largestConductance(const EmpiricalGraph& graph, const std::vector<int>& parts);

}  // namespace gtv
