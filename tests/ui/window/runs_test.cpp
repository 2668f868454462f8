#include "ui/live/run_list.h"

#include <gtest/gtest.h>
#include <qcustomplot.h>

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>
#include <cmath>
#include <functional>
#include <map>

#include "experiment/documents.h"
#include "support/child.h"
#include "support/experiments.h"
#include "support/window_driver.h"
#include "ui/diagnostics/gap_plot.h"
#include "ui/diagnostics/status_line.h"
#include "ui/forms/marked_slider.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/experiment_document.h"
#include "ui/live/lambda_control.h"
#include "ui/live/run_controller.h"
#include "ui/plots/curve_plot.h"
#include "ui/shell/view_docks.h"
#include "ui/shell/window_commands.h"
#include "ui/shell/window_levels.h"
#include "ui/studies/compare_window.h"
#include "ui/studies/run_list_view.h"
#include "ui/views/run_curves.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using testing::child;
using testing::waitFor;

class RunsTest : public testing::WindowTest {
 protected:
  void SetUp() override {
    new QAbstractItemModelTester(&window.run().runs(), &window.run().runs());
  }
  RunListView* list() {
    window.views().dock<RunListView>()->show();
    window.views().dock<RunListView>()->raise();
    return window.views().find<RunListView>();
  }
  QString cell(int row, RunList::Column column) {
    return window.run().runs().index(row, column).data().toString();
  }
  void choose(const std::vector<int>& rows) {
    auto* selection = list()->table()->selectionModel();
    selection->clear();
    for (const int row : rows)
      selection->select(window.run().runs().index(row, 0),
                        QItemSelectionModel::Select | QItemSelectionModel::Rows);
  }
};

TEST_F(RunsTest, PinnedRunKeepsCurvesAndMark) {
  openPreset("sbm-two-clusters");
  runTo(60);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  window.commands()->pin->trigger();
  ASSERT_EQ(window.run().runs().rowCount(), 2);
  const auto pinnedLambda = cell(1, RunList::Lambda);
  EXPECT_EQ(cell(1, RunList::Iterations), QStringLiteral("60"));
  EXPECT_EQ(window.views().find<ErrorCurves>()->comparisonCount(), 1);
  const auto marks = window.lambdaControl()->slider()->marks();
  EXPECT_TRUE(std::any_of(marks.begin(), marks.end(),
                          [](const auto& mark) { return mark.color.isValid(); }));
  // The present run goes on; what is pinned stays as it was.
  window.lambdaControl()->slider()->setFocus();
  QTest::keyClick(window.lambdaControl()->slider(), Qt::Key_PageUp);
  runTo(90);
  ASSERT_TRUE(waitFor([&] { return cell(0, RunList::Iterations) == QStringLiteral("90"); }));
  EXPECT_NE(cell(0, RunList::Lambda), pinnedLambda);
  EXPECT_EQ(cell(1, RunList::Lambda), pinnedLambda);
  EXPECT_EQ(cell(1, RunList::Iterations), QStringLiteral("60"));
  EXPECT_EQ(window.run().runs().run(1).rows->back().iteration, 60);
  // Beside those of another document its curves would say nothing; they can be shown again.
  openPreset("star");
  EXPECT_TRUE(waitFor([&] { return window.views().find<ErrorCurves>()->comparisonCount() == 0; }));
  const int last = window.run().runs().rowCount() - 1;
  ASSERT_TRUE(window.run().runs().run(last).pinned);
  window.run().runs().setHidden(last, false);
  EXPECT_EQ(window.views().find<ErrorCurves>()->comparisonCount(), 1);
}

