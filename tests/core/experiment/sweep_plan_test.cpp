#include "experiment/sweep_plan.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/experiments.h"

namespace gtv {
namespace {

using testing::changed;
using ::testing::HasSubstr;
using testing::smallExperiment;

std::vector<Json> valuesIn(std::string_view text, bool whole = false) {
  auto values = parseSweepValues(text, whole);
  EXPECT_TRUE(values.ok()) << text << ": " << (values ? "" : values.error().text());
  return values ? *values : std::vector<Json>();
}

std::string whyNot(const Experiment& experiment, std::vector<SweepAxis> axes, int repeats = 1) {
  const auto plan = SweepPlan::make(experiment, std::move(axes), repeats);
  return plan ? "" : plan.error().text();
}

SweepPlan planOf(const Experiment& experiment, std::vector<SweepAxis> axes, int repeats = 1) {
  return SweepPlan::make(experiment, std::move(axes), repeats).value();
}

TEST(SweepValuesTest, ReadsListsOfJsonValuesOrTexts) {
  EXPECT_EQ(valuesIn("1,2.5,1e-3"), (std::vector<Json>{1, 2.5, 1e-3}));
  EXPECT_EQ(valuesIn("nlasso, l1"), (std::vector<Json>{"nlasso", "l1"}));
  EXPECT_EQ(valuesIn("[50,50],[1,2]"), (std::vector<Json>{{50, 50}, {1, 2}}));
  EXPECT_EQ(valuesIn(R"("1-2:l1,3:nlasso",1-2:mocha)"),
            (std::vector<Json>{"1-2:l1,3:nlasso", "1-2:mocha"}));
  EXPECT_EQ(valuesIn(R"({"kind":"huber","delta":0.5},true,null)"),
            (std::vector<Json>{{{"kind", "huber"}, {"delta", 0.5}}, true, nullptr}));
}

TEST(SweepValuesTest, RangesIncludeBothEndsAndRoundNumbers) {
  EXPECT_EQ(valuesIn("0.1:0.5:5"), (std::vector<Json>{0.1, 0.2, 0.3, 0.4, 0.5}));
  EXPECT_EQ(valuesIn("log:0.001:10:5"), (std::vector<Json>{0.001, 0.01, 0.1, 1, 10}));
  EXPECT_EQ(valuesIn("5:1:3"), (std::vector<Json>{5, 3, 1}));
  EXPECT_EQ(valuesIn("0,1:2:2"), (std::vector<Json>{0, 1, 2}));
  // Whole numbers, each once.
  EXPECT_EQ(valuesIn("1:3:5", true), (std::vector<Json>{1, 2, 3}));
  EXPECT_EQ(valuesIn("log:1:1000:4", true), (std::vector<Json>{1, 10, 100, 1000}));
}

TEST(SweepValuesTest, InvalidRangeIsReported) {
  const auto complaint = [](std::string_view text) {
    const auto values = parseSweepValues(text);
    return values ? "" : values.error().message;
  };
  EXPECT_THAT(complaint("0:1:1"), HasSubstr("n must be from 2"));
  EXPECT_THAT(complaint("0:1:1.5"), HasSubstr("must be numbers"));
  EXPECT_THAT(complaint("1:1:3"), HasSubstr("must differ"));
  EXPECT_THAT(complaint("log:0:1:3"), HasSubstr("above 0"));
  EXPECT_THAT(complaint("log:a:1:3"), HasSubstr("must be numbers"));
  EXPECT_THAT(complaint("0:1:99999999"), HasSubstr("n must be from 2 to 100000"));
  EXPECT_THAT(complaint("1,,2"), HasSubstr("a value is missing"));
  EXPECT_THAT(complaint(""), HasSubstr("a value is missing"));
}

TEST(SweepValuesTest, TextRoundTrips) {
  const std::vector<Json> values{
      1,     0.1,     1e300,   "nlasso", "1-2:l1,3:mocha", "7", {1, {2, 3}}, true,
      "a b", nullptr, "0:1:3", "",       {{"kind", "l1"}}};
  EXPECT_EQ(valuesIn(sweepValuesText(values)), values);
}

TEST(SweepPlanTest, CellsAreAllCombinationsWithLastAxisFastest) {
  const auto plan =
      planOf(smallExperiment(), {{"lambda", {0.1, 1}}, {"data.samples", {2, 3, 4}}}, 5);
  EXPECT_EQ(plan.cellCount(), 6);
  EXPECT_EQ(plan.runCount(), 30);
  EXPECT_EQ(plan.indicesOf(4), (std::vector<int>{1, 1}));
  EXPECT_EQ(plan.setOf(4), (Json{{"lambda", 1}, {"data.samples", 3}}));
  const auto cell = plan.experimentOf(4).value();
  EXPECT_EQ(cell.lambda(), 1);
  EXPECT_EQ(cell.data().integer("samples"), 3);
}

TEST(SweepPlanTest, KindIsSetBeforeItsParameters) {
  const std::vector<SweepAxis> axes{{"penalty.kappa", {0.5, 2}}, {"penalty.kind", {"squared"}}};
  const auto plan = planOf(smallExperiment(), axes);
  for (int cell = 0; cell < 2; ++cell) {
    const auto penalty = plan.experimentOf(cell).value().penalty();
    EXPECT_EQ(penalty.kind(), "squared");
    EXPECT_EQ(penalty.number("kappa"), cell == 0 ? 0.5 : 2);
  }
}

TEST(SweepPlanTest, InconsistentCellDoesNotAffectOthers) {
  const auto plan = planOf(smallExperiment(),
                           {{"penalty.kind", {"nlasso", "squared"}}, {"penalty.kappa", {0.5, 2}}});
  EXPECT_FALSE(plan.experimentOf(0).ok());
  EXPECT_EQ(plan.experimentOf(0).error().where, "penalty.kappa");
  EXPECT_TRUE(plan.experimentOf(2).ok());
}

TEST(SweepPlanTest, InvalidAxisIsReported) {
  const auto experiment = smallExperiment();
  EXPECT_THAT(whyNot(experiment, {{"lambda.x", {1}}}), HasSubstr("lambda.x: no such field"));
  EXPECT_THAT(whyNot(experiment, {{"nonsense", {1}}}), HasSubstr("nonsense: no such field"));
  EXPECT_THAT(whyNot(experiment, {{"penalty.kind", {"l1", "l7"}}}), HasSubstr("penalty.kind: "));
  EXPECT_THAT(whyNot(experiment, {{"penalty.kind", {"l1", "l7"}}}), HasSubstr("l7"));
  EXPECT_THAT(whyNot(experiment, {{"lambda", {1}}, {"data.samples", {2, 2.5}}}),
              HasSubstr("data.samples: "));
  EXPECT_THAT(whyNot(experiment, {{"lambda", {-1}}}), HasSubstr("lambda: "));
  EXPECT_THAT(whyNot(experiment, {{"lambda", {}}}), HasSubstr("lambda: expected at least one"));
  EXPECT_THAT(whyNot(experiment, {{"lambda", {1, 2, 1}}}), HasSubstr("the value 1 appears twice"));
  EXPECT_THAT(whyNot(experiment, {{"lambda", {1}}, {"lambda", {2}}}), HasSubstr("varied twice"));
  EXPECT_THAT(whyNot(experiment, {}), HasSubstr("one or two parameters"));
  EXPECT_THAT(whyNot(experiment, {{"lambda", {1}}, {"seed", {1}}, {"data.noise", {1}}}),
              HasSubstr("one or two parameters"));
  EXPECT_THAT(whyNot(experiment, {{"lambda", {1}}}, 0), HasSubstr("repeats: must be at least 1"));
  EXPECT_THAT(whyNot(experiment, {{"lambda", {1, 2}}}, 50001),
              HasSubstr("100002 runs are too many"));
  for (const char* path : {"repeats", "vary", "events", "view.front", "title", "race.0", "raceBy"})
    EXPECT_THAT(whyNot(experiment, {{path, {1}}}), HasSubstr("cannot be varied")) << path;
}

TEST(SweepPlanTest, LongListsAreValidatedAtTheirEndsOnly) {
  std::vector<Json> values(5000);
  for (std::size_t k = 0; k < values.size(); ++k) values[k] = k + 1;
  const auto planWith = [&](std::size_t index, const Json& value) {
    auto changed = values;
    changed[index] = value;
    return SweepPlan::make(smallExperiment(), {{"lambda", changed}}, 1);
  };
  EXPECT_FALSE(planWith(0, -1).ok());
  EXPECT_FALSE(planWith(values.size() - 1, -1).ok());
  const auto plan = planWith(2501, -1);
  ASSERT_TRUE(plan.ok()) << plan.error().text();
  EXPECT_TRUE(plan->experimentOf(2500).ok());
  EXPECT_FALSE(plan->experimentOf(2501).ok());
}

TEST(SweepPlanTest, RemovesRaceAndVaryOfTheDocument) {
  const auto experiment = changed(
      smallExperiment(), {{"race", {"fedavg", "admm"}}, {"vary", {{"data.noise", {0, 1}}}}});
  const auto plan = planOf(experiment, {{"lambda", {1, 2}}});
  EXPECT_TRUE(plan.experiment().at("race").empty());
  EXPECT_TRUE(plan.experiment().at("vary").empty());
  EXPECT_EQ(axesOf(experiment), (std::vector<SweepAxis>{{"data.noise", {0, 1}}}));
}

TEST(SweepPlanTest, JsonRoundTrips) {
  const auto plan = planOf(smallExperiment(),
                           {{"lambda", {0.1, 1e-300, 3}}, {"penalty.kind", {"l1", "nlasso"}}}, 7);
  const auto text = plan.toJson().dump();
  const auto back = SweepPlan::fromJson(Json::parse(text), "plan.json");
  ASSERT_TRUE(back.ok()) << back.error().text();
  EXPECT_EQ(*back, plan);
}

TEST(SweepPlanTest, DamagedJsonIsReportedWithItsField) {
  const auto good = planOf(smallExperiment(), {{"lambda", {1, 2}}}).toJson();
  const auto complaint = [&](const char* field, const Json& value) {
    auto json = good;
    json[field] = value;
    const auto plan = SweepPlan::fromJson(json, "p.json");
    return plan ? "" : plan.error().text();
  };
  EXPECT_THAT(complaint("format", "x"), HasSubstr("p.json: format"));
  EXPECT_THAT(complaint("version", 2), HasSubstr("newer GTV Lab"));
  EXPECT_THAT(complaint("repeats", 0), HasSubstr("p.json: repeats"));
  EXPECT_THAT(complaint("repeats", "3"), HasSubstr("p.json: repeats"));
  EXPECT_THAT(complaint("axes", {{{"path", "lambda"}}}), HasSubstr("p.json: axes"));
  EXPECT_THAT(complaint("axes", {{{"path", "lambda"}, {"values", {-1}}}}),
              HasSubstr("p.json: lambda"));
  EXPECT_THAT(complaint("experiment", nullptr), HasSubstr("p.json"));
  EXPECT_FALSE(SweepPlan::fromJson(Json::array(), "p.json").ok());
}

TEST(SweepAxisTest, RoundsRangesOfWholeNumbers) {
  const auto axis = parseSweepAxis(smallExperiment(), "data.samples=1:10:3");
  ASSERT_TRUE(axis.ok());
  EXPECT_EQ(axis->values, (std::vector<Json>{1, 6, 10}));
  const auto sizes = parseSweepAxis(smallExperiment(), "graph.clusterSizes.1=log:10:1000:3");
  ASSERT_TRUE(sizes.ok());
  EXPECT_EQ(sizes->values, (std::vector<Json>{10, 100, 1000}));
  EXPECT_FALSE(parseSweepAxis(smallExperiment(), "lambda").ok());
  EXPECT_FALSE(parseSweepAxis(smallExperiment(), "=1").ok());
}

}  // namespace
}  // namespace gtv
