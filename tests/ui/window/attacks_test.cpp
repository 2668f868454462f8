#include <gmock/gmock.h>

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>
#include <algorithm>
#include <cmath>
#include <memory>

#include "data/attacks.h"
#include "diagnostics/metrics.h"
#include "run/run.h"
#include "support/window_driver.h"
#include "ui/canvas/drawing_palette.h"
#include "ui/canvas/graph_tools.h"
#include "ui/canvas/graph_view.h"
#include "ui/diagnostics/diagnostics_dock.h"
#include "ui/diagnostics/status_line.h"
#include "ui/lessons/lambda_panel.h"
#include "ui/lessons/lesson_player.h"
#include "ui/lessons/stage.h"
#include "ui/live/experiment_document.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/path_study.h"
#include "ui/live/run_controller.h"
#include "ui/live/unattacked_path.h"
#include "ui/plots/path_plot.h"
#include "ui/shell/help_window.h"
#include "ui/shell/lesson_controller.h"
#include "ui/shell/view_docks.h"
#include "ui/tables/row_table.h"
#include "ui/tables/table_content.h"
#include "ui/views/node_inspector.h"
#include "ui/views/node_table.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using testing::waitFor;

/// Poisoning by hand and what the window says of it.
class AttacksTest : public testing::WindowTest {
 protected:
  GraphView& view() { return *window.graphView(); }
  QUndoStack& steps() { return *window.run().document().steps(); }
  ChoiceListForm& form() { return *window.panel()->attacks(); }
  const ProblemInstance& network() { return *window.run().snapshot()->network; }
  QAction* poison(const char* name) {
    return view().tools()->palette().poisonMenu()->findChild<QAction*>(QString::fromLatin1(name));
  }
  bool waitForAttackers(const std::vector<int>& nodes) {
    return waitFor([&] { return network().attackers == nodes; });
  }
  std::string legend() { return view().legendLines().join(QLatin1Char('\n')).toStdString(); }
  void bring(ViewDock& dock) {
    dock.show();
    dock.raise();
    ASSERT_TRUE(waitFor([&] { return isOnScreen(*dock.widget()); }));
  }
  void addByForm(const char* label) {
    for (auto* action : form().addButton()->menu()->actions())
      if (action->text() == QLatin1String(label)) action->trigger();
  }
  void type(QWidget* field, const char* typed) {
    auto* line = qobject_cast<QLineEdit*>(field);
    ASSERT_NE(line, nullptr);
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, QString::fromLatin1(typed));
    QTest::keyClick(line, Qt::Key_Return);
  }
};

TEST_F(AttacksTest, ErrorOfHonestNodesStandsBesideWhatItWouldBeWithoutTheAttack) {
  window.resize(1280, 720);
  window.show();
  ASSERT_TRUE(window.lessons().start(QStringLiteral("lambda")));
  const auto& text = window.stage()->lambda()->plot()->valueText();
  // "0.106 (honest nodes; 0.0256 without the attack)"
  const QRegularExpression words(QStringLiteral("honest nodes; ([0-9.]+) without the attack"));
  std::vector<bool> isHonest(16, true);
  isHonest[3] = false;
  const auto errorWithoutAttack = [&](const Json& loss, double lambda) {
    auto experiment = *window.run().experiment().with("attacks", Json::array());
    experiment = *experiment.with("loss", loss);
    experiment = *experiment.with("solver", {{"kind", "auto"}});
    experiment = *experiment.with("lambda", lambda);
    const auto run = Run::start(experiment).value();
    while (run->advance(1000) == RunStatus::Running) {
    }
    return meanSquaredError(run->primal(), run->network()->coordinates.truth, isHonest);
  };
  ASSERT_TRUE(waitFor([&] { return window.run().path().isComplete(); }));
  view().select({3}, {});
  poison("attack.label-flip")->trigger();
  ASSERT_TRUE(waitForAttackers({3}));
  // It is that of the present loss, whatever was chosen first.
  for (const char* loss : {"squared", "huber"}) {
    window.run().document().change(window.run().experiment().with("loss", {{"kind", loss}}).value(),
                                   QStringLiteral("Loss"));
    for (const double lambda : {0.5, 0.8}) {
      window.run().setLambda(lambda);
      const double expected = errorWithoutAttack({{"kind", loss}}, lambda);
      EXPECT_TRUE(waitFor([&] {
        const auto found = words.match(text).captured(1).toDouble();
        return std::abs(found - expected) < 0.03 * expected;
      })) << loss
          << ' ' << lambda << ' ' << expected << ' ' << text.toStdString();
    }
  }
  window.run().setLambda(0);
  EXPECT_TRUE(waitFor([&] { return text.contains(QStringLiteral("no node learns")); }))
      << text.toStdString();
  poison("attack.none")->trigger();
  EXPECT_TRUE(waitFor([&] { return !text.contains(QStringLiteral("honest")); }))
      << text.toStdString();
}