TEST_F(RunsTest, ButtonsHideRenameUnpinAndDelete) {
  openPreset("sbm-two-clusters");
  runTo(20);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  auto* view = list();
  QTest::mouseClick(child<QPushButton>(*view, "pinButton"), Qt::LeftButton);
  ASSERT_EQ(window.views().find<ErrorCurves>()->comparisonCount(), 1);
  choose({1});
  QTest::mouseClick(child<QPushButton>(*view, "hideButton"), Qt::LeftButton);
  EXPECT_EQ(window.views().find<ErrorCurves>()->comparisonCount(), 0);
  EXPECT_TRUE(window.run().runs().run(1).hidden);
  QTest::mouseClick(child<QPushButton>(*view, "hideButton"), Qt::LeftButton);
  EXPECT_EQ(window.views().find<ErrorCurves>()->comparisonCount(), 1);
  // Rename in place.
  const auto index = window.run().runs().index(1, RunList::Name);
  view->table()->edit(index);
  auto* editor = view->table()->findChild<QLineEdit*>();
  ASSERT_NE(editor, nullptr);
  editor->selectAll();
  QTest::keyClicks(editor, QStringLiteral("before"));
  QTest::keyClick(editor, Qt::Key_Return);
  EXPECT_TRUE(waitFor([&] { return window.run().runs().run(1).name == QStringLiteral("before"); }));
  choose({1});
  QTest::mouseClick(child<QPushButton>(*view, "pinButton"), Qt::LeftButton);
  EXPECT_FALSE(window.run().runs().run(1).pinned);
  EXPECT_EQ(window.views().find<ErrorCurves>()->comparisonCount(), 0);
  choose({1});
  EXPECT_TRUE(child<QPushButton>(*view, "pinButton")
                  ->accessibleName()
                  .startsWith(QStringLiteral("Keep the run")));
  // The present run among the chosen is pinned with them.
  choose({0, 1});
  QTest::mouseClick(child<QPushButton>(*view, "pinButton"), Qt::LeftButton);
  ASSERT_EQ(window.run().runs().rowCount(), 3);
  EXPECT_TRUE(window.run().runs().run(1).pinned && window.run().runs().run(2).pinned);
  choose({1, 2});
  EXPECT_EQ(child<QPushButton>(*view, "pinButton")->text(), QStringLiteral("Unpin"));
  EXPECT_FALSE(child<QPushButton>(*view, "pinButton")
                   ->accessibleName()
                   .startsWith(QStringLiteral("Keep the run")));
  QTest::keyClick(view->table(), Qt::Key_Delete);
  EXPECT_EQ(window.run().runs().rowCount(), 1);
}

TEST_F(RunsTest, RowsGrowInPresentation) {
  openPreset("star");
  auto* table = list()->table();
  const int row = table->verticalHeader()->defaultSectionSize();
  const int column = table->columnWidth(RunList::Lambda);
  window.levels().setPresenting(true);
  EXPECT_TRUE(waitFor([&] { return table->verticalHeader()->defaultSectionSize() > 1.2 * row; }));
  EXPECT_GT(table->columnWidth(RunList::Lambda), 1.2 * column);
  window.levels().setPresenting(false);
  EXPECT_TRUE(waitFor([&] { return table->verticalHeader()->defaultSectionSize() == row; }));
}

TEST_F(RunsTest, PresentRunIsNeverDeletedAndOldRunsAreLimited) {
  openPreset("star");
  for (int k = 0; k < RunList::mostUnpinned + 4; ++k) {
    runTo(3);
    ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
    window.commands()->redraw->trigger();
    ASSERT_TRUE(waitFor(
        [&] { return window.run().snapshot() != nullptr && window.run().shownIteration() == 0; }));
  }
  EXPECT_EQ(window.run().runs().rowCount(), 1 + RunList::mostUnpinned);
  choose({0});
  QTest::keyClick(list()->table(), Qt::Key_Delete);
  EXPECT_EQ(window.run().runs().rowCount(), 1 + RunList::mostUnpinned);
}

TEST_F(RunsTest, UnstartedRunIsNotListed) {
  openPreset("star");
  for (int k = 0; k < 3; ++k) {
    window.commands()->redraw->trigger();
    const int wanted = k;
    ASSERT_TRUE(waitFor([&] {
      return window.run().snapshot() != nullptr &&
             window.run().experiment().seed() > static_cast<std::uint64_t>(wanted) &&
             window.run().shownIteration() == 0 && window.pictureIsComplete();
    }));
  }
  EXPECT_EQ(window.run().runs().rowCount(), 1);
}

