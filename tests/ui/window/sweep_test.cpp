// The view Sweep, as it is used.
#include <gtest/gtest.h>
#include <qcustomplot.h>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QUndoStack>

#include "kernels/instruction_set.h"
#include "support/child.h"
#include "support/experiments.h"
#include "support/window_driver.h"
#include "ui/forms/number_field.h"
#include "ui/forms/sweep_axis_form.h"
#include "ui/live/experiment_document.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/run_controller.h"
#include "ui/shell/view_docks.h"
#include "ui/sweeps/sweep_curves_plot.h"
#include "ui/sweeps/sweep_panel.h"
#include "ui/sweeps/sweep_plot.h"
#include "ui/tables/row_table.h"
#include "ui/tables/table_model.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using gtv::testing::changed;
using gtv::testing::smallExperiment;
using testing::child;
using testing::waitFor;

class SweepPanelTest : public testing::WindowTest {
 protected:
  SweepPanel& panel() { return *window.views().find<SweepPanel>(); }
  void openSweep(const Experiment& experiment) {
    open(experiment);
    window.views().raise(window.views().dock<SweepPanel>());
    ASSERT_TRUE(waitFor([&] { return panel().isVisible(); }));
  }
  void vary(int axis, const char* path, const char* values) {
    auto* form = panel().axis(axis);
    const int index = form->parameterChoice()->findData(QString::fromLatin1(path));
    ASSERT_GE(index, 0) << path;
    form->parameterChoice()->setCurrentIndex(index);
    Q_EMIT form->parameterChoice()->activated(index);
    child<QComboBox>(*form, "formatChoice")->setCurrentIndex(0);
    child<QLineEdit>(*form, "valuesField")->setText(QString::fromLatin1(values));
  }
  void click(QPushButton* button) { QTest::mouseClick(button, Qt::LeftButton); }
  bool waitForEnd() {
    return waitFor([&] { return panel().isOver() && panel().isCurrent(); });
  }
  static std::string tableFor(const SweepPlan& plan) {
    std::vector<SweepRow> rows;
    SweepOptions options;
    options.finished = [&](SweepRow row) { rows.push_back(std::move(row)); };
    runSweep(plan, {}, options);
    sortRows(rows);
    return sweepCsv(plan, rows);
  }
};

TEST_F(SweepPanelTest, PreviousSweepsCanBeShownAgain) {
  openSweep(smallExperiment());
  EXPECT_FALSE(child<QComboBox>(panel(), "sweepChoice")->isVisible());
  vary(0, "lambda", "0.01,0.1,1");
  click(panel().startButton());
  ASSERT_TRUE(waitForEnd());
  const auto first = panel().figureData();
  // The same again takes its own place, another one does not.
  click(panel().startButton());
  ASSERT_TRUE(waitForEnd());
  EXPECT_EQ(panel().kept().size(), 1U);
  vary(0, "lambda", "0.2,2");
  click(panel().startButton());
  ASSERT_TRUE(waitForEnd());
  ASSERT_EQ(panel().kept().size(), 2U);
  auto* choice = child<QComboBox>(panel(), "sweepChoice");
  EXPECT_TRUE(choice->isVisible());
  ASSERT_EQ(choice->count(), 2);
  EXPECT_EQ(choice->currentIndex(), 1);
  EXPECT_TRUE(choice->itemText(0).contains(QStringLiteral("3 runs")))
      << choice->itemText(0).toStdString();
  EXPECT_TRUE(choice->itemText(1).contains(QStringLiteral("2 runs")))
      << choice->itemText(1).toStdString();
  choice->setCurrentIndex(0);
  Q_EMIT choice->activated(0);
  EXPECT_EQ(panel().figureData(), first);
  EXPECT_EQ(
      child<QLineEdit>(*panel().axis(0), "valuesField")->text().split(QLatin1Char(',')).size(), 3);
  EXPECT_TRUE(panel().isOver());
  EXPECT_EQ(panel().kept().size(), 2U);
  // What is shown is forgotten.
  QTest::mouseClick(child<QToolButton>(panel(), "forgetButton"), Qt::LeftButton);
  EXPECT_EQ(panel().kept().size(), 1U);
  EXPECT_EQ(panel().rows().size(), 2U);
  EXPECT_FALSE(choice->isVisible());
}

