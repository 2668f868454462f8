#include <gmock/gmock.h>

#include <qcustomplot.h>
#include <QAction>

#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPainter>
#include <QSvgRenderer>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoView>
#include <QUrl>
#include <numeric>

#include "diagnostics/critical_lambda.h"
#include "diagnostics/well_connected.h"
#include "run/run.h"
#include "support/child.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/diagnostics/diagnostics_dock.h"
#include "ui/diagnostics/gap_plot.h"
#include "ui/document/file_controller.h"
#include "ui/lessons/explore_panel.h"
#include "ui/lessons/stage.h"
#include "ui/lessons/view_stack.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/lambda_control.h"
#include "ui/live/run_controller.h"
#include "ui/plots/curve_plot.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/help_window.h"
#include "ui/shell/study_windows.h"
#include "ui/shell/view_docks.h"
#include "ui/shell/window_levels.h"
#include "ui/studies/path_panel.h"
#include "ui/studies/race_panel.h"
#include "ui/views/run_curves.h"
#include "ui/views/scatter_plot.h"
#include "ui/widgets/figure.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using testing::child;
using ::testing::HasSubstr;
using testing::waitFor;

/// The views of the window as docks and as figures.
class ViewsTest : public testing::WindowTest {
 protected:
  void TearDown() override { window.levels().setPresenting(false); }
  QByteArray contentOf(const QString& file) {
    QFile in(file);
    EXPECT_TRUE(in.open(QIODevice::ReadOnly)) << file.toStdString();
    return in.readAll();
  }
  /// The docks that can be seen, by name.
  std::vector<std::string> onScreen() {
    std::vector<std::string> names;
    for (const auto* dock : window.findChildren<QDockWidget*>())
      if (isOnScreen(*dock)) names.push_back(dock->objectName().toStdString());
    std::sort(names.begin(), names.end());
    return names;
  }
  QTemporaryDir folder;
};

TEST_F(ViewsTest, EveryPlotIsExportedAsPictureAndNumbers) {
  openPreset("sbm-two-clusters");
  runTo(60);
  ASSERT_TRUE(waitFor([&] { return window.views().find<ErrorCurves>()->pointCount(0) >= 60; }));
  int figures = 0;
  for (const auto* dock : window.views().docks()) {
    auto* figure = dock->figure();
    ASSERT_NE(figure, nullptr);
    ++figures;
    const auto base = folder.filePath(figure->figureName());
    for (const char* ending : {"png", "pdf", "svg", "csv"}) {
      const auto file = base + QLatin1Char('.') + QLatin1String(ending);
      const auto written = exportFigure(*figure, file, 192);
      ASSERT_TRUE(written.ok()) << written.error().text();
    }
    const QImage picture(base + QStringLiteral(".png"));
    EXPECT_EQ(picture.size(), (figure->figureSize() * 2).toSize());
    EXPECT_NEAR(picture.dotsPerMeterX() * 0.0254, 192, 0.5);
    EXPECT_TRUE(contentOf(base + QStringLiteral(".pdf")).startsWith("%PDF"));
    EXPECT_TRUE(contentOf(base + QStringLiteral(".svg")).contains("<svg"));
    EXPECT_GT(contentOf(base + QStringLiteral(".csv")).count('\n'), 0);
  }
  EXPECT_EQ(figures, static_cast<int>(viewEntries().size()));
  // What is different on paper is so on paper only.
  const auto* plot = window.views().find<ErrorCurves>()->plot();
  EXPECT_FALSE(plot->legend->visible());
  EXPECT_EQ(plot->plotLayout()->rowCount(), 1);
  EXPECT_EQ(plot->yAxis->label(), QString());
}

TEST_F(ViewsTest, MenuRaisesHiddenViewAndClosesVisibleOne) {
  openPreset("star");
  auto* gap = window.views().dock<GapPlot>();
  window.views().dock<PathPanel>()->raise();
  ASSERT_TRUE(waitFor([&] { return !isOnScreen(*gap); }));
  gap->showAction()->trigger();
  ASSERT_TRUE(waitFor([&] { return isOnScreen(*gap); }));
  EXPECT_TRUE(gap->showAction()->isChecked());
  gap->showAction()->trigger();
  EXPECT_TRUE(gap->isHidden());
  EXPECT_FALSE(gap->showAction()->isChecked());
  gap->showAction()->trigger();
  EXPECT_TRUE(waitFor([&] { return isOnScreen(*gap); }));
}

