#include "experiment/experiment.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "base/json.h"
#include "support/experiments.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using testing::changed;
using ::testing::HasSubstr;
using testing::smallExperiment;

/// The message of the refused document, or "" if it was accepted.
std::string refusal(const std::string& text) {
  const auto json = parseJson(text, "e.json");
  if (!json) return json.error().text();
  const auto experiment = Experiment::fromJson(*json, "e.json");
  return experiment ? "" : experiment.error().text();
}

std::string refusal(const Experiment& experiment, const std::string& path, const Json& value) {
  const auto next = experiment.with(path, value);
  return next ? "" : next.error().text();
}

const std::string head = R"("format": "gtvlab-experiment", "version": 1)";

TEST(ExperimentTest, DefaultIsCompleteDocument) {
  const Experiment experiment;
  EXPECT_EQ(experiment.json().at("format"), "gtvlab-experiment");
  EXPECT_EQ(experiment.json().at("version"), 1);
  for (const auto& field : documentFields().parameters)
    EXPECT_TRUE(experiment.json().contains(field.key)) << field.key;
  EXPECT_EQ(experiment.graph().kind(), "sbm");
  EXPECT_EQ(experiment.penalty().kind(), "nlasso");
  EXPECT_EQ(experiment.repeats(), 1);
  const auto again = Experiment::fromJson(experiment.json(), "again");
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(*again, experiment);
  EXPECT_EQ(prettyJson(again->json()), prettyJson(experiment.json()));
}

TEST(ExperimentTest, MissingFieldsTakeTheirDefaults) {
  EXPECT_EQ(*Experiment::fromJson(*parseJson("{" + head + "}", "e"), "e"), Experiment());
}

TEST(ExperimentTest, LoadsDocumentsWithoutNewerStoppingRules) {
  const auto old = Experiment::fromJson(
      *parseJson(
          "{" + head + R"(, "stop": {"maxIterations": 7, "tolerance": 0.5, "timeLimit": 2}})", "e"),
      "e");
  ASSERT_TRUE(old.ok());
  EXPECT_EQ(old->maxIterations(), 7);
  EXPECT_EQ(old->gapLimit(), 0);
  EXPECT_EQ(old->objectiveChange(), 0);
  EXPECT_EQ(old->objectiveWindow(), 10);
  EXPECT_TRUE(old->wantsCertificate());
  EXPECT_FALSE(Experiment().wantsCertificate());
  EXPECT_TRUE(changed(Experiment(), {{"stop.gap", 1}}).wantsCertificate());
}

TEST(ExperimentTest, WithChangesOneFieldOfACopy) {
  const Experiment original;
  const auto before = prettyJson(original.json());
  const auto next = changed(original, {{"lambda", 0.5},
                                       {"graph.clusterSizes.1", 30},
                                       {"data.truth.vectors.0.1", 7},
                                       {"stop.tolerance", 1e-3},
                                       {"view.scatter.1", "w1"},
                                       {"title", "t"}});
  EXPECT_EQ(next.lambda(), 0.5);
  EXPECT_EQ(next.graph().integers("clusterSizes"), (std::vector<int>{100, 30}));
  EXPECT_EQ(next.data().choice("truth").matrix("vectors"), (Matrix{{2, 7}, {-2, 2}}));
  EXPECT_EQ(next.tolerance(), 1e-3);
  EXPECT_EQ(next.json().at("view").at("scatter"), Json({"w1", "w1"}));
  EXPECT_EQ(next.title(), "t");
  EXPECT_EQ(prettyJson(original.json()), before);
  EXPECT_FALSE(next == original);
}

