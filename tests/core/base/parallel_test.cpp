#include "base/parallel.h"

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

namespace gtv {
namespace {

TEST(ParallelForThreadTest, EveryTaskRunsOnce) {
  for (const int threads : {0, 1, 2, 7}) {
    std::vector<int> runs(100, 0);
    parallelFor(100, threads, [&](int k) { ++runs[k]; });
    EXPECT_EQ(runs, std::vector<int>(100, 1)) << threads << " threads";
  }
}

TEST(ParallelForThreadTest, ReturnsAfterAllTasksAreDone) {
  for (int repeat = 0; repeat < 200; ++repeat) {
    std::atomic<int> sum{0};
    parallelFor(8, 4, [&](int k) { sum.fetch_add(k, std::memory_order_relaxed); });
    ASSERT_EQ(sum, 28);
  }
}

TEST(ParallelForThreadTest, RunsNothingForZeroTasks) {
  parallelFor(0, 4, [](int) { FAIL() << "a task that does not exist"; });
}

}  // namespace
}  // namespace gtv
