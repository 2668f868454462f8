#include "ui/optimisation/gradient_noise_view.h"

#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <cmath>

#include "problem/gradient_noise.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/optimisation/objective_view.h"
#include "ui/shell/view_docks.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using ::testing::HasSubstr;
using testing::waitFor;

Json batches(int size) {
  return {{"kind", "gradient-steps"},
          {"gradients", "batch"},
          {"batch", size},
          {"steps", "fixed"},
          {"stepSize", 0.05}};
}

/// Batches of the chosen node over the iterations.
class GradientNoiseViewTest : public testing::ViewTest<GradientNoiseView> {
 protected:
  void openBatches(int size) {
    openPreset("lambda");
    open(window.run().experiment().with("solver", batches(size)).value());
  }
};

TEST_F(GradientNoiseViewTest, SpreadIsThatOfTheBatchesOfTheMethod) {
  openBatches(2);
  runTo(30);
  window.graphView()->select({0}, {});
  ASSERT_TRUE(waitUntilShown());
  ASSERT_TRUE(waitFor([&] { return view().spread()->data()->size() > 5; }));
  EXPECT_EQ(view().drawnBatch(), 2);
  const auto& snapshot = *window.run().snapshot();
  const auto last = view().spread()->data()->constEnd() - 1;
  EXPECT_EQ(last->key, 30);
  EXPECT_NEAR(last->value, gradientSpread(*snapshot.problem->losses[0], snapshot.W.col(0), 2),
              1e-12);
  EXPECT_NEAR((view().wider()->data()->constEnd() - 1)->value, last->value / 2, 1e-12);
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("batches of 2"));
}

/// The objective of the chosen node.
class BatchStepsTest : public testing::ViewTest<ObjectiveView> {};

TEST_F(BatchStepsTest, StepsOfBatchesScatterAboutTheGradientStep) {
  openPreset("lambda");
  open(window.run().experiment().with("solver", batches(1)).value());
  runTo(10);
  window.graphView()->select({0}, {});
  ASSERT_TRUE(waitUntilShown());
  ASSERT_EQ(view().batchSteps().cols(), ObjectiveView::drawnBatches);
  EXPECT_GT(view().gradientNoise(), 0);
  // As far from the step along the gradient as the spread says, in the size of the step.
  ASSERT_EQ(view().batchSteps().rows(), 1);
  const Vector off = view().batchSteps().row(0).array() - view().arrow().x2();
  const double rms = off.norm() / std::sqrt(static_cast<double>(off.size()));
  EXPECT_NEAR(rms, 0.05 * view().gradientNoise(), 0.5 * 0.05 * view().gradientNoise());
}

TEST_F(BatchStepsTest, MethodsThatTakeAllSamplesHaveNone) {
  openPreset("lambda");
  runTo(10);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(view().batchSteps().cols(), 0);
}

}  // namespace
}  // namespace gtv::ui