TEST(ExperimentTest, WithAnotherKindKeepsSharedParameters) {
  // sbm and chain share clusterSizes; pIn goes, boundaryWeight comes with its default.
  const auto chain =
      changed(Experiment(), {{"graph.clusterSizes", {3, 4}}, {"graph.kind", "chain"}});
  EXPECT_EQ(chain.json().at("graph"),
            Json({{"kind", "chain"}, {"clusterSizes", {3, 4}}, {"boundaryWeight", 0.1}}));
  // Nested: the truths per-cluster and perturbed share their vectors.
  const auto perturbed = changed(
      Experiment(), {{"data.truth.vectors", {{1, 2}, {3, 4}}}, {"data.truth.kind", "perturbed"}});
  EXPECT_EQ(perturbed.data().choice("truth").kind(), "perturbed");
  EXPECT_EQ(perturbed.data().choice("truth").matrix("vectors"), (Matrix{{1, 2}, {3, 4}}));
  // gamma is shared by two solvers, not by auto.
  const auto adaptive =
      changed(Experiment(), {{"solver.gamma", 3}, {"solver.kind", "adaptive-primal-dual"}});
  EXPECT_EQ(adaptive.solver().number("gamma"), 3);
  EXPECT_FALSE(changed(adaptive, {{"solver.kind", "auto"}}).solver().has("gamma"));
  // A whole object takes the defaults instead.
  EXPECT_EQ(changed(Experiment(), {{"solver.gamma", 3}, {"solver", {{"kind", "primal-dual"}}}})
                .solver()
                .number("gamma"),
            1);
}

TEST(ExperimentTest, WithAnotherKindDropsUnsupportedValues) {
  // Both have an option "output", with other values.
  const auto server = Experiment().with("solver.kind", "fedavg").value();
  ASSERT_EQ(server.solver().text("output"), "server");
  const auto relaxed = server.with("solver.kind", "fedrelax");
  ASSERT_TRUE(relaxed.ok()) << relaxed.error().text();
  EXPECT_EQ(relaxed->solver().text("output"), "perturbed");
}

TEST(ExperimentTest, WithAnotherKindOfAChoiceInAChoiceKeepsSharedParameters) {
  const Json step{{"kind", "rename"}, {"column", "a"}, {"name", "b"}};
  const auto table = changed(
      Experiment(), {{"data",
                      {{"kind", "table"},
                       {"prepare", Json::array({step})},
                       {"validation", {{"kind", "random"}, {"share", 0.3}, {"seed", 7}}}}}});
  const auto byNode = table.with("data.validation.kind", "nodes");
  ASSERT_TRUE(byNode.ok()) << byNode.error().text();
  EXPECT_EQ(byNode->at("data").at("validation"),
            Json({{"kind", "nodes"}, {"nodes", Json::array()}, {"share", 0.3}, {"seed", 7}}));
  const auto byFile = byNode->with("data.validation.kind", "file");
  ASSERT_TRUE(byFile.ok()) << byFile.error().text();
  EXPECT_EQ(byFile->at("data").at("validation"),
            Json({{"kind", "file"}, {"file", ""}, {"use", "validation"}}));
  const auto sorted = table.with("data.prepare.0.kind", "sort");
  ASSERT_TRUE(sorted.ok()) << sorted.error().text();
  EXPECT_EQ(sorted->at("data").at("prepare")[0].at("kind"), "sort");
}

TEST(ExperimentTest, WithTheSameKindChangesNothing) {
  const auto experiment = smallExperiment();
  for (const char* field : {"graph", "data", "loss", "penalty", "solver", "layout", "model"})
    EXPECT_EQ(
        changed(experiment, {{std::string(field) + ".kind", experiment.at(field).at("kind")}}),
        experiment)
        << field;
}

TEST(ExperimentTest, WithRefusesPathsThatDoNotExist) {
  const Experiment experiment;
  for (const char* path : {"lamda",
                           "",
                           ".",
                           "lambda.",
                           ".lambda",
                           "lambda.x",
                           "graph.pout",
                           "graph.kind.x",
                           "data.truth.kinds",
                           "format",
                           "version",
                           "vary.graph",
                           "graph.clusterSizes.x",
                           "graph.clusterSizes.2",
                           "graph.clusterSizes.-1",
                           "graph.clusterSizes.",
                           "graph.clusterSizes.99999999999999999999",
                           "nodes.0.masked",
                           "heldOut.iterations",
                           "title.0"})
    EXPECT_THAT(refusal(experiment, path, 1), HasSubstr(path)) << path;
  EXPECT_THAT(refusal(experiment, "lamda", 1), HasSubstr("no such field"));
  EXPECT_THAT(refusal(experiment, "graph.clusterSizes.2", 1), HasSubstr("the list has 2"));
}

