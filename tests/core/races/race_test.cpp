#include "races/race.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "experiment/documents.h"
#include "experiment/racers.h"
#include "federated/catalogue.h"
#include "races/race_report.h"
#include "run/attack_impact.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::HasSubstr;
using testing::smallExperiment;

Experiment raceOf(const Json& methods, const std::string& by = "iterations") {
  return changed(smallExperiment(), {{"race", methods}, {"raceBy", by}});
}

std::unique_ptr<Race> started(const Experiment& experiment) {
  auto race = Race::start(experiment);
  EXPECT_TRUE(race.ok()) << (race ? "" : race.error().text());
  EXPECT_FALSE((*race)->firstRefusal()) << (*race)->firstRefusal()->text();
  return std::move(*race);
}

void finish(Race& race) {
  while (!race.isOver()) race.advance(50);
}

/// Three nodes in a row, each with data of one feature.
Experiment rowOfThree(const Json& methods, const std::string& by) {
  return changed(
      raceOf(methods, by),
      {{"graph", {{"kind", "explicit"}, {"nodes", 3}, {"edges", {{0, 1, 1}, {1, 2, 1}}}}},
       {"data",
        {{"kind", "linear"},
         {"dimension", 1},
         {"samples", 3},
         {"truth", {{"kind", "per-cluster"}, {"vectors", {{1}}}}}}}});
}

TEST(RaceTest, MethodsTakeTurnsWhenMatchedByIterations) {
  const auto race = started(raceOf({"primal-dual", "fedrelax", "fedavg"}));
  race->advance(7);
  EXPECT_EQ(race->run(0)->iteration(), 3);
  EXPECT_EQ(race->run(1)->iteration(), 2);
  EXPECT_EQ(race->run(2)->iteration(), 2);
  EXPECT_EQ(race->iterations(), 7);
  EXPECT_FALSE(race->isOver());
  finish(*race);
  for (int k = 0; k < 3; ++k) {
    EXPECT_EQ(race->run(k)->iteration(), 100);
    EXPECT_EQ(race->run(k)->status(), RunStatus::IterationLimit);
    // One network, drawn once.
    EXPECT_EQ(race->run(k)->network(), race->network());
  }
}

TEST(RaceTest, RaceOfOneMethodEqualsItsRun) {
  const Json method{{"kind", "fedavg"}, {"participation", 0.5}};
  const auto race = started(raceOf(Json::array({method})));
  finish(*race);
  const auto run = Run::start(changed(smallExperiment(), {{"solver", method}})).value();
  run->advance(1000);
  EXPECT_EQ(race->run(0)->trace().csv(), run->trace().csv());
  EXPECT_EQ(race->run(0)->primal(), run->primal());
  EXPECT_EQ(race->run(0)->message(), run->message());
}

TEST(RaceTest, EveryMethodEqualsItsRunForAnyMatching) {
  const Json methods{"primal-dual", {{"kind", "ifca"}, {"centres", 3}}, "fedavg"};
  for (const char* by : {"iterations", "time", "bytes"}) {
    const auto race = started(raceOf(methods, by));
    race->setThreads(3);
    finish(*race);
    for (int k = 0; k < 3; ++k) {
      const auto solver = race->run(k)->experiment().solver().json();
      const auto run = Run::start(changed(smallExperiment(), {{"solver", solver}})).value();
      run->advance(1000);
      EXPECT_EQ(race->run(k)->trace().csv(), run->trace().csv()) << by << " " << k;
      EXPECT_EQ(race->run(k)->primal(), run->primal()) << by << " " << k;
    }
  }
}

TEST(RaceTest, MethodWithLeastTrafficGoesNextWhenMatchedByBytes) {
  const auto race = started(rowOfThree({"fedrelax", "fedavg"}, "bytes"));
  // An iteration: two vectors over each of two edges, and one to and from each of three clients;
  // a number takes 8 bytes. So 32 and 48 bytes.
  race->advance(2);
  EXPECT_EQ(race->run(0)->traffic().numbers * 8, 32);
  EXPECT_EQ(race->run(1)->traffic().numbers * 8, 48);
  // 64 | 48, 64 | 96, 96 | 96, and of equals the first: 128 | 96.
  race->advance(4);
  EXPECT_EQ(race->run(0)->iteration(), 4);
  EXPECT_EQ(race->run(1)->iteration(), 2);
  race->advance(1);
  EXPECT_EQ(race->run(1)->iteration(), 3);
}

