#include "run/checkpoint_store.h"

#include <gtest/gtest.h>

#include <cmath>

#include "run/run.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::smallExperiment;

std::unique_ptr<Run> remembering(const Experiment& experiment, std::size_t bytes) {
  auto run = Run::start(experiment).value();
  run->keepHistory(bytes);
  return run;
}

Checkpoint checkpointAt(std::int64_t iteration, Eigen::Index numbers = 100) {
  Checkpoint at;
  at.solver.iteration = iteration;
  at.solver.W = Matrix::Zero(1, numbers);
  return at;
}

TEST(CheckpointStoreTest, ThinsOutAndKeepsTheStart) {
  const auto size = checkpointAt(0).bytes();
  CheckpointStore history(20 * size);
  for (std::int64_t k = 0; k < 1000; ++k) {
    if (history.isDue()) history.add(checkpointAt(k));
  }
  EXPECT_LE(history.bytes(), 20 * size);
  EXPECT_GE(history.checkpoints().size(), 10U);
  EXPECT_EQ(history.checkpoints().front().iteration(), 0);
  EXPECT_GE(history.checkpoints().back().iteration(), 900);
  // Evenly: the steps between them are the same but for the last few.
  const auto step = history.checkpoints()[1].iteration();
  for (std::size_t k = 0; k + 1 < history.checkpoints().size(); ++k)
    EXPECT_EQ(history.checkpoints()[k + 1].iteration() - history.checkpoints()[k].iteration(),
              step);
  EXPECT_EQ(history.atOrBefore(-1), nullptr);
  EXPECT_EQ(history.atOrBefore(step)->iteration(), step);
  EXPECT_EQ(history.atOrBefore(2 * step - 1)->iteration(), step);
}

TEST(CheckpointStoreTest, KeepsSameIterationOnce) {
  CheckpointStore history(std::size_t{1} << 20U);
  history.add(checkpointAt(3, 10));
  history.add(checkpointAt(3, 20));
  ASSERT_EQ(history.checkpoints().size(), 1U);
  EXPECT_EQ(history.checkpoints()[0].solver.W.size(), 20);
  EXPECT_EQ(history.bytes(), checkpointAt(3, 20).bytes());
}

TEST(CheckpointStoreTest, OversizedCheckpointIsNotKept) {
  CheckpointStore history(checkpointAt(0).bytes());
  history.add(checkpointAt(0));
  EXPECT_TRUE(history.checkpoints().empty());
  EXPECT_EQ(history.bytes(), 0U);
}

TEST(CheckpointStoreTest, SmallerBudgetAppliesImmediately) {
  const auto size = checkpointAt(0).bytes();
  CheckpointStore history(100 * size);
  for (std::int64_t k = 0; k < 60; ++k) history.add(checkpointAt(k));
  ASSERT_EQ(history.checkpoints().size(), 60U);
  history.setBudget(20 * size);
  EXPECT_LE(history.bytes(), 20 * size);
  EXPECT_GE(history.checkpoints().size(), 10U);
  EXPECT_EQ(history.checkpoints().front().iteration(), 0);
  // More brings nothing back, and takes what comes.
  const auto kept = history.checkpoints().size();
  history.setBudget(100 * size);
  EXPECT_EQ(history.checkpoints().size(), kept);
  history.add(checkpointAt(60));
  EXPECT_EQ(history.checkpoints().size(), kept + 1);
  history.setBudget(7 * size);
  EXPECT_TRUE(history.checkpoints().empty()) << "each needs more than an eighth";
  EXPECT_EQ(history.bytes(), 0U);
}

TEST(CheckpointStoreTest, RunContinuesWithAnotherBudget) {
  const auto run = remembering(smallExperiment(), std::size_t{1} << 28U);
  run->advance(200);
  ASSERT_GT(run->history()->checkpoints().size(), 100U);
  const auto bytes = run->history()->bytes() / 4;
  run->keepHistory(bytes);
  EXPECT_LE(run->history()->bytes(), bytes);
  EXPECT_EQ(run->history()->checkpoints().front().iteration(), 0);
  EXPECT_EQ(Run::atIteration(*run, 77).value()->iteration(), 77);
}

TEST(CheckpointStoreTest, ForgetAfterRemovesLaterCheckpoints) {
  CheckpointStore history(std::size_t{1} << 20U);
  for (std::int64_t k = 0; k < 10; ++k) history.add(checkpointAt(k));
  history.forgetAfter(4);
  EXPECT_EQ(history.checkpoints().back().iteration(), 4);
  EXPECT_EQ(history.bytes(), 5 * checkpointAt(0).bytes());
}

/// An experiment whose run changes twice on its way: λ, and an edge.
struct ChangedOnTheWay {
  Experiment experiment = changed(smallExperiment(), {{"stop.maxIterations", 1500}});
  std::vector<Matrix> W;
  std::vector<Matrix> U;
  std::vector<double> objectives;

  void go(Run& run) {
    const auto see = [&] {
      W.push_back(run.primal());
      U.push_back(run.dual());
      objectives.push_back(run.problem().objective(run.primal()));
    };
    see();
    while (run.iteration() < 1200) {
      run.advance(1);
      if (run.iteration() == 130) {
        ASSERT_TRUE(run.change("lambda", 0.3).ok());
      }
      if (run.iteration() == 400) {
        ASSERT_TRUE(run.change("edits", {{"edges", {{0, 1, 2.5}}}}).ok());
      }
      see();
    }
  }
};

