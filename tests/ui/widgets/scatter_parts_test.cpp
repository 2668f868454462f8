#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTest>
#include <QToolButton>
#include <cmath>

#include "base/rng.h"
#include "experiment/documents.h"
#include "instances/problem_instance.h"
#include "support/child.h"
#include "support/wait_for.h"
#include "ui/plots/density_image.h"
#include "ui/plots/node_trails.h"
#include "ui/plots/plot_layer.h"
#include "ui/plots/principal_axes.h"
#include "ui/views/scatter_plot.h"
#include "ui/widgets/node_paint.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

using testing::child;
using testing::waitFor;

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Nodes in two groups, with d parameters and random data.
std::shared_ptr<const ProblemInstance> twoGroups(int nodes, int dimension = 2) {
  Json vectors = Json::array();
  for (const double sign : {1.0, -1.0}) {
    Json vector = Json::array();
    for (int j = 0; j < dimension; ++j) vector.push_back(j == 0 ? sign * 2 : 1);
    vectors.push_back(vector);
  }
  const auto experiment =
      loadPreset("sbm-two-clusters")
          .value()
          .with("graph", Json{{"kind", "sbm"},
                              {"clusterSizes", Json::array({nodes / 2, nodes - nodes / 2})},
                              {"pIn", std::min(0.5, 20.0 / nodes)},
                              {"pOut", 1.0 / nodes}})
          .value()
          .with("data.dimension", dimension)
          .value()
          .with("data.truth", Json{{"kind", "per-cluster"}, {"vectors", vectors}})
          .value();
  return drawProblemInstance(experiment).value();
}

std::shared_ptr<const Snapshot> snapshotOf(const std::shared_ptr<const ProblemInstance>& network,
                                           Matrix W, std::int64_t iteration,
                                           std::vector<int> clusters = {}) {
  auto snapshot = std::make_shared<Snapshot>();
  snapshot->network = network;
  snapshot->numbers.iteration = iteration;
  snapshot->clusters = std::move(clusters);
  if (snapshot->clusters.empty())
    for (int i = 0; i < static_cast<int>(W.cols()); ++i) snapshot->clusters.push_back(i);
  snapshot->clusterCount =
      1 + *std::max_element(snapshot->clusters.begin(), snapshot->clusters.end());
  snapshot->W = std::move(W);
  return snapshot;
}

Matrix randomModels(Eigen::Index d, Eigen::Index n, std::uint64_t seed) {
  Rng rng(seed);
  Matrix W(d, n);
  for (double& entry : W.reshaped()) entry = rng.normal();
  return W;
}

class ScatterPlotTest : public ::testing::Test {
 protected:
  void SetUp() override {
    plot.resize(390, 300);
    plot.show();
  }
  void TearDown() override { QSettings().clear(); }
  void open(std::shared_ptr<const ProblemInstance> opened, const char* x = "w1",
            const char* y = "w2") {
    network = std::move(opened);
    plot.setNetwork(network, QString::fromLatin1(x), QString::fromLatin1(y));
  }
  void show(Matrix W, std::int64_t iteration = 1, std::vector<int> clusters = {}) {
    const auto snapshot = snapshotOf(network, std::move(W), iteration, std::move(clusters));
    plot.setSnapshot(snapshot, paintClusters(snapshot->clusters));
    plot.plot()->replot();
  }
  QPoint pixel(double x, double y) { return PlotMap(*plot.plot())(x, y).toPoint(); }
  QPoint pixelOf(int node) {
    return pixel(plot.picture().points(0, node), plot.picture().points(1, node));
  }
  /// What was asked for last.
  static std::vector<int> wanted(const QSignalSpy& spy) {
    return spy.isEmpty() ? std::vector<int>{-1} : spy.last().front().value<std::vector<int>>();
  }
  QAction& part(ScatterPlot::Part which) { return *plot.showAction(which); }
  QImage screen() { return plot.plot()->grab().toImage(); }

  std::shared_ptr<const ProblemInstance> network;
  ScatterPlot plot;
};

/// Four nodes, two of them at one place.
Matrix fourModels() { return Matrix{{0, 1, 1, 2}, {0, 1, 1, 0}}; }

