#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <QComboBox>
#include <QLabel>
#include <cmath>

#include "diagnostics/disagreement.h"
#include "support/child.h"
#include "support/experiments.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/live/run_controller.h"
#include "ui/pairs/disagreement_view.h"
#include "ui/pairs/pair_matrix.h"
#include "ui/plots/curve_plot.h"
#include "ui/plots/prediction_plot.h"
#include "ui/shell/view_docks.h"
#include "ui/views/prediction_view.h"
#include "ui/views/run_curves.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using gtv::testing::changed;
using gtv::testing::smallExperiment;
using testing::child;
using ::testing::HasSubstr;
using testing::waitFor;

/// The two docks about what the models say.
class PredictionsTest : public testing::WindowTest {
 protected:
  void SetUp() override {
    window.resize(1440, 900);
    window.show();
    bring(window.views().dock<PredictionView>());
  }
  static void bring(ViewDock* dock) {
    dock->show();
    dock->raise();
  }
  PredictionView& view() { return *window.views().find<PredictionView>(); }
  const PredictedNode& shown() { return view().plot()->shown(); }
  DisagreementView& matrix() { return *window.views().find<DisagreementView>(); }
  const NodeData& data() { return *window.run().snapshot()->network->data; }
  const Matrix& W() { return window.run().snapshot()->W; }
  bool waitUntilShown(const PredictionClientView& which) {
    return waitFor([&] {
      return window.run().snapshot() != nullptr && isOnScreen(which) && which.isCurrent() &&
             window.pictureIsComplete();
    });
  }
  void select(int node) {
    window.graphView()->select({node}, {});
    ASSERT_TRUE(waitFor([&] { return view().node() == node; }));
    ASSERT_TRUE(waitUntilShown(view()));
  }
};

TEST_F(PredictionsTest, ShowsFirstNodeUntilOneIsSelected) {
  openPreset("star");
  runTo(30);
  ASSERT_TRUE(waitUntilShown(view()));
  EXPECT_EQ(shown().node, 0);
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("select another"));
  select(7);
  EXPECT_EQ(shown().node, 7);
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("<b>Node 7</b>"));
  // Two features: a map, whose cells are what the model says at their centres.
  ASSERT_EQ(shown().kind, PredictedNode::Kind::Map);
  constexpr int side = PredictionPlot::mapSide;
  const Vector w = W().col(7);
  const double x1 = shown().across.lower + shown().across.size() * 10.5 / side;
  const double x2 = shown().up.lower + shown().up.size() * 30.5 / side;
  EXPECT_NEAR(shown().onGrid(30 * side + 10, 0), w[0] * x1 + w[1] * x2, 1e-12);
  EXPECT_TRUE(view().plot()->hasBar());
  // And it goes on with the run.
  runTo(45);
  ASSERT_TRUE(waitUntilShown(view()));
  EXPECT_NEAR(shown().onGrid(30 * side + 10, 0), W()(0, 7) * x1 + W()(1, 7) * x2, 1e-12);
}

TEST_F(PredictionsTest, OneFeatureShowsCurvesOfNodeNeighboursAndPseudoLabels) {
  auto sine = smallExperiment();
  open(changed(
      sine,
      {{"data", {{"kind", "sine"}, {"samples", 6}, {"frequencies", {1, 2}}, {"testSetSize", 25}}},
       {"penalty", {{"kind", "mocha"}}}}));
  runTo(40);
  constexpr int node = 3;
  select(node);
  ASSERT_EQ(shown().kind, PredictedNode::Kind::Curves);
  const auto& plot = *view().plot();
  ASSERT_EQ(plot.curves().size(), 1U);
  const auto& curve = *plot.curves().front()->data();
  ASSERT_EQ(curve.size(), PredictionPlot::curvePoints);
  EXPECT_NEAR(curve.at(60)->value, W()(0, node) * curve.at(60)->key, 1e-12);
  EXPECT_LE(curve.at(0)->key, data().datasets.allFeatures().minCoeff());
  const auto around = window.run().snapshot()->network->graph->neighbours(node);
  ASSERT_EQ(plot.neighbourCurves().size(), around.size());
  double mean = 0;
  for (const auto& incidence : around)
    mean += W()(0, incidence.neighbour) / static_cast<double>(around.size());
  ASSERT_EQ(plot.tests()->data()->size(), 25);
  for (int r = 0; r < 25; ++r)
    EXPECT_NEAR(plot.tests()->data()->at(r)->value, mean * plot.tests()->data()->at(r)->key, 1e-12);
  EXPECT_EQ(plot.samples()->data()->size(), 6);
  EXPECT_FALSE(plot.hasBar());
  const auto lines = view().figureData().split(QLatin1Char('\n'));
  EXPECT_EQ(lines.front(), QStringLiteral("series,node,x,value1"));
  EXPECT_EQ(lines.filter(QStringLiteral("pseudo-label,3,")).size(), 25);
  EXPECT_EQ(lines.filter(QStringLiteral("label,3,")).size(), 25 + 6);
}

