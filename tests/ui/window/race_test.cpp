#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include "experiment/experiment.h"
#include "support/child.h"
#include "support/window_driver.h"
#include "ui/forms/choice_form.h"
#include "ui/forms/number_field.h"
#include "ui/live/run_controller.h"
#include "ui/plots/curve_plot.h"
#include "ui/shell/view_docks.h"
#include "ui/shell/window_commands.h"
#include "ui/shell/window_levels.h"
#include "ui/studies/race_panel.h"
#include "ui/studies/race_repeats.h"
#include "ui/studies/race_rows.h"
#include "ui/tables/row_table.h"
#include "ui/widgets/figure.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using testing::child;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::waitFor;

class RaceTest : public testing::WindowTest {
 protected:
  RacePanel& race() { return *window.views().find<RacePanel>(); }
  /// The race of the document, as ids.
  std::vector<std::string> methods() {
    std::vector<std::string> ids;
    for (const auto& method : window.run().experiment().race()) ids.push_back(method.kind());
    return ids;
  }
  void add(const char* id) {
    auto* action = race().addMenu()->findChild<QAction*>(QString::fromLatin1(id));
    ASSERT_NE(action, nullptr);
    action->trigger();
  }
  void openRace() {
    openPreset("star");
    window.views().raise(window.views().dock<RacePanel>());
    ASSERT_TRUE(waitFor([&] { return isOnScreen(race()); }));
  }
  void set(const char* path, const Json& value) {
    const auto next = window.run().experiment().with(path, value);
    ASSERT_TRUE(next.ok());
    window.run().document().change(*next, QString::fromLatin1(path));
  }
  bool isFinished() { return race().progress() != nullptr && race().progress()->isOver; }
  QString cell(int row, const char* column) {
    const auto& content = *race().table()->rows()->content();
    for (int c = 0; c < content.columnCount(); ++c)
      if (content.columns()[static_cast<std::size_t>(c)].id == QLatin1String(column))
        return content.exact(row, c);
    return QStringLiteral("no such column");
  }
};

TEST_F(RaceTest, EmptyRaceShowsHint) {
  openRace();
  EXPECT_THAT(race().statusText().toStdString(), HasSubstr("Add two methods"));
  EXPECT_FALSE(race().startButton()->isEnabled());
  add("fedavg");
  EXPECT_THAT(race().statusText().toStdString(), HasSubstr("one more"));
  add("admm");
  EXPECT_TRUE(race().startButton()->isEnabled());
  for (int k = 0; k < 4; ++k) add("admm");
  EXPECT_EQ(methods().size(), 6U);
  add("admm");
  EXPECT_EQ(methods().size(), 6U);
  EXPECT_THAT(race().statusText().toStdString(), HasSubstr("at most 6 methods"));
}

TEST_F(RaceTest, ChangedMethodsAreUndoSteps) {
  openRace();
  add("fedavg");
  add("admm");
  add("pooled");
  EXPECT_EQ(methods(), (std::vector<std::string>{"fedavg", "admm", "pooled"}));
  EXPECT_EQ(race().table()->rows()->rowCount(), 3);
  EXPECT_EQ(cell(2, "method"), QStringLiteral("Pooled"));
  child<QToolButton>(race(), "upButton")->click();
  EXPECT_EQ(methods(), (std::vector<std::string>{"fedavg", "pooled", "admm"}));
  race().removeButton()->click();
  EXPECT_EQ(methods(), (std::vector<std::string>{"fedavg", "admm"}));
  window.run().document().undo();
  window.run().document().undo();
  EXPECT_EQ(methods(), (std::vector<std::string>{"fedavg", "admm", "pooled"}));
  window.run().document().undo();
  EXPECT_EQ(methods(), (std::vector<std::string>{"fedavg", "admm"}));
  EXPECT_EQ(race().table()->rows()->rowCount(), 2);
  window.run().document().redo();
  EXPECT_EQ(race().table()->rows()->rowCount(), 3);
  // The run in the window is not touched.
  EXPECT_EQ(window.run().solver().current(), 1);
  EXPECT_TRUE(window.run().document().isModified());
}

