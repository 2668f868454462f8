#pragma once

#include <string_view>

#include "base/result.h"
#include "graph_files/foreign_graph.h"

namespace gtv {

/// Does the text begin, comments aside, with a line "p sp 3 2" as the formats of DIMACS have it?
bool isDimacs(std::string_view begin);

/// Reads the shortest-path and colouring formats of DIMACS: "p sp 3 2" or "p edge 3 2", then
/// "a 1 2 5" or "e 1 2", and comments "c …". Other problems are refused by their names. Errors are
/// at the line.
Result<ForeignGraph> readDimacs(std::string_view bytes, ForeignGraph begun);

}  // namespace gtv
