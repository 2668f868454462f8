#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QUndoStack>
#include <algorithm>
#include <filesystem>

#include "base/json.h"
#include "experiment/documents.h"
#include "lessons/lesson.h"
#include "support/child.h"
#include "support/sessions.h"
#include "support/window_driver.h"
#include "ui/diagnostics/status_line.h"
#include "ui/forms/number_field.h"
#include "ui/lessons/lesson_draft.h"
#include "ui/lessons/lesson_editor.h"
#include "ui/lessons/lesson_player.h"
#include "ui/lessons/question_panel.h"
#include "ui/lessons/stage.h"
#include "ui/live/experiment_document.h"
#include "ui/live/run_controller.h"
#include "ui/shell/lesson_controller.h"
#include "ui/shell/view_docks.h"
#include "ui/shell/window_levels.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {
namespace {

using testing::child;
using testing::waitFor;

/// A folder of its own for the user's lessons.
class DataFolder {
 public:
  DataFolder() { qputenv("XDG_DATA_HOME", QByteArray::fromStdString(folder_.path().string())); }
  ~DataFolder() {
    if (before_.isNull())
      qunsetenv("XDG_DATA_HOME");
    else
      qputenv("XDG_DATA_HOME", before_);
  }
  DataFolder(const DataFolder&) = delete;
  DataFolder& operator=(const DataFolder&) = delete;

  std::filesystem::path file(const char* name) const { return folder_.file(name); }

 private:
  QByteArray before_ = qgetenv("XDG_DATA_HOME");
  gtv::testing::ScratchFolder folder_;
};

class LessonWritingTest : public testing::WindowTest {
 protected:
  LessonDraft& draft() { return window.lessons().draft(); }
  const std::vector<Scene>& scenes() { return draft().lesson().scenes; }
  LessonPlayer& player() { return *window.stage()->player(); }
  LessonEditor& editor() { return *child<LessonEditor>(window, "lessonEditor"); }
  template <class Widget>
  Widget* field(const char* name) {
    return child<Widget>(editor(), name);
  }
  void click(const char* name) { field<QToolButton>(name)->click(); }
  void type(const char* name, const char* text) {
    auto* line = field<QLineEdit>(name);
    line->selectAll();
    QTest::keyClicks(line, QString::fromUtf8(text));
  }
  std::vector<std::string> titles() {
    std::vector<std::string> out;
    for (const auto& scene : scenes()) out.push_back(scene.title);
    return out;
  }
  /// Three scenes of the star, with λ 1, 2 and 3.
  void writeThreeScenes() {
    openPreset("star");
    for (const double lambda : {1.0, 2.0, 3.0}) {
      window.run().setLambda(lambda);
      window.lessons().addScene();
      type("sceneTitle", lambda == 1 ? "One" : lambda == 2 ? "Two" : "Three");
    }
  }
  bool isInFile() {
    return waitFor([&] {
      const auto read = readLesson(draft().file());
      return read && read->title == draft().lesson().title && read->scenes == scenes();
    });
  }

