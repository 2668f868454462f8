#include "instances/network_layout.h"

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

TEST(LayoutNetworkTest, NodesStayInPlaceWhenAnotherMeasureChangesTheEdges) {
  const auto joined = [](const char* measure, int count) {
    return changed(smallExperiment(), {{"graph",
                                        {{"kind", "similarity"},
                                         {"clusterSizes", {8, 8}},
                                         {"measure", {{"kind", measure}}},
                                         {"rule", {{"kind", "nearest"}, {"neighbours", count}}}}}});
  };
  const auto first = joined("parameters", 2);
  const auto other = joined("means", 5);
  const auto before = networkOf(first);
  const auto after = networkOf(other);
  ASSERT_NE(*before->graph, *after->graph);
  const auto place = layoutNetwork(first, *before).value();
  EXPECT_EQ(place, layoutNetwork(other, *after).value());
  // Those of a cluster are beside each other.
  EXPECT_LT((place.leftCols(8).colwise() - place.leftCols(8).rowwise().mean()).norm(),
            (place.leftCols(8).colwise() - place.rightCols(8).rowwise().mean()).norm());
  const auto forced = [](const Experiment& experiment) {
    return changed(experiment, {{"layout", {{"kind", "force-directed"}}}});
  };
  EXPECT_NE(layoutNetwork(forced(first), *before).value(),
            layoutNetwork(forced(other), *after).value());
}

}  // namespace
}  // namespace gtv
