// `gtvlab-cli graph`: graphs made, written in every format and described.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/command_line.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;

class GraphCommandTest : public testing::CommandLineTest {};

TEST_F(GraphCommandTest, ConvertsGraphThroughEveryFormat) {
  const auto made = cli({"graph", "generate", "sbm", "--set", "clusterSizes=[12,8]", "--set",
                         "pOut=0.05", "--seed", "3", "--out", "g.graphml", "--json"});
  ASSERT_EQ(made.code, 0) << made.err;
  EXPECT_TRUE(made.err.empty()) << made.err;
  EXPECT_EQ(made.json().at("nodes"), 20);
  EXPECT_EQ(made.json().at("clusters"), 2);
  const std::string before[] = {"g.graphml", "g.gml", "g.json", "g.net", "g.csv"};
  for (std::size_t k = 1; k < std::size(before); ++k) {
    const auto converted = cli({"graph", "convert", before[k - 1], before[k], "--json"});
    ASSERT_EQ(converted.code, 0) << converted.err;
    // Pajek is the first on the way that has no clusters.
    EXPECT_EQ(converted.err.empty(), before[k] != "g.net") << converted.err;
    EXPECT_EQ(converted.json().at("edges"), made.json().at("edges"));
    EXPECT_EQ(cli({"graph", "info", before[k], "--json"}).json().at("degree"),
              made.json().at("degree"));
  }
  EXPECT_THAT(read("g.csv"), ::testing::StartsWith("source,target,weight\n0,"));
}

TEST_F(GraphCommandTest, GeneratedGraphDependsOnSeed) {
  const auto make = [&](const char* seed, const char* file) {
    EXPECT_EQ(cli({"graph", "generate", "erdos-renyi", "--set", "nodes=30", "--set", "p=0.2",
                   "--seed", seed, "--out", file})
                  .code,
              0);
    return read(file);
  };
  EXPECT_EQ(make("7", "a.csv"), make("7", "b.csv"));
  EXPECT_NE(make("7", "a.csv"), make("8", "b.csv"));
}

TEST_F(GraphCommandTest, PrintsReadableInfo) {
  write("e.csv", "source,target,weight\na,b,2\nb,c,0.5\n");
  const auto info = cli({"graph", "info", "e.csv"});
  EXPECT_EQ(info.code, 0);
  EXPECT_THAT(info.out, HasSubstr("nodes        3\n"));
  EXPECT_THAT(info.out, HasSubstr("forest       yes\n"));
  EXPECT_THAT(info.out, HasSubstr("weight       0.5 to 2, mean 1.25\n"));
}

TEST_F(GraphCommandTest, InvalidInputIsReported) {
  write("bad.csv", "source,target\na,b\nb,a\n");
  refused({"graph", "info", "bad.csv"}, {"bad.csv:3", "appears twice"});
  refused({"graph", "info", "missing.gml"}, {"missing.gml", "cannot be read"});
  refused({"graph", "convert", "bad.csv", "g.xlsx"}, {"g.xlsx", ".graphml"});
  refused({"graph", "generate", "csv", "--out", "g.gml"}, {"graph convert"});
  refused({"graph", "generate", "wheel", "--out", "g.gml"}, {"sbm", "wheel"});
  refused({"graph", "generate", "sbm", "--set", "pout=1", "--out", "g.gml"}, {"graph.pout"});
  refused({"graph", "generate", "sbm", "--set", "kind=grid", "--out", "g.gml"}, {"--set kind"});
  refused({"graph", "generate", "sbm", "--seed", "x", "--out", "g.gml"}, {"--seed"});
  refused({"graph", "generate", "star"}, {"--out"});
  refused({"graph"}, {"subcommand"});
  write("kept.gml", "keep me");
  refused({"graph", "convert", "bad.csv", "kept.gml"}, {"bad.csv:3"});
  EXPECT_EQ(read("kept.gml"), "keep me");
}

}  // namespace
}  // namespace gtv
