#pragma once

#include <vector>

#include "base/catalogue.h"
#include "base/json.h"
#include "graph/empirical_graph.h"

namespace gtv {

/// What a user changed by hand in a graph that a generator or a file gave. Nodes are named by their
/// number in that graph; added ones follow, in the order of `nodes`. Edges that a removed node had
/// go with it.
struct GraphEdits {
  struct NewNode {
    double x = 0;  ///< where it is drawn; unit box, y upwards
    double y = 0;
    int cluster = 0;  ///< its true cluster
  };
  std::vector<NewNode> nodes;
  std::vector<Edge> edges;   ///< head < tail; weight 0: this edge is removed, if there is one
  std::vector<int> removed;  ///< nodes, ascending

  bool empty() const { return nodes.empty() && edges.empty() && removed.empty(); }
  friend bool operator==(const GraphEdits&, const GraphEdits&) = default;
};

bool operator==(const GraphEdits::NewNode& a, const GraphEdits::NewNode& b);

/// The document's field "edits", as an entry of a catalogue.
const CatalogueView& graphEditFields();

/// Reads a complete value of that field for a graph of `nodeCount` nodes with `clusterCount` true
/// clusters, to which every added node may add one. Errors name the row: "edits.edges[3]".
Result<GraphEdits> readGraphEdits(const Json& value, int nodeCount, int clusterCount);

/// The other way round.
Json graphEditsJson(const GraphEdits& edits);

/// The graph with nodes added and edges changed. Removed nodes are still there, with their edges:
/// data is drawn for them too, so that the others keep theirs.
EmpiricalGraph withEdits(const EmpiricalGraph& graph, const GraphEdits& edits);

}  // namespace gtv
