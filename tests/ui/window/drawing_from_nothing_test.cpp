#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QToolTip>
#include <QUndoStack>
#include <algorithm>

#include "experiment/documents.h"
#include "support/child.h"
#include "support/window_driver.h"
#include "ui/canvas/drawing_palette.h"
#include "ui/canvas/graph_tools.h"
#include "ui/canvas/node_data_dialog.h"
#include "ui/canvas/view_choices.h"
#include "ui/diagnostics/status_line.h"
#include "ui/forms/number_field.h"
#include "ui/live/experiment_document.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/lambda_range.h"
#include "ui/live/path_study.h"
#include "ui/live/time_bar.h"
#include "ui/shell/window_commands.h"
#include "ui/shell/window_levels.h"
#include "ui/views/scatter_plot.h"
#include "ui/widgets/elided_label.h"

namespace gtv::ui {
namespace {

using testing::child;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::waitFor;

/// A graph is drawn with mouse and keys, beginning with an empty canvas.
class DrawingFromNothingTest : public testing::WindowTest {
 protected:
  void openEmpty() {
    window.resize(1280, 720);
    window.show();
    window.activateWindow();
    ASSERT_TRUE(waitFor([&] { return window.isActiveWindow(); }));
    window.commands()->createEmpty->trigger();
    ASSERT_TRUE(waitFor([&] { return window.run().isEmpty(); }));
  }
  GraphView& view() { return *window.graphView(); }
  GraphTools& tools() { return *view().tools(); }
  QUndoStack& steps() { return *window.run().document().steps(); }
  const ProblemInstance& network() { return *window.run().snapshot()->network; }
  QPoint at(int node) { return view().screenPosition(node).toPoint(); }
  bool waitForNodes(int count) {
    return waitFor([&] {
      return view().nodeCount() == count && window.run().snapshot() &&
             network().nodeCount() == count;
    });
  }
  /// A place on the paper, in hundredths of the canvas.
  QPoint spot(int right, int down) {
    return {view().width() * right / 100, view().height() * down / 100};
  }
  void addNodes(const std::vector<QPoint>& places) {
    QTest::keyClick(&window, Qt::Key_A);
    const int before = view().nodeCount();
    for (std::size_t k = 0; k < places.size(); ++k) {
      QTest::mouseClick(&view(), Qt::LeftButton, {}, places[k]);
      ASSERT_TRUE(waitForNodes(before + static_cast<int>(k) + 1))
          << window.status().text().toStdString();
    }
  }
  void connectNodes(int i, int j) {
    QTest::keyClick(&window, Qt::Key_C);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, at(i));
    QTest::mouseClick(&view(), Qt::LeftButton, {}, at(j));
    ASSERT_TRUE(waitFor([&] { return network().graph->edgeBetween(i, j) >= 0; }));
  }
  void chooseCluster(const char* name) {
    QAction* found = nullptr;
    for (auto* action : tools().palette().clusterMenu()->actions())
      if (action->objectName() == QLatin1String(name)) found = action;
    ASSERT_NE(found, nullptr) << name;
    found->trigger();
  }
  void select(const std::vector<int>& nodes) {
    QTest::keyClick(&window, Qt::Key_V);
    for (std::size_t k = 0; k < nodes.size(); ++k)
      QTest::mouseClick(&view(), Qt::LeftButton, k > 0 ? Qt::ShiftModifier : Qt::NoModifier,
                        at(nodes[k]));
    ASSERT_EQ(view().selectedNodes(), nodes);
  }
  void giveData(const std::vector<int>& nodes, const char* weight) {
    select(nodes);
    tools().palette().dataAction()->trigger();
    auto* dialog = window.findChild<NodeDataDialog*>();
    ASSERT_NE(dialog, nullptr);
    auto* field = child<NumberField>(*dialog, "dataWeight1");
    field->selectAll();
    QTest::keyClicks(field, QString::fromLatin1(weight));
    QTest::mouseClick(dialog->buttons()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    ASSERT_TRUE(waitFor([&] { return window.findChild<NodeDataDialog*>() == nullptr; }));
    window.activateWindow();
    ASSERT_TRUE(waitFor([&] { return window.isActiveWindow(); }));
  }
  bool waitForRest() {
    return waitFor([&] {
      return !window.run().isRunning() && window.run().snapshot() &&
             window.run().snapshot()->status != RunStatus::Running && window.pictureIsComplete();
    });
  }
  /// Two clusters of three nodes, joined by a bridge, and what the user sees of them.
  void drawTwoGroups() {
    openEmpty();
    addNodes({spot(20, 30), spot(20, 70), spot(36, 50)});
    chooseCluster("cluster.new");
    addNodes({spot(64, 50), spot(80, 30), spot(80, 70)});
    for (const auto& [i, j] :
         std::vector<std::pair<int, int>>{{0, 1}, {0, 2}, {1, 2}, {3, 4}, {3, 5}, {4, 5}, {2, 3}})
      connectNodes(i, j);
  }
};

TEST_F(DrawingFromNothingTest, TwoGroupsWithABridgeAreDrawnWithMouseAndKeys) {
  drawTwoGroups();
  EXPECT_EQ(network().clusters, (std::vector<int>{0, 0, 0, 1, 1, 1}));
  giveData({0, 1, 2}, "2");
  giveData({3, 4, 5}, "-2");
  EXPECT_TRUE(waitFor([&] {
    return network().truth().leftCols(3) == Matrix::Constant(1, 3, 2) &&
           network().truth().rightCols(3) == Matrix::Constant(1, 3, -2);
  }));
  // The weight of the bridge, by a double click on it.
  const int bridge = network().graph->edgeBetween(2, 3);
  QTest::keyClick(&window, Qt::Key_V);
  QTest::mouseDClick(&view(), Qt::LeftButton, {}, view().middleOf(bridge).toPoint());
  auto* field = child<NumberField>(view(), "weightField");
  ASSERT_TRUE(field->isVisible());
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("0.5"));
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_TRUE(waitFor([&] { return network().graph->edge(bridge).weight == 0.5; }));
  // Six nodes, seven edges, one cluster, two lots of data, one weight; each is one step.
  EXPECT_EQ(steps().count(), 6 + 7 + 2 + 1);
  ASSERT_TRUE(waitForRest());
  const auto& picture = *window.run().snapshot();
  EXPECT_EQ(picture.clusterCount, 2) << window.status().text().toStdString();
  EXPECT_EQ(picture.ari, 1);
  EXPECT_GT(picture.W.leftCols(3).minCoeff(), 1);
  EXPECT_LT(picture.W.rightCols(3).maxCoeff(), -1);
  EXPECT_EQ(window.panel()->problemText(), QString());
}

TEST_F(DrawingFromNothingTest, RunWithoutNodesCanBeStartedAndNotPaused) {
  openEmpty();
  const auto* run = window.commands()->run;
  EXPECT_EQ(run->text(), QStringLiteral("&Run"));
  window.commands()->run->trigger();
  EXPECT_EQ(run->text(), QStringLiteral("&Run"));
  EXPECT_TRUE(window.run().isRunning());
  EXPECT_TRUE(window.status().text().contains(QStringLiteral("■")));
}

// Without edges λ changes nothing: its slider has room on both sides of it.
TEST_F(DrawingFromNothingTest, SliderOfAGraphWithoutEdgesKeepsItsLambda) {
  openEmpty();
  const double lambda = window.run().experiment().lambda();
  addNodes({spot(20, 30), spot(20, 70), spot(36, 50)});
  ASSERT_TRUE(waitFor([&] { return window.run().path().isComplete(); }));
  EXPECT_LT(window.run().lambdaRange().scale().low, lambda / 100);
  EXPECT_GT(window.run().lambdaRange().scale().high, lambda * 100);
}

TEST_F(DrawingFromNothingTest, NodesChangeTheirClusterAndUndoBringsItBack) {
  openEmpty();
  addNodes({spot(30, 40), spot(60, 40)});
  EXPECT_EQ(network().truth()(0, 0), network().truth()(0, 1));
  select({1});
  chooseCluster("cluster.new");
  ASSERT_TRUE(waitFor([&] { return network().clusters == std::vector<int>{0, 1}; }));
  EXPECT_NE(network().truth()(0, 0), network().truth()(0, 1));
  const auto& paint = view().paint();
  EXPECT_NE(paint.bucketOf[0], paint.bucketOf[1]);
  // The next node belongs to the chosen cluster, wherever it is.
  addNodes({spot(30, 60)});
  EXPECT_EQ(network().clusters, (std::vector<int>{0, 1, 1}));
  steps().undo();
  steps().undo();
  EXPECT_TRUE(waitFor([&] { return network().clusters == std::vector<int>{0, 0}; }));
}

TEST_F(DrawingFromNothingTest, DataPointIsDraggedInTheSmallPlotOfItsNode) {
  openEmpty();
  addNodes({spot(50, 50)});
  QTest::keyClick(&window, Qt::Key_V);
  ASSERT_TRUE(view().showsMiniatures());
  // Some point of the small plot is over a data point.
  QPoint grip(-1, -1);
  SamplePlace place;
  for (int y = -40; y <= 40 && place.node < 0; ++y)
    for (int x = -45; x <= 45 && place.node < 0; ++x) {
      grip = at(0) + QPoint(x, y);
      place = view().sampleAt(grip);
    }
  ASSERT_EQ(place.node, 0);
  const auto label = [&] { return Vector(network().data->datasets.labels(0)); };
  const Vector before = label();
  const int stepsBefore = steps().count();
  const auto way = QPoint(0, grip.y() < at(0).y() ? 20 : -20);
  QTest::mousePress(&view(), Qt::LeftButton, {}, grip);
  for (int k = 1; k <= 5; ++k) {
    QTest::mouseMove(&view(), grip + way * k / 5);
    QCoreApplication::processEvents();
  }
  // The network has followed while the point is held.
  EXPECT_TRUE(waitFor([&] { return label()[place.sample] != before[place.sample]; }));
  EXPECT_TRUE(tools().isBusy());
  EXPECT_TRUE(waitFor([&] { return view().sampleAt(grip + way).sample == place.sample; }));
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, grip + way);
  EXPECT_FALSE(tools().isBusy());
  EXPECT_EQ(steps().count(), stepsBefore + 1);
  Vector others = label();
  others[place.sample] = before[place.sample];
  EXPECT_EQ(others, before);
  steps().undo();
  EXPECT_TRUE(waitFor([&] { return label() == before; }));
}

