// A graph that a method finds while it runs.
#include <gmock/gmock.h>

#include <QUndoStack>

#include "diagnostics/metrics.h"
#include "experiment/documents.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/diagnostics/status_line.h"
#include "ui/forms/number_field.h"
#include "ui/live/experiment_document.h"
#include "ui/live/run_controller.h"
#include "ui/live/time_bar.h"

namespace gtv::ui {
namespace {

using ::testing::HasSubstr;
using testing::waitFor;

class LearnedGraphTest : public testing::WindowTest {
 protected:
  static Experiment smaller(const char* id) {
    auto experiment = loadPreset(id).value();
    for (const auto& [path, value] : std::vector<std::pair<std::string, Json>>{
             {"graph.clusterSizes", {12, 12, 12}}, {"data.samples", 10}, {"solver.choices", 6}})
      experiment = experiment.with(path, value).value();
    return experiment;
  }
  const EmpiricalGraph& learned() { return *window.run().snapshot()->network->graph; }
  void showIteration(int iteration) {
    auto* field = window.timeBar()->field();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QString::number(iteration));
    QTest::keyClick(field, Qt::Key_Return);
    ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() == iteration; }));
  }
  int drawnEdges() {
    std::size_t ends = 0;
    for (int i = 0; i < window.graphView()->nodeCount(); ++i)
      ends += window.graphView()->edgesOf(i).size();
    return static_cast<int>(ends / 2);
  }
  /// The canvas shows the graph of the picture.
  bool canvasFollows() {
    return waitFor([&] { return drawnEdges() == learned().edgeCount(); });
  }
};

TEST_F(LearnedGraphTest, IsShownOnCanvasWithShareWithinClusters) {
  open(smaller("hetfl-2b-p50"));
  EXPECT_EQ(drawnEdges(), 0);
  runTo(200);
  EXPECT_GT(learned().edgeCount(), 0);
  EXPECT_TRUE(canvasFollows());
  const auto& row = window.run().snapshot()->numbers;
  EXPECT_EQ(row.innerEdges,
            innerWeightShare(learned(), window.run().snapshot()->network->clusters));
  EXPECT_GT(row.innerEdges, 0.5);
  EXPECT_THAT(window.status().text().toStdString(),
              HasSubstr("% of the learned edges within clusters"));
}

TEST_F(LearnedGraphTest, FollowsLookingBackAndIsNotWrittenToDocument) {
  open(smaller("hetfl-2a-p10"));
  const auto before = window.run().experiment();
  runTo(60);
  ASSERT_TRUE(canvasFollows());
  const int late = learned().edgeCount();
  showIteration(2);
  EXPECT_TRUE(canvasFollows());
  const auto early = learned().edges();
  EXPECT_LT(static_cast<int>(early.size()), late);
  EXPECT_FALSE(early.empty());
  // Growing: no edge is lost on the way.
  showIteration(60);
  EXPECT_TRUE(canvasFollows());
  EXPECT_EQ(learned().edgeCount(), late);
  for (const auto& edge : early)
    EXPECT_TRUE(std::any_of(
        learned().edges().begin(), learned().edges().end(),
        [&](const Edge& other) { return other.tail == edge.tail && other.head == edge.head; }));
  EXPECT_EQ(window.run().experiment(), before);
  EXPECT_FALSE(window.run().document().isModified());
  window.run().reset();
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() == 0; }));
  EXPECT_TRUE(waitFor([&] { return drawnEdges() == 0; }));
}

}  // namespace
}  // namespace gtv::ui
