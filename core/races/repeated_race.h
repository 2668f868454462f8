#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "races/race.h"
#include "races/race_comparison.h"
#include "run/repeated_traces.h"

namespace gtv {

struct RepeatedRacer {
  std::optional<Error> refusal;  ///< then nothing else is there
  /// Its error over the repetitions, in `objective` of the rows, and what it has spent.
  RepeatedTraces curve;
  std::vector<double> errors;  ///< at the end of every repetition; NaN of one that diverged
  RacerComparison result;
};

/// A race that was run several times, each with a new draw of graph and data.
struct RepeatedRace {
  RaceError error = RaceError::Excess;
  int repeats = 0;  ///< that were finished
  std::vector<RepeatedRacer> racers;
};

/// Repetitions 0, 1, … of the race, as many as options.repeats; options.iterations does not count,
/// the race has its own limits. Racers that are refused in one repetition are left out of all. The
/// same on any number of threads, except for races by time.
Result<RepeatedRace> repeatRace(const Experiment& experiment, const RepeatOptions& options);

}  // namespace gtv
