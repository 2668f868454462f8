// Data kind "toy".
#include "data/toy_data.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "base/json.h"
#include "data/node_data.h"

namespace gtv {
namespace {

/// Ten nodes in two clusters.
DataContext tenNodes() {
  DataContext context;
  context.rng = Rng(2);
  for (int i = 0; i < 10; ++i) {
    context.nodeKeys.push_back(std::to_string(i));
    context.clusters.push_back(i < 5 ? 0 : 1);
  }
  context.labels = LabelKind::Sign;
  return context;
}

Result<NodeData> toy(Json fields, const DataContext& context = tenNodes()) {
  fields["kind"] = "toy";
  return makeToyData(readChoice(dataCatalogue().view, fields, "data").value(), context);
}

TEST(ToyDataTest, PointsWithoutNoiseLieOnTheTurnedMoons) {
  const auto data = toy({{"noise", 0}, {"rotations", {0, 90}}, {"samples", 8}}).value();
  ASSERT_EQ(data.datasets.sampleCount(), 80);
  for (int i = 0; i < 10; ++i)
    for (auto r = data.datasets.firstSample(i); r < data.datasets.firstSample(i) + 8; ++r) {
      const double x = data.datasets.allFeatures()(r, 0);
      const double y = data.datasets.allFeatures()(r, 1);
      const Eigen::Vector2d point = i < 5 ? Eigen::Vector2d(x, y) : Eigen::Vector2d(y, -x);
      const double sign = data.datasets.allLabels()[r] < 0 ? 1 : -1;
      EXPECT_NEAR((sign * point + Eigen::Vector2d(0.5, 0.25)).norm(), 1, 1e-14);
    }
  EXPECT_EQ(data.datasets.allLabels().sum(), 0) << "equal shares of both classes";
}

TEST(ToyDataTest, LabelSkewMakesNodesOfOneClass) {
  const auto oneSided = [](double alpha) {
    const auto data = toy({{"labelSkew", alpha}, {"labels", "class"}, {"samples", 40}}).value();
    int count = 0;
    for (int i = 0; i < 10; ++i) {
      const auto labels = data.datasets.allLabels().segment(data.datasets.firstSample(i), 40);
      count += labels.mean() < 0.05 || labels.mean() > 0.95 ? 1 : 0;
    }
    return count;
  };
  EXPECT_EQ(oneSided(0.01), 10);
  EXPECT_EQ(oneSided(1000), 0);
}

TEST(ToyDataTest, QuantitySkewKeepsTheSumAndGivesEveryNodeOne) {
  const auto data = toy({{"quantitySkew", 0.2}, {"samples", 30}}).value();
  EXPECT_EQ(data.datasets.sampleCount(), 300);
  Eigen::Index most = 0;
  for (int i = 0; i < 10; ++i) {
    EXPECT_GE(data.datasets.sampleCount(i), 1);
    most = std::max(most, data.datasets.sampleCount(i));
  }
  EXPECT_GT(most, 60);
}

TEST(ToyDataTest, FeatureShiftMovesNodesAndNotTheirLabels) {
  const auto plain = toy({{"noise", 0}}).value();
  const auto moved = toy({{"noise", 0}, {"offsetSpread", 2}}).value();
  EXPECT_EQ(plain.datasets.allLabels(), moved.datasets.allLabels());
  const RowMatrix shift = moved.datasets.allFeatures() - plain.datasets.allFeatures();
  for (int i = 0; i < 10; ++i) {
    const auto own = shift.middleRows(20 * i, 20);
    EXPECT_LE((own.rowwise() - own.row(0)).cwiseAbs().maxCoeff(), 1e-14);
    EXPECT_GT(own.row(0).norm(), 0.01);
  }
}

TEST(ToyDataTest, WrongNumberOfRotationsIsAnErrorAtItsField) {
  const auto data = toy({{"rotations", {0, 30, 60}}});
  ASSERT_FALSE(data.ok());
  EXPECT_EQ(data.error().where, "data.rotations");
}

TEST(ToyDataTest, SameSeedDrawsTheSamePoints) {
  const Json skewed{{"labelSkew", 0.5}, {"quantitySkew", 1}, {"rotationSpread", 20}};
  EXPECT_EQ(toy(skewed).value().datasets.allFeatures(), toy(skewed).value().datasets.allFeatures());
}

}  // namespace
}  // namespace gtv
