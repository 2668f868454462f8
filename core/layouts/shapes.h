#pragma once

#include <vector>

#include "graph/empirical_graph.h"

namespace gtv {

// Layouts by formula: O(n log n), no forces, no chance. Positions are 2 × n, x to the right, y
// upwards, in units of about one node distance unless stated otherwise.

/// order[k] stands at the k-th of n places of a circle, clockwise from the top.
Matrix circleLayout(const std::vector<int>& order);

/// The same with room between clusters; nodes in order within each.
Matrix clusteredCircleLayout(const std::vector<int>& clusters);

/// A path: a line while it is short, then an open circle, then rows to and fro joined by half
/// circles; neighbours are equally far apart along the curve.
Matrix pathLayout(const std::vector<int>& order);

/// The centre in the middle, the others around it.
Matrix starLayout(int nodes, int centre);

/// Every cluster fills a disc with an area in proportion to its size; the discs stand side by side
/// (two), around a circle (up to twelve) or in rows. `gap`: room between discs, in mean radii.
/// Nodes lie on Fermat's spiral (Vogel 1979); in graphs of up to 5000 nodes those with neighbours
/// in other clusters lie on the side that faces them.
Matrix discsLayout(const EmpiricalGraph& graph, const std::vector<int>& clusters, double gap);

/// Nodes of a connected graph of maximal degree 2 from one end to the other (from the lower end),
/// or around the cycle from node 0.
std::vector<int> walkOrder(const EmpiricalGraph& graph);

}  // namespace gtv
