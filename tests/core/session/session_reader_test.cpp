#include "session/session_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/json.h"
#include "base/rng.h"
#include "session/packing.h"
#include "session/replay.h"
#include "session/session_file.h"
#include "support/experiments.h"
#include "support/sessions.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using testing::sessionOf;
using testing::smallExperiment;

class SessionReaderTest : public ::testing::Test {
 protected:
  fs::path save(const Session& session, const std::string& name = "saved.gtvlab") {
    auto file = std::move(SessionFile::create(scratch_.file("open-" + name)).value());
    EXPECT_TRUE(file->write(changesOf(session)));
    EXPECT_TRUE(file->saveAs(scratch_.file(name)));
    return scratch_.file(name);
  }
  /// What a reader says of the saved session after `sql`.
  std::string readErrorAfter(const char* sql) {
    const auto file = save(sessionOf(smallExperiment(), 10), "doctored.gtvlab");
    {
      auto database = std::move(Database::open(file, Database::Access::Write).value());
      database->execute(sql);
      const auto done = database->failure();
      EXPECT_TRUE(done.ok()) << done.error().text();
    }
    const auto read = readSession(file);
    fs::remove(file);
    fs::remove(scratch_.file("open-doctored.gtvlab"));
    return read ? std::string() : read.error().text();
  }
  testing::ScratchFolder scratch_;
};

TEST_F(SessionReaderTest, FilesThatAreNotSessionsAreReported) {
  EXPECT_THAT(readSession(scratch_.file("none.gtvlab")).error().text(), HasSubstr("no such file"));
  EXPECT_THAT(readSession(scratch_.path()).error().text(), HasSubstr("is a folder"));
  ASSERT_TRUE(writeTextFile(scratch_.file("text.gtvlab"), "{\"format\": \"something else\"}\n"));
  EXPECT_THAT(readSession(scratch_.file("text.gtvlab")).error().text(),
              HasSubstr("not a GTV Lab session"));
  ASSERT_TRUE(writeTextFile(scratch_.file("empty.gtvlab"), ""));
  EXPECT_THAT(readSession(scratch_.file("empty.gtvlab")).error().text(),
              HasSubstr("not a GTV Lab session"));
}

TEST_F(SessionReaderTest, NewerSessionIsReported) {
  EXPECT_THAT(readErrorAfter("PRAGMA user_version = 2"), HasSubstr("newer GTV Lab"));
  EXPECT_THAT(readErrorAfter("PRAGMA application_id = 7"), HasSubstr("not a GTV Lab session"));
}

TEST_F(SessionReaderTest, ExternalModificationIsDetected) {
  for (const char* sql : {"UPDATE document SET json = replace(json, '\"seed\":1', '\"seed\":2')",
                          "UPDATE trace SET rows = zeroblob(length(rows))",
                          "UPDATE trace SET rows = substr(rows, 1, 7)",
                          "UPDATE trace SET first = first + 1",
                          "UPDATE part SET numbers = zeroblob(length(numbers))",
                          "UPDATE part SET rows = rows + 1",
                          "UPDATE part SET rows = -1, columns = -1",
                          "UPDATE part SET rows = 4611686018427387904, columns = 4",
                          "DELETE FROM part",
                          "UPDATE run SET json = '{}'",
                          "UPDATE run SET last = x'00'",
                          "UPDATE change SET json = '[]'",
                          "DELETE FROM document",
                          "UPDATE step SET before = 99",
                          "DELETE FROM fact",
                          "UPDATE fact SET json = '7' WHERE key = 'state'",
                          "UPDATE place SET json = '{}'",
                          "DROP TABLE step",
                          "CREATE VIEW spare AS SELECT 1",
                          "DROP TABLE step; CREATE VIEW step AS SELECT 1"}) {
    SCOPED_TRACE(sql);
    EXPECT_NE(readErrorAfter(sql), "");
  }
  EXPECT_EQ(readErrorAfter("SELECT 1"), "");
}

TEST_F(SessionReaderTest, RefusesFileNamesOutsideTheFolder) {
  auto session = sessionOf(smallExperiment(), 5);
  const auto file = save(session);
  for (const std::string name : {"../evil.csv", "/tmp/evil.csv", "..", ""}) {
    auto database = std::move(Database::open(file, Database::Access::Write).value());
    database->execute("DELETE FROM file");
    database->prepare("INSERT INTO file(name, content, crc) VALUES(?, ?, ?)")
        .bindText(name)
        .bindBytes("x")
        .bind(checksum("x"))
        .run();
    ASSERT_TRUE(database->failure());
    EXPECT_THAT(readSession(file).error().text(), HasSubstr("damaged")) << name;
  }
}

