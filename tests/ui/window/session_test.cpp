#include <gtest/gtest.h>
#include <qcustomplot.h>
#include <sys/resource.h>

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>
#include <csignal>

#include "base/json.h"
#include "base/version.h"
#include "experiment/documents.h"
#include "experiment/links.h"
#include "races/race.h"
#include "session/replay.h"
#include "session/session_file.h"
#include "session/session_reader.h"
#include "session/session_studies.h"
#include "support/child.h"
#include "support/experiments.h"
#include "support/sessions.h"
#include "support/window_driver.h"
#include "sweeps/sweep_rows.h"
#include "ui/canvas/graph_view.h"
#include "ui/canvas/view_choices.h"
#include "ui/diagnostics/cluster_study.h"
#include "ui/diagnostics/diagnostics_dock.h"
#include "ui/diagnostics/status_line.h"
#include "ui/document/file_controller.h"
#include "ui/document/session_keeper.h"
#include "ui/forms/marked_slider.h"
#include "ui/forms/number_field.h"
#include "ui/live/experiment_document.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/lambda_control.h"
#include "ui/live/lambda_range.h"
#include "ui/live/run_controller.h"
#include "ui/live/run_list.h"
#include "ui/plots/curve_plot.h"
#include "ui/plots/path_plot.h"
#include "ui/shell/study_windows.h"
#include "ui/shell/view_docks.h"
#include "ui/shell/window_commands.h"
#include "ui/studies/held_out_window.h"
#include "ui/studies/path_panel.h"
#include "ui/studies/privacy_panel.h"
#include "ui/studies/race_panel.h"
#include "ui/sweeps/sweep_panel.h"
#include "ui/tables/row_table.h"
#include "ui/views/edge_table.h"
#include "ui/views/node_table.h"
#include "ui/views/run_curves.h"
#include "ui/views/scatter_plot.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

namespace fs = std::filesystem;
using testing::child;
using testing::waitFor;

class SessionTest : public testing::WindowTest {
 protected:
  SessionTest() { window.keeper().setRoot(scratch_.file("open")); }

  void save(MainWindow& from, const fs::path& file) {
    bool done = false;
    const auto connection = QObject::connect(&from.keeper(), &SessionKeeper::saved, &from,
                                             [&](const QString&) { done = true; });
    ASSERT_TRUE(from.files().save(file));
    ASSERT_TRUE(waitFor([&] { return done; }));
    QObject::disconnect(connection);
  }
  void openSession(MainWindow& in, const fs::path& file) {
    in.keeper().setRoot(scratch_.file("open"));
    in.resize(1280, 800);
    in.show();
    ASSERT_TRUE(in.files().openByName(QString::fromStdString(file.string()), false));
    ASSERT_TRUE(waitFor(
        [&] { return in.run().shownIteration() >= 0 && in.run().document().file() == file; }));
    ASSERT_TRUE(waitFor([&] { return in.pictureIsComplete(); }));
  }
  /// A run with a change by hand, two steps, one of them undone, and a pinned copy.
  void work() {
    openPreset("sbm-two-clusters");
    runTo(60);
    window.run().document().change(window.run().experiment().with("lambda", 0.07).value(),
                                   QStringLiteral("λ"));
    ASSERT_TRUE(waitFor([&] { return window.run().snapshot()->numbers.lambda == 0.07; }));
    window.commands()->pin->trigger();
    runTo(150);
    window.run().document().change(window.run().experiment().with("title", "Mine").value(),
                                   QStringLiteral("title"));
    window.run().document().undo();
  }
  /// What would be found if the process died now.
  Result<Session> kept(MainWindow& in) {
    fs::remove_all(scratch_.file("copy"));
    fs::copy(in.keeper().folder(), scratch_.file("copy"), fs::copy_options::recursive);
    return readSession(scratch_.file("copy/session.gtvlab"));
  }
  /// To the next question.
  void answer(MainWindow& of, const QString& words) {
    QTimer::singleShot(0, &of, [this, words] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      ASSERT_NE(box, nullptr);
      ++asked_;
      for (auto* button : box->buttons())
        if (button->text().remove(QLatin1Char('&')) == words) return button->click();
      box->reject();
      ADD_FAILURE() << "no button is called " << words.toStdString();
    });
  }

  int asked_ = 0;
  gtv::testing::ScratchFolder scratch_;
};

TEST_F(SessionTest, SavedSessionIsRestored) {
  work();
  const auto file = scratch_.file("x.gtvlab");
  window.choices().edgeChoice()->setCurrentIndex(1);
  window.choices().arrowChoice()->setCurrentIndex(2);
  window.views().find<ErrorCurves>()->setAbscissa(CurvePlot::Abscissa::Bytes, true);
  window.commands()->speed()->setCurrentIndex(1);
  window.views().find<ErrorCurves>()->zoomTo({2, 90, 0.25, 4});
  window.views().find<ObjectiveCurves>()->setShown(1, false);
  window.views().find<ScatterPlot>()->zoomTo({-1, 1, -2, 0.5});
  window.graphView()->setViewTransform({2.5, {0.125, -0.25}});
  window.graphView()->select({3, 5}, {7});
  save(window, file);
  EXPECT_FALSE(window.isWindowModified());
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));

  MainWindow other;
  openSession(other, file);
  EXPECT_EQ(other.choices().edgeChoice()->currentIndex(), 1);
  EXPECT_EQ(other.choices().arrowChoice()->currentIndex(), 2);
  EXPECT_EQ(other.views().find<ErrorCurves>()->abscissaChoice()->currentIndex(),
            window.views().find<ErrorCurves>()->abscissaChoice()->currentIndex());
  EXPECT_EQ(other.commands()->speed()->currentIndex(), 1);
  const auto errors = other.views().find<ErrorCurves>()->zoomed();
  ASSERT_TRUE(errors);
  EXPECT_EQ(errors->left, 2);
  EXPECT_EQ(errors->top, 4);
  EXPECT_FALSE(other.views().find<ObjectiveCurves>()->zoomed());
  EXPECT_FALSE(other.views().find<ObjectiveCurves>()->isShown(1));
  EXPECT_TRUE(other.views().find<ObjectiveCurves>()->isShown(0));
  const auto models = other.views().find<ScatterPlot>()->zoomed();
  ASSERT_TRUE(models);
  EXPECT_EQ(models->bottom, -2);
  EXPECT_EQ(models->right, 1);
  EXPECT_EQ(other.graphView()->viewTransform().zoom, 2.5);
  EXPECT_EQ(other.graphView()->viewTransform().shift, QPointF(0.125, -0.25));
  EXPECT_EQ(other.graphView()->selectedNodes(), (std::vector<int>{3, 5}));
  EXPECT_EQ(other.graphView()->selectedEdges(), std::vector<int>{7});
  EXPECT_EQ(other.run().experiment(), window.run().experiment());
  EXPECT_EQ(other.run().snapshot()->W, window.run().snapshot()->W);
  EXPECT_EQ(other.run().shownIteration(), 150);
  EXPECT_FALSE(other.run().isRunning());
  EXPECT_EQ(other.lambdaControl()->value(), 0.07);
  // Curves.
  ASSERT_EQ(other.views().find<ObjectiveCurves>()->rows().size(),
            window.views().find<ObjectiveCurves>()->rows().size());
  for (std::size_t k = 0; k < window.views().find<ObjectiveCurves>()->rows().size(); ++k)
    ASSERT_EQ(other.views().find<ObjectiveCurves>()->rows()[k].objective,
              window.views().find<ObjectiveCurves>()->rows()[k].objective);
  // Steps, done and undone.
  const auto* steps = other.run().document().steps();
  ASSERT_EQ(steps->count(), 2);
  EXPECT_EQ(steps->index(), 1);
  EXPECT_EQ(steps->text(0), QStringLiteral("λ"));
  other.run().document().redo();
  EXPECT_EQ(other.run().experiment().title(), "Mine");
  // Runs.
  ASSERT_EQ(other.run().runs().rowCount(), window.run().runs().rowCount());
  for (int row = 0; row < other.run().runs().rowCount(); ++row) {
    EXPECT_EQ(other.run().runs().run(row).name, window.run().runs().run(row).name);
    EXPECT_EQ(other.run().runs().run(row).pinned, window.run().runs().run(row).pinned);
    EXPECT_EQ(other.run().runs().run(row).rows->size(), window.run().runs().run(row).rows->size());
  }
}

