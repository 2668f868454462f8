// What is around the program: streams that are closed or full, pipes and other things that are no
// files, folders that are gone, no threads, and input that was made to break it.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

#include "support/command_line.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class RobustnessTest : public testing::CommandLineTest {
 protected:
  /// $CLI is the program.
  testing::CommandResult shell(const std::string& script) const {
    return run("/bin/sh", {"-c", script}, {"CLI=" + testing::cliProgram()});
  }
  testing::CommandResult withoutThreads(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), testing::cliProgram());
    return run(testing::withoutThreadsProgram(), arguments);
  }
  void pipe(const std::string& name) const { ASSERT_EQ(::mkfifo(file(name).c_str(), 0600), 0); }
  /// Two nodes, one of them without data: `solve` says so in a note.
  void problemWithANote() const {
    write("e.csv", "source,target\na,b\nb,c\n");
    write("d.csv", "node,y,x1\na,1,1\nb,2,1\n");
  }
  static std::string nested(int depth) {
    return std::string(static_cast<std::size_t>(depth), '[') +
           std::string(static_cast<std::size_t>(depth), ']');
  }
};

const std::string solveIt = "$CLI solve --edges e.csv --data d.csv --lambda 1 --json --out w.csv ";

TEST_F(RobustnessTest, UnwritableStderrDoesNotStopWork) {
  problemWithANote();
  const auto heard = shell(solveIt);
  ASSERT_EQ(heard.code, 0) << heard.err;
  ASSERT_THAT(heard.err, HasSubstr("note: "));
  const auto weights = read("w.csv");
  for (const char* where : {"2>/dev/full", "2>&-", "2>/dev/null"}) {
    std::filesystem::remove(file("w.csv"));
    const auto result = shell(solveIt + where);
    EXPECT_EQ(result.code, 0) << where;
    EXPECT_EQ(result.json().at("objective"), heard.json().at("objective")) << where;
    EXPECT_EQ(read("w.csv"), weights) << where;
  }
}

TEST_F(RobustnessTest, EveryCommandContinuesWithUnwritableStderr) {
  write("doc.json",
        R"({"format": "gtvlab-experiment", "version": 1, "race": ["fedavg", "ifca"],
            "stop": {"maxIterations": 5}})");
  for (const char* stderrIs : {"2>/dev/full", "2>&-"}) {
    // The clusters of the graph do not fit into the table: a note.
    EXPECT_EQ(shell(fmt::format("$CLI graph generate sbm --out g.csv --json {}", stderrIs)).code,
              0);
    EXPECT_THAT(read("g.csv"), StartsWith("source,target"));
    // The race is left out, then the rows are there already: two notes.
    for (int time = 0; time < 2; ++time) {
      const auto sweep = shell(
          fmt::format("$CLI sweep doc.json --vary lambda=1,2 --out s.csv --json {}", stderrIs));
      EXPECT_TRUE(sweep.code == 0 || sweep.code == 1) << sweep.code;
      EXPECT_EQ(sweep.json().at("cells").size(), 2U);
    }
    std::filesystem::remove(file("s.csv"));
    // An error is an error, heard or not.
    EXPECT_EQ(shell(fmt::format("$CLI run nothing {}", stderrIs)).code, 2);
    EXPECT_EQ(shell(fmt::format("$CLI nonsense {}", stderrIs)).code, 2);
  }
}

TEST_F(RobustnessTest, ClosedStandardStreamsAreNotReusedForFiles) {
  problemWithANote();
  ASSERT_EQ(shell(solveIt).code, 0);
  const auto weights = read("w.csv");
  for (const char* closed : {"0<&- 2>&-", "2>&-", "0<&-"}) {
    std::filesystem::remove(file("w.csv"));
    EXPECT_EQ(shell(solveIt + closed).code, 0) << closed;
    EXPECT_EQ(read("w.csv"), weights) << closed;
  }
  // What was asked for could not be said.
  const auto silent = shell(solveIt + ">&-");
  EXPECT_EQ(silent.code, 2);
  EXPECT_THAT(silent.err, HasSubstr("standard output: cannot be written"));
  EXPECT_EQ(read("w.csv"), weights);
}

