#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

#include "base/thread_priority.h"

namespace gtv {

/// A thread that does one task at a time. A new task stops the one under way and takes the place of
/// one that waits. No call waits for the work, except the destructor.
class TaskThread {
 public:
  /// Must not throw; returns soon after a stop was requested.
  using Task = std::function<void(const std::stop_token&)>;

  /// Throws std::system_error where the system has no thread to give.
  explicit TaskThread(ThreadPriority priority = ThreadPriority::Background);
  /// Stops the task under way and waits for it.
  ~TaskThread();
  TaskThread(const TaskThread&) = delete;
  TaskThread& operator=(const TaskThread&) = delete;

  void start(Task task);
  /// Stops the task under way; one that waits never begins.
  void stop();

 private:
  void work(const std::stop_token& closing);

  std::mutex mutex_;
  std::condition_variable_any changed_;
  Task next_;              ///< empty: none waits
  std::stop_source stop_;  ///< of the task under way
  std::jthread thread_;    ///< the last member: it begins when all else is there
};

}  // namespace gtv