TEST_F(RunsTest, VaryRepeatsRunAsUndoStep) {
  openPreset("sbm-two-clusters");
  runTo(10);
  const double first = window.run().experiment().lambda();
  window.commands()->pin->trigger();
  window.lambdaControl()->slider()->setFocus();
  QTest::keyClick(window.lambdaControl()->slider(), Qt::Key_PageUp);
  EXPECT_NE(window.run().experiment().lambda(), first);
  auto* view = list();
  choose({1});
  QTest::mouseClick(child<QPushButton>(*view, "varyButton"), Qt::LeftButton);
  EXPECT_EQ(window.run().experiment().lambda(), first);
  window.run().document().undo();
  EXPECT_NE(window.run().experiment().lambda(), first);
}

TEST_F(RunsTest, ComparisonShowsDifferencesOfRuns) {
  openPreset("sbm-two-clusters");
  runTo(10);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  // Two long lists that begin alike.
  Json masked = Json::array();
  for (int i = 0; i < 9; ++i) masked.push_back({{"node", i}, {"masked", true}});
  window.run().document().change(window.run().experiment().with("nodes", masked).value(),
                                 QString());
  runTo(20);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  window.commands()->pin->trigger();
  window.lambdaControl()->slider()->setFocus();
  QTest::keyClick(window.lambdaControl()->slider(), Qt::Key_PageUp);
  masked.push_back({{"node", 9}, {"masked", true}});
  window.run().document().change(window.run()
                                     .experiment()
                                     .with("nodes", masked)
                                     .value()
                                     .with("penalty", Json{{"kind", "squared"}, {"kappa", 0.5}})
                                     .value(),
                                 QString());
  runTo(30);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  auto* view = list();
  choose({0, 1});
  ASSERT_TRUE(child<QPushButton>(*view, "compareButton")->isEnabled());
  QTest::mouseClick(child<QPushButton>(*view, "compareButton"), Qt::LeftButton);
  auto* shown = window.findChild<CompareWindow*>();
  ASSERT_NE(shown, nullptr);
  EXPECT_EQ(shown->plots().size(), 2U);
  auto* table = shown->table();
  ASSERT_EQ(table->columnCount(), 2);
  bool lambda = false;
  for (int row = 0; row < table->rowCount(); ++row)
    if (table->verticalHeaderItem(row)->text() == QStringLiteral("λ")) {
      lambda = true;
      EXPECT_NE(table->item(row, 0)->text(), table->item(row, 1)->text());
    }
  EXPECT_TRUE(lambda);
  std::map<QString, int> rowOf;
  for (int row = 0; row < table->rowCount(); ++row)
    rowOf[table->verticalHeaderItem(row)->text()] = row;
  EXPECT_FALSE(rowOf.contains(QStringLiteral("graph")));
  EXPECT_TRUE(rowOf.contains(QStringLiteral("penalty.kind")));
  const auto kappa = QStringLiteral("penalty.kappa");
  ASSERT_TRUE(rowOf.contains(kappa));
  EXPECT_EQ(table->item(rowOf[kappa], 0)->text(), QStringLiteral("0.5"));
  EXPECT_EQ(table->item(rowOf[kappa], 1)->text(), QStringLiteral("–"));
  ASSERT_TRUE(rowOf.contains(QStringLiteral("nodes")));
  const int nodes = rowOf[QStringLiteral("nodes")];
  EXPECT_NE(table->item(nodes, 0)->text(), table->item(nodes, 1)->text());
  EXPECT_GT(table->item(nodes, 0)->toolTip().size(), table->item(nodes, 0)->text().size());
  ASSERT_TRUE(waitFor([&] { return shown->isActiveWindow(); }));
  table->setFocus();
  QGuiApplication::clipboard()->clear();
  QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
  EXPECT_TRUE(QGuiApplication::clipboard()->text().contains(QStringLiteral("penalty.kappa,0.5,–")));
  shown->close();
}

