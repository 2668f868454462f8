#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>
#include <algorithm>
#include <cmath>

#include "experiment/documents.h"
#include "losses/catalogue.h"
#include "support/child.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_tools.h"
#include "ui/canvas/graph_view.h"
#include "ui/lessons/explore_panel.h"
#include "ui/lessons/lesson_player.h"
#include "ui/lessons/stage.h"
#include "ui/live/experiment_document.h"
#include "ui/live/run_controller.h"
#include "ui/shell/lesson_controller.h"
#include "ui/shell/window_levels.h"
#include "ui/views/data_models_view.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

using testing::child;
using testing::waitFor;

class ExploreTest : public testing::WindowTest {
 protected:
  void explore(const char* preset = "lambda") {
    openPreset(preset);
    QTest::keyClick(&window, Qt::Key_F3);
    ASSERT_EQ(window.levels().level(), Level::Explore);
    ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  }
  template <class Widget>
  Widget& control(const char* name) {
    Widget* found = nullptr;
    for (auto* widget : window.stage()->explore()->findChildren<Widget*>())
      if (widget->accessibleName() == QLatin1String(name)) found = widget;
    EXPECT_NE(found, nullptr) << name;
    return *found;
  }
  void choose(const char* list, const QString& entry) {
    auto& box = control<QComboBox>(list);
    const int index = box.findText(entry);
    ASSERT_GE(index, 0) << entry.toStdString();
    box.setCurrentIndex(index);
    Q_EMIT box.activated(index);
  }
  const Experiment& experiment() { return window.run().experiment(); }
};

TEST_F(ExploreTest, ShowsAtMostTwentyControls) {
  explore();
  int controls = 0;
  for (const auto* widget : window.findChildren<QWidget*>())
    if (widget->isVisible() && (qobject_cast<const QAbstractButton*>(widget) != nullptr ||
                                qobject_cast<const QAbstractSlider*>(widget) != nullptr ||
                                qobject_cast<const QComboBox*>(widget) != nullptr ||
                                qobject_cast<const QLineEdit*>(widget) != nullptr))
      ++controls;
  EXPECT_GE(controls, 10);
  EXPECT_LE(controls, 20);
}

TEST_F(ExploreTest, ListsShowWhatTheExperimentHas) {
  explore();
  EXPECT_EQ(control<QComboBox>("Graph").currentText(), QStringLiteral("Two clusters"));
  EXPECT_EQ(control<QComboBox>("Penalty").currentText(), QStringLiteral("Norm (network Lasso)"));
  window.run().edit(QStringLiteral("penalty"), Json{{"kind", "mocha"}});
  EXPECT_EQ(control<QComboBox>("Penalty").currentText(), QStringLiteral("Square (MOCHA)"));
  window.run().edit(QStringLiteral("penalty"), Json{{"kind", "squared"}, {"kappa", 3}});
  EXPECT_EQ(control<QComboBox>("Penalty").currentIndex(), -1);
}

TEST_F(ExploreTest, LossesAreCalledAsInTheLab) {
  explore();
  auto& models = control<QComboBox>("Local model");
  for (const char* loss : {"squared", "absolute"}) {
    const auto name = QString::fromStdString(lossCatalogue().find(loss)->info.label).toLower();
    EXPECT_GE(models.findText(QStringLiteral("Line, %1").arg(name)), 0) << name.toStdString();
  }
}

TEST_F(ExploreTest, AnotherGraphIsOneStepThatRunsAndCanBeUndone) {
  explore();
  const auto before = experiment();
  const int steps = window.run().document().steps()->count();
  choose("Graph", QStringLiteral("Three clusters"));
  EXPECT_EQ(window.run().document().steps()->count(), steps + 1);
  ASSERT_TRUE(waitFor([&] {
    return window.run().network()->nodeCount() == 21 && window.run().shownIteration() > 0;
  }));
  window.run().document().undo();
  EXPECT_EQ(experiment(), before);
  EXPECT_EQ(control<QComboBox>("Graph").currentText(), QStringLiteral("Two clusters"));
}

