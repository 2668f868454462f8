#include "ui/shell/main_window.h"

#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <QAbstractButton>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>

#include "base/json.h"
#include "experiment/documents.h"
#include "experiment/published.h"
#include "instances/local_models.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_tools.h"
#include "ui/canvas/graph_view.h"
#include "ui/diagnostics/status_line.h"
#include "ui/document/file_controller.h"
#include "ui/forms/choice_form.h"
#include "ui/forms/number_field.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/lambda_control.h"
#include "ui/live/run_controller.h"
#include "ui/plots/curve_plot.h"
#include "ui/shell/help_window.h"
#include "ui/shell/study_windows.h"
#include "ui/shell/view_docks.h"
#include "ui/studies/held_out_window.h"
#include "ui/views/run_curves.h"
#include "ui/views/scatter_plot.h"
#include "ui/widgets/figure.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

using testing::waitFor;

class MainWindowTest : public testing::WindowTest {};

TEST_F(MainWindowTest, EveryPresetShowsGraphAndCurves) {
  for (const auto& preset : listPresets()) {
    if (!missingImages(loadPreset(preset.id).value()).empty()) continue;
    openPreset(preset.id.c_str());
    // An iteration of forests takes a second; direct methods are done after one.
    const std::int64_t wanted = trainsLearners(window.run().experiment()) ? 2 : 20;
    auto& run = window.run();
    run.runUntil(wanted);
    EXPECT_TRUE(waitFor([&] {
      const bool isDone = run.snapshot() && run.snapshot()->status == RunStatus::Converged;
      return (isDone || run.shownIteration() >= wanted) && !run.isRunning();
    })) << preset.id;
    const auto last = run.shownIteration();
    EXPECT_GE(last, 1) << preset.id;
    EXPECT_TRUE(waitFor([&] { return window.pictureIsComplete(); })) << preset.id;
    EXPECT_EQ(window.panel()->problemText(), QString()) << preset.id;
    EXPECT_GE(window.views().find<ObjectiveCurves>()->pointCount(0), last) << preset.id;
    int errors = 0;
    auto& curves = *window.views().find<ErrorCurves>();
    for (int k = 0; k < curves.curveCount(); ++k) errors += curves.pointCount(k);
    EXPECT_GE(errors, last) << preset.id;
    EXPECT_EQ(window.run().snapshot()->numbers.iteration, last);
  }
}

TEST_F(MainWindowTest, DraggingSliderChangesLambdaOfRunningIteration) {
  openPreset("sbm-two-clusters");
  runTo(50);
  auto* slider = window.lambdaControl()->slider();
  const double before = window.run().experiment().lambda();
  // A real drag: press on the handle, move right, release.
  QStyleOptionSlider option;
  option.initFrom(slider);
  option.minimum = slider->minimum();
  option.maximum = slider->maximum();
  option.sliderPosition = slider->value();
  option.sliderValue = slider->value();
  option.orientation = Qt::Horizontal;
  const auto handle =
      slider->style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, slider);
  QTest::mousePress(slider, Qt::LeftButton, {}, handle.center());
  for (int k = 1; k <= 10; ++k) QTest::mouseMove(slider, handle.center() + QPoint(6 * k, 0));
  QTest::mouseRelease(slider, Qt::LeftButton, {}, handle.center() + QPoint(60, 0));
  EXPECT_GT(window.run().experiment().lambda(), 1.5 * before);
  EXPECT_TRUE(waitFor([&] {
    return window.run().snapshot()->numbers.lambda == window.run().experiment().lambda();
  }));
  // Warm: the iteration goes on, it does not start again.
  EXPECT_GE(window.run().shownIteration(), 50);
}

