#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "graph_files/foreign_graph.h"

namespace gtv {

/// GraphML 1.0 [Brandes et al. 2002]. An attribute is read from wherever it stands, whatever its
/// key is declared for, and defaults hold; the nodes of a graph inside a node are nodes like all
/// others. Labels and positions of nodes may be those that yEd draws. Hyperedges are left out.
/// Errors are at the line.
Result<ForeignGraph> readGraphMl(std::string_view bytes, ForeignGraph begun);

}  // namespace gtv
