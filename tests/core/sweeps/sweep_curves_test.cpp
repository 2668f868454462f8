// The numbers that a sweep keeps of its runs over their iterations.
#include "sweeps/sweep_curves.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "run/repeated_traces.h"
#include "support/experiments.h"
#include "sweeps/sweep.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::HasSubstr;
using testing::smallExperiment;

SweepPlan curvePlanFor(const Experiment& experiment, std::vector<SweepAxis> axes, int repeats) {
  return SweepPlan::make(experiment, std::move(axes), repeats).value();
}

std::vector<SweepRow> curveRowsOf(const SweepPlan& plan) {
  std::vector<SweepRow> rows;
  SweepOptions options;
  options.threads = 2;
  options.finished = [&](SweepRow row) { rows.push_back(std::move(row)); };
  runSweep(plan, {}, options);
  sortRows(rows);
  return rows;
}

Experiment withCurves(const char* a, const char* b, int iterations = 40) {
  return changed(smallExperiment(),
                 {{"curves", Json::array({a, b})}, {"stop", {{"maxIterations", iterations}}}});
}

TEST(SweepCurvesTest, MeansAreThoseOfRepeatedRuns) {
  const auto experiment = withCurves("mse", "objective");
  const auto plan = curvePlanFor(experiment, {{"lambda", {0.01, 0.5}}}, 3);
  const auto rows = curveRowsOf(plan);
  RepeatOptions options;
  options.repeats = 3;
  options.iterations = 40;
  const auto expected = repeatRuns(changed(experiment, {{"lambda", 0.5}}), options).value();
  const auto summary = summarizeCurves(rows, 1, 0);
  EXPECT_EQ(summary.runs, 3);
  ASSERT_EQ(summary.iterations.size(), 41U);
  ASSERT_EQ(expected.mean.size(), 41U);
  for (std::size_t k = 0; k < 41; ++k) {
    EXPECT_EQ(summary.iterations[k], static_cast<std::int64_t>(k));
    EXPECT_NEAR(summary.mean[k], expected.mean[k].mse, 1e-14);
    EXPECT_NEAR(summary.mean[k] + summary.deviation[k], expected.high[k].mse, 1e-14);
  }
  EXPECT_GT(summary.deviation.back(), 0);
}

TEST(SweepCurvesTest, LongRunsAreThinnedAndKeepTheirLastIteration) {
  const auto plan = curvePlanFor(withCurves("mse", "bytes", 2001), {{"lambda", {0.01}}}, 1);
  const auto rows = curveRowsOf(plan);
  const auto& curve = rows.front().curve;
  // All up to 250, every 2nd up to 500, every 4th up to 1000, every 8th up to 2000, and the end.
  ASSERT_EQ(curve.iterations.size(), 251U + 125 + 125 + 125 + 1);
  EXPECT_EQ(curve.iterations[250], 250);
  EXPECT_EQ(curve.iterations[251], 252);
  EXPECT_EQ(curve.iterations.back(), 2001);
  ASSERT_EQ(curve.columns.size(), 2U);
  EXPECT_EQ(curve.columns[1].numbers.size(), curve.iterations.size());
  EXPECT_EQ(curve.columns[0].numbers.back(), rows.front().metric(sweepMetric("mse")));
}

TEST(SweepCurvesTest, ConvergedRunStaysWhereItIs) {
  SweepRow longer{.cell = 0, .repeat = 0, .status = "iteration-limit"};
  longer.curve = {{0, 1, 2, 3}, {{"mse", {4, 3, 2, 1}}}};
  SweepRow shorter{.cell = 0, .repeat = 1, .status = "converged"};
  shorter.curve = {{0, 1}, {{"mse", {2, 1}}}};
  auto summary = summarizeCurves({longer, shorter}, 0, 0);
  EXPECT_EQ(summary.iterations, (std::vector<std::int64_t>{0, 1, 2, 3}));
  EXPECT_EQ(summary.mean, (std::vector<double>{3, 2, 1.5, 1}));
  EXPECT_DOUBLE_EQ(summary.deviation[0], std::sqrt(2.0));
  // One that was cut off says nothing of later iterations.
  shorter.status = "time-limit";
  summary = summarizeCurves({longer, shorter}, 0, 0);
  EXPECT_EQ(summary.iterations, (std::vector<std::int64_t>{0, 1}));
  // What one run does not have is left out.
  longer.curve.columns[0].numbers[1] = std::nan("");
  summary = summarizeCurves({longer, shorter}, 0, 0);
  EXPECT_EQ(summary.iterations, (std::vector<std::int64_t>{0}));
}

