#include "tables/micro_aggregation.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/rng.h"

namespace gtv {
namespace {

std::vector<int> sizesOf(const std::vector<int>& groups) {
  std::vector<int> sizes(static_cast<std::size_t>(*std::max_element(groups.begin(), groups.end())) +
                         1);
  for (const int g : groups) ++sizes[static_cast<std::size_t>(g)];
  return sizes;
}

RowMatrix columnOf(const std::vector<double>& values) {
  return Eigen::Map<const Vector>(values.data(), static_cast<Eigen::Index>(values.size()));
}

TEST(MicroAggregation, ReplacesSortedGroupsOfOneFeatureByTheirMeans) {
  auto points = columnOf({5, 1, 4, 2, 3, 10, 6});
  const auto groups = anonymousGroups(points, 3);
  // Sorted 1 2 3 | 4 5 6 10: the last run takes what is left.
  EXPECT_EQ(groups, (std::vector<int>{1, 0, 1, 0, 0, 1, 1}));
  replaceByMeans(points, groups);
  EXPECT_EQ(points, columnOf({6.25, 2, 6.25, 2, 2, 6.25, 6.25}));
}

TEST(MicroAggregation, StopTokenEndsComputation) {
  const RowMatrix points = RowMatrix::Identity(12, 2);
  std::stop_source stop;
  EXPECT_EQ(anonymousGroups(points, 2, stop.get_token()).size(), 12U);
  stop.request_stop();
  EXPECT_TRUE(anonymousGroups(points, 2, stop.get_token()).empty());
}

TEST(MicroAggregation, KeepsEqualRowsExactly) {
  auto points = columnOf({0.1, 0.1, 0.1});
  replaceByMeans(points, anonymousGroups(points, 2));
  EXPECT_EQ(points, columnOf({0.1, 0.1, 0.1}));
}

TEST(MicroAggregation, EveryGroupHasBetweenKAndTwiceKSamples) {
  for (const int d : {1, 2, 5})
    for (int N = 7; N < 60; N += 3)
      for (const int k : {1, 2, 3, 7}) {
        RowMatrix points(N, d);
        Rng rng(static_cast<std::uint64_t>(100 * N + k));
        for (double& entry : points.reshaped()) entry = rng.normal();
        const auto groups = anonymousGroups(points, k);
        for (const int size : sizesOf(groups)) {
          EXPECT_GE(size, k) << N << " " << d;
          EXPECT_LE(size, 2 * k - 1) << N << " " << d;
        }
        const Vector mean = points.colwise().mean();
        replaceByMeans(points, groups);
        EXPECT_LT((Vector(points.colwise().mean()) - mean).norm(), 1e-13);
      }
}

TEST(MicroAggregation, GroupsNearbyRows) {
  // Three heaps of three, 100 apart, in mixed order.
  RowMatrix points(9, 2);
  for (int r = 0; r < 9; ++r) {
    const int place = r / 3;
    points.row(r) << 100 * (r % 3) + place, place;
  }
  const auto groups = anonymousGroups(points, 3);
  for (int r = 3; r < 9; ++r) EXPECT_EQ(groups[r], groups[r % 3]) << r;
  EXPECT_EQ(sizesOf(groups), (std::vector<int>{3, 3, 3}));
}

}  // namespace
}  // namespace gtv
