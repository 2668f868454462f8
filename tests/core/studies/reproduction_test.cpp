// What is held against published numbers: the verdicts, and every published figure for real.
#include "studies/reproduction.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "experiment/documents.h"
#include "support/experiments.h"
#include "support/reference.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;

ReproducedNumber judged(double ours, double low, double high, const std::string& reason = "") {
  ReproducedNumber number;
  number.ours = ours;
  number.theirs = (low + high) / 2;
  number.band = PublishedBand{low, high};
  judge(number, reason);
  return number;
}

TEST(VerdictTest, BandIncludesItsEnds) {
  EXPECT_EQ(judged(1, 1, 2).verdict, Verdict::Pass);
  EXPECT_EQ(judged(2, 1, 2).verdict, Verdict::Pass);
  EXPECT_EQ(judged(std::nextafter(2.0, 3.0), 1, 2).verdict, Verdict::Fail);
  EXPECT_EQ(judged(1, 1, 1).verdict, Verdict::Pass);
  EXPECT_EQ(judged(1.5, 1, 2).reason, "");
  EXPECT_THAT(judged(3, 1, 2).reason, HasSubstr("3 is outside of [1, 2]"));
}

TEST(VerdictTest, ReasonAppliesOnlyToNumbersOutsideTheBand) {
  const auto explained = judged(3, 1, 2, "their draw");
  EXPECT_EQ(explained.verdict, Verdict::CouldNotReproduce);
  EXPECT_EQ(explained.reason, "their draw");
  const auto inside = judged(1.5, 1, 2, "their draw");
  EXPECT_EQ(inside.verdict, Verdict::Pass);
  EXPECT_EQ(inside.reason, "");
  // What we have not got ourselves, no reason of theirs explains.
  EXPECT_EQ(judged(std::nan(""), 1, 2, "their draw").verdict, Verdict::Fail);
}

TEST(VerdictTest, ReasonAppliesOnlyWithinExplainedBand) {
  const auto judgedAt = [](double ours) {
    ReproducedNumber number;
    number.ours = ours;
    number.theirs = 1;
    number.band = PublishedBand{1, 2};
    number.explained = PublishedBand{2.5, 3.5};
    judge(number, "their draw");
    return number;
  };
  EXPECT_EQ(judgedAt(1.5).verdict, Verdict::Pass);
  EXPECT_EQ(judgedAt(3).verdict, Verdict::CouldNotReproduce);
  EXPECT_EQ(judgedAt(30).verdict, Verdict::Fail);
  EXPECT_THAT(judgedAt(30).reason, HasSubstr("[2.5, 3.5]"));
}

TEST(VerdictTest, UnstatedValuesAreNotReproduced) {
  ReproducedNumber number;
  number.ours = 1;
  judge(number, "no number is stated");
  EXPECT_EQ(number.verdict, Verdict::CouldNotReproduce);
  EXPECT_EQ(number.reason, "no number is stated");
}

ReproducedNumber numberOfOrigin(const std::string& origin, Verdict verdict,
                                const std::string& quantity = "") {
  ReproducedNumber number;
  number.figure = "X1";
  number.origin = origin;
  number.verdict = verdict;
  number.quantity = quantity;
  return number;
}

TEST(HeldAgainstTest, PublishedNumbersComeFirstAndExplanationsLast) {
  std::vector<ReproducedNumber> numbers;
  for (const char* origin : {"explanation", "reference", "theory", "code", "published", "code"})
    numbers.push_back(
        numberOfOrigin(origin, Verdict::Pass, "quantity " + std::to_string(numbers.size())));
  const auto report = reproductionReport(numbers);
  const auto csv = reproductionCsv(numbers, "X1");
  sortByOrigin(numbers);
  std::vector<std::string> order;
  order.reserve(numbers.size());
  for (const auto& number : numbers) order.push_back(number.quantity);
  // Those of the official code in the order in which they were.
  EXPECT_THAT(order, ::testing::ElementsAre("quantity 4", "quantity 3", "quantity 5", "quantity 2",
                                            "quantity 1", "quantity 0"));
  std::size_t place = 0;
  for (std::size_t k = 0; k < order.size(); ++k) {
    EXPECT_EQ(report.at("results").at(k).at("quantity"), order[k]);
    const auto next = csv.find(order[k]);
    ASSERT_NE(next, std::string::npos);
    EXPECT_GT(next, place) << order[k];
    place = next;
  }
}