TEST_F(SessionTest, RestoresModelsAndTrails) {
  openPreset("star");
  auto& models = *window.views().find<ScatterPlot>();
  // A run that is somewhere else at the end than on its way.
  for (int k = 1; k <= 40; ++k) {
    window.run().step();
    ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() == k; }));
  }
  models.showAction(ScatterPlot::Part::Hulls)->setChecked(false);
  models.showAction(ScatterPlot::Part::Density)->setChecked(true);
  window.run().document().change(window.run().experiment().with("lambda", 50).value(),
                                 QStringLiteral("λ"));
  ASSERT_TRUE(waitFor([&] { return window.run().snapshot()->numbers.lambda == 50; }));
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  models.plot()->replot();
  const auto steps = models.picture().trails.steps;
  ASSERT_EQ(steps.size(), NodeTrails::mostSteps);
  const auto range = models.range();
  const auto scale = window.run().lambdaRange().scale();
  const auto file = scratch_.file("x.gtvlab");
  save(window, file);
  const auto expectSame = [&](MainWindow& other) {
    EXPECT_EQ(other.run().lambdaRange().scale(), scale);
    const auto& again = *other.views().find<ScatterPlot>();
    EXPECT_FALSE(again.zoomed());
    EXPECT_EQ(again.range().left, range.left);
    EXPECT_EQ(again.range().top, range.top);
    EXPECT_EQ(again.shownParts(), models.shownParts());
    ASSERT_EQ(again.picture().trails.steps.size(), steps.size());
    for (std::size_t k = 0; k < steps.size(); ++k)
      EXPECT_EQ(again.picture().trails.steps[k], steps[k]) << k;
  };
  MainWindow other;
  openSession(other, file);
  expectSame(other);
  const auto second = scratch_.file("y.gtvlab");
  save(other, second);
  MainWindow third;
  openSession(third, second);
  expectSame(third);
  // They go on from there.
  third.run().step();
  ASSERT_TRUE(waitFor([&] { return third.run().shownIteration() == 41; }));
  EXPECT_EQ(third.views().find<ScatterPlot>()->picture().trails.steps[0], steps[1]);

  auto& x = *child<QComboBox>(*window.views().find<ScatterPlot>(), "xChoice");
  x.setCurrentIndex(x.findData(QStringLiteral("node")));
  save(window, file);
  openSession(other, file);
  EXPECT_EQ(
      child<QComboBox>(*other.views().find<ScatterPlot>(), "xChoice")->currentData().toString(),
      QStringLiteral("node"));
  EXPECT_EQ(other.run().experiment(), window.run().experiment());
}

TEST_F(SessionTest, RestoresTablesPathAndBand) {
  openPreset("sbm-two-clusters");
  runTo(40);
  auto* nodes = window.views().find<NodeTable>();
  auto* edges = window.views().find<EdgeTable>();
  const auto bring = [](MainWindow& of) {
    of.views().dock<NodeTable>()->show();
    of.views().dock<NodeTable>()->raise();
    return waitFor([&] { return of.views().find<NodeTable>()->table()->rows()->rowCount() > 0; });
  };
  ASSERT_TRUE(bring(window));
  nodes->table()->sortByColumn(2, Qt::DescendingOrder);
  nodes->filter()->setText(QStringLiteral("w2 > 0"));
  edges->table()->sortBy(1, true);
  child<QComboBox>(*window.views().find<PathPanel>(), "coordinateChoice")->setCurrentIndex(1);
  child<QPushButton>(*window.views().find<PathPanel>(), "computeButton")->click();
  window.commands()->repeat->trigger();
  ASSERT_TRUE(waitFor([&] { return window.views().find<ErrorCurves>()->hasBand(); }));
  const auto progress = [](MainWindow& of) { return of.views().find<PathPanel>()->progress(); };
  ASSERT_TRUE(waitFor([&] { return progress(window) && progress(window)->path.isComplete(); }));
  // The band is that of the λ before.
  const auto band = window.views().find<ErrorCurves>()->band();
  const auto points = progress(window)->path.points;
  window.run().document().change(window.run().experiment().with("lambda", 3).value(),
                                 QStringLiteral("λ"));
  ASSERT_TRUE(waitFor([&] { return window.run().snapshot()->numbers.lambda == 3; }));
  ASSERT_TRUE(window.views().find<ErrorCurves>()->hasBand());
  const auto file = scratch_.file("x.gtvlab");
  save(window, file);
  MainWindow other;
  other.resize(1280, 800);
  other.show();
  // With rows of another table on the screen.
  ASSERT_TRUE(other.files().openByName(QStringLiteral("privacy-noise"), false));
  ASSERT_TRUE(waitFor([&] { return other.run().shownIteration() >= 0; }));
  ASSERT_TRUE(bring(other));
  openSession(other, file);
  EXPECT_EQ(other.views().find<NodeTable>()->table()->sortColumn(), 2);
  EXPECT_TRUE(other.views().find<NodeTable>()->table()->isDescending());
  EXPECT_EQ(other.views().find<NodeTable>()->filter()->text(), QStringLiteral("w2 > 0"));
  EXPECT_EQ(other.views().find<EdgeTable>()->table()->sortColumn(), 1);
  EXPECT_EQ(child<QComboBox>(*other.views().find<PathPanel>(), "coordinateChoice")->currentIndex(),
            1);
  // Not made again: that would take another time.
  ASSERT_TRUE(other.views().find<ErrorCurves>()->hasBand());
  ASSERT_EQ(other.views().find<ErrorCurves>()->band().mean.size(), band.mean.size());
  for (std::size_t k = 0; k < band.mean.size(); ++k) {
    EXPECT_EQ(other.views().find<ErrorCurves>()->band().mean[k].seconds, band.mean[k].seconds);
    EXPECT_EQ(other.views().find<ErrorCurves>()->band().high[k].mse, band.high[k].mse);
  }
  EXPECT_EQ(other.views().find<ErrorCurves>()->band().name, band.name);
  ASSERT_TRUE(waitFor([&] { return progress(other) && !progress(other)->path.points.empty(); }));
  const auto& again = progress(other)->path;
  EXPECT_EQ(again.lambdas, progress(window)->path.lambdas);
  ASSERT_EQ(again.points.size(), points.size());
  for (std::size_t k = 0; k < points.size(); ++k) {
    EXPECT_EQ(again.points[k]->seconds, points[k]->seconds);
    EXPECT_TRUE(again.points[k]->W == points[k]->W);
  }
  EXPECT_EQ(again.merges.size(), progress(window)->path.merges.size());
  EXPECT_FALSE(progress(other)->working);
  EXPECT_EQ(other.views().find<PathPanel>()->plot()->figureData().count(QLatin1Char('\n')),
            static_cast<qsizetype>(points.size()) + 1);
  ASSERT_TRUE(bring(other));
  const auto order = [](MainWindow& of) { return of.views().find<NodeTable>()->table()->order(); };
  EXPECT_TRUE(waitFor([&] { return !order(window).empty() && order(other) == order(window); }));
}

