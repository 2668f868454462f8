#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <stdexcept>
#include <thread>

#include "base/json.h"
#include "session/session_reader.h"
#include "session/session_writer.h"
#include "support/experiments.h"
#include "support/sessions.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;
using testing::expectSame;
using testing::sessionOf;
using testing::smallExperiment;

class SessionWriterThreadTest : public ::testing::Test {
 protected:
  std::unique_ptr<SessionWriter> writer(SessionWriter::Callback callback = [](const Result<void>&) {
  }) {
    return std::make_unique<SessionWriter>(
        std::move(WorkingCopy::create(scratch_.file("open")).value()), std::move(callback));
  }
  static Result<void> saved(SessionWriter& writer, const fs::path& target) {
    std::promise<Result<void>> done;
    writer.saveAs(target, [&](const Result<void>& result) { done.set_value(result); });
    return done.get_future().get();
  }
  testing::ScratchFolder scratch_;
};

TEST_F(SessionWriterThreadTest, SaveIncludesAllPreviousChanges) {
  auto session = sessionOf(smallExperiment(), 20);
  auto keeper = writer();
  for (int k = 0; k < 50; ++k) {
    session.screen["look"] = k;
    auto changes = changesOf(session);
    if (k > 0) {
      changes.runs[0].kept = session.runs[0].trace.rows().size();
      changes.runs[0].run.trace.shorten(0, session.runs[0].trace.changes().size());
    }
    keeper->write(changes);
  }
  ASSERT_TRUE(saved(*keeper, scratch_.file("x.gtvlab")));
  expectSame(session, readSession(scratch_.file("x.gtvlab")).value());
  // It is told before it is crossed off.
  for (int k = 0; k < 10'000 && keeper->isBusy(); ++k)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  EXPECT_FALSE(keeper->isBusy());
}

TEST_F(SessionWriterThreadTest, FolderIsLockedWhileTheWriterExists) {
  auto keeper = writer();
  keeper->write(changesOf(sessionOf(smallExperiment(), 5)));
  keeper->describe(scratch_.file("mine.gtvlab"), {true, 3, 4, 5}, "Mine");
  ASSERT_TRUE(saved(*keeper, scratch_.file("x.gtvlab")));
  auto copies = otherCopies(scratch_.file("open"));
  ASSERT_EQ(copies.size(), 1U);
  EXPECT_TRUE(copies[0].isOpen);
  EXPECT_EQ(copies[0].title, "Mine");
  EXPECT_EQ(copies[0].stamp, (FileStamp{true, 3, 4, 5}));
  EXPECT_EQ(copies[0].origin, scratch_.file("mine.gtvlab"));
  discardCopy(copies[0]);
  EXPECT_TRUE(fs::exists(copies[0].session()));

  keeper = nullptr;  // as if it had died: nobody discarded it
  copies = otherCopies(scratch_.file("open"));
  ASSERT_EQ(copies.size(), 1U);
  EXPECT_FALSE(copies[0].isOpen);
  EXPECT_TRUE(readSession(copies[0].session()));
  discardCopy(copies[0]);
  EXPECT_THAT(otherCopies(scratch_.file("open")), ::testing::IsEmpty());
  EXPECT_FALSE(fs::exists(copies[0].folder));
}

TEST_F(SessionWriterThreadTest, PendingSaveCompletesBeforeDiscard) {
  const auto session = sessionOf(smallExperiment(), 5);
  auto keeper = writer();
  keeper->write(changesOf(session));
  keeper->saveAs(scratch_.file("x.gtvlab"), [](const Result<void>&) {});
  keeper->discard();
  keeper = nullptr;
  expectSame(session, readSession(scratch_.file("x.gtvlab")).value());
}

TEST_F(SessionWriterThreadTest, UnreadableFileIsSetAside) {
  const auto folder = scratch_.file("open") / "session-1";
  fs::create_directories(folder);
  ASSERT_TRUE(writeTextFile(folder / "session.gtvlab", "nothing of a session"));
  const auto copies = otherCopies(scratch_.file("open"));
  ASSERT_EQ(copies.size(), 1U);
  EXPECT_TRUE(isDamaged(copies[0].session()));
  const auto place = setAside(copies[0], "it is no session");
  EXPECT_THAT(otherCopies(scratch_.file("open")), ::testing::IsEmpty());
  EXPECT_EQ(readTextFile(place / "session.gtvlab").value(), "nothing of a session");
}

TEST_F(SessionWriterThreadTest, DiscardRemovesWorkingCopy) {
  auto keeper = writer();
  keeper->write(changesOf(sessionOf(smallExperiment(), 5)));
  keeper->discard();
  EXPECT_THAT(otherCopies(scratch_.file("open")), ::testing::IsEmpty());
}

TEST_F(SessionWriterThreadTest, UnwritableChangesWaitAndAreReportedOnce) {
  std::mutex mutex;
  std::vector<bool> said;
  auto keeper = writer([&](const Result<void>& done) {
    const std::scoped_lock lock(mutex);
    said.push_back(done.ok());
  });
  const auto session = sessionOf(smallExperiment(), 5);
  {
    auto other = std::move(
        Database::open(keeper->folder() / "session.gtvlab", Database::Access::Write).value());
    other->execute("BEGIN IMMEDIATE");
    ASSERT_TRUE(other->failure());
    keeper->write(changesOf(session));
    // Who saves meanwhile has everything, and does not wait for ever.
    ASSERT_TRUE(saved(*keeper, scratch_.file("y.gtvlab")));
    expectSame(session, readSession(scratch_.file("y.gtvlab")).value());
    EXPECT_FALSE(saved(*keeper, scratch_.file("no such folder/x.gtvlab")));
    EXPECT_TRUE(keeper->isBusy());
  }
  ASSERT_TRUE(saved(*keeper, scratch_.file("x.gtvlab")) ||
              saved(*keeper, scratch_.file("x.gtvlab")));
  expectSame(session, readSession(scratch_.file("x.gtvlab")).value());
  keeper = nullptr;
  EXPECT_THAT(said, ::testing::ElementsAre(false, true));
}

TEST_F(SessionWriterThreadTest, FailingListenerDoesNotPreventSaving) {
  const auto session = sessionOf(smallExperiment(), 5);
  const auto fails = [](const Result<void>&) { throw std::runtime_error("not understood"); };
  auto keeper = writer(fails);
  {
    auto other = std::move(
        Database::open(keeper->folder() / "session.gtvlab", Database::Access::Write).value());
    other->execute("BEGIN IMMEDIATE");
    ASSERT_TRUE(other->failure());
    // That they cannot be kept is told, too.
    keeper->write(changesOf(session));
    keeper->saveAs(scratch_.file("x.gtvlab"), fails);
    ASSERT_TRUE(saved(*keeper, scratch_.file("y.gtvlab")));
  }
  keeper->describe(scratch_.file("mine.gtvlab"), {true, 3, 4, 5}, "Mine");
  keeper->saveAs(scratch_.file("x.gtvlab"), fails);
  ASSERT_TRUE(saved(*keeper, scratch_.file("z.gtvlab")) ||
              saved(*keeper, scratch_.file("z.gtvlab")));
  for (const char* name : {"x.gtvlab", "y.gtvlab", "z.gtvlab"})
    expectSame(session, readSession(scratch_.file(name)).value());
}

TEST_F(SessionWriterThreadTest, RewrittenFileHasAnotherStamp) {
  const auto file = scratch_.file("x.gtvlab");
  EXPECT_EQ(FileStamp::of(file), FileStamp());
  auto keeper = writer();
  keeper->write(changesOf(sessionOf(smallExperiment(), 5)));
  ASSERT_TRUE(saved(*keeper, file));
  const auto first = FileStamp::of(file);
  EXPECT_EQ(FileStamp::of(file), first);
  ASSERT_TRUE(saved(*keeper, file));
  EXPECT_FALSE(FileStamp::of(file) == first);
}

TEST_F(SessionWriterThreadTest, ChangesAreWrittenDuringSave) {
  const auto session = sessionOf(smallExperiment(), 20);
  auto keeper = writer();
  keeper->write(changesOf(session));
  // The first one that is saved takes until we say so.
  std::promise<void> go;
  std::promise<Result<void>> second;
  keeper->saveAs(scratch_.file("x.gtvlab"), [&](const Result<void>&) { go.get_future().wait(); });
  keeper->saveAs(scratch_.file("y.gtvlab"),
                 [&](const Result<void>& result) { second.set_value(result); });
  auto later = session;
  later.screen["look"] = "another one";
  auto changes = changesOf(later);
  changes.runs[0].kept = session.runs[0].trace.rows().size();
  changes.runs[0].run.trace.shorten(0, session.runs[0].trace.changes().size());
  keeper->write(changes);
  for (int k = 0; k < 30'000 && keeper->isBusy(); ++k)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  EXPECT_FALSE(keeper->isBusy());
  const auto copies = otherCopies(scratch_.file("open"));
  ASSERT_EQ(copies.size(), 1U);
  EXPECT_EQ(readSession(copies[0].session()).value().screen, later.screen);
  go.set_value();
  ASSERT_TRUE(second.get_future().get());
  // What came after it was asked for is not in it.
  for (const char* name : {"x.gtvlab", "y.gtvlab"})
    expectSame(session, readSession(scratch_.file(name)).value());
}

}  // namespace
}  // namespace gtv
