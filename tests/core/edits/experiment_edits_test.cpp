#include "edits/experiment_edits.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <functional>

#include "instances/network_layout.h"
#include "run/run.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::HasSubstr;
using testing::networkOf;
using testing::smallExperiment;

/// The samples of a node, features and labels side by side.
Matrix dataOf(const ProblemInstance& network, int node) {
  const auto& datasets = network.data->datasets;
  Matrix all(datasets.sampleCount(node), datasets.dimension() + 1);
  all << Matrix(datasets.features(node)), Vector(datasets.labels(node));
  return all;
}

/// An edge between the two clusters of eight nodes that is not there yet.
std::pair<int, int> missingBridge(const ProblemInstance& network) {
  for (int i = 0; i < 8; ++i)
    for (int j = 8; j < 16; ++j)
      if (network.graph->edgeBetween(i, j) < 0) return {i, j};
  return {-1, -1};
}

TEST(ExperimentEditsTest, BridgeEditChangesOneEdgeOnly) {
  const auto experiment = smallExperiment();
  const auto before = networkOf(experiment);
  const auto [i, j] = missingBridge(*before);
  ASSERT_GE(i, 0);
  const auto bridged = ExperimentEdits(experiment, *before).connect(j, i, 0.5).value();
  const auto after = networkOf(bridged);
  EXPECT_EQ(after->graph->edgeCount(), before->graph->edgeCount() + 1);
  ASSERT_GE(after->graph->edgeBetween(i, j), 0);
  EXPECT_EQ(after->graph->edge(after->graph->edgeBetween(i, j)).weight, 0.5);
  EXPECT_EQ(after->data->datasets.allFeatures(), before->data->datasets.allFeatures());
  EXPECT_EQ(after->data->labeled, before->data->labeled);
  EXPECT_EQ(layoutNetwork(bridged, *after).value(), layoutNetwork(experiment, *before).value());
  // Taken away again, the document is what it was.
  const auto back =
      ExperimentEdits(bridged, *after).remove({}, {after->graph->edgeBetween(i, j)}).value();
  EXPECT_EQ(back, experiment);
  EXPECT_EQ(*networkOf(back)->graph, *before->graph);
}

TEST(ExperimentEditsTest, GeneratedEdgesCanBeRemovedAndReweighted) {
  const auto experiment = smallExperiment();
  const auto before = networkOf(experiment);
  const auto gone = before->graph->edge(3);
  const auto removed = ExperimentEdits(experiment, *before).remove({}, {3}).value();
  const auto after = networkOf(removed);
  EXPECT_EQ(after->graph->edgeBetween(gone.head, gone.tail), -1);
  EXPECT_EQ(after->graph->edgeCount(), before->graph->edgeCount() - 1);
  const auto heavy = ExperimentEdits(experiment, *before).setWeights({0, 5}, 7).value();
  const auto weighed = networkOf(heavy);
  EXPECT_EQ(weighed->graph->edge(0).weight, 7);
  EXPECT_EQ(weighed->graph->edge(5).weight, 7);
  EXPECT_EQ(weighed->graph->edge(1), before->graph->edge(1));
  EXPECT_FALSE(ExperimentEdits(experiment, *before).setWeights({0}, 0).ok());
  EXPECT_FALSE(ExperimentEdits(experiment, *before).setWeights({0}, -1).ok());
  EXPECT_FALSE(ExperimentEdits(experiment, *before).connect(2, 2, 1).ok());
}

TEST(ExperimentEditsTest, AddedNodeKeepsDataOfOtherNodes) {
  const auto experiment = changed(smallExperiment(), {{"data.noise", 0.3}});
  const auto before = networkOf(experiment);
  auto grown = ExperimentEdits(experiment, *before).addNode(0.25, 0.75, 1).value();
  const auto network = networkOf(grown);
  ASSERT_EQ(network->nodeCount(), 17);
  EXPECT_EQ(network->clusters[16], 1);
  EXPECT_EQ(network->nodeKeys[16], "16");
  EXPECT_EQ(network->graph->degree(16), 0);
  EXPECT_TRUE(network->data->labeled[16]);
  EXPECT_EQ(network->data->truth.col(16), network->data->truth.col(15));
  EXPECT_EQ(network->data->datasets.sampleCount(16), 3);
  for (int i = 0; i < 16; ++i) {
    EXPECT_EQ(dataOf(*network, i), dataOf(*before, i)) << i;
    EXPECT_EQ(network->data->labeled[i], before->data->labeled[i]) << i;
  }
  const Matrix positions = layoutNetwork(grown, *network).value();
  EXPECT_EQ(positions.leftCols(16), layoutNetwork(experiment, *before).value());
  EXPECT_EQ(positions.col(16), Eigen::Vector2d(0.25, 0.75));
  // It can be connected, moved and removed like the others.
  grown = ExperimentEdits(grown, *network).connect(16, 2, 1).value();
  grown =
      ExperimentEdits(grown, *networkOf(grown)).move({16, 0}, Matrix::Constant(2, 2, 0.5)).value();
  const auto moved = networkOf(grown);
  EXPECT_EQ(moved->graph->degree(16), 1);
  EXPECT_EQ(layoutNetwork(grown, *moved).value().col(16), Eigen::Vector2d(0.5, 0.5));
  grown = ExperimentEdits(grown, *moved).remove({16}, {}).value();
  EXPECT_EQ(networkOf(grown)->nodeCount(), 16);
  EXPECT_EQ(*networkOf(grown)->graph, *before->graph);
}

