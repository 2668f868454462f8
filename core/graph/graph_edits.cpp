#include "graph/graph_edits.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

#include "base/counted.h"
#include "graph/graph_makers.h"

namespace gtv {
namespace {

using Ends = std::pair<int, int>;

Ends endsOf(const Edge& edge) { return {edge.head, edge.tail}; }

bool byEnds(const Edge& a, const Edge& b) { return endsOf(a) < endsOf(b); }

/// A whole number in 0 … count − 1.
std::optional<int> indexBelow(double value, int count) {
  if (!(value >= 0 && value < count) || value != std::floor(value)) return std::nullopt;
  return static_cast<int>(value);
}

Error noNode(const std::string& where, double value, int count) {
  return {where, fmt::format("no node {}, expected 0 to {}", value, count - 1)};
}

Result<GraphEdits::NewNode> readNewNode(const Json& row, const std::string& where,
                                        int clusterCount) {
  if (row.size() != 3)
    return Error{where, "expected [x, y, cluster], got " + counted(std::ssize(row), "number")};
  const auto cluster = indexBelow(row[2].get<double>(), clusterCount);
  if (!cluster)
    return Error{where, fmt::format("no cluster {}, expected 0 to {}", row[2].get<double>(),
                                    clusterCount - 1)};
  return GraphEdits::NewNode{row[0].get<double>(), row[1].get<double>(), *cluster};
}

Result<Edge> readEdgeEdit(const Json& row, const std::string& where, int nodeCount) {
  if (row.size() != 3)
    return Error{where, "expected [node, node, weight], got " + counted(std::ssize(row), "number")};
  const auto a = indexBelow(row[0].get<double>(), nodeCount);
  const auto b = indexBelow(row[1].get<double>(), nodeCount);
  if (!a) return noNode(where, row[0].get<double>(), nodeCount);
  if (!b) return noNode(where, row[1].get<double>(), nodeCount);
  if (*a == *b) return Error{where, fmt::format("self-loop at node {}", *a)};
  const double weight = row[2].get<double>();
  if (!(weight >= 0))
    return Error{where, fmt::format("weight must be > 0, or 0 to remove the edge, got {}", weight)};
  return Edge{std::min(*a, *b), std::max(*a, *b), weight};
}

}  // namespace

bool operator==(const GraphEdits::NewNode& a, const GraphEdits::NewNode& b) {
  return a.x == b.x && a.y == b.y && a.cluster == b.cluster;
}

const CatalogueView& graphEditFields() {
  static const CatalogueView fields{
      "edits",
      {{"edits",
        "edits",
        "",
        "",
        "",
        {valueParameter(ParameterType::Matrix, "nodes", "Added nodes", Json::array(),
                        "Rows [x, y, cluster] of added nodes; they are numbered after the nodes of "
                        "the graph."),
         valueParameter(
             ParameterType::Matrix, "edges", "Changed edges", Json::array(),
             "Rows [node, node, weight] of added or changed edges; weight 0 removes the edge."),
         valueParameter(ParameterType::IntegerList, "removed", "Removed nodes", Json::array(),
                        "Numbers of the removed nodes; other nodes do not take these numbers.")}}}};
  return fields;
}

Result<GraphEdits> readGraphEdits(const Json& value, int nodeCount, int clusterCount) {
  GraphEdits edits;
  const auto& nodes = value.at("nodes");
  // Every added node may begin a cluster of its own.
  const auto most = static_cast<int>(
      std::min<std::int64_t>(static_cast<std::int64_t>(clusterCount) + std::ssize(nodes),
                             std::numeric_limits<int>::max()));
  for (std::size_t k = 0; k < nodes.size(); ++k) {
    const auto node = readNewNode(nodes[k], fmt::format("edits.nodes[{}]", k), most);
    if (!node) return node.error();
    edits.nodes.push_back(*node);
  }
  const double all = static_cast<double>(nodeCount) + static_cast<double>(nodes.size());
  if (all > maxNodes)
    return Error{"edits.nodes", fmt::format("the graph would have {:.3g} nodes, at most {:.0f} are "
                                            "possible",
                                            all, maxNodes)};
  const int count = static_cast<int>(all);
  const auto& edges = value.at("edges");
  for (std::size_t k = 0; k < edges.size(); ++k) {
    const auto edge = readEdgeEdit(edges[k], fmt::format("edits.edges[{}]", k), count);
    if (!edge) return edge.error();
    edits.edges.push_back(*edge);
  }
  std::stable_sort(edits.edges.begin(), edits.edges.end(), byEnds);
  const auto twice =
      std::adjacent_find(edits.edges.begin(), edits.edges.end(),
                         [](const Edge& a, const Edge& b) { return endsOf(a) == endsOf(b); });
  if (twice != edits.edges.end())
    return Error{"edits.edges", fmt::format("edge {}-{} appears twice", twice->head, twice->tail)};
  const auto& removed = value.at("removed");
  for (std::size_t k = 0; k < removed.size(); ++k) {
    const auto where = fmt::format("edits.removed[{}]", k);
    const auto node = indexBelow(removed[k].get<double>(), count);
    if (!node) return noNode(where, removed[k].get<double>(), count);
    edits.removed.push_back(*node);
  }
  std::sort(edits.removed.begin(), edits.removed.end());
  if (const auto again = std::adjacent_find(edits.removed.begin(), edits.removed.end());
      again != edits.removed.end())
    return Error{"edits.removed", fmt::format("node {} appears twice", *again)};
  return edits;
}

Json graphEditsJson(const GraphEdits& edits) {
  Json nodes = Json::array();
  for (const auto& node : edits.nodes) nodes.push_back(Json::array({node.x, node.y, node.cluster}));
  Json edges = Json::array();
  for (const auto& edge : edits.edges)
    edges.push_back(Json::array({edge.head, edge.tail, edge.weight}));
  return Json{{"nodes", std::move(nodes)}, {"edges", std::move(edges)}, {"removed", edits.removed}};
}

EmpiricalGraph withEdits(const EmpiricalGraph& graph, const GraphEdits& edits) {
  std::vector<Edge> edges;
  edges.reserve(graph.edges().size() + edits.edges.size());
  auto change = edits.edges.begin();  // both lists are sorted by their ends
  const auto take = [&](const Edge& edge) {
    if (edge.weight > 0) edges.push_back(edge);
  };
  for (const auto& edge : graph.edges()) {
    while (change != edits.edges.end() && byEnds(*change, edge)) take(*change++);
    if (change != edits.edges.end() && endsOf(*change) == endsOf(edge))
      take(*change++);
    else
      take(edge);
  }
  while (change != edits.edges.end()) take(*change++);
  auto made = EmpiricalGraph::make(graph.nodeCount() + static_cast<int>(edits.nodes.size()),
                                   std::move(edges));
  check(made.ok(), "edits were checked against the graph");
  return std::move(*made);
}

}  // namespace gtv
