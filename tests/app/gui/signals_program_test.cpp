// The real window program is told to end, where libraries have threads that hold back no signal.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "experiment/documents.h"
#include "session/session_reader.h"
#include "session/working_copy.h"
#include "support/command_line.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;

class SignalsProgramTest : public testing::CommandLineTest {
 protected:
  pid_t startWindow(const std::string& document) const {
    const auto home = file("home").string();
    fs::create_directories(home);
    std::vector<std::string> environment{
        "QT_QPA_PLATFORM=offscreen", std::string("LD_PRELOAD=") + testing::earlyThreadsLibrary()};
    for (const char* name :
         {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
      environment.push_back(name + ("=" + home));
    return start(testing::windowProgram(), {document}, environment);
  }
  std::vector<OtherCopy> copies() const { return otherCopies(file("home/gtvlab/open")); }

  /// Of the run in a working copy; −1: it has none yet. It is copied, as it may be written to.
  std::int64_t iterationIn(const OtherCopy& copy) const {
    const auto peek = file("peek");
    std::error_code code;
    fs::remove_all(peek, code);
    fs::copy(copy.folder, peek, fs::copy_options::recursive, code);
    const auto session = readSession(peek / copy.session().filename());
    return session && !session->runs.empty() ? session->runs.front().last.iteration : -1;
  }
  std::int64_t savedIteration() const {
    const auto now = copies();
    return now.empty() ? -1 : iterationIn(now.front());
  }
};

TEST_F(SignalsProgramTest, TerminationSignalKeepsWorkingCopy) {
  auto endless = loadPreset("sbm-two-clusters").value();
  endless = endless.with("stop.maxIterations", 1'000'000'000).value();
  ASSERT_TRUE(saveExperiment(endless, file("endless.json")));
  for (const auto& [signal, code] :
       {std::pair{SIGTERM, 143}, std::pair{SIGHUP, 129}, std::pair{SIGINT, 130}}) {
    SCOPED_TRACE(signal);
    fs::remove_all(file("home"));
    const auto child = startWindow(file("endless.json").string());
    ASSERT_GT(child, 0);
    // A minute is a bound against hanging.
    for (int k = 0; k < 3000 && savedIteration() < 0; ++k)
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    const auto before = savedIteration();
    EXPECT_GE(before, 0);
    ::kill(child, signal);
    const auto result = finish(child);
    EXPECT_EQ(result.code, code) << result.err;
    EXPECT_FALSE(result.wasKilled);
    const auto left = copies();
    ASSERT_EQ(left.size(), 1U);
    EXPECT_FALSE(left[0].isOpen);
    EXPECT_TRUE(verifySession(left[0].session(), file("files")).empty());
    // It went on until it was told, and that was written.
    EXPECT_GT(iterationIn(left[0]), before);
  }
}

}  // namespace
}  // namespace gtv
