#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QUndoStack>

#include "experiment/documents.h"
#include "support/child.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_tools.h"
#include "ui/canvas/graph_view.h"
#include "ui/canvas/hover_card.h"
#include "ui/canvas/view_choices.h"
#include "ui/diagnostics/status_line.h"
#include "ui/document/file_controller.h"
#include "ui/forms/number_field.h"
#include "ui/live/experiment_document.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/lambda_control.h"
#include "ui/live/run_controller.h"
#include "ui/shell/view_docks.h"
#include "ui/views/scatter_plot.h"

namespace gtv::ui {
namespace {

using testing::child;
using testing::waitFor;

/// What a user does on the canvas, with the mouse and with the keys.
class CanvasTest : public testing::WindowTest {
 protected:
  GraphView& view() { return *window.graphView(); }
  GraphTools& tools() { return *view().tools(); }
  QUndoStack& steps() { return *window.run().document().steps(); }
  const EmpiricalGraph& graph() { return *window.run().snapshot()->network->graph; }
  QPoint at(int node) { return view().screenPosition(node).toPoint(); }
  /// A point of the canvas far from nodes and edges.
  QPoint ground() {
    for (int y = view().height() - 20; y > 20; y -= 12)
      for (int x = view().width() - 20; x > 20; x -= 12)
        if (view().nodeAt(QPointF(x, y)) < 0 && view().edgeAt(QPointF(x, y)) < 0) return {x, y};
    return {-1, -1};
  }
  QPoint middleOf(int edge) {
    return (at(graph().edge(edge).head) + at(graph().edge(edge).tail)) / 2;
  }
  void click(QPoint point, Qt::KeyboardModifiers modifiers = {}) {
    QTest::mouseClick(&view(), Qt::LeftButton, modifiers, point);
  }
  void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {}) {
    QTest::mousePress(&view(), Qt::LeftButton, modifiers, from);
    for (int k = 1; k <= 6; ++k) QTest::mouseMove(&view(), from + (to - from) * k / 6);
    QTest::mouseRelease(&view(), Qt::LeftButton, modifiers, to);
  }
  /// Presses a node and moves the pointer, without letting go.
  void hold(int node, QPoint way) {
    const auto from = at(node);
    QTest::mousePress(&view(), Qt::LeftButton, {}, from);
    for (int k = 1; k <= 4; ++k) QTest::mouseMove(&view(), from + way * k / 4);
    ASSERT_LE((at(node) - from - way).manhattanLength(), 1);
  }
  void releaseMouse(QPoint point) { QTest::mouseRelease(&view(), Qt::LeftButton, {}, point); }
  /// A move of the pointer with these buttons held.
  void moveWith(Qt::MouseButtons buttons, QPoint point) {
    QMouseEvent event(QEvent::MouseMove, point, view().mapToGlobal(point), Qt::NoButton, buttons,
                      Qt::NoModifier);
    QApplication::sendEvent(&view(), &event);
  }
  bool waitForEdges(int count) {
    return waitFor([&] { return graph().edgeCount() == count; });
  }
  bool waitForNodes(int count) {
    return waitFor([&] { return view().nodeCount() == count && graph().nodeCount() == count; });
  }
  /// Two nodes without an edge between them.
  std::pair<int, int> unconnectedNodes() {
    for (int i = 0; i < graph().nodeCount(); ++i)
      for (int j = i + 1; j < graph().nodeCount(); ++j)
        if (graph().edgeBetween(i, j) < 0) return {i, j};
    return {-1, -1};
  }
};

TEST_F(CanvasTest, ConnectingNodesChangesRunningIterationAndCanBeUndone) {
  openPreset("star", true);
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() > 20; }));
  const int edges = graph().edgeCount();
  const int run = window.run().solver().current();
  const auto [i, j] = unconnectedNodes();
  ASSERT_GE(i, 0);
  tools().setTool(CanvasTool::Connect);
  drag(at(i), at(j));
  EXPECT_TRUE(waitForEdges(edges + 1));
  EXPECT_GE(graph().edgeBetween(i, j), 0);
  // The same run: nothing starts again.
  EXPECT_EQ(window.run().solver().current(), run);
  EXPECT_GT(window.run().shownIteration(), 20);
  EXPECT_EQ(steps().undoText(), QStringLiteral("Connect"));
  steps().undo();
  EXPECT_TRUE(waitForEdges(edges));
  EXPECT_EQ(graph().edgeBetween(i, j), -1);
  steps().redo();
  EXPECT_TRUE(waitForEdges(edges + 1));
  // Click and click does the same; the edge that is there already stays as it is.
  click(at(i));
  click(at(j));
  EXPECT_EQ(steps().count(), 1);
  EXPECT_EQ(window.panel()->problemText(), QString());
  EXPECT_THAT(window.status().text().toStdString(), ::testing::HasSubstr("connected already"));
}

