#include "ui/table_parts/table_parts_view.h"

#include <gmock/gmock.h>

#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"

namespace gtv::ui {
namespace {

using ::testing::HasSubstr;

class TablePartsViewTest : public testing::ViewTest<TablePartsView> {};

TEST_F(TablePartsViewTest, ColumnsHaveTheirNodesAndScoresAloneAndTogether) {
  openPreset("vertical-wine");
  runTo(10);
  ASSERT_TRUE(waitUntilShown());
  ASSERT_TRUE(testing::waitFor([&] { return view().summary().has_value() && view().isCurrent(); }));
  // Twelve columns, the ones, the label.
  ASSERT_EQ(view().owners().size(), 1U);
  EXPECT_EQ(view().owners().front(),
            (std::vector<int>{0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, -1, -1}));
  EXPECT_NEAR(view().summary()->limit.training, 0.59356, 1e-5);
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("best\u00a0together:\u00a00.594"));
  EXPECT_THAT(view().figureData().toStdString(), HasSubstr("now,,0.5935"));
  EXPECT_FALSE(view().grab().isNull());
}

TEST_F(TablePartsViewTest, RowsHaveTheirNodes) {
  openPreset("wine");
  runTo(3);
  ASSERT_TRUE(waitUntilShown());
  ASSERT_EQ(view().owners().size(), 40U);
  for (std::size_t r = 0; r < 40; ++r)
    EXPECT_EQ(view().owners()[r], std::vector<int>(14, static_cast<int>(r % 10)));
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("178 rows; each of 10 nodes"));
  EXPECT_FALSE(view().summary().has_value());
}

TEST_F(TablePartsViewTest, OtherDataSaysHowToDivideATable) {
  openPreset("lambda");
  runTo(3);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_THAT(view().emptyText().toStdString(), HasSubstr("Choose Vertical or Horizontal"));
}

}  // namespace
}  // namespace gtv::ui
