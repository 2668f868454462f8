#include <gtest/gtest.h>

#include <QColor>
#include <algorithm>
#include <cmath>
#include <set>

#include "diagnostics/cluster_matching.h"
#include "experiment/experiment.h"
#include "instances/problem_instance.h"
#include "run/snapshot.h"
#include "support/experiments.h"
#include "ui/widgets/node_paint.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

using gtv::testing::networkOf;
using gtv::testing::smallExperiment;

/// Of two colours, 1 to 21 (WCAG 2.1).
double contrast(const QColor& a, const QColor& b) {
  const auto luminance = [](const QColor& color) {
    const auto linear = [](double channel) {
      return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
  };
  const double x = luminance(a) + 0.05;
  const double y = luminance(b) + 0.05;
  return std::max(x, y) / std::min(x, y);
}

class ColorsTest : public ::testing::TestWithParam<Theme> {
 protected:
  void SetUp() override { applyTheme(GetParam()); }
  void TearDown() override { applyTheme(Theme::Light); }
};

INSTANTIATE_TEST_SUITE_P(Themes, ColorsTest,
                         ::testing::Values(Theme::Light, Theme::Dark, Theme::HighContrast));

TEST_P(ColorsTest, EveryColourOfAScaleIsSeenOnTheGround) {
  const double least = GetParam() == Theme::HighContrast ? 4.5 : 3;
  double before = 0;
  for (int k = 0; k <= 20; ++k) {
    const auto color = sequentialColor(k / 20.0);
    EXPECT_GE(contrast(color, canvasColors().background), least) << k;
    // Lightness alone tells high from low.
    const double lightness = contrast(color, Qt::black);
    EXPECT_GT(lightness, before) << k;
    before = lightness;
  }
}

TEST_P(ColorsTest, NoTwoGroupsOfASmallGraphHaveOneColour) {
  std::set<QRgb> colors;
  for (int group = 0; group < ClusterMarks::smallGraph; ++group)
    colors.insert(groupColor(group).rgb());
  EXPECT_EQ(static_cast<int>(colors.size()), ClusterMarks::smallGraph);
  const auto yellow = groupColor(6);
  EXPECT_GE(contrast(yellow, canvasColors().background), 3);
}

TEST_P(ColorsTest, NodesAtTheTruthHaveTheColoursOfTheirClustersOnAScale) {
  const auto network = networkOf(smallExperiment());
  Snapshot snapshot;
  snapshot.W = network->coordinates.truth;
  const auto mode = QStringLiteral("w1");
  const auto paint = paintNodes(*network, &snapshot, mode);
  for (std::size_t i = 0; i < network->clusters.size(); ++i) {
    const auto expected = colorOfTrueCluster(*network, mode, network->clusters[i]);
    const auto color = paint.buckets[static_cast<std::size_t>(paint.bucketOf[i])].color;
    // Those of nodes are steps of the scale.
    EXPECT_LE(std::abs(color.red() - expected.red()), 12) << i;
    EXPECT_LE(std::abs(color.green() - expected.green()), 12) << i;
  }
  EXPECT_EQ(colorOfTrueCluster(*network, QStringLiteral("learned"), 1), groupColor(1));
}

TEST_P(ColorsTest, ModelsThatAreNearlyTheSameHaveNearlyOneColour) {
  auto network = *networkOf(smallExperiment());
  network.coordinates.truth.setConstant(1.5);
  Snapshot snapshot;
  snapshot.W = network.coordinates.truth;
  const auto spread = [&](const char* mode) {
    const auto paint = paintNodes(network, &snapshot, QString::fromLatin1(mode));
    const auto [low, high] = std::minmax_element(paint.bucketOf.begin(), paint.bucketOf.end());
    return static_cast<double>(*high - *low) / static_cast<double>(paint.buckets.size());
  };
  snapshot.W(0, 0) *= 1.03;
  EXPECT_LT(spread("w1"), 0.1);
  EXPECT_LT(spread("error"), 0.1);
  // What an attacker says does not make the others look the same.
  snapshot.W(0, 0) = 100;
  snapshot.W(0, 1) = 1.2;
  network.attackers = {0};
  const auto paint = paintNodes(network, &snapshot, QStringLiteral("w1"));
  EXPECT_GT(paint.bucketOf[2] - paint.bucketOf[1], 10);
  // The legend is to say so.
  EXPECT_TRUE(paint.hasHigher);
  EXPECT_FALSE(paint.hasLower);
  network.attackers = {};
  snapshot.W.setConstant(1.5);
  snapshot.W(0, 0) = 3;
  EXPECT_GT(spread("w1"), 0.4);  // half of the scale is below the others
  EXPECT_GT(spread("error"), 0.9);
}

}  // namespace
}  // namespace gtv::ui