TEST_F(CanvasTest, NodesAreAddedConnectedAndDeleted) {
  openPreset("star");
  runTo(10);
  const int nodes = graph().nodeCount();
  const auto where = ground();
  const auto before = at(0);
  tools().setTool(CanvasTool::AddNode);
  click(where);
  ASSERT_TRUE(waitForNodes(nodes + 1));
  EXPECT_LE(QLineF(view().screenPosition(nodes), where).length(), 1.5);
  EXPECT_EQ(at(0), before);
  tools().setTool(CanvasTool::Connect);
  drag(at(nodes), at(1));
  const int edges = graph().edgeCount();
  ASSERT_TRUE(waitForEdges(edges + 1) || graph().edgeBetween(1, nodes) >= 0);
  // The new edge is chosen, and so is found.
  EXPECT_EQ(view().selectedEdges(), std::vector<int>{graph().edgeBetween(1, nodes)});
  tools().setTool(CanvasTool::Delete);
  click(at(nodes));
  ASSERT_TRUE(waitForNodes(nodes));
  EXPECT_EQ(steps().count(), 3);
  steps().undo();
  ASSERT_TRUE(waitForNodes(nodes + 1));
  EXPECT_GE(graph().edgeBetween(1, nodes), 0);
  while (steps().canUndo()) steps().undo();
  EXPECT_TRUE(waitForNodes(nodes));
  EXPECT_FALSE(window.isWindowModified());
}

TEST_F(CanvasTest, ClickedEdgeIsDeletedOrReweighted) {
  openPreset("star");
  const int edges = graph().edgeCount();
  tools().setTool(CanvasTool::Weight);
  const auto middle = middleOf(2);
  const int edge = view().edgeAt(middle);
  ASSERT_GE(edge, 0);
  click(middle);
  auto* field = child<NumberField>(view(), "weightField");
  ASSERT_TRUE(field->isVisible());
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("2,5"));
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_FALSE(field->isVisible());
  EXPECT_TRUE(waitFor([&] { return graph().edge(edge).weight == 2.5; }));
  tools().setTool(CanvasTool::Delete);
  click(middle);
  EXPECT_TRUE(waitForEdges(edges - 1));
  steps().undo();
  EXPECT_TRUE(waitForEdges(edges));
  EXPECT_EQ(graph().edge(edge).weight, 2.5);
  steps().undo();
  EXPECT_TRUE(waitFor([&] { return graph().edge(edge).weight != 2.5; }));
}

TEST_F(CanvasTest, RectangleLassoAndClicksSelectNodes) {
  openPreset("sbm-two-clusters");
  tools().setTool(CanvasTool::Rectangle);
  drag(QPoint(2, 2), QPoint(view().width() - 3, view().height() - 3));
  EXPECT_EQ(static_cast<int>(view().selectedNodes().size()), view().nodeCount());
  drag(QPoint(2, 2), QPoint(8, 8));
  EXPECT_TRUE(view().selectedNodes().empty());
  tools().setTool(CanvasTool::Lasso);
  // A triangle round one node.
  const auto center = at(5);
  QTest::mousePress(&view(), Qt::LeftButton, {}, center + QPoint(-14, 12));
  QTest::mouseMove(&view(), center + QPoint(14, 12));
  QTest::mouseMove(&view(), center + QPoint(0, -16));
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, center + QPoint(0, -16));
  EXPECT_THAT(view().selectedNodes(), ::testing::Contains(5));
  EXPECT_LT(view().selectedNodes().size(), 30U);
  tools().setTool(CanvasTool::Select);
  view().select({}, {});
  const int first = view().nodeAt(at(7));
  click(at(7));
  EXPECT_EQ(view().selectedNodes(), std::vector<int>{first});
  click(at(11), Qt::ShiftModifier);
  EXPECT_EQ(view().selectedNodes().size(), 2U);
  click(at(11), Qt::ShiftModifier);
  EXPECT_EQ(view().selectedNodes(), std::vector<int>{first});
  QTest::keyClick(&view(), Qt::Key_A, Qt::ControlModifier);
  EXPECT_EQ(static_cast<int>(view().selectedNodes().size()), view().nodeCount());
  QTest::keyClick(&view(), Qt::Key_Escape);
  EXPECT_TRUE(view().selectedNodes().empty());
  EXPECT_EQ(steps().count(), 0);
}

