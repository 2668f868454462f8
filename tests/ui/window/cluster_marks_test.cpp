#include <gmock/gmock.h>

#include <QAction>
#include <QComboBox>
#include <algorithm>
#include <utility>
#include <vector>

#include "experiment/documents.h"
#include "support/child.h"
#include "support/experiments.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/canvas/view_choices.h"
#include "ui/diagnostics/certificate_bar.h"
#include "ui/diagnostics/diagnostics_dock.h"
#include "ui/diagnostics/status_line.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/experiment_document.h"
#include "ui/live/lambda_control.h"
#include "ui/live/run_controller.h"
#include "ui/live/run_list.h"
#include "ui/shell/view_docks.h"
#include "ui/shell/window_commands.h"
#include "ui/tables/row_table.h"
#include "ui/tables/table_figure.h"
#include "ui/tables/table_model.h"
#include "ui/views/cluster_graph_view.h"
#include "ui/views/node_inspector.h"
#include "ui/views/node_table.h"
#include "ui/views/scatter_plot.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using testing::child;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::waitFor;

/// Colour and shape of every node on the canvas.
using Looks = std::vector<std::pair<QRgb, Marker>>;

class ClusterMarksWindowTest : public testing::WindowTest {
 protected:
  /// Three clusters of 6, 8 and 7 nodes that are found within 2000 iterations: none of them is at
  /// its place by size.
  static Experiment threeClusters() {
    const Json truth{{"kind", "per-cluster"}, {"vectors", {{2, 2}, {-2, 2}, {0, -2}}}};
    return gtv::testing::changed(Experiment(), {{"data.truth", truth},
                                                {"graph.clusterSizes", {6, 8, 7}},
                                                {"graph.pIn", 1},
                                                {"graph.pOut", 0.05},
                                                {"data.samples", 4},
                                                {"data.noise", 0.01},
                                                {"data.labeledFraction", 1},
                                                {"lambda", 0.1},
                                                {"stop.maxIterations", 1'000'000}});
  }
  Looks looks() {
    const auto& paint = window.graphView()->paint();
    Looks out;
    for (const int bucket : paint.bucketOf) {
      const auto& look = paint.buckets[static_cast<std::size_t>(bucket)];
      out.emplace_back(look.color.rgb(), look.marker);
    }
    return out;
  }
  void runOn(std::int64_t iterations) {
    runTo(window.run().snapshot()->reached + iterations);
    ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  }
  void change(const char* field, const Json& value) {
    const auto frames = window.run().framesShown();
    window.run().document().change(
        gtv::testing::changed(window.run().experiment(), {{field, value}}),
        QString::fromLatin1(field));
    ASSERT_TRUE(waitFor([&] { return window.run().framesShown() > frames; }));
  }
};

TEST_F(ClusterMarksWindowTest, ColoursAndShapesStayWhenOneNodeChangesCluster) {
  open(threeClusters());
  runOn(2000);
  const auto before = looks();
  ASSERT_EQ(window.run().snapshot()->clusterCount, 3);
  // The largest cluster is the smallest one without its first three nodes.
  change("attacks", Json::array({{{"kind", "label-flip"}, {"nodes", {6, 7, 8}}, {"factor", 50}}}));
  runOn(2000);
  ASSERT_GT(window.run().snapshot()->clusterCount, 3);
  const auto after = looks();
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (i >= 6 && i <= 8) continue;
    EXPECT_EQ(after[i], before[i]) << i;
  }
  window.commands()->undo->trigger();
  ASSERT_TRUE(waitFor([&] { return window.run().network()->attackers.empty(); }));
  runOn(2000);
  EXPECT_EQ(looks(), before);
}

TEST_F(ClusterMarksWindowTest, UndoOfMergingLambdaRestoresColours) {
  open(threeClusters());
  runOn(2000);
  const auto before = looks();
  change("lambda", 1000);
  runOn(3000);
  ASSERT_EQ(window.run().snapshot()->clusterCount, 1);
  window.commands()->undo->trigger();
  ASSERT_TRUE(waitFor([&] { return window.run().snapshot()->numbers.lambda < 1; }));
  runOn(3000);
  EXPECT_EQ(looks(), before);
  // And after a new run of the same experiment.
  window.run().reset();
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() == 0; }));
  runTo(2000);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  EXPECT_EQ(looks(), before);
}

