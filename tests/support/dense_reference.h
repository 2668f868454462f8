#pragma once

#include <string>

#include "problem/gtv_problem.h"

namespace gtv::testing {

/// D ⊗ I_d as a dense matrix, written out from the definition: +1 at the smaller node number.
Matrix denseIncidence(const GtvProblem& problem);

/// Σ L_i(w_i) = ½wᵀHw − bᵀw + const for stacked w; the losses are quadratic.
struct DenseLosses {
  Matrix H;
  Vector b;

  explicit DenseLosses(const GtvProblem& problem);
};

// Decompositions whose code is large, so compiled here and nowhere else.
Matrix pseudoInverse(const Matrix& A);
/// argmin ‖Ax − b‖, of several the shortest.
Vector leastSquares(const Matrix& A, const Vector& b);
double largestEigenvalue(const Matrix& symmetric);

Matrix unstack(const Vector& w, int dimension);

/// argmin_z c‖z‖ + (ρ/2)‖z − v‖² for the norm of the penalty `id`.
Vector shrink(const std::string& id, const Vector& v, double threshold);

/// A minimiser by a method that shares no code with the solvers: the dense linear system for
/// "mocha", else dense ADMM (z_e = w_i − w_j) for "nlasso" and "l1".
Matrix denseReference(const GtvProblem& problem, const std::string& penaltyId,
                      int iterations = 20000);

}  // namespace gtv::testing
