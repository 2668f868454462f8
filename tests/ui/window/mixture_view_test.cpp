#include "ui/mixtures/mixture_view.h"

#include <gmock/gmock.h>

#include "grouping/mixture_discrepancy.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/shell/view_docks.h"

namespace gtv::ui {
namespace {

using ::testing::HasSubstr;

class MixtureViewTest : public testing::ViewTest<MixtureView> {};

TEST_F(MixtureViewTest, NeighboursHaveSetsOfTheirOwn) {
  openPreset("federated-k-means");
  runTo(20);
  window.graphView()->select({3}, {});
  ASSERT_TRUE(waitUntilShown());
  const auto& snapshot = *window.run().snapshot();
  EXPECT_EQ(snapshot.mixtures->size(), 45U);
  EXPECT_EQ(view().pointCount(), 450);
  EXPECT_EQ(view().centreCount(), 45 * 3);
  EXPECT_EQ(view().ellipseCount(), 0);
  EXPECT_DOUBLE_EQ(view().discrepancy(),
                   neighbourDiscrepancy(*snapshot.network->graph, *snapshot.mixtures));
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("neighbours differ by"));
  EXPECT_THAT(view().figureData().toStdString(), HasSubstr("node,component,weight,mean1,mean2\n"));
}

TEST_F(MixtureViewTest, ComponentsAreEllipses) {
  openPreset("federated-mixture");
  open(window.run().experiment().with("solver.exchange", "server").value());
  runTo(20);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(view().centreCount(), 3);
  EXPECT_EQ(view().ellipseCount(), 3);
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("One set of the server"));
}

TEST_F(MixtureViewTest, OtherMethodsHaveNone) {
  openPreset("lambda");
  runTo(5);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_THAT(view().emptyText().toStdString(), HasSubstr("Choose Federated k-means"));
}

}  // namespace
}  // namespace gtv::ui
