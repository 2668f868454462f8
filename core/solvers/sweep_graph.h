#pragma once

#include <cstdint>
#include <vector>

#include "graph/empirical_graph.h"
#include "kernels/aligned_array.h"

namespace gtv {

/// A graph as the sweep of kernels/sweep.h reads it: nodes renumbered to be near their neighbours,
/// every edge stored at its smaller endpoint. Large graphs are cut into blocks of successive nodes
/// that threads can work on; the edges between blocks come last. The blocks depend on the graph and
/// the dimension alone.
struct SweepGraph {
  SweepGraph(const EmpiricalGraph& graph, int dimension);

  /// A crossing edge as one of its nodes sees it.
  struct Crossing {
    std::int32_t node;
    std::int32_t edge;
    double sign;  ///< of its weight in the node's sum
  };
  struct Block {
    int begin = 0;  ///< nodes
    int end = 0;
    int crossingBegin = 0;  ///< edges that cross, owned by the block
    int crossingEnd = 0;
    std::vector<Crossing> gathers;  ///< all that end in the block, by node
  };

  int nodeCount() const { return static_cast<int>(order.size()); }
  int edgeCount() const { return static_cast<int>(edge.size()); }
  std::size_t bytes() const;

  std::vector<int> order;           ///< node k here is node order[k] of the graph
  std::vector<int> position;        ///< the inverse
  std::vector<std::int32_t> first;  ///< n + 1: where a node's own edges within its block begin
  std::vector<std::int32_t> head;   ///< the smaller endpoint of every edge
  std::vector<std::int32_t> tail;   ///< the larger endpoint of every edge, and 16 zeros
  std::vector<std::int32_t> edge;   ///< the graph's edge
  std::vector<bool> reversed;       ///< its head is the larger endpoint here
  AlignedArray<double> weight;      ///< A_e, or empty where all are `unit`
  double unit = 1;
  std::vector<double> strength;  ///< Σ A_e/unit over a node's edges
  int mostOwned = 0;             ///< the largest number of own edges
  std::vector<Block> blocks;     ///< at least one

 private:
  /// Makes the blocks; returns where they end.
  std::vector<int> cut(const EmpiricalGraph& graph, int dimension);
};

}  // namespace gtv
