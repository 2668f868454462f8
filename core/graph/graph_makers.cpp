#include "graph/graph_makers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <numbers>
#include <numeric>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "base/counted.h"
#include "graph/igraph_gateway.h"
#include "graph/neighbour_graphs.h"
#include "graph/pair_weights.h"
#include "graph/random_graphs.h"
#include "graph/regular_graphs.h"

namespace gtv {
namespace {

/// Refuses graphs that do not fit the data or the memory, before anything is made.
Result<void> checkSize(const GraphContext& context, const GraphSize& size) {
  const auto [nodes, edges] = size;
  if (!context.nodeKeys.empty() && nodes != static_cast<double>(context.nodeKeys.size()))
    return Error{"graph", fmt::format("has {}, the data has {}",
                                      counted(static_cast<std::int64_t>(nodes), "node"),
                                      context.nodeKeys.size())};
  if (nodes > maxNodes)
    return Error{"graph", fmt::format("would have {:.3g} nodes, at most {:.0f} are possible", nodes,
                                      maxNodes)};
  if (edges > maxEdges)
    return Error{"graph", fmt::format("would have about {:.3g} edges, at most {:.0f} are possible",
                                      edges, maxEdges)};
  return {};
}

double pairCount(double nodes) { return nodes * (nodes - 1) / 2; }

/// Contiguous clusters of the given sizes.
std::vector<int> clustersOfSizes(const std::vector<int>& sizes) {
  std::vector<int> out;
  for (std::size_t c = 0; c < sizes.size(); ++c)
    out.insert(out.end(), static_cast<std::size_t>(sizes[c]), static_cast<int>(c));
  return out;
}

/// Contiguous blocks of nearly equal size, "clusters" of them.
Result<std::vector<int>> clusterBlocks(const Choice& choice, int nodes) {
  const int clusters = choice.integer("clusters");
  if (clusters > nodes)
    return Error{"graph.clusters",
                 fmt::format("must be at most the number of nodes, {}, got {}", nodes, clusters)};
  std::vector<int> out(static_cast<std::size_t>(nodes));
  for (std::int64_t i = 0; i < nodes; ++i)
    out[static_cast<std::size_t>(i)] = static_cast<int>(i * clusters / nodes);
  return out;
}

Result<GraphSample> sample(int nodes, std::vector<Edge> edges, Result<std::vector<int>> clusters,
                           Matrix positions = Matrix(2, 0)) {
  if (!clusters) return clusters.error();
  auto graph = EmpiricalGraph::make(nodes, std::move(edges));
  if (!graph) return Error{"graph." + graph.error().where, graph.error().message};
  return GraphSample{std::move(*graph), std::move(*clusters), std::move(positions)};
}

/// Node i at angle 90° − i · 360° / n: clockwise from the top.
Matrix circlePositions(int nodes) {
  Matrix out(2, nodes);
  for (int i = 0; i < nodes; ++i) {
    const double angle = std::numbers::pi / 2 - 2 * std::numbers::pi * i / nodes;
    out.col(i) << std::cos(angle), std::sin(angle);
  }
  return out;
}

bool contains(const std::vector<int>& list, int value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

Result<double> totalSize(const std::vector<int>& sizes) {
  if (sizes.empty()) return Error{"graph.clusterSizes", "expected at least one cluster"};
  return std::accumulate(sizes.begin(), sizes.end(), 0.0);
}

PairWeights weightsOf(const Choice& choice) {
  PairWeights weights;
  const auto kind = choice.text("weight");
  weights.normalise = choice.flag("normalise");
  if (kind == "inverse-distance") {
    weights.kind = PairWeights::Kind::Inverse;
    weights.offset = choice.number("offset");
    weights.field = "graph.offset";
  } else if (kind == "exponential") {
    weights.kind = PairWeights::Kind::Exponential;
    weights.rate = choice.number("scale");
    weights.field = "graph.scale";
    weights.fieldIsRate = true;
  }
  return weights;
}

/// Row k of "edges" as an edge between existing nodes.
Result<Edge> explicitEdge(const Json& row, std::size_t k, int nodes) {
  const auto where = fmt::format("graph.edges[{}]", k);
  if (row.size() != 2 && row.size() != 3)
    return Error{where, fmt::format("expected [source, target] or [source, target, weight], got {}",
                                    counted(std::ssize(row), "number"))};
  Edge edge;
  for (const int end : {0, 1}) {
    const double value = row[static_cast<std::size_t>(end)].get<double>();
    if (value != std::floor(value))
      return Error{where, fmt::format("nodes are whole numbers, got {}", value)};
    if (value < 0 || value >= nodes)
      return Error{where,
                   nodes == 0
                       ? fmt::format("node {} does not exist, the graph has no nodes", value)
                       : fmt::format("node {} does not exist, expected 0 to {}", value, nodes - 1)};
    (end == 0 ? edge.head : edge.tail) = static_cast<int>(value);
  }
  if (edge.head == edge.tail) return Error{where, fmt::format("self-loop at node {}", edge.head)};
  if (edge.head > edge.tail) std::swap(edge.head, edge.tail);
  if (row.size() == 3) edge.weight = row[2].get<double>();
  if (!std::isfinite(edge.weight) || edge.weight <= 0)
    return Error{where, fmt::format("weight must be > 0, got {}", edge.weight)};
  return edge;
}

Result<std::vector<Edge>> explicitEdges(const Json& rows, int nodes) {
  std::vector<Edge> edges;
  edges.reserve(rows.size());
  for (std::size_t k = 0; k < rows.size(); ++k) {
    const auto edge = explicitEdge(rows[k], k, nodes);
    if (!edge) return edge.error();
    edges.push_back(*edge);
  }
  std::vector<std::size_t> order(edges.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto ends = [&](std::size_t k) { return std::pair(edges[k].head, edges[k].tail); };
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return std::pair(ends(a), a) < std::pair(ends(b), b);
  });
  for (std::size_t k = 1; k < order.size(); ++k)
    if (ends(order[k - 1]) == ends(order[k]))
      return Error{fmt::format("graph.edges[{}]", order[k]),
                   fmt::format("edge {}-{} appears twice, first in edges[{}]", ends(order[k]).first,
                               ends(order[k]).second, order[k - 1])};
  return edges;
}

}  // namespace

GraphSize sizeOfSbm(const Choice& choice, double) {
  const auto sizes = choice.integers("clusterSizes");
  return {std::accumulate(sizes.begin(), sizes.end(), 0.0),
          expectedBlockModelEdges(sizes, choice.number("pIn"), choice.number("pOut"))};
}

GraphSize sizeOfChain(const Choice& choice, double) {
  const auto sizes = choice.integers("clusterSizes");
  const double nodes = std::accumulate(sizes.begin(), sizes.end(), 0.0);
  return {nodes, std::max(0.0, nodes - 1)};
}

GraphSize sizeOfStar(const Choice& choice, double) {
  const double leaves = choice.integer("leaves");
  return {leaves + 1, leaves};
}

GraphSize sizeOfRing(const Choice& choice, double) {
  const double nodes = choice.integer("nodes");
  return {nodes, nodes};
}

GraphSize sizeOfComplete(const Choice& choice, double) {
  const double nodes = choice.integer("nodes");
  return {nodes, pairCount(nodes)};
}

GraphSize sizeOfGrid(const Choice& choice, double) {
  const double rows = choice.integer("rows");
  const double columns = choice.integer("columns");
  return {rows * columns, 2 * rows * columns - rows - columns};
}

GraphSize sizeOfErdosRenyi(const Choice& choice, double) {
  const double nodes = choice.integer("nodes");
  return {nodes, choice.number("p") * pairCount(nodes)};
}

GraphSize sizeOfWattsStrogatz(const Choice& choice, double) {
  const double nodes = choice.integer("nodes");
  return {nodes, nodes * choice.integer("neighbours")};
}

GraphSize sizeOfBarabasiAlbert(const Choice& choice, double) {
  const double nodes = choice.integer("nodes");
  return {nodes, nodes * choice.integer("edgesPerNode")};
}

GraphSize sizeOfRandomGeometric(const Choice& choice, double) {
  const double nodes = choice.integer("nodes");
  const double radius = choice.number("radius");
  return {nodes, std::min(1.0, std::numbers::pi * radius * radius) * pairCount(nodes)};
}

GraphSize sizeOfNearestNeighbours(const Choice& choice, double dataNodes) {
  const double nodes = dataNodes > 0 ? dataNodes : choice.integer("nodes");
  return {nodes, std::min(nodes * choice.integer("neighbours"), pairCount(nodes))};
}

GraphSize sizeOfSimilarity(const Choice& choice, double dataNodes) {
  const auto sizes = choice.integers("clusterSizes");
  const double nodes = dataNodes > 0 ? dataNodes : std::accumulate(sizes.begin(), sizes.end(), 0.0);
  const auto rule = choice.choice("rule");
  const double most =
      rule.has("neighbours") ? nodes * rule.integer("neighbours") : pairCount(nodes);
  return {nodes, std::min(most, pairCount(nodes))};
}

GraphSize sizeOfExplicit(const Choice& choice, double) {
  return {static_cast<double>(choice.integer("nodes")),
          static_cast<double>(choice.at("edges").size())};
}

GraphSize sizeOfEmpty(const Choice&, double dataNodes) { return {dataNodes, 0}; }

Result<GraphSample> makeSbm(const Choice& choice, const GraphContext& context) {
  const auto sizes = choice.integers("clusterSizes");
  const double pIn = choice.number("pIn");
  const double pOut = choice.number("pOut");
  const auto nodes = totalSize(sizes);
  if (!nodes) return nodes.error();
  if (auto fits = checkSize(context, sizeOfSbm(choice, 0)); !fits) return fits.error();
  return sample(static_cast<int>(*nodes),
                sampleBlockModel(sizes, pIn, pOut, context.rng.stream("edges")),
                clustersOfSizes(sizes));
}

Result<GraphSample> makeChain(const Choice& choice, const GraphContext& context) {
  const auto sizes = choice.integers("clusterSizes");
  const auto nodes = totalSize(sizes);
  if (!nodes) return nodes.error();
  if (auto fits = checkSize(context, sizeOfChain(choice, 0)); !fits) return fits.error();
  return sample(static_cast<int>(*nodes), chainEdges(sizes, choice.number("boundaryWeight")),
                clustersOfSizes(sizes));
}

Result<GraphSample> makeStar(const Choice& choice, const GraphContext& context) {
  const int leaves = choice.integer("leaves");
  if (auto fits = checkSize(context, sizeOfStar(choice, 0)); !fits) return fits.error();
  return sample(leaves + 1, starEdges(leaves, choice.number("edgeWeight")),
                clustersOfSizes({leaves + 1}));
}

Result<GraphSample> makeRing(const Choice& choice, const GraphContext& context) {
  const int nodes = choice.integer("nodes");
  if (auto fits = checkSize(context, sizeOfRing(choice, 0)); !fits) return fits.error();
  return sample(nodes, ringEdges(nodes, choice.number("edgeWeight")), clusterBlocks(choice, nodes),
                circlePositions(nodes));
}

Result<GraphSample> makeComplete(const Choice& choice, const GraphContext& context) {
  const int nodes = choice.integer("nodes");
  if (auto fits = checkSize(context, sizeOfComplete(choice, 0)); !fits) return fits.error();
  return sample(nodes, completeEdges(nodes, choice.number("edgeWeight")),
                clusterBlocks(choice, nodes));
}

Result<GraphSample> makeGrid(const Choice& choice, const GraphContext& context) {
  const int rows = choice.integer("rows");
  const int columns = choice.integer("columns");
  if (auto fits = checkSize(context, sizeOfGrid(choice, 0)); !fits) return fits.error();
  const int nodes = rows * columns;
  Matrix positions(2, nodes);
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c) positions.col(r * columns + c) << c, rows - 1 - r;
  return sample(nodes, gridEdges(rows, columns, choice.number("edgeWeight")),
                clusterBlocks(choice, nodes), std::move(positions));
}

