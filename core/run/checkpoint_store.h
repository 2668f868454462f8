#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "experiment/experiment.h"
#include "instances/problem_instance.h"
#include "run/snapshot.h"
#include "solvers/solver.h"

namespace gtv {

/// A place that a run can go back to: all it needs to go on from there, but for the trace, of which
/// it has the length.
struct Checkpoint {
  /// A stop cut short the question whether this iterate is the last one: it has to be asked again.
  struct PendingTermination {
    bool isObjectiveStationary = false;
    bool isCertificateDue = false;  ///< by its schedule
    friend bool operator==(const PendingTermination&, const PendingTermination&) = default;
  };

  SolverState solver;
  std::int64_t iterationsBefore = 0;  ///< done by solvers on the network before it was changed
  Experiment experiment;              ///< live changes included
  std::shared_ptr<const ProblemInstance> network;
  RunStatus status = RunStatus::Running;
  std::string message;
  std::int64_t budgetStart = 0;
  std::int64_t nextCheck = 0;
  std::int64_t lastCertificate = 0;
  bool attainmentChecked = false;
  std::optional<PendingTermination> pendingTermination;
  std::vector<double> objectives;
  Traffic traffic;          ///< sent so far
  double totalSeconds = 0;  ///< spent so far
  std::size_t rows = 0;     ///< of the trace
  std::size_t changes = 0;  ///< of the trace

  std::int64_t iteration() const { return iterationsBefore + solver.iteration; }
  /// Of its iterates, in memory.
  std::size_t bytes() const;
};

/// The past of a run in a limited memory: a ring of checkpoints that thins out as it fills, every
/// second one going at a time, so that they reach back to the start however long the run is. What
/// lies between two of them can be iterated again from the earlier one.
class CheckpointStore {
 public:
  explicit CheckpointStore(std::size_t bytes) : budget_(bytes) {}

  /// Of the iterates that are offered, in their order: shall this one be kept?
  bool isDue() { return offered_++ % stride_ == 0; }
  /// At the iteration of the last one, takes its place. An iterate that needs more than an eighth
  /// of the memory is not kept.
  void add(Checkpoint checkpoint);
  /// The last one at or before an iteration, or null.
  const Checkpoint* atOrBefore(std::int64_t iteration) const;
  const std::vector<Checkpoint>& checkpoints() const { return checkpoints_; }
  void forgetAfter(std::int64_t iteration);
  std::size_t bytes() const { return bytes_; }
  /// From now on so much memory. What has no room in it goes, and does not come back with more.
  void setBudget(std::size_t bytes);

 private:
  void thin();
  bool isTooLarge(const Checkpoint& checkpoint) const;

  std::size_t budget_;
  std::size_t bytes_ = 0;
  std::int64_t offered_ = 0;
  std::int64_t stride_ = 1;
  std::vector<Checkpoint> checkpoints_;  ///< by iteration
};

}  // namespace gtv