TEST_F(SessionTest, RestoresClusterStudyAndPrivacyStudy) {
  const auto small =
      Experiment()
          .with("graph",
                Json{{"kind", "sbm"}, {"clusterSizes", {5, 5}}, {"pIn", 0.5}, {"pOut", 0.1}})
          .value()
          .with("data.labeledFraction", 1)
          .value();
  window.resize(1280, 800);
  window.show();
  window.files().open(small, {}, false);
  runTo(40);
  const auto look = [](MainWindow& of) {
    of.views().dock<PrivacyPanel>()->show();
    of.views().dock<PrivacyPanel>()->raise();
    auto* panel = of.views().find<PrivacyPanel>();
    return waitFor([&] { return panel->isCurrent() && !panel->points(true).empty(); });
  };
  ASSERT_TRUE(look(window));
  auto* panel = window.views().find<PrivacyPanel>();
  // Not the node that is asked about by itself; one without neighbours has nothing to share.
  const auto& graph = *window.run().snapshot()->network->graph;
  int node = 1;
  while (graph.neighbours(node).empty()) ++node;
  window.graphView()->select({node}, {});
  panel->subject()->setCurrentIndex(1);
  panel->sample()->setValue(3);
  panel->over()->setCurrentIndex(1);
  Q_EMIT panel->over()->activated(1);
  ASSERT_TRUE(waitFor([&] { return panel->points(true).empty(); }));
  panel->button()->click();
  ASSERT_TRUE(look(window)) << panel->statusText().toStdString();
  auto* study = window.diagnostics()->study();
  study->button()->click();
  ASSERT_TRUE(waitFor([&] { return !study->isBusy(); }));
  ASSERT_FALSE(study->answers().empty());
  const auto file = scratch_.file("x.gtvlab");
  save(window, file);

  MainWindow other;
  openSession(other, file);
  auto* again = other.diagnostics()->study();
  EXPECT_FALSE(again->isBusy());
  EXPECT_EQ(again->json(), study->json());
  EXPECT_EQ(again->table()->topLevelItemCount(), study->table()->topLevelItemCount());
  other.diagnostics()->show();
  other.diagnostics()->raise();
  EXPECT_TRUE(waitFor([&] {
    const auto* table = again->table();
    const auto name = table->topLevelItem(0)->text(0);
    return table->isVisible() &&
           table->columnWidth(0) > table->fontMetrics().horizontalAdvance(name);
  })) << "names are cut";
  // Looked at or not.
  const auto unseen = scratch_.file("unseen.gtvlab");
  ASSERT_EQ(other.views().find<PrivacyPanel>()->study().size(), 1U);
  save(other, unseen);
  openSession(other, unseen);
  EXPECT_EQ(other.views().find<PrivacyPanel>()->study().front()->numbers,
            panel->study().front()->numbers);
  ASSERT_TRUE(look(other));
  EXPECT_EQ(other.views().find<PrivacyPanel>()->subject()->currentIndex(), 1);
  EXPECT_EQ(other.views().find<PrivacyPanel>()->over()->currentIndex(), 1);
  EXPECT_EQ(other.views().find<PrivacyPanel>()->sample()->value(), 3);
  EXPECT_EQ(other.views().find<PrivacyPanel>()->figureData(), panel->figureData());
  Q_EMIT again->table()->itemActivated(again->table()->topLevelItem(0), 0);
  const auto& first = study->answers().front();
  EXPECT_EQ(other.graphView()->selectedNodes(),
            first.violating.empty() ? first.nodes : first.violating);
}

// The network that they are of comes after the one that the document names.
TEST_F(SessionTest, RestoresClusterStudyOnLearnedGraph) {
  const auto small =
      Experiment()
          .with("graph",
                Json{{"kind", "sbm"}, {"clusterSizes", {5, 5}}, {"pIn", 0.8}, {"pOut", 0.1}})
          .value()
          .with("data.labeledFraction", 1)
          .value();
  auto learning = small;
  for (const auto& [field, value] :
       {std::pair<const char*, Json>("data.testSetSize", 8),
        std::pair<const char*, Json>("penalty", {{"kind", "squared"}}),
        std::pair<const char*, Json>(
            "solver", {{"kind", "fedrelax-gradient"}, {"learnGraph", "reset"}, {"choices", 2}})})
    learning = learning.with(field, value).value();
  for (const bool learns : {true, false}) {
    window.show();
    window.files().open(learns ? learning : small, {}, false);
    runTo(10);
    if (!learns) {  // another graph since then
      const auto [head, tail, weight] = window.run().network()->graph->edge(0);
      window.run().document().change(
          window.run()
              .experiment()
              .with("edits", Json{{"edges", Json::array({{head, tail, 2 * weight + 1}})}})
              .value(),
          QStringLiteral("weight"));
      ASSERT_TRUE(waitFor([&] {
        return window.run().snapshot() &&
               window.run().snapshot()->network->graph->edge(0).weight == 2 * weight + 1;
      }));
      runTo(20);
      window.run().lookAt(5);
      ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() == 5; }));
    }
    ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
    auto* study = window.diagnostics()->study();
    study->button()->click();
    ASSERT_TRUE(waitFor([&] { return !study->isBusy(); }));
    ASSERT_GT(study->table()->topLevelItemCount(), 0) << study->summary().toStdString();
    const auto file = scratch_.file(learns ? "learned.gtvlab" : "past.gtvlab");
    save(window, file);

    MainWindow other;
    openSession(other, file);
    ASSERT_TRUE(
        waitFor([&] { return other.run().shownIteration() == window.run().shownIteration(); }));
    ASSERT_TRUE(waitFor([&] { return other.pictureIsComplete(); }));
    EXPECT_EQ(other.run().network()->graph->edges(), window.run().network()->graph->edges());
    EXPECT_EQ(other.diagnostics()->study()->json(), study->json());
    // They are of this network, and go with it.
    other.run().document().change(other.run().experiment().with("seed", 7).value(),
                                  QStringLiteral("seed"));
    EXPECT_TRUE(waitFor([&] { return other.diagnostics()->study()->json().is_null(); }));
  }
}

// One that was cancelled stands where it stood, another goes on from there.
TEST_F(SessionTest, RestoresUnfinishedPath) {
  open(gtv::testing::changed(
      loadPreset("sbm-two-clusters").value(),
      {{"graph.clusterSizes", {1500, 1500}}, {"graph.pIn", 0.004}, {"graph.pOut", 0.0001}}));
  auto* panel = window.views().find<PathPanel>();
  const auto isThere = [](MainWindow& of, std::size_t count) {
    return waitFor([&] {
      const auto* progress = of.views().find<PathPanel>()->progress();
      return progress != nullptr && progress->path.points.size() >= count;
    });
  };
  child<QPushButton>(*panel, "computeButton")->click();
  ASSERT_TRUE(isThere(window, 2));
  child<QPushButton>(*panel, "computeButton")->click();
  const auto rests = scratch_.file("rests.gtvlab");
  save(window, rests);
  // A point that was on its way may have come after the click.
  const auto kept = deserialisePath(readSession(rests).value().studies.at("path"), 2, 3000);
  ASSERT_TRUE(kept);
  const auto& before = kept->path;
  ASSERT_FALSE(before.isComplete());
  child<QPushButton>(*panel, "computeButton")->click();
  ASSERT_TRUE(waitFor([&] { return panel->progress()->working; }));
  const auto goesOn = scratch_.file("goes on.gtvlab");
  save(window, goesOn);
  {
    MainWindow other;
    openSession(other, rests);
    ASSERT_TRUE(isThere(other, before.points.size()));
    EXPECT_EQ(other.views().find<PathPanel>()->statusText(),
              QStringLiteral("%1 of 121 values of λ; “Compute path” continues.")
                  .arg(before.points.size()));
    EXPECT_FALSE(other.views().find<PathPanel>()->progress()->working);
    EXPECT_TRUE(other.views().find<PathPanel>()->progress()->path.points.back()->W ==
                before.points.back()->W);
  }
  MainWindow other;
  openSession(other, goesOn);
  ASSERT_TRUE(isThere(other, before.points.size() + 2));
  EXPECT_EQ(other.views().find<PathPanel>()->progress()->path.points[1]->seconds,
            before.points[1]->seconds);
}

// Under another name in another folder.
TEST_F(SessionTest, RestoresPathOverImportedData) {
  const auto folder = scratch_.file("mine");
  std::filesystem::create_directory(folder);
  ASSERT_TRUE(writeTextFile(folder / "e.csv", "source,target\na,b\nb,c\n"));
  ASSERT_TRUE(writeTextFile(folder / "d.csv", "node,y,x1\na,1,1\nb,2,1\nc,4,2\n"));
  const auto name = [&](const char* file) { return (folder / file).string(); };
  open(gtv::testing::changed(Experiment(), {{"graph", {{"kind", "csv"}, {"file", name("e.csv")}}},
                                            {"data", {{"kind", "csv"}, {"file", name("d.csv")}}}}));
  child<QPushButton>(*window.views().find<PathPanel>(), "computeButton")->click();
  const auto isComplete = [](MainWindow& of) {
    const auto* progress = of.views().find<PathPanel>()->progress();
    return progress != nullptr && progress->path.isComplete();
  };
  ASSERT_TRUE(waitFor([&] { return isComplete(window); }));
  const auto file = scratch_.file("x.gtvlab");
  save(window, file);
  std::filesystem::remove_all(folder);
  MainWindow other;
  openSession(other, file);
  ASSERT_TRUE(waitFor([&] { return isComplete(other); }));
  const auto& again = other.views().find<PathPanel>()->progress()->path.points;
  for (std::size_t k = 0; k < again.size(); ++k)
    EXPECT_EQ(again[k]->seconds,
              window.views().find<PathPanel>()->progress()->path.points[k]->seconds);
}