Result<GraphSample> makeErdosRenyi(const Choice& choice, const GraphContext& context) {
  const int nodes = choice.integer("nodes");
  const double p = choice.number("p");
  if (auto fits = checkSize(context, sizeOfErdosRenyi(choice, 0)); !fits) return fits.error();
  return sample(nodes, sampleBlockModel({nodes}, p, 0, context.rng.stream("edges")),
                clusterBlocks(choice, nodes));
}

Result<GraphSample> makeWattsStrogatz(const Choice& choice, const GraphContext& context) {
  const int nodes = choice.integer("nodes");
  const int neighbours = choice.integer("neighbours");
  if (2.0 * neighbours >= nodes)
    return Error{
        "graph.neighbours",
        fmt::format("{} on either side {} more than {} nodes, there {} {}", neighbours,
                    verbOf(neighbours, "needs", "need"), 2.0 * neighbours, verbOf(nodes), nodes)};
  if (auto fits = checkSize(context, sizeOfWattsStrogatz(choice, 0)); !fits) return fits.error();
  auto edges =
      wattsStrogatzEdges(nodes, neighbours, choice.number("rewiring"), context.rng.stream("edges"));
  if (!edges) return edges.error();
  return sample(nodes, std::move(*edges), clusterBlocks(choice, nodes), circlePositions(nodes));
}

