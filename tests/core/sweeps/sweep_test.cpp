#include "sweeps/sweep.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "experiment/documents.h"
#include "studies/batch.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::HasSubstr;
using testing::smallExperiment;

SweepPlan planFor(const Experiment& experiment, std::vector<SweepAxis> axes, int repeats = 1) {
  return SweepPlan::make(experiment, std::move(axes), repeats).value();
}

std::vector<SweepRow> rowsOf(const SweepPlan& plan, int threads = 2,
                             const std::vector<SweepRow>& known = {}) {
  auto rows = known;
  SweepOptions options;
  options.threads = threads;
  options.finished = [&](SweepRow row) { rows.push_back(std::move(row)); };
  runSweep(plan, known, options);
  sortRows(rows);
  return rows;
}

double numberIn(const SweepRow& row, const char* key) { return row.metric(sweepMetric(key)); }

TEST(SweepTest, NumbersAgreeWithRepeatedRuns) {
  const auto plan = planFor(smallExperiment(), {{"lambda", {0.01, 0.5}}}, 3);
  const auto rows = rowsOf(plan);
  ASSERT_EQ(rows.size(), 6U);
  for (int cell = 0; cell < 2; ++cell) {
    const auto experiment =
        changed(smallExperiment(), {{"lambda", plan.axes()[0].values[cell]}, {"repeats", 3}});
    const auto report = runBatch(experiment, {}).value().report;
    for (int r = 0; r < 3; ++r) {
      const auto& row = rows.at(3 * cell + r);
      for (const char* key : {"objective", "loss", "gtv", "mse", "gap", "clusters", "ari"})
        EXPECT_EQ(numberIn(row, key), report.at(key).at("values").at(r).get<double>()) << key;
      EXPECT_EQ(numberIn(row, "testMse"),
                report.at("labelMse").at("test").at("values").at(r).get<double>());
      EXPECT_TRUE(std::isnan(numberIn(row, "validationAccuracy")));
    }
  }
  // Repetitions draw anew, cells do not.
  EXPECT_NE(numberIn(rows[0], "objective"), numberIn(rows[1], "objective"));
  EXPECT_EQ(numberIn(rows[0], "edges"), numberIn(rows[3], "edges"));
}

TEST(SweepTest, TableIsIndependentOfThreadsAndKnownRows) {
  const auto plan = planFor(smallExperiment(),
                            {{"lambda", {0.01, 0.1, 1}}, {"penalty.kind", {"nlasso", "mocha"}}}, 3);
  const auto one = rowsOf(plan, 1);
  const auto table = sweepCsv(plan, one);
  EXPECT_EQ(sweepCsv(plan, rowsOf(plan, 4)), table);
  EXPECT_EQ(sweepCsv(plan, rowsOf(plan, 2, {one[3], one[17], one[0]})), table);
  EXPECT_EQ(sweepCsv(plan, rowsOf(plan, 2, one)), table);
}

TEST(SweepTest, RefusedCellGivesRow) {
  const auto plan = planFor(smallExperiment(),
                            {{"penalty.kind", {"nlasso", "squared"}}, {"penalty.kappa", {0.5}}}, 2);
  const auto rows = rowsOf(plan);
  ASSERT_EQ(rows.size(), 4U);
  EXPECT_TRUE(rows[0].isRefused());
  EXPECT_THAT(rows[0].error, HasSubstr("penalty.kappa: no such field"));
  EXPECT_FALSE(rows[2].isRefused());
  EXPECT_TRUE(std::isfinite(numberIn(rows[2], "objective")));
  EXPECT_FALSE(allReachedTheirEnd(plan, rows));
  // What only the making of the network finds out is a row, too.
  const auto wrong = planFor(smallExperiment(), {{"graph.clusterSizes", {{8, 8}, {5, 5, 5}}}});
  const auto more = rowsOf(wrong);
  ASSERT_EQ(more.size(), 2U);
  EXPECT_FALSE(more[0].isRefused());
  EXPECT_THAT(more[1].error, HasSubstr("data.truth.vectors"));
}

TEST(SweepTest, MissedToleranceIsNotReachedEnd) {
  const auto plan = planFor(changed(smallExperiment(), {{"stop.maxIterations", 5}}),
                            {{"stop.tolerance", {0, 1e-12}}});
  const auto rows = rowsOf(plan);
  EXPECT_TRUE(allReachedTheirEnd(plan, {rows[0]}));
  EXPECT_FALSE(allReachedTheirEnd(plan, rows));
}