TEST_F(SessionTest, PathOfSessionIsNotReplacedByPathOfWindow) {
  openPreset("star");
  auto* panel = window.views().find<PathPanel>();
  const auto points = [&] {
    return panel->progress() == nullptr ? std::size_t{0} : panel->progress()->path.points.size();
  };
  child<QPushButton>(*panel, "computeButton")->click();
  ASSERT_TRUE(waitFor([&] { return points() == 121; }));
  const auto seconds = panel->progress()->path.points[100]->seconds;
  const auto file = scratch_.file("x.gtvlab");
  save(window, file);
  MainWindow other;
  other.show();
  ASSERT_TRUE(other.files().openByName(QStringLiteral("star"), false));
  ASSERT_TRUE(waitFor([&] { return other.run().shownIteration() >= 0; }));
  // Of the same problem, and not at its end.
  child<QPushButton>(*other.views().find<PathPanel>(), "computeButton")->click();
  openSession(other, file);
  const auto* again = other.views().find<PathPanel>();
  ASSERT_TRUE(waitFor([&] {
    return again->progress() && again->progress()->path.isComplete() && !again->progress()->working;
  }));
  for (int k = 0; k < 20; ++k) QTest::qWait(5);
  EXPECT_EQ(again->progress()->path.points[100]->seconds, seconds);
}

TEST_F(SessionTest, UnreadableStudiesAreRecomputed) {
  openPreset("star");
  child<QPushButton>(*window.views().find<PathPanel>(), "computeButton")->click();
  ASSERT_TRUE(waitFor([&] {
    const auto* progress = window.views().find<PathPanel>()->progress();
    return progress != nullptr && progress->path.isComplete();
  }));
  window.commands()->repeat->trigger();
  ASSERT_TRUE(waitFor([&] { return window.views().find<ErrorCurves>()->hasBand(); }));
  const auto file = scratch_.file("x.gtvlab");
  save(window, file);
  auto session = std::move(readSession(file).value());
  for (auto& [name, parts] : session.studies)
    for (auto& part : parts) part = std::make_shared<const StudyPart>(StudyPart{Json::array(), {}});
  auto strange = std::move(SessionFile::create(scratch_.file("strange.gtvlab")).value());
  ASSERT_TRUE(strange->write(changesOf(session)));
  const auto target = scratch_.file("y.gtvlab");
  ASSERT_TRUE(strange->saveAs(target));
  MainWindow other;
  openSession(other, target);
  EXPECT_TRUE(waitFor([&] {
    const auto* progress = other.views().find<PathPanel>()->progress();
    return progress != nullptr && progress->path.isComplete();
  }));
  EXPECT_TRUE(waitFor([&] { return other.views().find<ErrorCurves>()->hasBand(); }));
  EXPECT_EQ(other.views().find<ErrorCurves>()->band().mean.back().mse,
            window.views().find<ErrorCurves>()->band().mean.back().mse);
}

TEST_F(SessionTest, HeldOutStudySaysWhenItsRangeEndsTooEarly) {
  auto experiment = loadPreset("sacramento").value();
  const std::pair<const char*, Json> few[] = {{"repeats", 1},
                                              {"heldOut.lambdaCount", 4},
                                              {"heldOut.iterations", 40},
                                              {"heldOut.lambdaFrom", 1e-6},
                                              {"heldOut.lambdaTo", 1e-4}};
  for (const auto& [field, value] : few) experiment = experiment.with(field, value).value();
  window.show();
  window.files().open(experiment, {}, false);
  const auto* study = window.studies().showHeldOut();
  ASSERT_TRUE(waitFor([&] { return study->splitsDone() == 1 && !study->isBusy(); }));
  EXPECT_TRUE(study->summary().contains(QStringLiteral("the end of the range")));
}

TEST_F(SessionTest, RestoresOpenHeldOutStudy) {
  auto experiment = loadPreset("sacramento").value();
  for (const auto& [field, value] : {std::pair("repeats", 2), std::pair("heldOut.lambdaCount", 4),
                                     std::pair("heldOut.iterations", 40)})
    experiment = experiment.with(field, value).value();
  window.show();
  window.files().open(experiment, {}, false);
  const auto dataOf = [](MainWindow& of) {
    const auto* study = of.findChild<HeldOutWindow*>();
    return study == nullptr ? QString() : study->figureData() + study->summary();
  };
  auto* study = window.studies().showHeldOut();
  ASSERT_TRUE(waitFor([&] { return study->splitsDone() == 2 && !study->isBusy(); }));
  const auto before = dataOf(window);
  // It took its time, and goes with the window.
  answer(window, QStringLiteral("Cancel"));
  EXPECT_FALSE(window.files().mayDiscard());
  EXPECT_EQ(asked_, 1);
  // A λ of the grid, and other colours: the study is still that of what is open.
  QTest::mouseClick(study->plot(), Qt::LeftButton, {}, study->plot()->axisRect()->center());
  ASSERT_NE(window.run().experiment().lambda(), experiment.lambda());
  window.run().document().change(window.run().experiment().with("title", "Mine").value(),
                                 QStringLiteral("title"));
  const auto file = scratch_.file("x.gtvlab");
  save(window, file);
  {
    MainWindow other;
    other.show();
    openSession(other, file);
    EXPECT_EQ(dataOf(other), before);
    openSession(other, file);
    EXPECT_EQ(other.findChildren<HeldOutWindow*>().size(), 1);
  }
  study->close();
  save(window, file);
  {
    MainWindow other;
    other.show();
    openSession(other, file);
    EXPECT_EQ(other.findChild<HeldOutWindow*>(), nullptr);
  }
  // Stopped in the middle, or not.
  window.run().document().change(window.run().experiment().with("repeats", 1000).value(),
                                 QStringLiteral("repeats"));
  study = window.studies().showHeldOut();
  ASSERT_TRUE(waitFor([&] { return study->splitsDone() > 0; }));
  const auto goesOn = scratch_.file("goes on.gtvlab");
  save(window, goesOn);
  study->stop();
  const auto done = study->splitsDone();
  const auto stopped = dataOf(window);
  save(window, file);
  {
    MainWindow other;
    other.show();
    openSession(other, file);
    EXPECT_EQ(dataOf(other), stopped);
    EXPECT_FALSE(other.findChild<HeldOutWindow*>()->isBusy());
  }
  MainWindow other;
  other.show();
  openSession(other, goesOn);
  const auto* again = other.findChild<HeldOutWindow*>();
  ASSERT_NE(again, nullptr);
  EXPECT_TRUE(again->isBusy());
  EXPECT_TRUE(waitFor([&] { return again->splitsDone() > done; }));
}

TEST_F(SessionTest, RestoredPausedRunContinuesIdentically) {
  work();
  save(window, scratch_.file("x.gtvlab"));
  MainWindow other;
  openSession(other, scratch_.file("x.gtvlab"));
  runTo(400);
  other.run().runUntil(400);
  ASSERT_TRUE(
      waitFor([&] { return other.run().shownIteration() == 400 && !other.run().isRunning(); }));
  EXPECT_EQ(other.run().snapshot()->W, window.run().snapshot()->W);
  // And it can be looked at where it was before it was saved.
  window.run().lookAt(30);
  other.run().lookAt(30);
  ASSERT_TRUE(waitFor(
      [&] { return other.run().shownIteration() == 30 && window.run().shownIteration() == 30; }));
  EXPECT_EQ(other.run().snapshot()->W, window.run().snapshot()->W);
}