Result<GraphSample> makeBarabasiAlbert(const Choice& choice, const GraphContext& context) {
  const int nodes = choice.integer("nodes");
  const int perNode = choice.integer("edgesPerNode");
  if (perNode >= nodes)
    return Error{"graph.edgesPerNode",
                 fmt::format("must be less than the number of nodes, {}, got {}", nodes, perNode)};
  if (auto fits = checkSize(context, sizeOfBarabasiAlbert(choice, 0)); !fits) return fits.error();
  auto edges = barabasiAlbertEdges(nodes, perNode, context.rng.stream("edges"));
  if (!edges) return edges.error();
  return sample(nodes, std::move(*edges), clusterBlocks(choice, nodes));
}

Result<GraphSample> makeRandomGeometric(const Choice& choice, const GraphContext& context) {
  const int nodes = choice.integer("nodes");
  const double radius = choice.number("radius");
  if (auto fits = checkSize(context, sizeOfRandomGeometric(choice, 0)); !fits) return fits.error();
  auto positions = uniformPoints(nodes, context.rng.stream("positions"));
  std::vector<Edge> edges;
  for (const auto& pair : pairsWithin(positions, radius))
    edges.push_back({pair.first, pair.second, 1});
  return sample(nodes, std::move(edges), clusterBlocks(choice, nodes), std::move(positions));
}

