// What --out leaves of whatever has the name already, for every command that writes.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <array>
#include <fstream>

#include "support/command_line.h"
#include "support/experiments.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;
using Words = std::vector<std::string>;

class OutFileTest : public testing::CommandLineTest {
 protected:
  void SetUp() override {
    CommandLineTest::SetUp();
    write("small.json", testing::smallExperiment().json().dump());
    write("edges.csv", "source,target\na,b\nb,c\n");
    write("data.csv", "node,y,x1\na,1,1\nb,2,1\nc,4,2\n");
    write("graph.json", R"({"nodes": [{"id": "a"}, {"id": "b"}],
                            "links": [{"source": "a", "target": "b"}]})");
  }

  /// Every command that writes one file, and how what it writes begins; the place is to be added.
  static std::vector<std::pair<Words, std::string>> commands() {
    return {
        {{"solve", "--edges", "edges.csv", "--data", "data.csv", "--lambda", "1", "--out"}, "node"},
        {{"path", "small.json", "--lambdas", "0.1:1:2", "--out"}, "lambda,"},
        {{"sweep", "small.json", "--vary", "lambda=0.1", "--fresh", "--out"}, "lambda,"},
        {{"privacy", "small.json", "--noise", "1", "--out"}, "noise,"},
        {{"graph", "generate", "chain", "--out"}, "source,"},
        {{"graph", "convert", "graph.json"}, "source,"},
    };
  }
  testing::CommandResult writeTo(Words command, const std::string& place) const {
    command.push_back(place);
    return cli(command);
  }
  struct stat about(const std::string& name) const {
    struct stat found {};
    EXPECT_EQ(::lstat(file(name).c_str(), &found), 0) << name;
    return found;
  }
};

TEST_F(OutFileTest, EveryCommandFollowsLinksAndKeepsPermissionsAndNames) {
  for (const auto& [command, start] : commands()) {
    SCOPED_TRACE(command[0] + " " + command[1]);
    for (const char* name : {"place.csv", "other.csv", "link.csv"}) fs::remove(file(name));
    write("place.csv", "old");
    ASSERT_EQ(::chmod(file("place.csv").c_str(), 0600), 0);
    fs::create_hard_link(file("place.csv"), file("other.csv"));
    fs::create_symlink("place.csv", file("link.csv"));
    const auto before = about("place.csv");
    const auto result = writeTo(command, "link.csv");
    EXPECT_LE(result.code, 1) << result.err;
    EXPECT_TRUE(fs::is_symlink(file("link.csv")));
    EXPECT_EQ(about("place.csv").st_mode, before.st_mode);
    EXPECT_EQ(about("place.csv").st_ino, before.st_ino);
    EXPECT_THAT(read("place.csv"), ::testing::StartsWith(start));
    EXPECT_EQ(read("other.csv"), read("place.csv"));
  }
}

TEST_F(OutFileTest, EveryCommandWritesToDeviceWithoutReplacingIt) {
  // Another /dev/null, in a folder of ours; who may not make one is no danger to the real one.
  std::string null = "null.csv";
  if (::mknod(file(null).c_str(), S_IFCHR | 0666, ::makedev(1, 3)) != 0) {
    ASSERT_NE(::geteuid(), 0U) << "root without the right to make devices";
    return;
  }
  for (const auto& [command, start] : commands()) {
    SCOPED_TRACE(command[0] + " " + command[1]);
    const auto result = writeTo(command, null);
    EXPECT_LE(result.code, 1) << result.err;
    EXPECT_TRUE(fs::is_character_file(file(null)));
    EXPECT_FALSE(fs::exists(file(null + ".sweep.json")));
    fs::remove(file("full.csv"));
    ASSERT_EQ(::mknod(file("full.csv").c_str(), S_IFCHR | 0666, ::makedev(1, 7)), 0);
    const auto full = writeTo(command, "full.csv");
    EXPECT_EQ(full.code, 2);
    EXPECT_THAT(full.err, HasSubstr("full.csv: cannot be written (No space left on device)"));
    // What was found is not lost.
    EXPECT_EQ(full.out.substr(0, full.out.find('\n')), result.out.substr(0, result.out.find('\n')));
    EXPECT_NE(full.out, "");
  }
}

