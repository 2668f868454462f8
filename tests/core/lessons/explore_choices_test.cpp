#include "lessons/explore_choices.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "base/resources.h"
#include "experiment/documents.h"
#include "run/run.h"
#include "support/sessions.h"

namespace gtv {
namespace {

using ::testing::HasSubstr;

ExploreChoices shipped() {
  auto choices = loadExploreChoices();
  EXPECT_TRUE(choices) << choices.error().text();
  return choices ? *choices : ExploreChoices();
}

TEST(ExploreChoicesTest, EveryCombinationCanBeRunFromTheFirstPreset) {
  const auto choices = shipped();
  const auto first = loadPreset("lambda")->with("lambda", 0.3).value();
  for (const auto& graph : choices.graphs)
    for (const auto& model : choices.models)
      for (const auto& penalty : choices.penalties) {
        SCOPED_TRACE(graph.title + ", " + model.title + ", " + penalty.title);
        Result<Experiment> experiment = first;
        for (const auto* choice : {&graph, &model, &penalty}) {
          experiment = choice->applyTo(*experiment);
          ASSERT_TRUE(experiment) << experiment.error().text();
        }
        for (const auto* choice : {&graph, &model, &penalty})
          EXPECT_TRUE(choice->isIn(*experiment)) << choice->title;
        auto run = Run::start(*experiment);
        ASSERT_TRUE(run) << run.error().text();
        (*run)->advance(3);
        EXPECT_TRUE(std::isfinite((*run)->trace().rows().back().objective));
      }
}

TEST(ExploreChoicesTest, OnlyOneChoiceOfAListIsInAnExperiment) {
  const auto choices = shipped();
  const auto first = loadPreset("lambda").value();
  for (const auto* list : {&choices.graphs, &choices.models, &choices.penalties})
    for (const auto& chosen : *list) {
      const auto experiment = chosen.applyTo(first);
      ASSERT_TRUE(experiment) << experiment.error().text();
      for (const auto& other : *list)
        EXPECT_EQ(other.isIn(*experiment), other.title == chosen.title) << other.title;
    }
}

TEST(ExploreChoicesTest, NumberIsReadFromItsPath) {
  const auto first = loadPreset("lambda").value();
  EXPECT_EQ((ExploreNumber{"Noise", "data.noise"}.in(first)), 1.0);
  EXPECT_EQ((ExploreNumber{"Edges", "graph.pOut"}.in(first)), 0.04);
  EXPECT_EQ((ExploreNumber{"Edges", "graph.pOut"}.in(loadPreset("star").value())), std::nullopt);
  EXPECT_EQ((ExploreNumber{"Graph", "graph"}.in(first)), std::nullopt);
}

TEST(ExploreChoicesTest, ProblemsNameFileAndField) {
  const testing::ScratchFolder folder;
  const auto file = folder.file("own.json");
  const auto problemOf = [&](const std::string& text) {
    EXPECT_TRUE(writeTextFile(file, text));
    const auto choices = readExploreChoices(file);
    return choices ? std::string("no problem") : choices.error().text();
  };
  EXPECT_THAT(problemOf("[]"), HasSubstr("own.json: format: expected \"gtvlab-explore\""));
  const std::string head = R"({"format": "gtvlab-explore", "version": 1, )";
  EXPECT_THAT(problemOf(head + R"("graphs": []})"), HasSubstr("own.json: graphs: expected a list"));
  EXPECT_THAT(problemOf(head + R"("graphs": [{"change": {"seed": 1}}]})"),
              HasSubstr("graphs.0.title: expected a text"));
  EXPECT_THAT(problemOf(head + R"("graphs": [{"title": "A", "change": 3}]})"),
              HasSubstr("graphs.0: expected {path: value}"));
  const std::string lists = R"([{"title": "A", "change": {"seed": 1}}])";
  const auto all = head + "\"graphs\": " + lists + ", \"models\": " + lists +
                   ", \"penalties\": " + lists + ", \"numbers\": ";
  EXPECT_THAT(problemOf(all + R"([{"title": "N", "path": "data.noise", "low": 0}]})"),
              HasSubstr("numbers.0.high: expected a number"));
  EXPECT_THAT(
      problemOf(all + R"([{"title": "N", "path": "data.noise", "low": 2, "high": 1, "step": 1}]})"),
      HasSubstr("numbers.0: expected low < high"));
}

TEST(ExploreChoicesTest, ChangeThatIsImpossibleNamesItsPath) {
  const ExploreChoice choice{"A", Json{{"data.nothing", 1}}, Json::object()};
  const auto changed = choice.applyTo(loadPreset("lambda").value());
  ASSERT_FALSE(changed);
  EXPECT_THAT(changed.error().text(), HasSubstr("data.nothing"));
}

}  // namespace
}  // namespace gtv