Result<GraphSample> makeNearestNeighbours(const Choice& choice, const GraphContext& context) {
  const bool byFeatures = choice.text("by") == "features";
  if (byFeatures && context.features.cols() == 0)
    return Error{"graph.by",
                 "the features are not known before the graph, as the data is not from a file"};
  if (byFeatures && choice.text("metric") == "haversine")
    return Error{"graph.metric", "must be euclidean, as features are not degrees"};
  const auto& given = byFeatures ? context.features : context.coordinates;
  const bool fromData = given.cols() > 0;
  const int neighbours = choice.integer("neighbours");
  const auto metric = choice.text("metric") == "haversine" ? Metric::Haversine : Metric::Euclidean;
  int nodes = choice.integer("nodes");
  if (fromData)
    nodes = static_cast<int>(given.cols());
  else if (!context.nodeKeys.empty())
    nodes = static_cast<int>(context.nodeKeys.size());
  if (neighbours >= nodes)
    return Error{
        "graph.neighbours",
        fmt::format("must be less than the number of nodes, {}, got {}", nodes, neighbours)};
  if (auto fits = checkSize(context, sizeOfNearestNeighbours(choice, nodes)); !fits)
    return fits.error();
  auto points = fromData ? given : uniformPoints(nodes, context.rng.stream("positions"));
  if (byFeatures) {
    if (!(points.cwiseAbs().maxCoeff() <= 1e100))
      return Error{"graph.by", "the features are too large to measure distances"};
  } else if (auto valid = checkCoordinates(points, metric, "graph.metric"); !valid) {
    return valid.error();
  }
  const auto pairs = nearestNeighbourPairs(points, neighbours, metric);
  const auto weights = weightsOf(choice);
  auto edges = weighPairs(weights, pairs);
  if (!edges) return edges.error();
  auto out =
      fromData ? sample(nodes, std::move(*edges), clustersOfSizes({nodes}))
               : sample(nodes, std::move(*edges), clusterBlocks(choice, nodes), std::move(points));
  if (out)
    if (auto what = describeUncoupledNodes(out->graph, weights, pairs); !what.empty())
      out->warnings.push_back(std::move(what));
  return out;
}

