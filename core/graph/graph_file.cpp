#include "graph/graph_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <map>
#include <unordered_map>
#include <unordered_set>

#include "base/csv.h"
#include "base/json.h"
#include "base/number.h"
#include "graph/edge_table.h"
#include "graph/igraph_gateway.h"

namespace gtv {
namespace {

struct NamedFormat {
  const char* ending;
  GraphFormat format;
};
constexpr std::array endings{
    NamedFormat{".csv", GraphFormat::Csv}, NamedFormat{".graphml", GraphFormat::GraphMl},
    NamedFormat{".gml", GraphFormat::Gml}, NamedFormat{".net", GraphFormat::Pajek},
    NamedFormat{".json", GraphFormat::NodeLink}};

bool areKeys(const std::vector<std::string>& texts) {
  std::unordered_set<std::string_view> seen;
  return std::all_of(texts.begin(), texts.end(), [&](const std::string& text) {
    return !text.empty() && seen.insert(text).second;
  });
}

std::vector<std::string> counted(int nodes) {
  std::vector<std::string> keys;
  keys.reserve(static_cast<std::size_t>(nodes));
  for (int i = 0; i < nodes; ++i) keys.push_back(std::to_string(i));
  return keys;
}

/// Numbers that count clusters from 0, or nothing.
std::vector<int> clustersOf(const Vector& numbers) {
  std::vector<int> clusters;
  clusters.reserve(static_cast<std::size_t>(numbers.size()));
  for (const double x : numbers) {
    if (!(x >= 0 && x < 1e9 && x == std::floor(x))) return {};
    clusters.push_back(static_cast<int>(x));
  }
  return clusters;
}

/// Undirected, sorted, every pair once; `weights` has one per pair or is empty.
Result<void> setEdges(GraphDocument& graph, const std::vector<std::pair<int, int>>& ends,
                      const Vector& weights, const std::string& name) {
  std::unordered_map<std::uint64_t, double> seen;
  graph.edges.reserve(ends.size());
  for (std::size_t e = 0; e < ends.size(); ++e) {
    const auto [from, to] = ends[e];
    const auto& a = graph.keys[static_cast<std::size_t>(from)];
    const auto& b = graph.keys[static_cast<std::size_t>(to)];
    const double weight = weights.size() > 0 ? weights[static_cast<Eigen::Index>(e)] : 1;
    if (from == to) return Error{name, fmt::format("self-loop at node {}", shown(a))};
    if (!(weight > 0) || !std::isfinite(weight))
      return Error{name, fmt::format("edge {} - {}: weight must be > 0, got {}", shown(a), shown(b),
                                     formatNumber(weight))};
    // The direction is part of the key: the same one twice is an error, there and back is not.
    const auto pair = [](int p, int q) {
      return static_cast<std::uint64_t>(p) << 32U | static_cast<std::uint64_t>(q);
    };
    const auto back = seen.find(pair(to, from));
    if (back != seen.end() && back->second != weight)
      return Error{
          name, fmt::format("edge {} - {} has weight {} in one direction and {} in the "
                            "other, expected an undirected graph",
                            shown(a), shown(b), formatNumber(back->second), formatNumber(weight))};
    if (!seen.emplace(pair(from, to), weight).second)
      return Error{name, fmt::format("edge {} - {} stands twice", shown(a), shown(b))};
    if (back == seen.end()) graph.edges.push_back({std::min(from, to), std::max(from, to), weight});
  }
  auto made = EmpiricalGraph::make(static_cast<int>(graph.keys.size()), std::move(graph.edges));
  if (!made) return Error{name, made.error().message};
  graph.edges = made->edges();
  return {};
}

const Vector* finiteNumbers(const std::map<std::string, Vector>& all, const char* name) {
  const auto found = all.find(name);
  return found != all.end() && found->second.allFinite() ? &found->second : nullptr;
}

void setPositions(GraphDocument& graph, const Vector* x, const Vector* y) {
  if (x == nullptr || y == nullptr || x->size() == 0) return;
  graph.positions.resize(2, x->size());
  graph.positions.row(0) = x->transpose();
  graph.positions.row(1) = y->transpose();
}

/// A Pajek file need not list its nodes: a few bytes may ask for any number of them.
constexpr double mostDeclaredNodes = 2e7;
double declaredNodes(std::string_view text) {
  const auto star = text.find('*');
  const auto first = text.find_first_of("0123456789", star == std::string_view::npos ? 0 : star);
  if (first == std::string_view::npos) return 0;
  const auto end = text.find_first_not_of("0123456789", first);
  return parseNumber(text.substr(first, end - first)).value_or(HUGE_VAL);
}

/// igraph says "…, line 7 (…)": the place as everywhere else.
Error placed(const std::string& message, const std::string& name) {
  const std::string mark = "line ";
  const auto at = message.find(mark);
  if (at == std::string::npos) return {name, message};
  const auto digits = message.find_first_not_of("0123456789", at + mark.size());
  const auto line = message.substr(at + mark.size(), digits - at - mark.size());
  return {line.empty() ? name : fmt::format("{}:{}", name, line), message};
}

Result<GraphDocument> fromIgraph(std::string_view text, ForeignFormat format,
                                 const std::string& name) {
  auto foreign = parseForeignGraph(text, format);
  if (!foreign) return placed(foreign.error().message, name);
  GraphDocument graph;
  graph.keys = counted(foreign->nodes);
  for (const char* attribute : {"name", "label", "id"}) {
    if (const auto found = foreign->nodeTexts.find(attribute);
        found != foreign->nodeTexts.end() && areKeys(found->second)) {
      graph.keys = found->second;
      break;
    }
    if (const auto* numbers = finiteNumbers(foreign->nodeNumbers, attribute)) {
      std::vector<std::string> keys;
      keys.reserve(static_cast<std::size_t>(numbers->size()));
      for (const double number : *numbers) keys.push_back(formatNumber(number));
      if (!areKeys(keys)) continue;
      graph.keys = std::move(keys);
      break;
    }
  }
  Vector weights;
  for (const char* attribute : {"weight", "value"})
    if (const auto found = foreign->edgeNumbers.find(attribute);
        found != foreign->edgeNumbers.end()) {
      weights = found->second;
      break;
    }
  if (auto set = setEdges(graph, foreign->ends, weights, name); !set) return set.error();
  setPositions(graph, finiteNumbers(foreign->nodeNumbers, "x"),
               finiteNumbers(foreign->nodeNumbers, "y"));
  if (format == ForeignFormat::Pajek && graph.positions.cols() > 0)
    graph.positions.row(1) = 1 - graph.positions.row(1).array();
  if (const auto* clusters = finiteNumbers(foreign->nodeNumbers, "cluster"))
    graph.clusters = clustersOf(*clusters);
  return graph;
}

Result<GraphDocument> fromCsv(std::string_view text, const std::string& name) {
  const auto csv = parseCsv(text, name);
  if (!csv) return csv.error();
  const auto table = readEdgeTable(*csv);
  if (!table) return table.error();
  GraphDocument graph;
  graph.keys = nodeOrder({}, &*table);
  const auto made = graphFromTable(*table, graph.keys);
  if (!made) return made.error();
  graph.edges = made->edges();
  return graph;
}

/// NetworkX writes ids as they are: numbers or texts.
std::string keyOf(const Json& id) {
  if (id.is_string()) return id.get<std::string>();
  if (id.is_number_integer()) return id.dump();
  if (id.is_number()) return formatNumber(id.get<double>());
  return {};
}

Result<GraphDocument> fromNodeLink(std::string_view text, const std::string& name) {
  const auto json = parseJson(text, name);
  if (!json) return json.error();
  const auto wrong = [&](const std::string& path, const std::string& message) {
    return Error{name, fmt::format("{}: {}", path, message)};
  };
  if (!json->is_object() || !json->contains("nodes") || !json->at("nodes").is_array())
    return Error{name, "expected an object with the lists nodes and links"};
  const char* links = json->contains("links") ? "links" : "edges";
  if (!json->contains(links) || !json->at(links).is_array())
    return Error{name, "expected an object with the lists nodes and links"};
  GraphDocument graph;
  const auto count = static_cast<Eigen::Index>(json->at("nodes").size());
  Vector x(count);
  Vector y(count);
  Vector clusters(count);
  std::unordered_map<std::string, int> numbers;
  Eigen::Index placedNodes = 0;
  Eigen::Index labelled = 0;
  for (const auto& node : json->at("nodes")) {
    const auto i = static_cast<Eigen::Index>(graph.keys.size());
    const auto path = fmt::format("nodes.{}", i);
    const auto key = node.is_object() && node.contains("id") ? keyOf(node["id"]) : std::string();
    if (key.empty()) return wrong(path, "expected an object with an id, a text or a number");
    if (!numbers.emplace(key, static_cast<int>(i)).second)
      return wrong(path, fmt::format("id {} stands twice", shown(key)));
    graph.keys.push_back(key);
    const auto number = [&](const char* field) {
      return node.contains(field) && node[field].is_number() ? node[field].get<double>()
                                                             : std::nan("");
    };
    x[i] = number("x");
    y[i] = number("y");
    clusters[i] = number("cluster");
    if (std::isfinite(x[i]) && std::isfinite(y[i])) ++placedNodes;
    if (std::isfinite(clusters[i])) ++labelled;
  }
  std::vector<std::pair<int, int>> ends;
  Vector weights(static_cast<Eigen::Index>(json->at(links).size()));
  ends.reserve(json->at(links).size());
  for (const auto& link : json->at(links)) {
    const auto path = fmt::format("{}.{}", links, ends.size());
    const auto end = [&](const char* field) {
      const auto key = link.is_object() && link.contains(field) ? keyOf(link[field]) : "";
      const auto found = numbers.find(key);
      return found == numbers.end() ? -1 : found->second;
    };
    const int from = end("source");
    const int to = end("target");
    if (from < 0 || to < 0) return wrong(path, "expected source and target, ids of nodes");
    auto& weight = weights[static_cast<Eigen::Index>(ends.size())];
    weight = 1;
    for (const char* field : {"value", "weight"}) {
      if (!link.contains(field)) continue;
      if (!link[field].is_number())
        return wrong(path,
                     fmt::format("{} must be a number > 0, got {}", field, describe(link[field])));
      weight = link[field].get<double>();
    }
    ends.emplace_back(from, to);
  }
  if (auto set = setEdges(graph, ends, weights, name); !set) return set.error();
  if (placedNodes == count) setPositions(graph, &x, &y);
  if (labelled == count && count > 0) graph.clusters = clustersOf(clusters);
  return graph;
}

std::string xmlText(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '"')
      out += "&quot;";
    else
      out += c;
  }
  return out;
}

