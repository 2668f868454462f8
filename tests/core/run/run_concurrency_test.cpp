// To be run under thread sanitizer: no Qt, only what the window's threads do with the core.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "base/parallel.h"
#include "run/run.h"
#include "studies/batch.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::smallExperiment;

TEST(SnapshotMailboxThreadTest, DeliversNewestSnapshotOnce) {
  SnapshotMailbox mailbox;
  constexpr int count = 20000;
  std::atomic<bool> finished = false;
  std::jthread writer([&] {
    for (int k = 1; k <= count; ++k) {
      auto picture = std::make_shared<Snapshot>();
      picture->runNumber = k;
      picture->W = Matrix::Constant(2, 3, k);
      mailbox.put(std::move(picture));
    }
    finished = true;
  });
  int last = 0;
  int taken = 0;
  for (bool over = false; !over;) {
    over = finished;
    while (const auto picture = mailbox.take()) {
      ASSERT_GT(picture->runNumber, last);
      last = picture->runNumber;
      ASSERT_EQ(picture->W.minCoeff(), last);
      ASSERT_EQ(picture->W.maxCoeff(), last);
      ++taken;
    }
  }
  EXPECT_EQ(last, count);
  EXPECT_GE(taken, 1);
  EXPECT_EQ(mailbox.take(), nullptr);
}

TEST(RunThreadTest, SnapshotsAndChangesWorkWhileIterating) {
  // The solver thread owns the run; changes come by queue, pictures leave by mailbox, rows by
  // batches.
  SnapshotMailbox mailbox;
  std::mutex mutex;
  std::deque<double> queue;  // wanted λ
  std::vector<TraceRow> rows;
  std::atomic<bool> over = false;
  std::stop_source stop;
  const int changes = 40;

  std::jthread solver([&] {
    const auto run =
        Run::start(changed(smallExperiment(), {{"stop.maxIterations", 1'000'000}})).value();
    int applied = 0;
    while (run->status() == RunStatus::Running || applied < changes) {
      std::deque<double> work;
      {
        const std::scoped_lock lock(mutex);
        work.swap(queue);
      }
      for (const double lambda : work) {
        ASSERT_TRUE(run->change("lambda", lambda).ok());
        ++applied;
      }
      run->advance(20, stop.get_token());
      mailbox.put(run->snapshot(1));
      const auto fresh = run->takeNewRows();
      const std::scoped_lock lock(mutex);
      rows.insert(rows.end(), fresh.begin(), fresh.end());
      if (stop.stop_requested() && applied == changes) break;
    }
    const auto all = run->trace().rows();
    const std::scoped_lock lock(mutex);
    EXPECT_EQ(rows.size(), all.size());  // rows are never lost
    EXPECT_EQ(run->trace().changes().size(), static_cast<std::size_t>(changes));
    EXPECT_EQ(run->experiment().lambda(), 0.01 * changes);
    over = true;
  });
  std::jthread user([&] {
    for (int k = 1; k <= changes; ++k) {
      {
        const std::scoped_lock lock(mutex);
        queue.push_back(0.01 * k);
      }
      std::this_thread::yield();
    }
    stop.request_stop();
  });
  std::int64_t newest = -1;
  int pictures = 0;
  for (bool last = false; !last;) {
    last = over;
    if (const auto picture = mailbox.take()) {
      EXPECT_GE(picture->numbers.iteration, newest);
      newest = picture->numbers.iteration;
      EXPECT_TRUE(picture->W.allFinite());
      // Before the first iteration there are no learned clusters.
      EXPECT_EQ(picture->clusters.size(), newest > 0 ? 16U : 0U);
      ++pictures;
    }
  }
  EXPECT_GE(pictures, 1);
}

TEST(RunThreadTest, StopRequestFromAnotherThreadEndsLongAdvance) {
  const auto run =
      Run::start(changed(smallExperiment(), {{"stop.maxIterations", 1'000'000'000}})).value();
  std::stop_source stop;
  const std::jthread user([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    stop.request_stop();
  });
  EXPECT_EQ(run->advance(1'000'000'000, stop.get_token()), RunStatus::Stopped);
  EXPECT_GT(run->iteration(), 0);
}

TEST(RunThreadTest, RunsShareOneNetworkSafely) {
  const auto experiment = smallExperiment();
  const auto network = drawProblemInstance(experiment).value();
  std::vector<Matrix> results(4);
  parallelFor(4, 4, [&](int k) {
    const auto run = Run::start(experiment, network).value();
    run->advance(1000);
    results[static_cast<std::size_t>(k)] = run->primal();
  });
  for (const auto& W : results) EXPECT_EQ(W, results.front());
}

TEST(ParallelForThreadTest, EveryTaskRunsOnceOnAnyNumberOfThreads) {
  for (const int threads : {-1, 0, 1, 2, 4, 100})
    for (const int count : {0, 1, 3, 1000}) {
      std::vector<int> done(static_cast<std::size_t>(count));
      parallelFor(count, threads, [&](int k) { ++done[static_cast<std::size_t>(k)]; });
      for (const int times : done) EXPECT_EQ(times, 1) << threads << " threads, " << count;
    }
}

TEST(BatchThreadTest, FourThreadsGiveSameNumbersAsOne) {
  const auto experiment =
      changed(smallExperiment(), {{"repeats", 6}, {"vary", {{"lambda", {0.01, 0.1}}}}});
  const auto run = [&](int threads) {
    BatchOptions options;
    options.threads = threads;
    std::atomic<int> inside = 0;
    options.progress = [&](std::int64_t, std::int64_t) {
      EXPECT_EQ(++inside, 1);  // one at a time
      --inside;
    };
    auto report = runBatch(experiment, options).value().report;
    report.erase("timing");
    return report;
  };
  EXPECT_EQ(run(4), run(1));
}

}  // namespace
}  // namespace gtv