Result<GraphSample> makeNodesAlone(const Choice& choice, const GraphContext& context) {
  const auto ofData = static_cast<int>(context.nodeKeys.size());
  const auto size = sizeOfSimilarity(choice, ofData);
  if (auto fits = checkSize(context, size); !fits) return fits.error();
  const auto nodes = static_cast<int>(size.nodes);
  if (ofData > 0) return sample(nodes, {}, clustersOfSizes({nodes}));
  const auto sizes = choice.integers("clusterSizes");
  if (auto total = totalSize(sizes); !total) return total.error();
  return sample(nodes, {}, clustersOfSizes(sizes));
}

Result<GraphSample> makeExplicit(const Choice& choice, const GraphContext& context) {
  const int nodes = choice.integer("nodes");
  const auto& rows = choice.at("edges");
  if (auto fits = checkSize(context, sizeOfExplicit(choice, 0)); !fits) return fits.error();
  auto edges = explicitEdges(rows, nodes);
  if (!edges) return edges.error();

  const Matrix given = choice.matrix("positions");
  if (given.rows() != 0 && given.rows() != nodes)
    return Error{"graph.positions",
                 fmt::format("expected one row per node, {}, got {}", nodes, given.rows())};
  if (given.rows() != 0 && given.cols() != 2)
    return Error{"graph.positions[0]", "expected [x, y], got " + counted(given.cols(), "number")};
  Matrix positions(2, given.rows());
  if (given.rows() != 0) positions = given.transpose();

  auto clusters = choice.integers("clusters");
  if (clusters.empty()) clusters.assign(static_cast<std::size_t>(nodes), 0);
  if (clusters.size() != static_cast<std::size_t>(nodes))
    return Error{"graph.clusters",
                 fmt::format("expected one number per node, {}, got {}", nodes, clusters.size())};
  for (std::size_t i = 0; i < clusters.size(); ++i)
    if (clusters[i] >= nodes)
      return Error{fmt::format("graph.clusters[{}]", i),
                   fmt::format("clusters count from 0 and are at most as many as nodes, got {}",
                               clusters[i])};
  return sample(nodes, std::move(*edges), std::move(clusters), std::move(positions));
}

Result<GraphSample> makeEmpty(const Choice& choice, const GraphContext& context) {
  const auto nodes = static_cast<int>(context.nodeKeys.size());
  if (auto fits = checkSize(context, sizeOfEmpty(choice, nodes)); !fits) return fits.error();
  return sample(nodes, {}, clustersOfSizes({nodes}));
}

Result<GraphSample> makeCsv(const Choice& choice, const GraphContext& context) {
  if (context.graphFile == nullptr)
    return Error{"graph.file", choice.text("file").empty() ? "no graph file is named"
                                                           : "the graph file was not read"};
  const auto& file = *context.graphFile;
  const auto keys = context.nodeKeys.empty() ? nodeOrder({}, file.keys) : context.nodeKeys;
  auto graph = graphOver(keys, file);
  if (!graph) return graph.error();
  const int nodes = graph->nodeCount();
  GraphSample out{std::move(*graph), clustersOfSizes({nodes}), Matrix(2, 0)};
  if (auto what = describeUncoupledNodes(out.graph); !what.empty())
    out.warnings.push_back(fmt::format("{}; change the weights in {}", what, file.name));
  // What the file says of its nodes; others are in cluster 0, and then nobody has a position.
  std::unordered_map<std::string_view, int> number;
  for (int i = 0; i < nodes; ++i) number.emplace(keys[static_cast<std::size_t>(i)], i);
  // Files number clusters as they like.
  std::map<int, int> clusters{{0, 0}};
  for (const int c : file.clusters) clusters.emplace(c, 0);
  if (static_cast<int>(file.keys.size()) == nodes && !contains(file.clusters, 0)) clusters.erase(0);
  int next = 0;
  for (auto& [given, own] : clusters) own = next++;
  if (file.positions.cols() == nodes) out.positions.resize(2, nodes);
  for (std::size_t k = 0; k < file.keys.size(); ++k) {
    const int i = number.at(file.keys[k]);
    if (!file.clusters.empty())
      out.clusters[static_cast<std::size_t>(i)] = clusters.at(file.clusters[k]);
    if (file.positions.cols() == nodes)
      out.positions.col(i) = file.positions.col(static_cast<Eigen::Index>(k));
  }
  return out;
}

}  // namespace gtv
