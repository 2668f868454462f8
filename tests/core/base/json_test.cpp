#include "base/json.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <random>

namespace gtv {
namespace {

namespace fs = std::filesystem;

std::string parseErrorOf(std::string_view text) {
  const auto document = parseJson(text, "f.json");
  return document ? "no error" : document.error().text();
}

/// An empty folder of this test's own.
class JsonFileTest : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = ::testing::TempDir() + "gtv-json-XXXXXX";
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
  }
  void TearDown() override {
    ::chmod(folder_.c_str(), 0755);
    fs::remove_all(folder_);
  }
  int fileCount() const {
    return static_cast<int>(std::distance(fs::directory_iterator(folder_), {}));
  }
  fs::path folder_;
};

TEST(JsonTest, KeepsOrderOfFields) {
  const auto document = parseJson("\xEF\xBB\xBF{\"b\": 1, \"a\": [true, null, \"x\"]}", "f.json");
  ASSERT_TRUE(document.ok());
  EXPECT_EQ(document->dump(), R"({"b":1,"a":[true,null,"x"]})");
}

TEST(JsonTest, ErrorsNameTheLine) {
  EXPECT_EQ(parseErrorOf(""),
            "f.json:1: not valid JSON (unexpected end of input; expected '[', "
            "'{', or a literal)");
  EXPECT_EQ(parseErrorOf("{\n\"a\": 1,\n}"),
            "f.json:3: not valid JSON (unexpected '}'; expected string literal)");
  EXPECT_EQ(parseErrorOf("{\"a\": 1}\n\nx"),
            "f.json:3: not valid JSON (invalid literal; expected "
            "end of input)");
  EXPECT_EQ(parseErrorOf("{\"a\": 1} {}"),
            "f.json:1: not valid JSON (unexpected '{'; expected end of input)");
  EXPECT_EQ(parseErrorOf("[1, nan]"), "f.json:1: not valid JSON (invalid literal)");
  EXPECT_EQ(parseErrorOf("\"\xFF\""),
            "f.json:1: not valid JSON (invalid string: ill-formed UTF-8 byte)");
  EXPECT_EQ(parseErrorOf("{\"a"),
            "f.json:1: not valid JSON (invalid string: missing closing quote; expected string "
            "literal)");
  EXPECT_EQ(
      parseErrorOf("[1,\n\"\\ud800\"]"),
      "f.json:2: not valid JSON (invalid string: surrogate U+D800..U+DBFF must be followed by "
      "U+DC00..U+DFFF)");
  EXPECT_EQ(parseErrorOf("[\n1e999]"),
            "f.json:2: not valid JSON (the number '1e999' is too large)");
}

TEST(JsonTest, RefusesZeroBytes) {
  using namespace std::string_literals;
  const auto expected = "f.json:2: not valid JSON (a zero byte)";
  EXPECT_EQ(parseErrorOf("\n5\0"s), expected);
  EXPECT_EQ(parseErrorOf("{}\n\0}}]] \"a\": 1"s), expected);
  EXPECT_EQ(parseErrorOf("{\"a\":\n\0 1}"s), expected);
  EXPECT_FALSE(parseJson("\"a\0\""s, "f.json").ok());
  EXPECT_EQ(jsonOrText("5\0"s, "f").error().text(), "f: holds a zero byte");
  EXPECT_EQ(jsonOrText("a\0"s, "f").error().text(), "f: holds a zero byte");
}

TEST(JsonTest, RepeatedFieldsAreReportedWithLineAndPath) {
  EXPECT_EQ(parseErrorOf("{\"a\": 1, \"a\": 1}"), "f.json:1: field 'a' appears twice");
  EXPECT_EQ(parseErrorOf("{\"data\": {\n\"x\": [0, {\"k\": 1,\n\"k\": 2}]}}"),
            "f.json:3: field 'data.x[1].k' appears twice");
  EXPECT_EQ(parseErrorOf("{\"a\": 1, \"\\u0061\": 2}"), "f.json:1: field 'a' appears twice");
  EXPECT_EQ(
      parseErrorOf("[{}, [1, 2], {\"a\": {\"a\": \"a\", \"b\": \"a\"}, \"b\": [\"a\", \"a\"]}]"),
      "no error");
  EXPECT_EQ(parseErrorOf("{\"a\\\"\": 1, \"b\": {}, \"a\\\"\": 2}"),
            "f.json:1: field 'a\"' appears twice");
}

TEST(JsonTest, DepthIsLimited) {
  const auto nested = [](int depth) { return std::string(depth, '[') + std::string(depth, ']'); };
  EXPECT_EQ(parseErrorOf(nested(64)), "no error");
  EXPECT_EQ(parseErrorOf(nested(65)), "f.json:1: nested deeper than 64 levels");
  EXPECT_EQ(parseErrorOf(std::string(1000000, '[')), "f.json:1: nested deeper than 64 levels");
  EXPECT_EQ(parseErrorOf("\n\n" + nested(100)), "f.json:3: nested deeper than 64 levels");
  std::string objects;
  for (int k = 0; k < 70; ++k) objects += "{\"a\":";
  EXPECT_EQ(parseErrorOf(objects), "f.json:1: nested deeper than 64 levels");
  EXPECT_EQ(parseErrorOf(fmt::format("\"{:[>100}\\\"{:[>100}\"", "", "")), "no error");
}