TEST_F(MainWindowTest, RunAlwaysAdoptsLastLambdaOfQuickDrag) {
  // The run ends while the slider still moves: whichever comes last, λ wins and the run takes it
  // up.
  openPreset("star", true);
  auto* slider = window.lambdaControl()->slider();
  for (int k = 0; k < 60; ++k) {
    slider->setValue(slider->minimum() + (k * 37) % (slider->maximum() - slider->minimum()));
    QTest::qWait(k % 7);
  }
  const double wanted = window.run().experiment().lambda();
  ASSERT_TRUE(waitFor([&] {
    return !window.run().isRunning() &&
           window.run().snapshot()->status == RunStatus::IterationLimit &&
           window.run().snapshot()->numbers.lambda == wanted;
  })) << window.status().text().toStdString()
      << ", λ = " << window.run().snapshot()->numbers.lambda << ", wanted " << wanted;
  const auto rest = window.run().shownIteration();
  QTest::keyClick(slider, Qt::Key_PageDown);
  EXPECT_TRUE(waitFor([&] { return window.run().shownIteration() >= rest + 1000; }));
}

TEST_F(MainWindowTest, WheelOverFormChangesNothing) {
  openPreset("star");
  for (auto* box : window.panel()->findChildren<QComboBox*>()) {
    const int before = box->currentIndex();
    QWheelEvent wheel(QPointF(5, 5), box->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, -240),
                      Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(box, &wheel);
    EXPECT_EQ(box->currentIndex(), before) << box->objectName().toStdString();
  }
}

TEST_F(MainWindowTest, SavingElsewhereKeepsDataFilesOfDocument) {
  const QTemporaryDir from;
  const QTemporaryDir to;
  ASSERT_TRUE(writeTextFile(from.filePath(QStringLiteral("own.csv")).toStdString(),
                            "node,y,x1\n0,1,1\n1,2,1\n2,5,1\n")
                  .ok());
  const auto document = from.filePath(QStringLiteral("own.json"));
  ASSERT_TRUE(writeTextFile(document.toStdString(),
                            R"({"format":"gtvlab-experiment","version":1,)"
                            R"("graph":{"kind":"ring","nodes":3,"clusters":1},)"
                            R"("data":{"kind":"csv","file":"own.csv"}})")
                  .ok());
  window.show();
  ASSERT_TRUE(window.files().openByName(document, false));
  ASSERT_TRUE(
      waitFor([&] { return window.run().snapshot() && window.run().snapshot()->W.cols() == 3; }));
  const auto copy = to.filePath(QStringLiteral("copy.json"));
  ASSERT_TRUE(window.files().save(copy.toStdString()));
  const auto reread = readExperimentFile(copy.toStdString());
  ASSERT_TRUE(reread.ok());
  EXPECT_TRUE(drawProblemInstance(*reread).ok());
}

TEST_F(MainWindowTest, ChangedFileIsReloaded) {
  const QTemporaryDir folder;
  const auto data = folder.filePath(QStringLiteral("own.csv")).toStdString();
  const auto document = folder.filePath(QStringLiteral("own.json"));
  ASSERT_TRUE(writeTextFile(data, "node,y,x1\n0,1,1\n1,2,1\n").ok());
  ASSERT_TRUE(writeTextFile(document.toStdString(),
                            R"({"format":"gtvlab-experiment","version":1,"lambda":0,)"
                            R"("graph":{"kind":"complete","nodes":2,"clusters":1},)"
                            R"("data":{"kind":"csv","file":"own.csv"}})")
                  .ok());
  window.show();
  ASSERT_TRUE(window.files().openByName(document, false));
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
  runTo(50);
  EXPECT_NEAR(window.run().snapshot()->W(0, 1), 2, 1e-6);
  ASSERT_TRUE(writeTextFile(data, "node,y,x1\n0,1,1\n1,7.5,1\n").ok());
  ASSERT_TRUE(window.files().openByName(document, false));
  runTo(50);
  EXPECT_TRUE(waitFor([&] { return std::abs(window.run().snapshot()->W(0, 1) - 7.5) < 1e-6; }));
}

TEST_F(MainWindowTest, LambdaFieldAcceptsNumbersBeyondTheSlider) {
  openPreset("star");
  auto* field = window.lambdaControl()->field();
  for (const char* typed : {"123456", "0", "1e-9", "0,25"}) {
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QString::fromLatin1(typed));
    QTest::keyClick(field, Qt::Key_Return);
    const double wanted =
        QString::fromLatin1(typed).replace(QLatin1Char(','), QLatin1Char('.')).toDouble();
    EXPECT_EQ(window.run().experiment().lambda(), wanted);
    EXPECT_TRUE(waitFor([&] { return window.run().snapshot()->numbers.lambda == wanted; }))
        << typed;
  }
}