TEST_F(AttacksTest, MenuOfNodeDefendsWhileThereAreAttackers) {
  window.resize(1280, 720);
  window.show();
  ASSERT_TRUE(window.lessons().start(QStringLiteral("lambda")));
  window.run().setLambda(0.84);
  auto& palette = view().tools()->palette();
  const auto isOffered = [&] {
    QMenu menu;
    palette.fillNodeMenu(menu, true);
    return menu.actions().contains(palette.defences()->menuAction());
  };
  ASSERT_TRUE(waitFor([&] { return window.run().path().isComplete(); }));
  EXPECT_FALSE(isOffered());
  view().select({3}, {});
  poison("attack.label-flip")->trigger();
  ASSERT_TRUE(waitForAttackers({3}));
  EXPECT_TRUE(waitFor(isOffered));
  const auto errorOfHonest = [&] { return window.run().snapshot()->numbers.honestMse; };
  window.run().setRunning(true);
  ASSERT_TRUE(waitFor([&] {
    return !window.run().isRunning() && window.run().path().isComplete() && errorOfHonest() > 0.1 &&
           errorOfHonest() < 0.2;
  })) << errorOfHonest();
  const auto defence = [&](const char* name) {
    Q_EMIT palette.defences()->aboutToShow();
    return palette.defences()->findChild<QAction*>(QString::fromLatin1(name));
  };
  // There is a norm already.
  EXPECT_FALSE(defence("defence.norm")->isEnabled());
  ASSERT_TRUE(defence("defence.huber")->isEnabled());
  const auto squared = window.run().path().problem().problem;
  defence("defence.huber")->trigger();
  EXPECT_EQ(window.run().experiment().loss().kind(), "huber");
  EXPECT_FALSE(defence("defence.huber")->isEnabled());
  // Of the same node the squared error gives 0.049 at its best λ.
  ASSERT_TRUE(waitFor([&] {
    const auto& path = window.run().path();
    return path.isComplete() && path.problem().problem != squared;
  }));
  defence("defence.lambda")->trigger();
  EXPECT_LT(window.run().experiment().lambda(), 0.6);
  EXPECT_TRUE(waitFor([&] { return errorOfHonest() < 0.045; })) << errorOfHonest();
}

TEST_F(AttacksTest, CurveWithoutTheAttackReachesAsFarAsThatUnderIt) {
  window.resize(1280, 720);
  window.show();
  ASSERT_TRUE(window.lessons().start(QStringLiteral("poison")));
  window.stage()->player()->goTo(4);
  const auto* unattacked = window.findChild<UnattackedPath*>();
  ASSERT_NE(unattacked, nullptr);
  ASSERT_TRUE(waitFor([&] { return window.run().path().isComplete(); }));
  const double end = window.run().path().progress()->path.lambdas.back();
  EXPECT_TRUE(waitFor([&] {
    return !unattacked->errors().empty() && unattacked->errors().back().first >= end * (1 - 1e-9);
  }));
}

TEST_F(AttacksTest, BestLambdaOfAPathWithoutTamperedUpdatesSaysSo) {
  ASSERT_TRUE(window.lessons().start(QStringLiteral("lambda")));
  ASSERT_TRUE(waitFor([&] { return window.run().path().isComplete(); }));
  auto& defences = *view().tools()->palette().defences();
  const auto name = [&] {
    Q_EMIT defences.aboutToShow();
    return defences.findChild<QAction*>(QStringLiteral("defence.lambda"))->text();
  };
  EXPECT_EQ(name(), QStringLiteral("λ with the smallest error of honest nodes"));
  view().select({3}, {});
  poison("attack.report")->trigger();
  ASSERT_TRUE(waitFor([&] { return !window.run().network()->byzantine.empty(); }));
  EXPECT_EQ(name(), QStringLiteral("λ with the smallest error if no update were tampered with"));
}

