#include "ui/studies/path_panel.h"

#include <qcustomplot.h>

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <algorithm>
#include <cmath>

#include "support/child.h"
#include "support/experiments.h"
#include "support/window_driver.h"
#include "ui/lessons/lambda_panel.h"
#include "ui/lessons/lesson_player.h"
#include "ui/lessons/stage.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/lambda_control.h"
#include "ui/live/path_study.h"
#include "ui/live/run_controller.h"
#include "ui/plots/path_plot.h"
#include "ui/shell/lesson_controller.h"
#include "ui/shell/view_docks.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using gtv::testing::changed;
using testing::child;
using testing::waitFor;

class PathPanelTest : public testing::WindowTest {
 protected:
  PathPanel& panel() { return *window.views().find<PathPanel>(); }
  PathPlot& plot() { return *panel().plot(); }
  bool isComplete() { return panel().progress() && panel().progress()->path.isComplete(); }
  void openPath(const char* id) {
    openPreset(id);
    window.views().raise(window.views().dock<PathPanel>());
    ASSERT_TRUE(waitFor([&] { return panel().isVisible(); }));
  }
  bool waitForPath() {
    return waitFor([&] { return isComplete() && !panel().progress()->working; });
  }
};

TEST_F(PathPanelTest, SmallProblemStartsAutomaticallyWhenShown) {
  openPreset("convex-clustering");
  QTest::qWait(50);
  EXPECT_EQ(panel().progress(), nullptr);  // nobody looks
  window.views().raise(window.views().dock<PathPanel>());
  ASSERT_TRUE(waitForPath());
  const auto& path = panel().progress()->path;
  EXPECT_GE(path.points.size(), 100U);
  EXPECT_EQ(path.points.front()->clusterCount, 60);
  EXPECT_EQ(path.points.back()->clusterCount, 1);
  EXPECT_TRUE(waitFor([&] { return plot().lineCount() == 60; }));
  EXPECT_GT(plot().mergeTickCount(), 0);
  EXPECT_FALSE(child<QPushButton>(panel(), "computeButton")->isEnabled());
  // No labels at all: there is nothing to choose λ by, and it says so.
  EXPECT_FALSE(child<QPushButton>(panel(), "bestButton")->isEnabled());
  EXPECT_TRUE(child<QPushButton>(panel(), "bestButton")
                  ->toolTip()
                  .contains(QStringLiteral("no validation labels")));
}

// The λ with the smallest validation error need not be the one with the best parameters.
TEST_F(PathPanelTest, BestLambdaSaysWhatItIsBestFor) {
  openPath("lambda");
  const auto wanted = changed(window.run().experiment(),
                              {{"data.labeledFraction", 0.5}, {"data.noise", 1}, {"lambda", 0.1}});
  open(wanted);
  window.views().raise(window.views().dock<PathPanel>());
  ASSERT_TRUE(waitForPath());
  ASSERT_TRUE(waitFor([&] { return child<QPushButton>(panel(), "bestButton")->isEnabled(); }));
  EXPECT_FALSE(panel().statusText().contains(QStringLiteral("validation")));
  const auto& path = panel().progress()->path;
  const auto* best = bestPoint(path);
  ASSERT_NE(best, nullptr);
  QTest::mouseClick(child<QPushButton>(panel(), "bestButton"), Qt::LeftButton);
  EXPECT_EQ(window.run().experiment().lambda(), best->lambda);
  const auto shown = [](double value) { return QString::number(value, 'g', 4); };
  const auto text = panel().statusText();
  EXPECT_TRUE(text.contains(QStringLiteral("λ = %1 has the smallest validation error, %2")
                                .arg(shown(best->lambda), shown(best->labels.test))))
      << text.toStdString();
  const auto& data = *window.run().network()->data;
  Eigen::Index labels = 0;
  for (int i = 0; i < data.datasets.nodeCount(); ++i)
    if (!data.labeled[static_cast<std::size_t>(i)]) labels += data.datasets.sampleCount(i);
  EXPECT_TRUE(text.contains(QStringLiteral("validation labels: %1").arg(labels)));
  const auto truest =
      std::min_element(path.points.begin(), path.points.end(),
                       [](const auto& a, const auto& b) { return a->mse < b->mse; });
  EXPECT_TRUE(text.contains(shown((*truest)->mse))) << text.toStdString();
  // Of another problem nothing was chosen.
  window.run().edit(QStringLiteral("data.noise"), Json(0.5));
  EXPECT_TRUE(waitFor(
      [&] { return !panel().statusText().contains(QStringLiteral("smallest validation error")); }));
}

