#include "ui/optimisation/loss_view.h"

#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <cmath>

#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/shell/view_docks.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using ::testing::HasSubstr;

/// The loss of one sample in the window.
class LossViewTest : public testing::ViewTest<LossView> {
 protected:
  const ProblemInstance& network() { return *window.run().snapshot()->network; }
  Vector w(int node) { return window.run().snapshot()->W.col(node); }
};

TEST_F(LossViewTest, SamplesOfTheNodeAreOnTheLossOfTheirMargin) {
  openPreset("classification");
  runTo(40);
  window.graphView()->select({4}, {});
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(view().otherIds(),
            (std::vector<std::string>{"0/1", "hinge", "squared", "absolute", "huber"}));
  const auto& data = network().data->datasets;
  Vector margins = data.labels(4).cwiseProduct(data.features(4) * w(4));
  std::sort(margins.begin(), margins.end());
  auto& marks = *view().samples()->data();
  ASSERT_EQ(marks.size(), 5);
  for (int r = 0; r < 5; ++r) {
    EXPECT_NEAR(marks.at(r)->key, margins[r], 1e-12);
    EXPECT_NEAR(marks.at(r)->value, std::log1p(std::exp(-margins[r])), 1e-12);
  }
  for (const auto& point : *view().own()->data())
    EXPECT_NEAR(point.value, std::log1p(std::exp(-point.key)), 1e-12);
  // Hinge, and the step of 0/1.
  for (const auto& point : *view().other(1)->data())
    EXPECT_NEAR(point.value, std::max(0.0, 1 - point.key), 1e-12);
  for (const auto& point : *view().other(0)->data())
    EXPECT_EQ(point.value, point.key < 0 || (point.key == 0 && point.value == 1) ? 1 : 0);
  // The same as residuals 1 − z: squared, absolute and, beyond 1, Huber.
  for (const auto& point : *view().other(2)->data())
    EXPECT_NEAR(point.value, std::pow(1 - point.key, 2), 1e-9);
  for (const auto& point : *view().other(3)->data())
    EXPECT_NEAR(point.value, std::abs(1 - point.key), 1e-12);
  for (const auto& point : *view().other(4)->data()) {
    const double r = std::abs(1 - point.key);
    EXPECT_NEAR(point.value, r <= 1 ? r * r : 2 * r - 1, 1e-9);
  }
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("Node 4"));
}

TEST_F(LossViewTest, ResidualsOfTheAttackerAreFarOut) {
  openPreset("poison-huber");
  open(window.run().experiment().with("loss", Json{{"kind", "huber"}, {"delta", 0.5}}).value());
  runTo(40);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(view().otherIds(), (std::vector<std::string>{"squared", "absolute"}));
  // No node is selected: it is node 0, the attacker.
  const auto& data = network().data->datasets;
  const Vector residuals = data.labels(0) - data.features(0) * w(0);
  auto& marks = *view().samples()->data();
  ASSERT_EQ(marks.size(), 10);
  EXPECT_NEAR((marks.constEnd() - 1)->key, residuals.maxCoeff(), 1e-12);
  EXPECT_GT(residuals.cwiseAbs().maxCoeff(), 5);
  for (const auto& mark : marks) {
    const double r = std::abs(mark.key);
    EXPECT_NEAR(mark.value, r <= 0.5 ? r * r : r - 0.25, 1e-12);
  }
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("select another on the canvas"));
  // All numbers behind the picture.
  const auto lines = view().figureData().split(QLatin1Char('\n'));
  EXPECT_EQ(lines.front(), QStringLiteral("series,x,loss"));
  EXPECT_EQ(lines.filter(QStringLiteral("sample ")).size(), 10);
  EXPECT_EQ(lines.filter(QStringLiteral("Absolute error,")).size(), LossView::curvePoints);
}

TEST_F(LossViewTest, MeanOfTheMarksIsTheLossOfTheNode) {
  openPreset("star");
  runTo(20);
  window.graphView()->select({7}, {});
  ASSERT_TRUE(waitUntilShown());
  double sum = 0;
  for (const auto& mark : *view().samples()->data()) sum += mark.value;
  const auto& problem = *window.run().snapshot()->problem;
  EXPECT_NEAR(sum / view().samples()->data()->size(), problem.losses[7]->value(w(7)), 1e-12);
}

TEST_F(LossViewTest, PointerReadsTheSample) {
  openPreset("star");
  runTo(20);
  window.graphView()->select({7}, {});
  ASSERT_TRUE(waitUntilShown());
  const auto& mark = *view().samples()->data()->constBegin();
  const QPointF at(view().plot()->xAxis->coordToPixel(mark.key),
                   view().plot()->yAxis->coordToPixel(mark.value));
  EXPECT_THAT(view().describe(at).toStdString(), HasSubstr("residual"));
  EXPECT_EQ(view().describe({0, 0}), QString());
}

TEST_F(LossViewTest, PointsWithoutLabelsSayWhatHelps) {
  openPreset("convex-clustering");
  runTo(5);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_THAT(view().emptyText().toStdString(), HasSubstr("Points without labels"));
  EXPECT_EQ(view().heading(), QString());
}

TEST_F(LossViewTest, ModelsWithoutParameterVectorsHaveCurvesOnly) {
  openPreset("heterogeneous-tree-linear-mlp");
  window.views().dock<LossView>()->raise();  // it opens with the predictions in front
  runTo(1);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("methods with parameter vectors"));
  EXPECT_EQ(view().samples()->data()->size(), 0);
  EXPECT_GT(view().own()->data()->size(), 0);
}

}  // namespace
}  // namespace gtv::ui
