#include <qcustomplot.h>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iostream>

#include "base/json.h"
#include "experiment/documents.h"
#include "lessons/lesson.h"
#include "support/child.h"
#include "support/reference.h"
#include "support/sessions.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/forms/number_field.h"
#include "ui/lessons/lambda_panel.h"
#include "ui/lessons/lesson_player.h"
#include "ui/lessons/question_panel.h"
#include "ui/lessons/stage.h"
#include "ui/live/run_controller.h"
#include "ui/shell/lesson_controller.h"
#include "ui/shell/window_commands.h"
#include "ui/shell/window_levels.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {
namespace {

using testing::child;
using testing::waitFor;

/// One scene of two, with a question; the other has none.
class QuestionPanelTest : public testing::WindowTest {
 protected:
  /// What is right is known where a run ends, however long it takes to get there.
  QuestionPanelTest() { window.commands()->speed()->setCurrentText(QStringLiteral("full speed")); }
  void ask(const std::string& about) {
    auto lesson = loadLesson("lambda").value();
    lesson.scenes.resize(2);
    lesson.scenes[0].experiment = lesson.scenes[0].experiment.with("lambda", 0.7).value();
    lesson.scenes[0].question = Question{"What comes?", about};
    lesson.scenes[1].question.reset();
    window.resize(1280, 720);
    window.show();
    window.levels().setLevel(Level::Lesson);
    window.stage()->player()->start(std::move(lesson));
    ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
  }
  LessonPlayer& player() { return *window.stage()->player(); }
  QuestionPanel& curtain() { return *child<QuestionPanel>(*window.stage(), "curtain"); }
  QString sentence() { return child<QLabel>(*window.stage(), "sentence")->text(); }
  QString tally() { return child<QLabel>(curtain(), "curtainTally")->text(); }
  void type(const char* number) {
    auto* field = child<NumberField>(curtain(), "curtainNumber");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QString::fromLatin1(number));
    QTest::keyClick(field, Qt::Key_Return);
  }
};

TEST_F(QuestionPanelTest, NothingIsShownOrComputedBeforeTheCurtainOpens) {
  ask("clusters");
  EXPECT_TRUE(curtain().isVisible());
  EXPECT_FALSE(window.stage()->lambda()->isVisible());
  EXPECT_TRUE(sentence().isEmpty());
  EXPECT_FALSE(window.run().isRunning());
  EXPECT_EQ(window.run().shownIteration(), 0);
  auto* view = window.graphView();
  EXPECT_TRUE(view->isVisible());
  // Data stand in the nodes, and no models, which would be a guess.
  ASSERT_TRUE(waitFor([&] { return view->isCurrent(); }));
  const auto closed = view->grab().toImage();
  view->setModelsShown(true);
  ASSERT_TRUE(waitFor([&] { return view->isCurrent(); }));
  EXPECT_NE(view->grab().toImage(), closed);
  view->setModelsShown(false);
  ASSERT_TRUE(waitFor([&] { return view->isCurrent(); }));
  EXPECT_EQ(view->grab().toImage(), closed);
}

TEST_F(QuestionPanelTest, TitleOfTheSceneStandsWhereItNoLongerAnswersTheQuestion) {
  auto lesson = loadLesson("helped").value();
  ASSERT_TRUE(lesson.scenes[1].question);
  player().start(lesson);
  player().next()->trigger();
  const auto* title = window.stage()->findChild<QLabel*>(QStringLiteral("question"));
  ASSERT_TRUE(player().isCurtainClosed());
  EXPECT_EQ(title->text().toStdString(), lesson.title);
  player().openCurtain();
  EXPECT_EQ(title->text().toStdString(), lesson.scenes[1].title);
}

TEST_F(QuestionPanelTest, AnswersAreCountedAndComparedWithWhatIsRight) {
  ask("clusters");
  for (const char* answer : {"3", "2", "2"}) type(answer);
  EXPECT_EQ(tally(), QStringLiteral("3 answers: 2 (2 times), 3."));
  child<QPushButton>(curtain(), "curtainOpen")->click();
  EXPECT_FALSE(curtain().isVisible());
  EXPECT_TRUE(window.stage()->lambda()->isVisible());
  ASSERT_TRUE(waitFor([&] { return !player().outcome().isEmpty(); }));
  EXPECT_EQ(player().outcome(),
            QStringLiteral("Number of different models at λ = 0.7: 2. Right answers: 2 of 3."));
  EXPECT_TRUE(sentence().startsWith(player().outcome()));
}

