#include "graph_files/json_graph_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/json.h"
#include "base/number.h"
#include "graph_files/foreign_edges.h"

namespace gtv {
namespace {

constexpr std::array<std::string_view, 3> notOfJson{"-Infinity", "Infinity", "NaN"};

/// Python writes NaN and Infinity where JSON has no word for them: as texts they can be read.
std::string withQuotedWords(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  bool isQuoted = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (isQuoted) {
      if (text[at] == '\\' && at + 1 < text.size())
        out += text[at++];
      else if (text[at] == '"')
        isQuoted = false;
      out += text[at];
      continue;
    }
    const auto word = std::find_if(notOfJson.begin(), notOfJson.end(), [&](std::string_view each) {
      return text.substr(at).starts_with(each);
    });
    if (word != notOfJson.end()) {
      out += fmt::format("\"{}\"", *word);
      at += word->size() - 1;
      continue;
    }
    isQuoted = text[at] == '"';
    out += text[at];
  }
  return out;
}

/// Numbers, texts and truth values as texts; nothing for all else.
std::optional<std::string> textOf(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number_integer()) return value.dump();
  if (value.is_number()) return formatNumber(value.get<double>());
  if (value.is_boolean()) return std::string(value.get<bool>() ? "true" : "false");
  if (value.is_array()) return value.dump();
  return std::nullopt;
}

/// What an object says in a field that is true or false; nothing if it has none.
std::optional<bool> flagIn(const Json& object, const char* field) {
  const auto found = object.is_object() ? object.find(field) : object.end();
  return found != object.end() && found->is_boolean() ? std::optional(found->get<bool>())
                                                      : std::nullopt;
}

/// Does the document say that edges have no direction, as NetworkX and graphology do?
bool isUndirected(const Json& json) {
  if (const auto directed = flagIn(json, "directed")) return !*directed;
  const auto* options = json.is_object() && json.contains("options") ? &json["options"] : nullptr;
  return options != nullptr && options->is_object() &&
         options->value("type", Json()) == "undirected";
}

/// Where one dialect has what.
struct Dialect {
  const Json* nodes = nullptr;
  const Json* edges = nullptr;
  std::string nodePath;
  std::string edgePath;
  std::string warning{};
  bool isCytoscape = false;
};

/// Elements of Cytoscape.js that stand in one list are told apart by their group or their source.
std::pair<Json, Json> splitElements(const Json& elements) {
  std::pair<Json, Json> out{Json::array(), Json::array()};
  for (const auto& element : elements) {
    const bool hasData = element.is_object() && element.contains("data");
    const bool isEdge =
        element.is_object() &&
        (element.value("group", Json()) == "edges" ||
         (hasData && element["data"].is_object() && element["data"].contains("source")));
    (isEdge ? out.second : out.first).push_back(element);
  }
  return out;
}

const Json* listAt(const Json& object, const char* field) {
  if (!object.is_object()) return nullptr;
  const auto found = object.find(field);
  return found != object.end() && found->is_array() ? &*found : nullptr;
}

/// Reads one document.
class JsonGraphReader {
 public:
  explicit JsonGraphReader(ForeignGraph begun) : graph_(std::move(begun)) {}
  Result<ForeignGraph> read(const Json& json);

 private:
  Error error(const std::string& path, const std::string& message) const {
    return {graph_.name, fmt::format("{}: {}", path, message)};
  }
  Result<Dialect> dialectOf(const Json& json);
  Result<void> readNode(const Json& node, const Dialect& dialect);
  Result<void> readEdge(const Json& edge, const Dialect& dialect);
  Result<void> takeFields(const Json& item, const std::vector<std::string>& skipped, bool isEdge,
                          std::size_t number, const std::string& path);
  int nodeOf(const Json& item, const char* field) const;
  void noteLabels();

  ForeignGraph graph_;
  std::pair<Json, Json> split_;
  std::unordered_map<std::string, int> numbers_;
  bool byPlaces_ = false;  ///< nodes have no ids
  bool isUndirected_ = false;
};