TEST_F(MainWindowTest, InvalidLambdaIsMarkedAndChangesNothing) {
  openPreset("star");
  auto* field = window.lambdaControl()->field();
  for (const char* typed : {"abc", "-1", "nan", "1e999", ""}) {
    field->setFocus();
    field->selectAll();
    QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClicks(field, QString::fromLatin1(typed));
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_EQ(window.run().experiment().lambda(), 0.5) << typed;
    EXPECT_FALSE(field->styleSheet().isEmpty()) << typed;
  }
  QTest::keyClick(field, Qt::Key_Escape);
  EXPECT_EQ(field->value(), 0.5);
  EXPECT_TRUE(field->styleSheet().isEmpty());
}

TEST_F(MainWindowTest, AnotherPenaltyIsAppliedWithoutRestart) {
  openPreset("sbm-two-clusters");
  runTo(100);
  auto* kind = window.panel()->form(QStringLiteral("penalty"))->kindBox();
  const int mocha = kind->findText(QStringLiteral("MOCHA"));
  ASSERT_GE(mocha, 0);
  kind->setFocus();
  // Letters are for the tools of the canvas.
  while (kind->currentIndex() < mocha) QTest::keyClick(kind, Qt::Key_Down);
  EXPECT_EQ(window.run().experiment().penalty().kind(), "mocha");
  EXPECT_FALSE(window.run().isRunning());  // paused by the user stays paused
  EXPECT_EQ(window.run().shownIteration(), 100);
  window.run().setRunning(true);
  EXPECT_TRUE(waitFor([&] { return window.run().shownIteration() > 100; }));
  EXPECT_TRUE(waitFor([&] { return window.views().find<ObjectiveCurves>()->pointCount(0) > 100; }));
}

TEST_F(MainWindowTest, NewGraphStartsNewRun) {
  openPreset("sbm-two-clusters");
  runTo(30);
  auto* sizes = qobject_cast<QLineEdit*>(
      window.panel()->form(QStringLiteral("graph"))->fieldOf(QStringLiteral("clusterSizes")));
  ASSERT_NE(sizes, nullptr);
  sizes->setFocus();
  sizes->selectAll();
  QTest::keyClicks(sizes, QStringLiteral("20, 30"));
  QTest::keyClick(sizes, Qt::Key_Return);
  EXPECT_TRUE(
      waitFor([&] { return window.run().snapshot() && window.run().snapshot()->W.cols() == 50; }));
  EXPECT_EQ(window.run().shownIteration(), 0);
}

TEST_F(MainWindowTest, InvalidGraphIsReportedInFormAndRunContinues) {
  openPreset("sbm-two-clusters");
  runTo(30);
  auto* graph = window.panel()->form(QStringLiteral("graph"));
  auto* sizes = qobject_cast<QLineEdit*>(graph->fieldOf(QStringLiteral("clusterSizes")));
  // Unreadable, out of range, and readable but impossible (three clusters, two true vectors).
  for (const char* typed : {"twenty", "0, 10", "20, 20, 20"}) {
    sizes->setFocus();
    sizes->selectAll();
    QTest::keyClicks(sizes, QString::fromLatin1(typed));
    QTest::keyClick(sizes, Qt::Key_Return);
    EXPECT_TRUE(waitFor([&] { return !window.panel()->problemText().isEmpty(); })) << typed;
  }
  EXPECT_THAT(window.panel()->problemText().toStdString(), ::testing::HasSubstr("3 clusters"));
  EXPECT_EQ(window.run().snapshot()->W.cols(), 200);
  // A field that is given what it has mends nothing.
  Q_EMIT window.panel()->edited(QStringLiteral("graph.pIn"),
                                window.run().experiment().at("graph").at("pIn"));
  EXPECT_THAT(window.panel()->problemText().toStdString(), ::testing::HasSubstr("3 clusters"));
  const auto before = window.run().shownIteration();
  window.run().setRunning(true);
  EXPECT_TRUE(waitFor([&] { return window.run().shownIteration() > before; }));
  // Mended: the message goes.
  sizes->setFocus();
  sizes->selectAll();
  QTest::keyClicks(sizes, QStringLiteral("20, 20"));
  QTest::keyClick(sizes, Qt::Key_Return);
  EXPECT_TRUE(
      waitFor([&] { return window.run().snapshot() && window.run().snapshot()->W.cols() == 40; }));
  EXPECT_EQ(window.panel()->problemText(), QString());
}

