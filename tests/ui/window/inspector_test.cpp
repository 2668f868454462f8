#include "ui/views/node_inspector.h"

#include <gmock/gmock.h>

#include <QClipboard>
#include <QHeaderView>
#include <QSignalSpy>
#include <QToolButton>
#include <numeric>

#include "support/window_driver.h"
#include "ui/canvas/graph_tools.h"
#include "ui/canvas/graph_view.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/experiment_document.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/run_controller.h"
#include "ui/plots/node_data_plot.h"
#include "ui/plots/parameter_bars.h"
#include "ui/shell/view_docks.h"
#include "ui/tables/row_table.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using ::testing::HasSubstr;
using testing::waitFor;

/// What the inspector says of the node that is selected on the canvas.
class InspectorTest : public testing::WindowTest {
 protected:
  void SetUp() override {
    window.resize(1440, 900);
    window.show();
    window.views().dock<NodeInspector>()->show();
    window.views().dock<NodeInspector>()->raise();
  }
  NodeInspector& inspector() { return *window.views().find<NodeInspector>(); }
  const ProblemInstance& network() { return *window.run().snapshot()->network; }
  bool waitUntilShown() {
    return waitFor([&] {
      return window.run().snapshot() != nullptr && isOnScreen(inspector()) &&
             inspector().isCurrent();
    });
  }
  /// With the mouse, on the canvas.
  void select(int node) {
    QTest::mouseClick(window.graphView(), Qt::LeftButton, {},
                      window.graphView()->screenPosition(node).toPoint());
    ASSERT_TRUE(waitFor([&] { return inspector().node() == node; }));
    ASSERT_TRUE(waitUntilShown());
  }
  void press(NodeInspector::Part part) {
    QTest::mouseClick(inspector().partButton(part), Qt::LeftButton);
    ASSERT_TRUE(waitUntilShown());
  }
  /// With plain spaces.
  std::string heading() {
    return inspector().heading().replace(QChar(QChar::Nbsp), QLatin1Char(' ')).toStdString();
  }
  bool waitForHeading(const char* part) {
    return waitFor([&] { return heading().find(part) != std::string::npos; });
  }
};

TEST_F(InspectorTest, EmptySelectionShowsHint) {
  openPreset("star");
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(inspector().node(), -1);
  EXPECT_THAT(inspector().emptyText().toStdString(), HasSubstr("Select a node on the canvas"));
}

TEST_F(InspectorTest, ShowsResidualsAndParametersOfSelectedNode) {
  openPreset("sbm-two-clusters");
  runTo(60);
  ASSERT_TRUE(waitFor([&] { return window.run().exactOptimum().isCurrent(); }));
  constexpr int node = 17;
  select(node);
  const auto& data = network().data->datasets;
  const auto& W = window.run().snapshot()->W;
  EXPECT_THAT(heading(), HasSubstr("<b>Node 17</b>"));
  EXPECT_THAT(heading(), HasSubstr(std::to_string(network().graph->degree(node)) + " neighbours"));
  EXPECT_THAT(heading(), HasSubstr("5 samples"));
  const auto& plot = *inspector().data();
  EXPECT_EQ(plot.kind(), NodeDataPlot::Kind::Residuals);
  ASSERT_EQ(plot.bars()->data()->size(), 5);
  const Vector residuals = data.labels(node) - data.features(node) * W.col(node);
  const Vector ofTruth = data.labels(node) - data.features(node) * network().data->truth.col(node);
  for (int r = 0; r < 5; ++r) {
    EXPECT_NEAR(plot.bars()->data()->at(r)->value, residuals[r], 1e-12);
    EXPECT_NEAR(plot.model(2)->data()->at(r)->value, ofTruth[r], 1e-12);
  }
  press(NodeInspector::Parameters);
  for (int j = 0; j < 2; ++j) {
    EXPECT_EQ(inspector().parameters()->bars()->data()->at(j)->value, W(j, node));
    EXPECT_EQ(inspector().parameters()->optimum()->data()->at(j)->value,
              window.run().exactOptimum().latest()->optimum.W(j, node));
    EXPECT_EQ(inspector().parameters()->truth()->data()->at(j)->value,
              network().data->truth(j, node));
  }
  // The iteration goes on, and the inspector with it.
  runTo(90);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(inspector().parameters()->bars()->data()->at(0)->value,
            window.run().snapshot()->W(0, node));
}

