#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "base/json.h"
#include "data/node_data.h"
#include "diagnostics/cluster_minimum.h"
#include "diagnostics/critical_lambda.h"
#include "diagnostics/well_connected.h"

namespace gtv {

/// What a diagnosis looks at.
struct Diagnosed {
  const GtvProblem& problem;
  const Matrix& W;
  const Matrix& U;                    ///< d × E, or d × 0
  const std::vector<int>& learned;    ///< cluster of every node, say fusedClusters
  const std::vector<int>& truth;      ///< true cluster of every node, or empty
  const NodeData* data = nullptr;     ///< for the estimation error; null: without
  double noise = 0;                   ///< σ of the data
  std::vector<std::string> nodeKeys;  ///< names in the output; empty: numbers as text
};

/// The parts that may take long.
struct DiagnosisOptions {
  bool uniqueness = true;
  bool criticalLambda = false;
  bool trueClustersWellConnected = false;
  bool learnedClustersWellConnected = false;
  bool trueClusterGraph = false;  ///< and GTVMin on it
  int largestClusterGraph = 1000;
  CriticalLambdaOptions critical;
  WellConnectedOptions wellConnected;
  ClusterMinimumOptions clusterMinimum;
};

/// All diagnostics of a solution as one object; nodes by their keys, numbers that are not finite as
/// null:
///   boundaryGtv              Σ A_e φ((DW)_e) between true clusters; null without them
///   saturation               {saturatedEdges, largest}: edges with ‖u_e‖* ≥ (1 − 1e-6)λA_e, and
///                            the largest ‖u_e‖*/(λA_e); null where there is no such thing
///   kkt                      {stationarity, capacity, complementarity, flow}: KktResiduals
///   estimation               {estimate, pooled, ratio, expectedLocal, expectedPooled,
///                            expectedRatio}: EstimationError; only with data and true clusters
///   clusterGraph             {clusters: [{size, labeled, mean}], links: [{first, second, weight,
///                            edges, flow}]} of the learned clusters; only up to
///                            largestClusterGraph
///   trueClusterGraph         the same of the true clusters
///   clusterMinimum           {models, objective, dual, relativeGap, finished, objectiveOfIterate}:
///                            GTVMin on the graph of the true clusters, see ClusterMinimum, models
///                            in the order of trueClusterGraph, and P(W) to compare; or {why}
///   uniqueness               {verdict: "unique" | "not-unique" | "unknown", reason, nodes}
///   criticalLambda           {low, high, exact, finished,
///                            components: [{nodes, low, high, exact}]}, or {why}
///   wellConnected            [{partition: "true" | "learned", cluster, nodes, size, wellConnected,
///                            root, violating, why, smallestLambda, bound, boundPerLambda,
///                            boundOfPaper, separateBelow, distance, boundaryWeight,
///                            strongConvexity, smoothness, gradients, worst,
///                            worstWithoutDisagreement, failing, needed}];
///                            wellConnected is null if not asked or unfinished, and `why` says
///                            which. `bound` has the constant 1, boundOfPaper, printed in [CFL],
///                            the constant 2; separateBelow is that of separationLimits();
///                            distance the largest ‖w_i − w̄^(C)‖₂ of the iterate. smoothness and
///                            gradients list β_i and δ_i of `nodes`, strongConvexity is α_C. worst,
///                            and the other of λ → ∞, are {subset, boundary, curvature,
///                            disagreement, left, right, ratio}, see WellConnected; failing is
///                            "disconnected", "boundary", "curvature", "disagreement" or null;
///                            needed {lambda, innerWeightFactor, innerDensity, density,
///                            samplesFactor, samples, samplesNow}: any one of these is enough, the
///                            first two exactly, `density` (now innerDensity) and `samples`, both
///                            estimates, per node; null: not enough whatever it is, or not known
/// The last four only if asked for. After a stop what is left of them is marked unfinished.
Json diagnosis(const Diagnosed& subject, const DiagnosisOptions& options = {},
               const std::stop_token& stop = {});

}  // namespace gtv
