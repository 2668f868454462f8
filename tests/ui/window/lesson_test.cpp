#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QTimer>
#include <algorithm>
#include <cmath>

#include "experiment/documents.h"
#include "instances/local_models.h"
#include "lessons/lesson.h"
#include "support/child.h"
#include "support/reference.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/document/file_controller.h"
#include "ui/document/glossary.h"
#include "ui/forms/marked_slider.h"
#include "ui/forms/number_field.h"
#include "ui/lessons/lambda_panel.h"
#include "ui/lessons/lesson_player.h"
#include "ui/lessons/stage.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/experiment_document.h"
#include "ui/live/lambda_control.h"
#include "ui/live/lambda_range.h"
#include "ui/live/path_study.h"
#include "ui/live/run_controller.h"
#include "ui/plots/path_plot.h"
#include "ui/shell/lesson_controller.h"
#include "ui/shell/view_docks.h"
#include "ui/shell/window_commands.h"
#include "ui/shell/window_levels.h"
#include "ui/studies/path_panel.h"
#include "ui/sweeps/sweep_panel.h"
#include "ui/views/data_models_view.h"
#include "ui/views/node_table.h"
#include "ui/views/scatter_plot.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using testing::child;
using ::testing::HasSubstr;
using testing::waitFor;

class LessonTest : public testing::WindowTest {
 protected:
  /// Most is asked where a run ends, and not how it gets there.
  LessonTest() { window.commands()->speed()->setCurrentText(QStringLiteral("full speed")); }
  void openFirstScreen(QSize size = {1280, 720}) {
    window.resize(size);
    window.show();
    ASSERT_TRUE(window.lessons().start(QStringLiteral("lambda")));
    ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
    ASSERT_TRUE(waitFor([&] { return window.run().path().isComplete(); }));
  }
  LambdaControl& lambda() { return *window.stage()->lambda()->control(); }
  /// The handle at this share of its way, and the run at rest.
  QImage pictureAt(double share) {
    auto* slider = lambda().slider();
    slider->setValue(static_cast<int>(std::lround(share * slider->maximum())));
    const auto rests = [&] {
      return window.run().snapshot() &&
             window.run().snapshot()->numbers.lambda == window.run().experiment().lambda() &&
             !window.run().isRunning() && window.pictureIsComplete();
    };
    EXPECT_TRUE(waitFor([&] {
      if (!rests()) return false;
      // That the run goes on may be told after its first picture.
      QCoreApplication::processEvents();
      return rests();
    }));
    return window.stage()->grab().toImage().convertToFormat(QImage::Format_RGB32);
  }
  static double changedShare(const QImage& a, const QImage& b) {
    std::int64_t changed = 0;
    for (int y = 0; y < a.height(); ++y)
      for (int x = 0; x < a.width(); ++x) changed += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    return static_cast<double>(changed) / (static_cast<double>(a.width()) * a.height());
  }
};

TEST_F(LessonTest, EveryTenthOfTheSliderChangesThePictureOfEveryScene) {
  window.resize(1280, 720);
  window.show();
  for (const auto& lesson : listLessons()) {
    ASSERT_TRUE(window.lessons().start(toQString(lesson.id)));
    for (std::size_t k = 0; k < lesson.scenes.size(); ++k) {
      if (k > 0) window.stage()->player()->next()->trigger();
      window.stage()->player()->openCurtain();
      const auto& views = lesson.scenes[k].views;
      if (std::find(views.begin(), views.end(), "lambda") == views.end()) continue;
      if (gtv::testing::isSet("GTV_BRIEF") && k > 0) break;
      SCOPED_TRACE(lesson.id + ": " + lesson.scenes[k].title);
      // Until then path and slider are those of the scene before.
      ASSERT_TRUE(waitFor([&] {
        return window.run().state() == RunController::DocumentState::Current &&
               window.run().shownIteration() >= 0;
      }));
      ASSERT_TRUE(waitFor([&] {
        return window.run().path().isComplete() || trainsLearners(window.run().experiment());
      }));
      auto before = pictureAt(0);
      for (int tenth = 1; tenth <= 10; ++tenth) {
        const auto after = pictureAt(tenth / 10.0);
        ASSERT_EQ(after.size(), before.size());
        EXPECT_GE(changedShare(before, after), 0.01) << "tenth " << tenth;
        before = after;
      }
    }
  }
}

