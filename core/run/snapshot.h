#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "run/run_trace.h"

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
  Matrix W;                   ///< d × n
  std::vector<int> clusters;  ///< groups of fused nodes
  int clusterCount = 0;
  TraceRow numbers;  ///< of this very iterate
};

/// A one-slot mailbox: the newest snapshot wins, the writer never waits for the reader.
class SnapshotMailbox {
 public:
  void put(std::shared_ptr<const Snapshot> snapshot) {
    const std::scoped_lock lock(mutex_);
    newest_.swap(snapshot);
  }
  /// Takes the newest out; null if nothing came since the last time.
  std::shared_ptr<const Snapshot> take() {
    const std::scoped_lock lock(mutex_);
    return std::exchange(newest_, nullptr);
  }

 private:
  std::mutex mutex_;
  std::shared_ptr<const Snapshot> newest_;
};

}  // namespace gtv
