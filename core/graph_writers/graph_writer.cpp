#include "graph_writers/graph_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/csv.h"
#include "base/json.h"
#include "base/number.h"

namespace gtv {
namespace {

/// A control character of ASCII.
bool isControl(char c) {
  return static_cast<unsigned char>(c) < ' ' || static_cast<unsigned char>(c) == 0x7F;
}

/// Number and length of the character at this place of a UTF-8 text.
std::pair<unsigned long, std::size_t> characterAt(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t k) -> unsigned long {
    return at + k < text.size() ? static_cast<unsigned char>(text[at + k]) : 0U;
  };
  const auto first = byte(0);
  const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (length == 1) return {first, 1};
  auto character = first & (0xFFUL >> (length + 1));
  for (std::size_t k = 1; k < length; ++k) character = character << 6U | (byte(k) & 0x3FU);
  return {character, length};
}

/// XML has no way to write other control characters than these three.
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
    else if (c == '\t' || c == '\n' || c == '\r')
      out += fmt::format("&#{};", static_cast<int>(c));
    else
      out += isControl(c) ? ' ' : c;
  }
  return out;
}

/// GML files are ASCII: all other characters, quotes and & are entities.
std::string gmlText(std::string_view text) {
  std::string out = "\"";
  for (std::size_t at = 0; at < text.size();) {
    const auto [character, length] = characterAt(text, at);
    if (character >= ' ' && character <= '~' && character != '"' && character != '&')
      out += text[at];
    else
      out += fmt::format("&#{};", character);
    at += length;
  }
  return out + '"';
}

/// A real number of GML has a point, else other programs read it as a whole number: 1e-05 as 1.
std::string gmlReal(double value) {
  // Whole numbers that a double has to the last digit are written out.
  constexpr double mostWritten = 1e15;
  if (value == std::floor(value) && std::abs(value) < mostWritten)
    return fmt::format("{:.1f}", value);
  auto text = formatNumber(value);
  if (text.find('.') == std::string::npos) text.insert(std::min(text.find('e'), text.size()), ".0");
  return text;
}