TEST_F(CanvasTest, SelectedNodesMoveTogetherInOneUndoStep) {
  openPreset("star");
  runTo(10);
  const auto first = at(1);
  const auto second = at(2);
  const auto third = at(3);
  click(first);
  click(second, Qt::ShiftModifier);
  drag(first, first + QPoint(40, 25));
  EXPECT_EQ(steps().count(), 1);
  EXPECT_LE((at(1) - first - QPoint(40, 25)).manhattanLength(), 2);
  EXPECT_LE((at(2) - second - QPoint(40, 25)).manhattanLength(), 2);
  EXPECT_EQ(at(3), third);
  steps().undo();
  EXPECT_TRUE(waitFor([&] { return (at(1) - first).manhattanLength() <= 1; }));
  EXPECT_LE((at(2) - second).manhattanLength(), 1);
  EXPECT_EQ(window.run().shownIteration(), 10);
  // Keys: many small moves in a row are one step.
  QTest::keyClick(&view(), Qt::Key_Right, Qt::AltModifier);
  QTest::keyClick(&view(), Qt::Key_Right, Qt::AltModifier);
  QTest::keyClick(&view(), Qt::Key_Up, Qt::AltModifier);
  EXPECT_EQ(steps().count(), 1);
  EXPECT_GT(at(1).x(), first.x());
  EXPECT_LT(at(1).y(), first.y());
}

TEST_F(CanvasTest, CancelledDragRestoresPositions) {
  openPreset("star");
  runTo(5);
  const QPoint way(40, 24);
  const auto before = at(3);
  hold(3, way);
  QTest::keyClick(&view(), Qt::Key_Escape);
  EXPECT_EQ(at(3), before);
  releaseMouse(before + way);
  EXPECT_EQ(view().selectedNodes(), std::vector<int>{3});
  hold(3, way);
  QTest::keyClick(&view(), Qt::Key_L);
  EXPECT_EQ(at(3), before);
  releaseMouse(before + way);
  QTest::keyClick(&view(), Qt::Key_V);
  // While another graph is being built nobody hears of it.
  hold(3, way);
  tools().blockSignals(true);
  releaseMouse(before + way);
  EXPECT_EQ(at(3), before);
  QTest::keyClick(&view(), Qt::Key_Right, Qt::AltModifier);
  EXPECT_EQ(at(3), before);
  tools().blockSignals(false);
  EXPECT_EQ(steps().count(), 0);
}

TEST_F(CanvasTest, DragIgnoresOtherButtonsAndEndsOnLostRelease) {
  openPreset("star");
  runTo(5);
  const QPoint way(40, 24);
  const auto before = at(3);
  hold(3, way);
  QTest::mousePress(&view(), Qt::MiddleButton, {}, before + way);
  QTest::mousePress(&view(), Qt::RightButton, {}, before + way);
  EXPECT_EQ(QApplication::activePopupWidget(), nullptr);
  EXPECT_EQ(steps().count(), 0);
  releaseMouse(before + way);
  EXPECT_EQ(steps().count(), 1);
  moveWith(Qt::MiddleButton, before);
  EXPECT_LE((at(3) - before - way).manhattanLength(), 1);
  QTest::mouseRelease(&view(), Qt::MiddleButton, {}, before);
  QTest::mouseRelease(&view(), Qt::RightButton, {}, before);
  // A menu had the release.
  hold(3, -way);
  moveWith(Qt::NoButton, before);
  EXPECT_EQ(steps().count(), 2);
  moveWith(Qt::NoButton, before - way);
  EXPECT_LE((at(3) - before).manhattanLength(), 1);
  releaseMouse(before);
  EXPECT_EQ(steps().count(), 2);
}

