// The field "published": what is read from it, what is refused, and the bands.
#include "experiment/published.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <numbers>
#include <numeric>
#include <set>
#include <vector>

#include "experiment/documents.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;

Result<Experiment> withSeries(const Json& series) {
  return testing::smallExperiment().with(
      "published", {{"figure", "X1"}, {"x", "p"}, {"series", Json::array({series})}});
}

PublishedFigure figureOf(const Json& series) {
  return publishedFigure(withSeries(series).value(), "small").value();
}

std::string refusal(const Json& series) {
  const auto read = withSeries(series);
  if (!read) return read.error().text();
  const auto figure = publishedFigure(*read, "small");
  return figure ? "" : figure.error().text();
}

TEST(PublishedTest, SeriesAppliesSettingsAndThenItsPoints) {
  const auto figure = figureOf({{"name", "both"},
                                {"set", {{"data.noise", 0.5}}},
                                {"at", {{"graph.pOut", {0.1, 0.2}}, {"lambda", {1, 2}}}},
                                {"theirs", {3, 4}}});
  const auto& series = figure.series.at(0);
  ASSERT_EQ(series.points.size(), 2U);
  EXPECT_EQ(series.points[0].name, "p = 0.1");
  EXPECT_EQ(series.points[1].x, 0.2);
  const auto& second = series.points[1].experiment;
  EXPECT_EQ(second.lambda(), 2);
  EXPECT_EQ(second.graph().number("pOut"), 0.2);
  EXPECT_EQ(second.data().number("noise"), 0.5);
  // Nothing that is not a setting of one run.
  EXPECT_TRUE(second.at("published").is_null());
  EXPECT_TRUE(second.at("vary").empty());
  EXPECT_EQ(second.repeats(), 1);
}

TEST(PublishedTest, NonNumericValuesHaveGivenOrCountedAbscissae) {
  const Json sizes = {{8, 8}, {8, 8, 8}};
  const auto given =
      figureOf({{"at", {{"graph.clusterSizes", sizes}}}, {"x", {2, 3}}, {"theirs", {1, 1}}});
  EXPECT_EQ(given.series[0].points[1].x, 3);
  EXPECT_EQ(given.series[0].points[1].name, "p = 3");
  const auto counted = figureOf({{"at", {{"graph.clusterSizes", sizes}}}, {"theirs", {1, 1}}});
  EXPECT_EQ(counted.series[0].points[1].x, 2);
}

TEST(PublishedTest, InvalidSeriesAreReportedWithTheirField) {
  const std::string at = "published.series[0]";
  EXPECT_THAT(refusal({{"theirs", {1, 2}}}), HasSubstr(at + ".theirs"));
  EXPECT_THAT(refusal({{"at", {{"lambda", 1}}}, {"theirs", {1}}}), HasSubstr(at + ".at.lambda"));
  EXPECT_THAT(refusal({{"at", {{"lambda", {1, 2}}, {"seed", {1}}}}, {"theirs", {1, 1}}}),
              HasSubstr(at + ".at.seed"));
  EXPECT_THAT(refusal({{"at", {{"lambda", {1, 2}}}}, {"x", {1}}, {"theirs", {1, 1}}}),
              HasSubstr(at + ".x"));
  EXPECT_THAT(refusal({{"theirs", {1}}, {"theirsTo", {1, 2}}}), HasSubstr(at + ".theirsTo"));
  EXPECT_THAT(refusal({{"theirs", {0}}}), HasSubstr(at + ".theirs"));
  EXPECT_THAT(refusal({{"theirs", {1}}, {"band", "factor"}}), HasSubstr(at + ".tolerance"));
  EXPECT_THAT(refusal({{"theirs", Json::array()}}), HasSubstr(at + ".reason"));
  EXPECT_THAT(refusal({{"theirs", {1}}, {"reason", "their draw"}}), HasSubstr(at + ".ours"));
  EXPECT_THAT(refusal({{"theirs", {1}}, {"set", {{"lamda", 1}}}}), HasSubstr(at + ".set.lamda"));
  EXPECT_THAT(refusal({{"theirs", {1}}, {"set", {{"vary.lambda", {1}}}}}),
              HasSubstr("cannot be changed"));
  EXPECT_THAT(refusal({{"theirs", {1}}, {"set", {{"lambda", -1}}}}), HasSubstr(at + ".set.lambda"));
  EXPECT_THAT(refusal({{"theirs", {1}}, {"their", {1}}}), HasSubstr("their"));
  EXPECT_EQ(refusal({{"theirs", {1}}}), "");
}