TEST_F(ViewsTest, NumbersOfFigureAreThoseOfTheRun) {
  openPreset("star");
  runTo(30);
  ASSERT_TRUE(waitFor([&] { return window.views().find<ObjectiveCurves>()->pointCount(0) >= 31; }));
  const auto rows = window.views().find<ObjectiveCurves>()->figureData().split(QLatin1Char('\n'));
  EXPECT_EQ(rows.front(),
            QStringLiteral("run,iteration,seconds,bytes,objective,losses,λ · total variation,"
                           "predictions,lambda"));
  const auto last = rows[31].split(QLatin1Char(','));
  EXPECT_EQ(last[1], QStringLiteral("30"));
  EXPECT_EQ(last[4].toDouble(), window.run().snapshot()->numbers.objective);
  const auto nodes = window.views().find<ScatterPlot>()->figureData().split(QLatin1Char('\n'));
  EXPECT_EQ(nodes.front(), QStringLiteral("node,learnedCluster,trueCluster,w1,w2,truth1,truth2"));
  ASSERT_EQ(nodes.size(), 52);  // 50 nodes and what follows the last line
  const auto node = nodes[8].split(QLatin1Char(','));
  EXPECT_EQ(node[0], QStringLiteral("7"));
  EXPECT_EQ(node[3].toDouble(), window.run().snapshot()->W(0, 7));
  EXPECT_EQ(node[6].toDouble(), window.run().snapshot()->network->data->truth(1, 7));
}

TEST_F(ViewsTest, VectorExportClipsToAxes) {
  openPreset("star");
  runTo(30);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  // Zoomed in, so that curves go beyond the axes: what is outside is covered.
  auto* plot = window.views().find<ObjectiveCurves>()->plot();
  plot->xAxis->setRange(5, 10);
  plot->yAxis->setRange(8, 9);
  const auto svg = renderFigure(*window.views().find<ObjectiveCurves>(), QStringLiteral("svg"));
  ASSERT_TRUE(svg.ok());
  // Its legend is above.
  const auto size = window.views().find<ObjectiveCurves>()->figureSize().toSize();
  const int above = size.height() - plot->height();
  QImage picture(size, QImage::Format_RGB32);
  picture.fill(Qt::white);
  QPainter painter(&picture);
  QSvgRenderer(*svg).render(&painter);
  const QRect inside(plot->axisRect()->left(), above, plot->axisRect()->width() + 2,
                     plot->axisRect()->height() + 20);
  const QColor curve = plot->graph(0)->pen().color();
  int within = 0;
  int outside = 0;
  for (int y = above; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x)
      if (picture.pixelColor(x, y) == curve)
        ++(inside.adjusted(-2, -2, 2, 2).contains(x, y) ? within : outside);
  EXPECT_EQ(outside, 0);
  EXPECT_GT(within, 0);
}

TEST_F(ViewsTest, FailedExportIsReportedWithoutLoss) {
  openPreset("star");
  runTo(5);
  auto& figure = *window.views().find<ScatterPlot>();
  EXPECT_THAT(exportFigure(figure, folder.filePath(QStringLiteral("a.gif"))).error().text(),
              HasSubstr(".png, .pdf, .svg, .csv or .tex"));
  EXPECT_THAT(exportFigure(figure, folder.filePath(QStringLiteral("no/such/a.png"))).error().text(),
              HasSubstr("cannot be written"));
  EXPECT_THAT(
      exportFigure(figure, folder.filePath(QStringLiteral("a.png")), 1'000'000).error().text(),
      HasSubstr("too many dots"));
  EXPECT_FALSE(QFile::exists(folder.filePath(QStringLiteral("a.png"))));
  // Over what was there before, only when the new one is whole.
  const auto file = folder.filePath(QStringLiteral("b.csv"));
  ASSERT_TRUE(exportFigure(figure, file).ok());
  const auto before = contentOf(file);
  EXPECT_FALSE(exportFigure(figure, folder.filePath(QStringLiteral("b.csv/c.csv"))).ok());
  EXPECT_EQ(contentOf(file), before);
}

