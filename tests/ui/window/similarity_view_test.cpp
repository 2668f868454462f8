#include "ui/pairs/similarity_view.h"

#include <gmock/gmock.h>

#include <QComboBox>
#include <QPushButton>
#include <cmath>

#include "graph/similarity_kinds.h"
#include "support/experiments.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/live/experiment_document.h"
#include "ui/pairs/pair_matrix.h"
#include "ui/pairs/threshold_strip.h"
#include "ui/shell/view_docks.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using gtv::testing::changed;
using gtv::testing::smallExperiment;
using ::testing::HasSubstr;
using testing::waitFor;

class SimilarityViewTest : public testing::ViewTest<SimilarityView> {
 protected:
  static Experiment ofData() {
    return changed(smallExperiment(), {{"graph",
                                        {{"kind", "similarity"},
                                         {"clusterSizes", {8, 8}},
                                         {"measure", {{"kind", "means"}}},
                                         {"rule", {{"kind", "nearest"}, {"neighbours", 2}}}}}});
  }
  void openOfData() {
    open(ofData());
    ASSERT_TRUE(waitUntilShown());
    ASSERT_EQ(view().emptyText().toStdString(), "");
  }
  const ProblemInstance& network() { return *window.run().network(); }
  bool waitForEdges(int count) {
    return waitFor(
        [&] { return waitUntilShown() && window.run().network()->graph->edgeCount() == count; });
  }
};

TEST_F(SimilarityViewTest, ShowsAllPairsAboveTheDiagonalAndEdgesBelow) {
  openOfData();
  const auto& picture = view().matrix()->picture();
  EXPECT_EQ(picture.values, *network().dissimilarities);
  int shown = 0;
  for (int row = 0; row < 16; ++row)
    for (int column = 0; column < row; ++column) {
      EXPECT_EQ(picture.isShownBelow(row, column), network().graph->edgeBetween(column, row) >= 0);
      shown += picture.isShownBelow(row, column) ? 1 : 0;
    }
  EXPECT_EQ(shown, network().graph->edgeCount());
  EXPECT_THAT(view().note().toStdString(), HasSubstr("inside true clusters"));
  EXPECT_THAT(view().note().toStdString(),
              HasSubstr("connected from " +
                        std::to_string(smallestConnectingCount(*network().dissimilarities))));
}

TEST_F(SimilarityViewTest, DraggedThresholdJoinsAllPairsBelowItAndIsOneStep) {
  openOfData();
  auto& strip = *view().strip();
  strip.replot();
  EXPECT_TRUE(std::isnan(strip.threshold()));
  const auto before = window.run().experiment();
  const auto pointAt = [&](double d) {
    return QPoint(static_cast<int>(std::lround(strip.positionOf(d))), strip.height() / 2);
  };
  const double most = network().dissimilarities->maxCoeff();
  QTest::mousePress(&strip, Qt::LeftButton, {}, pointAt(0.2 * most));
  for (const double share : {0.3, 0.4, 0.5}) {
    QMouseEvent move(QEvent::MouseMove, QPointF(pointAt(share * most)),
                     strip.mapToGlobal(QPointF(pointAt(share * most))), Qt::NoButton,
                     Qt::LeftButton, {});
    QApplication::sendEvent(&strip, &move);
  }
  QTest::mouseRelease(&strip, Qt::LeftButton, {}, pointAt(0.5 * most));
  const double threshold = strip.threshold();
  EXPECT_NEAR(threshold, 0.5 * most, 0.02 * most);
  int joined = 0;
  for (int i = 0; i < 16; ++i)
    for (int j = i + 1; j < 16; ++j) joined += (*network().dissimilarities)(i, j) <= threshold;
  ASSERT_TRUE(waitForEdges(joined));
  EXPECT_EQ(window.run().experiment().graph().choice("rule").number("threshold"), threshold);
  window.run().document().undo();
  EXPECT_EQ(window.run().experiment(), before);
}

TEST_F(SimilarityViewTest, AnotherMeasureIsChosenInTheView) {
  openOfData();
  auto* choice = view().measureChoice();
  EXPECT_EQ(choice->currentData().toString().toStdString(), "means");
  choice->setCurrentIndex(choice->findData(QStringLiteral("parameters")));
  Q_EMIT choice->activated(choice->currentIndex());
  ASSERT_TRUE(waitFor([&] {
    return waitUntilShown() &&
           view().matrix()->picture().values == *window.run().network()->dissimilarities &&
           window.run().experiment().graph().choice("measure").kind() == "parameters";
  }));
}

