// Under the thread sanitizer too (suites named ThreadTest are).
#include "base/spin_thread_pool.h"

#include <gtest/gtest.h>

#include <chrono>
#include <numeric>
#include <thread>

namespace gtv {
namespace {

TEST(SpinThreadPoolThreadTest, RunsEveryPieceOnceBeforeReturning) {
  for (const int threads : {1, 2, 4}) {
    SpinThreadPool team(threads);
    EXPECT_EQ(team.threads(), threads);
    std::vector<int> calls(37, 0);
    for (int round = 1; round <= 3000; ++round) {
      const int count = round % 38;
      team.run(count, [&](int k) { ++calls[k]; });
    }
    // Piece k was called in every round with more than k pieces.
    for (int k = 0; k < 37; ++k) {
      int expected = 0;
      for (int round = 1; round <= 3000; ++round) expected += round % 38 > k ? 1 : 0;
      EXPECT_EQ(calls[k], expected) << threads << " threads, piece " << k;
    }
  }
}

TEST(SpinThreadPoolThreadTest, ResultsOfOneCallAreVisibleInTheNext) {
  SpinThreadPool team(3);
  std::vector<double> x(16, 1);
  std::vector<double> sums(16, 0);
  for (int round = 0; round < 500; ++round) {
    team.run(16, [&](int k) { sums[k] = std::accumulate(x.begin(), x.end(), 0.0); });
    team.run(16, [&](int k) { x[k] = sums[(k + 1) % 16] / 16; });
  }
  for (const double value : x) EXPECT_EQ(value, 1);
}

TEST(SpinThreadPoolThreadTest, SleepingThreadsWakeUp) {
  SpinThreadPool team(2);
  int total = 0;
  for (int round = 0; round < 5; ++round) {
    // Much longer than anybody looks around.
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    std::vector<int> done(8, 0);
    team.run(8, [&](int k) { done[k] = 1; });
    total += std::accumulate(done.begin(), done.end(), 0);
  }
  EXPECT_EQ(total, 40);
}

TEST(SpinThreadPoolThreadTest, IdlePoolIsDestroyedWithoutWaiting) {
  const SpinThreadPool idle(4);
  EXPECT_EQ(idle.threads(), 4);
}

}  // namespace
}  // namespace gtv
