#include <gmock/gmock.h>

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QLineEdit>
#include <QPointer>
#include <QTableView>
#include <QTest>
#include <QWindow>
#include <memory>
#include <vector>

#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/document/file_controller.h"
#include "ui/document/preset_gallery.h"
#include "ui/forms/export_dialog.h"
#include "ui/forms/number_field.h"
#include "ui/forms/preferences_dialog.h"
#include "ui/lessons/lambda_panel.h"
#include "ui/lessons/stage.h"
#include "ui/live/lambda_control.h"
#include "ui/live/run_controller.h"
#include "ui/live/run_list.h"
#include "ui/shell/help_window.h"
#include "ui/shell/study_windows.h"
#include "ui/shell/view_docks.h"
#include "ui/shell/window_commands.h"
#include "ui/shell/window_levels.h"
#include "ui/studies/compare_window.h"
#include "ui/studies/published_window.h"
#include "ui/studies/run_list_view.h"
#include "ui/views/run_curves.h"
#include "ui/views/scatter_plot.h"
#include "ui/widgets/screen_bounds.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using testing::waitFor;

class FullScreenTest : public testing::WindowTest {
 protected:
  void TearDown() override { window.levels().setPresenting(false); }
  struct Dock {
    bool isClosed = false;
    bool isFloating = false;
    QRect place;  ///< null: closed, or behind another tab
    friend bool operator==(const Dock&, const Dock&) = default;
  };
  /// Everything that has to come back.
  struct Place {
    QSize size;
    bool isMaximized = false;
    bool isFull = false;
    std::vector<Dock> docks;
    friend bool operator==(const Place&, const Place&) = default;
  };
  Place place() {
    Place now{window.size(), window.isMaximized(), window.isFullScreen(), {}};
    for (const auto* dock : window.findChildren<QDockWidget*>()) {
      const bool isSeen = !dock->visibleRegion().isEmpty();
      now.docks.push_back(
          {dock->isHidden(), dock->isFloating(), isSeen ? dock->geometry() : QRect()});
    }
    return now;
  }
  void press(Qt::Key key) { QTest::keyClick(&window, key); }
};

TEST_F(FullScreenTest, PresentationUsesFullScreenAndEscEndsIt) {
  openPreset("star");
  const auto before = place();
  press(Qt::Key_F5);
  EXPECT_TRUE(window.levels().isPresenting());
  EXPECT_TRUE(waitFor([&] { return window.isFullScreen() && window.size() != before.size; }));
  press(Qt::Key_Escape);
  EXPECT_FALSE(window.levels().isPresenting());
  EXPECT_TRUE(waitFor([&] { return place() == before; }));
  // F5 again does the same.
  press(Qt::Key_F5);
  EXPECT_TRUE(waitFor([&] { return window.isFullScreen(); }));
  press(Qt::Key_F5);
  EXPECT_TRUE(waitFor([&] { return place() == before; }));
  EXPECT_FALSE(window.levels().isPresenting());
  // With nothing to leave the key belongs to the views.
  EXPECT_FALSE(window.commands()->leaveFullScreen->isEnabled());
  window.graphView()->select({1}, {});
  window.graphView()->setFocus();
  QTest::keyClick(window.graphView(), Qt::Key_Escape);
  EXPECT_TRUE(window.graphView()->selectedNodes().empty());
}

TEST_F(FullScreenTest, WindowFits1920By1080PixelsAtDoubleScale) {
  // Of 960 × 540 points a title bar and a panel take some.
  const QSize area(950, 510);
  MainWindow small;
  small.resize(area);
  small.show();
  ASSERT_TRUE(small.files().openByName(QStringLiteral("chain"), false));
  ASSERT_TRUE(waitFor([&] { return small.run().shownIteration() >= 0; }));
  EXPECT_EQ(small.size(), area);
  EXPECT_LE(small.minimumSizeHint().width(), area.width());
  EXPECT_LE(small.minimumSizeHint().height(), area.height());
}

TEST_F(FullScreenTest, EscLeavesFullScreenWithoutPresentation) {
  openPreset("star");
  const auto before = place();
  for (const auto leave : {Qt::Key_Escape, Qt::Key_F11}) {
    press(Qt::Key_F11);
    ASSERT_TRUE(waitFor([&] { return window.isFullScreen() && window.size() != before.size; }));
    EXPECT_FALSE(window.levels().isPresenting());
    EXPECT_TRUE(window.commands()->fullScreen->isChecked());
    press(leave);
    EXPECT_TRUE(waitFor([&] { return place() == before; }));
    EXPECT_FALSE(window.commands()->fullScreen->isChecked());
  }
}

