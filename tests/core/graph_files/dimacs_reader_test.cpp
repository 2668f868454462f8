#include "graph_files/dimacs_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "parsed_graph.h"

namespace gtv {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(DimacsFileTest, ReadsArcsAndEdges) {
  const auto arcs =
      read("c Path of\nc three nodes\np sp 3 2\na 1 2 2.5\na 2 3 0.5\n", GraphFormat::Csv);
  EXPECT_EQ(arcs.keys, (std::vector<std::string>{"1", "2", "3"}));
  EXPECT_EQ(arcs.edges, heavyAndLight);
  EXPECT_THAT(arcs.warnings, ::testing::IsEmpty());
  EXPECT_EQ(read("p edge 4 2\ne 1 2\ne 2 3\n", GraphFormat::Csv).keys.size(), 4U);
  EXPECT_THAT(read("p col 3 9\ne 1 2\ne 2 3\n", GraphFormat::Csv).warnings,
              ElementsAre("g: says that it has 9 edges and has 2"));
}

TEST(DimacsFileTest, MistakesAndOtherProblemsAreNamed) {
  EXPECT_EQ(refusal("p max 4 3\nn 1 s\n", GraphFormat::Csv),
            "g:1: the problem 'max' of DIMACS is not read, expected sp, edge or col");
  EXPECT_EQ(refusal("p sp 2 1\na 1 3 5\n", GraphFormat::Csv),
            "g:2: expected a node from 1 to 2, got '3'");
  EXPECT_EQ(refusal("p sp 2 1\na 1 2\n", GraphFormat::Csv),
            "g:2: expected a line a with two nodes and a weight, or e with two nodes");
  EXPECT_THAT(refusal("p edge 999999999 1\ne 1 2\n", GraphFormat::Csv),
              HasSubstr("too many for a file of"));
}

}  // namespace
}  // namespace gtv
