#include "diagnostics/cluster_matching.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace gtv {
namespace {

using ::testing::ElementsAre;

/// Nodes of clusters of these sizes, one cluster after the other.
std::vector<int> blocks(const std::vector<int>& sizes) {
  std::vector<int> out;
  for (std::size_t c = 0; c < sizes.size(); ++c)
    out.insert(out.end(), static_cast<std::size_t>(sizes[c]), static_cast<int>(c));
  return out;
}

/// Clusters are numbered by their first nodes, as fusedClusters() does.
std::vector<int> numbered(const std::vector<int>& names) {
  std::vector<int> known;
  std::vector<int> out;
  for (const int name : names) {
    auto found = std::find(known.begin(), known.end(), name);
    if (found == known.end()) found = known.insert(known.end(), name);
    out.push_back(static_cast<int>(found - known.begin()));
  }
  return out;
}

std::vector<int> nodeMarks(const ClusterMarks& marks, const std::vector<int>& clusters) {
  return marksOfNodes(clusters, marks.of(clusters));
}

TEST(ClusterMarksTest, FirstClustersAreMarkedBySize) {
  EXPECT_THAT(ClusterMarks().of(blocks({3, 8, 5})), ElementsAre(2, 0, 1));
  // Equal ones by their first nodes.
  EXPECT_THAT(ClusterMarks().of(blocks({6, 7, 6})), ElementsAre(1, 0, 2));
  EXPECT_TRUE(ClusterMarks().of({}).empty());
}

TEST(ClusterMarksTest, SingleNodeSwitchKeepsMarks) {
  ClusterMarks marks;
  const auto before = blocks({8, 7});
  marks.follow(before);
  ASSERT_THAT(marks.of(before), ElementsAre(0, 1));
  // By size it would be the other way round: 6 and 9 nodes.
  auto after = before;
  after[6] = after[7] = 1;
  EXPECT_THAT(marks.of(after), ElementsAre(0, 1));
}

TEST(ClusterMarksTest, MarksStayWhenClustersAreRenumbered) {
  ClusterMarks marks;
  const auto before = blocks({7, 7, 7});
  marks.follow(before);
  // Node 0 stands alone, and is cluster 0 now: all numbers are others.
  auto names = before;
  names[0] = 9;
  const auto after = numbered(names);
  ASSERT_EQ(after[1], 1);
  EXPECT_THAT(marks.of(after), ElementsAre(ClusterMarks::none, 0, 1, 2));
}

TEST(ClusterMarksTest, NewClusterGetsSmallestFreeMark) {
  ClusterMarks marks;
  marks.follow(blocks({9, 8, 7}));
  // The second cluster is in the first one now: mark 1 is free.
  auto merged = blocks({17, 7});
  marks.follow(merged);
  ASSERT_THAT(marks.of(merged), ElementsAre(0, 2));
  // Of the third cluster three nodes go their own way.
  const auto split = blocks({17, 4, 3});
  EXPECT_THAT(marks.of(split), ElementsAre(0, 2, 1));
}

TEST(ClusterMarksTest, LargerPartOfSplitClusterKeepsMark) {
  ClusterMarks marks;
  marks.follow(blocks({16}));
  EXPECT_THAT(marks.of(blocks({6, 10})), ElementsAre(1, 0));
}

TEST(ClusterMarksTest, SplitClusterRegainsItsMark) {
  // An undo: everything becomes one cluster, and falls apart again.
  ClusterMarks marks;
  const auto apart = blocks({5, 9, 6});
  marks.follow(apart);
  const auto before = nodeMarks(marks, apart);
  ASSERT_THAT(marks.of(apart), ElementsAre(2, 0, 1));
  marks.follow(blocks({20}));
  EXPECT_EQ(nodeMarks(marks, apart), before);
  // If not quite the same nodes come apart, too.
  EXPECT_THAT(marks.of(blocks({6, 8, 6})), ElementsAre(2, 0, 1));
}

TEST(ClusterMarksTest, MergedClusterKeepsMarkWhenNodesLeave) {
  ClusterMarks marks;
  marks.follow(blocks({8, 7}));
  marks.follow(blocks({15}));
  ASSERT_THAT(marks.of(blocks({15})), ElementsAre(0));
  // Two nodes of the first part stand alone: most of what is left came from the second.
  auto names = blocks({15});
  names[0] = 1;
  names[1] = 2;
  const auto left = numbered(names);
  EXPECT_EQ(marks.of(left)[static_cast<std::size_t>(left[14])], 0);
}

TEST(ClusterMarksTest, MarksSurviveSplitIntoSingleNodes) {
  ClusterMarks marks;
  const auto before = blocks({8, 9});
  marks.follow(before);
  std::vector<int> alone(17);
  for (int i = 0; i < 17; ++i) alone[static_cast<std::size_t>(i)] = i;
  marks.follow(alone);
  EXPECT_EQ(marks.of(alone), std::vector<int>(17, ClusterMarks::none));
  EXPECT_THAT(marks.of(before), ElementsAre(1, 0));
}

TEST(ClusterMarksTest, SingleNodesAreMarkedInSmallGraphs) {
  EXPECT_THAT(ClusterMarks().of({0, 1, 1, 2}), ElementsAre(1, 0, 2));
}

TEST(ClusterMarksTest, FollowingSameClustersAgainChangesNothing) {
  ClusterMarks marks;
  std::vector<std::vector<int>> pictures{blocks({4, 9, 7}), blocks({13, 7}), blocks({20}),
                                         blocks({2, 9, 2, 7}), blocks({3, 3, 3, 3, 3, 3, 2})};
  for (const auto& picture : pictures) {
    const auto first = marks.of(picture);
    for (int k = 0; k < 3; ++k) {
      marks.follow(picture);
      EXPECT_EQ(marks.of(picture), first);
    }
  }
}

TEST(ClusterMarksTest, MarksAreDistinctAndLimited) {
  ClusterMarks marks;
  const std::vector<int> sizes(50, 2);
  for (int round = 0; round < 2; ++round) {
    auto of = marks.of(blocks(sizes));
    EXPECT_EQ(std::count(of.begin(), of.end(), ClusterMarks::none), 50 - ClusterMarks::most);
    std::erase(of, ClusterMarks::none);
    std::sort(of.begin(), of.end());
    EXPECT_EQ(std::adjacent_find(of.begin(), of.end()), of.end());
    EXPECT_EQ(of.back(), ClusterMarks::most - 1);
    marks.follow(blocks(sizes));
  }
}

TEST(ClusterMarksTest, NodesKeepMarksWhenGraphIsEdited) {
  ClusterMarks marks;
  marks.follow(blocks({8, 7}));
  // Node 0 is removed, and a new one comes at the end.
  std::vector<int> before;
  for (int i = 1; i < 15; ++i) before.push_back(i);
  before.push_back(-1);
  const auto moved = marks.movedTo(before);
  EXPECT_THAT(moved.of(blocks({7, 8})), ElementsAre(0, 1));
  // Of a graph that was never moved to nothing is known.
  EXPECT_THAT(marks.of(blocks({7, 9})), ElementsAre(1, 0));
}

TEST(ClusterMarksTest, StartsFromGivenMarks) {
  // As the true clusters are marked, whatever their sizes.
  const ClusterMarks marks(blocks({5, 9}));
  EXPECT_THAT(marks.of(blocks({5, 9})), ElementsAre(0, 1));
  EXPECT_THAT(marks.of(blocks({4, 10})), ElementsAre(0, 1));
}

TEST(ClusterMarksTest, FollowsOnlyIterationsOfASparseSchedule) {
  std::vector<std::int64_t> followed;
  for (std::int64_t k = 0; k < 40; k = followed.back())
    followed.push_back(ClusterMarks::nextFollowed(k));
  EXPECT_THAT(followed, ElementsAre(1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40));
  // From wherever one asks.
  EXPECT_EQ(ClusterMarks::nextFollowed(9), 10);
  EXPECT_EQ(ClusterMarks::nextFollowed(21), 24);
  EXPECT_EQ(ClusterMarks::nextFollowed(57), 64);
  EXPECT_EQ(ClusterMarks::nextFollowed(1'000'000), 1'048'576);
}

}  // namespace
}  // namespace gtv
