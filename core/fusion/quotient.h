#pragma once

#include <vector>

#include "problem/gtv_problem.h"

namespace gtv {

/// The problem that is left of one with network Lasso and quadratic losses when the nodes of every
/// cluster share one model:
///   min Σ_C L_C(w_C) + λ Σ_{C,C'} A_{CC'} ‖w_C − w_{C'}‖,
/// L_C and A_{CC'} the sums of those of the nodes and of the edges between. A problem of the same
/// kind, so it can be divided again.
struct Quotient {
  std::vector<int> cluster;  ///< of every node
  std::vector<int> border;   ///< of every edge: the edge of `problem` it is part of, −1 inside
  std::vector<double> sign;  ///< of every edge: −1 if it runs against its border
  GtvProblem problem;

  int clusterCount() const { return problem.nodeCount(); }

  /// W and U of the whole from those of the quotient: every node has its cluster's model, every
  /// edge its part (by weight) of its border's flow. What lies inside of clusters stays in U.
  void expandModels(const Matrix& models, Matrix& W) const;
  void expandFlows(const GtvProblem& whole, const Matrix& flows, Matrix& U) const;
  /// The other way: means over the clusters; sums over the borders.
  Matrix clusterMeans(const Matrix& W) const;
  Matrix borderSums(const Matrix& U) const;
};

/// `cluster` may name the clusters by any numbers from 0 to n − 1; they are numbered as their first
/// nodes come in `order`.
Quotient makeQuotient(const GtvProblem& whole, const std::vector<int>& cluster,
                      const std::vector<int>& order);

/// The quotient of a quotient, of the whole that the first was made from. Clusters stay in order.
Quotient quotientOfQuotient(const Quotient& quotient, const std::vector<int>& clusterOfClusters);

}  // namespace gtv
