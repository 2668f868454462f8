#pragma once

#include <functional>
#include <optional>
#include <string>

#include "base/result.h"
#include "tables/table_format.h"
#include "tables/table_loading.h"

namespace gtv {

/// The nodes of a graph file with their attributes, as the text of a table: the column "node" has
/// the keys that graphOf() gives the nodes ("node key" if an attribute is called node), then come
/// the attributes in the order of their first appearance.
struct NodeTableText {
  std::string text;
  std::string name;  ///< what messages call it: "karate.graphml (nodes)"
};

/// Nothing where the file is no graph but perhaps a table. Messages call the file `name`.
Result<std::optional<NodeTableText>> nodeTableText(const std::string& file,
                                                   const std::string& name);
/// How that text is written; marks of missing values as in `format`.
TableFormat nodeTableFormat(TableFormat format);
/// As loadTable() does.
Result<LoadedTable> loadNodeTable(const NodeTableText& nodes, TableRequest request,
                                  const std::function<bool(double)>& goOn = {});

}  // namespace gtv