TEST_F(InspectorTest, NodeThatStandsAloneIsCalledASingleNode) {
  openPreset("lambda");
  runTo(50);
  select(3);
  EXPECT_TRUE(waitForHeading("single node")) << heading();
  EXPECT_EQ(heading().find("learned"), std::string::npos);
}

TEST_F(InspectorTest, ClickOnNeighbourSelectsIt) {
  openPreset("sbm-two-clusters");
  runTo(20);
  constexpr int node = 3;
  select(node);
  press(NodeInspector::Neighbours);
  auto& table = *inspector().neighbours();
  const auto around = network().graph->neighbours(node);
  ASSERT_EQ(table.rows()->rowCount(), network().graph->degree(node));
  // Heaviest first.
  const auto& content = *table.rows()->content();
  for (int row = 1; row < table.rows()->rowCount(); ++row)
    EXPECT_GE(content.number(table.rows()->sourceRow(row - 1), 1),
              content.number(table.rows()->sourceRow(row), 1));
  const int there = around[static_cast<std::size_t>(table.rows()->sourceRow(2))].neighbour;
  EXPECT_NEAR(content.number(table.rows()->sourceRow(2), 2),
              (window.run().snapshot()->W.col(node) - window.run().snapshot()->W.col(there)).norm(),
              1e-12);
  QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                    table.visualRect(table.rows()->index(2, 0)).center());
  EXPECT_EQ(window.graphView()->selectedNodes(), std::vector<int>{there});
  ASSERT_TRUE(waitFor([&] { return inspector().node() == there; }));
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(table.rows()->rowCount(), network().graph->degree(there));
  // And back with the keys: the node itself is among its neighbour's neighbours.
  table.setFocus();
  for (int row = 0; row < table.rows()->rowCount(); ++row)
    if (table.rows()->index(row, 0).data().toString() == QStringLiteral("3"))
      table.setCurrentIndex(table.rows()->index(row, 0));
  QTest::keyClick(&table, Qt::Key_Return);
  EXPECT_EQ(window.graphView()->selectedNodes(), std::vector<int>{node});
}

TEST_F(InspectorTest, HiddenAndPoisonedLabelsAreMarked) {
  openPreset("star");
  constexpr int node = 5;
  select(node);
  EXPECT_THAT(heading(), HasSubstr("· labelled"));
  Q_EMIT window.graphView()->tools()->maskWanted({node}, true);
  EXPECT_TRUE(waitForHeading("unlabelled</b> by hand"));
  Q_EMIT window.graphView()->tools()->attackWanted({node}, QStringLiteral("label-flip"));
  EXPECT_TRUE(waitForHeading("attacks"));
  Q_EMIT window.graphView()->tools()->clearAttacksWanted({node});
  Q_EMIT window.graphView()->tools()->restoreWanted({node});
  EXPECT_TRUE(waitForHeading("· labelled"));
  EXPECT_EQ(heading().find("attacks"), std::string::npos);
}

TEST_F(InspectorTest, OneFeatureIsDrawnAsLine) {
  open(Experiment()
           .with("graph", Json{{"kind", "sbm"}, {"clusterSizes", {6, 6}}, {"pIn", 1}})
           .value()
           .with("data", Json{{"kind", "linear"},
                              {"dimension", 1},
                              {"samples", 5},
                              {"truth", {{"kind", "per-cluster"}, {"vectors", {{2}, {-2}}}}}})
           .value());
  runTo(30);
  ASSERT_TRUE(waitFor([&] { return window.run().exactOptimum().isCurrent(); }));
  window.graphView()->select({4}, {});
  ASSERT_TRUE(waitUntilShown());
  const auto& plot = *inspector().data();
  EXPECT_EQ(plot.kind(), NodeDataPlot::Kind::Line);
  EXPECT_EQ(plot.points()->data()->size(), 5);
  const auto optimum = window.run().exactOptimum().latest();
  const std::array<double, 3> slopes{window.run().snapshot()->W(0, 4), optimum->optimum.W(0, 4),
                                     network().data->truth(0, 4)};
  for (int k = 0; k < 3; ++k) {
    ASSERT_GT(plot.model(k)->data()->size(), 1) << k;
    for (const auto& point : *plot.model(k)->data())
      EXPECT_NEAR(point.value, slopes[static_cast<std::size_t>(k)] * point.key, 1e-12);
  }
  EXPECT_EQ(plot.model(1)->pen().style(), Qt::DashLine);
}

