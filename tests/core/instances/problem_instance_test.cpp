#include "instances/problem_instance.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <stop_token>
#include <thread>

#include "base/detachable_task.h"
#include "base/json.h"
#include "experiment/documents.h"
#include "instances/network_layout.h"
#include "support/experiments.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

using testing::changed;
using testing::firstProblem;
using ::testing::HasSubstr;
using testing::networkOf;
using testing::smallExperiment;

TEST(BuildNetworkTest, DependsOnSeedAndRepeatOnly) {
  const auto experiment = smallExperiment();
  const auto a = networkOf(experiment);
  const auto b =
      networkOf(changed(experiment, {{"lambda", 9}, {"penalty.kind", "l1"}, {"repeats", 7}}));
  EXPECT_EQ(*a->graph, *b->graph);
  EXPECT_EQ(a->data->datasets.allFeatures(), b->data->datasets.allFeatures());
  EXPECT_EQ(a->data->labeled, b->data->labeled);
  const auto other = networkOf(experiment, 1);
  EXPECT_FALSE(*a->graph == *other->graph);
  EXPECT_NE(a->data->datasets.allFeatures(), other->data->datasets.allFeatures());
  EXPECT_FALSE(*a->graph == *networkOf(changed(experiment, {{"seed", 2}}))->graph);
}

TEST(BuildNetworkTest, ChangingOneParameterKeepsOtherRandomNumbers) {
  const auto experiment = smallExperiment();
  const auto a = networkOf(experiment);
  const auto noisier = networkOf(changed(experiment, {{"data.noise", 3}}));
  EXPECT_EQ(*a->graph, *noisier->graph);
  EXPECT_EQ(a->data->datasets.allFeatures(), noisier->data->datasets.allFeatures());
  EXPECT_NE(a->data->datasets.allLabels(), noisier->data->datasets.allLabels());
  const auto denser = networkOf(changed(experiment, {{"graph.pIn", 0.9}}));
  EXPECT_EQ(a->data->datasets.allLabels(), denser->data->datasets.allLabels());
}

TEST(BuildNetworkTest, StopsOnRequest) {
  std::stop_source stop;
  EXPECT_TRUE(drawProblemInstance(smallExperiment(), 0, stop.get_token()));
  stop.request_stop();
  const auto network = drawProblemInstance(smallExperiment(), 0, stop.get_token());
  ASSERT_FALSE(network);
  EXPECT_NE(network.error().text().find("stopped"), std::string::npos);
}