TEST_F(CanvasTest, MovedNodeStaysWhereItIsDropped) {
  openPreset("star");
  runTo(5);
  int outermost = 1;
  for (int i = 2; i < 50; ++i)
    if (at(i).x() < at(outermost).x()) outermost = i;
  const int other = outermost == 1 ? 2 : 1;
  const auto before = at(outermost);
  const auto beside = at(other);
  const QPoint way(60, 0);
  for (const auto& each : {way, -way - way}) {
    const QSignalSpy placed(&view(), &GraphView::positionsChanged);
    const auto from = at(outermost);
    drag(from, from + each);
    ASSERT_TRUE(waitFor([&] { return placed.count() > 0; }));
    EXPECT_LE((at(outermost) - from - each).manhattanLength(), 1);
    EXPECT_EQ(at(other), beside);
  }
  // Everything is seen again when that is asked for, and in another layout.
  QTest::keyClick(&view(), Qt::Key_0);
  EXPECT_GT(at(outermost).x(), before.x() - 50);
  EXPECT_NE(at(other), beside);
  Q_EMIT window.panel()->edited(QStringLiteral("layout.kind"), Json("spectral"));
  const QRect inside = view().rect().adjusted(20, 20, -20, -20);
  EXPECT_TRUE(waitFor([&] {
    bool all = true;
    for (int i = 0; i < 50; ++i) all = all && inside.contains(at(i));
    return all && view().edgesAreCurrent();
  }));
}

TEST_F(CanvasTest, LatePositionsDoNotDisturbDrag) {
  openPreset("star");
  runTo(5);
  const QSignalSpy told(&window.run().solver(), &SolverThread::positionsReady);
  const QPoint way(40, 24);
  const auto places = std::vector{at(3), at(4)};
  drag(at(4), at(4) + way);
  ASSERT_TRUE(waitFor([&] { return told.count() > 0; }));
  hold(3, way);
  auto late = told.back().front().value<NetworkPicture>();
  auto moved = Matrix(*late.positions);
  moved.col(5) += Eigen::Vector2d(0.1, 0.05);
  const auto fifth = at(5);
  late.positions = std::make_shared<const Matrix>(moved);
  Q_EMIT window.run().solver().positionsReady(late);
  EXPECT_LE((at(3) - places[0] - way).manhattanLength(), 1);
  // They are taken up when the drag is over.
  QTest::keyClick(&view(), Qt::Key_Escape);
  EXPECT_EQ(at(3), places[0]);
  EXPECT_GT((at(5) - fifth).manhattanLength(), 10);
  EXPECT_LE((at(4) - places[1] - way).manhattanLength(), 1);
  releaseMouse(places[0] + way);
  // Of two layouts only the last that was asked for is told, even if the first was quick.
  const QSignalSpy ready(&window.run().solver(), &SolverThread::positionsReady);
  window.run().solver().layOut(window.run().experiment().with("positions", nullptr).value());
  QTest::qSleep(300);
  window.run().solver().layOut(window.run().experiment());
  ASSERT_TRUE(waitFor([&] { return ready.count() > 0; }));
  QTest::qWait(50);
  EXPECT_EQ(ready.count(), 1);
  EXPECT_LE((at(4) - places[1] - way).manhattanLength(), 1);
}

TEST_F(CanvasTest, EdgesAreSelectedByClicksAndMovedByDrags) {
  openPreset("star");
  runTo(5);
  const QPoint way(35, -20);
  const auto from = middleOf(5);
  const auto before = at(5);
  drag(from, from + way);
  EXPECT_TRUE(view().selectedEdges().empty());
  EXPECT_EQ(at(5), before + way);
  EXPECT_EQ(steps().count(), 0);
  click(middleOf(5));
  const auto first = view().selectedEdges();
  ASSERT_EQ(first.size(), 1U);
  click(middleOf(2), Qt::ShiftModifier);
  EXPECT_EQ(view().selectedEdges(), (std::vector{2, 5}));
  tools().setTool(CanvasTool::Rectangle);
  drag(QPoint(2, 2), QPoint(4, 4), Qt::ShiftModifier);
  EXPECT_EQ(view().selectedEdges(), (std::vector{2, 5}));
  tools().setTool(CanvasTool::Select);
  // A click on one of several chosen nodes chooses that one.
  view().select({3, 4, 5}, {});
  click(at(4));
  EXPECT_EQ(view().selectedNodes(), std::vector<int>{4});
}

