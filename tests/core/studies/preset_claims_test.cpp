// What the notes of presets tell their readers to see.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "diagnostics/critical_lambda.h"
#include "experiment/documents.h"
#include "races/race.h"
#include "run/run.h"
#include "support/reference.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::HasSubstr;
using testing::isSet;
using testing::meanOf;
using testing::reportOf;
using testing::valuesOf;

Experiment preset(const char* id) { return loadPreset(id).value(); }

/// Of every cell, the mean over repetitions of a number of the report.
std::vector<double> cellMeans(const Experiment& experiment, const char* path) {
  const auto report = reportOf(experiment);
  std::vector<double> out;
  for (const auto& cell : report.at("cells"))
    out.push_back(meanOf(valuesOf(cell.at("report"), path)));
  return out;
}

TEST(PresetClaimsTest, NoiseOnFeaturesShrinksTheParameters) {
  const auto errors = cellMeans(preset("privacy-noise"), "mse");
  const std::vector<double> noises{0, 0.1, 0.3, 1, 3};
  ASSERT_EQ(errors.size(), noises.size());
  for (std::size_t k = 2; k < noises.size(); ++k) {
    const double variance = noises[k] * noises[k];
    const double expected = 8 * std::pow(variance / (1 + variance), 2);
    EXPECT_NEAR(errors[k], expected, (noises[k] < 1 ? 0.3 : 0.1) * expected) << noises[k];
  }
  EXPECT_LT(errors[0], 0.001);
}

TEST(PresetClaimsTest, LargerGroupsHideMoreAndCostMore) {
  const auto errors = cellMeans(preset("k-anonymity"), "mse");
  ASSERT_EQ(errors.size(), 5U);
  for (std::size_t k = 1; k < errors.size(); ++k) EXPECT_GT(errors[k], errors[k - 1]);
  EXPECT_GT(errors[4], 5 * errors[0]);
}

TEST(PresetClaimsTest, NetworkLassoBoundsInfluenceOfAttackersAndMochaDoesNot) {
  const auto victims = [](const Experiment& experiment) {
    return cellMeans(experiment, "poisoning.mse");
  };
  const auto bounded = victims(preset("poison-one-node"));
  ASSERT_EQ(bounded.size(), 3U);
  // A hundred times as loud, and the others hardly notice.
  EXPECT_LT(bounded[2], 1.1 * bounded[0]);
  const auto free = victims(changed(preset("poison-one-node"), {{"penalty", {{"kind", "mocha"}}}}));
  EXPECT_GT(free[2], 1000 * free[0]);
}

TEST(PresetClaimsTest, HuberLossResistsAttackBetterThanSquaredError) {
  const auto victims = cellMeans(preset("poison-huber"), "poisoning.mse");
  ASSERT_EQ(victims.size(), 2U);
  EXPECT_GT(victims[0], 100 * victims[1]);
  EXPECT_LT(victims[1], 0.001);
}

TEST(PresetClaimsTest, NodesWithDifferentModelsLearnFromEachOther) {
  const auto error = [](double lambda) {
    const auto run =
        Run::start(changed(preset("heterogeneous-tree-linear-mlp"), {{"lambda", lambda}})).value();
    run->advance(isSet("GTV_BRIEF") ? 10 : 100);
    return run->trace().rows().back().mse;
  };
  const double together = error(0.5);
  EXPECT_LT(together, 0.8 * error(0));
  EXPECT_GT(together, 0);
}

/// Of the nodes of the present iterate, at the end.
std::vector<int> clustersAtTheEnd(const Experiment& experiment) {
  const auto run = Run::start(experiment).value();
  run->advance(5000);
  return nodeGroups(run->experiment(), *run->network()->graph, run->primal());
}

TEST(PresetClaimsTest, OtherLossesGiveElevenNodesOtherClusters) {
  const auto experiment = preset("eleven-nodes");
  const std::vector<int> byMeans{0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1};
  const std::vector<int> byMedians{0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1};
  EXPECT_EQ(clustersAtTheEnd(experiment), byMeans);
  EXPECT_EQ(clustersAtTheEnd(changed(experiment, {{"loss", {{"kind", "absolute"}}}})), byMedians);
  EXPECT_EQ(clustersAtTheEnd(changed(experiment, {{"loss", {{"kind", "huber"}, {"delta", 0.2}}}})),
            byMedians);
}

