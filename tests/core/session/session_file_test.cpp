#include "session/session_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <limits>

#include "base/json.h"
#include "experiment/documents.h"
#include "session/session_reader.h"
#include "session/session_sweep.h"
#include "session/working_copy.h"
#include "support/experiments.h"
#include "support/sessions.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;
using testing::changed;
using testing::expectSame;
using testing::recordOf;
using testing::sessionOf;
using testing::smallExperiment;

class SessionFileTest : public ::testing::Test {
 protected:
  /// Written whole, saved, and read again.
  Session throughFile(const Session& session) {
    auto file = SessionFile::create(scratch_.file("open.gtvlab"));
    EXPECT_TRUE(file);
    EXPECT_TRUE((*file)->write(changesOf(session)));
    const auto target = scratch_.file("saved.gtvlab");
    const auto saved = (*file)->saveAs(target);
    EXPECT_TRUE(saved.ok()) << (saved.ok() ? "" : saved.error().text());
    auto read = readSession(target);
    EXPECT_TRUE(read.ok()) << (read.ok() ? "" : read.error().text());
    return read ? std::move(*read) : Session();
  }
  testing::ScratchFolder scratch_;
};

TEST_F(SessionFileTest, SessionRoundTripIsBitwiseEqual) {
  const auto session = sessionOf(smallExperiment(), 50);
  ASSERT_FALSE(session.runs[0].resumePoint->at.solver.U.size() == 0);
  expectSame(session, throughFile(session));
}

TEST_F(SessionFileTest, NonFiniteNumbersRoundTrip) {
  auto session = sessionOf(smallExperiment(), 10);
  TraceRow row = session.runs[0].last;
  row.objective = -0.0;
  row.loss = std::numeric_limits<double>::infinity();
  row.mse = std::bit_cast<double>(std::uint64_t{0x7ff800000000beef});
  row.gtv = std::numeric_limits<double>::denorm_min();
  row.iteration = session.runs[0].trace.rows().back().iteration;
  session.runs[0].trace.add(row);
  // A row that belongs to the state of the run.
  auto resumePoint = std::make_shared<ResumePoint>(*session.runs[0].resumePoint);
  resumePoint->at.rows = session.runs[0].trace.rows().size();
  session.runs[0].resumePoint = resumePoint;
  expectSame(session, throughFile(session));
}

TEST_F(SessionFileTest, IncrementalWritesEqualOneWrite) {
  auto session = sessionOf(smallExperiment(), 1500);
  const auto& rows = session.runs[0].trace.rows();
  auto file = std::move(SessionFile::create(scratch_.file("open.gtvlab")).value());
  std::size_t written = 0;
  // In pieces across the border of a block, with a step back on the way.
  for (const std::size_t until : {std::size_t{1}, std::size_t{700}, std::size_t{1100},
                                  std::size_t{1030}, std::size_t{900}, rows.size()}) {
    auto changes = changesOf(session);
    auto& run = changes.runs[0];
    run.kept = std::min(written, until);
    run.run.trace = RunTrace();
    for (const auto& change : session.runs[0].trace.changes()) run.run.trace.add(change);
    for (std::size_t k = run.kept; k < until; ++k) run.run.trace.add(rows[k]);
    ASSERT_TRUE(file->write(changes));
    written = until;
  }
  ASSERT_TRUE(file->saveAs(scratch_.file("saved.gtvlab")));
  expectSame(session, readSession(scratch_.file("saved.gtvlab")).value());
}

TEST_F(SessionFileTest, SweepIsRestoredPerCellWithoutUnknownParts) {
  const auto plan = SweepPlan::make(smallExperiment(), {{"lambda", {0.01, 0.1}}}, 2).value();
  const std::vector<double> metrics(sweepMetrics().size(), -0.0);
  const std::vector<SweepRow> rows{
      {1, 1, "converged", {}, metrics}, {0, 1, "converged", {}, metrics}, refusedRow(1, 0, "no")};
  auto kept = keptSweep(plan, rows, {"avx2", "baseline"});
  const auto sweep = sweepOf(kept, {}).value();
  EXPECT_EQ(sweep.plan, plan);
  EXPECT_TRUE(sweep.isWhole);
  EXPECT_EQ(sweep.instructionSets, (std::vector<std::string>{"avx2", "baseline"}));
  EXPECT_EQ(sweepCsv(plan, sweep.rows), sweepCsv(plan, {rows[1], rows[2], rows[0]}));

  kept.rows.push_back(Json{{"cell", 7}, {"repeat", 0}, {"status", "converged"}});
  kept.plan.erase("instructionSets");
  const auto older = sweepOf(kept, {}).value();
  EXPECT_FALSE(older.isWhole);
  EXPECT_EQ(older.rows.size(), 3U);
  EXPECT_TRUE(older.instructionSets.empty());
  kept.plan["version"] = 1000;
  EXPECT_FALSE(sweepOf(kept, {}).ok());
}

