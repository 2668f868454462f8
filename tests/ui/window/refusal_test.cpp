#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QUndoStack>

#include "experiment/documents.h"
#include "support/child.h"
#include "support/window_driver.h"
#include "ui/document/file_controller.h"
#include "ui/lessons/lesson_player.h"
#include "ui/lessons/stage.h"
#include "ui/live/experiment_document.h"
#include "ui/live/refusal_banner.h"
#include "ui/live/run_controller.h"
#include "ui/shell/main_window.h"
#include "ui/shell/window_levels.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {
namespace {

using testing::child;
using testing::waitFor;

class RefusalBannerTest : public testing::WindowTest {
 protected:
  RefusalBanner& banner() { return *child<RefusalBanner>(window, "refusalBanner"); }
  QString text() { return child<QLabel>(banner(), "refusalText")->text(); }
  QList<QPushButton*> remedies() {
    QList<QPushButton*> out;
    for (auto* button : banner().findChildren<QPushButton*>(QStringLiteral("remedyButton")))
      if (!button->isHidden()) out << button;
    return out;
  }
  /// A method for quadratic penalties on a norm.
  void refuse() {
    openPreset("star");
    window.run().edit(QStringLiteral("solver.kind"), "direct");
    ASSERT_TRUE(waitFor([&] { return window.run().isRefused(); }));
    ASSERT_TRUE(waitFor([&] { return !remedies().isEmpty(); }));
  }
};

TEST_F(RefusalBannerTest, IsNotThereWhileNothingIsRefused) {
  openPreset("star");
  EXPECT_FALSE(banner().isVisible());
}

TEST_F(RefusalBannerTest, SaysWhyOverThePictureInWordsOfTheLists) {
  refuse();
  EXPECT_TRUE(banner().isVisible());
  EXPECT_TRUE(text().contains(QStringLiteral("a quadratic penalty: MOCHA")))
      << text().toStdString();
  // The field is named as in the form, and not as in the file.
  EXPECT_TRUE(text().startsWith(QStringLiteral("Algorithm: "))) << text().toStdString();
  const QRect seen(banner().mapTo(&window, QPoint(0, 0)), banner().size());
  EXPECT_TRUE(window.rect().contains(seen));
}

TEST_F(RefusalBannerTest, ButtonDoesWhatWouldHelpAsOneStep) {
  refuse();
  ASSERT_EQ(remedies().size(), 1);
  EXPECT_EQ(remedies()[0]->text(), QStringLiteral("Take the penalty “MOCHA”"));
  remedies()[0]->click();
  EXPECT_FALSE(banner().isVisible());
  ASSERT_TRUE(waitFor([&] { return !window.run().isRefused(); }));
  EXPECT_EQ(window.run().experiment().penalty().kind(), "mocha");
  EXPECT_EQ(window.run().experiment().solver().kind(), "direct");
  window.run().document().undo();
  EXPECT_EQ(window.run().experiment().penalty().kind(), "nlasso");
}

TEST_F(RefusalBannerTest, RefusedStepIsTakenBack) {
  refuse();
  child<QPushButton>(banner(), "refusalUndo")->click();
  EXPECT_FALSE(banner().isVisible());
  ASSERT_TRUE(waitFor([&] { return !window.run().isRefused(); }));
  EXPECT_EQ(window.run().experiment().solver().kind(), loadPreset("star")->solver().kind());
}

TEST_F(RefusalBannerTest, SceneThatIsRefusedSaysWhy) {
  Lesson lesson;
  lesson.title = "T";
  Scene scene;
  scene.title = "Refused";
  scene.views = {"lambda"};
  scene.experiment = loadPreset("star")->with("solver.kind", "direct").value();
  lesson.scenes.push_back(std::move(scene));
  openPreset("star");
  window.levels().setLevel(Level::Lesson);
  window.stage()->player()->start(std::move(lesson));
  ASSERT_TRUE(waitFor([&] { return banner().isVisible(); }));
  EXPECT_TRUE(text().startsWith(QStringLiteral("Algorithm: "))) << text().toStdString();
}

TEST(RefusalTextTest, NamesFieldsAsTheFormsDoAndFilesAsTheyAre) {
  const auto star = loadPreset("star").value();
  EXPECT_EQ(refusalText(star, {"data.noise", "must be >= 0"}),
            QStringLiteral("Data › Noise: must be >= 0"));
  EXPECT_EQ(refusalText(star, {"penalty.kind", "must be known"}),
            QStringLiteral("Penalty: must be known"));
  EXPECT_EQ(refusalText(star, {"graph.csv", "cannot be read"}),
            QStringLiteral("graph.csv: cannot be read"));
  EXPECT_EQ(refusalText(star, {"", "out of memory"}), QStringLiteral("out of memory"));
}

TEST_F(RefusalBannerTest, LiesOverEveryLevelWithAllOfItsText) {
  MainWindow other;
  other.resize(1280, 720);
  // Refused before there is a window.
  other.files().open(loadPreset("star")->with("solver.kind", "direct").value(), {}, true);
  ASSERT_TRUE(waitFor([&] { return other.run().isRefused(); }));
  other.show();
  auto* over = child<RefusalBanner>(other, "refusalBanner");
  const auto expectWhole = [&](Level level) {
    SCOPED_TRACE(levelName(level).toStdString());
    other.levels().setLevel(level);
    ASSERT_TRUE(waitFor([&] {
      return over->isVisible() &&
             over->isAncestorOf(other.childAt(over->mapTo(&other, over->rect().center())));
    }));
    EXPECT_GE(over->height(), over->heightForWidth(over->width()));
    const auto* text = child<QLabel>(*over, "refusalText");
    EXPECT_GE(text->height(), text->heightForWidth(text->width()));
    for (const auto* button : over->findChildren<QPushButton*>()) {
      if (button->isHidden()) continue;
      EXPECT_FALSE(button->geometry().intersects(text->geometry()));
      EXPECT_TRUE(over->rect().contains(button->geometry()));
    }
  };
  for (const auto level : {Level::Lab, Level::Explore, Level::Lesson, Level::Lab})
    expectWhole(level);
}

TEST_F(RefusalBannerTest, FitsTheWindowWhenThatBecomesSmaller) {
  refuse();
  window.resize(1024, 700);
  ASSERT_TRUE(waitFor([&] {
    const QRect seen(banner().mapTo(&window, QPoint(0, 0)), banner().size());
    return window.rect().contains(seen);
  }));
  EXPECT_LE(banner().width(), banner().parentWidget()->width());
}

}  // namespace
}  // namespace gtv::ui
