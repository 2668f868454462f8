#pragma once

#include <condition_variable>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/mailbox.h"
#include "base/task_thread.h"
#include "races/race.h"

namespace gtv {

/// All that a method needs to go on.
struct RacerCheckpoint {
  std::shared_ptr<const ResumePoint> point;
  std::vector<LiveChange> changes;
  TraceRow numbers;  ///< of the iterate
  std::shared_ptr<const Matrix> W;
};

/// How far one method is.
struct RacerProgress {
  std::optional<Error> refusal;     ///< then nothing else is there
  std::optional<Experiment> start;  ///< what it began with, tuned
  Json tuned;                       ///< values by path; null: nothing was tuned
  std::string solver;               ///< the method at work
  RunStatus status = RunStatus::Running;
  std::string message;
  std::vector<TraceRow> rows;
  /// Share of right signs on hidden labels, or on all if none are hidden; NaN for other labels.
  double accuracy = 0;
  double ari = std::numeric_limits<double>::quiet_NaN();          ///< Snapshot::ari of the iterate
  double conductance = std::numeric_limits<double>::quiet_NaN();  ///< Snapshot::conductance
  /// Now and then, and whenever the race rests: of all methods that race, or of none.
  std::shared_ptr<const RacerCheckpoint> checkpoint;
};

/// How far a race is; immutable.
struct RaceProgress {
  int number = 0;  ///< of the race, as start() gave it
  RaceError error = RaceError::Excess;
  double best = 0;  ///< least objective so far
  std::vector<RacerProgress> methods;
  bool isOver = false;
  bool rests = false;  ///< over, or paused: nothing moves until it is told to go on
  std::string why;     ///< the race could not begin, or broke off
};

/// Races on a thread of its own, one at a time. Progress leaves through a mailbox. No call waits
/// for the work; what is cancelled ends with the iteration under way.
class RaceWorker {
 public:
  /// Cancels the race before. Its first progress tells who was refused.
  void start(int number, Experiment experiment);
  /// A race that goes on from there once it is not paused any more.
  void restore(int number, Experiment experiment, RaceState state);
  /// A race that is paused goes on from where it is.
  void setPaused(bool paused);
  /// Nothing of the race comes any more, but for what lies in the mailbox.
  void cancel();
  /// The newest progress since the last call, or null.
  std::shared_ptr<const RaceProgress> take() { return mailbox_.take(); }

 private:
  struct Task {
    int number;
    Experiment experiment;
    std::optional<RaceState> state = {};
  };
  void begin(Task task, bool paused);
  /// Until it is over, or `stop`.
  void run(const Task& task, const std::stop_token& stop);
  void publish(const Race& race, int number, bool withCheckpoints, bool rests);

  std::mutex mutex_;
  std::condition_variable_any changed_;
  bool paused_ = false;
  Mailbox<RaceProgress> mailbox_;
  TaskThread thread_;  ///< the last member: its tasks use all others
};

}  // namespace gtv