TEST_F(DrawingFromNothingTest, LabelsAreTakenGivenAndFlipped) {
  openEmpty();
  addNodes({spot(50, 50)});
  const auto labels = [&] { return Vector(network().data->datasets.labels(0)); };
  const Vector before = labels();
  select({0});
  const auto trigger = [&](const char* name) {
    for (auto* action : tools().palette().labelMenu()->actions())
      if (action->objectName() == QLatin1String(name)) action->trigger();
  };
  trigger("labels.take");
  EXPECT_TRUE(waitFor([&] { return !network().data->labeled[0]; }));
  trigger("labels.give");
  EXPECT_TRUE(waitFor([&] { return network().data->labeled[0]; }));
  trigger("labels.flip");
  EXPECT_TRUE(waitFor([&] { return labels() == Vector(-before); }));
  // Without a selection there is nothing to give, and the status line says so.
  view().select({}, {});
  trigger("labels.flip");
  EXPECT_THAT(window.status().text().toStdString(), HasSubstr("Select nodes"));
}

TEST_F(DrawingFromNothingTest, ToolKeysWorkWhereverNothingIsTyped) {
  openPreset("star");
  auto* table = window.findChild<QComboBox*>(QStringLiteral("colorChoice"));
  ASSERT_NE(table, nullptr);
  table->setFocus();
  QTest::keyClick(table, Qt::Key_C);
  EXPECT_EQ(tools().tool(), CanvasTool::Connect);
  window.views().find<ScatterPlot>()->plot()->setFocus();
  QTest::keyClick(window.views().find<ScatterPlot>()->plot(), Qt::Key_X);
  EXPECT_EQ(tools().tool(), CanvasTool::Delete);
  auto* field = window.timeBar()->field();
  field->setFocus();
  QTest::keyClick(field, Qt::Key_A);
  EXPECT_EQ(tools().tool(), CanvasTool::Delete);
  // In a lesson a letter is no wish to draw.
  window.levels().setLevel(Level::Lesson);
  EXPECT_EQ(tools().tool(), CanvasTool::Select);
  QTest::keyClick(&window, Qt::Key_X);
  EXPECT_EQ(tools().tool(), CanvasTool::Select);
}