TEST(HeldAgainstTest, VerdictsAreCountedByOrigin) {
  const std::vector numbers{numberOfOrigin("theory", Verdict::Fail),
                            numberOfOrigin("published", Verdict::CouldNotReproduce),
                            numberOfOrigin("published", Verdict::Pass),
                            numberOfOrigin("explanation", Verdict::Pass),
                            numberOfOrigin("published", Verdict::CouldNotReproduce)};
  const auto counts = countByOrigin(numbers);
  ASSERT_EQ(counts.size(), 3U);  // those that occur
  EXPECT_EQ(counts[0].origin, "published");
  EXPECT_EQ(counts[0].passed, 1);
  EXPECT_EQ(counts[0].failed, 0);
  EXPECT_EQ(counts[0].couldNotReproduce, 2);
  EXPECT_EQ(counts[1].origin, "theory");
  EXPECT_EQ(counts[1].failed, 1);
  EXPECT_EQ(counts[2].origin, "explanation");
  EXPECT_EQ(counts[2].passed, 1);
  const auto report = reproductionReport(numbers);
  EXPECT_EQ(report.at("counts").at(0),
            Json({{"origin", "published"}, {"pass", 1}, {"fail", 0}, {"could-not-reproduce", 2}}));
}

TEST(NumberAtTest, FollowsPathsThroughObjectsAndLists) {
  const Json report{{"mse", 2}, {"a", {{"b", {1, {{"c", 3.5}}}}}}, {"status", "diverged"}};
  EXPECT_EQ(numberAt(report, "mse"), 2);
  EXPECT_EQ(numberAt(report, "a.b.1.c"), 3.5);
  EXPECT_EQ(numberAt(report, "status=diverged"), 1);
  EXPECT_EQ(numberAt(report, "status=stopped"), 0);
  for (const char* path : {"a", "a.b.2", "a.b.-1", "none", "mse.x", "mse=2", ""})
    EXPECT_TRUE(std::isnan(numberAt(report, path))) << path;
}

/// A figure of one series on a small experiment.
PublishedFigure smallFigure(const Json& series) {
  const auto experiment = testing::changed(
      testing::smallExperiment(),
      {{"stop.maxIterations", 20}, {"published", {{"figure", "X1"}, {"series", {series}}}}});
  return publishedFigure(experiment, "small").value();
}

ReproductionOptions twoThreads() {
  ReproductionOptions options;
  options.threads = 2;
  return options;
}

TEST(ReproductionTest, AgreesWithStatisticOfCommandLineRuns) {
  const auto figure = smallFigure({{"name", "median"},
                                   {"at", {{"lambda", {0.01, 0.1}}}},
                                   {"theirs", {1, 1}},
                                   {"statistic", "median"},
                                   {"repeats", 3}});
  const auto result = reproduce({figure}, twoThreads());
  ASSERT_EQ(result.numbers.size(), 2U);
  EXPECT_FALSE(result.stopped);
  const auto report = testing::reportOf(testing::changed(
      testing::smallExperiment(), {{"stop.maxIterations", 20}, {"lambda", 0.1}, {"repeats", 3}}));
  const auto& number = result.numbers[1];
  EXPECT_EQ(number.ours, testing::medianOf(testing::valuesOf(report, "mse")));
  EXPECT_NEAR(number.std, report.at("mse").at("std").get<double>(), 1e-12);
  EXPECT_EQ(number.runs, 3);
  EXPECT_EQ(number.quantity, "median, lambda = 0.1");
}

TEST(ReproductionTest, NumbersAreSortedByWhatTheyAreHeldAgainst) {
  const auto experiment =
      testing::changed(testing::smallExperiment(),
                       {{"stop.maxIterations", 5},
                        {"published",
                         {{"figure", "X1"},
                          {"series",
                           {{{"name", "a"}, {"origin", "reference"}, {"theirs", {1}}},
                            {{"name", "b"}, {"origin", "published"}, {"theirs", {1}}}}}}}});
  auto options = twoThreads();
  std::vector<std::string> done;
  options.figureDone = [&](const std::string&, const std::vector<ReproducedNumber>& numbers) {
    for (const auto& number : numbers) done.push_back(number.origin);
  };
  const auto numbers = reproduce({publishedFigure(experiment, "small").value()}, options).numbers;
  ASSERT_EQ(numbers.size(), 2U);
  EXPECT_EQ(numbers[0].quantity, "b");
  EXPECT_EQ(numbers[1].quantity, "a");
  EXPECT_THAT(done, ::testing::ElementsAre("published", "reference"));
}

