#pragma once

#include <memory>
#include <vector>

#include "graph/empirical_graph.h"
#include "losses/local_loss.h"
#include "penalties/penalty.h"

namespace gtv {

/// Generalized total variation minimization [CFL 16, LN 71]:
///   min_W P(W) = Σ_i L_i(w_i) + λ Σ_e A_e φ(w_{e₊} − w_{e₋}).
/// W is d × n, column i = w_i. Parts are shared and immutable; λ and φ may change during a run.
struct GtvProblem {
  std::shared_ptr<const EmpiricalGraph> graph;
  std::vector<std::shared_ptr<const LocalLoss>> losses;  ///< n, never null
  std::shared_ptr<const Penalty> penalty;
  int dimension = 0;
  double lambda = 0;

  int nodeCount() const { return graph->nodeCount(); }
  int edgeCount() const { return graph->edgeCount(); }
  /// Are all losses? Otherwise nothing proves how near an iterate is to the minimum.
  bool isConvex() const;
  /// c_e = λA_e.
  double capacity(int e) const { return lambda * graph->edge(e).weight; }

  /// Σ_i L_i(w_i).
  double loss(const Matrix& W) const;
  /// ‖W‖_GTV = Σ_e A_e φ((DW)_e), without λ.
  double totalVariation(const Matrix& W) const;
  /// P(W).
  double objective(const Matrix& W) const { return loss(W) + lambda * totalVariation(W); }
};

}  // namespace gtv
