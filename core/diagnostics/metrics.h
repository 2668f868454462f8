#pragma once

#include <vector>

#include "data/label_check.h"
#include "data/node_data.h"
#include "models/parametric.h"
#include "problem/gtv_problem.h"
#include "problem/joint_predictions.h"
#include "problem/local_predictors.h"

namespace gtv {

/// (1/n) Σ_i ‖w_i − w̄^(i)‖² over all nodes, also outside the sampling set [CFL 39]. NaN without a
/// ground truth. With `counted`, one per node, of those nodes alone.
double meanSquaredError(const Matrix& W, const Matrix& truth,
                        const std::vector<bool>& counted = {});

/// The same of learners, on the shared test set: (1/n) Σ_i d(h_i, h̄^(i)) with the true functions h̄;
/// W holds their predictions, m' × n. For linear ones and x ~ N(0, I) its expectation over test
/// sets is [CFL 39] itself. With `counted`, one per node, of those nodes alone. NaN where the true
/// functions are not known.
double predictionError(const Matrix& W, const NodeData& data,
                       const std::vector<bool>& counted = {});

/// What the official code reports: (1/Σm_i) Σ (h(x; w_i) − y)² over the samples of the sampling set
/// ("train") and over all others ("test"): those of the other nodes, and those that any node holds
/// back for validation. NaN where there are none. `data` is behind the feature map of `model`.
struct LabelError {
  double train;
  double test;
};
/// With `counted`, one per node, of those nodes alone.
LabelError labelError(const Matrix& W, const NodeData& data, const std::vector<bool>& counted = {},
                      const ParametricModel& model = {});

/// The same of nodes that predict together, which all have the same samples.
LabelError labelError(const JointPredictions& predictions, const NodeData& data);

/// The same of learners that predict numbers.
LabelError labelError(const LocalPredictors& models, const NodeData& data,
                      const std::vector<bool>& counted = {});

/// The share of samples with the right label, over the same samples ("train" and "validation"),
/// whatever the loss: 1 − the mean 0/1 loss [LN 6]. Two classes are told apart by
/// LabelClasses::middle, ŷ = 1 if h(x; w_i) ≥ 0 else −1; of several the largest output is chosen.
struct LabelAccuracy {
  double train;
  double validation;
};
LabelAccuracy labelAccuracy(const Matrix& W, const NodeData& data, const LabelClasses& classes,
                            const std::vector<bool>& counted = {},
                            const ParametricModel& model = {});
/// The same of learners, by the largest of their probabilities; of two the second is that of +1.
LabelAccuracy labelAccuracy(const LocalPredictors& models, const NodeData& data,
                            const LabelClasses& classes, const std::vector<bool>& counted = {});
/// The same of nodes that predict together.
LabelAccuracy labelAccuracy(const JointPredictions& predictions, const NodeData& data,
                            const LabelClasses& classes);
/// The share of the samples of one node with the right label, held back or not; NaN without any.
double nodeAccuracy(ConstVec w, const NodeData& data, int node, const LabelClasses& classes,
                    const ParametricModel& model = {});

/// Of which labels an error is.
enum class LabelPart { Train, Validation };
/// For every node the mean squared error of its labels or, with `classes`, the share of wrong ones
/// [LN 6], over its samples in one part, see LabelError; NaN where there are none.
Vector nodeLabelErrors(const Matrix& W, const NodeData& data, LabelPart part,
                       const std::optional<LabelClasses>& classes,
                       const ParametricModel& model = {});

/// How far (W, U) is from the optimality conditions [CFL 25]; each the largest over nodes
/// or edges, 0 if there is none. Edges with c_e = λA_e = 0 are left out. NaN without a dual,
/// and for iterates that are not finite.
struct KktResiduals {
  /// ‖∇L_i(w_i) + (DᵀU)_i‖₂; for a loss with kinks ‖w_i − prox_{L_i,1}(w_i − (DᵀU)_i)‖₂, which is 0
  /// if and only if −(DᵀU)_i ∈ ∂L_i(w_i).
  double stationarity = 0;
  double capacity = 0;         ///< (‖u_e‖*/c_e − 1)₊
  double complementarity = 0;  ///< norms: c_eφ((DW)_e) − u_eᵀ(DW)_e
  double flow = 0;  ///< other φ: Penalty::edgeResidual, ‖u_e − c_e∇φ((DW)_e)‖₂ if smooth
  /// The largest of stationarity and Penalty::edgeResidual, where what is above capacity counts as
  /// flow, ‖u_e‖* − c_e.
  double largest = 0;
};
KktResiduals kktResiduals(const GtvProblem& problem, const Matrix& W, const Matrix& U);

/// KktResiduals::largest.
double kktResidual(const GtvProblem& problem, const Matrix& W, const Matrix& U);

/// ‖u_e‖*/(λA_e) of every edge, in [0, 1] for a feasible flow; the saturated edges are the only
/// ones that may carry a jump. Empty for penalties without a dual norm, without a dual and for λ =
/// 0.
Vector edgeSaturation(const GtvProblem& problem, const Matrix& U);

/// Σ A_e φ((DW)_e) over the edges between different true clusters.
double boundaryTotalVariation(const GtvProblem& problem, const Matrix& W,
                              const std::vector<int>& trueClusters);

/// Share of the edge weight that joins nodes of one true cluster; NaN without edges.
double innerWeightShare(const EmpiricalGraph& graph, const std::vector<int>& trueClusters);

/// ρ = 1 + max_j‖w_j‖, the default radius of the ball gap.
double ballRadius(const Matrix& W);

/// Spec §5(a): P(W) − min {P(W') : ‖w'_i − w_i‖ ≤ ρ for all i} is at most
///   Σ_e [c_eφ((DW)_e) + c_eφ*(u_e/c_e) − u_eᵀ(DW)_e] + Σ_i ρ‖∇L_i(w_i) + (DᵀU)_i‖.
/// A bound within the ball only, never a substitute for the global gap. +∞ if U is not feasible
/// (right after λ was lowered), the method has no dual, or a loss is not convex.
double ballGap(const GtvProblem& problem, const Matrix& W, const Matrix& U, double radius);

/// Groups of fused nodes: connected components of the graph restricted to the edges with
/// ‖w_{e₊} − w_{e₋}‖ ≤ tolerance·(1 + max_i‖w_i‖). Cluster of every node, by first appearance.
std::vector<int> fusedClusters(const EmpiricalGraph& graph, const Matrix& W, double tolerance);

/// Groups of nodes with the very same model, whether or not edges join them; by first appearance.
std::vector<int> equalModels(const Matrix& W);

/// 1 + the largest entry; 0 for none.
int clusterCount(const std::vector<int>& clusters);

/// Adjusted Rand index of two partitions of the same nodes; 1 if the denominator is 0.
double adjustedRandIndex(const std::vector<int>& a, const std::vector<int>& b);

}  // namespace gtv
