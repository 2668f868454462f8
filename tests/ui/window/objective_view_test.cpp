#include "ui/optimisation/objective_view.h"

#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <QComboBox>
#include <cmath>

#include "support/experiments.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/live/exact_optimum.h"
#include "ui/shell/view_docks.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using gtv::testing::changed;
using gtv::testing::smallExperiment;
using ::testing::HasSubstr;
using testing::waitFor;

/// The objective of one node in the window.
class ObjectiveViewTest : public testing::ViewTest<ObjectiveView> {
 protected:
  /// The run tells its past by and by.
  bool waitForPath(int points) {
    return waitUntilShown() && waitFor([&] { return view().path()->data()->size() == points; });
  }
  void choose(const char* objective) {
    auto& list = *view().objectiveChoice();
    list.setCurrentIndex(list.findData(QString::fromLatin1(objective)));
    ASSERT_TRUE(waitUntilShown());
  }
};

// f(w) = 1.5w² + 4w + 8/3 = 1.5(w + 4/3)²; from 0 with α = ½ the iterates are 0, −2, −1, −3/2, …
TEST_F(ObjectiveViewTest, IteratesWalkOnTheCurve) {
  openPreset("gradient-descent");
  runTo(3);
  ASSERT_TRUE(waitForPath(4));
  const auto f = [](double w) { return 1.5 * (w + 4.0 / 3) * (w + 4.0 / 3); };
  ASSERT_EQ(view().curve()->data()->size(), ObjectiveView::curvePoints);
  for (const auto& point : *view().curve()->data())
    EXPECT_NEAR(point.value, f(point.key), 1e-12 * (1 + f(point.key)));
  const std::array<double, 4> walked{0, -2, -1, -1.5};
  for (int k = 0; k < 4; ++k) {
    EXPECT_NEAR(view().path()->data()->at(k)->key, walked[static_cast<std::size_t>(k)], 1e-12);
    EXPECT_NEAR(view().path()->data()->at(k)->value, f(walked[static_cast<std::size_t>(k)]), 1e-12);
  }
  // The next one is −1.25.
  EXPECT_NEAR(view().arrow().x1(), -1.5, 1e-12);
  EXPECT_NEAR(view().arrow().x2(), -1.25, 1e-12);
  EXPECT_NEAR(view().arrow().y2(), f(-1.25), 1e-12);
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("0.5"));
  // The proximal step with α = ½: 3v + 4 + 2(v + 1.5) = 0.
  EXPECT_NEAR(view().proximalArrow().x1(), -1.5, 1e-12);
  EXPECT_NEAR(view().proximalArrow().x2(), -1.4, 1e-12);
  EXPECT_NEAR(view().proximalArrow().y2(), f(-1.4), 1e-12);
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("proximal"));
  // The slope at −1.5 is −½; the tangent ends at the frame.
  ASSERT_EQ(view().tangent()->data()->size(), 2);
  for (const auto& point : *view().tangent()->data()) {
    EXPECT_NEAR(point.value, f(-1.5) - 0.5 * (point.key + 1.5), 1e-12);
    EXPECT_TRUE(view().plot()->xAxis->range().contains(point.key));
    EXPECT_GE(point.value, view().plot()->yAxis->range().lower - 1e-12);
  }
  const auto lines = view().figureData().split(QLatin1Char('\n'));
  EXPECT_EQ(lines.front(), QStringLiteral("series,iteration,w1,objective"));
  EXPECT_EQ(lines.filter(QStringLiteral("iterate,")).size(), 4);
  EXPECT_EQ(lines.filter(QStringLiteral("proximal step,,-1.4")).size(), 1);
  EXPECT_EQ(lines.filter(QStringLiteral("tangent,,")).size(), 2);
  const auto at = [&](QPointF point) {
    return view()
        .describe({view().plot()->xAxis->coordToPixel(point.x()),
                   view().plot()->yAxis->coordToPixel(point.y())})
        .toStdString();
  };
  EXPECT_THAT(at(view().arrow().p2()), HasSubstr("gradient step"));
  EXPECT_THAT(at({view().tangent()->data()->at(0)->key, view().tangent()->data()->at(0)->value}),
              HasSubstr("slope is -0.5"));
}

TEST_F(ObjectiveViewTest, LookingBackShowsThePathUntilThen) {
  openPreset("gradient-descent");
  runTo(6);
  ASSERT_TRUE(waitForPath(7));
  window.run().lookAt(2);
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() == 2; }));
  ASSERT_TRUE(waitForPath(3));
  EXPECT_NEAR(view().path()->data()->at(2)->key, -1, 1e-12);
}