TEST(ExperimentEditsTest, RemovedNodeTakesItsEdgesAndKeepsOtherData) {
  const auto experiment = smallExperiment();
  const auto before = networkOf(experiment);
  const auto removed = ExperimentEdits(experiment, *before).remove({0, 9}, {}).value();
  const auto after = networkOf(removed);
  ASSERT_EQ(after->nodeCount(), 14);
  EXPECT_EQ(after->ids.front(), 1);
  EXPECT_EQ(after->nodeOf(0), -1);
  EXPECT_EQ(after->nodeOf(10), 8);
  EXPECT_EQ(after->nodeKeys[8], "10");
  for (int i = 0; i < 14; ++i) {
    const int was = after->ids[i];
    EXPECT_EQ(dataOf(*after, i), dataOf(*before, was)) << i;
    EXPECT_EQ(after->clusters[i], before->clusters[was]) << i;
    for (int j = 0; j < i; ++j)
      EXPECT_EQ(after->graph->edgeBetween(i, j) < 0,
                before->graph->edgeBetween(was, after->ids[j]) < 0);
  }
  // Changes of single nodes name them by their old number.
  const auto masked = ExperimentEdits(removed, *after).mask({8}, true).value();
  EXPECT_EQ(masked.at("nodes")[0].at("node"), 10);
  EXPECT_FALSE(networkOf(masked)->data->labeled[8]);
  // A whole cluster may go.
  const auto half =
      ExperimentEdits(experiment, *before).remove({0, 1, 2, 3, 4, 5, 6, 7}, {}).value();
  const auto rest = networkOf(half);
  EXPECT_EQ(rest->clusters, std::vector<int>(8, 0));
  EXPECT_EQ(rest->drawnCluster(0), 1);
  // But not everything.
  std::vector<int> all(16);
  for (int i = 0; i < 16; ++i) all[i] = i;
  const auto empty = ExperimentEdits(experiment, *before).remove(all, {}).value();
  EXPECT_THAT(drawProblemInstance(empty).error().text(), HasSubstr("edits.removed: has no nodes"));
}

TEST(ExperimentEditsTest, FlippedLabelsSayTheOppositeUntilTheyAreFlippedAgain) {
  const auto experiment = smallExperiment();
  const auto before = networkOf(experiment);
  const auto flipped = ExperimentEdits(experiment, *before).flipLabels({3}).value();
  const auto after = networkOf(flipped);
  EXPECT_EQ(Vector(after->data->datasets.labels(3)), Vector(-before->data->datasets.labels(3)));
  EXPECT_EQ(Matrix(after->data->datasets.features(3)), Matrix(before->data->datasets.features(3)));
  EXPECT_EQ(dataOf(*after, 4), dataOf(*before, 4));
  const ExperimentEdits edits(flipped, *after);
  EXPECT_TRUE(edits.hasOwnData(3));
  EXPECT_FALSE(edits.hasOwnData(4));
  EXPECT_EQ(dataOf(*networkOf(edits.flipLabels({3}).value()), 3), dataOf(*before, 3));
  const auto both = edits.mask({3, 5}, true).value();
  EXPECT_EQ(ExperimentEdits(both, *networkOf(both)).restore({3, 5}).value(), experiment);
}