/// A penalty that no run can have: Q is not positive semidefinite.
Json impossiblePenalty() { return Json{{"kind", "mahalanobis"}, {"Q", {{1, 2}, {2, 1}}}}; }

TEST_F(MainWindowTest, RefusedChangeIsNotShownSavedOrReset) {
  openPreset("chain");
  runTo(30);
  const auto* formula = window.panel()->findChild<QLabel*>(QStringLiteral("objective"));
  const auto before = formula->text();
  Q_EMIT window.panel()->edited(QStringLiteral("penalty"), impossiblePenalty());
  ASSERT_TRUE(waitFor([&] { return !window.panel()->problemText().isEmpty(); }));
  EXPECT_THAT(window.panel()->problemText().toStdString(), ::testing::HasSubstr("semidefinite"));
  EXPECT_EQ(formula->text(), before);
  // λ still moves what runs.
  window.lambdaControl()->setValue(0.3);
  Q_EMIT window.lambdaControl()->changed(0.3);
  EXPECT_TRUE(waitFor([&] { return window.run().snapshot()->numbers.lambda == 0.3; }));
  const QTemporaryDir folder;
  const auto file = std::filesystem::path(folder.path().toStdString()) / "saved.json";
  ASSERT_TRUE(window.files().save(file));
  EXPECT_THAT(window.status().text().toStdString(), ::testing::HasSubstr("without the change"));
  const auto saved = loadExperiment(file.string());
  ASSERT_TRUE(saved.ok()) << saved.error().text();
  EXPECT_EQ(saved->penalty().kind(), "nlasso");
  EXPECT_EQ(saved->lambda(), 0.3);
  EXPECT_FALSE(window.panel()->problemText().isEmpty()) << "it is still not applied";
  window.run().reset();
  EXPECT_TRUE(waitFor([&] { return window.run().shownIteration() == 0; }));
  EXPECT_EQ(window.panel()->problemText(), QString());
  EXPECT_EQ(window.run().experiment().penalty().kind(), "nlasso");
}

TEST_F(MainWindowTest, UnbuildableDocumentLeavesWindowUnchanged) {
  openPreset("chain");
  runTo(30);
  const auto before = window.run().experiment();
  const QTemporaryDir folder;
  const auto file = std::filesystem::path(folder.path().toStdString()) / "bad.json";
  const auto bad = loadPreset("star").value().with("penalty", impossiblePenalty()).value();
  ASSERT_TRUE(saveExperiment(bad, file).ok());
  window.files().openByName(QString::fromStdString(file.string()));
  ASSERT_TRUE(waitFor([&] { return !window.panel()->problemText().isEmpty(); }));
  EXPECT_THAT(window.panel()->problemText().toStdString(),
              ::testing::HasSubstr("cannot be opened"));
  EXPECT_TRUE(window.run().experiment() == before);
  EXPECT_EQ(window.run().shownIteration(), 30);
  EXPECT_FALSE(window.isWindowModified());
}

TEST_F(MainWindowTest, ResetRevertsRefusedInput) {
  openPreset("sbm-two-clusters");
  auto* inside = window.panel()->form(QStringLiteral("graph"))->fieldOf(QStringLiteral("pIn"));
  for (auto* field : {qobject_cast<QLineEdit*>(inside),
                      static_cast<QLineEdit*>(window.lambdaControl()->field())}) {
    const auto before = field->text();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("-9"));
    QTest::keyClick(field, Qt::Key_Return);
    ASSERT_EQ(field->text(), QStringLiteral("-9"));
    window.run().reset();
    EXPECT_EQ(field->text(), before);
    EXPECT_TRUE(waitFor([&] { return window.panel()->problemText().isEmpty(); }));
  }
}

