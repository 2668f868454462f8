// To be run under thread sanitizer: no Qt, only what the window does with the worker.
#include "live/path_worker.h"

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <thread>

#include "instances/problem_building.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::smallExperiment;

PathTask taskOf(const Experiment& experiment, const std::string& key) {
  PathTask task;
  task.key = key;
  task.network = drawProblemInstance(experiment).value();
  task.problem =
      std::make_shared<const GtvProblem>(buildProblem(experiment, *task.network).value());
  return task;
}

PathTask smallTask(const std::string& key) { return taskOf(smallExperiment(), key); }

/// Is not over before a test does something else to it.
PathTask largeTask(const std::string& key) {
  return taskOf(changed(smallExperiment(), {{"graph.clusterSizes", {60, 60}}}), key);
}

/// At most a minute: a bound against hanging, not a measurement.
bool waitFor(const std::function<bool()>& holds) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
  while (!holds()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return true;
}

bool isComplete(const PathWorker& worker, const std::string& key) {
  const auto found = worker.find(key);
  return found && found->path.isComplete() && !found->working;
}

TEST(PathWorkerThreadTest, ProgressGrowsPerPointAndIsCached) {
  PathWorker worker;
  worker.compute(smallTask("a"));
  std::size_t seen = 0;
  ASSERT_TRUE(waitFor([&] {
    if (const auto progress = worker.take()) {
      EXPECT_EQ(progress->key, "a");
      EXPECT_GE(progress->path.points.size(), seen);
      seen = progress->path.points.size();
    }
    return isComplete(worker, "a");
  }));
  const auto first = worker.find("a");
  EXPECT_GE(first->path.points.size(), 100U);
  // Once more costs nothing: the very same points come back.
  worker.compute(smallTask("b"));
  ASSERT_TRUE(waitFor([&] { return isComplete(worker, "b"); }));
  worker.compute(smallTask("a"));
  EXPECT_EQ(worker.find("a")->path.points, first->path.points);
  EXPECT_EQ(worker.find("c"), nullptr);
}

TEST(PathWorkerThreadTest, CancelledPathKeepsPointsAndResumes) {
  PathWorker worker;
  worker.compute(smallTask("a"));
  ASSERT_TRUE(waitFor([&] {
    const auto found = worker.find("a");
    return found && found->path.points.size() >= 3;
  }));
  worker.cancel();
  ASSERT_TRUE(waitFor([&] { return !worker.find("a")->working; }));
  const auto cut = worker.find("a")->path.points;
  EXPECT_GE(cut.size(), 3U);
  worker.compute(smallTask("a"));
  ASSERT_TRUE(waitFor([&] { return isComplete(worker, "a"); }));
  const auto whole = worker.find("a")->path.points;
  for (std::size_t k = 0; k < cut.size(); ++k) EXPECT_EQ(whole[k], cut[k]);
}

TEST(PathWorkerThreadTest, CancelAffectsOnlyEarlierPath) {
  PathWorker worker;
  const int cancelled = worker.compute(smallTask("a"));
  worker.cancel();
  const int second = worker.compute(smallTask("a"));
  EXPECT_NE(second, cancelled);
  ASSERT_TRUE(waitFor([&] {
    const auto progress = worker.take();
    return progress && progress->number == second && !progress->working;
  }));
  EXPECT_TRUE(isComplete(worker, "a"));
  // It is over for whoever hears so: more is another work.
  EXPECT_NE(worker.compute(smallTask("a")), second);
}

TEST(PathWorkerThreadTest, RestoredPathReplacesTheOneUnderWay) {
  PathWorker first;
  first.compute(smallTask("a"));
  ASSERT_TRUE(waitFor([&] { return isComplete(first, "a"); }));
  const auto path = first.find("a")->path;
  PathWorker worker;
  worker.compute(largeTask("a"));
  worker.restore({"a", path, false, {}});
  EXPECT_EQ(worker.take(), nullptr);
  worker.compute(smallTask("b"));
  ASSERT_TRUE(waitFor([&] { return isComplete(worker, "b"); }));
  EXPECT_EQ(worker.find("a")->path.points, path.points);
}

TEST(PathWorkerThreadTest, ContinuesPathOfAnotherSession) {
  PathWorker first;
  first.compute(smallTask("a"));
  ASSERT_TRUE(waitFor([&] { return isComplete(first, "a"); }));
  auto path = first.find("a")->path;
  path.points.resize(3);
  path.clusters = path.points.back()->clusters;
  PathWorker worker;
  worker.restore({"a", path, false, {}});
  EXPECT_EQ(worker.take(), nullptr);
  worker.compute(smallTask("b"));
  ASSERT_TRUE(waitFor([&] { return isComplete(worker, "b"); }));
  EXPECT_EQ(worker.find("a")->path.points, path.points);
  auto less = path;
  less.points.pop_back();
  worker.restore({"a", less, false, {}});
  EXPECT_EQ(worker.find("a")->path.points, path.points);
  worker.compute(smallTask("a"));
  ASSERT_TRUE(waitFor([&] { return isComplete(worker, "a"); }));
  const auto whole = worker.find("a")->path.points;
  for (std::size_t k = 0; k < path.points.size(); ++k) EXPECT_EQ(whole[k], path.points[k]);
}

TEST(PathWorkerThreadTest, NewTaskReplacesRunningTask) {
  PathWorker worker;
  for (int k = 0; k < 10; ++k)
    worker.compute(smallTask(std::string(1, static_cast<char>('a' + k))));
  EXPECT_TRUE(waitFor([&] { return isComplete(worker, "j"); }));
}

TEST(PathWorkerThreadTest, DestructionDoesNotWaitForPath) {
  for (int k = 0; k < 5; ++k) {
    PathWorker worker;
    worker.compute(smallTask("a"));
    if (k > 0) std::this_thread::sleep_for(std::chrono::milliseconds(3 * k));
  }
}

}  // namespace
}  // namespace gtv
