#pragma once

#include "base/catalogue.h"
#include "data/node_data.h"

namespace gtv {

/// Data kind "linear": the synthetic data of the linear model [CFL 37, HET 1, LN 18],
///
///   x ~ N(0, Σ_c(i)),  y = w̄^(i)ᵀ x + σ ε,  ε ~ N(0, 1) independent per sample.
///
/// m_i = samples, or uniform on {samples, …, samplesMax}. M holds ⌈ρ n⌉ nodes, drawn uniformly
/// without replacement; the nodes outside keep their data, labeled[i] says who may be used. A test
/// point is drawn from the distribution of a uniformly drawn node.
EntryInfo linearDataInfo();

/// Draws from the streams "samples", "features", "noise", "truth", "sampling-set" and "test-set",
/// so that a new noise level leaves features and truth as they were. Errors are named by path:
/// "data.samplesMax", "data.featureCovariance[1]", "data.truth.vectors", …
Result<NodeData> makeLinearData(const Choice& choice, const DataContext& context);

/// ⌈ρ n⌉, with ρ n that miss a whole number by rounding only taken as that number.
int samplingSetSize(double fraction, int nodeCount);

}  // namespace gtv
