#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <algorithm>

#include "diagnostics/principal_components.h"
#include "experiment/documents.h"
#include "support/child.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_tools.h"
#include "ui/canvas/graph_view.h"
#include "ui/document/file_controller.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/lambda_control.h"
#include "ui/live/run_controller.h"
#include "ui/plots/plot_layer.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/view_docks.h"
#include "ui/shell/window_levels.h"
#include "ui/views/scatter_plot.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using testing::child;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::waitFor;

/// The plot of the local models in the window.
class ScatterTest : public testing::WindowTest {
 protected:
  void TearDown() override { QSettings().clear(); }
  ScatterPlot& scatter() { return *window.views().find<ScatterPlot>(); }
  GraphView& view() { return *window.graphView(); }
  QPoint pixelOf(int node) {
    const auto& points = scatter().picture().points;
    return PlotMap(*scatter().plot())(points(0, node), points(1, node)).toPoint();
  }
  static void choose(QComboBox& choice, const char* name) {
    choice.setCurrentIndex(choice.findData(QString::fromLatin1(name)));
  }
  std::string axes() { return window.run().experiment().at("view").at("scatter").dump(); }
};

TEST_F(ScatterTest, SelectionIsSharedByViews) {
  openPreset("sbm-two-clusters");
  runTo(300);
  EXPECT_TRUE(waitFor([&] { return scatter().picture().points.cols() == 200; }));
  scatter().plot()->replot();
  // A click takes all nodes of a fused cluster.
  QTest::mouseClick(scatter().plot(), Qt::LeftButton, {}, pixelOf(0));
  EXPECT_GT(view().selectedNodes().size(), 20U);
  EXPECT_EQ(view().selectedNodes(), scatter().selection());
  EXPECT_TRUE(std::binary_search(view().selectedNodes().begin(), view().selectedNodes().end(), 0));
  // And the canvas tells the plot.
  QTest::mouseClick(&view(), Qt::LeftButton, {}, view().screenPosition(150).toPoint());
  EXPECT_THAT(scatter().selection(), ElementsAre(150));
  QTest::mouseClick(&view(), Qt::LeftButton, Qt::ShiftModifier, view().screenPosition(3).toPoint());
  EXPECT_THAT(scatter().selection(), ElementsAre(3, 150));
  scatter().plot()->setFocus();
  QTest::keyClick(scatter().plot(), Qt::Key_Escape);
  EXPECT_THAT(view().selectedNodes(), IsEmpty());
  EXPECT_THAT(scatter().selection(), IsEmpty());
}

TEST_F(ScatterTest, SelectionFollowsEditsAndIsClearedWithItsNetwork) {
  openPreset("star");
  runTo(10);
  view().select({2, 40}, {});
  EXPECT_THAT(scatter().selection(), ElementsAre(2, 40));
  // Node 1 goes: the others have new numbers.
  view().tools()->setTool(CanvasTool::Delete);
  QTest::mouseClick(&view(), Qt::LeftButton, {}, view().screenPosition(1).toPoint());
  ASSERT_TRUE(waitFor([&] { return view().nodeCount() == 49; }));
  EXPECT_EQ(scatter().selection(), view().selectedNodes());
  EXPECT_TRUE(waitFor([&] { return scatter().picture().points.cols() == 49; }));
  ASSERT_TRUE(window.files().openByName(QStringLiteral("chain"), false));
  ASSERT_TRUE(
      waitFor([&] { return view().nodeCount() != 49 && window.run().snapshot() != nullptr; }));
  EXPECT_THAT(scatter().selection(), IsEmpty());
}

