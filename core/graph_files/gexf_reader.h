#pragma once

#include <string_view>

#include "base/result.h"
#include "graph_files/foreign_graph.h"

namespace gtv {

/// GEXF 1.1 to 1.3 of Gephi [gexf.net]: nodes and edges with their attributes, weights, labels and
/// positions (viz:position, y upwards). Nodes inside of nodes are read like all others; what holds
/// for some time only is read as if it held always, with a warning. Errors are at the line.
Result<ForeignGraph> readGexf(std::string_view bytes, ForeignGraph begun);

}  // namespace gtv