TEST_F(SessionTest, EveryRunOfSavedSessionReplaysIdentically) {
  work();
  window.commands()->redraw->trigger();
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() == 0; }));
  runTo(70);
  save(window, scratch_.file("x.gtvlab"));
  const auto session = readSession(scratch_.file("x.gtvlab")).value();
  ASSERT_EQ(session.runs.size(), 3U);
  for (const auto& run : session.runs) {
    const auto again = replay(run);
    ASSERT_TRUE(again.ok()) << again.error().text();
    EXPECT_TRUE(again->identical) << run.name << ": " << again->where;
    EXPECT_TRUE(run.W) << run.name;
  }
  EXPECT_TRUE(verifySession(scratch_.file("x.gtvlab"), scratch_.file("files")).empty());
}

TEST_F(SessionTest, WorkingCopyBelongsToPresentFile) {
  work();
  const auto file = scratch_.file("x.gtvlab");
  save(window, file);
  const auto copy = [&] { return otherCopies(window.keeper().root()).at(0); };
  ASSERT_TRUE(waitFor([&] { return copy().origin == file; }));
  const auto age = fs::file_time_type::clock::now() - copy().written;
  EXPECT_LT(std::chrono::abs(age), std::chrono::hours(1));
  // A preset takes the place of the session: whoever brings it back does not write over the file.
  ASSERT_TRUE(window.files().openByName(QStringLiteral("star"), false));
  ASSERT_TRUE(waitFor([&] { return copy().origin.empty(); }));
}

TEST_F(SessionTest, ReopenedSessionIsUnmodified) {
  work();
  save(window, scratch_.file("x.gtvlab"));
  MainWindow other;
  openSession(other, scratch_.file("x.gtvlab"));
  EXPECT_FALSE(other.run().document().isModified());
  EXPECT_FALSE(other.isWindowModified());
  EXPECT_TRUE(other.files().mayDiscard(FileController::Next::Nothing));
  other.run().document().undo();
  EXPECT_TRUE(other.run().document().isModified());
}

TEST_F(SessionTest, RunningRunIsSavedWithItsChanges) {
  openPreset("sbm-two-clusters", true);
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() > 30; }));
  for (const double lambda : {0.03, 0.05}) {
    window.run().document().change(window.run().experiment().with("lambda", lambda).value(),
                                   QStringLiteral("λ"));
    ASSERT_TRUE(waitFor([&] { return window.run().snapshot()->numbers.lambda == lambda; }));
  }
  const auto file = scratch_.file("x.gtvlab");
  save(window, file);
  window.commands()->pin->trigger();
  save(window, scratch_.file("y.gtvlab"));
  window.run().setRunning(false);
  for (const char* name : {"x.gtvlab", "y.gtvlab"}) {
    const auto session = readSession(scratch_.file(name)).value();
    ASSERT_FALSE(session.runs.empty());
    ASSERT_NE(session.runs.front().resumePoint, nullptr);
    EXPECT_EQ(session.runs.front().resumePoint->at.experiment.lambda(), 0.05);
    for (const auto& run : session.runs) {
      EXPECT_EQ(run.trace.changes().size(), 2U) << run.name;
      const auto again = replay(run);
      ASSERT_TRUE(again.ok()) << again.error().text();
      EXPECT_TRUE(again->identical) << name << ", " << run.name << ": " << again->where;
    }
  }
}

TEST_F(SessionTest, DocumentOpenedDuringSessionLoadStaysOpen) {
  work();
  save(window, scratch_.file("x.gtvlab"));
  const auto name = QString::fromStdString(scratch_.file("x.gtvlab").string());
  MainWindow other;
  other.keeper().setRoot(scratch_.file("open"));
  other.show();
  const auto isStar = [&] {
    return other.run().shownIteration() >= 0 && other.pictureIsComplete() &&
           other.run().experiment().title() == loadPreset("star").value().title();
  };
  // While it is read, and while it is built.
  ASSERT_TRUE(other.files().openByName(name, false));
  ASSERT_TRUE(other.files().openByName(QStringLiteral("star"), false));
  ASSERT_TRUE(waitFor(isStar));
  bool read = false;
  QObject::connect(&other.keeper(), &SessionKeeper::opened, &other, [&] {
    if (!std::exchange(read, true)) other.files().openByName(QStringLiteral("star"), false);
  });
  ASSERT_TRUE(other.files().openByName(name, false));
  ASSERT_TRUE(waitFor([&] { return read; }));
  ASSERT_TRUE(waitFor(isStar));
  EXPECT_TRUE(other.run().document().file().empty());
  EXPECT_EQ(other.run().runs().run(0).start.title(), loadPreset("star").value().title());
  // And the session can still be opened.
  openSession(other, scratch_.file("x.gtvlab"));
  EXPECT_EQ(other.run().shownIteration(), 150);
}

TEST_F(SessionTest, EditDuringSessionLoadIsApplied) {
  work();
  save(window, scratch_.file("x.gtvlab"));
  MainWindow other;
  bool edited = false;
  QObject::connect(&other.keeper(), &SessionKeeper::opened, &other, [&] {
    other.run().document().change(other.run().experiment().with("lambda", 0.5).value(),
                                  QStringLiteral("λ"));
    other.run().reset();
    edited = true;
  });
  openSession(other, scratch_.file("x.gtvlab"));
  EXPECT_TRUE(edited);
  ASSERT_TRUE(waitFor([&] { return other.run().snapshot()->numbers.lambda == 0.5; }));
  EXPECT_EQ(other.run().shownIteration(), 150);
  // That of the session, and the one since.
  const auto& changes = other.run().runs().run(0).changes;
  ASSERT_TRUE(waitFor([&] { return changes.size() == 2; }));
  EXPECT_EQ(changes.back().iteration, 150);
}

TEST_F(SessionTest, SavedDocumentIsCleanUnlessEditedMeanwhile) {
  work();
  const auto file = scratch_.file("x.gtvlab");
  save(window, file);
  const auto look = [](MainWindow& in) {
    for (int frame = in.run().framesShown(), k = 0; k < 20 && in.run().framesShown() < frame + 3;
         ++k)
      QTest::qWait(20);
  };
  look(window);
  EXPECT_FALSE(window.keeper().hasUnsavedChanges());
  MainWindow other;
  openSession(other, file);
  look(other);
  EXPECT_FALSE(other.keeper().hasUnsavedChanges());
  other.run().runUntil(160);
  ASSERT_TRUE(waitFor([&] { return other.run().shownIteration() == 160; }));
  EXPECT_TRUE(other.keeper().hasUnsavedChanges());

  bool saved = false;
  QObject::connect(&window.keeper(), &SessionKeeper::saved, &window, [&] { saved = true; });
  ASSERT_TRUE(window.files().save(file));
  ASSERT_TRUE(waitFor([&] { return saved || window.keeper().isSaving(); }));
  QObject::connect(&window.keeper(), &SessionKeeper::saved, &window, [&] { saved = true; });
  window.run().document().change(window.run().experiment().with("title", "Later").value(),
                                 QStringLiteral("title"));
  ASSERT_TRUE(waitFor([&] { return !window.keeper().isSaving(); }));
  const bool isIn = readSession(file).value().experiment.title() == "Later";
  EXPECT_EQ(window.isWindowModified(), !isIn);
}

TEST_F(SessionTest, LiveChangeOfDimensionKeepsBothRuns) {
  open(gtv::testing::smallExperiment());
  runTo(40);
  const Json three{{"kind", "per-cluster"}, {"vectors", {{1, 2, 3}, {3, 2, 1}}}};
  auto data = window.run().experiment().at("data");
  data["dimension"] = 3;
  data["truth"] = three;
  window.run().document().change(window.run().experiment().with("data", data).value(),
                                 QStringLiteral("dimension"));
  ASSERT_TRUE(
      waitFor([&] { return window.run().snapshot() && window.run().snapshot()->W.rows() == 3; }));
  runTo(20);
  save(window, scratch_.file("x.gtvlab"));
  const auto session = readSession(scratch_.file("x.gtvlab")).value();
  ASSERT_EQ(session.runs.size(), 2U);
  EXPECT_EQ(session.runs[0].W->rows(), 3);
  EXPECT_EQ(session.runs[1].W->rows(), 2);
  EXPECT_EQ(session.runs[1].last.iteration, 40);
}

