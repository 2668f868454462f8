#include "data/data_table.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <random>

#include "base/number.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

using Keys = std::vector<std::string>;

CsvTable csv(std::string_view text) {
  auto table = parseCsv(text, "data.csv");
  EXPECT_TRUE(table.ok()) << table.error().text();
  return std::move(*table);
}

std::string errorOf(std::string_view text) {
  const auto nodes = readDataTable(csv(text));
  return nodes ? "no error" : nodes.error().text();
}

TEST(DataTableTest, GroupsRowsByNodeInOrderOfFirstAppearance) {
  const auto table = readCsv(testing::testDataFolder() + "/data.csv");
  ASSERT_TRUE(table.ok());
  const auto nodes = readDataTable(*table);
  ASSERT_TRUE(nodes.ok());
  EXPECT_EQ(nodes->keys, (Keys{"b", "a", "north, east"}));
  EXPECT_EQ(nodes->featureNames, (Keys{"x1", "x2"}));
  EXPECT_EQ(nodes->intercept, -1);
  EXPECT_EQ(nodes->coordinates.cols(), 0);
  ASSERT_EQ(nodes->datasets.nodeCount(), 3);
  EXPECT_EQ(RowMatrix(nodes->datasets.features(0)), (RowMatrix(2, 2) << 1, 2, 5, 6).finished());
  EXPECT_EQ(Vector(nodes->datasets.labels(0)), (Vector(2) << 10, 30).finished());
  EXPECT_EQ(RowMatrix(nodes->datasets.features(1)), (RowMatrix(1, 2) << 3, 4).finished());
  EXPECT_EQ(RowMatrix(nodes->datasets.features(2)), (RowMatrix(1, 2) << -7.5, -8).finished());
  EXPECT_EQ(nodes->datasets.labels(2)[0], 40);
}

TEST(DataTableTest, HeaderWithoutRowsGivesDimensionAndNoNodes) {
  const auto nodes = readDataTable(csv("node,y,x1,x2,x3\n"));
  ASSERT_TRUE(nodes.ok());
  EXPECT_EQ(nodes->datasets.nodeCount(), 0);
  EXPECT_EQ(nodes->datasets.dimension(), 3);
}

TEST(DataTableTest, MissingAndUnknownColumnsAreReported) {
  EXPECT_EQ(errorOf("y,x1\n"), "data.csv:1: no column 'node', found 'y', 'x1'");
  EXPECT_EQ(errorOf("node,x1\n"), "data.csv:1: no column 'y', found 'node', 'x1'");
  EXPECT_EQ(errorOf("node,y\n"), "data.csv:1: no column 'x1', found 'node', 'y'");
  EXPECT_EQ(errorOf("node,y,x1,x3\n"), "data.csv:1: no column 'x2', though there is one 'x3'");
  EXPECT_EQ(errorOf("node,y,x2\n"), "data.csv:1: no column 'x1', though there is one 'x2'");
  EXPECT_EQ(errorOf("node,y,x1,x999999999\n"),
            "data.csv:1: no column 'x2', though there is one 'x999999999'");
  for (const char* title :
       {"X1", "x01", "x0", "x", "x1a", "x-1", "x 2", "z", "x99999999999999999999999"})
    EXPECT_EQ(errorOf(fmt::format("node,y,x1,{}\n", title)),
              fmt::format("data.csv:1: unknown column '{}', expected node, y, x1, x2, ...", title));
}

TEST(DataTableTest, BadCellsAreReportedWithLineAndColumn) {
  EXPECT_EQ(errorOf("node,y,x1\na,1,2\nb,one,2\n"),
            "data.csv:3: y must be a finite number, got 'one'");
  EXPECT_EQ(errorOf("node,y,x1\na,1,\n"), "data.csv:2: x1 is empty, expected a number");
  EXPECT_EQ(errorOf("node,y,x1\na,,1\n"), "data.csv:2: y is empty, expected a number");
  EXPECT_EQ(errorOf("node,y,x1\na,1,nan\n"), "data.csv:2: x1 must be a finite number, got 'nan'");
  EXPECT_EQ(errorOf("node,y,x1\n,1,2\n"), "data.csv:2: node is empty, expected a node key");
}

TEST(DataTableTest, PointTableNeedsOneRowPerNodeWithoutLabel) {
  const auto nodes = readPointTable(csv("x1,node,x2\n1,a,2\n3,b,4\n"));
  ASSERT_TRUE(nodes.ok());
  EXPECT_EQ(nodes->keys, (Keys{"a", "b"}));
  EXPECT_EQ(RowMatrix(nodes->datasets.features(1)), (RowMatrix(1, 2) << 3, 4).finished());
  EXPECT_EQ(nodes->datasets.allLabels(), Vector::Zero(2));
  EXPECT_EQ(readPointTable(csv("node,x1\na,1\nb,2\na,3\n")).error().text(),
            "data.csv:4: node 'a' appears twice, first on line 2");
  EXPECT_EQ(readPointTable(csv("node,y,x1\na,1,2\n")).error().text(),
            "data.csv:1: unknown column 'y', expected node, x1, x2, ...");
}

