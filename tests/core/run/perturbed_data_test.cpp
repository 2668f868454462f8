// Privacy and attacks as fields of a document: what the nodes hold then.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/json.h"
#include "edits/experiment_edits.h"
#include "run/report.h"
#include "run/run.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::firstProblem;
using ::testing::HasSubstr;
using testing::networkOf;
using testing::smallExperiment;

Json flipOf(const Json& nodes) { return Json::array({{{"kind", "label-flip"}, {"nodes", nodes}}}); }

TEST(PerturbedData, OldDocumentsHaveNoPrivacyOrAttacks) {
  auto json = smallExperiment().json();
  json.erase("privacy");
  json.erase("attacks");
  const auto old = Experiment::fromJson(json, "old").value();
  EXPECT_EQ(old, smallExperiment());
  const auto network = networkOf(old);
  EXPECT_EQ(network->raw, network->data);
  EXPECT_EQ(network->clean, network->data);
  EXPECT_TRUE(network->attackers.empty());
  EXPECT_TRUE(network->byzantine.empty());
}

TEST(PerturbedData, FieldsCanBeSetByPath) {
  const auto noisy =
      changed(smallExperiment(), {{"privacy.kind", "noise"}, {"privacy.noise", 0.3}});
  EXPECT_EQ(noisy.privacy().number("noise"), 0.3);
  const auto attacked =
      changed(smallExperiment(), {{"attacks", flipOf({3})}, {"attacks.0.factor", 5}});
  EXPECT_EQ(attacked.attacks().front().number("factor"), 5);
  const auto other = changed(attacked, {{"attacks.0.kind", "label-shift"}});
  EXPECT_EQ(other.attacks().front().integers("nodes"), std::vector<int>{3});
  EXPECT_EQ(smallExperiment().with("attacks.0.factor", 1).error().text(),
            "attacks.0.factor: no entry '0', the list has 0");
  EXPECT_THAT(
      smallExperiment().with("attacks", Json::array({{{"kind", "shout"}}})).error().text(),
      HasSubstr("attacks[0].kind: no attack is called 'shout', expected one of label-flip"));
}

TEST(PerturbedData, NoiseOnFeaturesChangesNothingElse) {
  const auto plain = networkOf(smallExperiment());
  const auto experiment =
      changed(smallExperiment(), {{"privacy", {{"kind", "noise"}, {"noise", 0.3}}}});
  const auto noisy = networkOf(experiment);
  EXPECT_EQ(noisy->raw->datasets.allFeatures(), plain->data->datasets.allFeatures());
  EXPECT_NE(noisy->data->datasets.allFeatures(), plain->data->datasets.allFeatures());
  EXPECT_EQ(noisy->data->datasets.allLabels(), plain->data->datasets.allLabels());
  EXPECT_EQ(noisy->data->truth, plain->data->truth);
  EXPECT_EQ(networkOf(experiment)->data->datasets.allFeatures(),
            noisy->data->datasets.allFeatures());
  EXPECT_NE(networkOf(experiment, 1)->data->datasets.allFeatures(),
            noisy->data->datasets.allFeatures());
  // A node that is removed takes nothing from the others.
  const auto fewer = networkOf(changed(experiment, {{"edits", {{"removed", {0}}}}}));
  EXPECT_EQ(fewer->data->datasets.features(2), noisy->data->datasets.features(3));
}

TEST(PerturbedData, MapToOtherDimensionDropsTruth) {
  const auto experiment =
      changed(smallExperiment(),
              {{"privacy", {{"kind", "linear"}, {"F", {{1, 1}}}}}, {"data.testSetSize", 4}});
  const auto network = networkOf(experiment);
  EXPECT_EQ(network->data->datasets.dimension(), 1);
  EXPECT_EQ(network->data->testSet.cols(), 1);
  EXPECT_EQ(network->data->truth.cols(), 0);
  const auto run = Run::start(experiment).value();
  run->advance(20);
  EXPECT_EQ(run->primal().rows(), 1);
  EXPECT_FALSE(runReport(*run).contains("mse"));
  EXPECT_EQ(ExperimentEdits(experiment, *network).moveTruth(0, Vector::Ones(2)).error().where,
            "data.truth");
  EXPECT_EQ(firstProblem(changed(experiment, {{"privacy.F", {{1, 1, 1}}}})),
            "privacy.F: has 3 columns, there are 2 features");
}

TEST(PerturbedData, AttacksApplyLastAndAttackersAreListed) {
  const auto plain = networkOf(smallExperiment());
  const auto network = networkOf(changed(smallExperiment(), {{"attacks", flipOf({3, 8})}}));
  EXPECT_EQ(network->attackers, (std::vector<int>{3, 8}));
  EXPECT_TRUE(network->isAttacker(8));
  EXPECT_FALSE(network->isAttacker(4));
  EXPECT_EQ(network->clean->datasets.allLabels(), plain->data->datasets.allLabels());
  EXPECT_EQ(network->data->datasets.labels(3), -plain->data->datasets.labels(3));
  EXPECT_EQ(network->data->datasets.labels(4), plain->data->datasets.labels(4));
  EXPECT_EQ(firstProblem(changed(smallExperiment(), {{"attacks", flipOf({3, 17})}})),
            "attacks[0].nodes[1]: no node 17, expected 0 to 15");
  // Nodes keep their numbers when others are removed.
  const auto fewer = networkOf(
      changed(smallExperiment(), {{"attacks", flipOf({3, 8})}, {"edits", {{"removed", {0, 3}}}}}));
  EXPECT_EQ(fewer->attackers, std::vector<int>{6});
  // Behind the feature map: the trigger names what that makes.
  const Json trigger{
      {"kind", "trigger"}, {"nodes", {1}}, {"features", {"z1"}}, {"values", {9}}, {"share", 1}};
  const auto both =
      networkOf(changed(smallExperiment(), {{"privacy", {{"kind", "linear"}, {"F", {{1, 1}}}}},
                                            {"attacks", Json::array({trigger})}}));
  EXPECT_EQ(Vector(both->data->datasets.features(1)), Vector::Constant(3, 9));
  EXPECT_EQ(both->raw->datasets.dimension(), 2);
}

