#include "experiment/problem_instance.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <stop_token>
#include <thread>

#include "base/detachable_task.h"
#include "base/json.h"
#include "experiment/documents.h"
#include "support/experiments.h"
#include "support/places.h"

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

TEST(BuildNetworkTest, OneChangeDoesNotReshuffleTheRest) {
  const auto experiment = smallExperiment();
  const auto a = networkOf(experiment);
  const auto noisier = networkOf(changed(experiment, {{"data.noise", 3}}));
  EXPECT_EQ(*a->graph, *noisier->graph);
  EXPECT_EQ(a->data->datasets.allFeatures(), noisier->data->datasets.allFeatures());
  EXPECT_NE(a->data->datasets.allLabels(), noisier->data->datasets.allLabels());
  const auto denser = networkOf(changed(experiment, {{"graph.pIn", 0.9}}));
  EXPECT_EQ(a->data->datasets.allLabels(), denser->data->datasets.allLabels());
}

TEST(BuildNetworkTest, IsGivenUpWhenAskedTo) {
  std::stop_source stop;
  EXPECT_TRUE(drawProblemInstance(smallExperiment(), 0, stop.get_token()));
  stop.request_stop();
  const auto network = drawProblemInstance(smallExperiment(), 0, stop.get_token());
  ASSERT_FALSE(network);
  EXPECT_NE(network.error().text().find("stopped"), std::string::npos);
}

