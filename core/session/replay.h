#pragma once

#include <functional>
#include <stop_token>
#include <string>

#include "session/session.h"
#include "session/session_sweep.h"

namespace gtv {

/// What came out when a run was done again.
struct Replay {
  bool identical = false;
  /// Of all numbers that differ, the largest |a − b| / max(|a|, |b|); 0 if none does.
  double largestDifference = 0;
  std::string where;  ///< of that one: "objective at iteration 120", "W"; or what went wrong
  std::int64_t iterations = 0;  ///< done again
  bool stopped = false;         ///< before its end; what was compared by then counts
};

struct ReplayOptions {
  std::stop_token stop;
  /// Iterations done of all.
  std::function<void(std::int64_t done, std::int64_t planned)> progress;
  int threads = 1;  ///< change nothing but the time
};

/// Does a run again from its seed, with the changes that were recorded while it ran, and compares
/// every recorded number but seconds, and the last iterate with all that its method knows beside
/// it, bit for bit.
Result<Replay> replay(const SessionRun& run, const ReplayOptions& options = {});

/// The same of all rows of a sweep; `iterations` counts the runs that were
/// compared. Not compared are those that a time limit ended: they end elsewhere every time.
Replay replaySweep(const SweepRecord& sweep, const ReplayOptions& options = {});

}  // namespace gtv