TEST_F(ExploreTest, AnotherGraphForgetsChangesByHandOfTheOldOne) {
  explore();
  window.run().edit(QStringLiteral("edits"), Json{{"edges", Json::array({{0, 15, 2}})}});
  choose("Graph", QStringLiteral("Chain of two halves"));
  EXPECT_TRUE(experiment().at("edits").at("edges").empty());
}

TEST_F(ExploreTest, DragOfASliderIsOneStep) {
  explore();
  auto& noise = control<QSlider>("Noise of the labels");
  const int steps = window.run().document().steps()->count();
  noise.setSliderDown(true);
  for (const int position : {5, 6, 8}) noise.setValue(position);
  noise.setSliderDown(false);
  EXPECT_EQ(window.run().document().steps()->count(), steps + 1);
  EXPECT_DOUBLE_EQ(experiment().at("data").at("noise").get<double>(), 0.4);
  control<QSlider>("Samples of a node").setValue(9);
  EXPECT_EQ(experiment().at("data").at("samples"), Json(10));
}

// A graph that is drawn has none, and between the clusters of one nothing can be.
TEST_F(ExploreTest, NumbersWithoutEffectAreNotShown) {
  explore("clustered");
  EXPECT_FALSE(control<QSlider>("Edges between clusters").isVisible());
  EXPECT_TRUE(control<QSlider>("Noise of the labels").isVisible());
  choose("Graph", QStringLiteral("Two clusters"));
  EXPECT_TRUE(control<QSlider>("Edges between clusters").isVisible());
  window.run().edit(QStringLiteral("graph.clusterSizes"), Json{16});
  EXPECT_FALSE(control<QSlider>("Edges between clusters").isVisible());
}

TEST_F(ExploreTest, RefusalIsSaidBesideTheSettings) {
  explore();
  auto* problem = child<QLabel>(*window.stage()->explore(), "exploreProblem");
  EXPECT_FALSE(problem->isVisible());
  window.run().edit(QStringLiteral("penalty"),
                    Json{{"kind", "mahalanobis"}, {"Q", {{1, 2}, {2, 1}}}});
  ASSERT_TRUE(waitFor([&] { return problem->isVisible(); }));
  EXPECT_TRUE(problem->text().startsWith(QStringLiteral("Penalty")))
      << problem->text().toStdString();
  choose("Penalty", QStringLiteral("Norm (network Lasso)"));
  EXPECT_TRUE(waitFor([&] { return !problem->isVisible(); }));
}

TEST_F(ExploreTest, LessonComesBackWithWhatWasMadeOfItsScene) {
  window.show();
  ASSERT_TRUE(window.lessons().start(QStringLiteral("lambda")));
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  QTest::keyClick(&window, Qt::Key_F3);
  EXPECT_TRUE(window.stage()->player()->isPlaying());
  choose("Penalty", QStringLiteral("Square (MOCHA)"));
  // Page Down is for lessons.
  QTest::keyClick(&window, Qt::Key_PageDown);
  EXPECT_EQ(window.stage()->player()->current(), 0U);
  QTest::keyClick(&window, Qt::Key_F2);
  EXPECT_FALSE(window.stage()->explore()->isVisible());
  ASSERT_TRUE(window.stage()->player()->isPlaying());
  EXPECT_TRUE(child<QLabel>(*window.stage(), "dots")->isVisible());
  EXPECT_EQ(experiment().penalty().kind(), "mocha");
  QTest::keyClick(&window, Qt::Key_PageDown);
  EXPECT_EQ(window.stage()->player()->current(), 1U);
  QTest::keyClick(&window, Qt::Key_PageUp);
  EXPECT_EQ(experiment().penalty().kind(), "mocha");
}