TEST(ExperimentTest, WithNamesFieldOfInvalidValue) {
  const Experiment experiment;
  const auto refused = [&](const char* path, const Json& value, const char* where) {
    EXPECT_THAT(refusal(experiment, path, value), HasSubstr(where)) << path << " " << value;
  };
  refused("lambda", "x", "lambda: expected a number, got 'x'");
  refused("lambda", -1, "lambda: must be >= 0");
  refused("lambda", nullptr, "");  // null clears: the default
  refused("graph.pIn", 1.5, "graph.pIn: must be between 0 and 1, got 1.5");
  refused("graph.clusterSizes.0", 2.5, "graph.clusterSizes[0]: expected a whole number");
  refused("graph.clusterSizes", 3, "graph.clusterSizes: expected a list");
  refused("graph.kind", "sbn", "graph");
  refused("graph.kind", 3, "graph");
  refused("graph", "sbm", "graph: ");
  refused("penalty.kind", "norm", "nlasso");  // what there is
  refused("data.truth.vectors", {{1, 2}, {3}}, "data.truth.vectors[1]");
  refused("stop.maxIterations", -1, "stop.maxIterations");
  refused("stop.gap", -1, "stop.gap");
  refused("stop.objectiveChange", -1, "stop.objectiveChange");
  refused("stop.objectiveWindow", 9, "stop.objectiveWindow");
  refused("stop.maxIterations", 1.5, "stop.maxIterations");
  refused("repeats", 0, "repeats");
  refused("title", 3, "title: expected text");
  refused("loss.scale", "median", "loss.scale: expected one of mean, sum");
  refused("loss.ridgeOnIntercept", 1, "loss.ridgeOnIntercept: expected true or false");
  refused("heldOut", {{"lambdaFrom", 0}}, "heldOut.lambdaFrom: must be > 0");
  refused("nodes", Json::array({{{"node", 0}, {"maskd", true}}}), "nodes[0]");
  refused("positions", {{1, 2, "x"}}, "positions[0][2]");
}

TEST(ExperimentTest, AllUnknownFieldsAreReportedByPath) {
  EXPECT_THAT(refusal("{" + head + R"(, "lamda": 1})"), HasSubstr("lamda"));
  EXPECT_THAT(refusal("{" + head + R"(, "graph": {"kind": "sbm", "pout": 0.1}})"),
              HasSubstr("graph.pout"));
  const auto json = *parseJson(
      "{" + head + R"(, "a": 1, "lambda": -1, "graph": {"kind": "sbm", "pIn": 2}})", "e");
  std::vector<Error> problems;
  EXPECT_FALSE(Experiment::fromJson(json, "e", &problems).ok());
  std::string all;
  for (const auto& problem : problems) all += problem.text() + "\n";
  EXPECT_THAT(all, AllOf(HasSubstr("e: a"), HasSubstr("e: lambda"), HasSubstr("e: graph.pIn")));
  EXPECT_EQ(problems.size(), 3U) << all;
}

TEST(ExperimentTest, RefusesRepeatedKeys) {
  EXPECT_THAT(refusal("{" + head + ",\n\"lambda\": 1,\n\"lambda\": 2}"),
              AllOf(HasSubstr("e.json:3"), HasSubstr("'lambda' appears twice")));
  EXPECT_THAT(refusal("{" + head + R"(, "graph": {"kind": "sbm", "pIn": 1, "pIn": 1}})"),
              HasSubstr("graph.pIn"));
}

TEST(ExperimentTest, RefusesOtherFormatsAndVersions) {
  EXPECT_THAT(refusal("[]"), HasSubstr("JSON object"));
  EXPECT_THAT(refusal("{}"), HasSubstr("format"));
  EXPECT_THAT(refusal(R"({"format": "other", "version": 1})"), HasSubstr("gtvlab-experiment"));
  EXPECT_THAT(refusal(R"({"format": 1, "version": 1})"), HasSubstr("format"));
  for (const char* version : {"0", "-1", "\"1\"", "1.5", "null"})
    EXPECT_THAT(
        refusal(std::string(R"({"format": "gtvlab-experiment", "version": )") + version + "}"),
        HasSubstr("e.json: version"))
        << version;
  for (const char* version : {"2", "999999999999"})
    EXPECT_THAT(
        refusal(std::string(R"({"format": "gtvlab-experiment", "version": )") + version + "}"),
        AllOf(HasSubstr("e.json: version"), HasSubstr("newer"), HasSubstr(version)))
        << version;
  EXPECT_THAT(refusal(R"({"format": "gtvlab-experiment"})"), HasSubstr("version"));
}