TEST_F(ViewsTest, CopyPutsPictureAndNumbersOnTheClipboard) {
  openPreset("star");
  runTo(5);
  copyFigure(*window.views().find<ScatterPlot>());
  const auto* data = QGuiApplication::clipboard()->mimeData();
  ASSERT_NE(data, nullptr);
  EXPECT_TRUE(data->hasImage());
  EXPECT_EQ(data->text(), window.views().find<ScatterPlot>()->figureData());
}

TEST_F(ViewsTest, MaximisedViewHidesOthersAndRestoresThem) {
  openPreset("star");
  const auto before = onScreen();
  auto* dock = window.views().dock<ScatterPlot>();
  const auto size = dock->size();
  QTest::mouseClick(child<QToolButton>(*dock, "maximizeButton"), Qt::LeftButton);
  EXPECT_TRUE(waitFor([&] { return dock->width() > window.width() * 9 / 10; }));
  EXPECT_EQ(onScreen(), std::vector<std::string>{"scatterDock"});
  EXPECT_FALSE(window.graphView()->isVisible());
  QTest::mouseClick(child<QToolButton>(*dock, "maximizeButton"), Qt::LeftButton);
  EXPECT_TRUE(waitFor([&] { return onScreen() == before && dock->size() == size; }));
  EXPECT_TRUE(window.graphView()->isVisible());
  // Another one right after the other, and closing while maximised.
  window.maximize(window.views().dock<ErrorCurves>());
  window.maximize(window.views().dock<PathPanel>());
  EXPECT_TRUE(waitFor([&] { return onScreen() == std::vector<std::string>{"pathDock"}; }));
  window.maximize(nullptr);
  EXPECT_TRUE(waitFor([&] { return onScreen() == before; }));
  // Closing the one view that is there brings the others back.
  window.maximize(window.views().dock<ErrorCurves>());
  ASSERT_TRUE(waitFor([&] { return onScreen() == std::vector<std::string>{"errorDock"}; }));
  window.views().dock<ErrorCurves>()->close();
  EXPECT_TRUE(waitFor([&] { return onScreen() == before; }));
  EXPECT_TRUE(window.graphView()->isVisible());
}

TEST_F(ViewsTest, SliderMarksCriticalLambda) {
  openPreset("star");
  auto* slider = window.lambdaControl()->slider();
  ASSERT_TRUE(waitFor([&] { return !slider->marks().empty(); }));
  const auto run = Run::start(window.run().experiment()).value();
  const auto critical = criticalLambda(run->problem()).overall.high;
  window.lambdaControl()->setValue(critical);
  EXPECT_NEAR(slider->marks().front().position, slider->value(), 0.5);
  EXPECT_NEAR(slider->pixelOf(slider->marks().front().position), slider->pixelOf(slider->value()),
              2);
  EXPECT_FALSE(slider->hasBand());  // one true cluster
  // Another problem has other marks, a large one none.
  openPreset("sacramento");
  EXPECT_TRUE(waitFor([&] { return slider->marks().empty(); }));
}

TEST_F(ViewsTest, SliderShowsRangeWhereClustersFuse) {
  const auto easy =
      Experiment()
          .with("graph", Json{{"kind", "sbm"}, {"clusterSizes", {6, 6}}, {"pIn", 1}, {"pOut", 0}})
          .value()
          .with("data.noise", 0.1)
          .value()
          .with("data.samples", 50)
          .value()
          .with("edits", Json{{"edges", Json::array({{0, 6, 0.2}})}})
          .value();
  window.resize(1280, 800);
  window.show();
  window.files().open(easy, {}, false);
  auto* slider = window.lambdaControl()->slider();
  ASSERT_TRUE(waitFor([&] { return !slider->marks().empty(); }));
  const auto run = Run::start(easy).value();
  double least = 0;
  for (const int first : {0, 6}) {
    std::vector<int> nodes(6);
    std::iota(nodes.begin(), nodes.end(), first);
    const auto answer = wellConnected(run->problem(), nodes);
    ASSERT_TRUE(answer.smallestLambda.has_value());
    least = std::max(least, *answer.smallestLambda);
  }
  const bool isWindow = least < criticalLambda(run->problem()).overall.high;
  EXPECT_TRUE(isWindow);
  EXPECT_EQ(slider->hasBand(), isWindow);
}

