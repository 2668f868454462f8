#include "graph_files/graph_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <utility>

#include "base/counted.h"
#include "base/json.h"
#include "base/number.h"
#include "graph_files/dl_reader.h"
#include "graph_files/dot_reader.h"
#include "graph_files/edge_table_reader.h"
#include "graph_files/foreign_edges.h"
#include "graph_files/gexf_reader.h"
#include "graph_files/gml_reader.h"
#include "graph_files/graphml_reader.h"
#include "graph_files/json_graph_reader.h"
#include "graph_files/matrix_market_reader.h"
#include "graph_files/pajek_reader.h"
#include "tables/byte_source.h"

namespace gtv {
namespace {

struct NamedFormat {
  std::string_view ending;
  GraphFormat format;
  bool isWritten = false;
};
constexpr std::array endings{NamedFormat{".csv", GraphFormat::Csv, true},
                             NamedFormat{".graphml", GraphFormat::GraphMl, true},
                             NamedFormat{".gml", GraphFormat::Gml, true},
                             NamedFormat{".net", GraphFormat::Pajek, true},
                             NamedFormat{".json", GraphFormat::NodeLink, true},
                             NamedFormat{".gexf", GraphFormat::Gexf},
                             NamedFormat{".mtx", GraphFormat::MatrixMarket},
                             NamedFormat{".paj", GraphFormat::Pajek},
                             NamedFormat{".cyjs", GraphFormat::NodeLink},
                             NamedFormat{".dot", GraphFormat::Dot},
                             NamedFormat{".gv", GraphFormat::Dot},
                             NamedFormat{".dl", GraphFormat::Dl},
                             NamedFormat{".tsv", GraphFormat::Csv},
                             NamedFormat{".txt", GraphFormat::Csv},
                             NamedFormat{".edges", GraphFormat::Csv},
                             NamedFormat{".edgelist", GraphFormat::Csv},
                             NamedFormat{".ncol", GraphFormat::Csv}};

std::string listedEndings(bool written) {
  std::vector<std::string_view> listed;
  for (const auto& each : endings)
    if (!written || each.isWritten) listed.push_back(each.ending);
  const auto last = listed.back();
  listed.pop_back();
  return fmt::format("{} or {}", fmt::join(listed, ", "), last);
}

/// With `packed` that before .gz.
std::string endingOf(const std::string& file, bool packed) {
  const std::filesystem::path path(file);
  const auto ending = lowerCase(path.extension().string());
  return ending == ".gz" && packed ? lowerCase(path.stem().extension().string()) : ending;
}

/// Such files never have names of columns.
bool isNcol(const std::string& file) { return endingOf(file, true) == ".ncol"; }

Result<GraphFormat> formatAmong(const std::string& file, bool written) {
  const auto ending = endingOf(file, !written);
  for (const auto& known : endings)
    if (ending == known.ending && (known.isWritten || !written)) return known.format;
  return Error{file, fmt::format("expected a name that ends in {}, got '{}'",
                                 listedEndings(written), ending)};
}

/// What the readers need to know before they begin.
ForeignGraph begun(const std::string& name, const EdgePolicy& policy) {
  ForeignGraph graph{.name = name};
  if (!policy.weight.empty()) graph.edges.keep(policy.weight);
  return graph;
}

Result<ForeignGraph> readForeign(std::string_view text, GraphFormat format, ForeignGraph graph,
                                 const EdgePolicy& policy) {
  if (text.empty()) return Error{graph.name, "the file is empty"};
  switch (format) {
    case GraphFormat::GraphMl:
      return readGraphMl(text, std::move(graph));
    case GraphFormat::Gml:
      return readGml(text, std::move(graph));
    case GraphFormat::Pajek:
      return readPajek(text, std::move(graph));
    case GraphFormat::NodeLink:
      return readJsonGraph(text, std::move(graph));
    case GraphFormat::Gexf:
      return readGexf(text, std::move(graph));
    case GraphFormat::MatrixMarket:
      return readMatrixMarket(text, std::move(graph));
    case GraphFormat::Dot:
      return readDot(text, std::move(graph));
    case GraphFormat::Dl:
      return readDl(text, std::move(graph));
    case GraphFormat::Csv:
      break;
  }
  const auto bytes = ByteSource::ofText(text, graph.name);
  if (!bytes) return bytes.error();
  return readEdgeTable(*bytes, std::move(graph), policy.header);
}

/// Of every attribute of the nodes: numbers, if all texts of it are, else texts.
std::vector<GraphAttribute> nodeAttributesOf(ForeignGraph& graph) {
  std::vector<GraphAttribute> out;
  graph.nodes.settle();
  for (const auto& column : graph.nodes.columns()) {
    GraphAttribute attribute{column.name, {}, false, {}};
    // Names are texts, also those that spell numbers.
    const bool isName = column.name == "name" || column.name == "label" || column.name == "id";
    const bool isNumeric = column.isNumeric && !column.isDeclaredText && !isName;
    for (std::size_t i = 0; i < graph.ids.size(); ++i) {
      const auto* cell = column.at(i);
      if (isNumeric)
        attribute.values.push_back(cell == nullptr ? std::nan("")
                                                   : parseNumber(*cell).value_or(std::nan("")));
      else
        attribute.texts.push_back(cell == nullptr ? std::string() : *cell);
    }
    attribute.isWhole =
        isNumeric &&
        std::all_of(attribute.values.begin(), attribute.values.end(), [](double value) {
          return std::isnan(value) || (value == std::floor(value) && std::abs(value) < 1e15);
        });
    out.push_back(std::move(attribute));
  }
  return out;
}

/// Positions and clusters have places of their own where the document has them.
bool hasOwnPlace(const GraphAttribute& attribute, const GraphDocument& document) {
  const auto& name = attribute.name;
  if (name == "cluster") return !document.clusters.empty() && attribute.texts.empty();
  const bool isPosition = name == "x" || name == "y" || name.starts_with("graphics.");
  return (isPosition && document.positions.cols() > 0) || attribute.texts == document.keys;
}

/// What is called as a field of its own is called otherwise.
void renameFields(GraphDocument& document) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> names{
      std::pair{"id", "nodeId"},
      {"label", "nodeLabel"},
      {"name", "nodeName"},
      {"cluster", "clusterName"}};
  auto& attributes = document.nodeAttributes;
  for (const auto& [field, other] : names) {
    if (field == "cluster" && document.clusters.empty()) continue;
    const auto isCalled = [](std::string_view name) {
      return [name](const GraphAttribute& attribute) { return attribute.name == name; };
    };
    const auto found = std::find_if(attributes.begin(), attributes.end(), isCalled(field));
    if (found == attributes.end()) continue;
    if (std::any_of(attributes.begin(), attributes.end(), isCalled(other))) {
      document.warnings.push_back(fmt::format("{}: the attribute {} of the nodes is left out",
                                              document.name, shown(field)));
      attributes.erase(found);
      continue;
    }
    document.warnings.push_back(fmt::format("{}: the attribute {} of the nodes is called {}",
                                            document.name, shown(field), shown(other)));
    found->name = other;
  }
}

bool isWeight(const std::string& name, const ForeignGraph& graph, const EdgePolicy& policy) {
  if (!policy.weight.empty()) return name == policy.weight;
  return isWeightName(name) || name == graph.guessedWeight;
}

}  // namespace

