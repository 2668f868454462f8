// What Ctrl-C, kill and a terminal that goes away leave behind, where libraries have threads that
// were there before main() and hold back no signal.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <ctime>
#include <optional>
#include <thread>

#include "experiment/documents.h"
#include "session/session_file.h"
#include "support/command_line.h"
#include "support/experiments.h"
#include "support/sessions.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;
using testing::CommandResult;
using ::testing::HasSubstr;
using Words = std::vector<std::string>;

/// Seconds of processor time from when signals are heard: more than any start takes.
constexpr double worked = 0.4;

struct Ending {
  int signal;
  int code;
};
constexpr Ending endings[]{{SIGINT, 130}, {SIGTERM, 143}, {SIGHUP, 129}};

/// What loads the threads of OpenBLAS into a program, where that is installed.
std::optional<std::string> realOpenBlas() {
  std::error_code code;
  for (const auto& system : fs::directory_iterator("/usr/lib", code))
    if (const auto folder = system.path() / "openblas-pthread"; fs::exists(folder, code))
      return "LD_PRELOAD=" + (folder / "libblas.so.3").string();
  return std::nullopt;
}

class SignalsTest : public testing::CommandLineTest {
 protected:
  void SetUp() override {
    CommandLineTest::SetUp();
    const auto experiment =
        testing::changed(testing::smallExperiment(), {{"stop.maxIterations", 1'000'000'000},
                                                      {"stop.tolerance", 0},
                                                      {"solver", {{"kind", "primal-dual"}}}});
    write("endless.json", experiment.json().dump());
    write("edges.csv", "source,target\na,b\nb,c\n");
    write("data.csv", "node,y,x1\na,1,1\nb,2,1\nc,4,2\n");
  }

  pid_t startCli(const Words& arguments) const {
    return start(testing::cliProgram(), arguments, environment_);
  }
  /// Ended by a signal when it is at work.
  CommandResult ended(const Words& arguments, int signal) const {
    const auto child = startCli(arguments);
    waitUntilItHandlesSignals(child);
    waitUntilItHasWorked(child, worked);
    ::kill(child, signal);
    return finish(child);
  }
  /// Whatever tells it to end, it prints one document and exits with the code of the signal.
  void expectStoppedCleanly(const Words& arguments,
                            const std::function<void(const Json& printed)>& check) const {
    for (const auto& [signal, code] : endings) {
      SCOPED_TRACE("signal " + std::to_string(signal));
      const auto result = ended(arguments, signal);
      EXPECT_EQ(result.code, code) << result.err;
      EXPECT_FALSE(result.wasKilled);
      check(result.json());
    }
  }
  static bool waitFor(const std::function<bool()>& holds) {
    for (int k = 0; k < 6000; ++k) {
      if (holds()) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
  }
  /// A table is whole: its last line has an end, and as many cells as the first.
  void expectWhole(const std::string& name) const {
    const auto text = read(name);
    ASSERT_FALSE(text.empty()) << name;
    EXPECT_EQ(text.back(), '\n') << name;
    const auto cells = [](const std::string& line) {
      return std::count(line.begin(), line.end(), ',');
    };
    const auto last = text.rfind('\n', text.size() - 2);
    EXPECT_EQ(cells(text.substr(0, text.find('\n'))),
              cells(text.substr(last == std::string::npos ? 0 : last + 1)))
        << name;
  }

  Words environment_{std::string("LD_PRELOAD=") + testing::earlyThreadsLibrary()};
};

TEST_F(SignalsTest, RunPrintsItsReportAndWritesItsFiles) {
  expectStoppedCleanly({"run", "endless.json", "--json", "--out", "out"}, [&](const Json& report) {
    EXPECT_EQ(report.at("status"), "stopped");
    EXPECT_EQ(Json::parse(read("out/report.json")), report);
    for (const char* name : {"out/trace.csv", "out/weights.csv", "out/edges.csv"})
      expectWhole(name);
  });
}

TEST_F(SignalsTest, RunStopsAlsoWithThreadsOfOpenBlas) {
  const auto library = realOpenBlas();
  if (!library) GTEST_SKIP() << "OpenBLAS is not installed; the other tests have such threads too";
  environment_ = {*library, "OPENBLAS_NUM_THREADS=4"};
  expectStoppedCleanly({"run", "endless.json", "--json", "--out", "out"}, [&](const Json& report) {
    EXPECT_EQ(report.at("status"), "stopped");
    EXPECT_EQ(Json::parse(read("out/report.json")), report);
  });
}

TEST_F(SignalsTest, RacePrintsItsReport) {
  expectStoppedCleanly({"run", "endless.json", "--set", "race=[primal-dual,admm]", "--json"},
                       [](const Json& report) { EXPECT_EQ(report.at("status"), "stopped"); });
}

TEST_F(SignalsTest, SolvePrintsItsReportAndWritesItsModels) {
  expectStoppedCleanly(
      {"solve", "--edges", "edges.csv", "--data", "data.csv", "--lambda", "0.1", "--solver",
       "primal-dual", "--tol", "0", "--max-iter", "1000000000", "--json", "--out", "w.csv"},
      [&](const Json& report) {
        EXPECT_EQ(report.at("status"), "stopped");
        EXPECT_EQ(read("w.csv").substr(0, 4), "node");
        expectWhole("w.csv");
      });
}

TEST_F(SignalsTest, PathPrintsFinishedPoints) {
  // The method is told, so each point takes for ever; that before it is done at once.
  expectStoppedCleanly(
      {"path", "endless.json", "--lambdas", "0.01:10:1000", "--json", "--out", "path.csv"},
      [&](const Json& report) {
        EXPECT_TRUE(report.at("points").is_array());
        expectWhole("path.csv");
      });
}

TEST_F(SignalsTest, ReplayListsRunsNotReplayed) {
  const auto experiment =
      testing::changed(testing::smallExperiment(), {{"stop.maxIterations", 1'000'000'000},
                                                    {"stop.tolerance", 0},
                                                    {"solver", {{"kind", "primal-dual"}}}});
  // Doing a run again takes as long as the run: several times as long as the signal waits.
  constexpr std::int64_t probe = 20'000;
  const auto begun = std::clock();
  testing::sessionOf(experiment, probe);
  const double took = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
  auto session = testing::sessionOf(
      experiment, static_cast<std::int64_t>(static_cast<double>(probe) * 5 * worked / took));
  session.runs.push_back(session.runs[0]);
  session.runs.back().id = session.runs[0].id + 1;
  session.runs.back().name = "Another";
  {
    auto made = std::move(SessionFile::create(file("open.gtvlab")).value());
    ASSERT_TRUE(made->write(changesOf(session)));
    ASSERT_TRUE(made->saveAs(file("x.gtvlab")));
  }
  const auto isStopped = [](const Json& one) {
    return one.at("identical").is_null() && one.at("stopped") == true;
  };
  expectStoppedCleanly({"session", "replay", "x.gtvlab", "--json"}, [&](const Json& printed) {
    EXPECT_TRUE(printed.at("identical").is_null());
    ASSERT_EQ(printed.at("runs").size(), 2U);
    EXPECT_TRUE(isStopped(printed.at("runs")[0]));
    EXPECT_TRUE(isStopped(printed.at("runs")[1]));
    EXPECT_EQ(printed.at("runs")[1].at("iterations"), 0);
  });
}

TEST_F(SignalsTest, SweepPrintsAndKeepsFinishedRows) {
  int k = 0;
  for (const auto& [signal, code] : endings) {
    const auto table = std::to_string(k++) + ".csv";
    const auto child =
        startCli({"sweep", "endless.json", "--vary", "stop.maxIterations=10,1000000000",
                  "--threads", "1", "--json", "--out", table});
    ASSERT_TRUE(waitFor(
        [&] { return fs::exists(file(table)) && read(table).find("\n10,") != std::string::npos; }));
    ::kill(child, signal);
    const auto result = finish(child);
    EXPECT_EQ(result.code, code) << result.err;
    EXPECT_FALSE(result.wasKilled);
    const auto cells = result.json().at("cells");
    EXPECT_EQ(cells.at(0).at("runs"), 1);
    EXPECT_EQ(cells.at(1).at("runs"), 0);
    expectWhole(table);
  }
}

TEST_F(SignalsTest, ReproduceWritesFiguresAsTheyFinish) {
  // Two figures, the second of which never ends.
  fs::create_directories(file("resources/presets"));
  fs::create_directory_symlink(fs::path(testing::resourcesFolder()) / "data",
                               file("resources/data"));
  const auto publish = [&](const char* figure, std::int64_t iterations) {
    const Json series{{"name", "one"}, {"theirs", {1}}};
    const auto experiment =
        testing::changed(testing::smallExperiment(),
                         {{"stop.maxIterations", iterations},
                          {"published", {{"figure", figure}, {"series", Json::array({series})}}}});
    write(std::string("resources/presets/") + figure + ".json", experiment.json().dump());
  };
  publish("X1", 10);
  publish("X2", 1'000'000'000);
  environment_.push_back("GTVLAB_RESOURCES=" + file("resources").string());
  int k = 0;
  for (const auto& [signal, code] : {endings[0], endings[1], endings[2], Ending{SIGKILL, 137}}) {
    const auto folder = std::to_string(k++);
    const auto child = startCli({"reproduce", "all", "--threads", "2", "--json", "--out", folder});
    ASSERT_TRUE(waitFor([&] {
      return fs::exists(file(folder + "/X1.csv")) && fs::exists(file(folder + "/results.json"));
    }));
    ::kill(child, signal);
    const auto result = finish(child);
    EXPECT_EQ(result.code, code) << result.err;
    EXPECT_EQ(read(folder + "/X1.csv").back(), '\n');
    EXPECT_FALSE(fs::exists(file(folder + "/X2.csv")));
    const auto results = Json::parse(read(folder + "/results.json")).at("results");
    ASSERT_EQ(results.size(), 1U);
    EXPECT_EQ(results[0].at("id"), "X1");
    if (signal != SIGKILL) {
      EXPECT_EQ(result.json().at("results"), results);
    }
  }
}

TEST_F(SignalsTest, PrivacyPrintsFinishedLevels) {
  expectStoppedCleanly({"privacy", "endless.json", "--set", "loss={\"kind\":\"huber\"}",
                        "--replicates", "1000000", "--json", "--out", "privacy.csv"},
                       [&](const Json& study) {
                         EXPECT_EQ(study.at("stopped"), true);
                         EXPECT_TRUE(study.at("known").is_array());
                         expectWhole("privacy.csv");
                       });
}

TEST_F(SignalsTest, GraphIsWrittenCompletelyOrNotAtAll) {
  write("g.csv", "what was there");
  expectStoppedCleanly({"graph", "generate", "erdos-renyi", "--set", "nodes=500000", "--set",
                        "p=1e-5", "--json", "--out", "g.csv"},
                       [&](const Json& report) {
                         if (report.contains("nodes"))
                           expectWhole("g.csv");
                         else
                           EXPECT_EQ(read("g.csv"), "what was there");
                         write("g.csv", "what was there");
                       });
}

TEST_F(SignalsTest, ReplayAndVerifyReportPartialResults) {
  auto session = testing::sessionOf(testing::smallExperiment(), 100);
  auto made = std::move(SessionFile::create(file("open.gtvlab")).value());
  ASSERT_TRUE(made->write(changesOf(session)));
  ASSERT_TRUE(made->saveAs(file("x.gtvlab")));
  for (const char* command : {"replay", "verify"})
    for (const auto& [signal, code] : endings) {
      const auto child = startCli({"session", command, "x.gtvlab", "--json"});
      waitUntilItHandlesSignals(child);
      ::kill(child, signal);
      const auto result = finish(child);
      // It may be done by then.
      EXPECT_TRUE(result.code == code || result.code == 0) << command << result.code << result.err;
      EXPECT_FALSE(result.wasKilled);
      EXPECT_FALSE(result.json().empty()) << command;
    }
}

TEST_F(SignalsTest, StopsImmediatelyWhileWaitingForPipe) {
  const auto pipe = file("pipe.json");
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  // Open on both sides, and silent.
  const int end = ::open(pipe.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
  ASSERT_GE(end, 0);
  for (const auto& [signal, code] : endings) {
    const auto child = startCli({"run", "pipe.json"});
    waitUntilItHandlesSignals(child);
    ::kill(child, signal);
    const auto result = finish(child);
    EXPECT_EQ(result.code, code) << result.err;
    EXPECT_THAT(result.err, HasSubstr("stopped while it was read"));
  }
  ::close(end);
}

TEST_F(SignalsTest, IgnoredHangupStaysIgnoredAndBlockedSignalsWork) {
  // A child has what we ignore and hold back.
  const auto before = std::signal(SIGHUP, SIG_IGN);
  sigset_t held;
  sigset_t previous;
  sigemptyset(&held);
  sigaddset(&held, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &held, &previous);
  const auto child = startCli({"run", "endless.json", "--json"});
  pthread_sigmask(SIG_SETMASK, &previous, nullptr);
  std::signal(SIGHUP, before);
  waitUntilItHandlesSignals(child);
  ::kill(child, SIGHUP);
  ::kill(child, SIGTERM);
  const auto result = finish(child);
  EXPECT_EQ(result.code, 143) << result.err;
  EXPECT_EQ(result.json().at("status"), "stopped");
}

TEST_F(SignalsTest, RepeatedSignalCountsOnce) {
  // `timeout` tells the program and its group.
  const auto child = startCli({"run", "endless.json", "--json"});
  waitUntilItHandlesSignals(child);
  for (int k = 0; k < 5; ++k) ::kill(child, SIGINT);
  const auto result = finish(child);
  EXPECT_EQ(result.code, 130) << result.err;
  EXPECT_EQ(result.json().at("status"), "stopped");
}

TEST_F(SignalsTest, SecondInterruptEndsBlockedProgram) {
  // Somebody has the pipe open, but does not read.
  ASSERT_EQ(::mkfifo(file("pipe.csv").c_str(), 0600), 0);
  const int reader = ::open(file("pipe.csv").c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  ASSERT_GE(reader, 0);
  const auto child = startCli(
      {"graph", "generate", "complete", "--set", "nodes=300", "--json", "--out", "pipe.csv"});
  // Once the pipe has something, the program is about to fill it.
  ASSERT_TRUE(waitFor([&] {
    pollfd filled{reader, POLLIN, 0};
    return ::poll(&filled, 1, 0) == 1 && (filled.revents & POLLIN) != 0;
  }));
  const auto begin = std::chrono::steady_clock::now();
  ASSERT_TRUE(waitFor([&] {
    ::kill(child, SIGINT);
    siginfo_t info{};
    return ::waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == child;
  }));
  const auto result = finish(child);
  EXPECT_EQ(result.code, 130);
  EXPECT_FALSE(result.wasKilled);
  EXPECT_GE(std::chrono::steady_clock::now() - begin, std::chrono::milliseconds(900));
  ::close(reader);
}

TEST_F(SignalsTest, ClosedReaderIsNotAnError) {
  // More than a pipe takes, so that the program writes when nobody reads any more.
  const auto result = run("/bin/sh", {"-c", std::string("{ '") + testing::cliProgram() +
                                                "' schema --json; echo $? > code; } | head -c 9"});
  EXPECT_EQ(result.err, "");
  EXPECT_EQ(read("code"), "0\n");
}

TEST_F(SignalsTest, ReportsExceededFileSizeLimit) {
  const auto limited = [&](const std::string& command) {
    return run("/bin/sh", {"-c", "ulimit -f 8; '" + testing::cliProgram() + "' " + command});
  };
  const auto file = limited("graph generate complete --set nodes=300 --out g.csv");
  EXPECT_EQ(file.code, 2);
  EXPECT_EQ(file.err, "error: g.csv: cannot be written (File too large)\n");
  EXPECT_FALSE(fs::exists(this->file("g.csv")));
  const auto output = limited("schema --json > schema.json");
  EXPECT_EQ(output.code, 2);
  EXPECT_EQ(output.err, "error: standard output: cannot be written\n");
}

}  // namespace
}  // namespace gtv
