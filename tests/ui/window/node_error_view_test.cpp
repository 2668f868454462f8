#include "ui/optimisation/node_error_view.h"

#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <QTest>
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "diagnostics/metrics.h"
#include "lessons/lesson.h"
#include "problem/local_erm.h"
#include "support/experiments.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/shell/view_docks.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using gtv::testing::changed;
using gtv::testing::smallExperiment;
using ::testing::HasSubstr;
using testing::waitFor;

Experiment sceneOf(const std::string& lesson, std::size_t scene) {
  return loadLesson(lesson).value().scenes.at(scene).experiment;
}

/// Errors of all nodes in the window.
class NodeErrorViewTest : public testing::ViewTest<NodeErrorView> {
 protected:
  void openScene(std::size_t scene) {
    open(sceneOf("helped", scene));
    runToEnd();
  }
  void runToEnd() {
    window.run().runUntil(1'000'000);
    ASSERT_TRUE(waitFor([&] {
      return !window.run().isRunning() && window.run().snapshot() != nullptr &&
             window.run().snapshot()->status == RunStatus::Converged;
    }));
    ASSERT_TRUE(waitUntilShown());
  }
  double nodeFour() { return view().now()[4]; }
};

TEST_F(NodeErrorViewTest, ErrorsAreThoseOfTheNodesAloneAndNow) {
  open(changed(smallExperiment(), {{"data.noise", 0.5}, {"data.samples", 4}}));
  runTo(30);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(view().kind(), NodeErrorView::Kind::Truth);
  const auto& picture = *window.run().snapshot();
  const Matrix alone = localMinimisers(*picture.problem);
  int helped = 0;
  int hurt = 0;
  for (int i = 0; i < picture.network->nodeCount(); ++i) {
    const Vector truth = picture.network->data->truth.col(i);
    EXPECT_EQ(view().now()[i], (picture.W.col(i) - truth).squaredNorm());
    const bool labeled = picture.network->data->labeled[static_cast<std::size_t>(i)];
    EXPECT_EQ(std::isfinite(view().alone()[i]), labeled) << i;
    if (!labeled) continue;
    EXPECT_EQ(view().alone()[i], (alone.col(i) - truth).squaredNorm());
    // An optimum of its own: no gradient is left.
    Vector gradient(picture.W.rows());
    picture.problem->losses[static_cast<std::size_t>(i)]->gradient(alone.col(i), gradient);
    EXPECT_LT(gradient.norm(), 1e-9);
    (view().now()[i] < view().alone()[i] ? helped : hurt) += 1;
  }
  EXPECT_GT(helped, 0);
  EXPECT_EQ(view().helped(), helped);
  EXPECT_EQ(view().hurt(), hurt);
  EXPECT_EQ(view().helpedMarks()->data()->size(), helped);
  EXPECT_EQ(view().hurtMarks()->data()->size(), hurt);
  EXPECT_THAT(view().heading().toStdString(),
              HasSubstr(std::to_string(helped) + " helped, " + std::to_string(hurt) + " hurt"));
  // One row per node, by true cluster.
  EXPECT_TRUE(std::is_sorted(view().order().begin(), view().order().end(), [&](int a, int b) {
    return picture.network->clusters[static_cast<std::size_t>(a)] <
           picture.network->clusters[static_cast<std::size_t>(b)];
  }));
  EXPECT_EQ(view().figureData().count(QLatin1Char('\n')), picture.network->nodeCount() + 1);
}