TEST_F(LessonTest, ErrorAtTheHandleIsThatOfTheModelsThatAreShown) {
  openFirstScreen();
  for (const double share : {0.0, 0.6, 1.0}) {
    pictureAt(share);
    const auto shown = window.stage()->lambda()->plot()->valueText();
    const double mse = window.run().snapshot()->numbers.mse;
    EXPECT_NEAR(shown.toDouble(), mse, 0.005 * mse) << share;
  }
}

TEST_F(LessonTest, PresentLambdaIsOnTheAxisOfANewPath) {
  window.show();
  window.levels().setLevel(Level::Explore);
  openPreset("lambda");
  ASSERT_TRUE(waitFor([&] { return window.run().path().isComplete(); }));
  const auto key = window.run().path().problem().key;
  // The scale ends below it, and is not changed under the hand.
  ASSERT_LT(window.run().lambdaRange().scale().high, 15);
  window.run().setLambda(15);
  EXPECT_LT(window.run().lambdaRange().scale().high, 15);
  window.run().edit(QStringLiteral("data.noise"), 0.9);
  ASSERT_TRUE(waitFor([&] {
    return window.run().path().problem().key != key && window.run().path().isComplete();
  }));
  // With some room for its mark.
  EXPECT_NEAR(window.run().lambdaRange().scale().high, 1.04 * 15, 1e-9);
}

TEST_F(LessonTest, LambdaOfASceneIsOnItsAxis) {
  window.resize(1280, 720);
  window.show();
  for (const char* id : {"robust", "server"}) {
    ASSERT_TRUE(window.lessons().start(QString::fromLatin1(id)));
    window.stage()->player()->goTo(2);
    window.stage()->player()->openCurtain();
    ASSERT_TRUE(waitFor([&] { return window.run().path().isComplete(); }));
    EXPECT_LE(window.run().experiment().lambda(), window.run().lambdaRange().scale().high) << id;
  }
}

TEST_F(LessonTest, NumbersOfAnotherSceneAreNotLeftWhereThereIsNoPath) {
  window.resize(1280, 720);
  window.show();
  ASSERT_TRUE(window.lessons().start(QStringLiteral("robust")));
  window.stage()->player()->goTo(2);
  ASSERT_TRUE(waitFor([&] { return window.run().path().isComplete(); }));
  ASSERT_TRUE(window.lessons().start(QStringLiteral("agree")));
  window.levels().setLevel(Level::Explore);
  auto* why = child<QLabel>(*window.stage(), "whyNoPath");
  ASSERT_TRUE(waitFor([&] { return why->isVisible(); }));
  EXPECT_FALSE(why->text().isEmpty());
  EXPECT_FALSE(window.stage()->lambda()->plot()->isVisible());
}

TEST_F(LessonTest, PathOfALargeProblemIsOffered) {
  window.resize(1280, 720);
  window.show();
  window.levels().setLevel(Level::Explore);
  openPreset("sacramento");
  auto* why = child<QLabel>(*window.stage(), "whyNoPath");
  ASSERT_TRUE(waitFor([&] { return why->isVisible(); }));
  auto* compute = window.stage()->lambda()->findChild<QPushButton*>();
  ASSERT_TRUE(compute->isVisible());
  compute->click();
  EXPECT_TRUE(waitFor([&] { return window.stage()->lambda()->plot()->isVisible(); }));
  window.run().path().cancel();
}

TEST_F(LessonTest, LabShowsTheGraphAfterASceneWithoutOne) {
  window.show();
  ASSERT_TRUE(window.lessons().start(QStringLiteral("chain")));
  ASSERT_FALSE(window.graphView()->isVisible());
  window.levels().setLevel(Level::Lab);
  EXPECT_TRUE(window.graphView()->isVisible());
}

TEST_F(LessonTest, ZoomOfASceneIsItsOwn) {
  openFirstScreen();
  auto* player = window.stage()->player();
  player->goTo(1);
  const auto isThere = [&] { return window.run().shownIteration() >= 0; };
  ASSERT_TRUE(waitFor(isThere));
  window.graphView()->setViewTransform({3, {0.5, 0}});
  window.graphView()->select({1}, {});
  player->goTo(0);
  ASSERT_TRUE(waitFor(isThere));
  EXPECT_EQ(window.graphView()->viewTransform().zoom, 1);
  EXPECT_TRUE(window.graphView()->selectedNodes().empty());
  player->goTo(1);
  ASSERT_TRUE(waitFor(isThere));
  EXPECT_EQ(window.graphView()->viewTransform().zoom, 3);
}

