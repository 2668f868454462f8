#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <QComboBox>
#include <QPushButton>
#include <algorithm>

#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/document/file_controller.h"
#include "ui/forms/number_field.h"
#include "ui/live/experiment_document.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/run_controller.h"
#include "ui/shell/view_docks.h"
#include "ui/studies/privacy_panel.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using ::testing::HasSubstr;
using testing::waitFor;

/// Utility against privacy, beside the run.
class PrivacyTest : public testing::WindowTest {
 protected:
  PrivacyPanel& panel() { return *window.views().find<PrivacyPanel>(); }
  void show(const Experiment& experiment) {
    window.resize(1280, 800);
    window.show();
    window.files().open(experiment, {}, false);
    ASSERT_TRUE(waitFor([&] {
      return window.run().snapshot() != nullptr &&
             window.run().snapshot()->experiment == experiment;
    }));
    auto* dock = window.views().dock<PrivacyPanel>();
    dock->show();
    dock->raise();
    ASSERT_TRUE(waitFor([&] { return isOnScreen(panel()) && panel().isCurrent(); }));
  }
  /// Two clusters of so many nodes each.
  static Experiment clusters(int size) {
    return Experiment()
        .with("graph",
              Json{{"kind", "sbm"}, {"clusterSizes", {size, size}}, {"pIn", 0.5}, {"pOut", 0.1}})
        .value();
  }
};

TEST_F(PrivacyTest, CurveOfSmallProblemFollowsNodeSampleAndLambda) {
  show(clusters(10));
  ASSERT_FALSE(panel().points(true).empty()) << panel().statusText().toStdString();
  const auto& network = *window.run().snapshot()->network;
  const auto curveOf = [&](int node, int sample, double lambda) {
    const auto& y = network.data->datasets.allLabels();
    const double variance = (y.array() - y.mean()).square().mean();
    std::vector<double> noises;
    for (const auto& point : panel().points(true)) noises.push_back(point.level);
    return privacyCurve({*network.graph, network.data->datasets, network.data->labeled, lambda},
                        {node, sample, variance, 0}, noises)
        .value();
  };
  const auto isCurveOf = [&](int node, int sample, double lambda) {
    return waitFor([&] {
      if (!panel().isCurrent() || panel().points(true).empty()) return false;
      const auto expected = curveOf(node, sample, lambda);
      const auto& shown = panel().points(true);
      return std::equal(shown.begin(), shown.end(), expected.begin(), expected.end(),
                        [](const auto& a, const auto& b) {
                          return a.information == b.information && a.excess == b.excess;
                        });
    });
  };
  int node = 0;
  while (!network.data->labeled[static_cast<std::size_t>(node)]) ++node;
  const double lambda = window.run().experiment().lambda();
  EXPECT_TRUE(isCurveOf(node, 0, lambda));
  const auto& known = panel().points(true);
  for (std::size_t k = 1; k < known.size(); ++k) {
    EXPECT_LT(known[k].information, known[k - 1].information);
    EXPECT_GT(known[k].excess, known[k - 1].excess);
    // Who does not know the other labels learns less.
    EXPECT_LE(panel().points(false)[k].information, known[k].information);
  }
  EXPECT_EQ(panel().plot()->graph(0)->dataCount(), static_cast<int>(known.size()));
  int other = node + 1;
  while (!network.data->labeled[static_cast<std::size_t>(other)]) ++other;
  window.graphView()->select({other}, {});
  EXPECT_TRUE(isCurveOf(other, 0, lambda));
  panel().sample()->setFocus();
  panel().sample()->selectAll();
  QTest::keyClicks(panel().sample(), QStringLiteral("2"));
  QTest::keyClick(panel().sample(), Qt::Key_Return);
  EXPECT_TRUE(isCurveOf(other, 1, lambda));
  window.run().document().change(window.run().experiment().with("lambda", 0.7).value(),
                                 QStringLiteral("λ"));
  EXPECT_TRUE(isCurveOf(other, 1, 0.7));
  const auto lines = panel().figureData().split(QLatin1Char('\n'));
  EXPECT_EQ(lines.front(), QStringLiteral("noise,otherLabels,information,excess"));
  EXPECT_EQ(lines.size(), 2 * static_cast<int>(known.size()) + 2);
}

