// A session that goes to somebody else has the data with it, and says nowhere where that lay.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>

#include "base/json.h"
#include "experiment/file_names.h"
#include "session/replay.h"
#include "session/session_file.h"
#include "session/session_reader.h"
#include "session/session_sweep.h"
#include "support/experiments.h"
#include "support/sessions.h"
#include "sweeps/sweep.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;
using testing::changed;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using testing::recordOf;
using ::testing::UnorderedElementsAre;

class SessionRelocationTest : public ::testing::Test {
 protected:
  void SetUp() override {
    fs::create_directories(here());
    write("edges.csv", "source,target\na,b\nb,c\n");
    write("nodes.csv", "node,y,x1\na,1,1\nb,2,1\nc,4,2\n");
    write("more.csv", "node,y,x1\na,3,1\nb,2,1\nc,5,2\n");
    // The same content under another name.
    write("copy/more.csv", "node,y,x1\na,3,1\nb,2,1\nc,5,2\n");
    write("bad.csv", "node,y,x1\na,1\n");
  }
  fs::path here() const { return scratch_.file("secret-folder-of-alice"); }
  std::string at(const char* name) const { return (here() / name).string(); }
  void write(const char* name, const char* text) const {
    fs::create_directories((here() / name).parent_path());
    ASSERT_TRUE(writeTextFile(here() / name, text));
  }
  /// Data that was imported: the document names it by where it lies.
  Experiment imported() const {
    return changed(Experiment(), {{"graph", {{"kind", "csv"}, {"file", at("edges.csv")}}},
                                  {"data", {{"kind", "csv"}, {"file", at("nodes.csv")}}},
                                  {"stop.maxIterations", 30}});
  }
  static SweepRecord sweepOver(const Experiment& experiment, const SweepAxis& axis) {
    const auto plan = SweepPlan::make(experiment, {axis}, 1).value();
    SweepRecord sweep{plan, {}, {"here"}, true};
    SweepOptions options;
    options.finished = [&](SweepRow row) { sweep.rows.push_back(std::move(row)); };
    runSweep(plan, {}, options);
    sortRows(sweep.rows);
    return sweep;
  }
  static SessionSweep kept(const SweepRecord& sweep) {
    return keptSweep(sweep.plan, sweep.rows, sweep.instructionSets);
  }
  fs::path save(const Session& session) {
    auto file = std::move(SessionFile::create(scratch_.file("open.gtvlab")).value());
    EXPECT_TRUE(file->write(changesOf(session)));
    // Once more, with nothing new: what is named stays.
    auto again = changesOf(session);
    for (std::size_t k = 0; k < again.runs.size(); ++k) {
      again.runs[k].kept = session.runs[k].trace.rows().size();
      again.runs[k].run.trace.shorten(0, session.runs[k].trace.changes().size());
    }
    for (auto& sweep : again.sweeps) {
      sweep.kept = sweep.rows.size();
      sweep.rows.clear();
    }
    EXPECT_TRUE(file->write(again));
    EXPECT_TRUE(file->saveAs(scratch_.file("sent.gtvlab")));
    return scratch_.file("sent.gtvlab");
  }
  /// Of somebody else, who has nothing but the file.
  Session received(const fs::path& file) {
    fs::remove_all(here());
    auto session = std::move(readSession(file).value());
    EXPECT_TRUE(extractFiles(session, elsewhere()));
    return session;
  }
  fs::path elsewhere() const { return scratch_.file("elsewhere"); }

  testing::ScratchFolder scratch_;
};

