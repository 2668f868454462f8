#pragma once

#include <string_view>

#include "base/result.h"
#include "graph_files/foreign_graph.h"

namespace gtv {

/// Graphs in JSON: node-link data of NetworkX and D3 ("links" or "edges"; nodes without an id are
/// called by their places), graphology ("key", "attributes"), and Cytoscape.js ("elements", "data",
/// y downwards). Fields that are numbers, texts, truth values or lists are attributes. NaN and
/// Infinity, which JSON does not know, are read as texts. Errors are at "links.3".
Result<ForeignGraph> readJsonGraph(std::string_view bytes, ForeignGraph begun);

}  // namespace gtv
