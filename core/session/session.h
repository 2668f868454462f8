#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/json.h"
#include "experiment/experiment.h"
#include "run/run.h"

namespace gtv {

/// A change of the experiment that can be undone.
struct SessionStep {
  std::string name;
  Experiment before;
  Experiment after;
};

/// A run as a session keeps it.
struct SessionRun {
  std::int64_t id = 0;  ///< one of its own among the runs of the session
  std::string name;
  std::string color;  ///< "#e69f00"
  bool pinned = false;
  bool hidden = false;
  /// Which method of the race of the session's experiment it is; −1: no such method.
  int racer = -1;
  Experiment start;  ///< as it began; what changed while it ran is in the trace
  Experiment end;    ///< with these changes
  std::string instructionSet;
  std::string program;  ///< version that made it
  RunStatus status = RunStatus::Running;
  std::string message;
  RunTrace trace;
  /// Of the last iterate, which need not be a recorded one; no row and no change comes after it.
  TraceRow last;
  /// d × n, the last iterate; null before the first.
  std::shared_ptr<const Matrix> W;
  /// What it needs to go on; of runs that others took the place of null. May be older than the
  /// last iterate: the trace says how to come from here to there.
  std::shared_ptr<const ResumePoint> resumePoint;
};

/// A sweep over parameters, finished or not, as its own room writes it.
struct SessionSweep {
  Json plan;
  std::vector<Json> rows;
  std::filesystem::path folder = {};  ///< where relative names of its files start
};

/// A piece of what was found beside the runs: a λ path, a band of repeated draws, …
struct StudyPart {
  Json facts;
  std::string numbers;  ///< as packing.h makes them
};
/// All of it, the first piece first. A piece that stays is the same object.
using StudyParts = std::vector<std::shared_ptr<const StudyPart>>;
using Studies = std::map<std::string, StudyParts>;  ///< by name; see session_studies.h

/// All that a window holds: what is saved is what is there when it is opened again.
struct Session {
  Experiment experiment;
  Experiment saved;  ///< as opened or last saved
  std::vector<SessionStep> steps;
  std::size_t done = 0;          ///< how many of the steps are done, the others are undone
  std::vector<SessionRun> runs;  ///< the present one first
  std::vector<SessionSweep> sweeps;
  Studies studies;
  /// What the documents name, by the name that they use; relative to their folder.
  std::map<std::string, std::string> files;
  /// Of the window; the core does not look into it.
  Json screen = Json::object();
  /// What of the file it was read from was left out, and why: sentences for people.
  std::vector<std::string> notes = {};
};

}  // namespace gtv