TEST_F(PathPanelTest, LargeProblemWaitsForButtonAndCancelKeepsPoints) {
  openPath("sacramento");
  QTest::qWait(50);
  EXPECT_EQ(panel().progress(), nullptr);
  EXPECT_TRUE(panel().statusText().contains(QStringLiteral("Compute path")));
  QTest::mouseClick(child<QPushButton>(panel(), "computeButton"), Qt::LeftButton);
  EXPECT_TRUE(
      child<QPushButton>(panel(), "computeButton")->text().contains(QStringLiteral("Cancel")));
  ASSERT_TRUE(
      waitFor([&] { return panel().progress() && panel().progress()->path.points.size() >= 2; }));
  QTest::mouseClick(child<QPushButton>(panel(), "computeButton"), Qt::LeftButton);
  EXPECT_FALSE(panel().progress()->working);
  EXPECT_GE(panel().progress()->path.points.size(), 2U);
  EXPECT_TRUE(child<QPushButton>(panel(), "computeButton")->isEnabled());
  EXPECT_TRUE(waitFor([&] { return plot().lineCount() > 0; }));
}

TEST_F(PathPanelTest, CursorFollowsTheSlider) {
  openPath("convex-clustering");
  ASSERT_TRUE(waitForPath());
  EXPECT_TRUE(waitFor([&] { return plot().cursor() == window.run().experiment().lambda(); }));
  auto* slider = window.lambdaControl()->slider();
  slider->setValue(slider->value() - 30);
  EXPECT_EQ(plot().cursor(), window.run().experiment().lambda());
}

TEST_F(PathPanelTest, ClickAndDragChooseLambda) {
  openPath("convex-clustering");
  ASSERT_TRUE(waitForPath());
  ASSERT_TRUE(waitFor([&] { return plot().lineCount() == 60; }));
  QTest::qWait(50);  // the axes have their pixels once they are drawn
  const auto& lambdas = panel().progress()->path.lambdas;
  const auto at = [&](std::size_t k) {
    return QPoint(static_cast<int>(std::lround(plot().pixelOf(lambdas[k]))),
                  plot().plot()->height() / 2);
  };
  QTest::mouseClick(plot().plot(), Qt::LeftButton, {}, at(60));
  EXPECT_NEAR(std::log(window.run().experiment().lambda() / lambdas[60]), 0, 0.05);
  EXPECT_EQ(window.lambdaControl()->value(), window.run().experiment().lambda());
  EXPECT_EQ(plot().cursor(), window.run().experiment().lambda());
  QTest::mousePress(plot().plot(), Qt::LeftButton, {}, at(60));
  QTest::mouseMove(plot().plot(), at(75));
  QTest::mouseMove(plot().plot(), at(90));
  QTest::mouseRelease(plot().plot(), Qt::LeftButton, {}, at(90));
  EXPECT_NEAR(std::log(window.run().experiment().lambda() / lambdas[90]), 0, 0.05);
}

TEST_F(PathPanelTest, MergeTickListsItsNodesAndJumpsToItsLambda) {
  openPath("convex-clustering");
  ASSERT_TRUE(waitForPath());
  ASSERT_TRUE(waitFor([&] { return plot().lineCount() == 60; }));
  QTest::qWait(50);
  const int last = plot().mergeTickCount() - 1;
  const auto& merge = *panel().progress()->path.merges.back();
  EXPECT_EQ(merge.nodes.size(), 60U);
  EXPECT_TRUE(plot().mergeText(last).contains(QStringLiteral("60 nodes")));
  QTest::mouseClick(plot().plot(), Qt::LeftButton, {}, plot().mergeTick(last).toPoint());
  EXPECT_EQ(window.run().experiment().lambda(), merge.lambda);
}