/// What is between two quotes; neither format has a way to write one.
std::string inQuotes(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) out += c == '"' ? '\'' : c == '\n' || c == '\r' ? ' ' : c;
  return out + '"';
}

bool hasPositions(const GraphDocument& graph) { return graph.positions.cols() > 0; }

std::string toCsv(const GraphDocument& graph) {
  std::string out = "source,target,weight\n";
  for (const auto& [head, tail, weight] : graph.edges)
    out += fmt::format("{},{},{}\n", csvCell(graph.keys[head]), csvCell(graph.keys[tail]),
                       formatNumber(weight));
  return out;
}

std::string toGraphMl(const GraphDocument& graph) {
  std::string out =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n"
      "  <key id=\"name\" for=\"node\" attr.name=\"name\" attr.type=\"string\"/>\n";
  const auto declare = [&](const char* id, const char* of, const char* type) {
    out += fmt::format("  <key id=\"{0}\" for=\"{1}\" attr.name=\"{0}\" attr.type=\"{2}\"/>\n", id,
                       of, type);
  };
  if (hasPositions(graph)) {
    declare("x", "node", "double");
    declare("y", "node", "double");
  }
  if (!graph.clusters.empty()) declare("cluster", "node", "int");
  declare("weight", "edge", "double");
  out += "  <graph edgedefault=\"undirected\">\n";
  for (std::size_t i = 0; i < graph.keys.size(); ++i) {
    out +=
        fmt::format("    <node id=\"n{}\"><data key=\"name\">{}</data>", i, xmlText(graph.keys[i]));
    if (hasPositions(graph))
      out += fmt::format("<data key=\"x\">{}</data><data key=\"y\">{}</data>",
                         formatNumber(graph.positions(0, static_cast<Eigen::Index>(i))),
                         formatNumber(graph.positions(1, static_cast<Eigen::Index>(i))));
    if (!graph.clusters.empty())
      out += fmt::format("<data key=\"cluster\">{}</data>", graph.clusters[i]);
    out += "</node>\n";
  }
  for (const auto& [head, tail, weight] : graph.edges)
    out += fmt::format(
        "    <edge source=\"n{}\" target=\"n{}\"><data key=\"weight\">{}</data></edge>\n", head,
        tail, formatNumber(weight));
  return out + "  </graph>\n</graphml>\n";
}

