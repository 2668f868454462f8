#include "data/table_stages.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "support/test_paths.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class TableStagesTest : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() /
              ("gtv-stages-" + std::to_string(::getpid()) + "-" +
               ::testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::create_directories(folder_);
    std::ofstream(folder_ / "t.csv") << "when,town,temp\n2024-01-31 06:00,a,1.5\n"
                                        "2024-02-01 18:00,b,-\n2024-02-02 00:00,a,3\n";
  }
  void TearDown() override { fs::remove_all(folder_); }

  TableStages stages(const Json& steps, std::int64_t mostRead = 1000, std::size_t shown = 10) {
    const auto data = readChoice(
        dataCatalogue().view,
        {{"kind", "table"}, {"file", "t.csv"}, {"node", "town"}, {"prepare", steps}}, "data");
    EXPECT_TRUE(data.ok()) << (data.ok() ? "" : data.error().text());
    return tableStages(
        *data,
        [this](const std::string& name) -> Result<std::string> {
          return (folder_ / name).string();
        },
        mostRead, shown);
  }

  fs::path folder_;
};

TEST_F(TableStagesTest, EveryStepHasTheTableThatItMakes) {
  const auto all = stages({{{"kind", "parse-time"}, {"column", "when"}, {"parts", {"day"}}},
                           {{"kind", "filter"}, {"where", "temp > 2"}}});
  EXPECT_FALSE(all.problem.has_value());
  ASSERT_EQ(all.stages.size(), 3U);
  EXPECT_EQ(all.readRows, 0);
  const auto& file = all.stages[0];
  EXPECT_THAT(file.columns, ElementsAre("when", "town", "temp"));
  EXPECT_THAT(file.areNumeric, ElementsAre(false, false, true));
  EXPECT_EQ(file.rowCount, 3U);
  EXPECT_THAT(file.rows[0].cells, ElementsAre("2024-01-31 06:00", "a", "1.5"));
  EXPECT_EQ(file.rows[1].line, 3);
  EXPECT_EQ(file.rows[1].cells[2], "");
  const auto& timed = all.stages[1];
  EXPECT_EQ(timed.step, "parse-time");
  EXPECT_THAT(timed.columns, ElementsAre("when", "town", "temp", "when.day"));
  EXPECT_EQ(timed.rows[1].cells[3], "1");
  const auto& filtered = all.stages[2];
  EXPECT_EQ(filtered.rowCount, 1U);
  EXPECT_EQ(filtered.rows[0].line, 4);
}

TEST_F(TableStagesTest, StepThatCannotWorkEndsTheStagesAndIsNamed) {
  const auto all = stages(
      {{{"kind", "drop"}, {"columns", {"temp"}}}, {{"kind", "filter"}, {"where", "temp > 2"}}});
  EXPECT_EQ(all.stages.size(), 2U);
  ASSERT_TRUE(all.problem.has_value());
  EXPECT_THAT(all.problem->where, HasSubstr("data.prepare[1]"));
}

TEST_F(TableStagesTest, OnlyTheFirstRowsAreReadAndFewerAreShown) {
  const auto all = stages(Json::array(), 2, 1);
  ASSERT_EQ(all.stages.size(), 1U);
  EXPECT_EQ(all.readRows, 2);
  EXPECT_EQ(all.stages[0].rowCount, 2U);
  EXPECT_EQ(all.stages[0].rows.size(), 1U);
}

TEST_F(TableStagesTest, FileThatIsNotThereIsAProblem) {
  fs::remove(folder_ / "t.csv");
  const auto all = stages(Json::array());
  EXPECT_THAT(all.stages, IsEmpty());
  EXPECT_TRUE(all.problem.has_value());
}

}  // namespace
}  // namespace gtv
