#include "ui/optimisation/bias_variance_view.h"

#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <QComboBox>
#include <QToolButton>

#include "support/window_driver.h"
#include "ui/shell/view_docks.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using ::testing::HasSubstr;
using testing::waitFor;

/// Bands of the error in the window.
class BiasVarianceViewTest : public testing::ViewTest<BiasVarianceView> {
 protected:
  void openSmall() {
    openPreset("lambda");
    open(window.run()
             .experiment()
             .with("data", Json{{"kind", "linear"},
                                {"dimension", 2},
                                {"samples", 8},
                                {"noise", 0.5},
                                {"truth", {{"kind", "gaussian"}}}})
             .value());
  }
};

TEST_F(BiasVarianceViewTest, BandsAddUpToTheMeasuredError) {
  openSmall();
  runTo(5);
  ASSERT_TRUE(waitUntilShown());
  ASSERT_NE(view().study(), nullptr) << view().emptyText().toStdString();
  EXPECT_EQ(view().study()->draws, BiasVarianceView::draws);
  const auto& points = view().study()->points;
  ASSERT_EQ(view().band(2)->data()->size(), static_cast<int>(points.size()));
  for (std::size_t k = 0; k < points.size(); ++k) {
    const auto& p = points[k];
    EXPECT_EQ(p.noise, 0.25);
    EXPECT_DOUBLE_EQ(view().band(0)->data()->at(static_cast<int>(k))->value, p.bias);
    EXPECT_NEAR(view().band(2)->data()->at(static_cast<int>(k))->value,
                p.bias + p.variance + p.noise, 1e-12);
    EXPECT_NEAR(p.risk, p.bias + p.variance + p.noise, 0.1 * p.risk);
  }
  EXPECT_GT(points.front().variance, points.back().variance);
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("now"));
  const auto lines = view().figureData().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  EXPECT_EQ(lines.size(), static_cast<qsizetype>(points.size()) + 1);
}

TEST_F(BiasVarianceViewTest, SaysThatTheExperimentHasChangedUntilItIsComputedAgain) {
  openSmall();
  runTo(5);
  ASSERT_TRUE(waitUntilShown());
  ASSERT_NE(view().study(), nullptr);
  EXPECT_FALSE(view().isOutdated());
  window.run().setLambda(3 * window.run().experiment().lambda() + 1);
  ASSERT_TRUE(waitFor([&] { return view().isOutdated(); }));
  EXPECT_TRUE(waitFor([&] { return view().heading().contains(QStringLiteral("changed since")); }));
  view().computeButton()->click();
  EXPECT_TRUE(waitFor([&] { return !view().isOutdated() && !view().isComputing(); }));
}

TEST_F(BiasVarianceViewTest, StopKeepsWhatIsThere) {
  openSmall();
  ASSERT_TRUE(waitFor([&] { return view().study() != nullptr && !view().isComputing(); }));
  const int whole = view().study()->draws;
  // Computed again, and stopped before there is anything new.
  view().computeButton()->click();
  ASSERT_TRUE(view().isComputing());
  view().computeButton()->click();
  ASSERT_TRUE(waitFor([&] { return !view().isComputing(); }));
  ASSERT_NE(view().study(), nullptr);
  EXPECT_FALSE(view().study()->points.empty());
  EXPECT_LE(view().study()->draws, whole);
}

TEST_F(BiasVarianceViewTest, SaysWhyThereIsNoneOfRealData) {
  openPreset("wine");
  ASSERT_TRUE(waitFor([&] { return view().emptyText().contains(QStringLiteral("truth")); }));
  EXPECT_EQ(view().study(), nullptr);
}

}  // namespace
}  // namespace gtv::ui