TEST(SweepTest, IncludesHeldOutErrorOfStudies) {
  const auto experiment = changed(loadExperiment("sacramento").value(), {{"heldOut.lambdaCount", 3},
                                                                         {"heldOut.iterations", 5},
                                                                         {"stop.maxIterations", 5},
                                                                         {"repeats", 1}});
  const auto plan = planFor(experiment, {{"lambda", {0.1}}}, 1);
  const auto rows = rowsOf(plan);
  ASSERT_EQ(rows.size(), 1U);
  const auto cell = plan.experimentOf(0).value();
  const auto report = runBatch(cell, {}).value().report.at("heldOut");
  EXPECT_EQ(numberIn(rows[0], "heldOutBest"), report.at("best").at("mse").get<double>());
  EXPECT_EQ(numberIn(rows[0], "heldOutMse"),
            report.at("chosenByValidation").at("mse").get<double>());
}

TEST(SweepTest, StopKeepsFinishedRows) {
  const auto plan = planFor(changed(smallExperiment(), {{"stop.maxIterations", 1000000000}}),
                            {{"stop.maxIterations", {10, 1000000000}}});
  std::stop_source stop;
  std::vector<SweepRow> rows;
  SweepOptions options;
  options.stop = stop.get_token();
  options.finished = [&](SweepRow row) {
    rows.push_back(std::move(row));
    stop.request_stop();
  };
  runSweep(plan, {}, options);
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].cell, 0);
  EXPECT_EQ(numberIn(rows[0], "iterations"), 10);
}

TEST(SweepTest, ProgressReachesPlanAlsoWhenRunsEndEarly) {
  const auto plan =
      planFor(changed(smallExperiment(), {{"stop.tolerance", 0.5}}), {{"lambda", {0.01, 0.1}}}, 2);
  std::int64_t last = 0;
  std::int64_t all = 0;
  SweepOptions options;
  options.progress = [&](std::int64_t done, std::int64_t planned) {
    EXPECT_GE(done, last);
    last = done;
    all = planned;
  };
  runSweep(plan, {}, options);
  EXPECT_EQ(all, 400);
  EXPECT_EQ(last, all);
}

SweepRow rowWithSpecialValues() {
  SweepRow row{1, 0, "converged", {}, std::vector<double>(sweepMetrics().size(), std::nan(""))};
  row.metrics[0] = 0.1 + 0.2;
  row.metrics[1] = std::numeric_limits<double>::infinity();
  row.metrics[2] = -std::numeric_limits<double>::infinity();
  row.metrics[3] = -0.0;
  row.metrics[4] = 5e-324;
  row.metrics[5] = 1.7976931348623157e308;
  return row;
}

void expectSame(const SweepRow& a, const SweepRow& b) {
  EXPECT_EQ(a.cell, b.cell);
  EXPECT_EQ(a.repeat, b.repeat);
  EXPECT_EQ(a.status, b.status);
  EXPECT_EQ(a.error, b.error);
  ASSERT_EQ(a.metrics.size(), b.metrics.size());
  for (std::size_t k = 0; k < a.metrics.size(); ++k) {
    EXPECT_EQ(std::isnan(a.metrics[k]), std::isnan(b.metrics[k]));
    EXPECT_EQ(std::signbit(a.metrics[k]), std::signbit(b.metrics[k])) << k;
    if (!std::isnan(a.metrics[k])) {
      EXPECT_EQ(a.metrics[k], b.metrics[k]) << k;
    }
  }
}

TEST(SweepRowTest, DoublesRoundTripInJsonAndTable) {
  const auto plan = planFor(smallExperiment(), {{"penalty.kind", {"nlasso", "l1"}}}, 2);
  for (const auto& row : {rowWithSpecialValues(), refusedRow(0, 1, "a, \"b\"\nc")}) {
    const auto back = sweepRowFromJson(Json::parse(toJson(row).dump()), plan);
    ASSERT_TRUE(back.ok()) << back.error().text();
    expectSame(*back, row);
    const auto rows = readSweepCsv(plan, sweepCsv(plan, {row}), "s.csv");
    ASSERT_TRUE(rows.ok()) << rows.error().text();
    ASSERT_EQ(rows->size(), 1U);
    expectSame(rows->front(), row);
  }
}