TEST_F(SessionFileTest, WriteRemovesWhatIsNoLongerListed) {
  auto session = sessionOf(smallExperiment(), 20);
  session.runs.push_back(session.runs[0]);
  session.runs[1].id = 2;
  session.runs[1].resumePoint = nullptr;
  session.sweeps = {{Json{{"axis", 1}}, {Json(1), Json(2)}}};
  auto file = std::move(SessionFile::create(scratch_.file("open.gtvlab")).value());
  ASSERT_TRUE(file->write(changesOf(session)));
  Session less = session;
  less.steps.resize(1);
  less.runs.erase(less.runs.begin());
  less.sweeps.clear();
  auto changes = changesOf(less);
  changes.runs[0].kept = less.runs[0].trace.rows().size();
  changes.runs[0].run.trace.shorten(0, less.runs[0].trace.changes().size());
  ASSERT_TRUE(file->write(changes));
  ASSERT_TRUE(file->saveAs(scratch_.file("saved.gtvlab")));
  expectSame(less, readSession(scratch_.file("saved.gtvlab")).value());
}

TEST_F(SessionFileTest, WritesOnlyNewPartsOfStudies) {
  auto session = sessionOf(smallExperiment(), 10);
  auto file = std::move(SessionFile::create(scratch_.file("open.gtvlab")).value());
  auto changes = changesOf(session);
  ASSERT_TRUE(file->write(changes));
  changes.runs[0].kept = session.runs[0].trace.rows().size();
  changes.runs[0].run.trace.shorten(0, session.runs[0].trace.changes().size());
  const auto target = scratch_.file("saved.gtvlab");
  const auto expectWritten = [&] {
    changes.studies = session.studies;
    ASSERT_TRUE(file->write(changes));
    ASSERT_TRUE(file->saveAs(target));
    expectSame(session, readSession(target).value());
  };
  // Longer, shorter, another in the middle, without one, and anew.
  auto& path = session.studies["second"];
  path.push_back(session.studies["first"].front());
  expectWritten();
  path.pop_back();
  expectWritten();
  path.front() = session.studies["first"].front();
  expectWritten();
  const auto band = session.studies["first"];
  session.studies.erase("first");
  expectWritten();
  session.studies["first"] = band;
  expectWritten();
  // What stays is not written again: what somebody else does to it is not seen.
  auto other =
      std::move(Database::open(scratch_.file("open.gtvlab"), Database::Access::Write).value());
  other->execute("UPDATE study SET json = '{}' WHERE name = 'first'");
  session.studies["second"].push_back(band.front());
  changes.studies = session.studies;
  ASSERT_TRUE(file->write(changes));
  EXPECT_EQ(other->number("SELECT count(*) FROM study WHERE json = '{}'"), 1);
  session.studies["first"] = {std::make_shared<const StudyPart>(*band.front())};
  expectWritten();
  EXPECT_EQ(other->number("SELECT count(*) FROM study WHERE json = '{}'"), 0);
  // A file that is gone on with does not know which objects it has.
  other = nullptr;
  file = nullptr;
  fs::copy_file(target, scratch_.file("again.gtvlab"));
  file = std::move(SessionFile::open(scratch_.file("again.gtvlab")).value());
  session.studies["first"].clear();
  session.studies["second"].pop_back();
  changes.studies = session.studies;
  ASSERT_TRUE(file->write(changes));
  ASSERT_TRUE(file->saveAs(target));
  session.studies.erase("first");  // of nothing there is nothing
  expectSame(session, readSession(target).value());
}

