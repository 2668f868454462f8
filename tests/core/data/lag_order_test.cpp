// Lags look back in time: which row is before which is named, or it is said that the file decides.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "base/json.h"
#include "data/table_data.h"

namespace gtv {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

class LagOrderTest : public ::testing::Test {
 protected:
  void TearDown() override { std::filesystem::remove(file_); }

  /// Of a table with the columns station and temp, raw, with one lag.
  Result<NodeTable> load(const std::string& text, const Json& fields = Json::object()) {
    EXPECT_TRUE(writeTextFile(file_, text).ok());
    Json value{{"kind", "table"}, {"file", "t.csv"},    {"node", "station"},   {"label", "temp"},
               {"lags", 1},       {"intercept", false}, {"standardise", false}};
    value.update(fields);
    const auto choice = readChoice(dataCatalogue().view, value, "data");
    EXPECT_TRUE(choice.ok()) << choice.error().text();
    return loadTableData(
        *choice, [&](const std::string&) -> Result<std::string> { return file_; }, LabelKind::Real);
  }

  const std::string file_ = ::testing::TempDir() + "gtv_lag_order_" +
                            ::testing::UnitTest::GetInstance()->current_test_info()->name() +
                            ".csv";
};

const std::string shuffled =
    "station,hour,temp\nA,3,1.3\nB,1,5.1\nA,1,1.1\nB,4,5.4\nA,2,1.2\nB,3,5.3\nA,4,1.4\nB,2,5.2\n";

TEST_F(LagOrderTest, SortsRowsByGivenColumns) {
  const auto nodes = load(shuffled, {{"order", {"hour"}}});
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  // Rows 2, 3, 4 of A: the label of hour 3 is 1.3, and its lag that of hour 2.
  EXPECT_EQ(nodes->datasets.labels(0), (Vector{{1.2, 1.3, 1.4}}));
  EXPECT_EQ(nodes->datasets.features(0), (RowMatrix(3, 1) << 1.1, 1.2, 1.3).finished());
  EXPECT_EQ(nodes->datasets.features(1), (RowMatrix(3, 1) << 5.1, 5.2, 5.3).finished());
  EXPECT_EQ(nodes->source.lines, (std::vector<int>{6, 2, 8, 9, 7, 5}));
  EXPECT_THAT(nodes->warnings, IsEmpty());
}

TEST_F(LagOrderTest, LagsWithoutColumnsThatSayWhenAreRefused) {
  EXPECT_EQ(load(shuffled).error().text(),
            "data.order: lags need columns that say when a row was, such as hour: the order of the "
            "rows in a file says nothing of that");
  EXPECT_THAT(load("station,temp\nA,1\nA,2\nA,3\n").error().text(),
              StartsWith("data.order: lags need columns that say when a row was: the order"));
  // Without lags the order is no matter.
  EXPECT_THAT(load(shuffled, {{"lags", 0}, {"features", {"hour"}}})->warnings, IsEmpty());
}

TEST_F(LagOrderTest, SortsByYearAndMonth) {
  const auto nodes = load("station,year,month,temp\nA,2001,1,3\nA,2000,12,2\nA,2000,2,1\n",
                          {{"order", {"year", "month"}}});
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_EQ(nodes->datasets.labels(0), (Vector{{2, 3}}));
}

TEST_F(LagOrderTest, SortsByDatesAndRefusesTextsThatAreNone) {
  const auto nodes =
      load("station,when,temp\nA,2024-03-01,3\nA,2024-02-01T12:00Z,2\nA,2024-01-01 00:30,1\n",
           {{"order", {"when"}}});
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_EQ(nodes->datasets.labels(0), (Vector{{2, 3}}));
  EXPECT_EQ(
      load("station,when,temp\nA,1.2.2024,1\nA,noon,2\n", {{"order", {"when"}}}).error().text(),
      "data.order[0]: column 'when' holds 'noon' in line 3 of t.csv, expected numbers or times "
      "such as "
      "2024-01-31 12:00");
}

TEST_F(LagOrderTest, RefusesTwoRowsOfTheSameTime) {
  EXPECT_THAT(load("station,hour,temp\nA,1,1\nB,1,2\nA,2,3\nA,1,4\nB,2,5\n", {{"order", {"hour"}}})
                  .error()
                  .text(),
              StartsWith("data.order: gives line 2 and line 5 the same time"));
  EXPECT_EQ(load(shuffled, {{"order", {"day"}}}).error().where, "data.order[0]");
}

TEST_F(LagOrderTest, MissingTimesAreWarnedAbout) {
  const auto nodes = load("station,hour,temp\nA,1,1\nA,2,2\nA,4,3\nA,5,4\n", {{"order", {"hour"}}});
  ASSERT_TRUE(nodes.ok()) << nodes.error().text();
  EXPECT_THAT(nodes->warnings,
              ElementsAre(HasSubstr("from line 3 to line 4 of 'A' it is 2, elsewhere 1")));
  // Months are not of one length.
  EXPECT_THAT(
      load("station,month,temp\nA,2024-01,1\nA,2024-02,2\nA,2024-03,3\n", {{"order", {"month"}}})
          ->warnings,
      IsEmpty());
}

}  // namespace
}  // namespace gtv