TEST_F(SimilarityViewTest, KeptGraphHasTheSameEdgesInTheDocument) {
  openOfData();
  const auto edges = network().graph->edges();
  ASSERT_TRUE(view().keepButton()->isVisible());
  QTest::mouseClick(view().keepButton(), Qt::LeftButton);
  EXPECT_EQ(window.run().experiment().graph().kind(), "explicit");
  ASSERT_TRUE(waitFor([&] { return waitUntilShown() && !view().emptyText().isEmpty(); }));
  EXPECT_EQ(network().graph->edges(), edges);
  EXPECT_FALSE(view().keepButton()->isVisible());
}

TEST_F(SimilarityViewTest, GraphOfAnotherKindCanBeMadeOfItsData) {
  open(smallExperiment());
  ASSERT_TRUE(waitUntilShown());
  EXPECT_THAT(view().emptyText().toStdString(), HasSubstr("not made of its data"));
  const Vector labels = network().data->datasets.allLabels();
  QTest::mouseClick(view().makeButton(), Qt::LeftButton);
  ASSERT_TRUE(waitFor([&] { return waitUntilShown() && view().emptyText().isEmpty(); }));
  EXPECT_EQ(network().nodeCount(), 16);
  EXPECT_EQ(network().data->datasets.allLabels(), labels);
  EXPECT_EQ(network().clusters[7], 0);
  EXPECT_EQ(network().clusters[8], 1);
}

TEST_F(SimilarityViewTest, EdgesOfLeastVariationAreThoseOfTheModelsOfTheRun) {
  open(smallExperiment());
  ASSERT_TRUE(waitUntilShown());
  EXPECT_FALSE(view().modelsButton()->isVisible());
  runTo(5);
  ASSERT_TRUE(waitFor([&] { return waitUntilShown() && view().modelsButton()->isVisible(); }));
  window.run().setRunning(false);
  ASSERT_TRUE(waitUntilShown());
  const auto before = window.run().experiment();
  const Matrix W = window.run().snapshot()->W;
  const int edges = network().graph->edgeCount();
  QTest::mouseClick(view().modelsButton(), Qt::LeftButton);
  ASSERT_TRUE(waitForEdges(edges));
  ASSERT_TRUE(waitFor([&] { return waitUntilShown() && view().emptyText().isEmpty(); }));
  EXPECT_EQ(window.run().experiment().graph().choice("measure").matrix("models"), W.transpose());
  EXPECT_NEAR((*network().dissimilarities)(2, 9), (W.col(2) - W.col(9)).norm(), 1e-15);
  window.run().document().undo();
  EXPECT_EQ(window.run().experiment(), before);
}

TEST_F(SimilarityViewTest, ClickOnACellSelectsBothNodesByTheirPresentNumbers) {
  auto experiment = changed(ofData(), {{"edits", {{"removed", {0}}}}});
  open(experiment);
  ASSERT_TRUE(waitUntilShown());
  view().matrix()->replot();
  QTest::mouseClick(view().matrix(), Qt::LeftButton, {}, view().matrix()->cellAt(3, 11).toPoint());
  EXPECT_EQ(window.graphView()->selectedNodes(), (std::vector<int>{2, 10}));
}

TEST_F(SimilarityViewTest, LearnedGraphCanBeKept) {
  openPreset("hetfl-2a-p10");
  runTo(3);
  ASSERT_TRUE(waitFor([&] {
    return waitUntilShown() && window.run().snapshot()->network->graphIsLearned &&
           view().keepButton()->isVisible();
  }));
  window.run().setRunning(false);
  ASSERT_TRUE(waitUntilShown());
  const auto edges = window.run().snapshot()->network->graph->edges();
  QTest::mouseClick(view().keepButton(), Qt::LeftButton);
  EXPECT_EQ(window.run().experiment().graph().kind(), "explicit");
  EXPECT_EQ(window.run().experiment().at("graph").at("edges").size(), edges.size());
}

}  // namespace
}  // namespace gtv::ui