TEST_F(ViewsTest, PaletteFindsEveryCommandByName) {
  openPreset("star");
  auto& palette = *window.commandPalette();
  QTest::keyClick(&window, Qt::Key_K, Qt::ControlModifier);
  ASSERT_TRUE(palette.isVisible());
  EXPECT_GT(palette.list()->count(), 40);  // presets included
  QTest::keyClicks(palette.field(), QStringLiteral("theme dark"));
  ASSERT_EQ(palette.list()->count(), 1);
  QTest::keyClick(palette.field(), Qt::Key_Return);
  EXPECT_FALSE(palette.isVisible());
  EXPECT_EQ(currentTheme(), Theme::Dark);
  window.setTheme(Theme::Light);
  QTest::keyClick(&window, Qt::Key_K, Qt::ControlModifier);
  QTest::keyClick(palette.field(), Qt::Key_Escape);
  EXPECT_FALSE(palette.isVisible());
}

TEST_F(ViewsTest, PaletteThatFindsNothingOffersTheHelp) {
  openPreset("star");
  auto& palette = *window.commandPalette();
  palette.open();
  EXPECT_FALSE(palette.nothing()->isVisible());
  QTest::keyClicks(palette.field(), QStringLiteral("decimal comma"));
  EXPECT_TRUE(palette.nothing()->isVisible());
  ASSERT_EQ(palette.list()->count(), 1);
  EXPECT_TRUE(palette.list()->item(0)->text().contains(QStringLiteral("decimal comma")));
  QTest::keyClick(palette.field(), Qt::Key_Return);
  EXPECT_FALSE(palette.isVisible());
  auto* help = window.findChild<HelpWindow*>();
  ASSERT_NE(help, nullptr);
  EXPECT_EQ(help->search()->text(), QStringLiteral("decimal comma"));
  EXPECT_FALSE(help->browser()->extraSelections().isEmpty());
  palette.open();
  palette.field()->setText(QStringLiteral("theme dark"));
  EXPECT_FALSE(palette.nothing()->isVisible());
}

// A dialog of the window would stay in front of it.
TEST_F(ViewsTest, ShowMeInTheHelpBringsTheWindowToTheFront) {
  openPreset("star");
  auto* help = HelpWindow::open(&window);
  ASSERT_TRUE(waitFor([&] { return help->isActiveWindow(); }));
  EXPECT_EQ(help->windowType(), Qt::Window);
  window.studies().showHelp(QStringLiteral("risk"));
  Q_EMIT help->browser()->anchorClicked(QUrl(QStringLiteral("show:risk")));
  EXPECT_TRUE(waitFor([&] { return window.isActiveWindow(); }));
  EXPECT_TRUE(help->isVisible());
  help->close();
}

TEST_F(ViewsTest, PaletteAsksAgainWhenTheMenuOfItsCommandIsMadeAnew) {
  openPreset("star");
  auto* menu = window.menuBar()->addMenu(QStringLiteral("Passing"));
  menu->addAction(QStringLiteral("Cluster seven"));
  auto& palette = *window.commandPalette();
  palette.open();
  QTest::keyClicks(palette.field(), QStringLiteral("passing seven"));
  ASSERT_EQ(palette.list()->count(), 1);
  menu->clear();
  int times = 0;
  menu->addAction(QStringLiteral("Cluster seven"), &window, [&] { ++times; });
  QTest::keyClick(palette.field(), Qt::Key_Return);
  EXPECT_EQ(times, 0);
  ASSERT_TRUE(palette.isVisible());
  EXPECT_EQ(palette.list()->count(), 1);
  QTest::keyClick(palette.field(), Qt::Key_Return);
  EXPECT_EQ(times, 1);
  EXPECT_FALSE(palette.isVisible());
}