TEST_F(CanvasTest, EditsKeepSelectedEdgesAndCursor) {
  openPreset("star");
  runTo(5);
  view().select({6}, {0, 10, 20});
  tools().setCursor(30);
  Q_EMIT tools().removalWanted({1}, {});
  ASSERT_TRUE(waitForNodes(49));
  EXPECT_EQ(view().selectedNodes(), std::vector<int>{5});
  EXPECT_EQ(view().selectedEdges(), (std::vector{9, 19}));
  EXPECT_EQ(tools().cursor(), 29);
}

TEST_F(CanvasTest, KeysDescribeNodesReweightEdgesAndAddNodes) {
  openPreset("star");
  runTo(200);
  view().setFocus();
  const auto& card = *view().card();
  QTest::keyClick(&view(), Qt::Key_Right, Qt::ShiftModifier);
  EXPECT_TRUE(waitFor([&] { return card.text().contains(QStringLiteral("out of balance by")); }));
  EXPECT_TRUE(card.isVisible());
  QTest::keyClick(&view(), Qt::Key_Left);
  EXPECT_FALSE(card.isVisible());
  view().select({}, {3, 4});
  QTest::keyClick(&view(), Qt::Key_W);
  QTest::keyClick(&view(), Qt::Key_Return);
  auto* field = child<NumberField>(view(), "weightField");
  ASSERT_TRUE(field->isVisible());
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("3"));
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_TRUE(waitFor([&] { return graph().edge(3).weight == 3 && graph().edge(4).weight == 3; }));
  EXPECT_EQ(view().selectedEdges(), (std::vector{3, 4}));
  QTest::keyClick(&view(), Qt::Key_A);
  for (int k = 0; k < 3; ++k) QTest::keyClick(&view(), Qt::Key_Return);
  ASSERT_TRUE(waitForNodes(53));
  for (int i = 0; i < 53; ++i)
    for (int j = std::max(50, i + 1); j < 53; ++j)
      EXPECT_GT((at(i) - at(j)).manhattanLength(), 5) << i << " " << j;
}

TEST_F(CanvasTest, GraphCanBeBuiltWithKeyboardOnly) {
  openPreset("star");
  view().setFocus();
  const int nodes = graph().nodeCount();
  QTest::keyClick(&view(), Qt::Key_N);
  EXPECT_EQ(tools().tool(), CanvasTool::AddNode);
  QTest::keyClick(&view(), Qt::Key_Return);
  ASSERT_TRUE(waitForNodes(nodes + 1));
  QTest::keyClick(&view(), Qt::Key_C);
  QTest::keyClick(&view(), Qt::Key_Right, Qt::ShiftModifier);
  const int from = tools().cursor();
  ASSERT_GE(from, 0);
  QTest::keyClick(&view(), Qt::Key_Return);
  QTest::keyClick(&view(), Qt::Key_Left, Qt::ShiftModifier);
  const int to = tools().cursor();
  ASSERT_NE(to, from);
  const bool known = graph().edgeBetween(from, to) >= 0;
  const int edges = graph().edgeCount();
  QTest::keyClick(&view(), Qt::Key_Return);
  if (!known) {
    EXPECT_TRUE(waitForEdges(edges + 1));
  }
  QTest::keyClick(&view(), Qt::Key_V);
  QTest::keyClick(&view(), Qt::Key_Return);
  EXPECT_EQ(view().selectedNodes(), std::vector<int>{to});
  QTest::keyClick(&view(), Qt::Key_Delete);
  EXPECT_TRUE(waitForNodes(nodes));
}