TEST(ExperimentEditsTest, FlippedSignsAreSignsAlsoForZeroOneLabels) {
  const auto experiment =
      changed(smallExperiment(),
              {{"loss.kind", "logistic"}, {"data.labels", "sign"}, {"data.labeledFraction", 1}});
  const auto network = networkOf(experiment);
  const auto flipped = ExperimentEdits(experiment, *network).flipLabels({0, 3}).value();
  const auto after = networkOf(flipped);
  for (const int i : {0, 3})
    EXPECT_EQ(Vector(after->data->datasets.labels(i)), Vector(-network->data->datasets.labels(i)));
  // The same node with 0 and 1 in the document, beside drawn signs: read node by node.
  auto rows = flipped.at("nodes");
  for (auto& label : rows[0]["labels"]) label = label == -1 ? 0 : 1;
  const auto zeros = changed(flipped, {{"nodes", rows}});
  EXPECT_EQ(networkOf(zeros)->data->datasets.allLabels(), after->data->datasets.allLabels());
  const auto back = ExperimentEdits(zeros, *networkOf(zeros)).flipLabels({0, 3}).value();
  EXPECT_EQ(networkOf(back)->data->datasets.allLabels(), network->data->datasets.allLabels());
}

/// A graph that is drawn from nothing, node by node.
class DrawnGraphTest : public ::testing::Test {
 protected:
  using Edit = std::function<Result<Experiment>(const ExperimentEdits&)>;
  void apply(const Edit& edit) {
    const auto next = edit(ExperimentEdits(experiment_, *network_));
    ASSERT_TRUE(next.ok()) << next.error().text();
    experiment_ = *next;
    network_ = drawProblemInstance(experiment_, 0, NoNodes::Allow).value();
  }
  void addNode(int cluster) {
    apply([&](const auto& edits) { return edits.addNode(0.5, 0.5, cluster); });
  }
  double truth(int node) const { return network_->data->truth(0, node); }
  Vector labels(int node) const { return network_->data->datasets.labels(node); }
  Vector features(int node) const { return network_->data->datasets.features(node).col(0); }

  Experiment experiment_ = emptyExperiment();
  std::shared_ptr<const ProblemInstance> network_ =
      drawProblemInstance(experiment_, 0, NoNodes::Allow).value();
};

TEST_F(DrawnGraphTest, EveryClusterHasTrueParametersOfItsOwn) {
  for (const int cluster : {0, 0, 1, 1}) addNode(cluster);
  EXPECT_EQ(network_->clusters, (std::vector<int>{0, 0, 1, 1}));
  EXPECT_EQ(truth(0), truth(1));
  EXPECT_EQ(truth(2), truth(3));
  EXPECT_GT(std::abs(truth(0) - truth(2)), 1);
  // A node that goes to another cluster, or to a new one, has its true parameters and its colour.
  EXPECT_EQ(ExperimentEdits(experiment_, *network_).newCluster(), 2);
  apply([](const auto& edits) { return edits.setCluster({1}, 1); });
  EXPECT_EQ(network_->clusters, (std::vector<int>{0, 1, 1, 1}));
  EXPECT_EQ(truth(1), truth(3));
  apply([](const auto& edits) { return edits.setCluster({0}, 2); });
  EXPECT_EQ(network_->clusters, (std::vector<int>{1, 0, 0, 0}));
  EXPECT_EQ(network_->drawnCluster(0), 2);
  EXPECT_NE(truth(0), truth(1));
}

TEST_F(DrawnGraphTest, DataOnALineLiesOnIt) {
  addNode(0);
  addNode(0);
  const Vector before = labels(1);
  const LineData line{Vector::Constant(1, -3), 6, 0, 0};
  apply([&](const auto& edits) { return edits.setData({0}, line); });
  ASSERT_EQ(labels(0).size(), 6);
  EXPECT_TRUE(labels(0).isApprox(-3 * features(0)));
  EXPECT_EQ(truth(0), -3);
  EXPECT_EQ(labels(1), before);
  // Other points the next time, and with noise not on the line.
  const Vector first = features(0);
  apply([&](const auto& edits) {
    return edits.setData({0}, {Vector::Constant(1, -3), 6, 0.5, 1});
  });
  EXPECT_NE(features(0), first);
  EXPECT_FALSE(labels(0).isApprox(-3 * features(0)));
  EXPECT_THAT(ExperimentEdits(experiment_, *network_)
                  .setData({0}, {Vector::Ones(2), 6, 0, 0})
                  .error()
                  .text(),
              HasSubstr("1 features need 1 weights, got 2"));
}

TEST_F(DrawnGraphTest, DataGivenByHandFollowsMovedTruth) {
  addNode(0);
  apply([](const auto& edits) { return edits.setData({0}, {Vector::Constant(1, 2), 4, 0, 0}); });
  const ProblemInstance& stale = *network_;
  const auto kept = network_;
  // The network may be a step behind the document, as while a cross is dragged.
  auto moved = ExperimentEdits(experiment_, stale).moveTruth(0, Vector::Constant(1, 2.5)).value();
  moved = ExperimentEdits(moved, stale).moveTruth(0, Vector::Constant(1, 3)).value();
  experiment_ = moved;
  network_ = networkOf(moved);
  EXPECT_EQ(truth(0), 3);
  EXPECT_TRUE(labels(0).isApprox(3 * features(0)));
}

