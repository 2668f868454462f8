#include "races/repeated_race.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "studies/batch.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::smallExperiment;

Experiment repeatedPair() {
  return changed(smallExperiment(),
                 {{"race", {{{"kind", "fedrelax"}}, {{"kind", "pfedme"}, {"lambda", 15}}}},
                  {"raceLimit", 30},
                  {"repeats", 4}});
}

RepeatedRace repeatedBy(const Experiment& experiment, int threads) {
  RepeatOptions options;
  options.repeats = experiment.repeats();
  options.threads = threads;
  return repeatRace(experiment, options).value();
}

TEST(RaceComparisonTest, EqualErrorsShareTheMeanRank) {
  EXPECT_EQ(ranksOf({3, 1, 2}), (std::vector<double>{3, 1, 2}));
  EXPECT_EQ(ranksOf({2, 1, 2, 0}), (std::vector<double>{3.5, 2, 3.5, 1}));
  const double none = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(ranksOf({none, 1, std::numeric_limits<double>::infinity()}),
            (std::vector<double>{2.5, 1, 2.5}));
}

TEST(RaceComparisonTest, DifferencesAreThoseOfThePairs) {
  const auto results = compareRacers({{1, 2, 3}, {2, 4, 9}});
  ASSERT_EQ(results.size(), 2U);
  EXPECT_DOUBLE_EQ(results[0].mean, 2);
  EXPECT_DOUBLE_EQ(results[0].standardError, std::sqrt(1.0 / 3));
  EXPECT_DOUBLE_EQ(results[0].difference, 0);
  // 1, 2, 6: mean 3, s = √7.
  EXPECT_DOUBLE_EQ(results[1].difference, 3);
  EXPECT_DOUBLE_EQ(results[1].differenceError, std::sqrt(7.0 / 3));
  EXPECT_DOUBLE_EQ(results[0].rank, 1);
  EXPECT_DOUBLE_EQ(results[1].rank, 2);
}

TEST(RepeatedRaceTest, HasTheErrorsOfTheBatchOnAnyNumberOfThreads) {
  const auto experiment = repeatedPair();
  const auto one = repeatedBy(experiment, 1);
  const auto three = repeatedBy(experiment, 3);
  const auto batch = runBatch(experiment, {});
  ASSERT_TRUE(batch.ok());
  ASSERT_EQ(one.repeats, 4);
  for (std::size_t k = 0; k < 2; ++k) {
    const auto& error = batch->report.at("race").at("methods")[k].at("error");
    EXPECT_EQ(one.racers[k].errors, error.at("values").get<std::vector<double>>());
    EXPECT_EQ(one.racers[k].errors, three.racers[k].errors);
    EXPECT_NEAR(one.racers[k].result.standardError, error.at("standardError").get<double>(), 1e-14);
    const auto& curve = one.racers[k].curve;
    ASSERT_FALSE(curve.mean.empty());
    EXPECT_EQ(curve.mean.back().iteration, 30);
    EXPECT_NEAR(curve.mean.back().objective, one.racers[k].result.mean, 1e-14);
    EXPECT_LT(curve.low.back().objective, curve.high.back().objective);
  }
}

TEST(RepeatedRaceTest, RefusedRacerIsLeftOutOfTheRanks) {
  const auto race =
      repeatedBy(changed(repeatedPair(), {{"race", {"fedrelax", "direct", "pfedme"}}}), 1);
  ASSERT_TRUE(race.racers[1].refusal.has_value());
  EXPECT_TRUE(race.racers[1].errors.empty());
  EXPECT_DOUBLE_EQ(race.racers[0].result.rank + race.racers[2].result.rank, 3);
}

TEST(RepeatedRaceTest, StopEndsIt) {
  std::stop_source stop;
  stop.request_stop();
  RepeatOptions options;
  options.stop = stop.get_token();
  const auto race = repeatRace(repeatedPair(), options);
  ASSERT_TRUE(race.ok());
  EXPECT_EQ(race->repeats, 0);
}

}  // namespace
}  // namespace gtv
