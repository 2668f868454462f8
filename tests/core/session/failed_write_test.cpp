// Every call with which SQLite writes fails once, and the session is whole before and after.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include <string>
#include <vector>

#include "base/json.h"
#include "session/session_file.h"
#include "session/session_reader.h"
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
using testing::sessionOf;
using testing::smallExperiment;

class FailedWriteTest : public ::testing::Test {
 protected:
  /// What a window holds at one moment, and what is new in it since the one before.
  struct SavedState {
    Session session;
    SessionChanges changes;
  };
  static void forgetRows(RunChanges& changes) {
    changes.kept = changes.run.trace.rows().size();
    changes.run.trace.shorten(0, changes.run.trace.changes().size());
  }
  /// A run, another one that takes its place after a reset, and the first is gone.
  static std::vector<SavedState> savedStates() {
    std::vector<SavedState> all(4);
    auto& first = all[0];
    first.session = sessionOf(smallExperiment(), 30);
    first.session.sweeps = {{{{"plan", 1}}, {{{"row", 1}}, {{"row", 2}}}}};
    first.changes = changesOf(first.session);

    auto& reset = all[1];
    reset = first;
    auto other = sessionOf(smallExperiment().with("lambda", 0.3).value(), 20).runs[0];
    other.id = 2;
    auto& before = reset.session.runs[0];
    before.resumePoint = nullptr;  // only the present run goes on
    reset.session.runs.insert(reset.session.runs.begin(), other);
    reset.session.experiment = other.end;
    reset.session.steps.clear();
    reset.session.done = 0;
    reset.session.sweeps[0].rows.emplace_back(Json{{"row", 3}});
    reset.changes = changesOf(reset.session);
    forgetRows(reset.changes.runs[1]);
    reset.changes.sweeps[0].kept = 2;
    reset.changes.sweeps[0].rows.erase(reset.changes.sweeps[0].rows.begin(),
                                       reset.changes.sweeps[0].rows.begin() + 2);

    // It cannot go on, and has no iterate any more.
    auto& refused = all[2];
    refused.session = reset.session;
    for (auto& run : refused.session.runs) {
      run.resumePoint = nullptr;
      run.W = nullptr;
    }
    refused.session.studies.erase("first");
    refused.changes = changesOf(refused.session);
    for (auto& run : refused.changes.runs) forgetRows(run);
    refused.changes.sweeps[0].kept = 3;
    refused.changes.sweeps[0].rows.clear();

    auto& alone = all[3];
    alone.session = refused.session;
    alone.session.runs.erase(alone.session.runs.begin());
    alone.session.sweeps.clear();
    alone.changes = changesOf(alone.session);
    forgetRows(alone.changes.runs[0]);
    return all;
  }

  static Session read(const fs::path& file) {
    auto session = readSession(file);
    EXPECT_TRUE(session.ok()) << (session.ok() ? "" : session.error().text());
    return session ? std::move(*session) : Session();
  }
  std::size_t temporaryFileCount() const {
    std::size_t files = 0;
    for (const auto& entry : fs::directory_iterator(scratch_.path()))
      files += entry.path().string().find(".part") != std::string::npos ? 1 : 0;
    return files;
  }

  testing::ScratchFolder scratch_;
};

void expectWhole(const fs::path& file, const Session& session) {
  const auto back = readSession(file);
  ASSERT_TRUE(back.ok()) << file << ": " << back.error().text();
  expectSame(session, *back);
}

/// All news are written and saved, though the call after so many others fails, once. False: there
/// are not so many.
bool staysConsistentDespiteFailure(int calls, const fs::path& folder,
                                   const std::vector<SessionChanges>& changes,
                                   const std::vector<Session>& sessions) {
  FailingDisk disk;
  fs::remove_all(folder);
  fs::create_directories(folder);
  const auto place = folder / "open.gtvlab";
  const auto target = folder / "saved.gtvlab";
  auto file = std::move(SessionFile::create(place).value());
  disk.failAfter(calls, calls % 2 == 0 ? SQLITE_FULL : SQLITE_IOERR_WRITE);
  for (std::size_t k = 0; k < changes.size(); ++k) {
    SCOPED_TRACE(k);
    if (file->write(changes[k])) continue;
    EXPECT_TRUE(disk.hasFailed());
    if (k > 0) expectWhole(place, sessions[k - 1]);
    // Whoever saves before it is tried again has all, too.
    EXPECT_TRUE(file->saveAs(target, {&changes[k]}));
    expectWhole(target, sessions[k]);
    EXPECT_TRUE(file->write(changes[k]));
  }
  EXPECT_TRUE(writeTextFile(target, "old"));
  if (!file->saveAs(target)) {
    EXPECT_TRUE(disk.hasFailed());
    EXPECT_EQ(readTextFile(target).value(), "old");
    EXPECT_TRUE(file->saveAs(target));
  }
  expectWhole(target, sessions.back());
  for (const auto& entry : fs::directory_iterator(folder))
    EXPECT_NE(entry.path().extension(), ".part");
  return disk.hasFailed();
}

