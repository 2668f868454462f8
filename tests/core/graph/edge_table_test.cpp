#include "graph/edge_table.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace gtv {
namespace {

Result<EdgeTable> read(std::string_view text) {
  const auto table = parseCsv(text, "edges.csv");
  if (!table) return table.error();
  return readEdgeTable(*table);
}

std::string errorOf(std::string_view text) {
  const auto edges = read(text);
  return edges ? "no error" : edges.error().text();
}

using Keys = std::vector<std::string>;

TEST(EdgeTableTest, ReadsKeysWeightsAndLines) {
  const auto edges = read("source,target,weight\na,b,0.5\n7,07,2\n");
  ASSERT_TRUE(edges.ok());
  EXPECT_EQ(edges->name, "edges.csv");
  ASSERT_EQ(edges->rows.size(), 2U);
  EXPECT_EQ(edges->rows[0].source, "a");
  EXPECT_EQ(edges->rows[0].target, "b");
  EXPECT_EQ(edges->rows[0].weight, 0.5);
  EXPECT_EQ(edges->rows[1].line, 3);
}

TEST(EdgeTableTest, ColumnOrderIsFreeAndWeightIsOptional) {
  const auto ordered = read("weight,target,source\n3,b,a\n");
  ASSERT_TRUE(ordered.ok());
  EXPECT_EQ(ordered->rows[0].source, "a");
  EXPECT_EQ(ordered->rows[0].weight, 3);
  const auto plain = read("target,source\nb,a\n");
  ASSERT_TRUE(plain.ok());
  EXPECT_EQ(plain->rows[0].weight, 1);
  EXPECT_TRUE(read("source,target\n")->rows.empty());
}

TEST(EdgeTableTest, BadRowsAreReportedWithLineAndColumn) {
  const auto row = [](std::string_view text) {
    return errorOf(fmt::format("source,target,weight\na,b,1\n{}\n", text));
  };
  EXPECT_EQ(row("b,c,-3"), "edges.csv:3: weight must be > 0, got '-3'");
  EXPECT_EQ(row("b,c,0"), "edges.csv:3: weight must be > 0, got '0'");
  EXPECT_EQ(row("b,c,-0.0"), "edges.csv:3: weight must be > 0, got '-0.0'");
  EXPECT_EQ(row("b,c,nan"), "edges.csv:3: weight must be a finite number, got 'nan'");
  EXPECT_EQ(row("b,c,inf"), "edges.csv:3: weight must be a finite number, got 'inf'");
  EXPECT_EQ(row("b,c,1e999"), "edges.csv:3: weight must be a finite number, got '1e999'");
  EXPECT_EQ(row("b,c,heavy"), "edges.csv:3: weight must be a finite number, got 'heavy'");
  EXPECT_EQ(row("b,c,"), "edges.csv:3: weight is empty, expected a number");
  EXPECT_EQ(row("c,c,1"), "edges.csv:3: self-loop at node 'c'");
  EXPECT_EQ(row(",c,1"), "edges.csv:3: source is empty, expected a node key");
  EXPECT_EQ(row("c,,1"), "edges.csv:3: target is empty, expected a node key");
  EXPECT_EQ(row("c,d"), "edges.csv:3: has 2 cells, the header has 3");
}

TEST(EdgeTableTest, RepeatedEdgeErrorNamesFirstLine) {
  EXPECT_EQ(errorOf("source,target\na,b\nb,c\na,b\n"),
            "edges.csv:4: edge 'a' - 'b' appears twice, first on line 2");
  EXPECT_EQ(errorOf("source,target\na,b\nb,c\nc,b\n"),
            "edges.csv:4: edge 'c' - 'b' appears twice, first on line 3");
  EXPECT_EQ(errorOf("source,target\n7,1\n07,1\n"), "no error");
}

TEST(EdgeTableTest, MissingAndUnknownColumnsAreReported) {
  EXPECT_EQ(errorOf("source,weight\na,1\n"),
            "edges.csv:1: no column 'target', found 'source', 'weight'");
  EXPECT_EQ(errorOf("from,to\na,b\n"), "edges.csv:1: no column 'source', found 'from', 'to'");
  EXPECT_EQ(errorOf("source,target,length\na,b,1\n"),
            "edges.csv:1: unknown column 'length', expected source, target, weight");
  EXPECT_EQ(errorOf("source,target,Weight\na,b,1\n"),
            "edges.csv:1: unknown column 'Weight', expected source, target, weight");
}

TEST(EdgeTableTest, WholeNumberKeysAreSorted) {
  const auto edges = read("source,target\n10,9\n-3,2\n0,-20\n100000000000000000000,9\n");
  ASSERT_TRUE(edges.ok());
  EXPECT_EQ(nodeOrder({"7", "10"}, &*edges),
            (Keys{"-20", "-3", "0", "2", "7", "9", "10", "100000000000000000000"}));
}

TEST(EdgeTableTest, OtherKeysAreInOrderOfAppearanceWithDataFirst) {
  const auto edges = read("source,target\n10,9\n9,2\n");
  ASSERT_TRUE(edges.ok());
  EXPECT_EQ(nodeOrder({"07", "2"}, &*edges), (Keys{"07", "2", "10", "9"}));
  for (const char* key : {"07", "+7", "-0", "7.0", "1e1", "a", "-", "", "-07", " 7"})
    EXPECT_EQ(nodeOrder({"9", key, "1"}, nullptr), (Keys{"9", key, "1"})) << key;
  EXPECT_EQ(nodeOrder({"3", "1", "3"}, nullptr), (Keys{"1", "3"}));
  EXPECT_EQ(nodeOrder({}, nullptr), Keys{});
}

TEST(EdgeTableTest, GraphNumbersNodesInOrderOfKeys) {
  const auto edges = read("source,target,weight\nc,a,2\na,b,3\n");
  ASSERT_TRUE(edges.ok());
  const auto graph = graphFromTable(*edges, {"a", "b", "c", "alone"});
  ASSERT_TRUE(graph.ok());
  EXPECT_EQ(graph->nodeCount(), 4);
  EXPECT_EQ(graph->edges(), (std::vector<Edge>{{0, 1, 3}, {0, 2, 2}}));
}

TEST(EdgeTableTest, UnknownNodeIsReported) {
  const auto edges = read("source,target\na,b\nb,c\n");
  ASSERT_TRUE(edges.ok());
  EXPECT_EQ(graphFromTable(*edges, {"a", "b"}).error().text(),
            "edges.csv:3: node 'c' does not exist");
}

}  // namespace
}  // namespace gtv