TEST_F(SessionFileTest, IncludesDataFilesOfDocuments) {
  const auto folder = scratch_.file("mine");
  fs::create_directory(folder);
  ASSERT_TRUE(writeTextFile(folder / "e.csv", "source,target\na,b\nb,c\n"));
  ASSERT_TRUE(writeTextFile(folder / "d.csv", "node,y,x1\na,1,1\nb,2,1\nc,4,2\n"));
  auto experiment = changed(Experiment(), {{"graph", {{"kind", "csv"}, {"file", "e.csv"}}},
                                           {"data", {{"kind", "csv"}, {"file", "d.csv"}}}});
  experiment.setFolder(folder);
  auto session = sessionOf(experiment, 10);
  for (auto* one : {&session.experiment, &session.saved}) one->setFolder(folder);
  auto read = throughFile(session);
  // The original changes and goes; the session still runs.
  ASSERT_TRUE(writeTextFile(folder / "d.csv", "node,y,x1\na,9,9\n"));
  fs::remove_all(folder);
  ASSERT_TRUE(extractFiles(read, scratch_.file("files")));
  auto again = Run::start(read.runs[0].start);
  ASSERT_TRUE(again.ok()) << (again ? "" : again.error().text());
  EXPECT_EQ((*again)->trace().rows()[0].objective, read.runs[0].trace.rows()[0].objective);
}

TEST_F(SessionFileTest, ChangedDataFileIsSeparateFileForLaterRuns) {
  ASSERT_TRUE(writeTextFile(scratch_.file("e.csv"), "source,target\na,b\n"));
  ASSERT_TRUE(writeTextFile(scratch_.file("d.csv"), "node,y,x1\na,1,1\nb,2,1\n"));
  auto first = changed(Experiment(), {{"graph", {{"kind", "csv"}, {"file", "e.csv"}}},
                                      {"data", {{"kind", "csv"}, {"file", "d.csv"}}}});
  first.setFolder(scratch_.path());
  auto run = std::move(Run::start(first).value());
  Session session;
  session.experiment = session.saved = first;
  session.runs = {recordOf(*run, first)};
  auto file = std::move(SessionFile::create(scratch_.file("open.gtvlab")).value());
  ASSERT_TRUE(file->write(changesOf(session)));
  const auto saved = [&] {
    EXPECT_TRUE(file->saveAs(scratch_.file("saved.gtvlab")));
    auto read = std::move(readSession(scratch_.file("saved.gtvlab")).value());
    EXPECT_TRUE(extractFiles(read, scratch_.file("files")));
    return read;
  };
  const auto loss = [](const Experiment& experiment) {
    return Run::start(experiment).value()->trace().rows()[0].objective;
  };
  // The run goes on with what it began with, and so do the documents beside it.
  ASSERT_TRUE(writeTextFile(scratch_.file("d.csv"), "node,y,x1\na,5,1\nb,2,1\n"));
  ASSERT_TRUE(run->change("lambda", 0.5));
  session.experiment = run->experiment();
  session.runs = {recordOf(*run, first)};
  ASSERT_TRUE(file->write(changesOf(session)));
  auto read = saved();
  EXPECT_EQ(loss(read.experiment), 1 + 4);
  EXPECT_EQ(loss(read.runs[0].start), 1 + 4);
  EXPECT_TRUE(
      std::move(Run::start(read.runs[0].start).value())->restore(stateOf(read.runs[0]).value()));
  // The same document, begun anew.
  auto second = std::move(Run::start(first).value());
  session.experiment = first;
  session.runs = {recordOf(*second, first, 2), recordOf(*run, first)};
  ASSERT_TRUE(file->write(changesOf(session)));
  fs::remove(scratch_.file("d.csv"));
  session.experiment = first.with("lambda", 0.25).value();
  ASSERT_TRUE(file->write(changesOf(session)));
  read = saved();
  EXPECT_EQ(loss(read.experiment), 25 + 4);
  EXPECT_EQ(loss(read.runs[0].start), 25 + 4);
  EXPECT_EQ(loss(read.runs[1].start), 1 + 4);
}

TEST_F(SessionFileTest, FailedWriteKeepsOldContentAndCanBeRetried) {
  auto session = sessionOf(smallExperiment(), 10);
  const auto place = scratch_.file("open.gtvlab");
  auto file = std::move(SessionFile::create(place).value());
  ASSERT_TRUE(file->write(changesOf(session)));
  auto more = session;
  more.experiment = session.experiment.with("lambda", 0.125).value();
  auto changes = changesOf(more);
  changes.runs[0].kept = session.runs[0].trace.rows().size();
  changes.runs[0].run.trace.shorten(0, session.runs[0].trace.changes().size());
  {
    // Somebody else holds the file for longer than we wait.
    auto other = std::move(Database::open(place, Database::Access::Write).value());
    other->execute("BEGIN IMMEDIATE");
    ASSERT_TRUE(other->failure());
    const auto done = file->write(changes);
    ASSERT_FALSE(done);
    EXPECT_THAT(done.error().message, ::testing::HasSubstr("another program"));
  }
  ASSERT_TRUE(file->write(changes));
  ASSERT_TRUE(file->saveAs(scratch_.file("saved.gtvlab")));
  expectSame(more, readSession(scratch_.file("saved.gtvlab")).value());
}