TEST(BuildNetworkTest, IsGivenUpWhileALargeGraphIsDrawn) {
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

TEST(BuildNetworkTest, AGraphWithoutNodesIsDrawnButNotRun) {
  const auto empty = emptyExperiment();
  EXPECT_EQ(drawProblemInstance(empty).error().text(), "graph: has no nodes");
  const auto network = drawProblemInstance(empty, 0, NoNodes::Allow).value();
  EXPECT_EQ(network->nodeCount(), 0);
  EXPECT_EQ(network->data->datasets.dimension(), 2);
  EXPECT_EQ(layoutNetwork(empty, *network).value().cols(), 0);
  EXPECT_FALSE(network->knowsClusters());
  EXPECT_TRUE(networkOf(smallExperiment())->knowsClusters());
  const auto removed = smallExperiment();
  Json all = Json::array();
  for (int i = 0; i < networkOf(removed)->nodeCount(); ++i) all.push_back(i);
  const auto none = changed(removed, {{"edits", {{"removed", all}}}});
  EXPECT_EQ(drawProblemInstance(none, 0, NoNodes::Allow).value()->nodeCount(), 0);
}

TEST(BuildNetworkTest, KnowsTheNodesWhoseDataTheDocumentGives) {
  const Json rows = Json::array(
      {{{"node", 3}, {"features", {{1, 0}}}, {"labels", {2}}}, {{"node", 5}, {"masked", true}}});
  const auto given = changed(smallExperiment(), {{"nodes", rows}});
  EXPECT_EQ(networkOf(given)->data->ownData, std::vector<int>{3});
  const auto fewer = changed(given, {{"edits", {{"removed", {1}}}}});
  EXPECT_EQ(networkOf(fewer)->data->ownData, std::vector<int>{2});
  EXPECT_TRUE(networkOf(smallExperiment())->data->ownData.empty());
}

TEST(BuildProblemTest, UnlabelledNodesHaveTheZeroLoss) {
  const auto experiment = smallExperiment();
  const auto network = networkOf(experiment);
  const auto problem = buildProblem(experiment, *network).value();
  EXPECT_EQ(problem.lambda, 0.05);
  EXPECT_EQ(problem.dimension, 2);
  int labelled = 0;
  for (int i = 0; i < 16; ++i) {
    EXPECT_EQ(problem.losses[i]->isZero(), !network->data->labeled[i]) << i;
    labelled += network->data->labeled[i] ? 1 : 0;
  }
  EXPECT_EQ(labelled, 12);  // ⌈0.7·16⌉ = ⌈11.2⌉
  const auto all = buildProblem(experiment, *network, std::vector<bool>(16, true)).value();
  for (const auto& loss : all.losses) EXPECT_FALSE(loss->isZero());
}

TEST(BuildProblemTest, NodeOverridesTakeEffect) {
  const auto plain = networkOf(smallExperiment());
  int shown = 0;
  while (!plain->data->labeled[shown]) ++shown;
  int hidden = 0;
  while (plain->data->labeled[hidden]) ++hidden;
  int third = shown + 1;
  while (!plain->data->labeled[third]) ++third;
  int fourth = third + 1;
  while (!plain->data->labeled[fourth]) ++fourth;
  const auto experiment = changed(
      smallExperiment(),
      {{"nodes",
        Json::array({{{"node", shown}, {"masked", true}},
                     {{"node", hidden}, {"masked", false}},
                     {{"node", third}, {"loss", {{"kind", "squared"}, {"scale", "sum"}}}},
                     {{"node", fourth}, {"features", {{1, 0}, {0, 2}}}, {"labels", {3, 4}}}})}});
  const auto network = networkOf(experiment);
  const auto problem = buildProblem(experiment, *network).value();
  EXPECT_TRUE(problem.losses[shown]->isZero());
  EXPECT_FALSE(problem.losses[hidden]->isZero());
  const auto base = buildProblem(smallExperiment(), *plain).value();
  const Vector w{{0.3, -0.7}};
  // Sum instead of the mean of three samples.
  EXPECT_NEAR(problem.losses[third]->value(w), 3 * base.losses[third]->value(w), 1e-12);
  // (0.3 − 3)² = 7.29 and (−1.4 − 4)² = 29.16; mean 18.225.
  EXPECT_NEAR(problem.losses[fourth]->value(w), 18.225, 1e-12);
  // Everything else is as it was.
  for (int i = 0; i < 16; ++i) {
    if (i == shown || i == hidden || i == third || i == fourth) continue;
    EXPECT_EQ(problem.losses[i]->value(w), base.losses[i]->value(w)) << i;
  }
  EXPECT_EQ(*network->graph, *plain->graph);
}

TEST(BuildNetworkTest, SamplesRememberTheirLine) {
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

TEST(BuildNetworkTest, LabelsFitTheLossOfTheExperiment) {
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

TEST(BuildNetworkTest, ANodesOwnLossWantsTheSameLabels) {
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

TEST(BuildNetworkTest, NeighboursAreFoundByFeatures) {
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

TEST(DrawingTest, CoordinatesMakeAnotherDrawing) {
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

TEST(BuildProblemTest, ANodeCanBeLeftWithoutData) {
  const auto experiment = changed(
      smallExperiment(),
      {{"data.labeledFraction", 1},
       {"nodes",
        Json::array({{{"node", 2}, {"features", Json::array()}, {"labels", Json::array()}}})}});
  const auto network = networkOf(experiment);
  EXPECT_EQ(network->data->datasets.sampleCount(2), 0);
  EXPECT_TRUE(buildProblem(experiment, *network)->losses[2]->isZero());
}

TEST(ValidateTest, FindsWhatOnlyBuildingShows) {
  const auto experiment = smallExperiment();
  EXPECT_EQ(firstProblem(experiment), "");
  const auto refused = [&](const std::string& path, const Json& value, const char* where) {
    EXPECT_THAT(firstProblem(changed(experiment, {{path, value}})), HasSubstr(where)) << path;
  };
  refused("nodes", Json::array({{{"node", 16}, {"masked", true}}}), "nodes[0].node");
  refused("nodes", Json::array({{{"node", 1}, {"labels", {1}}}}), "nodes[0]");
  refused("nodes", Json::array({{{"node", 1}, {"features", {{1, 2}}}, {"labels", {1, 2}}}}),
          "nodes[0].labels");
  refused("nodes", Json::array({{{"node", 1}, {"features", {{1, 2, 3}}}, {"labels", {1}}}}),
          "nodes[0].features");
  refused("data.truth.vectors", {{1, 2}}, "data.truth.vectors");
  refused("data.truth.vectors", {{1}, {2}}, "data.truth.vectors");
  refused("data.samplesMax", 1, "data.samplesMax");
  refused("data.kind", "points", "data.kind: points carry no labels");
  refused("graph.kind", "csv", "graph.file");
  refused("data.kind", "csv", "data.file");
  refused("positions", {{1, 2}}, "positions[0]");
}

TEST(LayoutNetworkTest, MovedNodesStandWhereTheyWereMovedTo) {
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