TEST_F(PrivacyTest, LargeProblemWaitsForButtonAndCanBeCancelled) {
  show(clusters(150));
  EXPECT_TRUE(panel().points(true).empty());
  EXPECT_FALSE(panel().isBusy());
  panel().button()->click();
  EXPECT_TRUE(panel().isBusy());
  panel().button()->click();
  EXPECT_FALSE(panel().isBusy());
  EXPECT_EQ(panel().statusText(), QStringLiteral("Cancelled."));
  EXPECT_TRUE(panel().points(true).empty());
}

TEST_F(PrivacyTest, EstimatesFeaturesAndPlotsOtherLossesOverNoise) {
  const auto labelled = clusters(5).with("data.labeledFraction", 1).value();
  show(labelled);
  EXPECT_TRUE(panel().isExact());
  ASSERT_EQ(panel().subject()->count(),
            window.run().snapshot()->network->data->datasets.dimension() + 1);
  panel().subject()->setFocus();
  QTest::keyClick(panel().subject(), Qt::Key_Down);
  ASSERT_TRUE(waitFor([&] { return panel().isCurrent() && !panel().isExact(); }));
  ASSERT_FALSE(panel().points(true).empty()) << panel().statusText().toStdString();
  EXPECT_TRUE(panel().points(false).empty());
  EXPECT_EQ(panel().plot()->yAxis->label(), QStringLiteral("error"));
  EXPECT_THAT(panel().statusText().toStdString(), HasSubstr("drawn many times"));
  show(labelled.with("loss.kind", "huber").value());
  EXPECT_EQ(panel().subject()->currentIndex(), 0);
  ASSERT_FALSE(panel().points(true).empty()) << panel().statusText().toStdString();
  EXPECT_FALSE(panel().isExact());
  EXPECT_EQ(panel().plot()->yAxis->label(), QStringLiteral("noise σ"));
  EXPECT_THAT(panel().figureData().toStdString(), HasSubstr(",known,"));
}

TEST_F(PrivacyTest, FeaturesCanBeHiddenByNoiseOrGroups) {
  show(clusters(5).with("data.labeledFraction", 1).value());
  panel().over()->setFocus();
  QTest::keyClick(panel().over(), Qt::Key_Down);
  ASSERT_TRUE(waitFor([&] { return panel().points(true).empty(); }));
  panel().button()->click();
  ASSERT_TRUE(waitFor([&] { return panel().isCurrent() && !panel().points(true).empty(); }));
  EXPECT_EQ(panel().points(true).size(), 13U) << panel().statusText().toStdString();
  EXPECT_EQ(panel().plot()->yAxis->label(), QStringLiteral("error"));
  EXPECT_THAT(panel().statusText().toStdString(), HasSubstr("with additional noise"));
  QTest::keyClick(panel().over(), Qt::Key_Down);
  ASSERT_TRUE(waitFor([&] { return panel().points(true).empty(); }));
  panel().button()->click();
  ASSERT_TRUE(waitFor([&] { return panel().isCurrent() && !panel().points(true).empty(); }));
  EXPECT_THAT(panel().figureData().toStdString(), ::testing::StartsWith("k,otherLabels,"));
  // Groups of one have no error that could be drawn.
  EXPECT_EQ(panel().plot()->graph(0)->dataCount(),
            static_cast<int>(panel().points(true).size()) - 1);
}

TEST_F(PrivacyTest, UnknownCurveIsReported) {
  show(clusters(5).with("data.labeledFraction", 1).value());
  EXPECT_FALSE(panel().points(true).empty()) << panel().statusText().toStdString();
  show(clusters(5).with("nodes", Json::array({{{"node", 0}, {"masked", true}}})).value());
  window.graphView()->select({0}, {});
  EXPECT_TRUE(waitFor([&] {
    return panel().statusText().contains(QStringLiteral("no data that it could share"));
  })) << panel().statusText().toStdString();
}

}  // namespace
}  // namespace gtv::ui
