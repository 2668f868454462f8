// To be run under thread sanitizer: what the window does with a live run, without Qt.
#include "live/run_thread.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <utility>

#include "base/rng.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::HasSubstr;
using testing::smallExperiment;

Experiment withLimit(std::int64_t iterations) {
  return changed(smallExperiment(), {{"stop.maxIterations", iterations}});
}
Experiment endless() { return withLimit(1'000'000'000); }

/// Keeps what it hears, for another thread to wait for.
class Recorder final : public LiveRunListener {
 public:
  struct Received {
    std::vector<std::string> order;  ///< names of the functions that begin or end a run
    std::vector<NetworkPicture> networks;
    std::vector<LiveProblem> problems;
    std::vector<TraceRow> rows;
    std::vector<int> runsOfRows;
    std::vector<std::shared_ptr<const RunCheckpoint>> checkpoints;
    std::optional<std::int64_t> rewoundTo;
    std::optional<RunStatus> finished;
    std::optional<Error> failure;
    std::shared_ptr<const Experiment> before;
    bool wasRunning = false;
    std::optional<Error> breakdown;
    int positions = 0;  ///< the newest request
    bool resumed = false;
  };

  void networkReady(const NetworkPicture& picture) override {
    note([&](Received& received) {
      received.order.emplace_back("network");
      received.networks.push_back(picture);
    });
  }
  void networkChanged(const NetworkPicture& picture) override {
    note([&](Received& received) { received.networks.push_back(picture); });
  }
  void positionsReady(int request, const NetworkPicture&) override {
    note([&](Received& received) { received.positions = request; });
  }
  void problemReady(const LiveProblem& problem) override {
    note([&](Received& received) {
      received.order.emplace_back("problem");
      received.problems.push_back(problem);
    });
  }
  void rowsReady(int runNumber, std::vector<TraceRow> rows) override {
    if (throwsAtRows) throw std::logic_error("no rows please");
    note([&](Received& received) {
      received.rows.insert(received.rows.end(), rows.begin(), rows.end());
      received.runsOfRows.push_back(runNumber);
    });
  }
  void rewound(int, std::size_t, std::int64_t iteration) override {
    note([&](Received& received) { received.rewoundTo = iteration; });
  }
  void nodePastReady(std::shared_ptr<const NodePast>) override {}
  void predictionsReady(std::shared_ptr<const Predictions>) override {}
  void iteratesReady(std::shared_ptr<const IterateSnapshot>) override {}
  void checkpointReady(std::shared_ptr<const RunCheckpoint> checkpoint) override {
    note([&](Received& received) { received.checkpoints.push_back(std::move(checkpoint)); });
  }
  void resumed(int) override {
    note([](Received& received) { received.resumed = true; });
  }
  void finished(int, RunStatus status, const std::string&) override {
    note([&](Received& received) {
      received.order.emplace_back("finished");
      received.finished = status;
    });
  }
  void failed(int, const Error& error, bool running,
              std::shared_ptr<const Experiment> before) override {
    note([&](Received& received) {
      received.failure = error;
      received.wasRunning = running;
      received.before = std::move(before);
    });
  }
  void brokeDown(int, const Error& error) override {
    note([&](Received& received) { received.breakdown = error; });
  }

  /// At most a minute: a bound against hanging.
  template <class Condition>
  bool waitFor(Condition holds) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, std::chrono::minutes(1), [&] { return holds(received_); });
  }
  Received received() const {
    const std::scoped_lock lock(mutex_);
    return received_;
  }

  std::atomic<bool> throwsAtRows = false;

 private:
  template <class Change>
  void note(Change change) {
    {
      const std::scoped_lock lock(mutex_);
      change(received_);
    }
    changed_.notify_all();
  }

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  Received received_;
};

class RunThreadTest : public ::testing::Test {
 protected:
  /// Where the run is; null if the thread does not answer.
  std::shared_ptr<const RunCheckpoint> checkpoint() {
    const auto before = recorder_.received().checkpoints.size();
    thread_.requestCheckpoint(true);
    if (!recorder_.waitFor(
            [&](const auto& received) { return received.checkpoints.size() > before; }))
      return nullptr;
    return recorder_.received().checkpoints.back();
  }
  bool runTo(std::int64_t iteration) {
    thread_.runUntil(iteration);
    if (!recorder_.waitFor([](const auto& received) { return received.finished.has_value(); }))
      return false;
    const auto at = checkpoint();
    return at && at->point->at.iteration() == iteration;
  }

