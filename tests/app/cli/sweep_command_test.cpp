// `gtvlab-cli sweep` as users call it, and as it is killed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <sstream>

#include "support/command_line.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

class SweepCommandTest : public testing::CommandLineTest {
 protected:
  /// A sweep of a small experiment; `set` are its changes.
  testing::CommandResult sweep(const std::vector<std::string>& more,
                               int interruptAfter = -1) const {
    return cli(commandOf(more), {}, interruptAfter);
  }
  static std::vector<std::string> commandOf(const std::vector<std::string>& more) {
    std::vector<std::string> all{"sweep", "sbm-two-clusters"};
    for (const char* set :
         {"graph.clusterSizes=[8,8]", "stop.maxIterations=50", "stop.tolerance=0", "repeats=1"})
      all.insert(all.end(), {"--set", set});
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
};

TEST_F(SweepCommandTest, KeepsCurvesBesideTheTableAndContinuesFromThem) {
  const std::vector<std::string> arguments{"--vary",   "lambda=0.01,0.1", "--repeats", "2",
                                           "--curves", "mse,objective",   "--out",     "s.csv"};
  const auto result = sweep(arguments);
  ASSERT_EQ(result.code, 0) << result.err;
  const auto curves = read("s.curves.csv");
  const auto lines = linesOf(curves);
  // 51 iterations of four runs.
  ASSERT_EQ(lines.size(), 1U + 4 * 51);
  EXPECT_EQ(lines[0], "lambda,repeat,iteration,mse,objective");
  // The numbers of the run itself.
  auto run = commandOf({"--set", "lambda=0.1", "--out", "run"});
  run[0] = "run";
  ASSERT_EQ(cli(run).code, 0);
  const auto trace = linesOf(read("run/trace.csv"));
  const auto& ofRun = lines[1 + 2 * 51 + 7];
  ASSERT_EQ(ofRun.rfind("0.1,0,7,", 0), 0U) << ofRun;
  const auto mse = ofRun.substr(8, ofRun.find(',', 8) - 8);
  EXPECT_THAT(trace.at(8), HasSubstr("," + mse + ","));
  // A curve that is lost is made again with its row.
  write("s.curves.csv", lines[0] + "\n");
  const auto again = sweep(arguments);
  EXPECT_EQ(again.code, 0) << again.err;
  EXPECT_EQ(read("s.curves.csv"), curves);
  const auto report = sweep({"--vary", "lambda=0.01", "--curves", "mse", "--json"}).json();
  EXPECT_EQ(report.at("cells")[0].at("curves").at("mse").at("mean").size(), 51U);
  const auto refused = sweep({"--vary", "lambda=0.01", "--curves", "msee"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("--curves: no such number: 'msee'"));
}

TEST_F(SweepCommandTest, WritesLinePerCellAndRepeatWithNumbersOfRun) {
  const auto result = sweep({"--vary", "lambda=0.01,0.1", "--vary", "penalty.kind=nlasso,l1",
                             "--repeats", "2", "--out", "s.csv", "--json"});
  ASSERT_EQ(result.code, 0) << result.err;
  const auto report = result.json();
  ASSERT_EQ(report.at("cells").size(), 4U);
  EXPECT_EQ(report.at("cells")[1].at("set"), (Json{{"lambda", 0.01}, {"penalty.kind", "l1"}}));
  const auto lines = linesOf(read("s.csv"));
  ASSERT_EQ(lines.size(), 9U);
  EXPECT_THAT(lines[0], HasSubstr("lambda,penalty.kind,repeat,seed,status,iterations,objective,"));
  EXPECT_EQ(lines[3].rfind("0.01,l1,0,", 0), 0U);
  EXPECT_EQ(lines[4].rfind("0.01,l1,1,", 0), 0U);
  auto runArguments =
      commandOf({"--set", "lambda=0.01", "--set", "penalty.kind=l1", "--repeats", "2", "--json"});
  runArguments[0] = "run";
  const auto run = cli(runArguments).json();
  for (const char* key : {"objective", "mse", "gtv"})
    EXPECT_EQ(report.at("cells")[1].at("metrics").at(key), run.at(key)) << key;
}

TEST_F(SweepCommandTest, FolderGetsTheResultsOfEveryRun) {
  ASSERT_EQ(
      sweep({"--vary", "lambda=0.01,0.1", "--repeats", "2", "--threads", "2", "--out", "s"}).code,
      0);
  EXPECT_EQ(linesOf(read("s/sweep.csv")).size(), 5U);
  auto runArguments = commandOf({"--set", "lambda=0.1", "--repeats", "2", "--out", "r"});
  runArguments[0] = "run";
  ASSERT_EQ(cli(runArguments).code, 0);
  for (const char* name : {"predictions.csv", "weights.csv", "nodes.csv"}) {
    const auto expected = read(std::string("r/repeat-1/") + name);
    EXPECT_FALSE(expected.empty());
    EXPECT_EQ(read(std::string("s/cell-1/repeat-1/") + name), expected) << name;
  }
}

TEST_F(SweepCommandTest, RunWhoseResultsCannotBeKeptIsNoRow) {
  std::filesystem::create_directories(file("s/cell-0/repeat-0/predictions.csv"));
  const auto blocked = sweep({"--vary", "lambda=0.01,0.1", "--threads", "1", "--out", "s"});
  EXPECT_EQ(blocked.code, 2);
  EXPECT_THAT(blocked.err, HasSubstr("predictions.csv"));
  std::filesystem::remove_all(file("s/cell-0"));
  ASSERT_EQ(sweep({"--vary", "lambda=0.01,0.1", "--threads", "1", "--out", "s"}).code, 0);
  EXPECT_NE(read("s/cell-0/repeat-0/predictions.csv"), "");
}

TEST_F(SweepCommandTest, TableIsIndependentOfNumberOfThreads) {
  const std::vector<std::string> what{"--vary", "lambda=log:0.01:1:4", "--repeats", "3"};
  for (const char* threads : {"1", "3"}) {
    auto arguments = what;
    arguments.insert(arguments.end(),
                     {"--threads", threads, "--out", std::string(threads) + ".csv"});
    ASSERT_EQ(sweep(arguments).code, 0);
  }
  EXPECT_EQ(read("1.csv"), read("3.csv"));
  EXPECT_EQ(linesOf(read("1.csv")).size(), 13U);
}

TEST_F(SweepCommandTest, SweepResumesAfterEveryKillWithoutLoss) {
  const std::vector<std::string> what{"--vary", "lambda=log:0.01:1:10",    "--repeats", "3",
                                      "--set",  "stop.maxIterations=3000", "--threads", "2"};
  auto whole = what;
  whole.insert(whole.end(), {"--out", "whole.csv"});
  ASSERT_EQ(sweep(whole).code, 0);
  auto killed = what;
  killed.insert(killed.end(), {"--out", "killed.csv"});
  signal_ = SIGKILL;
  std::vector<std::string> before;
  int kills = 0;
  for (int attempt = 1; attempt <= 60; ++attempt) {
    const auto result = sweep(killed, 40 + 10 * attempt);
    if (result.code == 0) break;
    ASSERT_EQ(result.code, 137) << result.err;
    ++kills;
    if (!std::filesystem::exists(file("killed.csv"))) continue;  // killed before it began
    auto lines = linesOf(read("killed.csv"));
    for (const auto& line : before)
      EXPECT_NE(std::find(lines.begin(), lines.end(), line), lines.end()) << line;
    before = std::move(lines);
  }
  EXPECT_GT(kills, 0);
  const auto last = sweep(killed);
  EXPECT_EQ(last.code, 0) << last.err;
  EXPECT_EQ(read("killed.csv"), read("whole.csv"));
}

TEST_F(SweepCommandTest, InterruptKeepsAndPrintsFinishedRows) {
  const std::vector<std::string> what{"--vary",    "stop.maxIterations=10,1000000000",
                                      "--repeats", "2",
                                      "--out",     "s.csv",
                                      "--threads", "2",
                                      "--json"};
  const auto result = sweep(what, 1500);
  EXPECT_EQ(result.code, 130) << result.err;
  const auto cells = result.json().at("cells");
  EXPECT_EQ(cells[1].at("runs"), 0);
  EXPECT_EQ(linesOf(read("s.csv")).size(), 1 + cells[0].at("runs").get<std::size_t>());
}

TEST_F(SweepCommandTest, FinishedSweepIsNotRecomputed) {
  const std::vector<std::string> what{"--vary", "lambda=0.01,0.1", "--out", "s.csv", "--json"};
  const auto first = sweep(what);
  ASSERT_EQ(first.code, 0) << first.err;
  const auto again = sweep(what);
  ASSERT_EQ(again.code, 0) << again.err;
  EXPECT_THAT(again.err, HasSubstr("2 of 2 runs are in s.csv already"));
  EXPECT_EQ(again.json().at("cells"), first.json().at("cells"));
}

TEST_F(SweepCommandTest, UnrelatedFileIsNotModified) {
  write("mine.csv", "node,y\n1,2\n");
  const auto refusedAs = [&](const std::vector<std::string>& more, const std::string& part) {
    const auto result = sweep(more);
    EXPECT_EQ(result.code, 2) << part;
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(result.err, HasSubstr(part));
    EXPECT_THAT(result.err, HasSubstr("--fresh"));
  };
  refusedAs({"--vary", "lambda=1", "--out", "mine.csv"},
            "mine.csv: exists and is not the file of a sweep");
  EXPECT_EQ(read("mine.csv"), "node,y\n1,2\n");
  ASSERT_EQ(sweep({"--vary", "lambda=1", "--out", "mine.csv", "--fresh"}).code, 0);
  const auto table = read("mine.csv");
  refusedAs({"--vary", "lambda=1,2", "--out", "mine.csv"}, "over other values");
  refusedAs({"--vary", "lambda=1", "--seed", "9", "--out", "mine.csv"}, "another experiment");
  refusedAs({"--vary", "lambda=1", "--repeats", "2", "--out", "mine.csv"}, "number of repeats");
  EXPECT_EQ(read("mine.csv"), table);
  write("mine.csv", table + "1,7,oops\n");
  refusedAs({"--vary", "lambda=1", "--out", "mine.csv"}, "mine.csv:3");
}

TEST_F(SweepCommandTest, ChangedDataFileInvalidatesSweep) {
  write("edges.csv", "source,target\na,b\n");
  write("data.csv", "node,y,x1\na,1,1\nb,2,1\n");
  write("e.json", R"({"format": "gtvlab-experiment", "version": 1,
    "graph": {"kind": "csv", "file": "edges.csv"}, "data": {"kind": "csv", "file": "data.csv"},
    "stop": {"maxIterations": 10}})");
  const std::vector<std::string> what{"sweep",        "e.json", "--vary",
                                      "lambda=0.1,1", "--out",  "s.csv"};
  ASSERT_EQ(cli(what).code, 0) << cli(what).err;
  write("data.csv", "node,y,x1\na,1,1\nb,3,1\n");
  refused(what, {"s.csv: belongs to a sweep of data files that have changed"});
}

TEST_F(SweepCommandTest, RefusedCellsGiveLinesAndExitCodeOne) {
  const auto some = sweep(
      {"--vary", "penalty.kind=nlasso,squared", "--vary", "penalty.kappa=0.5", "--out", "s.csv"});
  EXPECT_EQ(some.code, 1) << some.err;
  EXPECT_THAT(some.err, HasSubstr("1 of 2 runs was refused"));
  EXPECT_THAT(some.out, HasSubstr("refused: penalty.kappa: no such field"));
  EXPECT_THAT(read("s.csv"), HasSubstr(",refused,"));
  const auto missed = sweep({"--vary", "stop.tolerance=1e-14"});
  EXPECT_EQ(missed.code, 1);
}

TEST_F(SweepCommandTest, UsesVaryOfTheDocumentByDefault) {
  const auto result =
      cli({"sweep", "fedavg-lambda", "--set", "stop.maxIterations=2", "--repeats", "1", "--json"});
  ASSERT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(result.json().at("axes")[0].at("path"), "lambda");
  EXPECT_EQ(result.json().at("cells").size(), 4U);
}

TEST_F(SweepCommandTest, PrintsWarningsOfRunsAlsoForExistingTable) {
  const std::vector<std::string> sweep{"sweep",     "sbm-two-clusters",
                                       "--set",     "stop.maxIterations=20",
                                       "--vary",    "network.delay=0,5",
                                       "--repeats", "1",
                                       "--json",    "--out",
                                       "s.csv"};
  for (const bool again : {false, true}) {
    const auto result = cli(sweep);
    EXPECT_THAT(result.err, HasSubstr("warning: messages")) << again;
    EXPECT_EQ(result.json().at("warnings").size(), 1U) << again;
  }
}

TEST_F(SweepCommandTest, InvalidArgumentsAreReportedWithoutOutput) {
  const auto complaint = [&](const std::vector<std::string>& more) {
    const auto result = sweep(more);
    EXPECT_EQ(result.code, 2);
    EXPECT_EQ(result.out, "");
    return result.err;
  };
  EXPECT_THAT(complaint({}), HasSubstr("--vary: expected path=values"));
  EXPECT_THAT(complaint({"--vary", "lambda"}), HasSubstr("expected path=values, got 'lambda'"));
  EXPECT_THAT(complaint({"--vary", "lamda=1"}), HasSubstr("--vary lamda: no such field"));
  EXPECT_THAT(complaint({"--vary", "lambda=1,-1"}), HasSubstr("--vary lambda: "));
  EXPECT_THAT(complaint({"--vary", "lambda=0:1:x"}), HasSubstr("--vary lambda: lo, hi and n"));
  EXPECT_THAT(complaint({"--vary", "lambda=1", "--repeats", "0"}), HasSubstr("--repeats"));
  EXPECT_THAT(complaint({"--vary", "lambda=1", "--repeats", "100001"}), HasSubstr("--repeats"));
  EXPECT_THAT(complaint({"--vary", "lambda=1", "--threads", "0"}), HasSubstr("--threads"));
  EXPECT_THAT(complaint({"--vary", "lambda=1", "--out", "no/folder/s.csv"}),
              HasSubstr("no/folder/s.csv"));
}

}  // namespace
}  // namespace gtv
