#pragma once

#include "base/result.h"
#include "graph/edge_policy.h"
#include "graph/graph_document.h"
#include "graph_files/foreign_graph.h"

namespace gtv {

/// The edges of a file between the nodes of the document, as the policy wants them: undirected,
/// sorted, every pair once. The document's warnings get what was guessed, converted, joined or left
/// out.
Result<void> setEdges(GraphDocument& document, const ForeignGraph& graph, const EdgePolicy& policy);

}  // namespace gtv