TEST_F(CanvasTest, MaskingAndPoisoningChangeRunAndCanBeUndone) {
  openPreset("star");
  runTo(30);
  const auto labels = Vector(window.run().snapshot()->network->data->datasets.labels(1));
  Q_EMIT tools().attackWanted({1}, QStringLiteral("label-flip"));
  EXPECT_TRUE(waitFor([&] {
    return Vector(window.run().snapshot()->network->data->datasets.labels(1)) == Vector(-labels);
  }));
  Q_EMIT tools().maskWanted({1, 2}, true);
  EXPECT_TRUE(waitFor([&] { return !window.run().snapshot()->network->data->labeled[2]; }));
  EXPECT_GE(window.run().shownIteration(), 30);
  steps().undo();
  steps().undo();
  EXPECT_TRUE(waitFor([&] {
    const auto& data = *window.run().snapshot()->network->data;
    return data.labeled[2] && Vector(data.datasets.labels(1)) == labels;
  }));
  EXPECT_FALSE(window.isWindowModified());
}

TEST_F(CanvasTest, TruthCanBeDraggedInScatterPlot) {
  openPreset("sbm-two-clusters", true);
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() > 20; }));
  auto& scatter = *window.views().find<ScatterPlot>();
  auto* plot = scatter.plot();
  const auto truth = Vector(window.run().snapshot()->network->data->truth.col(0));
  const auto pixel = [&](double x, double y) {
    return QPointF(plot->xAxis->coordToPixel(x), plot->yAxis->coordToPixel(y)).toPoint();
  };
  const auto from = pixel(truth[0], truth[1]);
  QTest::mousePress(plot, Qt::LeftButton, {}, from);
  for (int k = 1; k <= 8; ++k) {
    QTest::mouseMove(plot, from + QPoint(-3 * k, 2 * k));
    QCoreApplication::processEvents();
  }
  QTest::mouseRelease(plot, Qt::LeftButton, {}, from + QPoint(-24, 16));
  EXPECT_EQ(steps().count(), 1);
  EXPECT_TRUE(waitFor([&] {
    const auto& now = window.run().snapshot()->network->data->truth;
    return now(0, 0) < truth[0] && now(1, 0) < truth[1];
  }));
  EXPECT_GT(window.run().shownIteration(), 20);
  steps().undo();
  EXPECT_TRUE(waitFor(
      [&] { return Vector(window.run().snapshot()->network->data->truth.col(0)) == truth; }));
}

TEST_F(CanvasTest, HoveringShowsBalanceAndFlow) {
  openPreset("star");
  runTo(200);
  auto& card = *view().card();
  EXPECT_FALSE(card.isVisible());
  QTest::mouseMove(&view(), at(4));
  EXPECT_TRUE(waitFor([&] {
    return card.isVisible() && card.text().contains(QStringLiteral("out of balance by"));
  })) << card.text().toStdString();
  EXPECT_THAT(card.text().toStdString(), ::testing::HasSubstr("Node 4"));
  const auto& focus = *window.run().snapshot()->nodeBalance;
  EXPECT_LT((focus.gradient + focus.outflow).norm(), 1e-3);
  EXPECT_GT(focus.gradient.norm(), 1e-3);
  const auto middle = middleOf(2);
  QTest::mouseMove(&view(), middle);
  EXPECT_TRUE(waitFor([&] { return card.text().contains(QStringLiteral("capacity λA = 0.5")); }))
      << card.text().toStdString();
  EXPECT_LE(window.run().snapshot()->edgeState->flowNorm, 0.5 * (1 + 1e-9));
  // It goes on telling while λ moves.
  window.lambdaControl()->slider()->setValue(window.lambdaControl()->slider()->value() + 30);
  EXPECT_TRUE(waitFor([&] { return !card.text().contains(QStringLiteral("λA = 0.5:")); }));
  QTest::mouseMove(&view(), ground());
  EXPECT_TRUE(waitFor([&] { return !card.isVisible(); }));
}

TEST_F(CanvasTest, NodesAreColouredByErrorDegreeAndFiedlerVector) {
  openPreset("sbm-two-clusters");
  runTo(50);
  const auto choose = [&](const char* mode) {
    auto* choice = child<QComboBox>(window, "colorChoice");
    choice->setCurrentIndex(choice->findData(QString::fromLatin1(mode)));
    Q_EMIT choice->activated(choice->currentIndex());
  };
  const auto hasTitle = [&](const char* title) {
    return waitFor([&] { return view().legendLines().front() == QLatin1String(title); });
  };
  choose("error");
  EXPECT_TRUE(hasTitle("Distance from the truth"));
  choose("degree");
  EXPECT_TRUE(hasTitle("Neighbours"));
  choose("fiedler");
  EXPECT_TRUE(hasTitle("Fiedler vector"));
  EXPECT_EQ(window.run().experiment().at("view").at("nodeColor"), "fiedler");
  // Two clusters: one has the one sign, one the other.
  const auto& paint = view().paint();
  int low = 0;
  for (int i = 0; i < 100; ++i) low += paint.bucketOf[i] < 24 ? 1 : 0;
  EXPECT_TRUE(low == 0 || low == 100) << low;
}

