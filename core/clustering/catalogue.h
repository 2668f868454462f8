#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/catalogue.h"
#include "base/result.h"
#include "base/rng.h"
#include "graph/empirical_graph.h"

namespace gtv {

/// What the nodes can be clustered by.
struct ClusteringInput {
  const EmpiricalGraph& graph;
  /// One column per node for an entry of clusteredQuantities(), NaN where there is nothing to say
  /// of the node; an Error at "on" says why there is none.
  std::function<Result<Matrix>(const std::string& quantity)> points;
};

/// What algorithms on points cluster: "parameters" (of the local minimisers), "statistics" (of the
/// local data), "coordinates" (of the nodes).
const std::vector<std::string>& clusteredQuantities();

/// The part of every node, numbered by first appearance. Errors are at a parameter of the choice.
using ClusteringMaker = std::function<Result<std::vector<int>>(
    const Choice&, const ClusteringInput&, const Rng&, const std::stop_token&)>;

/// Algorithms that partition the nodes of a graph, by its edges or by points at the nodes.
const Catalogue<ClusteringMaker>& clusteringCatalogue();

}  // namespace gtv