TEST(PublishedTest, EveryOriginHasPlaceAndLabel) {
  std::set<std::string> labels;
  for (std::size_t k = 0; k < publishedOrigins.size(); ++k) {
    EXPECT_EQ(originPlace(publishedOrigins[k]), k);
    labels.insert(originLabel(publishedOrigins[k]));
  }
  EXPECT_EQ(labels.size(), publishedOrigins.size());
  EXPECT_EQ(originPlace("published"), 0U);
  EXPECT_EQ(originLabel("code"), "official code");
  EXPECT_EQ(originLabel("reference"), "independent run");
  EXPECT_EQ(originPlace("hearsay"), publishedOrigins.size());
  EXPECT_EQ(originLabel("hearsay"), "hearsay");
}

TEST(PublishedTest, BandDependsOnSizeOfTheNumber) {
  const auto band = [](double theirs, BandRule rule, double tolerance = 0) {
    const auto made = bandAround(theirs, theirs, rule, tolerance);
    return std::pair(made.low, made.high);
  };
  const auto near = [](std::pair<double, double> made, double low, double high) {
    EXPECT_NEAR(made.first, low, 1e-12);
    EXPECT_NEAR(made.second, high, 1e-12);
  };
  near(band(0.009, BandRule::BySize), 0.003, 0.027);
  near(band(0.009, BandRule::NoiselessChain), 0.0018, 0.045);
  near(band(0.01, BandRule::BySize), 0.005, 0.02);
  near(band(0.1, BandRule::BySize), 0.05, 0.2);
  near(band(0.2, BandRule::NoiselessChain), 0.14, 0.26);
  near(band(0.5, BandRule::Factor, 3), 0.5 / 3, 1.5);
  near(band(2, BandRule::Share, 0.35), 1.3, 2.7);
  near(band(-2, BandRule::Absolute, 0.5), -2.5, -1.5);
  // Of a range, below its lower and above its upper end.
  const auto range = bandAround(0.02, 1, BandRule::BySize, 0);
  near({range.low, range.high}, 0.01, 1.3);
}

TEST(PublishedTest, EveryFigureOfTheSpecificationHasAPreset) {
  std::set<std::string> figures;
  const auto all = publishedFigures();
  ASSERT_TRUE(all.ok()) << all.error().text();
  for (const auto& figure : *all) {
    figures.insert(figure.figure);
    EXPECT_FALSE(figure.question.empty()) << figure.preset;
    EXPECT_FALSE(figure.source.empty()) << figure.preset;
    EXPECT_FALSE(figure.series.empty()) << figure.preset;
    std::set<std::string> names;
    for (const auto& series : figure.series)
      EXPECT_TRUE(names.insert(series.name).second) << figure.preset << ": " << series.name;
  }
  for (const char* id : {"T1", "F2", "F3", "F4", "F9", "F10", "COV", "F11", "F13", "R2", "R5",
                         "H1", "H2", "H3", "H4", "H5", "L1",  "L2",  "L3",  "L4",  "L5"})
    EXPECT_TRUE(figures.contains(id)) << id;
  // Where the official code and the text differ, both.
  for (const char* id : {"T1", "F3", "F4", "F9", "F10", "COV", "F11"})
    EXPECT_GE(publishedFigures(id).value().size(), 2U) << id;
}

