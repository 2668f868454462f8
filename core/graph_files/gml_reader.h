#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "graph_files/foreign_graph.h"

namespace gtv {

/// GML [Himsolt 1997]: keys and values, lists in brackets. What stands in a list of a node or edge
/// is its attribute "list.key"; deeper ones are passed over, and 64 levels are the most. A key that
/// a node repeats is a list of values, "[0, 0.5]". Characters may be written as &#228; or &auml;.
/// Errors are at the line.
Result<ForeignGraph> readGml(std::string_view bytes, ForeignGraph begun);

/// The text with &amp; &quot; &#228; &auml; … as the characters that they stand for; others stay.
std::string withoutEntities(std::string_view text);

}  // namespace gtv
