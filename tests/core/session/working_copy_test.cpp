#include "session/working_copy.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <future>
#include <optional>

#include "base/json.h"
#include "session/session_reader.h"
#include "session/session_writer.h"
#include "support/experiments.h"
#include "support/failing_disk.h"
#include "support/sessions.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;
using testing::changed;
using testing::expectSame;
using testing::FailingDisk;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::sessionOf;
using testing::smallExperiment;

/// A variable of the environment that is as it was when the object goes.
class Variable {
 public:
  Variable(const char* name, const char* value) : name_(name) {
    if (const char* was = std::getenv(name)) was_ = was;
    if (value == nullptr)
      ::unsetenv(name);
    else
      ::setenv(name, value, 1);
  }
  ~Variable() {
    if (was_)
      ::setenv(name_, was_->c_str(), 1);
    else
      ::unsetenv(name_);
  }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  const char* name_;
  std::optional<std::string> was_;
};

class WorkingCopyTest : public ::testing::Test {
 protected:
  /// What a process of its own does is cut off by the call after so many others. False: it came to
  /// its end.
  static bool isKilledAfter(int calls, const std::function<void()>& work) {
    const pid_t child = ::fork();
    if (child == 0) {
      FailingDisk disk;
      disk.dieAfter(calls);
      work();
      std::_Exit(::testing::Test::HasFailure() ? 1 : 0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_THAT(WEXITSTATUS(status), ::testing::AnyOf(0, FailingDisk::killed));
    return WEXITSTATUS(status) != 0;
  }
  void expectAllCanBeRead() const {
    for (const auto& copy : otherCopies(root())) {
      const auto session = readSession(copy.session());
      EXPECT_TRUE(session.ok()) << (session.ok() ? "" : session.error().text());
    }
  }
  /// In a folder that cannot be made, whoever we are.
  fs::path unwritableFolder() const {
    EXPECT_TRUE(writeTextFile(scratch_.file("file"), ""));
    return scratch_.file("file") / "open";
  }
  void makeFolderWritable() const { fs::remove(scratch_.file("file")); }
  /// What a process that is gone left.
  OtherCopy leftover(const Session& session) const {
    auto copy = std::move(WorkingCopy::create(root(), changesOf(session)).value());
    copy = nullptr;
    return otherCopies(root()).front();
  }
  /// A session whose documents name data.
  Session withData() const {
    const auto folder = scratch_.file("data");
    fs::create_directory(folder);
    EXPECT_TRUE(writeTextFile(folder / "e.csv", "source,target\na,b\nb,c\n"));
    EXPECT_TRUE(writeTextFile(folder / "d.csv", "node,y,x1\na,1,1\nb,2,1\nc,4,2\n"));
    auto experiment = changed(Experiment(), {{"graph", {{"kind", "csv"}, {"file", "e.csv"}}},
                                             {"data", {{"kind", "csv"}, {"file", "d.csv"}}}});
    experiment.setFolder(folder);
    auto session = sessionOf(experiment, 10);
    for (auto* one : {&session.experiment, &session.saved}) one->setFolder(folder);
    return session;
  }
  fs::path root() const { return scratch_.file("open"); }

  testing::ScratchFolder scratch_;
};

TEST_F(WorkingCopyTest, CrashDuringCreationLeavesNothingOrCompleteSession) {
  const auto session = sessionOf(smallExperiment(), 5);
  SessionChanges first;
  first.experiment = first.saved = session.saved;
  int calls = 0;
  while (isKilledAfter(calls, [&] {
    auto copy = WorkingCopy::create(root(), first);
    ASSERT_TRUE(copy.ok());
    EXPECT_TRUE((*copy)->session().write(changesOf(session)));
  })) {
    expectAllCanBeRead();
    ASSERT_FALSE(HasFailure()) << "killed after " << calls << " calls";
    fs::remove_all(root());
    ++calls;
  }
  EXPECT_GT(calls, 20);
  expectSame(session, readSession(otherCopies(root()).front().session()).value());
}

TEST_F(WorkingCopyTest, CrashDuringOpeningLeavesNothingOrCompleteSession) {
  const auto session = sessionOf(smallExperiment(), 5);
  const auto file = scratch_.file("x.gtvlab");
  ASSERT_TRUE(WorkingCopy::create(root(), changesOf(session)).value()->session().saveAs(file));
  // Of a program that wrote other tables, so that it is written anew.
  Database::open(file, Database::Access::Write)
      .value()
      ->execute("CREATE TABLE another(id INTEGER)");
  fs::remove_all(root());
  int calls = 0;
  while (isKilledAfter(calls, [&] { EXPECT_TRUE(WorkingCopy::createFrom(file, root())); })) {
    expectAllCanBeRead();
    ASSERT_FALSE(HasFailure()) << "killed after " << calls << " calls";
    fs::remove_all(root());
    ++calls;
  }
  EXPECT_GT(calls, 10);
  expectSame(session, readSession(otherCopies(root()).front().session()).value());
}

TEST_F(WorkingCopyTest, InvalidSessionLeavesNoWorkingCopy) {
  const auto file = scratch_.file("x.gtvlab");
  ASSERT_TRUE(writeTextFile(file, "nothing of a session"));
  EXPECT_THAT(WorkingCopy::createFrom(file, root()).error().text(),
              HasSubstr("not a GTV Lab session"));
  EXPECT_TRUE(fs::is_empty(root()));
}

TEST_F(WorkingCopyTest, OldFoldersWithoutSessionAreRemoved) {
  for (const char* name : {"session-old", "session-new", "another"})
    fs::create_directories(root() / name);
  fs::last_write_time(root() / "session-old",
                      fs::file_time_type::clock::now() - std::chrono::hours(1));
  fs::last_write_time(root() / "another", fs::file_time_type::clock::now() - std::chrono::hours(1));
  const auto old = leftover(sessionOf(smallExperiment(), 5));
  fs::last_write_time(old.folder, fs::file_time_type::clock::now() - std::chrono::hours(1));
  const auto copy = std::move(WorkingCopy::create(root()).value());
  EXPECT_FALSE(fs::exists(root() / "session-old"));
  EXPECT_TRUE(fs::exists(root() / "session-new"));
  EXPECT_TRUE(fs::exists(root() / "another"));
  EXPECT_TRUE(fs::exists(old.session()));
}

TEST_F(WorkingCopyTest, WorkingCopyIsPrivate) {
  const auto mask = ::umask(0);
  const auto session = withData();
  const auto file = scratch_.file("x.gtvlab");
  auto first = std::move(WorkingCopy::create(root(), changesOf(session)).value());
  ASSERT_TRUE(first->session().write(changesOf(session)));
  ASSERT_TRUE(first->session().saveAs(file));
  const auto second = std::move(WorkingCopy::createFrom(file, root()).value());
  ASSERT_TRUE(first->describe(file, {}, "x"));
  ::umask(mask);
  constexpr auto others = fs::perms::group_all | fs::perms::others_all;
  EXPECT_EQ(fs::status(root()).permissions() & others, fs::perms::none);
  std::size_t files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(root())) {
    EXPECT_EQ(entry.status().permissions() & others, fs::perms::none) << entry.path();
    files += entry.is_regular_file() ? 1 : 0;
  }
  EXPECT_GT(files, 6U);
  // What the user saves is like any other file.
  EXPECT_EQ(fs::status(file).permissions(), fs::perms(0644));
}

TEST_F(WorkingCopyTest, UsesPrivateFolderWithoutHomeFolder) {
  const Variable data("XDG_DATA_HOME", nullptr);
  const Variable run("XDG_RUNTIME_DIR", nullptr);
  const Variable temporary("TMPDIR", scratch_.path().c_str());
  const auto own = scratch_.file("gtvlab-" + std::to_string(::geteuid())) / "open";
  for (const char* none : {static_cast<const char*>(nullptr), "", "relative"}) {
    const Variable home("HOME", none);
    EXPECT_EQ(openSessionsFolder(), own);
    const Variable runs("XDG_RUNTIME_DIR", "/run/user/12");
    EXPECT_EQ(openSessionsFolder(), "/run/user/12/gtvlab/open");
  }
  const Variable home("HOME", "/home/me");
  EXPECT_EQ(openSessionsFolder(), "/home/me/.local/share/gtvlab/open");
  // Everybody may write where it is.
  fs::permissions(scratch_.path(), fs::perms(01777));
  const auto copy = WorkingCopy::create(own);
  ASSERT_TRUE(copy.ok()) << copy.error().text();
  EXPECT_EQ(fs::status(own.parent_path()).permissions(), fs::perms(0700));
}

TEST_F(WorkingCopyTest, RefusesFolderOfAnotherUser) {
  if (::geteuid() != 0) GTEST_SKIP() << "only the administrator can give folders away";
  fs::permissions(scratch_.path(), fs::perms(01777));
  const auto theirs = scratch_.file("gtvlab-0");
  fs::create_directory(theirs);
  ASSERT_EQ(::chown(theirs.c_str(), 12345, 12345), 0);
  EXPECT_THAT(WorkingCopy::create(theirs / "open").error().text(),
              HasSubstr("belongs to another user"));
  // Nor is a link of theirs to one of ours.
  const auto ours = scratch_.file("ours");
  fs::create_directory(ours);
  const auto link = scratch_.file("link");
  fs::create_directory_symlink(ours, link);
  ASSERT_EQ(::lchown(link.c_str(), 12345, 12345), 0);
  EXPECT_FALSE(WorkingCopy::create(link / "open"));
}

TEST_F(WorkingCopyTest, IsInMemoryAndSavableWithoutWritableFolder) {
  const auto session = sessionOf(smallExperiment(), 20);
  const auto root = unwritableFolder();
  auto copy = std::move(WorkingCopy::createAnywhere(root, {}).value());
  EXPECT_THAT(copy->onDisk().error().text(), HasSubstr("cannot be kept"));
  EXPECT_TRUE(copy->folder().empty());
  ASSERT_TRUE(copy->session().write(changesOf(session)));
  ASSERT_TRUE(copy->session().saveAs(scratch_.file("x.gtvlab")));
  expectSame(session, readSession(scratch_.file("x.gtvlab")).value());
  copy->moveToDisk();
  EXPECT_FALSE(copy->onDisk());
  // What goes on after there is room is not another session.
  makeFolderWritable();
  copy->moveToDisk();
  ASSERT_TRUE(copy->onDisk()) << copy->onDisk().error().text();
  expectSame(session, readSession(copy->sessionPath()).value());
  auto more = session;
  more.screen["speed"] = 7;
  auto changes = changesOf(more);
  changes.runs[0].kept = session.runs[0].trace.rows().size();
  changes.runs[0].run.trace.shorten(0, session.runs[0].trace.changes().size());
  ASSERT_TRUE(copy->session().write(changes));
  expectSame(more, readSession(copy->sessionPath()).value());
  ASSERT_TRUE(copy->session().saveAs(scratch_.file("x.gtvlab")));
  expectSame(more, readSession(scratch_.file("x.gtvlab")).value());
  copy = nullptr;
  ASSERT_EQ(otherCopies(root).size(), 1U);
}

TEST_F(WorkingCopyTest, SessionWithDataOpensWithoutWritableFolder) {
  const auto session = withData();
  const auto file = scratch_.file("x.gtvlab");
  ASSERT_TRUE(WorkingCopy::create(root(), changesOf(session)).value()->session().saveAs(file));
  fs::remove_all(scratch_.file("data"));
  const Variable temporary("TMPDIR", scratch_.path().c_str());
  auto [copy, back] = std::move(WorkingCopy::createFrom(file, unwritableFolder()).value());
  EXPECT_FALSE(copy->onDisk());
  const auto again = Run::start(back.runs[0].start);
  ASSERT_TRUE(again.ok()) << again.error().text();
  EXPECT_EQ((*again)->trace().rows()[0].objective, session.runs[0].trace.rows()[0].objective);
  makeFolderWritable();
  copy->moveToDisk();
  ASSERT_TRUE(copy->onDisk());
  EXPECT_EQ(readSession(copy->sessionPath()).value().files.size(), 2U);
  EXPECT_TRUE(Run::start(back.runs[0].start).ok());
  // Nothing of it stays among the temporary files.
  const auto files = copy->filesFolder();
  EXPECT_TRUE(fs::exists(files));
  copy->discard();
  copy = nullptr;
  EXPECT_FALSE(fs::exists(files));
}

TEST_F(WorkingCopyTest, LeftoverCopyIsKeptUntilContentIsOnDisk) {
  const auto session = sessionOf(smallExperiment(), 5);
  const auto left = leftover(session);
  auto [copy, back] =
      std::move(WorkingCopy::createFrom(left.session(), unwritableFolder()).value());
  expectSame(session, back);
  copy->replaceOtherCopy(left);
  EXPECT_TRUE(fs::exists(left.session()));
  EXPECT_TRUE(otherCopies(root()).front().isOpen);  // nobody else brings it back now
  makeFolderWritable();
  copy->moveToDisk();
  ASSERT_TRUE(copy->onDisk());
  EXPECT_FALSE(fs::exists(left.folder));
  expectSame(session, readSession(copy->sessionPath()).value());

  // With a place for it, at once.
  const auto another = leftover(session);
  auto onDisk = std::move(WorkingCopy::createFrom(another.session(), root()).value());
  onDisk.copy->replaceOtherCopy(another);
  EXPECT_FALSE(fs::exists(another.folder));
}

TEST_F(WorkingCopyTest, InMemorySessionIsReportedUnsaved) {
  const auto root = unwritableFolder();
  std::promise<Error> failed;
  std::promise<void> kept;
  SessionWriter writer(std::move(WorkingCopy::createAnywhere(root, {}).value()),
                       [&](const Result<void>& done) {
                         if (done)
                           kept.set_value();
                         else
                           failed.set_value(done.error());
                       });
  const auto session = sessionOf(smallExperiment(), 5);
  writer.write(changesOf(session));
  EXPECT_THAT(failed.get_future().get().text(), HasSubstr("cannot be kept"));
  std::promise<bool> saved;
  writer.saveAs(scratch_.file("x.gtvlab"),
                [&](const Result<void>& done) { saved.set_value(done.ok()); });
  EXPECT_TRUE(saved.get_future().get());
  expectSame(session, readSession(scratch_.file("x.gtvlab")).value());
  EXPECT_TRUE(writer.folder().empty());
  makeFolderWritable();
  // Nothing new comes.
  kept.get_future().wait();
  expectSame(session, readSession(writer.folder() / "session.gtvlab").value());
  EXPECT_EQ(otherCopies(root).size(), 1U);
}

TEST_F(WorkingCopyTest, DamagedCopyIsReportedUntilDismissed) {
  const auto left = leftover(sessionOf(smallExperiment(), 5));
  EXPECT_FALSE(isDamaged(left.session()));
  ASSERT_TRUE(writeTextFile(left.session(), "nothing of a session"));
  ASSERT_TRUE(isDamaged(left.session()));
  const auto place = setAside(left, "it is not a GTV Lab session");
  EXPECT_THAT(otherCopies(root()), IsEmpty());
  for (int k = 0; k < 2; ++k) {
    const auto aside = unreadableCopies(root());
    ASSERT_EQ(aside.size(), 1U);
    EXPECT_EQ(aside[0].copy.folder, place);
    EXPECT_EQ(aside[0].why, "it is not a GTV Lab session");
    if (k == 1) dismiss(aside[0]);
  }
  EXPECT_THAT(unreadableCopies(root()), IsEmpty());
  EXPECT_EQ(readTextFile(place / "session.gtvlab").value(), "nothing of a session");
}

TEST_F(WorkingCopyTest, OnlyUnreadableContentIsDamaged) {
  const auto left = leftover(sessionOf(smallExperiment(), 5));
  {
    auto other = std::move(Database::open(left.session(), Database::Access::Write).value());
    other->execute("PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE");
    ASSERT_TRUE(other->failure());
    EXPECT_FALSE(isDamaged(left.session()));
    other->execute("COMMIT; PRAGMA user_version=1000");
  }
  EXPECT_FALSE(readSession(left.session()));
  EXPECT_FALSE(isDamaged(left.session()));
  auto other = std::move(Database::open(left.session(), Database::Access::Write).value());
  other->execute("PRAGMA user_version=1; DELETE FROM document");
  other = nullptr;
  EXPECT_TRUE(isDamaged(left.session()));
}

}  // namespace
}  // namespace gtv