TEST(RaceTest, MethodWithoutTrafficKeepsPaceWhenMatchedByBytes) {
  const auto race = started(
      changed(raceOf({"fedrelax", "fedavg"}, "bytes"), {{"graph.pIn", 0}, {"graph.pOut", 0}}));
  for (int turn = 0; turn < 20; ++turn) {
    race->advance(1);
    EXPECT_LE(std::abs(race->run(0)->iteration() - race->run(1)->iteration()), 1);
  }
  EXPECT_EQ(race->run(0)->traffic().numbers, 0);
  EXPECT_EQ(race->run(1)->iteration(), 10);
}

TEST(RaceTest, FinishedMethodLeavesRaceToOthers) {
  const auto race = started(raceOf({"pooled", "local", "fedavg"}, "bytes"));
  race->advance(30);
  for (const int k : {0, 1}) {
    EXPECT_EQ(race->run(k)->status(), RunStatus::Converged);
    EXPECT_EQ(race->run(k)->iteration(), 1);
  }
  EXPECT_EQ(race->run(2)->iteration(), 28);
  // All samples go to one place, once, and a model comes back to every node.
  const auto& data = *race->network()->data;
  double samples = 0;
  double senders = 0;
  for (int i = 0; i < race->network()->nodeCount(); ++i) {
    if (!data.labeled[static_cast<std::size_t>(i)]) continue;
    samples += static_cast<double>(data.datasets.sampleCount(i));
    ++senders;
  }
  const auto& sent = race->run(0)->trace().rows().back();
  EXPECT_EQ(sent.messages, senders + 16);
  EXPECT_EQ(sent.bytes, 8 * (3 * samples + 2 * 16));
  EXPECT_EQ(race->run(1)->trace().rows().back().bytes, 0);
}

TEST(RaceTest, RefusesMethodsOnPooledDataWhenMatchedByBytes) {
  const auto race = Race::start(changed(raceOf({"fedavg", "direct", "auto"}, "bytes"),
                                        {{"penalty.kind", "mocha"}}))
                        .value();
  EXPECT_FALSE(race->refusal(0));
  EXPECT_EQ(race->refusal(1)->text(),
            "race[1]: direct sends no messages that can be counted, so it cannot race by bytes");
  EXPECT_THAT(race->refusal(2)->text(), HasSubstr("race[2]: auto may choose a method"));
  EXPECT_EQ(race->firstRefusal()->text(), race->refusal(1)->text());
}

TEST(RaceTest, RefusedMethodLeavesRaceToOthers) {
  const auto race = Race::start(raceOf({"fedavg", "direct", "primal-dual"})).value();
  EXPECT_EQ(race->run(1), nullptr);
  EXPECT_THAT(race->refusal(1)->text(), HasSubstr("race[1]: this method needs quadratic"));
  finish(*race);
  EXPECT_EQ(race->run(0)->iteration(), 100);
  EXPECT_EQ(race->run(2)->iteration(), 100);
}

TEST(RaceTest, DivergedMethodLeavesRaceToOthers) {
  const Json wild{{"kind", "gradient"}, {"acceleration", "none"}, {"stepSize", 1e6}};
  const auto race =
      started(changed(raceOf(Json::array({wild, "primal-dual"})), {{"penalty.kind", "mocha"}}));
  finish(*race);
  EXPECT_EQ(race->run(0)->status(), RunStatus::Diverged);
  EXPECT_LT(race->run(0)->iteration(), 100);
  EXPECT_EQ(race->run(1)->status(), RunStatus::IterationLimit);
  EXPECT_EQ(race->run(1)->iteration(), 100);
  EXPECT_TRUE(std::isfinite(race->bestObjective()));
}

TEST(RaceTest, MethodsEndByStoppingRulesOfTheDocument) {
  const auto race = started(changed(raceOf({"auto", "primal-dual"}), {{"stop.tolerance", 1e-9}}));
  finish(*race);
  EXPECT_EQ(race->run(0)->status(), RunStatus::Converged);
  EXPECT_EQ(race->run(1)->status(), RunStatus::IterationLimit);
}