TEST_F(SessionRelocationTest, ReplaysInFolderWithoutTheData) {
  const auto start = imported();
  auto run = std::move(Run::start(start).value());
  run->advance(10);
  ASSERT_TRUE(run->change("data", {{"kind", "csv"}, {"file", at("more.csv")}}));
  run->advance(10);
  ASSERT_TRUE(run->change("data", {{"kind", "csv"}, {"file", at("nodes.csv")}}));
  run->advance(5);
  auto planned = changed(
      start, {{"events",
               Json::array({{{"iteration", 5},
                             {"set", {{"data", {{"kind", "csv"}, {"file", at("more.csv")}}}}}}})}});
  auto second = std::move(Run::start(planned).value());
  second->advance(20);
  Session session;
  session.experiment = run->experiment();
  session.saved = start;
  session.runs = {recordOf(*run, start, 1), recordOf(*second, planned, 2)};
  session.runs[1].resumePoint = nullptr;
  session.sweeps = {kept(sweepOver(start, {"lambda", {0.1, 1}})),
                    kept(sweepOver(start, {"data.file",
                                           {at("nodes.csv"), at("more.csv"), at("copy/more.csv"),
                                            at("bad.csv"), at("none.csv")}})),
                    kept(sweepOver(start, {"data",
                                           {{{"kind", "csv"}, {"file", at("nodes.csv")}},
                                            {{"kind", "csv"}, {"file", at("more.csv")}}}}))};
  const auto file = save(session);
  EXPECT_THAT(readTextFile(file).value(), Not(HasSubstr("alice")));

  const auto there = received(file);
  EXPECT_THAT(verifySession(file, elsewhere()), IsEmpty());
  ASSERT_EQ(there.runs.size(), 2U);
  for (const auto& one : there.runs) {
    const auto again = replay(one);
    ASSERT_TRUE(again.ok()) << again.error().text();
    EXPECT_TRUE(again->identical) << one.name << ": " << again->where;
  }
  ASSERT_EQ(there.sweeps.size(), 3U);
  for (std::size_t k = 0; k < there.sweeps.size(); ++k) {
    const auto sweep = sweepOf(there.sweeps[k], elsewhere());
    ASSERT_TRUE(sweep.ok()) << sweep.error().text();
    EXPECT_TRUE(sweep->isWhole);
    EXPECT_EQ(sweep->rows.size(), session.sweeps[k].rows.size());
    const auto again = replaySweep(*sweep);
    EXPECT_TRUE(again.identical) << k << ": " << again.where;
    // What a double click on a row opens.
    const auto cell = sweep->plan.experimentOf(0).value();
    EXPECT_EQ(cell.findFile(cell.data().text("file")).value(),
              (elsewhere() / "nodes.csv").string());
  }
}

TEST_F(SessionRelocationTest, ContainsNoPathsOfTheOriginalFolder) {
  auto start = imported();
  const auto varied =
      changed(start, {{"vary", {{"data.file", {at("nodes.csv"), at("more.csv")}}}}});
  const auto missing = changed(start, {{"data.file", at("gone.csv")}});
  auto run = std::move(Run::start(start).value());
  run->advance(5);
  Session session;
  session.experiment = varied;
  session.saved = missing;
  session.steps = {{"data.file = " + at("more.csv"), start, varied}};
  session.done = 1;
  session.runs = {recordOf(*run, start)};
  session.runs[0].message = at("nodes.csv") + ":3: is left out";
  session.screen = {{"band", {{"set", {{"data", {{"kind", "csv"}, {"file", at("more.csv")}}}}}}}};
  const auto file = save(session);
  EXPECT_THAT(readTextFile(file).value(), Not(HasSubstr("alice")));
  const auto there = received(file);
  EXPECT_EQ(there.steps[0].name, "data.file = more.csv");
  EXPECT_EQ(there.runs[0].message, "nodes.csv:3: is left out");
  EXPECT_EQ(there.experiment.at("vary").at("data.file"), Json({"nodes.csv", "more.csv"}));
  EXPECT_EQ(there.screen.at("band").at("set").at("data").at("file"), "more.csv");
  EXPECT_EQ(there.saved.data().text("file"), "missing/gone.csv");
  EXPECT_TRUE(there.files.contains("more.csv"));
}

TEST_F(SessionRelocationTest, PublishedSeriesUseDataOfTheSession) {
  Json document = imported().json();
  document["published"] = {
      {"figure", "Fig. 1"},
      {"series",
       {{{"series", "s"}, {"set", {{"data.file", at("more.csv")}}}, {"at", Json::object()}},
        {{"series", "t"},
         {"set", Json::object()},
         {"at", {{"data.file", {at("nodes.csv"), at("more.csv")}}}}}}}};
  const auto names = fileNamesIn(document);
  EXPECT_EQ(std::count(names.begin(), names.end(), at("more.csv")), 2);
  renameFiles(document, [](const std::string& name) { return fs::path(name).filename().string(); });
  EXPECT_THAT(document.dump(), Not(HasSubstr("alice")));
}