TEST_F(LessonTest, SpaceGoesOnAfterLambdaWasTyped) {
  openFirstScreen();
  auto* field = lambda().field();
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("0.5"));
  QTest::keyClick(field, Qt::Key_Return);
  ASSERT_NE(QApplication::focusWidget(), nullptr);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
  EXPECT_EQ(window.stage()->player()->current(), 1);
}

TEST_F(LessonTest, SliderReachesFromEveryNodeAloneToOneModelForAll) {
  openFirstScreen();
  pictureAt(0.5);
  pictureAt(0);
  EXPECT_EQ(window.run().experiment().lambda(), 0);
  EXPECT_EQ(window.run().snapshot()->clusterCount, 16);
  pictureAt(1);
  EXPECT_EQ(window.run().snapshot()->clusterCount, 1);
}

TEST_F(LessonTest, ErrorOverLambdaIsSmallestBetweenTheEnds) {
  openFirstScreen();
  const auto& points = window.run().path().progress()->path.points;
  double least = points.front()->mse;
  for (const auto& point : points) least = std::min(least, point->mse);
  EXPECT_LT(least, 0.25 * points.front()->mse);
  EXPECT_LT(least, 0.25 * points.back()->mse);
}

TEST_F(LessonTest, HandleStandsUnderItsLambdaInThePlotsAlsoInAPresentation) {
  openFirstScreen();
  for (const double share : {0.0, 0.3, 1.0, 0.9, 0.2}) {
    window.levels().setPresenting(share == 0.9 || share == 0.2);
    pictureAt(share);
    auto* slider = lambda().slider();
    auto* plot = window.stage()->lambda()->plot();
    const double handle =
        slider->mapTo(window.stage(), QPoint(0, 0)).x() + slider->pixelOf(slider->value());
    const double inPlot = plot->plot()->mapTo(window.stage(), QPoint(0, 0)).x() +
                          plot->pixelOf(window.run().experiment().lambda());
    EXPECT_NEAR(handle, inPlot, 2) << share;
  }
  window.levels().setPresenting(false);
}

TEST_F(LessonTest, FirstScreenRestsWithEveryNodeAloneUntilLambdaIsTouched) {
  openFirstScreen();
  ASSERT_TRUE(waitFor([&] { return !window.run().isRunning(); }));
  const auto& alone = window.run().snapshot()->W;
  // Lines of their own, none of them flat, but for the two nodes without labels.
  EXPECT_EQ((alone.row(0).array().abs() < 1e-9).count(), 2);
  EXPECT_EQ(window.run().snapshot()->clusterCount, 16);
  EXPECT_TRUE(lambda().slider()->isInviting());
  QTest::keyClick(lambda().slider(), Qt::Key_Right);
  EXPECT_FALSE(lambda().slider()->isInviting());
  EXPECT_TRUE(waitFor([&] { return window.run().snapshot()->numbers.lambda > 0; }));
}

TEST_F(LessonTest, BracketKeysMoveLambdaAndStartTheRun) {
  openFirstScreen();
  QTest::keyClick(&window, Qt::Key_BracketRight);
  const double right = window.run().experiment().lambda();
  EXPECT_GT(right, 0);
  EXPECT_EQ(lambda().value(), right);
  EXPECT_TRUE(waitFor([&] { return window.run().snapshot()->numbers.lambda == right; }));
  QTest::keyClick(&window, Qt::Key_BracketLeft);
  EXPECT_LT(window.run().experiment().lambda(), right);
}

