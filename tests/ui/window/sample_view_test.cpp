#include "ui/optimisation/sample_view.h"

#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <QComboBox>

#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/shell/view_docks.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::waitFor;
using Kind = SampleView::Kind;

/// The samples of a node in the window.
class SampleViewTest : public testing::ViewTest<SampleView> {};

TEST_F(SampleViewTest, ImagesOfTheAttackerShowTheTrigger) {
  openPreset("backdoor-digits");
  runTo(1);
  window.graphView()->select({0}, {});
  ASSERT_TRUE(waitUntilShown());
  ASSERT_EQ(view().kind(), Kind::Images);
  EXPECT_EQ(view().side(), 8);
  EXPECT_GT(view().shownCount(), 4);
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("8 × 8 pixels"));
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("attack"));
  // The two lit corners, on about half of the images, which are labelled 7.
  int triggered = 0;
  for (int r = 0; r < view().shownCount(); ++r) {
    if (view().changedPixels(r).empty()) continue;
    ++triggered;
    EXPECT_THAT(view().changedPixels(r), ElementsAre(0, 7));
    EXPECT_THAT(view().captionOf(r).toStdString(), ::testing::StartsWith("7"));
  }
  EXPECT_GT(triggered, 0);
  EXPECT_LT(triggered, view().shownCount());
  window.graphView()->select({1}, {});
  ASSERT_TRUE(waitUntilShown());
  for (int r = 0; r < view().shownCount(); ++r) EXPECT_TRUE(view().changedPixels(r).empty());
}

TEST_F(SampleViewTest, SeriesOfEarlierLabelsIsDrawnOverItsSamples) {
  openPreset("weather-series");
  runTo(5);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(view().kind(), Kind::Series);
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("time series"));
  ASSERT_EQ(view().plot()->graphCount(), 2);
  EXPECT_EQ(view().plot()->graph(0)->data()->size(), view().shownCount());
  EXPECT_EQ(view().plot()->graph(1)->data()->size(), view().shownCount());
}

TEST_F(SampleViewTest, BoundaryInThePlaneSeparatesPredictedClasses) {
  openPreset("classification");
  runTo(40);
  window.graphView()->select({4}, {});
  ASSERT_TRUE(waitUntilShown());
  ASSERT_EQ(view().kind(), Kind::Plane);
  ASSERT_FALSE(view().boundary().empty());
  const Vector w = window.run().snapshot()->W.col(4);
  for (const auto& line : view().boundary()) {
    // wᵀx = 0 at both ends.
    EXPECT_NEAR(w[0] * line.x1() + w[1] * line.y1(), 0, 1e-9);
    EXPECT_NEAR(w[0] * line.x2() + w[1] * line.y2(), 0, 1e-9);
  }
  const auto& data = window.run().snapshot()->network->data->datasets;
  for (int r = 0; r < view().shownCount(); ++r)
    EXPECT_EQ(view().isWrong(r), (data.features(4).row(r).dot(w) >= 0) != (data.labels(4)[r] > 0));
}

TEST_F(SampleViewTest, ChoiceOfTheUserIsTakenAndImpossibleOnesAreExplained) {
  openPreset("chain");
  runTo(2);
  ASSERT_TRUE(waitFor([&] { return view().emptyText().contains(QStringLiteral("neither")); }));
  view().kindChoice()->setCurrentIndex(2);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(view().kind(), Kind::Series);
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("as you chose"));
  view().kindChoice()->setCurrentIndex(1);
  EXPECT_TRUE(waitFor([&] { return view().emptyText().contains(QStringLiteral("square image")); }));
}

TEST_F(SampleViewTest, CsvHasARowForEverySample) {
  openPreset("classification");
  runTo(3);
  ASSERT_TRUE(waitUntilShown());
  const auto lines = view().figureData().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  EXPECT_EQ(lines.size(), view().shownCount() + 1);
  EXPECT_THAT(lines.front().toStdString(), HasSubstr("sample,label,prediction,attacked"));
}

}  // namespace
}  // namespace gtv::ui
