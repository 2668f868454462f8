#include "ui/widgets/screen_bounds.h"

#include <gtest/gtest.h>

#include <QDialog>
#include <QMenu>
#include <QTest>

namespace gtv::ui {
namespace {

constexpr QRect screenArea{0, 30, 1280, 690};

TEST(ScreenBoundsScaleTest, EverythingShrinksWhereTheLeastWindowHasNoRoom) {
  EXPECT_EQ(shrinkingFactor(leastWindow + QSize(0, 30), 30), 1);
  EXPECT_EQ(shrinkingFactor({3840, 2160}, 30), 1);
  EXPECT_EQ(shrinkingFactor({}, 30), 1) << "there is no screen";
  // 1920 × 1080 dots at 300 %, and a screen that is only narrow.
  EXPECT_DOUBLE_EQ(shrinkingFactor({640, 360}, 30), 360.0 / 590);
  EXPECT_DOUBLE_EQ(shrinkingFactor({480, 2000}, 30), 0.5);
}

TEST(ScreenBoundsRectangleTest, FittingRectangleIsUnchanged) {
  EXPECT_EQ(fitIntoArea(QRect(10, 40, 1000, 600), screenArea), QRect(10, 40, 1000, 600));
  EXPECT_EQ(fitIntoArea(screenArea, screenArea), screenArea);
}

TEST(ScreenBoundsRectangleTest, RectangleIsShrunkAndMovedIntoScreen) {
  EXPECT_EQ(fitIntoArea(QRect(100, 100, 1440, 900), screenArea), screenArea);
  EXPECT_EQ(fitIntoArea(QRect(1000, 20, 400, 300), screenArea), QRect(880, 30, 400, 300));
  EXPECT_EQ(fitIntoArea(QRect(-50, 700, 400, 300), screenArea), QRect(0, 420, 400, 300));
  // On a screen to the left of the first one.
  const QRect left(-1920, 0, 1920, 1080);
  EXPECT_EQ(fitIntoArea(QRect(100, 100, 800, 600), left), QRect(-800, 100, 800, 600));
}

TEST(ScreenBoundsWatchTest, MovesRememberedPositionOntoScreen) {
  const ScreenBounds watch(nullptr, [](const QWidget&) { return screenArea; });
  QDialog dialog;
  dialog.setGeometry(3000, 2000, 1500, 900);
  dialog.show();
  EXPECT_TRUE(screenArea.contains(dialog.frameGeometry()));
}

TEST(ScreenBoundsWatchTest, KeepsDefaultPositionOfDialogs) {
  const ScreenBounds watch(nullptr, [](const QWidget&) { return screenArea; });
  QWidget parent;
  parent.setGeometry(100, 100, 600, 400);
  parent.show();
  QDialog dialog(&parent);
  dialog.resize(200, 100);
  dialog.show();
  // In the middle of its parent.
  EXPECT_LT((dialog.geometry().center() - parent.geometry().center()).manhattanLength(), 40);
}

TEST(ScreenBoundsWatchTest, IgnoresMenusAndUnlimitedScreens) {
  QWidget window;
  {
    const ScreenBounds watch(nullptr, [](const QWidget&) { return QRect(0, 0, 100, 100); });
    QMenu menu;
    menu.setGeometry(0, 0, 300, 200);
    menu.show();
    EXPECT_EQ(menu.size(), QSize(300, 200));
  }
  // Pictures without a screen have any size.
  ScreenBounds::watch();
  window.resize(3000, 2000);
  window.show();
  EXPECT_EQ(window.size(), QSize(3000, 2000));
}

}  // namespace
}  // namespace gtv::ui
