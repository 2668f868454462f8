#pragma once

#include <memory>

#include "problem/gtv_problem.h"

namespace gtv {

/// What is known of one edge at an iterate.
struct EdgeState {
  int edge = -1;
  Vector flow;          ///< u_e, or empty where the method has no flow
  double flowNorm = 0;  ///< ‖u_e‖*
  double capacity = 0;  ///< λA_e
  Vector difference;    ///< w_{e₊} − w_{e₋}
};

/// The balance of one node: at the optimum ∇L_i(w_i) + Σ_e D_{e,i} u_e = 0.
struct NodeBalance {
  int node = -1;
  Vector gradient;  ///< ∇L_i(w_i), one element of ∂L_i at a kink
  Vector outflow;   ///< net flow that leaves the node, or empty
};

/// W is d × n, U d × E or d × 0.
EdgeState edgeStateAt(const GtvProblem& problem, const Matrix& W, const Matrix& U, int edge);
NodeBalance nodeBalanceAt(const GtvProblem& problem, const Matrix& W, const Matrix& U, int node);

}  // namespace gtv
