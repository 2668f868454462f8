#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "experiment/experiment.h"
#include "instances/problem_instance.h"
#include "run/attack_impact.h"
#include "run/run.h"

namespace gtv {

// What a live run gives to those who show it: values, which other threads may keep.

/// A network with the positions it is drawn at (2 × n, unit box, y upwards).
struct NetworkPicture {
  int runNumber = 0;
  std::shared_ptr<const ProblemInstance> network;
  std::shared_ptr<const Matrix> positions;
  /// Where its layout puts the nodes, before some were moved by hand; the same layout is the same
  /// pointer.
  std::shared_ptr<const Matrix> layout;
};

/// What a run minimises, for those who solve it beside the run. The same problem is the same
/// pointer as long as graph, data, losses and penalty stay; λ does not count.
struct LiveProblem {
  int runNumber = 0;
  std::shared_ptr<const GtvProblem> problem;
  std::shared_ptr<const ProblemInstance> network;
  std::string key;         ///< equal for equal problems
  std::string sessionKey;  ///< also if their data files lie elsewhere, as those of a session do
  double clusterTolerance = 0;
  std::int64_t iteration = 0;  ///< since when it is shown
  bool isPast = false;         ///< shown by looking back
};

/// What a run with learners says of itself, which only its own thread can ask.
struct LearnedNumbers {
  TraceRow row;
  std::optional<AttackImpact> attackImpact;  ///< with attackers
  double seconds = 0;                        ///< what this took
};

/// A copy of where a run is, for those who study it on a thread of their own.
struct IterateSnapshot {
  int runNumber = 0;
  RunStatus status = RunStatus::Running;
  Experiment experiment;  ///< with λ and the penalty as they are now
  std::shared_ptr<const ProblemInstance> network;
  GtvProblem problem;
  std::shared_ptr<const GtvProblem> identity;  ///< LiveProblem::problem
  Matrix W;
  Matrix U;  ///< d × E, or d × 0
  std::int64_t iteration = 0;
  double clusterTolerance = 0;
  std::optional<double> contraction;           ///< measuredContraction()
  std::optional<double> predictedContraction;  ///< of methods that have proved one
  /// Of learners; W has their predictions then, and the problem no losses.
  std::shared_ptr<const LearnedNumbers> learned = nullptr;
};

/// The parameters of one node at kept iterations of the run, newest last; or of all nodes, below
/// each other, since the run began or was last changed.
struct NodePast {
  static constexpr int allNodes = -1;

  int runNumber = 0;
  int node = allNodes;
  std::vector<std::int64_t> iterations;
  Matrix values;  ///< d × number of iterations; of all nodes dn × that
};

/// A copy of where the run is, from which it goes on bit for bit, and all that was changed in it.
struct RunCheckpoint {
  int runNumber = 0;
  std::shared_ptr<const ResumePoint> point;
  std::vector<LiveChange> changes;
  int rewinds = 0;   ///< how often the run has gone back, see LiveRunListener::rewound()
  TraceRow numbers;  ///< of the iterate
  Matrix W;          ///< the iterate, d × n
  RunStatus status = RunStatus::Running;
  std::string message;
};

/// Iterations per second that the user asks for; 0 is as fast as possible.
using Speed = int;

}  // namespace gtv
