#include "graph_files/graphml_reader.h"

#include <fmt/format.h>

#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/json.h"
#include "base/number.h"
#include "base/text_encoding.h"
#include "base/xml_reader.h"
#include "graph_files/number_text.h"
#include "graph_files/warning_list.h"

namespace gtv {
namespace {

/// Reads the elements of one document, in their order.
class GraphMlReader {
 public:
  GraphMlReader(std::string_view text, ForeignGraph begun)
      : xml_(text, begun.name), graph_(std::move(begun)) {}
  Result<ForeignGraph> read();

 private:
  struct Key {
    std::string of;  ///< node, edge, graph or all
    std::string name;
    bool isNumber = false;
    std::optional<std::string> byDefault;
    bool isDeclared = true;
  };
  enum class Owner { None, Node, Edge };

  Result<void> start();
  void end();
  Result<void> startGraph();
  Result<void> startNode();
  Result<void> startEdge();
  void startKey();
  void startData();
  void startDrawing();
  void endLabel();
  Result<void> takeData();
  void setDefaults();

  XmlReader xml_;
  ForeignGraph graph_;
  std::map<std::string, Key, std::less<>> keys_;
  std::vector<int> nodeLines_;
  std::unordered_map<std::string, int> numbers_;
  std::vector<NamedEdge> edges_;
  WarningList keyWarnings_;