TEST_F(InspectorTest, ModelsWithFeatureMapsAreDrawnAsCurves) {
  openPreset("sbm-two-clusters");
  const auto small =
      window.run()
          .experiment()
          .with("graph", Json{{"kind", "sbm"}, {"clusterSizes", {6, 6}}, {"pIn", 1}})
          .value()
          .with("data", Json{{"kind", "linear"},
                             {"dimension", 1},
                             {"samples", 5},
                             {"truth", {{"kind", "per-cluster"}, {"vectors", {{2}, {-2}}}}}})
          .value();
  open(small.with("model", Json{{"kind", "polynomial"}}).value());
  runTo(30);
  window.graphView()->select({4}, {});
  ASSERT_TRUE(waitUntilShown());
  const auto& plot = *inspector().data();
  EXPECT_EQ(plot.kind(), NodeDataPlot::Kind::Line);
  const Vector w = window.run().snapshot()->W.col(4);
  ASSERT_EQ(w.size(), 3);
  for (const auto& point : *plot.model(0)->data())
    EXPECT_NEAR(point.value, w[0] + w[1] * point.key + w[2] * point.key * point.key, 1e-9);
  // The truth is another kind of parameter.
  EXPECT_EQ(plot.model(2)->data()->size(), 0);
  // A network has no optimum that anybody knows.
  open(small.with("model", Json{{"kind", "mlp"}, {"layers", {3}}}).value());
  runTo(30);
  window.graphView()->select({4}, {});
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(inspector().data()->kind(), NodeDataPlot::Kind::Line);
  EXPECT_GT(inspector().data()->model(0)->data()->size(), 1);
  EXPECT_EQ(inspector().data()->model(1)->data()->size(), 0);
  EXPECT_TRUE(waitFor([&] { return window.run().exactOptimum().isCurrent(); }));
}

TEST_F(InspectorTest, ShowsProbabilityOfTheRightClass) {
  openPreset("classification");
  open(window.run()
           .experiment()
           .with("loss", Json{{"kind", "cross-entropy"}, {"ridge", 0.1}})
           .value()
           .with("graph.clusterSizes", Json{6, 6})
           .value());
  runTo(30);
  window.graphView()->select({4}, {});
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(inspector().data()->kind(), NodeDataPlot::Kind::Chances);
  const auto& W = window.run().snapshot()->W;
  ASSERT_EQ(W.rows(), 4);
  const auto& data = network().data->datasets;
  int r = 0;
  for (const auto& bar : *inspector().data()->bars()->data()) {
    const Vector x = data.features(4).row(r);
    const double difference = x.dot(W.col(4).tail(2) - W.col(4).head(2));
    const double one = 1 / (1 + std::exp(-difference));
    EXPECT_NEAR(bar.value, data.labels(4)[r] == 1 ? one : 1 - one, 1e-12);
    ++r;
  }
  EXPECT_EQ(r, 5);
}

TEST_F(InspectorTest, DrawsSignsInThePlaneOrAsProbabilities) {
  openPreset("classification");
  runTo(30);
  window.graphView()->select({4}, {});
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(inspector().data()->kind(), NodeDataPlot::Kind::Plane);
  // On the line wᵀx = 0.
  const auto& w = window.run().snapshot()->W;
  for (const auto& point : *inspector().data()->model(0)->data())
    EXPECT_NEAR(w(0, 4) * point.key + w(1, 4) * point.value, 0, 1e-9);
  open(window.run()
           .experiment()
           .with("data.dimension", 1)
           .value()
           .with("data.truth", Json{{"kind", "per-cluster"}, {"vectors", {{2}, {-2}}}})
           .value());
  runTo(30);
  window.graphView()->select({4}, {});
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(inspector().data()->kind(), NodeDataPlot::Kind::Probability);
  for (const auto& point : *inspector().data()->points()->data())
    EXPECT_TRUE(point.value == 0 || point.value == 1);
  for (const auto& point : *inspector().data()->model(0)->data())
    EXPECT_NEAR(point.value, 1 / (1 + std::exp(-window.run().snapshot()->W(0, 4) * point.key)),
                1e-12);
}