  DataFolder data;
};

TEST_F(LessonWritingTest, WhatIsOpenBecomesTheFirstSceneOfANewLesson) {
  openPreset("star");
  window.run().setLambda(0.25);
  window.lessons().addScene();
  ASSERT_TRUE(draft().isOpen());
  ASSERT_EQ(scenes().size(), 1U);
  EXPECT_TRUE(scenes()[0].experiment == window.run().experiment());
  EXPECT_EQ(scenes()[0].experiment.lambda(), 0.25);
  EXPECT_TRUE(editor().isVisible());
  EXPECT_EQ(draft().file().parent_path(), ownLessonsFolder());
  EXPECT_TRUE(isInFile());
}

TEST_F(LessonWritingTest, WhatIsTypedIsInTheFileWithoutSaving) {
  openPreset("star");
  window.lessons().addScene();
  type("lessonTitle", "Stars");
  type("sceneTitle", "A star");
  QTest::keyClicks(field<QPlainTextEdit>("sceneSentence"), QStringLiteral("Leaves join. "));
  EXPECT_EQ(draft().lesson().title, "Stars");
  EXPECT_EQ(scenes()[0].title, "A star");
  EXPECT_EQ(scenes()[0].sentence, "Leaves join.");
  EXPECT_EQ(field<QPlainTextEdit>("sceneSentence")->toPlainText(), QStringLiteral("Leaves join. "));
  EXPECT_TRUE(isInFile());
}

TEST_F(LessonWritingTest, EveryFieldOfASceneCanBeChanged) {
  openPreset("star");
  window.lessons().addScene();
  field<QCheckBox>("sceneGraph")->click();
  EXPECT_FALSE(scenes()[0].graphCanBeTouched);
  field<QCheckBox>("sceneLambda")->click();
  EXPECT_FALSE(scenes()[0].lambdaCanBeTouched);
  field<QCheckBox>("sceneRange")->click();
  ASSERT_TRUE(scenes()[0].range.has_value());
  auto* high = field<NumberField>("sceneHigh");
  high->selectAll();
  QTest::keyClicks(high, QStringLiteral("3\r"));
  EXPECT_EQ(scenes()[0].range->high, 3);
  auto* kind = field<QComboBox>("sceneQuestion");
  kind->setCurrentIndex(1);
  Q_EMIT kind->activated(1);
  ASSERT_TRUE(scenes()[0].question.has_value());
  EXPECT_EQ(scenes()[0].question->about, questionKinds()[0].id);
  EXPECT_EQ(scenes()[0].question->text, questionKinds()[0].title);
  type("sceneQuestionText", "How many?");
  EXPECT_EQ(scenes()[0].question->text, "How many?");
  auto* views = field<QListWidget>("sceneViews");
  const auto isProfile = [&](int k) {
    return views->item(k)->data(Qt::UserRole) == QStringLiteral("profile");
  };
  for (int k = 0; k < views->count(); ++k)
    if (isProfile(k)) views->item(k)->setCheckState(Qt::Checked);
  for (int k = 0; k < views->count(); ++k)
    if (!isProfile(k)) views->item(k)->setCheckState(Qt::Unchecked);
  EXPECT_EQ(scenes()[0].views, std::vector<std::string>{"profile"});
  for (int k = 0; k < views->count(); ++k)
    if (isProfile(k)) views->setCurrentRow(k);
  auto* size = field<NumberField>("sceneViewSize");
  ASSERT_TRUE(size->isEnabled());
  EXPECT_EQ(size->value(), 1);
  type("sceneViewSize", "2");
  QTest::keyClick(size, Qt::Key_Return);
  EXPECT_EQ(scenes()[0].sizes, (std::map<std::string, double>{{"profile", 2}}));
  views->setCurrentRow(isProfile(0) ? 1 : 0);
  EXPECT_FALSE(size->isEnabled()) << "that view is not shown";
  EXPECT_TRUE(isInFile());
}

TEST_F(LessonWritingTest, NonsenseIsMarkedAndChangesNothing) {
  openPreset("star");
  window.lessons().addScene();
  const auto before = draft().lesson();
  auto* title = field<QLineEdit>("sceneTitle");
  title->selectAll();
  QTest::keyClick(title, Qt::Key_Delete);
  EXPECT_TRUE(draft().lesson() == before);
  EXPECT_NE(title->styleSheet(), QString());
  auto* views = field<QListWidget>("sceneViews");
  for (int k = 0; k < views->count(); ++k) views->item(k)->setCheckState(Qt::Unchecked);
  EXPECT_EQ(scenes()[0].views.size(), 1U);
  // The one that stays is checked again.
  const auto last = toQString(scenes()[0].views[0]);
  for (int k = 0; k < views->count(); ++k)
    EXPECT_EQ(views->item(k)->checkState() == Qt::Checked,
              views->item(k)->data(Qt::UserRole).toString() == last);
}

TEST_F(LessonWritingTest, ScenesAreAddedMovedAndRemovedAndAllOfItIsUndone) {
  writeThreeScenes();
  EXPECT_EQ(titles(), (std::vector<std::string>{"One", "Two", "Three"}));
  EXPECT_EQ(scenes()[2].experiment.lambda(), 3);
  auto* list = field<QListWidget>("lessonScenes");
  // As a drag with the mouse does it.
  list->model()->moveRow({}, 0, {}, 3);
  ASSERT_TRUE(waitFor([&] { return titles().back() == "One"; }));
  EXPECT_EQ(titles(), (std::vector<std::string>{"Two", "Three", "One"}));
  list->model()->moveRow({}, 2, {}, 1);
  ASSERT_TRUE(waitFor([&] { return titles()[1] == "One"; }));
  EXPECT_EQ(titles(), (std::vector<std::string>{"Two", "One", "Three"}));
  editor().setCurrent(2);
  click("removeScene");
  EXPECT_EQ(titles(), (std::vector<std::string>{"Two", "One"}));
  while (draft().steps()->canUndo()) draft().steps()->undo();
  EXPECT_EQ(scenes().size(), 1U);
  while (draft().steps()->canRedo()) draft().steps()->redo();
  EXPECT_EQ(titles(), (std::vector<std::string>{"Two", "One"}));
  EXPECT_TRUE(isInFile());
}

TEST_F(LessonWritingTest, LastSceneCannotBeRemoved) {
  openPreset("star");
  window.lessons().addScene();
  EXPECT_FALSE(field<QToolButton>("removeScene")->isEnabled());
  draft().removeScene(0);
  EXPECT_EQ(scenes().size(), 1U);
}

TEST_F(LessonWritingTest, LessonOfTheProgramIsCopiedAndTheSceneThatIsShownStays) {
  window.resize(1280, 720);
  window.show();
  ASSERT_TRUE(window.lessons().start(QStringLiteral("lambda")));
  player().goTo(2);
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
  const auto number = window.run().document().number();
  window.lessons().edit();
  EXPECT_EQ(draft().lesson().title, "What does λ do? (your copy)");
  EXPECT_EQ(player().current(), 2U);
  EXPECT_EQ(editor().current(), 2U);
  type("sceneTitle", "Far too much");
  EXPECT_EQ(child<QLabel>(*window.stage(), "question")->text(), QStringLiteral("Far too much"));
  EXPECT_EQ(window.run().document().number(), number);
  EXPECT_EQ(loadLesson("lambda")->scenes[2].title, "Too much λ");
}

TEST_F(LessonWritingTest, QuestionThatIsWrittenDrawsTheCurtain) {
  openPreset("star");
  window.lessons().addScene();
  click("showScene");
  ASSERT_TRUE(player().isPlaying());
  EXPECT_FALSE(player().isCurtainClosed());
  auto* kind = field<QComboBox>("sceneQuestion");
  kind->setCurrentIndex(1);
  Q_EMIT kind->activated(1);
  EXPECT_TRUE(player().isCurtainClosed());
  EXPECT_TRUE(child<QuestionPanel>(*window.stage(), "curtain")->isVisible());
}

TEST_F(LessonWritingTest, ExperimentOfASceneIsReplacedByWhatIsOpen) {
  writeThreeScenes();
  window.run().setLambda(7);
  editor().setCurrent(1);
  click("takeExperiment");
  EXPECT_EQ(scenes()[0].experiment.lambda(), 1);
  EXPECT_EQ(scenes()[1].experiment.lambda(), 7);
  EXPECT_EQ(scenes()[1].title, "Two");
}

TEST_F(LessonWritingTest, OwnLessonIsInTheMenuAndPlaysAsItWasWritten) {
  writeThreeScenes();
  type("lessonTitle", "Three stars");
  ASSERT_TRUE(isInFile());
  auto* menu = window.stage()->lessonsMenu();
  Q_EMIT menu->aboutToShow();
  const auto actions = menu->actions();
  const auto own = std::find_if(actions.begin(), actions.end(), [](const QAction* action) {
    return action->text() == QStringLiteral("Three stars");
  });
  ASSERT_NE(own, actions.end());
  (*own)->trigger();
  ASSERT_TRUE(player().isPlaying());
  EXPECT_EQ(player().count(), 3U);
  EXPECT_EQ(window.levels().level(), Level::Lesson);
  // What is added now comes behind the scene that is shown.
  player().goTo(1);
  window.run().setLambda(2.5);
  window.lessons().addScene();
  ASSERT_EQ(scenes().size(), 4U);
  EXPECT_EQ(scenes()[2].experiment.lambda(), 2.5);
  EXPECT_EQ(player().count(), 4U);
}

TEST_F(LessonWritingTest, CopyToGiveAwayOpensLikeAnyFile) {
  writeThreeScenes();
  const auto file = data.file("away.json");
  ASSERT_TRUE(window.lessons().exportTo(toQString(file.string())));
  window.lessons().draft().close();
  ASSERT_TRUE(window.files().openByName(toQString(file.string())));
  EXPECT_TRUE(player().isPlaying());
  EXPECT_EQ(player().count(), 3U);
  EXPECT_EQ(window.levels().level(), Level::Lesson);
}

TEST_F(LessonWritingTest, BrokenLessonFileLeavesTheWindowAsItIsAndSaysWhere) {
  openPreset("star");
  const auto file = data.file("broken.json");
  ASSERT_TRUE(writeTextFile(file, R"({"format": "gtvlab-lesson", "version": 1, "title": "T",
                     "scenes": [{"title": "A", "preset": "star", "views": ["maps"]}]})"));
  EXPECT_FALSE(window.files().openByName(toQString(file.string())));
  EXPECT_FALSE(player().isPlaying());
  EXPECT_EQ(window.run().experiment().title(), loadExperiment("star")->title());
  EXPECT_TRUE(window.status().text().contains(QStringLiteral("scenes.0.views")))
      << window.status().text().toStdString();
}

TEST_F(LessonWritingTest, FolderThatCannotBeWrittenIsSaidInTheEditor) {
  std::filesystem::create_directories(data.file("gtvlab"));
  ASSERT_TRUE(writeTextFile(data.file("gtvlab") / "lessons", "a file in the way"));
  openPreset("star");
  window.lessons().addScene();
  ASSERT_TRUE(draft().isOpen());
  type("sceneTitle", "B");
  EXPECT_TRUE(waitFor([&] { return !field<QLabel>("lessonProblem")->text().isEmpty(); }));
}

TEST(SceneViewsTest, ScenesKnowEveryViewOfTheWindow) {
  std::vector<std::string> views{"graph", "lambda"};
  for (const auto& entry : viewEntries()) {
    const std::string dock = entry.dock;
    views.push_back(dock.substr(0, dock.size() - std::string("Dock").size()));
  }
  auto known = sceneViews();
  std::sort(views.begin(), views.end());
  std::sort(known.begin(), known.end());
  EXPECT_EQ(known, views);
}

}  // namespace
}  // namespace gtv::ui
