#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "graph/empirical_graph.h"
#include "graph/neighbour_graphs.h"

namespace gtv {

/// How the weight of an edge follows from the distance D of its ends.
struct PairWeights {
  enum class Kind {
    Uniform,      ///< 1
    Inverse,      ///< 1/(D + offset)
    Exponential,  ///< exp(−rate · D)
  };
  Kind kind = Kind::Uniform;
  double offset = 0;       ///< ≥ 0
  double rate = 1;         ///< ≥ 0
  bool normalise = false;  ///< divide the weights by their mean over all edges
  /// The field of the document that offset or rate come from, for messages: "graph.offset".
  std::string field = {};
  bool fieldIsRate = false;  ///< else it is a distance: `offset`, or 1/rate
};

/// The edges of the pairs with A_e > 0, or an Error at `field` that names an edge.
Result<std::vector<Edge>> weighPairs(const PairWeights& weights,
                                     const std::vector<NodePair>& pairs);

/// That some nodes with edges are almost uncoupled, as their edges weigh next to nothing, with
/// numbers; empty if there are none. A sentence without its full stop.
std::string describeUncoupledNodes(const EmpiricalGraph& graph);
/// The same of weights that follow from distances, with what to change.
std::string describeUncoupledNodes(const EmpiricalGraph& graph, const PairWeights& weights,
                                   const std::vector<NodePair>& pairs);

}  // namespace gtv
