// Texts that are longer than any screen are cut or wrapped; the window keeps its size.
#include <gtest/gtest.h>

#include <QDockWidget>
#include <QLineEdit>
#include <QPointer>

#include "base/json.h"
#include "support/experiments.h"
#include "support/sessions.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/live/experiment_document.h"
#include "ui/live/run_controller.h"
#include "ui/live/run_list.h"
#include "ui/shell/view_docks.h"
#include "ui/shell/window_commands.h"
#include "ui/sweeps/sweep_panel.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using testing::waitFor;

constexpr int widest = 3000;

class LongTextsTest : public testing::WindowTest {
 protected:
  /// Who asks for so much room; empty if nobody does.
  std::string tooWideWidgets() {
    if (window.minimumSizeHint().width() < widest) return {};
    std::string out = std::to_string(window.minimumSizeHint().width());
    for (const auto* widget : window.findChildren<QWidget*>())
      if (widget->minimumSizeHint().width() >= widest || widget->minimumWidth() >= widest)
        out += std::string(" < ") + widget->metaObject()->className() + " '" +
               (widget->accessibleName() + widget->objectName()).toStdString() + "'";
    return out;
  }
  QString longText() { return QString(3000, QLatin1Char('9')); }
};

TEST_F(LongTextsTest, LongFieldTextsKeepWidth) {
  openPreset("sbm-two-clusters");
  for (auto* dock : window.views().docks()) dock->show();
  QCoreApplication::processEvents();
  QList<QPointer<QLineEdit>> fields;
  for (auto* field : window.findChildren<QLineEdit*>()) fields << field;
  ASSERT_GT(fields.size(), 20);
  for (const auto& field : fields) {
    if (field == nullptr || !field->isEnabled()) continue;
    const auto name = field->accessibleName() + field->objectName();
    const auto before = field->text();
    field->setFocus();
    field->setText(longText());
    Q_EMIT field->textEdited(longText());
    if (field != nullptr) QTest::keyClick(field, Qt::Key_Return);
    for (int k = 0; k < 5; ++k) QTest::qWait(10);
    ASSERT_EQ(tooWideWidgets(), "") << name.toStdString();
    if (field != nullptr) {
      field->setText(before);
      QTest::keyClick(field, Qt::Key_Return);
    }
  }
}

TEST_F(LongTextsTest, LongDocumentTextsKeepWidth) {
  const auto text = longText().toStdString();
  for (const char* field : {"title", "source", "notes"}) {
    open(gtv::testing::changed(gtv::testing::smallExperiment(), {{field, text}}));
    runTo(3);
    window.commands()->pin->trigger();
    for (int k = 0; k < 5; ++k) QTest::qWait(10);
    EXPECT_EQ(tooWideWidgets(), "") << field;
  }
}

TEST_F(LongTextsTest, LongRunAndColumnNamesKeepWidth) {
  openPreset("star");
  for (auto* dock : window.views().docks()) dock->show();
  runTo(5);
  window.commands()->pin->trigger();
  for (int row = 0; row < window.run().runs().rowCount(); ++row)
    window.run().runs().rename(row, longText());
  runTo(10);
  for (int k = 0; k < 5; ++k) QTest::qWait(10);
  EXPECT_EQ(tooWideWidgets(), "");

  const gtv::testing::ScratchFolder scratch;
  const auto key = longText().toStdString();
  ASSERT_TRUE(writeTextFile(scratch.file("t.csv"),
                            "node," + key + ",y\na" + key + ",1,2\nb,2,3\nc,3,5\nb,4,4\n"));
  auto experiment =
      gtv::testing::changed(Experiment(), {{"graph", {{"kind", "complete"}, {"nodes", 3}}},
                                           {"data",
                                            {{"kind", "table"},
                                             {"file", "t.csv"},
                                             {"node", "node"},
                                             {"features", {key}},
                                             {"label", "y"}}}});
  experiment.setFolder(scratch.path());
  open(experiment);
  runTo(3);
  window.graphView()->select({0}, {});
  for (int k = 0; k < 10; ++k) QTest::qWait(10);
  EXPECT_EQ(tooWideWidgets(), "");
}

}  // namespace
}  // namespace gtv::ui
