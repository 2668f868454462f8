// The window program where its surroundings are not as they should be: a message and an end, never
// an abort.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "support/command_line.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;

class GuiRobustnessTest : public testing::CommandLineTest {
 protected:
  std::vector<std::string> environment() const {
    const auto own = [&](const char* name) { return fmt::format("{}={}", name, folder_.string()); };
    return {"DISPLAY=",
            "WAYLAND_DISPLAY=",
            "QT_QPA_PLATFORM=",
            fmt::format("GUI={}", testing::windowProgram()),
            own("XDG_CONFIG_HOME"),
            own("XDG_DATA_HOME"),
            own("XDG_STATE_HOME")};
  }
  /// Draws a picture of what the arguments open.
  testing::CommandResult picture(std::vector<std::string> arguments,
                                 const std::string& launcher = {}) const {
    arguments.insert(arguments.end(),
                     {"--screenshot", "shot.png", "--size", "800x600", "--after-iterations", "5"});
    if (launcher.empty()) return run(testing::windowProgram(), arguments, environment());
    arguments.insert(arguments.begin(), testing::windowProgram());
    return run(launcher, arguments, environment());
  }
  testing::CommandResult shell(const std::string& script) const {
    return run("/bin/sh", {"-c", script}, environment());
  }
  void expectRefused(const testing::CommandResult& result, const std::string& message) const {
    EXPECT_EQ(result.code, 2) << result.err;
    EXPECT_THAT(result.err, HasSubstr("error: "));
    EXPECT_THAT(result.err, HasSubstr(message));
  }
};

TEST_F(GuiRobustnessTest, UnreadableDocumentsAreRefused) {
  write("newer.json", R"({"format":"gtvlab-experiment","version":2,"graph":{"kind":5}})");
  expectRefused(picture({"newer.json"}), "newer.json: graph.kind: expected one of");
  write("deep.json", std::string(200'000, '['));
  expectRefused(picture({"deep.json"}), "deep.json:1: nested deeper than 64 levels");
  expectRefused(picture({"gtvlab:chain?lambda=" + std::string(100, '[') + std::string(100, ']')}),
                "nested deeper than 64 levels");
}

TEST_F(GuiRobustnessTest, PipeWithoutWriterIsRefused) {
  ASSERT_EQ(::mkfifo(file("p.json").c_str(), 0600), 0);
  ASSERT_EQ(::mkfifo(file("p.gtvlab").c_str(), 0600), 0);
  expectRefused(picture({"p.json"}), "p.json: is a pipe that nobody writes to");
  expectRefused(picture({"p.gtvlab"}), "p.gtvlab: is a pipe that nobody writes to");
}

TEST_F(GuiRobustnessTest, SettingsPipeIsReported) {
  std::filesystem::create_directory(file("gtvlab"));
  ASSERT_EQ(::mkfifo(file("gtvlab/gtvlab.conf").c_str(), 0600), 0);
  expectRefused(picture({"--preset", "star"}), "gtvlab.conf: is a pipe, expected a file");
}

TEST_F(GuiRobustnessTest, UnwritableErrorsKeepExitCode) {
  for (const char* where : {"2>/dev/full", "2>&-", ">&- 2>&-"}) {
    EXPECT_EQ(shell(fmt::format("$GUI nothing.json --screenshot x.png {}", where)).code, 2);
    EXPECT_EQ(shell(fmt::format("$GUI --size 1 --screenshot x.png {}", where)).code, 2);
    EXPECT_EQ(shell(fmt::format("$GUI {}", where)).code, 2) << "there is no display";
  }
}

TEST_F(GuiRobustnessTest, DeletedWorkingFolderIsReportedWithoutCrash) {
  std::filesystem::copy_file(testing::testDataFolder() + "/session_3.gtvlab", file("s.gtvlab"));
  for (const char* name : {"../s.gtvlab", "s.gtvlab", "e.json"}) {
    std::filesystem::create_directory(file("gone"));
    const auto result = shell(fmt::format("cd gone && rmdir ../gone && $GUI {} --screenshot {}",
                                          name, file("shot.png").string()));
    EXPECT_EQ(result.code, 2) << name << result.err;
    EXPECT_THAT(result.err, HasSubstr("error: ")) << name;
  }
}

TEST_F(GuiRobustnessTest, ReportsMissingThreadsInsteadOfOpeningWindow) {
  const auto result = picture({"--preset", "star"}, testing::withoutThreadsProgram());
  EXPECT_EQ(result.code, 1) << result.err;
  EXPECT_THAT(result.err, HasSubstr("error: the system has no more threads for the window"));
}

}  // namespace
}  // namespace gtv
