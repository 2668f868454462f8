#pragma once

#include "base/types.h"
#include "graph/empirical_graph.h"

namespace gtv {

/// Larger graphs have more eigenvalues than anybody waits for.
constexpr int mostForSpectrum = 400;

/// The eigenvalues of the weighted Laplacian L_A = Σ_e A_e d_e d_eᵀ [LN Ch. 3], ascending: n
/// numbers ≥ 0, of which as many are 0 as there are components. n ≤ mostForSpectrum; O(n³).
Vector laplacianSpectrum(const EmpiricalGraph& graph);

}  // namespace gtv
