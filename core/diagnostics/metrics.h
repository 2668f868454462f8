#pragma once

#include <vector>

#include "data/node_data.h"
#include "solvers/gtv_problem.h"

namespace gtv {

/// (1/n) Σ_i ‖w_i − w̄^(i)‖² over all nodes, also outside the sampling set [CFL 39]. NaN without a
/// ground truth.
double meanSquaredError(const Matrix& W, const Matrix& truth);

/// What the official code reports: (1/Σm_i) Σ ‖X_i w_i − y_i‖² over the nodes of the sampling set
/// ("train") and over the others ("test"); NaN where there are no samples.
struct LabelError {
  double train;
  double test;
};
LabelError labelError(const Matrix& W, const NodeData& data);

/// The largest violation of the optimality conditions [CFL 25]: stationarity
/// ‖∇L_i(w_i) + (DᵀU)_i‖₂ over nodes, and Penalty::edgeResidual over edges. NaN without a dual.
double kktResidual(const GtvProblem& problem, const Matrix& W, const Matrix& U);

/// ρ = 1 + max_j‖w_j‖, the default radius of the ball gap.
double ballRadius(const Matrix& W);

/// Spec §5(a): P(W) − min {P(W') : ‖w'_i − w_i‖ ≤ ρ for all i} is at most
///   Σ_e [c_eφ((DW)_e) + c_eφ*(u_e/c_e) − u_eᵀ(DW)_e] + Σ_i ρ‖∇L_i(w_i) + (DᵀU)_i‖.
/// A bound within the ball only, never a substitute for the global gap. +∞ if U is not feasible
/// (right after λ was lowered) or the method has no dual.
double ballGap(const GtvProblem& problem, const Matrix& W, const Matrix& U, double radius);

/// Groups of fused nodes: connected components of the graph restricted to the edges with
/// ‖w_{e₊} − w_{e₋}‖ ≤ tolerance·(1 + max_i‖w_i‖). Cluster of every node, by first appearance.
std::vector<int> fusedClusters(const EmpiricalGraph& graph, const Matrix& W, double tolerance);

/// 1 + the largest entry; 0 for none.
int clusterCount(const std::vector<int>& clusters);

/// Adjusted Rand index of two partitions of the same nodes; 1 if the denominator is 0.
double adjustedRandIndex(const std::vector<int>& a, const std::vector<int>& b);

}  // namespace gtv