TEST_F(OutFileTest, PipeWithoutReaderDoesNotBlock) {
  ASSERT_EQ(::mkfifo(file("pipe.csv").c_str(), 0600), 0);
  for (const auto& [command, start] : commands()) {
    SCOPED_TRACE(command[0] + " " + command[1]);
    const auto alone = writeTo(command, "pipe.csv");
    EXPECT_EQ(alone.code, 2);
    EXPECT_EQ(alone.out, "");
    EXPECT_EQ(alone.err, "error: pipe.csv: is a pipe that nobody reads; start its reader first\n");
    const int reader = ::open(file("pipe.csv").c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    ASSERT_GE(reader, 0);
    const auto result = writeTo(command, "pipe.csv");
    EXPECT_LE(result.code, 1) << result.err;
    std::array<char, 1 << 16> block{};
    const auto got = ::read(reader, block.data(), block.size());
    ASSERT_GT(got, 0);
    EXPECT_THAT(std::string(block.data(), static_cast<std::size_t>(got)),
                ::testing::StartsWith(start));
    ::close(reader);
  }
  EXPECT_TRUE(fs::is_fifo(file("pipe.csv")));
}

TEST_F(OutFileTest, StandardOutputIsAccepted) {
  const auto result =
      cli({"path", "small.json", "--lambdas", "0.1:1:2", "--json", "--out", "/dev/stdout"});
  EXPECT_LE(result.code, 1) << result.err;
  EXPECT_THAT(result.out, ::testing::StartsWith("lambda,objective"));
  // What is printed comes behind it, and the file that it goes to is still the same.
  EXPECT_FALSE(
      Json::parse(result.out.substr(result.out.find("\n{")), nullptr, false).is_discarded());
}

TEST_F(OutFileTest, OutputFolderKeepsLinksAndPermissions) {
  fs::create_directories(file("real"));
  fs::create_directory_symlink("real", file("out"));
  write("elsewhere.csv", "old");
  fs::create_symlink("../elsewhere.csv", file("real/trace.csv"));
  write("real/report.json", "{}");
  ASSERT_EQ(::chmod(file("real/report.json").c_str(), 0640), 0);
  ASSERT_EQ(cli({"run", "small.json", "--out", "out"}).code, 0);
  EXPECT_TRUE(fs::is_symlink(file("out")));
  EXPECT_TRUE(fs::is_symlink(file("real/trace.csv")));
  EXPECT_THAT(read("elsewhere.csv"), ::testing::StartsWith("iteration"));
  EXPECT_EQ(about("real/report.json").st_mode & 07777U, 0640U);
  EXPECT_TRUE(Json::parse(read("real/report.json")).contains("status"));
}

TEST_F(OutFileTest, UnwritableFileDoesNotAffectOtherFiles) {
  fs::create_directories(file("out/trace.csv"));
  const auto result = cli({"run", "small.json", "--out", "out", "--json"});
  EXPECT_EQ(result.code, 2);
  EXPECT_EQ(result.err, "error: out/trace.csv: is a folder, expected a file\n");
  EXPECT_EQ(result.json().at("iterations"), 100);
  EXPECT_EQ(Json::parse(read("out/report.json")), result.json());
  EXPECT_THAT(read("out/weights.csv"), ::testing::StartsWith("node"));
}

TEST_F(OutFileTest, InputFilesAreNeverOverwritten) {
  const auto data = read("data.csv");
  fs::create_hard_link(file("data.csv"), file("weights.csv"));
  fs::create_symlink("edges.csv", file("link.csv"));
  const auto why = "is read by this command and would be replaced";
  const Words solve{"solve", "--edges", "edges.csv", "--data", "data.csv", "--lambda", "1"};
  for (const char* out : {"data.csv", "./edges.csv", "link.csv"}) {
    auto command = solve;
    command.insert(command.end(), {"--out", out});
    refused(command, {out, why});
  }
  write("own.json", testing::changed(testing::smallExperiment(),
                                     {{"graph", {{"kind", "csv"}, {"file", "edges.csv"}}},
                                      {"data", {{"kind", "csv"}, {"file", "data.csv"}}}})
                        .json()
                        .dump());
  // trace.csv is written before edges.csv, and weights.csv would be the data.
  refused({"run", "own.json", "--out", "."}, {"./edges.csv", why});
  fs::create_directories(file("out"));
  fs::create_symlink("../weights.csv", file("out/weights.csv"));
  refused({"run", "own.json", "--out", "out"}, {"out/weights.csv", why});
  // Of several runs each has a folder of its own, and nothing but the report is beside those.
  fs::create_directories(file("out/repeat-1"));
  fs::create_hard_link(file("edges.csv"), file("out/repeat-1/edges.csv"));
  refused({"run", "own.json", "--repeats", "2", "--out", "out"}, {"out/repeat-1/edges.csv", why});
  fs::remove_all(file("out/repeat-1"));
  EXPECT_NE(cli({"run", "own.json", "--repeats", "2", "--out", "."}).code, 2);
  fs::create_hard_link(file("data.csv"), file("out/weights-fedavg.csv"));
  refused({"run", "own.json", "--set", R"(race=["fedavg"])", "--out", "out"},
          {"out/weights-fedavg.csv", why});
  refused({"path", "own.json", "--lambdas", "0.1:1:2", "--out", "own.json"}, {"own.json", why});
  refused({"sweep", "own.json", "--vary", "lambda=1", "--fresh", "--out", "data.csv"}, {why});
  refused({"privacy", "own.json", "--noise", "1", "--out", "data.csv"}, {why});
  refused({"graph", "convert", "graph.json", "graph.json"}, {"graph.json", why});
  EXPECT_EQ(read("data.csv"), data);
}

TEST_F(OutFileTest, SweepContinuesFileBehindSymbolicLink) {
  fs::create_symlink("table.csv", file("link.csv"));
  const Words command{"sweep", "small.json", "--vary", "lambda=0.1,1", "--out", "link.csv"};
  ASSERT_EQ(cli(command).code, 0);
  const auto table = read("table.csv");
  const auto again = cli(command);
  EXPECT_EQ(again.code, 0);
  EXPECT_THAT(again.err, HasSubstr("2 of 2 runs are in link.csv already"));
  EXPECT_TRUE(fs::is_symlink(file("link.csv")));
  EXPECT_EQ(read("table.csv"), table);
  // One run is one.
  const Words single{"sweep", "small.json", "--vary", "lambda=0.1", "--out", "one.csv"};
  ASSERT_EQ(cli(single).code, 0);
  EXPECT_THAT(cli(single).err, HasSubstr("1 of 1 run is in one.csv already"));
}

TEST_F(OutFileTest, SweepWritesIntoEmptyFile) {
  write("table.csv", "");
  EXPECT_EQ(cli({"sweep", "small.json", "--vary", "lambda=0.1", "--out", "table.csv"}).code, 0);
  EXPECT_THAT(read("table.csv"), ::testing::StartsWith("lambda,"));
}

TEST_F(OutFileTest, UnwritableOutputIsReportedBeforeComputing) {
  // It would never end.
  write("endless.json",
        testing::changed(testing::smallExperiment(), {{"stop.maxIterations", 1'000'000'000}})
            .json()
            .dump());
  refused({"path", "endless.json", "--lambdas", "0.1:1:9", "--out", "no/such/file.csv"},
          {"no/such/file.csv: cannot be written (No such file or directory)"});
  fs::create_directories(file("folder.csv"));
  refused({"sweep", "endless.json", "--vary", "lambda=1", "--out", "folder.csv"},
          {"folder.csv: is a folder, expected a file"});
  refused({"run", "endless.json", "--out", "edges.csv"}, {"edges.csv"});
  refused({"graph", "generate", "chain", "--out", "no/such/g.csv"}, {"no/such/g.csv"});
}

TEST_F(OutFileTest, ValidatesThreadCountAndOutputIsIndependentOfIt) {
  const std::vector<Words> all{
      {"run", "small.json"},
      {"solve", "--edges", "edges.csv", "--data", "data.csv", "--lambda", "1"},
      {"path", "small.json", "--lambdas", "0.1:1:4"},
      {"sweep", "small.json", "--vary", "lambda=0.1,1"},
      {"privacy", "small.json", "--feature", "x1", "--replicates", "50"},
  };
  for (const auto& command : all) {
    SCOPED_TRACE(command[0]);
    const auto on = [&](const std::string& threads) {
      auto words = command;
      words.insert(words.end(), {"--json", "--threads", threads});
      const auto result = cli(words);
      EXPECT_LE(result.code, 1) << result.err;
      auto report = result.json();
      report.erase("timing");
      return report;
    };
    EXPECT_EQ(on("1"), on("3"));
    auto none = command;
    none.insert(none.end(), {"--threads", "0"});
    refused(none, {"--threads: expected a whole number from 1"});
  }
}

}  // namespace
}  // namespace gtv