std::string toGml(const GraphDocument& graph) {
  std::string out = "graph [\n  directed 0\n";
  for (std::size_t i = 0; i < graph.keys.size(); ++i) {
    out += fmt::format("  node [\n    id {}\n    label {}\n", i, inQuotes(graph.keys[i]));
    if (hasPositions(graph))
      out += fmt::format("    x {}\n    y {}\n",
                         formatNumber(graph.positions(0, static_cast<Eigen::Index>(i))),
                         formatNumber(graph.positions(1, static_cast<Eigen::Index>(i))));
    if (!graph.clusters.empty()) out += fmt::format("    cluster {}\n", graph.clusters[i]);
    out += "  ]\n";
  }
  for (const auto& [head, tail, weight] : graph.edges)
    out += fmt::format("  edge [\n    source {}\n    target {}\n    weight {}\n  ]\n", head, tail,
                       formatNumber(weight));
  return out + "]\n";
}

std::string toPajek(const GraphDocument& graph) {
  std::string out = fmt::format("*Vertices {}\n", graph.keys.size());
  Matrix unit = graph.positions;
  if (hasPositions(graph)) {
    const Vector low = unit.rowwise().minCoeff();
    const double extent = (unit.rowwise().maxCoeff() - low).maxCoeff();
    unit.colwise() -= low;
    if (extent > 0) unit /= extent;
    unit.row(1) = 1 - unit.row(1).array();
  }
  for (std::size_t i = 0; i < graph.keys.size(); ++i) {
    out += fmt::format("{} {}", i + 1, inQuotes(graph.keys[i]));
    if (hasPositions(graph))
      out += fmt::format(" {} {}", formatNumber(unit(0, static_cast<Eigen::Index>(i))),
                         formatNumber(unit(1, static_cast<Eigen::Index>(i))));
    out += '\n';
  }
  out += "*Edges\n";
  for (const auto& [head, tail, weight] : graph.edges)
    out += fmt::format("{} {} {}\n", head + 1, tail + 1, formatNumber(weight));
  return out;
}