  Recorder recorder_;
  RunThread thread_{recorder_};
};

TEST_F(RunThreadTest, RunIteratesToLimitAndDeliversRows) {
  EXPECT_EQ(thread_.open(withLimit(40), true), 1);
  ASSERT_TRUE(
      recorder_.waitFor([](const auto& received) { return received.finished.has_value(); }));
  const auto received = recorder_.received();
  EXPECT_EQ(received.finished, RunStatus::IterationLimit);
  EXPECT_EQ(received.order, (std::vector<std::string>{"network", "problem", "finished"}));
  EXPECT_EQ(received.networks[0].positions->cols(), 16);
  ASSERT_EQ(received.rows.size(), 41U);
  EXPECT_EQ(received.rows.back().iteration, 40);
  const auto picture = thread_.takeSnapshot();
  ASSERT_NE(picture, nullptr);
  EXPECT_EQ(picture->numbers.iteration, 40);
  EXPECT_EQ(thread_.takeSnapshot(), nullptr);
}

TEST_F(RunThreadTest, RunningUntilPastIterationPauses) {
  thread_.open(endless(), true);
  std::shared_ptr<const RunCheckpoint> at;
  do at = checkpoint();
  while (at && at->point->at.iteration() <= 5);
  ASSERT_NE(at, nullptr);
  thread_.runUntil(5);
  ASSERT_TRUE(
      recorder_.waitFor([](const auto& received) { return received.finished.has_value(); }));
  const auto paused = checkpoint();
  ASSERT_NE(paused, nullptr);
  // Each answer gives a run that goes on the time for another iteration.
  for (int k = 0; k < 20; ++k) {
    at = checkpoint();
    ASSERT_NE(at, nullptr);
    EXPECT_EQ(at->point->at.iteration(), paused->point->at.iteration());
  }
}

TEST_F(RunThreadTest, LambdaChangeKeepsRunning) {
  thread_.open(endless(), true);
  ASSERT_NE(checkpoint(), nullptr);
  thread_.change(endless().with("lambda", 0.75).value());
  const auto at = checkpoint();
  ASSERT_NE(at, nullptr);
  ASSERT_EQ(at->changes.size(), 1U);
  EXPECT_EQ(at->runNumber, 1);
}

TEST_F(RunThreadTest, FinishedRunContinuesAfterChange) {
  thread_.open(withLimit(3), true);
  ASSERT_TRUE(
      recorder_.waitFor([](const auto& received) { return received.finished.has_value(); }));
  thread_.change(withLimit(3).with("lambda", 0.75).value());
  EXPECT_TRUE(recorder_.waitFor([](const auto& received) { return received.resumed; }));
}

TEST_F(RunThreadTest, RunAtRestEndsAndGoesOnAfterChange) {
  thread_.setStopsAtRest(true);
  thread_.open(endless(), true);
  ASSERT_TRUE(
      recorder_.waitFor([](const auto& received) { return received.finished.has_value(); }));
  EXPECT_EQ(recorder_.received().finished, RunStatus::Uncertified);
  const auto at = checkpoint();
  ASSERT_NE(at, nullptr);
  EXPECT_THAT(at->message, HasSubstr("nothing moves"));
  EXPECT_LE(at->numbers.change, 1e-4);
  thread_.change(endless().with("lambda", 0.75).value());
  EXPECT_TRUE(recorder_.waitFor([](const auto& received) { return received.resumed; }));
  // Paused by hand, it stays paused.
  thread_.setRunning(false);
  const auto paused = checkpoint();
  thread_.change(endless().with("lambda", 0.5).value());
  const auto later = checkpoint();
  ASSERT_NE(later, nullptr);
  EXPECT_EQ(later->point->at.iteration(), paused->point->at.iteration());
}

TEST_F(RunThreadTest, RunThatNeverRestsGoesOn) {
  thread_.setStopsAtRest(true);
  // Noise in every step: the models tremble for ever.
  thread_.open(changed(endless(), {{"solver", {{"kind", "fedsgd"}, {"perturbation", 0.1}}}}), true);
  auto at = checkpoint();
  while (at && at->status == RunStatus::Running && at->point->at.iteration() < 1000)
    at = checkpoint();
  ASSERT_NE(at, nullptr);
  EXPECT_EQ(at->status, RunStatus::Running) << at->message;
}

