#pragma once

#include <string>
#include <vector>

#include "base/catalogue.h"

namespace gtv {

/// How several edges between the same two nodes become one.
enum class EdgeMerge { Refuse, Sum, Mean, Max, First };
/// What becomes of an edge whose weight is no positive number.
enum class EdgeRepair { Refuse, Drop, One };

/// How the edges of a file become those of an undirected graph without loops, with weights > 0.
struct EdgePolicy {
  std::string weight;        ///< edge attribute with the weights; empty: weight or value
  bool unweighted = false;   ///< every edge has weight 1, whatever the file says
  bool convertTexts = true;  ///< numbers that are written as texts are weights
  EdgeRepair missing = EdgeRepair::One;
  EdgeRepair nonPositive = EdgeRepair::Refuse;
  bool dropLoops = false;
  EdgeMerge parallel = EdgeMerge::Refuse;  ///< edges that appear twice in one direction
  /// Edges there and back; with Refuse those of equal weight are one.
  EdgeMerge directions = EdgeMerge::Refuse;
  /// Of tables: does the first line have the names of the columns? Empty: guessed.
  std::string header;
};

/// Of graphs from a file.
std::vector<Parameter> edgePolicyParameters();
EdgePolicy edgePolicy(const Choice& choice);

}  // namespace gtv
