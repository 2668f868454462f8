#include "races/race_tuning.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "races/race.h"
#include "races/race_report.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::HasSubstr;
using testing::smallExperiment;

TunedParameter gridOf(std::string path, std::vector<Json> values) {
  return {std::move(path), std::move(values)};
}

TunedParameter goldenOf(std::string path, double from, double to, int evaluations) {
  return {std::move(path), {}, from, to, evaluations};
}

TEST(TuneTest, GridTriesAllPairsAndTakesTheFirstOfTheBest) {
  const Tuning tuning{{gridOf("a", {1, 2, 3}), gridOf("b", {10, 20})}};
  EXPECT_EQ(tuning.trials(), 6);
  const auto result =
      tune(tuning, [](const Json& set) -> Result<double> {
        return std::abs(set.at("a").get<double>() - 2) + 0 * set.at("b").get<double>();
      }).value();
  EXPECT_EQ(result.trials.size(), 6U);
  EXPECT_EQ(result.chosen, (Json{{"a", 2}, {"b", 10}}));
}

TEST(TuneTest, GoldenSectionClosesInOnTheMinimum) {
  // On log x: the interval of 16 evaluations is 0.618¹⁴ of the first one.
  const Tuning tuning{{goldenOf("x", 0.01, 100, 16)}};
  EXPECT_EQ(tuning.trials(), 16);
  const auto result = tune(tuning, [](const Json& set) -> Result<double> {
                        return std::pow(std::log(set.at("x").get<double>() / 3), 2);
                      }).value();
  EXPECT_EQ(result.trials.size(), 16U);
  EXPECT_NEAR(std::log(result.chosen.at("x").get<double>()), std::log(3.0),
              std::log(1e4) * std::pow(0.618, 14));
  const Tuning linear{{goldenOf("x", -2, 3, 20)}};
  const auto at = tune(linear, [](const Json& set) -> Result<double> {
                    return std::abs(set.at("x").get<double>() + 1);
                  }).value();
  EXPECT_NEAR(at.chosen.at("x").get<double>(), -1, 5 * std::pow(0.618, 18));
}

TEST(TuneTest, GridComesBeforeGoldenSections) {
  const Tuning tuning{{goldenOf("x", 1, 100, 5), gridOf("a", {1, 2})}};
  std::vector<Json> seen;
  const auto result = tune(tuning, [&](const Json& set) -> Result<double> {
                        seen.push_back(set);
                        return set.at("a") == 2 ? set.at("x").get<double>()
                                                : std::numeric_limits<double>::infinity();
                      }).value();
  ASSERT_EQ(seen.size(), 7U);
  EXPECT_DOUBLE_EQ(seen[0].at("x").get<double>(), 10);
  for (std::size_t k = 2; k < 7; ++k) EXPECT_EQ(seen[k].at("a"), 2);
  EXPECT_LT(result.chosen.at("x").get<double>(), 10);
}

Experiment tunedRace(const Json& tune, double limit = 200, const std::string& by = "iterations") {
  return changed(smallExperiment(), {{"race", {"admm", {{"kind", "admm"}, {"tune", tune}}}},
                                     {"raceBy", by},
                                     {"raceLimit", limit},
                                     {"stop.maxIterations", 100000}});
}

std::string problemOf(const Json& tune) {
  const auto made =
      smallExperiment().with("race", Json::array({"admm", {{"kind", "admm"}, {"tune", tune}}}));
  return made ? std::string() : made.error().text();
}

TEST(TuningTest, ErrorsNameTheField) {
  EXPECT_EQ(problemOf({{"lambda", {{"values", {0.1, 1}}}}, {"rho", {{"from", 0.1}, {"to", 2}}}}),
            "");
  EXPECT_THAT(problemOf({{"lambada", {{"values", {1}}}}}), HasSubstr("race[1].tune.lambada"));
  EXPECT_THAT(problemOf({{"lambda", 3}}), HasSubstr("race[1].tune.lambda: expected"));
  EXPECT_THAT(problemOf({{"lambda", {{"values", {-1}}}}}), HasSubstr("race[1].tune.lambda"));
  EXPECT_THAT(problemOf({{"rho", {{"from", 2}, {"to", 1}}}}), HasSubstr("race[1].tune.rho.to"));
  EXPECT_THAT(problemOf({{"rho", {{"from", 1}, {"to", 2}, {"method", "luck"}}}}),
              HasSubstr("race[1].tune.rho.method"));
  EXPECT_THAT(problemOf({{"share", 0.5}}), HasSubstr("names no parameter"));
  EXPECT_THAT(problemOf({{"share", 2}, {"rho", {{"values", {1}}}}}),
              HasSubstr("race[1].tune.share"));
  EXPECT_THAT(problemOf({{"kind", {{"values", {"fedavg"}}}}}), HasSubstr("race[1].tune.kind"));
  EXPECT_THAT(problemOf({{"a~b/c", {{"values", {1}}}}}), HasSubstr("is no parameter"));
}