TEST(ReproductionTest, IsIndependentOfNumberOfThreads) {
  const auto figure =
      smallFigure({{"at", {{"lambda", {0.01, 0.1, 1}}}}, {"theirs", {1, 1, 1}}, {"repeats", 4}});
  ReproductionOptions one;
  ReproductionOptions many;
  many.threads = 5;
  EXPECT_EQ(reproductionReport(reproduce({figure}, one).numbers).dump(),
            reproductionReport(reproduce({figure}, many).numbers).dump());
}

TEST(ReproductionTest, RunsSharedSettingsOnce) {
  const Json series{{"theirs", {1}}, {"repeats", 2}};
  std::int64_t planned = 0;
  auto options = twoThreads();
  options.progress = [&](std::int64_t, std::int64_t all) { planned = all; };
  const auto result = reproduce({smallFigure(series), smallFigure(series)}, options);
  EXPECT_EQ(result.numbers.size(), 2U);
  EXPECT_EQ(planned, 2 * 20);
}

TEST(ReproductionTest, QuickRunsFewerDraws) {
  auto options = twoThreads();
  options.quick = true;
  const auto figure = smallFigure({{"theirs", {1}}, {"repeats", 7}, {"quickRepeats", 2}});
  EXPECT_EQ(reproduce({figure}, options).numbers.at(0).runs, 2);
}

TEST(ReproductionTest, StopKeepsFinishedFigures) {
  const auto figure = smallFigure({{"at", {{"lambda", {0.01, 0.1, 1}}}}, {"theirs", {1, 1, 1}}});
  std::stop_source stop;
  ReproductionOptions options;
  options.stop = stop.get_token();
  options.found = [&](const ReproducedNumber&) { stop.request_stop(); };
  const auto result = reproduce({figure}, options);
  EXPECT_TRUE(result.stopped);
  ASSERT_EQ(result.numbers.size(), 1U);
  EXPECT_EQ(result.numbers[0].x, 0.01);
}

TEST(ReproductionTest, UnrunnableFigureFailsWithReason) {
  const auto figure = smallFigure(
      {{"theirs", {1}}, {"set", {{"solver.kind", "chain-dp"}}}, {"reason", "any"}, {"ours", {1}}});
  const auto result = reproduce({figure}, twoThreads());
  ASSERT_EQ(result.numbers.size(), 1U);
  EXPECT_EQ(result.numbers[0].verdict, Verdict::Fail);
  EXPECT_THAT(result.numbers[0].reason, HasSubstr("solver"));
}

TEST(ReproductionTest, MissingReportFieldFails) {
  const auto result = reproduce({smallFigure({{"theirs", {1}}, {"report", "mze"}})}, twoThreads());
  EXPECT_EQ(result.numbers.at(0).verdict, Verdict::Fail);
  EXPECT_THAT(result.numbers[0].reason, HasSubstr("1 of 1 run"));
}

TEST(ReproductionTest, DivergedRunHasNoResult) {
  const Json steps{{"penalty", {{"kind", "mocha"}}},
                   {"solver", {{"kind", "gradient-steps"}, {"steps", "fixed"}, {"stepSize", 1000}}},
                   {"stop.maxIterations", 1000}};
  for (const char* statistic : {"mean", "median", "largest"}) {
    const auto error = smallFigure({{"theirs", {1}},
                                    {"set", steps},
                                    {"statistic", statistic},
                                    {"band", "factor"},
                                    {"tolerance", 1e300}});
    const auto number = reproduce({error}, twoThreads()).numbers.at(0);
    EXPECT_EQ(number.verdict, Verdict::Fail) << statistic;
    EXPECT_THAT(number.reason, HasSubstr("1 of 1 run"));
  }
  const auto share = smallFigure(
      {{"theirs", {1}}, {"set", steps}, {"report", "status=diverged"}, {"band", "absolute"}});
  EXPECT_EQ(reproduce({share}, twoThreads()).numbers.at(0).verdict, Verdict::Pass);
}

TEST(ReproductionTest, TableListsReproducedAndPublishedNumbers) {
  const auto figure = smallFigure({{"name", "a, b"}, {"theirs", {1}}, {"theirsTo", {2}}});
  const auto numbers = reproduce({figure}, twoThreads()).numbers;
  const auto csv = reproductionCsv(numbers, "X1");
  EXPECT_THAT(csv, HasSubstr("preset,series,x,quantity,origin,ours"));
  EXPECT_THAT(csv, HasSubstr("\"a, b\""));
  EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 2);
  EXPECT_EQ(reproductionCsv(numbers, "X2").find("a, b"), std::string::npos);
  EXPECT_EQ(numbers[0].theirs, 1);
}

}  // namespace
}  // namespace gtv