TEST_F(CanvasTest, OneSliderMovementIsOneUndoStep) {
  openPreset("star");
  const double before = window.run().experiment().lambda();
  auto* slider = window.lambdaControl()->slider();
  for (int k = 0; k < 12; ++k) slider->setValue(slider->value() + 3);
  EXPECT_EQ(steps().count(), 1);
  const double after = window.run().experiment().lambda();
  EXPECT_GT(after, before);
  steps().undo();
  EXPECT_EQ(window.run().experiment().lambda(), before);
  EXPECT_EQ(window.lambdaControl()->value(), before);
  EXPECT_TRUE(waitFor([&] { return window.run().snapshot()->numbers.lambda == before; }));
  steps().redo();
  EXPECT_TRUE(waitFor([&] { return window.run().snapshot()->numbers.lambda == after; }));
}

TEST_F(CanvasTest, UndoRevertsUnbuildableEdit) {
  openPreset("star");
  runTo(10);
  Q_EMIT window.panel()->edited(QStringLiteral("data.dimension"), Json(7));
  ASSERT_TRUE(waitFor([&] { return !window.panel()->problemText().isEmpty(); }));
  steps().undo();
  EXPECT_TRUE(waitFor([&] { return window.panel()->problemText().isEmpty(); }));
  EXPECT_FALSE(window.isWindowModified());
}

TEST_F(CanvasTest, EditsApplyAfterRefusedChange) {
  openPreset("star");
  runTo(10);
  Q_EMIT window.panel()->edited(QStringLiteral("graph"),
                                Json{{"kind", "csv"}, {"file", "/no/such/file.csv"}});
  ASSERT_TRUE(waitFor([&] { return !window.panel()->problemText().isEmpty(); }));
  steps().undo();
  ASSERT_TRUE(waitFor([&] { return window.panel()->problemText().isEmpty(); }));
  tools().setTool(CanvasTool::Delete);
  click(at(7));
  EXPECT_TRUE(waitForNodes(49));
  EXPECT_GE(window.run().shownIteration(), 10);
}

TEST_F(CanvasTest, EventsOfTheDocumentChangeDisplayedGraph) {
  const auto star = loadPreset("star").value();
  const Json bridge{{"edges", Json::array({{3, 7, 1}})}};
  const Json events = Json::array({{{"iteration", 0}, {"set", {{"edits", {{"removed", {9}}}}}}},
                                   {{"iteration", 30}, {"set", {{"lambda", 0.7}}}},
                                   {{"iteration", 60}, {"set", {{"edits", bridge}}}}});
  window.resize(1280, 800);
  window.show();
  window.files().open(star.with("events", events).value(), {}, false);
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() == 0; }));
  EXPECT_EQ(graph().nodeCount(), 49);
  runTo(100);
  EXPECT_EQ(graph().nodeCount(), 50);
  EXPECT_GE(graph().edgeBetween(3, 7), 0);
  // What the user does not touch stays as the events left it.
  Q_EMIT tools().maskWanted({5}, true);
  EXPECT_TRUE(waitFor([&] { return !window.run().snapshot()->network->data->labeled[5]; }));
  EXPECT_EQ(window.run().snapshot()->numbers.lambda, 0.7);
  EXPECT_GE(graph().edgeBetween(3, 7), 0);
}

TEST_F(CanvasTest, EditsApplyAfterFailedLayout) {
  openPreset("star");
  runTo(5);
  Q_EMIT window.panel()->edited(QStringLiteral("layout.kind"), Json("geographic"));
  ASSERT_TRUE(waitFor([&] { return !window.panel()->problemText().isEmpty(); }));
  tools().setTool(CanvasTool::Delete);
  click(at(4));
  EXPECT_TRUE(waitForNodes(49));
}

