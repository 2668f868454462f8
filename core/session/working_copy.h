#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "base/json.h"
#include "session/file_stamp.h"
#include "session/session_file.h"

namespace gtv {

/// Where open sessions are kept: "open" in userDataFolder().
std::filesystem::path openSessionsFolder();

struct OpenedCopy;
struct OtherCopy;

/// The open session of one window: a folder of its own with a session file that is written all the
/// time, the files that its documents name, and a lock that goes with the process, however it ends.
/// Nobody but the user may read any of it. Others find it once it is a whole session.
///
/// Where no such folder can be made the session is in memory: it can be saved, and moves into a
/// folder as soon as it can.
class WorkingCopy {
 public:
  /// With this in it.
  static Result<std::unique_ptr<WorkingCopy>> create(const std::filesystem::path& root,
                                                     const SessionChanges& first = {});
  /// In memory, if there is no place for it.
  static Result<std::unique_ptr<WorkingCopy>> createAnywhere(const std::filesystem::path& root,
                                                             const SessionChanges& first = {});
  /// Reads this session file, and goes on with a copy of it, in memory if there is no place for
  /// one. What is wrong is wrong with that file.
  static Result<OpenedCopy> createFrom(const std::filesystem::path& source,
                                       const std::filesystem::path& root);
  /// Keeps the folder: whoever finds it without its owner can restore what is in it.
  ~WorkingCopy();
  WorkingCopy(const WorkingCopy&) = delete;
  WorkingCopy& operator=(const WorkingCopy&) = delete;

  SessionFile& session() { return *session_; }
  std::filesystem::path sessionPath() const;
  /// Empty: in memory.
  const std::filesystem::path& folder() const { return folder_; }
  /// Of the files that the documents of the session name.
  const std::filesystem::path& filesFolder() const { return files_; }

  /// Success if it is in its folder; else why it is in memory.
  const Result<void>& onDisk() const { return onDisk_; }
  /// Tries once more to get out of memory; see onDisk().
  void moveToDisk();

  /// That of a process that is gone, which this goes on with: it is deleted as soon as all of it is
  /// in the folder of this one. Until then nobody else has it.
  void replaceOtherCopy(const OtherCopy& before);

  /// What others are told of it: the file that it is saved to, if any, what that was when it was
  /// read or written, and the title.
  Result<void> describe(const std::filesystem::path& origin, const FileStamp& stamp,
                        const std::string& title);
  /// Deletes the folder: what is in it is saved, or not wanted.
  void discard();

 private:
  explicit WorkingCopy(std::filesystem::path root) : root_(std::move(root)) {}
  /// A folder with a lock; nobody takes it for a session yet.
  Result<void> makeFolder();
  void removeFolder();
  Result<void> fill(const SessionChanges& first);
  Result<Session> fillFrom(const std::filesystem::path& source);
  Result<void> fillMemory(const SessionChanges& first);
  Result<void> writeDescription();
  void removeReplacedCopy();

  std::filesystem::path root_;
  std::filesystem::path folder_;
  std::filesystem::path files_;
  int lock_ = -1;
  Result<void> onDisk_;
  Json description_;  ///< as described last
  std::filesystem::path
      replacedFolder_;  ///< the folder of what this takes the place of; empty: none
  int replacedLock_ = -1;
  std::unique_ptr<SessionFile> session_;
};

struct OpenedCopy {
  std::unique_ptr<WorkingCopy> copy;
  Session session;  ///< its documents have the folder of the files
};

/// An open session that another process has, or had.
struct OtherCopy {
  std::filesystem::path folder;
  std::filesystem::path origin;  ///< absolute; empty: never saved
  FileStamp stamp;               ///< of the origin when it was read or written there
  std::string title;
  std::filesystem::file_time_type written = std::filesystem::file_time_type::min();
  bool isOpen = false;  ///< its process lives

  std::filesystem::path session() const { return folder / "session.gtvlab"; }
};

/// Newest first; folders without a session in them are none.
std::vector<OtherCopy> otherCopies(const std::filesystem::path& root);

/// Deletes the folder of a session whose process is gone; does nothing if it lives.
void discardCopy(const OtherCopy& copy);

/// Moves the folder of a session that cannot be read out of the way, to "unreadable" beside the
/// folder of the others; where it is then, or where it was if it cannot be moved.
std::filesystem::path setAside(const OtherCopy& copy, const std::string& why);

/// A session that was set aside, and that the user has not dismissed yet.
struct UnreadableCopy {
  OtherCopy copy;
  std::string why;
};
/// Newest first.
std::vector<UnreadableCopy> unreadableCopies(const std::filesystem::path& root);
/// The user knows. It stays where it is.
void dismiss(const UnreadableCopy& copy);

}  // namespace gtv