Result<GraphFormat> graphFormatOf(const std::string& file) { return formatAmong(file, false); }

Result<GraphFormat> writtenGraphFormatOf(const std::string& file) {
  return formatAmong(file, true);
}

std::vector<std::string> graphEndings() {
  std::vector<std::string> out;
  out.reserve(endings.size());
  for (const auto& known : endings) out.emplace_back(known.ending);
  return out;
}

Result<GraphDocument> parseGraph(std::string_view text, GraphFormat format, const std::string& name,
                                 const EdgePolicy& policy) {
  auto foreign = readForeign(text, format, begun(name, policy), policy);
  if (!foreign) return foreign.error();
  return graphOf(std::move(*foreign), policy);
}

Result<GraphDocument> readGraph(const std::string& file, const std::string& name,
                                const EdgePolicy& policy) {
  auto foreign = readForeignGraph(file, begun(name, policy), policy);
  if (!foreign) return foreign.error();
  return graphOf(std::move(*foreign), policy);
}

Result<GraphDocument> readGraphWithAttributes(const std::string& file, const std::string& name,
                                              const EdgePolicy& policy) {
  auto start = begun(name, policy);
  start.nodes.keepAll();
  auto foreign = readForeignGraph(file, std::move(start), policy);
  if (!foreign) return foreign.error();
  auto attributes = nodeAttributesOf(*foreign);
  std::vector<std::string> ofEdges;
  for (const auto& column : foreign->edges.columns())
    if (!isWeight(column.name, *foreign, policy)) ofEdges.push_back(column.name);
  auto document = graphOf(std::move(*foreign), policy);
  if (!document) return document;
  std::erase_if(attributes,
                [&](const GraphAttribute& each) { return hasOwnPlace(each, *document); });
  document->nodeAttributes = std::move(attributes);
  renameFields(*document);
  if (!ofEdges.empty())
    document->warnings.push_back(fmt::format("{}: of the edges {} {} left out: {}", name,
                                             counted(std::ssize(ofEdges), "attribute"),
                                             verbOf(ofEdges.size()), shownList(ofEdges)));
  return document;
}

Result<ForeignGraph> readForeignGraph(const std::string& file, ForeignGraph begun,
                                      const EdgePolicy& policy) {
  const auto format = graphFormatOf(file);
  const auto bytes = ByteSource::open(file, begun.name);
  if (!bytes) return bytes.error();
  // Any other ending is a table too.
  if (!format || *format == GraphFormat::Csv)
    return readEdgeTable(*bytes, std::move(begun),
                         policy.header.empty() && isNcol(file) ? "values" : policy.header);
  const auto text = wholeText(*bytes);
  if (!text) return text.error();
  return readForeign(*text, *format, std::move(begun), policy);
}

}  // namespace gtv