TEST_F(RunThreadTest, NewRunReplacesPreviousRun) {
  thread_.open(endless(), true);
  ASSERT_NE(checkpoint(), nullptr);
  EXPECT_EQ(thread_.open(withLimit(20), true), 2);
  ASSERT_TRUE(
      recorder_.waitFor([](const auto& received) { return received.finished.has_value(); }));
  const auto received = recorder_.received();
  EXPECT_EQ(received.networks.back().runNumber, 2);
  EXPECT_EQ(received.networks.back().network, received.networks.front().network);
  EXPECT_EQ(received.runsOfRows.back(), 2);
  // Where the first was when the second took its place.
  EXPECT_EQ(received.checkpoints.back()->runNumber, 1);
}

TEST_F(RunThreadTest, LookingBackPausesAndResumingDiscardsLaterIterations) {
  thread_.setHistory(std::size_t{1} << 24U);
  thread_.open(endless(), false);
  ASSERT_TRUE(runTo(30));
  thread_.lookAt(10);
  ASSERT_EQ(checkpoint()->point->at.iteration(), 30);
  auto picture = thread_.takeSnapshot();
  ASSERT_NE(picture, nullptr);
  EXPECT_EQ(picture->numbers.iteration, 10);
  EXPECT_EQ(picture->reached, 30);
  thread_.resume();
  ASSERT_EQ(checkpoint()->point->at.iteration(), 10);
  EXPECT_EQ(recorder_.received().rewoundTo, 10);
}

TEST_F(RunThreadTest, FailedExperimentKeepsPreviousRun) {
  thread_.open(endless(), true);
  ASSERT_NE(checkpoint(), nullptr);
  thread_.open(changed(endless(), {{"graph", {{"kind", "csv"}, {"file", "missing.csv"}}}}), true);
  ASSERT_TRUE(recorder_.waitFor([](const auto& received) { return received.failure.has_value(); }));
  const auto received = recorder_.received();
  EXPECT_THAT(received.failure->text(), HasSubstr("missing.csv"));
  EXPECT_TRUE(received.wasRunning);
  ASSERT_NE(received.before, nullptr);
  EXPECT_EQ(*received.before, endless());
  const auto first = checkpoint();
  ASSERT_NE(first, nullptr);
  EXPECT_EQ(first->runNumber, 2);
}

TEST_F(RunThreadTest, DeliversLatestRequestedLayout) {
  thread_.open(endless(), false);
  ASSERT_NE(checkpoint(), nullptr);
  thread_.layOut(changed(endless(), {{"layout", {{"kind", "circular"}}}}));
  const int last = thread_.layOut(changed(endless(), {{"layout", {{"kind", "auto"}}}}));
  EXPECT_TRUE(recorder_.waitFor([&](const auto& received) { return received.positions == last; }));
}

TEST_F(RunThreadTest, ExceptionWhileIteratingEndsRunNotThread) {
  thread_.open(endless(), false);
  ASSERT_NE(checkpoint(), nullptr);
  recorder_.throwsAtRows = true;
  thread_.step();
  ASSERT_TRUE(
      recorder_.waitFor([](const auto& received) { return received.breakdown.has_value(); }));
  recorder_.throwsAtRows = false;
  EXPECT_EQ(checkpoint(), nullptr);  // there is no run
  thread_.open(withLimit(5), true);
  EXPECT_TRUE(
      recorder_.waitFor([](const auto& received) { return received.finished.has_value(); }));
}

TEST_F(RunThreadTest, CanBeDestroyedAtAnyTime) {
  for (std::uint64_t trial = 0; trial < 20; ++trial) {
    Recorder recorder;
    std::optional<RunThread> thread(std::in_place, recorder);
    Rng draw(7, trial);
    thread->open(endless(), true);
    for (int k = 0; k < 30; ++k) {
      switch (draw.below(8)) {
        case 0:
          thread->open(endless(), true);
          break;
        case 1:
          thread->change(endless().with("lambda", draw.uniform(0, 1)).value());
          break;
        case 2:
          thread->lookAt(k);
          break;
        case 3:
          thread->setRunning(k % 2 == 0);
          break;
        case 4:
          thread->requestCheckpoint(k % 2 == 0);
          break;
        case 5:
          thread->layOut(endless());
          break;
        case 6:
          thread->setSpeed(k % 3 == 0 ? 0 : 100);
          break;
        default:
          thread->takeSnapshot();
      }
    }
    thread.reset();
    const auto received = recorder.received();
    EXPECT_FALSE(received.failure) << received.failure->text();
    EXPECT_FALSE(received.breakdown) << received.breakdown->text();
  }
}

}  // namespace
}  // namespace gtv