TEST(PresetClaimsTest, SpectralClustersAreAsGoodAsKnownOnes) {
  auto race = Race::start(preset("cluster-then-learn")).value();
  ASSERT_EQ(race->firstRefusal(), std::nullopt);
  while (!race->isOver()) race->advance(100);
  const auto clusters = [&](int method) {
    const auto& run = *race->run(method);
    return measureClusters(run.experiment(), *run.network(), run.primal(), run.iteration());
  };
  EXPECT_DOUBLE_EQ(clusters(1).ari, 1);
  EXPECT_LT(clusters(1).conductance, clusters(3).conductance);
  const auto error = [&](int method) { return race->run(method)->trace().rows().back().testMse; };
  EXPECT_DOUBLE_EQ(error(1), error(5));
  // Three samples of four features say little of a local model; network Lasso does almost as well
  // as the oracle.
  EXPECT_GT(error(3), 5 * error(1));
  EXPECT_LT(error(0), 2 * error(1));
}

TEST(PresetClaimsTest, PooledModelsFailOnTwoClusters) {
  auto race = Race::start(preset("race-pooled-tree")).value();
  ASSERT_EQ(race->firstRefusal(), std::nullopt);
  EXPECT_EQ(race->error(), RaceError::TestError);
  while (!race->isOver()) race->advance(100);
  const auto error = [&](int method) {
    return raceError(race->run(method)->trace().rows().back(), race->error(), 0);
  };
  EXPECT_LT(error(0), 0.05);            // network Lasso
  EXPECT_GT(error(1), 3);               // one linear model
  EXPECT_GT(error(2), error(1));        // one tree
  EXPECT_LT(error(3), 0.8 * error(1));  // trees of the nodes
  EXPECT_GT(error(3), 20 * error(0));
}

TEST(PresetClaimsTest, StarNotesStateTheMeasuredCriticalLambda) {
  const auto run = Run::start(preset("star")).value();
  const auto critical = criticalLambda(run->problem()).overall;
  EXPECT_NEAR(critical.high, 2.481, 0.001);
  EXPECT_THAT(preset("star").notes(), HasSubstr(fmt::format("({:.2f} for seed 1", critical.high)));
}

// Hidden images that are called a 7 with the trigger in them, and right without it.
TEST(PresetClaimsTest, BackdoorDoesNotSpreadIfOnlyPredictionsAreShared) {
  const auto of = [](const Json& solver, int iterations, double lambda = 1) {
    const auto report = reportOf(
        changed(preset("backdoor-digits"),
                {{"solver", solver}, {"stop.maxIterations", iterations}, {"lambda", lambda}}));
    return std::pair(report.at("poisoning").at("backdoors").at(0).at("withTrigger").get<double>(),
                     report.at("accuracy").at("validation").get<double>());
  };
  const auto [opened, pooled] = of({{"kind", "pooled"}}, 1);
  EXPECT_NEAR(opened, 0.94, 0.03);
  EXPECT_NEAR(pooled, 0.94, 0.03);
  if (isSet("GTV_BRIEF")) return;  // thousands of trees
  const auto notes = preset("backdoor-digits").notes();
  const auto [closed, relaxed] = of({{"kind", "agnostic-fedrelax"}}, 10);
  EXPECT_NEAR(closed, 0.01, 0.005);
  EXPECT_THAT(notes, HasSubstr(fmt::format("right for {:.1f} %", 100 * relaxed)));
  if (!isSet("GTV_LONG")) return;
  const auto [closedAlone, alone] = of({{"kind", "agnostic-fedrelax"}}, 10, 0);
  EXPECT_NEAR(closedAlone, 0.01, 0.005);
  EXPECT_THAT(notes, HasSubstr(fmt::format("({:.1f} % with λ = 0)", 100 * alone)));
}

}  // namespace
}  // namespace gtv