TEST_F(PredictionsTest, ManyFeaturesShowPredictionsAgainstLabels) {
  openPreset("hetfl-known-graph");
  runTo(20);
  select(12);
  ASSERT_EQ(shown().kind, PredictedNode::Kind::Agreement);
  const auto& own = *view().plot()->samples()->data();
  ASSERT_EQ(own.size(), 10);
  const Vector predicted = data().datasets.features(12) * W().col(12);
  const auto labels = data().datasets.labels(12);
  for (int r = 0; r < 10; ++r) {
    // Sorted by label.
    Eigen::Index at = 0;
    EXPECT_NEAR((labels.array() - own.at(r)->key).abs().minCoeff(&at), 0, 1e-12);
    EXPECT_NEAR(own.at(r)->value, predicted[at], 1e-12);
  }
  EXPECT_EQ(view().plot()->tests()->data()->size(), 100);
  EXPECT_TRUE(shown().testsAreTrue);
}

TEST_F(PredictionsTest, SignsAreShownAsProbabilitiesInThePlane) {
  openPreset("classification");
  runTo(60);
  select(4);
  ASSERT_EQ(shown().kind, PredictedNode::Kind::Map);
  EXPECT_TRUE(shown().scale.isProbability());
  EXPECT_NEAR(shown().scale.value(shown().onGrid, 17), 1 / (1 + std::exp(-shown().onGrid(17, 0))),
              1e-15);
  const auto positive = (data().datasets.labels(4).array() > 0).count();
  EXPECT_EQ(view().plot()->samples(1)->data()->size(), positive);
  EXPECT_EQ(view().plot()->samples(0)->data()->size(), 5 - positive);
}

TEST_F(PredictionsTest, SignsWithManyFeaturesShowConfusionMatrix) {
  open(changed(smallExperiment(), {{"data.dimension", 3},
                                   {"data.samples", 20},
                                   {"data.labels", "sign"},
                                   {"data.labeledFraction", 1},
                                   {"data.truth", {{"kind", "gaussian"}}},
                                   {"loss", {{"kind", "logistic"}, {"ridge", 0.01}}},
                                   {"solver.kind", "adaptive-primal-dual"}}));
  runTo(30);
  select(2);
  ASSERT_EQ(shown().kind, PredictedNode::Kind::Confusion);
  const auto& counts = view().plot()->counts();
  const Vector scores = data().datasets.features(2) * W().col(2);
  const auto labels = data().datasets.labels(2);
  Matrix expected = Matrix::Zero(2, 2);
  for (int r = 0; r < 20; ++r) expected(labels[r] > 0 ? 1 : 0, scores[r] >= 0 ? 1 : 0) += 1;
  EXPECT_EQ(counts, expected);
  EXPECT_THAT(view().plot()->key().toStdString(), HasSubstr("% of"));
}

TEST_F(PredictionsTest, ShowsNoPredictionsForPointsWithoutLabels) {
  openPreset("convex-clustering");
  ASSERT_TRUE(waitUntilShown(view()));
  EXPECT_THAT(view().emptyText().toStdString(), HasSubstr("Points without labels"));
  bring(window.views().dock<DisagreementView>());
  ASSERT_TRUE(waitUntilShown(matrix()));
  EXPECT_THAT(matrix().emptyText().toStdString(), HasSubstr("Points without labels"));
}

