#include "ui/optimisation/step_size_view.h"

#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <QComboBox>
#include <cmath>

#include "support/experiments.h"
#include "support/window_driver.h"
#include "ui/canvas/canvas_controller.h"
#include "ui/canvas/graph_view.h"
#include "ui/shell/view_docks.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using gtv::testing::changed;
using gtv::testing::smallExperiment;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::waitFor;
using Scope = QuadraticObjective::Scope;

/// The contraction factor over the step size in the window.
class StepSizeViewTest : public testing::ViewTest<StepSizeView> {
 protected:
  void choose(const char* objective) {
    auto& list = *view().objectiveChoice();
    list.setCurrentIndex(list.findData(QString::fromLatin1(objective)));
    ASSERT_TRUE(waitUntilShown());
  }
  static Experiment descent(double step) {
    return changed(smallExperiment(), {{"penalty", {{"kind", "mocha"}}},
                                       {"data.labeledFraction", 1},
                                       {"loss.ridge", 0.05},
                                       {"solver.kind", "gradient-steps"},
                                       {"solver.steps", "fixed"},
                                       {"solver.stepSize", step}});
  }
};

// f = 1.5w² + 4w has one eigenvalue, 3: κ(α) = |1 − 3α|, best at 1/3.
TEST_F(StepSizeViewTest, PresetOfGradientDescentHasOneEigenvalue) {
  openPreset("gradient-descent");
  ASSERT_TRUE(waitUntilShown());
  ASSERT_NE(view().objective(), nullptr);
  EXPECT_NEAR(view().objective()->least(), 3, 1e-12);
  EXPECT_NEAR(view().objective()->largest(), 3, 1e-12);
  EXPECT_NEAR(view().bestMark()->data()->at(0)->key, 1.0 / 3, 1e-12);
  EXPECT_NEAR(view().bestMark()->data()->at(0)->value, 0, 1e-12);
  ASSERT_TRUE(view().step());
  EXPECT_EQ(*view().step(), 0.5);
  EXPECT_NEAR(view().presentMark()->data()->at(0)->value, 0.5, 1e-12);
  EXPECT_EQ(view().measuredMark()->data()->size(), 0);
  window.run().step();
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() == 1; }));
  ASSERT_TRUE(waitUntilShown());
  ASSERT_TRUE(view().measured());
  EXPECT_NEAR(*view().measured(), 0.5, 1e-9);
  EXPECT_NEAR(view().measuredMark()->data()->at(0)->value, 0.5, 1e-9);
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("measured"));
}

// κ = ½ is reached in every step: 2⁻³ > 0.1 > 2⁻⁴ and 2⁻⁶ > 0.01 > 2⁻⁷.
TEST_F(StepSizeViewTest, PromisesAndMeasuresIterations) {
  openPreset("gradient-descent");
  for (int iteration = 0; iteration <= 5; ++iteration) {
    if (iteration > 0) window.run().step();
    ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() == iteration; }));
    ASSERT_TRUE(waitUntilShown());
  }
  ASSERT_TRUE(view().reached());
  EXPECT_EQ(view().reached()->promised, 4);
  EXPECT_EQ(view().reached()->by, 4);
  EXPECT_EQ(view().reached()->before, 3);
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("4 iterations promised, 4 measured"));
  view().shareChoice()->setCurrentIndex(1);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(view().reached()->promised, 7);
  EXPECT_FALSE(view().reached()->by);
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("7 iterations promised, not yet after 5"));
  // With larger steps the distance grows.
  open(window.run().experiment().with("solver.stepSize", 1).value());
  runTo(2);
  EXPECT_TRUE(waitFor([&] { return view().heading().contains(QStringLiteral("κ ≥ 1")); }));
}

// A view that is made late, and a first picture that comes late, have not seen iteration 0.
TEST_F(StepSizeViewTest, CountsFromTheBeginningOfARunThatItHasNotSeen) {
  openPreset("gradient-descent");
  open(changed(window.run().experiment(), {{"solver.stepSize", 0.04}}));
  runTo(12);
  const ViewSources sources{window.run(), *window.findChild<CanvasController*>(),
                            *window.diagnostics()};
  auto late = std::make_unique<StepSizeView>();
  late->resize(600, 400);
  late->follow(sources);
  late->show();
  ASSERT_TRUE(waitFor([&] {
    return late->heading().contains(QStringLiteral("19 iterations promised, not yet after 12"));
  })) << late->heading().toStdString();
  EXPECT_EQ(late->beginning(), 0);
  EXPECT_THAT(late->heading().toStdString(), Not(HasSubstr("counted from")));
  // With another λ the objective is another one.
  window.run().setLambda(0.7);
  runTo(14);
  auto later = std::make_unique<StepSizeView>();
  later->resize(600, 400);
  later->follow(sources);
  later->show();
  EXPECT_TRUE(waitFor([&] { return later->reached() && later->beginning() == 12; }));
}