TEST_F(SessionTest, RunKeepsItsDataWhenFileChanges) {
  ASSERT_TRUE(writeTextFile(scratch_.file("edges.csv"), "source,target\na,b\nb,c\nc,d\n"));
  auto experiment =
      loadPreset("star")
          .value()
          .with("graph", Json{{"kind", "csv"}, {"file", "edges.csv"}})
          .value()
          .with("data", Json{{"kind", "linear"},
                             {"dimension", 2},
                             {"samples", 3},
                             {"truth", {{"kind", "per-cluster"}, {"vectors", {{1, 2}}}}}})
          .value();
  experiment.setFolder(scratch_.path());
  ASSERT_TRUE(window.keeper().begin());
  open(experiment);
  runTo(30);
  ASSERT_TRUE(waitFor([&] { return !window.keeper().isBusy(); }));
  ASSERT_TRUE(writeTextFile(scratch_.file("edges.csv"), "source,target\na,b\nb,c\n"));
  window.run().document().change(window.run().experiment().with("lambda", 0.3).value(),
                                 QStringLiteral("λ"));
  ASSERT_TRUE(waitFor([&] { return window.run().snapshot()->numbers.lambda == 0.3; }));
  runTo(60);
  fs::remove(scratch_.file("edges.csv"));
  window.run().document().change(window.run().experiment().with("lambda", 0.4).value(),
                                 QStringLiteral("λ"));
  ASSERT_TRUE(waitFor([&] { return window.run().snapshot()->numbers.lambda == 0.4; }));
  save(window, scratch_.file("x.gtvlab"));
  MainWindow other;
  openSession(other, scratch_.file("x.gtvlab"));
  EXPECT_EQ(other.run().shownIteration(), 60);
  EXPECT_EQ(other.run().snapshot()->W, window.run().snapshot()->W);
  EXPECT_TRUE(other.panel()->problemText().isEmpty()) << other.panel()->problemText().toStdString();
}

TEST_F(SessionTest, RestoredRaceContinues) {
  const auto experiment = gtv::testing::changed(
      gtv::testing::smallExperiment(),
      {{"race", {{{"kind", "primal-dual"}}, {{"kind", "fedavg"}}, {{"kind", "ifca"}}}},
       {"raceLimit", 6000},
       {"stop.maxIterations", 8000}});
  open(experiment);
  auto& panel = *window.views().find<RacePanel>();
  panel.start();
  ASSERT_TRUE(waitFor([&] { return panel.progress() != nullptr; }));
  panel.startOrPause();
  ASSERT_TRUE(waitFor([&] { return panel.progress() != nullptr && panel.progress()->rests; }));
  ASSERT_EQ(panel.kept().size(), 3U);
  const auto file = scratch_.file("x.gtvlab");
  save(window, file);
  // It may have been over already.
  const bool isPaused = panel.isPaused();
  const auto before = panel.kept();
  MainWindow other;
  openSession(other, file);
  auto& again = *other.views().find<RacePanel>();
  ASSERT_TRUE(waitFor([&] { return again.progress() != nullptr; }));
  EXPECT_EQ(again.isPaused(), isPaused);
  EXPECT_FALSE(other.keeper().hasUnsavedChanges());
  EXPECT_EQ(other.run().runs().rowCount(), window.run().runs().rowCount());
  const auto there = again.kept();
  ASSERT_EQ(there.size(), 3U);
  for (std::size_t k = 0; k < 3; ++k) {
    EXPECT_EQ(there[k].last.iteration, before[k].last.iteration);
    EXPECT_EQ(*there[k].W, *before[k].W);
    EXPECT_EQ(there[k].trace.csv(), before[k].trace.csv());
  }
  if (isPaused) again.startOrPause();
  ASSERT_TRUE(waitFor([&] { return !again.isRacing(); }));
  auto straight = std::move(Race::start(experiment)).value();
  while (!straight->isOver()) straight->advance(1000);
  for (int k = 0; k < 3; ++k) {
    const auto& rows = again.progress()->methods[static_cast<std::size_t>(k)].rows;
    const auto& expected = straight->run(k)->trace().rows();
    ASSERT_EQ(rows.size(), expected.size());
    for (std::size_t r = 0; r < rows.size(); ++r) {
      ASSERT_EQ(rows[r].objective, expected[r].objective) << k << ' ' << r;
      ASSERT_EQ(rows[r].bytes, expected[r].bytes) << k << ' ' << r;
    }
  }
  // Every method of a race can be done again from the seed, too.
  save(other, scratch_.file("y.gtvlab"));
  int racers = 0;
  const auto all = readSession(scratch_.file("y.gtvlab")).value();
  for (const auto& run : all.runs) {
    if (run.racer < 0) continue;
    ++racers;
    EXPECT_EQ(run.program, version());
    const auto repeated = replay(run);
    ASSERT_TRUE(repeated.ok()) << repeated.error().text();
    EXPECT_TRUE(repeated->identical) << run.name << ": " << repeated->where;
  }
  EXPECT_EQ(racers, 3);
  // Another race leaves nothing of this one.
  again.reset();
  save(other, scratch_.file("y.gtvlab"));
  const auto without = readSession(scratch_.file("y.gtvlab")).value();
  for (const auto& run : without.runs) EXPECT_LT(run.racer, 0);
}

TEST_F(SessionTest, ShowsSessionWhoseRunCannotContinue) {
  work();
  const auto file = scratch_.file("x.gtvlab");
  save(window, file);
  auto session = readSession(file).value();
  // As if another program had written it: the state does not fit the problem.
  auto resumePoint = std::make_shared<ResumePoint>(*session.runs[0].resumePoint);
  resumePoint->at.solver.solver = "another method";
  session.runs[0].resumePoint = resumePoint;
  auto changed = std::move(SessionFile::create(scratch_.file("y.gtvlab")).value());
  ASSERT_TRUE(changed->write(changesOf(session)));
  changed = nullptr;
  MainWindow other;
  openSession(other, scratch_.file("y.gtvlab"));
  EXPECT_TRUE(other.status().text().contains(QStringLiteral("cannot continue")))
      << other.status().text().toStdString();
  EXPECT_EQ(other.run().shownIteration(), 0);
  EXPECT_EQ(other.run().runs().rowCount(), window.run().runs().rowCount() + 1);
  EXPECT_EQ(other.run().runs().run(1).rows->size(), window.run().runs().run(0).rows->size());
  EXPECT_EQ(other.run().document().steps()->count(), 2);
}

TEST_F(SessionTest, OpenSessionIsRestoredAfterCrash) {
  {
    MainWindow dying;
    dying.keeper().setRoot(scratch_.file("open"));
    dying.resize(1280, 800);
    dying.show();
    ASSERT_TRUE(dying.files().openByName(QStringLiteral("chain"), false));
    ASSERT_TRUE(dying.keeper().begin());
    ASSERT_TRUE(waitFor([&] { return dying.run().shownIteration() >= 0; }));
    dying.run().runUntil(90);
    ASSERT_TRUE(
        waitFor([&] { return dying.run().shownIteration() == 90 && !dying.run().isRunning(); }));
    ASSERT_TRUE(waitFor([&] { return !dying.keeper().isBusy(); }));
    const auto copies = otherCopies(scratch_.file("open"));
    ASSERT_EQ(copies.size(), 1U);
    EXPECT_TRUE(copies[0].isOpen);
    // As the disk would be had the process died now.
    fs::copy(copies[0].folder, scratch_.file("left"), fs::copy_options::recursive);
  }
  EXPECT_TRUE(otherCopies(scratch_.file("open")).empty());
  fs::create_directories(scratch_.file("open"));
  fs::rename(scratch_.file("left"), scratch_.file("open") / "left");
  window.resize(1280, 800);
  window.show();
  ASSERT_TRUE(window.files().recover());
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() == 90; }));
  EXPECT_EQ(window.run().experiment().title(), loadPreset("chain").value().title());
  EXPECT_TRUE(window.run().document().file().empty());
  EXPECT_TRUE(window.status().text().contains(QStringLiteral("was restored")))
      << window.status().text().toStdString();
  // The old copy has done its duty; the new one is that of this window.
  EXPECT_TRUE(window.files().leftovers().empty());
  EXPECT_EQ(otherCopies(scratch_.file("open")).size(), 1U);
}

