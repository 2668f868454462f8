#pragma once

#include <memory>
#include <vector>

#include "graph/empirical_graph.h"

namespace gtv {

/// Flows inside the clusters of fused nodes, which prove that they belong together: u with
///   (Dᵀu)_i = t_i,  ‖u_e‖₂ ≤ λA_e
/// over the edges within a cluster, for targets t (columns, Σ t_i = 0 over every cluster). Sought
/// cluster by cluster by turns: the least change that makes up for what is out of balance
/// (conjugate gradients on the cluster's Laplacian, weighted A_e², to the digits that are needed),
/// and back into the balls; edges that had to be cut back are asked for less the next time. The
/// preconditioner of large clusters has two levels: the diagonal, and patches of neighbouring nodes
/// that move together, whose Laplacian is small enough for an inverse.
class ClusterFlow {
 public:
  /// `order`: of the nodes within a cluster; neighbours should be near.
  ClusterFlow(std::shared_ptr<const EmpiricalGraph> graph, int dimension, std::vector<int> order);

  /// `cluster` (one per node, 0 … count − 1) and, d × E, the flow to begin with.
  void setClusters(const std::vector<int>& cluster, int count, const Matrix& U);
  /// The flow inside the clusters goes into U, the rest of which stays.
  void store(Matrix& U) const;
  void scale(double factor) { flow_ *= factor; }

  /// Brings the cluster's Σ‖t_i − (Dᵀu)_i‖² down to `enough`, or as far as it gets; returns it.
  /// The targets are d × n, by node.
  double balance(int cluster, const Matrix& target, double lambda, double enough);

  int size(int cluster) const { return begin_[cluster + 1] - begin_[cluster]; }
  /// The nodes of one cluster after the other.
  int node(int place) const { return node_[place]; }
  int firstPlace(int cluster) const { return begin_[cluster]; }

 private:
  template <int D>
  double balanceFor(int cluster, const Matrix& target, double lambda, double enough);
  /// residual_ ← target − Dᵀu; returns its squares.
  template <int D>
  double findResidual(int cluster, const Matrix& target);
  /// potential_ with L·potential ≈ residual_, which becomes what is left; returns its squares.
  template <int D>
  double solve(int cluster, double enough);
  /// u ← u + cDz, back into the balls; true if any had left its own.
  template <int D>
  bool push(int cluster, double lambda);

  /// Patches of some dozens of nodes that hang together, and the inverse of their Laplacian.
  struct Coarse {
    int count = 0;
    Matrix inverse;
  };
  void makePatches(int cluster);
  /// scaled_ ← M⁻¹ residual_; returns residualᵀ M⁻¹ residual.
  template <int D>
  double precondition(int cluster);

  std::shared_ptr<const EmpiricalGraph> graph_;
  std::vector<int> order_;
  std::vector<int> node_;       ///< of every place
  std::vector<int> place_;      ///< of every node
  std::vector<int> begin_;      ///< per cluster, of places
  std::vector<int> edgeBegin_;  ///< per cluster, of the arrays below
  std::vector<int> edge_;
  std::vector<int> head_;  ///< places
  std::vector<int> tail_;
  std::vector<double> conductance_;  ///< A_e², less where flow was cut back
  Matrix flow_;                      ///< d × (edges inside)
  Matrix residual_;                  ///< d × n, by place, as are the others
  Matrix potential_;
  Matrix direction_;
  Matrix image_;
  Matrix scaled_;
  Vector inverse_;
  std::vector<Coarse> coarse_;  ///< of every cluster; made when it is first solved for
  std::vector<int> patch_;      ///< of every place
  Matrix patchSums_;
  Matrix patchMoves_;
};

}  // namespace gtv