TEST_F(PredictionsTest, MatrixShowsDisagreementOfAllPairsOrderedByCluster) {
  open(changed(smallExperiment(), {{"data.testSetSize", 20}}));
  runTo(25);
  bring(window.views().dock<DisagreementView>());
  ASSERT_TRUE(waitUntilShown(matrix()));
  const auto& D = matrix().matrix()->picture().values;
  ASSERT_EQ(D.rows(), 16);
  EXPECT_EQ(D, D.transpose());
  EXPECT_EQ(D.diagonal(), Vector::Zero(16));
  const Matrix expected = disagreement(data().testSet * W(), 20);
  for (int a = 0; a < 16; ++a)
    for (int b = 0; b < 16; ++b)
      EXPECT_NEAR(
          D(a, b),
          expected(matrix().matrix()->picture().nodes[a], matrix().matrix()->picture().nodes[b]),
          1e-12);
  EXPECT_THAT(matrix().note().toStdString(), HasSubstr("20 shared test points"));
  // By the learned clusters.
  child<QComboBox>(matrix(), "orderChoice")->setCurrentIndex(1);
  ASSERT_TRUE(waitFor([&] {
    return matrix().isCurrent() && matrix().matrix()->picture().nodes ==
                                       nodesByCluster(window.run().snapshot()->clusters, 400);
  }));
  EXPECT_EQ(window.graphView()->selectedNodes(), std::vector<int>{});
}

TEST_F(PredictionsTest, ClickOrReturnOnCellSelectsBothNodes) {
  open(smallExperiment());
  runTo(25);
  bring(window.views().dock<DisagreementView>());
  ASSERT_TRUE(waitUntilShown(matrix()));
  EXPECT_THAT(matrix().note().toStdString(), HasSubstr("no shared test set"));
  matrix().matrix()->replot();
  const auto at = matrix().matrix()->cellAt(3, 11);
  EXPECT_THAT(matrix().matrix()->textAt(at).toStdString(), HasSubstr("Nodes 3 and 11: d = "));
  QTest::mouseClick(matrix().matrix(), Qt::LeftButton, {}, at.toPoint());
  EXPECT_EQ(window.graphView()->selectedNodes(), (std::vector<int>{3, 11}));
  for (const auto key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Return})
    QTest::keyClick(matrix().matrix(), key);
  EXPECT_EQ(window.graphView()->selectedNodes(), (std::vector<int>{0, 1}));
  const auto lines = matrix().figureData().split(QLatin1Char('\n'));
  EXPECT_EQ(lines.size(), 18);
  EXPECT_EQ(lines[4].split(QLatin1Char(','))[12].toDouble(),
            matrix().matrix()->picture().values(3, 11));
}

TEST_F(PredictionsTest, MatrixSamplesClustersInProportion) {
  open(
      changed(smallExperiment(),
              {{"graph",
                {{"kind", "sbm"}, {"clusterSizes", {450, 150}}, {"pIn", 0.02}, {"pOut", 0.001}}}}));
  bring(window.views().dock<DisagreementView>());
  ASSERT_TRUE(waitUntilShown(matrix()));
  EXPECT_EQ(matrix().matrix()->picture().values.rows(), 400);
  EXPECT_THAT(matrix().note().toStdString(), HasSubstr("400 of 600 nodes"));
  EXPECT_EQ(std::count_if(matrix().matrix()->picture().nodes.begin(),
                          matrix().matrix()->picture().nodes.end(), [](int i) { return i < 450; }),
            300);
}

TEST_F(PredictionsTest, TestSetAddsCurveThatCanBeHidden) {
  auto* plot = window.views().find<ObjectiveCurves>();
  openPreset("hetfl-known-graph");
  runTo(20);
  ASSERT_TRUE(waitFor([&] { return plot->pointCount(3) == 21; }));
  EXPECT_EQ(plot->rows().back().predictionGtv, window.run().snapshot()->numbers.predictionGtv);
  const double before = plot->plot()->yAxis->range().upper;
  Q_EMIT plot->heading()->linkActivated(QStringLiteral("3"));
  EXPECT_EQ(plot->pointCount(3), 0);
  EXPECT_THAT(plot->heading()->text().toStdString(), HasSubstr("line-through"));
  Q_EMIT plot->heading()->linkActivated(QStringLiteral("3"));
  EXPECT_EQ(plot->pointCount(3), 21);
  EXPECT_EQ(plot->plot()->yAxis->range().upper, before);
  openPreset("star");
  EXPECT_TRUE(waitFor([&] { return plot->pointCount(0) >= 1 && plot->pointCount(3) == 0; }));
}

}  // namespace
}  // namespace gtv::ui