TEST_F(DrawnGraphTest, OneDataPointMoves) {
  addNode(0);
  const Vector x = features(0);
  const Vector y = labels(0);
  apply([](const auto& edits) { return edits.moveSample(0, 2, 0, 0.5, -7); });
  EXPECT_EQ(features(0)[2], 0.5);
  EXPECT_EQ(labels(0)[2], -7);
  for (const int r : {0, 1, 3}) {
    EXPECT_EQ(features(0)[r], x[r]);
    EXPECT_EQ(labels(0)[r], y[r]);
  }
  apply([](const auto& edits) { return edits.attack({0}, Json{{"kind", "label-flip"}}); });
  EXPECT_THAT(ExperimentEdits(experiment_, *network_).moveSample(0, 2, 0, 1, 1).error().text(),
              HasSubstr("switch off its attack"));
}

TEST(ExperimentEditsTest, ClustersOfAGeneratedGraphAreItsOwn) {
  const auto experiment = smallExperiment();
  const auto network = networkOf(experiment);
  EXPECT_THAT(ExperimentEdits(experiment, *network).setCluster({3}, 1).error().text(),
              HasSubstr("only nodes that were added by hand can change it"));
  // An added node may begin a cluster; its true parameters are listed with the others.
  const auto third = ExperimentEdits(experiment, *network).addNode(0.5, 0.5, 2).value();
  EXPECT_EQ(third.at("data").at("truth").at("vectors").size(), 3U);
  const auto after = networkOf(third);
  EXPECT_EQ(after->clusters.back(), 2);
  EXPECT_EQ(after->data->truth.leftCols(16), network->data->truth);
}

TEST(ExperimentEditsTest, MovedTruthAppliesToAllNodesOfItsCluster) {
  const auto experiment = smallExperiment();
  const auto before = networkOf(experiment);
  const Eigen::Vector2d there(5, -1);
  const auto moved = ExperimentEdits(experiment, *before).moveTruth(2, there).value();
  EXPECT_EQ(moved.at("data").at("truth").at("kind"), "per-cluster");
  const auto after = networkOf(moved);
  for (int i = 0; i < 8; ++i) EXPECT_EQ(after->data->truth.col(i), there) << i;
  EXPECT_EQ(after->data->truth.rightCols(8), before->data->truth.rightCols(8));
  EXPECT_EQ(after->data->datasets.allFeatures(), before->data->datasets.allFeatures());
  EXPECT_NE(after->data->datasets.allLabels(), before->data->datasets.allLabels());
  // Where every node has its own, only that one moves.
  const auto single = changed(experiment, {{"data.truth", {{"kind", "per-node"}}}});
  const auto drawn = networkOf(single);
  const auto one = networkOf(ExperimentEdits(single, *drawn).moveTruth(4, there).value());
  Matrix expected = drawn->data->truth;
  expected.col(4) = there;
  EXPECT_EQ(one->data->truth, expected);
  // Nodes are named by their number also where some were removed.
  const auto fewer = ExperimentEdits(single, *drawn).remove({0}, {}).value();
  const auto few = networkOf(fewer);
  const auto last = networkOf(ExperimentEdits(fewer, *few).moveTruth(14, there).value());
  EXPECT_EQ(last->data->truth.col(14), there);
  EXPECT_EQ(last->data->truth.leftCols(14), few->data->truth.leftCols(14));
}

TEST(ExperimentEditsTest, RedrawNoiseChangesLabelsOnly) {
  const auto experiment = changed(smallExperiment(), {{"data.noise", 0.5}});
  const auto before = networkOf(experiment);
  const auto after = networkOf(ExperimentEdits(experiment, *before).redrawNoise().value());
  EXPECT_EQ(after->data->datasets.allFeatures(), before->data->datasets.allFeatures());
  EXPECT_NE(after->data->datasets.allLabels(), before->data->datasets.allLabels());
  EXPECT_EQ(after->data->labeled, before->data->labeled);
  EXPECT_EQ(after->data->truth, before->data->truth);
}

