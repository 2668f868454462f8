#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "experiment/experiment.h"
#include "run/run_trace.h"

namespace gtv {

/// The numbers of repeated runs, iteration by iteration: rows at the recorded iterations that all
/// of them have reached.
struct RepeatedTraces {
  std::vector<TraceRow> mean;
  /// Mean ∓ standard deviation; their seconds and vectors are those of the mean.
  std::vector<TraceRow> low;
  std::vector<TraceRow> high;
  int repeats = 0;  ///< that were finished
};

struct RepeatOptions {
  int repeats = 10;
  std::int64_t iterations = 1000;
  int threads = 1;
  std::stop_token stop;  ///< what is finished by then counts
  /// Called from the working threads, one at a time.
  std::function<void(int done)> progress;
};

/// Runs repetitions 0, 1, … of an experiment, each for so many iterations or to its own end. The
/// standard deviation divides by K − 1 and is 0 for K = 1; numbers that one of the runs does not
/// have are NaN. The same on any number of threads.
Result<RepeatedTraces> repeatRuns(const Experiment& experiment, const RepeatOptions& options);

}  // namespace gtv
