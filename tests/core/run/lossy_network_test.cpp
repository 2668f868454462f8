// The document's field "network" in a run: live, in the past, refused, and what is warned of.
#include <gmock/gmock.h>

#include "base/json.h"
#include "experiment/documents.h"
#include "run/report.h"
#include "run/run.h"

namespace gtv {
namespace {

Experiment federatedExperiment(const Json& more = Json::object()) {
  Json document{
      {"format", "gtvlab-experiment"},
      {"version", 1},
      {"graph", {{"kind", "sbm"}, {"clusterSizes", {6, 6}}, {"pIn", 0.8}, {"pOut", 0.1}}},
      {"data", {{"kind", "linear"}, {"dimension", 2}, {"samples", 5}, {"testSetSize", 10}}},
      {"penalty", {{"kind", "mocha"}}},
      {"lambda", 0.1},
      {"solver", {{"kind", "fedrelax"}}},
      {"stop", {{"maxIterations", 200}}}};
  document.update(more);
  return Experiment::fromJson(document, "test").value();
}

const Json lossy{{"participation", 0.6}, {"loss", 0.2}, {"delay", 2}};

TEST(RealNetworkTest, OldDocumentsUseIdealNetwork) {
  const auto experiment = federatedExperiment();
  EXPECT_EQ(experiment.network().at("participation"), 1);
  EXPECT_EQ(experiment.network().at("updates"), "synchronous");
  EXPECT_FALSE(experiment.with("network.loss", 1.0).ok());
  EXPECT_FALSE(experiment.with("network.speeds", Json::array({0.5, 0})).ok());
  EXPECT_TRUE(experiment.with("network.speeds", Json::array({0.5, 1})).ok());
  const auto run = Run::start(experiment).value();
  run->advance(50);
  const auto lossless = Run::start(federatedExperiment({{"network", {{"loss", 0}}}})).value();
  lossless->advance(50);
  EXPECT_EQ(run->primal(), lossless->primal());
  EXPECT_EQ(run->trace().rows().back().messages, lossless->trace().rows().back().messages);
}

TEST(RealNetworkTest, EventsEqualLiveChanges) {
  const Json event{{"iteration", 20}, {"set", {{"network", lossy}}}};
  const auto planned = Run::start(federatedExperiment({{"events", Json::array({event})}})).value();
  planned->advance(60);
  const auto live = Run::start(federatedExperiment()).value();
  live->advance(20);
  const Matrix before = live->primal();
  ASSERT_TRUE(live->change("network", lossy).ok());
  EXPECT_EQ(live->primal(), before);
  EXPECT_EQ(live->iteration(), 20);
  live->advance(40);
  EXPECT_EQ(planned->primal(), live->primal());
  const auto ideal = Run::start(federatedExperiment()).value();
  ideal->advance(60);
  EXPECT_NE(ideal->primal(), live->primal());
  EXPECT_GT(ideal->trace().rows().back().messages, live->trace().rows().back().messages);
}

TEST(RealNetworkTest, StatesAndCheckpointsIncludePendingMessages) {
  for (const char* method : {"fedrelax", "primal-dual", "fedavg", "ifca", "fedrelax-gradient"}) {
    const auto experiment =
        federatedExperiment({{"solver", {{"kind", method}}}, {"network", lossy}});
    const auto run = Run::start(experiment).value();
    run->keepHistory(1 << 22);
    run->advance(30);
    ASSERT_TRUE(run->change("network", Json{{"updates", "asynchronous"}, {"delay", 4}}).ok());
    run->advance(25);
    const auto state = run->state();
    run->advance(20);
    const auto other = Run::start(experiment).value();
    ASSERT_TRUE(other->restore(state).ok());
    other->advance(20);
    EXPECT_EQ(other->primal(), run->primal()) << method;
    const auto past = Run::atIteration(*run, 41).value();
    EXPECT_EQ(past->iteration(), 41);
    ASSERT_TRUE(past->goTo(*run, 75).ok());
    EXPECT_EQ(past->primal(), run->primal()) << method;
  }
}

TEST(RealNetworkTest, OtherChangesKeepNetworkConditions) {
  const auto run = Run::start(federatedExperiment({{"network", lossy}})).value();
  run->advance(10);
  ASSERT_TRUE(run->change("lambda", 0.5).ok());
  ASSERT_TRUE(run->change("nodes", Json::array({{{"node", 3}, {"masked", true}}})).ok());
  run->advance(30);
  EXPECT_EQ(run->experiment().network().at("delay"), 2);
  const auto& rows = run->trace().rows();
  // Of 12 nodes 8 compute: less than two messages per edge.
  EXPECT_LT(rows.back().messages, 2.0 * run->problem().edgeCount() * 40);
}

TEST(RealNetworkTest, RefusesUnsupportedFieldsAtStartAndLive) {
  const auto refused = Run::start(
      federatedExperiment({{"solver", {{"kind", "direct"}}}, {"network", {{"delay", 1}}}}));
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().where, "network.delay");
  const auto run =
      Run::start(federatedExperiment({{"solver", {{"kind", "conjugate-gradient"}}}})).value();
  const auto changed = run->change("network", Json{{"participation", 0.5}});
  ASSERT_FALSE(changed.ok());
  EXPECT_EQ(changed.error().where, "network.participation");
  const Json report{{"kind", "report"}, {"nodes", {1}}};
  const auto attacked = Run::start(
      federatedExperiment({{"solver", {{"kind", "direct"}}}, {"attacks", Json::array({report})}}));
  ASSERT_FALSE(attacked.ok());
  EXPECT_EQ(attacked.error().where, "attacks");
}

TEST(RealNetworkTest, WarnsOfTooLargeStepsBeforeFirstIteration) {
  const auto warningOf = [](const Json& solver) {
    const auto run = Run::start(federatedExperiment({{"solver", solver}})).value();
    EXPECT_EQ(run->snapshot()->warnings, run->warnings());
    EXPECT_EQ(runReport(*run).at("warnings"), Json(run->warnings()));
    EXPECT_LE(run->warnings().size(), 1U);
    return run->warnings().empty() ? std::string() : run->warnings().front();
  };
  for (const char* averaging : {"mean", "n", "sum"}) {
    const Json gradient{{"kind", "fedrelax-gradient"}, {"averaging", averaging}, {"rate", 3}};
    EXPECT_THAT(warningOf(gradient),
                ::testing::AllOf(::testing::HasSubstr("the largest stable one, 2/λ_max = "),
                                 ::testing::HasSubstr("λ_max = ")));
  }
  EXPECT_EQ(warningOf({{"kind", "fedrelax-gradient"}, {"rate", 0.001}}), "");
  for (const char* method : {"fedgd", "fedsgd", "gradient-steps"}) {
    EXPECT_THAT(warningOf({{"kind", method}, {"steps", "fixed"}, {"stepSize", 50}}),
                ::testing::HasSubstr("larger than 2/β"))
        << method;
    EXPECT_EQ(warningOf({{"kind", method}, {"steps", "fixed"}, {"stepSize", 1e-3}}), "") << method;
  }
}

TEST(RealNetworkTest, WarnsAgainWhenLambdaMakesStepTooLarge) {
  const Json gradient{{"kind", "fedrelax-gradient"}, {"averaging", "sum"}, {"rate", 0.01}};
  const auto run = Run::start(federatedExperiment({{"solver", gradient}})).value();
  EXPECT_THAT(run->warnings(), ::testing::IsEmpty());
  ASSERT_TRUE(run->change("lambda", 1000).ok());
  EXPECT_THAT(run->warnings(), ::testing::ElementsAre(::testing::HasSubstr("largest stable")));
  ASSERT_TRUE(run->change("lambda", 0.1).ok());
  EXPECT_THAT(run->warnings(), ::testing::IsEmpty());
}

}  // namespace
}  // namespace gtv