TEST_F(MainWindowTest, KeysRunStepAndResetButNotWhileTyping) {
  openPreset("sbm-two-clusters");
  window.graphView()->setFocus();
  QTest::keyClick(window.graphView(), Qt::Key_Period);
  EXPECT_TRUE(waitFor([&] { return window.run().shownIteration() == 1; }));
  EXPECT_FALSE(window.run().isRunning());
  QTest::keyClick(window.graphView(), Qt::Key_Space);
  EXPECT_TRUE(window.run().isRunning());
  EXPECT_TRUE(waitFor([&] { return window.run().shownIteration() > 1; }));
  QTest::keyClick(window.graphView(), Qt::Key_Space);
  EXPECT_FALSE(window.run().isRunning());
  QTest::keyClick(window.graphView(), Qt::Key_R);
  EXPECT_TRUE(waitFor([&] { return window.run().shownIteration() == 0; }));
  // In a field the same keys are text.
  auto* field = window.lambdaControl()->field();
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral(".r "));
  EXPECT_EQ(field->text(), QStringLiteral(".r "));
  EXPECT_FALSE(window.run().isRunning());
  EXPECT_EQ(window.run().shownIteration(), 0);
}

TEST_F(MainWindowTest, SpaceOnFocusedButtonPressesIt) {
  openPreset("star");
  QToolButton* header = nullptr;
  for (auto* button : window.panel()->findChildren<QToolButton*>())
    if (button->text() == QStringLiteral("Data")) header = button;
  ASSERT_NE(header, nullptr);
  header->setFocus();
  const bool open = header->isChecked();
  QTest::keyClick(header, Qt::Key_Space);
  EXPECT_NE(header->isChecked(), open);
  EXPECT_FALSE(window.run().isRunning());
}

TEST_F(MainWindowTest, MovedNodesAreStoredInDocument) {
  openPreset("star");
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  auto* graph = window.graphView();
  const auto from = graph->screenPosition(7).toPoint();
  ASSERT_EQ(graph->nodeAt(from), 7);
  const auto to = from + QPoint(-40, 25);
  QTest::mousePress(graph, Qt::LeftButton, {}, from);
  QTest::mouseMove(graph, (from + to) / 2);
  QTest::mouseMove(graph, to);
  QTest::mouseRelease(graph, Qt::LeftButton, {}, to);
  EXPECT_EQ(graph->nodeAt(to), 7);
  ASSERT_EQ(window.run().experiment().at("positions").size(), 1U);
  EXPECT_EQ(window.run().experiment().at("positions")[0][0], 7);

  const QTemporaryDir folder;
  const auto file = folder.filePath(QStringLiteral("moved.json"));
  ASSERT_TRUE(window.files().save(file.toStdString()));
  EXPECT_FALSE(window.isWindowModified());
  openPreset("chain");
  ASSERT_TRUE(window.files().openByName(file, false));
  ASSERT_TRUE(
      waitFor([&] { return window.run().snapshot() && window.run().snapshot()->W.cols() == 50; }));
  const auto apart = graph->screenPosition(7) - QPointF(to);
  EXPECT_LT(apart.manhattanLength(), 3);
}

TEST_F(MainWindowTest, WheelZoomsAtCursorAndDraggingBackgroundPans) {
  openPreset("star");
  auto* graph = window.graphView();
  const auto node = graph->screenPosition(3);
  QWheelEvent wheel(node, graph->mapToGlobal(node), {}, QPoint(0, 240), Qt::NoButton, {},
                    Qt::NoScrollPhase, false);
  const auto other = graph->screenPosition(20) - node;
  QApplication::sendEvent(graph, &wheel);
  EXPECT_LT((graph->screenPosition(3) - node).manhattanLength(), 0.01);
  const auto zoomed = graph->screenPosition(20) - graph->screenPosition(3);
  EXPECT_NEAR(zoomed.x() / other.x(), std::pow(1.0015, 240), 1e-6);

  QPoint ground(graph->width() - 6, graph->height() - 6);
  while (graph->edgeAt(ground) >= 0 || graph->nodeAt(ground) >= 0) ground.rx() -= 7;
  ASSERT_GT(ground.x(), 40);
  const auto before = graph->screenPosition(3);
  QTest::mousePress(graph, Qt::LeftButton, {}, ground);
  QTest::mouseMove(graph, ground - QPoint(30, 20));
  QTest::mouseRelease(graph, Qt::LeftButton, {}, ground - QPoint(30, 20));
  EXPECT_LT((graph->screenPosition(3) - before + QPointF(30, 20)).manhattanLength(), 0.01);
  QTest::keyClick(graph, Qt::Key_0);
  EXPECT_LT((graph->screenPosition(3) - node).manhattanLength(), 0.01);
}

