#include "ui/widgets/screen_room.h"

#include <gtest/gtest.h>

#include <QDialog>
#include <QMenu>
#include <QTest>

namespace gtv::ui {
namespace {

constexpr QRect room{0, 30, 1280, 690};

TEST(ScreenRoomRectangleTest, FittingRectangleIsUnchanged) {
  EXPECT_EQ(withinRoom(QRect(10, 40, 1000, 600), room), QRect(10, 40, 1000, 600));
  EXPECT_EQ(withinRoom(room, room), room);
}

TEST(ScreenRoomRectangleTest, RectangleIsShrunkAndMovedIntoScreen) {
  EXPECT_EQ(withinRoom(QRect(100, 100, 1440, 900), room), room);
  EXPECT_EQ(withinRoom(QRect(1000, 20, 400, 300), room), QRect(880, 30, 400, 300));
  EXPECT_EQ(withinRoom(QRect(-50, 700, 400, 300), room), QRect(0, 420, 400, 300));
  // On a screen to the left of the first one.
  const QRect left(-1920, 0, 1920, 1080);
  EXPECT_EQ(withinRoom(QRect(100, 100, 800, 600), left), QRect(-800, 100, 800, 600));
}

TEST(ScreenRoomWatchTest, MovesRememberedPositionOntoScreen) {
  const ScreenRoom watch(nullptr, [](const QWidget&) { return room; });
  QDialog dialog;
  dialog.setGeometry(3000, 2000, 1500, 900);
  dialog.show();
  EXPECT_TRUE(room.contains(dialog.frameGeometry()));
}

TEST(ScreenRoomWatchTest, KeepsDefaultPositionOfDialogs) {
  const ScreenRoom watch(nullptr, [](const QWidget&) { return room; });
  QWidget parent;
  parent.setGeometry(100, 100, 600, 400);
  parent.show();
  QDialog dialog(&parent);
  dialog.resize(200, 100);
  dialog.show();
  // In the middle of its parent.
  EXPECT_LT((dialog.geometry().center() - parent.geometry().center()).manhattanLength(), 40);
}

TEST(ScreenRoomWatchTest, IgnoresMenusAndUnlimitedScreens) {
  QWidget window;
  {
    const ScreenRoom watch(nullptr, [](const QWidget&) { return QRect(0, 0, 100, 100); });
    QMenu menu;
    menu.setGeometry(0, 0, 300, 200);
    menu.show();
    EXPECT_EQ(menu.size(), QSize(300, 200));
  }
  // Pictures without a screen have any size.
  ScreenRoom::watch();
  window.resize(3000, 2000);
  window.show();
  EXPECT_EQ(window.size(), QSize(3000, 2000));
}

}  // namespace
}  // namespace gtv::ui