TEST_F(ClusterMarksWindowTest, ClusterHasSameColourInEveryView) {
  open(threeClusters());
  for (auto* dock : {window.views().dock<NodeTable>(), window.views().dock<ClusterGraphView>()}) {
    dock->show();
    dock->raise();
    dock->setFloating(true);  // both are on the screen
  }
  runOn(2000);
  ASSERT_EQ(window.run().snapshot()->clusterCount, 3);
  const auto seen = looks();
  const auto& table = *window.views().find<NodeTable>()->table()->rows()->content();
  for (int i = 0; i < table.rowCount(); ++i)
    EXPECT_EQ(table.color(i).rgb(), seen[static_cast<std::size_t>(i)].first) << i;
  const auto& groups = *window.views().find<ClusterGraphView>();
  ASSERT_EQ(groups.circleCount(), 3);
  // By size: the second cluster, the third one, the first one.
  EXPECT_EQ(groups.circleColor(0).rgb(), seen[6].first);
  EXPECT_EQ(groups.circleColor(1).rgb(), seen[14].first);
  EXPECT_EQ(groups.circleColor(2).rgb(), seen[0].first);
  // True clusters have the colours of the learned ones that are equal to them.
  child<QComboBox>(window, "colorChoice")
      ->setCurrentIndex(
          child<QComboBox>(window, "colorChoice")->findData(QStringLiteral("cluster")));
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  EXPECT_EQ(looks(), seen);
}

TEST_F(ClusterMarksWindowTest, ShowsNoLearnedClustersBeforeFirstIteration) {
  open(threeClusters());
  window.diagnostics()->show();
  window.diagnostics()->raise();
  runOn(50);
  EXPECT_THAT(window.status().text().toStdString(), HasSubstr("cluster"));
  window.run().reset();
  ASSERT_TRUE(
      waitFor([&] { return window.run().shownIteration() == 0 && window.pictureIsComplete(); }));
  EXPECT_EQ(window.graphView()->legendLines().front(), QStringLiteral("No learned clusters yet"));
  EXPECT_THAT(window.status().text().toStdString(), Not(HasSubstr("cluster")));
  EXPECT_EQ(window.diagnostics()->textOf(QStringLiteral("clusters")), QStringLiteral("none yet"));
  EXPECT_EQ(window.diagnostics()->textOf(QStringLiteral("ari")), QString());
  // Nobody is coloured as if together with somebody.
  EXPECT_EQ(window.graphView()->paint().groups, 0);
  // Nor is it in what leaves the window.
  const auto lines = window.views().find<ScatterPlot>()->figureData().split(QLatin1Char('\n'));
  EXPECT_EQ(lines[1].section(QLatin1Char(','), 1, 1), QString());
  window.views().dock<NodeInspector>()->show();
  window.views().dock<NodeInspector>()->raise();
  window.graphView()->select({0}, {});
  EXPECT_THAT(window.views().find<NodeInspector>()->heading().toStdString(),
              Not(HasSubstr("learned")));
  window.views().dock<ClusterGraphView>()->show();
  window.views().dock<ClusterGraphView>()->raise();
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  EXPECT_EQ(window.views().find<ClusterGraphView>()->circleCount(), 0);
  EXPECT_THAT(window.views().find<ClusterGraphView>()->accessibleDescription().toStdString(),
              HasSubstr("Nothing is learned yet"));
  // After one iteration there are some, whatever they are.
  window.run().step();
  ASSERT_TRUE(
      waitFor([&] { return window.run().shownIteration() == 1 && window.pictureIsComplete(); }));
  EXPECT_THAT(window.graphView()->legendLines().front().toStdString(), HasSubstr("Learned: "));
}

/// What a view shows that looks at the list of runs only when it is told to.
TEST_F(ClusterMarksWindowTest, RunListShowsNumbersOfLastSnapshot) {
  open(threeClusters());
  QString seen;
  QObject::connect(&window.run().runs(), &QAbstractItemModel::dataChanged, &window, [&] {
    seen = window.run().runs().index(0, RunList::Mse).data().toString() + QLatin1Char('|') +
           window.run().runs().index(0, RunList::Iterations).data().toString();
  });
  for (const double lambda : {0.1, 0.3, 0.05, 0.2}) {
    // A drag: λ in many small steps while it runs.
    window.run().setRunning(true);
    for (int step = 1; step <= 10; ++step) {
      Q_EMIT window.lambdaControl()->changed(lambda * (1 + 0.01 * step));
      QCoreApplication::processEvents();
    }
    runOn(700);
    EXPECT_EQ(seen, number(window.run().snapshot()->numbers.mse) + QLatin1Char('|') +
                        QString::number(window.run().snapshot()->reached));
  }
}