TEST_F(LessonTest, BracketKeysMoveLambdaFromListsTablesAndSlidersOfEveryLevel) {
  openPreset("lambda");
  window.views().raise(window.views().dock<NodeTable>());
  for (const auto level : {Level::Lab, Level::Explore, Level::Lesson}) {
    window.levels().setLevel(level);
    int tried = 0;
    for (auto* widget : window.findChildren<QWidget*>()) {
      const bool isKind = qobject_cast<QComboBox*>(widget) != nullptr ||
                          qobject_cast<QAbstractItemView*>(widget) != nullptr ||
                          qobject_cast<QAbstractSlider*>(widget) != nullptr ||
                          qobject_cast<GraphView*>(widget) != nullptr;
      if (!isKind || widget->visibleRegion().isEmpty() || !widget->isEnabled() ||
          widget->focusPolicy() == Qt::NoFocus || widget->window() != &window)
        continue;
      widget->setFocus();
      if (QApplication::focusWidget() != widget) continue;
      const double before = window.run().experiment().lambda();
      QTest::keyClick(widget, Qt::Key_BracketRight);
      EXPECT_GT(window.run().experiment().lambda(), before)
          << widget->metaObject()->className() << ' ' << widget->accessibleName().toStdString();
      QTest::keyClick(widget, Qt::Key_BracketLeft);
      ++tried;
    }
    EXPECT_GE(tried, level == Level::Lab ? 8 : level == Level::Explore ? 6 : 2);
  }
}

TEST_F(LessonTest, ModelsThatAreOneHaveOneColour) {
  openFirstScreen();
  pictureAt(1);
  const auto& buckets = window.graphView()->paint().bucketOf;
  EXPECT_EQ(std::count(buckets.begin(), buckets.end(), buckets.front()), 16);
  pictureAt(0.1);
  const auto& apart = window.graphView()->paint().bucketOf;
  EXPECT_LT(std::count(apart.begin(), apart.end(), apart.front()), 16);
}

TEST_F(LessonTest, DataWithSeveralFeaturesIsRefusedInWords) {
  openPreset("star");
  EXPECT_TRUE(window.stage()->dataModels()->emptyText().contains(QStringLiteral("one feature")));
}

TEST_F(LessonTest, ShowsDataAndModelOfEveryNode) {
  openFirstScreen();
  pictureAt(0.5);
  EXPECT_TRUE(window.graphView()->showsMiniatures());
  EXPECT_EQ(window.stage()->dataModels()->lineCount(), 16);
  const auto rows = window.stage()->dataModels()->figureData();
  EXPECT_EQ(rows.count(QStringLiteral("sample,")), 14 * 4);
  EXPECT_EQ(rows.count(QStringLiteral("model,")), 16 * 2);
}

TEST_F(LessonTest, PageKeysGoThroughTheScenes) {
  openFirstScreen();
  auto& player = *window.stage()->player();
  ASSERT_GE(player.count(), 7U);
  EXPECT_FALSE(player.back()->isEnabled());
  for (std::size_t k = 1; k < player.count(); ++k) {
    QTest::keyClick(&window, Qt::Key_PageDown);
    ASSERT_EQ(player.current(), k);
    ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
    player.openCurtain();
    EXPECT_EQ(child<QLabel>(*window.stage(), "question")->text(),
              toQString(player.lesson().scenes[k].title));
  }
  EXPECT_FALSE(player.next()->isEnabled());
  QTest::keyClick(&window, Qt::Key_PageUp);
  EXPECT_EQ(player.current(), player.count() - 2);
}

TEST_F(LessonTest, SceneComesBackAsItWasLeft) {
  openFirstScreen();
  pictureAt(0.6);
  const auto left = window.run().experiment();
  QTest::keyClick(&window, Qt::Key_PageDown);
  ASSERT_NE(window.run().experiment().lambda(), left.lambda());
  QTest::keyClick(&window, Qt::Key_PageUp);
  EXPECT_EQ(window.run().experiment().json(), left.json());
  EXPECT_TRUE(waitFor([&] { return window.run().shownIteration() > 0; }));
}

TEST_F(LessonTest, NothingAsksToSaveALesson) {
  openFirstScreen();
  window.run().edit(QStringLiteral("data.noise"), Json(2));
  ASSERT_TRUE(window.run().document().isModified());
  QTest::keyClick(&window, Qt::Key_PageDown);
  EXPECT_EQ(window.stage()->player()->current(), 1U);
  window.run().edit(QStringLiteral("data.noise"), Json(2));
  EXPECT_TRUE(window.close());
}