Result<Dialect> JsonGraphReader::dialectOf(const Json& json) {
  Dialect dialect;
  const auto* elements = json.is_object() && json.contains("elements") ? &json["elements"]
                         : json.is_array()                             ? &json
                                                                       : nullptr;
  dialect.isCytoscape = elements != nullptr;
  if (elements != nullptr && elements->is_array()) {
    split_ = splitElements(*elements);
    return Dialect{&split_.first, &split_.second, "nodes", "edges", {}, true};
  }
  const auto& owner = elements == nullptr ? json : *elements;
  const std::string prefix = elements == nullptr ? "" : "elements.";
  dialect.nodes = listAt(owner, "nodes");
  dialect.nodePath = prefix + "nodes";
  dialect.edges = listAt(owner, "links");
  dialect.edgePath = prefix + "links";
  if (const auto* hyperedges = listAt(owner, "hyperedges");
      hyperedges != nullptr && !hyperedges->empty())
    graph_.warnings.push_back(fmt::format(
        "{}: {} {} not read, only edges between two nodes are", graph_.name,
        counted(std::ssize(*hyperedges), "hyperedge"), verbOf(std::ssize(*hyperedges))));
  if (dialect.edges != nullptr && owner.contains("edges") && owner["edges"] != *dialect.edges)
    dialect.warning = fmt::format(
        "{}: has both links and edges; the links are read, the edges are left out", graph_.name);
  if (dialect.edges == nullptr) {
    dialect.edges = listAt(owner, "edges");
    dialect.edgePath = prefix + "edges";
  }
  static const Json none = Json::array();
  if (dialect.isCytoscape && dialect.nodes != nullptr && dialect.edges == nullptr)
    dialect.edges = &none;
  if (dialect.nodes == nullptr || dialect.edges == nullptr)
    return Error{graph_.name,
                 "expected an object with the lists nodes and links (or edges), or "
                 "with the elements of Cytoscape.js"};
  return dialect;
}

/// What else a node or edge says of itself. `skipped` are fields that were read before; only edges
/// have weights.
Result<void> JsonGraphReader::takeFields(const Json& item, const std::vector<std::string>& skipped,
                                         bool isEdge, std::size_t number, const std::string& path) {
  auto& table = isEdge ? graph_.edges : graph_.nodes;
  const auto take = [&](const std::string& field, const Json& value) -> Result<void> {
    if (std::find(skipped.begin(), skipped.end(), field) != skipped.end()) return {};
    auto text = textOf(value);
    const bool misfits = !text || value.is_array() || value.is_boolean();
    if (isEdge && isWeightName(field) && misfits && !value.is_null())
      return error(path, fmt::format("{} must be a number > 0, got {}", field, describe(value)));
    // Of a field that stands on its own and among the attributes the first counts.
    // NaN was no text before withQuotedWords().
    const bool isText =
        value.is_string() && std::find(notOfJson.begin(), notOfJson.end(),
                                       value.get_ref<const std::string&>()) == notOfJson.end();
    if (text)
      table.set(field, number, std::move(*text),
                isText ? ForeignTable::Written::AsText : ForeignTable::Written::Plain);
    else
      table.declare(field);
    return {};
  };
  for (const auto& [field, value] : item.items())
    if (auto done = take(field, value); !done) return done;
  for (const char* inner : {"attributes", "data"}) {
    if (!item.contains(inner) || !item.at(inner).is_object()) continue;
    for (const auto& [field, value] : item.at(inner).items())
      if (auto done = take(field, value); !done) return done;
  }
  return {};
}

/// The first of the fields that the item has, itself or in its data.
std::optional<std::string> idOf(const Json& item) {
  for (const char* field : {"id", "key"}) {
    if (item.contains(field)) return textOf(item[field]);
    if (item.contains("data") && item["data"].is_object() && item["data"].contains(field))
      return textOf(item["data"][field]);
  }
  return std::nullopt;
}

