// The real window program is killed at random moments, and brings back what it had.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <thread>

#include "base/rng.h"
#include "experiment/documents.h"
#include "session/replay.h"
#include "session/session_reader.h"
#include "session/working_copy.h"
#include "support/command_line.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;

class KillProgramTest : public testing::CommandLineTest {
 protected:
  void TearDown() override {
    kill();
    CommandLineTest::TearDown();
  }

  void start(const std::vector<std::string>& arguments) {
    const auto home = file("home").string();
    fs::create_directories(home);
    child_ = ::fork();
    ASSERT_GE(child_, 0);
    if (child_ > 0) return;
    for (const char* name :
         {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
      ::setenv(name, home.c_str(), 1);
    ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
    const int nowhere = ::open("/dev/null", O_RDWR);
    for (const int stream : {0, 1, 2}) ::dup2(nowhere, stream);
    std::vector<std::string> words{testing::windowProgram()};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    argv.reserve(words.size() + 1);
    for (auto& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    ::execv(testing::windowProgram().c_str(), argv.data());
    std::_Exit(127);
  }
  void kill() {
    if (child_ <= 0) return;
    ::kill(child_, SIGKILL);
    int status = 0;
    ::waitpid(child_, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status)) << "it ended by itself, with status " << status;
    child_ = -1;
  }
  bool isAlive() {
    if (child_ > 0 && ::waitpid(child_, nullptr, WNOHANG) == child_) child_ = -1;
    return child_ > 0;
  }
  std::vector<OtherCopy> copies() const { return otherCopies(file("home/gtvlab/open")); }

  /// At most a minute: a bound against hanging.
  bool waitFor(const std::function<bool()>& holds) {
    for (int k = 0; k < 3000; ++k) {
      if (holds()) return true;
      if (!isAlive()) return false;
      std::this_thread::sleep_for(milliseconds(20));
    }
    return false;
  }

  /// Of the run that a session goes on with; −1: it has none yet. Whoever lives may be writing: a
  /// copy is looked at.
  std::int64_t iterationOf(const OtherCopy& copy) const {
    const auto peek = file("peek");
    std::error_code code;
    fs::remove_all(peek, code);
    fs::copy(copy.folder, peek, fs::copy_options::recursive, code);
    const auto session = readSession(peek / copy.session().filename());
    return session && !session->runs.empty() ? session->runs.front().last.iteration : -1;
  }

  pid_t child_ = -1;
};

TEST_F(KillProgramTest, KilledProgramRestoresItsState) {
  const int kills = std::getenv("GTV_LONG") != nullptr ? 40 : 4;
  Rng rng(5);
  for (int k = 0; k < kills; ++k) {
    // Small iterations, and large ones.
    auto endless = loadPreset(k % 2 == 0 ? "sbm-two-clusters" : "table1").value();
    endless = endless.with("stop.maxIterations", 1'000'000'000).value();
    ASSERT_TRUE(saveExperiment(endless, file("endless.json")));
    fs::remove_all(file("home"));
    start({file("endless.json").string()});
    // It has written something.
    ASSERT_TRUE(waitFor([&] {
      const auto now = copies();
      return !now.empty() && iterationOf(now.front()) >= 0;
    })) << k;
    std::this_thread::sleep_for(milliseconds(static_cast<int>(rng.uniform(0, 2000))));
    kill();
    const auto left = copies();
    ASSERT_EQ(left.size(), 1U) << k;
    EXPECT_FALSE(left[0].isOpen);
    const auto session = readSession(left[0].session());
    ASSERT_TRUE(session.ok()) << k << ": " << session.error().text();
    EXPECT_EQ(session->experiment.title(), endless.title());
    EXPECT_TRUE(verifySession(left[0].session(), file("files")).empty()) << k;
    // Rows, changes and state are of one moment.
    EXPECT_TRUE(session->notes.empty()) << k << ": " << session->notes.front();
    for (const auto& run : session->runs) {
      const auto redone = replay(run);
      ASSERT_TRUE(redone.ok()) << k << ": " << redone.error().text();
      EXPECT_TRUE(redone->identical) << k << ": " << redone->where;
    }
    const auto reached = iterationOf(left[0]);

    // Started again, without a word of what it is to open.
    start({});
    ASSERT_TRUE(waitFor([&] {
      const auto now = copies();
      return now.size() == 1 && now[0].isOpen && now[0].folder != left[0].folder &&
             iterationOf(now[0]) >= reached;
    })) << k
        << ", iteration " << reached;
    kill();
    const auto again = copies();
    ASSERT_EQ(again.size(), 1U) << k;
    EXPECT_EQ(iterationOf(again[0]), reached) << k;
  }
}

}  // namespace
}  // namespace gtv