TEST(SweepRowTest, RefusesDamagedRows) {
  const auto plan = planFor(smallExperiment(), {{"lambda", {1, 2}}}, 2);
  const auto good = toJson(rowWithSpecialValues());
  for (const auto& [field, value] :
       std::vector<std::pair<const char*, Json>>{{"cell", 2},
                                                 {"cell", -1},
                                                 {"cell", "0"},
                                                 {"repeat", 2},
                                                 {"status", "well"},
                                                 {"status", "refused"},
                                                 {"metrics", nullptr},
                                                 {"metrics", {{"gtv", "much"}}}}) {
    auto json = good;
    json[field] = value;
    EXPECT_FALSE(sweepRowFromJson(json, plan).ok()) << field << value;
  }
  EXPECT_FALSE(sweepRowFromJson(Json(), plan).ok());
  // A metric of a later program is no damage.
  auto later = good;
  later["metrics"]["beauty"] = 3;
  EXPECT_TRUE(sweepRowFromJson(later, plan).ok());
}

TEST(SweepRowTest, ForeignTableIsRefusedWithItsLine) {
  const auto plan = planFor(smallExperiment(), {{"lambda", {1, 2}}}, 2);
  const auto good = sweepCsv(plan, rowsOf(plan));
  const auto complaint = [&](const std::string& text) {
    const auto rows = readSweepCsv(plan, text, "s.csv");
    return rows ? "" : rows.error().text();
  };
  EXPECT_EQ(complaint(good), "");
  EXPECT_THAT(complaint(""), HasSubstr("s.csv: is empty"));
  EXPECT_THAT(complaint("node,y\n1,2\n"), HasSubstr("s.csv:1"));
  EXPECT_THAT(complaint(good.substr(0, good.size() - 8)), HasSubstr("s.csv:5"));
  auto other = good;
  other.replace(other.find("\n1,") + 1, 1, "7");
  EXPECT_THAT(complaint(other), HasSubstr("s.csv:2: is not a run"));
  const auto line =
      good.substr(good.find('\n') + 1, good.find('\n', good.find('\n') + 1) - good.find('\n'));
  EXPECT_THAT(complaint(good + line), HasSubstr("appears twice"));
}

TEST(SweepRowTest, VariedSeedHasOneColumn) {
  const auto plan = planFor(smallExperiment(), {{"seed", {3, 4}}});
  const auto table = sweepCsv(plan, rowsOf(plan));
  EXPECT_EQ(table.rfind("seed,repeat,status,iterations,", 0), 0U);
  EXPECT_TRUE(readSweepCsv(plan, table, "s.csv").ok());
}

TEST(SweepSummaryTest, MeanAndDeviationUseFinishedRepetitions) {
  const auto plan = planFor(smallExperiment(), {{"lambda", {1, 2, 3}}}, 3);
  const auto row = [](int cell, int repeat, double gtv) {
    SweepRow made{
        cell, repeat, "converged", {}, std::vector<double>(sweepMetrics().size(), std::nan(""))};
    made.metrics[static_cast<std::size_t>(sweepMetric("gtv"))] = gtv;
    return made;
  };
  const auto cells =
      summarize(plan, {row(0, 2, 5), row(0, 0, 1), row(1, 0, 7), row(0, 1, 3)}, sweepMetric("gtv"));
  ASSERT_EQ(cells.size(), 3U);
  EXPECT_EQ(cells[0].count, 3);
  EXPECT_EQ(cells[0].mean, 3);
  EXPECT_EQ(cells[0].deviation, 2);
  EXPECT_EQ(cells[1].mean, 7);
  EXPECT_EQ(cells[1].deviation, 0);
  EXPECT_EQ(cells[2].count, 0);
  EXPECT_TRUE(std::isnan(cells[2].mean));
}