std::string pajekText(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

/// Can the format not have this character in a name? Labels of Pajek are on one line; XML has three
/// control characters.
bool isLost(char c, GraphFormat format) {
  if (format == GraphFormat::Pajek) return isControl(c);
  return format == GraphFormat::GraphMl && isControl(c) && c != '\t' && c != '\n' && c != '\r';
}

/// With a blank for every character that the format cannot have.
std::string cleanKey(std::string key, GraphFormat format) {
  std::replace_if(
      key.begin(), key.end(), [&](char c) { return isLost(c, format); }, ' ');
  return key;
}

/// The clean names of the nodes; one that becomes equal to another gets a number.
std::vector<std::string> writtenKeys(const GraphDocument& graph, GraphFormat format) {
  auto keys = graph.keys;
  std::unordered_set<std::string> taken(keys.begin(), keys.end());
  for (auto& key : keys) {
    const auto clean = cleanKey(key, format);
    if (clean == key) continue;
    key = clean;
    for (int copy = 2; !taken.insert(key).second; ++copy) key = fmt::format("{} ({})", clean, copy);
  }
  return keys;
}

/// Are these the positions that toPajek() writes?
bool areUnitPositions(const Matrix& positions) {
  const Vector low = positions.rowwise().minCoeff();
  return (low.array() == 0).all() && (positions.rowwise().maxCoeff() - low).maxCoeff() == 1;
}

/// Of GML, whose names are letters and digits.
std::string gmlName(std::string_view name) {
  std::string out;
  for (const char c : name)
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')) out += c;
  return out;
}

/// The same of all attributes, each other than the fields of GML and than those before it.
std::vector<std::string> gmlNames(const std::vector<GraphAttribute>& attributes) {
  std::unordered_set<std::string> taken{"id",     "label",  "x",      "y",       "cluster",
                                        "source", "target", "weight", "graphics"};
  std::vector<std::string> out;
  for (const auto& attribute : attributes) {
    auto name = gmlName(attribute.name);
    if (name.empty() || (name.front() >= '0' && name.front() <= '9')) name.insert(0, "attribute");
    const auto start = name;
    for (int copy = 2; !taken.insert(name).second; ++copy) name = fmt::format("{}{}", start, copy);
    out.push_back(std::move(name));
  }
  return out;
}

bool isText(const GraphAttribute& attribute) { return !attribute.texts.empty(); }

std::string attributeText(const GraphAttribute& attribute, std::size_t item) {
  if (isText(attribute)) return attribute.texts[item];
  return attribute.isWhole ? fmt::format("{:.0f}", attribute.values[item])
                           : formatNumber(attribute.values[item]);
}

bool hasValue(const GraphAttribute& attribute, std::size_t item) {
  return isText(attribute) ? !attribute.texts[item].empty() : std::isfinite(attribute.values[item]);
}

bool hasPositions(const GraphDocument& graph) { return graph.positions.cols() > 0; }

std::string toCsv(const GraphDocument& graph) {
  std::string out = "source,target,weight";
  for (const auto& attribute : graph.edgeAttributes) out += ',' + csvCell(attribute.name);
  out += '\n';
  for (std::size_t e = 0; e < graph.edges.size(); ++e) {
    const auto& [head, tail, weight] = graph.edges[e];
    out += fmt::format("{},{},{}", csvCell(graph.keys[head]), csvCell(graph.keys[tail]),
                       formatNumber(weight));
    for (const auto& attribute : graph.edgeAttributes)
      out += ',' + (hasValue(attribute, e) ? csvCell(attributeText(attribute, e)) : std::string());
    out += '\n';
  }
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
  const auto declareAll = [&](const std::vector<GraphAttribute>& attributes, const char* of) {
    for (std::size_t k = 0; k < attributes.size(); ++k)
      out += fmt::format("  <key id=\"{}{}\" for=\"{}\" attr.name=\"{}\" attr.type=\"{}\"/>\n", of,
                         k, of, xmlText(attributes[k].name),
                         isText(attributes[k])   ? "string"
                         : attributes[k].isWhole ? "long"
                                                 : "double");
  };
  declareAll(graph.nodeAttributes, "node");
  declareAll(graph.edgeAttributes, "edge");
  const auto dataOf = [](const std::vector<GraphAttribute>& attributes, const char* of,
                         std::size_t item) {
    std::string data;
    for (std::size_t k = 0; k < attributes.size(); ++k)
      if (hasValue(attributes[k], item))
        data += fmt::format("<data key=\"{}{}\">{}</data>", of, k,
                            xmlText(attributeText(attributes[k], item)));
    return data;
  };
  const auto keys = writtenKeys(graph, GraphFormat::GraphMl);
  out += "  <graph edgedefault=\"undirected\">\n";
  for (std::size_t i = 0; i < graph.keys.size(); ++i) {
    out += fmt::format("    <node id=\"n{}\"><data key=\"name\">{}</data>", i, xmlText(keys[i]));
    if (hasPositions(graph))
      out += fmt::format("<data key=\"x\">{}</data><data key=\"y\">{}</data>",
                         formatNumber(graph.positions(0, static_cast<Eigen::Index>(i))),
                         formatNumber(graph.positions(1, static_cast<Eigen::Index>(i))));
    if (!graph.clusters.empty())
      out += fmt::format("<data key=\"cluster\">{}</data>", graph.clusters[i]);
    out += dataOf(graph.nodeAttributes, "node", i) + "</node>\n";
  }
  for (std::size_t e = 0; e < graph.edges.size(); ++e) {
    const auto& [head, tail, weight] = graph.edges[e];
    out += fmt::format(
        "    <edge source=\"n{}\" target=\"n{}\"><data key=\"weight\">{}</data>{}</edge>\n", head,
        tail, formatNumber(weight), dataOf(graph.edgeAttributes, "edge", e));
  }
  return out + "  </graph>\n</graphml>\n";
}

std::string toGml(const GraphDocument& graph) {
  std::string out = "graph [\n  directed 0\n";
  const auto addAll = [&](const std::vector<GraphAttribute>& attributes,
                          const std::vector<std::string>& names, std::size_t item) {
    for (std::size_t k = 0; k < attributes.size(); ++k) {
      const auto& attribute = attributes[k];
      if (hasValue(attribute, item))
        out += fmt::format("    {} {}\n", names[k],
                           isText(attribute)   ? gmlText(attribute.texts[item])
                           : attribute.isWhole ? attributeText(attribute, item)
                                               : gmlReal(attribute.values[item]));
    }
  };
  const auto ofNodes = gmlNames(graph.nodeAttributes);
  const auto ofEdges = gmlNames(graph.edgeAttributes);
  for (std::size_t i = 0; i < graph.keys.size(); ++i) {
    out += fmt::format("  node [\n    id {}\n    label {}\n", i, gmlText(graph.keys[i]));
    if (hasPositions(graph))
      out += fmt::format("    x {}\n    y {}\n",
                         gmlReal(graph.positions(0, static_cast<Eigen::Index>(i))),
                         gmlReal(graph.positions(1, static_cast<Eigen::Index>(i))));
    if (!graph.clusters.empty()) out += fmt::format("    cluster {}\n", graph.clusters[i]);
    addAll(graph.nodeAttributes, ofNodes, i);
    out += "  ]\n";
  }
  for (std::size_t e = 0; e < graph.edges.size(); ++e) {
    const auto& [head, tail, weight] = graph.edges[e];
    out += fmt::format("  edge [\n    source {}\n    target {}\n    weight {}\n", head, tail,
                       gmlReal(weight));
    addAll(graph.edgeAttributes, ofEdges, e);
    out += "  ]\n";
  }
  return out + "]\n";
}

std::string toPajek(const GraphDocument& graph) {
  std::string out = fmt::format("*Vertices {}\n", graph.keys.size());
  const auto keys = writtenKeys(graph, GraphFormat::Pajek);
  Matrix unit = graph.positions;
  if (hasPositions(graph)) {
    const Vector low = unit.rowwise().minCoeff();
    const double extent = (unit.rowwise().maxCoeff() - low).maxCoeff();
    unit.colwise() -= low;
    if (extent > 0) unit /= extent;
    unit.row(1) = 1 - unit.row(1).array();
  }
  for (std::size_t i = 0; i < graph.keys.size(); ++i) {
    out += fmt::format("{} {}", i + 1, pajekText(keys[i]));
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
  Json json{{"directed", false},      {"multigraph", false},    {"graph", Json::object()},
            {"nodes", Json::array()}, {"links", Json::array()}, {"edges", Json::array()}};
  const auto addAll = [](Json& item, const std::vector<GraphAttribute>& attributes,
                         std::size_t place) {
    for (const auto& attribute : attributes) {
      if (!hasValue(attribute, place)) continue;
      item[attribute.name] = isText(attribute) ? Json(attribute.texts[place])
                             : attribute.isWhole
                                 ? Json(static_cast<std::int64_t>(attribute.values[place]))
                                 : Json(attribute.values[place]);
    }
  };
  for (std::size_t i = 0; i < graph.keys.size(); ++i) {
    Json node{{"id", graph.keys[i]}};
    if (hasPositions(graph)) {
      node["x"] = graph.positions(0, static_cast<Eigen::Index>(i));
      node["y"] = graph.positions(1, static_cast<Eigen::Index>(i));
    }
    if (!graph.clusters.empty()) node["cluster"] = graph.clusters[i];
    addAll(node, graph.nodeAttributes, i);
    json["nodes"].push_back(std::move(node));
  }
  for (std::size_t e = 0; e < graph.edges.size(); ++e) {
    const auto& [head, tail, weight] = graph.edges[e];
    Json link{{"source", graph.keys[head]}, {"target", graph.keys[tail]}, {"weight", weight}};
    addAll(link, graph.edgeAttributes, e);
    json["links"].push_back(std::move(link));
  }
  // NetworkX asks for edges from 3.6 on, and before for links.
  json["edges"] = json["links"];
  return prettyJson(json);
}

}  // namespace

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
    if (alone > 0) lost.push_back(counted(alone, "node") + " without an edge");
    if (hasPositions(graph)) lost.emplace_back("the positions");
  }
  const bool keepsAttributes = format != GraphFormat::Csv && format != GraphFormat::Pajek;
  if (!graph.clusters.empty() && !keepsAttributes) lost.emplace_back("the clusters");
  if (!graph.nodeAttributes.empty() && !keepsAttributes)
    lost.emplace_back("the attributes of the nodes");
  if (!graph.edgeAttributes.empty() && format == GraphFormat::Pajek)
    lost.emplace_back("the attributes of the edges");
  if (format == GraphFormat::Pajek && hasPositions(graph) && !areUnitPositions(graph.positions))
    lost.emplace_back("the scale of the positions (they are brought into 0 to 1)");
  const auto written = writtenKeys(graph, format);
  if (written != graph.keys)
    lost.emplace_back(format == GraphFormat::Pajek
                          ? "line breaks and control characters in the names of nodes"
                          : "control characters in the names of nodes");
  bool isNumbered = false;
  for (std::size_t i = 0; i < written.size(); ++i)
    isNumbered = isNumbered || written[i] != cleanKey(graph.keys[i], format);
  if (isNumbered) lost.emplace_back("names that become equal by that (they get a number)");
  return fmt::format("{}", fmt::join(lost, ", "));
}

}  // namespace gtv
