#pragma once

#include <stop_token>
#include <vector>

#include "base/result.h"
#include "data/local_dataset.h"
#include "graph/empirical_graph.h"

namespace gtv {

/// The parametric FedRelax iteration with perturbed updates for least squares
/// [LN Alg. 1, (82), Alg. 5, (87)]:
///   w̃_i⁺ = (2Q_i + λa_i I)⁻¹(2q_i + λ Σ_{i'} A_{ii'} w̃_{i'}) + σ_p ε_i.
struct FedRelaxNetwork {
  const EmpiricalGraph& graph;
  const LocalDatasets& datasets;
  std::vector<bool> labeled;  ///< the sampling set M; others have L_i ≡ 0
  double lambda = 0;
};

/// B, dn × dn, with w̃⁺ = B w̃ + const: block (i, i') = λA_{ii'}(2Q_i + λa_i I)⁻¹. Nodes without
/// neighbours, and all nodes for λ = 0, have an empty row: they fit their own data.
Matrix jacobiMatrix(const FedRelaxNetwork& network);

/// Σ = BΣBᵀ + I by doubling, Σ_{k+1} = Σ_k + B^(2^k) Σ_k B^(2^k)ᵀ: the stationary covariance of
/// w⁺ = Bw + ε. Not finite where the iteration does not settle (spectral radius ≥ 1), nor if asked
/// to stop.
Matrix stationaryCovariance(Matrix B, const std::stop_token& stop = {});

struct PrivacyPoint {
  double level;        ///< σ_p, or what else is made stronger from point to point
  double information;  ///< of the private label in the first update, nats; +∞ without any noise
  double excess;       ///< (1/n) Σ_i E‖w̃_i − ŵ_i‖² once the iteration is stationary
};

/// What the observer of a private label does not know.
struct PrivateLabel {
  int node = 0;
  Eigen::Index sample = 0;   ///< of the node, from 0
  double variance = 1;       ///< of the label before anything is shared
  double otherVariance = 0;  ///< of each other label of the node; 0: the observer knows them
};

/// tr(S)/n with S of stationaryCovariance(): the excess for σ_p = 1. +∞ where the iteration does
/// not settle. An Error if there are more than largestPrivacySystem parameters in all, or if asked
/// to stop.
Result<double> perturbationCost(const FedRelaxNetwork& network, const std::stop_token& stop = {});

/// Utility against privacy over a list of σ_p: for each the exact mutual information of the label
/// with the first update from W = 0, which is w̃_i = Σ_r c_r y_r + σ_p ε with the c of
/// labelSensitivity(), and the error tr(Σ)/n = σ_p² tr(S)/n, S of stationaryCovariance(). An Error
/// names what is wrong: a node without data ("node"), a sample it does not have ("sample"), or more
/// than largestPrivacySystem parameters in all.
Result<std::vector<PrivacyPoint>> privacyCurve(const FedRelaxNetwork& network,
                                               const PrivateLabel& label,
                                               const std::vector<double>& noises);
/// The same where perturbationCost() is known already: it does not depend on the label.
Result<std::vector<PrivacyPoint>> privacyCurve(const FedRelaxNetwork& network,
                                               const PrivateLabel& label,
                                               const std::vector<double>& noises, double cost);

inline constexpr int largestPrivacySystem = 3000;

}  // namespace gtv