TEST_F(SessionRelocationTest, FilesOfStepsAndOfTheValidationAreNamedWhereverTheyStand) {
  const auto join = Json{{"kind", "join"}, {"file", "/home/alice/a.csv"}};
  const auto held = Json{{"kind", "file"}, {"file", "/home/alice/b.csv"}};
  const Json document{{"data", {{"kind", "table"}, {"prepare", {join}}, {"validation", held}}},
                      {"vary",
                       {{"data.validation", {held}},
                        {"data.validation.file", {"/home/alice/c.csv"}},
                        {"data.prepare", {Json::array({join})}},
                        {"data.prepare.0.file", {"/home/alice/d.csv"}},
                        {"data.validation.share", {0.5}}}}};
  EXPECT_THAT(fileNamesIn(document),
              UnorderedElementsAre("/home/alice/a.csv", "/home/alice/b.csv", "/home/alice/b.csv",
                                   "/home/alice/c.csv", "/home/alice/a.csv", "/home/alice/d.csv"));
}

TEST_F(SessionRelocationTest, SavesFileWithLongestPossibleName) {
  auto file = std::move(SessionFile::create(scratch_.file("open.gtvlab")).value());
  SessionChanges changes;
  changes.experiment = changes.saved = imported();
  ASSERT_TRUE(file->write(changes));
  const auto target = scratch_.file(std::string(247, 'n') + ".gtvlab");
  const auto saved = file->saveAs(target);
  ASSERT_TRUE(saved.ok()) << saved.error().text();
  EXPECT_TRUE(readSession(target).ok());
}

TEST_F(SessionRelocationTest, PipesAndFoldersAreSkippedWithoutBlocking) {
  // As steps that were undone name them: they were refused when a run was to begin.
  const auto start = imported();
  ASSERT_EQ(::mkfifo((here() / "pipe.csv").c_str(), 0600), 0);
  fs::create_directories(here() / "folder");
  Session session;
  session.experiment = session.saved = start;
  for (const char* name : {"pipe.csv", "folder"})
    session.steps.push_back({"data.file", start, changed(start, {{"data.file", at(name)}})});
  const auto file = save(session);
  const auto there = received(file);
  ASSERT_EQ(there.steps.size(), 2U);
  EXPECT_EQ(there.steps[0].after.data().text("file"), "missing/pipe.csv");
  EXPECT_EQ(there.steps[1].after.data().text("file"), "missing/folder");
  EXPECT_TRUE(there.files.contains("nodes.csv"));
}

TEST_F(SessionRelocationTest, TooLargeFileIsReportedWithoutBlocking) {
  const auto start = imported();
  // Larger than what a session holds, and next to nothing on the disk.
  write("large.csv", "");
  fs::resize_file(here() / "large.csv", 1'500'000'000);
  auto file = std::move(SessionFile::create(scratch_.file("open.gtvlab")).value());
  SessionChanges changes;
  changes.experiment = changes.saved = start;
  changes.steps = {{"data.file", start, changed(start, {{"data.file", at("large.csv")}})}};
  ASSERT_TRUE(file->write(changes));
  EXPECT_EQ(file->leftOut(), "'large.csv' (1.5 GB)");
  changes.steps.clear();
  ASSERT_TRUE(file->write(changes));
  EXPECT_EQ(file->leftOut(), "");
}

TEST_F(SessionRelocationTest, SweepOfOlderVersionFindsDataOfTheSession) {
  const auto sweep = sweepOver(imported(), {"lambda", {0.1, 1}});
  const auto plan = sweep.plan.toJson();  // which older programs wrote as it was
  fs::create_directories(elsewhere());
  for (const char* name : {"edges.csv", "nodes.csv"})
    fs::copy_file(here() / name, elsewhere() / name);
  fs::remove_all(here());
  SessionSweep old{plan, kept(sweep).rows, {}};
  const auto found = sweepOf(old, elsewhere());
  ASSERT_TRUE(found.ok()) << found.error().text();
  EXPECT_TRUE(replaySweep(*found).identical);
  // Of two files of one name it is not known which is meant.
  ASSERT_TRUE(writeTextFile(elsewhere() / "nodes-2.csv", "node,y,x1\n"));
  const auto unknown = sweepOf(old, elsewhere());
  ASSERT_TRUE(unknown.ok());
  EXPECT_FALSE(replaySweep(*unknown).identical);
}

TEST_F(SessionRelocationTest, OwnFileIsNotMistakenForResource) {
  write("wine.csv", "node,y,x1\na,1,1\nb,2,1\nc,4,2\n");
  Session session;
  session.experiment = session.saved =
      changed(imported(), {{"data", {{"kind", "csv"}, {"file", at("wine.csv")}}}});
  const auto there = received(save(session));
  const auto name = there.experiment.data().text("file");
  EXPECT_EQ(readTextFile(elsewhere() / name).value(), "node,y,x1\na,1,1\nb,2,1\nc,4,2\n");
}

}  // namespace
}  // namespace gtv