TEST_F(RunsTest, CurvesCanBePlottedAgainstSecondsAndBytes) {
  openPreset("sbm-two-clusters");
  runTo(50);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  auto* plot = window.views().find<ErrorCurves>();
  const auto last = plot->rows().back();
  EXPECT_GT(last.seconds, 0);
  EXPECT_EQ(last.vectors, 50.0 * 2 * window.run().snapshot()->network->graph->edgeCount());
  plot->abscissaChoice()->setCurrentIndex(4);
  plot->setCursor(50);
  EXPECT_EQ(plot->cursorPosition(), last.vectors * 8 * 2);
  plot->abscissaChoice()->setCurrentIndex(2);
  EXPECT_EQ(plot->cursorPosition(), last.seconds);
  EXPECT_EQ(plot->pointCount(0), 51);
  plot->abscissaChoice()->setCurrentIndex(1);
  // A logarithm does not know iteration 0.
  EXPECT_EQ(plot->pointCount(0), 50);
}

TEST_F(RunsTest, RepeatStudyDrawsBandAndCanBeCancelled) {
  openPreset("sbm-two-clusters");
  runTo(30);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  window.commands()->repeat->trigger();
  ASSERT_TRUE(waitFor([&] { return window.views().find<ErrorCurves>()->hasBand(); }));
  EXPECT_TRUE(waitFor([&] { return window.status().text().contains(QStringLiteral("±")); }));
  // Another run has another band.
  window.commands()->redraw->trigger();
  ASSERT_TRUE(waitFor([&] { return !window.views().find<ErrorCurves>()->hasBand(); }));
}

TEST_F(RunsTest, GapPlotConvergesToZero) {
  openPreset("sbm-two-clusters");
  window.views().dock<GapPlot>()->raise();
  runTo(200);
  const auto& gaps = *window.views().find<GapPlot>();
  ASSERT_TRUE(waitFor([&] { return gaps.pointCount(0) > 100; }));
  EXPECT_GT(gaps.pointCount(3), 100);
  // The optimum is the same for another method.
  ASSERT_TRUE(waitFor([&] { return window.run().exactOptimum().latest()->proved; }));
  window.run().reset();
  ASSERT_TRUE(waitFor(
      [&] { return window.run().snapshot() != nullptr && window.run().shownIteration() == 0; }));
  runTo(150);
  EXPECT_TRUE(waitFor([&] { return gaps.pointCount(0) > 100; }));
}

TEST_F(RunsTest, LookingBackAcrossChangeKeepsGapOfBothProblems) {
  openPreset("sbm-two-clusters");
  window.views().dock<GapPlot>()->raise();
  runTo(60);
  const auto& gaps = *window.views().find<GapPlot>();
  const auto before = window.run().experiment();
  ASSERT_TRUE(waitFor([&] { return gaps.pointCount(0) > 50; }));
  window.run().document().change(before.with("penalty.kind", "l1").value(),
                                 QStringLiteral("penalty"));
  runTo(120);
  ASSERT_TRUE(waitFor([&] { return gaps.pointCount(0) > 110; }));
  window.run().lookAt(30);
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() == 30; }));
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  EXPECT_GT(gaps.pointCount(0), 110);
  window.run().lookAt(110);
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() == 110; }));
  EXPECT_GT(gaps.pointCount(0), 110);
}

TEST_F(RunsTest, FinishedRunKeepsItsOwnExperiment) {
  openPreset("sbm-two-clusters");
  runTo(20);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  const auto first = window.run().experiment();
  const auto method = cell(0, RunList::Method);
  window.run().document().change(first.with("solver.kind", "admm").value(),
                                 QStringLiteral("another method"));
  ASSERT_TRUE(waitFor([&] { return window.run().runs().rowCount() == 2; }));
  runTo(5);
  EXPECT_EQ(window.run().runs().run(1).experiment.solver(), first.solver());
  EXPECT_EQ(cell(1, RunList::Method), method);
  EXPECT_NE(cell(0, RunList::Method), method);
}