TEST_F(InspectorTest, ShowsPointWithoutLabelBesideItsModel) {
  openPreset("convex-clustering");
  runTo(10);
  select(8);
  const auto& plot = *inspector().data();
  EXPECT_EQ(plot.kind(), NodeDataPlot::Kind::Point);
  ASSERT_EQ(plot.points()->data()->size(), 1);
  EXPECT_EQ(plot.points()->data()->at(0)->key, network().data->datasets.features(8)(0, 0));
  EXPECT_EQ(plot.model(0)->data()->at(0)->value, window.run().snapshot()->W(1, 8));
}

TEST_F(InspectorTest, HistoryShowsSeenOrGivenIterates) {
  openPreset("star");
  select(6);
  press(NodeInspector::History);
  for (const int iteration : {5, 10, 15}) runTo(iteration);
  ASSERT_TRUE(waitUntilShown());
  const auto* curve = inspector().history()->curve(1);
  // The past of the run is kept by the solver thread: every iteration is there.
  ASSERT_TRUE(waitFor([&] { return curve->data()->size() >= 16; }));
  EXPECT_EQ(curve->data()->at(curve->data()->size() - 1)->key, 15);
  EXPECT_EQ(curve->data()->at(curve->data()->size() - 1)->value, window.run().snapshot()->W(1, 6));
  // Any other node has a past, too.
  QSignalSpy wanted(&inspector(), &NodeInspector::historyWanted);
  select(9);
  EXPECT_GE(curve->data()->size(), 4);
  ASSERT_FALSE(wanted.empty());
  EXPECT_EQ(wanted.back().front().toInt(), 9);
  // What it has seen stays before what is given, and where that is less.
  constexpr int many = 40;
  std::vector<std::int64_t> iterations(many);
  std::iota(iterations.begin(), iterations.end(), 15);
  inspector().setHistory(iterations, Matrix::Constant(2, many, 5));
  EXPECT_GT(curve->data()->size(), many);
  EXPECT_EQ(curve->data()->at(0)->key, 0);
  EXPECT_EQ(curve->data()->at(curve->data()->size() - 1)->key, 14 + many);
  EXPECT_EQ(curve->data()->at(curve->data()->size() - 1)->value, 5);
  inspector().setHistory({}, Matrix(2, 0));
  EXPECT_GE(curve->data()->size(), 4);
  EXPECT_EQ(curve->data()->at(curve->data()->size() - 1)->key, 15);
}

TEST_F(InspectorTest, HistoryContinuesAfterLiveEdit) {
  openPreset("star");
  select(6);
  press(NodeInspector::History);
  for (const int iteration : {5, 10, 15}) runTo(iteration);
  const auto* curve = inspector().history()->curve(1);
  ASSERT_TRUE(waitFor([&] { return curve->data()->size() >= 16; }));
  Q_EMIT window.graphView()->tools()->maskWanted({7}, true);
  runTo(25);
  ASSERT_TRUE(waitFor([&] { return curve->data()->at(curve->data()->size() - 1)->key == 25; }));
  EXPECT_EQ(curve->data()->at(0)->key, 0);
}

TEST_F(InspectorTest, NodeWithoutDataShowsNoPlot) {
  openPreset("star");
  runTo(5);
  select(5);
  const double before = inspector().figureSize().height();
  const Json none{{"node", 8}, {"features", Json::array()}, {"labels", Json::array()}};
  window.run().document().change(
      window.run().experiment().with("nodes", Json::array({none})).value(), {});
  ASSERT_TRUE(waitFor(
      [&] { return window.run().snapshot() && network().data->datasets.sampleCount(8) == 0; }));
  select(8);
  // Two lines of words in the place of the plot.
  EXPECT_LT(inspector().figureSize().height(), before / 2);
  const auto svg = renderFigure(inspector(), QStringLiteral("svg")).value();
  EXPECT_TRUE(svg.contains("Node 8"));
  EXPECT_TRUE(svg.contains("The node has no data"));
  // One group of nodes is no knowledge.
  EXPECT_EQ(heading().find("cluster 1"), std::string::npos);
}