TEST(BuildNetworkTest, StopsWhileDrawingLargeGraph) {
  const auto large =
      changed(smallExperiment(),
              {{"graph", {{"kind", "barabasi-albert"}, {"nodes", 200'000}, {"edgesPerNode", 4}}}});
  std::stop_source stop;
  const std::jthread asks([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    stop.request_stop();
  });
  const auto network = drawProblemInstance(large, 0, stop.get_token());
  EXPECT_GE(abandonedTaskCount(), 1);
  ASSERT_FALSE(network);
  EXPECT_NE(network.error().text().find("stopped"), std::string::npos);
  // Another one is drawn all the same.
  EXPECT_TRUE(drawProblemInstance(smallExperiment(), 0, std::stop_source().get_token()));
}

TEST(BuildNetworkTest, EmptyGraphIsAcceptedOnlyIfAllowed) {
  const auto empty = emptyExperiment();
  EXPECT_EQ(drawProblemInstance(empty).error().text(), "graph: has no nodes");
  const auto network = drawProblemInstance(empty, 0, NoNodes::Allow).value();
  EXPECT_EQ(network->nodeCount(), 0);
  EXPECT_EQ(network->data->datasets.dimension(), 1);
  EXPECT_EQ(layoutNetwork(empty, *network).value().cols(), 0);
  EXPECT_FALSE(network->knowsClusters());
  EXPECT_TRUE(networkOf(smallExperiment())->knowsClusters());
  const auto removed = smallExperiment();
  Json all = Json::array();
  for (int i = 0; i < networkOf(removed)->nodeCount(); ++i) all.push_back(i);
  const auto none = changed(removed, {{"edits", {{"removed", all}}}});
  EXPECT_EQ(drawProblemInstance(none, 0, NoNodes::Allow).value()->nodeCount(), 0);
}

TEST(BuildNetworkTest, ListsNodesWithDataOfTheDocument) {
  const Json rows = Json::array(
      {{{"node", 3}, {"features", {{1, 0}}}, {"labels", {2}}}, {{"node", 5}, {"masked", true}}});
  const auto given = changed(smallExperiment(), {{"nodes", rows}});
  EXPECT_EQ(networkOf(given)->data->ownData, std::vector<int>{3});
  const auto fewer = changed(given, {{"edits", {{"removed", {1}}}}});
  EXPECT_EQ(networkOf(fewer)->data->ownData, std::vector<int>{2});
  EXPECT_TRUE(networkOf(smallExperiment())->data->ownData.empty());
}

TEST(BuildNetworkTest, SamplesKeepTheirLineInTheFile) {
  // data.csv: b on lines 2 and 4, a on 3, "north, east" on 5; node 1 (a) is replaced.
  auto experiment =
      changed(Experiment(), {{"graph", {{"kind", "complete"}, {"nodes", 3}}},
                             {"data", {{"kind", "csv"}, {"file", "data.csv"}}},
                             {"nodes", Json::array({{{"node", 1},
                                                     {"features", {{1, 0}, {0, 2}, {1, 1}}},
                                                     {"labels", {3, 4, 5}}}})}});
  experiment.setFolder(testing::testDataFolder());
  const auto network = drawProblemInstance(experiment);
  ASSERT_TRUE(network.ok()) << network.error().text();
  const auto& data = *(*network)->data;
  EXPECT_EQ((*network)->nodeKeys, (std::vector<std::string>{"b", "a", "north, east"}));
  EXPECT_EQ(data.source.file, "data.csv");
  EXPECT_EQ(data.source.lines, (std::vector<int>{2, 4, 0, 0, 0, 5}));
  EXPECT_TRUE(data.notes.empty());
}

TEST(BuildNetworkTest, RefusesLabelsThatDoNotFitTheLoss) {
  const auto experiment =
      changed(smallExperiment(), {{"data.labels", "sign"}, {"loss.kind", "logistic"}});
  EXPECT_EQ(firstProblem(experiment), "");
  EXPECT_EQ(firstProblem(changed(experiment, {{"data.labels", "real"}})),
            "data.labels: must be sign for the logistic loss, which needs labels -1 and 1");
  const auto own = [&](const Json& labels) {
    return Json::array({{{"node", 2}, {"masked", true}},
                        {{"node", 1}, {"features", {{1, 0}, {0, 2}}}, {"labels", labels}}});
  };
  EXPECT_EQ(firstProblem(changed(experiment, {{"nodes", own({1, -1})}})), "");
  EXPECT_EQ(firstProblem(changed(experiment, {{"nodes", own({1, 3})}})),
            "nodes[1].labels[1]: must be -1 or 1 (or 0 and 1 throughout) for the logistic loss, "
            "got '3'");
  EXPECT_EQ(firstProblem(changed(smallExperiment(), {{"loss.kind", "clustering"}})),
            "data.samples: the clustering loss needs one point per node, got 3");
  EXPECT_EQ(firstProblem(
                changed(smallExperiment(), {{"loss.kind", "clustering"}, {"data.kind", "points"}})),
            "");
}

TEST(BuildNetworkTest, RefusesNodeLossForOtherLabels) {
  const auto withOwn = [](const Experiment& experiment, const char* loss) {
    return firstProblem(
        changed(experiment, {{"nodes", Json::array({{{"node", 0}, {"masked", true}},
                                                    {{"node", 1}, {"loss", {{"kind", loss}}}}})}}));
  };
  const auto signs =
      changed(smallExperiment(), {{"data.labels", "sign"}, {"loss.kind", "logistic"}});
  EXPECT_EQ(withOwn(signs, "hinge"), "");
  EXPECT_EQ(withOwn(smallExperiment(), "huber"), "");
  EXPECT_EQ(withOwn(signs, "squared"),
            "nodes[1].loss: squared needs real labels, the experiment's loss logistic needs labels "
            "-1 and 1");
  EXPECT_EQ(
      withOwn(smallExperiment(), "clustering"),
      "nodes[1].loss: clustering needs no labels, the experiment's loss squared needs real labels");
}

TEST(BuildNetworkTest, NearestNeighboursUseFeatureMeans) {
  const auto file = ::testing::TempDir() + "gtv_network_features.csv";
  // Nodes 0 and 2 lie together, and so do 1 and 3: by the means of their rows.
  ASSERT_TRUE(writeTextFile(file, "key,a,b,y\n2,0,0,1\n2,2,0,2\n1,9,9,3\n0,1,1,4\n3,9,8,5\n").ok());
  auto experiment =
      changed(Experiment(),
              {{"data",
                {{"kind", "table"},
                 {"file", file},
                 {"node", "key"},
                 {"features", {"a", "b"}},
                 {"label", "y"},
                 {"standardise", false}}},
               {"graph", {{"kind", "nearest-neighbours"}, {"by", "features"}, {"neighbours", 1}}}});
  const auto network = networkOf(experiment);
  EXPECT_EQ(network->nodeKeys, (std::vector<std::string>{"0", "1", "2", "3"}));
  ASSERT_EQ(network->graph->edgeCount(), 2);
  EXPECT_GE(network->graph->edgeBetween(0, 2), 0);
  EXPECT_GE(network->graph->edgeBetween(1, 3), 0);
  EXPECT_EQ(network->data->datasets.sampleCount(2), 2);
  EXPECT_THAT(firstProblem(changed(experiment, {{"graph.metric", "haversine"}})),
              HasSubstr("features are not degrees"));
  EXPECT_THAT(firstProblem(changed(experiment, {{"data", {{"kind", "linear"}}}})),
              HasSubstr("graph.by"));
}

}  // namespace
}  // namespace gtv
