#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "graph_files/foreign_graph.h"

namespace gtv {

/// Pajek's .net [Batagelj & Mrvar]: *Vertices n, then lines `number "label" x y`, which need not be
/// there; *Edges and *Arcs with lines `from to weight`; *Edgeslist and *Arcslist; *Matrix. In a
/// label
/// \" is a quote and \\ a backslash. y is turned upwards. Errors are at the line.
Result<ForeignGraph> readPajek(std::string_view bytes, ForeignGraph begun);

}  // namespace gtv
