#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "session/file_stamp.h"
#include "session/session_file.h"

namespace gtv {

/// Where open sessions are kept: $XDG_DATA_HOME/gtvlab/open, else ~/.local/share/gtvlab/open.
std::filesystem::path openSessionsFolder();

/// The open session of one window: a folder of its own with a session file that is written all the
/// time, the files that its documents name, and a lock that goes with the process, however it ends.
class WorkingCopy {
 public:
  static Result<std::unique_ptr<WorkingCopy>> create(const std::filesystem::path& root);
  /// With a copy of this session file in it, which need not be one: whoever reads it finds out.
  static Result<std::unique_ptr<WorkingCopy>> createFrom(const std::filesystem::path& source,
                                                         const std::filesystem::path& root);
  /// Keeps the folder: whoever finds it without its owner can restore what is in it.
  ~WorkingCopy();
  WorkingCopy(const WorkingCopy&) = delete;
  WorkingCopy& operator=(const WorkingCopy&) = delete;

  SessionFile& session() { return *session_; }
  std::filesystem::path sessionPlace() const;
  const std::filesystem::path& folder() const { return folder_; }
  /// Of the files that the documents of the session name.
  std::filesystem::path filesFolder() const { return folder_ / "files"; }

  /// What others are told of it: the file that it is saved to, if any, what that was when it was
  /// read or written, and the title.
  Result<void> describe(const std::filesystem::path& origin, const FileStamp& stamp,
                        const std::string& title);
  /// Deletes the folder: what is in it is saved, or not wanted.
  void discard();

 private:
  /// A folder with a lock, and what `makeSession` makes at the place that it is given.
  static Result<std::unique_ptr<WorkingCopy>> make(
      const std::filesystem::path& root,
      const std::function<Result<std::unique_ptr<SessionFile>>(const std::filesystem::path&)>&
          makeSession);
  WorkingCopy(std::filesystem::path folder, int lock) : folder_(std::move(folder)), lock_(lock) {}

  std::filesystem::path folder_;
  int lock_;
  std::unique_ptr<SessionFile> session_;
};

/// An open session that another process has, or had.
struct OtherCopy {
  std::filesystem::path folder;
  std::filesystem::path origin;  ///< absolute; empty: never saved
  FileStamp stamp;               ///< of the origin when it was read or written there
  std::string title;
  std::filesystem::file_time_type written;
  bool isOpen = false;  ///< its process lives

  std::filesystem::path session() const { return folder / "session.gtvlab"; }
};

/// Newest first; folders without a session in them are none.
std::vector<OtherCopy> otherCopies(const std::filesystem::path& root);

/// Deletes the folder of a session whose process is gone; does nothing if it lives.
void discardCopy(const OtherCopy& copy);

/// Moves the folder of a session that cannot be read out of the way, to "unreadable" beside the
/// folder of the others; where it is then, or where it was if it cannot be moved.
std::filesystem::path setAside(const OtherCopy& copy);

}  // namespace gtv