TEST_F(AttacksTest, MenuOfDefencesOpensWhatTheHelpSaysOfThem) {
  openPreset("star");
  const auto actions = view().tools()->palette().defences()->actions();
  ASSERT_EQ(actions.back()->text(), QStringLiteral("What else helps…"));
  actions.back()->trigger();
  const auto* help = window.findChild<HelpWindow*>();
  ASSERT_NE(help, nullptr);
  EXPECT_TRUE(help->isVisible());
  ASSERT_NE(help->contents()->currentItem(), nullptr);
  EXPECT_EQ(help->contents()->currentItem()->text(0), QStringLiteral("Defending"));
}

TEST_F(AttacksTest, ContextMenuPoisonsSelectedNodesOfRunningIteration) {
  openPreset("star", true);
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() > 10; }));
  const int run = window.run().solver().current();
  view().select({1, 2}, {});
  const auto at = view().screenPosition(2);
  view().tools()->showMenu(at, view().mapToGlobal(at.toPoint()));
  auto* menu = view().findChild<QMenu*>(QStringLiteral("nodeMenu"));
  ASSERT_NE(menu, nullptr);
  EXPECT_THAT(menu->actions(),
              ::testing::Contains(view().tools()->palette().poisonMenu()->menuAction()));
  menu->close();
  poison("attack.label-flip")->trigger();
  ASSERT_TRUE(waitForAttackers({1, 2}));
  EXPECT_EQ(window.run().solver().current(), run);
  EXPECT_EQ(steps().count(), 1);
  EXPECT_EQ(steps().undoText(), QStringLiteral("Poison 2 nodes"));
  EXPECT_THAT(legend(), HasSubstr("✕: 2 attackers"));
  view().select({2}, {});
  poison("attack.none")->trigger();
  ASSERT_TRUE(waitForAttackers({1}));
  EXPECT_THAT(legend(), HasSubstr("✕: 1 attacker"));
  steps().undo();
  steps().undo();
  ASSERT_TRUE(waitForAttackers({}));
  EXPECT_THAT(legend(), Not(HasSubstr("✕")));
  EXPECT_FALSE(window.isWindowModified());
}

TEST_F(AttacksTest, EveryKindAppliesToSelectionAndNeedsNodes) {
  openPreset("star");
  runTo(3);
  poison("attack.label-flip")->trigger();
  EXPECT_THAT(window.status().text().toStdString(), HasSubstr("Select nodes"));
  EXPECT_EQ(steps().count(), 0);
  view().select({3}, {});
  for (const auto& entry : attackCatalogue().view.entries) {
    poison(("attack." + entry.id).c_str())->trigger();
    ASSERT_TRUE(waitForAttackers({3})) << entry.id;
    EXPECT_EQ(window.panel()->problemText(), QString()) << entry.id;
    poison("attack.none")->trigger();
    ASSERT_TRUE(waitForAttackers({})) << entry.id;
  }
}

TEST_F(AttacksTest, AttackersAreMarkedOnCanvasAndInNodeTable) {
  openPreset("star");
  runTo(3);
  const auto middle = [&](int node) {
    const auto at = view().screenPosition(node);
    return view().grab().toImage().pixelColor(static_cast<int>(at.x()), static_cast<int>(at.y()));
  };
  EXPECT_NE(middle(4), canvasColors().text);
  view().select({4}, {});
  poison("attack.label-shift")->trigger();
  ASSERT_TRUE(waitForAttackers({4}));
  view().select({}, {});
  EXPECT_TRUE(waitFor([&] { return middle(4) == canvasColors().text; }));
  const auto lines = view().figureData().split(QLatin1Char('\n'));
  EXPECT_EQ(lines[0], QStringLiteral("node,x,y,cluster,labels,attacker,learned,w1,w2"));
  EXPECT_EQ(lines[4].split(QLatin1Char(','))[5], QStringLiteral("0"));
  EXPECT_EQ(lines[5].split(QLatin1Char(','))[5], QStringLiteral("1"));
}

