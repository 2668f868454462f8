#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/catalogue.h"
#include "base/rng.h"
#include "graph/empirical_graph.h"
#include "graph/graph_document.h"

namespace gtv {

/// A graph with what its generator knows about the nodes.
struct GraphSample {
  EmpiricalGraph graph;
  std::vector<int> clusters;  ///< true cluster of every node, 0 … k − 1
  Matrix positions;           ///< 2 × n, y upwards, where the generator places nodes; or 2 × 0
  std::vector<std::string> warnings{};  ///< sentences without their full stops
};

/// What a generator may build on besides its own parameters.
struct GraphContext {
  Rng rng{0};
  /// Node keys that the data or the edge file fix, in node order; empty: the generator decides.
  std::vector<std::string> nodeKeys;
  /// 2 × n: longitude/latitude in degrees or plane x/y of the data's nodes; or 2 × 0.
  Matrix coordinates = Matrix(2, 0);
  /// d × n: the mean feature vector of every node, where data comes from a file; or d × 0.
  Matrix features = Matrix(0, 0);
  /// The file of graph kind "csv", read.
  const GraphDocument* graphFile = nullptr;
};

struct GraphSize {
  double nodes = 0;
  double edges = 0;
};

struct GraphMaker {
  std::function<Result<GraphSample>(const Choice&, const GraphContext&)> make;
  /// How large the graph gets: of random graphs the expected numbers, or an upper bound of them;
  /// `dataNodes` are the nodes that the data fixes, or 0. Null for graphs from a file.
  std::function<GraphSize(const Choice&, double dataNodes)> size;

  Result<GraphSample> operator()(const Choice& choice, const GraphContext& context) const {
    return make(choice, context);
  }
};

/// sbm, chain, star, ring, grid, complete, erdos-renyi, watts-strogatz, barabasi-albert,
/// random-geometric, nearest-neighbours, similarity, explicit, empty, csv. Of "similarity" the
/// maker gives the nodes: the edges need the data, see similarityGraph() in experiment.
const Catalogue<GraphMaker>& graphCatalogue();

}  // namespace gtv
