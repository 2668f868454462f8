#include "ui/optimisation/profile_view.h"

#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <QComboBox>
#include <algorithm>
#include <cmath>

#include "support/experiments.h"
#include "support/window_driver.h"
#include "ui/live/exact_optimum.h"
#include "ui/shell/view_docks.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using gtv::testing::changed;
using ::testing::HasSubstr;
using testing::waitFor;

/// The profile of the models in the window.
class ProfileViewTest : public testing::ViewTest<ProfileView> {
 protected:
  /// Two chains of five nodes, joined by a weak edge.
  static Experiment chain() {
    return changed(
        Experiment(),
        {{"graph", {{"kind", "chain"}, {"clusterSizes", {5, 5}}, {"boundaryWeight", 0.1}}},
         {"data.samples", 3},
         {"lambda", 0.05}});
  }
  const Matrix& W() { return window.run().snapshot()->W; }
};

TEST_F(ProfileViewTest, ShowsIterateTruthAndOptimumOfEveryNode) {
  open(chain());
  runTo(30);
  ASSERT_TRUE(waitFor([&] { return window.run().exactOptimum().isCurrent(); }));
  ASSERT_TRUE(waitUntilShown());
  EXPECT_TRUE(view().isAlongPath());
  ASSERT_EQ(view().parameters(), (std::vector<int>{0, 1}));
  const auto& truth = window.run().snapshot()->network->data->truth;
  for (int k = 0; k < 2; ++k) {
    ASSERT_EQ(view().iterate(k)->data()->size(), 10);
    ASSERT_EQ(view().truth(k)->data()->size(), 10);
    for (int i = 0; i < 10; ++i) {
      EXPECT_EQ(view().iterate(k)->data()->at(i)->key, i);
      EXPECT_EQ(view().iterate(k)->data()->at(i)->value, W()(k, i));
      EXPECT_EQ(view().truth(k)->data()->at(i)->value, truth(k, i));
    }
    ASSERT_EQ(view().optima(k)->data()->size(), 10);
    EXPECT_EQ(view().optima(k)->data()->at(7)->value,
              window.run().exactOptimum().latest()->optimum.W(k, 7));
  }
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("truth"));
  // And it goes on with the run.
  runTo(40);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(view().iterate(0)->data()->at(3)->value, W()(0, 3));
}

TEST_F(ProfileViewTest, FollowsThePathWhateverTheNumbersOfItsNodes) {
  open(changed(Experiment(), {{"graph",
                               {{"kind", "explicit"},
                                {"nodes", 5},
                                {"edges", {{0, 3, 1}, {1, 3, 1}, {1, 4, 1}, {2, 4, 1}}}}},
                              {"data.truth", {{"kind", "per-cluster"}, {"vectors", {{1, 2}}}}}}));
  ASSERT_TRUE(waitUntilShown());
  EXPECT_TRUE(view().isAlongPath());
  EXPECT_EQ(view().order(), (std::vector<int>{0, 3, 1, 4, 2}));
  openPreset("star");
  ASSERT_TRUE(waitFor([&] { return view().order().size() == 50; }));
  EXPECT_FALSE(view().isAlongPath());
  for (int i = 0; i < 50; ++i) EXPECT_EQ(view().order()[static_cast<std::size_t>(i)], i);
}

TEST_F(ProfileViewTest, RingsStandAtStepsAndAreFewInBetween) {
  openPreset("chain");
  runTo(20);
  ASSERT_TRUE(waitFor([&] { return window.run().exactOptimum().isCurrent(); }));
  ASSERT_TRUE(waitUntilShown());
  const auto& rings = *view().optima(0)->data();
  EXPECT_LT(rings.size(), 100);
  EXPECT_GT(rings.size(), 20);
  // The step of the truth is between nodes 99 and 100: both have a ring.
  for (const double place : {99.0, 100.0}) EXPECT_EQ(rings.findBegin(place, false)->key, place);
}