TEST_F(FullScreenTest, EscEndsNameEditingBeforeLeavingFullScreen) {
  openPreset("star");
  window.views().dock<RunListView>()->show();
  window.views().dock<RunListView>()->raise();
  press(Qt::Key_F11);
  ASSERT_TRUE(waitFor([&] { return window.isFullScreen(); }));
  auto* table = window.views().find<RunListView>()->table();
  table->setFocus();
  const auto name = table->model()->index(0, RunList::Name);
  table->setCurrentIndex(name);
  table->edit(name);
  const QPointer<QLineEdit> editor = table->findChild<QLineEdit*>();
  ASSERT_FALSE(editor.isNull());
  ASSERT_TRUE(waitFor([&] { return editor->hasFocus(); }));
  QTest::keyClicks(editor, QStringLiteral("another"));
  QTest::keyClick(editor, Qt::Key_Escape);
  ASSERT_TRUE(waitFor([&] { return editor.isNull() || editor->isHidden(); }));
  EXPECT_TRUE(window.isFullScreen());
  EXPECT_EQ(name.data().toString(), QStringLiteral("Run 1"));
  press(Qt::Key_Escape);
  EXPECT_TRUE(waitFor([&] { return !window.isFullScreen(); }));
}

TEST_F(FullScreenTest, RestoresMaximizedWindow) {
  openPreset("star");
  window.showMaximized();
  ASSERT_TRUE(waitFor([&] { return window.isMaximized() && window.width() != 1280; }));
  QCoreApplication::processEvents();
  const auto before = place();
  for (const auto key : {Qt::Key_F5, Qt::Key_F11}) {
    press(key);
    ASSERT_TRUE(waitFor([&] { return window.isFullScreen(); }));
    press(Qt::Key_Escape);
    EXPECT_TRUE(waitFor([&] { return place() == before; }));
    EXPECT_TRUE(window.isMaximized());
  }
}

TEST_F(FullScreenTest, PresentationWithinFullScreenReturnsToFullScreen) {
  openPreset("star");
  const auto before = place();
  press(Qt::Key_F11);
  ASSERT_TRUE(waitFor([&] { return window.isFullScreen() && window.size() != before.size; }));
  QCoreApplication::processEvents();
  const auto full = place();
  press(Qt::Key_F5);
  EXPECT_TRUE(window.levels().isPresenting());
  press(Qt::Key_Escape);
  EXPECT_FALSE(window.levels().isPresenting());
  EXPECT_TRUE(waitFor([&] { return place() == full; }));
  press(Qt::Key_Escape);
  EXPECT_TRUE(waitFor([&] { return !window.isFullScreen() && window.size() == before.size; }));
}

TEST_F(FullScreenTest, KeepsDocksWhenWindowSizeChanged) {
  openPreset("star");
  const auto size = window.size();
  press(Qt::Key_F5);
  ASSERT_TRUE(waitFor([&] { return window.isFullScreen() && window.size() != size; }));
  press(Qt::Key_Escape);
  // As a window manager that gives another size.
  window.resize(size + QSize(100, 50));
  auto* errors = window.views().dock<ErrorCurves>();
  ASSERT_TRUE(waitFor([&] {
    return !window.isFullScreen() && window.size() == size + QSize(100, 50) &&
           !errors->visibleRegion().isEmpty();
  }));
  // The docks are put back once the events of the new size are done.
  QCoreApplication::processEvents();
  errors->close();
  const auto kept = window.arrangement();
  errors->show();
  ASSERT_TRUE(window.restoreState(kept));
  EXPECT_TRUE(errors->isHidden()) << "the arrangement of before was kept";
}

TEST_F(FullScreenTest, KeepsDockChangesMadeInFullScreen) {
  openPreset("star");
  const auto size = window.size();
  press(Qt::Key_F11);
  ASSERT_TRUE(waitFor([&] { return window.isFullScreen() && window.size() != size; }));
  QCoreApplication::processEvents();
  window.views().dock<ScatterPlot>()->close();
  press(Qt::Key_Escape);
  ASSERT_TRUE(waitFor([&] { return !window.isFullScreen() && window.size() == size; }));
  QCoreApplication::processEvents();
  EXPECT_FALSE(window.views().dock<ScatterPlot>()->isVisible());
}

