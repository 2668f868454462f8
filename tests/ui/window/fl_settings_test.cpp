#include <gmock/gmock.h>

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QUndoStack>

#include "studies/fl_settings.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/diagnostics/status_line.h"
#include "ui/forms/formula_view.h"
#include "ui/live/experiment_document.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/run_controller.h"
#include "ui/shell/command_palette.h"

namespace gtv::ui {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using testing::waitFor;

/// Set-ups by one click, and what the formula above the forms says of them.
class FlSettingsTest : public testing::WindowTest {
 protected:
  QUndoStack& steps() { return *window.run().document().steps(); }
  QAction* settingAction(const std::string& id) {
    return window.findChild<QAction*>(QStringLiteral("flavour.") + QString::fromStdString(id));
  }
  bool waitForStep(const char* name) {
    return waitFor([&] { return steps().undoText() == QLatin1String(name); });
  }
};

TEST_F(FlSettingsTest, OneClickIsOneUndoStep) {
  openPreset("star");
  const auto before = window.run().experiment();
  for (const auto& entry : flSettingCatalogue().view.entries) {
    ASSERT_NE(settingAction(entry.id), nullptr) << entry.id;
    EXPECT_EQ(settingAction(entry.id)->toolTip().toStdString(), entry.explanation);
  }
  settingAction("centralised")->trigger();
  ASSERT_TRUE(waitForStep("Centralised"));
  EXPECT_EQ(steps().count(), 1);
  EXPECT_TRUE(waitFor([&] { return window.graphView()->nodeCount() == 51; }));
  EXPECT_EQ(window.panel()->problemText(), QString());
  steps().undo();
  EXPECT_EQ(window.run().experiment(), before);
  settingAction("personalised")->trigger();
  ASSERT_TRUE(waitForStep("Personalised"));
  EXPECT_EQ(window.run().experiment().penalty().kind(), "mixed");
}

TEST_F(FlSettingsTest, UnsuitableSettingIsReported) {
  openPreset("star");
  settingAction("horizontal")->trigger();
  EXPECT_TRUE(waitFor([&] {
    return window.status().text().contains(
        QStringLiteral("Horizontal does not fit: data.kind: only"));
  })) << window.status().text().toStdString();
  EXPECT_EQ(steps().count(), 0);
  // Whoever changes the experiment meanwhile wants that, and no other.
  settingAction("personalised")->trigger();
  window.run().document().change(window.run().experiment().with("lambda", 0.3).value(),
                                 QStringLiteral("λ"));
  EXPECT_TRUE(waitFor([&] {
    return window.status().text().contains(QStringLiteral("has changed in the meantime"));
  }));
  EXPECT_EQ(steps().undoText(), QStringLiteral("λ"));
}

TEST_F(FlSettingsTest, PaletteListsSettingsAndAttacks) {
  openPreset("star");
  for (const char* typed : {"decentralised", "poison backdoor"}) {
    window.commandPalette()->open();
    window.commandPalette()->findChild<QLineEdit*>()->setText(QString::fromLatin1(typed));
    EXPECT_TRUE(window.commandPalette()->nothing()->isHidden()) << typed;
    window.commandPalette()->hide();
  }
}

TEST_F(FlSettingsTest, ShowsFormulaOfTheMethod) {
  openPreset("fedavg-lambda");
  const auto& panel = *window.panel();
  EXPECT_FALSE(panel.objective()->isVisible());
  EXPECT_THAT(panel.formulaText().toStdString(), HasSubstr("FedAvg"));
  EXPECT_THAT(panel.formulaText().toStdString(), HasSubstr("w<sub>i</sub> = argmin"));
  EXPECT_THAT(panel.formulaText().toStdString(), HasSubstr("λ = <b>1</b>"));
  EXPECT_THAT(panel.formulaText().toStdString(), Not(HasSubstr("φ(v)")));
  auto* method = panel.form(QStringLiteral("solver"))->kindBox();
  const auto choose = [&](const char* kind) {
    method->setCurrentIndex(method->findData(QString::fromLatin1(kind)));
    Q_EMIT method->activated(method->currentIndex());
  };
  choose("fedrelax");
  // An index may have several letters.
  EXPECT_TRUE(waitFor([&] {
    return panel.formulaText().contains(QStringLiteral("A<sub>ij</sub>"));
  })) << panel.formulaText().toStdString();
  choose("ifca");
  EXPECT_TRUE(waitFor([&] {
    return panel.formulaText().contains(QStringLiteral("Σ<sub>ĵi=j</sub>"));
  })) << panel.formulaText().toStdString();
  choose("auto");
  EXPECT_TRUE(panel.objective()->isVisible());
  EXPECT_THAT(panel.formulaText().toStdString(), HasSubstr("φ(v)"));
}

}  // namespace
}  // namespace gtv::ui
