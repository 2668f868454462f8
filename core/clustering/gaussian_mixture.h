#pragma once

#include <stop_token>
#include <vector>

#include "base/result.h"
#include "base/rng.h"
#include "base/types.h"

namespace gtv {

/// Σ_j π_j N(μ_j, Σ_j).
struct GaussianMixture {
  Vector weights;                   ///< π, k numbers ≥ 0 with the sum 1
  Matrix means;                     ///< μ, p × k
  std::vector<Matrix> covariances;  ///< Σ, k of p × p
};

/// What the M-step needs of points, summed over them: s_j = Σ_r γ_rj, Σ_r γ_rj x_r and
/// Σ_r γ_rj x_r x_rᵀ with the responsibilities γ.
struct MixtureSums {
  Vector counts;
  Matrix firsts;
  std::vector<Matrix> seconds;

  MixtureSums() = default;
  MixtureSums(Eigen::Index p, Eigen::Index k);
  /// this ← this + factor · other.
  void add(const MixtureSums& other, double factor);
  /// The mixture as if it were `weight` points: counts π_j, firsts π_jμ_j, seconds π_j(Σ_j +
  /// μ_jμ_jᵀ). With it in the sums the M-step minimises Σ_r −log p + weight · KL(mixture ‖ new),
  /// KL of the pairs (component, point), the component being that of the same number.
  void addMixture(const GaussianMixture& mixture, double weight);
};

/// γ, k × n, of points p × n; adds Σ_r log p(x_r) to `logLikelihood`.
Matrix responsibilities(const GaussianMixture& mixture, const Matrix& points,
                        double& logLikelihood);

/// The sums of points p × n with responsibilities k × n.
MixtureSums mixtureSums(const Matrix& points, const Matrix& gamma);

/// π_j = s_j/Σs, μ_j the mean, Σ_j = (second moment) − μ_jμ_jᵀ + floor · I. A component with next
/// to nothing keeps its mean and covariance from `before`.
GaussianMixture maximised(const MixtureSums& sums, double floor, const GaussianMixture& before);

/// KL(a ‖ b) of the pairs (component, point): Σ_j π_j [log(π_j/π'_j) + KL(N_j ‖ N'_j)], an upper
/// bound of that of the points alone.
double mixtureDivergence(const GaussianMixture& a, const GaussianMixture& b);

struct MixtureFit {
  GaussianMixture mixture;
  Matrix gamma;  ///< k × n
  double logLikelihood = 0;
};

/// EM from this mixture, until the log-likelihood rises by less than 1e-9 of itself or `most`
/// iterations are done. Of no use after a stop.
MixtureFit expectationMaximisation(const Matrix& points, GaussianMixture start, double floor,
                                   int most, const std::stop_token& stop = {});

/// One component per centre: shares, means and covariances of the points nearest to it.
GaussianMixture mixtureAround(const Matrix& points, const Matrix& centres, double floor);

/// EM from the result of k-means with so many restarts. `floor` is relative to the mean variance of
/// the coordinates.
Result<MixtureFit> fitMixture(const Matrix& points, int k, int restarts, double floor,
                              const Rng& rng, const std::stop_token& stop = {});

/// `relative` times the mean variance of the coordinates, or times 1 where all points are equal.
double covarianceFloor(const Matrix& points, double relative);

}  // namespace gtv
