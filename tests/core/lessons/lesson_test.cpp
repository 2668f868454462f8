#include "lessons/lesson.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/json.h"
#include "base/resources.h"
#include "experiment/documents.h"
#include "support/sessions.h"

namespace gtv {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

class LessonFileTest : public ::testing::Test {
 protected:
  Result<Lesson> read(const std::string& text) {
    const auto file = folder_.file("own.json");
    EXPECT_TRUE(writeTextFile(file, text));
    return readLesson(file);
  }
  Result<Lesson> readScenes(const std::string& scenes) {
    return read(R"({"format": "gtvlab-lesson", "version": 1, "title": "T", "scenes": )" + scenes +
                "}");
  }
  std::string problemOf(const std::string& scenes) {
    const auto lesson = readScenes(scenes);
    return lesson ? std::string("no problem") : lesson.error().text();
  }
  testing::ScratchFolder folder_;
};

TEST_F(LessonFileTest, SceneHasItsPresetWithItsChanges) {
  const auto lesson = readScenes(
      R"([{"title": "A", "sentence": "S.", "preset": "star", "change": {"lambda": 0.5}}])");
  ASSERT_TRUE(lesson) << lesson.error().text();
  EXPECT_EQ(lesson->id, "own");
  ASSERT_EQ(lesson->scenes.size(), 1U);
  EXPECT_EQ(lesson->scenes[0].experiment.json(), loadPreset("star")->with("lambda", 0.5)->json());
  EXPECT_THAT(lesson->scenes[0].views, ElementsAre("graph", "dataModels", "lambda"));
}

TEST_F(LessonFileTest, SceneWithoutExperimentChangesTheOneBefore) {
  const auto lesson = readScenes(
      R"([{"title": "A", "sentence": "S.", "preset": "star", "views": ["graph", "error"]},
          {"title": "B", "sentence": "S.", "change": {"lambda": 2}},
          {"title": "C", "sentence": "S.", "change": {"seed": 9}}])");
  ASSERT_TRUE(lesson) << lesson.error().text();
  EXPECT_EQ(lesson->scenes[2].experiment.lambda(), 2);
  EXPECT_EQ(lesson->scenes[2].experiment.seed(), 9U);
  EXPECT_THAT(lesson->scenes[2].views, ElementsAre("graph", "error"));
}

TEST_F(LessonFileTest, ViewsMayBeLargerAndSmallerThanUsual) {
  const auto lesson = readScenes(
      R"([{"title": "A", "preset": "star",
           "views": ["graph", {"view": "profile", "size": 2}, {"view": "lambda", "size": 1}]},
          {"title": "B"}, {"title": "C", "views": ["graph"]}])");
  ASSERT_TRUE(lesson) << lesson.error().text();
  const std::map<std::string, double> sizes{{"profile", 2}};
  EXPECT_THAT(lesson->scenes[0].views, ElementsAre("graph", "profile", "lambda"));
  EXPECT_EQ(lesson->scenes[0].sizes, sizes);
  EXPECT_EQ(lesson->scenes[1].sizes, sizes);
  EXPECT_TRUE(lesson->scenes[2].sizes.empty());
  const auto file = folder_.file("sizes.json");
  auto written = *lesson;
  written.id = "sizes";
  ASSERT_TRUE(writeLesson(written, file));
  EXPECT_TRUE(readLesson(file).value() == written);
}

TEST_F(LessonFileTest, SceneMayFixItsSliderAndWhatCanBeTouched) {
  const auto lesson = readScenes(
      R"([{"title": "A", "sentence": "S.", "preset": "star", "range": {"low": 0.1, "high": 3},
           "touch": ["lambda"]},
          {"title": "B", "sentence": "S."}])");
  ASSERT_TRUE(lesson) << lesson.error().text();
  EXPECT_EQ(lesson->scenes[0].range, (LambdaScale{0.1, 3}));
  EXPECT_TRUE(lesson->scenes[0].lambdaCanBeTouched);
  EXPECT_FALSE(lesson->scenes[0].graphCanBeTouched);
  EXPECT_FALSE(lesson->scenes[1].range.has_value());
  EXPECT_TRUE(lesson->scenes[1].graphCanBeTouched);
}

