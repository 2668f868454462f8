#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "run/snapshot.h"
#include "session/session.h"

namespace gtv {

/// Reads a whole session. A file that is damaged, foreign or written by a newer program gives one
/// Error and is not changed. Rows after the last iterate of a run, which a program that was killed
/// left behind, are left out, and the session's notes say so. The experiments have no folder yet:
/// see extractFiles().
Result<Session> readSession(const std::filesystem::path& file);

/// Writes session.files into a folder, which is made, and makes it the folder of all experiments.
Result<void> extractFiles(Session& session, const std::filesystem::path& folder);

/// The state that Run::restore() of a run that began as run.start goes on from; an Error if the
/// session has none.
Result<RunState> stateOf(const SessionRun& run);

/// Where a run is, for the screen; its network is drawn anew. Null if it has no iterate.
Result<std::shared_ptr<const Snapshot>> pictureOf(const SessionRun& run,
                                                  const std::stop_token& stop = {});

/// Everything that a reader would refuse or leave out, what SQLite's own check says, sweeps that
/// cannot be read, and iterates that do not fit the networks of their experiments; empty if all is
/// well. The files that the documents name are unpacked into `folder` for it. A run that takes more
/// memory than there is counts as a problem. After a stop what follows is not looked into.
std::vector<std::string> verifySession(const std::filesystem::path& file,
                                       const std::filesystem::path& folder,
                                       const std::stop_token& stop = {});

}  // namespace gtv
