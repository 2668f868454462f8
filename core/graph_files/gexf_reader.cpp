#include "graph_files/gexf_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/json.h"
#include "base/number.h"
#include "base/text_encoding.h"
#include "base/xml_reader.h"
#include "graph_files/warning_list.h"

namespace gtv {
namespace {

/// Reads the elements of one document, in their order.
class GexfReader {
 public:
  GexfReader(std::string_view text, ForeignGraph begun)
      : xml_(text, begun.name), graph_(std::move(begun)) {}
  Result<ForeignGraph> read();

 private:
  struct Attribute {
    std::string title;
    bool isText = false;
    bool ofEdges = false;
    std::string byDefault;
    bool hasDefault = false;
  };

  Result<void> start();
  void end();
  void startGraph();
  void startAttribute();
  Result<void> startNode();
  Result<void> startEdge();
  Result<void> takeValue();
  void takePosition();
  std::string textOf(const char* attribute) const {
    const auto* found = xml_.attribute(attribute);
    return found == nullptr ? std::string() : *found;
  }

  XmlReader xml_;
  ForeignGraph graph_;
  std::map<std::pair<bool, std::string>, Attribute> attributes_;  ///< by class and id
  std::unordered_map<std::string, int> numbers_;
  std::vector<NamedEdge> edges_;
  std::vector<std::string> open_;
  std::vector<std::size_t> nodes_;  ///< those that are open, the innermost last
  WarningList warnings_;
  bool directed_ = false;
  int graphs_ = 0;
  bool attributesOfEdges_ = false;
  Attribute* present_ = nullptr;  ///< the one that is declared
  std::string text_;
};

void GexfReader::startGraph() {
  ++graphs_;
  if (graphs_ > 1) return;
  directed_ = textOf("defaultedgetype") == "directed";
  if (textOf("mode") == "dynamic")
    warnings_.add("what holds for some time only is read as if it held always");
}

void GexfReader::startAttribute() {
  const auto id = textOf("id");
  const auto title = textOf("title");
  auto& attribute = attributes_[{attributesOfEdges_, id}];
  attribute.title = title.empty() ? id : title;
  const auto type = textOf("type");
  attribute.isText = type == "string" || type == "anyURI" || type.starts_with("list");
  attribute.ofEdges = attributesOfEdges_;
  present_ = &attribute;
}

Result<void> GexfReader::startNode() {
  const auto id = textOf("id");
  if (id.empty()) return xml_.error(xml_.line(), "a node has no id, expected <node id=\"…\">");
  const auto item = graph_.ids.size();
  if (!numbers_.emplace(id, static_cast<int>(item)).second)
    return xml_.error(xml_.line(), fmt::format("node {} appears twice", shown(id)));
  if (!nodes_.empty()) warnings_.add("nodes stand inside of nodes; they are read like all others");
  graph_.ids.push_back(id);
  nodes_.push_back(item);
  if (const auto label = textOf("label"); !label.empty()) graph_.nodes.set("label", item, label);
  return {};
}

Result<void> GexfReader::startEdge() {
  const auto item = edges_.size();
  NamedEdge edge{xml_.line(), textOf("source"), textOf("target"), directed_};
  for (const auto& [name, end] : {std::pair("source", &edge.source), {"target", &edge.target}})
    if (end->empty())
      return xml_.error(xml_.line(),
                        fmt::format("an edge has no {}, expected the id of a node", name));
  if (const auto type = textOf("type"); !type.empty()) edge.directed = type == "directed";
  edges_.push_back(std::move(edge));
  if (const auto* weight = xml_.attribute("weight")) graph_.edges.set("weight", item, *weight);
  return {};
}

Result<void> GexfReader::takeValue() {
  const auto owner = std::find_if(open_.rbegin(), open_.rend(), [](const std::string& element) {
    return element == "node" || element == "edge";
  });
  if (owner == open_.rend()) return {};
  const bool ofEdge = *owner == "edge";
  // The draft 1.0 wrote id instead of for.
  auto id = textOf("for");
  if (id.empty()) id = textOf("id");
  const auto* value = xml_.attribute("value");
  if (value == nullptr) return {};
  const auto found = attributes_.find({ofEdge, id});
  if (found == attributes_.end())
    warnings_.add(
        ofEdge ? fmt::format("the edge attribute {} is not declared; it is read under that name",
                             shown(id))
               : fmt::format("the node attribute {} is not declared; it is read under that name",
                             shown(id)));
  const auto& title = found == attributes_.end() ? id : found->second.title;
  const bool isText = found != attributes_.end() && found->second.isText;
  auto& table = ofEdge ? graph_.edges : graph_.nodes;
  const auto item = ofEdge ? edges_.size() - 1 : nodes_.back();
  // Of a value that the element has itself, too, that of the element counts; of several times the
  // first.
  const auto* own = ofEdge ? table.find(title) : nullptr;
  const auto* before = own == nullptr ? nullptr : own->at(item);
  if (before != nullptr && lowerCase(title) == "weight" &&
      parseNumber(*before) != parseNumber(*value))
    warnings_.add(fmt::format("an edge has two weights, {} and {}; the first is read",
                              shown(*before), shown(*value)));
  table.set(title, item, *value,
            isText ? ForeignTable::Written::AsText : ForeignTable::Written::Plain);
  return {};
}

void GexfReader::takePosition() {
  if (nodes_.empty()) return;
  for (const char* axis : {"x", "y"})
    if (const auto* value = xml_.attribute(axis)) graph_.nodes.set(axis, nodes_.back(), *value);
}

Result<void> GexfReader::start() {
  open_.push_back(xml_.element());
  text_.clear();
  const auto& element = xml_.element();
  if (open_.size() == 1 && element != "gexf")
    return xml_.error(xml_.line(), fmt::format("expected <gexf>, got <{}>", element));
  if (element == "graph") startGraph();
  if (graphs_ > 1) return {};
  if (element == "attributes") attributesOfEdges_ = textOf("class") == "edge";
  if (element == "attribute") startAttribute();
  if (element == "position") takePosition();
  if (element == "attvalue") return takeValue();
  if (graphs_ == 0 && (element == "node" || element == "edge"))
    return xml_.error(xml_.line(), fmt::format("<{}> stands outside of <graph>", element));
  if (element == "node") return startNode();
  if (element == "edge") return startEdge();
  return {};
}

void GexfReader::end() {
  const auto element = std::move(open_.back());
  open_.pop_back();
  if (element == "node" && graphs_ == 1) nodes_.pop_back();
  if (element == "default" && present_ != nullptr) {
    present_->byDefault = text_;
    present_->hasDefault = true;
  }
  if (element == "attribute") present_ = nullptr;
}

Result<ForeignGraph> GexfReader::read() {
  for (;;) {
    const auto piece = xml_.next();
    if (!piece) return piece.error();
    if (*piece == XmlReader::Piece::Finished) break;
    if (*piece == XmlReader::Piece::Text) text_ += xml_.text();
    if (*piece == XmlReader::Piece::End) end();
    if (*piece != XmlReader::Piece::Start) continue;
    if (auto done = start(); !done) return done.error();
  }
  if (graphs_ == 0) return Error{graph_.name, "holds no <graph>"};
  warnOfOtherGraphs(graph_, graphs_, edges_.size());
  if (auto done = addNamedEdges(graph_, edges_, numbers_); !done) return done.error();
  for (const auto& [id, attribute] : attributes_) {
    if (attribute.ofEdges) graph_.edges.declare(attribute.title);
    if (attribute.hasDefault)
      (attribute.ofEdges ? graph_.edges : graph_.nodes)
          .setDefault(
              attribute.title, attribute.ofEdges ? edges_.size() : graph_.ids.size(),
              attribute.byDefault,
              attribute.isText ? ForeignTable::Written::AsText : ForeignTable::Written::Plain);
  }
  warnings_.appendTo(graph_.warnings, graph_.name);
  return std::move(graph_);
}

}  // namespace

Result<ForeignGraph> readGexf(std::string_view bytes, ForeignGraph begun) {
  auto decoded = decodeText(bytes, begun.name, declaredEncoding(bytes));
  if (!decoded) return decoded.error();
  auto graph = GexfReader(decoded->text, std::move(begun)).read();
  if (graph && !decoded->warning.empty()) graph->warnings.push_back(std::move(decoded->warning));
  return graph;
}

}  // namespace gtv
