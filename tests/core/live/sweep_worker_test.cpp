// To be run under thread sanitizer: no Qt, only what the window does with the worker.
#include "live/sweep_worker.h"

#include <gtest/gtest.h>

#include <chrono>
#include <functional>

#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::smallExperiment;

SweepPlan shortSweep() {
  return SweepPlan::make(smallExperiment(), {{"lambda", {0.01, 0.1, 1}}}, 3).value();
}
/// One run that ends and one that never does.
SweepPlan endlessSweep() {
  return SweepPlan::make(smallExperiment(), {{"stop.maxIterations", {10, 1000000000}}}, 1).value();
}

/// Takes progress and gathers the rows until this holds, for at most a minute: a bound against
/// hanging.
bool gatherUntil(SweepWorker& worker, std::vector<SweepRow>& rows,
                 const std::function<bool(const SweepProgress&)>& holds) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
  while (std::chrono::steady_clock::now() < end) {
    if (auto progress = worker.take()) {
      rows.insert(rows.end(), progress->rows.begin(), progress->rows.end());
      if (holds(*progress)) return true;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return false;
}
bool isOver(const SweepProgress& progress) { return progress.isOver; }

std::string tableOf(const SweepPlan& plan, std::vector<SweepRow> rows) {
  sortRows(rows);
  return sweepCsv(plan, rows);
}

std::string expectedTable(const SweepPlan& plan) {
  std::vector<SweepRow> rows;
  SweepOptions options;
  options.finished = [&](SweepRow row) { rows.push_back(std::move(row)); };
  runSweep(plan, {}, options);
  return tableOf(plan, rows);
}

TEST(SweepWorkerThreadTest, EveryRowArrivesOnceAndProgressReachesOne) {
  SweepWorker worker(2);
  std::vector<SweepRow> rows;
  worker.start(5, shortSweep());
  ASSERT_TRUE(gatherUntil(worker, rows, [](const SweepProgress& progress) {
    EXPECT_EQ(progress.number, 5);
    EXPECT_LE(progress.share, 1);
    EXPECT_TRUE(!progress.isOver || (progress.share == 1 && progress.secondsLeft == 0));
    return progress.isOver;
  }));
  EXPECT_EQ(tableOf(shortSweep(), rows), expectedTable(shortSweep()));
}

TEST(SweepWorkerThreadTest, KnownRowsAreNotRecomputed) {
  const auto plan = shortSweep();
  SweepWorker worker(2);
  std::vector<SweepRow> rows;
  worker.start(1, plan);
  ASSERT_TRUE(gatherUntil(worker, rows, isOver));
  const std::vector<SweepRow> known(rows.begin(), rows.begin() + 4);
  auto all = known;
  worker.start(2, plan, known);
  ASSERT_TRUE(gatherUntil(worker, all, [](const SweepProgress& progress) {
    EXPECT_GE(progress.share, 4.0 / 9 - 1e-12);
    return progress.isOver;
  }));
  EXPECT_EQ(all.size(), 9U);
  EXPECT_EQ(tableOf(plan, all), tableOf(plan, rows));
}

TEST(SweepWorkerThreadTest, PausesAndContinuesFromSameRow) {
  SweepWorker worker(2);
  std::vector<SweepRow> rows;
  worker.start(1, endlessSweep());
  ASSERT_TRUE(gatherUntil(worker, rows, [&](const SweepProgress&) { return rows.size() == 1; }));
  worker.setPaused(true);
  // Once it rests, there is no progress any more.
  double share = 0;
  int quiet = 0;
  for (int k = 0; k < 1000 && quiet < 20; ++k) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    if (const auto progress = worker.take()) {
      share = progress->share;
      quiet = 0;
    } else {
      ++quiet;
    }
  }
  EXPECT_EQ(quiet, 20);
  worker.setPaused(false);
  EXPECT_TRUE(gatherUntil(worker, rows,
                          [&](const SweepProgress& progress) { return progress.share > share; }));
}

TEST(SweepWorkerThreadTest, CancelledSweepDeliversFinishedRowsOnly) {
  SweepWorker worker(2);
  worker.start(1, endlessSweep());
  std::vector<SweepRow> rows;
  // Rows that nobody has taken are not lost. A slow machine gets more and more time for the first.
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
  for (std::chrono::milliseconds wait(5); rows.empty() && std::chrono::steady_clock::now() < end;
       wait *= 2) {
    std::this_thread::sleep_for(wait);
    rows = worker.cancel();
    EXPECT_FALSE(worker.take());
    if (rows.empty()) worker.start(1, endlessSweep());
  }
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].cell, 0);
  worker.start(2, shortSweep());
  EXPECT_TRUE(gatherUntil(worker, rows, [](const SweepProgress& progress) {
    EXPECT_EQ(progress.number, 2);
    return progress.isOver;
  }));
  EXPECT_EQ(rows.size(), 10U);
}

TEST(SweepWorkerThreadTest, DestructionDoesNotWaitForSweep) {
  for (const bool paused : {false, true}) {
    SweepWorker worker(2);
    std::vector<SweepRow> rows;
    worker.start(1, endlessSweep());
    ASSERT_TRUE(gatherUntil(worker, rows, [](const SweepProgress&) { return true; }));
    worker.setPaused(paused);
  }
}

}  // namespace
}  // namespace gtv
