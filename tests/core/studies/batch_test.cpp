#include "studies/batch.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

#include "base/json.h"
#include "run/run.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::smallExperiment;

BatchResult batch(const Experiment& experiment, int threads = 1) {
  BatchOptions options;
  options.threads = threads;
  options.keepFiles = true;
  return runBatch(experiment, options).value();
}

/// All that must not depend on threads or time.
std::string bytes(BatchResult result) {
  result.report.erase("timing");
  std::string all = prettyJson(result.report);
  for (const auto& files : result.files)
    for (const auto& [name, text] : files.texts)
      all += fmt::format("{}/{}\n{}", files.folder, name, text);
  return all;
}

Experiment variedExperiment() {
  return changed(
      smallExperiment(),
      {{"repeats", 3}, {"vary", {{"lambda", {0.01, 0.1}}, {"penalty.kind", {"nlasso", "mocha"}}}}});
}

TEST(BatchTest, GivesSameBytesForAnyNumberOfThreads) {
  const auto reference = bytes(batch(variedExperiment(), 1));
  for (const int threads : {1, 2, 4})
    EXPECT_EQ(bytes(batch(variedExperiment(), threads)), reference);
}

TEST(BatchTest, OneRunGivesItsReport) {
  const auto result = batch(smallExperiment());
  EXPECT_EQ(result.report.at("status"), "iteration-limit");
  EXPECT_TRUE(result.report.at("objective").is_number());
  EXPECT_TRUE(result.done);
  EXPECT_FALSE(result.stopped);
  ASSERT_EQ(result.files.size(), 1U);
  EXPECT_EQ(result.files[0].folder, "");
  EXPECT_TRUE(result.files[0].text("weights.csv").starts_with("node,w1,w2\n0,"));
  for (const char* key : {"seconds", "threads", "isa"})
    EXPECT_TRUE(result.report.at("timing").contains(key)) << key;
}

TEST(BatchTest, RepeatDependsOnSeedAndNumberOnly) {
  const auto three = batch(changed(smallExperiment(), {{"repeats", 3}}));
  const auto five = batch(changed(smallExperiment(), {{"repeats", 5}}), 2);
  const auto& values = three.report.at("objective").at("values");
  ASSERT_EQ(values.size(), 3U);
  for (int r = 0; r < 3; ++r) {
    EXPECT_EQ(values[r], five.report.at("objective").at("values")[r]);
    const auto run = Run::start(smallExperiment(), r).value();
    run->advance(1000);
    EXPECT_EQ(values[r].get<double>(), run->trace().rows().back().objective);
    EXPECT_EQ(three.files[r].folder, "repeat-" + std::to_string(r));
    EXPECT_EQ(three.files[r].text("trace.csv"), run->trace().csv());
  }
  EXPECT_NE(values[0], values[1]);
}

TEST(BatchTest, CellsAreReportedWithTheirSettings) {
  const auto result = batch(variedExperiment(), 2);
  const auto& cells = result.report.at("cells");
  ASSERT_EQ(cells.size(), 4U);
  EXPECT_EQ(cells[1].at("set"), Json({{"lambda", 0.01}, {"penalty.kind", "mocha"}}));
  EXPECT_EQ(cells[2].at("report").at("lambda"), 0.1);
  EXPECT_EQ(cells[2].at("report").at("mse").at("values").size(), 3U);
  EXPECT_TRUE(result.report.contains("timing"));
  ASSERT_EQ(result.files.size(), 12U);
  EXPECT_EQ(result.files[0].folder, "cell-0/repeat-0");
  EXPECT_EQ(result.files[11].folder, "cell-3/repeat-2");
  // One repeat of one cell is that run.
  const auto single =
      batch(changed(smallExperiment(), {{"lambda", 0.1}, {"penalty.kind", "mocha"}}));
  EXPECT_EQ(cells[3].at("report").at("objective").at("values")[0], single.report.at("objective"));
}

TEST(BatchTest, VaryWithOneValueGivesListOfCells) {
  const auto result = batch(changed(smallExperiment(), {{"vary", {{"lambda", {0.3}}}}}));
  ASSERT_EQ(result.report.at("cells").size(), 1U);
  EXPECT_TRUE(result.report.at("cells")[0].at("report").at("mse").is_number());
}