TEST(ExperimentEditsTest, AnotherGraphClearsEditsOfPreviousGraph) {
  auto experiment = changed(smallExperiment(), {{"data.truth", {{"kind", "per-node"}}}});
  const auto network = networkOf(experiment);
  const auto edits = [&] { return ExperimentEdits(experiment, *network); };
  experiment = edits().move({0, 1}, Matrix::Zero(2, 2)).value();
  experiment = edits().mask({3}, true).value();
  experiment = edits().moveTruth(2, Vector::Ones(2)).value();
  const auto [i, j] = missingBridge(*network);
  experiment = edits().connect(i, j, 1).value();
  const Experiment untouched;
  for (const char* field : {"positions", "edits", "nodes"})
    ASSERT_NE(experiment.at(field), untouched.at(field)) << field;
  ASSERT_EQ(experiment.at("data").at("truth").at("kind"), "each-node");

  // λ belongs to no graph, another layout only to the drawing.
  const auto stronger = withField(experiment, "lambda", 3).value();
  EXPECT_THAT(differingFields(experiment, stronger), ::testing::ElementsAre("lambda"));
  const auto laidOut = withField(experiment, "layout.kind", "circular").value();
  EXPECT_THAT(differingFields(experiment, laidOut),
              ::testing::UnorderedElementsAre("layout", "positions"));
  EXPECT_EQ(laidOut.at("positions"), untouched.at("positions"));

  for (const auto& [path, value] :
       {std::pair<const char*, Json>("graph.kind", "chain"), {"graph.clusterSizes", {4, 4, 4}}}) {
    const auto another = withField(experiment, path, value).value();
    for (const char* field : {"positions", "edits", "nodes"})
      EXPECT_EQ(another.at(field), untouched.at(field)) << path << ", " << field;
    EXPECT_NE(another.at("data").at("truth").at("kind"), "each-node");
    EXPECT_TRUE(drawProblemInstance(another).ok()) << path;
  }
  const auto empty = withField(smallExperiment(), "graph.kind", "empty").value();
  EXPECT_NE(empty.at("data").at("truth").at("kind"), "per-cluster");
  EXPECT_FALSE(withField(experiment, "graph.no", 1).ok());
}

TEST(ExperimentEditsTest, InvalidEditsAreReportedWithTheirRow) {
  const auto problemOf = [](const Json& edits) {
    return drawProblemInstance(changed(smallExperiment(), {{"edits", edits}})).error().text();
  };
  EXPECT_THAT(problemOf({{"edges", {{0, 16, 1}}}}), HasSubstr("edits.edges[0]: no node 16"));
  EXPECT_THAT(problemOf({{"edges", {{0, 1.5, 1}}}}), HasSubstr("edits.edges[0]: no node 1.5"));
  EXPECT_THAT(problemOf({{"edges", {{0, 1, 1}, {3, 3, 1}}}}),
              HasSubstr("edits.edges[1]: self-loop"));
  EXPECT_THAT(problemOf({{"edges", {{0, 1, -2}}}}), HasSubstr("weight must be > 0"));
  EXPECT_THAT(problemOf({{"edges", {{0, 1, 1}, {1, 0, 2}}}}), HasSubstr("0-1 appears twice"));
  EXPECT_THAT(problemOf({{"edges", {{0, 1}}}}), HasSubstr("expected [node, node, weight]"));
  EXPECT_THAT(problemOf({{"nodes", {{0.5, 0.5, 3}}}}), HasSubstr("edits.nodes[0]: no cluster 3"));
  EXPECT_THAT(problemOf({{"nodes", {{0.5, 0.5}}}}), HasSubstr("expected [x, y, cluster]"));
  EXPECT_THAT(problemOf({{"removed", {1, 16}}}), HasSubstr("edits.removed[1]: no node 16"));
  EXPECT_THAT(problemOf({{"removed", {1, 1}}}), HasSubstr("node 1 appears twice"));
}

TEST(LiveEditTest, LiveEditKeepsIterate) {
  const auto experiment = smallExperiment();
  const auto run = Run::start(experiment).value();
  run->advance(60);
  const Matrix W = run->primal();
  const Matrix U = run->dual();
  const auto before = run->network();
  const auto [i, j] = missingBridge(*before);
  const auto bridged = ExperimentEdits(run->experiment(), *before).connect(i, j, 1).value();
  ASSERT_TRUE(run->change("edits", bridged.at("edits")).ok());
  EXPECT_EQ(run->iteration(), 60);
  EXPECT_EQ(run->primal(), W);
  ASSERT_EQ(run->dual().cols(), U.cols() + 1);
  const int bridge = run->network()->graph->edgeBetween(i, j);
  EXPECT_TRUE(run->dual().col(bridge).isZero());
  EXPECT_EQ(run->dual().leftCols(bridge), U.leftCols(bridge));
  EXPECT_EQ(run->dual().rightCols(U.cols() - bridge), U.rightCols(U.cols() - bridge));
  run->advance(40);
  EXPECT_EQ(run->iteration(), 100);
  EXPECT_EQ(run->trace().changes().size(), 1U);
}

