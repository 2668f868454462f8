#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "base/broken_promise.h"
#include "base/parallel.h"
#include "base/result.h"
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

/// One row per iteration: after a live change the one with the new objective.
std::vector<TraceRow> lastRows(const std::vector<TraceRow>& rows);

/// Mean and spread of traces; numbers that one of them does not have are NaN.
RepeatedTraces averageTraces(const std::vector<std::vector<TraceRow>>& traces);

/// once(0), …, once(options.repeats − 1), `atOnce` side by side: what those gave that were not
/// stopped, in their order, or the first Error.
template <class Outcome, class Once>
Result<std::vector<Outcome>> repeated(const RepeatOptions& options, int atOnce, Once&& once) {
  std::vector<std::optional<Outcome>> finished(static_cast<std::size_t>(options.repeats));
  std::mutex mutex;
  std::optional<Error> error;
  int done = 0;
  parallelFor(options.repeats, atOnce, [&](int r) {
    if (options.stop.stop_requested()) return;
    std::optional<Error> problem;
    try {
      Result<std::optional<Outcome>> outcome = once(r);
      if (outcome)
        finished[static_cast<std::size_t>(r)] = std::move(*outcome);
      else
        problem = outcome.error();
    } catch (...) {
      problem = caughtError("for this experiment");
    }
    const std::scoped_lock lock(mutex);
    if (problem && !error) error = std::move(problem);
    if (options.progress) options.progress(++done);
  });
  if (error) return *error;
  std::vector<Outcome> out;
  for (auto& outcome : finished)
    if (outcome) out.push_back(std::move(*outcome));
  return out;
}

/// Runs repetitions 0, 1, … of an experiment, each for so many iterations or to its own end. The
/// standard deviation divides by K − 1 and is 0 for K = 1; numbers that one of the runs does not
/// have are NaN. The same on any number of threads.
Result<RepeatedTraces> repeatRuns(const Experiment& experiment, const RepeatOptions& options);

}  // namespace gtv
