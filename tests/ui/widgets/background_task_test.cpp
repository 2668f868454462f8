#include "ui/widgets/background_task.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QPointer>
#include <QTest>
#include <atomic>
#include <cstdlib>
#include <future>
#include <new>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "support/refuse_threads.h"
#include "support/wait_for.h"

namespace gtv::ui {
namespace {

using Context = BackgroundTask::Context;
using testing::waitFor;

constexpr const char* purpose = "for a test";

TEST(BackgroundTaskTest, ResultArrivesInTheThreadOfTheTask) {
  BackgroundTask task(purpose);
  std::thread::id worked, arrived;
  int result = 0;
  task.start(
      [&](const Context&) {
        worked = std::this_thread::get_id();
        return 42;
      },
      [&](int value) {
        result = value;
        arrived = std::this_thread::get_id();
      });
  EXPECT_TRUE(task.isRunning());
  ASSERT_TRUE(waitFor([&] { return result != 0; }));
  EXPECT_EQ(result, 42);
  EXPECT_EQ(arrived, std::this_thread::get_id());
  EXPECT_NE(worked, arrived);
  EXPECT_FALSE(task.isRunning());
}

TEST(BackgroundTaskTest, NewWorkReplacesTheWorkUnderWay) {
  BackgroundTask task(purpose);
  std::vector<int> results;
  std::atomic<bool> stopped = false;
  task.start(
      [&](const Context& context) {
        while (!context.stop.stop_requested()) std::this_thread::yield();
        stopped = true;
        return 1;
      },
      [&](int value) { results.push_back(value); });
  task.start([](const Context&) { return 2; }, [&](int value) { results.push_back(value); });
  ASSERT_TRUE(waitFor([&] { return !task.isRunning(); }));
  EXPECT_TRUE(stopped);
  EXPECT_EQ(results, std::vector<int>{2});
}

TEST(BackgroundTaskTest, QueuedWorkFollowsAndTheNewestWins) {
  BackgroundTask task(purpose);
  std::promise<void> release;
  std::vector<int> results;
  const auto take = [&](int value) { results.push_back(value); };
  task.startAfterPresent(
      [&](const Context&) {
        release.get_future().wait();
        return 1;
      },
      take);
  task.startAfterPresent([](const Context&) { return 2; }, take);
  task.startAfterPresent([](const Context&) { return 3; }, take);
  release.set_value();
  ASSERT_TRUE(waitFor([&] { return results.size() == 2; }));
  EXPECT_EQ(results, (std::vector<int>{1, 3}));
  EXPECT_FALSE(task.isRunning());
}

TEST(BackgroundTaskTest, StoppedWorkStillGivesItsResult) {
  BackgroundTask task(purpose);
  int result = 0;
  task.start(
      [](const Context& context) {
        int rounds = 1;
        while (!context.stop.stop_requested()) ++rounds;
        return rounds;
      },
      [&](int value) { result = value; });
  task.requestStop();
  EXPECT_TRUE(task.isRunning());
  ASSERT_TRUE(waitFor([&] { return result > 0; }));
}

TEST(BackgroundTaskTest, NothingArrivesOfAbandonedWork) {
  BackgroundTask task(purpose);
  std::promise<void> posted;
  bool arrived = false;
  task.start(
      [&](const Context& context) {
        context.post([&] { arrived = true; });
        posted.set_value();
        return 0;
      },
      [&](int) { arrived = true; });
  posted.get_future().wait();
  task.abandon();
  EXPECT_FALSE(task.isRunning());
  // What comes after it arrives, so it would have arrived before.
  bool next = false;
  task.start([](const Context&) { return 0; }, [&](int) { next = true; });
  ASSERT_TRUE(waitFor([&] { return next; }));
  EXPECT_FALSE(arrived);
}

TEST(BackgroundTaskTest, MessagesArriveInOrderBeforeTheResult) {
  BackgroundTask task(purpose);
  std::vector<int> seen;
  task.start(
      [&](const Context& context) {
        for (int k = 0; k < 5; ++k) context.post([&seen, k] { seen.push_back(k); });
        return 5;
      },
      [&](int value) { seen.push_back(value); });
  ASSERT_TRUE(waitFor([&] { return seen.size() == 6; }));
  EXPECT_EQ(seen, (std::vector<int>{0, 1, 2, 3, 4, 5}));
}

TEST(BackgroundTaskTest, FailureArrivesInPlaceOfTheResultAndNextWorkFollows) {
  BackgroundTask task(purpose);
  std::string failure;
  int result = 0;
  const auto take = [&](int value) { result = value; };
  task.startAfterPresent([](const Context&) -> int { throw std::bad_alloc(); }, take,
                         [&](const Error& error) { failure = error.text(); });
  task.startAfterPresent([](const Context&) { return 7; }, take);
  ASSERT_TRUE(waitFor([&] { return result != 0; }));
  EXPECT_EQ(result, 7);
  EXPECT_NE(failure.find("not enough memory for a test"), std::string::npos) << failure;
}

TEST(BackgroundTaskTest, DestructorStopsWorkAndWaitsForIt) {
  std::promise<void> begun;
  std::atomic<bool> ended = false;
  bool arrived = false;
  {
    BackgroundTask task(purpose);
    task.start(
        [&](const Context& context) {
          begun.set_value();
          while (!context.stop.stop_requested()) std::this_thread::yield();
          ended = true;
          return 0;
        },
        [&](int) { arrived = true; });
    begun.get_future().wait();
  }
  EXPECT_TRUE(ended);
  QApplication::processEvents();
  EXPECT_FALSE(arrived);
}

TEST(BackgroundTaskTest, ReleasedTaskIsDestroyedOnceItsWorkHasEnded) {
  const QPointer<BackgroundTask> task = new BackgroundTask(purpose);
  std::promise<void> release;
  std::atomic<bool> ended = false;
  bool arrived = false;
  task->start(
      [&](const Context&) {
        release.get_future().wait();
        ended = true;
        return 0;
      },
      [&](int) { arrived = true; });
  task->release();
  QApplication::processEvents();
  QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_FALSE(task.isNull());
  release.set_value();
  ASSERT_TRUE(waitFor([&] { return task.isNull(); }));
  EXPECT_TRUE(ended);
  EXPECT_FALSE(arrived);
}

TEST(BackgroundTaskTest, ReceiverOfTheResultMayDestroyTheTask) {
  auto* task = new BackgroundTask(purpose);
  bool destroyed = false;
  task->start([](const Context&) { return 0; },
              [&](int) {
                delete task;
                destroyed = true;
              });
  ASSERT_TRUE(waitFor([&] { return destroyed; }));
}

class WithoutThreadsDeathTest : public ::testing::Test {
 protected:
  void SetUp() override { GTEST_FLAG_SET(death_test_style, "threadsafe"); }
};

// Ends the process, which has no more threads: with 0 if the task says that there are none, with 1
// if nothing is said, with 2 if something else is.
[[noreturn]] void exitWithoutThreads() {
  if (!gtv::testing::refuseThreads()) std::_Exit(3);
  static BackgroundTask task(purpose);
  bool failed = false;
  std::string message;
  task.start([](const Context&) { return 0; }, [](int) {},
             [&](const Error& error) {
               failed = !task.isRunning();
               message = error.message;
             });
  const bool said = QTest::qWaitFor([&] { return failed; }, 60'000);
  // Without destructors: that of a pool waits for work that nobody does.
  std::_Exit(!said ? 1 : message.find("thread") == std::string::npos ? 2 : 0);
}

TEST_F(WithoutThreadsDeathTest, TaskReportsMissingThread) {
  EXPECT_EXIT(exitWithoutThreads(), ::testing::ExitedWithCode(0), "");
}

}  // namespace
}  // namespace gtv::ui
