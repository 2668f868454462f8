#pragma once

#include <algorithm>

#include "problem/gtv_problem.h"

namespace gtv {

/// out ← (DᵀU)_i, the net outflow of node i [CFL 7].
template <int D>
void netOutflow(const EmpiricalGraph& graph, int i, const Matrix& U,
                Eigen::Matrix<double, D, 1>& out) {
  out.setZero();
  for (const auto& [neighbour, e, sign] : graph.neighbours(i)) {
    const Eigen::Map<const Eigen::Matrix<double, D, 1>> u(&U(0, e), U.rows());
    if (sign > 0)
      out += u;
    else
      out -= u;
  }
}

/// c_e = λA_e for every edge.
inline Vector capacities(const GtvProblem& problem) {
  Vector out(problem.edgeCount());
  for (int e = 0; e < problem.edgeCount(); ++e) out[e] = problem.capacity(e);
  return out;
}

/// Edges are updated in blocks that stay in the cache between the update and Penalty::dualUpdate:
/// f(start, count) for each.
template <class F>
void forEdgeBlocks(Eigen::Index edgeCount, F&& f) {
  constexpr Eigen::Index block = 256;
  for (Eigen::Index start = 0; start < edgeCount; start += block)
    f(start, std::min(block, edgeCount - start));
}

}  // namespace gtv