TEST_F(LessonTest, WorkInTheLabStaysInItsSceneAndIsNotLostUnasked) {
  openFirstScreen();
  window.levels().setLevel(Level::Lab);
  window.run().edit(QStringLiteral("data.noise"), Json(2));
  window.levels().setLevel(Level::Lesson);
  ASSERT_TRUE(window.stage()->player()->isPlaying());
  EXPECT_EQ(window.run().experiment().at("data").at("noise"), Json(2));
  bool isAsked = false;
  QTimer::singleShot(0, &window, [&] {
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    ASSERT_NE(box, nullptr);
    isAsked = true;
    box->reject();
  });
  EXPECT_FALSE(window.close());
  EXPECT_TRUE(isAsked);
  window.stage()->player()->next()->trigger();
  EXPECT_EQ(window.stage()->player()->current(), 1U);
  window.stage()->player()->back()->trigger();
  EXPECT_EQ(window.run().experiment().at("data").at("noise"), Json(2));
}

TEST_F(LessonTest, ToolBarOfTheLabLeadsBackToTheSceneThatWaits) {
  openFirstScreen();
  window.stage()->player()->next()->trigger();
  window.levels().setLevel(Level::Lab);
  auto* back = window.lessons().backToLesson();
  ASSERT_TRUE(back->isVisible());
  back->trigger();
  EXPECT_EQ(window.levels().level(), Level::Lesson);
  EXPECT_EQ(window.stage()->player()->current(), 1U);
  EXPECT_FALSE(back->isVisible());
  window.levels().setLevel(Level::Lab);
  ASSERT_TRUE(window.files().openByName(QStringLiteral("star"), false));
  EXPECT_FALSE(back->isVisible());
}

TEST_F(LessonTest, ExampleOfATermSetsTheLessonAside) {
  openFirstScreen();
  auto* player = window.stage()->player();
  player->next()->trigger();
  window.lambdaControl()->field()->setText(QStringLiteral("0.25"));
  QTest::keyClick(window.lambdaControl()->field(), Qt::Key_Return);
  ASSERT_EQ(window.run().experiment().lambda(), 0.25);
  auto* back = window.lessons().backToLesson();
  const auto expectBack = [&] {
    EXPECT_EQ(window.levels().level(), Level::Lesson);
    EXPECT_EQ(player->lesson().id, "lambda");
    EXPECT_EQ(player->current(), 1U);
    EXPECT_EQ(window.run().experiment().lambda(), 0.25);
    EXPECT_FALSE(back->isVisible());
  };
  // A scene with a question shows its answer at once.
  window.showExample(exampleLink({{"lesson", "edges"}, {"scene", 2}}));
  EXPECT_EQ(player->lesson().id, "edges");
  EXPECT_EQ(player->current(), 1U);
  EXPECT_FALSE(player->isCurtainClosed());
  // The second one does not take the place of the lesson.
  window.showExample(exampleLink({{"lesson", "chain"}, {"scene", 1}}));
  ASSERT_TRUE(back->isVisible());
  back->trigger();
  expectBack();
  // An experiment is shown in the lab.
  window.showExample(exampleLink({{"preset", "star"}, {"view", "path"}}));
  EXPECT_EQ(window.levels().level(), Level::Lab);
  EXPECT_FALSE(player->isPlaying());
  EXPECT_TRUE(back->isVisible());
  QTest::keyClick(&window, Qt::Key_F2);
  expectBack();
  // Whoever starts another lesson has ended this one.
  window.showExample(exampleLink({{"lesson", "edges"}, {"scene", 1}}));
  ASSERT_TRUE(window.lessons().start(QStringLiteral("chain")));
  EXPECT_FALSE(back->isVisible());
  // So has whoever opens something of his own.
  window.showExample(exampleLink({{"preset", "star"}}));
  ASSERT_TRUE(back->isVisible());
  ASSERT_TRUE(window.files().openByName(QStringLiteral("sacramento"), false));
  EXPECT_FALSE(back->isVisible());
  // Nothing is lost to an example that is not there.
  ASSERT_TRUE(window.lessons().start(QStringLiteral("chain")));
  window.showExample(exampleLink({{"lesson", "no-such-lesson"}}));
  EXPECT_EQ(player->lesson().id, "chain");
}

