#include "graph/node_link_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "base/json.h"
#include "base/number.h"

namespace gtv {
namespace {

/// Numbers and texts as texts; empty for all else.
std::string textOf(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number_integer()) return value.dump();
  if (value.is_number()) return formatNumber(value.get<double>());
  return {};
}

bool isWeight(const std::string& field) {
  const auto lower = lowerCase(field);
  return lower == "weight" || lower == "value";
}

/// What else a node or link says of itself. `skipped` are the fields that were read before or mean
/// nothing; only links have weights.
Result<void> takeFields(const Json& item, const std::vector<std::string>& skipped, bool isLink,
                        ForeignTable& table, std::size_t number, const std::string& file,
                        const std::string& path) {
  const auto take = [&](const std::string& field, const Json& value) -> Result<void> {
    if (std::find(skipped.begin(), skipped.end(), field) != skipped.end()) return {};
    if (value.is_string() || value.is_number()) {
      // Of a field that stands on its own and among the attributes the first counts.
      table.set(field, number, textOf(value));
    } else if (isLink && isWeight(field)) {
      return Error{
          file, fmt::format("{}: {} must be a number > 0, got {}", path, field, describe(value))};
    }
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

}  // namespace

Result<ForeignGraph> readNodeLink(std::string_view bytes, const std::string& name) {
  const auto json = parseJson(bytes, name);
  if (!json) return json.error();
  const auto wrong = [&](const std::string& path, const std::string& message) {
    return Error{name, fmt::format("{}: {}", path, message)};
  };
  if (!json->is_object() || !json->contains("nodes") || !json->at("nodes").is_array())
    return Error{name, "expected an object with the lists nodes and links"};
  ForeignGraph graph;
  graph.name = name;
  graph.edgePath = json->contains("links") ? "links" : "edges";
  if (!json->contains(graph.edgePath) || !json->at(graph.edgePath).is_array())
    return Error{name, "expected an object with the lists nodes and links"};
  if (graph.edgePath == "links" && json->contains("edges"))
    graph.warnings.push_back(fmt::format(
        "{}: has both links and edges; the links are read, the edges are left out", name));
  std::unordered_map<std::string, int> numbers;
  for (const auto& node : json->at("nodes")) {
    const auto i = graph.ids.size();
    const auto path = fmt::format("nodes.{}", i);
    const auto id = node.is_object() && node.contains("id") ? textOf(node["id"]) : std::string();
    if (id.empty()) return wrong(path, "expected an object with an id, a text or a number");
    if (!numbers.emplace(id, static_cast<int>(i)).second)
      return wrong(path, fmt::format("id {} appears twice", shown(id)));
    // The id is the key, whatever else a node is called.
    if (auto done = takeFields(node, {"id", "name", "label"}, false, graph.nodes, i, name, path);
        !done)
      return done.error();
    graph.ids.push_back(id);
  }
  for (const auto& link : json->at(graph.edgePath)) {
    const auto e = graph.ends.size();
    const auto path = fmt::format("{}.{}", graph.edgePath, e);
    const auto end = [&](const char* field) {
      const auto key = link.is_object() && link.contains(field) ? textOf(link[field]) : "";
      const auto found = numbers.find(key);
      return found == numbers.end() ? -1 : found->second;
    };
    const int from = end("source");
    const int to = end("target");
    if (from < 0 || to < 0) return wrong(path, "expected source and target, ids of nodes");
    if (auto done = takeFields(link, {"source", "target"}, true, graph.edges, e, name, path); !done)
      return done.error();
    graph.ends.emplace_back(from, to);
  }
  return graph;
}

}  // namespace gtv