TEST(CheckpointStoreTest, RestoresEveryIterationBitForBit) {
  // Much memory: all are kept. Little: most are iterated again, over the changes.
  for (const std::size_t bytes : {std::size_t{1} << 28U, std::size_t{200'000}}) {
    ChangedOnTheWay way;
    const auto run = remembering(way.experiment, bytes);
    way.go(*run);
    const bool all = run->history()->checkpoints().size() > 1000;
    EXPECT_EQ(all, bytes > 1'000'000) << run->history()->checkpoints().size();
    const auto past = Run::atIteration(*run, 0).value();
    for (const std::int64_t k : {0, 1, 7, 129, 130, 131, 399, 400, 401, 1001, 1199, 1200, 390, 3})
      for (int again = 0; again < 2; ++again) {
        ASSERT_TRUE(past->goTo(*run, k).ok());
        ASSERT_EQ(past->iteration(), k);
        EXPECT_EQ(past->primal(), way.W[k]) << k;
        EXPECT_EQ(past->dual(), way.U[k]) << k;
        EXPECT_EQ(past->snapshot()->numbers.objective, way.objectives[k]) << k;
        EXPECT_EQ(past->experiment().lambda(), k < 130 ? smallExperiment().lambda() : 0.3) << k;
      }
    EXPECT_EQ(run->iteration(), 1200);
    EXPECT_EQ(run->primal(), way.W.back());
  }
}

TEST(CheckpointStoreTest, InterruptedRestoreCanBeResumed) {
  ChangedOnTheWay way;
  const auto run = remembering(way.experiment, 200'000);
  way.go(*run);
  // Just before a checkpoint most of the way has to be iterated.
  const auto k = run->history()->checkpoints()[1].iteration() - 1;
  int asked = 0;
  const auto past = Run::atIteration(*run, k, [&] { return ++asked > 1; }).value();
  ASSERT_LT(past->iteration(), k);
  EXPECT_EQ(past->primal(), way.W[past->iteration()]);
  ASSERT_TRUE(past->goTo(*run, k).ok());
  EXPECT_EQ(past->iteration(), k);
  EXPECT_EQ(past->primal(), way.W[k]);
}

TEST(CheckpointStoreTest, ContinuingFromPastGivesSameNumbers) {
  const auto experiment = changed(smallExperiment(), {{"stop.maxIterations", 300}});
  auto run = remembering(experiment, 100'000);
  run->advance(300);
  const auto csv = run->trace().csv();
  auto past = Run::atIteration(*run, 117).value();
  past->adoptInto(*run);
  run = std::move(past);
  EXPECT_EQ(run->trace().rows().back().iteration, 117);
  ASSERT_NE(run->history(), nullptr);
  EXPECT_LE(run->history()->checkpoints().back().iteration(), 117);
  run->advance(183);
  EXPECT_EQ(run->trace().csv(), csv);
}

TEST(CheckpointStoreTest, LaterChangesApplyAfterAdoption) {
  auto run = remembering(smallExperiment(), 1U << 20U);
  run->advance(50);
  ASSERT_TRUE(run->change("lambda", 0.7).ok());
  run->advance(20);
  auto past = Run::atIteration(*run, 20).value();
  EXPECT_NE(past->experiment().lambda(), 0.7);
  past->adoptInto(*run);
  EXPECT_EQ(past->experiment().lambda(), 0.7);
  ASSERT_EQ(past->trace().changes().size(), 1U);
  EXPECT_EQ(past->trace().changes()[0].iteration, 20);
}

TEST(CheckpointStoreTest, EventsOfTheDocumentAreRepeatedAtTheirIterations) {
  const auto experiment =
      changed(smallExperiment(), {{"events", {{{"iteration", 30}, {"set", {{"lambda", 0.4}}}}}}});
  auto run = remembering(experiment, 1U << 20U);
  run->advance(60);
  const auto csv = run->trace().csv();
  auto past = Run::atIteration(*run, 10).value();
  past->adoptInto(*run);
  EXPECT_EQ(past->experiment().lambda(), smallExperiment().lambda());
  past->advance(50);
  EXPECT_EQ(past->experiment().lambda(), 0.4);
  EXPECT_EQ(past->trace().csv(), csv);
}

TEST(CheckpointStoreTest, RunWithoutHistoryRefusesPastIterations) {
  const auto run = Run::start(smallExperiment()).value();
  run->advance(5);
  EXPECT_FALSE(Run::atIteration(*run, 3).ok());
}

TEST(RunTraceTest, FindsRecordedIterationsInBothDirections) {
  std::int64_t count = 0;
  for (std::int64_t k = 0; k <= 20'000; ++k) {
    ASSERT_EQ(RunTrace::recordedBefore(k), count) << k;
    if (!RunTrace::isRecorded(k)) continue;
    ASSERT_EQ(RunTrace::recordedAt(count), k);
    ++count;
  }
}

TEST(RunTest, CountsVectorsSentByMessagePassing) {
  const auto run = Run::start(smallExperiment()).value();
  run->advance(10);
  EXPECT_EQ(run->trace().rows().back().vectors, 10.0 * 2 * run->problem().edgeCount());
  const auto central =
      Run::start(changed(smallExperiment(), {{"solver", {{"kind", "newton"}}}})).value();
  central->advance(1);
  EXPECT_TRUE(std::isnan(central->trace().rows().back().vectors));
}

}  // namespace
}  // namespace gtv
