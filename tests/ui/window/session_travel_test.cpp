// Sessions and documents that go to other computers.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QToolButton>

#include "base/json.h"
#include "experiment/documents.h"
#include "support/experiments.h"
#include "support/sessions.h"
#include "support/window_driver.h"
#include "sweeps/sweep.h"
#include "ui/diagnostics/status_line.h"
#include "ui/document/file_controller.h"
#include "ui/document/session_keeper.h"
#include "ui/live/experiment_document.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/run_controller.h"
#include "ui/shell/view_docks.h"
#include "ui/sweeps/sweep_panel.h"
#include "ui/tables/row_table.h"

namespace gtv::ui {
namespace {

namespace fs = std::filesystem;
using gtv::testing::changed;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::waitFor;

class SessionTravelTest : public testing::WindowTest {
 protected:
  SessionTravelTest() { window.keeper().setRoot(scratch_.file("open")); }

  void save(MainWindow& from, const fs::path& file) {
    bool done = false;
    const auto connection = QObject::connect(&from.keeper(), &SessionKeeper::saved, &from,
                                             [&](const QString&) { done = true; });
    ASSERT_TRUE(from.files().save(file));
    ASSERT_TRUE(waitFor([&] { return done; }));
    QObject::disconnect(connection);
  }

  gtv::testing::ScratchFolder scratch_;
};

TEST_F(SessionTravelTest, SweepOverImportedDataOpensWithoutOriginalData) {
  const auto here = scratch_.file("secret-folder-of-alice");
  fs::create_directories(here);
  ASSERT_TRUE(writeTextFile(here / "edges.csv", "source,target\na,b\nb,c\n"));
  ASSERT_TRUE(writeTextFile(here / "nodes.csv", "node,y,x1\na,1,1\nb,2,1\nc,4,2\n"));
  const auto imported =
      changed(Experiment(), {{"graph", {{"kind", "csv"}, {"file", (here / "edges.csv").string()}}},
                             {"data", {{"kind", "csv"}, {"file", (here / "nodes.csv").string()}}},
                             {"stop.maxIterations", 20}});
  open(imported);
  const auto plan = SweepPlan::make(imported, {{"lambda", {0.1, 1}}}, 1).value();
  std::vector<SweepRow> rows;
  SweepOptions options;
  options.finished = [&](SweepRow row) { rows.push_back(std::move(row)); };
  runSweep(plan, {}, options);
  window.views().find<SweepPanel>()->restore(plan, rows);
  const auto file = scratch_.file("x.gtvlab");
  save(window, file);
  EXPECT_THAT(readTextFile(file).value(), Not(HasSubstr("alice")));
  fs::remove_all(here);

  MainWindow other;
  other.keeper().setRoot(scratch_.file("open"));
  other.resize(1280, 800);
  other.show();
  ASSERT_TRUE(other.files().openByName(QString::fromStdString(file.string()), false));
  ASSERT_TRUE(waitFor(
      [&] { return other.run().shownIteration() >= 0 && other.run().document().file() == file; }));
  auto* table = other.views().find<SweepPanel>()->findChild<RowTable*>();
  ASSERT_NE(table, nullptr);
  Q_EMIT table->activated(table->rows()->index(0, 0));
  ASSERT_TRUE(waitFor(
      [&] { return other.run().shownIteration() >= 0 && !other.run().document().isOpening(); }));
  EXPECT_TRUE(other.panel()->problemText().isEmpty()) << other.panel()->problemText().toStdString();
  EXPECT_EQ(other.run().experiment().lambda(), 0.1);
  EXPECT_THAT(other.run().experiment().json().dump(), Not(HasSubstr("alice")));
}

TEST_F(SessionTravelTest, DocumentSavedElsewhereHasItsDataBesideIt) {
  const auto here = scratch_.file("secret-folder-of-alice");
  const auto there = scratch_.file("there");
  fs::create_directories(here);
  fs::create_directories(there);
  ASSERT_TRUE(writeTextFile(here / "edges.csv", "source,target\na,b\nb,c\n"));
  ASSERT_TRUE(writeTextFile(here / "nodes.csv", "node,y,x1\na,1,1\nb,2,1\nc,4,2\n"));
  open(changed(Experiment(),
               {{"graph", {{"kind", "csv"}, {"file", (here / "edges.csv").string()}}},
                {"data", {{"kind", "csv"}, {"file", (here / "nodes.csv").string()}}}}));
  ASSERT_TRUE(window.files().save(there / "e.json"));
  EXPECT_TRUE(window.status().text().contains(QStringLiteral("edges.csv, nodes.csv")))
      << window.status().text().toStdString();
  EXPECT_THAT(readTextFile(there / "e.json").value(), Not(HasSubstr("alice")));
  fs::remove_all(here);
  const auto read = readExperimentFile(there / "e.json");
  ASSERT_TRUE(read.ok()) << read.error().text();
  EXPECT_EQ(gtv::testing::networkOf(*read)->nodeCount(), 3);
}

}  // namespace
}  // namespace gtv::ui
