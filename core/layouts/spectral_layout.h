#pragma once

#include <stop_token>

#include "base/result.h"
#include "graph/empirical_graph.h"

namespace gtv {

/// The eigenvectors of the 2nd and 3rd smallest eigenvalue of the weighted Laplacian L_A of a
/// connected graph with n ≥ 2 nodes, as rows: 2 × n, each of norm 1, the entry of largest modulus
/// positive. n = 2: the second row is zero. `tolerance`: relative, of the inverted eigenvalues. An
/// Error if stopped or not converged.
///
/// Lanczos (Spectra) on (L_A + εI)⁻¹ without the constant vector; systems are solved by a sparse
/// factorisation, or by conjugate gradients where that would fill up.
Result<Matrix> spectralCoordinates(const EmpiricalGraph& graph, std::stop_token stop,
                                   double tolerance = 1e-8);

/// The Fiedler vector: the first row of spectralCoordinates(). A graph that is not connected has as
/// many such vectors as further components; then the number of the component of every node, which
/// is one of them. 0 for a single node.
Result<Vector> fiedlerVector(const EmpiricalGraph& graph, std::stop_token stop);

}  // namespace gtv