TEST_F(FailedWriteTest, SessionStaysConsistentWhicheverSystemCallFails) {
  std::vector<SessionChanges> changes;
  std::vector<Session> sessions;
  for (auto& moment : savedStates()) {
    changes.push_back(std::move(moment.changes));
    sessions.push_back(std::move(moment.session));
  }
  int calls = 0;
  while (staysConsistentDespiteFailure(calls, scratch_.file("disk"), changes, sessions)) {
    ASSERT_FALSE(HasFailure()) << "after " << calls << " calls";
    ++calls;
  }
  // About that many pages are written.
  EXPECT_GT(calls, 40);
}

TEST_F(FailedWriteTest, RunWithoutResumePointIsSavedWithoutOne) {
  const auto all = savedStates();
  FailingDisk disk;
  auto file = std::move(SessionFile::create(scratch_.file("open.gtvlab")).value());
  ASSERT_TRUE(file->write(all[0].changes));
  disk.failAfter(0, SQLITE_FULL);
  ASSERT_FALSE(file->write(all[1].changes));
  // As the window does when the user saves elsewhere meanwhile.
  ASSERT_TRUE(file->saveAs(scratch_.file("saved.gtvlab"), {&all[1].changes}));
  expectWhole(scratch_.file("saved.gtvlab"), all[1].session);
  // The plan of its sweep is made up, and nothing else is wrong with it.
  EXPECT_THAT(verifySession(scratch_.file("saved.gtvlab"), scratch_.file("files")),
              ::testing::ElementsAre(::testing::StartsWith("sweep 1")));
  ASSERT_TRUE(file->write(all[1].changes));
  expectWhole(scratch_.file("open.gtvlab"), all[1].session);
  ASSERT_TRUE(file->write(all[3].changes));
  expectWhole(scratch_.file("open.gtvlab"), all[3].session);
}

TEST_F(FailedWriteTest, UnreadableSaveReplacesNoFile) {
  const auto session = sessionOf(smallExperiment(), 10);
  const auto target = scratch_.file("saved.gtvlab");
  auto file = std::move(SessionFile::create(scratch_.file("open.gtvlab")).value());
  ASSERT_TRUE(file->write(changesOf(session)));
  ASSERT_TRUE(file->saveAs(target));
  auto other =
      std::move(Database::open(scratch_.file("open.gtvlab"), Database::Access::Write).value());
  other->execute("DELETE FROM document WHERE id = 1");
  other = nullptr;
  const auto saved = file->saveAs(target);
  ASSERT_FALSE(saved);
  EXPECT_THAT(saved.error().text(), HasSubstr("cannot be read back"));
  EXPECT_THAT(saved.error().text(), HasSubstr("document 1 is missing"));
  EXPECT_FALSE(file->isSound());
  expectWhole(target, session);
  EXPECT_EQ(temporaryFileCount(), 0U);
}

