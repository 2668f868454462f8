#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <QAction>
#include <QComboBox>
#include <QSignalSpy>
#include <QUndoStack>

#include "experiment/documents.h"
#include "experiment_document.h"
#include "experiment_panel.h"
#include "graph_tools.h"
#include "hover_card.h"
#include "lambda_control.h"
#include "number_field.h"
#include "scatter_plot.h"
#include "support/window_driver.h"

namespace gtv::ui {
namespace {

using testing::waitFor;

/// What a user does on the canvas, with the mouse and with the keys.
class CanvasTest : public testing::WindowTest {
 protected:
  GraphView& view() { return *window.graphView(); }
  GraphTools& tools() { return *view().tools(); }
  QUndoStack& steps() { return *window.document()->steps(); }
  const EmpiricalGraph& graph() { return *window.snapshot()->network->graph; }
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
  bool waitForEdges(int count) {
    return waitFor([&] { return graph().edgeCount() == count; });
  }
  bool waitForNodes(int count) {
    return waitFor([&] { return view().nodeCount() == count && graph().nodeCount() == count; });
  }
  /// Two nodes without an edge between them.
  std::pair<int, int> strangers() {
    for (int i = 0; i < graph().nodeCount(); ++i)
      for (int j = i + 1; j < graph().nodeCount(); ++j)
        if (graph().edgeBetween(i, j) < 0) return {i, j};
    return {-1, -1};
  }
};

TEST_F(CanvasTest, ConnectingTwoNodesReachesTheRunningIterationAndCanBeUndone) {
  openPreset("star", true);
  ASSERT_TRUE(waitFor([&] { return window.shownIteration() > 20; }));
  const int edges = graph().edgeCount();
  const int run = window.solver().current();
  const auto [i, j] = strangers();
  ASSERT_GE(i, 0);
  tools().setTool(CanvasTool::Connect);
  drag(at(i), at(j));
  EXPECT_TRUE(waitForEdges(edges + 1));
  EXPECT_GE(graph().edgeBetween(i, j), 0);
  // The same run: nothing starts again.
  EXPECT_EQ(window.solver().current(), run);
  EXPECT_GT(window.shownIteration(), 20);
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
  EXPECT_EQ(window.problemText(), QString());
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

TEST_F(CanvasTest, AnEdgeIsDeletedAndWeighedWhereItIsClicked) {
  openPreset("star");
  const int edges = graph().edgeCount();
  tools().setTool(CanvasTool::Weight);
  const auto middle = middleOf(2);
  const int edge = view().edgeAt(middle);
  ASSERT_GE(edge, 0);
  click(middle);
  auto* field = tools().weightField();
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

TEST_F(CanvasTest, RectangleLassoAndClicksSelect) {
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

TEST_F(CanvasTest, SelectedNodesMoveTogetherInOneStep) {
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
  EXPECT_EQ(window.shownIteration(), 10);
  // Keys: many small moves in a row are one step.
  QTest::keyClick(&view(), Qt::Key_Right, Qt::AltModifier);
  QTest::keyClick(&view(), Qt::Key_Right, Qt::AltModifier);
  QTest::keyClick(&view(), Qt::Key_Up, Qt::AltModifier);
  EXPECT_EQ(steps().count(), 1);
  EXPECT_GT(at(1).x(), first.x());
  EXPECT_LT(at(1).y(), first.y());
}

TEST_F(CanvasTest, TheGraphCanBeBuiltWithKeysAlone) {
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

TEST_F(CanvasTest, MaskedAndPoisonedNodesChangeTheRunAndComeBack) {
  openPreset("star");
  runTo(30);
  const auto labels = Vector(window.snapshot()->network->data->datasets.labels(1));
  Q_EMIT tools().poisonWanted({1});
  EXPECT_TRUE(waitFor([&] {
    return Vector(window.snapshot()->network->data->datasets.labels(1)) == Vector(-labels);
  }));
  Q_EMIT tools().maskWanted({1, 2}, true);
  EXPECT_TRUE(waitFor([&] { return !window.snapshot()->network->data->labeled[2]; }));
  EXPECT_GE(window.shownIteration(), 30);
  steps().undo();
  steps().undo();
  EXPECT_TRUE(waitFor([&] {
    const auto& data = *window.snapshot()->network->data;
    return data.labeled[2] && Vector(data.datasets.labels(1)) == labels;
  }));
  EXPECT_FALSE(window.isWindowModified());
}

TEST_F(CanvasTest, ATruthIsDraggedInTheScatterPlot) {
  openPreset("sbm-two-clusters", true);
  ASSERT_TRUE(waitFor([&] { return window.shownIteration() > 20; }));
  auto& scatter = *window.scatterPlot();
  auto* plot = scatter.plot();
  const auto truth = Vector(window.snapshot()->network->data->truth.col(0));
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
    const auto& now = window.snapshot()->network->data->truth;
    return now(0, 0) < truth[0] && now(1, 0) < truth[1];
  }));
  EXPECT_GT(window.shownIteration(), 20);
  steps().undo();
  EXPECT_TRUE(
      waitFor([&] { return Vector(window.snapshot()->network->data->truth.col(0)) == truth; }));
}

TEST_F(CanvasTest, ThePointerTellsOfBalanceAndFlow) {
  openPreset("star");
  runTo(200);
  auto& card = *view().card();
  EXPECT_FALSE(card.isVisible());
  QTest::mouseMove(&view(), at(4));
  EXPECT_TRUE(waitFor([&] {
    return card.isVisible() && card.text().contains(QStringLiteral("out of balance by"));
  })) << card.text().toStdString();
  EXPECT_THAT(card.text().toStdString(), ::testing::HasSubstr("Node 4"));
  const auto& focus = *window.snapshot()->nodeFocus;
  EXPECT_LT((focus.gradient + focus.outflow).norm(), 1e-3);
  EXPECT_GT(focus.gradient.norm(), 1e-3);
  const auto middle = middleOf(2);
  QTest::mouseMove(&view(), middle);
  EXPECT_TRUE(waitFor([&] { return card.text().contains(QStringLiteral("capacity λA = 0.5")); }))
      << card.text().toStdString();
  EXPECT_LE(window.snapshot()->edgeFocus->flowNorm, 0.5 * (1 + 1e-9));
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
    auto* choice = window.colorChoice();
    choice->setCurrentIndex(choice->findData(QString::fromLatin1(mode)));
    Q_EMIT choice->activated(choice->currentIndex());
  };
  const auto titleIs = [&](const char* title) {
    return waitFor([&] { return view().legendLines().front() == QLatin1String(title); });
  };
  choose("error");
  EXPECT_TRUE(titleIs("Distance from the truth"));
  choose("degree");
  EXPECT_TRUE(titleIs("Neighbours"));
  choose("fiedler");
  EXPECT_TRUE(titleIs("Fiedler vector"));
  EXPECT_EQ(window.experiment().at("view").at("nodeColor"), "fiedler");
  // Two clusters: one has the one sign, one the other.
  const auto& paint = view().paint();
  int low = 0;
  for (int i = 0; i < 100; ++i) low += paint.bucketOf[i] < 24 ? 1 : 0;
  EXPECT_TRUE(low == 0 || low == 100) << low;
}

TEST_F(CanvasTest, OneMovementOfTheSliderIsOneStep) {
  openPreset("star");
  const double before = window.experiment().lambda();
  auto* slider = window.lambdaControl()->slider();
  for (int k = 0; k < 12; ++k) slider->setValue(slider->value() + 3);
  EXPECT_EQ(steps().count(), 1);
  const double after = window.experiment().lambda();
  EXPECT_GT(after, before);
  steps().undo();
  EXPECT_EQ(window.experiment().lambda(), before);
  EXPECT_EQ(window.lambdaControl()->value(), before);
  EXPECT_TRUE(waitFor([&] { return window.snapshot()->numbers.lambda == before; }));
  steps().redo();
  EXPECT_TRUE(waitFor([&] { return window.snapshot()->numbers.lambda == after; }));
}

TEST_F(CanvasTest, UndoMendsWhatCouldNotBeBuilt) {
  openPreset("star");
  runTo(10);
  Q_EMIT window.panel()->edited(QStringLiteral("data.dimension"), Json(7));
  ASSERT_TRUE(waitFor([&] { return !window.problemText().isEmpty(); }));
  steps().undo();
  EXPECT_TRUE(waitFor([&] { return window.problemText().isEmpty(); }));
  EXPECT_FALSE(window.isWindowModified());
}

TEST_F(CanvasTest, ChangesByHandReachTheCanvasAfterSomethingWasRefused) {
  openPreset("star");
  runTo(10);
  Q_EMIT window.panel()->edited(QStringLiteral("graph"),
                                Json{{"kind", "csv"}, {"file", "/no/such/file.csv"}});
  ASSERT_TRUE(waitFor([&] { return !window.problemText().isEmpty(); }));
  steps().undo();
  ASSERT_TRUE(waitFor([&] { return window.problemText().isEmpty(); }));
  tools().setTool(CanvasTool::Delete);
  click(at(7));
  EXPECT_TRUE(waitForNodes(49));
  EXPECT_GE(window.shownIteration(), 10);
}

TEST_F(CanvasTest, EventsOfTheDocumentChangeTheGraphOnTheScreenAndStay) {
  const auto star = loadPreset("star").value();
  const Json bridge{{"edges", Json::array({{3, 7, 1}})}};
  const Json events = Json::array({{{"iteration", 0}, {"set", {{"edits", {{"removed", {9}}}}}}},
                                   {{"iteration", 30}, {"set", {{"lambda", 0.7}}}},
                                   {{"iteration", 60}, {"set", {{"edits", bridge}}}}});
  window.resize(1280, 800);
  window.show();
  window.open(star.with("events", events).value(), {}, false);
  ASSERT_TRUE(waitFor([&] { return window.shownIteration() == 0; }));
  EXPECT_EQ(graph().nodeCount(), 49);
  runTo(100);
  EXPECT_EQ(graph().nodeCount(), 50);
  EXPECT_GE(graph().edgeBetween(3, 7), 0);
  // What the user does not touch stays as the events left it.
  Q_EMIT tools().maskWanted({5}, true);
  EXPECT_TRUE(waitFor([&] { return !window.snapshot()->network->data->labeled[5]; }));
  EXPECT_EQ(window.snapshot()->numbers.lambda, 0.7);
  EXPECT_GE(graph().edgeBetween(3, 7), 0);
}

TEST_F(CanvasTest, ALayoutThatCannotBeDrawnDoesNoHarmLater) {
  openPreset("star");
  runTo(5);
  Q_EMIT window.panel()->edited(QStringLiteral("layout.kind"), Json("geographic"));
  ASSERT_TRUE(waitFor([&] { return !window.problemText().isEmpty(); }));
  tools().setTool(CanvasTool::Delete);
  click(at(4));
  EXPECT_TRUE(waitForNodes(49));
}

TEST_F(CanvasTest, TheWeightFieldKeepsItsKeysToItself) {
  openPreset("star");
  auto* field = tools().weightField();
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

TEST_F(CanvasTest, AChangeThatStartsAnewGoesOnRunning) {
  openPreset("star", true);
  ASSERT_TRUE(waitFor([&] { return !window.isRunning() && window.shownIteration() == 1000; }));
  auto data = window.experiment().at("data");
  data["dimension"] = 3;
  data["truth"] = Json{{"kind", "gaussian"}};
  const QSignalSpy resumed(&window.solver(), &SolverThread::resumed);
  Q_EMIT window.panel()->edited(QStringLiteral("data"), data);
  EXPECT_TRUE(waitFor([&] { return window.snapshot() && window.snapshot()->W.rows() == 3; }));
  EXPECT_EQ(resumed.count(), 1);  // the window knows that it runs again
  EXPECT_TRUE(waitFor([&] { return !window.isRunning() && window.shownIteration() == 1000; }));
}

TEST_F(CanvasTest, AnotherGraphForgetsWhatSingleNodesWereGiven) {
  openPreset("star");
  tools().setTool(CanvasTool::AddNode);
  click(ground());
  ASSERT_TRUE(waitForNodes(51));
  Q_EMIT tools().maskWanted({50}, true);
  ASSERT_TRUE(waitFor([&] { return !window.snapshot()->network->data->labeled[50]; }));
  Q_EMIT window.panel()->edited(QStringLiteral("graph.leaves"), Json(20));
  EXPECT_TRUE(waitFor([&] { return window.snapshot() && view().nodeCount() == 21; }));
  EXPECT_EQ(window.problemText(), QString());
  steps().undo();
  EXPECT_TRUE(waitFor([&] {
    return window.snapshot() && view().nodeCount() == 51 &&
           !window.snapshot()->network->data->labeled[50];
  }));
}

TEST_F(CanvasTest, NothingIsUndoneIntoAnotherDocument) {
  openPreset("star");
  Q_EMIT window.panel()->edited(QStringLiteral("data.samples"), Json(7));
  ASSERT_TRUE(waitFor([&] { return window.snapshot() != nullptr; }));
  ASSERT_TRUE(window.openByName(QStringLiteral("chain"), false));
  // Its graph has not come yet.
  window.document()->undo();
  EXPECT_EQ(window.experiment(), loadPreset("chain").value());
  ASSERT_TRUE(waitFor([&] { return !window.document()->isFrozen() && window.snapshot(); }));
  EXPECT_FALSE(steps().canUndo());
  // One that cannot be built leaves the steps of the one before.
  Q_EMIT window.panel()->edited(QStringLiteral("data.samples"), Json(7));
  window.open(Experiment().with("data.dimension", 7).value(), {}, false);
  ASSERT_TRUE(waitFor([&] { return !window.document()->isFrozen(); }));
  EXPECT_EQ(window.experiment().title(), loadPreset("chain").value().title());
  EXPECT_TRUE(steps().canUndo());
}

}  // namespace
}  // namespace gtv::ui
