#include "instances/similarity_graph.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/decompositions.h"
#include "base/json.h"
#include "instances/problem_building.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::ElementsAre;
using testing::firstProblem;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::networkOf;

Json similarTo(const Json& measure, const Json& rule = {{"kind", "full"}}) {
  return {{"kind", "similarity"}, {"measure", measure}, {"rule", rule}};
}

/// Three nodes with the samples of dissimilarity_test.cpp, and labels.
Experiment threeNodes(const Json& measure) {
  auto graph = similarTo(measure);
  graph["clusterSizes"] = {3};
  const auto own = [](int node, const Json& features, const Json& labels) {
    return Json{{"node", node}, {"features", features}, {"labels", labels}};
  };
  return changed(Experiment(),
                 {{"graph", graph},
                  {"data.truth", {{"kind", "per-cluster"}, {"vectors", {{1, 1}}}}},
                  {"data.dimension", 2},
                  {"nodes",
                   {own(0, {{0, 0}, {1, 0}, {0, 2}, {3, 1}}, {1, 2, 3, 5}),
                    own(1, {{1, 1}, {2, -1}, {4, 0}}, {0, 1, -1}),
                    own(2, {{0, 1}, {5, 5}, {1, 0}, {2, 2}, {3, -1}}, {2, 2, 4, 1, 0})}}});
}

void expectPairs(const ProblemInstance& network, double d01, double d02, double d12) {
  ASSERT_NE(network.dissimilarities, nullptr);
  const auto& D = *network.dissimilarities;
  EXPECT_NEAR(D(0, 1), d01, 1e-11 * (1 + d01));
  EXPECT_NEAR(D(0, 2), d02, 1e-11 * (1 + d02));
  EXPECT_NEAR(D(1, 2), d12, 1e-11 * (1 + d12));
  EXPECT_EQ(network.graph->edgeCount(), 3);
}

// The values are those of NumPy.
TEST(SimilarityGraphTest, LocalModelsAreComparedByTheirParameters) {
  expectPairs(*networkOf(threeNodes({{"kind", "parameters"}})), 2.4357294817505677,
              1.5716291542607288, 0.8856846342905951);
}

TEST(SimilarityGraphTest, ModelsThatAreGivenAreComparedByTheirDistance) {
  const Json models = {{0, 0}, {3, 4}, {0, 1}};
  expectPairs(*networkOf(threeNodes({{"kind", "given-models"}, {"models", models}})), 5, 1,
              std::sqrt(18.0));
  const auto two = drawProblemInstance(
      threeNodes({{"kind", "given-models"}, {"models", Json({{0, 0}, {1, 1}})}}));
  ASSERT_FALSE(two.ok());
  EXPECT_EQ(two.error().text(),
            "graph.measure.models: must have one row per node: expected 3 rows, got 2");
  auto tooMany = threeNodes({{"kind", "given-models"}, {"models", models}});
  tooMany = changed(tooMany, {{"graph.rule", {{"kind", "closest"}, {"edges", 4}}}});
  EXPECT_EQ(drawProblemInstance(tooMany).error().text(),
            "graph.rule.edges: must be at most 3, the number of pairs that can be compared, got 4");
}

TEST(SimilarityGraphTest, LossesAreComparedByTheirGradientsAtThePooledModel) {
  expectPairs(*networkOf(threeNodes({{"kind", "gradients"}})), 12.054584896787317,
              11.145562976911865, 2.6361359916072526);
}

TEST(SimilarityGraphTest, LocalModelsAreComparedByTheirPredictionsOnBothNodes) {
  expectPairs(*networkOf(threeNodes({{"kind", "predictions"}})), 14.148296082263963,
              19.24560104599458, 5.556156257370056);
}

TEST(SimilarityGraphTest, PredictionsAreThoseOnTheSharedTestSetWhereThereIsOne) {
  const auto network =
      networkOf(changed(threeNodes({{"kind", "predictions"}}), {{"data.testSetSize", 7}}));
  const auto byParameters =
      networkOf(changed(threeNodes({{"kind", "parameters"}}), {{"data.testSetSize", 7}}));
  const auto problem = buildProblem(changed(threeNodes({{"kind", "predictions"}}), {}), *network);
  ASSERT_TRUE(problem.ok());
  const auto& X = network->data->testSet;
  ASSERT_EQ(X.rows(), 7);
  // ŵ by least squares.
  const auto fitted = [&](int i) -> Vector {
    const RowMatrix A = network->data->datasets.features(i);
    const Vector y = network->data->datasets.labels(i);
    return leastSquares(A, y);
  };
  const Vector apart = fitted(0) - fitted(1);
  EXPECT_NEAR((*network->dissimilarities)(0, 1), (X * apart).squaredNorm() / 7, 1e-9);
  EXPECT_NEAR((*byParameters->dissimilarities)(0, 1), apart.norm(), 1e-9);
}

