#include "run/learned_groups.h"

#include <gtest/gtest.h>

#include <stop_token>

#include "clustering/catalogue.h"
#include "run/report.h"
#include "run/run.h"
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

/// Four nodes in a chain, of which every other one has the same data.
Experiment alternatingChain(const Json& solver) {
  Json nodes = Json::array();
  for (int i = 0; i < 4; ++i)
    nodes.push_back({{"node", i}, {"features", {{1}}}, {"labels", {i % 2 == 0 ? 0 : 5}}});
  return changed(
      smallExperiment(),
      {{"graph",
        {{"kind", "explicit"}, {"nodes", 4}, {"edges", {{0, 1, 1}, {1, 2, 1}, {2, 3, 1}}}}},
       {"data",
        {{"kind", "linear"},
         {"dimension", 1},
         {"samples", 1},
         {"truth", {{"kind", "per-cluster"}, {"vectors", {{1}}}}}}},
       {"nodes", nodes},
       {"events", Json::array()},
       {"solver", solver}});
}

TEST(LearnedGroupsTest, ClustersFoundFirstNeedNoEdges) {
  const auto run =
      Run::start(alternatingChain({{"kind", "cluster-then-learn"},
                                   {"clusters", {{"kind", "k-means"}, {"on", "parameters"}}}}))
          .value();
  run->advance(10);
  EXPECT_EQ(run->snapshot()->clusters, (std::vector<int>{0, 1, 0, 1}));
  // Either cluster has three edges out of it and as much volume.
  EXPECT_DOUBLE_EQ(run->snapshot()->conductance, 1);
  const auto report = runReport(*run);
  EXPECT_EQ(report.at("clusters"), 2);
  EXPECT_EQ(report.at("conductance"), 1);
  const auto local = Run::start(alternatingChain({{"kind", "local"}})).value();
  local->advance(10);
  EXPECT_EQ(local->snapshot()->clusterCount, 4);
}

TEST(LearnedGroupsTest, StopInterruptsEveryClusteringBeforeTheStart) {
  std::stop_source source;
  source.request_stop();
  for (const auto& entry : clusteringCatalogue().entries) {
    const auto experiment = changed(
        smallExperiment(),
        {{"solver", {{"kind", "cluster-then-learn"}, {"clusters", {{"kind", entry.info.id}}}}}});
    const auto network = drawProblemInstance(experiment).value();
    EXPECT_FALSE(Run::start(experiment, network, source.get_token()).ok()) << entry.info.id;
    EXPECT_TRUE(Run::start(experiment, network).ok()) << entry.info.id;
  }
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