TEST_F(ScatterPlotTest, ClickSelectsAllNodesAtPointAndCtrlAdds) {
  open(twoGroups(4));
  part(ScatterPlot::Part::Truth).trigger();
  show(fourModels());
  const QSignalSpy spy(&plot, &ScatterPlot::selectionWanted);
  const auto range = plot.plot()->xAxis->range();
  QTest::mouseClick(plot.plot(), Qt::LeftButton, {}, pixelOf(1) + QPoint(3, -2));
  EXPECT_THAT(wanted(spy), ElementsAre(1, 2));
  EXPECT_THAT(plot.selection(), IsEmpty());  // the canvas decides
  plot.setSelection({1, 2});
  QTest::mouseClick(plot.plot(), Qt::LeftButton, Qt::ControlModifier, pixelOf(3));
  EXPECT_THAT(wanted(spy), ElementsAre(1, 2, 3));
  QTest::mouseClick(plot.plot(), Qt::LeftButton, Qt::ShiftModifier, pixelOf(0));
  EXPECT_THAT(wanted(spy), ElementsAre(0, 1, 2));  // no rectangle: as on the canvas
  QTest::mouseClick(plot.plot(), Qt::LeftButton, {}, pixel(1, 0.3));
  EXPECT_THAT(wanted(spy), IsEmpty());  // the ground
  EXPECT_EQ(spy.count(), 4);
  // Clicks move nothing, and the plot goes on following.
  EXPECT_EQ(plot.plot()->xAxis->range(), range);
  show(10 * fourModels(), 2);
  EXPECT_GT(plot.plot()->xAxis->range().upper, 20);
}

TEST_F(ScatterPlotTest, ShiftDragSelectsRectangleAndEscCancels) {
  open(twoGroups(4));
  show(fourModels());
  const QSignalSpy spy(&plot, &ScatterPlot::selectionWanted);
  const auto range = plot.plot()->xAxis->range();
  const auto drag = [&](QPoint from, QPoint to, Qt::KeyboardModifiers modifiers) {
    QTest::mousePress(plot.plot(), Qt::LeftButton, modifiers, from);
    for (int k = 1; k <= 4; ++k) QTest::mouseMove(plot.plot(), from + (to - from) * k / 4);
    QTest::mouseRelease(plot.plot(), Qt::LeftButton, modifiers, to);
  };
  drag(pixel(1.5, 1.2), pixel(-0.2, -0.1), Qt::ShiftModifier);
  EXPECT_THAT(wanted(spy), ElementsAre(0, 1, 2));
  plot.setSelection({0, 1, 2});
  drag(pixel(1.8, -0.1), pixel(2.1, 0.2), Qt::ShiftModifier | Qt::ControlModifier);
  EXPECT_THAT(wanted(spy), ElementsAre(0, 1, 2, 3));
  drag(pixel(1.8, -0.1), pixel(2.1, 0.2), Qt::ShiftModifier);
  EXPECT_THAT(wanted(spy), ElementsAre(3));
  EXPECT_EQ(plot.plot()->xAxis->range(), range);
  const auto count = spy.count();
  QTest::mousePress(plot.plot(), Qt::LeftButton, Qt::ShiftModifier, pixel(1.8, -0.1));
  QTest::mouseMove(plot.plot(), pixel(2.1, 0.2));
  QTest::keyClick(plot.plot(), Qt::Key_Escape);
  QTest::mouseRelease(plot.plot(), Qt::LeftButton, Qt::ShiftModifier, pixel(2.1, 0.2));
  EXPECT_EQ(spy.count(), count);
  QTest::keyClick(plot.plot(), Qt::Key_Escape);
  EXPECT_THAT(wanted(spy), IsEmpty());
  // Without Shift a drag pans, and the plot follows no longer until it is told to.
  drag(pixel(1, 0.4), pixel(1, 0.4) + QPoint(60, 20), {});
  EXPECT_LT(plot.plot()->xAxis->range().lower, range.lower);
  show(100 * fourModels(), 2);
  EXPECT_LT(plot.plot()->xAxis->range().upper, 20);
  QTest::keyClick(plot.plot(), Qt::Key_0);
  EXPECT_GT(plot.plot()->xAxis->range().upper, 190);
}

