// A window in another language: what it shows, and what stays as it was written.
#include <QComboBox>
#include <QKeySequence>
#include <QLabel>
#include <QMenuBar>
#include <map>

#include "lessons/lesson.h"
#include "support/child.h"
#include "support/window_driver.h"
#include "ui/forms/preferences_dialog.h"
#include "ui/lessons/lesson_draft.h"
#include "ui/lessons/lesson_player.h"
#include "ui/lessons/stage.h"
#include "ui/shell/lesson_controller.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {
namespace {

using testing::child;
using testing::InLanguage;

QString firstMenu(const MainWindow& window) {
  return window.menuBar()->actions().front()->text().remove(QLatin1Char('&'));
}

TEST(WindowLanguageTest, MenusAndViewsAreInTheLanguageThatWasSetBefore) {
  const InLanguage german("de");
  const MainWindow window;
  EXPECT_EQ(firstMenu(window), QStringLiteral("Datei"));
  EXPECT_EQ(window.findChild<ViewDock*>(QStringLiteral("errorDock"))->windowTitle(),
            QStringLiteral("Fehler"));
}

TEST(WindowLanguageTest, NoTwoCommandsOfAMenuHaveTheSameKey) {
  for (const char* code : {"en", "fi", "de"}) {
    const InLanguage language(code);
    const MainWindow window;
    for (const auto* bar : window.findChildren<QMenu*>()) {
      std::map<QString, QString> commands;
      for (const auto* action : bar->actions()) {
        const auto key = QKeySequence::mnemonic(action->text()).toString();
        if (key.isEmpty() || !action->isVisible()) continue;
        EXPECT_TRUE(commands.emplace(key, action->text()).second)
            << code << ": " << commands[key].toStdString() << " and "
            << action->text().toStdString();
      }
    }
    std::map<QString, QString> menus;
    for (const auto* action : window.menuBar()->actions())
      EXPECT_TRUE(
          menus.emplace(QKeySequence::mnemonic(action->text()).toString(), action->text()).second)
          << code << ": " << action->text().toStdString();
  }
}

TEST(WindowLanguageTest, WindowThatIsOpenKeepsItsLanguage) {
  const MainWindow window;
  const InLanguage german("de");
  EXPECT_EQ(firstMenu(window), QStringLiteral("File"));
}

TEST(WindowLanguageTest, LessonsOfTheProgramAreTranslatedAndCanBeWrittenOn) {
  const InLanguage finnish("fi");
  MainWindow window;
  window.show();
  ASSERT_TRUE(window.lessons().start(QStringLiteral("lambda")));
  const auto english = loadLesson("lambda");
  ASSERT_TRUE(english.ok());
  const auto& scene = window.stage()->player()->scene();
  EXPECT_EQ(toQString(scene.title), translated(english->scenes.front().title));
  EXPECT_NE(scene.title, english->scenes.front().title);
  EXPECT_NE(scene.sentence, english->scenes.front().sentence);
  EXPECT_TRUE(scene.experiment == english->scenes.front().experiment);
  ASSERT_NE(window.lessons().edit(), nullptr);
  EXPECT_EQ(toQString(window.lessons().draft().lesson().scenes.front().sentence),
            translated(english->scenes.front().sentence));
}

TEST(WindowLanguageTest, PreferencesRememberTheLanguageForTheNextStart) {
  PreferencesDialog dialog;
  auto* box = child<QComboBox>(dialog, "languageBox");
  auto* note = child<QLabel>(dialog, "languageNote");
  EXPECT_TRUE(note->isHidden());
  box->setCurrentIndex(box->findData(QStringLiteral("fi")));
  Q_EMIT box->activated(box->currentIndex());
  EXPECT_EQ(PreferencesDialog::language(), QStringLiteral("fi"));
  EXPECT_FALSE(note->isHidden());
  EXPECT_EQ(currentLanguage(), QStringLiteral("en"));
  dialog.restoreDefaults();
  EXPECT_EQ(PreferencesDialog::language(), systemLanguage());
  EXPECT_TRUE(box->currentData().toString().isEmpty());
}

}  // namespace
}  // namespace gtv::ui