// What the sentences of the lesson say.
TEST_F(NodeErrorViewTest, LessonTellsWhoIsHelpedAndWhoIsHurt) {
  openScene(0);
  EXPECT_EQ(view().helped() + view().hurt(), 0);
  EXPECT_NEAR(nodeFour(), 0.02, 0.005);
  EXPECT_NEAR(view().alone().mean(), 0.36, 0.005);
  openScene(1);
  EXPECT_EQ(view().helped(), 9);
  EXPECT_EQ(view().hurt(), 1);
  EXPECT_GT(nodeFour(), view().alone()[4]);
  openScene(2);
  EXPECT_EQ(view().helped(), 9);
  EXPECT_NEAR(view().now().mean(), 0.12, 0.005);
  EXPECT_NEAR(nodeFour(), 1.2, 0.05);
  openScene(3);
  EXPECT_EQ(view().helped(), 10);
  EXPECT_EQ(view().hurt(), 0);
}

TEST_F(NodeErrorViewTest, AttackersAreApart) {
  open(sceneOf("poison", 1));
  runToEnd();
  EXPECT_EQ(view().order().back(), 0);  // the attacker, whatever its number
  ASSERT_EQ(view().attackerMarks()->data()->size(), 1);
  EXPECT_EQ(view().attackerMarks()->data()->at(0)->key, 10);
  EXPECT_EQ(view().helped() + view().hurt(), 10);
  // It is far out, and the others are still to be seen.
  EXPECT_GT(view().now()[0], 2 * view().plot()->yAxis->range().upper);
  EXPECT_LE(view().attackerMarks()->data()->at(0)->value, view().plot()->yAxis->range().upper);
  EXPECT_THAT(view().describe(view().positionOf(0)).toStdString(), HasSubstr("attacker"));
}

TEST_F(NodeErrorViewTest, WithoutATruthErrorsAreThoseOfLabels) {
  openPreset("weather");
  runTo(20);
  ASSERT_TRUE(waitUntilShown());
  ASSERT_NE(view().kind(), NodeErrorView::Kind::Truth);
  const auto& picture = *window.run().snapshot();
  const bool validation = view().kind() == NodeErrorView::Kind::Validation;
  for (const int i : {0, 5}) {
    std::vector<bool> counted(static_cast<std::size_t>(picture.network->nodeCount()));
    counted[static_cast<std::size_t>(i)] = true;
    const auto error = labelError(picture.W, picture.network->parametricData(), counted,
                                  picture.network->parametricModel());
    const double expected = validation ? error.test : error.train;
    if (std::isnan(expected))
      EXPECT_TRUE(std::isnan(view().now()[i]));
    else
      EXPECT_EQ(view().now()[i], expected);
  }
  EXPECT_EQ(view().plot()->yAxis->label(),
            validation ? QStringLiteral("validation error") : QStringLiteral("training error"));
}

TEST_F(NodeErrorViewTest, ClassesAreRightOrWrong) {
  openPreset("softmax-digits");
  window.views().dock<NodeErrorView>()->raise();
  runTo(3);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(view().kind(), NodeErrorView::Kind::Validation);
  EXPECT_EQ(view().plot()->yAxis->label(), QStringLiteral("wrong validation labels"));
  int errors = 0;
  for (const double error : view().now()) {
    if (!std::isfinite(error)) continue;
    EXPECT_TRUE(error >= 0 && error <= 1) << error;
    ++errors;
  }
  EXPECT_GT(errors, 0);
}

TEST_F(NodeErrorViewTest, ClickSelectsTheNodeOfThePlace) {
  openScene(1);
  QTest::mouseClick(view().plot(), Qt::LeftButton, {}, view().positionOf(4).toPoint());
  EXPECT_EQ(window.graphView()->selectedNodes(), std::vector<int>{4});
  EXPECT_THAT(view().describe(view().positionOf(4)).toStdString(), HasSubstr("Node 4"));
}

TEST_F(NodeErrorViewTest, MethodsWithOtherModelsSayWhatHelps) {
  openPreset("heterogeneous-tree-linear-mlp");
  window.views().dock<NodeErrorView>()->raise();
  EXPECT_TRUE(waitFor(
      [&] { return view().emptyText().contains(QStringLiteral("method for parameter vectors")); }));
}

}  // namespace
}  // namespace gtv::ui