TEST_F(ScatterPlotTest, KeysMoveBetweenPoints) {
  open(twoGroups(4));
  show(Matrix{{0, 1, 1, 2}, {0, 1, 1, 0}});
  QObject::connect(&plot, &ScatterPlot::selectionWanted, &plot, &ScatterPlot::setSelection);
  const auto key = [&](Qt::Key which, Qt::KeyboardModifiers modifiers = Qt::ShiftModifier) {
    QTest::keyClick(plot.plot(), which, modifiers);
    return plot.selection();
  };
  plot.setSelection({0});
  EXPECT_THAT(key(Qt::Key_Right), ElementsAre(3));
  EXPECT_THAT(key(Qt::Key_Up), ElementsAre(1, 2));
  EXPECT_THAT(key(Qt::Key_Up), ElementsAre(1, 2));  // there is none above
  EXPECT_THAT(key(Qt::Key_A, Qt::ControlModifier), ElementsAre(0, 1, 2, 3));
  EXPECT_THAT(key(Qt::Key_Escape, {}), IsEmpty());
  const auto range = plot.plot()->xAxis->range();
  QTest::keyClick(plot.plot(), Qt::Key_Plus);
  EXPECT_LT(plot.plot()->xAxis->range().size(), range.size());
  QTest::keyClick(plot.plot(), Qt::Key_Minus);
  QTest::keyClick(plot.plot(), Qt::Key_Right);
  EXPECT_NEAR(plot.plot()->xAxis->range().lower, range.lower + 0.1 * range.size(), 1e-9);
}

TEST_F(ScatterPlotTest, SelectedPointsHaveRing) {
  open(twoGroups(4));
  part(ScatterPlot::Part::Truth).trigger();
  show(fourModels());
  const auto before = screen();
  plot.setSelection({3});
  plot.plot()->replot();
  const auto after = screen();
  const auto changed = [&](QPoint around) {
    int count = 0;
    for (int y = -9; y <= 9; ++y)
      for (int x = -9; x <= 9; ++x)
        count += before.pixel(around + QPoint(x, y)) != after.pixel(around + QPoint(x, y)) ? 1 : 0;
    return count;
  };
  EXPECT_GT(changed(pixelOf(3)), 30);
  EXPECT_EQ(changed(pixelOf(0)), 0);
  EXPECT_TRUE(plot.legend()->text().contains(QStringLiteral("selected")));
}

TEST_F(ScatterPlotTest, TrailsFollowLastSnapshots) {
  open(twoGroups(4));
  for (int k = 1; k <= 3; ++k) show(k * fourModels(), k);
  const auto& steps = plot.picture().trails.steps;
  ASSERT_EQ(steps.size(), 3U);
  EXPECT_EQ(steps[0], fourModels());
  EXPECT_EQ(steps[2], 3 * fourModels());
  // Back in time what came after is gone; the same iteration again changes nothing.
  show(2 * fourModels(), 2);
  EXPECT_EQ(plot.picture().trails.steps.size(), 2U);
  show(2 * fourModels(), 2);
  EXPECT_EQ(plot.picture().trails.steps.size(), 2U);
  // With another axis they stay what they were.
  child<QComboBox>(plot, "yChoice")->setCurrentIndex(0);
  EXPECT_EQ(plot.picture().trails.steps[0].row(1), fourModels().row(0));
  part(ScatterPlot::Part::Trails).trigger();
  show(3 * fourModels(), 3);
  EXPECT_THAT(plot.picture().trails.steps, IsEmpty());
}

TEST_F(ScatterPlotTest, HiddenPartsStayHiddenInNewPlots) {
  EXPECT_TRUE(part(ScatterPlot::Part::Hulls).isChecked());
  part(ScatterPlot::Part::Hulls).trigger();
  part(ScatterPlot::Part::Truth).trigger();
  const ScatterPlot another;
  EXPECT_FALSE(another.showAction(ScatterPlot::Part::Hulls)->isChecked());
  EXPECT_FALSE(another.showAction(ScatterPlot::Part::Truth)->isChecked());
  EXPECT_TRUE(another.showAction(ScatterPlot::Part::Trails)->isChecked());
  open(twoGroups(4));
  show(fourModels());
  EXPECT_EQ(plot.picture().crosses.cols(), 0);
  EXPECT_FALSE(plot.legend()->text().contains(QStringLiteral("truth")));
  part(ScatterPlot::Part::Truth).trigger();
  EXPECT_EQ(plot.picture().crosses.cols(), 2);
  EXPECT_TRUE(plot.legend()->text().contains(QStringLiteral("truth")));
}

