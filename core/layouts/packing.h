#pragma once

#include <functional>
#include <vector>

#include "base/result.h"
#include "graph/empirical_graph.h"

namespace gtv {

/// Places boxes of the given sizes (2 × k: width, height) side by side in centred rows, tallest
/// first, so that the whole is a little wider than high. Returns the boxes' centres, 2 × k.
Matrix packBoxes(const Matrix& sizes, double gap);

/// Positions (2 × n) of a connected graph; nodes[i] is the number that node i has in the whole.
using ComponentLayout =
    std::function<Result<Matrix>(const EmpiricalGraph& component, const std::vector<int>& nodes)>;

/// Lays out every connected component of two nodes or more by itself and packs them; a component
/// gets an area in proportion to its number of nodes. 2 × n.
Result<Matrix> layoutComponents(const EmpiricalGraph& graph, const ComponentLayout& layout);

}  // namespace gtv