TEST_F(SessionTest, RestoredSessionIsNotDiscardedWithoutConfirmation) {
  openPreset("chain");
  runTo(20);
  save(window, scratch_.file("x.gtvlab"));
  // The saved file says so, and nothing was edited since: only the copy has the newer iterates.
  window.run().runUntil(60);
  ASSERT_TRUE(
      waitFor([&] { return window.run().shownIteration() == 60 && !window.run().isRunning(); }));
  ASSERT_TRUE(waitFor([&] { return !window.keeper().isBusy(); }));
  fs::create_directories(scratch_.file("other"));
  fs::copy(window.keeper().folder(), scratch_.file("other/left"), fs::copy_options::recursive);
  MainWindow other;
  other.keeper().setRoot(scratch_.file("other"));
  other.resize(1280, 800);
  other.show();
  ASSERT_TRUE(other.files().recover());
  ASSERT_TRUE(
      waitFor([&] { return other.run().shownIteration() == 60 && other.pictureIsComplete(); }));
  EXPECT_TRUE(other.keeper().hasUnsavedChanges());
  answer(other, QStringLiteral("Cancel"));
  EXPECT_FALSE(other.files().mayDiscard());
  EXPECT_EQ(asked_, 1);
  save(other, scratch_.file("y.gtvlab"));
  EXPECT_TRUE(other.files().mayDiscard());
}

TEST_F(SessionTest, PinnedRunsAndSweepsAreNotDiscardedWithoutConfirmation) {
  openPreset("star");
  ASSERT_TRUE(window.keeper().begin());
  runTo(10);
  EXPECT_TRUE(window.files().mayDiscard(FileController::Next::Nothing));
  window.commands()->pin->trigger();
  // Beside another document the list of runs stays.
  EXPECT_TRUE(window.files().mayDiscard());
  answer(window, QStringLiteral("Cancel"));
  EXPECT_FALSE(window.files().mayDiscard(FileController::Next::Nothing));
  const auto plan = SweepPlan::make(window.run().experiment(), {{"lambda", {0.1}}}, 1).value();
  window.views().find<SweepPanel>()->restore(
      plan, {SweepRow{0, 0, "converged", {}, std::vector<double>(sweepMetrics().size(), 1.0)}});
  answer(window, QStringLiteral("Cancel"));
  EXPECT_FALSE(window.files().mayDiscard());
  EXPECT_EQ(asked_, 2);
  save(window, scratch_.file("x.gtvlab"));
  EXPECT_TRUE(window.files().mayDiscard(FileController::Next::Nothing));
}

TEST_F(SessionTest, RestoresEverySweep) {
  openPreset("star");
  ASSERT_TRUE(window.keeper().begin());
  auto& panel = *window.views().find<SweepPanel>();
  const auto row = [](int cell, double number) {
    return SweepRow{cell, 0, "converged", {}, std::vector<double>(sweepMetrics().size(), number)};
  };
  const auto planOf = [&](const std::vector<Json>& lambdas) {
    return SweepPlan::make(window.run().experiment(), {{"lambda", lambdas}}, 1).value();
  };
  panel.restore(planOf({0.1, 1}), {row(0, 1), row(1, 2)});
  ASSERT_TRUE(waitFor([&] { return !window.keeper().isBusy(); }));
  panel.restore(planOf({0.2, 2, 20}), {row(0, 3), row(1, 4), row(2, 5)});
  ASSERT_TRUE(waitFor([&] { return !window.keeper().isBusy(); }));
  const auto file = scratch_.file("x.gtvlab");
  // The first one is shown once more, and goes last.
  Q_EMIT child<QComboBox>(panel, "sweepChoice")->activated(0);
  save(window, file);
  const auto session = readSession(file).value();
  ASSERT_EQ(session.sweeps.size(), 2U);
  EXPECT_EQ(session.sweeps[0].rows.size(), 3U);
  EXPECT_EQ(session.sweeps[1].rows.size(), 2U);
  MainWindow other;
  openSession(other, file);
  ASSERT_EQ(other.views().find<SweepPanel>()->kept().size(), 2U);
  EXPECT_EQ(other.views().find<SweepPanel>()->rows().size(), 2U);
  EXPECT_EQ(other.views().find<SweepPanel>()->rows()[1].metric(0), 2);
  EXPECT_EQ((*other.views().find<SweepPanel>()->kept()[0].rows)[2].metric(0), 5);
  EXPECT_FALSE(other.keeper().hasUnsavedChanges());
}

TEST_F(SessionTest, ViewStateIsKeptWithoutEdit) {
  openPreset("star");
  ASSERT_TRUE(window.keeper().begin());
  ASSERT_TRUE(waitFor([&] { return !window.keeper().isBusy(); }));
  const bool news = window.keeper().hasUnsavedChanges();
  window.graphView()->select({2}, {});
  window.graphView()->setViewTransform({3, {0, 0.5}});
  EXPECT_TRUE(waitFor([&] {
    const auto session = kept(window);
    return session && session->screen.at("selected").at("nodes") == Json({2}) &&
           session->screen.at("canvas").at("zoom") == 3;
  }));
  EXPECT_EQ(window.keeper().hasUnsavedChanges(), news);
}

TEST_F(SessionTest, FullDiskIsReportedWhileFull) {
  openPreset("star");
  ASSERT_TRUE(window.keeper().begin());
  ASSERT_TRUE(waitFor([&] { return !window.keeper().isBusy(); }));
  EXPECT_TRUE(window.status().unsavedReason().isEmpty());
  const auto before = std::signal(SIGXFSZ, SIG_IGN);
  const auto limit = [](rlim_t bytes) {
    rlimit now{};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &now), 0);
    now.rlim_cur = bytes;
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &now), 0);
  };
  limit(4096);
  window.run().document().change(window.run().experiment().with("title", "Mine").value(),
                                 QStringLiteral("title"));
  EXPECT_TRUE(waitFor([&] { return !window.status().unsavedReason().isEmpty(); }));
  window.run().step();
  EXPECT_FALSE(window.status().unsavedReason().isEmpty());
  limit(RLIM_INFINITY);
  std::signal(SIGXFSZ, before);
  EXPECT_TRUE(waitFor([&] { return window.status().unsavedReason().isEmpty(); }));
  ASSERT_TRUE(waitFor([&] { return !window.keeper().isBusy(); }));
  EXPECT_EQ(kept(window).value().experiment.title(), "Mine");
}

TEST_F(SessionTest, FileWrittenByOthersIsNotReplacedWithoutConfirmation) {
  work();
  const auto file = scratch_.file("x.gtvlab");
  save(window, file);
  EXPECT_FALSE(window.files().isWrittenByOthers(file));
  MainWindow other;
  openSession(other, file);
  save(other, file);
  EXPECT_TRUE(window.files().isWrittenByOthers(file));
  EXPECT_FALSE(other.files().isWrittenByOthers(file));
}

TEST_F(SessionTest, SavingOverFileOfAnotherWindowNeedsConfirmation) {
  work();
  const auto file = scratch_.file("x.gtvlab");
  save(window, file);
  MainWindow other;
  openSession(other, file);
  EXPECT_TRUE(other.status().text().contains(QStringLiteral("open in another window")))
      << other.status().text().toStdString();
  other.run().document().change(other.run().experiment().with("title", "Theirs").value(),
                                QStringLiteral("title"));
  save(other, file);
  const auto theirs = FileStamp::of(file);
  window.run().document().change(window.run().experiment().with("title", "Ours").value(),
                                 QStringLiteral("title"));

  answer(window, QStringLiteral("Cancel"));
  EXPECT_FALSE(window.files().saveAsked(false));
  EXPECT_EQ(asked_, 1);
  EXPECT_EQ(FileStamp::of(file), theirs);
  EXPECT_TRUE(window.isWindowModified());
  EXPECT_EQ(readSession(file).value().experiment.title(), "Theirs");

  answer(window, QStringLiteral("Replace it"));
  EXPECT_TRUE(window.files().saveAsked(false));
  EXPECT_EQ(asked_, 2);
  ASSERT_TRUE(waitFor([&] { return !window.keeper().isSaving(); }));
  EXPECT_EQ(readSession(file).value().experiment.title(), "Ours");
  // It is ours now, and theirs to be asked about.
  EXPECT_FALSE(window.files().isWrittenByOthers(file));
  EXPECT_TRUE(other.files().isWrittenByOthers(file));
}