TEST(RaceTest, LimitEndsEveryMethodThatReachesIt) {
  // 32 and 48 bytes per iteration: the fourth and the third reach 100.
  const auto race =
      started(changed(rowOfThree({"fedrelax", "fedavg"}, "bytes"), {{"raceLimit", 100}}));
  finish(*race);
  EXPECT_EQ(race->run(0)->iteration(), 4);
  EXPECT_EQ(race->run(1)->iteration(), 3);
  EXPECT_EQ(race->run(1)->status(), RunStatus::IterationLimit);
  EXPECT_EQ(race->run(1)->message(),
            "the limit of the race, 100 bytes, is reached, 3 iterations done");
  // Beyond the iterations that are all recorded, the last is recorded too.
  const auto longer = started(
      changed(raceOf({"fedavg", "fedrelax"}), {{"raceLimit", 1501}, {"stop.maxIterations", 9000}}));
  finish(*longer);
  EXPECT_EQ(longer->run(1)->trace().rows().back().iteration, 1501);
  const auto timed = started(changed(raceOf({"fedavg", "fedrelax"}, "time"),
                                     {{"raceLimit", 1e-3}, {"stop.maxIterations", 1000000000}}));
  finish(*timed);
  for (int k = 0; k < 2; ++k) EXPECT_GE(timed->run(k)->totalSeconds(), 1e-3);
}

TEST(RaceTest, StopEndsRaceImmediately) {
  const auto race = started(raceOf({"fedavg", "fedrelax"}));
  race->advance(5);
  std::stop_source stop;
  stop.request_stop();
  race->advance(5, stop.get_token());
  EXPECT_TRUE(race->isOver());
  EXPECT_EQ(race->run(0)->status(), RunStatus::Stopped);
  EXPECT_EQ(race->run(0)->message(), "stopped at iteration 3");
  EXPECT_EQ(race->run(1)->iteration(), 2);
}

TEST(RaceTest, RestoredStateContinuesBitForBit) {
  for (const char* by : {"iterations", "bytes"}) {
    const auto experiment = raceOf(
        Json::array(
            {{{"kind", "fedsgd"}}, {{"kind", "fedavg"}, {"participation", 0.5}}, "primal-dual"}),
        by);
    const auto whole = started(experiment);
    whole->advance(40);
    const auto state = whole->state();
    finish(*whole);
    const auto again = started(experiment);
    ASSERT_TRUE(again->restore(state).ok());
    EXPECT_EQ(again->iterations(), 40);
    finish(*again);
    EXPECT_EQ(raceCsv(*again), raceCsv(*whole)) << by;
    for (int k = 0; k < 3; ++k) EXPECT_EQ(again->run(k)->primal(), whole->run(k)->primal());
    EXPECT_FALSE(started(raceOf({"fedavg", "fedrelax"}))->restore(state).ok());
  }
}

TEST(RaceTest, ErrorMeasureDependsOnKnownTruthAndLabels) {
  EXPECT_EQ(started(raceOf({"fedavg", "fedrelax"}))->error(), RaceError::Mse);
  // House prices have no true parameters, and some of them are hidden.
  const auto houses = changed(loadPreset("sacramento").value(), {{"race", {"auto", "admm"}}});
  EXPECT_EQ(started(houses)->error(), RaceError::Excess);
  EXPECT_EQ(started(changed(houses, {{"race", {"admm", "fedavg"}}}))->error(),
            RaceError::TestError);
  // Polynomials have no true parameters either; of classes some are held back.
  EXPECT_EQ(started(changed(raceOf({"primal-dual", "admm"}), {{"model", {{"kind", "polynomial"}}}}))
                ->error(),
            RaceError::Excess);
  const auto digits =
      changed(raceOf({"fedavg", "local"}),
              {{"data", {{"kind", "digits"}, {"samples", 20}, {"validationShare", 0.2}}},
               {"loss", {{"kind", "cross-entropy"}, {"ridge", 0.1}}}});
  EXPECT_EQ(started(digits)->error(), RaceError::WrongLabels);
  // What attackers report would hide what their reports do to the others.
  const Json tampering = {{"kind", "report"}, {"nodes", {0}}, {"scale", 50}};
  const auto attacked =
      started(changed(raceOf({"fedavg", "fedrelax"}), {{"attacks", Json::array({tampering})}}));
  EXPECT_EQ(attacked->error(), RaceError::HonestMse);
  attacked->advance(10);
  const auto& fedavg = *attacked->run(0);
  const auto& last = fedavg.trace().rows().back();
  EXPECT_EQ(last.honestMse, attackImpactOf(fedavg)->errors.all.mse);
  EXPECT_NE(last.honestMse, last.mse);
  EXPECT_EQ(started(changed(digits, {{"race", {"fedavg", "pfedme"}},
                                     {"attacks", Json::array({tampering})}}))
                ->error(),
            RaceError::HonestWrongLabels);
  TraceRow row;
  row.mse = 3;
  row.honestMse = 2;
  EXPECT_EQ(raceError(row, RaceError::HonestMse, 1), 2);
  row.objective = 5;
  row.testMse = 7;
  EXPECT_EQ(raceError(row, RaceError::Mse, 1), 3);
  EXPECT_EQ(raceError(row, RaceError::Excess, 1), 4);
  EXPECT_EQ(raceError(row, RaceError::TestError, 1), 7);
  row.validationAccuracy = 0.75;
  EXPECT_EQ(raceError(row, RaceError::WrongLabels, 1), 0.25);
}