TEST_F(QuestionPanelTest, CountButtonTakesWhatIsTyped) {
  ask("clusters");
  auto* field = child<NumberField>(curtain(), "curtainNumber");
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("5"));
  child<QPushButton>(curtain(), "curtainCount")->click();
  EXPECT_EQ(tally(), QStringLiteral("1 answer: 5."));
}

// A click into the field puts the caret behind what is in it.
TEST_F(QuestionPanelTest, FieldIsEmptyOnceItsNumberIsCounted) {
  ask("clusters");
  auto* field = child<NumberField>(curtain(), "curtainNumber");
  type("2");
  EXPECT_TRUE(field->text().isEmpty());
  EXPECT_FALSE(child<QPushButton>(curtain(), "curtainCount")->isEnabled());
  QTest::mouseClick(field, Qt::LeftButton);
  QTest::keyClicks(field, QStringLiteral("5"));
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_EQ(tally(), QStringLiteral("2 answers: 2, 5."));
  // Leaving it as it is is no mistake, and not another answer.
  QTest::keyClick(field, Qt::Key_Return);
  field->clearFocus();
  EXPECT_TRUE(field->styleSheet().isEmpty());
  EXPECT_EQ(player().answers().size(), 2U);
  // The same number again counts again.
  type("5");
  EXPECT_EQ(player().answers().size(), 3U);
}

TEST_F(QuestionPanelTest, LastAnswerCanBeTakenBack) {
  ask("clusters");
  auto* takeBack = child<QPushButton>(curtain(), "curtainTakeBack");
  EXPECT_FALSE(takeBack->isEnabled());
  type("2");
  type("25");
  takeBack->click();
  EXPECT_EQ(tally(), QStringLiteral("1 answer: 2."));
  takeBack->click();
  EXPECT_EQ(tally(), QStringLiteral("No answers yet."));
  EXPECT_FALSE(takeBack->isEnabled());
}

TEST_F(QuestionPanelTest, SpaceOpensTheCurtainAfterTheCountButton) {
  ask("clusters");
  auto* field = child<NumberField>(curtain(), "curtainNumber");
  field->setText(QStringLiteral("2"));
  Q_EMIT field->textEdited(field->text());
  window.setFocus();
  QTest::mouseClick(child<QPushButton>(curtain(), "curtainCount"), Qt::LeftButton);
  auto* focus = QApplication::focusWidget();
  QTest::keyClick(focus != nullptr ? focus : &window, Qt::Key_Space);
  EXPECT_EQ(player().answers().size(), 1);
  EXPECT_FALSE(player().isCurtainClosed());
}

TEST_F(QuestionPanelTest, AnswerToOneQuestionIsNotLeftInTheNext) {
  ask("clusters");
  type("7");
  auto lesson = player().lesson();
  lesson.scenes[0].question->text = "And now?";
  player().start(lesson);
  const auto* field = child<NumberField>(curtain(), "curtainNumber");
  EXPECT_TRUE(field->text().isEmpty());
  child<QPushButton>(curtain(), "curtainCount")->click();
  EXPECT_EQ(tally(), QStringLiteral("No answers yet."));
  // Nonsense in it is forgotten with what is wrong with it.
  type("many");
  EXPECT_FALSE(field->styleSheet().isEmpty());
  lesson.scenes[0].question->text = "And after that?";
  player().start(std::move(lesson));
  EXPECT_TRUE(field->styleSheet().isEmpty());
}

TEST_F(QuestionPanelTest, TypingNonsenseCountsNothing) {
  ask("clusters");
  type("many");
  EXPECT_EQ(tally(), QStringLiteral("No answers yet."));
}