TEST_F(MainWindowTest, GraphCannotBeDraggedOutOfTheView) {
  openPreset("star");
  auto* graph = window.graphView();
  const auto nodesInView = [&] {
    int count = 0;
    for (int i = 0; i < graph->nodeCount(); ++i)
      count += graph->rect().contains(graph->screenPosition(i).toPoint()) ? 1 : 0;
    return count;
  };
  ASSERT_EQ(nodesInView(), 50);
  for (const auto key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
    for (int k = 0; k < 200; ++k) QTest::keyClick(graph, key);
    EXPECT_GE(nodesInView(), 12);
    EXPECT_LT(nodesInView(), 50);
    QTest::keyClick(graph, Qt::Key_0);
  }
}

TEST_F(MainWindowTest, UnreadableDocumentLeavesWindowUnchanged) {
  openPreset("star");
  runTo(10);
  const QTemporaryDir folder;
  const auto bad = folder.filePath(QStringLiteral("bad.json"));
  for (const char* content :
       {"", "{", "\x89PNG\r\n", "{\"format\":\"gtvlab-experiment\",\"version\":1,\"lamda\":2}",
        "{\"format\":\"gtvlab-experiment\",\"version\":0}"}) {
    ASSERT_TRUE(writeTextFile(bad.toStdString(), content).ok());
    EXPECT_FALSE(window.files().openByName(bad, false));
    EXPECT_FALSE(window.panel()->problemText().isEmpty()) << content;
    EXPECT_EQ(window.run().experiment().title(), "Star");
    EXPECT_EQ(window.run().snapshot()->W.cols(), 50);
  }
  EXPECT_FALSE(window.files().openByName(QStringLiteral("no-such-preset"), false));
}

TEST_F(MainWindowTest, DocumentOfNewerVersionOpensReadOnly) {
  const QTemporaryDir folder;
  const auto file = folder.filePath(QStringLiteral("newer.json"));
  ASSERT_TRUE(writeTextFile(file.toStdString(),
                            R"({"format":"gtvlab-experiment","version":2,"title":"Tomorrow",)"
                            R"("hologram":true,"graph":{"kind":"star","leaves":5,"glow":1},)"
                            R"("data":{"kind":"linear","truth":{"kind":"circle"}}})")
                  .ok());
  window.show();
  ASSERT_TRUE(window.files().openByName(file, false));
  ASSERT_TRUE(
      waitFor([&] { return window.run().snapshot() && window.run().snapshot()->W.cols() == 6; }));
  EXPECT_TRUE(window.run().experiment().isReadOnly());
  EXPECT_THAT(window.panel()->problemText().toStdString(), ::testing::HasSubstr("newer"));
  EXPECT_FALSE(window.files().save(file.toStdString()));
  EXPECT_THAT(readTextFile(file.toStdString()).value(), ::testing::HasSubstr("hologram"));
}

TEST_F(MainWindowTest, FailedSaveIsReported) {
  openPreset("star");
  EXPECT_FALSE(window.files().save("/no-such-folder/experiment.json"));
  EXPECT_FALSE(window.panel()->problemText().isEmpty());
}

TEST_F(MainWindowTest, CanBeClosedDuringRunAndBuild) {
  for (int k = 0; k < 10; ++k) {
    auto another = std::make_unique<MainWindow>();
    another->show();
    ASSERT_TRUE(another->files().openByName(QStringLiteral("sbm-two-clusters"), true));
    if (k % 2 == 0) waitFor([&] { return another->run().shownIteration() > 0; });
    another->close();
  }
}

