#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "graph/edge_table.h"
#include "graph/empirical_graph.h"

namespace gtv {

/// A graph as a file holds it: what the formats have in common.
struct GraphDocument {
  std::vector<std::string> keys;  ///< the nodes; unique, not empty
  /// Between the nodes numbered as in `keys`, sorted, as EmpiricalGraph::make wants them.
  std::vector<Edge> edges;
  Matrix positions = Matrix(2, 0);  ///< 2 × n, y upwards, or 2 × 0
  std::vector<int> clusters;        ///< of every node, from 0; or empty
  /// What a reader could not use or had to guess: sentences without their full stops.
  std::vector<std::string> warnings{};
};

/// Edge file `source,target[,weight]` (no isolated nodes, positions or clusters); GraphML; GML
/// (Himsolt 1997); Pajek's .net; node-link JSON as NetworkX writes it.
enum class GraphFormat { Csv, GraphMl, Gml, Pajek, NodeLink };

/// By the ending .csv, .graphml, .gml, .net or .json, or an Error that names these.
Result<GraphFormat> graphFormatOf(const std::string& file);

/// What attributes mean is said at graphOf(). Directions are dropped: (a,b) and (b,a) of the same
/// weight are one edge. Refuses what EmpiricalGraph::make refuses, and edges whose nodes are not
/// declared. Of several graphs in one file it reads the first, with a warning. Messages call the
/// file `name`.
Result<GraphDocument> parseGraph(std::string_view text, GraphFormat format,
                                 const std::string& name);
Result<GraphDocument> readGraph(const std::string& file);

/// Numbers come back bit for bit. Pajek has no clusters and wants positions in [0, 1]: those are
/// brought there, with y downwards.
std::string formatGraph(const GraphDocument& graph, GraphFormat format);

/// Its edges by the keys of their nodes.
EdgeTable edgeTableOf(const GraphDocument& graph, const std::string& name);

/// What the format does not keep of this graph, for a warning; empty if nothing is lost.
std::string lostIn(const GraphDocument& graph, GraphFormat format);

}  // namespace gtv
