#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "base/json.h"
#include "experiment/experiment.h"
#include "run/result_tables.h"

namespace gtv {

struct BatchOptions {
  int threads = 1;
  bool keepFiles = false;  ///< also make the texts of files
  GraphContents graph;     ///< of graph.graphml among these
  bool diagnose = false;   ///< reports with "diagnosis"
  std::stop_token stop;
  /// Called from the working threads, one at a time: iterations done of all that are planned.
  std::function<void(std::int64_t done, std::int64_t planned)> progress;
};

/// The texts that `run --out` writes for one run: those of resultFiles(), or of a race trace.csv,
/// edges.csv and a file per method.
struct RunFiles {
  std::string folder;  ///< "", "repeat-0", "cell-1/repeat-0"
  ResultFiles texts;

  /// The text of that name, which is there.
  const std::string& text(std::string_view name) const;
};

struct BatchResult {
  /// Of the run, or the race; merged over repeats; {"cells": …} with "vary"; with "timing", which
  /// has the seconds of every method that raced.
  Json report;
  std::vector<RunFiles> files;
  /// Runs that failed while others have a report, named by their cell and repetition. They are in
  /// the report of their cell, too: "failures", and "status": "failed" where no run of it is left.
  std::vector<Error> failures = {};
  /// The outcome for an exit code: the worst over all runs.
  /// Every run reached its end: what was asked for is certified, or nothing was and the iterations
  /// are done or the objective stands.
  bool done = true;
  bool stopped = false;  ///< the stop token ended it
};

/// All cells and repetitions of an experiment, which races if its field "race" names methods; one
/// that is refused is an Error at "race[k]". An Error too if runs fail and none has a report.
/// Everything but "timing" is the same on any number of threads, except for races by time.
Result<BatchResult> runBatch(const Experiment& experiment, const BatchOptions& options);

}  // namespace gtv