double luminance(const QColor& color) {
  const auto linear = [](double share) {
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
         0.0722 * linear(color.blueF());
}

double contrast(const QColor& a, const QColor& b) {
  const auto [low, high] = std::minmax({luminance(a), luminance(b)});
  return (high + 0.05) / (low + 0.05);
}

// WCAG 1.4.11 asks for 3 between parts of controls, 1.4.3 for 4.5 between letters and their ground.
TEST_F(ExploreTest, ChosenLevelStandsOutInEveryTheme) {
  explore();
  for (const auto theme : {Theme::Light, Theme::Dark, Theme::HighContrast}) {
    window.setTheme(theme);
    const auto name = themeName(theme).toStdString();
    QColor chosen;
    std::vector<QColor> others{QApplication::palette().color(QPalette::Window)};
    for (auto* button : window.stage()->findChildren<QToolButton*>()) {
      if (!window.levels().actions().contains(button->defaultAction())) continue;
      // Before its letters begin.
      const auto image = button->grab().toImage();
      const auto ground = image.pixelColor(3, image.height() / 2);
      if (button->defaultAction()->isChecked())
        chosen = ground;
      else
        others.push_back(ground);
    }
    ASSERT_EQ(others.size(), 3U);
    for (const auto& other : others)
      EXPECT_GE(contrast(chosen, other), 3)
          << name << chosen.name().toStdString() << other.name().toStdString();
    EXPECT_GE(contrast(chosen, QApplication::palette().color(QPalette::HighlightedText)), 4.5)
        << name;
  }
  window.setTheme(Theme::Light);
}

// Its iterates are predictions: no lines can be drawn from them.
TEST_F(ExploreTest, NothingAsksToSaveWhatWasTriedHere) {
  explore();
  choose("Graph", QStringLiteral("Three clusters"));
  ASSERT_TRUE(window.run().document().isModified());
  ASSERT_FALSE(window.run().document().isDisposable());
  EXPECT_TRUE(window.files().mayDiscard());
  EXPECT_TRUE(window.close());
}

TEST_F(ExploreTest, WorkOfTheLabIsAskedForHereToo) {
  openPreset("lambda");
  window.run().edit(QStringLiteral("data.noise"), Json(2));
  QTest::keyClick(&window, Qt::Key_F3);
  ASSERT_EQ(window.levels().level(), Level::Explore);
  bool isAsked = false;
  QTimer::singleShot(0, &window, [&] {
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    ASSERT_NE(box, nullptr);
    isAsked = true;
    box->reject();
  });
  EXPECT_FALSE(window.close());
  EXPECT_TRUE(isAsked);
}

TEST_F(ExploreTest, MenuOfANodeConnectsItToAnotherOne) {
  explore();
  auto& view = *window.graphView();
  const auto network = [&] { return window.run().network(); };
  const int edges = network()->graph->edgeCount();
  const int other = [&] {
    for (int i = 1;; ++i)
      if (network()->graph->edgeBetween(0, i) < 0) return i;
  }();
  const auto connectFrom = [&](int node) {
    const auto at = view.screenPosition(node);
    view.tools()->showMenu(at, view.mapToGlobal(at.toPoint()));
    for (auto* action : view.findChild<QMenu*>(QStringLiteral("nodeMenu"))->actions())
      if (action->text() == QStringLiteral("Connect to…")) {
        action->trigger();
        action->parent()->deleteLater();
      }
    EXPECT_EQ(view.tools()->tool(), CanvasTool::Connect);
  };
  connectFrom(0);
  QTest::keyClick(&view, Qt::Key_Escape);
  EXPECT_EQ(view.tools()->tool(), CanvasTool::Select);
  EXPECT_EQ(network()->graph->edgeCount(), edges);
  connectFrom(0);
  // A click beside the nodes is a miss, and not the end.
  ASSERT_LT(view.nodeAt({3, 3}), 0);
  QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(3, 3));
  EXPECT_EQ(view.tools()->tool(), CanvasTool::Connect);
  QTest::mouseClick(&view, Qt::LeftButton, {}, view.screenPosition(other).toPoint());
  ASSERT_TRUE(waitFor([&] { return network()->graph->edgeCount() == edges + 1; }));
  EXPECT_GE(network()->graph->edgeBetween(0, other), 0);
  // The next drag moves nodes again.
  EXPECT_EQ(view.tools()->tool(), CanvasTool::Select);
  window.run().document().steps()->undo();
  EXPECT_TRUE(waitFor([&] { return network()->graph->edgeCount() == edges; }));
}

TEST_F(ExploreTest, LearnersAreShownWithoutLines) {
  explore("heterogeneous-tree-linear-mlp");
  EXPECT_FALSE(window.graphView()->showsMiniatures());
  EXPECT_FALSE(window.stage()->dataModels()->isVisible());
}

}  // namespace
}  // namespace gtv::ui