TEST_F(FailedWriteTest, InvalidChangesAreErrorsWithoutLoss) {
  auto session = sessionOf(smallExperiment(), 10);
  auto file = std::move(SessionFile::create(scratch_.file("open.gtvlab")).value());
  ASSERT_TRUE(file->write(changesOf(session)));
  // JSON has no such text.
  auto strange = changesOf(session);
  strange.screen = {{"title", "\xff"}};
  EXPECT_FALSE(file->write(strange));
  EXPECT_TRUE(file->isSound());
  // Rows that the file never had.
  auto later = changesOf(session);
  later.runs[0].kept = 1000;
  EXPECT_THAT(file->write(later).error().text(), HasSubstr("rows"));
  session.sweeps = {{{{"plan", 1}}, {}}};
  auto swept = changesOf(session);
  swept.sweeps[0].kept = 1;
  EXPECT_THAT(file->write(swept).error().text(), HasSubstr("rows"));
  EXPECT_FALSE(file->isSound());
  // The same in an order in which it can be.
  ASSERT_TRUE(file->write(changesOf(session)));
  ASSERT_TRUE(file->saveAs(scratch_.file("saved.gtvlab")));
  expectWhole(scratch_.file("saved.gtvlab"), session);
}

TEST_F(FailedWriteTest, ReusedFileNameRefersToItsPresentFile) {
  const auto dataAt = [&](const char* folder, const char* label) {
    fs::create_directories(scratch_.file(folder));
    EXPECT_TRUE(writeTextFile(scratch_.file(folder) / "e.csv", "source,target\na,b\n"));
    EXPECT_TRUE(writeTextFile(scratch_.file(folder) / "d.csv",
                              std::string("node,y,x1\na,") + label + ",1\nb,2,1\n"));
    auto experiment = changed(Experiment(), {{"graph", {{"kind", "csv"}, {"file", "e.csv"}}},
                                             {"data", {{"kind", "csv"}, {"file", "d.csv"}}}});
    experiment.setFolder(scratch_.file(folder));
    return experiment;
  };
  const auto objective = [](const Experiment& experiment) {
    return Run::start(experiment).value()->trace().rows()[0].objective;
  };
  const auto one = dataAt("one", "1");
  const auto two = dataAt("two", "7");
  const auto expectSaved = [&](SessionFile& file, const Experiment& experiment) {
    ASSERT_TRUE(file.saveAs(scratch_.file("saved.gtvlab")));
    auto back = read(scratch_.file("saved.gtvlab"));
    ASSERT_TRUE(extractFiles(back, scratch_.file("files")));
    EXPECT_EQ(objective(back.experiment), objective(experiment));
  };
  const auto changesTo = [](const Experiment& experiment) {
    SessionChanges changes;
    changes.experiment = changes.saved = experiment;
    return changes;
  };
  {
    // What was written last is rolled back, and the other file gets the name.
    FailingDisk disk;
    auto failing = std::move(SessionFile::create(scratch_.file("b.gtvlab")).value());
    disk.failAfter(0, SQLITE_FULL);
    EXPECT_FALSE(failing->write(changesTo(one)));
    ASSERT_TRUE(failing->write(changesTo(two)));
    expectSaved(*failing, two);
    ASSERT_TRUE(failing->write(changesTo(one)));
    expectSaved(*failing, one);
  }
  // Without any failure: nobody named it for a while.
  auto file = std::move(SessionFile::create(scratch_.file("c.gtvlab")).value());
  for (const auto& experiment : {one, Experiment(), two, one}) {
    ASSERT_TRUE(file->write(changesTo(experiment)));
    if (!experiment.fileFields().empty()) expectSaved(*file, experiment);
  }
}

TEST_F(FailedWriteTest, ReplacesOnlyFilesAndKeepsPermissions) {
  auto file = std::move(SessionFile::create(scratch_.file("open.gtvlab")).value());
  ASSERT_TRUE(file->write(changesOf(sessionOf(smallExperiment(), 10))));
  const auto pipe = scratch_.file("pipe.gtvlab");
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_FALSE(file->saveAs(pipe));
  EXPECT_TRUE(fs::is_fifo(pipe));
  EXPECT_FALSE(file->saveAs(scratch_.path()));
  const auto mine = scratch_.file("mine.gtvlab");
  ASSERT_TRUE(writeTextFile(mine, "old"));
  fs::permissions(mine, fs::perms::owner_read | fs::perms::owner_write);
  fs::create_symlink(mine, scratch_.file("link.gtvlab"));
  ASSERT_TRUE(file->saveAs(scratch_.file("link.gtvlab")));
  EXPECT_TRUE(fs::is_symlink(scratch_.file("link.gtvlab")));
  EXPECT_EQ(fs::status(mine).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_TRUE(readSession(mine));
}

}  // namespace
}  // namespace gtv