std::string toNodeLink(const GraphDocument& graph) {
  Json json{{"directed", false},
            {"multigraph", false},
            {"graph", Json::object()},
            {"nodes", Json::array()},
            {"links", Json::array()}};
  for (std::size_t i = 0; i < graph.keys.size(); ++i) {
    Json node{{"id", graph.keys[i]}};
    if (hasPositions(graph)) {
      node["x"] = graph.positions(0, static_cast<Eigen::Index>(i));
      node["y"] = graph.positions(1, static_cast<Eigen::Index>(i));
    }
    if (!graph.clusters.empty()) node["cluster"] = graph.clusters[i];
    json["nodes"].push_back(std::move(node));
  }
  for (const auto& [head, tail, weight] : graph.edges)
    json["links"].push_back(
        {{"source", graph.keys[head]}, {"target", graph.keys[tail]}, {"weight", weight}});
  return prettyJson(json);
}

}  // namespace

Result<GraphFormat> graphFormatOf(const std::string& file) {
  auto ending = std::filesystem::path(file).extension().string();
  std::transform(ending.begin(), ending.end(), ending.begin(),
                 [](unsigned char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; });
  for (const auto& [known, format] : endings)
    if (ending == known) return format;
  return Error{file,
               fmt::format("expected a name that ends in .csv, .graphml, .gml, .net or .json, "
                           "got '{}'",
                           ending)};
}

