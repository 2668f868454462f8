#include "experiment/network_layout.h"

#include <gtest/gtest.h>

#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::networkOf;
using testing::smallExperiment;

TEST(DrawingTest, DiffersForOtherCoordinates) {
  const auto network = networkOf(smallExperiment());
  auto onMap = network->drawing;
  EXPECT_TRUE(onMap.hasSameGraph(network->drawing));
  onMap.coordinates = Matrix::Zero(2, network->nodeCount());
  EXPECT_FALSE(onMap.hasSameGraph(network->drawing));
  EXPECT_FALSE(network->drawing.hasSameGraph(onMap));
  auto moved = onMap;
  moved.coordinates(0, 3) = 1;
  EXPECT_FALSE(moved.hasSameGraph(onMap));
}

TEST(LayoutNetworkTest, UsesPositionsOfTheDocument) {
  const auto experiment = smallExperiment();
  const auto network = networkOf(experiment);
  const auto plain = layoutNetwork(experiment, *network).value();
  ASSERT_EQ(plain.cols(), 16);
  EXPECT_EQ(plain.rows(), 2);
  EXPECT_TRUE(plain.allFinite());
  const auto moved = layoutNetwork(
      changed(experiment, {{"positions", {{3, 0.25, 0.75}, {99, 0.5, 0.5}}}}), *network);
  ASSERT_TRUE(moved.ok());
  EXPECT_EQ(moved->col(3), (Vector{{0.25, 0.75}}));
  Matrix rest = *moved;
  rest.col(3) = plain.col(3);
  EXPECT_EQ(rest, plain);  // also when a moved node is gone with its graph
}

}  // namespace
}  // namespace gtv