TEST_F(ProfileViewTest, RingsAreWhereTheOptimumIsTheOnlyOne) {
  open(changed(chain(), {{"lambda", 0}, {"data.labeledFraction", 0.5}}));
  runTo(10);
  ASSERT_TRUE(waitFor([&] { return window.run().exactOptimum().isCurrent(); }));
  ASSERT_TRUE(waitUntilShown());
  const auto& labeled = window.run().network()->data->labeled;
  ASSERT_EQ(std::count(labeled.begin(), labeled.end(), true), 5);
  ASSERT_FALSE(view().optima(0)->data()->isEmpty());
  for (const auto& ring : *view().optima(0)->data())
    EXPECT_TRUE(labeled[static_cast<std::size_t>(ring.key)]) << ring.key;
  EXPECT_THAT(view().heading().toStdString(), HasSubstr("not determined"));
}

TEST_F(ProfileViewTest, OneParameterCanBeChosenAndIsKept) {
  open(chain());
  runTo(10);
  ASSERT_TRUE(waitUntilShown());
  auto& list = *view().parameterChoice();
  ASSERT_EQ(list.count(), 3);
  list.setCurrentIndex(2);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(view().parameters(), std::vector<int>{1});
  EXPECT_EQ(view().iterate(0)->data()->at(4)->value, W()(1, 4));
  EXPECT_EQ(view().iterate(1)->data()->size(), 0);
  EXPECT_THAT(view().figureData().toStdString(), HasSubstr("place,node,w2"));
  Json screen;
  view().saveState(screen);
  list.setCurrentIndex(0);
  view().restoreState(screen, {}, 1);
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(view().parameters(), std::vector<int>{1});
  view().restoreState(Json{{"profile", 7}}, {}, 1);  // is no choice
  ASSERT_TRUE(waitUntilShown());
  EXPECT_EQ(view().parameters(), std::vector<int>{1});
}

TEST_F(ProfileViewTest, ClickAndArrowKeysSelectNodes) {
  open(chain());
  runTo(10);
  ASSERT_TRUE(waitUntilShown());
  QTest::mouseClick(view().plot(), Qt::LeftButton, {}, view().positionOf(6).toPoint());
  EXPECT_EQ(window.graphView()->selectedNodes(), std::vector<int>{6});
  QTest::mouseClick(view().plot(), Qt::LeftButton, Qt::ControlModifier,
                    view().positionOf(2).toPoint());
  EXPECT_EQ(window.graphView()->selectedNodes(), (std::vector<int>{2, 6}));
  view().plot()->setFocus();
  QTest::keyClick(view().plot(), Qt::Key_Right);
  EXPECT_EQ(window.graphView()->selectedNodes(), std::vector<int>{3});
  QTest::keyClick(view().plot(), Qt::Key_Left);
  EXPECT_EQ(window.graphView()->selectedNodes(), std::vector<int>{2});
  EXPECT_THAT(view().describe(view().positionOf(2)).toStdString(), HasSubstr("Node 2\nw1: "));
  EXPECT_EQ(view().describe({0, 0}), QString());
}

TEST_F(ProfileViewTest, GraphWithoutNodesSaysWhatHelps) {
  window.files().open(emptyExperiment(), {}, false);
  EXPECT_TRUE(waitFor(
      [&] { return view().emptyText().startsWith(QStringLiteral("There are no nodes yet")); }));
  EXPECT_EQ(view().heading(), QString());
  EXPECT_EQ(view().figureData(), QStringLiteral("place,node\n"));
}

TEST_F(ProfileViewTest, NumbersAreThoseOfTheNodesInOrder) {
  open(chain());
  runTo(10);
  ASSERT_TRUE(waitUntilShown());
  const auto lines = view().figureData().split(QLatin1Char('\n'));
  ASSERT_EQ(lines.size(), 12);
  EXPECT_TRUE(lines.front().startsWith(QStringLiteral("place,node,w1,")));
  const auto row = lines[4].split(QLatin1Char(','));
  EXPECT_EQ(row[0], QStringLiteral("3"));
  EXPECT_EQ(row[1], QStringLiteral("3"));
  EXPECT_EQ(row[2].toDouble(), W()(0, 3));
}

}  // namespace
}  // namespace gtv::ui
