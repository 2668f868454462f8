#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "session/session_writer.h"
#include "ui/live/run_list.h"

namespace gtv::ui {

/// A session that was read from a file, ready to be shown: its data lies in a working copy.
struct OpenedSession {
  Session session;
  std::vector<RunRecord> runs;
  Experiment largest;              ///< of the document and those of the runs: needs most memory
  std::vector<SessionRun> racers;  ///< not among those of the session any more
  std::unique_ptr<WorkingCopy> copy;
  std::filesystem::path file;  ///< that it is saved to; empty: never saved
  FileStamp stamp;             ///< of that file when the session was read from it, or saved to it
  /// The working copy of a process that is gone, which this takes the place of once it is shown.
  std::optional<OtherCopy> leftover;
  bool isOpenElsewhere = false;
  int number = 0;  ///< of its reading, for isWanted()
};

}  // namespace gtv::ui

Q_DECLARE_METATYPE(std::shared_ptr<gtv::ui::OpenedSession>)
