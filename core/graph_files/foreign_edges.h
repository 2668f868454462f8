#pragma once

#include <string_view>

#include "base/result.h"
#include "graph/edge_policy.h"
#include "graph/graph_document.h"
#include "graph_files/foreign_graph.h"

namespace gtv {

/// The edges of a file between the nodes of the document, as the policy wants them: undirected,
/// sorted, every pair once. The document's warnings get what was guessed, converted, joined or left
/// out.
Result<void> setEdges(GraphDocument& document, const ForeignGraph& graph, const EdgePolicy& policy);

/// Is an edge attribute of this name the weight: weight or value, in any capitals?
bool isWeightName(std::string_view attribute);
/// An attribute that numbers, draws or describes edges rather than weighs them.
bool onlyDescribes(std::string_view attribute);

}  // namespace gtv