TEST(SweepCurvesTest, TableAndJsonGiveTheSameCurvesBack) {
  const auto plan =
      curvePlanFor(withCurves("mse", "validationAccuracy"), {{"lambda", {0.01, 0.5}}}, 2);
  const auto rows = curveRowsOf(plan);
  const auto csv = curvesCsv(plan, rows);
  EXPECT_EQ(csv.substr(0, csv.find('\n')), "lambda,repeat,iteration,mse,validationAccuracy");
  auto known = readSweepCsv(plan, sweepCsv(plan, rows), "table").value();
  ASSERT_TRUE(readCurvesCsv(plan, csv, "curves", known));
  ASSERT_EQ(known.size(), rows.size());
  EXPECT_EQ(curvesCsv(plan, known), csv);
  for (std::size_t k = 0; k < rows.size(); ++k) {
    const auto back = sweepRowFromJson(toJson(rows[k]), plan);
    ASSERT_TRUE(back.ok()) << back.error().text();
    EXPECT_EQ(toJson(back->curve), toJson(rows[k].curve));
    // The small experiment has no classes.
    EXPECT_TRUE(std::isnan(back->curve.columns[1].numbers.front()));
  }
}

TEST(SweepCurvesTest, RowWithoutItsCurveIsMadeAgain) {
  const auto plan = curvePlanFor(withCurves("mse", "loss"), {{"lambda", {0.01, 0.5}}}, 1);
  const auto rows = curveRowsOf(plan);
  auto known = rows;
  ASSERT_TRUE(readCurvesCsv(plan, curvesCsv(plan, {rows[1]}), "curves", known));
  ASSERT_EQ(known.size(), 1U);
  EXPECT_EQ(known.front().cell, 1);
  known = rows;
  const auto wrong = readCurvesCsv(
      plan, "lambda,repeat,iteration,mse,loss\n0.01,0,3,1,1\n0.01,0,2,1,1\n", "curves", known);
  ASSERT_FALSE(wrong.ok());
  EXPECT_EQ(wrong.error().where, "curves:3");
  auto json = toJson(rows[0]);
  json.erase("curve");
  EXPECT_FALSE(sweepRowFromJson(json, plan).ok());
}

TEST(SweepCurvesTest, ReportHasMeanAndDeviationOfEveryCell) {
  const auto plan = curvePlanFor(withCurves("mse", "loss"), {{"lambda", {0.01, 0.5}}}, 2);
  const auto rows = curveRowsOf(plan);
  const auto report = sweepReport(plan, rows);
  const auto& curve = report.at("cells")[1].at("curves").at("loss");
  const auto summary = summarizeCurves(rows, 1, 1);
  EXPECT_EQ(curve.at("runs"), 2);
  EXPECT_EQ(curve.at("mean").get<std::vector<double>>(), summary.mean);
  EXPECT_EQ(curve.at("std").get<std::vector<double>>(), summary.deviation);
}

TEST(SweepCurvesTest, UnknownNumberIsRefusedWithTheKnownOnes) {
  for (const Json& names : {Json::array({"msee"}), Json::array({"seconds"})}) {
    const auto refused = smallExperiment().with("curves", names);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().where, "curves[0]");
    EXPECT_THAT(refused.error().message, HasSubstr("validationAccuracy"));
  }
  const auto twice = smallExperiment().with("curves", Json::array({"mse", "mse"}));
  ASSERT_FALSE(twice.ok());
  EXPECT_EQ(twice.error().where, "curves[1]");
}

TEST(SweepCurvesTest, StatedNumbersBelongToCellsWithTheirSettings) {
  const auto published =
      Json{{"figure", "X1"},
           {"series",
            {{{"name", "λ = 0.5"},
              {"report", "mse"},
              {"set", {{"lambda", 0.5}}},
              {"at", {{"stop.maxIterations", {10, 20}}}},
              {"theirs", {0.3, 0.2}},
              {"theirsTo", {0.4, 0.2}}},
             {{"name", "another λ"}, {"report", "mse"}, {"set", {{"lambda", 7}}}, {"theirs", {1}}},
             {{"name", "another number"},
              {"report", "loss"},
              {"set", {{"lambda", 0.5}}},
              {"theirs", {1}}}}}};
  const auto experiment = changed(withCurves("mse", "loss"), {{"published", published}});
  const auto figure = publishedFigure(experiment, "x").value();
  const auto plan = curvePlanFor(experiment, {{"lambda", {0.01, 0.5}}}, 1);
  const auto stated = statedPoints(plan, figure, "mse");
  ASSERT_EQ(stated.size(), 2U);
  EXPECT_EQ(stated[0].cell, 1);
  EXPECT_EQ(stated[0].iteration, 10);
  EXPECT_EQ(stated[0].low, 0.3);
  EXPECT_EQ(stated[0].high, 0.4);
  EXPECT_EQ(stated[1].iteration, 20);
  EXPECT_EQ(statedPoints(plan, figure, "loss").size(), 1U);
  EXPECT_EQ(statedPoints(plan, figure, "bytes").size(), 0U);
}

}  // namespace
}  // namespace gtv
