#pragma once

#include <vector>

#include "problem/gtv_problem.h"

namespace gtv {

/// The quotient of the empirical graph by a partition, say into fused nodes: what a solution looks
/// like from far away.
struct ClusterGraph {
  struct Cluster {
    int size = 0;
    int labeled = 0;  ///< nodes with a loss that is not zero
    Vector mean;      ///< of w_i over its nodes
  };
  /// All edges between two clusters together.
  struct Link {
    int first = 0;
    int second = 0;  ///< > first
    double weight = 0;
    int edges = 0;
    Vector flow;  ///< Σ ±u_e from the first to the second cluster; empty without a dual
  };
  std::vector<Cluster> clusters;
  std::vector<Link> links;  ///< by (first, second)
};

/// `clusters[i]` is the cluster of node i, counted from 0.
ClusterGraph clusterGraph(const GtvProblem& problem, const Matrix& W, const Matrix& U,
                          const std::vector<int>& clusters);

}  // namespace gtv
