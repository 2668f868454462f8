#include "run/remedies.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "base/file_output.h"
#include "experiment/documents.h"
#include "run/run.h"
#include "support/experiments.h"

namespace gtv {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::IsSubsetOf;

std::vector<Remedy> remediesAfter(Experiment experiment, const std::string& path,
                                  const Json& value) {
  const auto field = path.substr(0, path.find('.'));
  experiment = experiment.with(path, value).value();
  const auto started = Run::start(experiment);
  EXPECT_FALSE(started.ok());
  return started ? std::vector<Remedy>() : remediesFor(experiment, started.error(), {field}, 3);
}

std::vector<std::string> titlesOf(const std::vector<Remedy>& remedies) {
  std::vector<std::string> titles;
  titles.reserve(remedies.size());
  for (const auto& remedy : remedies) titles.push_back(remedy.title);
  return titles;
}

TEST(RemediesTest, ModelThatIsFittedLeadsToTheMethodForAnyModel) {
  EXPECT_THAT(titlesOf(remediesAfter(loadPreset("star").value(), "model.kind", "decision-tree")),
              ElementsAre("Take the method “FedRelax, any local model”"));
}

TEST(RemediesTest, MethodForQuadraticsLeadsToAQuadraticPenalty) {
  const auto titles = titlesOf(remediesAfter(loadPreset("star").value(), "solver.kind", "direct"));
  EXPECT_THAT(titles, ElementsAre("Take the penalty “MOCHA”"));
}

TEST(RemediesTest, LossForClassesLeadsToLabelsOfClasses) {
  const auto titles = titlesOf(remediesAfter(loadPreset("star").value(), "loss.kind", "hinge"));
  EXPECT_THAT(titles, ElementsAre("Make every label −1 or 1"));
}

TEST(RemediesTest, EveryRemedyRunsAndKeepsWhatTheUserHasChosen) {
  const auto base = loadPreset("sbm-two-clusters").value();
  const std::vector<std::pair<const char*, const CatalogueView*>> choices = [] {
    std::vector<std::pair<const char*, const CatalogueView*>> out;
    for (const auto& [name, catalogue] : documentCatalogues())
      for (const char* field : {"solver", "penalty", "loss", "model"})
        if (catalogue->kind == field) out.emplace_back(field, catalogue);
    return out;
  }();
  ASSERT_EQ(choices.size(), 4U);
  int refused = 0;
  std::vector<std::string> helpless;
  for (const auto& [field, catalogue] : choices)
    for (const auto& entry : catalogue->entries) {
      const auto chosen = base.with(std::string(field) + ".kind", entry.id).value();
      const auto started = Run::start(chosen);
      if (started) continue;
      ++refused;
      const auto remedies = remediesFor(chosen, started.error(), {field}, 2);
      if (remedies.empty()) helpless.push_back(entry.id);
      for (const auto& remedy : remedies) {
        EXPECT_TRUE(Run::start(remedy.experiment).ok()) << remedy.title;
        EXPECT_EQ(remedy.experiment.at(field), chosen.at(field)) << remedy.title;
      }
    }
  EXPECT_GT(refused, 5);
  // What needs another graph, labels at every node, or a table by columns, has no remedy of these.
  EXPECT_THAT(helpless, IsSubsetOf({"chain-dp", "tree-newton", "ama", "vertical"}));
}

TEST(RemediesTest, NothingIsTriedAfterAStop) {
  std::stop_source stop;
  stop.request_stop();
  const auto chosen = loadPreset("star")->with("solver.kind", "direct").value();
  EXPECT_THAT(remediesFor(chosen, {"solver", ""}, {"solver"}, 3, stop.get_token()), IsEmpty());
}

TEST(RemediesTest, EdgesThatAFileIsRefusedForAreJoinedOrLeftOut) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::path(::testing::TempDir()) / "gtv_graph_remedies";
  fs::create_directories(folder);
  const auto remedies = [&](const char* text) {
    EXPECT_TRUE(writeTextFile((folder / "edges.csv").string(), text).ok());
    const auto experiment = loadPreset("star")
                                ->movedTo(folder)
                                .with("graph", {{"kind", "csv"}, {"file", "edges.csv"}})
                                .value();
    const auto run = Run::start(experiment);
    EXPECT_FALSE(run.ok());
    return run ? std::vector<Remedy>() : remediesFor(experiment, run.error(), {"graph"}, 2);
  };
  const auto joined = remedies("source,target,weight\na,b,1\na,b,3\nb,a,5\nc,c,1\nb,c,2\n");
  EXPECT_THAT(titlesOf(joined),
              ElementsAre("Add up the weights of parallel edges; Leave out self-loops; Add up the "
                          "weights of the two directions",
                          "Take the mean weight of parallel edges; Leave out self-loops; Take the "
                          "mean weight of the two directions"));
  ASSERT_EQ(joined.size(), 2U);
  EXPECT_EQ(Run::start(joined[0].experiment).value()->network()->graph->edges(),
            (std::vector<Edge>{{0, 1, 9}, {1, 2, 2}}));
  EXPECT_EQ(Run::start(joined[1].experiment).value()->network()->graph->edges(),
            (std::vector<Edge>{{0, 1, 3.5}, {1, 2, 2}}));
  EXPECT_THAT(
      titlesOf(remedies("anna,bert\nbert,carl\n")),
      ElementsAre("The first line has the names of the columns", "The first line is an edge"));
  fs::remove_all(folder);
}

}  // namespace
}  // namespace gtv