TEST_F(LessonTest, ViewsOfTheLabStayOutOfALesson) {
  openFirstScreen();
  QTest::keyClick(&window, Qt::Key_D, Qt::ControlModifier);
  for (const auto* dock : window.findChildren<ViewDock*>())
    EXPECT_FALSE(dock->isVisible()) << dock->objectName().toStdString();
  window.commands()->sweep->trigger();
  EXPECT_EQ(window.levels().level(), Level::Lab);
  EXPECT_TRUE(window.views().dock<SweepPanel>()->isVisible());
}

TEST_F(LessonTest, SceneFixesItsSliderAndWhatCanBeTouched) {
  openFirstScreen();
  auto lesson = loadLesson("lambda").value();
  lesson.scenes.resize(2);
  lesson.scenes[0].range = LambdaScale{0.5, 2};
  lesson.scenes[0].lambdaCanBeTouched = false;
  lesson.scenes[0].graphCanBeTouched = false;
  window.stage()->player()->start(std::move(lesson));
  ASSERT_TRUE(waitFor([&] { return window.run().path().isComplete(); }));
  EXPECT_EQ(lambda().scale(), (LambdaScale{0.5, 2}));
  EXPECT_FALSE(lambda().slider()->isEnabled());
  QTest::keyClick(&window, Qt::Key_BracketRight);
  EXPECT_EQ(window.run().experiment().lambda(), 0);
  EXPECT_TRUE(window.graphView()->testAttribute(Qt::WA_TransparentForMouseEvents));
  QTest::keyClick(&window, Qt::Key_PageDown);
  EXPECT_TRUE(lambda().slider()->isEnabled());
  EXPECT_FALSE(window.graphView()->testAttribute(Qt::WA_TransparentForMouseEvents));
  ASSERT_TRUE(waitFor([&] { return window.run().path().isComplete(); }));
  EXPECT_GT(lambda().scale().high, 5);
}

// Its line in the plots would be cut at their right end.
TEST_F(LessonTest, LambdaOfASceneHasRoomBeyondIt) {
  openFirstScreen();
  for (const char* lesson : {"robust", "server"}) {
    ASSERT_TRUE(window.lessons().start(QString::fromLatin1(lesson)));
    window.stage()->player()->goTo(2);
    window.stage()->player()->openCurtain();
    ASSERT_TRUE(waitFor([&] { return window.run().path().isComplete(); }));
    const double present = window.run().experiment().lambda();
    EXPECT_GT(present, 0) << lesson;
    EXPECT_LT(lambda().scale().position(present), 0.998) << lesson;
  }
}

TEST_F(LessonTest, ErrorAxisOverLambdaHasTwoNumbers) {
  openFirstScreen({1280, 720});
  for (const auto& [lesson, scene] :
       std::vector<std::pair<const char*, std::size_t>>{{"helped", 0},
                                                        {"helped", 2},
                                                        {"overfitting", 0},
                                                        {"poison", 1},
                                                        {"poison", 2},
                                                        {"robust", 0}}) {
    ASSERT_TRUE(window.lessons().start(QString::fromLatin1(lesson)));
    window.stage()->player()->goTo(scene);
    window.stage()->player()->openCurtain();
    ASSERT_TRUE(waitFor([&] { return window.run().path().isComplete(); }));
    auto* plot = window.stage()->lambda()->plot()->findChild<QCustomPlot*>();
    if (!window.stage()->lambda()->isVisible() || !window.stage()->lambda()->plot()->hasErrors())
      continue;
    plot->replot();
    const auto* axis = plot->axisRects().back()->axis(QCPAxis::atLeft);
    ASSERT_GE(plot->axisRects().back()->height(), 40) << lesson << scene;
    const auto numbers = axis->tickVector();
    EXPECT_GE(std::count_if(numbers.begin(), numbers.end(),
                            [&](double tick) { return axis->range().contains(tick); }),
              2)
        << lesson << scene;
  }
}

TEST_F(LessonTest, EscapeLeavesTheLessonAndItsPictureCanBeExplored) {
  openFirstScreen();
  QTest::keyClick(&window, Qt::Key_Escape);
  EXPECT_EQ(window.levels().level(), Level::Explore);
  EXPECT_EQ(window.run().experiment().title(), loadPreset("lambda")->title());
}

