#include "ui/privacy/eavesdropper_view.h"

#include <gmock/gmock.h>
#include <qcustomplot.h>

#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/shell/view_docks.h"

namespace gtv::ui {
namespace {

using ::testing::HasSubstr;

class EavesdropperViewTest : public testing::ViewTest<EavesdropperView> {};

TEST_F(EavesdropperViewTest, ShowsImageThatTheMessageTells) {
  openPreset("eavesdropper");
  runTo(30);
  window.graphView()->select({3}, {});
  ASSERT_TRUE(waitUntilShown());
  ASSERT_EQ(view().told().size(), 1U);
  EXPECT_EQ(view().side(), 8);
  EXPECT_LT(view().told()[0].bare.distance, 1e-12);
  EXPECT_GT(view().told()[0].sent.distance, 0.1);
  EXPECT_LT(view().told()[0].sent.distance, 0.8);
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("from the change of the model"));
  EXPECT_THAT(view().figureData().toStdString(),
              HasSubstr("sample,bareDistance,bareKnown,sentDistance,sentKnown\n1,"));
}

TEST_F(EavesdropperViewTest, WithoutPrivacyTheMessageIsTheGradientsOwn) {
  openPreset("eavesdropper");
  open(window.run().experiment().with("solver.privacy", "none").value());
  runTo(2);
  ASSERT_TRUE(waitUntilShown());
  ASSERT_EQ(view().told().size(), 1U);
  EXPECT_EQ(view().told()[0].sent.distance, view().told()[0].bare.distance);
}

TEST_F(EavesdropperViewTest, DrawsOtherSamplesAsNumbersOfTheFeatures) {
  openPreset("private-fedavg");
  runTo(3);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(view().side(), 0);
  EXPECT_EQ(view().told().size(), 10U);
  EXPECT_EQ(view().plot()->graphCount(), 3);
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("without constants"));
}

TEST_F(EavesdropperViewTest, SaysWhyThereIsNothingToRead) {
  openPreset("race-models");
  runTo(1);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_FALSE(view().emptyText().isEmpty());
  EXPECT_TRUE(view().told().empty());
}

}  // namespace
}  // namespace gtv::ui
