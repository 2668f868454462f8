#include "graph/igraph_gateway.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <thread>
#include <vector>

#include "graph/random_graphs.h"
#include "graph/regular_graphs.h"

namespace gtv {
namespace {

TEST(IgraphGatewayThreadTest, ResultIsTheSameOnConcurrentThreads) {
  const auto alone = wattsStrogatzEdges(300, 3, 0.3, Rng(1));
  ASSERT_TRUE(alone.ok());
  std::vector<std::thread> threads;
  std::vector<int> equal(8, 0);
  threads.reserve(8);
  for (int t = 0; t < 8; ++t)
    threads.emplace_back([&, t] {
      for (int repeat = 0; repeat < 5; ++repeat) {
        const auto edges = wattsStrogatzEdges(300, 3, 0.3, Rng(1));
        const auto other = barabasiAlbertEdges(200, 2, Rng(static_cast<std::uint64_t>(t)));
        equal[t] += edges.ok() && other.ok() && *edges == *alone ? 1 : 0;
      }
    });
  for (auto& thread : threads) thread.join();
  EXPECT_EQ(equal, std::vector<int>(8, 5));
}

TEST(IgraphGatewayTest, BadArgumentsGiveErrorWithoutPrinting) {
  ::testing::internal::CaptureStderr();
  const auto edges = wattsStrogatzEdges(-5, 2, 0.1, Rng(1));
  const auto printed = ::testing::internal::GetCapturedStderr();
  ASSERT_FALSE(edges.ok());
  EXPECT_THAT(edges.error().message, ::testing::StartsWith("igraph: "));
  EXPECT_EQ(printed, "");
  EXPECT_TRUE(wattsStrogatzEdges(10, 2, 0.1, Rng(1)).ok()) << "and the next call works";
}

TEST(IgraphGatewayTest, ForceLayoutStopsOnRequest) {
  const auto graph = *EmpiricalGraph::make(400, gridEdges(20, 20, 1));
  std::stop_source source;
  source.request_stop();
  const auto stopped =
      fruchtermanReingold(graph, uniformPoints(400, Rng(1)), 1000000, Rng(1), source.get_token());
  ASSERT_FALSE(stopped.ok());
  EXPECT_EQ(stopped.error().text(), "layout: was stopped");
}

TEST(IgraphGatewayTest, ForceLayoutPlacesNeighboursCloserTogether) {
  const auto graph = *EmpiricalGraph::make(10, ringEdges(10, 1));
  const auto positions = fruchtermanReingold(graph, 3 * uniformPoints(10, Rng(1)), 500, Rng(1), {});
  ASSERT_TRUE(positions.ok());
  const double edge = (positions->col(0) - positions->col(1)).norm();
  const double diameter = (positions->col(0) - positions->col(5)).norm();
  EXPECT_LT(edge, diameter / 2);
}

TEST(IgraphGatewayTest, ForceLayoutIsIndependentOfWeightUnit) {
  // 2^-30 scales the weights without rounding.
  const Matrix start = 3 * uniformPoints(10, Rng(1));
  const auto one =
      fruchtermanReingold(*EmpiricalGraph::make(10, ringEdges(10, 1)), start, 100, Rng(1), {});
  const auto tiny = fruchtermanReingold(
      *EmpiricalGraph::make(10, ringEdges(10, std::ldexp(1.0, -30))), start, 100, Rng(1), {});
  ASSERT_TRUE(one.ok() && tiny.ok());
  EXPECT_EQ(*one, *tiny);
}

}  // namespace
}  // namespace gtv
