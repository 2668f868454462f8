#pragma once

#include "support/plain_problem.h"

// A reference that shares no code with core/: Newton's method in extended precision along a
// smoothed path.
namespace gtv::testing {

struct IndependentSolution {
  Eigen::MatrixXd W;  ///< d × n, the end of the path
  Eigen::MatrixXd U;  ///< d × E, u_e ∈ λA_e ∂φ(w_i − w_j) nearly; + at the edge's i, − at its j
  double objective = 0;  ///< the least P of all points met, ≥ min P
  /// About objective − min P at most: what the smoothing costs at W (Fenchel–Young gaps) plus what
  /// another step of Newton's method would gain twice over.
  double slack = 0;
  int steps = 0;  ///< of Newton's method
};

/// Solves small problems (n·d up to about 400) to about 1e-12 of the objective.
IndependentSolution solveIndependently(const PlainProblem& problem);

}  // namespace gtv::testing
