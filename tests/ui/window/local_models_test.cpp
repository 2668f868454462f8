// Nodes with learners of several kinds in the window.
#include <gmock/gmock.h>

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTreeWidget>
#include <QUndoStack>
#include <algorithm>

#include "experiment/documents.h"
#include "support/window_driver.h"
#include "ui/canvas/drawing_palette.h"
#include "ui/canvas/graph_tools.h"
#include "ui/canvas/graph_view.h"
#include "ui/canvas/node_model_dialog.h"
#include "ui/diagnostics/certificate_bar.h"
#include "ui/diagnostics/cluster_study.h"
#include "ui/diagnostics/diagnostics_dock.h"
#include "ui/diagnostics/status_line.h"
#include "ui/forms/choice_form.h"
#include "ui/live/experiment_document.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/run_controller.h"
#include "ui/shell/view_docks.h"
#include "ui/views/node_inspector.h"
#include "ui/views/node_table.h"
#include "ui/views/scatter_plot.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using testing::waitFor;

class LocalModelsTest : public testing::WindowTest {
 protected:
  const Json& nodes() { return window.run().document().experiment().at("nodes"); }
  void chooseModel(const char* kind) {
    auto* action = window.graphView()->tools()->palette().modelMenu()->findChild<QAction*>(
        QStringLiteral("model.") + QString::fromLatin1(kind));
    ASSERT_NE(action, nullptr);
    action->trigger();
  }
  /// The model in the document of the node, or an empty text.
  std::string ownModel(int node) {
    for (const auto& item : nodes())
      if (item.at("node") == node && !item.at("model").is_null())
        return item.at("model").at("kind").get<std::string>();
    return {};
  }
};

TEST_F(LocalModelsTest, SelectedNodesGetAndLoseTheirOwnModel) {
  openPreset("heterogeneous-tree-linear-mlp");
  ASSERT_TRUE(waitFor([&] { return window.run().snapshot() != nullptr; }));
  EXPECT_EQ(window.run().snapshot()->W.rows(), 40);
  EXPECT_EQ(ownModel(0), "");
  window.graphView()->select({0, 1}, {});
  chooseModel("nearest-neighbours");
  EXPECT_EQ(ownModel(0), "nearest-neighbours");
  EXPECT_EQ(ownModel(1), "nearest-neighbours");
  ASSERT_TRUE(waitFor([&] {
    return window.run().snapshot() && window.run().snapshot()->experiment.at("nodes") == nodes();
  }));
  chooseModel("common");
  EXPECT_EQ(ownModel(0), "");
  EXPECT_EQ(ownModel(1), "");
  window.run().document().steps()->undo();
  window.run().document().steps()->undo();
  EXPECT_EQ(ownModel(0), "");
  EXPECT_EQ(ownModel(1), "decision-tree");
}