TEST_F(QuestionPanelTest, NodesAndEdgesAreChosenOnTheGraph) {
  ask("worstNode");
  auto* count = child<QPushButton>(curtain(), "curtainCount");
  EXPECT_FALSE(count->isEnabled());
  window.graphView()->select({4}, {});
  ASSERT_TRUE(count->isEnabled());
  count->click();
  window.graphView()->select({4, 5}, {});
  EXPECT_FALSE(count->isEnabled());
  EXPECT_EQ(tally(), QStringLiteral("1 answer: node 4."));
  ask("widestEdge");
  window.graphView()->select({}, {0});
  count->click();
  const auto [head, tail, weight] = window.run().network()->graph->edge(0);
  EXPECT_EQ(tally(), QStringLiteral("1 answer: edge %1–%2.").arg(head).arg(tail));
}

TEST_F(QuestionPanelTest, PointIsClickedInThePlaneOfTheTrueModels) {
  Lesson lesson;
  lesson.title = "T";
  Scene scene;
  scene.title = "Where?";
  scene.views = {"graph", "scatter"};
  scene.experiment = loadPreset("star").value();
  scene.question = Question{"Where?", "commonModel"};
  lesson.scenes.push_back(std::move(scene));
  openPreset("star");
  window.levels().setLevel(Level::Lesson);
  player().start(std::move(lesson));
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
  auto* plane = child<QCustomPlot>(curtain(), "curtainPlane");
  ASSERT_TRUE(plane->isVisible());
  auto* count = child<QPushButton>(curtain(), "curtainCount");
  EXPECT_FALSE(count->isEnabled());
  const auto clickAt = [&](double x, double y) {
    QTest::mouseClick(plane, Qt::LeftButton, {},
                      {static_cast<int>(std::lround(plane->xAxis->coordToPixel(x))),
                       static_cast<int>(std::lround(plane->yAxis->coordToPixel(y)))});
    ASSERT_TRUE(count->isEnabled());
    count->click();
  };
  const Vector middle = window.run().network()->truth().rowwise().mean();
  clickAt(middle[0], middle[1]);
  clickAt(plane->xAxis->range().lower + 0.01, plane->yAxis->range().lower + 0.01);
  ASSERT_EQ(player().answers().size(), 2U);
  // A pixel is a small part of the plane.
  const double pixel = plane->xAxis->range().size() / plane->axisRect()->width();
  EXPECT_NEAR(player().answers()[0].x, middle[0], 2 * pixel);
  player().openCurtain();
  ASSERT_TRUE(waitFor([&] { return !player().outcome().isEmpty(); }));
  EXPECT_TRUE(player().outcome().contains(QStringLiteral("the mean of all models is (")));
}

TEST_F(QuestionPanelTest, LowPlaneHasFourNumbersAtEveryAxis) {
  window.resize(960, 540);
  window.show();
  int planes = 0;
  for (const auto& lesson : listLessons()) {
    for (std::size_t k = 0; k < lesson.scenes.size(); ++k) {
      const auto& question = lesson.scenes[k].question;
      if (!question || findQuestionKind(question->about)->answer != AnswerKind::Point) continue;
      SCOPED_TRACE(lesson.id);
      ASSERT_TRUE(window.lessons().start(toQString(lesson.id)));
      player().goTo(k);
      window.resize(960, 540);
      ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
      auto* plane = child<QCustomPlot>(curtain(), "curtainPlane");
      ASSERT_TRUE(waitFor([&] { return plane->isVisible(); }));
      plane->replot();
      for (auto* axis : {plane->xAxis, plane->yAxis}) {
        const auto numbers = axis->tickVector();
        EXPECT_GE(std::count_if(numbers.begin(), numbers.end(),
                                [&](double tick) { return axis->range().contains(tick); }),
                  4);
      }
      ++planes;
    }
  }
  EXPECT_GE(planes, 1);
}

TEST_F(QuestionPanelTest, PageDownOpensTheCurtainAndThenGoesOn) {
  ask("bestLambda");
  QTest::keyClick(&window, Qt::Key_PageDown);
  EXPECT_EQ(player().current(), 0U);
  EXPECT_FALSE(player().isCurtainClosed());
  ASSERT_TRUE(waitFor([&] { return !player().outcome().isEmpty(); }));
  QTest::keyClick(&window, Qt::Key_PageDown);
  EXPECT_EQ(player().current(), 1U);
  QTest::keyClick(&window, Qt::Key_PageUp);
  EXPECT_FALSE(player().isCurtainClosed());
  EXPECT_FALSE(player().outcome().isEmpty());
}

