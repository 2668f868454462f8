#include "session/replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <stop_token>

#include "support/experiments.h"
#include "support/sessions.h"
#include "sweeps/sweep.h"

namespace gtv {
namespace {

using testing::changed;
using testing::recordOf;
using testing::sessionOf;
using testing::smallExperiment;

TEST(ReplayTest, ReproducesSameNumbers) {
  const auto again = replay(sessionOf(smallExperiment(), 300).runs[0]);
  ASSERT_TRUE(again.ok()) << again.error().text();
  EXPECT_TRUE(again->identical) << again->where;
  EXPECT_EQ(again->iterations, 300);
  EXPECT_EQ(again->largestDifference, 0);
}

TEST(ReplayTest, ReproducesNetworkChangesAndExtendedBudgets) {
  const auto start = changed(smallExperiment(), {{"stop.maxIterations", 40}});
  auto run = std::move(Run::start(start).value());
  run->advance(40);
  ASSERT_EQ(run->status(), RunStatus::IterationLimit);
  run->extendBudget();
  run->advance(20);
  ASSERT_TRUE(run->change("edits", {{"nodes", {{0.5, 0.5, 0}}}, {"edges", {{0, 16, 2.0}}}}));
  run->advance(15);
  ASSERT_TRUE(run->change(Json{{"lambda", 0.7}}));
  run->advance(5);
  const auto again = replay(recordOf(*run, start));
  ASSERT_TRUE(again.ok()) << again.error().text();
  EXPECT_TRUE(again->identical) << again->where;
}

// Programs before had accuracy for some losses alone.
TEST(ReplayTest, AcceptsSessionsWithoutAccuracy) {
  const auto start = changed(smallExperiment(), {{"data.labels", "sign"}});
  auto run = Run::start(start);
  ASSERT_TRUE(run.ok()) << run.error().text();
  (*run)->advance(30);
  auto record = recordOf(**run, start);
  ASSERT_TRUE(std::isfinite(record.trace.rows().back().trainAccuracy));
  RunTrace old;
  for (auto row : record.trace.rows()) {
    row.trainAccuracy = row.validationAccuracy = std::nan("");
    old.add(row);
  }
  record.trace = old;
  const auto again = replay(record);
  ASSERT_TRUE(again.ok());
  EXPECT_TRUE(again->identical) << again->where;
}

TEST(ReplayTest, ReportsDifferentNumber) {
  auto record = sessionOf(smallExperiment(), 100).runs[0];
  RunTrace doctored;
  for (auto row : record.trace.rows()) {
    if (row.iteration == 70) row.objective *= 1 + 1e-9;
    doctored.add(row);
  }
  for (const auto& change : record.trace.changes()) doctored.add(change);
  record.trace = doctored;
  const auto again = replay(record);
  ASSERT_TRUE(again.ok());
  EXPECT_FALSE(again->identical);
  EXPECT_NEAR(again->largestDifference, 1e-9, 1e-12);
  EXPECT_EQ(again->where, "objective at iteration 70");

  auto moved = sessionOf(smallExperiment(), 100).runs[0];
  Matrix W = *moved.W;
  W(1, 2) = -W(1, 2);
  moved.W = std::make_shared<const Matrix>(W);
  const auto weights = replay(moved);
  ASSERT_TRUE(weights.ok());
  EXPECT_FALSE(weights->identical);
  EXPECT_EQ(weights->where, "parameter 2 of node 2");
}

TEST(ReplayTest, ComparesInternalStateOfTheMethod) {
  auto record = sessionOf(smallExperiment(), 100).runs[0];
  ASSERT_NE(record.resumePoint, nullptr);
  auto resumePoint = std::make_shared<ResumePoint>(*record.resumePoint);
  ASSERT_EQ(resumePoint->at.iteration(), record.last.iteration);
  resumePoint->at.solver.U(0, 0) += 1e-3;
  record.resumePoint = resumePoint;
  const auto again = replay(record);
  ASSERT_TRUE(again.ok());
  EXPECT_FALSE(again->identical);
  EXPECT_EQ(again->where, "number 1 of the flow");
}

TEST(ReplayTest, ReportsDifferenceForMissingChange) {
  auto record = sessionOf(smallExperiment(), 100).runs[0];
  RunTrace without;
  for (const auto& row : record.trace.rows()) without.add(row);
  record.trace = without;
  const auto again = replay(record);
  ASSERT_TRUE(again.ok());
  EXPECT_FALSE(again->identical);
}

SweepRecord sweepOfLambda() {
  const auto plan = SweepPlan::make(changed(smallExperiment(), {{"stop.maxIterations", 60}}),
                                    {{"lambda", {0.01, 1}}, {"data.noise", {0, 0.1}}}, 3);
  std::vector<SweepRow> rows;
  SweepOptions options;
  options.finished = [&](SweepRow row) { rows.push_back(std::move(row)); };
  runSweep(plan.value(), {}, options);
  sortRows(rows);
  return {plan.value(), rows, {}, true};
}

ReplayOptions onThreads(int threads) {
  ReplayOptions options;
  options.threads = threads;
  return options;
}

TEST(ReplayTest, ReproducesRowsOfSweep) {
  auto sweep = sweepOfLambda();
  ASSERT_EQ(sweep.rows.size(), 12U);
  const auto again = replaySweep(sweep, onThreads(2));
  EXPECT_TRUE(again.identical) << again.where;
  EXPECT_EQ(again.iterations, 12);
  EXPECT_FALSE(again.stopped);
  // Of a sweep that was paused, those that it has.
  sweep.rows.resize(5);
  EXPECT_EQ(replaySweep(sweep, onThreads(2)).iterations, 5);
}

TEST(ReplayTest, ReportsDifferentRow) {
  auto sweep = sweepOfLambda();
  const auto objective = static_cast<std::size_t>(sweepMetric("objective"));
  sweep.rows[4].metrics[objective] *= 1 + 1e-9;
  sweep.rows[11].metrics[objective] *= 1 + 1e-6;
  const auto again = replaySweep(sweep, onThreads(2));
  EXPECT_FALSE(again.identical);
  EXPECT_NEAR(again.largestDifference, 1e-6, 1e-9);
  EXPECT_EQ(again.where, "objective of lambda 1, data.noise 0.1, run 3");
  sweep.rows[4].status = "converged";
  const auto other = replaySweep(sweep);
  EXPECT_EQ(other.where,
            "status of lambda 0.01, data.noise 0.1, run 2: iteration-limit, it was converged");
  EXPECT_TRUE(std::isinf(other.largestDifference));
}

TEST(ReplayTest, SweepStopsOnRequestAndSkipsTimeLimitedRows) {
  auto sweep = sweepOfLambda();
  std::stop_source stop;
  stop.request_stop();
  ReplayOptions options;
  options.stop = stop.get_token();
  options.threads = 2;
  const auto again = replaySweep(sweep, options);
  EXPECT_TRUE(again.stopped);
  EXPECT_EQ(again.iterations, 0);
  sweep.rows[5].status = "time-limit";
  sweep.rows[5].metrics[0] = 17;
  const auto others = replaySweep(sweep, onThreads(2));
  EXPECT_TRUE(others.identical) << others.where;
  EXPECT_EQ(others.iterations, 11);
}

TEST(ReplayTest, StopsOnRequest) {
  const auto record = sessionOf(smallExperiment(), 900).runs[0];
  std::stop_source stop;
  ReplayOptions options{stop.get_token(), [&](std::int64_t done, std::int64_t) {
                          if (done > 100) stop.request_stop();
                        }};
  const auto again = replay(record, options);
  ASSERT_TRUE(again.ok());
  EXPECT_TRUE(again->stopped);
  EXPECT_LT(again->iterations, 900);
  EXPECT_TRUE(again->identical);
  const auto none = replay(record, options);
  ASSERT_TRUE(none.ok());
  EXPECT_TRUE(none->stopped);
  EXPECT_EQ(none->iterations, 0);
}

}  // namespace
}  // namespace gtv
