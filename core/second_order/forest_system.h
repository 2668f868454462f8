#pragma once

#include <optional>
#include <vector>

#include "problem/gtv_problem.h"

namespace gtv {

/// The system M + εΔ of DirectSolver on a graph without cycles, factorised from the leaves to the
/// roots, d × d blocks, without fill. A node whose own and children's part is T_i passes
/// C(C + T_i)⁻¹T_i on over the edge C = c_eQ to its parent. That loses no digits however stiff the
/// edge is, so here Δ = diag(H_i) + 10⁻³ Σ_e c_e diag(Q): weak edges are not drowned by the share
/// of strong ones.
///
/// Where Q couples some directions only, the elimination works in coordinates of which the first
/// span these: in the others nothing at all may pass over an edge, as beyond it there may be no
/// curvature that rounding could be small against.
class ForestSystem {
 public:
  /// The losses are quadratic, the graph has no cycles.
  explicit ForestSystem(const GtvProblem& problem);
  static bool fits(const EmpiricalGraph& graph);

  /// c_e, Q, ε; `coupled`: orthonormal columns that span the directions in which Q ≻ 0, if these
  /// are not all. Diagonal entries of M up to `tiny` count as 0: there x stays 0.
  void factorise(const Vector& capacity, const Matrix& Q, const std::optional<Matrix>& coupled,
                 double epsilon, double tiny);
  /// out ← b − Mw. True if all of it is rounding: |b − Mw| ≤ rounding (|M||w| + |b|).
  bool residual(const Matrix& W, double rounding, Matrix& out);
  /// x ← (M + εΔ)⁻¹x.
  void solve(Matrix& x) const;

 private:
  template <int D>
  void factoriseFixed(double epsilon, double tiny);
  template <int D>
  bool residualFixed(const Matrix& W, double rounding, Matrix& out);
  template <int D>
  void solveFixed(Matrix& x) const;

  /// A node as the elimination sees it.
  struct Place {
    int node;
    int parent;       ///< −1 at roots
    int edge;         ///< to the parent
    double capacity;  ///< of that edge
  };

  std::vector<Place> places_;  ///< parents before children
  Matrix form_;                ///< Q
  Matrix turn_;                ///< orthogonal, its first rank_ columns `coupled`; d × 0: identity
  Matrix turnedForm_;          ///< Q in these coordinates, 0 beyond rank_
  Eigen::Index rank_ = 0;
  Matrix hessians_;   ///< d × dn
  Matrix rightSide_;  ///< d × n
  Matrix parts_;      ///< T_i, in the turned coordinates
  Matrix factors_;    ///< LDLᵀ of C + T_i, at roots of T_i
  Matrix gains_;      ///< (C + T_i)⁻¹C
  Matrix size_;       ///< |M||w| + |b|
};

}  // namespace gtv