TEST_F(QuestionPanelTest, KeysOfLambdaDoNotOpenTheCurtain) {
  ask("clusters");
  QTest::keyClick(&window, Qt::Key_BracketRight);
  EXPECT_FALSE(window.run().isRunning());
  EXPECT_TRUE(player().isCurtainClosed());
}

TEST_F(QuestionPanelTest, EveryQuestionOfTheProgramHasAnAnswer) {
  window.resize(1280, 720);
  window.show();
  int questions = 0;
  for (const auto& lesson : listLessons()) {
    ASSERT_TRUE(window.lessons().start(toQString(lesson.id)));
    for (std::size_t k = 0; k < lesson.scenes.size(); ++k) {
      if (!lesson.scenes[k].question) continue;
      SCOPED_TRACE(lesson.id + ": " + lesson.scenes[k].title);
      player().goTo(k);
      ASSERT_TRUE(player().isCurtainClosed());
      player().openCurtain();
      ASSERT_TRUE(waitFor([&] { return !player().outcome().isEmpty(); }));
      ++questions;
      RecordProperty(lesson.id + std::to_string(k), player().outcome().toStdString());
      if (gtv::testing::isSet("GTV_LONG")) std::cout << player().outcome().toStdString() << '\n';
    }
  }
  EXPECT_GE(questions, 6);
}

class HandoutTest : public testing::WindowTest {
 protected:
  void start() {
    window.show();
    ASSERT_TRUE(window.lessons().start(QStringLiteral("lambda")));
    ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  }
  QProgressDialog* progress() {
    return window.findChild<QProgressDialog*>(QStringLiteral("handoutProgress"));
  }
  gtv::testing::ScratchFolder scratch_;
};

TEST_F(HandoutTest, HasTwoScenesOnEveryPageAndLeavesTheLessonAsItIs) {
  start();
  const auto file = scratch_.file("handout.pdf");
  window.lessons().writeHandout(toQString(file.string()));
  ASSERT_NE(progress(), nullptr);
  ASSERT_TRUE(waitFor([&] { return progress() == nullptr; }));
  const auto text = readTextFile(file);
  ASSERT_TRUE(text) << text.error().text();
  EXPECT_TRUE(text->starts_with("%PDF"));
  EXPECT_NE(text->find("/Count 4"), std::string::npos) << "seven scenes";
  EXPECT_EQ(window.stage()->player()->current(), 0U);
  EXPECT_EQ(window.stage()->player()->count(), 7U);
}

// Not every method comes to rest, and not every scene has a path.
TEST_F(HandoutTest, EveryLessonOfTheProgramHasOne) {
  start();
  for (const auto& lesson : listLessons()) {
    if (gtv::testing::isSet("GTV_BRIEF") && lesson.id != "privacy") continue;
    SCOPED_TRACE(lesson.id);
    ASSERT_TRUE(window.lessons().start(toQString(lesson.id)));
    const auto file = scratch_.file(lesson.id + ".pdf");
    window.lessons().writeHandout(toQString(file.string()));
    ASSERT_TRUE(waitFor([&] { return progress() == nullptr; }));
    EXPECT_TRUE(std::filesystem::exists(file));
  }
}

TEST_F(HandoutTest, CancelledHandoutWritesNothing) {
  start();
  const auto file = scratch_.file("handout.pdf");
  window.lessons().writeHandout(toQString(file.string()));
  ASSERT_NE(progress(), nullptr);
  ASSERT_TRUE(waitFor([&] { return progress()->value() >= 1; }));
  progress()->findChild<QPushButton*>()->click();
  ASSERT_TRUE(waitFor([&] { return progress() == nullptr; }));
  EXPECT_FALSE(std::filesystem::exists(file));
}

TEST_F(HandoutTest, FolderThatIsNotThereIsSaid) {
  start();
  QString said;
  window.lessons().writeHandout(toQString((scratch_.file("none") / "handout.pdf").string()));
  ASSERT_TRUE(waitFor([&] {
    auto* box = window.findChild<QMessageBox*>();
    if (box == nullptr) return false;
    said = box->text();
    box->reject();
    return true;
  }));
  EXPECT_TRUE(said.contains(QStringLiteral("handout.pdf"))) << said.toStdString();
}

}  // namespace
}  // namespace gtv::ui