TEST_F(SessionReaderTest, FlippedBytesAreDetectedOrHarmless) {
  const auto session = sessionOf(smallExperiment(), 30);
  const auto file = save(session);
  const auto good = readTextFile(file).value();
  Rng rng(5);
  auto draw = rng.stream("bytes");
  int refused = 0;
  constexpr int tries = 300;
  for (int k = 0; k < tries; ++k) {
    auto bad = good;
    const auto at = static_cast<std::size_t>(draw.uniform() * static_cast<double>(bad.size()));
    bad[at] = static_cast<char>(bad[at] ^ (1 << (k % 8)));
    ASSERT_TRUE(writeTextFile(scratch_.file("flipped.gtvlab"), bad));
    const auto read = readSession(scratch_.file("flipped.gtvlab"));
    if (!read) {
      ++refused;
      continue;
    }
    // Whatever is accepted is what was saved, but for names of steps and the like.
    ASSERT_EQ(read->runs.size(), 1U);
    testing::expectSame(session.runs[0].trace, read->runs[0].trace);
    ASSERT_TRUE(testing::isSame(*session.runs[0].W, *read->runs[0].W));
  }
  EXPECT_GT(refused, tries / 20);  // much of a file is room between the records
}

TEST_F(SessionReaderTest, RefusesTruncatedFile) {
  const auto good = readTextFile(save(sessionOf(smallExperiment(), 30))).value();
  for (std::size_t length = 0; length < good.size(); length += 1013) {
    ASSERT_TRUE(writeTextFile(scratch_.file("cut.gtvlab"), good.substr(0, length)));
    EXPECT_FALSE(readSession(scratch_.file("cut.gtvlab"))) << length;
  }
}

TEST_F(SessionReaderTest, RunContinuesBitForBit) {
  const auto experiment = smallExperiment();
  auto straight = std::move(Run::start(experiment).value());
  straight->advance(60);
  ASSERT_TRUE(straight->change("lambda", 0.3));
  straight->advance(60);
  auto paused = std::move(Run::start(experiment).value());
  paused->advance(60);
  ASSERT_TRUE(paused->change("lambda", 0.3));
  paused->advance(13);
  Session session;
  session.experiment = session.saved = experiment;
  session.runs = {testing::recordOf(*paused, experiment)};
  const auto read = readSession(save(session)).value();
  auto again = std::move(Run::start(read.runs[0].start).value());
  ASSERT_TRUE(again->restore(stateOf(read.runs[0]).value()));
  again->advance(47);
  EXPECT_EQ(again->iteration(), straight->iteration());
  EXPECT_TRUE(testing::isSame(again->primal(), straight->primal()));
  EXPECT_TRUE(testing::isSame(again->dual(), straight->dual()));
  EXPECT_EQ(again->trace().csv(), straight->trace().csv());
}

TEST_F(SessionReaderTest, SnapshotEqualsThatOfTheRun) {
  const auto session = sessionOf(smallExperiment(), 200);
  const auto read = readSession(save(session)).value();
  const auto picture = std::move(pictureOf(read.runs[0]).value());
  auto run = std::move(Run::start(session.runs[0].start).value());
  ASSERT_TRUE(run->restore(stateOf(session.runs[0]).value()));
  const auto expected = run->snapshot();
  EXPECT_EQ(picture->W, expected->W);
  EXPECT_EQ(picture->clusters, expected->clusters);
  EXPECT_EQ(picture->ari, expected->ari);
  EXPECT_EQ(picture->reached, 200);
}

/// Written by version 1 of the tables; it must open, and go on, for ever.
TEST_F(SessionReaderTest, ReadsFirstVersion) {
  const auto fixture = fs::path(testing::testDataFolder()) / "session_1.gtvlab";
  auto session = readSession(fixture);
  ASSERT_TRUE(session.ok()) << session.error().text();
  EXPECT_EQ(session->experiment.title(), "Four friends");
  EXPECT_EQ(session->steps.size(), 2U);
  EXPECT_EQ(session->done, 1U);
  ASSERT_EQ(session->files.size(), 2U);
  ASSERT_EQ(session->runs.size(), 2U);
  EXPECT_TRUE(session->runs[1].pinned);
  EXPECT_THAT(verifySession(fixture, scratch_.file("files")), ::testing::IsEmpty());
  ASSERT_TRUE(extractFiles(*session, scratch_.file("data")));
  // It ran without vector instructions of its own: the numbers are the same everywhere.
  for (const auto& run : session->runs) {
    const auto again = replay(run);
    ASSERT_TRUE(again.ok()) << again.error().text();
    EXPECT_TRUE(again->identical) << again->where;
    EXPECT_EQ(again->iterations, 120);
  }
}

TEST_F(SessionReaderTest, VerifyReportsIteratesThatDoNotFitTheNetwork) {
  auto session = sessionOf(smallExperiment(), 10);
  const auto folder = scratch_.file("files");
  EXPECT_THAT(verifySession(save(session), folder), ::testing::IsEmpty());
  session.runs[0].resumePoint = nullptr;
  session.runs[0].W = std::make_shared<const Matrix>(Matrix::Zero(2, 3));
  EXPECT_THAT(verifySession(save(session, "other.gtvlab"), folder),
              ::testing::ElementsAre(HasSubstr("another number of nodes")));
}

}  // namespace
}  // namespace gtv
