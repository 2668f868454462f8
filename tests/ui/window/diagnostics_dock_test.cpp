#include "ui/diagnostics/diagnostics_dock.h"

#include <gmock/gmock.h>

#include <QPushButton>
#include <QTreeWidget>

#include "experiment/documents.h"
#include "run/report.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/diagnostics/cluster_study.h"
#include "ui/diagnostics/status_line.h"
#include "ui/document/file_controller.h"
#include "ui/live/run_controller.h"

namespace gtv::ui {
namespace {

using ::testing::HasSubstr;
using testing::waitFor;

class DiagnosticsDockTest : public testing::WindowTest {
 protected:
  void SetUp() override {
    window.resize(1280, 900);
    window.show();
    dock().raise();
  }
  DiagnosticsDock& dock() { return *window.diagnostics(); }
  QString text(const char* key) { return dock().textOf(QString::fromLatin1(key)); }

  void startStudyAndWait() {
    QTest::mouseClick(dock().study()->button(), Qt::LeftButton);
    ASSERT_TRUE(waitFor([&] { return !dock().study()->isBusy(); }));
  }
};

/// Two complete clusters of six nodes, no edge between them.
Experiment twoIslands(double noise, double lambda) {
  return Experiment()
      .with("graph", Json{{"kind", "sbm"}, {"clusterSizes", {6, 6}}, {"pIn", 1}, {"pOut", 0}})
      .value()
      .with("data", Json{{"kind", "linear"},
                         {"dimension", 2},
                         {"samples", 5},
                         {"noise", noise},
                         {"truth", {{"kind", "per-cluster"}, {"vectors", {{2, 2}, {-2, 2}}}}}})
      .value()
      .with("penalty", Json{{"kind", "nlasso"}})
      .value()
      .with("lambda", lambda)
      .value();
}

TEST_F(DiagnosticsDockTest, ShowsNumbersOfReportForFinishedRun) {
  const auto experiment = loadPreset("star").value();
  openPreset("star", true);
  ASSERT_TRUE(waitFor([&] { return !window.run().isRunning() && window.pictureIsComplete(); }));
  auto run = Run::start(experiment).value();
  run->advance(experiment.maxIterations());
  const auto report = runReport(*run);
  EXPECT_EQ(dock().shown()->of->iteration, experiment.maxIterations());
  const auto said = [](const Json& value) { return QString::number(value.get<double>(), 'g', 6); };
  EXPECT_EQ(text("gap"), said(report.at("gap")));
  EXPECT_EQ(text("objective"), said(report.at("objective")));
  EXPECT_EQ(dock().shown()->bound.relative, report.at("relativeGap").get<double>());
  EXPECT_EQ(dock().shown()->ballGap, report.at("ballGap").get<double>());
  EXPECT_EQ(dock().shown()->kkt.largest, report.at("kktResidual").get<double>());
  EXPECT_EQ(text("clusters").toStdString(), report.at("groups").get<std::string>());
  EXPECT_EQ(*dock().shown()->mse, report.at("mse").get<double>());
}

TEST_F(DiagnosticsDockTest, UpdatesNumbersForNewLambda) {
  openPreset("star");
  runTo(20);
  ASSERT_TRUE(waitFor([&] { return dock().isCurrent(); }));
  EXPECT_EQ(dock().shown()->of->iteration, 20);
  window.run().solver().change(window.run().experiment().with("lambda", 7.0).value());
  EXPECT_TRUE(waitFor([&] { return dock().shown()->of->problem.lambda == 7; }));
}

TEST_F(DiagnosticsDockTest, ComputesNothingWhileHidden) {
  dock().hide();
  openPreset("star");
  runTo(20);
  EXPECT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  EXPECT_EQ(dock().shown(), nullptr);
  dock().show();
  dock().raise();
  EXPECT_TRUE(waitFor([&] { return dock().isCurrent(); }));
}

TEST_F(DiagnosticsDockTest, ShowsAccuracyForClassificationAndNoLabelErrorsForClustering) {
  openPreset("classification");
  runTo(50);
  ASSERT_TRUE(waitFor([&] { return dock().isCurrent(); }));
  EXPECT_THAT(text("trainAccuracy").toStdString(), HasSubstr("%"));
  EXPECT_THAT(text("testAccuracy").toStdString(), HasSubstr("%"));
  EXPECT_EQ(text("train"), QString());
  EXPECT_EQ(text("pooled"), QString());
  openPreset("convex-clustering");
  ASSERT_TRUE(waitFor([&] {
    return dock().isCurrent() && labelKind(dock().shown()->of->experiment) == LabelKind::None;
  }));
  EXPECT_EQ(text("train"), QString());
  EXPECT_EQ(text("testAccuracy"), QString());
}

TEST_F(DiagnosticsDockTest, SquaredLossOfSignsHasAccuracyBesideItsErrors) {
  openPreset("lambda");
  open(window.run().experiment().with("data.labels", "sign").value());
  runTo(20);
  ASSERT_TRUE(waitFor([&] { return dock().isCurrent(); }));
  EXPECT_THAT(text("trainAccuracy").toStdString(), HasSubstr("%"));
  EXPECT_THAT(text("testAccuracy").toStdString(), HasSubstr("%"));
  EXPECT_FALSE(text("train").isEmpty());
  EXPECT_THAT(window.status().text().toStdString(), HasSubstr("MSE"));
  EXPECT_THAT(window.status().text().toStdString(), HasSubstr("accuracy"));
}

// Without noise all nodes of an island have the optimum (2, 2) or (−2, 2) of their island, and no
// edge leaves it: b = 0, every cut is larger, whatever λ.
TEST_F(DiagnosticsDockTest, NoiselessIslandsAreWellConnected) {
  open(twoIslands(0, 0.1));
  startStudyAndWait();
  const auto& answers = dock().study()->answers();
  ASSERT_GE(answers.size(), 2U);
  for (int c = 0; c < 2; ++c) {
    EXPECT_EQ(answers[c].answer, WellConnected::Answer::Yes);
    EXPECT_EQ(answers[c].nodes.size(), 6U);
    EXPECT_NEAR(*answers[c].smallestLambda, 0, 1e-12);
  }
  EXPECT_THAT(dock().study()->summary().toStdString(), HasSubstr("λ = 0.1, iteration 0"));
}

// With noise no node's own gradient at the island's optimum is 0, and b_i ≥ δ_i/λ is beyond every
// cut (at most 5 edges per node) for λ → 0.
TEST_F(DiagnosticsDockTest, ViolatingSubsetIsListedAndMarkedOnCanvas) {
  open(twoIslands(1, 1e-9));
  runTo(1);
  startStudyAndWait();
  auto* study = dock().study();
  ASSERT_GE(study->answers().size(), 2U);
  const auto& first = study->answers().front();
  EXPECT_EQ(first.answer, WellConnected::Answer::No);
  ASSERT_FALSE(first.violating.empty());
  ASSERT_TRUE(first.smallestLambda);
  EXPECT_GT(*first.smallestLambda, 1e-9);
  auto* row = study->table()->topLevelItem(0);
  EXPECT_THAT(row->text(1).toStdString(), HasSubstr("no"));
  study->table()->scrollToItem(row);
  auto* viewport = study->table()->viewport();
  const auto place = [&] { return study->table()->visualItemRect(row).center(); };
  // The table has just got its size and its columns.
  ASSERT_TRUE(waitFor([&] {
    return viewport->rect().contains(place()) && study->table()->itemAt(place()) == row;
  }));
  QTest::mouseClick(viewport, Qt::LeftButton, {}, place());
  EXPECT_EQ(window.graphView()->selectedNodes(), first.violating);
  const auto reasons = study->reasons().toStdString();
  for (const char* part :
       {"|∂C| = ", "α = ", "β_i", "δ_i", "Condition (35)", "fails at the disagreement",
        "from λ = ", "Estimate: from m = ", "the paper prints 2λ|∂C|/α", "cluster graph (42)"})
    EXPECT_THAT(reasons, HasSubstr(part));
  EXPECT_THAT(study->summary().toStdString(), HasSubstr("graph of the true clusters (42)"));
  // Another network: the rings are gone.
  openPreset("star");
  EXPECT_TRUE(waitFor([&] { return window.graphView()->selectedNodes().empty(); }));
}

TEST_F(DiagnosticsDockTest, StudyCanBeCancelledAndRestarted) {
  openPreset("sbm-two-clusters", true);
  auto* study = dock().study();
  QTest::mouseClick(study->button(), Qt::LeftButton);
  EXPECT_TRUE(study->isBusy());
  ASSERT_TRUE(waitFor([&] { return study->summary().contains(QStringLiteral("λ")); }));
  if (study->isBusy()) QTest::mouseClick(study->button(), Qt::LeftButton);
  EXPECT_FALSE(study->isBusy());
  EXPECT_THAT(study->summary().toStdString(), HasSubstr("Cancelled"));
  // The iteration has not noticed.
  const auto before = window.run().shownIteration();
  EXPECT_TRUE(
      waitFor([&] { return !window.run().isRunning() || window.run().shownIteration() > before; }));
  open(twoIslands(0, 0.1));
  ASSERT_TRUE(
      waitFor([&] { return window.run().snapshot() && window.run().snapshot()->W.cols() == 12; }));
  EXPECT_EQ(study->summary(), QString()) << "it was about another network";
  startStudyAndWait();
  EXPECT_FALSE(study->answers().empty());
}

TEST_F(DiagnosticsDockTest, RestoresValidPartsOfStudyFromSession) {
  open(twoIslands(1, 1e-9));
  runTo(1);
  startStudyAndWait();
  auto* study = dock().study();
  const auto shown = study->json();
  const auto network = window.run().network();
  study->restore(R"({"summary": 7, "rows": [3, {"texts": "x", "tips": [1, "tip"],
                     "nodes": [99, -1, "a", 2, 0, 2]}]})",
                 network);
  EXPECT_EQ(study->summary(), QString());
  ASSERT_EQ(study->table()->topLevelItemCount(), 1);
  auto* row = study->table()->topLevelItem(0);
  EXPECT_EQ(row->text(0), QString());
  EXPECT_EQ(row->toolTip(1), QStringLiteral("tip"));
  Q_EMIT study->table()->itemActivated(row, 0);
  EXPECT_EQ(window.graphView()->selectedNodes(), (std::vector<int>{0, 2}));
  study->restore(Json(), network);
  study->restore("no list", network);
  EXPECT_EQ(study->table()->topLevelItemCount(), 1) << "nothing was said of it";
  study->restore(shown, network);
  EXPECT_EQ(study->json(), shown);
  study->restore(Json{{"goesOn", true}}, network);
  EXPECT_EQ(study->json(), (Json{{"goesOn", true}}));
  ASSERT_TRUE(waitFor([&] { return !study->isBusy(); }));
  EXPECT_EQ(study->json(), shown) << "the same tests of the same iterate";
}

TEST_F(DiagnosticsDockTest, WindowCanBeClosedDuringStudy) {
  auto other = std::make_unique<MainWindow>();
  other->show();
  ASSERT_TRUE(other->files().openByName(QStringLiteral("sbm-two-clusters"), true));
  ASSERT_TRUE(waitFor([&] { return other->run().shownIteration() >= 0; }));
  auto* study = other->diagnostics()->study();
  QTest::mouseClick(study->button(), Qt::LeftButton);
  ASSERT_TRUE(waitFor([&] { return study->summary().contains(QStringLiteral("λ")); }));
  EXPECT_TRUE(study->isBusy());
  other.reset();
}

}  // namespace
}  // namespace gtv::ui