// What attackers report are parameters of one method and predictions of the other.
TEST(RaceTest, ComparesParametricAndNonparametricMethods) {
  const Json tampering{{{"kind", "report"}, {"nodes", {3}}, {"vector", {7, 8}}, {"scale", 1}}};
  const auto experiment =
      changed(raceOf({"fedrelax", "agnostic-fedrelax"}),
              {{"data.testSetSize", 10}, {"attacks", tampering}, {"stop.maxIterations", 4}});
  const auto race = Race::start(experiment).value();
  finish(*race);
  EXPECT_EQ(race->run(0)->primal().col(3), (Vector{{7, 8}}));
  // It has no two numbers for a point.
  ASSERT_TRUE(race->refusal(1).has_value());
  EXPECT_EQ(race->refusal(1)->where, "race[1]");
  const auto single = Race::start(changed(experiment, {{"attacks.0.vector", {9}},
                                                       {"solver.kind", "agnostic-fedrelax"}}))
                          .value();
  finish(*single);
  EXPECT_TRUE(single->refusal(0).has_value());
  EXPECT_EQ(single->run(1)->primal().col(3), Vector::Constant(10, 9));
  EXPECT_EQ(single->run(1)->network()->coordinates.names.size(), 10U);
}

TEST(RaceTest, MethodMayHaveItsOwnModel) {
  const Json tree{{"kind", "decision-tree"}, {"depth", 2}};
  const Json curve{{"kind", "polynomial"}, {"degree", 2}};
  const auto experiment =
      changed(raceOf(Json::array({"fedavg",
                                  {{"kind", "pooled"}, {"model", tree}},
                                  {{"kind", "pooled"}, {"model", curve}},
                                  "pooled"})),
              {{"data.testSetSize", 10},
               {"stop.maxIterations", 3},
               {"nodes", {{{"node", 1}, {"model", {{"kind", "nearest-neighbours"}}}}}}});
  const auto race = Race::start(experiment).value();
  // Nodes that differ are no matter to a method that has a model for all of them.
  EXPECT_TRUE(race->refusal(0).has_value());
  ASSERT_EQ(race->refusal(1), std::nullopt);
  ASSERT_EQ(race->refusal(2), std::nullopt);
  EXPECT_EQ(race->refusal(3), std::nullopt) << "pooled trains learners where there are any";
  finish(*race);
  const auto runOfModel = [&](const Json& model) {
    auto run = Run::start(changed(experiment, {{"nodes", Json::array()},
                                               {"model", model},
                                               {"race", Json::array()},
                                               {"solver", {{"kind", "pooled"}}}}))
                   .value();
    run->advance(3);
    return run;
  };
  EXPECT_EQ(race->run(1)->primal(), runOfModel(tree)->primal());
  EXPECT_EQ(race->run(2)->primal(), runOfModel(curve)->primal());
  EXPECT_EQ(race->run(1)->network()->coordinates.names.size(), 10U);
  EXPECT_GT(race->run(2)->primal().rows(), 2) << "products of features have weights, too";
  const auto titles = raceTitles(experiment.race());
  EXPECT_EQ(titles[1], "Pooled (Decision tree)");
  EXPECT_EQ(titles[2], "Pooled (Polynomial)");
  EXPECT_EQ(titles[3], "Pooled");
  const auto depths = raceTitles(
      changed(experiment, {{"race.2.model", {{"kind", "decision-tree"}, {"depth", 6}}}}).race());
  EXPECT_EQ(depths[1], "Pooled (Decision tree, Depth 2)");
  EXPECT_EQ(depths[2], "Pooled (Decision tree, Depth 6)");
}