TEST_F(AttacksTest, FormAddsEditsAndRemovesAttacks) {
  openPreset("star");
  runTo(3);
  EXPECT_EQ(form().count(), 0);
  view().select({3, 5}, {});
  addByForm("Shifted labels");
  ASSERT_TRUE(waitForAttackers({3, 5}));
  ASSERT_EQ(form().count(), 1);
  EXPECT_EQ(steps().undoText(), QStringLiteral("Attacks"));
  // It shows: far more than the default.
  EXPECT_GT(window.run().experiment().attacks()[0].number("shift"), 2);
  type(form().item(0)->fieldOf(QStringLiteral("shift")), "-7");
  EXPECT_EQ(window.run().experiment().attacks()[0].number("shift"), -7);
  auto* kind = form().item(0)->kindBox();
  kind->setCurrentIndex(kind->findData(QStringLiteral("label-constant")));
  Q_EMIT kind->activated(kind->currentIndex());
  EXPECT_EQ(window.run().experiment().attacks()[0].kind(), "label-constant");
  EXPECT_EQ(window.run().experiment().attacks()[0].integers("nodes"), (std::vector<int>{3, 5}));
  view().select({7}, {});
  form().sourceButton(0)->click();
  ASSERT_TRUE(waitForAttackers({7}));
  addByForm("Flipped labels");
  ASSERT_EQ(form().count(), 2);
  form().removeButton(0)->click();
  ASSERT_EQ(form().count(), 1);
  EXPECT_EQ(form().item(0)->kindBox()->currentText(), QStringLiteral("Flipped labels"));
  form().removeButton(0)->click();
  ASSERT_TRUE(waitForAttackers({}));
  EXPECT_EQ(form().count(), 0);
  while (steps().canUndo()) steps().undo();
  EXPECT_FALSE(window.isWindowModified());
}

TEST_F(AttacksTest, ValidationErrorShownNextToAttackForm) {
  openPreset("star");
  runTo(3);
  view().select({3}, {});
  addByForm("Flipped labels");
  addByForm("Shifted labels");
  ASSERT_TRUE(waitForAttackers({3}));
  type(form().item(1)->fieldOf(QStringLiteral("nodes")), "3, 99");
  const auto said = [](ChoiceForm* item) {
    for (const auto* label : item->findChildren<QLabel*>(QStringLiteral("problem")))
      if (!label->text().isEmpty()) return label->text().toStdString();
    return std::string();
  };
  ASSERT_TRUE(waitFor([&] { return !said(form().item(1)).empty(); }));
  EXPECT_THAT(said(form().item(1)), HasSubstr("no node 99"));
  EXPECT_EQ(said(form().item(0)), "");
  // Typing goes with its form.
  auto* nodes = qobject_cast<QLineEdit*>(form().item(1)->fieldOf(QStringLiteral("nodes")));
  nodes->setFocus();
  nodes->selectAll();
  QTest::keyClicks(nodes, QStringLiteral("1"));
  form().removeButton(1)->click();
  EXPECT_EQ(form().count(), 1);
  EXPECT_EQ(window.run().experiment().attacks()[0].integers("nodes"), std::vector<int>{3});
  EXPECT_TRUE(waitFor([&] { return window.panel()->problemText().isEmpty(); }))
      << window.panel()->problemText().toStdString();
}

TEST_F(AttacksTest, PrivacyHasItsOwnForm) {
  openPreset("star");
  runTo(3);
  const auto X = network().data->datasets.allFeatures();
  auto* privacy = window.panel()->form(QStringLiteral("privacy"));
  const auto choose = [&](const char* kind) {
    auto* box = privacy->kindBox();
    box->setCurrentIndex(box->findData(QString::fromLatin1(kind)));
    Q_EMIT box->activated(box->currentIndex());
  };
  choose("noise");
  EXPECT_TRUE(waitFor([&] { return network().data->datasets.allFeatures() != X; }));
  EXPECT_EQ(steps().undoText(), QStringLiteral("Privacy"));
  choose("hide-feature");
  EXPECT_TRUE(waitFor([&] { return !window.panel()->problemText().isEmpty(); }));
  const auto labels = privacy->findChildren<QLabel*>(QStringLiteral("problem"));
  EXPECT_TRUE(std::any_of(labels.begin(), labels.end(),
                          [](const QLabel* label) { return !label->text().isEmpty(); }));
  steps().undo();
  steps().undo();
  EXPECT_TRUE(waitFor([&] { return network().data->datasets.allFeatures() == X; }));
  EXPECT_EQ(window.panel()->problemText(), QString());
}