TEST_F(ObjectiveViewTest, TwoParametersHaveContourLines) {
  openPreset("star");
  runTo(5);
  window.graphView()->select({7}, {});
  ASSERT_TRUE(waitForPath(6));
  ASSERT_EQ(view().contours().size(), static_cast<std::size_t>(ObjectiveView::levelCount));
  const auto& loss = *window.run().snapshot()->problem->losses[7];
  const double span = view().levels().back() - view().levels().front();
  int lines = 0;
  for (std::size_t k = 0; k < view().levels().size(); ++k)
    for (const auto& line : view().contours()[k]) {
      EXPECT_NEAR(loss.value(Vector{{line.x1(), line.y1()}}), view().levels()[k], 0.01 * span);
      ++lines;
    }
  EXPECT_GT(lines, 500);
  const Vector w = window.run().snapshot()->W.col(7);
  EXPECT_EQ(view().path()->data()->at(5)->key, w[0]);
  EXPECT_EQ(view().path()->data()->at(5)->value, w[1]);
  // Without a step of the method it is 1/β long, along the negative gradient.
  Vector gradient(2);
  loss.gradient(w, gradient);
  const Vector next = w - gradient / loss.smoothness();
  EXPECT_NEAR(view().arrow().x2(), next[0], 1e-12);
  EXPECT_NEAR(view().arrow().y2(), next[1], 1e-12);
  // So is the proximal step, ∇L(v) = β(w − v).
  const Vector v{{view().proximalArrow().x2(), view().proximalArrow().y2()}};
  loss.gradient(v, gradient);
  EXPECT_LT((gradient - loss.smoothness() * (w - v)).norm(), 1e-9 * (1 + gradient.norm()));
  EXPECT_TRUE(view().tangent()->data()->isEmpty());
  // The same scale in both directions.
  const auto* rect = view().plot()->axisRect();
  EXPECT_NEAR(view().plot()->xAxis->range().size() / rect->width(),
              view().plot()->yAxis->range().size() / rect->height(), 1e-9);
}

TEST_F(ObjectiveViewTest, EdgesMoveTheMinimumAndTheMeanIsOfAllNodes) {
  open(changed(smallExperiment(),
               {{"penalty", {{"kind", "mocha"}}},
                {"data",
                 {{"kind", "linear"},
                  {"dimension", 1},
                  {"samples", 3},
                  {"truth", {{"kind", "per-cluster"}, {"vectors", {{2}, {-2}}}}}}}}));
  runTo(4);
  ASSERT_TRUE(waitForPath(5));
  const auto& picture = *window.run().snapshot();
  const auto shownAt = [&](int point) { return *view().curve()->data()->at(point); };
  const auto expect = [&](NodeObjective::Scope scope) {
    auto problem = *picture.problem;
    problem.lambda = picture.numbers.lambda;
    const NodeObjective objective(problem, scope, 0, picture.W);
    for (const int point : {0, 80, 160})
      EXPECT_NEAR(shownAt(point).value, objective.value(Vector{{shownAt(point).key}}), 1e-12);
  };
  expect(NodeObjective::Scope::Loss);
  choose("edges");
  expect(NodeObjective::Scope::WithEdges);
  choose("mean");
  expect(NodeObjective::Scope::Mean);
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("Mean loss"));
  EXPECT_THAT(view().describe(QPointF(view().plot()->axisRect()->rect().center())).toStdString(),
              HasSubstr("objective"));
}

TEST_F(ObjectiveViewTest, ProximalStepIsDrawnWithNormsOnTheEdges) {
  openPreset("star");
  runTo(5);
  window.graphView()->select({7}, {});
  choose("edges");
  EXPECT_FALSE(view().proximalArrow().isNull());
  choose("loss");
  EXPECT_FALSE(view().proximalArrow().isNull());
}

TEST_F(ObjectiveViewTest, OptimumThatIsNotTheOnlyOneIsNotMarked) {
  open(changed(smallExperiment(), {{"lambda", 0}, {"data.samples", 1}, {"data.dimension", 2}}));
  runTo(4);
  ASSERT_TRUE(waitFor([&] { return window.run().exactOptimum().isCurrent(); }));
  ASSERT_TRUE(waitUntilShown());
  EXPECT_TRUE(view().optimumMark()->data()->isEmpty());
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("not determined"));
  open(changed(smallExperiment(),
               {{"lambda", 0}, {"data.samples", 5}, {"data.labeledFraction", 1}}));
  runTo(4);
  ASSERT_TRUE(waitFor([&] { return window.run().exactOptimum().isCurrent(); }));
  EXPECT_TRUE(waitFor([&] { return view().optimumMark()->data()->size() == 1; }));
}

TEST_F(ObjectiveViewTest, TooManySamplesSayWhatHelps) {
  open(changed(smallExperiment(),
               {{"graph.clusterSizes", {1, 1}},
                {"data.labeledFraction", 1},
                {"data.samples", static_cast<int>(ObjectiveView::mostSamples) + 1}}));
  ASSERT_TRUE(waitUntilShown());
  EXPECT_THAT(view().emptyText().toStdString(), HasSubstr("20,001 samples, too many"));
  choose("mean");  // of quadratic losses is cheap
  EXPECT_EQ(view().emptyText(), QString());
}

TEST_F(ObjectiveViewTest, MoreParametersSayWhatHelps) {
  openPreset("wine");
  ASSERT_TRUE(waitUntilShown());
  EXPECT_THAT(view().emptyText().toStdString(), HasSubstr("can be drawn of one or two"));
  EXPECT_EQ(view().heading(), QString());
  EXPECT_EQ(view().figureData(), QStringLiteral("series,iteration,objective\n"));
}

}  // namespace
}  // namespace gtv::ui
