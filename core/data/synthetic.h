#pragma once

#include "base/catalogue.h"
#include "data/node_data.h"

namespace gtv {

/// Data kind "linear": the synthetic data of the linear model [CFL 37, HET 1, LN 18],
///
///   x ~ N(0, Σ_c(i)),  y = w̄^(i)ᵀ x + σ ε,  ε ~ N(0, 1) independent per sample,
///
/// or y = sign(w̄^(i)ᵀ x + σ ε) with sign(0) = 1, or with h = w̄^(i)ᵀ x + σ ε a count with the
/// Poisson distribution of mean e^h, or a positive label with the gamma distribution of mean e^h
/// and shape k = labelShape (1: exponential). m_i = samples, or uniform on
/// {samples, …, samplesMax}. M holds ⌈ρ n⌉ nodes, drawn uniformly without replacement; the nodes
/// outside keep their data, labeled[i] says who may be used. A test point is drawn from the
/// distribution of a uniformly drawn node.
///
/// Data augmentation [LN, Exercise 9.2]: B = copies > 0 puts the pairs (x_r + σ_a ε_rb, y_r),
/// b = 1 … B, in the place of every sample (x_r, y_r), so that m_i grows B-fold. The samples
/// themselves are left out, because then for every B
///
///   E (1/(m_i B)) Σ_rb (wᵀ(x_r + σ_a ε_rb) − y_r)² = (1/m_i)‖X_i w − y_i‖² + σ_a²‖w‖²,
///
/// exactly ridge regression with μ = σ_a² for the mean loss; one draw is O(1/√B) away from it.
EntryInfo linearDataInfo();

/// Draws from the streams "samples", "features", "noise", "responses", "truth", "sampling-set",
/// "copies" and "test-set", so that a new noise level leaves features and truth as they were.
/// Errors are named by path: "data.samplesMax", "data.featureCovariance[1]", "data.truth.vectors",
/// …
Result<NodeData> makeLinearData(const Choice& choice, const DataContext& context);

/// Data kind "points": points a = w̄^(i) + σ ε of every node and no labels, for the clustering loss
/// ‖w − a_i‖² [CFL 29], which wants one per node, and for Gaussian means.
EntryInfo pointDataInfo();

/// Draws from the streams "noise", "truth" and "sampling-set". Wants
/// LabelKind::None or Points.
Result<NodeData> makePointData(const Choice& choice, const DataContext& context);

/// Data kind "sine": one feature and no line that fits,
///
///   x ~ U[0, 1),  y = sin(2π f_c(i) x + θ_c(i)) + σ ε,  ε ~ N(0, 1),
///
/// or its sign, or a label of which this is the linear predictor, as above; frequencies f and
/// phases θ (radians) per cluster, or one for all. Its truth is no parameter vector. A column of
/// ones comes second if it is asked for.
EntryInfo sineDataInfo();

/// Draws from the streams "samples", "features", "noise", "responses", "sampling-set" and
/// "test-set". Errors are named by path: "data.frequencies", "data.samplesMax", …
Result<NodeData> makeSineData(const Choice& choice, const DataContext& context);

/// y ← a label with the linear predictor y: its sign with sign(0) = 1, a count with the Poisson
/// distribution of mean e^y, a positive label e^y g/k, g with the gamma distribution of shape k; or
/// y itself. False if the mean is beyond the whole numbers that floating point can hold.
bool drawLabel(LabelKind kind, double shape, Rng& rng, double& y);

/// ⌈ρ n⌉, with ρ n that miss a whole number by rounding only taken as that number.
int samplingSetSize(double fraction, int nodeCount);

}  // namespace gtv
