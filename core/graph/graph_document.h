#pragma once

#include <string>
#include <vector>

#include "graph/empirical_graph.h"

namespace gtv {

/// What a file says of every node or of every edge besides: numbers, NaN where there is none.
struct GraphAttribute {
  std::string name;
  std::vector<double> values;
  bool isWhole = false;  ///< all are whole numbers
  /// Of an attribute that is a text, in the place of values; empty: this item has none.
  std::vector<std::string> texts{};
};

/// A graph as a file holds it: what the formats have in common.
struct GraphDocument {
  std::vector<std::string> keys;  ///< the nodes; unique, not empty
  /// Between the nodes numbered as in `keys`, sorted, as EmpiricalGraph::make wants them.
  std::vector<Edge> edges;
  Matrix positions = Matrix(2, 0);  ///< 2 × n, y upwards, or 2 × 0
  std::vector<int> clusters;        ///< of every node, from 0; or empty
  /// What a reader could not use or had to guess: sentences without their full stops.
  std::vector<std::string> warnings{};
  std::string name{};  ///< what messages call the file
  /// Pajek has no place for them, CSV for those of edges alone.
  std::vector<GraphAttribute> nodeAttributes{};
  std::vector<GraphAttribute> edgeAttributes{};
};

/// The union of both key lists, in output order: ascending if every key is a canonical integer
/// ("7", "-3"; not "07"), else by first appearance, `dataKeys` first.
std::vector<std::string> nodeOrder(const std::vector<std::string>& dataKeys,
                                   const std::vector<std::string>& graphKeys = {});

/// The graph of the document over `nodeKeys`, which hold every key of it.
Result<EmpiricalGraph> graphOver(const std::vector<std::string>& nodeKeys,
                                 const GraphDocument& document);

}  // namespace gtv