TEST(RaceTest, OwnModelIsValidated) {
  const auto problem = [](const Json& method) {
    const auto made = smallExperiment().with("race", Json::array({"admm", method}));
    return made ? std::string() : made.error().text();
  };
  EXPECT_THAT(problem({{"kind", "pooled"}, {"model", {{"kind", "bush"}}}}),
              HasSubstr("race[1].model.kind: no model is called 'bush'"));
  EXPECT_THAT(problem({{"kind", "pooled"}, {"model", {{"kind", "linear"}, {"depth", 3}}}}),
              HasSubstr("race[1].model.depth: unknown field"));
  EXPECT_THAT(problem({{"kind", "admm"}, {"own", 3}}), HasSubstr("race[1].own: unknown field"));
  const auto fine = changed(raceOf(Json::array({"pooled", "local"})),
                            {{"race.0.model", {{"kind", "mlp"}}}, {"race.0.model.layers", {3}}});
  EXPECT_EQ(fine.race()[0].choice("model").integers("layers"), std::vector<int>{3});
  EXPECT_TRUE(fine.race()[1].at("model").is_null());
  // From none to a kind, and back.
  const auto chosen = changed(fine, {{"race.1.model.kind", "decision-tree"}});
  EXPECT_EQ(chosen.race()[1].choice("model").kind(), "decision-tree");
  EXPECT_EQ(chosen.race()[1].choice("model").integer("depth"), 6);
  EXPECT_EQ(changed(chosen, {{"race.1.model", nullptr}}), fine);
  EXPECT_FALSE(fine.with("race.1.model.depth", 3).ok());
  EXPECT_FALSE(fine.with("heldOut.kind", "linear").ok());
}

TEST(RaceTest, OwnModelErrorIsReportedAtModel) {
  const auto race = Race::start(changed(
      raceOf(Json::array(
          {"admm", {{"kind", "pooled"}, {"model", {{"kind", "time-series"}, {"order", 9}}}}})),
      {{"data.testSetSize", 5}}));
  ASSERT_TRUE(race.ok());
  ASSERT_TRUE((*race)->refusal(1).has_value());
  EXPECT_THAT((*race)->refusal(1)->where, ::testing::StartsWith("race[1].model"));
}

TEST(RaceTest, MethodsOfSameKindHaveDistinctNames) {
  const auto methods =
      raceOf(Json::array({"fedavg", {{"kind", "fedavg"}, {"participation", 0.25}}, "admm", "admm"}))
          .race();
  EXPECT_EQ(raceNames(methods), (std::vector<std::string>{"fedavg", "fedavg-2", "admm", "admm-2"}));
  const auto titles = raceTitles(methods);
  EXPECT_THAT(titles[0], ::testing::MatchesRegex("FedAvg \\(.* 1(\\.0)?\\)"));
  EXPECT_THAT(titles[1], ::testing::MatchesRegex("FedAvg \\(.* 0\\.25\\)"));
  EXPECT_EQ(titles[2], "ADMM");
  EXPECT_EQ(titles[3], "ADMM, once more (2)");
}

TEST(RaceTest, RacerWithOwnSettingsEqualsRunOfThatExperiment) {
  const Json own{{"kind", "admm"},
                 {"lambda", 0.3},
                 {"penalty", {{"kind", "mocha"}}},
                 {"model", {{"kind", "polynomial"}, {"degree", 2}}}};
  const Json drawn{{"kind", "fedavg"}, {"participation", 0.5}, {"seed", 77}};
  const auto experiment =
      raceOf(Json::array({"admm", own, drawn, {{"kind", "fedavg"}, {"participation", 0.5}}}));
  const auto race = started(experiment);
  finish(*race);
  const auto runOf = [](const std::vector<std::pair<std::string, Json>>& set) {
    auto run = Run::start(changed(smallExperiment(), set)).value();
    run->advance(1000);
    return run;
  };
  const auto alone = runOf({{"solver", {{"kind", "admm"}}},
                            {"lambda", 0.3},
                            {"penalty", own.at("penalty")},
                            {"model", own.at("model")}});
  EXPECT_EQ(race->run(1)->trace().csv(), alone->trace().csv());
  EXPECT_EQ(race->run(1)->primal(), alone->primal());
  EXPECT_EQ(race->run(0)->primal(), runOf({{"solver", {{"kind", "admm"}}}})->primal());
  const Json half{{"kind", "fedavg"}, {"participation", 0.5}};
  EXPECT_EQ(race->run(2)->primal(), runOf({{"solver", half}, {"methodSeed", 77}})->primal());
  EXPECT_EQ(race->run(2)->network()->data, race->run(3)->network()->data);
  EXPECT_NE(race->run(2)->primal(), race->run(3)->primal());
  // Each seed is the one that draws everything where it is not given.
  EXPECT_EQ(race->run(3)->primal(), runOf({{"solver", half}, {"methodSeed", 1}})->primal());
}