TEST_F(SweepPanelTest, OneParameterGivesCurveTableAndNumbersOfCommandLine) {
  openSweep(smallExperiment());
  vary(0, "lambda", "0.01,0.1,1");
  child<NumberField>(panel(), "repeatsField")->setValue(2);
  click(panel().startButton());
  ASSERT_TRUE(waitForEnd());
  EXPECT_EQ(panel().rows().size(), 6U);
  EXPECT_EQ(panel().plot()->pointCount(), 3);
  EXPECT_FALSE(panel().plot()->showsMap());
  EXPECT_EQ(panel().plot()->curves()->xAxis->scaleType(), QCPAxis::stLogarithmic);
  EXPECT_EQ(panel().table()->rows()->rowCount(), 6);
  EXPECT_EQ(child<QProgressBar>(panel(), "progressBar")->value(),
            child<QProgressBar>(panel(), "progressBar")->maximum());
  EXPECT_EQ(panel().figureData().toStdString(), tableFor(*panel().plan()));
  child<QComboBox>(panel(), "modeChoice")->setCurrentIndex(1);
  Q_EMIT child<QComboBox>(panel(), "modeChoice")->activated(1);
  EXPECT_EQ(panel().plot()->pointCount(), 6);
  const auto place = panel().plot()->placeOf(1);
  ASSERT_TRUE(place);
  EXPECT_TRUE(panel().plot()->describe(*place).contains(QStringLiteral("= 0.1")));
}

TEST_F(SweepPanelTest, ShowsPairedDifferencesFromTheFirstValue) {
  openSweep(smallExperiment());
  vary(0, "lambda", "0.01,0.1,1");
  child<NumberField>(panel(), "repeatsField")->setValue(3);
  click(panel().startButton());
  ASSERT_TRUE(waitForEnd());
  child<QComboBox>(panel(), "modeChoice")->setCurrentIndex(3);
  Q_EMIT child<QComboBox>(panel(), "modeChoice")->activated(3);
  ASSERT_EQ(panel().plot()->pointCount(), 3);
  const int metric = sweepMetric(panel().metricChoice()->currentData().toString().toStdString());
  ASSERT_GE(metric, 0);
  const auto expected = summarizeDifferences(*panel().plan(), panel().rows(), metric);
  EXPECT_EQ(expected[0].mean, 0);
  EXPECT_NE(expected[2].mean, 0);
  const auto& data = *panel().plot()->curves()->graph(0)->data();
  ASSERT_EQ(data.size(), 3);
  for (int k = 0; k < 3; ++k)
    EXPECT_EQ(data.at(k)->value, expected[static_cast<std::size_t>(k)].mean);
  EXPECT_TRUE(
      panel().plot()->curves()->yAxis->label().contains(QStringLiteral("difference from λ = 0.01")))
      << panel().plot()->curves()->yAxis->label().toStdString();
  const auto place = panel().plot()->placeOf(2);
  ASSERT_TRUE(place);
  EXPECT_TRUE(panel().plot()->describe(*place).contains(QStringLiteral("3 pairs")));
  EXPECT_TRUE(panel().plot()->figureData().contains(QStringLiteral("DifferenceStandardError")));
}

TEST_F(SweepPanelTest, TwoParametersGiveHeatMap) {
  openSweep(smallExperiment());
  vary(0, "lambda", "0.01,0.1,1");
  vary(1, "penalty.kind", "nlasso,l1");
  click(panel().startButton());
  ASSERT_TRUE(waitForEnd());
  EXPECT_TRUE(panel().plot()->showsMap());
  EXPECT_EQ(panel().plot()->pointCount(), 6);
  EXPECT_EQ(panel().plot()->map()->data()->keySize(), 3);
  EXPECT_EQ(panel().plot()->map()->data()->valueSize(), 2);
  const auto rows = panel().rows();
  const int metric = sweepMetric("mse");
  EXPECT_EQ(panel().plot()->map()->data()->cell(2, 1), rows[5].metric(metric));
  const auto place = panel().plot()->placeOf(5);
  ASSERT_TRUE(place);
  EXPECT_EQ(panel().plot()->cellAt(*place), 5);
}

TEST_F(SweepPanelTest, PausesContinuesAndCancelKeepsFinishedRows) {
  openSweep(smallExperiment());
  vary(0, "stop.maxIterations", "10,1000000000");
  click(panel().startButton());
  ASSERT_TRUE(waitFor([&] { return panel().rows().size() == 1; }));
  click(panel().startButton());
  EXPECT_TRUE(panel().isPaused());
  EXPECT_TRUE(panel().statusText().contains(QStringLiteral("Paused: 1 of 2 runs")));
  click(panel().startButton());
  EXPECT_TRUE(panel().isRunning());
  click(child<QPushButton>(panel(), "cancelButton"));
  EXPECT_FALSE(panel().isInProgress());
  EXPECT_EQ(panel().rows().size(), 1U);
  EXPECT_TRUE(panel().statusText().contains(QStringLiteral("Cancelled: 1 of 2 runs are kept")));
  EXPECT_EQ(panel().table()->rows()->rowCount(), 1);
  // The same again goes on with what is left.
  click(panel().startButton());
  EXPECT_TRUE(panel().isRunning());
  EXPECT_EQ(panel().rows().size(), 1U);
  click(child<QPushButton>(panel(), "cancelButton"));
  EXPECT_EQ(panel().rows().size(), 1U);
}