TEST_F(MainWindowTest, EveryControlHasNameAndTooltip) {
  openPreset("sbm-two-clusters");
  for (auto* widget : window.findChildren<QWidget*>()) {
    const bool control = qobject_cast<QAbstractButton*>(widget) ||
                         qobject_cast<QComboBox*>(widget) || qobject_cast<QLineEdit*>(widget) ||
                         qobject_cast<QSlider*>(widget);
    const auto name = widget->objectName();
    if (!control || name.startsWith(QLatin1String("qt_"))) continue;
    const auto* button = qobject_cast<QAbstractButton*>(widget);
    const bool named = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
    EXPECT_TRUE(named) << widget->metaObject()->className() << " " << name.toStdString();
    EXPECT_FALSE(widget->toolTip().isEmpty())
        << widget->metaObject()->className() << " " << name.toStdString() << " "
        << widget->accessibleName().toStdString();
    EXPECT_NE(widget->focusPolicy() == Qt::NoFocus && !qobject_cast<QToolButton*>(widget), true)
        << name.toStdString();
  }
}

TEST_F(MainWindowTest, DrawsInDarkAndLightTheme) {
  openPreset("star");
  runTo(5);
  for (const bool dark : {true, false}) {
    window.setTheme(dark ? Theme::Dark : Theme::Light);
    const auto picture = window.graphView()->grab().toImage();
    const auto ground = picture.pixelColor(2, picture.height() - 3);
    EXPECT_EQ(ground.lightness() < 128, dark);
  }
}

TEST_F(MainWindowTest, LegendAndStatusLineShowSameClusterCount) {
  openPreset("star");
  runTo(300);
  const int count = window.run().snapshot()->clusterCount;
  ASSERT_GT(count, 1);
  const int single = singleNodeCount(window.run().snapshot()->clusters);
  ASSERT_GT(single, 1);
  const auto words = describeGroups(GroupKind::Clusters, window.run().snapshot()->clusters);
  EXPECT_THAT(words, ::testing::HasSubstr(" + " + std::to_string(single) + " single nodes"));
  EXPECT_EQ(window.graphView()->legendLines().front().toStdString(), "Learned: " + words);
  EXPECT_THAT(window.status().text().toStdString(), ::testing::HasSubstr(words));
}

TEST_F(MainWindowTest, AnotherGraphClearsMovedPositions) {
  openPreset("star");
  Q_EMIT window.graphView()->tools()->moveWanted({3}, Eigen::Vector2d(0.9, 0.9), false);
  ASSERT_EQ(window.run().experiment().at("positions").size(), 1U);
  Q_EMIT window.panel()->edited(QStringLiteral("graph.leaves"), Json(20));
  EXPECT_EQ(window.run().experiment().at("positions").size(), 0U);
}

TEST_F(MainWindowTest, HeldOutStudyShowsSplitsAsTheyFinish) {
  auto experiment = loadPreset("sacramento").value();
  experiment = experiment.with("repeats", 2).value();
  experiment = experiment.with("heldOut.lambdaCount", 4).value();
  experiment = experiment.with("heldOut.iterations", 60).value();
  window.show();
  window.files().open(experiment, {}, false);
  auto* study = window.studies().showHeldOut();
  ASSERT_NE(study, nullptr);
  EXPECT_TRUE(waitFor([&] { return !study->isBusy(); }));
  EXPECT_EQ(study->splitsDone(), 2);
  EXPECT_THAT(study->summary().toStdString(), ::testing::HasSubstr("0.463"));
  EXPECT_GE(study->plot()->graphCount(), 6);
  EXPECT_EQ(study->figureData().count(QStringLiteral("network,")), 4);
  EXPECT_TRUE(renderFigure(*study, QStringLiteral("svg"))->contains("<svg"));
  ASSERT_EQ(study->plot()->actions().size(), 2);
  study->plot()->actions()[0]->trigger();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), study->figureData());
  // A click takes over the λ under the cursor.
  const auto middle = study->plot()->axisRect()->center();
  QTest::mouseClick(study->plot(), Qt::LeftButton, {}, middle);
  EXPECT_NE(window.run().experiment().lambda(), experiment.lambda());
  study->close();
}

TEST_F(MainWindowTest, HeldOutStudyCanBeStoppedAndClosed) {
  openPreset("sacramento");
  auto* stopped = window.studies().showHeldOut();
  stopped->stop();
  EXPECT_FALSE(stopped->isBusy());
  auto* closed = window.studies().showHeldOut();
  waitFor([&] { return closed->splitsDone() >= 1; });
  closed->close();
}

