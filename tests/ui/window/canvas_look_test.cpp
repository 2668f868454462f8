#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QMenu>
#include <QMimeData>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QUndoStack>

#include "experiment/documents.h"
#include "support/child.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_tools.h"
#include "ui/canvas/graph_view.h"
#include "ui/canvas/view_choices.h"
#include "ui/diagnostics/status_line.h"
#include "ui/document/file_controller.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/experiment_document.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/run_controller.h"

namespace gtv::ui {
namespace {

using testing::child;
using ::testing::HasSubstr;
using testing::waitFor;

/// What the canvas shows, and how it leaves the window.
class CanvasLookTest : public testing::WindowTest {
 protected:
  GraphView& view() { return *window.graphView(); }
  QUndoStack& steps() { return *window.run().document().steps(); }
  void showEdges(const char* what, int arrows = -1) {
    auto* edges = window.choices().edgeChoice();
    edges->setCurrentIndex(edges->findData(QString::fromLatin1(what)));
    auto* choice = window.findChild<ViewChoices*>()->arrowChoice();
    choice->setCurrentIndex(choice->findData(arrows));
  }
  std::string legend() { return view().legendLines().join(QLatin1Char('\n')).toStdString(); }
  bool waitForLegend(const char* part) {
    return waitFor([&] { return legend().find(part) != std::string::npos; });
  }
  bool waitForNodes(int count) {
    return waitFor([&] { return view().nodeCount() == count; });
  }
};

TEST_F(CanvasLookTest, GraphCanBeDrawnOnEmptyCanvas) {
  window.resize(1280, 800);
  window.show();
  window.activateWindow();
  // A million iterations of three nodes are soon over.
  window.files().open(emptyExperiment().with("stop.maxIterations", 1'000'000'000).value(), {},
                      true);
  ASSERT_TRUE(waitFor([&] { return window.run().isEmpty(); }));
  EXPECT_EQ(window.panel()->problemText(), QString());
  EXPECT_FALSE(window.grab().isNull());
  // What needs a run does nothing, and nothing breaks.
  window.run().step();
  window.lambdaControl();
  QTest::keyClick(&view(), Qt::Key_Plus);
  QTest::keyClick(&view(), Qt::Key_Minus);
  QTest::keyClick(&view(), Qt::Key_A, Qt::ControlModifier);
  QTest::keyClick(&view(), Qt::Key_Escape);
  window.run().setRunning(true);
  QTest::keyClick(&view(), Qt::Key_A);
  ASSERT_EQ(view().tools()->tool(), CanvasTool::AddNode);
  const QPoint middle = view().rect().center();
  const std::vector<QPoint> places{middle, middle + QPoint(90, -40), middle + QPoint(-60, 70)};
  for (int k = 0; k < 3; ++k) {
    QTest::mouseClick(&view(), Qt::LeftButton, {}, places[k]);
    ASSERT_TRUE(waitForNodes(k + 1)) << window.status().text().toStdString();
    for (int i = 0; i <= k; ++i)
      EXPECT_LE((view().screenPosition(i) - places[i]).manhattanLength(), 2) << k << " " << i;
  }
  EXPECT_TRUE(
      waitFor([&] { return window.run().snapshot() && window.run().shownIteration() > 3; }));
  QTest::keyClick(&view(), Qt::Key_C);
  QTest::mousePress(&view(), Qt::LeftButton, {}, places[0]);
  QTest::mouseMove(&view(), places[1]);
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, places[1]);
  EXPECT_TRUE(waitFor([&] {
    return window.run().snapshot() &&
           window.run().snapshot()->network->graph->edgeBetween(0, 1) >= 0;
  }));
  const auto iteration = window.run().shownIteration();
  EXPECT_TRUE(waitFor([&] { return window.run().shownIteration() > iteration; }));
  EXPECT_EQ(window.panel()->problemText(), QString());
  EXPECT_EQ(steps().count(), 4);
  while (steps().canUndo()) steps().undo();
  EXPECT_TRUE(waitFor([&] { return window.run().isEmpty(); }));
  EXPECT_FALSE(window.grab().isNull());
  steps().redo();
  EXPECT_TRUE(waitFor([&] { return window.run().snapshot() && view().nodeCount() == 1; }));
}

TEST_F(CanvasLookTest, DeletingAllNodesLeavesAnEmptyCanvas) {
  openPreset("star", true);
  QTest::keyClick(&view(), Qt::Key_A, Qt::ControlModifier);
  QTest::keyClick(&view(), Qt::Key_Delete);
  ASSERT_TRUE(waitFor([&] { return window.run().isEmpty(); }))
      << window.status().text().toStdString();
  EXPECT_EQ(window.panel()->problemText(), QString());
  showEdges("optimum", 0);
  EXPECT_FALSE(window.grab().isNull());
  steps().undo();
  EXPECT_TRUE(waitFor([&] { return window.run().snapshot() && view().nodeCount() == 50; }));
  // The form leads there too.
  Q_EMIT window.panel()->edited(QStringLiteral("graph.kind"), Json("empty"));
  EXPECT_TRUE(waitFor([&] { return window.run().isEmpty(); }));
  EXPECT_EQ(window.panel()->problemText(), QString());
  ASSERT_TRUE(window.files().openByName(QStringLiteral("chain"), false));
  EXPECT_TRUE(waitFor([&] { return window.run().snapshot() && view().nodeCount() == 200; }));
}

TEST_F(CanvasLookTest, ArrowsShowFlowOfChosenParameter) {
  openPreset("star");
  runTo(200);
  auto* arrows = window.findChild<ViewChoices*>()->arrowChoice();
  EXPECT_FALSE(arrows->isVisible());
  showEdges("iteration", 1);
  EXPECT_TRUE(waitFor([&] { return arrows->isVisible(); }));
  ASSERT_TRUE(waitFor([&] { return window.run().snapshot()->flow != nullptr; }));
  EXPECT_EQ(window.run().snapshot()->flow->size(), 49);
  EXPECT_TRUE(waitForLegend("arrows: flow of w2"));
  ASSERT_TRUE(waitFor([&] { return view().edgesAreCurrent(); }));
  // At a node that is apart from the centre flow and difference have one sign.
  const auto& W = window.run().snapshot()->W;
  int apart = 0;
  for (int e = 0; e < 49; ++e) {
    const double difference = W(1, 0) - W(1, e + 1);
    if (std::abs(difference) < 0.05) continue;
    ++apart;
    EXPECT_GT((*window.run().snapshot()->flow)[e] * difference, 0) << e;
  }
  EXPECT_GT(apart, 5);
  showEdges("optimum", 0);
  EXPECT_TRUE(waitForLegend("arrows: flow of w1"));
  EXPECT_THAT(legend(), HasSubstr("exact optimum"));
  showEdges("optimum", -1);
  EXPECT_THAT(legend(), ::testing::Not(HasSubstr("arrows")));
  showEdges("weight");
  EXPECT_TRUE(waitFor([&] { return !arrows->isVisible(); }));
}

TEST_F(CanvasLookTest, SaturatedEdgesHaveTextColour) {
  openPreset("star");
  showEdges("optimum");
  ASSERT_TRUE(waitFor([&] {
    return window.run().exactOptimum().latest() && window.run().exactOptimum().isCurrent() &&
           view().edgesAreCurrent();
  }));
  const auto& saturation = *window.run().exactOptimum().latest()->saturation;
  const auto image = view().grab().toImage();
  int full = 0;
  int less = 0;
  for (int e = 0; e < 49; ++e) {
    const auto at = 0.4 * view().screenPosition(0) + 0.6 * view().screenPosition(e + 1);
    const auto color = image.pixelColor(at.toPoint());
    if (view().legendBox().contains(at.toPoint())) continue;
    if (saturation[e] >= saturatedFrom) {
      ++full;
      EXPECT_LT(color.lightness(), 90) << e;
    } else if (saturation[e] < 0.8) {
      ++less;
      EXPECT_GT(color.lightness(), 90) << e;
    }
  }
  EXPECT_GT(full, 5);
  EXPECT_GT(less, 3);
}

TEST_F(CanvasLookTest, WhatTheEdgesShowBelongsToTheDocument) {
  openPreset("saturated-edges");
  runTo(60);
  EXPECT_EQ(window.choices().edges(), QLatin1String("iteration"));
  // λ = 0.7: the edges between the three clusters, and no others.
  EXPECT_TRUE(waitForLegend("bold: 3 of 18 edges at capacity"));
  auto* edges = window.choices().edgeChoice();
  edges->setFocus();
  QTest::keyClick(edges, Qt::Key_Home);
  EXPECT_EQ(window.run().experiment().at("view").at("edges"), "weight");
  EXPECT_EQ(steps().count(), 0) << "a look is no step";
  openPreset("star");
  EXPECT_EQ(window.choices().edges(), QLatin1String("weight"));
}

TEST_F(CanvasLookTest, BackdropIsRemembered) {
  openPreset("star");
  const auto plain = view().grab().toImage();
  const auto actions = view().backdropActions();
  actions[1]->trigger();
  EXPECT_EQ(window.run().experiment().at("view").at("backdrop"), "grid");
  EXPECT_NE(view().grab().toImage(), plain);
  EXPECT_EQ(steps().count(), 0);
  actions[2]->trigger();
  EXPECT_THAT(legend(), HasSubstr("grid: nodes are not drawn by coordinates"));
  const auto houses = loadPreset("sacramento").value().with("view.backdrop", "coordinates").value();
  window.files().open(houses, {}, false);
  ASSERT_TRUE(waitFor([&] { return view().nodeCount() == 932 && window.run().snapshot(); }));
  EXPECT_EQ(view().backdrop(), Backdrop::Coordinates);
  EXPECT_TRUE(actions[2]->isChecked());
  EXPECT_THAT(legend(), ::testing::Not(HasSubstr("grid")));
  ASSERT_TRUE(window.files().openByName(QStringLiteral("chain"), false));
  EXPECT_TRUE(waitFor([&] { return view().backdrop() == Backdrop::None; }));
}

TEST_F(CanvasLookTest, NodesMoveSmoothlyToAnotherLayout) {
  openPreset("star");
  runTo(5);
  GraphView::setAnimated(true);
  const auto before = view().screenPosition(7);
  Q_EMIT window.panel()->edited(QStringLiteral("layout.kind"), Json("spectral"));
  ASSERT_TRUE(waitFor([&] { return view().isMoving(); }));
  // Whoever asks gets the place where the node will be, and it is there when the glide is over.
  const auto after = view().screenPosition(7);
  EXPECT_GT(QLineF(before, after).length(), 12);
  EXPECT_FALSE(view().isCurrent());
  EXPECT_TRUE(waitFor([&] { return !view().isMoving(); }));
  EXPECT_EQ(view().screenPosition(7), after);
  // A press ends it, and goes to the node that will be there.
  steps().undo();
  ASSERT_TRUE(waitFor([&] { return view().isMoving(); }));
  QTest::mouseClick(&view(), Qt::LeftButton, {}, view().screenPosition(7).toPoint());
  EXPECT_FALSE(view().isMoving());
  EXPECT_EQ(view().selectedNodes(), std::vector<int>{7});
  // Nodes of another graph appear.
  Q_EMIT window.panel()->edited(QStringLiteral("graph.leaves"), Json(20));
  EXPECT_TRUE(waitFor([&] { return view().nodeCount() == 21 && view().isMoving(); }));
  QSettings().setValue(QStringLiteral("animate"), false);
  EXPECT_TRUE(waitFor([&] { return !view().isMoving(); }));
  steps().undo();
  EXPECT_TRUE(waitFor([&] { return view().nodeCount() == 50; }));
  EXPECT_FALSE(view().isMoving());
  QSettings().remove(QStringLiteral("animate"));
}

TEST_F(CanvasLookTest, CanvasIsExportedAsVectorFigure) {
  openPreset("sbm-two-clusters");
  runTo(50);
  showEdges("optimum", 0);
  ASSERT_TRUE(waitForLegend("arrows: flow of w1"));
  for (int k = 0; k < 4; ++k) QTest::keyClick(&view(), Qt::Key_Plus);  // parts are outside
  view().select({1, 2}, {});
  EXPECT_THAT(legend(), HasSubstr("ringed: 2"));
  const auto svg = QString::fromUtf8(renderFigure(view(), QStringLiteral("svg")).value());
  const QRegularExpression line(
      QStringLiteral("<polyline[^>]*points=\"([-0-9.e]+),([-0-9.e]+) ([-0-9.e]+),([-0-9.e]+)"));
  int lines = 0;
  for (auto it = line.globalMatch(svg); it.hasNext(); ++lines) {
    const auto match = it.next();
    for (const int k : {1, 3}) {
      EXPECT_GE(match.captured(k).toDouble(), -0.01);
      EXPECT_LE(match.captured(k).toDouble(), view().width() + 0.01);
      EXPECT_GE(match.captured(k + 1).toDouble(), -0.01);
      EXPECT_LE(match.captured(k + 1).toDouble(), view().height() + 0.01);
    }
  }
  EXPECT_GT(lines, 500);
  // It has no rings, and says nothing of them.
  EXPECT_TRUE(svg.contains(QStringLiteral("arrows: flow of w1")));
  EXPECT_FALSE(svg.contains(QStringLiteral("ringed")));
  EXPECT_FALSE(svg.contains(QStringLiteral("<image")));
  EXPECT_TRUE(renderFigure(view(), QStringLiteral("pdf"))->startsWith("%PDF"));
  EXPECT_GT(renderFigure(view(), QStringLiteral("png"))->size(), 1000);
  const auto table = view().figureData().split(QLatin1Char('\n'));
  EXPECT_EQ(table.front(), QStringLiteral("node,x,y,cluster,labels,learned,w1,w2"));
  EXPECT_EQ(table.size(), 202);
  view().setFocus();
  QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
  const auto* data = QGuiApplication::clipboard()->mimeData();
  ASSERT_NE(data, nullptr);
  EXPECT_TRUE(data->hasImage());
  EXPECT_TRUE(data->text().startsWith(QStringLiteral("node,x,y")));
  const QSignalSpy wanted(&view(), &GraphView::exportWanted);
  // The menu of the ground offers it; the dialog that the window opens is not for a test.
  QObject::disconnect(&view(), &GraphView::exportWanted, &window, nullptr);
  view().tools()->showMenu(QPointF(3, view().height() - 3), view().mapToGlobal(QPoint(3, 3)));
  auto* menu = view().findChild<QMenu*>(QStringLiteral("groundMenu"));
  ASSERT_NE(menu, nullptr);
  EXPECT_THAT(menu->actions(), ::testing::Contains(view().figureActions()[1]));
  view().figureActions()[1]->trigger();
  EXPECT_EQ(wanted.count(), 1);
  menu->close();
}

TEST_F(CanvasLookTest, PoisonedNodesAreDrawnAsSquares) {
  openPreset("star");
  auto* choice = child<QComboBox>(window, "colorChoice");
  choice->setCurrentIndex(choice->findData(QStringLiteral("labeled")));
  Q_EMIT choice->activated(choice->currentIndex());
  EXPECT_TRUE(waitForLegend("Labelled nodes"));
  Q_EMIT view().tools()->attackWanted({4}, QStringLiteral("label-flip"));
  EXPECT_TRUE(waitForLegend("square: 1 node"));
  EXPECT_EQ(view().paint().bucketOf[4], 2);
  steps().undo();
  EXPECT_TRUE(waitFor([&] { return legend().find("square") == std::string::npos; }));
}

TEST_F(CanvasLookTest, LegendHidesNoNode) {
  for (const char* preset : {"sbm-two-clusters", "star", "chain", "sacramento", "wine", "weather"})
    for (const QSize size : {QSize(1280, 800), QSize(900, 620)}) {
      openPreset(preset);
      window.resize(size);
      runTo(5);
      ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete() && view().isCurrent(); }));
      view().grab();
      ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete() && view().isCurrent(); }));
      int hidden = 0;
      for (int i = 0; i < view().nodeCount(); ++i)
        hidden += view().legendBox().contains(view().screenPosition(i).toPoint()) ? 1 : 0;
      EXPECT_EQ(hidden, 0) << preset << ' ' << size.width();
      EXPECT_TRUE(view().rect().contains(view().legendBox())) << preset << ' ' << size.width();
      for (int i = 0; i < view().nodeCount(); ++i)
        ASSERT_TRUE(view().rect().contains(view().screenPosition(i).toPoint())) << preset;
    }
}