TEST_F(ScatterPlotTest, ClustersWithThreeDistinctPointsHaveHull) {
  open(twoGroups(9));
  //  Cluster 0: a square and its middle. Cluster 1: three nodes at two places. Cluster 2: one node.
  const Matrix W{{0, 2, 2, 0, 1, 5, 5, 6, 9}, {0, 0, 2, 2, 1, 5, 5, 6, 9}};
  show(W, 1, {0, 0, 0, 0, 0, 1, 1, 1, 2});
  ASSERT_EQ(plot.picture().hulls.size(), 1U);
  EXPECT_EQ(plot.picture().hulls[0].corners, (Matrix{{0, 2, 2, 0}, {0, 0, 2, 2}}));
  EXPECT_EQ(plot.picture().hulls[0].color, QColor::fromRgb(okabeIto[0]));
  const auto with = screen().pixelColor(pixel(1, 0.3));
  part(ScatterPlot::Part::Hulls).trigger();
  plot.plot()->replot();
  EXPECT_THAT(plot.picture().hulls, IsEmpty());
  EXPECT_NE(screen().pixelColor(pixel(1, 0.3)), with);
}

TEST_F(ScatterPlotTest, ManyPointsAreDrawnAsDensity) {
  const int n = ScatterPlot::mostSinglePoints + 2;
  open(twoGroups(n));
  EXPECT_TRUE(part(ScatterPlot::Part::Density).isChecked());
  EXPECT_FALSE(part(ScatterPlot::Part::Density).isEnabled());
  auto W = randomModels(2, n, 1);
  // A point far from all others is not left out, wherever it stands in the order.
  W.col(n - 2) << 9, 9;
  show(W);
  EXPECT_TRUE(plot.picture().density);
  const auto picture = screen();
  int coloured = 0;
  for (int y = -2; y <= 2; ++y)
    for (int x = -2; x <= 2; ++x) {
      const auto color = picture.pixelColor(pixel(9, 9) + QPoint(x, y));
      coloured += color != canvasColors().background && color != canvasColors().grid ? 1 : 0;
    }
  EXPECT_GE(coloured, 4);
  // Few points are single again, unless that is wanted otherwise.
  open(twoGroups(4));
  EXPECT_FALSE(part(ScatterPlot::Part::Density).isChecked());
  part(ScatterPlot::Part::Density).trigger();
  show(fourModels());
  EXPECT_TRUE(plot.picture().density);
}

TEST_F(ScatterPlotTest, VectorExportClipsHullsAndDensityToAxes) {
  open(twoGroups(9));
  const Matrix W{{0, 2, 2, 0, 1, 5, 5, 6, 9}, {0, 0, 2, 2, 1, 5, 5, 6, 9}};
  show(W, 1, {0, 0, 0, 0, 0, 1, 1, 1, 2});
  auto svg = renderFigure(plot, QStringLiteral("svg"));
  ASSERT_TRUE(svg.ok());
  EXPECT_TRUE(svg->contains("fill-opacity"));
  EXPECT_FALSE(svg->contains("<image"));
  part(ScatterPlot::Part::Density).trigger();
  // Zoomed in, so that the hull and points reach beyond.
  plot.plot()->xAxis->setRange(0.5, 1.5);
  plot.plot()->yAxis->setRange(0.5, 1.5);
  svg = renderFigure(plot, QStringLiteral("svg"));
  ASSERT_TRUE(svg.ok());
  EXPECT_TRUE(svg->contains("<image"));
  QImage drawn(plot.plot()->size(), QImage::Format_RGB32);
  drawn.fill(Qt::white);
  QPainter painter(&drawn);
  QSvgRenderer(*svg).render(&painter);
  painter.end();
  const auto rect = plot.plot()->axisRect()->rect();
  const auto inside = drawn.pixelColor(rect.left() + rect.width() / 4, rect.top() + 20);
  EXPECT_GT(inside.blue(), inside.red() + 10);  // the hull is blue
  EXPECT_EQ(drawn.pixelColor(rect.right() + 3, rect.top() + 20), canvasColors().background);
  EXPECT_EQ(drawn.pixelColor(rect.left() + 20, rect.top() - 3), canvasColors().background);
  EXPECT_TRUE(renderFigure(plot, QStringLiteral("pdf"))->startsWith("%PDF"));
}

