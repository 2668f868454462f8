#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/mailbox.h"
#include "clustering/gaussian_mixture.h"
#include "diagnostics/cluster_matching.h"
#include "experiment/experiment.h"
#include "instances/problem_instance.h"
#include "problem/gtv_problem.h"
#include "run/learned_groups.h"
#include "run/node_balance.h"
#include "run/run_trace.h"
#include "run/suggestions.h"

namespace gtv {

enum class RunStatus {
  Running,
  Converged,
  IterationLimit,
  TimeLimit,
  Stopped,
  Diverged,
  Uncertified
};

/// "running", "converged", "iteration-limit", …
std::string statusName(RunStatus status);

/// An immutable picture of a run for the screen.
struct Snapshot {
  int runNumber = 0;
  RunStatus status = RunStatus::Running;
  std::string message;
  std::vector<std::string> warnings;               ///< as Run::warnings()
  std::vector<SuggestedEdit> suggestions;          ///< as Run::suggestions()
  Experiment experiment;                           ///< live changes included
  std::shared_ptr<const ProblemInstance> network;  ///< that W belongs to
  Matrix W;                                        ///< d × n
  /// Groups of fused nodes, learnedClusters(); empty while nothing is learned yet.
  std::vector<int> clusters;
  int clusterCount = 0;
  GroupKind groupKind = GroupKind::Clusters;  ///< what they are called
  /// Of every cluster, and what they follow, see MarkedClusters; empty and null unless the maker of
  /// the picture marks them.
  std::vector<int> clusterMarks;
  std::shared_ptr<const ClusterMarks> marks;
  /// Adjusted Rand index of the fused and the true clusters; NaN where there are not several true
  /// ones or no learned ones, or very many nodes.
  double ari = 0;
  double conductance = 0;  ///< largestConductance() of the clusters; NaN if there is none
  /// Solver::mixtures() of the method; null of a picture out of a session file.
  std::shared_ptr<const std::vector<GaussianMixture>> mixtures;
  TraceRow numbers;  ///< of this very iterate
  /// Iterations that the run has done; more than those of `numbers` while looking back.
  std::int64_t reached = 0;
  /// Whose objective `numbers` has, by identity: losses and penalty; λ is numbers.lambda. Null
  /// unless the maker of the picture names it.
  std::shared_ptr<const GtvProblem> problem;
  /// Solver::gradientStep() of the method.
  std::optional<double> gradientStep;
  /// edgeSaturation() of the iterate's flow, where the maker was asked for it.
  std::shared_ptr<const Vector> saturation;
  /// One coordinate of u_e of every edge, where the maker was asked for it; empty where the method
  /// has no flow.
  std::shared_ptr<const Vector> flow;
  /// Where the maker was asked for them.
  std::optional<NodeBalance> nodeBalance;
  std::optional<EdgeState> edgeState;
};

using SnapshotMailbox = Mailbox<Snapshot>;

}  // namespace gtv
