#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/json.h"
#include "base/result.h"
#include "session/session.h"
#include "sweeps/sweep_rows.h"

namespace gtv {

/// A sweep out of a session.
struct SweepRecord {
  SweepPlan plan;
  std::vector<SweepRow> rows;                ///< those that are done, by cell and repeat
  std::vector<std::string> instructionSets;  ///< that they were made with
  bool isWhole = true;                       ///< false: some rows are of a newer program
};

/// As a session keeps it; rows may stand in any order.
SessionSweep keptSweep(const SweepPlan& plan, const std::vector<SweepRow>& rows,
                       const std::vector<std::string>& instructionSets);
/// `folder` has the data files of the session. An Error if the plan cannot be read here.
Result<SweepRecord> sweepOf(const SessionSweep& kept, const std::filesystem::path& folder);

/// Sessions of older programs name the files of sweeps and of live changes by where they lay, which
/// may be another computer: names that start at the root become those of the same files in
/// `folder`, where the session has its files, as long as only one file can be meant.
void useFilesOfSession(Json& piece, const std::filesystem::path& folder);

}  // namespace gtv
