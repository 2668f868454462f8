#pragma once

#include <string_view>

#include "base/result.h"
#include "graph_files/foreign_graph.h"

namespace gtv {

/// Reads the first graph of a DOT file (Graphviz), by libcgraph: attributes of nodes and edges as
/// their statements and defaults give them, `pos` as position, and subgraphs whose names begin with
/// "cluster" as clusters of nodes that have no attribute of this name. Errors name the line of the
/// first mistake.
Result<ForeignGraph> readDot(std::string_view bytes, ForeignGraph begun);

}  // namespace gtv
