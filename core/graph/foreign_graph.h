#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/result.h"
#include "graph/graph_file.h"

namespace gtv {

/// One attribute of the nodes or of the edges of a file.
struct ForeignColumn {
  std::string name;
  bool isNumeric = true;           ///< all texts of it are numbers
  std::vector<std::string> cells;  ///< of the items up to the last one that has it
  std::vector<bool> given;

  /// Null if the item has none, or the table keeps no texts of this attribute.
  const std::string* at(std::size_t item) const;
};

/// The attributes in the order of their first appearance. Of those that mean something here it
/// keeps the texts, of others no more than what they are called.
class ForeignTable {
 public:
  /// `kept` are the names, in small letters, of the attributes that mean something.
  explicit ForeignTable(std::vector<std::string> kept) : kept_(std::move(kept)) {}

  /// False, and nothing changes, if the item has a text under this name.
  bool set(std::string_view name, std::size_t item, std::string text);
  const std::vector<ForeignColumn>& columns() const { return columns_; }
  /// Null if nobody has it.
  const ForeignColumn* find(std::string_view name) const;
  /// The same; where there is none of exactly this name, one whose name differs in capitals alone.
  const ForeignColumn* findInAnyCase(std::string_view name) const;

 private:
  std::vector<std::string> kept_;
  std::vector<ForeignColumn> columns_;
  std::unordered_map<std::string, std::size_t> places_;
};

/// What one of the formats says of a graph, before it is decided what its attributes mean. The
/// readers of the formats refuse nodes that are not declared or stand twice.
struct ForeignGraph {
  std::string name;              ///< what messages call the file
  std::vector<std::string> ids;  ///< what the file itself calls the nodes; all differ
  std::vector<std::pair<int, int>>
      ends;  ///< from and to; of undirected edges the smaller first, but for JSON
  ForeignTable nodes{{"name", "label", "id", "x", "y", "graphics.x", "graphics.y", "cluster"}};
  ForeignTable edges{{"weight", "value"}};
  std::vector<int> edgeLines;         ///< of every edge; empty for JSON
  std::string edgePath;               ///< of JSON: the list of the edges, "links"
  std::vector<std::string> warnings;  ///< sentences without their full stops

  Error errorAtEdge(std::size_t edge, const std::string& message) const;
};

/// Node keys are the attribute name, label or id, the first that every node has and no two share,
/// else what the file calls the nodes. Weights are the edge attribute weight or value, in any
/// capitals, and must be numbers > 0, written as numbers or as texts; of an edge without one the
/// weight is 1. Positions are x and y, or those of GML's graphics; clusters are numbers from 0 or
/// names. The document's warnings name what is there and could not be used or had to be guessed.
Result<GraphDocument> graphOf(ForeignGraph graph);

/// Text without blanks around it.
std::string_view trimmed(std::string_view text);
/// The same with letters A to Z small.
std::string lowerCase(std::string_view text);

}  // namespace gtv