TEST_F(RunsTest, VaryAlwaysStartsAnotherRun) {
  openPreset("sbm-two-clusters");
  runTo(20);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  window.commands()->pin->trigger();
  auto* view = list();
  // Only λ, which a run would take over; then nothing but how it is looked at.
  window.lambdaControl()->slider()->setFocus();
  QTest::keyClick(window.lambdaControl()->slider(), Qt::Key_PageUp);
  const std::vector<std::function<void()>> changes{
      [] {}, [&] { window.run().document().setViewField("nodeColor", Json("degree")); }};
  for (const auto& change : changes) {
    change();
    runTo(30);
    ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
    const int rows = window.run().runs().rowCount();
    choose({rows - 1});
    ASSERT_TRUE(window.run().runs().run(rows - 1).pinned);
    QTest::mouseClick(child<QPushButton>(*view, "varyButton"), Qt::LeftButton);
    EXPECT_TRUE(waitFor([&] { return window.run().runs().rowCount() == rows + 1; }));
    EXPECT_TRUE(waitFor([&] { return window.run().snapshot() != nullptr; }));
  }
}

TEST_F(RunsTest, SeveralRunsCanBeUnpinnedTogetherAndShareColours) {
  openPreset("star");
  constexpr int runs = 14;
  for (int k = 0; k < runs; ++k) {
    runTo(3);
    ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
    window.commands()->pin->trigger();
    window.commands()->redraw->trigger();
    ASSERT_TRUE(waitFor(
        [&] { return window.run().snapshot() != nullptr && window.run().shownIteration() == 0; }));
  }
  std::vector<int> pinned;
  std::map<QRgb, int> uses;
  for (int row = 1; row < window.run().runs().rowCount(); ++row)
    if (window.run().runs().run(row).pinned) {
      pinned.push_back(row);
      ++uses[window.run().runs().run(row).color.rgb()];
    }
  ASSERT_EQ(pinned.size(), std::size_t{runs});
  ASSERT_EQ(uses.size(), 4U);
  for (const auto& [color, count] : uses) EXPECT_LE(count, 4);
  choose(pinned);
  QTest::mouseClick(child<QPushButton>(*list(), "pinButton"), Qt::LeftButton);
  for (int row = 0; row < window.run().runs().rowCount(); ++row)
    EXPECT_FALSE(window.run().runs().run(row).pinned) << row;
}

TEST_F(RunsTest, UpdatesDoNotTouchNameColumn) {
  // The list changes a few times a second: the run must not be over before.
  open(gtv::testing::changed(loadPreset("sbm-two-clusters").value(),
                             {{"stop.maxIterations", 1'000'000'000}}));
  QSignalSpy changes(&window.run().runs(), &QAbstractItemModel::dataChanged);
  window.run().setRunning(true);
  ASSERT_TRUE(waitFor([&] { return changes.count() > 2; }));
  for (const auto& change : changes)
    EXPECT_GT(change[0].value<QModelIndex>().column(), RunList::Name);
}

TEST_F(RunsTest, ComparesRunsByHiddenLabelsWithoutTruth) {
  openPreset("sacramento");
  runTo(20);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  window.commands()->pin->trigger();
  ASSERT_EQ(window.views().find<ErrorCurves>()->comparisonCount(), 1);
  const auto* plot = window.views().find<ErrorCurves>()->plot();
  const auto name = window.run().runs().run(1).name;
  int points = 0;
  for (int k = 0; k < plot->graphCount(); ++k)
    if (plot->graph(k)->name() == name)
      for (const auto& point : *plot->graph(k)->data())
        if (std::isfinite(point.value)) ++points;
  EXPECT_GT(points, 10);
}

}  // namespace
}  // namespace gtv::ui