TEST_F(CanvasLookTest, ServerIsDrawnWithItsLinksWhileItsMethodRuns) {
  openPreset("star");
  runTo(5);
  EXPECT_TRUE(view().serverPlaces().empty());
  window.run().edit(QStringLiteral("solver"), Json{{"kind", "fedavg"}});
  ASSERT_TRUE(waitFor([&] { return !view().serverPlaces().empty(); }));
  runTo(5);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete() && view().isCurrent(); }));
  const auto places = view().serverPlaces();
  ASSERT_EQ(places.size(), 1U);
  EXPECT_THAT(legend(), HasSubstr("box: the server, dotted: its links"));
  EXPECT_TRUE(view().rect().contains(places[0].toPoint()));
  EXPECT_FALSE(view().legendBox().contains(places[0].toPoint()));
  for (int i = 0; i < view().nodeCount(); ++i)
    EXPECT_LT(places[0].y(), view().screenPosition(i).y()) << i;
  // An edge of its box has ink.
  const auto image = view().grab().toImage();
  const auto ground = image.pixelColor(3, image.height() / 2).lightness();
  int ink = 0;
  for (int dx = -40; dx <= 40; ++dx)
    ink +=
        std::abs(image.pixelColor(places[0].toPoint() + QPoint(dx, 0)).lightness() - ground) > 60;
  EXPECT_GE(ink, 2);
  window.run().edit(QStringLiteral("solver"), Json{{"kind", "admm"}});
  EXPECT_TRUE(waitFor([&] { return view().serverPlaces().empty(); }));
}

TEST_F(CanvasLookTest, LegendSaysThatAMethodDoesWithoutEdges) {
  openPreset("star");
  EXPECT_EQ(legend().find("does not use"), std::string::npos);
  window.run().edit(QStringLiteral("solver"), Json{{"kind", "fedavg"}});
  EXPECT_TRUE(waitForLegend("faint: edges, which this method does not use"));
}

}  // namespace
}  // namespace gtv::ui
