// A session that this version of the window has written opens in every later one. It was made by
//   GTV_WRITE_FIXTURE=session_3.gtvlab test_ui_window --gtest_filter=SessionFixtureTest.*
// and is written anew for a new version of the file only, under another number.
#include <gtest/gtest.h>

#include <QComboBox>
#include <QPushButton>
#include <QUndoStack>
#include <cstdlib>

#include "session/session_reader.h"
#include "session/session_studies.h"
#include "support/child.h"
#include "support/experiments.h"
#include "support/sessions.h"
#include "support/test_paths.h"
#include "support/window_driver.h"
#include "sweeps/sweep_rows.h"
#include "ui/canvas/graph_view.h"
#include "ui/canvas/view_choices.h"
#include "ui/document/file_controller.h"
#include "ui/document/session_keeper.h"
#include "ui/live/experiment_document.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/run_controller.h"
#include "ui/live/run_list.h"
#include "ui/plots/curve_plot.h"
#include "ui/shell/view_docks.h"
#include "ui/shell/window_commands.h"
#include "ui/studies/path_panel.h"
#include "ui/studies/race_panel.h"
#include "ui/sweeps/sweep_panel.h"
#include "ui/views/run_curves.h"

namespace gtv::ui {
namespace {

namespace fs = std::filesystem;
using gtv::testing::changed;
using testing::child;
using testing::waitFor;

class SessionFixtureTest : public testing::WindowTest {
 protected:
  SessionFixtureTest() { window.keeper().setRoot(scratch_.file("open")); }

  void change(const char* field, const Json& value, const char* step) {
    window.run().document().change(window.run().experiment().with(field, value).value(),
                                   QString::fromLatin1(step));
    ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  }

  /// Something of everything that a session keeps.
  void make(const fs::path& file) {
    open(changed(gtv::testing::smallExperiment(),
                 {{"title", "Everything"},
                  {"race", {{{"kind", "primal-dual"}}, {{"kind", "fedavg"}}}},
                  {"raceLimit", 40}}));
    runTo(20);
    change("lambda", 0.2, "λ");
    runTo(30);
    window.commands()->pin->trigger();
    // A node by hand, while the run goes on.
    change("edits", {{"nodes", {{0.5, 0.5, 0}}}, {"edges", {{0, 16, 2.0}}}}, "node");
    runTo(50);
    change("title", "Everything, undone", "title");
    window.run().document().undo();
    const auto plan = SweepPlan::make(window.run().experiment(), {{"lambda", {0.1, 1}}}, 2).value();
    window.views().find<SweepPanel>()->restore(plan, {});
    window.views().find<SweepPanel>()->startOrPause();
    ASSERT_TRUE(waitFor([&] { return window.views().find<SweepPanel>()->isOver(); }));
    window.views().find<RacePanel>()->start();
    ASSERT_TRUE(waitFor([&] { return window.views().find<RacePanel>()->kept().size() == 2; }));
    ASSERT_TRUE(waitFor([&] { return !window.views().find<RacePanel>()->isRacing(); }));
    child<QPushButton>(*window.views().find<PathPanel>(), "computeButton")->click();
    ASSERT_TRUE(waitFor([&] {
      const auto* path = window.views().find<PathPanel>()->progress();
      return path != nullptr && path->path.isComplete();
    }));
    window.commands()->repeat->trigger();
    ASSERT_TRUE(waitFor([&] { return window.views().find<ErrorCurves>()->hasBand(); }));
    window.choices().edgeChoice()->setCurrentIndex(1);
    window.views().find<ErrorCurves>()->setAbscissa(CurvePlot::Abscissa::Bytes, true);
    window.views().find<ErrorCurves>()->zoomTo({100, 5000, 0.125, 8});
    window.graphView()->setViewTransform({2, {0.25, 0}});
    window.graphView()->select({1, 16}, {});
    ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
    bool saved = false;
    QObject::connect(&window.keeper(), &SessionKeeper::saved, &window, [&] { saved = true; });
    ASSERT_TRUE(window.files().save(file));
    ASSERT_TRUE(waitFor([&] { return saved; }));
  }

