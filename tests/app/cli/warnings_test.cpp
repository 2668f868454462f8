// What may be another thing than it is taken for goes to stderr and into the JSON document.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/command_line.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;

class WarningsCommandTest : public testing::CommandLineTest {
 protected:
  void SetUp() override {
    CommandLineTest::SetUp();
    write("edges.csv", "source,target\n1,2\n2,3\n");
    write("data.csv", "node,y,x1\n1,1,1\n2,2,1\n4,4,1\n");
  }
};

TEST_F(WarningsCommandTest, KeysWithoutOverlapAreRefused) {
  write("floats.csv", "node,y,x1\n1.0,1,1\n2.0,2,1\n");
  refused({"solve", "--edges", "edges.csv", "--data", "floats.csv", "--lambda", "0.1"},
          {"no key of the graph (1) is a key of the data (1.0)", "edges.csv", "floats.csv"});
  refused({"path", "--edges", "edges.csv", "--data", "floats.csv", "--lambdas", "0.1:1:3"},
          {"no key of the graph (1) is a key of the data (1.0)"});
}

TEST_F(WarningsCommandTest, SolveAndPathPrintWarningsToStderrOnly) {
  for (const auto& command : {std::vector<std::string>{"solve", "--lambda", "0.1"},
                              std::vector<std::string>{"path", "--lambdas", "0.1:1:3"}}) {
    auto arguments = command;
    arguments.insert(arguments.end(), {"--edges", "edges.csv", "--data", "data.csv", "--json"});
    const auto result = cli(arguments);
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_THAT(result.err, HasSubstr("warning: 1 of 3 keys of the data (data.csv) is no node of "
                                      "the graph (edges.csv), the first is '4'"));
    EXPECT_EQ(result.json().at("warnings").size(), 2U);
  }
}

TEST_F(WarningsCommandTest, WeightsOfVeryDifferentSizeAreWarnedAboutWithNumbers) {
  // Sums of the largest weights are beyond the largest number.
  for (const auto& [heavy, sum] : {std::pair{"1e8", "2e+08"}, std::pair{"1.7e308", "3.4e+308"}}) {
    write("heavy.csv", fmt::format("source,target,weight\n1,2,{0}\n2,3,{0}\n3,4,1\n", heavy));
    const auto result = cli({"solve", "--edges", "heavy.csv", "--data", "data.csv", "--lambda",
                             "1e-9", "--max-iter", "1", "--json"});
    EXPECT_THAT(result.err,
                HasSubstr(fmt::format("at 1 of 4 nodes (25 %) they add up to less than a millionth "
                                      "of {}, so that a λ which suits the others leaves this node "
                                      "almost uncoupled",
                                      sum)));
  }
}

TEST_F(WarningsCommandTest, AllTinyWeightsAreWarnedAbout) {
  write("faint.csv", "source,target,weight\n1,2,1e-28\n2,3,1e-28\n");
  const std::vector<std::string> solve{"solve",    "--edges",  "faint.csv", "--data",
                                       "data.csv", "--lambda", "1",         "--json"};
  EXPECT_THAT(cli(solve).err,
              HasSubstr("the edge weights add up to at most 2e-28 at a node: unless λ is as large "
                        "as 5e+27, the nodes are almost uncoupled"));
}

TEST_F(WarningsCommandTest, MessagesEscapeControlCharacters) {
  refused({"run", "\x1b[31m\xc2\x9bred"}, {"\\x1b[31m\\x9bred: no such file"});
  // The first byte of two that comes alone takes no other with it.
  refused({"run", "\xc2"}, {"\xc2: no such file"});
  write("\x1b[2J.json", "{");
  const auto result = cli({"run", "\x1b[2J.json"});
  EXPECT_EQ(result.err.find('\x1b'), std::string::npos);
}

TEST_F(WarningsCommandTest, DuplicateOptionsAndTooManyRunsAreReported) {
  refused({"run", "chain", "--seed", "1", "--seed", "2"}, {"--seed is given more than once"});
  refused({"sweep", "chain", "--vary", "lambda=0:1:10", "--repeats", "1000000000"},
          {"--repeats: 10000000000 runs are too many, expected at most 100000"});
  refused({"sweep", "chain", "--vary", "lambda=0:1:40000", "--vary", "stop.tolerance=0:1:40000"},
          {"--vary: ", " runs are too many, expected at most 100000"});
}

TEST_F(WarningsCommandTest, PrintedListsAreAbbreviated) {
  const auto result = cli({"run", "chain", "--repeats", "1"});
  for (std::size_t at = 0; at < result.out.size();) {
    const auto end = std::min(result.out.find('\n', at), result.out.size());
    EXPECT_LE(end - at, 200U) << result.out.substr(at, end - at);
    at = end + 1;
  }
  EXPECT_THAT(result.out, HasSubstr("all with --json)"));
}

TEST_F(WarningsCommandTest, LateMessagesAreWarnedAbout) {
  const auto result = cli({"run", "chain", "--set", "solver.kind=primal-dual", "--set",
                           "network.delay=3", "--set", "stop.maxIterations=5", "--json"});
  EXPECT_THAT(result.err, HasSubstr("warning: messages come up to 3 iterations late"));
  EXPECT_EQ(result.json().at("warnings").size(), 1U);
}

TEST_F(WarningsCommandTest, GraphCommandsWarnAboutAmbiguousFiles) {
  write("g.gml",
        "graph [ node [ id 1 label \"J\xE4\" ] node [ id 2 label \"b\" ]\n"
        "edge [ source 1 target 2 cost 3 ] ]");
  const auto info = cli({"graph", "info", "g.gml", "--json"});
  ASSERT_EQ(info.code, 0) << info.err;
  EXPECT_THAT(info.err, HasSubstr("warning: g.gml: is not UTF-8"));
  EXPECT_EQ(info.json().at("warnings").size(), 2U);
  const auto converted = cli({"graph", "convert", "g.gml", "back.gml"});
  ASSERT_EQ(converted.code, 0) << converted.err;
  EXPECT_THAT(read("back.gml"), HasSubstr("label \"J&#228;\""));
  const auto again = cli({"graph", "info", "back.gml", "--json"});
  EXPECT_EQ(again.code, 0);
  EXPECT_EQ(again.json().at("warnings"), Json::array());
  write("lost.graphml",
        "<graphml><graph><node id='a'/>\n<edge source='a' target='b'/></graph>"
        "</graphml>");
  refused({"graph", "info", "lost.graphml"}, {"lost.graphml:2", "node 'b' is not declared"});
}

}  // namespace
}  // namespace gtv