TEST_F(ScatterTest, PrincipalComponentsAreAxesStoredInDocument) {
  openPreset("sacramento");
  runTo(200);
  choose(*child<QComboBox>(scatter(), "xChoice"), "pc1");
  choose(*child<QComboBox>(scatter(), "yChoice"), "pc2");
  EXPECT_EQ(axes(), R"(["pc1","pc2"])");
  EXPECT_FALSE(
      window.run().document().steps()->canUndo());  // a view is no change of the experiment
  ASSERT_TRUE(waitFor([&] {
    const auto answer = window.run().exactOptimum().latest();
    return answer && answer->proved && scatter().ringCount() > 0;
  }));
  // Those of the optimum: rings and points are placed by them.
  const auto answer = window.run().exactOptimum().latest();
  const auto basis = principalComponents(answer->optimum.W);
  const Matrix rings = basis.project(answer->groups.centers.leftCols(1));
  EXPECT_NEAR(std::abs(scatter().ringPosition().x()), std::abs(rings(0, 0)), 1e-6);
  EXPECT_NEAR(std::abs(scatter().ringPosition().y()), std::abs(rings(1, 0)), 1e-6);
  const Matrix points = basis.project(window.run().snapshot()->W);
  EXPECT_NEAR((scatter().picture().points.cwiseAbs() - points.cwiseAbs()).norm(), 0, 1e-6);
  EXPECT_TRUE(
      scatter().plot()->xAxis->range().contains(scatter().picture().points.row(0).maxCoeff()));
  EXPECT_EQ(scatter().plot()->yAxis->label(), QStringLiteral("PC 2"));
  // The numbers go with it, and the picture does not turn while the iteration goes on.
  EXPECT_TRUE(
      scatter().figureData().section(QLatin1Char('\n'), 0, 0).endsWith(QStringLiteral(",pc1,pc2")));
  const auto ring = scatter().ringPosition();
  runTo(260);
  // The optimum may have become sharper in its last digits.
  EXPECT_NEAR(scatter().ringPosition().x(), ring.x(), 1e-5);
  EXPECT_NEAR(scatter().ringPosition().y(), ring.y(), 1e-5);
  choose(*child<QComboBox>(scatter(), "xChoice"), "w2");
  EXPECT_EQ(axes(), R"(["w2","pc2"])");
  choose(*child<QComboBox>(scatter(), "xChoice"), "PC 1");
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  EXPECT_TRUE(std::isfinite(scatter().picture().origin.x()));
  choose(*child<QComboBox>(scatter(), "xChoice"), "node");
  EXPECT_EQ(axes(), R"(["w2","pc2"])");
}

TEST_F(ScatterTest, TrailsGrowWithRunAndEndWithReset) {
  openPreset("star");
  const auto& steps = scatter().picture().trails.steps;
  for (int k = 1; k <= 5; ++k) {
    window.run().step();
    ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() == k; }));
    EXPECT_EQ(steps.back(), scatter().picture().points);
  }
  ASSERT_EQ(steps.size(), 6U);  // the start and five steps
  EXPECT_NE(steps[4], steps[5]);
  window.run().reset();
  EXPECT_TRUE(waitFor([&] {
    return window.run().snapshot() != nullptr && window.run().shownIteration() == 0 &&
           scatter().picture().trails.steps.size() == 1;
  }));
}

TEST_F(ScatterTest, CommandPaletteTogglesParts) {
  openPreset("star");
  runTo(5);
  ASSERT_GT(scatter().picture().crosses.cols(), 0);
  window.commandPalette()->open();
  auto* field = window.commandPalette()->findChild<QLineEdit*>();
  QTest::keyClicks(field, QStringLiteral("local models truth"));
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_EQ(scatter().picture().crosses.cols(), 0);
  EXPECT_FALSE(scatter().showAction(ScatterPlot::Part::Truth)->isChecked());
}

TEST_F(ScatterTest, RingsHaveTheColoursOfThePoints) {
  openPreset("sbm-two-clusters");
  runTo(300);
  const auto* exact = &window.run().exactOptimum();
  ASSERT_TRUE(waitFor([&] {
    const auto answer = exact->latest();
    return answer && answer->proved && answer->optimum.clusterCount == 2 &&
           scatter().ringCount() == 2;
  }));
  const auto pickColour = [&](const char* mode) {
    auto* choice = child<QComboBox>(window, "colorChoice");
    choice->setCurrentIndex(choice->findData(QString::fromLatin1(mode)));
    Q_EMIT choice->activated(choice->currentIndex());
  };
  const auto ringsAre = [&](const std::vector<QColor>& colors) {
    const auto& rings = scatter().picture().rings;
    return std::equal(rings.begin(), rings.end(), colors.begin(), colors.end(),
                      [](const auto& ring, const QColor& color) { return ring.color == color; });
  };
  const auto& firstNodes = exact->latest()->groups.firstNodes;
  pickColour("cluster");
  EXPECT_TRUE(waitFor([&] {
    const auto& paint = scatter().picture().paint;
    std::vector<QColor> ofPoints;
    ofPoints.reserve(firstNodes.size());
    for (const int node : firstNodes)
      ofPoints.push_back(paint.buckets[static_cast<std::size_t>(paint.bucketOf[node])].color);
    return !paint.learned && ringsAre(ofPoints);
  }));
  // Nodes with labels and nodes without are in one group.
  pickColour("labeled");
  const auto grey = canvasColors().muted;
  EXPECT_TRUE(waitFor([&] { return ringsAre({grey, grey}); }));
}

