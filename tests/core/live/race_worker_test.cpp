// To be run under thread sanitizer: no Qt, only what the window does with the worker.
#include "live/race_worker.h"

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <thread>

#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::smallExperiment;

Experiment shortRace() {
  return changed(smallExperiment(), {{"race", {"fedavg", "direct", "admm"}}});
}
Experiment endlessRace() { return changed(shortRace(), {{"stop.maxIterations", 1000000000}}); }

/// The newest progress for which this holds, after at most a minute: a bound against hanging.
std::shared_ptr<const RaceProgress> progressThat(
    RaceWorker& worker, const std::function<bool(const RaceProgress&)>& holds) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
  while (std::chrono::steady_clock::now() < end) {
    if (auto progress = worker.take(); progress && holds(*progress)) return progress;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return nullptr;
}

TEST(RaceWorkerThreadTest, FinishedRaceReportsRefusedMethods) {
  RaceWorker worker;
  worker.start(7, shortRace());
  const auto last = progressThat(worker, [](const auto& progress) { return progress.isOver; });
  ASSERT_NE(last, nullptr);
  EXPECT_EQ(last->number, 7);
  EXPECT_EQ(last->why, "");
  ASSERT_EQ(last->methods.size(), 3U);
  EXPECT_TRUE(last->methods[1].refusal);
  for (const int k : {0, 2}) {
    EXPECT_FALSE(last->methods[k].refusal);
    EXPECT_EQ(last->methods[k].rows.size(), 101U);
    EXPECT_EQ(last->methods[k].status, RunStatus::IterationLimit);
  }
}

TEST(RaceWorkerThreadTest, PausesAndContinues) {
  RaceWorker worker;
  worker.start(1, endlessRace());
  const auto done = [](const RaceProgress& progress) {
    return progress.methods.front().rows.back().iteration;
  };
  ASSERT_TRUE(progressThat(worker, [&](const auto& progress) { return done(progress) > 0; }));
  worker.setPaused(true);
  // Once it rests, nothing comes any more.
  std::shared_ptr<const RaceProgress> last;
  int quiet = 0;
  for (int k = 0; k < 1000 && quiet < 20; ++k) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    if (auto progress = worker.take()) {
      last = progress;
      quiet = 0;
    } else {
      ++quiet;
    }
  }
  EXPECT_EQ(quiet, 20);
  const auto rested = last ? done(*last) : 0;
  worker.setPaused(false);
  EXPECT_TRUE(progressThat(worker, [&](const auto& progress) { return done(progress) > rested; }));
}

TEST(RaceWorkerThreadTest, NewRaceReplacesRunningRace) {
  RaceWorker worker;
  for (int number = 1; number <= 5; ++number) worker.start(number, endlessRace());
  worker.setPaused(true);
  worker.start(6, shortRace());
  EXPECT_TRUE(progressThat(
      worker, [](const auto& progress) { return progress.number == 6 && progress.isOver; }));
}

TEST(RaceWorkerThreadTest, CancelledRaceIsSilentAndDoesNotBlockDestruction) {
  RaceWorker worker;
  worker.start(1, endlessRace());
  ASSERT_TRUE(progressThat(worker, [](const auto&) { return true; }));
  worker.cancel();
  worker.start(2, shortRace());
  // After the first word of the second race there is none of the first.
  bool second = false;
  EXPECT_TRUE(progressThat(worker, [&](const auto& progress) {
    second = second || progress.number == 2;
    if (second) {
      EXPECT_EQ(progress.number, 2);
    }
    return second && progress.isOver;
  }));
  RaceWorker other;
  other.start(1, endlessRace());
}

TEST(RaceWorkerThreadTest, UndrawableInputIsReported) {
  RaceWorker worker;
  worker.start(1, changed(shortRace(), {{"data.truth.vectors", {{1, 2}}}}));
  const auto last = progressThat(worker, [](const auto& progress) { return progress.isOver; });
  ASSERT_NE(last, nullptr);
  EXPECT_NE(last->why.find("data.truth.vectors"), std::string::npos);
}

}  // namespace
}  // namespace gtv
