#pragma once

#include <string_view>

#include "base/result.h"
#include "graph_files/foreign_graph.h"

namespace gtv {

/// Does the text begin, comments aside, with two words and a dictionary, as write_edgelist() of
/// networkx writes edges: "a b {'weight': 2.5}"?
bool isPythonEdgeList(std::string_view begin);

/// Reads such a list: the entries of the dictionaries are attributes of the edges. Values that are
/// no numbers and no texts are kept as they are written; None is no value. Errors are at the line.
Result<ForeignGraph> readPythonEdgeList(std::string_view bytes, ForeignGraph begun);

}  // namespace gtv