  /// Path and band are those of the file.
  void checkStudies(const MainWindow& of, const Studies& studies) {
    const auto band = deserialiseBand(studies.at("band"));
    ASSERT_TRUE(band);
    ASSERT_TRUE(of.views().find<ErrorCurves>()->hasBand());
    ASSERT_EQ(of.views().find<ErrorCurves>()->band().mean.size(), band->mean.size());
    EXPECT_EQ(of.views().find<ErrorCurves>()->band().mean.back().seconds,
              band->mean.back().seconds);
    const auto path = deserialisePath(studies.at("path"), 2, 17);
    ASSERT_TRUE(path);
    ASSERT_NE(of.views().find<PathPanel>()->progress(), nullptr);
    const auto& shown = of.views().find<PathPanel>()->progress()->path;
    ASSERT_EQ(shown.points.size(), 121U);
    for (std::size_t k = 0; k < shown.points.size(); ++k)
      EXPECT_EQ(shown.points[k]->seconds, path->path.points[k]->seconds);
  }

  void check(const fs::path& file) {
    const auto session = readSession(file);
    ASSERT_TRUE(session.ok()) << session.error().text();
    MainWindow other;
    other.keeper().setRoot(scratch_.file("open"));
    other.resize(1280, 800);
    other.show();
    ASSERT_TRUE(other.files().openByName(QString::fromStdString(file.string()), false));
    ASSERT_TRUE(waitFor([&] { return other.run().shownIteration() == 50; }));
    ASSERT_TRUE(waitFor([&] { return other.pictureIsComplete(); }));
    EXPECT_TRUE(other.panel()->problemText().isEmpty())
        << other.panel()->problemText().toStdString();
    EXPECT_EQ(other.run().experiment().title(), "Everything");
    EXPECT_EQ(other.run().snapshot()->W.cols(), 17);
    const auto* steps = other.run().document().steps();
    EXPECT_EQ(steps->count(), 3);
    EXPECT_EQ(steps->index(), 2);
    ASSERT_EQ(other.run().runs().rowCount(), 2);
    EXPECT_EQ(other.run().runs().run(0).changes.size(), 2U);
    EXPECT_TRUE(other.run().runs().run(1).pinned);
    EXPECT_EQ(other.run().runs().run(1).last->reached, 30);
    EXPECT_EQ(other.views().find<SweepPanel>()->rows().size(), 4U);
    EXPECT_TRUE(other.views().find<SweepPanel>()->isOver());
    ASSERT_TRUE(waitFor([&] { return other.views().find<RacePanel>()->progress() != nullptr; }));
    EXPECT_FALSE(other.views().find<RacePanel>()->isRacing());
    ASSERT_EQ(other.views().find<RacePanel>()->progress()->methods.size(), 2U);
    EXPECT_EQ(other.views().find<RacePanel>()->progress()->methods[1].rows.back().iteration, 40);
    EXPECT_EQ(other.choices().edgeChoice()->currentIndex(), 1);
    EXPECT_TRUE(other.views().find<ErrorCurves>()->zoomed());
    EXPECT_EQ(other.graphView()->viewTransform().zoom, 2);
    EXPECT_EQ(other.graphView()->selectedNodes(), (std::vector<int>{1, 16}));
    if (!session->studies.empty()) checkStudies(other, session->studies);
    // And it goes on.
    other.run().runUntil(60);
    EXPECT_TRUE(
        waitFor([&] { return other.run().shownIteration() == 60 && !other.run().isRunning(); }));
  }

  gtv::testing::ScratchFolder scratch_;
};

TEST_F(SessionFixtureTest, CurrentVersionRoundTrip) {
  const char* kept = std::getenv("GTV_WRITE_FIXTURE");
  const auto file = kept != nullptr ? fs::path(kept) : scratch_.file("made.gtvlab");
  make(file);
  check(file);
}

TEST_F(SessionFixtureTest, FirstVersionSessionIsRead) {
  // It is only read: what is done goes to a copy.
  check(fs::path(gtv::testing::testDataFolder()) / "session_2.gtvlab");
}

TEST_F(SessionFixtureTest, FirstVersionWithStudiesIsRead) {
  const auto file = fs::path(gtv::testing::testDataFolder()) / "session_3.gtvlab";
  ASSERT_EQ(readSession(file).value().studies.size(), 3U);
  check(file);
}

}  // namespace
}  // namespace gtv::ui
