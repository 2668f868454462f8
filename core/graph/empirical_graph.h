#pragma once

#include <span>
#include <vector>

#include "base/result.h"
#include "base/types.h"

namespace gtv {

/// An undirected edge with its orientation: head e₊ = min, tail e₋ = max [CFL 5-6]. Nodes count
/// from 0.
struct Edge {
  int head = 0;
  int tail = 0;
  double weight = 1;  ///< A_e > 0

  friend bool operator==(const Edge&, const Edge&) = default;
};

/// An edge as one of its nodes sees it.
struct Incidence {
  int neighbour = 0;
  int edge = 0;
  double sign = 1;  ///< D_{e,i}: +1 at the head, −1 at the tail
};

/// Nodes that hold local datasets and weighted edges that say which of them are similar. Simple
/// and undirected; edges are sorted by (head, tail). Immutable once made.
///
/// In memory W is d × n with column i = w_i, and U is d × E with column e = u_e.
class EmpiricalGraph {
 public:
  EmpiricalGraph() = default;

  /// Orients and sorts the edges. An Error names the first self-loop, repeated edge, node outside
  /// 0 … nodeCount − 1, or weight that is not finite and positive.
  static Result<EmpiricalGraph> make(int nodeCount, std::vector<Edge> edges);

  int nodeCount() const { return static_cast<int>(offsets_.size()) - 1; }
  int edgeCount() const { return static_cast<int>(edges_.size()); }
  const std::vector<Edge>& edges() const { return edges_; }
  const Edge& edge(int e) const { return edges_[static_cast<std::size_t>(e)]; }
  /// Incident edges of node i, by ascending edge number.
  std::span<const Incidence> neighbours(int i) const {
    return {incidences_.data() + offsets_[i], incidences_.data() + offsets_[i + 1]};
  }
  /// |N_i|, the unweighted degree.
  int degree(int i) const { return static_cast<int>(offsets_[i + 1] - offsets_[i]); }
  /// a_i = Σ_{i'} A_{ii'}, the weighted degree.
  double strength(int i) const;
  /// The number of the edge between i and j, or −1. O(smaller degree).
  int edgeBetween(int i, int j) const;

  /// D W: column e = w_{e₊} − w_{e₋} (unweighted incidence) [CFL 6].
  Matrix differences(const Matrix& W) const;
  /// DᵀU: column i = net outflow of node i [CFL 7].
  Matrix netOutflow(const Matrix& U) const;
  /// L_A W: column i = Σ_{i'} A_{ii'} (w_i − w_{i'}), L_A = Dᵀ diag(A) D.
  Matrix laplacian(const Matrix& W) const;

  /// Connected component of every node, numbered by first appearance.
  std::vector<int> components() const;
  /// The same with only those edges for which keep[e] holds.
  std::vector<int> components(const std::vector<bool>& keep) const;
  /// No cycles.
  bool isForest() const;

  friend bool operator==(const EmpiricalGraph& a, const EmpiricalGraph& b) {
    return a.offsets_ == b.offsets_ && a.edges_ == b.edges_;
  }

 private:
  std::vector<Edge> edges_;
  std::vector<std::size_t> offsets_{0};  ///< n + 1 entries
  std::vector<Incidence> incidences_;
};

}  // namespace gtv