TEST_F(LessonFileTest, ProblemsNameFileAndField) {
  EXPECT_THAT(problemOf("[]"), HasSubstr("own.json: scenes: expected a list"));
  EXPECT_THAT(problemOf(R"([{"title": "A", "sentence": "S."}])"),
              HasSubstr("scenes.0: the first scene needs"));
  EXPECT_THAT(problemOf(R"([{"title": "A", "sentence": "S.", "preset": "nothing"}])"),
              HasSubstr("scenes.0.preset: nothing: no such preset"));
  EXPECT_THAT(
      problemOf(
          R"([{"title": "A", "sentence": "S.", "preset": "star", "change": {"lambda": -1}}])"),
      HasSubstr("scenes.0.change.lambda"));
  EXPECT_THAT(problemOf(R"([{"title": "", "sentence": "S.", "preset": "star"}])"),
              HasSubstr("scenes.0.title: expected a text"));
  EXPECT_THAT(problemOf(R"([{"title": "A", "sentence": 3, "preset": "star"}])"),
              HasSubstr("scenes.0.sentence: expected a text"));
  EXPECT_THAT(problemOf(R"([{"title": "A", "sentence": "S.", "preset": "star", "colour": 1}])"),
              HasSubstr("scenes.0.colour: there is no such field"));
  EXPECT_THAT(problemOf(R"([{"title": "A", "sentence": "S.", "preset": "star", "views": "x"}])"),
              HasSubstr("scenes.0.views: expected a list"));
  EXPECT_THAT(
      problemOf(R"([{"title": "A", "sentence": "S.", "preset": "star", "views": ["maps"]}])"),
      HasSubstr("scenes.0.views: expected names out of graph, lambda"));
  EXPECT_THAT(
      problemOf(R"([{"title": "A", "sentence": "S.", "preset": "star", "experiment": {}}])"),
      HasSubstr("exclude each other"));
  EXPECT_THAT(
      problemOf(
          R"([{"title": "A", "sentence": "S.", "preset": "star", "question": {"text": "Q"}}])"),
      HasSubstr("scenes.0.question.about: expected a text"));
  EXPECT_THAT(problemOf(R"([{"title": "A", "sentence": "S.", "preset": "star",
                             "question": {"text": "Q", "about": "colour"}}])"),
              HasSubstr("scenes.0.question.about: expected one of clusters, bestLambda"));
  EXPECT_THAT(problemOf(R"([{"title": "A", "sentence": "S.", "preset": "star",
                             "range": {"low": 2, "high": 1}}])"),
              HasSubstr("scenes.0.range: expected {\"low\": λ, \"high\": λ}"));
  EXPECT_THAT(problemOf(R"([{"title": "A", "preset": "star",
                             "views": [{"view": "graph", "size": 9}]}])"),
              HasSubstr("scenes.0.views.size: expected a number from 0.25 to 4, 1 being usual"));
  EXPECT_THAT(problemOf(R"([{"title": "A", "preset": "star",
                             "views": [{"view": "graph", "colour": 9}]}])"),
              HasSubstr("scenes.0.views.colour: there is no such field of a view"));
  EXPECT_THAT(
      problemOf(R"([{"title": "A", "sentence": "S.", "preset": "star", "touch": ["data"]}])"),
      HasSubstr("scenes.0.touch: expected a list"));
  EXPECT_THAT(read(R"({"format": "gtvlab-lesson", "version": 1, "title": "T", "order": "first"})")
                  .error()
                  .text(),
              HasSubstr("order: expected a whole number"));
  EXPECT_THAT(read("{").error().text(), HasSubstr("own.json:1"));
  EXPECT_THAT(read(R"({"format": "gtvlab-experiment"})").error().text(),
              HasSubstr("format: expected \"gtvlab-lesson\""));
}

TEST_F(LessonFileTest, SceneNeedsNoSentence) {
  const auto lesson = readScenes(R"([{"title": "A", "preset": "star"}])");
  ASSERT_TRUE(lesson) << lesson.error().text();
  EXPECT_EQ(lesson->scenes[0].sentence, "");
}

TEST_F(LessonFileTest, EveryLessonComesBackAsItWasWritten) {
  for (const auto& lesson : listLessons()) {
    const auto file = folder_.file(lesson.id + ".json");
    ASSERT_TRUE(writeLesson(lesson, file)) << lesson.id;
    const auto read = readLesson(file);
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_TRUE(*read == lesson) << lesson.id;
  }
}

TEST_F(LessonFileTest, WrittenLessonLeadsToTheDataOfItsExperiments) {
  const auto here = folder_.file("here");
  const auto there = folder_.file("there");
  for (const auto& folder : {here, there}) std::filesystem::create_directory(folder);
  ASSERT_TRUE(writeTextFile(std::filesystem::path(here) / "own.csv", "node,y\n0,1\n1,2\n"));
  auto lesson = loadLesson("lambda").value();
  lesson.scenes.resize(1);
  auto& experiment = lesson.scenes[0].experiment;
  auto json = experiment.json();
  json["data"] = {{"kind", "table"}, {"file", "own.csv"}, {"node", "node"}, {"label", "y"}};
  auto own = Experiment::fromJson(json, "own");
  ASSERT_TRUE(own) << own.error().text();
  experiment = *own;
  experiment.setFolder(here);
  const auto file = std::filesystem::path(there) / "lesson.json";
  ASSERT_TRUE(writeLesson(lesson, file));
  const auto read = readLesson(file);
  ASSERT_TRUE(read) << read.error().text();
  const auto found = read->scenes[0].experiment.findFile(
      read->scenes[0].experiment.at("data").at("file").get<std::string>());
  ASSERT_TRUE(found) << found.error().text();
  EXPECT_TRUE(std::filesystem::equivalent(*found, std::filesystem::path(here) / "own.csv"));
}

TEST(LessonsTest, EveryLessonOfTheProgramCanBeRead) {
  const auto lessons = listLessons();
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(resourceFolder() / "lessons"))
    files += entry.path().extension() == ".json" ? 1 : 0;
  EXPECT_EQ(lessons.size(), files);
  EXPECT_GE(files, 1U);
  // A menu of them has an order that somebody has thought of.
  for (std::size_t k = 1; k < lessons.size(); ++k)
    EXPECT_LT(lessons[k - 1].order, lessons[k].order) << lessons[k].id;
  EXPECT_EQ(lessons.front().id, "lambda");
}

TEST(LessonsTest, UnknownLessonIsRefusedWithThoseThatThereAre) {
  EXPECT_THAT(loadLesson("nothing").error().text(), HasSubstr("there are"));
  EXPECT_THAT(loadLesson("nothing").error().text(), HasSubstr("lambda"));
  EXPECT_FALSE(loadLesson("../presets/star"));
}

}  // namespace
}  // namespace gtv