TEST_F(ScatterPlotTest, OffersPrincipalComponentsFromThreeParametersOn) {
  open(twoGroups(6, 2));
  EXPECT_LT(child<QComboBox>(plot, "xChoice")->findData(QStringLiteral("pc1")), 0);
  open(twoGroups(6, 3), "pc1", "pc2");
  EXPECT_EQ(child<QComboBox>(plot, "xChoice")->currentText(), QStringLiteral("PC 1"));
  EXPECT_EQ(child<QComboBox>(plot, "yChoice")->currentData().toString(), QStringLiteral("pc2"));
  const auto W = randomModels(3, 6, 3);
  show(W);
  const auto basis = principalComponents(W);
  EXPECT_NEAR((plot.picture().points.cwiseAbs() - basis.project(W).cwiseAbs()).norm(), 0, 1e-9);
  // Coordinates as they were asked for; a mean that is no axis falls back to one.
  open(twoGroups(6, 2), "pc1", "pc2");
  EXPECT_EQ(plot.xCoordinate(), 0);
  EXPECT_EQ(plot.yCoordinate(), 1);
  const QSignalSpy spy(&plot, &ScatterPlot::axesChosen);
  open(twoGroups(6, 3), "w3", "w1");
  EXPECT_EQ(plot.xCoordinate(), 2);
  child<QComboBox>(plot, "xChoice")
      ->setCurrentIndex(child<QComboBox>(plot, "xChoice")->findData(QStringLiteral("pc2")));
  ASSERT_EQ(spy.count(), 1);
  EXPECT_EQ(spy[0][0].toString(), QStringLiteral("pc2"));
  EXPECT_EQ(spy[0][1].toString(), QStringLiteral("w1"));
}

TEST_F(ScatterPlotTest, CrossesMoveWithinPlaneOfPrincipalComponents) {
  open(twoGroups(6, 3), "pc1", "pc2");
  auto W = randomModels(3, 6, 3);
  show(W);
  ASSERT_EQ(plot.picture().crosses.cols(), 2);
  plot.plot()->replot();
  const QSignalSpy spy(&plot, &ScatterPlot::truthWanted);
  const auto from = pixel(plot.picture().crosses(0, 0), plot.picture().crosses(1, 0));
  QTest::mousePress(plot.plot(), Qt::LeftButton, {}, from);
  QTest::mouseMove(plot.plot(), from + QPoint(30, -20));
  QTest::mouseRelease(plot.plot(), Qt::LeftButton, {}, from + QPoint(30, -20));
  ASSERT_EQ(spy.count(), 1);
  const auto node = spy[0][0].toInt();
  const auto wanted = spy[0][1].value<Vector>();
  const Vector step = wanted - network->data->truth.col(node);
  const auto basis = principalComponents(W);
  // All of the step is in the plane, and it ends under the pointer.
  EXPECT_NEAR((basis.directions.transpose() * step).norm(), step.norm(), 1e-9);
  EXPECT_NEAR(basis.directions.col(0).dot(step) * (basis.directions.col(0).dot(step)),
              std::pow(plot.plot()->xAxis->pixelToCoord(from.x() + 30) -
                           plot.plot()->xAxis->pixelToCoord(from.x()),
                       2),
              0.05 * step.squaredNorm());
}