TEST(RaceTest, LabelsNameWhatRacersHaveOfTheirOwn) {
  const Json pFedMe{{"kind", "pfedme"}, {"lambda", 15}};
  const auto titles = raceTitles(
      raceOf(Json::array(
                 {"fedavg", pFedMe, {{"kind", "fedrelax"}, {"penalty", {{"kind", "squared"}}}}}))
          .race());
  EXPECT_EQ(titles[0], "FedAvg");
  EXPECT_EQ(titles[1], "pFedMe (λ 15)");
  EXPECT_THAT(titles[2], ::testing::MatchesRegex("FedRelax \\(.+\\)"));
  const Json same{{"kind", "fedavg"}, {"lambda", 15}};
  const auto alike = raceTitles(raceOf(Json::array({same, pFedMe})).race());
  EXPECT_EQ(alike[0], "FedAvg");
  EXPECT_EQ(alike[1], "pFedMe");
  const auto experiment = raceOf(Json::array({"fedavg", pFedMe}));
  const auto race = started(experiment);
  finish(*race);
  const auto methods = raceReport(*race).at("race").at("methods");
  EXPECT_EQ(methods[1].at("label"), "pFedMe (λ 15)");
  EXPECT_EQ(methods[1].at("method").at("lambda"), 15);
  EXPECT_FALSE(methods[0].at("method").contains("lambda"));
  EXPECT_THAT(raceCsv(*race), HasSubstr("\npfedme,pFedMe (λ 15),100,"));
}

TEST(RaceTest, ErrorOfOwnSettingIsReportedAtTheRacer) {
  const auto race = Race::start(
      raceOf(Json::array({"admm", {{"kind", "admm"}, {"model", {{"kind", "decision-tree"}}}}})));
  ASSERT_TRUE(race.ok());
  ASSERT_TRUE((*race)->refusal(1).has_value());
  EXPECT_THAT((*race)->refusal(1)->where, ::testing::StartsWith("race[1]"));
  EXPECT_THAT(smallExperiment()
                  .with("race", Json::array({"admm", {{"kind", "admm"}, {"lambda", -1}}}))
                  .error()
                  .text(),
              HasSubstr("race[1].lambda"));
}

TEST(RaceTest, DocumentAcceptsIdsAndObjects) {
  const auto experiment = raceOf(Json::array({"fedavg", {{"kind", "ifca"}, {"centres", 3}}}));
  EXPECT_EQ(experiment.at("race")[0], defaultChoice(racerCatalogue(), "fedavg").json());
  EXPECT_EQ(experiment.race()[1].integer("centres"), 3);
  const auto more = changed(experiment, {{"race.1.centres", 4}, {"race.0.kind", "admm"}});
  EXPECT_EQ(more.race()[1].integer("centres"), 4);
  EXPECT_EQ(more.race()[0].kind(), "admm");
  EXPECT_TRUE(changed(more, {{"race", nullptr}}).race().empty());
  EXPECT_THAT(experiment.with("race", Json::array({"fedavg", "nope"})).error().text(),
              HasSubstr("race[1].kind: no solver is called 'nope'"));
  EXPECT_THAT(
      experiment.with("race", Json::array({"fedavg", {{"kind", "ifca"}, {"k", 3}}})).error().text(),
      HasSubstr("race[1].k: unknown field"));
  const Json seven(7, Json("fedavg"));
  EXPECT_EQ(experiment.with("race", seven).error().text(),
            "race: expected at most 6 methods, got 7");
  EXPECT_EQ(checkRace(changed(experiment, {{"race", {"fedavg"}}})).error().text(),
            "race: expected 2 to 6 methods, got 1");
  EXPECT_TRUE(checkRace(experiment).ok());
  EXPECT_EQ(Race::start(smallExperiment()).error().text(), "race: names no method");
}

}  // namespace
}  // namespace gtv