TEST(SweepReportTest, ListsNotesAndWarningsOnce) {
  // Messages that are late break the proof of Algorithm 1; λ = 0 leaves nodes without labels free.
  const auto late =
      changed(smallExperiment(), {{"network.delay", 5}, {"data.labeledFraction", 0.5}});
  const auto plan = planFor(late, {{"lambda", {0, 1}}}, 2);
  const auto rows = rowsOf(plan);
  ASSERT_EQ(rows.size(), 4U);
  std::set<std::string> warnings;
  std::set<std::string> notes;
  for (const auto& row : rows) {
    warnings.insert(row.warnings.begin(), row.warnings.end());
    notes.insert(row.notes.begin(), row.notes.end());
    const auto again = sweepRowFromJson(toJson(row), plan);
    ASSERT_TRUE(again.ok()) << again.error().text();
    EXPECT_EQ(again->warnings, row.warnings);
    EXPECT_EQ(again->notes, row.notes);
  }
  const auto report = sweepReport(plan, rows);
  EXPECT_FALSE(notes.empty());
  EXPECT_EQ(report.at("notes").get<std::set<std::string>>(), notes);
  EXPECT_EQ(report.at("notes").size(), notes.size());
  ASSERT_EQ(report.at("warnings").size(), 1U);
  EXPECT_NE(report.at("warnings")[0].get<std::string>().find("not proved to converge"),
            std::string::npos);
}

TEST(SweepReportTest, PairsRepetitionsWithThoseOfTheFirstValue) {
  const auto plan =
      planFor(smallExperiment(), {{"lambda", {1, 2}}, {"penalty.kind", {"nlasso", "l1"}}}, 2);
  // Cells: λ = 1 nlasso, λ = 1 l1, λ = 2 nlasso, λ = 2 l1.
  const int mse = sweepMetric("mse");
  std::vector<SweepRow> rows;
  const auto add = [&](int cell, int repeat, double value) {
    auto row = refusedRow(cell, repeat, "");
    row.status = "converged";
    row.metrics[static_cast<std::size_t>(mse)] = value;
    rows.push_back(row);
  };
  add(2, 1, 30);
  add(0, 0, 1);
  add(2, 0, 2);
  add(0, 1, 20);
  add(1, 0, 5);
  add(3, 0, 4);
  add(3, 1, 7);  // whose partner is not there yet
  const auto differences = summarizeDifferences(plan, rows, mse);
  ASSERT_EQ(differences.size(), 4U);
  EXPECT_EQ(differences[0].count, 2);
  EXPECT_EQ(differences[0].mean, 0);
  EXPECT_EQ(differences[0].standardError(), 0);
  // 1 and 10: mean 5.5, deviation 9/√2, its error 4.5.
  EXPECT_EQ(differences[2].count, 2);
  EXPECT_DOUBLE_EQ(differences[2].mean, 5.5);
  EXPECT_DOUBLE_EQ(differences[2].standardError(), 4.5);
  EXPECT_EQ(differences[3].count, 1);
  EXPECT_DOUBLE_EQ(differences[3].mean, -1);
  const auto report = sweepReport(plan, rows);
  const auto& paired = report.at("cells")[2].at("metrics").at("mse").at("difference");
  EXPECT_DOUBLE_EQ(paired.at("mean").get<double>(), 5.5);
  EXPECT_DOUBLE_EQ(paired.at("standardError").get<double>(), 4.5);
  EXPECT_FALSE(report.at("cells")[3].at("metrics").at("mse").contains("difference"));
}

TEST(SweepReportTest, HasCellForEveryCombination) {
  const auto plan = planFor(smallExperiment(), {{"lambda", {1, 2}}}, 2);
  const auto rows = rowsOf(plan);
  const auto report = sweepReport(plan, {rows[0], rows[1]});
  ASSERT_EQ(report.at("cells").size(), 2U);
  const auto& cell = report.at("cells")[0];
  EXPECT_EQ(cell.at("set"), (Json{{"lambda", 1}}));
  EXPECT_EQ(cell.at("runs"), 2);
  EXPECT_EQ(cell.at("status"), "iteration-limit");
  const auto& mse = cell.at("metrics").at("mse");
  EXPECT_EQ(mse.at("values"), (Json{numberIn(rows[0], "mse"), numberIn(rows[1], "mse")}));
  EXPECT_DOUBLE_EQ(mse.at("mean").get<double>(),
                   (numberIn(rows[0], "mse") + numberIn(rows[1], "mse")) / 2);
  EXPECT_FALSE(cell.at("metrics").contains("victimMse"));
  EXPECT_EQ(report.at("cells")[1].at("runs"), 0);
  EXPECT_EQ(report.at("cells")[1].at("status"), nullptr);
}

}  // namespace
}  // namespace gtv
