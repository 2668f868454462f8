#include "ui/views/cluster_graph_view.h"

#include <gmock/gmock.h>

#include <QComboBox>
#include <QSignalSpy>

#include "experiment/documents.h"
#include "support/child.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_tools.h"
#include "ui/canvas/graph_view.h"
#include "ui/diagnostics/diagnostics_dock.h"
#include "ui/document/file_controller.h"
#include "ui/live/run_controller.h"
#include "ui/shell/view_docks.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using testing::child;
using ::testing::HasSubstr;
using testing::waitFor;

/// The cluster graph in the window.
class ClusterGraphViewTest : public testing::WindowTest {
 protected:
  void SetUp() override {
    window.resize(1440, 900);
    window.show();
    window.views().dock<ClusterGraphView>()->show();
    window.views().dock<ClusterGraphView>()->raise();
    ASSERT_TRUE(waitFor([&] { return isOnScreen(view()); }));
  }
  ClusterGraphView& view() { return *window.views().find<ClusterGraphView>(); }
  bool waitUntilShown() {
    return waitFor([&] { return window.run().snapshot() != nullptr && view().isCurrent(); });
  }
  /// Two complete clusters of eight and four nodes, a bridge of weight 0.2 and one of 0.1.
  static Experiment twoClusters(double lambda) {
    return Experiment()
        .with("graph", Json{{"kind", "sbm"}, {"clusterSizes", {8, 4}}, {"pIn", 1}, {"pOut", 0}})
        .value()
        .with("data.labeledFraction", 1)
        .value()
        .with("edits", Json{{"edges", Json::array({{0, 8, 0.2}, {1, 9, 0.1}})}})
        .value()
        .with("lambda", lambda)
        .value();
  }
  void open(const Experiment& experiment, int iterations) {
    window.files().open(experiment, {}, false);
    ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
    runTo(iterations);
    ASSERT_TRUE(waitUntilShown());
  }
  std::vector<int> clusterOf(int size) {
    const auto& clusters = window.run().snapshot()->clusters;
    std::vector<int> nodes;
    for (std::size_t i = 0; i < clusters.size(); ++i)
      if (std::count(clusters.begin(), clusters.end(), clusters[i]) == size)
        nodes.push_back(static_cast<int>(i));
    return nodes;
  }
};

TEST_F(ClusterGraphViewTest, DrawsGroupsAsCirclesAndBridgesAsLink) {
  open(twoClusters(0.5), 2000);
  ASSERT_EQ(window.run().snapshot()->clusterCount, 2);
  ASSERT_EQ(view().circleCount(), 2);
  ASSERT_EQ(view().linkCount(), 1);
  EXPECT_EQ(view().circleSize(0), 8);
  EXPECT_EQ(view().circleSize(1), 4);
  EXPECT_GT(view().circleRadius(0), view().circleRadius(1));
  // The colours of the canvas.
  const auto paint = paintClusters(*window.run().snapshot());
  EXPECT_EQ(view().circleColor(0),
            paint.buckets[static_cast<std::size_t>(paint.bucketOf[0])].color);
  const auto between = view().circlePosition(0) - view().circlePosition(1);
  EXPECT_GT(std::hypot(between.x(), between.y()), view().circleRadius(0) + view().circleRadius(1));
  const auto link = view().textAt(view().linkPosition(0)).toStdString();
  EXPECT_THAT(link, HasSubstr("2 edges, total weight 0.3"));
  EXPECT_THAT(link, HasSubstr("flow"));
  EXPECT_THAT(view().textAt(view().circlePosition(1)).toStdString(), HasSubstr("4 nodes"));
  const auto rows = view().figureData().split(QLatin1Char('\n'));
  EXPECT_EQ(rows.front(), QStringLiteral("kind,group,to,nodes,labelled,edges,weight,v1,v2"));
  EXPECT_TRUE(rows[1].startsWith(QStringLiteral("group,1,,8,8,,,")));
  EXPECT_TRUE(rows[3].startsWith(QStringLiteral("link,1,2,,,2,")));
  EXPECT_EQ(child<QComboBox>(view(), "flowChoice")->count(), 3);
}

TEST_F(ClusterGraphViewTest, ClickSelectsNodesOrEdgesOnCanvas) {
  open(twoClusters(0.5), 2000);
  ASSERT_EQ(view().circleCount(), 2);
  const auto click = [&](QPointF at) {
    QTest::mouseClick(&view(), Qt::LeftButton, {}, at.toPoint());
  };
  click(view().circlePosition(1));
  EXPECT_EQ(window.graphView()->selectedNodes(), clusterOf(4));
  click(view().linkPosition(0));
  EXPECT_TRUE(window.graphView()->selectedNodes().empty());
  const auto& graph = *window.run().snapshot()->network->graph;
  auto bridges = std::vector<int>{graph.edgeBetween(0, 8), graph.edgeBetween(1, 9)};
  std::sort(bridges.begin(), bridges.end());
  EXPECT_EQ(window.graphView()->selectedEdges(), bridges);
  // In a circle, and with the keys.
  child<QComboBox>(view(), "layoutChoice")->setCurrentIndex(1);
  click(view().circlePosition(0));
  EXPECT_EQ(window.graphView()->selectedNodes(), clusterOf(8));
  view().setFocus();
  QTest::keyClick(&view(), Qt::Key_Right);
  QTest::keyClick(&view(), Qt::Key_Return);
  EXPECT_EQ(window.graphView()->selectedNodes(), clusterOf(4));
}

