// The window takes much memory only after it has asked.
#include <gmock/gmock.h>

#include <QClipboard>
#include <QDialog>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <filesystem>
#include <fstream>

#include "experiment/documents.h"
#include "experiment/links.h"
#include "support/window_driver.h"
#include "ui/diagnostics/status_line.h"
#include "ui/document/file_controller.h"
#include "ui/document/import_export_controller.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/run_controller.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {
namespace {

using testing::waitFor;
using testing::WindowTest;

class WindowMemoryTest : public WindowTest {
 protected:
  WindowMemoryTest() {
    window.memory().setConfirmation([this](const QString& question) {
      questions.push_back(question);
      return answer;
    });
  }
  static Experiment large() {
    return loadPreset("chain")
        .value()
        .with("graph", {{"kind", "complete"}, {"nodes", 9999}})
        .value();
  }

  QStringList questions;
  bool answer = false;
};

TEST_F(WindowMemoryTest, LargeLinkIsNotOpenedWithoutConfirmation) {
  openPreset("chain");
  const auto before = window.run().experiment();
  const double bytes = estimateWindowMemory(large()).bytes();
  window.memory().setAvailable([bytes] { return 1.5 * bytes; });
  EXPECT_FALSE(window.files().openByName(toQString(linkOf(large()).value())));
  ASSERT_EQ(questions.size(), 1);
  EXPECT_TRUE(questions.front().contains(QStringLiteral("GB of memory")));
  EXPECT_TRUE(window.panel()->problemText().contains(QStringLiteral("cannot be opened")));
  EXPECT_EQ(window.run().experiment(), before);
  // What runs goes on.
  runTo(2);
}

TEST_F(WindowMemoryTest, LargeLinkNeedsConfirmationEvenWithFreeMemory) {
  openPreset("chain");
  window.memory().setAvailable([] { return 1e12; });
  EXPECT_FALSE(window.files().openByName(toQString(linkOf(large()).value())));
  EXPECT_EQ(questions.size(), 1);
  QGuiApplication::clipboard()->setText(toQString(linkOf(large()).value()));
  const auto before = window.run().experiment();
  window.files().paste();
  EXPECT_EQ(questions.size(), 2);
  EXPECT_EQ(window.run().experiment(), before);
  // What is not from somebody else is not asked for, and neither is a small link.
  const auto small = loadPreset("chain").value().with("seed", 3).value();
  EXPECT_TRUE(window.files().openByName(toQString(linkOf(small).value())));
  EXPECT_EQ(questions.size(), 2);
}

TEST_F(WindowMemoryTest, ExcessiveMemoryIsRefusedWithoutConfirmation) {
  openPreset("chain");
  window.memory().setAvailable([] { return 1e9; });
  EXPECT_FALSE(window.files().open(large()));
  EXPECT_TRUE(questions.empty());
  EXPECT_TRUE(window.panel()->problemText().contains(QStringLiteral("is free")));
}

TEST_F(WindowMemoryTest, LargeEditNeedsConfirmationAndCanBeUndone) {
  openPreset("chain");
  const auto before = window.run().experiment();
  const auto grown = before.with("graph", {{"kind", "ring"}, {"nodes", 300000}}).value();
  const double bytes = estimateWindowMemory(grown).bytes();
  window.memory().setAvailable([bytes] { return 1.5 * bytes; });
  window.run().document().change(grown, QStringLiteral("ring"));
  ASSERT_TRUE(waitFor([&] { return !questions.empty(); }));
  EXPECT_TRUE(window.panel()->problemText().contains(QStringLiteral("is free")));
  window.run().document().undo();
  EXPECT_EQ(window.run().experiment(), before);
  ASSERT_TRUE(waitFor([&] { return window.panel()->problemText().isEmpty(); }));
  runTo(2);
}

TEST_F(WindowMemoryTest, LargeTableIsReadOnlyAfterConfirmation) {
  openPreset("chain");
  const QTemporaryDir folder;
  const auto file = folder.filePath(QStringLiteral("large.csv"));
  {
    std::ofstream out(file.toStdString());
    out << "town,rain,sun\n";
    for (int k = 0; k < 10'000; ++k) out << k / 100 << ',' << k << ",1\n";
  }
  // The rest takes no room on the disk: it is a hole.
  std::filesystem::resize_file(file.toStdString(), 500'000'000);
  const double bytes = estimateFileMemory(file.toStdString()).bytes();
  EXPECT_GT(bytes, 1e9);
  const auto dialogs = [&] {
    return window.findChildren<QDialog*>(QStringLiteral("importDialog")).size();
  };

  window.memory().setAvailable([bytes] { return 1.5 * bytes; });
  window.exchange().take(file);
  ASSERT_EQ(questions.size(), 1);
  EXPECT_TRUE(questions.front().contains(QStringLiteral("large.csv")));
  EXPECT_EQ(dialogs(), 0);
  EXPECT_TRUE(window.status().text().contains(QStringLiteral("is free")));

  window.memory().setAvailable([bytes] { return bytes / 2; });
  window.exchange().take(file);
  EXPECT_EQ(questions.size(), 1) << "no answer helps";
  EXPECT_EQ(dialogs(), 0);

  answer = true;
  window.memory().setAvailable([bytes] { return 1.5 * bytes; });
  window.exchange().take(file);
  EXPECT_EQ(questions.size(), 2);
  EXPECT_EQ(dialogs(), 1);
}

}  // namespace
}  // namespace gtv::ui
