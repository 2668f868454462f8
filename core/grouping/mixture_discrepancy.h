#pragma once

#include <vector>

#include "clustering/gaussian_mixture.h"
#include "graph/empirical_graph.h"

namespace gtv {

/// `theirs` with its components in the order in which their means are nearest to those of `own`:
/// min_π Σ_j ‖μ_j − μ'_π(j)‖².
GaussianMixture matchedTo(const GaussianMixture& own, const GaussianMixture& theirs);

/// How much two sets of centres differ, centreSetDiscrepancy(), or two mixtures with covariances:
/// ½(KL(a ‖ b) + KL(b ‖ a)) of matched components, see mixtureDivergence().
double mixtureDiscrepancy(const GaussianMixture& a, const GaussianMixture& b);

/// The mean of it over the edges, by their weights, of one mixture per node; 0 where all nodes have
/// one in common, NaN without edges.
double neighbourDiscrepancy(const EmpiricalGraph& graph,
                            const std::vector<GaussianMixture>& mixtures);

}  // namespace gtv
