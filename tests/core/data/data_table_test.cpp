#include "data/data_table.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <random>

#include "base/csv.h"
#include "base/json.h"
#include "base/number.h"
#include "support/fixtures.h"

namespace gtv {
namespace {

using Keys = std::vector<std::string>;

/// A file of this test's own, called "data.csv" in messages, and a second one called "test.csv".
class DataTableTest : public ::testing::Test {
 protected:
  void TearDown() override {
    std::filesystem::remove(file_);
    std::filesystem::remove(testFile_);
  }
  Result<NodeTable> read(std::string_view text, LabelKind labels = LabelKind::Real,
                         const Json& fields = Json::object()) {
    EXPECT_TRUE(writeTextFile(file_, text).ok());
    Json value{{"kind", "csv"}, {"file", "data.csv"}};
    value.update(fields);
    const auto choice = readChoice(dataCatalogue().view, value, "data");
    EXPECT_TRUE(choice.ok()) << choice.error().text();
    const auto find = [this](const std::string& name) -> Result<std::string> {
      return name == "data.csv" ? file_ : testFile_;
    };
    return loadCsvData(*choice, find, labels);
  }
  std::string errorOf(std::string_view text, LabelKind labels = LabelKind::Real) {
    const auto nodes = read(text, labels);
    return nodes ? "no error" : nodes.error().text();
  }
  /// With shared test points of this content.
  Result<NodeTable> readWithTestSet(std::string_view text, std::string_view points) {
    EXPECT_TRUE(writeTextFile(testFile_, points).ok());
    return read(text, LabelKind::Real, {{"testSet", "test.csv"}});
  }