TEST(LiveEditTest, NewNodesStartAtMeanOfTheirNeighbours) {
  auto experiment = smallExperiment();
  const auto run = Run::start(experiment).value();
  run->advance(50);
  const Matrix W = run->primal();
  experiment = ExperimentEdits(experiment, *run->network()).addNode(0, 0, 0).value();
  const auto grown = networkOf(experiment);
  experiment = ExperimentEdits(experiment, *grown).connect(16, 2, 1).value();
  experiment = ExperimentEdits(experiment, *grown).connect(16, 5, 1).value();
  experiment = ExperimentEdits(experiment, *grown).remove({1}, {}).value();
  ASSERT_TRUE(run->change("edits", experiment.at("edits")).ok());
  ASSERT_EQ(run->primal().cols(), 16);
  EXPECT_EQ(run->primal().col(0), W.col(0));
  EXPECT_EQ(run->primal().col(1), W.col(2));
  EXPECT_EQ(run->primal().col(15), Vector(0.5 * (W.col(2) + W.col(5))));
}

TEST(LiveEditTest, ReplayedEventsGiveSameNumbers) {
  const auto experiment = changed(smallExperiment(), {{"data.noise", 0.2}});
  const auto network = networkOf(experiment);
  const ExperimentEdits edits(experiment, *network);
  const std::vector<std::pair<int, Json>> changes{
      {40, {{"edits", edits.connect(0, 15, 2).value().at("edits")}}},
      {80, {{"lambda", 0.3}, {"data", edits.redrawNoise().value().at("data")}}},
      {120, {{"edits", edits.remove({4}, {}).value().at("edits")}}},
      {160, {{"nodes", edits.mask({6}, true).value().at("nodes")}}}};
  const auto live = Run::start(experiment).value();
  Json events = Json::array();
  for (const auto& [iteration, set] : changes) {
    live->advance(iteration - live->iteration());
    ASSERT_TRUE(live->change(set).ok());
    events.push_back({{"iteration", iteration}, {"set", set}});
  }
  live->advance(500);
  const auto replay = Run::start(changed(experiment, {{"events", events}})).value();
  replay->advance(live->iteration());
  EXPECT_EQ(replay->trace().csv(), live->trace().csv());
  EXPECT_EQ(replay->primal(), live->primal());
  // A state from the middle leads to the same end.
  const auto middle = Run::start(changed(experiment, {{"events", events}})).value();
  middle->advance(130);
  const auto state = middle->state();
  const auto other = Run::start(changed(experiment, {{"events", events}})).value();
  ASSERT_TRUE(other->restore(state).ok());
  EXPECT_EQ(other->network()->nodeCount(), 15);
  EXPECT_EQ(other->iteration(), 130);
  other->advance(live->iteration() - 130);
  EXPECT_EQ(other->primal(), live->primal());
}

TEST(LiveEditTest, InvalidEditChangesNothing) {
  const auto experiment =
      changed(smallExperiment(), {{"solver.kind", "tree-newton"},
                                  {"data.truth", {{"kind", "circle"}}},
                                  {"graph", {{"kind", "star"}, {"leaves", 15}}}});
  const auto run = Run::start(experiment).value();
  run->advance(2);
  const Matrix W = run->primal();
  // A cycle is nothing for a method on trees.
  const auto cycle = ExperimentEdits(experiment, *run->network()).connect(1, 2, 1).value();
  EXPECT_FALSE(run->change("edits", cycle.at("edits")).ok());
  auto wider = experiment.at("data");
  wider["dimension"] = 3;
  wider["truth"] = {{"kind", "circle"}};
  EXPECT_THAT(run->change("data", wider).error().text(), HasSubstr("dimension"));
  EXPECT_FALSE(run->change({{"lambda", 0.5}, {"data", wider}}).ok());
  EXPECT_EQ(run->primal(), W);
  EXPECT_EQ(run->experiment(), experiment);
  EXPECT_EQ(run->network()->graph->edgeCount(), 15);
  run->advance(1);
  EXPECT_EQ(run->iteration(), 3);
  // The same in a document is said before anything runs.
  const Json events = Json::array({{{"iteration", 5}, {"set", {{"edits", cycle.at("edits")}}}}});
  EXPECT_THAT(Run::start(changed(experiment, {{"events", events}})).error().text(),
              HasSubstr("events[0].set"));
}