TEST_F(MainWindowTest, HeldOutStudyBeginsForAnyDataWithLabelsAndTakesItsSettings) {
  auto experiment = loadPreset("lambda").value();
  window.show();
  window.files().open(experiment, {}, false);
  ASSERT_TRUE(waitFor([&] { return window.run().snapshot() != nullptr; }));
  const auto network = window.run().network();
  auto* study = window.studies().showHeldOut();
  ASSERT_NE(study, nullptr);
  // To look changes nothing.
  EXPECT_EQ(window.run().document().steps()->count(), 0);
  ASSERT_TRUE(waitFor([&] { return !study->isBusy(); }));
  EXPECT_EQ(study->splitsDone(), 1);
  study->setting(QStringLiteral("heldOut.lambdaFrom"))->setValue(0.1);
  study->setting(QStringLiteral("heldOut.lambdaTo"))->setValue(1);
  study->setting(QStringLiteral("heldOut.lambdaCount"))->setValue(3);
  study->setting(QStringLiteral("repeats"))->setValue(2);
  // It follows the document.
  const auto noisier = window.run().experiment().with("data.noise", 2).value();
  window.run().document().change(noisier, QStringLiteral("noise"));
  ASSERT_TRUE(waitFor([&] { return window.run().network() != network; }));
  const auto present = window.run().network();
  study->beginButton()->click();
  ASSERT_TRUE(waitFor([&] { return !study->isBusy(); }));
  EXPECT_EQ(study->figureData().count(QStringLiteral("network,")), 3);
  EXPECT_EQ(window.run().experiment().at("heldOut").at("lambdaTo"), 1);
  // The run goes on as it was.
  EXPECT_EQ(window.run().network(), present);
  EXPECT_EQ(study->splitsDone(), 2);
  EXPECT_EQ(study->experiment().at("data").at("noise"), 2);
  study->close();
}

TEST_F(MainWindowTest, OneParameterIsPlottedOverNodes) {
  auto experiment = loadPreset("star").value();
  experiment =
      experiment
          .with("data",
                Json{{"kind", "linear"}, {"dimension", 1}, {"truth", {{"kind", "per-node"}}}})
          .value();
  window.show();
  window.files().open(experiment, {}, false);
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
  runTo(10);
  EXPECT_EQ(window.views().find<ScatterPlot>()->xCoordinate(), 1);  // "node"
  EXPECT_GT(window.views().find<ScatterPlot>()->plot()->xAxis->range().upper, 40);
}

TEST_F(MainWindowTest, NodeColoursFollowTheChoice) {
  openPreset("sacramento");
  runTo(5);
  EXPECT_EQ(window.views().find<ScatterPlot>()->xCoordinate(), 2);
  EXPECT_EQ(window.views().find<ScatterPlot>()->yCoordinate(), 3);
  for (const char* mode : {"learned", "cluster", "labeled", "w1", "w4"}) {
    const auto paint = paintNodes(*std::shared_ptr<const ProblemInstance>(
                                      drawProblemInstance(window.run().experiment()).value()),
                                  window.run().snapshot().get(), QString::fromLatin1(mode));
    EXPECT_EQ(paint.bucketOf.size(), 932U);
    for (const int bucket : paint.bucketOf) {
      ASSERT_GE(bucket, 0);
      ASSERT_LT(bucket, static_cast<int>(paint.buckets.size()));
    }
    EXPECT_EQ(paint.continuous, mode[0] == 'w');
  }
}

TEST_F(MainWindowTest, HelpOpensAndListsEveryKind) {
  openPreset("star");
  HelpWindow::open(&window);
  auto* help = window.findChild<HelpWindow*>();
  ASSERT_NE(help, nullptr);
  auto* contents = help->contents();
  contents->setCurrentItem(contents->topLevelItem(contents->topLevelItemCount() - 1));
  const auto page = help->browser()->toPlainText();
  EXPECT_GT(page.size(), 3000);
  for (const auto& [name, catalogue] : documentCatalogues())
    for (const auto& entry : catalogue->entries)
      EXPECT_TRUE(page.contains(QString::fromStdString(entry.label))) << entry.id;
  help->close();
}

}  // namespace
}  // namespace gtv::ui
