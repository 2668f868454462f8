#include "base/detachable_task.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <memory>
#include <stdexcept>
#include <thread>

namespace gtv {
namespace {

constexpr std::int64_t many = 1'000'000;

TEST(DetachableTaskThreadTest, ShortOrUnstoppableTaskRunsOnCallingThread) {
  const std::stop_source source;
  std::thread::id where;
  EXPECT_TRUE(runDetachable(source.get_token(), 1000, [&] { where = std::this_thread::get_id(); }));
  EXPECT_EQ(where, std::this_thread::get_id());
  where = {};
  EXPECT_TRUE(runDetachable({}, many, [&] { where = std::this_thread::get_id(); }));
  EXPECT_EQ(where, std::this_thread::get_id());
}

TEST(DetachableTaskThreadTest, LongTaskRunsOnAnotherThread) {
  const std::stop_source source;
  std::thread::id where;
  EXPECT_TRUE(runDetachable(source.get_token(), many, [&] { where = std::this_thread::get_id(); }));
  EXPECT_NE(where, std::thread::id());
  EXPECT_NE(where, std::this_thread::get_id());
}

TEST(DetachableTaskThreadTest, TaskExceptionIsRethrown) {
  const std::stop_source source;
  EXPECT_THROW(
      runDetachable(source.get_token(), many, [] { throw std::runtime_error("no memory"); }),
      std::runtime_error);
}

TEST(DetachableTaskThreadTest, NoTaskStartsAfterStop) {
  std::stop_source source;
  source.request_stop();
  bool called = false;
  EXPECT_FALSE(runDetachable(source.get_token(), many, [&] { called = true; }));
  EXPECT_FALSE(called);
}

/// Work that ends when it is told to.
struct BlockedTask {
  std::promise<void> begun;
  std::promise<void> end;
  std::atomic<bool> done = false;

  static std::function<void()> of(const std::shared_ptr<BlockedTask>& held) {
    return [held] {
      held->begun.set_value();
      held->end.get_future().wait();
      held->done = true;
    };
  }
};

/// Leaves the work over. Would wait for ever if the stop did: only later is the work told to end.
std::shared_ptr<BlockedTask> abandonedTask() {
  auto held = std::make_shared<BlockedTask>();
  std::stop_source source;
  std::jthread asks([&] {
    held->begun.get_future().wait();
    source.request_stop();
  });
  EXPECT_FALSE(runDetachable(source.get_token(), many, BlockedTask::of(held)));
  return held;
}

TEST(DetachableTaskThreadTest, StopReturnsImmediatelyAndThirdTaskWaits) {
  const auto held = abandonedTask();
  const auto other = abandonedTask();
  std::stop_source second;
  std::jthread asksAgain([&] { second.request_stop(); });
  bool called = false;
  EXPECT_FALSE(runDetachable(second.get_token(), many, [&] { called = true; }));
  EXPECT_FALSE(called);

  held->end.set_value();
  const std::stop_source third;
  bool wasDone = false;
  EXPECT_TRUE(runDetachable(third.get_token(), many, [&] { wasDone = held->done; }));
  EXPECT_TRUE(wasDone);
  other->end.set_value();
}

}  // namespace
}  // namespace gtv
