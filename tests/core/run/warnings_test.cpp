// What may be another thing than it is taken for is said: in the network, the run and its report.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>

#include "base/json.h"
#include "exact/lambda_path.h"
#include "run/report.h"
#include "run/run.h"

namespace gtv {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class WarningsTest : public ::testing::Test {
 protected:
  void SetUp() override { std::filesystem::create_directories(folder_); }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  void write(const std::string& name, const std::string& text) const {
    ASSERT_TRUE(writeTextFile(folder_ / name, text).ok());
  }
  Experiment experiment(const Json& more) const {
    Json document{{"format", "gtvlab-experiment"},
                  {"version", 1},
                  {"graph", {{"kind", "csv"}, {"file", "edges.csv"}}},
                  {"data", {{"kind", "csv"}, {"file", "data.csv"}}},
                  {"lambda", 0.1}};
    document.update(more);
    auto made = Experiment::fromJson(document, "test").value();
    made.setFolder(folder_);
    return made;
  }
  std::vector<std::string> warningsOf(const Json& more = Json::object()) const {
    const auto run = Run::start(experiment(more));
    EXPECT_TRUE(run.ok()) << run.error().text();
    if (!run) return {};
    EXPECT_EQ(runReport(**run).at("warnings"), Json((*run)->warnings()));
    return (*run)->warnings();
  }