// A bridge lets a node of one cluster fuse with the other cluster first.
TEST_F(PathPanelTest, LineOfAGroupHasTheColourOfMostOfItsNodes) {
  window.resize(1280, 720);
  window.show();
  ASSERT_TRUE(window.lessons().start(QStringLiteral("lambda")));
  window.stage()->player()->goTo(5);
  ASSERT_TRUE(waitFor([&] { return window.run().path().isComplete(); }));
  const auto& path = window.run().path().progress()->path;
  const auto& points = path.points;
  const auto lastApart = std::find_if(points.rbegin(), points.rend(),
                                      [](const auto& point) { return point->clusterCount > 1; });
  ASSERT_NE(lastApart, points.rend());
  EXPECT_EQ((*lastApart)->clusters[7], (*lastApart)->clusters[8]) << "node 7 has crossed over";
  EXPECT_NE((*lastApart)->clusters[0], (*lastApart)->clusters[8]);
  const auto* plot = window.stage()->lambda()->plot();
  ASSERT_TRUE(waitFor([&] { return plot->lineCount() == 16; }));
  int reaching = 0;
  for (int k = 0; k < plot->plot()->plottableCount(); ++k)
    if (auto* line = qobject_cast<QCPCurve*>(plot->plot()->plottable(k))) {
      double last = 0;
      for (const auto& point : *line->data()) last = std::max(last, point.key);
      const double wanted = plot->plot()
                                ->axisRect(0)
                                ->axis(QCPAxis::atBottom)
                                ->pixelToCoord(plot->pixelOf((*lastApart)->lambda));
      if (last >= wanted - 1e-9) ++reaching;
    }
  EXPECT_EQ(reaching, 2) << "one colour per cluster as long as there are two";
}

TEST_F(PathPanelTest, PointerSaysHowManyAreClustersAndHowManySingleNodes) {
  openPath("convex-clustering");
  ASSERT_TRUE(waitForPath());
  const auto& points = panel().progress()->path.points;
  const auto& first = *points.front();
  const auto nodes = std::to_string(first.clusterCount) + " single nodes";
  EXPECT_EQ(singleNodeCount(first.clusters), first.clusterCount);
  EXPECT_TRUE(plot().pointText(first.lambda).contains(QString::fromStdString(nodes)));
  EXPECT_TRUE(plot().pointText(points.back()->lambda).contains(QStringLiteral("1 cluster")));
  const auto lines = plot().figureData().split(QLatin1Char('\n'));
  EXPECT_TRUE(lines[0].startsWith(QStringLiteral("lambda,clusters,singleNodes,")));
  EXPECT_EQ(lines[1].section(QLatin1Char(','), 2, 2).toInt(), first.clusterCount);
}

TEST_F(PathPanelTest, BestLambdaHasSmallestValidationError) {
  openPath("sbm-two-clusters");
  ASSERT_TRUE(waitForPath());
  ASSERT_TRUE(child<QPushButton>(panel(), "bestButton")->isEnabled());
  QTest::mouseClick(child<QPushButton>(panel(), "bestButton"), Qt::LeftButton);
  const double chosen = window.run().experiment().lambda();
  double smallest = 1e300;
  double there = -1;
  for (const auto& point : panel().progress()->path.points) {
    smallest = std::min(smallest, point->labels.test);
    if (point->lambda == chosen) there = point->labels.test;
  }
  EXPECT_EQ(there, smallest);
}

TEST_F(PathPanelTest, PathIsRestoredWhenItsExperimentReturns) {
  openPath("convex-clustering");
  ASSERT_TRUE(waitForPath());
  const auto points = panel().progress()->path.points;
  auto* slider = window.lambdaControl()->slider();
  slider->setValue(slider->value() + 7);  // λ changes no path
  openPreset("star");
  ASSERT_TRUE(waitFor([&] { return !isComplete() || panel().progress()->path.points != points; }));
  openPreset("convex-clustering");
  ASSERT_TRUE(waitFor([&] { return isComplete() && panel().progress()->path.points == points; }));
  // Another penalty has another path.
  Q_EMIT window.panel()->edited(QStringLiteral("penalty.kind"), Json("l1"));
  EXPECT_TRUE(
      waitFor([&] { return !panel().progress() || panel().progress()->path.points != points; }));
}

TEST_F(PathPanelTest, ChosenCoordinateChangesTheLines) {
  openPath("convex-clustering");
  ASSERT_TRUE(waitForPath());
  ASSERT_EQ(child<QComboBox>(panel(), "coordinateChoice")->count(), 2);
  ASSERT_TRUE(waitFor([&] { return plot().lineCount() == 60; }));
  auto* axis = plot().plot()->axisRect(0)->axis(QCPAxis::atLeft);
  const auto first = axis->range();
  child<QComboBox>(panel(), "coordinateChoice")->setCurrentIndex(1);
  EXPECT_NE(axis->range(), first);
  EXPECT_EQ(axis->label(), QStringLiteral("w2"));
}

}  // namespace
}  // namespace gtv::ui