TEST(JsonTest, RandomTextNeverCrashes) {
  std::mt19937_64 random(17);
  const std::string pieces[] = {"{", "}", "[",  "]",    ",",    ":", "\"a\"", "\"",   "\\",
                                "1", "-", "e9", "true", "null", " ", "\n",    "\xFF", "\xC3\xBC"};
  int good = 0;
  for (int round = 0; round < 50000; ++round) {
    std::string text;
    for (auto k = random() % 12; k > 0; --k) text += pieces[random() % std::size(pieces)];
    if (random() % 16 == 0) text.insert(random() % (text.size() + 1), 1, '\0');
    const auto document = parseJson(text, "f.json");
    if (!document) {
      ASSERT_TRUE(document.error().where.starts_with("f.json"));
      continue;
    }
    ++good;
    ASSERT_EQ(parseJson(prettyJson(*document), "f.json").value(), *document) << text;
  }
  EXPECT_GT(good, 100);
}

TEST(JsonTest, PrettyTextRoundTrips) {
  const auto document =
      parseJson(R"({"title": "Zwei Häufchen\n", "seed": 18446744073709551615, "x": 0.1,
                    "empty": {}, "none": [], "sizes": [100, 100],
                    "vectors": [[2, 2], [-2, 2]], "mixed": [{"a": 1}, [1, [2]], null],
                    "many": [[1], [2], [3], [4], [5], [6], [7]]})",
                "f.json");
  ASSERT_TRUE(document.ok());
  const auto text = prettyJson(*document);
  EXPECT_EQ(parseJson(text, "f.json").value(), *document);
  EXPECT_NE(text.find("\n  \"vectors\": [[2, 2], [-2, 2]],\n"), std::string::npos) << text;
  EXPECT_TRUE(text.ends_with("}\n"));
}

TEST(JsonTest, PrettyTextReplacesInvalidUtf8) {
  EXPECT_NE(prettyJson(Json{{"\xFF", "\xFE"}}).find("\xEF\xBF\xBD"), std::string::npos);
}

TEST(JsonTest, DescriptionsFitOnOneLine) {
  EXPECT_EQ(describe(Json("a\nb")), "'a b'");
  EXPECT_EQ(describe(Json(1.5)), "1.5");
  EXPECT_EQ(describe(Json::array({1, "x"})), "[1,\"x\"]");
  EXPECT_EQ(describe(Json(std::string(50, 'x'))), fmt::format("'{:x>37}...'", ""));
  // 36 bytes and a character of two: it is left out as a whole.
  EXPECT_EQ(describe(Json(std::string(36, 'x') + "üüü")), fmt::format("'{:x>36}...'", ""));
}

TEST_F(JsonFileTest, WritesAndReads) {
  const auto file = folder_ / "a.json";
  const std::string text("first\0\r\n", 8);
  ASSERT_TRUE(writeTextFile(file, text).ok());
  EXPECT_EQ(readTextFile(file).value(), text);
  ASSERT_TRUE(writeTextFile(file, "").ok());
  EXPECT_EQ(readTextFile(file).value(), "");
  const std::string large(1000003, 'z');
  ASSERT_TRUE(writeTextFile(file, large).ok());
  EXPECT_EQ(readTextFile(file).value(), large);
  EXPECT_EQ(fileCount(), 1);
}

TEST_F(JsonFileTest, ErrorsNameUnreadableFiles) {
  EXPECT_EQ(readTextFile(folder_).error().text(),
            folder_.string() + ": is a folder, expected a file");
  EXPECT_EQ(readTextFile("/dev/zero").error().text(), "/dev/zero: is a device, expected a file");
  EXPECT_EQ(readTextFile(folder_ / "none").error().text(),
            (folder_ / "none").string() + ": cannot be read (No such file or directory)");
}

TEST_F(JsonFileTest, UnwritableFolderKeepsTheOldFile) {
  const auto file = folder_ / "a.json";
  ASSERT_TRUE(writeTextFile(file, "old").ok());
  ASSERT_EQ(::chmod(folder_.c_str(), 0555), 0);
  // Permissions do not bind root: be someone else for the one call.
  const bool root = geteuid() == 0;
  ASSERT_TRUE(!root || seteuid(65534) == 0);
  const auto written = writeTextFile(file, "new");
  ASSERT_TRUE(!root || seteuid(0) == 0);
  ASSERT_FALSE(written.ok());
  EXPECT_EQ(written.error().text(), file.string() + ": cannot be written (Permission denied)");
  EXPECT_EQ(readTextFile(file).value(), "old");
  EXPECT_EQ(fileCount(), 1);
}

TEST_F(JsonFileTest, FailedWriteKeepsOldFileAndLeavesNoPartialFile) {
  const auto file = folder_ / "a.json";
  ASSERT_TRUE(writeTextFile(file, "old").ok());
  // A full disk, played by a limit on the size of files.
  const auto previous = std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  rlimit small = before;
  small.rlim_cur = 1000;
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
  const auto written = writeTextFile(file, std::string(5000, 'x'));
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, previous);
  ASSERT_FALSE(written.ok());
  EXPECT_EQ(readTextFile(file).value(), "old");
  EXPECT_EQ(fileCount(), 1);
}

TEST_F(JsonFileTest, FolderInPlaceOfFileLeavesNoPartialFile) {
  fs::create_directory(folder_ / "a.json");
  EXPECT_FALSE(writeTextFile(folder_ / "a.json", "x").ok());
  EXPECT_EQ(fileCount(), 1);
}

}  // namespace
}  // namespace gtv