TEST_F(ScatterTest, LegendIsNotClippedInSmallWindow) {
  window.resize(1280, 720);
  openPreset("sbm-two-clusters");
  runTo(100);
  ASSERT_TRUE(waitFor([&] { return scatter().ringCount() > 0; }));
  QCoreApplication::processEvents();
  const auto* legend = scatter().legend();
  EXPECT_TRUE(legend->text().contains(QStringLiteral("truth")));
  EXPECT_GE(legend->width(), legend->sizeHint().width() / 2);
  EXPECT_GE(legend->height(), legend->heightForWidth(legend->width()));
  EXPECT_LE(scatter().width(), 1280 * 30 / 100);
}

TEST_F(ScatterTest, IsDrawnInEveryThemeAndInPresentation) {
  openPreset("sbm-two-clusters");
  runTo(100);
  for (const auto theme : {Theme::Dark, Theme::HighContrast, Theme::Light}) {
    window.setTheme(theme);
    scatter().plot()->replot();
    const auto picture = scatter().plot()->grab().toImage();
    EXPECT_EQ(picture.pixelColor(1, 1), canvasColors().background);
    EXPECT_TRUE(renderFigure(scatter(), QStringLiteral("pdf")).ok());
  }
  window.maximize(window.views().dock<ScatterPlot>());
  window.levels().setPresenting(true);
  ASSERT_TRUE(waitFor([&] { return scatter().isVisible(); }));
  const auto* legend = scatter().legend();
  EXPECT_TRUE(waitFor([&] { return legend->height() >= legend->heightForWidth(legend->width()); }));
  window.levels().setPresenting(false);
}

TEST_F(ScatterTest, OriginIsMarkedOnEveryAxisOfParameters) {
  openPreset("sbm-two-clusters");
  runTo(50);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  EXPECT_EQ(scatter().picture().origin, QPointF(0, 0));
  // The ink of the line through it, at the left edge of the plot.
  const auto drawn = [&](double x, double y) {
    scatter().plot()->replot();
    const auto image = scatter().plot()->grab().toImage();
    const auto at = PlotMap(*scatter().plot())(x, y);
    const auto ground = image.pixelColor(image.width() - 2, image.height() - 2).lightness();
    int most = 0;
    for (int dx = -2; dx <= 2; ++dx)
      for (int dy = -2; dy <= 2; ++dy)
        most = std::max(
            most, std::abs(image.pixelColor(at.toPoint() + QPoint(dx, dy)).lightness() - ground));
    return most;
  };
  scatter().zoomTo({-3, 3, -1, 3});
  EXPECT_GT(drawn(-2.9, 0), 60);
  EXPECT_GT(drawn(0, -0.7), 60);
  // Beyond the plot an arrow at the edge points there.
  scatter().zoomTo({10, 14, 10, 14});
  const auto area = QRectF(scatter().plot()->axisRect()->rect());
  const double unitX = 4 / area.width();
  const double unitY = 4 / area.height();
  EXPECT_GT(drawn(10 + 10 * unitX, 10 + 10 * unitY), 60);
  choose(*child<QComboBox>(scatter(), "xChoice"), "PC 1");
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  EXPECT_TRUE(std::isfinite(scatter().picture().origin.x()));
  choose(*child<QComboBox>(scatter(), "xChoice"), "node");
  EXPECT_TRUE(std::isnan(scatter().picture().origin.x()));
  EXPECT_EQ(scatter().picture().origin.y(), 0);
}

TEST_F(ScatterTest, LegendSaysThatOptimumIsNotUnique) {
  openPreset("sbm-two-clusters");
  const auto& exact = window.run().exactOptimum();
  const auto waitForOptimum = [&](double lambda) {
    return waitFor([&] {
      return exact.isCurrent() && exact.latest() && exact.latest()->optimum.lambda == lambda &&
             window.pictureIsComplete();
    });
  };
  ASSERT_TRUE(waitForOptimum(window.run().experiment().lambda()));
  EXPECT_FALSE(scatter().legend()->text().contains(QStringLiteral("not unique")));
  Q_EMIT window.lambdaControl()->changed(0);
  ASSERT_TRUE(waitForOptimum(0));
  const auto& labeled = window.run().network()->data->labeled;
  const auto open = std::count(labeled.begin(), labeled.end(), false);
  ASSERT_GT(open, 0);
  EXPECT_TRUE(scatter().legend()->text().contains(
      QStringLiteral("optimum is not unique: no ring where it is undetermined, %1 of 200 nodes")
          .arg(open)))
      << scatter().legend()->text().toStdString();
  EXPECT_GT(scatter().ringCount(), 0) << "the labelled nodes are determined";
}

}  // namespace
}  // namespace gtv::ui