TEST_F(StepSizeViewTest, MeasuresNoMoreThanIsPromised) {
  open(descent(0.02));
  runTo(3);
  ASSERT_TRUE(waitUntilShown());
  ASSERT_NE(view().objective(), nullptr);
  EXPECT_EQ(view().scope(), Scope::Network);
  const double promised = view().objective()->contraction(0.02);
  EXPECT_LT(promised, 1);
  double last = 0;
  for (const int iteration : {4, 5, 20, 150}) {
    runTo(iteration);
    ASSERT_TRUE(waitUntilShown());
    ASSERT_TRUE(view().measured()) << iteration;
    EXPECT_LE(*view().measured(), promised + 1e-9) << iteration;
    EXPECT_GE(*view().measured(), last - 1e-9) << iteration;
    last = *view().measured();
  }
  // The kinks of κ are among its points.
  const auto& f = *view().objective();
  for (const auto& point : *view().kappa()->data())
    EXPECT_NEAR(point.value, f.contraction(point.key), 1e-12);
  EXPECT_NEAR(view().bestMark()->data()->at(0)->value,
              (f.largest() - f.least()) / (f.largest() + f.least()), 1e-12);
}

TEST_F(StepSizeViewTest, LossOfTheSelectedNodeCanBeLookedAt) {
  open(descent(0.02));
  runTo(3);
  window.graphView()->select({5}, {});
  choose("node");
  EXPECT_EQ(view().scope(), Scope::Node);
  ASSERT_NE(view().objective(), nullptr);
  const auto& loss = *window.run().snapshot()->problem->losses[5];
  EXPECT_NEAR(view().objective()->largest(), loss.smoothness(), 1e-9);
  EXPECT_NEAR(view().objective()->least(), loss.strongConvexity(), 1e-9);
  // The method minimises something else.
  EXPECT_FALSE(view().measured());
  choose("mean");
  EXPECT_EQ(view().scope(), Scope::Mean);
  Json screen;
  view().saveState(screen);
  choose("method");
  view().restoreState(screen, {}, 1);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(view().scope(), Scope::Mean);
}

TEST_F(StepSizeViewTest, ServerDescendsOnTheMeanLoss) {
  open(changed(descent(0.02), {{"solver", {{"kind", "fedgd"}}}}));
  runTo(2);
  runTo(3);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(view().scope(), Scope::Mean);
  ASSERT_TRUE(view().step());
  // Its step is the best one.
  EXPECT_NEAR(*view().step(), view().objective()->optimalStep(), 1e-12);
  ASSERT_TRUE(view().measured());
  EXPECT_LE(*view().measured(), view().objective()->contraction(*view().step()) + 1e-9);
}

TEST_F(StepSizeViewTest, OtherPenaltiesAndLossesSayWhatHelps) {
  openPreset("sbm-two-clusters");
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(view().scope(), Scope::Node);
  EXPECT_FALSE(view().step());
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("no gradient steps"));
  choose("network");
  EXPECT_THAT(view().emptyText().toStdString(), HasSubstr("The penalty is not quadratic"));
  choose("method");
  openPreset("classification");
  EXPECT_TRUE(waitFor(
      [&] { return view().emptyText().startsWith(QStringLiteral("The loss is not quadratic")); }));
  EXPECT_EQ(view().objective(), nullptr);
}

TEST_F(StepSizeViewTest, StepBeyondTheStableOnesIsInThePicture) {
  openPreset("gradient-descent");
  open(window.run().experiment().with("solver.stepSize", 1).value());
  runTo(2);
  ASSERT_TRUE(waitUntilShown());
  ASSERT_EQ(view().presentMark()->data()->size(), 1);
  EXPECT_NEAR(view().presentMark()->data()->at(0)->value, 2, 1e-12);
  EXPECT_GT(view().plot()->xAxis->range().upper, 1);
  EXPECT_GT(view().plot()->yAxis->range().upper, 2);
  open(window.run().experiment().with("solver.stepSize", 50).value());
  EXPECT_TRUE(
      waitFor([&] { return view().heading().contains(QStringLiteral("beyond the picture")); }));
  EXPECT_EQ(view().presentMark()->data()->size(), 0);
}

}  // namespace
}  // namespace gtv::ui