TEST_F(InspectorTest, FollowsChangedLossOnSameNetwork) {
  openPreset("classification");
  open(window.run()
           .experiment()
           .with("data.dimension", 1)
           .value()
           .with("data.truth", Json{{"kind", "per-cluster"}, {"vectors", {{2}, {-2}}}})
           .value());
  runTo(10);
  window.graphView()->select({4}, {});
  ASSERT_TRUE(waitUntilShown());
  ASSERT_EQ(inspector().data()->kind(), NodeDataPlot::Kind::Probability);
  const auto before = window.run().snapshot()->network;
  Q_EMIT window.panel()->edited(QStringLiteral("loss.kind"), Json("hinge"));
  runTo(5);
  ASSERT_EQ(window.run().snapshot()->network, before);
  EXPECT_TRUE(
      waitFor([&] { return inspector().data()->kind() != NodeDataPlot::Kind::Probability; }));
}

TEST(ShownIteratesTest, ThinsEvenlyAndRestartsWithRun) {
  IterateHistory seen;
  const auto network = std::make_shared<ProblemInstance>();
  const auto add = [&](int run, std::int64_t iteration, std::int64_t reached = 0) {
    auto snapshot = std::make_shared<Snapshot>();
    snapshot->runNumber = run;
    snapshot->network = network;
    snapshot->W = Matrix::Constant(1, 2, static_cast<double>(iteration));
    snapshot->numbers.iteration = iteration;
    snapshot->reached = std::max(reached, iteration);
    seen.add(*snapshot);
  };
  for (std::int64_t k = 0; k <= 5000; ++k) add(1, k);
  const auto kept = seen.iterations();
  EXPECT_LE(kept.size(), 300U);
  EXPECT_GE(kept.size(), 100U);
  EXPECT_EQ(kept.front(), 0);
  EXPECT_GE(kept.back(), 4900);
  for (std::size_t k = 1; k < kept.size(); ++k) {
    EXPECT_GT(kept[k], kept[k - 1]);
    EXPECT_LE(kept[k] - kept[k - 1], 100);
  }
  EXPECT_EQ(seen.of(1)(0, 0), 0);
  add(1, 100, 5000);  // scrubbing backwards is no news
  EXPECT_EQ(seen.iterations(), kept);
  add(1, 2000);  // but a run that goes on from there is
  EXPECT_GT(seen.iterations().size(), 20U);
  EXPECT_LE(seen.iterations().back(), 2000);
  add(2, 7);
  EXPECT_EQ(seen.iterations(), std::vector<std::int64_t>{7});
}

TEST_F(InspectorTest, MaximisedInspectorShowsAllParts) {
  openPreset("star");
  runTo(5);
  select(2);
  EXPECT_FALSE(inspector().history()->isVisible());
  window.maximize(window.views().dock<NodeInspector>());
  ASSERT_TRUE(waitFor([&] { return inspector().history()->isVisible(); }));
  ASSERT_TRUE(waitUntilShown());
  EXPECT_TRUE(inspector().data()->isVisible());
  EXPECT_TRUE(inspector().neighbours()->isVisible());
  EXPECT_FALSE(inspector().partButton(NodeInspector::Data)->isVisible());
  const auto rows = inspector().figureData().split(QLatin1Char('\n'));
  EXPECT_EQ(rows.front(), QStringLiteral("part,at,series,value"));
  EXPECT_TRUE(rows.filter(QStringLiteral("neighbours,")).size() == 2 * network().graph->degree(2));
  window.maximize(nullptr);
  EXPECT_TRUE(waitFor([&] { return !inspector().history()->isVisible(); }));
}

}  // namespace
}  // namespace gtv::ui