TEST_F(SweepPanelTest, RestoredSweepIsPausedAndCanContinue) {
  const auto plan =
      SweepPlan::make(smallExperiment(), {{"lambda", {0.01, 0.1}}, {"data.samples", {2, 3}}}, 2)
          .value();
  std::vector<SweepRow> all;
  SweepOptions options;
  options.finished = [&](SweepRow row) { all.push_back(std::move(row)); };
  runSweep(plan, {}, options);
  openSweep(smallExperiment());
  panel().restore(plan, {all[1], all[4]});
  EXPECT_TRUE(panel().isPaused());
  EXPECT_EQ(panel().rows().size(), 2U);
  EXPECT_EQ(panel().axis(1)->path(), QStringLiteral("data.samples"));
  click(panel().startButton());
  ASSERT_TRUE(waitForEnd());
  EXPECT_EQ(panel().figureData().toStdString(), tableFor(plan));
  panel().restore(plan, all);
  EXPECT_TRUE(panel().isOver());
}

TEST_F(SweepPanelTest, WarnsWhenContinuedOnAnotherInstructionSet) {
  const auto plan = SweepPlan::make(smallExperiment(), {{"lambda", {0.01, 0.1}}}, 1).value();
  std::vector<SweepRow> all;
  SweepOptions options;
  options.finished = [&](SweepRow row) { all.push_back(std::move(row)); };
  runSweep(plan, {}, options);
  openSweep(smallExperiment());
  panel().restore(plan, {all[0]}, {instructionSet()});
  EXPECT_FALSE(panel().statusText().contains(QStringLiteral("last digits")));
  panel().restore(plan, {all[0]}, {"of last year"});
  EXPECT_TRUE(panel().statusText().contains(QStringLiteral("were made with of last year")))
      << panel().statusText().toStdString();
  click(panel().startButton());
  ASSERT_TRUE(waitForEnd());
  EXPECT_EQ(panel().instructionSets(),
            (std::vector<std::string>{"of last year", instructionSet()}));
  EXPECT_TRUE(panel().statusText().contains(QStringLiteral("different instruction sets")))
      << panel().statusText().toStdString();
}

TEST_F(SweepPanelTest, ChangedDocumentIsIndicated) {
  openSweep(smallExperiment());
  vary(0, "lambda", "0.01,0.1");
  click(panel().startButton());
  ASSERT_TRUE(waitForEnd());
  EXPECT_FALSE(panel().statusText().contains(QStringLiteral("changed since")));
  window.run().document().change(changed(window.run().experiment(), {{"data.samples", 4}}),
                                 QStringLiteral("More samples"));
  EXPECT_TRUE(panel().statusText().contains(QStringLiteral("changed since (data)")));
  EXPECT_EQ(panel().rows().size(), 2U);
}

TEST_F(SweepPanelTest, ReturnOnRowOpensItsExperimentAsUndoStep) {
  openSweep(smallExperiment());
  vary(0, "lambda", "0.02,0.5");
  click(panel().startButton());
  ASSERT_TRUE(waitForEnd());
  const int steps = window.run().document().steps()->index();
  Q_EMIT panel().table()->activated(panel().table()->rows()->index(1, 0));
  EXPECT_EQ(window.run().experiment().lambda(), 0.5);
  EXPECT_EQ(window.run().document().steps()->index(), steps + 1);
}

TEST_F(SweepPanelTest, InvalidSweepIsReportedAndNotStarted) {
  openSweep(smallExperiment());
  vary(0, "lambda", "0.1,-1");
  click(panel().startButton());
  EXPECT_FALSE(panel().isInProgress());
  EXPECT_TRUE(panel().statusText().contains(QStringLiteral("lambda: must be >= 0")));
  vary(0, "lambda", "");
  click(panel().startButton());
  EXPECT_FALSE(panel().isInProgress());
  EXPECT_TRUE(panel().statusText().contains(QStringLiteral("has no values yet")));
}

