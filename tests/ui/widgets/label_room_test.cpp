#include "ui/widgets/label_room.h"

#include <gtest/gtest.h>

namespace gtv::ui {
namespace {

const QRectF area(0, 0, 100, 50);
const QRectF first(10, 10, 20, 10);
const QRectF second(10, 30, 20, 10);

TEST(LabelRoomTest, LabelStandsAtTheFirstPlaceThatIsFree) {
  LabelRoom room(area);
  EXPECT_EQ(room.place({first, second}), first);
  EXPECT_EQ(room.place({first, second}), second) << "a label takes its place";
  EXPECT_EQ(room.place({first, second}), std::nullopt) << "and is left out where there is none";
}

TEST(LabelRoomTest, LabelIsNeverCutOffAndNeverStandsOnAMark) {
  LabelRoom room(area);
  room.take({15, 5, 2, 30});
  EXPECT_EQ(room.place({first}), std::nullopt);
  EXPECT_EQ(room.place({QRectF(90, 10, 20, 10)}), std::nullopt);
  EXPECT_EQ(room.place({QRectF(80, 40, 20, 10)}), QRectF(80, 40, 20, 10)) << "in the corner";
}

TEST(LabelRoomTest, LabelStandsOnACurveOnlyWhereThereIsNoOtherRoom) {
  LabelRoom room(area);
  room.avoid({0, 12, 100, 2});
  EXPECT_EQ(room.place({first, second}), second);
  EXPECT_EQ(room.place({first, second}), first);
}

}  // namespace
}  // namespace gtv::ui