TEST(LiveEditTest, InapplicableEventIsSkipped) {
  const auto experiment = smallExperiment();
  const auto network = networkOf(experiment);
  const auto bridge = ExperimentEdits(experiment, *network).connect(0, 15, 1).value();
  const Json events = Json::array({{{"iteration", 50}, {"set", {{"edits", bridge.at("edits")}}}}});
  const auto run = Run::start(changed(experiment, {{"events", events}})).value();
  run->advance(10);
  auto grown = ExperimentEdits(run->experiment(), *run->network()).addNode(0, 0, 0).value();
  grown = ExperimentEdits(grown, *networkOf(grown)).mask({16}, true).value();
  ASSERT_TRUE(run->change({{"edits", grown.at("edits")}, {"nodes", grown.at("nodes")}}).ok());
  // The event's edits would take the node away that "nodes" speaks of.
  run->advance(60);
  EXPECT_EQ(run->iteration(), 70);
  EXPECT_EQ(run->network()->nodeCount(), 17);
  EXPECT_THAT(run->message(), HasSubstr("is left out"));
}

TEST(SharedTestSetTest, IsAddedForMethodsThatComparePredictions) {
  const auto plain = smallExperiment();
  EXPECT_FALSE(withSharedTestSet(plain, 48));
  EXPECT_FALSE(withSharedTestSet(changed(plain, {{"solver.kind", "fedrelax"}}), 48));
  for (const Json& solver :
       {Json{{"kind", "agnostic-fedrelax"}}, Json{{"kind", "fedrelax-gradient"}},
        Json{{"kind", "fedrelax"}, {"compare", "predictions"}}}) {
    const auto comparing = changed(plain, {{"solver", solver}});
    const auto few = withSharedTestSet(comparing, 48);
    ASSERT_TRUE(few.has_value()) << solver.dump();
    EXPECT_EQ(*few, changed(comparing, {{"data.testSetSize", 48}}));
    EXPECT_EQ(withSharedTestSet(comparing, 5000)->data().integer("testSetSize"), 100);
    EXPECT_TRUE(Run::start(*few).ok());
    EXPECT_FALSE(withSharedTestSet(*few, 48));
    EXPECT_FALSE(withSharedTestSet(comparing, 0));
  }
}

TEST(KeepGraphTest, KeptGraphIsListedAndStaysWhateverBecomesOfTheData) {
  const auto experiment =
      changed(smallExperiment(), {{"graph",
                                   {{"kind", "similarity"},
                                    {"clusterSizes", {8, 8}},
                                    {"measure", {{"kind", "means"}}},
                                    {"weight", {{"kind", "inverse"}, {"scale", 0.25}}}}}});
  const auto before = networkOf(experiment);
  const auto kept = ExperimentEdits(experiment, *before).keepGraph(*before->graph).value();
  EXPECT_EQ(kept.graph().kind(), "explicit");
  const auto after = networkOf(kept);
  EXPECT_EQ(*after->graph, *before->graph);
  EXPECT_EQ(after->clusters, before->clusters);
  EXPECT_EQ(after->data->datasets.allFeatures(), before->data->datasets.allFeatures());
  EXPECT_EQ(*networkOf(changed(kept, {{"data.samples", 9}}))->graph, *before->graph);
  EXPECT_FALSE(*networkOf(changed(experiment, {{"data.samples", 9}}))->graph == *before->graph);
}

TEST(KeepGraphTest, NodesAddedAndRemovedByHandStaySo) {
  const auto experiment =
      changed(smallExperiment(), {{"edits",
                                   {{"nodes", Json::array({Json::array({0.5, 0.5, 0})})},
                                    {"edges", {{0, 16, 2}, {1, 2, 0}, {0, 15, 3}}},
                                    {"removed", {4}}}}});
  const auto before = networkOf(experiment);
  const auto kept = ExperimentEdits(experiment, *before).keepGraph(*before->graph).value();
  const auto after = networkOf(kept);
  EXPECT_EQ(*after->graph, *before->graph);
  EXPECT_EQ(after->ids, before->ids);
  EXPECT_EQ(after->data->datasets.allFeatures(), before->data->datasets.allFeatures());
}

TEST(KeepGraphTest, NodesWithNamesFromAGraphFileAreRefused) {
  const auto folder =
      std::filesystem::temp_directory_path() / ("gtv-keep-" + std::to_string(::getpid()));
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "g.csv") << "source,target\nanna,ben\nben,carl\n";
  auto experiment = changed(smallExperiment(), {{"graph", {{"kind", "csv"}, {"file", "g.csv"}}},
                                                {"data.truth.kind", "circle"}});
  experiment.setFolder(folder);
  const auto network = networkOf(experiment);
  const auto kept = ExperimentEdits(experiment, *network).keepGraph(*network->graph);
  ASSERT_FALSE(kept.ok());
  EXPECT_THAT(kept.error().text(), HasSubstr("names from the graph file"));
  std::filesystem::remove_all(folder);
}