  std::vector<std::string> open_;   ///< elements, the innermost last
  std::vector<std::size_t> nodes_;  ///< those that are open, the innermost last
  int graphs_ = 0;                  ///< side by side, not inside nodes
  int openGraphs_ = 0;
  bool directed_ = false;
  bool skipsGraph_ = false;
  // The <data> or <default> that is open, and how deep it is.
  std::size_t textDepth_ = 0;
  std::string textKey_;
  std::string text_;
  bool holdsElements_ = false;
  // The label in a drawing of yEd that is open, and how deep it is.
  bool isDrawing_ = false;
  std::size_t labelDepth_ = 0;
  std::string label_;
};

Result<void> GraphMlReader::startGraph() {
  ++openGraphs_;
  if (openGraphs_ == 1 && ++graphs_ > 1) skipsGraph_ = true;
  if (skipsGraph_) return {};
  if (openGraphs_ > 1)
    keyWarnings_.add(
        "graphs stand inside of nodes; their nodes and edges are read like all others");
  if (const auto* direction = xml_.attribute("edgedefault"); openGraphs_ == 1)
    directed_ = direction != nullptr && *direction == "directed";
  return {};
}

Result<void> GraphMlReader::startNode() {
  const auto* id = xml_.attribute("id");
  if (id == nullptr || id->empty())
    return xml_.error(xml_.line(), "a node has no id, expected <node id=\"…\">");
  const auto [found, fresh] = numbers_.emplace(*id, static_cast<int>(graph_.ids.size()));
  if (!fresh)
    return xml_.error(xml_.line(),
                      fmt::format("node {} appears twice, first on line {}", shown(*id),
                                  nodeLines_[static_cast<std::size_t>(found->second)]));
  nodes_.push_back(graph_.ids.size());
  graph_.ids.push_back(*id);
  nodeLines_.push_back(xml_.line());
  return {};
}

Result<void> GraphMlReader::startEdge() {
  NamedEdge edge{xml_.line(), {}, {}, directed_};
  for (const auto& [which, end] :
       {std::pair("source", &edge.source), std::pair("target", &edge.target)}) {
    const auto* id = xml_.attribute(which);
    if (id == nullptr)
      return xml_.error(xml_.line(),
                        fmt::format("an edge has no {}, expected the id of a node", which));
    *end = *id;
  }
  if (xml_.attribute("weight") != nullptr)
    keyWarnings_.add("the XML attribute weight of edges is not read, weights stand in <data>");
  if (const auto* directed = xml_.attribute("directed"))
    edge.directed = *directed == "true" || *directed == "1";
  edges_.push_back(std::move(edge));
  return {};
}

void GraphMlReader::startKey() {
  const auto* id = xml_.attribute("id");
  if (id == nullptr) return;
  const auto text = [&](const char* attribute, const std::string& otherwise) {
    const auto* found = xml_.attribute(attribute);
    return found == nullptr ? otherwise : *found;
  };
  const auto type = text("attr.type", "string");
  keys_[*id] = {text("for", "all"), text("attr.name", *id),
                type == "int" || type == "long" || type == "float" || type == "double",
                std::nullopt};
  textKey_ = *id;
}

void GraphMlReader::startData() {
  textDepth_ = open_.size();
  text_.clear();
  holdsElements_ = isDrawing_ = false;
}

/// yEd draws a node with y downwards from its upper left corner on, and writes its name there.
void GraphMlReader::startDrawing() {
  if (nodes_.empty() || open_[textDepth_ - 2] != "node") return;
  if (xml_.element() == "NodeLabel") {
    isDrawing_ = true;
    labelDepth_ = open_.size();
    label_.clear();
  }
  if (xml_.element() != "Geometry") return;
  isDrawing_ = true;
  const auto number = [&](const char* attribute) {
    const auto* text = xml_.attribute(attribute);
    return text == nullptr ? std::nullopt : parseNumber(*text);
  };
  const auto x = number("x");
  const auto y = number("y");
  if (!x || !y) return;
  graph_.nodes.set("x", nodes_.back(), formatNumber(*x + number("width").value_or(0) / 2));
  graph_.nodes.set("y", nodes_.back(), formatNumber(-*y - number("height").value_or(0) / 2));
}

/// Of several labels the first one counts.
void GraphMlReader::endLabel() {
  labelDepth_ = 0;
  if (const auto label = trimmed(label_); !label.empty())
    graph_.nodes.set("label", nodes_.back(), std::string(label), ForeignTable::Written::AsText);
}

Result<void> GraphMlReader::start() {
  open_.push_back(xml_.element());
  if (textDepth_ > 0) {
    holdsElements_ = true;
    startDrawing();
    return {};
  }
  const auto& element = xml_.element();
  if (open_.size() == 1 && element != "graphml")
    return xml_.error(xml_.line(), fmt::format("expected <graphml>, got <{}>", element));
  if (element == "key") {
    startKey();
    return {};
  }
  if (element == "default") {
    startData();
    return {};
  }
  if (element == "graph") return startGraph();
  if (skipsGraph_) return {};
  static const std::set<std::string, std::less<>> known{
      "graphml", "desc", "node", "edge", "data", "hyperedge", "endpoint", "port", "locator"};
  if (!known.contains(element))
    keyWarnings_.add(fmt::format("the element <{}> is not read", element));
  if (openGraphs_ == 0 && (element == "node" || element == "edge"))
    return xml_.error(xml_.line(), fmt::format("<{}> stands outside of <graph>", element));
  if (element == "node") return startNode();
  if (element == "edge") return startEdge();
  if (element == "hyperedge")
    keyWarnings_.add(fmt::format(
        "the hyperedge on line {} is not read, it is not an edge between two nodes", xml_.line()));
  if (element == "data") {
    const auto* key = xml_.attribute("key");
    textKey_ = key == nullptr ? std::string() : *key;
    startData();
  }
  return {};
}

/// The text of a <data> that was closed goes to the node or edge around it.
Result<void> GraphMlReader::takeData() {
  const auto& around = open_.back();
  const bool ofEdge = around == "edge";
  if (!ofEdge && around != "node") return {};  // of the graph or a port
  const char* owner = ofEdge ? "edge" : "node";
  auto found = keys_.find(textKey_);
  if (found == keys_.end()) {
    keyWarnings_.add(fmt::format("the key {} of {}s is not declared; it is read under that name",
                                 shown(textKey_), owner));
    found = keys_.emplace(textKey_, Key{"all", textKey_, false, std::nullopt, false}).first;
  }
  auto& key = found->second;
  if (holdsElements_) {  // drawings of other programs
    if (!isDrawing_)
      keyWarnings_.add(fmt::format(
          "what {}s hold under the key {} is not read, it is neither a number nor a text", owner,
          shown(textKey_)));
    return {};
  }
  if (key.of != owner && key.of != "all")
    keyWarnings_.add(
        fmt::format("the key {} is declared for {} and stands in {}s, where it is read",
                    shown(key.name), key.of, owner));
  auto& table = ofEdge ? graph_.edges : graph_.nodes;
  const auto item = ofEdge ? edges_.size() - 1 : nodes_.back();
  std::string cell = text_;
  if (key.isNumber) cell = numberText(trimmed(cell));
  const auto written = key.isDeclared && !key.isNumber ? ForeignTable::Written::AsText
                                                       : ForeignTable::Written::Plain;
  if (!table.set(key.name, item, std::move(cell), written))
    return xml_.error(xml_.line(),
                      fmt::format("{} of one {} appears twice", shown(key.name), owner));
  return {};
}

void GraphMlReader::end() {
  const auto element = std::move(open_.back());
  open_.pop_back();
  if (element == "graph") {
    --openGraphs_;
    if (openGraphs_ == 0) skipsGraph_ = false;
  } else if (element == "node" && !skipsGraph_) {
    nodes_.pop_back();
  }
}

void GraphMlReader::setDefaults() {
  for (const auto& [id, key] : keys_) {
    const bool ofEdges = key.of == "edge" || key.of == "all";
    const bool ofNodes = key.of == "node" || key.of == "all";
    if (key.byDefault) {
      // Where the item has a text of its own, nothing changes.
      const auto written =
          key.isNumber ? ForeignTable::Written::Plain : ForeignTable::Written::AsText;
      if (ofEdges) graph_.edges.setDefault(key.name, edges_.size(), *key.byDefault, written);
      if (ofNodes) graph_.nodes.setDefault(key.name, graph_.ids.size(), *key.byDefault, written);
    } else if (ofEdges) {
      graph_.edges.declare(key.name);
    }
  }
}

Result<ForeignGraph> GraphMlReader::read() {
  for (;;) {
    const auto piece = xml_.next();
    if (!piece) return piece.error();
    if (*piece == XmlReader::Piece::Finished) break;
    if (*piece == XmlReader::Piece::Start) {
      if (auto done = start(); !done) return done.error();
    } else if (*piece == XmlReader::Piece::Text) {
      if (textDepth_ == open_.size()) text_ += xml_.text();
      if (labelDepth_ == open_.size()) label_ += xml_.text();
    } else {
      const bool closesText = textDepth_ > 0 && textDepth_ == open_.size();
      const bool isDefault = closesText && open_.back() == "default";
      if (labelDepth_ > 0 && labelDepth_ == open_.size()) endLabel();
      if (closesText) textDepth_ = 0;
      if (textDepth_ > 0) {
        open_.pop_back();
        continue;
      }
      end();
      if (isDefault) {
        if (const auto key = keys_.find(textKey_); key != keys_.end())
          key->second.byDefault = text_;
      } else if (closesText) {
        if (auto done = takeData(); !done) return done.error();
      }
    }
  }
  if (graphs_ == 0) return Error{graph_.name, "holds no <graph>"};
  warnOfOtherGraphs(graph_, graphs_, edges_.size());
  if (auto done = addNamedEdges(graph_, edges_, numbers_); !done) return done.error();
  setDefaults();
  keyWarnings_.appendTo(graph_.warnings, graph_.name);
  return std::move(graph_);
}

}  // namespace

Result<ForeignGraph> readGraphMl(std::string_view bytes, ForeignGraph begun) {
  auto decoded = decodeText(bytes, begun.name, declaredEncoding(bytes));
  if (!decoded) return decoded.error();
  auto graph = GraphMlReader(decoded->text, std::move(begun)).read();
  if (graph && !decoded->warning.empty()) graph->warnings.push_back(std::move(decoded->warning));
  return graph;
}

}  // namespace gtv
