#pragma once

#include <vector>

#include "data/node_data.h"

namespace gtv {

/// How far the estimate is from the truth, beside what pooling the data of every true cluster would
/// give, and what theory expects for x ~ N(0, I) [HET 6, LN 20].
struct EstimationError {
  double estimate;        ///< E_est = (1/n) Σ ‖ŵ_i − w̄^(i)‖² [CFL 39]
  double pooled;          ///< E_pooled = (1/n) Σ ‖ŵ_pooled(c(i)) − w̄^(i)‖²
  double ratio;           ///< E_est/E_pooled; NaN if E_pooled is 0 up to rounding
  double expectedLocal;   ///< mean over nodes of V(m_i): every node fits its own data
  double expectedPooled;  ///< mean over nodes of V(m of its cluster)
  double expectedRatio;   ///< expectedLocal/expectedPooled
};

/// V = σ²d/(m − d − 1), the expected squared error of least squares on m samples; NaN for
/// m ≤ d + 1, where it is infinite or none.
double leastSquaresVariance(double noise, int dimension, double samples);

/// ŵ_pooled(c) is the least-squares fit (of least norm, if there are many) of all accessible
/// samples of true cluster c; `noise` is σ. NaN where something is missing: the truth, the clusters
/// (one per node), accessible samples of a cluster, more than d + 1 of them.
EstimationError estimationError(const Matrix& W, const NodeData& data,
                                const std::vector<int>& trueClusters, double noise);

}  // namespace gtv
