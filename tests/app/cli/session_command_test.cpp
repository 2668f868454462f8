#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "session/database.h"
#include "session/session_file.h"
#include "session/session_sweep.h"
#include "support/command_line.h"
#include "support/experiments.h"
#include "support/sessions.h"
#include "sweeps/sweep.h"

namespace gtv {
namespace {

using testing::CommandLineTest;
using ::testing::HasSubstr;
using testing::sessionOf;
using testing::smallExperiment;

class SessionCommandTest : public CommandLineTest {
 protected:
  std::string save(const Session& session, const std::string& name = "x.gtvlab") const {
    auto made = std::move(SessionFile::create(file("open-" + name)).value());
    EXPECT_TRUE(made->write(changesOf(session)));
    EXPECT_TRUE(made->saveAs(file(name)));
    return name;
  }
};

TEST_F(SessionCommandTest, InfoListsSessionContents) {
  const auto result = cli({"session", "info", save(sessionOf(smallExperiment(), 100)), "--json"});
  ASSERT_EQ(result.code, 0) << result.err;
  const auto info = result.json();
  EXPECT_EQ(info.at("steps"), 2);
  EXPECT_EQ(info.at("stepsDone"), 1);
  ASSERT_EQ(info.at("runs").size(), 1U);
  EXPECT_EQ(info.at("runs")[0].at("iterations"), 100);
  EXPECT_EQ(info.at("runs")[0].at("changes"), 1);
  EXPECT_EQ(info.at("runs")[0].at("canGoOn"), true);
  EXPECT_THAT(cli({"session", "info", "x.gtvlab"}).out, HasSubstr("100 iterations"));
}

TEST_F(SessionCommandTest, ReplayIsIdenticalOnInstructionSetOfTheRun) {
  save(sessionOf(smallExperiment(), 100));
  const auto same = cli({"session", "replay", "x.gtvlab", "--json"});
  EXPECT_EQ(same.code, 0) << same.out << same.err;
  EXPECT_EQ(same.json().at("identical"), true);
  EXPECT_EQ(same.json().at("runs")[0].at("iterations"), 100);
}

TEST_F(SessionCommandTest, ReplayRefusesMoreThanAvailableMemory) {
  auto session = sessionOf(smallExperiment(), 100);
  session.runs.push_back(session.runs[0]);
  session.runs[1].id = session.runs[0].id + 1;
  session.runs[1].name = "Large";
  session.runs[1].start = testing::changed(
      session.runs[1].start,
      {{"graph", {{"kind", "complete"}, {"nodes", 9999}}},
       {"data", {{"kind", "linear"}, {"dimension", 100000}, {"truth", {{"kind", "gaussian"}}}}}});
  save(session);
  const auto result = cli({"session", "replay", "x.gtvlab"});
  EXPECT_EQ(result.code, 1) << result.err;
  EXPECT_THAT(result.out, HasSubstr("identical, 100 iterations"));
  EXPECT_THAT(result.out, HasSubstr("Large: could not be repeated: "));
  EXPECT_THAT(result.out, HasSubstr("of memory"));
}

TEST_F(SessionCommandTest, ReplayAndVerifyGiveExitCodeOneOnDifference) {
  auto session = sessionOf(smallExperiment(), 100);
  Matrix W = *session.runs[0].W;
  W(0, 0) += 1;
  session.runs[0].W = std::make_shared<const Matrix>(W);
  save(session);
  const auto differs = cli({"session", "replay", "x.gtvlab"});
  EXPECT_EQ(differs.code, 1);
  EXPECT_THAT(differs.out, HasSubstr("parameter 1 of node 0"));
  EXPECT_EQ(cli({"session", "verify", "x.gtvlab"}).code, 0);  // it is what was written
  {
    auto database = std::move(Database::open(file("x.gtvlab"), Database::Access::Write).value());
    database->execute("UPDATE trace SET rows = zeroblob(length(rows))");
    ASSERT_TRUE(database->failure());
  }
  const auto damaged = cli({"session", "verify", "x.gtvlab", "--json"});
  EXPECT_EQ(damaged.code, 1);
  EXPECT_EQ(damaged.json().at("ok"), false);
  EXPECT_THAT(damaged.json().at("problems")[0].get<std::string>(), HasSubstr("damaged"));
  refused({"session", "replay", "x.gtvlab"}, {"x.gtvlab", "damaged"});
}

TEST_F(SessionCommandTest, ExportedExperimentGivesSameNumbers) {
  const auto session = sessionOf(smallExperiment(), 90);
  save(session);
  const auto result = cli({"session", "export", "x.gtvlab", "--out", "all", "--json"});
  ASSERT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(read("all/run-0-Run-1/trace.csv"), session.runs[0].trace.csv());
  const auto again = cli({"run", "all/run-0-Run-1/experiment.json", "--out", "again"});
  EXPECT_EQ(again.code, 0) << again.err;
  EXPECT_EQ(read("again/weights.csv"), read("all/run-0-Run-1/weights.csv"));
  refused({"session", "export", "x.gtvlab", "--out", "all"}, {"all", "not empty"});
}

TEST_F(SessionCommandTest, ExportIncludesSweepTable) {
  auto session = sessionOf(smallExperiment(), 10);
  const auto plan = SweepPlan::make(smallExperiment(), {{"lambda", {0.01, 0.1, 1}}}, 1).value();
  std::vector<SweepRow> rows;
  SweepOptions options;
  options.finished = [&](SweepRow row) { rows.push_back(std::move(row)); };
  runSweep(plan, {}, options);
  sortRows(rows);
  // As they came: not in the order of the table.
  session.sweeps = {keptSweep(plan, {rows[2], rows[0], rows[1]}, {"avx2"})};
  save(session);
  const auto same = cli({"session", "replay", "x.gtvlab", "--json"});
  EXPECT_EQ(same.code, 0) << same.out << same.err;
  EXPECT_EQ(same.json().at("sweeps")[0].at("runs"), 3);
  EXPECT_EQ(same.json().at("sweeps")[0].at("instructionSet"), "avx2");
  auto other = rows;
  other[1].metrics[1] *= 2;
  session.sweeps.push_back(keptSweep(plan, other, {"avx2"}));
  const auto differs = cli({"session", "replay", save(session, "y.gtvlab")});
  EXPECT_EQ(differs.code, 1);
  EXPECT_THAT(differs.out, HasSubstr("sweep 1: identical, 3 runs"));
  EXPECT_THAT(differs.out, HasSubstr("sweep 2: differs by at most 0.5"));
  EXPECT_THAT(differs.out, HasSubstr("objective of lambda 0.1, run 1"));
  const auto result = cli({"session", "export", "x.gtvlab", "--out", "all"});
  ASSERT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(read("all/sweep-0.csv"), sweepCsv(plan, rows));
}

TEST_F(SessionCommandTest, RefusesBadInput) {
  write("text.gtvlab", "{}");
  refused({"session", "info", "none.gtvlab"}, {"none.gtvlab", "no such file"});
  refused({"session", "info", "text.gtvlab"}, {"text.gtvlab", "not a GTV Lab session"});
  refused({"session", "verify", "none.gtvlab"}, {"none.gtvlab", "no such file"});
  refused({"session", "replay", save(sessionOf(smallExperiment(), 10)), "--run", "Run 9"},
          {"--run", "Run 9", "'Run 1'"});
  refused({"session", "delete", "x.gtvlab"}, {});
  refused({"session", "export", "x.gtvlab"}, {"--out"});
}

TEST_F(SessionCommandTest, ReadsExperimentFromLink) {
  const auto result = cli({"show", "gtvlab:chain?lambda=0.125"});
  ASSERT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(result.json().at("lambda"), 0.125);
  refused({"show", "gtvlab:chain?lambda=x"}, {"lambda"});
}

}  // namespace
}  // namespace gtv