TEST(ExperimentTest, AcceptsSeedsUpToTwoToThe53) {
  const auto largest = changed(Experiment(), {{"seed", 9007199254740992LL}});
  EXPECT_EQ(largest.seed(), 9007199254740992U);
  EXPECT_THAT(prettyJson(largest.json()), HasSubstr("\"seed\": 9007199254740992,"));
  // 2^53 + 1 is 2^53 as a double: it must not be taken for that.
  EXPECT_THAT(refusal(Experiment(), "seed", 9007199254740993LL), HasSubstr("seed"));
  EXPECT_THAT(refusal(Experiment(), "seed", 18446744073709551615ULL), HasSubstr("seed"));
  EXPECT_THAT(refusal(Experiment(), "seed", -1), HasSubstr("seed"));
  EXPECT_THAT(refusal(Experiment(), "seed", 1.5), HasSubstr("seed"));
  EXPECT_EQ(changed(Experiment(), {{"seed", 3.0}}).seed(), 3U);
}

TEST(ExperimentTest, CellsAreCartesianProductWithLastPathFastest) {
  const auto experiment =
      changed(Experiment(),
              {{"vary", {{"lambda", {0.1, 0.2}}, {"penalty.kind", {"l1", "mocha", "nlasso"}}}}});
  const auto cells = experiment.cells();
  ASSERT_TRUE(cells.ok());
  ASSERT_EQ(cells->size(), 6U);
  EXPECT_EQ((*cells)[0].first, Json({{"lambda", 0.1}, {"penalty.kind", "l1"}}));
  EXPECT_EQ((*cells)[1].first, Json({{"lambda", 0.1}, {"penalty.kind", "mocha"}}));
  EXPECT_EQ((*cells)[3].first, Json({{"lambda", 0.2}, {"penalty.kind", "l1"}}));
  EXPECT_EQ((*cells)[5].second.lambda(), 0.2);
  EXPECT_EQ((*cells)[5].second.penalty().kind(), "nlasso");
  for (const auto& [set, cell] : *cells) EXPECT_TRUE(cell.at("vary").empty());
}

TEST(ExperimentTest, WithoutVaryThereIsOneCell) {
  const auto cells = Experiment().cells();
  ASSERT_TRUE(cells.ok());
  ASSERT_EQ(cells->size(), 1U);
  EXPECT_EQ(cells->front().first, Json::object());
  EXPECT_EQ(cells->front().second, Experiment());
}

TEST(ExperimentTest, VaryNullRemovesVariedValues) {
  const auto varied = changed(Experiment(), {{"vary", {{"lambda", {1, 2}}}}});
  EXPECT_EQ(changed(varied, {{"vary", nullptr}}), Experiment());
}

TEST(ExperimentTest, RefusesVaryOfInvalidPathsAndValues) {
  const Experiment experiment;
  const auto refused = [&](const Json& vary, const char* where) {
    EXPECT_THAT(refusal(experiment, "vary", vary), HasSubstr(where)) << vary;
  };
  refused({{"lamda", {1}}}, "vary.lamda");
  refused({{"lambda", 1}}, "vary.lambda: expected a list");
  refused({{"lambda", Json::array()}}, "vary.lambda: expected a list");
  refused({{"lambda", {1, -1}}}, "vary.lambda");
  refused({{"graph.pIn", {0.5, "x"}}}, "vary.graph.pIn");
  refused({{"repeats", {1, 2}}}, "vary.repeats: cannot be varied");
  refused({{"vary", {1}}}, "vary.vary: cannot be varied");
  refused(Json::array(), "vary");
  EXPECT_THAT(refusal("{" + head + R"(, "vary": {"graph.pOut": [2]}})"),
              HasSubstr("e.json: vary.graph.pOut"));
}

TEST(ExperimentTest, RefusesEventsOutOfOrderOrOfOtherFields) {
  const Experiment experiment;
  const auto event = [](int iteration, const Json& set) {
    return Json{{"iteration", iteration}, {"set", set}};
  };
  EXPECT_EQ(
      refusal(experiment, "events",
              Json::array({event(5, {{"lambda", 1}}), event(5, {{"penalty", {{"kind", "l1"}}}}),
                           event(9, {{"lambda", 0}})})),
      "");
  const auto refused = [&](const Json& events, const char* where) {
    EXPECT_THAT(refusal(experiment, "events", events), HasSubstr(where)) << events;
  };
  refused(Json::array({event(5, {{"lambda", 1}}), event(4, {{"lambda", 1}})}),
          "events[1].iteration");
  refused(Json::array({event(5, {{"seed", 1}})}), "events[0].set.seed");
  refused(Json::array({event(5, {{"lambda", -1}})}), "events[0].set.lambda");
  refused(Json::array({event(5, {{"penalty", {{"kind", "x"}}}})}), "events[0].set.penalty");
  refused(Json::array({event(5, Json::object())}), "events[0].set");
  refused(Json::array({event(-1, {{"lambda", 1}})}), "events[0].iteration");
  refused(3, "events");
}

