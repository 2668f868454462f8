// What the program does before it takes much memory.
#include <gmock/gmock.h>

#include "support/command_line.h"
#include "support/sanitizers.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const std::vector<std::string> million{
    "run",   "sbm-two-clusters",
    "--set", R"(graph={"kind":"complete","nodes":9999})",
    "--set", R"(data={"kind":"linear","dimension":100000,"truth":{"kind":"gaussian"}})"};

class MemoryTest : public testing::CommandLineTest {};

TEST_F(MemoryTest, RefusesMoreThanAvailableMemoryWithEstimate) {
  refused(million, {"of memory", "is free", "flows of 100000 numbers"});
  auto allowed = million;
  allowed.emplace_back("--allow-memory");
  refused(allowed, {"of memory"});
}

TEST_F(MemoryTest, RefusesTooManyCellsImmediately) {
  std::string thousand = "1";
  for (int k = 2; k <= 1000; ++k) thousand += "," + std::to_string(k);
  const auto axis = [&](const std::string& path) { return "\"" + path + "\":[" + thousand + "]"; };
  refused({"run", "sbm-two-clusters", "--set",
           "vary={" + axis("lambda") + "," + axis("seed") + "," + axis("data.samples") + "}"},
          {"vary: ", "1000000000 experiments", "of memory"});
}

#if !GTV_SANITIZED
// Sanitizers need more address space than these leave.

/// The program where so many megabytes of address space are free.
constexpr const char* within = "ulimit -v $((1000 * $1)); shift; exec \"$@\"";

TEST_F(MemoryTest, RequiresPermissionBeyondHalfOfTheMemory) {
  const std::string graph = R"(graph={"kind":"complete","nodes":2200})";
  const auto in = [&](const char* megabytes, const std::vector<std::string>& more) {
    std::vector<std::string> words{"-c",
                                   within,
                                   "sh",
                                   megabytes,
                                   testing::cliProgram(),
                                   "run",
                                   "sbm-two-clusters",
                                   "--threads",
                                   "1",
                                   "--repeats",
                                   "1",
                                   "--set",
                                   graph,
                                   "--set",
                                   "vary={}",
                                   "--set",
                                   "stop.maxIterations=1"};
    words.insert(words.end(), more.begin(), more.end());
    return run("/bin/sh", words);
  };
  const auto asked = in("800", {});
  EXPECT_EQ(asked.code, 2) << asked.err;
  EXPECT_EQ(asked.out, "");
  EXPECT_THAT(asked.err, HasSubstr("error: "));
  EXPECT_THAT(asked.err, HasSubstr("--allow-memory"));
  EXPECT_EQ(in("800", {"--allow-memory"}).code, 0);
  const auto small = in("300", {"--allow-memory"});
  EXPECT_EQ(small.code, 2) << small.err;
  EXPECT_THAT(small.err, Not(HasSubstr("--allow-memory")));
  EXPECT_EQ(in("4000", {}).code, 0);
}

TEST_F(MemoryTest, AppliesToGeneratedGraphs) {
  const auto made =
      run("/bin/sh", {"-c", within, "sh", "400", testing::cliProgram(), "graph", "generate", "ring",
                      "--set", "nodes=10000000", "--out", "ring.csv"});
  EXPECT_EQ(made.code, 2) << made.err;
  EXPECT_THAT(made.err, HasSubstr("10000000 nodes"));
  EXPECT_FALSE(std::filesystem::exists(file("ring.csv")));
}
#endif

}  // namespace
}  // namespace gtv