TEST_F(SweepPanelTest, CurvesHavePanelPerSecondValueBandsAndStatedPoints) {
  const auto published = Json{{"figure", "X1"},
                              {"series",
                               {{{"name", "stated"},
                                 {"origin", "code"},
                                 {"report", "mse"},
                                 {"set", {{"lambda", 0.5}, {"data.samples", 5}}},
                                 {"at", {{"stop.maxIterations", {20}}}},
                                 {"theirs", {0.25}}}}}};
  openSweep(
      changed(smallExperiment(), {{"vary", {{"lambda", {0.01, 0.5}}, {"data.samples", {2, 5, 9}}}},
                                  {"repeats", 3},
                                  {"curves", {"mse", "objective"}},
                                  {"stop", {{"maxIterations", 60}}},
                                  {"published", published}}));
  EXPECT_EQ(child<QToolButton>(panel(), "curveChoice")->text(), QStringLiteral("Curves: 2"));
  click(panel().startButton());
  ASSERT_TRUE(waitForEnd());
  auto& plot = *panel().plot()->overIterations();
  ASSERT_TRUE(plot.isVisible());
  ASSERT_EQ(plot.panelCount(), 3);
  EXPECT_EQ(panel().metricChoice()->count(), 2);
  // Every panel: two curves with a band, and one of them the stated point.
  EXPECT_EQ(plot.panel(0)->graphs().size(), 6);
  EXPECT_EQ(plot.panel(1)->graphs().size(), 7);
  ASSERT_EQ(plot.stated().size(), 1U);
  const auto stated = plot.panel(1)->graphs().back()->data();
  ASSERT_EQ(stated->size(), 1);
  EXPECT_EQ(stated->constBegin()->key, 20);
  EXPECT_EQ(stated->constBegin()->value, 0.25);
  // Two names and the origin of the point.
  EXPECT_EQ(plot.legend->itemCount(), 3);
  EXPECT_EQ(plot.panel(0)->axis(QCPAxis::atLeft)->range(),
            plot.panel(2)->axis(QCPAxis::atLeft)->range());
  const auto expected = summarizeCurves(panel().rows(), 4, 0);
  ASSERT_EQ(expected.iterations.size(), 61U);
  const auto line = plot.panel(1)->graphs().at(5)->data();
  EXPECT_EQ((line->constEnd() - 1)->value, expected.mean.back());
  const QPointF at(plot.panel(1)->axis(QCPAxis::atBottom)->coordToPixel(30),
                   plot.panel(1)->axis(QCPAxis::atLeft)->coordToPixel(expected.mean[30]));
  EXPECT_EQ(plot.cellAt(at), 4);
  EXPECT_TRUE(plot.describe(at).contains(QStringLiteral("3 runs")));
  EXPECT_TRUE(panel().plot()->figureData().startsWith(
      QStringLiteral("lambda,data.samples,iteration,runs,mse,mseStd\n")));
  // The other number, and back to what the runs end with.
  panel().metricChoice()->setCurrentIndex(1);
  Q_EMIT panel().metricChoice()->activated(1);
  EXPECT_EQ(plot.panel(0)->axis(QCPAxis::atLeft)->label(), QStringLiteral("Objective"));
  EXPECT_EQ(plot.stated().size(), 0U);
  auto* mode = child<QComboBox>(panel(), "modeChoice");
  mode->setCurrentIndex(0);
  Q_EMIT mode->activated(0);
  EXPECT_FALSE(plot.isVisible());
  EXPECT_GT(panel().metricChoice()->count(), 2);
}

TEST_F(SweepPanelTest, CurvesAreChosenInTheMenu) {
  openSweep(smallExperiment());
  auto* choice = child<QToolButton>(panel(), "curveChoice");
  EXPECT_EQ(choice->text(), QStringLiteral("Curves: none"));
  for (auto* action : choice->menu()->actions())
    if (action->data().toString() == QStringLiteral("loss")) action->trigger();
  EXPECT_EQ(choice->text(), QStringLiteral("Curves: 1"));
  vary(0, "lambda", "0.01,0.1");
  click(panel().startButton());
  ASSERT_TRUE(waitForEnd());
  EXPECT_TRUE(panel().plot()->overIterations()->isVisible());
  EXPECT_EQ(panel().plan()->experiment().at("curves"), Json::array({"loss"}));
  EXPECT_FALSE(panel().rows().front().curve.iterations.empty());
}

TEST_F(SweepPanelTest, StartsWithVariedParametersOfDocument) {
  openSweep(changed(smallExperiment(),
                    {{"vary", {{"lambda", {1, 5}}, {"data.samples", {2, 5}}}}, {"repeats", 3}}));
  EXPECT_EQ(panel().axis(0)->path(), QStringLiteral("lambda"));
  EXPECT_EQ(panel().axis(1)->path(), QStringLiteral("data.samples"));
  EXPECT_EQ(child<QLineEdit>(*panel().axis(0), "valuesField")->text(), QStringLiteral("1,5"));
  EXPECT_EQ(child<NumberField>(panel(), "repeatsField")->value(), 3);
}

}  // namespace
}  // namespace gtv::ui
