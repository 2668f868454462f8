#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "graph/empirical_graph.h"

namespace gtv {

/// Repairs a flow so that what leaves each node is prescribed: U ← U + ΔU with DᵀU = −G. Where the
/// columns of G do not sum to zero over a component, the difference stays at the component's root.
///
/// Made once per graph; keeps a spanning forest of maximum weight.
class FlowRepair {
 public:
  explicit FlowRepair(std::shared_ptr<const EmpiricalGraph> graph);

  /// ΔU is close to the one of least Σ_e ‖Δu_e‖²/a_e (`coefficients` a_e > 0, E entries; not read
  /// on a forest, where only one flow exists): conjugate gradients on the Laplacian Dᵀ diag(a) D,
  /// the last digits routed over the forest, which leaves no imbalance but rounding. A stop ends
  /// the iteration: what is then missing goes over the forest, however much it is.
  void repair(Matrix& U, const Matrix& G, const Vector& coefficients,
              const std::stop_token& stop = {}) const;

  /// Connected component of every node.
  const std::vector<int>& components() const { return component_; }
  int componentCount() const { return componentCount_; }
  /// No cycle: the flow with a given net outflow is unique.
  bool isForest() const { return forest_; }

 private:
  /// Potentials z with (Dᵀ diag(a) D) z ≈ R, each row of R on its own.
  Matrix potentials(const Vector& coefficients, Matrix residual, const Matrix& scale,
                    const std::stop_token& stop) const;
  void removeMeans(Matrix& residual) const;
  void routeOverForest(Matrix& U, Matrix excess) const;

  std::shared_ptr<const EmpiricalGraph> graph_;
  std::vector<int> component_;
  int componentCount_ = 0;
  bool forest_ = false;
  std::vector<int> order_;       ///< every node after its parent
  std::vector<int> parentEdge_;  ///< edge to the parent in the spanning forest, or −1
};

}  // namespace gtv
