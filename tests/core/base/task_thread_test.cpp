#include "base/task_thread.h"

#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <future>
#include <memory>
#include <mutex>
#include <thread>

namespace gtv {
namespace {

/// Blocks until a stop is requested.
void waitForStop(const std::stop_token& stop) {
  std::mutex mutex;
  std::condition_variable_any changed;
  std::unique_lock lock(mutex);
  changed.wait(lock, stop, [] { return false; });
}

TEST(TaskThreadTest, RunsTaskOnAnotherThread) {
  std::promise<std::thread::id> id;
  TaskThread thread;
  thread.start([&](const std::stop_token&) { id.set_value(std::this_thread::get_id()); });
  EXPECT_NE(id.get_future().get(), std::this_thread::get_id());
}

TEST(TaskThreadTest, NewTaskStopsTheOneUnderWay) {
  std::promise<void> begun, stopped, followed;
  TaskThread thread;
  thread.start([&](const std::stop_token& stop) {
    begun.set_value();
    waitForStop(stop);
    stopped.set_value();
  });
  begun.get_future().wait();
  thread.start([&](const std::stop_token& stop) {
    EXPECT_FALSE(stop.stop_requested());
    followed.set_value();
  });
  stopped.get_future().wait();
  followed.get_future().wait();
}

TEST(TaskThreadTest, NewestTaskReplacesTheOneThatWaits) {
  std::promise<void> begun, release, done;
  std::atomic<bool> replacedTaskRan = false;
  TaskThread thread;
  thread.start([&](const std::stop_token&) {
    begun.set_value();
    release.get_future().wait();
  });
  begun.get_future().wait();
  thread.start([&](const std::stop_token&) { replacedTaskRan = true; });
  thread.start([&](const std::stop_token&) { done.set_value(); });
  release.set_value();
  done.get_future().wait();
  EXPECT_FALSE(replacedTaskRan);
}

TEST(TaskThreadTest, StopDropsTheTaskThatWaits) {
  const auto owned = std::make_shared<int>(1);
  std::promise<void> begun, release;
  TaskThread thread;
  thread.start([&](const std::stop_token& stop) {
    begun.set_value();
    release.get_future().wait();
    EXPECT_TRUE(stop.stop_requested());
  });
  begun.get_future().wait();
  thread.start([owned](const std::stop_token&) {});
  EXPECT_EQ(owned.use_count(), 2);
  thread.stop();
  EXPECT_EQ(owned.use_count(), 1);
  release.set_value();
}

TEST(TaskThreadTest, DestructorStopsTheTaskUnderWay) {
  std::promise<void> begun;
  std::atomic<bool> stopped = false;
  {
    TaskThread thread;
    thread.start([&](const std::stop_token& stop) {
      begun.set_value();
      waitForStop(stop);
      stopped = true;
    });
    begun.get_future().wait();
  }
  EXPECT_TRUE(stopped);
}

TEST(TaskThreadTest, ReleasesWhatAFinishedTaskOwns) {
  const auto owned = std::make_shared<int>(1);
  std::promise<void> begun, checked;
  TaskThread thread;
  thread.start([owned, &begun](const std::stop_token&) { begun.set_value(); });
  begun.get_future().wait();
  thread.start([&](const std::stop_token&) {
    EXPECT_EQ(owned.use_count(), 1);
    checked.set_value();
  });
  checked.get_future().wait();
}

}  // namespace
}  // namespace gtv
