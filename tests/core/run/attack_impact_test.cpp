// What a trigger in the data of some nodes does to the models of the others.
#include "run/attack_impact.h"

#include <gtest/gtest.h>

#include <cmath>

#include "run/report.h"
#include "run/run.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::smallExperiment;

Json triggerOf(const std::vector<int>& nodes, const char* feature, double value, double target) {
  return {{{"kind", "trigger"},
           {"nodes", nodes},
           {"features", {feature}},
           {"values", {value}},
           {"target", target},
           {"share", 0.5}}};
}

/// Two clusters of four nodes with images of the same three digits, of which 0 attacks: a dark
/// corner makes every image the last of them.
Experiment digitsWithBackdoor() {
  return changed(
      Experiment(),
      {{"graph.clusterSizes", {4, 4}},
       {"graph.pIn", 1},
       {"data",
        {{"kind", "digits"}, {"samples", 30}, {"digitsPerCluster", 3}, {"validationShare", 0.2}}},
       {"loss", {{"kind", "cross-entropy"}, {"ridge", 0.01}}},
       {"attacks", triggerOf({0}, "p0", 1, 2)},
       {"penalty.kind", "mocha"},
       {"lambda", 0.01},
       {"stop.maxIterations", 60}});
}

TEST(Backdoor, CountsSamplesOfHonestNodesWithOtherLabels) {
  const auto experiment = digitsWithBackdoor();
  const auto network = drawProblemInstance(experiment).value();
  int asked = 0;
  // A model that looks at the corner alone.
  const auto doors = backdoors(experiment, *network, [&](int node, const RowMatrix& X) -> Matrix {
    EXPECT_NE(node, 0);
    ++asked;
    Matrix scores = Matrix::Zero(X.rows(), network->data->classes);
    for (Eigen::Index r = 0; r < X.rows(); ++r) scores(r, X(r, 0) == 1 ? 2 : 1) = 1;
    return scores;
  });
  ASSERT_EQ(doors.size(), 1U);
  EXPECT_EQ(asked, 7 * 2 * 2);
  EXPECT_EQ(doors[0].attack, 0U);
  EXPECT_EQ(doors[0].target, 2);
  EXPECT_EQ(doors[0].with, 1);
  EXPECT_EQ(doors[0].without, 0);
  Eigen::Index others = 0;
  for (int i = 1; i < 8; ++i) {
    others += (network->data->datasets.labels(i).array() != 2).count();
    others += (network->data->validation.labels(i).array() != 2).count();
  }
  EXPECT_EQ(doors[0].samples, others);
  EXPECT_TRUE(backdoors(changed(experiment, {{"attacks", Json::array()}}), *network, {}).empty());
}

TEST(Backdoor, OfRealLabelsIsMeanPrediction) {
  const auto experiment =
      changed(smallExperiment(), {{"attacks", triggerOf({3, 4}, "x2", 7, 100)}});
  const auto network = drawProblemInstance(experiment).value();
  const auto doors =
      backdoors(experiment, *network, [](int, const RowMatrix& X) -> Matrix { return X.col(1); });
  ASSERT_EQ(doors.size(), 1U);
  EXPECT_EQ(doors[0].with, 7);
  EXPECT_LT(std::abs(doors[0].without), 1);
}

TEST(Backdoor, SpreadsOverEdgesAndAppearsInReport) {
  const auto backdoorOf = [](const Experiment& experiment) {
    const auto run = Run::start(experiment).value();
    run->advance(1000);
    const auto report = runReport(*run);
    const auto& poisoning = report.at("poisoning");
    EXPECT_EQ(poisoning.at("attackers"), 1);
    EXPECT_GT(poisoning.at("accuracy").at("train").get<double>(), 0.5);
    EXPECT_EQ(poisoning.at("backdoors").size(), 1U);
    return poisoning.at("backdoors").at(0);
  };
  const auto one = backdoorOf(changed(digitsWithBackdoor(), {{"solver", {{"kind", "pooled"}}}}));
  EXPECT_GT(one.at("withTrigger").get<double>(), one.at("without").get<double>() + 0.2);
  const auto alone = backdoorOf(changed(digitsWithBackdoor(), {{"solver", {{"kind", "local"}}}}));
  EXPECT_LT(alone.at("withTrigger").get<double>(), 0.1);

  // Models that fit and predict have the same section, without a bound.
  const auto trees = changed(digitsWithBackdoor(), {{"model", {{"kind", "decision-tree"}}},
                                                    {"loss", {{"kind", "cross-entropy"}}},
                                                    {"data.testSetSize", 40},
                                                    {"solver", {{"kind", "pooled"}}},
                                                    {"stop.maxIterations", 3}});
  const auto pooled = backdoorOf(trees);
  EXPECT_GT(pooled.at("withTrigger").get<double>(), pooled.at("without").get<double>());
  const auto run = Run::start(trees).value();
  run->advance(3);
  EXPECT_FALSE(runReport(*run).at("poisoning").contains("bound"));
}

}  // namespace
}  // namespace gtv
