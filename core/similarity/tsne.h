#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "base/types.h"

namespace gtv {

// t-distributed stochastic neighbour embedding [van der Maaten, Hinton 2008], with the tree of
// Barnes and Hut [van der Maaten 2014]: N samples become N points of the plane.

/// The joint probabilities of neighbours, sparse and symmetric: p_ij for j in
/// neighbour[begin[i] … begin[i + 1] − 1], ascending. They sum to 1.
struct Affinities {
  std::vector<std::size_t> begin;
  std::vector<int> neighbour;
  std::vector<double> probability;
};

/// p_ij = (p_j|i + p_i|j)/2N, where p_j|i ∝ exp(−β_i‖x_i − x_j‖²) over the min(N − 1, 3·perplexity)
/// nearest samples of i, with the β_i for which 2^entropy is the perplexity, to 10⁻⁵ of the entropy
/// as in the original. Nothing once a stop is asked for.
std::optional<Affinities> neighbourAffinities(const RowMatrix& samples, double perplexity,
                                              const std::stop_token& stop);

/// ∇KL(P‖Q) at N points y_i, N × 2: 4 Σ_j (p_ij − q_ij) q'_ij (y_i − y_j), q'_ij = 1/(1 + ‖y_i −
/// y_j‖²), q_ij = q'_ij/Σ q'. Points of a cell of the tree count as one where its side is less than
/// `angle` times their distance; 0: all are counted one by one. P counts `exaggeration` times.
RowMatrix embeddingGradient(const Affinities& P, const RowMatrix& points, double angle,
                            double exaggeration);

struct TsneOptions {
  double perplexity = 30;
  int iterations = 1000;
  double angle = 0.5;
};

/// N × 2. Begins with the first principal components, so that it is the same whenever and wherever
/// it is computed, on any number of threads. Nothing once a stop is asked for.
std::optional<RowMatrix> tsne(const RowMatrix& samples, const TsneOptions& options,
                              const std::stop_token& stop);

}  // namespace gtv