TEST_F(ScatterPlotTest, CrossOfOneParameterMovesVertically) {
  open(twoGroups(4, 1));
  show(Matrix{{0.0, 1.0, 1.0, 2.0}});
  ASSERT_EQ(plot.picture().crosses.cols(), 4);
  const QSignalSpy spy(&plot, &ScatterPlot::truthWanted);
  const auto from = pixel(plot.picture().crosses(0, 1), plot.picture().crosses(1, 1));
  const auto to = from + QPoint(15, 30);
  QTest::mousePress(plot.plot(), Qt::LeftButton, {}, from);
  QTest::mouseMove(plot.plot(), to);
  QTest::mouseRelease(plot.plot(), Qt::LeftButton, {}, to);
  ASSERT_EQ(spy.count(), 1);
  EXPECT_EQ(spy[0][0].toInt(), 1);
  const auto wanted = spy[0][1].value<Vector>();
  ASSERT_EQ(wanted.size(), 1);
  EXPECT_NEAR(wanted[0], plot.plot()->yAxis->pixelToCoord(to.y()), 1e-9);
}

TEST_F(ScatterPlotTest, ShowsAnyCoordinatesOfTheDocument) {
  open(twoGroups(4, 120), "w119", "w110");
  const auto W = randomModels(120, 4, 5);
  show(W);
  EXPECT_EQ(child<QComboBox>(plot, "xChoice")->currentData().toString(), QStringLiteral("w119"));
  EXPECT_EQ(plot.picture().points, W({118, 109}, Eigen::all));
}

TEST_F(ScatterPlotTest, ToolBarFitsNarrowDock) {
  open(twoGroups(6, 3), "w1", "pc2");
  show(randomModels(3, 6, 3));
  plot.setSelection({0, 1, 2, 3, 4, 5});
  EXPECT_LE(plot.minimumSizeHint().width(), 330);
  const auto* legend = plot.legend();
  for (const int width : {270, 330, 900}) {
    plot.resize(width, 300);
    QCoreApplication::processEvents();
    EXPECT_LE(legend->mapTo(&plot, legend->rect().bottomRight()).x(), width);
    EXPECT_GE(legend->height(), legend->heightForWidth(legend->width())) << width;
    for (const auto* control : plot.findChildren<QToolButton*>()) {
      if (!control->isVisibleTo(&plot)) continue;
      const auto corner = control->mapTo(&plot, control->rect().bottomRight());
      EXPECT_LE(corner.x(), width);
      EXPECT_GE(control->width(), control->sizeHint().width());
    }
    // Beside the lists if there is room, else beneath.
    const auto top = legend->mapTo(&plot, QPoint()).y();
    EXPECT_EQ(top > child<QComboBox>(plot, "xChoice")->height() / 2, width < 900) << width;
  }
}

TEST_F(ScatterPlotTest, DrawsNothingWithoutSpace) {
  open(twoGroups(4));
  for (const bool dense : {false, true}) {
    if (dense) part(ScatterPlot::Part::Density).trigger();
    show(fourModels());
    ASSERT_EQ(plot.picture().density, dense);
    // Smaller than the margins of the axes, in one direction, the other and both.
    for (const int width : {1, 20, 60, 300})
      for (const int height : {1, 20, 60, 300}) {
        plot.plot()->resize(width, height);
        EXPECT_NO_THROW(plot.plot()->replot()) << width << " × " << height;
      }
  }
}

TEST_F(ScatterPlotTest, HiddenPlotIsUpdatedWhenShown) {
  open(twoGroups(4));
  plot.hide();
  const auto snapshot = snapshotOf(network, fourModels(), 5);
  plot.setSnapshot(snapshot, paintClusters(snapshot->clusters));
  EXPECT_EQ(plot.picture().points.cols(), 0);
  ASSERT_TRUE(renderFigure(plot, QStringLiteral("png")).ok());
  EXPECT_EQ(plot.picture().points, fourModels());
  const auto later = snapshotOf(network, 2 * fourModels(), 6);
  plot.setSnapshot(later, paintClusters(later->clusters));
  plot.show();
  EXPECT_EQ(plot.picture().points, 2 * fourModels());
}

TEST(PlotMapTest, AgreesWithAxesOfThePlot) {
  QCustomPlot plot;
  plot.resize(317, 211);
  plot.xAxis->setRange(-3, 8);
  plot.yAxis->setRange(0.1, 0.7);
  plot.replot();
  const PlotMap map(plot);
  for (const double t : {-3.0, 0.0, 0.3, 8.5}) {
    EXPECT_NEAR(map(t, t).x(), plot.xAxis->coordToPixel(t), 1e-9);
    EXPECT_NEAR(map(t, t).y(), plot.yAxis->coordToPixel(t), 1e-9);
  }
}

