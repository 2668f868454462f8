#include "ui/optimisation/algorithm_view.h"

#include <gmock/gmock.h>

#include "experiment/documents.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/live/run_controller.h"
#include "ui/live/solver_thread.h"

namespace gtv::ui {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using testing::waitFor;

class AlgorithmViewTest : public testing::ViewTest<AlgorithmView> {
 protected:
  std::string text() { return view().text().toStdString(); }
  bool waitForText(const std::string& part) {
    return waitFor([&] { return text().find(part) != std::string::npos; });
  }
};

// f = 1.5w² + 4w in steps of 0.5: w⁺ = w − 0.5(3w + 4), the step size is in the document.
TEST_F(AlgorithmViewTest, StepOfGradientDescentHasItsNumbers) {
  openPreset("gradient-descent");
  ASSERT_TRUE(waitUntilShown());
  EXPECT_THAT(text(), HasSubstr("Gradient steps"));
  const double before = window.run().snapshot()->W(0, 0);
  window.run().step();
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() == 1; }));
  ASSERT_TRUE(waitForText("now 1"));
  const double after = window.run().snapshot()->W(0, 0);
  EXPECT_NEAR(after, before - 0.5 * (3 * before + 4), 1e-12);
  const auto number = [](double value) {
    return QString::number(value, 'g', 3).replace(QLatin1Char('-'), QChar(0x2212)).toStdString();
  };
  EXPECT_THAT(text(), HasSubstr("before: w<sub>0</sub> = " + number(before)));
  EXPECT_THAT(text(), HasSubstr("w<sub>0</sub> = " + number(after)));
  EXPECT_THAT(text(), HasSubstr("α = 0.5"));
  // ∇L(w⁺) = 3w⁺ + 4.
  EXPECT_TRUE(waitForText("∇L<sub>0</sub>(w<sub>0</sub>) = " + number(3 * after + 4))) << text();
}

TEST_F(AlgorithmViewTest, FollowsTheSelectedNodeAndTheMethod) {
  openPreset("star");
  ASSERT_TRUE(waitUntilShown());
  EXPECT_THAT(text(), HasSubstr("Primal-dual (Algorithm 1)"));
  window.graphView()->select({3}, {});
  EXPECT_TRUE(waitForText("node 3"));
  EXPECT_TRUE(waitForText("s<sub>3</sub> = "));
  window.run().edit(QStringLiteral("solver.kind"), "fedavg");
  EXPECT_TRUE(waitForText("the server averages"));
}

TEST_F(AlgorithmViewTest, MarksOneLineAfterTheOtherInSlowMotionOnly) {
  openPreset("star");
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(view().markedLine(), -1);
  window.run().solver().setSpeed(AlgorithmView::fastestSlowMotion);
  window.run().setRunning(true);
  ASSERT_TRUE(waitFor([&] { return view().markedLine() == 0; }));
  ASSERT_TRUE(waitFor([&] { return view().markedLine() == 2; }));
  EXPECT_TRUE(waitForText("▶"));
  window.run().solver().setSpeed(0);
  EXPECT_TRUE(waitFor([&] { return view().markedLine() == -1; }));
  window.run().setRunning(false);
  EXPECT_TRUE(waitFor([&] { return text().find("▶") == std::string::npos; }));
}

}  // namespace
}  // namespace gtv::ui
