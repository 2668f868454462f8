#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "graph/foreign_graph.h"

namespace gtv {

/// Node-link JSON as NetworkX writes it: an object with the lists nodes, of {id, …}, and links or
/// edges, of {source, target, …}. What stands in an object "attributes" or "data" of a node or link
/// counts as its own. Errors name the place, "links.3".
Result<ForeignGraph> readNodeLink(std::string_view bytes, const std::string& name);

}  // namespace gtv
