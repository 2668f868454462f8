#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "base/result.h"
#include "base/types.h"
#include "graph/empirical_graph.h"
#include "graph/graph_edits.h"

namespace gtv {

class Experiment;
struct ProblemInstance;

/// What decides where nodes are drawn: the graph as its generator or file gave it, before it was
/// changed by hand. So the picture stays where it is when an edge is added.
struct LayoutInput {
  std::shared_ptr<const EmpiricalGraph> graph;
  std::vector<int> clusters;               ///< true cluster of every node of it
  Matrix positions = Matrix(2, 0);         ///< 2 × n where the generator places nodes, or 2 × 0
  Matrix coordinates = Matrix(2, 0);       ///< 2 × n coordinates of the data, or 2 × 0
  std::vector<GraphEdits::NewNode> added;  ///< nodes after those of the graph

  /// Is the graph before changes by hand the same, and drawn at the same place by any layout?
  bool hasSameGraph(const LayoutInput& other) const;
};

/// Where the nodes of the graph before changes by hand are drawn, 2 × n in the unit box.
Result<Matrix> layoutDrawing(const Experiment& experiment, const LayoutInput& drawing,
                             std::stop_token stop = {});
/// Where the nodes of the network are drawn, 2 × n, given what layoutDrawing() says: added ones and
/// moved ones where they were put.
Result<Matrix> placeNodes(const Experiment& experiment, const ProblemInstance& network,
                          const Matrix& drawing);
/// Both.
Result<Matrix> layoutNetwork(const Experiment& experiment, const ProblemInstance& network,
                             std::stop_token stop = {});

}  // namespace gtv