TEST(PerturbedData, AttackCanStartDuringRun) {
  const auto live = changed(
      smallExperiment(),
      {{"events", Json::array({{{"iteration", 40}, {"set", {{"attacks", flipOf({3, 4, 5})}}}}})}});
  EXPECT_EQ(firstProblem(live), "");
  const auto run = Run::start(live).value();
  run->advance(39);
  EXPECT_TRUE(run->network()->attackers.empty());
  run->advance(1);
  EXPECT_EQ(run->network()->attackers, (std::vector<int>{3, 4, 5}));
  run->advance(20);
  // A feature map may come too, but none that makes another dimension.
  EXPECT_FALSE(run->change("privacy", Json{{"kind", "linear"}, {"F", {{1, 1}}}}).ok());
  EXPECT_TRUE(run->change("privacy", Json{{"kind", "k-anonymity"}, {"k", 2}}).ok());
  EXPECT_EQ(run->network()->attackers.size(), 3U);
}

TEST(PerturbedData, ReportDescribesEffectOfAttack) {
  const auto solved = [](const Experiment& experiment) {
    const auto run =
        Run::start(changed(experiment, {{"solver", {{"kind", "auto"}}}, {"stop.tolerance", 1e-9}}))
            .value();
    run->advance(1000);
    return runReport(*run);
  };
  EXPECT_FALSE(solved(smallExperiment()).contains("poisoning"));
  const auto report = solved(
      changed(smallExperiment(), {{"attacks", flipOf({0, 1, 2})}, {"attacks.0.factor", 20}}));
  const auto& poisoning = report.at("poisoning");
  EXPECT_EQ(poisoning.at("attackers"), 3);
  EXPECT_EQ(poisoning.at("victims"), 13);
  EXPECT_LT(poisoning.at("mse"), report.at("mse"));
  EXPECT_TRUE(poisoning.at("labelMse").at("train").is_number());
  int nodes = 0;
  for (const auto& ring : poisoning.at("byDistance")) nodes += ring.at("nodes").get<int>();
  EXPECT_EQ(nodes, 13);
  EXPECT_EQ(poisoning.at("byDistance")[0].at("distance"), 1);
  EXPECT_GT(poisoning.at("bound").at("nodes"), 0);
  EXPECT_GE(poisoning.at("bound").at("largest"), poisoning.at("bound").at("mean"));
  // Repetitions merge.
  const auto merged = mergeReports({report, report});
  EXPECT_EQ(merged.at("poisoning").at("mse").at("mean"), poisoning.at("mse"));
  // With a quadratic penalty an attacker's influence has no bound.
  const auto mocha =
      solved(changed(smallExperiment(), {{"attacks", flipOf({0})}, {"penalty.kind", "mocha"}}));
  EXPECT_TRUE(mocha.at("poisoning").at("bound").at("largest").is_null());
}

TEST(PerturbedData, EditsAddAndRemoveNodesOfAttacks) {
  const auto experiment = changed(smallExperiment(), {{"edits", {{"removed", {2}}}}});
  const auto network = networkOf(experiment);
  const ExperimentEdits edits(experiment, *network);
  const Json flip{{"kind", "label-flip"}};
  const auto one = edits.attack({4}, flip).value();
  EXPECT_EQ(one.at("attacks").size(), 1U);
  EXPECT_EQ(one.at("attacks")[0].at("nodes"), Json::array({5}));  // behind the gap
  const auto more = ExperimentEdits(one, *network).attack({0, 4}, flip).value();
  EXPECT_EQ(more.at("attacks").size(), 1U);
  EXPECT_EQ(more.at("attacks")[0].at("nodes"), Json::array({0, 5}));
  const auto other =
      ExperimentEdits(more, *network).attack({0}, {{"kind", "label-flip"}, {"factor", 2}}).value();
  EXPECT_EQ(other.at("attacks").size(), 2U);
  const auto cleared = ExperimentEdits(other, *networkOf(other)).clearAttacks({0}).value();
  EXPECT_EQ(cleared, one);
  EXPECT_EQ(ExperimentEdits(one, *network).clearAttacks({4}).value(), experiment);
  EXPECT_THAT(edits.attack({0}, {{"kind", "shout"}}).error().text(), HasSubstr("attacks.kind"));
  // Another graph has other nodes.
  EXPECT_TRUE(withField(one, "graph.pIn", 0.5).value().at("attacks").empty());
}

TEST(PerturbedData, PoisonedNodeNegatesItsGivenLabels) {
  const auto experiment =
      changed(smallExperiment(), {{"privacy", {{"kind", "noise"}, {"noise", 5}}}});
  const auto network = networkOf(experiment);
  const auto poisoned = networkOf(ExperimentEdits(experiment, *network).flipLabels({3}).value());
  EXPECT_EQ(poisoned->raw->datasets.features(3), network->raw->datasets.features(3));
  EXPECT_EQ(poisoned->data->datasets.features(3), network->data->datasets.features(3));
  EXPECT_EQ(poisoned->data->datasets.labels(3), -network->data->datasets.labels(3));
}

}  // namespace
}  // namespace gtv