TEST(ExperimentTest, ViewAcceptsOnlyKnownCoordinates) {
  EXPECT_EQ(refusal(Experiment(), "view.scatter", {"w3", "w12"}), "");
  EXPECT_EQ(refusal(Experiment(), "view.scatter", {"pc1", "pc2"}), "");
  EXPECT_EQ(refusal(Experiment(), "view.scatter", {"w2", "pc1"}), "");
  for (const auto& axes : {Json{"w1"}, Json({"w1", "w2", "w3"}), Json({"w0", "w1"}),
                           Json({"x", "w1"}), Json({"pc1", "pc3"})})
    EXPECT_THAT(refusal(Experiment(), "view.scatter", axes), HasSubstr("view.scatter")) << axes;
  EXPECT_EQ(refusal(Experiment(), "view.backdrop", "coordinates"), "");
  EXPECT_THAT(refusal(Experiment(), "view.backdrop", "map"), HasSubstr("view.backdrop"));
  EXPECT_EQ(Experiment().at("view").at("backdrop"), "none");
  EXPECT_EQ(refusal(Experiment(), "view.nodeColor", "w2"), "");
  EXPECT_THAT(refusal(Experiment(), "view.nodeColor", "blue"), HasSubstr("view.nodeColor"));
}

class ExperimentFileTest : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() /
              ("gtv-experiment-" + std::to_string(::getpid()) + "-" +
               ::testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::create_directories(folder_ / "sub");
  }
  void TearDown() override { fs::remove_all(folder_); }
  void write(const fs::path& file, const std::string& text) const {
    std::ofstream(folder_ / file) << text;
  }
  fs::path folder_;
};

TEST_F(ExperimentFileTest, FindsFilesBesideDocumentBeforeResources) {
  Experiment experiment;
  // Bundled.
  const auto bundled = experiment.findFile("sacramento.csv");
  ASSERT_TRUE(bundled.ok());
  EXPECT_TRUE(
      fs::equivalent(*bundled, fs::path(testing::resourcesFolder()) / "data" / "sacramento.csv"));
  // Beside the document.
  write("sacramento.csv", "own");
  experiment.setFolder(folder_);
  EXPECT_TRUE(fs::equivalent(*experiment.findFile("sacramento.csv"), folder_ / "sacramento.csv"));
  // Absolute, sub-folders, missing.
  write("sub/x.csv", "x");
  EXPECT_TRUE(experiment.findFile("sub/x.csv").ok());
  EXPECT_TRUE(experiment.findFile((folder_ / "sub/x.csv").string()).ok());
  EXPECT_THAT(experiment.findFile("missing.csv").error().text(), HasSubstr("missing.csv"));
  EXPECT_FALSE(experiment.findFile("").ok());
  EXPECT_FALSE(experiment.findFile((folder_ / "sacramento.csvx").string()).ok());
  // The folder is no part of the value, and stays with it.
  EXPECT_EQ(experiment, Experiment());
  EXPECT_EQ(changed(experiment, {{"lambda", 3}}).folder(), folder_);
  const auto cells = changed(experiment, {{"vary", {{"lambda", {1}}}}}).cells().value();
  ASSERT_EQ(cells.size(), 1U);
  EXPECT_EQ(cells.front().second.folder(), folder_);
}

TEST(ExperimentTest, RefusesVaryOfViewEventsAndRepeats) {
  for (const char* path : {"view.nodeColor", "events", "vary.lambda", "repeats"}) {
    const auto varied =
        Experiment().with("vary", Json{{path, Json::array({Json("w1"), Json("w2")})}});
    ASSERT_FALSE(varied.ok()) << path;
    EXPECT_THAT(varied.error().text(), ::testing::HasSubstr("cannot be varied"));
  }
}

}  // namespace
}  // namespace gtv