TEST_F(FullScreenTest, EscRevertsTypedTextBeforeLeavingFullScreen) {
  openPreset("star");
  press(Qt::Key_F5);
  ASSERT_TRUE(waitFor([&] { return window.isFullScreen(); }));
  auto* field = window.stage()->lambda()->control()->field();
  field->setFocus();
  const auto text = field->text();
  field->setText(QStringLiteral("12"));
  QTest::keyClick(field, Qt::Key_Escape);
  EXPECT_EQ(field->text(), text);
  EXPECT_TRUE(window.levels().isPresenting());
  QTest::keyClick(field, Qt::Key_Escape);
  EXPECT_FALSE(window.levels().isPresenting());
}

/// A screen of this size; pictures of tests are made without one.
class ScreenBoundsTest : public testing::WindowTest, public ::testing::WithParamInterface<QSize> {
 protected:
  void SetUp() override {
    area = QRect(QPoint(0, 30), GetParam() - QSize(0, 30));  // a panel on top
    watch = std::make_unique<ScreenBounds>(nullptr, [this](const QWidget&) { return area; });
    window.show();
    window.activateWindow();
    ASSERT_TRUE(waitFor([&] { return window.isActiveWindow(); }));
    ASSERT_TRUE(window.files().openByName(QStringLiteral("star"), false));
    ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
  }
  /// With its frame.
  bool isInside(const QWidget& widget) const { return area.contains(widget.frameGeometry()); }
  void expectInside(QWidget* widget) {
    ASSERT_NE(widget, nullptr);
    const auto inside = [&] { return isInside(*widget); };
    EXPECT_TRUE(waitFor([&] { return widget->isVisible() && widget->isActiveWindow(); }));
    EXPECT_TRUE(inside()) << widget->metaObject()->className() << " " << widget->width() << " × "
                          << widget->height() << " at " << widget->x() << ", " << widget->y();
    widget->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }

  QRect area;
  std::unique_ptr<ScreenBounds> watch;
};

TEST_P(ScreenBoundsTest, WindowFitsScreenWithAllControls) {
  EXPECT_TRUE(isInside(window)) << window.width() << " × " << window.height();
  // Where there is less room than its parts need, they would be squeezed out of it.
  EXPECT_LE(window.minimumSizeHint().width(), area.width());
  EXPECT_LE(window.minimumSizeHint().height(), area.height());
  const QRect all(QPoint(), window.size());
  for (const QWidget* part : std::initializer_list<const QWidget*>{
           window.lambdaControl()->field(), window.views().find<ScatterPlot>(), window.graphView(),
           window.views().dock<ErrorCurves>()->widget()}) {
    const QRect at(part->mapTo(&window, QPoint()), part->size());
    EXPECT_TRUE(part->isVisible() && all.contains(at)) << part->metaObject()->className();
    EXPECT_GE(part->height(), 20);
  }
}

TEST_P(ScreenBoundsTest, EveryOtherWindowFitsScreen) {
  expectInside(window.studies().showPresets());
  expectInside(window.studies().showPublished());
  HelpWindow::open(&window);
  expectInside(window.findChild<HelpWindow*>());
  auto* preferences = new PreferencesDialog(&window);
  preferences->open();
  expectInside(preferences);
  auto* figure = new ExportDialog(*window.views().dock<ScatterPlot>()->figure(), &window);
  figure->open();
  expectInside(figure);
  runTo(10);
  std::vector<RunRecord> runs(4, window.run().runs().run(0));
  auto* compared = new CompareWindow(runs, &window);
  compared->show();
  expectInside(compared);
  QDialog huge(&window);
  huge.resize(5000, 4000);
  huge.open();
  expectInside(&huge);
}

TEST_P(ScreenBoundsTest, WindowShrinksToSmallerScreen) {
  const auto size = window.size();
  area.setSize(area.size() - QSize(20, 10));
  Q_EMIT window.windowHandle()->screenChanged(window.windowHandle()->screen());
  EXPECT_TRUE(waitFor([&] { return isInside(window); }));
  EXPECT_NE(window.size(), size);
}

INSTANTIATE_TEST_SUITE_P(Laptops, ScreenBoundsTest,
                         ::testing::Values(QSize(1280, 720), QSize(1366, 768)),
                         [](const auto& laptop) {
                           return QStringLiteral("%1x%2")
                               .arg(laptop.param.width())
                               .arg(laptop.param.height())
                               .toStdString();
                         });

}  // namespace
}  // namespace gtv::ui