TEST_F(ViewsTest, CommandPaletteFindsPresetsLessonsAndTerms) {
  openPreset("star");
  auto& palette = *window.commandPalette();
  const auto namesFor = [&](const char* typed) {
    palette.open();
    palette.field()->setText(QString::fromUtf8(typed));
    QStringList names;
    for (int row = 0; row < palette.list()->count(); ++row)
      names << palette.list()->item(row)->text();
    return names;
  };
  EXPECT_TRUE(namesFor("narrow valley")
                  .contains(QStringLiteral("Preset › Gradient descent in a narrow valley")));
  EXPECT_TRUE(namesFor("lambda").contains(QStringLiteral("Lesson › What does λ do?")));
  EXPECT_TRUE(namesFor("average loss").contains(QStringLiteral("Glossary › empirical risk")));
  // A term is shown in the help, and “Show me” there opens its experiment.
  namesFor("glossary empirical risk");
  QTest::keyClick(palette.field(), Qt::Key_Return);
  auto* help = window.findChild<HelpWindow*>();
  ASSERT_NE(help, nullptr);
  EXPECT_TRUE(help->isVisible());
  EXPECT_EQ(help->contents()->currentItem()->text(0), QStringLiteral("empirical risk"));
  Q_EMIT help->browser()->anchorClicked(QUrl(QStringLiteral("show:risk")));
  EXPECT_TRUE(waitFor([&] { return window.files().nameToOpen() == QStringLiteral("risk"); }));
  namesFor("preset convex clustering");
  QTest::keyClick(palette.field(), Qt::Key_Return);
  EXPECT_TRUE(
      waitFor([&] { return window.files().nameToOpen() == QStringLiteral("convex-clustering"); }));
}

TEST_F(ViewsTest, HistoryListsStepsAndUndoesThem) {
  openPreset("star");
  runTo(10);
  Q_EMIT window.panel()->edited(QStringLiteral("data.samples"), Json(7));
  Q_EMIT window.panel()->edited(QStringLiteral("penalty.kind"), Json("l1"));
  auto* view = window.findChild<QUndoView*>();
  ASSERT_NE(view, nullptr);
  EXPECT_EQ(view->model()->rowCount(), 3);
  EXPECT_EQ(view->model()->index(1, 0).data().toString(), QStringLiteral("Samples"));
  EXPECT_EQ(view->model()->index(2, 0).data().toString(), QStringLiteral("Penalty"));
  const auto original = window.run().experiment();
  view->setCurrentIndex(view->model()->index(0, 0));
  EXPECT_EQ(window.run().experiment().at("data").at("samples"), 5);
  EXPECT_EQ(window.run().experiment().penalty().kind(), "nlasso");
  view->setCurrentIndex(view->model()->index(2, 0));
  EXPECT_EQ(window.run().experiment(), original);
}

TEST_F(ViewsTest, PresentationOfTheLabShowsTitleGraphModelsErrorAndLambda) {
  openPreset("star");
  runTo(10);
  const auto before = onScreen();
  const double font = QApplication::font().pointSizeF();
  QTest::keyClick(&window, Qt::Key_F5);
  ASSERT_TRUE(window.levels().isPresenting());
  EXPECT_GT(QApplication::font().pointSizeF(), 1.3 * font);
  EXPECT_GT(window.views().find<ScatterPlot>()->plot()->xAxis->tickLabelFont().pointSizeF(),
            1.3 * font);
  EXPECT_TRUE(waitFor([&] { return onScreen().empty(); }));
  const auto* stage = window.stage();
  EXPECT_TRUE(stage->isVisible());
  EXPECT_TRUE(stage->isAncestorOf(window.graphView()));
  EXPECT_TRUE(window.graphView()->isVisible());
  EXPECT_EQ(stage->shownViews(), (std::vector<std::string>{"graph", "scatter", "lambda", "error"}));
  EXPECT_EQ(stage->findChild<QLabel*>(QStringLiteral("question"))->text(),
            QString::fromStdString(window.run().experiment().title()));
  EXPECT_FALSE(stage->explore()->isVisible());
  QTest::keyClick(&window, Qt::Key_F5);
  EXPECT_FALSE(window.levels().isPresenting());
  EXPECT_EQ(QApplication::font().pointSizeF(), font);
  EXPECT_TRUE(waitFor([&] { return onScreen() == before; }));
}

