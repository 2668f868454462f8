// Sessions that cannot be kept, or not be brought back, are said in the window, and lose nothing.
#include <gmock/gmock.h>

#include <QApplication>
#include <QInputDialog>
#include <QTimer>
#include <QToolButton>

#include "base/json.h"
#include "experiment/documents.h"
#include "instances/memory_estimate.h"
#include "session/session_file.h"
#include "session/session_reader.h"
#include "support/child.h"
#include "support/sessions.h"
#include "support/window_driver.h"
#include "ui/diagnostics/status_line.h"
#include "ui/document/file_controller.h"
#include "ui/document/session_keeper.h"
#include "ui/live/experiment_document.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/run_controller.h"
#include "ui/live/run_list.h"
#include "ui/widgets/notice_bar.h"

namespace gtv::ui {
namespace {

namespace fs = std::filesystem;
using testing::child;
using ::testing::HasSubstr;
using testing::waitFor;

class SessionRecoveryTest : public testing::WindowTest {
 protected:
  SessionRecoveryTest() { window.keeper().setRoot(root()); }
  fs::path root() const { return scratch_.file("home/open"); }
  static NoticeBar* noticeOf(MainWindow& of) { return of.findChild<NoticeBar*>(); }
  /// What a program that died has left.
  fs::path leave(const char* name, const std::string& content) const {
    fs::create_directories(root() / name);
    EXPECT_TRUE(writeTextFile(root() / name / "session.gtvlab", content));
    return root() / name;
  }
  /// Of which it is asked whether it is to be built.
  static Experiment large() {
    return loadPreset("chain")
        .value()
        .with("graph", {{"kind", "complete"}, {"nodes", 9999}})
        .value();
  }
  /// As a session.
  fs::path saveLarge() const {
    fs::create_directories(scratch_.path());
    auto file = scratch_.file("large.gtvlab");
    SessionChanges changes;
    changes.experiment = large();
    changes.saved = large();
    EXPECT_TRUE(SessionFile::create(file).value()->write(changes));
    return file;
  }