TEST(BatchTest, MissedToleranceIsReported) {
  EXPECT_FALSE(batch(changed(smallExperiment(), {{"stop.tolerance", 1e-13}})).done);
  EXPECT_TRUE(batch(changed(smallExperiment(), {{"stop.tolerance", 1e-3},
                                                {"solver.kind", "auto"},
                                                {"stop.maxIterations", 100000}}))
                  .done);
}

TEST(BatchTest, StoppedBatchGivesReport) {
  BatchOptions options;
  std::stop_source stop;
  options.stop = stop.get_token();
  std::int64_t last = 0;
  std::int64_t planned = 0;
  options.progress = [&](std::int64_t done, std::int64_t all) {
    EXPECT_GE(done, last);
    last = done;
    planned = all;
    if (done > 500) stop.request_stop();
  };
  const auto result = runBatch(
      changed(smallExperiment(), {{"repeats", 3}, {"stop.maxIterations", 100'000}}), options);
  ASSERT_TRUE(result.ok());
  EXPECT_TRUE(result->stopped);
  EXPECT_EQ(result->report.at("status"), "stopped");
  EXPECT_EQ(planned, 300'000);
  EXPECT_LT(last, 1000);
}

Experiment racingExperiment() {
  return changed(
      smallExperiment(),
      {{"race", {"fedavg", {{"kind", "fedavg"}, {"participation", 0.5}}, "primal-dual"}}});
}

TEST(BatchTest, StopDuringDiagnosisIsReported) {
  std::stop_source stop;
  BatchOptions options;
  options.stop = stop.get_token();
  options.diagnose = true;
  options.progress = [&](std::int64_t done, std::int64_t planned) {
    if (done == planned) stop.request_stop();
  };
  const auto experiment = changed(smallExperiment(), {{"stop.tolerance", 0}});
  const auto result = runBatch(experiment, options);
  ASSERT_TRUE(result.ok());
  EXPECT_TRUE(result->stopped);
  EXPECT_EQ(result->report.at("status"), "stopped");
  EXPECT_EQ(result->report.at("message"), "100 iterations done; the diagnosis was stopped");
  EXPECT_EQ(result->report.at("iterations"), 100);
}

TEST(BatchTest, RaceReportsEqualReportsOfSeparateRuns) {
  auto result = batch(racingExperiment());
  const auto& race = result.report.at("race");
  EXPECT_EQ(race.at("by"), "iterations");
  EXPECT_EQ(race.at("error"), "mse");
  ASSERT_EQ(race.at("methods").size(), 3U);
  const auto& second = race.at("methods")[1];
  EXPECT_EQ(second.at("name"), "fedavg-2");
  EXPECT_EQ(second.at("method").at("participation"), 0.5);
  EXPECT_EQ(second.at("error"), second.at("mse"));
  const auto alone = batch(changed(smallExperiment(), {{"solver", second.at("method")}}));
  for (const char* key : {"status", "objective", "mse", "bytesExchanged", "solver", "iterations"})
    EXPECT_EQ(second.at(key), alone.report.at(key)) << key;
  EXPECT_EQ(result.report.at("notes"), alone.report.at("notes"));
  EXPECT_EQ(result.report.at("status"), "iteration-limit");
  EXPECT_TRUE(result.report.at("timing").at("methods").at("fedavg-2").is_number());
  // The rows of its run with its name in front.
  ASSERT_EQ(result.files.size(), 1U);
  const auto& files = result.files[0];
  EXPECT_TRUE(files.text("trace.csv").starts_with("method,label,iteration,lambda,"));
  const auto first = alone.files[0].text("trace.csv").find('\n') + 1;
  const auto line = alone.files[0]
                        .text("trace.csv")
                        .substr(first, alone.files[0].text("trace.csv").find('\n', first) - first);
  EXPECT_THAT(files.text("trace.csv"),
              ::testing::HasSubstr("\nfedavg-2,FedAvg (Participation 0.5)," + line + "\n"));
  ASSERT_EQ(files.texts.size(), 5U);
  EXPECT_EQ(files.text("weights-fedavg-2.csv"), alone.files[0].text("weights.csv"));
}

TEST(BatchTest, RacesAreRepeatedAndVariedForAnyNumberOfThreads) {
  const auto experiment =
      changed(racingExperiment(),
              {{"raceBy", "bytes"}, {"repeats", 2}, {"vary", {{"lambda", {0.01, 0.1}}}}});
  const auto result = batch(experiment);
  const auto& cells = result.report.at("cells");
  ASSERT_EQ(cells.size(), 2U);
  const auto& race = cells[1].at("report").at("race");
  EXPECT_EQ(race.at("limit"), 0);
  const auto& method = race.at("methods")[1];
  EXPECT_EQ(method.at("name"), "fedavg-2");
  EXPECT_EQ(method.at("method").at("participation"), 0.5);
  ASSERT_EQ(method.at("mse").at("values").size(), 2U);
  EXPECT_NE(method.at("mse").at("std"), 0);
  EXPECT_EQ(result.files.size(), 4U);
  EXPECT_EQ(bytes(batch(experiment, 3)), bytes(result));
}

TEST(BatchTest, UnrunnableRaceNamesTheMethod) {
  const auto errorOf = [](const Experiment& experiment) {
    const auto result = runBatch(experiment, {});
    return result ? std::string() : result.error().text();
  };
  EXPECT_THAT(errorOf(changed(smallExperiment(), {{"race", {"admm", "direct"}}})),
              ::testing::StartsWith("race[1]: this method needs quadratic"));
  EXPECT_EQ(errorOf(changed(smallExperiment(), {{"race", {"admm"}}})),
            "race: expected 2 to 6 methods, got 1");
  EXPECT_THAT(errorOf(changed(racingExperiment(), {{"heldOut", Json::object()}})),
              ::testing::StartsWith("race: cannot be combined with a held-out study"));
}

TEST(BatchTest, StoppedRaceGivesReport) {
  BatchOptions options;
  std::stop_source stop;
  options.stop = stop.get_token();
  options.progress = [&](std::int64_t done, std::int64_t) {
    if (done > 500) stop.request_stop();
  };
  const auto result =
      runBatch(changed(racingExperiment(), {{"stop.maxIterations", 100'000}}), options);
  ASSERT_TRUE(result.ok());
  EXPECT_TRUE(result->stopped);
  EXPECT_EQ(result->report.at("status"), "stopped");
  for (const auto& method : result->report.at("race").at("methods"))
    EXPECT_EQ(method.at("status"), "stopped");
}

TEST(BatchTest, ExceptionInRunIsReportedAsError) {
  BatchOptions options;
  options.progress = [](std::int64_t, std::int64_t) { throw std::length_error("too long"); };
  const auto result = runBatch(smallExperiment(), options);
  ASSERT_FALSE(result.ok());
  EXPECT_THAT(result.error().text(), ::testing::HasSubstr("too long"));
}

TEST(BatchTest, ErrorsNameTheField) {
  const auto result = runBatch(changed(smallExperiment(), {{"data.truth.vectors", {{1, 2}}}}), {});
  ASSERT_FALSE(result.ok());
  EXPECT_THAT(result.error().text(), ::testing::HasSubstr("data.truth.vectors"));
}

TEST(BatchTest, FailedRunKeepsResultsOfOthers) {
  BatchOptions options;
  options.keepFiles = true;
  const auto result = runBatch(
      changed(smallExperiment(), {{"vary", {{"graph.clusterSizes", {{8, 8}, {8, 8, 8}}}}}}),
      options);
  ASSERT_TRUE(result.ok());
  const auto& cells = result->report.at("cells");
  ASSERT_EQ(cells.size(), 2U);
  EXPECT_FALSE(cells[0].at("report").contains("failures"));
  EXPECT_TRUE(cells[0].at("report").at("objective").is_number());
  EXPECT_EQ(cells[1].at("report").at("status"), "failed");
  EXPECT_EQ(result->files.size(), 1U);
  EXPECT_FALSE(result->done);
  ASSERT_EQ(result->failures.size(), 1U);
  EXPECT_THAT(result->failures[0].text(),
              ::testing::StartsWith("graph.clusterSizes=[8,8,8]: data.truth.vectors"));
  EXPECT_EQ(cells[1].at("report").at("failures"), Json({result->failures[0].text()}));
}

}  // namespace
}  // namespace gtv