TEST_F(RobustnessTest, DeeplyNestedInputIsRefused) {
  const std::string limit = "nested deeper than 64 levels";
  write("deep.json", nested(200'000));
  refused({"run", "deep.json"}, {"deep.json:1", limit});
  refused({"graph", "info", "deep.json"}, {"deep.json:1", limit});
  for (const int depth : {100, 20'000}) {
    const auto value = nested(depth);
    refused({"run", "chain", "--set", "lambda=" + value}, {"--set", limit});
    refused({"run", "chain", "--set", "title=" + value}, {"--set", limit});
    refused({"sweep", "chain", "--vary", "lambda=" + value}, {"--vary", limit});
    refused({"path", "chain", "--lambdas", "1:2:2", "--set", "lambda=" + value}, {limit});
    refused({"privacy", "chain", "--set", "lambda=" + value}, {limit});
    refused({"graph", "generate", "sbm", "--out", "g.csv", "--set", "clusterSizes=" + value},
            {limit});
    refused({"run", "gtvlab:chain?lambda=" + value}, {depth == 100 ? limit : "is not a link"});
    problemWithANote();
    refused({"solve", "--edges", "e.csv", "--data", "d.csv", "--lambda", "1", "--loss-param",
             "scale=" + value},
            {"--loss-param", limit});
  }
  write("set.json", fmt::format(R"({{"format": "gtvlab-experiment", "version": 1, "lambda": {}}})",
                                nested(20'000)));
  refused({"run", "set.json"}, {"set.json:1", limit});
}

TEST_F(RobustnessTest, RefusesNewerDocumentsWithWrongTypes) {
  write("n.json", R"({"format":"gtvlab-experiment","version":2,"graph":{"kind":5}})");
  for (const char* command : {"run", "show", "sweep", "reproduce", "privacy"})
    refused({command, "n.json"}, {"n.json", "version"});
}

TEST_F(RobustnessTest, RefusesHugeDocumentsImmediately) {
  write("long.json", R"({"format": "gtvlab-experiment", "version": 1, "title": ")");
  ASSERT_EQ(::truncate(file("long.json").c_str(), 200'000'000), 0);
  refused({"run", "long.json"}, {"long.json: is a file of 200 MB, expected at most 64 MB"});
  std::string text = R"({"format": "gtvlab-experiment", "version": 1)";
  for (int k = 0; k < 200'000; ++k) text += fmt::format(",\"u{}\":0", k);
  write("wide.json", text + "}");
  const auto wide = cli({"run", "wide.json"});
  EXPECT_EQ(wide.code, 2);
  EXPECT_THAT(wide.err, HasSubstr("wide.json: and 199980 more unknown fields"));
  EXPECT_LE(std::count(wide.err.begin(), wide.err.end(), '\n'), 25);
}

TEST_F(RobustnessTest, EmptyInputPipeEndsEveryCommand) {
  pipe("p.csv");
  pipe("p.json");
  pipe("p.gtvlab");
  problemWithANote();
  const std::string silent = "is a pipe that nobody writes to";
  refused({"run", "p.json"}, {"p.json", silent});
  refused({"graph", "info", "p.csv"}, {"p.csv", silent});
  refused({"graph", "info", "p.json"}, {"p.json", silent});
  refused({"solve", "--edges", "p.csv", "--data", "d.csv", "--lambda", "1"}, {"p.csv", silent});
  refused({"solve", "--edges", "e.csv", "--data", "p.csv", "--lambda", "1"}, {"p.csv", silent});
  refused({"run", "chain", "--set", "positions=p.csv"}, {"p.csv", silent});
  refused({"run", "chain", "--set",
           R"(data={"kind":"table","file":"p.csv","features":["a"],"label":"b"})"},
          {"p.csv", silent});
  for (const char* command : {"info", "verify", "replay"})
    refused({"session", command, "p.gtvlab"}, {"p.gtvlab: is a pipe, expected a file"});
  refused({"session", "export", "p.gtvlab", "--out", "x"},
          {"p.gtvlab: is a pipe, expected a file"});
}

TEST_F(RobustnessTest, ReadsShellPipes) {
  problemWithANote();
  // A shell without <(…) of its own: the same by hand.
  const auto document =
      shell("$CLI show chain | $CLI run /dev/stdin --set stop.maxIterations=3 --repeats 1 --json");
  EXPECT_TRUE(document.code == 0 || document.code == 1) << document.err;
  EXPECT_EQ(document.json().at("iterations"), 3);
  const auto data =
      shell("cat d.csv | $CLI solve --edges e.csv --data /dev/stdin --lambda 1 --json");
  EXPECT_EQ(data.code, 0) << data.err;
  EXPECT_EQ(data.json().at("nodes"), 3);
  const auto table = shell(
      "cat d.csv | $CLI run chain --set 'data={\"kind\":\"table\",\"file\":\"/dev/stdin\","
      "\"node\":\"node\",\"features\":[\"x1\"],\"label\":\"y\",\"standardise\":false}' "
      "--set 'graph={\"kind\":\"similarity\",\"rule\":{\"kind\":\"full\"},"
      "\"measure\":{\"kind\":\"means\"}}' --set stop.maxIterations=3 --json");
  EXPECT_TRUE(table.code == 0 || table.code == 1) << table.err;
  const auto late = shell(
      "mkfifo p && { cat e.csv >p & } && $CLI solve --edges p --data d.csv --lambda 1 --json");
  EXPECT_EQ(late.code, 0) << late.err;
}

TEST_F(RobustnessTest, RefusesDevicesAndProcFilesAsInput) {
  problemWithANote();
  const std::string view = "/proc/self/status: is a view of the running system";
  refused({"run", "/proc/self/status"}, {view});
  refused({"solve", "--edges", "/proc/self/status", "--data", "d.csv", "--lambda", "1"}, {view});
  refused({"solve", "--edges", "e.csv", "--data", "/proc/self/status", "--lambda", "1"}, {view});
  for (const char* command : {"info", "verify", "replay"}) {
    refused({"session", command, "/proc/self/status"}, {view});
    refused({"session", command, "/dev/zero"}, {"/dev/zero: is a device, expected a file"});
  }
  refused({"run", "/dev/zero"}, {"/dev/zero: is a device, expected a file"});
}

TEST_F(RobustnessTest, DeletedWorkingFolderIsReportedWithoutCrash) {
  std::filesystem::copy_file(testing::testDataFolder() + "/session_3.gtvlab", file("s.gtvlab"));
  const auto runInDeletedFolder = [&](const std::string& command) {
    std::filesystem::create_directory(file("gone"));
    return shell("cd gone && rmdir ../gone && " + command);
  };
  for (const char* name : {"s.gtvlab", "../s.gtvlab", "./s.gtvlab"}) {
    for (const char* command : {"info", "replay"}) {
      const auto result = runInDeletedFolder(fmt::format("$CLI session {} {}", command, name));
      EXPECT_EQ(result.code, 2) << command << name << result.err;
      EXPECT_THAT(result.err, StartsWith("error: ")) << command << name;
    }
    const auto verified = runInDeletedFolder(fmt::format("$CLI session verify {}", name));
    EXPECT_TRUE(verified.code == 1 || verified.code == 2) << name << verified.err;
  }
  EXPECT_EQ(runInDeletedFolder("$CLI run e.json").code, 2);
  EXPECT_EQ(runInDeletedFolder("$CLI graph info g.csv").code, 2);
  EXPECT_EQ(runInDeletedFolder("$CLI sweep chain --vary lambda=1 --out s.csv").code, 2);
  EXPECT_EQ(runInDeletedFolder("$CLI run chain --out out").code, 2);
  // What needs no folder works.
  const auto works =
      runInDeletedFolder("$CLI run chain --set stop.maxIterations=3 --repeats 1 --json");
  EXPECT_EQ(works.json().at("iterations"), 3) << works.err;
  const auto absolute =
      runInDeletedFolder(fmt::format("$CLI session info {} --json", file("s.gtvlab").string()));
  EXPECT_EQ(absolute.code, 0) << absolute.err;
}

TEST_F(RobustnessTest, GivesSameNumbersWithoutThreads) {
  const auto same = [&](const std::vector<std::string>& arguments) {
    const auto alone = withoutThreads(arguments);
    const auto usual = cli(arguments);
    EXPECT_EQ(alone.code, usual.code) << arguments.front() << alone.err;
    auto a = alone.json();
    auto b = usual.json();
    a.erase("timing");
    b.erase("timing");
    EXPECT_EQ(a, b) << arguments.front() << alone.err;
  };
  same({"run", "chain", "--set", "stop.maxIterations=50", "--repeats", "3", "--threads", "3",
        "--json"});
  same({"sweep", "chain", "--set", "stop.maxIterations=20", "--vary", "lambda=0.1,1", "--repeats",
        "2", "--threads", "2", "--json"});
  problemWithANote();
  same({"solve", "--edges", "e.csv", "--data", "d.csv", "--lambda", "1", "--json"});
  same({"path", "--edges", "e.csv", "--data", "d.csv", "--lambdas", "0.1:1:3", "--json"});
}

TEST_F(RobustnessTest, WritesSweepTableWithoutThreads) {
  const auto result =
      withoutThreads({"sweep", "chain", "--set", "stop.maxIterations=20", "--vary", "lambda=0.1,1",
                      "--repeats", "1", "--threads", "2", "--out", "s.csv"});
  EXPECT_TRUE(result.code == 0 || result.code == 1) << result.err;
  const auto table = read("s.csv");
  EXPECT_EQ(std::count(table.begin(), table.end(), '\n'), 3);
}

TEST_F(RobustnessTest, AcceptsFileNamesThatAreNotUtf8) {
  write("e\xFF.csv", "source,target\na,b\n");
  write("d.csv", "node,y,x1\na,1,1\nb,2,1\n");
  const auto result =
      cli({"solve", "--edges", "e\xFF.csv", "--data", "d.csv", "--lambda", "1", "--json"});
  EXPECT_EQ(result.code, 0) << result.err;
  refused({"run", "chain", "--set", "title=\xFF"}, {"--set", "is not UTF-8"});
}

TEST_F(RobustnessTest, RefusesFileAsExportFolder) {
  std::filesystem::copy_file(testing::testDataFolder() + "/session_3.gtvlab", file("s.gtvlab"));
  write("there", "x");
  refused({"session", "export", "s.gtvlab", "--out", "there"}, {"there", "expected a folder"});
  EXPECT_EQ(read("there"), "x");
}

}  // namespace
}  // namespace gtv