TEST(TuningTest, TunedRacerTakesTheBestOfItsTrialsWithinTheLimit) {
  const auto experiment =
      tunedRace({{"lambda", {{"values", {0.001, 0.05, 50}}}}, {"share", 0.6}}, 200);
  const auto race = Race::start(experiment).value();
  ASSERT_FALSE(race->firstRefusal()) << race->firstRefusal()->text();
  const auto& trials = race->tuning(1).at("trials");
  ASSERT_EQ(trials.size(), 3U);
  // A trial is the run of that experiment: 200·0.6/3 = 40 iterations.
  std::size_t best = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    const auto run =
        Run::start(changed(smallExperiment(), {{"solver", {{"kind", "admm"}}},
                                               {"lambda", trials[k].at("set").at("lambda")}}))
            .value();
    run->advance(40);
    EXPECT_DOUBLE_EQ(trials[k].at("error").get<double>(), run->measure().testMse);
    if (trials[k].at("error") < trials[best].at("error")) best = k;
  }
  EXPECT_EQ(race->tuning(1).at("chosen"), trials[best].at("set"));
  EXPECT_EQ(race->tunedValues(1), trials[best].at("set"));
  EXPECT_DOUBLE_EQ(race->run(1)->experiment().lambda(),
                   trials[best].at("set").at("lambda").get<double>());
  while (!race->isOver()) race->advance(50);
  EXPECT_EQ(race->run(0)->iteration(), 200);
  EXPECT_EQ(race->run(1)->iteration(), 80) << "the trials are part of its limit";
  const auto report = raceReport(*race).at("race").at("methods")[1];
  EXPECT_EQ(report.at("tuning").at("spent"), 120);
  EXPECT_EQ(report.at("label"), "ADMM (tuned: λ)");
}

TEST(TuningTest, NeedsLimitTurnsAndValidationLabels) {
  const Json tune{{"lambda", {{"values", {0.1, 1}}}}};
  const auto refusal = [](const Experiment& experiment) {
    const auto race = Race::start(experiment).value();
    return race->refusal(1) ? race->refusal(1)->text() : std::string();
  };
  EXPECT_THAT(refusal(tunedRace(tune, 0)), HasSubstr("race[1].tune: needs a limit of the race"));
  EXPECT_THAT(refusal(tunedRace(tune, 3)), HasSubstr("race[1].tune: makes 2 trials"));
  EXPECT_THAT(refusal(changed(tunedRace(tune), {{"data.labeledFraction", 1}})),
              HasSubstr("race[1].tune: chooses by the error on validation labels"));
  EXPECT_EQ(refusal(tunedRace(tune)), "");
}

TEST(TuningTest, RestoredRaceKeepsWhatWasTuned) {
  for (const char* by : {"iterations", "bytes"}) {
    const auto experiment = changed(
        tunedRace({{"lambda", {{"from", 0.001}, {"to", 10}, {"method", "golden"}}}}, 4e4, by),
        {{"race.0.kind", "fedrelax"},
         {"race.1",
          {{"kind", "fedrelax"},
           {"tune", {{"lambda", {{"from", 0.001}, {"to", 10}, {"method", "golden"}}}}}}},
         {"raceLimit", by == std::string("bytes") ? 4e5 : 200}});
    const auto whole = Race::start(experiment).value();
    ASSERT_FALSE(whole->firstRefusal()) << whole->firstRefusal()->text();
    whole->advance(30);
    const auto state = whole->state();
    const auto again = Race::start(experiment, 0, {}, &state).value();
    ASSERT_TRUE(again->restore(state).ok());
    EXPECT_TRUE(again->tuning(1).is_null()) << "nothing is tuned again";
    EXPECT_EQ(again->tunedValues(1), whole->tunedValues(1));
    while (!whole->isOver()) whole->advance(50);
    while (!again->isOver()) again->advance(50);
    EXPECT_EQ(raceCsv(*again), raceCsv(*whole)) << by;
  }
}

}  // namespace
}  // namespace gtv