TEST(NodePaintTest, OutliersHaveEndColoursWithoutDistortingScale) {
  Vector values = Vector::LinSpaced(100, 0, 1);
  values[5] = 1e300;
  values[6] = -1e300;
  const auto paint = paintScale(values, QString());
  EXPECT_EQ(paint.bucketOf[5], static_cast<int>(paint.buckets.size()) - 1);
  EXPECT_EQ(paint.bucketOf[6], 0);
  EXPECT_GT(paint.bucketOf[50], 0);
  EXPECT_LT(paint.bucketOf[50], paint.bucketOf[5]);
}

TEST(NodeTrailsTest, FollowSampleAndSelectedNodes) {
  NodeTrails trails;
  const auto shown = [&](Eigen::Index n, std::int64_t iteration) {
    Snapshot snapshot;
    snapshot.W = Matrix::Constant(2, n, static_cast<double>(iteration));
    snapshot.numbers.iteration = iteration;
    trails.take(snapshot);
  };
  shown(10, 0);
  EXPECT_EQ(trails.nodes().size(), 10U);
  shown(100'000, 1);  // another network
  EXPECT_EQ(trails.steps().size(), 1U);
  EXPECT_EQ(trails.nodes().size(), static_cast<std::size_t>(NodeTrails::mostNodes));
  trails.choose({7, 99'999, 200'000});
  shown(100'000, 2);
  ASSERT_EQ(trails.nodes().size(), NodeTrails::mostNodes + 2U);
  EXPECT_EQ(trails.nodes()[1], 7);
  EXPECT_EQ(trails.nodes().back(), 99'999);
  // The past of a node that was not followed is not known.
  EXPECT_TRUE(std::isnan(trails.steps()[0].W(0, 1)));
  EXPECT_EQ(trails.steps()[0].W(0, 0), 1);
  EXPECT_EQ(trails.steps()[1].W(0, 1), 2);
  for (int k = 3; k < 100; ++k) shown(100'000, k);
  EXPECT_EQ(trails.steps().size(), NodeTrails::mostSteps);
  EXPECT_EQ(trails.steps().back().iteration, 99);
  shown(100'000, 80);
  EXPECT_EQ(trails.steps().back().iteration, 80);
  EXPECT_EQ(trails.steps().size(), 11U);  // 70, …, 79 and 80
}

TEST(PrincipalAxesTest, StayWhileTheyExplainMostVarianceAndKeepSigns) {
  PrincipalAxes axes;
  const auto along = [](double x, double y, double z) {
    return std::make_shared<const Matrix>(
        Matrix{{x, -x, 0, 0, 0, 0}, {0, 0, y, -y, 0, 0}, {0, 0, 0, 0, z, -z}});
  };
  using Source = PrincipalAxes::Source;
  const QSignalSpy spy(&axes, &PrincipalAxes::changed);
  // All at one place: axes that are there until something varies.
  axes.offer(Source::Iterate, std::make_shared<const Matrix>(Matrix::Ones(3, 6)));
  ASSERT_NE(axes.basis(), nullptr);
  EXPECT_EQ(axes.source(), Source::None);
  axes.offer(Source::Iterate, along(3, 2, 0.1));
  EXPECT_EQ(axes.basis()->directions, Matrix::Identity(3, 2));
  EXPECT_EQ(spy.count(), 2);
  // A little more in the third direction is no reason to turn; much is.
  axes.offer(Source::Iterate, along(3, 2, 1));
  axes.offer(Source::Iterate, along(3.1, 2, 0.5));
  EXPECT_EQ(spy.count(), 2);
  axes.offer(Source::Iterate, along(3, 0.1, 4));
  EXPECT_EQ(spy.count(), 3);
  EXPECT_NEAR(axes.basis()->directions(2, 0), 1, 1e-12);
  // The optimum is better than any iterate, but tells one direction only: the other one stays.
  const Vector tilt = Vector{{-0.1, 0, -1}}.normalized();
  axes.offer(Source::Optimum, std::make_shared<const Matrix>(tilt * Matrix{{1, -1, 1, -1}}));
  EXPECT_EQ(spy.count(), 4);
  EXPECT_EQ(axes.source(), Source::Optimum);
  EXPECT_GT(axes.basis()->directions(2, 0), 0.9);  // not turned over
  EXPECT_GT(axes.basis()->directions(0, 1), 0.9);
  axes.forget();
  EXPECT_EQ(axes.basis(), nullptr);
}

TEST(PrincipalAxesTest, AreComputedInBackgroundForLargeModels) {
  PrincipalAxes axes;
  auto W = std::make_shared<Matrix>(randomModels(60, 4000, 5));
  W->row(17) *= 20;
  axes.offer(PrincipalAxes::Source::Optimum, W);
  EXPECT_EQ(axes.basis(), nullptr);
  QSignalSpy spy(&axes, &PrincipalAxes::changed);
  ASSERT_TRUE(spy.wait(60'000));
  EXPECT_GT(axes.basis()->directions(17, 0), 0.99);
  // What comes for a network that is gone is dropped.
  axes.offer(PrincipalAxes::Source::Optimum, W);
  axes.forget();
  auto next = std::make_shared<Matrix>(randomModels(50, 4000, 6));
  axes.offer(PrincipalAxes::Source::Truth, next);
  ASSERT_TRUE(spy.wait(60'000));
  EXPECT_EQ(axes.basis()->directions.rows(), 50);
}

TEST(PrincipalAxesTest, OfferThatWaitsIsComparedWithTheAxesOfItsTurn) {
  PrincipalAxes axes;
  auto first = std::make_shared<Matrix>(randomModels(60, 4000, 5));
  first->row(17) *= 20;
  first->row(18) *= 10;
  // The same plane shows nearly all of it, the other way round.
  auto second = std::make_shared<Matrix>(randomModels(60, 4000, 6));
  second->row(17) *= 100;
  second->row(18) *= 200;
  QSignalSpy spy(&axes, &PrincipalAxes::changed);
  axes.offer(PrincipalAxes::Source::Iterate, first);
  axes.offer(PrincipalAxes::Source::Iterate, second);
  ASSERT_TRUE(waitFor([&] { return !axes.isLooking(); }));
  EXPECT_EQ(spy.count(), 1);
  EXPECT_GT(axes.basis()->directions(17, 0), 0.99);
}

TEST(DensityImageTest, CountsEveryPointOnceWithMeanColour) {
  QCustomPlot plot;
  plot.resize(300, 200);
  plot.xAxis->setRange(0, 10);
  plot.yAxis->setRange(0, 10);
  plot.replot();
  const PlotMap map(plot);
  NodePaint paint;
  paint.buckets = {{QColor(200, 0, 0)}, {QColor(0, 0, 100)}};
  // Seven at one place in two colours, one alone, one outside, one that is no number.
  const Matrix points{{5, 5, 5, 5, 5, 5, 5, 2, 11, NAN}, {5, 5, 5, 5, 5, 5, 5, 3, 5, 5}};
  paint.bucketOf = {0, 0, 0, 0, 0, 1, 1, 1, 1, 1};
  const auto image = densityImage(points, paint, map, 2);
  const auto at = [&](double x, double y) {
    const auto offset = (map(x, y) - map.rect().topLeft()) / 2;
    return QPoint(static_cast<int>(offset.x()), static_cast<int>(offset.y()));
  };
  int filled = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) filled += image.pixelColor(x, y).alpha() > 0 ? 1 : 0;
  EXPECT_EQ(filled, 2);
  const auto full = image.pixelColor(at(5, 5));
  EXPECT_EQ(full, QColor(5 * 200 / 7, 0, 200 / 7, 255));
  EXPECT_NEAR(image.pixelColor(at(2, 3)).alphaF(), densityOpacity(1, 7), 0.01);
  EXPECT_LT(densityOpacity(1, 7), densityOpacity(3, 7));
  EXPECT_GT(densityOpacity(1, 1e6), 0.35);  // one of a million is seen
  EXPECT_DOUBLE_EQ(densityOpacity(7, 7), 1);
}

}  // namespace
}  // namespace gtv::ui
