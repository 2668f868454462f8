#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <variant>

#include "session/working_copy.h"

namespace gtv {

/// Writes the open session on a thread of its own, in the order in which news come. What cannot be
/// written waits and is tried again, so nothing is lost while the disk is full. What is in memory
/// alone moves to the disk as soon as it can. Another thread makes the files that are saved:
/// meanwhile news are written as they come. Where the system has no more threads, the
/// thread that brings news writes them.
class SessionWriter {
 public:
  /// How it went; called from the thread that did it. What is said of news comes once it changes:
  /// the first that cannot be kept, and success after that.
  using Callback = std::function<void(const Result<void>& done)>;

  SessionWriter(std::unique_ptr<WorkingCopy> copy, Callback keeping);
  /// Waits for the transaction under way; what waits is written if it can be.
  ~SessionWriter();
  SessionWriter(const SessionWriter&) = delete;
  SessionWriter& operator=(const SessionWriter&) = delete;

  void write(SessionChanges changes);
  /// Everything that came before, as a file of its own.
  void saveAs(std::filesystem::path target, Callback saved);
  /// See WorkingCopy::describe().
  void describe(std::filesystem::path origin, FileStamp stamp, std::string title);
  /// How long the last news took to write.
  double lastWriteSeconds() const;
  /// See SessionFile::isSound().
  bool isSound() const;
  /// See SessionFile::leftOut().
  std::string leftOut() const;
  /// News that are not written yet.
  bool isBusy() const;

  /// Empty: the session is in memory.
  std::filesystem::path folder() const;
  /// Ends the thread, after the saves that were asked for, and deletes the working copy.
  void discard();

 private:
  struct Save {
    std::filesystem::path target;
    Callback callback;
  };
  struct Description {
    std::filesystem::path origin;
    FileStamp stamp;
    std::string title;
  };
  /// News are kept if they are written, and not in memory alone.
  void reportWriteResult(const Result<void>& written);
  using Task = std::variant<SessionChanges, Save, Description>;
  void enqueue(Task task);
  /// False if the system gives no thread.
  bool start();
  bool startSaver();
  void work(const std::stop_token& stop);
  void save(const std::stop_token& stop);
  void endSaver();
  /// What waits, in the calling thread, as far as it can be written.
  void writeInCallingThread();
  bool hasSaves() const;
  Result<void> perform(const Task& task);
  /// Leaves it to the other thread to save the session as it is now; false: that cannot be.
  bool snapshotForSave(const Save& save);
  Result<void> saveTo(const std::filesystem::path& target,
                      const std::vector<const SessionChanges*>& pending);
  /// News cannot be written: what is to be saved is saved with them, where it can be.
  void saveWithPendingChanges(std::unique_lock<std::mutex>& lock);
  Result<void> writeToCopy(const SessionChanges& changes);

  std::unique_ptr<WorkingCopy> copy_;
  std::filesystem::path folder_;
  Callback onWriteResult_;
  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  std::deque<Task> tasks_;
  /// A session that waits to be saved as it was when that was asked for.
  struct SaveSnapshot {
    std::unique_ptr<SessionFile> session;
    Save save;
  };
  std::deque<SaveSnapshot> saveSnapshots_;
  bool saving_ = false;            ///< one that does not wait any more
  bool wasSoundWhenSaved_ = true;  ///< as far as they have shown
  bool isSound_ = true;
  std::string leftOut_;
  bool failing_ = false;
  bool discarding_ = false;
  double seconds_ = 0;
  std::chrono::steady_clock::time_point lastMoveAttempt_ = std::chrono::steady_clock::now();
  std::jthread saver_;
  std::jthread thread_;
};

}  // namespace gtv