TEST_F(AttacksTest, VictimsAreShownInDiagnosticsTableAndInspector) {
  openPreset("star", true);
  ASSERT_TRUE(
      waitFor([&] { return window.run().shownIteration() > 0 && !window.run().isRunning(); }));
  auto& dock = *window.diagnostics();
  bring(dock);
  ASSERT_TRUE(waitFor([&] { return dock.isCurrent(); }));
  EXPECT_EQ(dock.textOf(QStringLiteral("attackers")), QString());
  EXPECT_TRUE(dock.rings()->isHidden());
  view().select({1, 2}, {});
  poison("attack.label-constant")->trigger();
  ASSERT_TRUE(waitForAttackers({1, 2}));
  bring(*window.views().dock<NodeTable>());
  // It goes on by itself, and ends anew.
  ASSERT_TRUE(waitFor([&] {
    return window.run().shownIteration() >= 1500 && !window.run().isRunning() &&
           window.pictureIsComplete();
  }));
  EXPECT_EQ(dock.textOf(QStringLiteral("attackers")), QStringLiteral("2 of 50"));
  EXPECT_THAT(dock.textOf(QStringLiteral("bound")).toStdString(), HasSubstr("mean"));
  // The hub is one step away, the other leaves are two.
  ASSERT_EQ(dock.rings()->topLevelItemCount(), 2);
  EXPECT_EQ(dock.rings()->topLevelItem(0)->text(1), QStringLiteral("1"));
  EXPECT_EQ(dock.rings()->topLevelItem(1)->text(1), QStringLiteral("47"));

  std::shared_ptr<const TableContent> table;
  const auto column = [&](const char* id) {
    for (int c = 0; c < table->columnCount(); ++c)
      if (table->columns()[static_cast<std::size_t>(c)].id == QLatin1String(id)) return c;
    return -1;
  };
  ASSERT_TRUE(waitFor([&] {
    table = window.views().find<NodeTable>()->table()->rows()->content();
    return table && column("moved") >= 0 && std::isfinite(table->number(3, column("moved")));
  }));
  EXPECT_EQ(table->cellText(1, column("attack")), QStringLiteral("constant labels"));
  EXPECT_EQ(table->cellText(3, column("attack")), QStringLiteral("honest"));
  EXPECT_TRUE(std::isnan(table->number(1, column("moved"))));
  int bounded = 0;
  for (int i = 3; i < 50; ++i) {
    const double moved = table->number(i, column("moved"));
    const double bound = table->number(i, column("bound"));
    if (!std::isfinite(bound)) continue;
    ++bounded;
    EXPECT_LE(moved, 1.01 * bound + 1e-3) << i;
  }
  EXPECT_GT(bounded, 40);

  view().select({5}, {});
  bring(*window.views().dock<NodeInspector>());
  // Spaces may not break there.
  const auto heading = [&] {
    return window.views().find<NodeInspector>()->heading().replace(QChar(QChar::Nbsp),
                                                                   QLatin1Char(' '));
  };
  EXPECT_TRUE(waitFor([&] { return heading().contains(QStringLiteral("at most λa/α")); }))
      << heading().toStdString();
  view().select({1}, {});
  EXPECT_TRUE(waitFor([&] { return heading().contains(QStringLiteral("constant labels")); }));
}

TEST_F(AttacksTest, ShowsNoBoundForMethodsWithOtherObjectives) {
  openPreset("star");
  auto* solver = window.panel()->form(QStringLiteral("solver"))->kindBox();
  solver->setCurrentIndex(solver->findData(QStringLiteral("fedavg")));
  Q_EMIT solver->activated(solver->currentIndex());
  ASSERT_TRUE(waitFor([&] {
    return window.run().snapshot() != nullptr &&
           window.run().experiment().solver().kind() == "fedavg" &&
           window.run().snapshot()->experiment.solver().kind() == "fedavg";
  }));
  view().select({1}, {});
  poison("attack.label-flip")->trigger();
  ASSERT_TRUE(waitForAttackers({1}));
  bring(*window.diagnostics());
  ASSERT_TRUE(waitFor([&] { return window.diagnostics()->isCurrent(); }));
  EXPECT_NE(window.diagnostics()->textOf(QStringLiteral("moved")), QString());
  EXPECT_EQ(window.diagnostics()->textOf(QStringLiteral("bound")), QString());
}

}  // namespace
}  // namespace gtv::ui
