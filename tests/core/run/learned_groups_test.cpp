#include "run/learned_groups.h"

#include <gtest/gtest.h>

#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::smallExperiment;

GroupKind kindWith(const Json& penalty) {
  return groupKindOf(changed(smallExperiment(), {{"penalty", penalty}}), 2);
}

TEST(LearnedGroupsTest, OnlyNormsMakeClusters) {
  for (const char* norm : {"nlasso", "l1", "lp"})
    EXPECT_EQ(kindWith({{"kind", norm}}), GroupKind::Clusters) << norm;
  for (const char* other : {"mocha", "squared", "mahalanobis"})
    EXPECT_EQ(kindWith({{"kind", other}}), GroupKind::SimilarModels) << other;
  EXPECT_EQ(kindWith({{"kind", "mixed"}, {"blocks", "1: nlasso, 2: mocha"}}),
            GroupKind::SimilarModels);
}

TEST(LearnedGroupsTest, PenaltyDoesNotCountForMethodsWithAnotherObjective) {
  const auto experiment = changed(
      smallExperiment(), {{"penalty", {{"kind", "mocha"}}}, {"solver", {{"kind", "fedavg"}}}});
  EXPECT_EQ(groupKindOf(experiment, 2), GroupKind::Clusters);
}

TEST(LearnedGroupsTest, SingleNodesAreCountedApart) {
  EXPECT_EQ(describeGroups(GroupKind::Clusters, {0, 0, 1, 1, 2, 3}), "2 clusters + 2 single nodes");
  EXPECT_EQ(describeGroups(GroupKind::SimilarModels, {0, 0, 1, 1, 2}), "2 groups + 1 single node");
  EXPECT_EQ(describeGroups(GroupKind::Clusters, {0, 0, 0}), "1 cluster");
  EXPECT_EQ(describeGroups(GroupKind::SimilarModels, {0, 1, 2}), "3 single nodes");
  EXPECT_EQ(describeGroups(GroupKind::Clusters, {}), "");
}

}  // namespace
}  // namespace gtv
