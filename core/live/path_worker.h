#pragma once

#include <list>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>

#include "base/mailbox.h"
#include "base/task_thread.h"
#include "exact/optimum_path.h"

namespace gtv {

/// The path of one problem; `key` tells problems apart whose paths differ (λ does not count).
struct PathTask {
  std::string key;
  std::shared_ptr<const GtvProblem> problem;
  std::shared_ptr<const ProblemInstance> network;
  LambdaEngineOptions engine;
};

/// How far the path of a problem is; immutable.
struct PathProgress {
  std::string key;
  OptimumPath path;
  bool working = false;  ///< more points will follow by themselves
  std::string why;       ///< why it broke off, if not because it was cancelled
  int number = 0;        ///< what compute() gave for it
};

/// Computes λ paths on a thread of its own, one at a time, and remembers them: a path that was
/// finished is there at once, one that was cancelled goes on where it ended. Progress leaves
/// through a mailbox. No call waits for the work,
/// except the destructor, which waits for the step under way.
class PathWorker {
 public:
  /// Cancels what is under way for another key; nothing new if this key is under way already. The
  /// number of the work for this key: what was cancelled has another one.
  int compute(PathTask task);
  void cancel();
  /// What was computed of a path in another session takes the place of what is remembered of it,
  /// and of what is under way, unless more of the same is remembered.
  void restore(PathProgress progress);
  /// The newest progress since the last call, or null; may belong to an older task.
  std::shared_ptr<const PathProgress> take() { return mailbox_.take(); }
  /// What is remembered for a key, or null.
  std::shared_ptr<const PathProgress> find(const std::string& key) const;

  static constexpr std::size_t remembered = 24;  ///< paths

 private:
  void work(const PathTask& task, int number, const std::stop_token& stop);
  PathProgress compute(const PathTask& task, int number, const std::stop_token& stop);
  void publish(PathProgress progress);
  std::shared_ptr<const PathProgress> known(const std::string& key) const;
  void remember(std::shared_ptr<const PathProgress> progress);

  mutable std::mutex mutex_;
  std::string current_;   ///< the key that is asked for or under way; empty: none
  int number_ = 0;        ///< of the task that was asked for last
  std::string restored_;  ///< of this key nothing counts of tasks up to this number:
  int restoredAt_ = 0;
  std::list<std::shared_ptr<const PathProgress>> memory_;  ///< newest first
  Mailbox<PathProgress> mailbox_;
  TaskThread thread_;  ///< the last member: its tasks use all others
};

}  // namespace gtv
