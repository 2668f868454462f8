#include "data/label_check.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "base/csv.h"
#include "base/json.h"
#include "data/data_table.h"

namespace gtv {
namespace {

/// Node i holds the labels of row i; the features are zeros.
NodeData drawn(const std::vector<std::vector<double>>& labels) {
  std::vector<double> all;
  std::vector<Eigen::Index> offsets{0};
  for (const auto& own : labels) {
    all.insert(all.end(), own.begin(), own.end());
    offsets.push_back(static_cast<Eigen::Index>(all.size()));
  }
  NodeData data;
  const auto total = offsets.back();
  data.datasets = LocalDatasets(RowMatrix::Zero(total, 1), Eigen::Map<Vector>(all.data(), total),
                                std::move(offsets));
  return data;
}

/// A data file; the nodes in the order of their keys.
NodeData fromFile(std::string_view text, const std::vector<std::string>& keys,
                  LabelKind labels = LabelKind::Real) {
  const auto file = ::testing::TempDir() + "gtv_label_check_" +
                    ::testing::UnitTest::GetInstance()->current_test_info()->name() + ".csv";
  EXPECT_TRUE(writeTextFile(file, text).ok());
  const auto choice =
      readChoice(dataCatalogue().view, {{"kind", "csv"}, {"file", "data.csv"}}, "data");
  const auto table = loadCsvData(
      *choice, [&](const std::string&) -> Result<std::string> { return file; }, labels);
  std::filesystem::remove(file);
  return arrangeByNode(table.value(), keys, "data.file").value();
}

std::string errorOf(NodeData data, LabelKind wanted, const OwnData& own = {}) {
  const auto fits = fitLabels(data, wanted, "logistic", own);
  return fits ? "no error" : fits.error().text();
}

TEST(LabelCheckTest, KeepsSigns) {
  auto data = drawn({{-1, 1}, {}, {1}});
  ASSERT_TRUE(fitLabels(data, LabelKind::Sign, "hinge").ok());
  EXPECT_EQ(data.datasets.allLabels(), (Vector{{-1, 1, 1}}));
  EXPECT_TRUE(data.notes.empty());
  auto ones = drawn({{1}, {1}});
  ASSERT_TRUE(fitLabels(ones, LabelKind::Sign, "hinge").ok());
  EXPECT_EQ(ones.datasets.allLabels(), (Vector{{1, 1}}));
  EXPECT_TRUE(ones.notes.empty());
}

TEST(LabelCheckTest, ConvertsZeroAndOneToSignsWithNote) {
  auto data = fromFile("node,y,x1\na,0,7\nb,1,8\na,1,9\n", {"a", "b"});
  ASSERT_TRUE(fitLabels(data, LabelKind::Sign, "logistic").ok());
  EXPECT_EQ(Vector(data.datasets.labels(0)), (Vector{{-1, 1}}));
  EXPECT_EQ(Vector(data.datasets.labels(1)), (Vector{{1}}));
  EXPECT_EQ(data.datasets.features(0)(1, 0), 9);
  EXPECT_EQ(data.notes,
            (std::vector<std::string>{
                "The labels 0 and 1 are read as -1 and 1, as the logistic loss needs."}));
}

TEST(LabelCheckTest, AcceptsAnyRealLabels) {
  auto data = drawn({{0, 1}, {3.5}});
  ASSERT_TRUE(fitLabels(data, LabelKind::Real, "squared").ok());
  EXPECT_EQ(data.datasets.allLabels(), (Vector{{0, 1, 3.5}}));
  EXPECT_TRUE(data.notes.empty());
}

TEST(LabelCheckTest, WrongLabelIsReportedWithFileLineAndColumn) {
  // The nodes come in another order than the lines of the file.
  EXPECT_EQ(
      errorOf(fromFile("node,y,x1\nb,1,1\na,-1,1\nb,3,1\na,4,1\n", {"a", "b"}), LabelKind::Sign),
      "data.csv:4: y must be -1 or 1 (or 0 and 1 throughout) for the logistic loss, got '3'");
  // A 0 is wrong only beside a −1, a 2 always is.
  EXPECT_EQ(errorOf(fromFile("node,y,x1\na,0,1\na,1,1\nb,2,1\n", {"a", "b"}), LabelKind::Sign),
            "data.csv:4: y must be -1 or 1 (or 0 and 1 throughout) for the logistic loss, got '2'");
  EXPECT_EQ(errorOf(fromFile("node,y,x1\na,1,1\na,0,1\nb,-1,1\n", {"a", "b"}), LabelKind::Sign),
            "data.csv:3: y must be -1 or 1 (or 0 and 1 throughout) for the logistic loss, got '0'");
  EXPECT_EQ(errorOf(fromFile("node,y,x1\na,0.5,1\n", {"a"}), LabelKind::Sign),
            "data.csv:2: y must be -1 or 1 (or 0 and 1 throughout) for the logistic loss, got "
            "'0.5'");
}

TEST(LabelCheckTest, WrongLabelInDocumentIsReportedByPath) {
  EXPECT_EQ(errorOf(drawn({{1}, {-1, 2}, {1}}), LabelKind::Sign, {{1, "nodes[4]"}}),
            "nodes[4].labels[1]: must be -1 or 1 (or 0 and 1 throughout) for the logistic loss, "
            "got '2'");
  // A node of the document beside nodes of a file.
  auto data = fromFile("node,y,x1\na,1,1\nb,0,1\n", {"a", "b"});
  data.datasets.setLabels(Vector{{1, 0.5}});
  data.source.lines = {2, 0};
  EXPECT_EQ(errorOf(data, LabelKind::Sign, {{1, "nodes[0]"}}),
            "nodes[0].labels[0]: must be -1 or 1 (or 0 and 1 throughout) for the logistic loss, "
            "got '0.5'");
}

TEST(LabelCheckTest, WrongGeneratedLabelsAreReportedWithRequiredOption) {
  EXPECT_EQ(errorOf(drawn({{0.3}, {-1.2}}), LabelKind::Sign),
            "data.labels: must be sign for the logistic loss, which needs labels -1 and 1");
}

TEST(LabelCheckTest, CountsClassesOverAllNodes) {
  auto data = drawn({{0, 2}, {}, {1}});
  ASSERT_TRUE(fitLabels(data, LabelKind::Class, "cross-entropy").ok());
  EXPECT_EQ(data.classes, 3);
  EXPECT_EQ(data.datasets.allLabels(), (Vector{{0, 2, 1}}));
  EXPECT_TRUE(data.notes.empty());
  auto one = drawn({{0}, {0}});
  ASSERT_TRUE(fitLabels(one, LabelKind::Class, "cross-entropy").ok());
  EXPECT_EQ(one.classes, 2);
}

TEST(LabelCheckTest, ConvertsSignsToTwoClassesWithNote) {
  auto data = drawn({{-1, 1}, {1}});
  ASSERT_TRUE(fitLabels(data, LabelKind::Class, "cross-entropy").ok());
  EXPECT_EQ(data.classes, 2);
  EXPECT_EQ(data.datasets.allLabels(), (Vector{{0, 1, 1}}));
  EXPECT_EQ(data.notes, (std::vector<std::string>{"The labels -1 and 1 are read as the classes 0 "
                                                  "and 1, as the cross-entropy loss needs."}));
}

TEST(LabelCheckTest, LabelsThatAreNotClassesAreReported) {
  EXPECT_EQ(errorOf(fromFile("node,y,x1\na,0,1\na,1.5,1\nb,-1,1\n", {"a", "b"}), LabelKind::Class),
            "data.csv:3: y must be a class 0, 1, 2, … (or -1 and 1 throughout) for the logistic "
            "loss, got '1.5'");
  EXPECT_EQ(errorOf(drawn({{0.3}, {1}}), LabelKind::Class),
            "data.labels: must be sign for the logistic loss, which needs class labels");
  EXPECT_TRUE(isClass(0) && isClass(mostClasses - 1));
  EXPECT_FALSE(isClass(-1) || isClass(0.5) || isClass(mostClasses));
}

TEST(LabelCheckTest, LabelsThatAreNoCountsOrNotPositiveAreReported) {
  const auto wrong = fromFile("node,y,x1\na,0,1\na,1.5,1\nb,-1,1\n", {"a", "b"});
  EXPECT_EQ(errorOf(wrong, LabelKind::Count),
            "data.csv:3: y must be a whole number ≥ 0 for the logistic loss, got '1.5'");
  EXPECT_EQ(errorOf(wrong, LabelKind::Positive),
            "data.csv:4: y must be a number above 0 for the logistic loss, got '-1'");
  EXPECT_EQ(errorOf(drawn({{3}, {0}}), LabelKind::Count), "no error");
  EXPECT_EQ(errorOf(drawn({{0.1}, {7}}), LabelKind::Positive), "no error");
  EXPECT_EQ(errorOf(drawn({{0.1}, {7}}), LabelKind::Count),
            "data.labels: must be count for the logistic loss, which needs counts");
  EXPECT_EQ(errorOf(drawn({{1}, {0}}), LabelKind::Positive),
            "data.labels: must be positive for the logistic loss, which needs positive labels");
  EXPECT_EQ(errorOf(drawn({{1}, {2, 0.5}}), LabelKind::Count, {{1, "nodes[0]"}}),
            "nodes[0].labels[1]: must be a whole number ≥ 0 for the logistic loss, got '0.5'");
}

TEST(LabelCheckTest, CountsOfZeroAndOneAreNoClasses) {
  const auto data = drawn({{0}, {1}});
  EXPECT_TRUE(labelClasses(data, LabelKind::Real));
  EXPECT_FALSE(labelClasses(data, LabelKind::Count));
  EXPECT_FALSE(labelClasses(data, LabelKind::Positive));
}

TEST(LabelCheckTest, NearestLabelIsOneThatTheLossCanRead) {
  EXPECT_EQ(nearestLabel(LabelKind::Real, -1.3), -1.3);
  EXPECT_EQ(nearestLabel(LabelKind::Sign, -1.3), -1);
  EXPECT_EQ(nearestLabel(LabelKind::Count, 2.6), 3);
  EXPECT_EQ(nearestLabel(LabelKind::Count, -2), 0);
  EXPECT_EQ(nearestLabel(LabelKind::Positive, 0.4), 0.4);
  EXPECT_TRUE(isLabel(LabelKind::Positive, nearestLabel(LabelKind::Positive, -5)));
}

TEST(LabelCheckTest, PointsWithoutLabelsMayBeSeveral) {
  EXPECT_EQ(errorOf(drawn({{0}, {0, 0}, {}}), LabelKind::Points), "no error");
}

TEST(LabelCheckTest, RefusesMoreOrLessThanOnePointPerNode) {
  EXPECT_EQ(errorOf(drawn({{0}, {0}}), LabelKind::None), "no error");
  EXPECT_EQ(errorOf(drawn({{0}, {0, 0}}), LabelKind::None),
            "data.samples: the logistic loss needs one point per node, got 2");
  EXPECT_EQ(errorOf(drawn({{0}, {}}), LabelKind::None),
            "data.samples: the logistic loss needs one point per node, got 0");
  // A document may leave a node without a point, and so may a file.
  EXPECT_EQ(errorOf(drawn({{0}, {}}), LabelKind::None, {{1, "nodes[0]"}}), "no error");
  EXPECT_EQ(errorOf(drawn({{0}, {0, 0}}), LabelKind::None, {{1, "nodes[0]"}}),
            "nodes[0].features: the logistic loss needs one point per node, got 2");
  EXPECT_EQ(errorOf(fromFile("node,x1\na,1\n", {"a", "b"}, LabelKind::None), LabelKind::None),
            "no error");
}

}  // namespace
}  // namespace gtv
