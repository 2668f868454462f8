#pragma once

#include <QString>
#include <limits>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "diagnostics/cluster_graph.h"
#include "diagnostics/estimation_error.h"
#include "diagnostics/metrics.h"
#include "diagnostics/uniqueness.h"
#include "problem/dual_bound.h"
#include "ui/live/solver_thread.h"

namespace gtv::ui {

/// Where attackers are: how far every node is from what its own data says, and how far it can be.
struct Influence {
  std::shared_ptr<const ProblemInstance> network;
  Vector moved;   ///< localDistances()
  Vector bounds;  ///< influenceBounds(); empty for methods with another aim than GTVMin
};

/// All diagnostics that a running iteration can afford, for one iterate. Of learners the
/// objective, errors and victims; all else is empty or NaN.
struct LiveDiagnosis {
  std::shared_ptr<const IterateSnapshot> of;
  double loss = 0;
  double gtv = 0;
  std::optional<double> boundaryGtv;  ///< with a truth
  DualBound bound;
  double ballGap = 0;
  double ballRadius = 0;
  KktResiduals kkt;
  Vector saturation;              ///< edgeSaturation()
  int components = 0;             ///< of the graph
  std::optional<double> lambda2;  ///< of its Laplacian; of at most mostForSpectrum nodes
  double normalisedVariation = std::numeric_limits<double>::quiet_NaN();
  std::vector<int> clusters;  ///< learnedClusters()
  int clusterCount = 0;
  double conductance = 0;                     ///< largestConductance() of them
  std::optional<double> ari;                  ///< with a truth, and something learned
  std::optional<double> mse;                  ///< [CFL 39], with a truth
  std::optional<EstimationError> estimation;  ///< with a truth and real labels
  LabelError labels{};
  std::optional<LabelAccuracy> accuracy;  ///< where labels are classes
  Uniqueness uniqueness;
  /// Of the learned clusters; empty if there are none yet, or thousands.
  ClusterGraph clusterGraph;
  std::optional<AttackImpact> attackImpact;    ///< with attackers
  std::shared_ptr<const Influence> influence;  ///< with attackers, of parameter vectors
  double seconds = 0;                          ///< what all this took
};

/// Nothing if asked to stop. The uniqueness is not interrupted.
std::optional<LiveDiagnosis> diagnose(const std::shared_ptr<const IterateSnapshot>& iterates,
                                      const std::stop_token& stop = {});

/// What the losses of the experiment learn from.
LabelKind labelKind(const Experiment& experiment);

}  // namespace gtv::ui
