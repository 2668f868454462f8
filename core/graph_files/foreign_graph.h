#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/result.h"
#include "graph/edge_policy.h"
#include "graph/graph_document.h"

namespace gtv {

/// One attribute of the nodes or of the edges of a file.
struct ForeignColumn {
  std::string name;
  bool isNumeric = true;               ///< all texts of it are numbers
  bool isDeclaredText = false;         ///< the file says of one of them that it is a text
  std::vector<std::uint32_t> items{};  ///< that have it, ascending
  std::vector<std::string> cells{};    ///< of each of these; none of attributes that are not kept
  std::map<std::uint32_t, std::string> late{};  ///< those that came after larger items

  /// Null if the item has none, or the table keeps no texts of this attribute.
  const std::string* at(std::size_t item) const;
};

/// The attributes in the order of their first appearance. Of those that are wanted it keeps the
/// texts, of others no more than what they are called.
class ForeignTable {
 public:
  enum class Written { Plain, AsText };

  /// `kept` are the names, in small letters, of the attributes that are wanted; none: all.
  explicit ForeignTable(std::vector<std::string> kept) : kept_(std::move(kept)) {}
  void keep(std::string_view name) { kept_.push_back(std::string(name)); }
  void keepAll() { kept_.clear(); }

  /// False, and nothing changes, if the item has a text under this name.
  bool set(std::string_view name, std::size_t item, std::string text,
           Written written = Written::Plain);
  /// That there is such an attribute, though perhaps no item has it; nothing if it is not kept.
  void declare(std::string_view name);
  bool isKept(std::string_view name) const;
  /// The text for the items 0 to count − 1 that have none.
  void setDefault(std::string_view name, std::size_t count, const std::string& text,
                  Written written = Written::Plain);
  /// Puts what came late in its place.
  void settle();
  const std::vector<ForeignColumn>& columns() const { return columns_; }
  /// Null if nobody has it.
  const ForeignColumn* find(std::string_view name) const;
  /// The same; where there is none of exactly this name, one whose name differs in capitals alone.
  const ForeignColumn* findInAnyCase(std::string_view name) const;

 private:
  ForeignColumn& column(std::string_view name);

  std::vector<std::string> kept_;
  std::vector<ForeignColumn> columns_;
  std::unordered_map<std::string, std::size_t> places_;
};

/// What one of the formats says of a graph, before it is decided what its attributes mean. The
/// readers of the formats refuse nodes that are not declared or stand twice.
struct ForeignGraph {
  std::string name;                ///< what messages call the file
  std::vector<std::string> ids{};  ///< what the file itself calls the nodes; all differ
  bool idsAreKeys = false;         ///< whatever else the nodes are called
  std::vector<std::pair<int, int>>
      ends{};  ///< from and to; of edges that the file calls undirected the smaller first
  ForeignTable nodes{{"name", "label", "id", "x", "y", "graphics.x", "graphics.y", "cluster"}};
  ForeignTable edges{{"weight", "value"}};
  std::string guessedWeight{};  ///< the edge attribute that may be the weight if none is called so
  std::vector<std::int64_t> edgeLines{};  ///< of every edge; empty where the format has none
  std::string
      edgePath{};  ///< of formats without lines: the list of edges, "links", if there is one
  std::vector<std::string> warnings{};  ///< sentences without their full stops

  Error errorAtEdge(std::size_t edge, const std::string& message) const;
  /// ", first on line 3", ", first at links.3" or nothing, of an edge that appears again.
  std::string placeOfEdge(std::size_t edge) const;
};

/// An edge between nodes that the file names, perhaps only later.
struct NamedEdge {
  std::int64_t line = 0;
  std::string source;
  std::string target;
  bool directed = false;
};
/// Appends the edges; an Error at the line of one whose node is not in `numbers`.
Result<void> addNamedEdges(ForeignGraph& graph, const std::vector<NamedEdge>& edges,
                           const std::unordered_map<std::string, int>& numbers);

/// That a file has so many graphs, of which the first, with so many edges, is read; nothing for
/// one.
void warnOfOtherGraphs(ForeignGraph& graph, int graphs, std::size_t edges);

/// Node keys are the attribute name, label or id, the first that every node has and no two share,
/// else what the file calls the nodes. Weights are the edge attribute weight or value, in any
/// capitals, if the policy names no other one, else the one that was guessed, and must be numbers
/// > 0; what else becomes of edges is said by the policy. Positions are x and y, or those of GML's
/// graphics; clusters are numbers from 0 or names. The document's warnings name what is there and
/// could not be used, had to be guessed, was converted, joined or left out.
Result<GraphDocument> graphOf(ForeignGraph graph, const EdgePolicy& policy);

/// Nodes that the file does not list come in the order of their names: see nodeOrder().
void sortNodes(ForeignGraph& graph);

/// The keys of the nodes, as graphOf() says; `graph` may lose its ids.
void setKeys(GraphDocument& document, ForeignGraph& graph);

/// The first eight names in quotes, and how many there are more.
std::string shownList(const std::vector<std::string>& names);
/// Text without blanks around it.
std::string_view trimmed(std::string_view text);
/// The same with letters A to Z small.
std::string lowerCase(std::string_view text);

/// A file need not list its nodes: a few bytes may ask for any number of them, but get no more than
/// this and one per byte.
inline constexpr double mostUnlistedNodes = 1e6;

}  // namespace gtv