  gtv::testing::ScratchFolder scratch_;
};

TEST_F(SessionRecoveryTest, UnreadableSessionIsReportedUntilDismissed) {
  const auto left = leave("session-1", "nothing of a session");
  ASSERT_TRUE(window.files().recover());
  ASSERT_TRUE(waitFor([&] { return !noticeOf(window)->text().isEmpty(); }));
  // By its name, with the place where it is now.
  const auto place = scratch_.file("home/unreadable/session-1/session.gtvlab");
  EXPECT_THAT(noticeOf(window)->text().toStdString(), HasSubstr(place.string()));
  EXPECT_THAT(noticeOf(window)->text().toStdString(), HasSubstr("not a GTV Lab session"));
  EXPECT_EQ(readTextFile(place).value(), "nothing of a session");
  EXPECT_FALSE(fs::exists(left));
  // Whatever else is said, and in the next window, too.
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
  window.status().showMessage(QStringLiteral("something else"), false);
  EXPECT_FALSE(noticeOf(window)->isHidden());
  {
    MainWindow next;
    next.keeper().setRoot(root());
    ASSERT_TRUE(next.files().openAtStart(QStringLiteral("star")));
    EXPECT_THAT(noticeOf(next)->text().toStdString(), HasSubstr(place.string()));
  }
  child<QToolButton>(*noticeOf(window), "dismissButton")->click();
  EXPECT_TRUE(noticeOf(window)->isHidden());
  MainWindow last;
  last.keeper().setRoot(root());
  ASSERT_TRUE(last.files().openAtStart(QStringLiteral("star")));
  EXPECT_TRUE(noticeOf(last)->isHidden());
  EXPECT_TRUE(fs::exists(place));
}

TEST_F(SessionRecoveryTest, SessionsWorkWithoutFolderForWorkingCopy) {
  fs::create_directories(scratch_.path());
  ASSERT_TRUE(writeTextFile(scratch_.file("home"), "in the way"));
  openPreset("chain");
  ASSERT_TRUE(window.keeper().begin());
  ASSERT_TRUE(waitFor([&] { return !window.status().unsavedReason().isEmpty(); }));
  runTo(40);
  const auto file = scratch_.file("x.gtvlab");
  bool saved = false;
  QObject::connect(&window.keeper(), &SessionKeeper::saved, &window, [&] { saved = true; });
  ASSERT_TRUE(window.files().save(file));
  ASSERT_TRUE(waitFor([&] { return saved; }));
  EXPECT_FALSE(window.isWindowModified());
  EXPECT_THAT(verifySession(file, scratch_.file("files")), ::testing::IsEmpty());
  EXPECT_EQ(readSession(file).value().runs[0].last.iteration, 40);

  MainWindow other;
  other.keeper().setRoot(root());
  other.show();
  ASSERT_TRUE(other.files().openByName(QString::fromStdString(file.string()), false));
  ASSERT_TRUE(waitFor([&] { return other.run().shownIteration() == 40; }));
  ASSERT_TRUE(waitFor([&] { return !other.status().unsavedReason().isEmpty(); }));
  // As soon as there is a place, it is kept.
  fs::remove(scratch_.file("home"));
  ASSERT_TRUE(waitFor([&] { return other.status().unsavedReason().isEmpty(); }));
  ASSERT_FALSE(other.keeper().folder().empty());
  EXPECT_EQ(readSession(other.keeper().folder() / "session.gtvlab").value().runs[0].last.iteration,
            40);
}

TEST_F(SessionRecoveryTest, OpenDocumentIsKeptImmediately) {
  openPreset("star");
  ASSERT_TRUE(window.keeper().begin());
  const auto session = readSession(window.keeper().folder() / "session.gtvlab");
  ASSERT_TRUE(session.ok()) << session.error().text();
  EXPECT_EQ(session->experiment, loadPreset("star").value());
}

TEST_F(SessionRecoveryTest, OffersNoOtherSessionWhileOneIsRestored) {
  {
    MainWindow dying;
    dying.keeper().setRoot(root());
    dying.show();
    ASSERT_TRUE(dying.files().openByName(QStringLiteral("star"), false));
    ASSERT_TRUE(dying.keeper().begin());
    ASSERT_TRUE(waitFor([&] { return !dying.keeper().isBusy(); }));
    fs::copy(dying.keeper().folder(), scratch_.file("left"), fs::copy_options::recursive);
  }
  fs::rename(scratch_.file("left"), root() / "left");
  // As the program does when it starts.
  ASSERT_TRUE(window.files().openAtStart({}));
  ASSERT_TRUE(window.keeper().begin());
  EXPECT_FALSE(window.keeper().hasWorkingCopy());
  ASSERT_TRUE(waitFor([&] { return window.keeper().hasWorkingCopy(); }));
  EXPECT_EQ(window.run().experiment().title(), loadPreset("star").value().title());
  EXPECT_EQ(otherCopies(root()).size(), 1U);

  // What cannot be brought back gives way to what is shown instead, and that is kept.
  MainWindow other;
  other.keeper().setRoot(scratch_.file("other/open"));
  fs::create_directories(scratch_.file("other/open/session-1"));
  ASSERT_TRUE(writeTextFile(scratch_.file("other/open/session-1/session.gtvlab"), "nothing"));
  ASSERT_TRUE(other.files().openAtStart({}));
  ASSERT_TRUE(other.keeper().begin());
  ASSERT_TRUE(waitFor([&] { return other.keeper().hasWorkingCopy(); }));
  EXPECT_EQ(otherCopies(scratch_.file("other/open")).size(), 1U);
  EXPECT_TRUE(readSession(other.keeper().folder() / "session.gtvlab"));
}

TEST_F(SessionRecoveryTest, RefusedSessionIsReplacedByShownDocument) {
  const auto file = saveLarge();
  int questions = 0;
  const double bytes = estimateWindowMemory(large()).bytes();
  window.memory().setAvailable([bytes] { return 1.5 * bytes; });
  window.memory().setConfirmation([&](const QString&) {
    ++questions;
    return false;
  });
  ASSERT_TRUE(window.files().openAtStart(QString::fromStdString(file.string())));
  ASSERT_TRUE(window.keeper().begin());
  ASSERT_TRUE(waitFor([&] { return window.keeper().hasWorkingCopy(); }));
  EXPECT_EQ(questions, 1);
  EXPECT_THAT(window.panel()->problemText().toStdString(), HasSubstr("cannot be opened"));
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
  EXPECT_LT(window.run().snapshot()->W.cols(), 9999);
  EXPECT_EQ(otherCopies(root()).size(), 1U);
}

TEST_F(SessionRecoveryTest, DocumentOpenedDuringMemoryPromptIsNotReplaced) {
  const auto file = saveLarge();
  openPreset("chain");
  ASSERT_TRUE(window.keeper().begin());
  const double bytes = estimateWindowMemory(large()).bytes();
  window.memory().setAvailable([bytes] { return 1.5 * bytes; });
  bool isAsked = false;
  window.memory().setConfirmation([&](const QString&) {
    isAsked = true;
    EXPECT_TRUE(window.files().openByName(QStringLiteral("star"), false));
    return true;
  });
  ASSERT_TRUE(window.files().openByName(QString::fromStdString(file.string()), false));
  ASSERT_TRUE(waitFor([&] { return isAsked; }));
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
  EXPECT_EQ(window.run().experiment().title(), loadPreset("star").value().title());
  EXPECT_TRUE(window.keeper().hasWorkingCopy());
  EXPECT_EQ(otherCopies(root()).size(), 1U);
}

TEST_F(SessionRecoveryTest, DamagedWorkingCopyIsRewrittenFromWindow) {
  openPreset("star");
  ASSERT_TRUE(window.keeper().begin());
  runTo(30);
  ASSERT_TRUE(waitFor([&] { return !window.keeper().isBusy(); }));
  const auto damaged = window.keeper().folder();
  auto other =
      std::move(Database::open(damaged / "session.gtvlab", Database::Access::Write).value());
  other->execute("DELETE FROM document");
  ASSERT_TRUE(other->failure());
  other = nullptr;
  const auto file = scratch_.file("x.gtvlab");
  bool saved = false;
  QObject::connect(&window.keeper(), &SessionKeeper::saved, &window, [&] { saved = true; });
  ASSERT_TRUE(window.files().save(file));
  ASSERT_TRUE(waitFor([&] { return saved || !window.panel()->problemText().isEmpty(); }));
  EXPECT_TRUE(saved) << window.panel()->problemText().toStdString();
  EXPECT_THAT(verifySession(file, scratch_.file("files")), ::testing::IsEmpty());
  const auto session = readSession(file).value();
  EXPECT_EQ(session.runs[0].last.iteration, 30);
  EXPECT_EQ(session.runs[0].trace.rows().size(), window.run().runs().run(0).rows->size());
  EXPECT_NE(window.keeper().folder(), damaged);
  ASSERT_TRUE(waitFor([&] { return !window.keeper().isBusy(); }));
  EXPECT_TRUE(readSession(window.keeper().folder() / "session.gtvlab"));
}

TEST_F(SessionRecoveryTest, RestoresChosenSessionAmongEqualNamesAndTimes) {
  const auto chain = loadPreset("chain").value();
  for (const auto& [name, lambda] : {std::pair{"session-1", 0.25}, std::pair{"session-2", 0.75}}) {
    fs::create_directories(root() / name);
    SessionChanges changes;
    changes.experiment = chain.with("lambda", lambda).value();
    changes.saved = chain;
    const auto file = root() / name / "session.gtvlab";
    ASSERT_TRUE(SessionFile::create(file).value()->write(changes));
    fs::last_write_time(file, fs::file_time_type::clock::now());
  }
  fs::last_write_time(root() / "session-2" / "session.gtvlab",
                      fs::last_write_time(root() / "session-1" / "session.gtvlab"));
  QStringList offered;
  fs::path second;  // in the order in which they are offered
  QTimer timer;
  QObject::connect(&timer, &QTimer::timeout, [&] {
    auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return;
    timer.stop();
    offered = dialog->comboBoxItems();
    second = window.files().leftovers().at(1).folder.filename();
    dialog->setTextValue(offered.value(1));
    dialog->accept();
  });
  timer.start(10);
  ASSERT_TRUE(window.files().recover());
  ASSERT_EQ(offered.size(), 2);
  EXPECT_NE(offered[0], offered[1]);
  ASSERT_TRUE(waitFor([&] { return window.run().experiment().title() == chain.title(); }));
  EXPECT_EQ(window.run().experiment().lambda(), second == "session-1" ? 0.25 : 0.75);
}

}  // namespace
}  // namespace gtv::ui
