#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/task_thread.h"
#include "sweeps/sweep.h"

namespace gtv {

/// How far a sweep is, with what is new since the last look at it.
struct SweepProgress {
  int number = 0;              ///< of the sweep, as start() gave it
  std::vector<SweepRow> rows;  ///< that are new; none is ever lost
  /// Of the whole sweep, from 0 to 1: rows that were known, and iterations of runs under way.
  double share = 0;
  double secondsLeft = 0;  ///< judged by the pace so far, pauses left out; NaN if not known yet
  bool isOver = false;     ///< every run has its row
  std::string why;         ///< it broke off; empty if not
};

/// Works off sweeps on all processors in the background, one at a time. No call waits for the work;
/// what is cancelled ends with the iteration under way.
class SweepWorker {
 public:
  explicit SweepWorker(int threads);

  /// Cancels the sweep before. Rows that are `known` are not made again, and not given out.
  void start(int number, SweepPlan plan, std::vector<SweepRow> known = {});
  /// Runs under way stop after the next iterations and go on from there.
  void setPaused(bool paused);
  /// Nothing of the sweep comes any more; what was finished and not taken yet is returned.
  std::vector<SweepRow> cancel();
  /// Nothing if nothing has changed since the last call.
  std::optional<SweepProgress> take();

 private:
  struct Task {
    int number;
    SweepPlan plan;
    std::vector<SweepRow> known;
  };
  void run(const Task& task, const std::stop_token& stop);
  void waitWhilePaused(const std::stop_token& stop);

  const int threads_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  bool paused_ = false;
  std::optional<SweepProgress> progress_;
  TaskThread thread_;  ///< the last member: its tasks use all others
};

}  // namespace gtv