TEST(DataTableTest, TestSetNeedsFeaturesOnly) {
  const auto points = readTestSet(csv("x2,x1\n2,1\n4,3\n"));
  ASSERT_TRUE(points.ok());
  EXPECT_EQ(*points, (RowMatrix(2, 2) << 1, 2, 3, 4).finished());
  EXPECT_EQ(readTestSet(csv("x1,x2\n"), 2)->rows(), 0);
  EXPECT_EQ(readTestSet(csv("x1,x2\n1,2\n"), 3).error().text(),
            "data.csv:1: has 2 feature columns, the data has 3");
  EXPECT_EQ(readTestSet(csv("x1,y\n1,2\n")).error().text(),
            "data.csv:1: unknown column 'y', expected x1, x2, ...");
  EXPECT_EQ(readTestSet(csv("x1\n1\ntwo\n")).error().text(),
            "data.csv:3: x1 must be a finite number, got 'two'");
}

TEST(DataTableTest, WeightsRoundTripExactly) {
  std::mt19937_64 random(2);
  const Keys keys{"7", "north, east", "say \"hi\"", " blank"};
  Matrix W(3, 4);
  for (double& w : W.reshaped()) w = std::ldexp(static_cast<double>(random()), -70);
  W(0, 0) = -0.0;
  W(1, 1) = 0.1;
  const auto table = parseCsv(weightsCsv(keys, W), "weights.csv");
  ASSERT_TRUE(table.ok());
  EXPECT_EQ(table->header, (Keys{"node", "w1", "w2", "w3"}));
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ(table->rows[i].cells[0], keys[i]);
    for (int j = 0; j < 3; ++j) EXPECT_EQ(table->number(table->rows[i], j + 1).value(), W(j, i));
  }
  EXPECT_EQ(weightsCsv({"a,b"}, Vector::Constant(2, 0.5)), "node,w1,w2\n\"a,b\",0.5,0.5\n");
}

TEST(DataTableTest, ArrangesByNodeAndLeavesNodesWithoutRowsEmpty) {
  const auto nodes = readDataTable(csv("node,y,x1\nb,1,10\na,2,20\nb,3,30\n"));
  ASSERT_TRUE(nodes.ok());
  const auto data = arrangeByNode(*nodes, {"a", "none", "b"}, "data.file");
  ASSERT_TRUE(data.ok());
  EXPECT_EQ(data->labeled, (std::vector<bool>{true, false, true}));
  EXPECT_EQ(data->datasets.sampleCount(1), 0);
  EXPECT_EQ(Vector(data->datasets.labels(0)), Vector::Constant(1, 2));
  EXPECT_EQ(Vector(data->datasets.labels(2)), (Vector(2) << 1, 3).finished());
  EXPECT_EQ(data->datasets.features(2)(1, 0), 30);
  EXPECT_EQ(data->featureNames, Keys{"x1"});
  EXPECT_EQ(arrangeByNode(*nodes, {"a"}, "data.file").error().text(),
            "data.file: node 'b' is not a node of the graph");
}

TEST(DataTableTest, ReadsHundredThousandRows) {
  std::mt19937_64 random(4);
  std::string text = "node,y,x1,x2\n";
  constexpr int nodeCount = 1000;
  std::vector<std::vector<double>> labels(nodeCount);
  for (int r = 0; r < 100000; ++r) {
    const int node = r < nodeCount ? r : static_cast<int>(random() % nodeCount);
    const double y = std::ldexp(static_cast<double>(random()), -64);
    labels[node].push_back(y);
    text += fmt::format("{},{},{},{}\n", node, formatNumber(y), r, formatNumber(-y));
  }
  const auto nodes = readDataTable(csv(text));
  ASSERT_TRUE(nodes.ok());
  ASSERT_EQ(nodes->datasets.nodeCount(), nodeCount);
  for (int i = 0; i < nodeCount; ++i) {
    ASSERT_EQ(nodes->datasets.sampleCount(i), static_cast<Eigen::Index>(labels[i].size()));
    for (std::size_t r = 0; r < labels[i].size(); ++r) {
      ASSERT_EQ(nodes->datasets.labels(i)[r], labels[i][r]);
      ASSERT_EQ(nodes->datasets.features(i)(r, 1), -labels[i][r]);
    }
  }
}

}  // namespace
}  // namespace gtv