TEST_F(RaceTest, FormEditsParametersOfChosenMethod) {
  openRace();
  add("fedavg");
  add("fedavg");
  child<QToolButton>(race(), "parametersButton")->click();
  ASSERT_TRUE(race().form()->isVisible());
  auto* field = qobject_cast<NumberField*>(race().form()->fieldOf(QStringLiteral("participation")));
  ASSERT_NE(field, nullptr);
  field->setText(QStringLiteral("0.5"));
  ASSERT_TRUE(field->submit());
  EXPECT_EQ(window.run().experiment().race()[1].number("participation"), 0.5);
  EXPECT_EQ(window.run().experiment().race()[0].number("participation"), 1);
  EXPECT_THAT(cell(1, "method").toStdString(), HasSubstr("0.5"));
  race().table()->choose({0});
  Q_EMIT race().table()->rowsChosen({0});
  Q_EMIT race().form()->edited(QStringLiteral("method.kind"), Json("ifca"));
  EXPECT_EQ(methods(), (std::vector<std::string>{"ifca", "fedavg"}));
  window.run().document().undo();
  EXPECT_EQ(methods(), (std::vector<std::string>{"fedavg", "fedavg"}));
}

TEST_F(RaceTest, FormGivesRacerItsOwnLambdaAndTakesItBack) {
  openRace();
  add("fedavg");
  add("pfedme");
  child<QToolButton>(race(), "parametersButton")->click();
  const auto type = [&](const char* key, const char* text) {
    auto* field = qobject_cast<NumberField*>(race().form()->fieldOf(QLatin1String(key)));
    ASSERT_NE(field, nullptr) << key;
    field->setText(QLatin1String(text));
    ASSERT_TRUE(field->submit());
  };
  type("lambda", "15");
  EXPECT_EQ(window.run().experiment().at("race")[1].at("lambda"), 15);
  EXPECT_TRUE(window.run().experiment().at("race")[0].at("lambda").is_null());
  EXPECT_EQ(cell(1, "method"), QStringLiteral("pFedMe (λ 15)"));
  type("seed", "7");
  EXPECT_EQ(window.run().experiment().at("race")[1].at("seed"), 7);
  type("lambda", "");
  EXPECT_TRUE(window.run().experiment().at("race")[1].at("lambda").is_null());
  EXPECT_EQ(cell(1, "method"), QStringLiteral("pFedMe (Seed 7)"));
  // None, and then the same number again.
  type("lambda", "15");
  EXPECT_EQ(window.run().experiment().at("race")[1].at("lambda"), 15);
}

TEST_F(RaceTest, TunedRacerShowsWhatItChose) {
  openRace();
  set("race", {"fedrelax", {{"kind", "fedrelax"}, {"tune", {{"lambda", {{"values", {0.1, 1}}}}}}}});
  set("data.labeledFraction", 0.7);
  set("raceLimit", 40);
  race().startButton()->click();
  ASSERT_TRUE(waitFor([&] { return isFinished(); }));
  EXPECT_THAT(cell(1, "tuned").toStdString(), HasSubstr("lambda = "));
  EXPECT_EQ(cell(0, "iterations"), QStringLiteral("40"));
  EXPECT_EQ(cell(1, "iterations"), QStringLiteral("20"));
  // A session keeps the experiment that was tuned.
  const auto kept = race().kept();
  ASSERT_EQ(kept.size(), 2U);
  EXPECT_EQ(kept[1].start.at("lambda"), kept[1].end.at("lambda"));
}