  std::string file_ = ::testing::TempDir() + "gtv_data_" +
                      ::testing::UnitTest::GetInstance()->current_test_info()->name() + ".csv";
  std::string testFile_ = file_ + ".test";
};

TEST_F(DataTableTest, GroupsRowsByNodeInOrderOfFirstAppearance) {
  const auto choice =
      readChoice(dataCatalogue().view, {{"kind", "csv"}, {"file", "data.csv"}}, "data");
  const auto nodes = loadCsvData(*choice, testing::inFixtures, LabelKind::Real);
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
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

TEST_F(DataTableTest, MissingAndUnknownColumnsAreReported) {
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

TEST_F(DataTableTest, BadCellsAreReportedWithLineAndColumn) {
  EXPECT_EQ(errorOf("node,y,x1\na,1,2\nb,one,2\n"),
            "data.csv:3: y must be a finite number, got 'one'");
  EXPECT_EQ(errorOf("node,y,x1\na,1,\n"),
            "data.csv:2: x1 is missing, expected a value; Missing values (data.missing) drops such "
            "rows or fills such cells");
  EXPECT_EQ(errorOf("node,y,x1\na,1,inf\na,1,2\n"),
            "data.csv:2: x1 must be a finite number, got 'inf'");
  EXPECT_EQ(errorOf("node,y,x1\n,1,2\n"), "data.csv:2: node is empty, expected a node key");
  EXPECT_EQ(errorOf("node,y,x1\n"), "data.csv: has a header but no rows");
  EXPECT_EQ(errorOf("node,y,x1,x1\na,1,2,3\n"),
            "data.csv:1: unknown column 'x1.1', expected node, y, x1, x2, ...");
}

TEST_F(DataTableTest, RowsWithoutLabelAreThereToBePredicted) {
  const auto nodes = read("node,y,x1\na,1,2\nb,,3\na,NA,4\n");
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_EQ(nodes->keys, (Keys{"a", "b"}));
  EXPECT_EQ(nodes->datasets.allLabels(), Vector::Constant(1, 1));
  EXPECT_EQ(RowMatrix(nodes->unlabelled.features(0)), RowMatrix::Constant(1, 1, 4));
  EXPECT_EQ(RowMatrix(nodes->unlabelled.features(1)), RowMatrix::Constant(1, 1, 3));
  EXPECT_EQ(nodes->source.linesOfUnlabelled, (std::vector<int>{4, 3}));
  EXPECT_THAT(nodes->notes, ::testing::Contains("data.csv: 2 rows have no label and are "
                                                "predicted, not learned from."));
  EXPECT_EQ(errorOf("node,y,x1\na,,1\n"), "data.csv: y is missing in every row");
}

TEST_F(DataTableTest, TextsAsLabelsAreClassesWithNames) {
  const auto text = "node,y,x1\na,yes,2\nb,no,3\na,no,4\n";
  const auto nodes = read(text, LabelKind::Sign);
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_EQ(nodes->source.labelNames, (Keys{"no", "yes"}));
  EXPECT_EQ(nodes->datasets.allLabels(), (Vector{{1, -1, -1}}));
  EXPECT_EQ(errorOf(text),
            "data.label: column 'y' holds texts, such as 'no': choose a loss for classes, such as "
            "logistic");
}

TEST_F(DataTableTest, ReadsOtherSeparatorsAndDecimalCommas) {
  const auto nodes = read("node;y;x1\na;1,5;-2,25\n");
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_EQ(nodes->datasets.allLabels(), Vector::Constant(1, 1.5));
  EXPECT_EQ(nodes->datasets.features(0)(0, 0), -2.25);
}

TEST_F(DataTableTest, PointTableNeedsOneRowPerNodeWithoutLabel) {
  const auto nodes = read("x1,node,x2\n1,a,2\n3,b,4\n", LabelKind::None);
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_EQ(nodes->keys, (Keys{"a", "b"}));
  EXPECT_EQ(RowMatrix(nodes->datasets.features(1)), (RowMatrix(1, 2) << 3, 4).finished());
  EXPECT_EQ(nodes->datasets.allLabels(), Vector::Zero(2));
  EXPECT_EQ(errorOf("node,x1\na,1\nb,2\na,3\n", LabelKind::None),
            "data.csv:4: node 'a' appears twice, and without labels a node has one row");
  EXPECT_EQ(errorOf("node,y,x1\na,1,2\n", LabelKind::None),
            "data.csv:1: unknown column 'y', expected node, x1, x2, ...");
}

TEST_F(DataTableTest, TestSetNeedsFeaturesOnly) {
  const std::string data = "node,y,x1,x2\na,1,2,3\n";
  const auto nodes = readWithTestSet(data, "x2,x1\n2,1\n4,3\n");
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_EQ(nodes->testSet, (RowMatrix(2, 2) << 1, 2, 3, 4).finished());
  EXPECT_EQ(readWithTestSet(data, "x1,x2\n")->testSet.rows(), 0);
  const auto errorIn = [&](std::string_view points) {
    return readWithTestSet(data, points).error().text();
  };
  EXPECT_EQ(errorIn("x1\n1\n"), "test.csv:1: has 1 feature column, the data has 2");
  EXPECT_EQ(errorIn("x1,y\n1,2\n"), "test.csv:1: unknown column 'y', expected x1, x2, ...");
  EXPECT_EQ(errorIn("x1,x2\n1,1\ntwo,2\n"), "test.csv:3: x1 must be a finite number, got 'two'");
  EXPECT_EQ(errorIn("x1,x2\n1,\n"), "test.csv:2: x2 is empty, expected a number");
  EXPECT_EQ(errorIn("x1,x2\n1\n"), "test.csv:2: has 1 cell, the header has 2");
}

TEST_F(DataTableTest, DataFileIsKnownByItsColumns) {
  EXPECT_TRUE(isDataHeader({"x2", "y", "node", "x1"}));
  EXPECT_TRUE(isDataHeader({"node", "x1"}));
  EXPECT_FALSE(isDataHeader({"node", "x1", "z"}));
  EXPECT_FALSE(isDataHeader({"y", "x1"}));
  EXPECT_FALSE(isDataHeader({"node", "y"}));
}

TEST_F(DataTableTest, WeightsRoundTripExactly) {
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

TEST_F(DataTableTest, ArrangesByNodeAndLeavesNodesWithoutRowsEmpty) {
  const auto nodes = read("node,y,x1\nb,1,10\na,2,20\nb,3,30\n");
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

TEST_F(DataTableTest, ReadsHundredThousandRows) {
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
  const auto nodes = read(text);
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