TEST_F(SessionFileTest, CopyIsContinuedFromItsFile) {
  const auto session = sessionOf(smallExperiment(), 10);
  {
    auto file = std::move(SessionFile::create(scratch_.file("open.gtvlab")).value());
    ASSERT_TRUE(file->write(changesOf(session)));
    ASSERT_TRUE(file->saveAs(scratch_.file("saved.gtvlab")));
  }
  auto opened =
      std::move(WorkingCopy::createFrom(scratch_.file("saved.gtvlab"), scratch_.file("root")))
          .value();
  expectSame(session, opened.session);
  auto& copy = opened.copy;
  EXPECT_TRUE(copy->session().hasPresentSchema());
  expectSame(session, readSession(copy->sessionPath()).value());
  auto more = session;
  more.experiment = session.experiment.with("lambda", 0.125).value();
  auto changes = changesOf(more);
  changes.runs[0].kept = session.runs[0].trace.rows().size();
  changes.runs[0].run.trace.shorten(0, session.runs[0].trace.changes().size());
  ASSERT_TRUE(copy->session().write(changes));
  ASSERT_TRUE(copy->session().saveAs(scratch_.file("again.gtvlab")));
  expectSame(more, readSession(scratch_.file("again.gtvlab")).value());
  expectSame(session, readSession(scratch_.file("saved.gtvlab")).value());
  // With tables of somebody else it is read, and written anew as it is done here.
  auto other =
      std::move(Database::open(scratch_.file("saved.gtvlab"), Database::Access::Write).value());
  other->execute("CREATE TABLE another(id INTEGER)");
  other = nullptr;
  EXPECT_FALSE(SessionFile::open(scratch_.file("saved.gtvlab")).value()->hasPresentSchema());
  auto anew =
      std::move(WorkingCopy::createFrom(scratch_.file("saved.gtvlab"), scratch_.file("root")))
          .value();
  expectSame(session, anew.session);
  EXPECT_TRUE(anew.copy->session().hasPresentSchema());
  expectSame(session, readSession(anew.copy->sessionPath()).value());
}

TEST_F(SessionFileTest, FailedSaveKeepsTarget) {
  auto file = std::move(SessionFile::create(scratch_.file("open.gtvlab")).value());
  ASSERT_TRUE(file->write(changesOf(sessionOf(smallExperiment(), 10))));
  ASSERT_TRUE(writeTextFile(scratch_.file("kept.gtvlab"), "what was there"));
  fs::permissions(scratch_.file("kept.gtvlab"), fs::perms::owner_read);
  const auto done = file->saveAs(scratch_.file("kept.gtvlab"));
  ASSERT_FALSE(done);
  EXPECT_THAT(done.error().text(), ::testing::HasSubstr("read-only"));
  EXPECT_EQ(readTextFile(scratch_.file("kept.gtvlab")).value(), "what was there");
  const auto nowhere = file->saveAs(scratch_.file("no such folder/x.gtvlab"));
  ASSERT_FALSE(nowhere);
  // Nothing is left beside them.
  std::size_t files = 0;
  for ([[maybe_unused]] const auto& entry : fs::directory_iterator(scratch_.path()))
    files += entry.path().extension() == ".part" ? 1 : 0;
  EXPECT_EQ(files, 0U);
}

TEST_F(SessionFileTest, EveryPresetRoundTrips) {
  for (const auto& info : listPresets()) {
    SCOPED_TRACE(info.id);
    Session session;
    session.experiment = session.saved = loadPreset(info.id).value();
    auto file = std::move(SessionFile::create(scratch_.file(info.id)).value());
    ASSERT_TRUE(file->write(changesOf(session)));
    const auto target = scratch_.file(info.id + ".gtvlab");
    ASSERT_TRUE(file->saveAs(target));
    const auto read = readSession(target);
    ASSERT_TRUE(read.ok()) << read.error().text();
    EXPECT_EQ(read->experiment, session.experiment);
    // And as a document.
    ASSERT_TRUE(saveExperiment(session.experiment, scratch_.file("x.json")));
    EXPECT_EQ(readExperimentFile(scratch_.file("x.json")).value(), session.experiment);
  }
}

}  // namespace
}  // namespace gtv
