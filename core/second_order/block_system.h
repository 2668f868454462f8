#pragma once

#include <memory>
#include <stop_token>

#include "graph/empirical_graph.h"

namespace gtv {

/// Linear systems (blockdiag(S_i) + DᵀCD) x = b with d × d blocks: S_i ⪰ 0 per node, C_e ≻ 0 per
/// edge, for the graph it was made for.
class BlockSystem {
 public:
  virtual ~BlockSystem() = default;
  /// x ← the solution for the right-hand side that x holds; S is d × dn, C is d × dE, x is d × n.
  /// Not finite where the matrix is not positive definite up to rounding, or if asked to stop.
  virtual void solve(const Matrix& S, const Matrix& C, Matrix& x,
                     const std::stop_token& stop = {}) = 0;
};

/// Cholesky factors of the dense matrix.
std::unique_ptr<BlockSystem> makeDenseBlockSystem(const EmpiricalGraph& graph, int dimension);
/// Sparse LDLᵀ, its order (approximate minimum degree) found once.
std::unique_ptr<BlockSystem> makeSparseBlockSystem(const EmpiricalGraph& graph, int dimension);

}  // namespace gtv