TEST(GraphOfModelsTest, JoinsThePairsWhoseModelsDifferLeast) {
  const auto experiment = smallExperiment();
  const auto before = networkOf(experiment);
  // One number per node: 0, 1, 4, 9, …: neighbours differ by 1, 3, 5, ….
  Matrix W(2, 16);
  for (int i = 0; i < 16; ++i) W.col(i) << i * i, 1;
  const auto next = ExperimentEdits(experiment, *before).graphOfModels(W).value();
  const auto after = networkOf(next);
  ASSERT_EQ(after->graph->edgeCount(), before->graph->edgeCount());
  EXPECT_EQ(after->data->datasets.allLabels(), before->data->datasets.allLabels());
  std::vector<double> all;
  for (int i = 0; i < 16; ++i)
    for (int j = 0; j < i; ++j) all.push_back((W.col(i) - W.col(j)).norm());
  std::sort(all.begin(), all.end());
  double least = 0;
  for (int e = 0; e < before->graph->edgeCount(); ++e) least += all[static_cast<std::size_t>(e)];
  double gtv = 0;
  for (const auto& edge : after->graph->edges()) {
    EXPECT_EQ(edge.weight, 1);
    gtv += (W.col(edge.head) - W.col(edge.tail)).norm();
  }
  EXPECT_DOUBLE_EQ(gtv, least);
  // The models are part of the document: what the nodes learn later does not move the edges.
  EXPECT_EQ(*networkOf(changed(next, {{"data.samples", 9}}))->graph, *after->graph);
  // Of nodes with one model those of neighbouring numbers are joined first.
  const auto equal = networkOf(
      changed(ExperimentEdits(experiment, *before).graphOfModels(Matrix::Zero(2, 16)).value(),
              {{"graph.rule.edges", 15}}));
  for (int i = 0; i + 1 < 16; ++i) EXPECT_GE(equal->graph->edgeBetween(i, i + 1), 0);
}

TEST(GraphOfModelsTest, EdgesThatWereDrawnByHandCount) {
  const auto plain = networkOf(smallExperiment());
  const auto [i, j] = missingBridge(*plain);
  const auto bridged = ExperimentEdits(smallExperiment(), *plain).connect(i, j, 1).value();
  const auto before = networkOf(bridged);
  const auto next = ExperimentEdits(bridged, *before).graphOfModels(Matrix::Random(2, 16)).value();
  EXPECT_EQ(networkOf(next)->graph->edgeCount(), plain->graph->edgeCount() + 1);
}

TEST(GraphOfModelsTest, EveryDrawnNodeNeedsAModel) {
  const auto experiment = changed(smallExperiment(), {{"edits", {{"removed", {3}}}}});
  const auto before = networkOf(experiment);
  const auto next = ExperimentEdits(experiment, *before).graphOfModels(Matrix::Zero(2, 15));
  ASSERT_FALSE(next.ok());
  EXPECT_EQ(next.error().where, "graph.measure.models");
}

TEST(KeepGraphTest, PositionsOfTheGeneratorAreKept) {
  const auto experiment =
      changed(smallExperiment(), {{"graph", {{"kind", "ring"}, {"nodes", 6}, {"clusters", 2}}}});
  const auto before = networkOf(experiment);
  const auto after =
      networkOf(ExperimentEdits(experiment, *before).keepGraph(*before->graph).value());
  EXPECT_EQ(after->drawing.positions, before->drawing.positions);
}

TEST(WithFieldTest, OtherEdgesBetweenTheSameNodesKeepWhatIsSaidOfNodes) {
  auto experiment =
      changed(smallExperiment(), {{"graph", {{"kind", "similarity"}, {"clusterSizes", {8, 8}}}}});
  experiment = changed(experiment, {{"edits", {{"edges", {{0, 1, 5}}}}},
                                    {"nodes", {{{"node", 3}, {"masked", true}}}}});
  const auto other =
      withField(experiment, "graph.rule", {{"kind", "threshold"}, {"threshold", 2}}).value();
  EXPECT_EQ(other.at("edits"), experiment.at("edits"));
  EXPECT_EQ(other.at("nodes"), experiment.at("nodes"));
  EXPECT_NE(withField(experiment, "graph.clusterSizes", {6, 6}).value().at("edits"),
            experiment.at("edits"));
}

}  // namespace
}  // namespace gtv