TEST_F(RaceTest, RepeatsShowBandsAndPairedDifferences) {
  openRace();
  set("race", {"fedrelax", "fedavg", "direct"});
  set("raceLimit", 30);
  race().repeatsButton()->click();
  auto& repeats = *race().repeats();
  ASSERT_TRUE(repeats.isVisible());
  auto* count = repeats.count();
  count->setText(QStringLiteral("3"));
  ASSERT_TRUE(count->submit());
  EXPECT_EQ(window.run().experiment().repeats(), 3);
  repeats.startButton()->click();
  ASSERT_TRUE(waitFor([&] { return repeats.result() != nullptr; }));
  EXPECT_EQ(repeats.result()->repeats, 3);
  EXPECT_EQ(repeats.plot()->comparisonCount(), 3);
  const auto& rows = *repeats.table()->rows()->content();
  const auto text = [&](int row, const char* column) {
    for (int c = 0; c < rows.columnCount(); ++c)
      if (rows.columns()[static_cast<std::size_t>(c)].id == QLatin1String(column))
        return rows.exact(row, c);
    return QStringLiteral("no such column");
  };
  EXPECT_GT(text(0, "mean").toDouble(), 0);
  EXPECT_EQ(text(0, "difference").toDouble(), 0);
  EXPECT_NEAR(text(1, "difference").toDouble(),
              text(1, "mean").toDouble() - text(0, "mean").toDouble(), 1e-12);
  EXPECT_EQ(text(0, "meanRank").toDouble() + text(1, "meanRank").toDouble(), 3);
  EXPECT_THAT(text(2, "status").toStdString(), HasSubstr("refused"));
  // Another race: what was raced is gone.
  set("lambda", 0.2);
  EXPECT_EQ(repeats.result(), nullptr);
  race().repeatsButton()->click();
  EXPECT_FALSE(repeats.isVisible());
}

TEST_F(RaceTest, CancelledRepeatsEndSoon) {
  openRace();
  set("race", {"fedrelax", "fedavg"});
  set("stop.maxIterations", 1000000000);
  race().repeatsButton()->click();
  auto& repeats = *race().repeats();
  repeats.startButton()->click();
  ASSERT_TRUE(repeats.isBusy());
  repeats.startButton()->click();
  ASSERT_TRUE(waitFor([&] { return !repeats.isBusy(); }));
  EXPECT_EQ(repeats.startButton()->text(), QStringLiteral("Repeat"));
}

TEST_F(RaceTest, RaceFillsPlotAndTableBesideTheRun) {
  openRace();
  runTo(40);
  set("race", {"primal-dual", "fedavg", "direct"});
  set("stop.maxIterations", 120);
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
  race().startButton()->click();
  ASSERT_TRUE(race().isRacing());
  ASSERT_TRUE(waitFor([&] { return isFinished(); }));
  EXPECT_EQ(cell(0, "iterations"), QStringLiteral("120"));
  EXPECT_EQ(cell(1, "iterations"), QStringLiteral("120"));
  EXPECT_GT(cell(1, "bytes").toDouble(), 0);
  EXPECT_GT(cell(1, "vectors").toDouble(), 0);
  EXPECT_GT(cell(1, "bytesPerRound").toDouble(), 0);
  EXPECT_GT(cell(0, "mse").toDouble(), 0);
  EXPECT_THAT(cell(0, "status").toStdString(), HasSubstr("iteration-limit"));
  // A refusal stands where the method stands, and in its form.
  EXPECT_THAT(cell(2, "status").toStdString(), HasSubstr("refused: this method needs"));
  race().table()->choose({2});
  child<QToolButton>(race(), "parametersButton")->setChecked(true);
  bool said = false;
  for (const auto* label : race().form()->findChildren<QLabel*>(QStringLiteral("problem")))
    said = said || label->text().contains(QStringLiteral("this method needs"));
  EXPECT_TRUE(said);
  EXPECT_EQ(race().plot()->comparisonCount(), 3);
  // The table has the names of the methods, and the plot room for its curves.
  EXPECT_THAT(race().plot()->heading()->text().toStdString(), Not(HasSubstr("FedAvg")));
  const auto* plot = race().plot()->plot();
  std::vector<std::string> colors;
  for (int g = 0; g < plot->graphCount(); ++g)
    if (!plot->graph(g)->scatterStyle().isNone())
      colors.push_back(plot->graph(g)->pen().color().name().toStdString());
  // Each its own colour and its own shape.
  EXPECT_EQ(colors, (std::vector<std::string>{raceColor(0).name().toStdString(),
                                              raceColor(1).name().toStdString(),
                                              raceColor(2).name().toStdString()}));
  const auto copied = race().table()->copyText().split(QLatin1Char('\n'));
  EXPECT_THAT(copied[0].toStdString(), HasSubstr("method\titerations\tseconds"));
  const auto csv = race().figureData().split(QLatin1Char('\n'));
  EXPECT_TRUE(csv[0].startsWith(
      QStringLiteral("place,method,iterations,seconds,messages,vectors,bytes,bytesPerRound")));
  EXPECT_EQ(csv.size(), 5);
  ASSERT_TRUE(renderFigure(race(), QStringLiteral("svg")).ok());
  EXPECT_TRUE(race().plot()->figureData().contains(QStringLiteral("FedAvg,120")));
  child<QPushButton>(race(), "resetButton")->click();
  EXPECT_EQ(race().progress(), nullptr);
  EXPECT_EQ(race().plot()->comparisonCount(), 0);
  EXPECT_EQ(cell(0, "iterations"), QString());
}