Result<GraphDocument> parseGraph(std::string_view text, GraphFormat format,
                                 const std::string& name) {
  switch (format) {
    case GraphFormat::Csv:
      return fromCsv(text, name);
    case GraphFormat::GraphMl:
      return fromIgraph(text, ForeignFormat::GraphMl, name);
    case GraphFormat::Gml:
      return fromIgraph(text, ForeignFormat::Gml, name);
    case GraphFormat::Pajek:
      if (const auto nodes = declaredNodes(text); nodes > mostDeclaredNodes)
        return Error{name, fmt::format("says that it has {:.0f} nodes, expected at most {:.0f}",
                                       nodes, mostDeclaredNodes)};
      return fromIgraph(text, ForeignFormat::Pajek, name);
    case GraphFormat::NodeLink:
      return fromNodeLink(text, name);
  }
  return Error{name, "is of no known format"};
}

Result<GraphDocument> readGraph(const std::string& file) {
  const auto format = graphFormatOf(file);
  if (!format) return format.error();
  const auto text = readTextFile(file);
  if (!text) return text.error();
  return parseGraph(*text, *format, file);
}

std::string formatGraph(const GraphDocument& graph, GraphFormat format) {
  switch (format) {
    case GraphFormat::GraphMl:
      return toGraphMl(graph);
    case GraphFormat::Gml:
      return toGml(graph);
    case GraphFormat::Pajek:
      return toPajek(graph);
    case GraphFormat::NodeLink:
      return toNodeLink(graph);
    default:
      return toCsv(graph);
  }
}

std::string lostIn(const GraphDocument& graph, GraphFormat format) {
  std::vector<std::string> lost;
  if (format == GraphFormat::Csv) {
    std::vector<bool> joined(graph.keys.size(), false);
    for (const auto& edge : graph.edges) joined[edge.head] = joined[edge.tail] = true;
    const auto alone = std::count(joined.begin(), joined.end(), false);
    if (alone > 0) lost.push_back(fmt::format("{} nodes without an edge", alone));
    if (hasPositions(graph)) lost.emplace_back("positions");
  }
  const bool keepsClusters = format != GraphFormat::Csv && format != GraphFormat::Pajek;
  if (!graph.clusters.empty() && !keepsClusters) lost.emplace_back("clusters");
  return fmt::format("{}", fmt::join(lost, ", "));
}

EdgeTable edgeTableOf(const GraphDocument& graph, const std::string& name) {
  EdgeTable table{name, {}, graph.keys};
  table.rows.reserve(graph.edges.size());
  for (const auto& [head, tail, weight] : graph.edges)
    table.rows.push_back({0, graph.keys[head], graph.keys[tail], weight});
  return table;
}

}  // namespace gtv
