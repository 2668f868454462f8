#include "ui/optimisation/influence_view.h"

#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <cmath>
#include <limits>

#include "diagnostics/poisoning.h"
#include "lessons/lesson.h"
#include "support/experiments.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/shell/view_docks.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using ::testing::HasSubstr;
using testing::waitFor;

/// Distances from the nodes' own optima, and their bounds, in the window.
class InfluenceViewTest : public testing::ViewTest<InfluenceView> {
 protected:
  void openScene(std::size_t scene) {
    open(loadLesson("poison").value().scenes.at(scene).experiment);
    window.run().runUntil(1'000'000);
    ASSERT_TRUE(waitFor([&] {
      return !window.run().isRunning() && window.run().snapshot() != nullptr &&
             window.run().snapshot()->status == RunStatus::Converged;
    }));
    ASSERT_TRUE(waitUntilShown());
  }
};

// What the sentences of the lesson say: λa/α = 0.7 · 3/2.63.
TEST_F(InfluenceViewTest, LessonNamesTheBoundOfAVictim) {
  openScene(5);
  ASSERT_EQ(view().bounds().size(), 11);
  const auto& problem = *window.run().snapshot()->problem;
  EXPECT_EQ(problem.graph->strength(4), 3);
  EXPECT_NEAR(problem.losses[4]->strongConvexity(), 2.63, 0.005);
  EXPECT_NEAR(view().bounds()[4], 0.80, 0.005);
  EXPECT_NEAR(view().moved()[4], 0.73, 0.005);
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("<b>Node 4</b>: moved 0.73, at most"));
  for (int i = 1; i < 11; ++i) EXPECT_LE(view().moved()[i], view().bounds()[i] + 1e-6) << i;
  const Vector before = view().moved();
  // A lie ten times as large moves nobody farther.
  openScene(6);
  for (int i = 1; i < 11; ++i) EXPECT_NEAR(view().moved()[i], before[i], 1e-4) << i;
  openScene(7);
  EXPECT_NEAR(view().moved()[4], 8.6, 0.05);
  EXPECT_NEAR(view().moved()[9], 10, 0.05);
  EXPECT_EQ(view().bounds()[4], std::numeric_limits<double>::infinity());
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("no bound: the pull"));
}

TEST_F(InfluenceViewTest, DistancesAndBoundsAreThoseOfTheProblem) {
  openPreset("sbm-two-clusters");
  runTo(20);
  ASSERT_TRUE(waitUntilShown());
  const auto& picture = *window.run().snapshot();
  auto problem = *picture.problem;
  problem.lambda = picture.numbers.lambda;
  const Vector bounds = influenceBounds(problem);
  const Vector moved = localDistances(problem, picture.W);
  int marked = 0;
  for (int i = 0; i < problem.nodeCount(); ++i) {
    if (!std::isfinite(moved[i])) continue;
    EXPECT_NEAR(view().moved()[i], moved[i], 1e-8 * (1 + moved[i])) << i;
    EXPECT_NEAR(view().bounds()[i], bounds[i], 1e-9 * (1 + bounds[i])) << i;
    ++marked;
  }
  EXPECT_GT(marked, 50);
  EXPECT_EQ(view().movedMarks()->data()->size(), marked);
  EXPECT_EQ(view().figureData().count(QLatin1Char('\n')), problem.nodeCount() + 1);
}

TEST_F(InfluenceViewTest, BoundAboveThePictureHasAnArrow) {
  openScene(5);
  open(window.run().experiment().with("lambda", 0.02).value());
  ASSERT_TRUE(waitUntilShown());
  EXPECT_TRUE(view().cutPlaces().empty());
  open(window.run().experiment().with("lambda", 20).value());
  runTo(1);
  ASSERT_TRUE(waitUntilShown());
  const auto places = view().cutPlaces();
  ASSERT_FALSE(places.empty());
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("▲"));
  auto& plot = *view().plot();
  plot.replot();
  const auto image = plot.toPixmap().toImage();
  const auto arrow = QColor::fromRgb(okabeIto[1]);
  for (const int p : places) {
    const int x = static_cast<int>(std::lround(plot.xAxis->coordToPixel(p)));
    EXPECT_EQ(image.pixelColor(x, plot.axisRect()->top() + 5), arrow) << p;
  }
}

// Where an attacker is is not told by its own data.
TEST_F(InfluenceViewTest, AttackersStandOnTheBaseline) {
  openScene(6);
  auto& marks = *view().attackerMarks()->data();
  ASSERT_EQ(marks.size(), static_cast<int>(window.run().network()->attackers.size()));
  ASSERT_FALSE(marks.isEmpty());
  for (const auto& mark : marks) EXPECT_EQ(mark.value, 0);
}

TEST_F(InfluenceViewTest, SelectedNodeIsNamed) {
  openScene(5);
  window.graphView()->select({9}, {});
  EXPECT_TRUE(
      waitFor([&] { return view().heading().startsWith(QStringLiteral("<b>Node 9</b>")); }));
  EXPECT_THAT(view().describe(view().positionOf(9)).toStdString(), HasSubstr("at most"));
}

TEST_F(InfluenceViewTest, OtherMethodsHaveNoBound) {
  openPreset("fedavg-lambda");
  window.views().dock<InfluenceView>()->raise();
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(view().bounds().size(), 0);
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("does not minimise GTVMin"));
}

}  // namespace
}  // namespace gtv::ui
