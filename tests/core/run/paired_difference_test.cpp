#include "run/paired_difference.h"

#include <gtest/gtest.h>

#include <cmath>

#include "races/race_report.h"
#include "studies/batch.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using testing::smallExperiment;

TEST(PairedDifferenceTest, HasMeanAndStandardErrorOfThePairs) {
  const auto three = pairedDifference({1, 2, 6});
  EXPECT_DOUBLE_EQ(three.at("mean").get<double>(), 3);
  // s = √7, over √3.
  EXPECT_DOUBLE_EQ(three.at("standardError").get<double>(), std::sqrt(7.0 / 3));
  EXPECT_TRUE(pairedDifference({4}).at("standardError").is_null());
}

TEST(PairedDifferenceTest, RepeatedRacesCompareMethodsOnTheSameDraws) {
  const auto experiment =
      changed(smallExperiment(), {{"race", {{{"kind", "primal-dual"}}, {{"kind", "pooled"}}}},
                                  {"raceLimit", 50},
                                  {"repeats", 3}});
  const auto result = runBatch(experiment, {});
  ASSERT_TRUE(result.ok()) << result.error().text();
  const auto& race = result->report.at("race");
  const auto& first = race.at("methods")[0].at("error");
  const auto& second = race.at("methods")[1].at("error");
  EXPECT_DOUBLE_EQ(first.at("standardError").get<double>(),
                   first.at("std").get<double>() / std::sqrt(3));
  ASSERT_EQ(race.at("paired").size(), 1U);
  const auto& paired = race.at("paired")[0];
  EXPECT_EQ(paired.at("name"), race.at("methods")[1].at("name"));
  EXPECT_EQ(paired.at("against"), race.at("methods")[0].at("name"));
  double sum = 0;
  for (std::size_t r = 0; r < 3; ++r) {
    const double difference =
        second.at("values")[r].get<double>() - first.at("values")[r].get<double>();
    EXPECT_DOUBLE_EQ(paired.at("values")[r].get<double>(), difference);
    sum += difference;
  }
  EXPECT_NEAR(paired.at("mean").get<double>(), sum / 3, 1e-14);
  double rank = 0;
  for (std::size_t r = 0; r < 3; ++r)
    rank += first.at("values")[r].get<double>() < second.at("values")[r].get<double>() ? 1 : 2;
  EXPECT_NEAR(race.at("methods")[0].at("meanRank").get<double>(), rank / 3, 1e-14);
  EXPECT_NEAR(race.at("methods")[1].at("meanRank").get<double>(), 3 - rank / 3, 1e-14);
  EXPECT_TRUE(comparisonCsv(result->report).starts_with("method,label,repeats,error,mean"));
}

}  // namespace
}  // namespace gtv