TEST_F(RaceTest, RacePausesContinuesAndEndsWhenExperimentChanges) {
  openRace();
  set("race", {"primal-dual", "fedavg"});
  set("stop.maxIterations", 1000000000);
  window.commands()->race->trigger();
  ASSERT_TRUE(waitFor([&] { return race().progress() != nullptr; }));
  race().startButton()->click();
  EXPECT_TRUE(race().isPaused());
  EXPECT_THAT(race().statusText().toStdString(), HasSubstr("Paused"));
  race().startButton()->click();
  EXPECT_FALSE(race().isPaused());
  const auto iteration = [&] { return race().progress()->methods[0].rows.back().iteration; };
  const auto before = iteration();
  ASSERT_TRUE(waitFor([&] { return iteration() > before; }));
  // What is only looked at, or solved otherwise, changes nothing for the race.
  set("title", "Another title");
  set("solver.gamma", 2);
  EXPECT_TRUE(race().isRacing());
  set("lambda", 0.77);
  EXPECT_FALSE(race().isRacing());
  EXPECT_EQ(race().progress(), nullptr);
  EXPECT_THAT(race().statusText().toStdString(), HasSubstr("has changed"));
  // What was under way says no more.
  QTest::qWait(60);
  EXPECT_EQ(race().progress(), nullptr);
}

TEST_F(RaceTest, ChangedRulesAreUndoStepsAndChangeTheAxis) {
  openRace();
  set("race", {"local", "fedavg"});
  child<QComboBox>(race(), "byChoice")->setCurrentIndex(2);
  Q_EMIT child<QComboBox>(race(), "byChoice")->activated(2);
  EXPECT_EQ(window.run().experiment().at("raceBy"), "bytes");
  EXPECT_THAT(race().plot()->plot()->xAxis->label().toStdString(), HasSubstr("bytes"));
  child<NumberField>(race(), "limitField")->setText(QStringLiteral("20000"));
  ASSERT_TRUE(child<NumberField>(race(), "limitField")->submit());
  EXPECT_EQ(window.run().experiment().at("raceLimit"), 20000);
  window.run().document().undo();
  window.run().document().undo();
  EXPECT_EQ(window.run().experiment().at("raceBy"), "iterations");
  EXPECT_EQ(child<QComboBox>(race(), "byChoice")->currentIndex(), 0);
  EXPECT_THAT(race().plot()->plot()->xAxis->label().toStdString(), HasSubstr("iteration"));
}

TEST_F(RaceTest, RowsHaveRoomForTheLettersOfAPresentation) {
  openPreset("race-clusters");
  const auto* table = race().table();
  const int before = table->verticalHeader()->defaultSectionSize();
  for (const bool isPresenting : {true, false}) {
    window.levels().setPresenting(isPresenting);
    EXPECT_TRUE(waitFor([&] {
      const int row = table->verticalHeader()->defaultSectionSize();
      return row >= table->fontMetrics().height() && (row > 1.2 * before) == isPresenting;
    }));
  }
}

TEST_F(RaceTest, PresetWithRaceShowsRacePanel) {
  openPreset("race-clusters", true);
  ASSERT_TRUE(waitFor([&] { return isOnScreen(race()) && isFinished(); }));
  for (const auto& racer : race().progress()->methods) EXPECT_FALSE(racer.refusal);
  // GTVMin wins.
  for (int row = 1; row < race().table()->rows()->rowCount(); ++row)
    EXPECT_LT(cell(0, "mse").toDouble(), cell(row, "mse").toDouble()) << row;
}

}  // namespace
}  // namespace gtv::ui