TEST_F(ClusterMarksWindowTest, ListAndStatusBarAgreeWhenRunEndsAfterDrag) {
  open(gtv::testing::changed(threeClusters(), {{"stop.tolerance", 1e-6}}));
  auto& runs = window.run().runs();
  QString seen;
  QObject::connect(&runs, &QAbstractItemModel::dataChanged, &window,
                   [&] { seen = runs.index(0, RunList::Mse).data().toString(); });
  for (const double lambda : {0.1, 0.3, 0.05, 0.2}) {
    window.run().setRunning(true);
    for (int step = 1; step <= 10; ++step) {
      Q_EMIT window.lambdaControl()->changed(lambda * (1 + 0.01 * step));
      QCoreApplication::processEvents();
    }
    ASSERT_TRUE(waitFor([&] {
      const auto& last = window.run().snapshot();
      // The last snapshot may be there before the rows and the end of the run are announced.
      return last->numbers.lambda == lambda * 1.1 && last->status == RunStatus::Converged &&
             runs.run(0).rows->back().iteration == last->numbers.iteration &&
             runs.run(0).rows->back().lambda == last->numbers.lambda && !window.run().isRunning() &&
             window.pictureIsComplete();
    }));
    const auto& numbers = window.run().snapshot()->numbers;
    EXPECT_EQ(seen, number(numbers.mse));
    EXPECT_THAT(window.status().text().toStdString(),
                HasSubstr("MSE " + number(numbers.mse).toStdString() + "   "));
    EXPECT_EQ(runs.index(0, RunList::Mse).data(exactRole).toString().toDouble(), numbers.mse);
    // What the report and the table of errors say is the last row.
    EXPECT_EQ(runs.run(0).rows->back().mse, numbers.mse);
  }
}

TEST_F(ClusterMarksWindowTest, CertificateBarShowsLastIterationWhilePaused) {
  open(threeClusters());
  if (window.run().exactOptimum().isOn()) window.run().exactOptimum().action()->trigger();
  window.diagnostics()->show();
  window.diagnostics()->raise();
  runOn(300);
  ASSERT_TRUE(window.diagnostics()->isCurrent());
  EXPECT_THAT(window.certificateBar()->iterationText().toStdString(), HasSubstr("dual"));
  window.run().exactOptimum().action()->trigger();
}

TEST_F(ClusterMarksWindowTest, QuadraticPenaltyHasGroupsOfSimilarModels) {
  open(gtv::testing::changed(
      threeClusters(),
      {{"penalty", {{"kind", "mocha"}}}, {"lambda", 10}, {"clusterTolerance", 0.02}}));
  window.views().dock<ClusterGraphView>()->show();
  window.views().dock<ClusterGraphView>()->setFloating(true);
  window.diagnostics()->show();
  window.diagnostics()->raise();
  runOn(3000);
  ASSERT_TRUE(waitFor([&] { return window.run().exactOptimum().isCurrent(); }));
  const auto groups = describeGroups(GroupKind::SimilarModels, window.run().snapshot()->clusters);
  ASSERT_THAT(groups, HasSubstr("group"));
  window.graphView()->select({0}, {});
  EXPECT_THAT(window.status().text().toStdString(), HasSubstr(groups));
  EXPECT_EQ(window.graphView()->legendLines().front().toStdString(), "Similar models: " + groups);
  EXPECT_EQ(window.graphView()->paint().title, QStringLiteral("Groups of similar models"));
  EXPECT_EQ(window.diagnostics()->textOf(QStringLiteral("clusters")).toStdString(), groups);
  EXPECT_THAT(window.certificateBar()->optimumText().toStdString(), HasSubstr("group"));
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  EXPECT_THAT(window.views().find<ClusterGraphView>()->accessibleDescription().toStdString(),
              HasSubstr("group"));
  for (const auto& text : {window.status().text(), window.certificateBar()->iterationText(),
                           window.certificateBar()->optimumText(),
                           window.graphView()->legendLines().join(QLatin1Char(' ')),
                           window.views().find<ClusterGraphView>()->accessibleDescription()})
    EXPECT_THAT(text.toLower().toStdString(), Not(HasSubstr("cluster")));
  // A norm has clusters again.
  change("penalty", {{"kind", "nlasso"}});
  runOn(100);
  EXPECT_THAT(window.graphView()->legendLines().front().toStdString(), HasSubstr("Learned: "));
  EXPECT_EQ(window.graphView()->paint().title, QStringLiteral("Learned clusters"));
}

}  // namespace
}  // namespace gtv::ui