TEST_F(SessionTest, ReadOnlyFileIsOpenedAndNotReplaced) {
  work();
  const auto file = scratch_.file("x.gtvlab");
  save(window, file);
  fs::permissions(file, fs::perms::owner_read);
  const auto before = FileStamp::of(file);
  MainWindow other;
  openSession(other, file);
  EXPECT_EQ(other.run().experiment(), window.run().experiment());
  QString why;
  QObject::connect(&other.keeper(), &SessionKeeper::saveFailed, &other,
                   [&](const QString& said) { why = said; });
  other.files().save(file);
  ASSERT_TRUE(waitFor([&] { return !why.isEmpty(); }));
  EXPECT_TRUE(why.contains(QStringLiteral("read-only"))) << why.toStdString();
  EXPECT_EQ(FileStamp::of(file), before);
  save(other, scratch_.file("y.gtvlab"));
  EXPECT_EQ(readSession(scratch_.file("y.gtvlab")).value().experiment, other.run().experiment());
}

TEST_F(SessionTest, SaveToLockedFileFailsInsteadOfBlocking) {
  work();
  const auto file = scratch_.file("x.gtvlab");
  save(window, file);
  auto holder = std::move(Database::open(file, Database::Access::Write).value());
  holder->execute("BEGIN EXCLUSIVE");
  ASSERT_TRUE(holder->failure());
  MainWindow other;
  other.keeper().setRoot(scratch_.file("open"));
  other.files().open(loadPreset("star").value(), {}, false);
  ASSERT_TRUE(waitFor([&] { return other.run().shownIteration() >= 0; }));
  ASSERT_TRUE(other.files().openByName(QString::fromStdString(file.string()), false));
  ASSERT_TRUE(waitFor([&] {
    return other.panel()->problemText().contains(QStringLiteral("another program"));
  })) << other.panel()->problemText().toStdString();
  EXPECT_EQ(other.run().experiment(), loadPreset("star").value());
  holder = nullptr;
  openSession(other, file);
  EXPECT_EQ(other.run().experiment(), window.run().experiment());
}

TEST_F(SessionTest, RestoredUnfinishedSweepContinues) {
  const auto plan =
      SweepPlan::make(gtv::testing::smallExperiment(), {{"lambda", {0.01, 0.1, 1}}}, 2).value();
  std::vector<SweepRow> all;
  SweepOptions options;
  options.finished = [&](SweepRow row) { all.push_back(std::move(row)); };
  runSweep(plan, {}, options);
  sortRows(all);
  open(gtv::testing::smallExperiment());
  window.views().find<SweepPanel>()->restore(plan, {all[0], all[3], all[4]});
  save(window, scratch_.file("x.gtvlab"));
  MainWindow other;
  openSession(other, scratch_.file("x.gtvlab"));
  ASSERT_TRUE(waitFor([&] { return other.views().find<SweepPanel>()->isPaused(); }));
  EXPECT_EQ(other.views().find<SweepPanel>()->rows().size(), 3U);
  other.views().find<SweepPanel>()->startOrPause();
  ASSERT_TRUE(waitFor([&] { return other.views().find<SweepPanel>()->isOver(); }));
  EXPECT_EQ(sweepCsv(plan, other.views().find<SweepPanel>()->rows()), sweepCsv(plan, all));
  // What came since is in the next file.
  save(other, scratch_.file("y.gtvlab"));
  const auto kept = readSession(scratch_.file("y.gtvlab")).value();
  ASSERT_EQ(kept.sweeps.size(), 1U);
  EXPECT_EQ(kept.sweeps[0].rows.size(), all.size());
}

TEST_F(SessionTest, FailedSessionSaveIsReportedWithoutLoss) {
  work();
  const auto before = window.run().experiment();
  QString why;
  QObject::connect(&window.keeper(), &SessionKeeper::saveFailed, &window,
                   [&](const QString& said) { why = said; });
  window.files().save(scratch_.file("no such folder/x.gtvlab"));
  ASSERT_TRUE(waitFor([&] { return !why.isEmpty(); }));
  EXPECT_TRUE(window.status().text().contains(QStringLiteral("Not saved")));
  EXPECT_EQ(window.run().experiment(), before);
  EXPECT_TRUE(window.run().document().file().empty());
}

TEST_F(SessionTest, InvalidSessionFileLeavesWindowUnchanged) {
  work();
  ASSERT_TRUE(writeTextFile(scratch_.file("x.gtvlab"), "SQLite format 3\n and nothing of it"));
  const auto before = window.run().experiment();
  ASSERT_TRUE(
      window.files().openByName(QString::fromStdString(scratch_.file("x.gtvlab").string())));
  ASSERT_TRUE(
      waitFor([&] { return window.panel()->problemText().contains(QStringLiteral("session")); }));
  EXPECT_EQ(window.run().experiment(), before);
  EXPECT_EQ(window.run().shownIteration(), 150);
}

TEST_F(SessionTest, TitleBarHasShareMenu) {
  openPreset("chain");
  window.run().document().change(window.run().experiment().with("lambda", 0.125).value(),
                                 QStringLiteral("λ"));
  const auto* share = window.menuBar()->findChild<QToolButton*>(QStringLiteral("share"));
  ASSERT_NE(share, nullptr);
  ASSERT_NE(share->menu(), nullptr);
  ASSERT_FALSE(share->menu()->actions().isEmpty());
  share->menu()->actions().front()->trigger();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("gtvlab:chain?lambda=0.125"));
}

TEST_F(SessionTest, ExperimentsCanBeCopiedAsTextAndLinks) {
  openPreset("star");
  window.run().document().change(window.run().experiment().with("lambda", 0.25).value(),
                                 QStringLiteral("λ"));
  const auto sent = window.run().experiment();
  window.commands()->copyLink->trigger();
  const auto link = QGuiApplication::clipboard()->text();
  EXPECT_TRUE(link.startsWith(QStringLiteral("gtvlab:star?"))) << link.toStdString();
  window.commands()->copyText->trigger();
  const auto document = QGuiApplication::clipboard()->text();

  for (const auto& words : {link, document}) {
    openPreset("chain");
    ASSERT_TRUE(waitFor([&] { return !window.run().document().isOpening(); }));
    QGuiApplication::clipboard()->setText(words);
    window.commands()->pasteText->trigger();
    EXPECT_EQ(window.run().experiment().lambda(), 0.25);
    EXPECT_EQ(window.run().experiment().graph().kind(), sent.graph().kind());
    window.run().document().undo();
    EXPECT_EQ(window.run().experiment().title(), loadPreset("chain").value().title());
  }
  const auto before = window.run().experiment();
  for (const auto* nonsense : {"", "nonsense", "{\"format\": 1}", "gtvlab:no-such-preset"}) {
    QGuiApplication::clipboard()->setText(QString::fromLatin1(nonsense));
    window.commands()->pasteText->trigger();
    EXPECT_EQ(window.run().experiment(), before);
    EXPECT_TRUE(window.status().text().contains(QStringLiteral("Not pasted"))) << nonsense;
  }
}

TEST_F(SessionTest, RecentFilesAreListed) {
  QSettings().remove(QStringLiteral("recentFiles"));
  work();
  save(window, scratch_.file("x.gtvlab"));
  ASSERT_TRUE(window.files().save(scratch_.file("y.json")));
  const auto files = FileController::recentFiles();
  ASSERT_EQ(files.size(), 2);
  EXPECT_TRUE(files[0].endsWith(QStringLiteral("y.json")));
  EXPECT_TRUE(files[1].endsWith(QStringLiteral("x.gtvlab")));
  Q_EMIT window.files().recentMenu()->aboutToShow();
  EXPECT_GE(window.files().recentMenu()->actions().size(), 3);
  QSettings().remove(QStringLiteral("recentFiles"));
}

}  // namespace
}  // namespace gtv::ui