TEST_F(CanvasTest, WeightFieldConsumesItsKeys) {
  openPreset("star");
  auto* field = child<NumberField>(view(), "weightField");
  tools().setTool(CanvasTool::Weight);
  click(at(4));  // all edges of a node
  ASSERT_TRUE(field->isVisible());
  const double before = graph().edge(3).weight;
  QTest::keyClick(field, Qt::Key_Escape);
  EXPECT_FALSE(field->isVisible());
  EXPECT_EQ(steps().count(), 0);
  click(at(4));
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("nonsense"));
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_TRUE(field->isVisible());
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("3"));
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_FALSE(field->isVisible());
  EXPECT_TRUE(waitFor([&] { return graph().edge(3).weight == 3; }));
  EXPECT_NE(before, 3);
  // Several edges get the weight that the first one has already.
  view().select({}, {3, 4});
  click(middleOf(3));
  ASSERT_TRUE(field->isVisible());
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_FALSE(field->isVisible());
  EXPECT_TRUE(waitFor([&] { return graph().edge(4).weight == 3; }));
}

TEST_F(CanvasTest, ChangeThatRestartsKeepsRunning) {
  openPreset("star", true);
  ASSERT_TRUE(
      waitFor([&] { return !window.run().isRunning() && window.run().shownIteration() == 1000; }));
  auto data = window.run().experiment().at("data");
  data["dimension"] = 3;
  data["truth"] = Json{{"kind", "gaussian"}};
  const QSignalSpy resumed(&window.run().solver(), &SolverThread::resumed);
  Q_EMIT window.panel()->edited(QStringLiteral("data"), data);
  EXPECT_TRUE(
      waitFor([&] { return window.run().snapshot() && window.run().snapshot()->W.rows() == 3; }));
  // The window knows that it runs again; the picture may come first.
  EXPECT_TRUE(waitFor([&] { return resumed.count() == 1; }));
  EXPECT_TRUE(
      waitFor([&] { return !window.run().isRunning() && window.run().shownIteration() == 1000; }));
}

TEST_F(CanvasTest, AnotherGraphClearsEditsOfSingleNodes) {
  openPreset("star");
  tools().setTool(CanvasTool::AddNode);
  click(ground());
  ASSERT_TRUE(waitForNodes(51));
  Q_EMIT tools().maskWanted({50}, true);
  ASSERT_TRUE(waitFor([&] { return !window.run().snapshot()->network->data->labeled[50]; }));
  Q_EMIT window.panel()->edited(QStringLiteral("graph.leaves"), Json(20));
  EXPECT_TRUE(waitFor([&] { return window.run().snapshot() && view().nodeCount() == 21; }));
  EXPECT_EQ(window.panel()->problemText(), QString());
  steps().undo();
  EXPECT_TRUE(waitFor([&] {
    return window.run().snapshot() && view().nodeCount() == 51 &&
           !window.run().snapshot()->network->data->labeled[50];
  }));
}

TEST_F(CanvasTest, UndoStaysWithinDocument) {
  openPreset("star");
  Q_EMIT window.panel()->edited(QStringLiteral("data.samples"), Json(7));
  ASSERT_TRUE(waitFor([&] { return window.run().snapshot() != nullptr; }));
  ASSERT_TRUE(window.files().openByName(QStringLiteral("chain"), false));
  // Its graph has not come yet.
  window.run().document().undo();
  EXPECT_EQ(window.run().experiment(), loadPreset("chain").value());
  ASSERT_TRUE(
      waitFor([&] { return !window.run().document().isOpening() && window.run().snapshot(); }));
  EXPECT_FALSE(steps().canUndo());
  // One that cannot be built leaves the steps of the one before.
  Q_EMIT window.panel()->edited(QStringLiteral("data.samples"), Json(7));
  window.files().open(Experiment().with("data.dimension", 7).value(), {}, false);
  ASSERT_TRUE(waitFor([&] { return !window.run().document().isOpening(); }));
  EXPECT_EQ(window.run().experiment().title(), loadPreset("chain").value().title());
  EXPECT_TRUE(steps().canUndo());
}

}  // namespace
}  // namespace gtv::ui