TEST_F(LessonTest, SpaceGoesOnInLessonsAndRunsElsewhere) {
  openFirstScreen();
  QTest::keyClick(&window, Qt::Key_Space);
  EXPECT_EQ(window.stage()->player()->current(), 1U);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  window.levels().setLevel(Level::Explore);
  window.run().setRunning(false);
  QTest::keyClick(&window, Qt::Key_Space);
  EXPECT_TRUE(window.run().isRunning());
  EXPECT_EQ(window.stage()->player()->current(), 1U);
}

TEST_F(LessonTest, HandleInvitesOnlyWhileItCanBeSeen) {
  openFirstScreen();
  ASSERT_TRUE(lambda().slider()->isInviting());
  window.levels().setLevel(Level::Lab);
  EXPECT_FALSE(lambda().slider()->isInviting());
  openPreset("star");
  EXPECT_FALSE(lambda().slider()->isInviting());
}

TEST_F(LessonTest, OpeningAnotherDocumentLeavesTheLesson) {
  openFirstScreen();
  ASSERT_TRUE(window.files().openByName(QStringLiteral("star"), false));
  EXPECT_FALSE(window.stage()->player()->isPlaying());
  EXPECT_TRUE(waitFor([&] {
    return child<QLabel>(*window.stage(), "question")->text() ==
           toQString(window.run().experiment().title());
  }));
}

TEST_F(LessonTest, UnknownLessonIsRefusedAndNothingChanges) {
  openPreset("star");
  EXPECT_FALSE(window.lessons().start(QStringLiteral("nothing")));
  EXPECT_EQ(window.levels().level(), Level::Lab);
  EXPECT_EQ(window.run().experiment().title(), loadPreset("star")->title());
}

TEST_F(LessonTest, EveryViewOfEverySceneExists) {
  for (const auto& lesson : listLessons())
    for (const auto& scene : lesson.scenes)
      for (const auto& name : scene.views) {
        const bool isKnown =
            name == "graph" || name == "lambda" ||
            std::any_of(viewEntries().begin(), viewEntries().end(),
                        [&](const auto& entry) { return entry.dock == name + "Dock"; });
        EXPECT_TRUE(isKnown) << lesson.id << ": " << name;
      }
}

TEST_F(LessonTest, TitleOfTheWindowIsThatOfTheLessonOnlyWhereTheLessonIsShown) {
  window.show();
  ASSERT_TRUE(window.lessons().start(QStringLiteral("enough")));
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
  EXPECT_THAT(window.windowTitle().toStdString(), HasSubstr("How much data is enough?"));
  window.levels().setLevel(Level::Lab);
  EXPECT_THAT(window.windowTitle().toStdString(), HasSubstr("Two clusters, few samples or many"));
  window.levels().setLevel(Level::Lesson);
  EXPECT_THAT(window.windowTitle().toStdString(), HasSubstr("How much data is enough?"));
}

TEST_F(LessonTest, LabComesBackAsItWasLeft) {
  openPreset("star");
  auto* path = window.views().dock<PathPanel>();
  path->hide();
  window.views().raise(window.views().dock<ScatterPlot>());
  window.levels().setLevel(Level::Lesson);
  EXPECT_FALSE(window.statusBar()->isVisible());
  EXPECT_FALSE(window.views().dock<ScatterPlot>()->isVisible());
  EXPECT_TRUE(window.stage()->isVisible());
  window.levels().setLevel(Level::Lab);
  EXPECT_FALSE(window.stage()->isVisible());
  EXPECT_TRUE(window.statusBar()->isVisible());
  EXPECT_TRUE(window.views().dock<ScatterPlot>()->isVisible());
  EXPECT_FALSE(path->isVisible());
  EXPECT_TRUE(window.graphView()->isVisible());
  EXPECT_FALSE(window.graphView()->showsMiniatures());
}

TEST_F(LessonTest, KeysChangeTheLevel) {
  openPreset("star");
  QTest::keyClick(&window, Qt::Key_F2);
  EXPECT_EQ(window.levels().level(), Level::Lesson);
  QTest::keyClick(&window, Qt::Key_F4);
  EXPECT_EQ(window.levels().level(), Level::Lab);
}

TEST_F(LessonTest, ArrangementOfTheLabIsKeptWhileALessonIsShown) {
  openPreset("star");
  const auto before = window.arrangement();
  window.levels().setLevel(Level::Lesson);
  EXPECT_EQ(window.arrangement(), before);
}

}  // namespace
}  // namespace gtv::ui