TEST_F(ViewsTest, PresentationOfTheLabShowsTheViewThatTheDocumentPutsInFront) {
  openPreset("race-clusters");
  auto* dock = window.views().dock<RacePanel>();
  auto* race = window.views().find<RacePanel>();
  ASSERT_TRUE(waitFor([&] { return isOnScreen(*dock); }));
  const auto before = onScreen();
  for (int round = 0; round < 2; ++round) {
    QTest::keyClick(&window, Qt::Key_F5);
    EXPECT_TRUE(window.stage()->isAncestorOf(race));
    EXPECT_TRUE(waitFor([&] { return isOnScreen(*race); }));
    // It is the first of the views beside the graph, whenever the others were made.
    EXPECT_EQ(
        race->y(),
        race->parentWidget()->layout()->geometry().y() +
            (window.stage()->side()->hasTabs() ? window.stage()->side()->tabs()->height() : 0));
    QTest::keyClick(&window, Qt::Key_Escape);
    EXPECT_EQ(dock->widget(), race);
    EXPECT_TRUE(waitFor([&] { return onScreen() == before && isOnScreen(*race); }));
  }
  // The race shows errors itself; the next document has another view, and its errors.
  QTest::keyClick(&window, Qt::Key_F5);
  EXPECT_EQ(window.stage()->shownViews(), (std::vector<std::string>{"graph", "lambda"}));
  openPreset("star");
  EXPECT_TRUE(dock->isAncestorOf(race));
  EXPECT_EQ(window.stage()->shownViews(),
            (std::vector<std::string>{"graph", "scatter", "lambda", "error"}));
  openPreset("race-clusters");
  EXPECT_TRUE(window.stage()->isAncestorOf(race));
  QTest::keyClick(&window, Qt::Key_F5);
  EXPECT_TRUE(waitFor([&] { return onScreen() == before && isOnScreen(*race); }));
  // A view that has the window is the one that is wanted.
  window.maximize(window.views().dock<ScatterPlot>());
  QTest::keyClick(&window, Qt::Key_F5);
  EXPECT_TRUE(window.stage()->isAncestorOf(window.views().find<ScatterPlot>()));
  EXPECT_FALSE(window.stage()->isAncestorOf(race));
  QTest::keyClick(&window, Qt::Key_F5);
  EXPECT_TRUE(waitFor([&] { return onScreen() == before; }));
}

TEST_F(ViewsTest, DraggedDockIsReleasedWhenArrangementChanges) {
  MainWindow other;
  other.show();
  auto* dock = other.views().dock<ErrorCurves>();
  dock->raise();
  ASSERT_TRUE(waitFor([&] { return isOnScreen(*dock); }));
  const auto grab = [&] {
    auto* bar = dock->titleBarWidget();
    const auto at = bar->rect().center();
    QTest::mousePress(bar, Qt::LeftButton, {}, at);
    for (int k = 1; k <= 5; ++k) QTest::mouseMove(bar, at - QPoint(60 * k, 10 * k));
    QCoreApplication::processEvents();
  };
  for (int round = 0; round < 3; ++round) {
    grab();
    other.levels().setPresenting(true);
    other.levels().setPresenting(false);
    EXPECT_TRUE(dock->isVisible());
    grab();
    other.maximize(other.views().dock<ScatterPlot>());
    other.maximize(nullptr);
    QTest::mouseRelease(dock, Qt::LeftButton);
    EXPECT_TRUE(waitFor([&] { return dock->isVisible(); }));
  }
  // The window goes with it.
  grab();
}

TEST_F(ViewsTest, ArrangementIsRememberedAlsoFromPresentation) {
  openPreset("star");
  window.views().dock<ErrorCurves>()->close();
  window.diagnostics()->raise();
  ASSERT_TRUE(waitFor([&] { return isOnScreen(*window.diagnostics()); }));
  const auto before = onScreen();
  window.levels().setPresenting(true);
  const auto kept = window.arrangement();
  MainWindow other;
  other.resize(window.size());
  EXPECT_TRUE(other.restoreArrangement(kept));
  other.show();
  EXPECT_TRUE(waitFor([&] { return isOnScreen(*other.diagnostics()); }));
  EXPECT_FALSE(other.views().dock<ErrorCurves>()->isVisible());
  // Views that are newer than what was kept find their place among the others.
  QMainWindow old;
  auto* only = new QDockWidget(&old);
  only->setObjectName(QStringLiteral("scatterDock"));
  old.addDockWidget(Qt::RightDockWidgetArea, only);
  old.show();
  MainWindow newer;
  EXPECT_TRUE(newer.restoreArrangement(old.saveState()));
  newer.show();
  for (auto* dock : newer.views().docks())
    EXPECT_NE(newer.dockWidgetArea(dock), Qt::NoDockWidgetArea) << dock->objectName().toStdString();
  // Nonsense from a damaged settings file is no arrangement.
  MainWindow third;
  EXPECT_FALSE(third.restoreArrangement("nonsense"));
  third.show();
  EXPECT_TRUE(waitFor([&] { return isOnScreen(*third.views().dock<ScatterPlot>()); }));
}

}  // namespace
}  // namespace gtv::ui