TEST_F(DrawingFromNothingTest, DrawnGraphStopsWhenNothingMovesAndSaysWhy) {
  openEmpty();
  addNodes({spot(30, 40), spot(60, 40)});
  ASSERT_TRUE(waitForRest());
  EXPECT_THAT(window.timeBar()->reason()->fullText().toStdString(), HasSubstr("nothing moves"));
  EXPECT_TRUE(window.timeBar()->reason()->isVisible());
  const auto rested = window.run().shownIteration();
  // Whatever is changed starts it again.
  connectNodes(0, 1);
  EXPECT_TRUE(waitFor([&] { return window.run().shownIteration() > rested; }));
  ASSERT_TRUE(waitForRest());
  const auto again = window.run().shownIteration();
  window.run().setLambda(1);
  EXPECT_TRUE(waitFor([&] { return window.run().shownIteration() > again; }));
  // Unless the user has paused it.
  window.run().setRunning(false);
  ASSERT_TRUE(waitFor([&] { return window.run().isUpToDate(); }));
  window.run().setLambda(0.2);
  EXPECT_FALSE(window.run().isRunning());
}

TEST_F(DrawingFromNothingTest, HandIsToldAtEveryLevelWhyAnEdgeChangesNothing) {
  openPreset("lambda");
  window.levels().setLevel(Level::Explore);
  window.run().edit(QStringLiteral("lambda"), Json(0));
  ASSERT_TRUE(waitFor([&] { return window.run().isUpToDate(); }));
  const auto& graph = *network().graph;
  int other = 1;
  while (graph.edgeBetween(0, other) >= 0) ++other;
  Q_EMIT tools().edgeWanted(0, other);
  EXPECT_THAT(QToolTip::text().toStdString(), HasSubstr("At λ = 0 an edge changes nothing"));
  ASSERT_TRUE(waitFor(
      [&] { return window.run().isUpToDate() && network().graph->edgeBetween(0, other) >= 0; }));
  Q_EMIT tools().edgeWanted(0, other);
  EXPECT_THAT(QToolTip::text().toStdString(), HasSubstr("connected already"));
  window.run().edit(QStringLiteral("lambda"), Json(1));
  while (network().graph->edgeBetween(0, other) >= 0) ++other;
  Q_EMIT tools().edgeWanted(0, other);
  EXPECT_THAT(QToolTip::text().toStdString(), Not(HasSubstr("λ = 0")));
}

