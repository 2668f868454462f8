#pragma once

#include <string_view>

#include "base/result.h"
#include "graph_files/foreign_graph.h"

namespace gtv {

/// Matrix Market's .mtx [Boisvert, Pozo & Remington 1996, NISTIR 5935]: the adjacency matrix of a
/// graph, coordinate or array, real, integer or pattern, general or symmetric. Nodes are "1", "2",
/// …; entries of 0 are no edges. Errors are at the line.
Result<ForeignGraph> readMatrixMarket(std::string_view bytes, ForeignGraph begun);

}  // namespace gtv