TEST_F(ClusterGraphViewTest, GraphOfTheTrueClustersStandsBesideTheLearnedOne) {
  open(twoClusters(0.5), 2000);
  auto* choice = child<QComboBox>(view(), "partitionChoice");
  ASSERT_TRUE(choice->isVisible());
  const auto circlesOf = [&](int index) {
    choice->setCurrentIndex(index);
    return waitUntilShown() ? view().circleCount() : -1;
  };
  EXPECT_EQ(circlesOf(1), 2);
  EXPECT_EQ(circlesOf(2), 4);
  EXPECT_EQ(view().linkCount(), 2);
  // The learned ones on the left; a click selects the nodes of a true one.
  const double middle = 0.5 * view().width();
  for (int k = 0; k < 4; ++k) EXPECT_EQ(view().circlePosition(k).x() < middle, k < 2) << k;
  EXPECT_EQ(view().circleSize(3), 4);
  QTest::mouseClick(&view(), Qt::LeftButton, {}, view().circlePosition(3).toPoint());
  EXPECT_EQ(window.graphView()->selectedNodes(), clusterOf(4));
  EXPECT_EQ(circlesOf(0), 2);
}

TEST_F(ClusterGraphViewTest, DrawsLargestOfManyGroups) {
  std::vector<int> sizes(44, 2);
  sizes[40] = 5;
  auto many = twoClusters(0.5).with("edits", nullptr).value();
  many = many.with("graph.clusterSizes", Json(sizes)).value();
  many = many.with("data.truth", Json{{"kind", "circle"}}).value();
  open(many, 2000);
  ASSERT_EQ(window.run().snapshot()->clusterCount, 44);
  EXPECT_EQ(view().circleCount(), 40);
  EXPECT_EQ(view().circleSize(0), 5);
  EXPECT_THAT(view().note().toStdString(), HasSubstr("40 largest of 44"));
}

TEST_F(ClusterGraphViewTest, ShowsLastGroupsInactiveAfterChange) {
  open(twoClusters(0.5), 2000);
  ASSERT_EQ(view().circleCount(), 2);
  view().setFocus();
  QTest::keyClick(&view(), Qt::Key_Right);
  // Another network, of which no round is known.
  const auto before = window.run().snapshot()->network;
  view().changeNetwork(std::make_shared<const ProblemInstance>(*before), window.run().experiment());
  ASSERT_TRUE(waitFor([&] { return view().note().contains(QStringLiteral("before the change")); }));
  EXPECT_TRUE(view().isPast());
  ASSERT_EQ(view().circleCount(), 2);
  EXPECT_EQ(view().emptyText(), QString());
  EXPECT_EQ(view().textAt(view().circlePosition(0)), QString());
  const QSignalSpy wanted(&view(), &ClusterGraphView::selectionWanted);
  QTest::mouseClick(&view(), Qt::LeftButton, {}, view().circlePosition(1).toPoint());
  QTest::keyClick(&view(), Qt::Key_Return);
  EXPECT_EQ(wanted.count(), 0);
  EXPECT_FALSE(view().grab().isNull());
  // The keys are where they were when there are answers again.
  view().changeNetwork(before, window.run().experiment());
  ASSERT_TRUE(waitFor([&] { return !view().isPast() && view().circleCount() == 2; }));
  QTest::keyClick(&view(), Qt::Key_Return);
  EXPECT_EQ(window.graphView()->selectedNodes(), clusterOf(8));
}

TEST_F(ClusterGraphViewTest, CirclesFollowMovedNodesWhilePaused) {
  open(twoClusters(0.5), 2000);
  ASSERT_EQ(view().circleCount(), 2);
  const auto& canvas = *window.graphView();
  const auto way = view().circlePosition(1) - view().circlePosition(0);
  // The small group goes to the other side of the large one.
  const auto small = clusterOf(4);
  const Eigen::Vector2d middle = canvas.positionsOf(clusterOf(8)).rowwise().mean();
  Matrix positions = -canvas.positionsOf(small);
  positions.colwise() += 2 * middle;
  Q_EMIT canvas.tools()->moveWanted(small, positions, false);
  EXPECT_TRUE(waitFor([&] {
    const auto now = view().circlePosition(1) - view().circlePosition(0);
    return QPointF::dotProduct(now, way) < 0;
  }));
}

TEST_F(ClusterGraphViewTest, UndrawableInputIsReported) {
  EXPECT_TRUE(waitFor([&] { return !view().emptyText().isEmpty(); }));
  // Without coupling every node has a model of its own.
  open(twoClusters(1e-9).with("data.noise", 1).value(), 300);
  EXPECT_EQ(view().circleCount(), 0);
  EXPECT_THAT(view().emptyText().toStdString(), HasSubstr("12 single nodes"));
  window.files().open(emptyExperiment(), {}, false);
  EXPECT_TRUE(waitFor(
      [&] { return view().emptyText().startsWith(QStringLiteral("There are no nodes yet")); }));
}

}  // namespace
}  // namespace gtv::ui
