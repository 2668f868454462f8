#pragma once

#include <string>

#include "graph/graph_document.h"
#include "graph_files/graph_file.h"

namespace gtv {

/// Numbers come back bit for bit. Pajek has no clusters and wants positions in [0, 1]: those are
/// brought there, with y downwards. `format` is one that can be written.
std::string formatGraph(const GraphDocument& graph, GraphFormat format);

/// What the format does not keep of this graph, for a warning; empty if nothing is lost.
std::string lostIn(const GraphDocument& graph, GraphFormat format);

}  // namespace gtv