/// A published number is held against the quantity and the settings of its text. Where it arises
/// only from another quantity (label errors), a selected draw, or settings that the text does not
/// have, the series is an explanation.
TEST(PublishedTest, PublishedSeriesUseQuantityOfTheText) {
  int published = 0;
  const auto figures = publishedFigures().value();
  for (const auto& figure : figures)
    for (const auto& series : figure.series) {
      if (series.origin != "published") continue;
      ++published;
      const auto where = figure.preset + ": " + series.name;
      EXPECT_NE(series.statistic, Statistic::Largest) << where;
      EXPECT_NE(series.statistic, Statistic::Smallest) << where;
      // [CFL] (39) is the error of the parameters; Fig. 13 counts models, Figs. 5 to 7 have the
      // accuracy of the validation images.
      if (figure.source.find("[CFL]") != std::string::npos) {
        EXPECT_TRUE(series.report == "mse" || series.report == "clusters" ||
                    series.report == "accuracy.validation")
            << where << " measures " << series.report;
        // [CFL] (38) has the mean over the samples.
        for (const auto& point : series.points)
          EXPECT_EQ(point.experiment.loss().text("scale"), "mean") << where;
      }
      // The λ and the step sizes of Table I as printed.
      if (figure.figure == "T1")
        for (const auto& point : series.points) {
          if (point.experiment.solver().kind() != "primal-dual") continue;
          EXPECT_EQ(point.experiment.lambda(), 0.01) << where;
          EXPECT_EQ(point.experiment.solver().number("gamma"), 1) << where;
        }
      // [HET] Alg. 1 sums over the neighbours.
      if (figure.source.find("[HET]") == std::string::npos) continue;
      for (const auto& point : series.points) {
        if (point.experiment.lambda() == 0) continue;
        EXPECT_EQ(point.experiment.solver().text("averaging"), "sum") << where;
      }
    }
  EXPECT_GE(published, 8);
}

/// The least mean squared error of exercise 3.8 is that of the group means: 0.0855143.
TEST(PublishedTest, ExerciseThreeEightHasItsTwentyPoints) {
  const auto experiment = loadPreset("perfect-fit").value();
  const auto& node = experiment.at("nodes").at(0);
  ASSERT_EQ(node.at("features").size(), 20U);
  ASSERT_EQ(node.at("labels").size(), 20U);
  constexpr double pi = std::numbers::pi;
  std::map<double, std::vector<double>> groups;  // the labels of every feature value
  for (std::size_t r = 1; r <= 20; ++r) {
    const double x = node.at("features")[r - 1][0].get<double>();
    const double y = node.at("labels")[r - 1].get<double>();
    EXPECT_NEAR(x, std::sin(4 * pi * static_cast<double>(r) / 20), 1e-12);
    EXPECT_NEAR(y, std::cos(pi * static_cast<double>(r) / 40), 1e-12);
    groups[x].push_back(y);
  }
  EXPECT_EQ(groups.size(), 5U);
  double least = 0;
  for (const auto& [x, labels] : groups) {
    const double mean =
        std::accumulate(labels.begin(), labels.end(), 0.0) / static_cast<double>(labels.size());
    for (const double y : labels) least += (y - mean) * (y - mean) / 20;
  }
  EXPECT_NEAR(least, 0.0855143, 1e-7);
  const auto figure = publishedFigure(experiment, "perfect-fit").value();
  EXPECT_NEAR(figure.series.at(0).theirs.at(0), least, 1e-9);
}

TEST(PublishedTest, FindsFiguresByIdAndByPreset) {
  EXPECT_EQ(publishedFigures("f13").value().size(), 2U);
  const auto one = publishedFigures("star");
  ASSERT_TRUE(one.ok());
  ASSERT_EQ(one->size(), 1U);
  EXPECT_EQ(one->front().figure, "F13");
  const auto none = publishedFigures("F99");
  ASSERT_FALSE(none.ok());
  EXPECT_THAT(none.error().text(), HasSubstr("F13"));
  const auto all = publishedFigures().value();
  std::vector<std::string> names;
  for (const auto& figure : all)
    if (names.empty() || names.back() != figure.figure) names.push_back(figure.figure);
  const std::vector<std::string> first(names.begin(), names.begin() + 4);
  EXPECT_THAT(first, ::testing::ElementsAre("T1", "F2", "F3", "F4"));
}

}  // namespace
}  // namespace gtv