Result<void> JsonGraphReader::readNode(const Json& node, const Dialect& dialect) {
  const auto i = graph_.ids.size();
  const auto path = fmt::format("{}.{}", dialect.nodePath, i);
  if (!node.is_object()) return error(path, "expected an object with an id, a text or a number");
  auto id = idOf(node);
  if (i == 0) byPlaces_ = !id.has_value();
  if (byPlaces_ && !id) id = std::to_string(i);
  if (!id || id->empty()) return error(path, "expected an object with an id, a text or a number");
  if (!numbers_.emplace(*id, static_cast<int>(i)).second)
    return error(path, fmt::format("id {} appears twice", shown(*id)));
  // The id is the key, whatever else a node is called; one without is called by its name.
  graph_.idsAreKeys = !byPlaces_;
  if (auto done = takeFields(node, {"id", "key"}, false, i, path); !done) return done;
  if (dialect.isCytoscape && node.contains("position") && node["position"].is_object()) {
    const auto& place = node["position"];
    if (place.contains("x") && place["x"].is_number() && place.contains("y") &&
        place["y"].is_number()) {
      graph_.nodes.set("x", i, formatNumber(place["x"].get<double>()));
      graph_.nodes.set("y", i, formatNumber(-place["y"].get<double>()));
    }
  }
  graph_.ids.push_back(std::move(*id));
  return {};
}

int JsonGraphReader::nodeOf(const Json& item, const char* field) const {
  if (!item.is_object()) return -1;
  const Json* value = item.contains(field) ? &item[field] : nullptr;
  if (value == nullptr && item.contains("data") && item["data"].is_object() &&
      item["data"].contains(field))
    value = &item["data"][field];
  if (value == nullptr) return -1;
  // D3 replaces the ids by the nodes themselves once it has drawn them.
  const auto text = value->is_object() ? idOf(*value) : textOf(*value);
  const auto found = text ? numbers_.find(*text) : numbers_.end();
  return found == numbers_.end() ? -1 : found->second;
}

Result<void> JsonGraphReader::readEdge(const Json& edge, const Dialect& dialect) {
  const auto e = graph_.ends.size();
  const auto path = fmt::format("{}.{}", dialect.edgePath, e);
  int from = nodeOf(edge, "source");
  int to = nodeOf(edge, "target");
  if (from < 0 || to < 0)
    return error(path, byPlaces_
                           ? fmt::format("expected source and target, places of nodes from 0 to {}",
                                         std::ssize(graph_.ids) - 1)
                           : "expected source and target, ids of nodes");
  if (auto done = takeFields(edge, {"source", "target", "id", "key"}, true, e, path); !done)
    return done;
  const auto undirected = flagIn(edge, "undirected");
  if (undirected.value_or(isUndirected_) && from > to) std::swap(from, to);
  graph_.ends.emplace_back(from, to);
  return {};
}

/// That nodes have other labels than their ids, which are their keys.
void JsonGraphReader::noteLabels() {
  if (!graph_.idsAreKeys) return;
  for (const char* attribute : {"label", "name"}) {
    const auto* labels = graph_.nodes.find(attribute);
    for (std::size_t i = 0; labels != nullptr && i < graph_.ids.size(); ++i) {
      const auto* label = labels->at(i);
      if (label == nullptr || *label == graph_.ids[i]) continue;
      graph_.warnings.push_back(
          fmt::format("{}: nodes are called by their ids, not by their {}: {} is not called {}",
                      graph_.name, attribute, shown(graph_.ids[i]), shown(*label)));
      return;
    }
  }
}

Result<ForeignGraph> JsonGraphReader::read(const Json& json) {
  const auto dialect = dialectOf(json);
  if (!dialect) return dialect.error();
  if (!dialect->warning.empty()) graph_.warnings.push_back(dialect->warning);
  graph_.edgePath = dialect->edgePath;
  isUndirected_ = isUndirected(json);
  for (const auto& node : *dialect->nodes)
    if (auto done = readNode(node, *dialect); !done) return done.error();
  noteLabels();
  for (const auto& edge : *dialect->edges)
    if (auto done = readEdge(edge, *dialect); !done) return done.error();
  return std::move(graph_);
}

}  // namespace

Result<ForeignGraph> readJsonGraph(std::string_view bytes, ForeignGraph begun) {
  const bool hasOthers = std::any_of(
      notOfJson.begin(), notOfJson.end(),
      [&](std::string_view word) { return bytes.find(word) != std::string_view::npos; });
  const auto json =
      hasOthers ? parseJson(withQuotedWords(bytes), begun.name) : parseJson(bytes, begun.name);
  if (!json) return json.error();
  return JsonGraphReader(std::move(begun)).read(*json);
}

}  // namespace gtv
