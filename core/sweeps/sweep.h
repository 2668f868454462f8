#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "sweeps/sweep_rows.h"

namespace gtv {

struct SweepOptions {
  int threads = 1;
  std::stop_token stop;  ///< ends what is under way within an iteration; its rows are not made
  /// A run that came to its end; called from the working threads, one at a time.
  std::function<void(SweepRow row)> finished;
  /// The same with the run itself, before its row is finished; by several threads at once. Where it
  /// returns false there is no row: the run is to be made again.
  std::function<bool(const SweepRow& row, const Run& run)> ended;
  /// Work that is done and that is planned, in iterations up to every limit; runs that were known
  /// do not count. Called like `finished`.
  std::function<void(std::int64_t done, std::int64_t planned)> progress;
  /// Called by the working threads between two chunks of iterations; may wait.
  std::function<void()> betweenChunks;
};

/// Makes the runs of a plan that are not among the rows `known`: first repetition 0 of all cells,
/// then 1, … Repetition r of a cell is Run::start(cell, r), and so that of `run --repeats`; the
/// rows are the same on any number of threads, but for their order (and for runs that end by a time
/// limit). A cell that refuses its values is a row too.
void runSweep(const SweepPlan& plan, const std::vector<SweepRow>& known,
              const SweepOptions& options);

/// Did every run reach its end, as BatchResult::done says it? A refused one did not.
bool allReachedTheirEnd(const SweepPlan& plan, const std::vector<SweepRow>& rows);

}  // namespace gtv
