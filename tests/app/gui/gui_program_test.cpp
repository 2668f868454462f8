// The real window program, without a display.
#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "support/command_line.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;

class GuiProgramTest : public testing::CommandLineTest {
 protected:
  testing::CommandResult gui(const std::vector<std::string>& arguments) const {
    return run(testing::windowProgram(), arguments,
               {"DISPLAY=", "WAYLAND_DISPLAY=", "QT_QPA_PLATFORM=",
                "XDG_CONFIG_HOME=" + file("").string()});
  }

  /// Width and height out of a PNG's header (bytes 16 to 23, big endian).
  std::pair<int, int> pngSize(const std::string& name) const {
    const auto bytes = read(name);
    EXPECT_GE(bytes.size(), 24U);
    EXPECT_EQ(bytes.substr(1, 3), "PNG");
    const auto number = [&](std::size_t at) {
      int value = 0;
      for (std::size_t k = 0; k < 4; ++k)
        value = 256 * value + static_cast<unsigned char>(bytes[at + k]);
      return value;
    };
    return {number(16), number(20)};
  }
};

TEST_F(GuiProgramTest, NamesCommandLineProgramWithoutDisplay) {
  const auto result = gui({});
  EXPECT_EQ(result.code, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.err, HasSubstr("gtvlab-cli"));
  EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1);
}

TEST_F(GuiProgramTest, DrawsScreenshotOfEveryPresetWithoutDisplay) {
  for (const char* preset : {"sbm-two-clusters", "chain", "star", "table1", "sacramento"}) {
    const auto result = gui({"--preset", preset, "--screenshot", "shot.png", "--size", "1280x720",
                             "--after-iterations", "20"});
    EXPECT_EQ(result.code, 0) << preset << result.err;
    EXPECT_EQ(pngSize("shot.png"), std::pair(1280, 720)) << preset;
    // A window with a graph, three plots and forms does not compress to nothing.
    EXPECT_GT(read("shot.png").size(), 60'000U) << preset;
  }
}

TEST_F(GuiProgramTest, ScaleSetsDevicePixelRatio) {
  const auto result = gui({"--preset=star", "--screenshot=shot.png", "--size=1000x700", "--scale=2",
                           "--theme=dark", "--after-iterations=5"});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(pngSize("shot.png"), std::pair(2000, 1400));
}

TEST_F(GuiProgramTest, PresentationGivesAnotherScreenshot) {
  const std::vector<std::string> usual{"--preset=star", "--screenshot=usual.png", "--size=1280x720",
                                       "--after-iterations=5"};
  auto presenting = usual;
  presenting[1] = "--screenshot=present.png";
  presenting.emplace_back("--present");
  EXPECT_EQ(gui(usual).code, 0);
  const auto result = gui(presenting);
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(pngSize("present.png"), std::pair(1280, 720));
  EXPECT_NE(read("usual.png"), read("present.png"));
  EXPECT_THAT(gui({"--help"}).out, HasSubstr("--present"));
}

TEST_F(GuiProgramTest, ScenesOfALessonGiveDifferentScreenshots) {
  const auto picture = [&](const char* scene, const std::string& file) {
    const auto result = gui({"--lesson", "lambda", "--scene", scene, "--screenshot", file, "--size",
                             "1280x720", "--after-iterations", "20"});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(pngSize(file), std::pair(1280, 720));
  };
  picture("1", "first.png");
  picture("7", "other.png");
  EXPECT_NE(read("first.png"), read("other.png"));
}

TEST_F(GuiProgramTest, PrintsVersionCommitAndInstructionSet) {
  const auto result = gui({"--version"});
  EXPECT_EQ(result.code, 0);
  EXPECT_THAT(result.out, ::testing::MatchesRegex("gtvlab [0-9.]+ \\(.+, [a-z0-9]+\\)\n"));
}

TEST_F(GuiProgramTest, RefusesWrongArguments) {
  write("bad.json", "{");
  write("bad.gtvlab", "SQLite format 3 it is not");
  const std::vector<std::pair<std::vector<std::string>, const char*>> cases{
      {{"--no-such-option"}, "no-such-option"},
      {{"--screenshot", "a.png", "--size", "big"}, "--size"},
      {{"--screenshot", "a.png", "--size", "10x10"}, "--size"},
      {{"--screenshot", "a.png", "--theme", "pink"}, "--theme"},
      {{"--screenshot", "a.png", "--scale", "0"}, "--scale"},
      {{"--screenshot", "a.png", "--after-iterations", "-1"}, "--after-iterations"},
      {{"--screenshot", "a.png", "--preset", "nothing"}, "nothing"},
      {{"--screenshot", "a.png", "--view", "nothing"}, "--view"},
      {{"--screenshot", "a.png", "--level", "nothing"}, "--level"},
      {{"--screenshot", "a.png", "--lesson", "nothing"}, "--lesson"},
      {{"--screenshot", "a.png", "--lesson", "lambda", "--preset", "star"}, "--lesson"},
      {{"--screenshot", "a.png", "--lesson", "lambda", "--scene", "0"}, "--scene"},
      {{"--screenshot", "a.png", "--lesson", "lambda", "--scene", "99"}, "--scene"},
      {{"--screenshot", "a.png", "bad.json"}, "bad.json:1"},
      {{"--screenshot", "a.png", "missing.json"}, "missing.json"},
      {{"--screenshot", "a.png", "bad.gtvlab"}, "bad.gtvlab"},
      {{"--screenshot", "a.png", "missing.gtvlab"}, "missing.gtvlab"},
      {{"--screenshot", "no-such-folder/a.png", "--preset", "star", "--after-iterations", "1"},
       "no-such-folder"}};
  for (const auto& [arguments, part] : cases) {
    auto words = arguments;
    if (words.front() == "--no-such-option") words.insert(words.end(), {"--screenshot", "a.png"});
    const auto result = gui(words);
    EXPECT_EQ(result.code, 2) << part << result.err;
    EXPECT_EQ(result.out, "") << part;
    EXPECT_THAT(result.err, HasSubstr(part));
  }
}

}  // namespace
}  // namespace gtv