  const std::filesystem::path folder_ =
      ::testing::TempDir() + "gtv_warnings_" +
      ::testing::UnitTest::GetInstance()->current_test_info()->name();
};

TEST_F(WarningsTest, KeysWithoutOverlapAreRefused) {
  write("edges.csv", "source,target\n1,2\n2,3\n");
  write("data.csv", "node,y,x1\n1.0,1,1\n2.0,2,1\n3.0,3,1\n");
  const auto run = Run::start(experiment(Json::object()));
  ASSERT_FALSE(run.ok());
  EXPECT_EQ(run.error().text(),
            "data.file: no key of the graph (1) is a key of the data (1.0): edges.csv and data.csv "
            "must call the same nodes by the same names");
}

TEST_F(WarningsTest, PartiallyOverlappingKeysAreWarnedAbout) {
  write("edges.csv", "source,target\na,b\nb,c\n");
  write("data.csv", "node,y,x1\na,1,1\nb,2,1\nC,3,1\n");
  EXPECT_THAT(warningsOf(),
              ElementsAre("1 of 3 keys of the data (data.csv) is no node of the graph "
                          "(edges.csv), the first is 'C': it learns alone",
                          "1 of 3 nodes of the graph (edges.csv) has no row in the data "
                          "(data.csv), the first is 'c'"));
  write("data.csv", "node,y,x1\na,1,1\nb,2,1\nc,3,1\n");
  EXPECT_THAT(warningsOf(), IsEmpty());
  // Without an edge there is nothing to compare.
  write("edges.csv", "source,target\n");
  EXPECT_THAT(warningsOf(), IsEmpty());
}

TEST_F(WarningsTest, AmbiguousGraphFileIsWarnedAboutOncePerPath) {
  write("edges.gml", "graph [ node [ id 1 ] node [ id 2 ] edge [ source 1 target 2 cost 3 ] ]");
  write("data.csv", "node,y,x1\n1,1,1\n2,2,1\n");
  const Json graph{{"graph", {{"kind", "csv"}, {"file", "edges.gml"}}}};
  EXPECT_THAT(warningsOf(graph), ElementsAre(HasSubstr("the edges have 'cost'")));
  const auto path = lambdaPath(experiment(graph), {0.1, 0.2});
  ASSERT_TRUE(path.ok()) << path.error().text();
  EXPECT_EQ(pathReport(*path).at("warnings").size(), 1U);
}

TEST_F(WarningsTest, LagsOverUnevenStepsAreWarnedAbout) {
  write("t.csv", "station,hour,temp\nA,2,1.2\nA,1,1.1\nA,5,1.3\nB,1,5\nB,2,5.1\nB,3,5.3\n");
  const Json data{{"kind", "table"}, {"file", "t.csv"}, {"node", "station"},
                  {"label", "temp"}, {"lags", 1},       {"order", Json::array({"hour"})}};
  const Json graph{{"kind", "complete"}, {"nodes", 2}};
  EXPECT_THAT(warningsOf({{"graph", graph}, {"data", data}}),
              ElementsAre(HasSubstr("from line 2 to line 4 of 'A' it is 3, elsewhere 1")));
}

TEST_F(WarningsTest, VanishingWeightsAreWarnedAbout) {
  // Two towns of two houses, a kilometre apart in each and ten between them.
  write("t.csv", "lon,lat,area,price\n0,0,1,1\n1,0,2,2\n11,0,3,3\n12,0,4,4\n");
  const auto with = [](double scale, bool normalise) {
    return Json{{"graph",
                 {{"kind", "nearest-neighbours"},
                  {"neighbours", 1},
                  {"weight", "exponential"},
                  {"scale", scale},
                  {"normalise", normalise}}},
                {"data",
                 {{"kind", "table"},
                  {"file", "t.csv"},
                  {"features", {"area"}},
                  {"label", "price"},
                  {"coordinates", {"lon", "lat"}}}}};
  };
  EXPECT_THAT(warningsOf(with(1, true)), IsEmpty());
  // exp(−50) = 1.93e-22, at every node.
  EXPECT_THAT(
      warningsOf(with(50, false)),
      ElementsAre(AllOf(HasSubstr("run from 1.93e-22 to 1.93e-22: at 4 of 4 nodes (100 %)"),
                        HasSubstr("make graph.scale, 50, smaller: 1/(mean distance) is 1"))));
  EXPECT_THAT(warningsOf(with(50, true)), IsEmpty());
  write("t.csv", "lon,lat,area,price\n0,0,1,1\n1,0,2,2\n11,0,3,3\n14,0,4,4\n");
  EXPECT_THAT(warningsOf(with(50, true)), ElementsAre(HasSubstr("at 2 of 4 nodes (50 %)")));
}

TEST_F(WarningsTest, VanishingFileWeightsAreWarnedAbout) {
  write("edges.csv", "source,target,weight\na,b,1\nb,c,1e-9\n");
  write("data.csv", "node,y,x1\na,1,1\nb,2,1\nc,3,1\n");
  EXPECT_THAT(warningsOf(), ElementsAre(AllOf(HasSubstr("run from 1e-09 to 1: at 1 of 3 nodes"),
                                              HasSubstr("change the weights in edges.csv"))));
}

Json chainWith(const Json& network) {
  return {{"graph", {{"kind", "chain"}, {"clusterSizes", {5, 5}}}},
          {"data", {{"kind", "linear"}, {"dimension", 2}, {"samples", 1}}},
          {"solver", {{"kind", "primal-dual"}}},
          {"network", network},
          {"stop", {{"maxIterations", 300}, {"tolerance", 1e-6}}}};
}

TEST_F(WarningsTest, LateAndLostMessagesOfAlgorithmOneAreWarnedAbout) {
  EXPECT_THAT(warningsOf(chainWith(Json::object())), IsEmpty());
  EXPECT_THAT(warningsOf(chainWith({{"participation", 0.5}})), IsEmpty());
  EXPECT_THAT(warningsOf(chainWith({{"delay", 3}})),
              ElementsAre(AllOf(HasSubstr("come up to 3 iterations late (network.delay)"),
                                HasSubstr("may stay far above the optimum"))));
  EXPECT_THAT(warningsOf(chainWith({{"delay", 1}, {"loss", 0.25}})),
              ElementsAre(HasSubstr("come up to 1 iteration late (network.delay) and get lost with "
                                    "probability 0.25 (network.loss)")));
  // A live change says it, and takes it back.
  const auto run = Run::start(experiment(chainWith(Json::object()))).value();
  ASSERT_TRUE(run->change("network", Json{{"loss", 0.1}}).ok());
  EXPECT_THAT(run->warnings(), ElementsAre(HasSubstr("get lost with probability 0.1")));
  EXPECT_EQ(run->snapshot()->warnings, run->warnings());
  ASSERT_TRUE(run->change("network", Json{{"loss", 0}}).ok());
  EXPECT_THAT(run->warnings(), IsEmpty());
}

TEST_F(WarningsTest, AlgorithmOneThatDoesNotSettleIsReportedAndBothEndsOwningTheFlowHelps) {
  for (const int delay : {3, 10}) {
    auto document = chainWith({{"delay", delay}});
    document["stop"] = {{"maxIterations", 20'000}, {"tolerance", 1e-6}};
    const auto wandering = Run::start(experiment(document)).value();
    ASSERT_EQ(wandering->suggestions().size(), 1U);
    const auto edit = wandering->suggestions().front();
    while (wandering->status() == RunStatus::Running) wandering->advance(1000);
    EXPECT_EQ(wandering->status(), RunStatus::IterationLimit);
    EXPECT_THAT(wandering->warnings(),
                ElementsAre(AllOf(HasSubstr("does not settle. Between iterations 12000 and 16000"),
                                  HasSubstr("solver.flowOwner"))));
    const auto cured = Run::start(experiment(document).with(edit.path, edit.value).value()).value();
    EXPECT_THAT(cured->warnings(), IsEmpty());
    EXPECT_THAT(cured->suggestions(), IsEmpty());
    while (cured->status() == RunStatus::Running) cured->advance(1000);
    EXPECT_EQ(cured->status(), RunStatus::Converged) << cured->message();
    // At least 14 % off, which is where the certificate of the other one begins.
    EXPECT_GT(wandering->measure().objective, 1.14 * cured->measure().objective) << delay;
  }
}

TEST_F(WarningsTest, CouplingThatVanishesIsWarnedAboutWithEditsThatHelp) {
  // Edges of exp(−10) and exp(−14) beside slopes of some 0.1 to 10.
  write("edges.csv", "source,target,weight\na,b,4.5e-5\nb,c,8.3e-7\n");
  write("data.csv", "node,y,x1\na,1,1\nb,2,1\nc,3,1\n");
  EXPECT_THAT(warningsOf({{"lambda", 0.1}}),
              ElementsAre(AllOf(HasSubstr("learn almost alone"), HasSubstr("of 3 nodes"))));
  const auto run = Run::start(experiment({{"lambda", 0.1}})).value();
  ASSERT_EQ(run->suggestions().size(), 1U);
  EXPECT_EQ(run->suggestions().front().path, "lambda");
  ASSERT_TRUE(run->change("lambda", run->suggestions().front().value).ok());
  EXPECT_THAT(run->warnings(), IsEmpty());
  EXPECT_THAT(run->suggestions(), IsEmpty());
  // Another objective knows no λ.
  EXPECT_THAT(warningsOf({{"lambda", 0.1}, {"solver", {{"kind", "pooled"}}}}), IsEmpty());
}

TEST_F(WarningsTest, ScaleOfExponentialWeightsIsSuggested) {
  const Json graph{{"kind", "similarity"}, {"weight", {{"kind", "exponential"}, {"scale", 0.1}}}};
  const Json data{{"kind", "linear"}, {"dimension", 2}, {"samples", 4}};
  const auto run = Run::start(experiment({{"graph", graph}, {"data", data}, {"lambda", 1e-6}}));
  ASSERT_TRUE(run.ok()) << run.error().text();
  ASSERT_EQ((*run)->suggestions().size(), 2U);
  EXPECT_EQ((*run)->suggestions().front().path, "graph.weight.scale");
  // The mean of D: the mean of −s log A_e.
  double mean = 0;
  for (const auto& edge : (*run)->problem().graph->edges()) mean -= 0.1 * std::log(edge.weight);
  mean /= (*run)->problem().edgeCount();
  EXPECT_NEAR((*run)->suggestions().front().value.get<double>(), mean, 5e-3 * mean);
}

TEST_F(WarningsTest, CertificateIsValidWithLateMessages) {
  auto exact = chainWith(Json::object());
  exact["solver"] = {{"kind", "auto"}};
  exact["stop"] = {{"maxIterations", 100'000}, {"tolerance", 1e-9}};
  const auto reference = Run::start(experiment(exact)).value();
  while (reference->status() == RunStatus::Running) reference->advance(1000);
  ASSERT_EQ(reference->status(), RunStatus::Converged) << reference->message();
  const double optimum = reference->measure().objective;
  for (const int delay : {1, 3, 10}) {
    const auto run = Run::start(experiment(chainWith({{"delay", delay}}))).value();
    while (run->status() == RunStatus::Running) run->advance(1000);
    const double above = run->measure().objective - optimum;
    EXPECT_GE(run->bound().gap, above * (1 - 1e-9)) << delay;
    if (above > 1e-6 * run->measure().objective) {
      EXPECT_NE(run->status(), RunStatus::Converged) << delay;
    }
  }
}

TEST_F(WarningsTest, StalledObjectiveWithLateMessagesIsUncertified) {
  auto document = chainWith({{"delay", 2}});
  document["stop"] = {{"maxIterations", 500}, {"objectiveChange", 1e9}, {"objectiveWindow", 10}};
  const auto run = Run::start(experiment(document)).value();
  run->advance(500);
  EXPECT_EQ(run->status(), RunStatus::Uncertified);
  EXPECT_THAT(run->message(), HasSubstr("it may be far from the minimum"));
  document["network"] = {{"delay", 0}};
  const auto ideal = Run::start(experiment(document)).value();
  ideal->advance(500);
  EXPECT_EQ(ideal->status(), RunStatus::Converged) << ideal->message();
}

}  // namespace
}  // namespace gtv
