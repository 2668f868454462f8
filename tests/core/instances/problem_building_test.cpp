#include "instances/problem_building.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/json.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::firstProblem;
using ::testing::HasSubstr;
using testing::networkOf;
using testing::smallExperiment;

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

TEST(BuildProblemTest, NodeMayHaveNoData) {
  const auto experiment = changed(
      smallExperiment(),
      {{"data.labeledFraction", 1},
       {"nodes",
        Json::array({{{"node", 2}, {"features", Json::array()}, {"labels", Json::array()}}})}});
  const auto network = networkOf(experiment);
  EXPECT_EQ(network->data->datasets.sampleCount(2), 0);
  EXPECT_TRUE(buildProblem(experiment, *network)->losses[2]->isZero());
}

TEST(ValidateTest, FindsErrorsThatShowOnlyWhenBuilding) {
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

}  // namespace
}  // namespace gtv