Experiment covariances(const char* measure) {
  const Json first = {{2.54, 0.41}, {0.41, 0.51}};
  const Json second = {{2.21, -0.81}, {-0.81, 0.97}};
  auto graph = similarTo({{"kind", measure}}, {{"kind", "nearest"}, {"neighbours", 4}});
  graph["clusterSizes"] = {20, 20};
  return changed(Experiment(), {{"graph", graph},
                                {"data.dimension", 2},
                                {"data.samples", 200},
                                {"data.featureCovariance", {first, second}}});
}

double innerShare(const ProblemInstance& network) {
  const auto& edges = network.graph->edges();
  const auto inner = std::count_if(edges.begin(), edges.end(), [&](const Edge& edge) {
    return network.clusters[static_cast<std::size_t>(edge.head)] ==
           network.clusters[static_cast<std::size_t>(edge.tail)];
  });
  return static_cast<double>(inner) / static_cast<double>(edges.size());
}

// Two clusters whose features differ in their covariance alone, [CFL] Sec. IX-B.
TEST(SimilarityGraphTest, DivergenceFindsClustersWithEqualMeansAndMeansDoNot) {
  EXPECT_EQ(innerShare(*networkOf(covariances("gaussian-kl"))), 1);
  EXPECT_EQ(innerShare(*networkOf(covariances("wasserstein"))), 1);
  EXPECT_EQ(innerShare(*networkOf(covariances("neighbour-kl"))), 1);
  EXPECT_LT(innerShare(*networkOf(covariances("means"))), 0.75);
}

TEST(SimilarityGraphTest, NodesAddedByHandAreJoinedByHand) {
  const auto edited = changed(threeNodes({{"kind", "means"}}),
                              {{"edits",
                                {{"nodes", Json::array({Json::array({0.5, 0.5, 0})})},
                                 {"edges", {{0, 1, 0}, {2, 3, 5}}},
                                 {"removed", {0}}}}});
  const auto network = networkOf(edited);
  ASSERT_EQ(network->nodeCount(), 3);
  EXPECT_THAT(network->ids, ElementsAre(1, 2, 3));
  ASSERT_EQ(network->graph->edgeCount(), 2);
  EXPECT_EQ(network->graph->edge(0), (Edge{0, 1, 1}));
  EXPECT_EQ(network->graph->edge(1), (Edge{1, 2, 5}));
  EXPECT_EQ(network->drawing.graph->edgeCount(), 3);
  EXPECT_EQ(network->dissimilarities->cols(), 3);
}

TEST(SimilarityGraphTest, GraphIsThatOfTheDataBeforeAttacksAndPrivacy) {
  const auto plain = covariances("gaussian-kl");
  const auto attacked = changed(plain, {{"attacks", {{{"kind", "label-flip"}, {"nodes", {0, 1}}}}},
                                        {"privacy", {{"kind", "noise"}, {"noise", 3}}}});
  EXPECT_EQ(*networkOf(plain)->graph, *networkOf(attacked)->graph);
  EXPECT_NE(networkOf(plain)->data->datasets.allFeatures(),
            networkOf(attacked)->data->datasets.allFeatures());
}

TEST(SimilarityGraphTest, NodesWithoutLabelsAreSaidToHaveNoEdges) {
  auto experiment = threeNodes({{"kind", "parameters"}});
  auto nodes = experiment.at("nodes");
  nodes[2]["masked"] = true;
  const auto network = networkOf(changed(experiment, {{"nodes", nodes}}));
  EXPECT_EQ(network->graph->edgeCount(), 1);
  EXPECT_THAT(network->warnings, ElementsAre(HasSubstr("1 of 3 nodes cannot be compared")));
  EXPECT_THAT(networkOf(experiment)->warnings, IsEmpty());
}

TEST(SimilarityGraphTest, NothingToCompareIsRefused) {
  EXPECT_THAT(firstProblem(changed(threeNodes({{"kind", "neighbour-kl"}, {"k", 9}}), {})),
              HasSubstr("graph.measure: no two nodes can be compared"));
}

TEST(SimilarityGraphTest, ModelsWithoutParametersAreComparedByPredictions) {
  const auto trees = [](const char* measure) {
    return changed(covariances(measure), {{"data.samples", 20},
                                          {"data.noise", 0.1},
                                          {"data.testSetSize", 30},
                                          {"data.truth.vectors", {{2, 2}, {-2, 2}}},
                                          {"model", {{"kind", "decision-tree"}}},
                                          {"solver", {{"kind", "agnostic-fedrelax"}}}});
  };
  EXPECT_THAT(firstProblem(trees("parameters")), HasSubstr("choose predictions"));
  EXPECT_GT(innerShare(*networkOf(trees("predictions"))), 0.95);
}

TEST(SimilarityGraphTest, LossWithoutMinimiserIsNamed) {
  EXPECT_THAT(
      firstProblem(changed(threeNodes({{"kind", "gradients"}}), {{"loss.kind", "absolute"}})),
      HasSubstr("graph.measure: needs models: "));
}

TEST(SimilarityGraphTest, StopsOnRequest) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(drawProblemInstance(covariances("means"), 0, stop.get_token()).ok());
}

}  // namespace
}  // namespace gtv
