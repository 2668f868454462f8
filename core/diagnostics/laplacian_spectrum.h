#pragma once

#include "base/types.h"
#include "graph/empirical_graph.h"

namespace gtv {

/// Larger graphs have more eigenvalues than anybody waits for.
constexpr int mostForSpectrum = 400;

/// The eigenvalues of the weighted Laplacian L_A = Σ_e A_e d_e d_eᵀ [LN Ch. 3], ascending: n
/// numbers ≥ 0, of which as many are 0 as there are components. n ≤ mostForSpectrum; O(n³).
Vector laplacianSpectrum(const EmpiricalGraph& graph);

/// tr(W L_A Wᵀ)/tr(WWᵀ) = Σ_e A_e‖w_i − w_j‖² / Σ_i‖w_i‖²: how much neighbours differ, beside how
/// large the models are; between 0 and the largest eigenvalue. NaN for W = 0.
double normalisedVariation(const EmpiricalGraph& graph, const Matrix& W);

}  // namespace gtv