TEST_F(DrawingFromNothingTest, CrossSaysWhoseTruthItIsAndIsEasyToHit) {
  openPreset("sbm-two-clusters");
  auto& scatter = *window.views().find<ScatterPlot>();
  auto* plot = scatter.plot();
  const auto& truth = network().data->truth;
  const QPoint cross =
      QPointF(plot->xAxis->coordToPixel(truth(0, 0)), plot->yAxis->coordToPixel(truth(1, 0)))
          .toPoint();
  QTest::mouseMove(plot, cross + QPoint(8, 8));
  EXPECT_THAT(scatter.picture().crossName.toStdString(), HasSubstr("truth of cluster 1 ("));
  QTest::mouseMove(plot, cross + QPoint(40, 40));
  EXPECT_EQ(scatter.picture().crossName, QString());
  // A drag that misses the cross moves the view, and there is a way back that can be seen.
  auto* whole = child<QToolButton>(scatter, "wholePicture");
  EXPECT_FALSE(whole->isVisible());
  const auto range = scatter.range();
  const QPoint beside = cross + QPoint(-25, 25);
  QTest::mousePress(plot, Qt::LeftButton, {}, beside);
  for (int k = 1; k <= 4; ++k) QTest::mouseMove(plot, beside + k * QPoint(-20, 10));
  QTest::mouseRelease(plot, Qt::LeftButton, {}, beside + QPoint(-80, 40));
  EXPECT_EQ(steps().count(), 0);
  ASSERT_TRUE(scatter.zoomed().has_value());
  ASSERT_TRUE(whole->isVisible());
  QTest::mouseClick(whole, Qt::LeftButton);
  EXPECT_FALSE(scatter.zoomed().has_value());
  EXPECT_FALSE(whole->isVisible());
  const auto back = scatter.range();
  EXPECT_NEAR(back.left, range.left, 0.3 * (range.right - range.left));
}

TEST_F(DrawingFromNothingTest, WeightsAreWrittenWhereThereIsRoom) {
  openEmpty();
  addNodes({spot(25, 40), spot(70, 40)});
  connectNodes(0, 1);
  QTest::keyClick(&window, Qt::Key_V);
  // A level edge is the same everywhere but where something is written on it.
  const auto isWritten = [&] {
    view().select({}, {});
    EXPECT_TRUE(waitForRest());
    const auto picture = view().grab().toImage();
    const auto middle = view().middleOf(0).toPoint();
    const QPoint quarter = (middle + at(0)) / 2 + QPoint(8, 0);
    const auto around = [&](QPoint point) {
      return picture.copy(QRect(point - QPoint(10, 7), QSize(20, 14)));
    };
    return around(middle) != around(quarter);
  };
  EXPECT_TRUE(isWritten());
  // The flow takes the place of the weight.
  auto* edges = window.choices().edgeChoice();
  edges->setCurrentIndex(edges->findData(QStringLiteral("iteration")));
  EXPECT_FALSE(isWritten());
}

}  // namespace
}  // namespace gtv::ui