TEST_F(LocalModelsTest, FormEditsParametersOfNodeModel) {
  openPreset("heterogeneous-tree-linear-mlp");
  ASSERT_TRUE(waitFor([&] { return window.run().snapshot() != nullptr; }));
  window.graphView()->select({1}, {});
  chooseModel("form");
  auto* dialog = window.findChild<NodeModelDialog*>();
  ASSERT_NE(dialog, nullptr);
  dialog->activateWindow();
  ASSERT_TRUE(waitFor([&] { return dialog->isActiveWindow(); }));
  EXPECT_EQ(dialog->form()->kindBox()->currentData().toString(), QStringLiteral("decision-tree"));
  auto* depth = dialog->form()->fieldOf(QStringLiteral("depth"));
  ASSERT_NE(depth, nullptr);
  const auto type = [&](const char* words) {
    depth->setFocus();
    QTest::keyClick(depth, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(depth, QString::fromLatin1(words));
  };
  const int before = window.run().document().steps()->index();
  type("2");
  QTest::mouseClick(dialog->buttons()->button(QDialogButtonBox::Ok), Qt::LeftButton);
  EXPECT_EQ(window.run().document().steps()->index(), before + 1);
  const auto row = std::find_if(nodes().begin(), nodes().end(),
                                [](const Json& item) { return item.at("node") == 1; });
  ASSERT_NE(row, nodes().end());
  EXPECT_EQ(row->at("model").at("depth"), 2);
  EXPECT_EQ(ownModel(0), "");
  // Both say so.
  ASSERT_TRUE(waitFor([&] {
    return window.run().snapshot() && window.run().snapshot()->experiment.at("nodes") == nodes();
  }));
  window.views().dock<NodeInspector>()->show();
  window.views().dock<NodeInspector>()->raise();
  EXPECT_TRUE(waitFor([&] {
    auto heading = window.views().find<NodeInspector>()->heading();
    return heading.replace(QChar(QChar::Nbsp), QLatin1Char(' '))
        .contains(QStringLiteral("depth 2"));
  })) << window.views().find<NodeInspector>()->heading().toStdString();
  window.views().dock<NodeTable>()->show();
  window.views().dock<NodeTable>()->raise();
  ASSERT_TRUE(waitFor([&] {
    return window.views().find<NodeTable>()->figureData().contains(QStringLiteral("depth 2"));
  })) << window.views().find<NodeTable>()->figureData().toStdString();
}

TEST_F(LocalModelsTest, MethodMayTrainItsOwnModelAtAllNodes) {
  openPreset("heterogeneous-tree-linear-mlp");
  ASSERT_TRUE(waitFor([&] { return window.run().snapshot() != nullptr; }));
  const auto* said = window.panel()->findChild<QLabel*>(QStringLiteral("replaced"));
  ASSERT_NE(said, nullptr);
  EXPECT_TRUE(said->isHidden());
  // As the list in the form of the algorithm does it.
  auto* own = window.panel()->form(QStringLiteral("solver"))->findChild<ChoiceForm*>();
  ASSERT_NE(own, nullptr);
  const auto choose = [&](int index) {
    own->kindBox()->setCurrentIndex(index);
    Q_EMIT own->kindBox()->activated(index);
  };
  choose(own->kindBox()->findData(QStringLiteral("nearest-neighbours")));
  ASSERT_TRUE(window.run().experiment().methodHasModel());
  EXPECT_FALSE(said->isHidden());
  ASSERT_TRUE(waitFor([&] {
    return window.run().snapshot() && window.run().snapshot()->experiment.methodHasModel();
  }));
  // Models of nodes are no matter, and cannot be set.
  const auto before = window.run().experiment();
  window.graphView()->select({0, 1}, {});
  chooseModel("decision-tree");
  EXPECT_EQ(window.run().experiment(), before);
  EXPECT_THAT(window.status().text().toStdString(), ::testing::HasSubstr("its own local model"));
  choose(0);
  EXPECT_FALSE(window.run().experiment().methodHasModel());
  EXPECT_TRUE(said->isHidden());
}

TEST_F(LocalModelsTest, InspectorShowsModelNameAndPredictions) {
  openPreset("heterogeneous-tree-linear-mlp");
  runTo(3);
  window.views().dock<NodeInspector>()->show();
  window.views().dock<NodeInspector>()->raise();
  window.graphView()->select({1}, {});
  ASSERT_TRUE(waitFor([&] {
    const auto labels = window.views().find<NodeInspector>()->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
      return label->text().contains(QStringLiteral("ecision"));
    });
  }));
  EXPECT_EQ(QString::fromStdString(window.run().snapshot()->network->coordinates.names[4]),
            QStringLiteral("h(x'5)"));
  EXPECT_TRUE(window.certificateBar()->optimumText().contains(QStringLiteral("not known")));
}

// Nothing of parameters and flows, but errors, and what a backdoor does to the others.
TEST_F(LocalModelsTest, DiagnosticsShowKnownNumbersOfNonparametricModels) {
  auto& dock = *window.diagnostics();
  const auto text = [&](const char* key) { return dock.textOf(QString::fromLatin1(key)); };
  auto preset = loadPreset("backdoor-digits");
  ASSERT_TRUE(preset.ok());
  open(preset->with("model.trees", 2).value());
  runTo(2);
  dock.show();
  dock.raise();
  ASSERT_TRUE(waitFor([&] { return dock.isCurrent(); }));
  EXPECT_FALSE(text("loss").isEmpty());
  EXPECT_TRUE(text("trainAccuracy").contains(u'%')) << text("trainAccuracy").toStdString();
  EXPECT_TRUE(text("stationarity").isEmpty());
  EXPECT_TRUE(text("certificate").isEmpty());
  EXPECT_EQ(text("attackers"), QStringLiteral("1 of 10"));
  EXPECT_TRUE(text("backdoor").contains(QStringLiteral("predicted as 7\nwithout trigger")))
      << text("backdoor").toStdString();
  EXPECT_EQ(dock.rings()->topLevelItemCount(), 5);  // a ring of ten
  dock.startStudy();
  EXPECT_TRUE(waitFor([&] {
    return !dock.study()->isBusy() &&
           dock.study()->summary().contains(QStringLiteral("no parameters"));
  })) << dock.study()->summary().toStdString();
  // Of other runs all is there again.
  openPreset("star");
  runTo(5);
  ASSERT_TRUE(waitFor([&] { return dock.isCurrent() && !text("stationarity").isEmpty(); }));
  EXPECT_TRUE(text("attackers").isEmpty());
}

TEST_F(LocalModelsTest, ParametricMethodsRefuseMixedModelsWithReason) {
  openPreset("heterogeneous-tree-linear-mlp");
  const auto& before = window.run().document().experiment();
  window.run().document().change(before.with("solver.kind", "fedrelax").value(),
                                 QStringLiteral("Method"));
  EXPECT_TRUE(waitFor([&] {
    return window.panel()->problemText().contains(QStringLiteral("agnostic-fedrelax"));
  })) << window.panel()->problemText().toStdString();
}

}  // namespace
}  // namespace gtv::ui
