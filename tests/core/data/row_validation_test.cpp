#include "data/row_validation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "base/json.h"
#include "data/table_data.h"
#include "data/validation.h"

namespace gtv {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

class RowValidationTest : public ::testing::Test {
 protected:
  void TearDown() override { std::filesystem::remove(file_); }
  /// Two series of five and three rows, not in order.
  Result<NodeTable> load(const Json& validation, const Json& more = Json::object()) {
    EXPECT_TRUE(writeTextFile(file_,
                              "s,h,x,part\nA,3,30,train\nA,1,10,train\nB,2,200,test\nA,5,50,test\n"
                              "A,2,20,train\nB,1,100,train\nA,4,40,test\nB,3,300,train\n")
                    .ok());
    Json value{{"kind", "table"},    {"file", "t.csv"},
               {"node", "s"},        {"features", {"h"}},
               {"label", "x"},       {"standardise", false},
               {"intercept", false}, {"validation", validation}};
    value.update(more);
    const auto choice = readChoice(dataCatalogue().view, value, "data");
    EXPECT_TRUE(choice.ok()) << choice.error().text();
    return loadTableData(
        *choice, [&](const std::string&) -> Result<std::string> { return file_; }, LabelKind::Real);
  }
  std::vector<int> lines(const Json& validation) {
    const auto nodes = load(validation);
    EXPECT_TRUE(nodes.ok()) << nodes.error().text();
    std::vector<int> out;
    if (!nodes) return out;
    for (std::size_t k = 0; k < nodes->source.lines.size(); ++k)
      if (nodes->source.parts[k] == SamplePart::Validation) out.push_back(nodes->source.lines[k]);
    std::sort(out.begin(), out.end());
    return out;
  }
  const std::string file_ = ::testing::TempDir() + "gtv_row_validation_" +
                            ::testing::UnitTest::GetInstance()->current_test_info()->name();
};

TEST_F(RowValidationTest, LastAndFirstRowsOfEveryNodeFollowTheOrder) {
  const Json by{"h"};
  EXPECT_THAT(lines({{"kind", "last"}, {"share", 0.4}, {"by", by}}), ElementsAre(5, 8, 9));
  EXPECT_THAT(lines({{"kind", "first"}, {"count", 1}, {"by", by}}), ElementsAre(3, 7));
  EXPECT_THAT(load({{"kind", "last"}, {"share", 0.4}}).error().text(),
              HasSubstr("data.validation.by: at least one column is needed"));
  EXPECT_EQ(load({{"kind", "last"}, {"count", 3}, {"by", by}}).error().text(),
            "data.validation.count: must be less than 3, the number of rows of 'B', got 3");
}

TEST_F(RowValidationTest, RowsFromATimeOnAreForValidation) {
  EXPECT_THAT(lines({{"kind", "before"}, {"column", "h"}, {"value", "4"}}), ElementsAre(5, 8));
  EXPECT_EQ(load({{"kind", "before"}, {"column", "h"}, {"value", "noon"}}).error().where,
            "data.validation.value");
  EXPECT_EQ(load({{"kind", "before"}, {"column", "h"}, {"value", "0"}}).error().text(),
            "data.validation: leaves no row to learn from");
}

TEST_F(RowValidationTest, AColumnOrTheNodesSayWhichRowsAreForValidation) {
  EXPECT_THAT(lines({{"kind", "column"}, {"column", "part"}}), ElementsAre(4, 5, 8));
  EXPECT_EQ(load({{"kind", "column"}, {"column", "part"}, {"validation", "val"}}).error().text(),
            "data.validation.column: line 4 has 'test', expected 'train' or 'val'");
  EXPECT_THAT(lines({{"kind", "nodes"}, {"nodes", Json::array({"B"})}}), ElementsAre(4, 7, 9));
  EXPECT_EQ(load({{"kind", "nodes"}, {"nodes", Json::array({"C"})}}).error().text(),
            "data.validation.nodes[0]: no node is called 'C'");
}

TEST_F(RowValidationTest, RandomRowsAndNodesDependOnTheirSeedAlone) {
  const auto drawn = [&](const char* kind, int seed, double share) {
    return lines({{"kind", kind}, {"share", share}, {"seed", seed}});
  };
  // 5 and 3 rows: two of A, one of B.
  EXPECT_EQ(drawn("random", 1, 0.4).size(), 3U);
  EXPECT_EQ(drawn("random", 1, 0.4), drawn("random", 1, 0.4));
  std::set<std::vector<int>> draws;
  std::set<std::vector<int>> nodes;
  for (int seed = 0; seed < 20; ++seed) {
    draws.insert(drawn("random", seed, 0.4));
    nodes.insert(drawn("nodes", seed, 0.5));
  }
  EXPECT_GT(draws.size(), 5U);
  EXPECT_EQ(nodes, (std::set<std::vector<int>>{{2, 3, 5, 6, 8}, {4, 7, 9}}));
}

TEST_F(RowValidationTest, TheirSamplesAreMovedAndNodesWithoutOthersAreNotLabelled) {
  const auto nodes = load({{"kind", "nodes"}, {"nodes", Json::array({"B"})}});
  ASSERT_TRUE(nodes.ok());
  NodeData data;
  data.datasets = nodes->datasets;
  data.labeled = {true, true};
  data.source = nodes->source;
  holdBackChosen(data);
  EXPECT_EQ(data.datasets.sampleCount(0), 5);
  EXPECT_EQ(data.datasets.sampleCount(1), 0);
  EXPECT_EQ(data.validation.labels(1), (Vector{{200, 100, 300}}));
  EXPECT_THAT(data.labeled, ElementsAre(true, false));
  EXPECT_THAT(data.source.lines, ElementsAre(2, 3, 5, 6, 8));
  EXPECT_THAT(data.source.linesOfValidation, ElementsAre(4, 7, 9));
}

TEST_F(RowValidationTest, MeanAndDeviationCanBeThoseOfTheTrainingRows) {
  const Json before{{"kind", "before"}, {"column", "h"}, {"value", "3"}};
  const auto nodes = load(before, {{"standardise", true}, {"standardiseBy", "training"}});
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  // Hours 1, 2, 2, 1 are learned from.
  EXPECT_DOUBLE_EQ(nodes->source.featureScales[0].mean, 1.5);
  EXPECT_DOUBLE_EQ(nodes->source.featureScales[0].deviation, 0.5);
  EXPECT_DOUBLE_EQ(nodes->datasets.features(0)(0, 0), 3);  // hour 3
  EXPECT_DOUBLE_EQ(nodes->source.labelScale.mean, (10 + 20 + 200 + 100) / 4.0);
  const auto real = load(before, {{"standardise", true}, {"standardiseLabel", false}});
  EXPECT_DOUBLE_EQ(real->datasets.labels(0)[0], 30);
}

TEST_F(RowValidationTest, StepStandardisesItsColumnsAloneByTheTrainingRows) {
  const Json before{{"kind", "before"}, {"column", "h"}, {"value", "3"}};
  const auto step = [](const char* column) {
    return Json{
        {"prepare", {{{"kind", "standardise"}, {"columns", {column}}, {"by", "training"}}}}};
  };
  const auto nodes = load(before, step("h"));
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_DOUBLE_EQ(nodes->source.featureScales[0].mean, 1.5);
  EXPECT_DOUBLE_EQ(nodes->source.featureScales[0].deviation, 0.5);
  EXPECT_DOUBLE_EQ(nodes->datasets.features(0)(0, 0), 3);  // hour 3
  EXPECT_DOUBLE_EQ(nodes->datasets.labels(0)[0], 30);
  const auto label = load(before, step("x"));
  ASSERT_TRUE(label.ok()) << label.error().text();
  EXPECT_DOUBLE_EQ(label->source.labelScale.mean, (10 + 20 + 200 + 100) / 4.0);
  EXPECT_DOUBLE_EQ(label->datasets.features(0)(0, 0), 3);
  EXPECT_DOUBLE_EQ(label->source.featureScales[0].deviation, 1);
  EXPECT_THAT(load(before, step("part")).error().text(),
              HasSubstr("data.prepare[0].columns[0]: column 'part' is neither a feature nor"));
}

TEST_F(RowValidationTest, ChoiceThatHoldsBackNoRowIsRefused) {
  EXPECT_THAT(load({{"kind", "random"}, {"share", 0.1}}).error().text(),
              HasSubstr("data.validation: holds back no row: no node has more than 5 rows"));
  EXPECT_THAT(load({{"kind", "nodes"}, {"share", 0.4}}).error().text(),
              HasSubstr("the share of 2 nodes is rounded down"));
  EXPECT_THAT(load({{"kind", "before"}, {"column", "h"}, {"value", "99"}}).error().text(),
              HasSubstr("data.validation: holds back no row"));
}

TEST_F(RowValidationTest, ShareOfZeroIsAllowed) {
  const auto nodes = load({{"kind", "random"}, {"share", 0}});
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_TRUE(nodes->source.parts.empty());
  EXPECT_THAT(load({{"kind", "column"}, {"column", "s"}, {"training", "A"}, {"validation", "C"}})
                  .error()
                  .text(),
              HasSubstr("data.validation"));
}

TEST_F(RowValidationTest, TestRowsCountForNeitherMeanNorDeviation) {
  const Json parts{{"kind", "column"},
                   {"column", "part"},
                   {"training", "train"},
                   {"validation", "x"},
                   {"test", "test"}};
  const auto nodes = load(parts, {{"standardise", true}});
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_DOUBLE_EQ(nodes->source.labelScale.mean, (30 + 10 + 20 + 100 + 300) / 5.0);
}

TEST_F(RowValidationTest, RowsWithoutALabelAreNotLearnedFrom) {
  EXPECT_TRUE(writeTextFile(file_, "s,h,x\nA,1,10\nA,2,\nA,3,30\nA,9,90\n").ok());
  Json value{{"kind", "table"},
             {"file", "t.csv"},
             {"node", "s"},
             {"features", {"h"}},
             {"label", "x"},
             {"missing", "drop"},
             {"standardiseBy", "training"},
             {"validation", {{"kind", "before"}, {"column", "h"}, {"value", "5"}}}};
  const auto choice = readChoice(dataCatalogue().view, value, "data");
  ASSERT_TRUE(choice.ok());
  const auto nodes = loadTableData(
      *choice, [&](const std::string&) -> Result<std::string> { return file_; }, LabelKind::Real);
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_DOUBLE_EQ(nodes->source.featureScales[0].mean, 2);  // hours 1 and 3
  EXPECT_DOUBLE_EQ(nodes->source.featureScales[0].deviation, 1);
  EXPECT_THAT(nodes->notes, ::testing::Contains(HasSubstr(
                                "2 rows are learned from, 1 is for validation, 0 for the test")));
}

TEST_F(RowValidationTest, RowsThatAreDrawnLaterAreNotedWhereTheyAreToScale) {
  const auto later = load(
      nullptr, {{"standardise", true}, {"standardiseBy", "training"}, {"validationShare", 0.5}});
  ASSERT_TRUE(later.ok()) << later.error().text();
  EXPECT_THAT(later->notes, ::testing::Contains(HasSubstr("are those of all rows")));
  const auto all = load(nullptr, {{"standardise", true}, {"standardiseBy", "training"}});
  EXPECT_THAT(all->notes, ::testing::IsEmpty());
}

TEST_F(RowValidationTest, RowsOfASeriesWithLagsAreHeldBackAfterTheirLagsAreMade) {
  const auto nodes = load({{"kind", "last"}, {"count", 1}, {"by", Json::array({"h"})}},
                          {{"lags", 1}, {"order", Json::array({"h"})}});
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_EQ(nodes->datasets.features(0).col(0), (Vector{{10, 20, 30, 40}}));
  EXPECT_EQ(nodes->datasets.labels(0), (Vector{{20, 30, 40, 50}}));
  EXPECT_EQ(nodes->datasets.labels(1), (Vector{{200, 300}}));
  constexpr auto learned = SamplePart::Training;
  constexpr auto held = SamplePart::Validation;
  EXPECT_THAT(nodes->source.parts, ElementsAre(learned, learned, learned, held, learned, held));
}

TEST_F(RowValidationTest, RowsMadeFromOneLineMayBeOfBothParts) {
  // Every line becomes two rows, of the columns x and h: those of x are learned from.
  const auto nodes =
      load({{"kind", "column"}, {"column", "what"}, {"training", "x"}, {"validation", "h"}},
           {{"prepare", Json::array({{{"kind", "unpivot"},
                                      {"columns", {"x", "h"}},
                                      {"keep", Json::array({"s"})},
                                      {"name", "what"}}})},
            {"features", Json::array()},
            {"label", "value"},
            {"intercept", true}});
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  NodeData data;
  data.datasets = nodes->datasets;
  data.labeled = {true, true};
  data.source = nodes->source;
  holdBackChosen(data);
  EXPECT_EQ(data.datasets.labels(1).sum(), 600);
  EXPECT_EQ(data.validation.labels(1).sum(), 6);
}

}  // namespace
}  // namespace gtv
