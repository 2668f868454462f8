// What plots and the canvas write, scene by scene: every text is whole, no text stands on another
// one, and the legend of the graph on no node.
#include "support/painted_texts.h"

#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <vector>

#include "lessons/lesson.h"
#include "support/child.h"
#include "support/window_driver.h"
#include "ui/lessons/lambda_panel.h"
#include "ui/lessons/lesson_player.h"
#include "ui/lessons/stage.h"
#include "ui/live/lambda_range.h"
#include "ui/live/path_study.h"
#include "ui/plots/curve_plot.h"
#include "ui/plots/error_labels.h"
#include "ui/plots/path_plot.h"
#include "ui/plots/plot_layer.h"
#include "ui/shell/lesson_controller.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {
namespace {

using testing::faultsOfTexts;
using testing::waitFor;

class PaintedTextsTest : public testing::WindowTest {
 protected:
  static void settle() {
    for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents();
  }

  /// Of everything that is painted by the program and not by a control of Qt.
  std::string faults() {
    std::string out;
    for (auto* widget : window.stage()->findChildren<QWidget*>()) {
      const auto* plot = qobject_cast<const QCustomPlot*>(widget);
      const bool isOurs =
          QByteArray(widget->metaObject()->className()).startsWith("gtv::ui::") || plot != nullptr;
      // What is longer than a field is scrolled.
      if (!isOurs || !widget->isVisible() || qobject_cast<const QLineEdit*>(widget)) continue;
      const auto found = faultsOfTexts(*widget);
      if (!found.empty())
        out += std::string(widget->metaObject()->className()) + ' ' +
               widget->parentWidget()->accessibleName().toStdString() + ": " + found;
    }
    return out;
  }
};

TEST_F(PaintedTextsTest, EveryTextOfAScenesPicturesIsWholeAndStandsAlone) {
  window.resize(1280, 720);
  window.show();
  auto& player = *window.stage()->player();
  for (const auto& lesson : listLessons()) {
    ASSERT_TRUE(window.lessons().start(toQString(lesson.id)));
    for (std::size_t k = 0; k < lesson.scenes.size(); ++k) {
      SCOPED_TRACE(lesson.id + ": " + lesson.scenes[k].title);
      player.goTo(k);
      ASSERT_TRUE(waitFor(
          [&] { return window.run().shownIteration() >= 0 && !window.run().path().isWorking(); }));
      if (player.isCurtainClosed()) player.openCurtain();
      for (const auto size : {QSize(1024, 700), QSize(1280, 720)}) {
        settle();
        window.resize(size);
        settle();
        EXPECT_EQ(faults(), "") << size.width() << " × " << size.height();
      }
    }
  }
}

TEST_F(PaintedTextsTest, ErrorAtTheHandleStandsOnNoCurveWhereverTheHandleIs) {
  window.resize(1280, 720);
  window.show();
  ASSERT_TRUE(window.lessons().start(QStringLiteral("lambda")));
  auto& run = window.run();
  ASSERT_TRUE(waitFor([&] { return run.path().isComplete(); }));
  const auto* plot = window.stage()->lambda()->plot();
  for (int tenth = 0; tenth <= 10; ++tenth) {
    const double lambda = run.lambdaRange().scale().lambda(tenth / 10.0);
    run.setLambda(QString::number(lambda, 'g', 3).toDouble());
    ASSERT_TRUE(waitFor([&] {
      return run.snapshot()->numbers.lambda == run.experiment().lambda() &&
             !plot->valueText().isEmpty();
    }));
    settle();
    EXPECT_EQ(faults(), "") << "tenth " << tenth;
  }
}

TEST(PaintedTextTest, TextsThatAreCutOffOrStandOnOthersOrOnACurveAreFound) {
  QCustomPlot plot;
  plot.resize(400, 200);
  plot.addGraph()->setData({0, 1, 2, 3, 4, 5}, {0, 1, 2, 3, 4, 5});
  plot.graph()->setPen(QPen(Qt::red, 2));
  plot.replot();
  EXPECT_EQ(faultsOfTexts(plot), "");
  auto* text = new QCPItemText(&plot);
  text->setText(QStringLiteral("words"));
  text->setClipToAxisRect(false);
  text->position->setCoords(2.5, 2.5);
  EXPECT_EQ(faultsOfTexts(plot), "\"words\" stands on a line; ");
  text->position->setCoords(1.5, 4);
  EXPECT_EQ(faultsOfTexts(plot), "");
  auto* other = new QCPItemText(&plot);
  other->setText(QStringLiteral("others"));
  other->position->setCoords(1.5, 4);
  EXPECT_EQ(faultsOfTexts(plot), "\"others\" covers \"words\"; ");
  other->setVisible(false);
  text->position->setCoords(0, 3.5);
  text->setClipToAxisRect(true);
  EXPECT_EQ(faultsOfTexts(plot), "\"words\" is cut off; ");
}

TEST(PaintedTextTest, NameOfTheSmallestErrorStandsOnNoCurveHoweverFarTheHandleIs) {
  const auto isNamed = [](const QVector<double>& keys, const QVector<double>& errors) {
    QCustomPlot plot;
    plot.resize(400, 200);
    auto* curve = plot.addGraph();
    curve->setData(keys, errors);
    curve->setPen(QPen(Qt::red, 2));
    auto* best = plot.addGraph();
    const auto least = std::min_element(errors.begin(), errors.end()) - errors.begin();
    best->setData({keys[least]}, {errors[least]});
    best->setLineStyle(QCPGraph::lsNone);
    plot.xAxis->setRange(0, 1);
    plot.yAxis->setRange(0, 10);
    new PlotLayer(plot, QStringLiteral("main"), [&](QCPPainter& painter) {
      ErrorLabels labels(painter, *plot.axisRect(), {curve});
      labels.drawValue({QStringLiteral("0.5")}, plot.xAxis->coordToPixel(0));
      labels.namePoint(*best, QStringLiteral("smallest error"));
    });
    plot.replot();
    EXPECT_EQ(faultsOfTexts(plot), "");
    const auto texts = testing::paintedTexts(plot);
    return std::any_of(texts.begin(), texts.end(), [](const auto& each) {
      return each.text == QStringLiteral("smallest error");
    });
  };
  EXPECT_TRUE(isNamed({0, 0.6, 1}, {2, 1, 2}));
  EXPECT_TRUE(isNamed({0, 0.6, 0.63, 1}, {3, 1, 8, 9}));
  // Up and down all the way: there is no room.
  QVector<double> keys;
  QVector<double> errors;
  for (int k = 0; k <= 40; ++k) {
    keys << k / 40.0;
    errors << (k == 20 ? 1 : k % 2 == 0 ? 2 : 9);
  }
  EXPECT_FALSE(isNamed(keys, errors));
}

TEST(PaintedTextTest, LegendOfCurvesHasTheirStrokes) {
  std::vector<CurvePlot::Curve> kinds;
  kinds.reserve(5);
  for (int k = 0; k < 5; ++k)
    kinds.push_back(
        {QStringLiteral("curve %1").arg(k), {}, [k](const TraceRow& row) { return row.mse + k; }});
  CurvePlot curves(QStringLiteral("Error"), QStringLiteral("error"), kinds);
  curves.resize(600, 240);
  curves.show();
  std::vector<TraceRow> rows(3);
  for (std::size_t k = 0; k < rows.size(); ++k) {
    rows[k].iteration = static_cast<std::int64_t>(k);
    rows[k].mse = 1;
  }
  curves.append(rows);
  ASSERT_TRUE(waitFor([&] { return curves.isDrawn(); }));
  const auto legend = curves.findChild<QLabel*>()->text();
  const std::pair<QString, Qt::PenStyle> strokes[] = {{QStringLiteral("━━"), Qt::SolidLine},
                                                      {QStringLiteral("╍╍"), Qt::DashLine},
                                                      {QStringLiteral("┅┅"), Qt::DotLine}};
  for (const auto& [sign, style] : strokes) {
    int drawn = 0;
    for (int k = 0; k < curves.plot()->graphCount(); ++k)
      if (!curves.plot()->graph(k)->data()->isEmpty() && curves.plot()->graph(k)->realVisibility())
        drawn += curves.plot()->graph(k)->pen().style() == style ? 1 : 0;
    EXPECT_EQ(legend.count(sign), drawn) << sign.toStdString();
  }
}

TEST(PaintedTextTest, LambdasOfCurvesStandBesideThemOrAreLeftOut) {
  CurvePlot curves(QStringLiteral("Error"), QStringLiteral("error"),
                   {{QStringLiteral("MSE"), {}, [](const TraceRow& row) { return row.mse; }}});
  curves.resize(600, 240);
  curves.show();
  std::vector<TraceRow> rows;
  for (int k = 0; k <= 1000; ++k) {
    TraceRow row;
    row.iteration = k;
    row.lambda = k < 100 ? 1 : k < 120 ? 20 : k < 480 ? 0.003 : k < 900 ? 4 : 0.05;
    row.mse = 1 + std::sin(0.02 * k) + 0.001 * k;
    rows.push_back(row);
  }
  curves.append(rows);
  ASSERT_TRUE(waitFor([&] { return curves.isDrawn(); }));
  EXPECT_EQ(faultsOfTexts(*curves.plot()), "");
  EXPECT_EQ(curves.lambdaMarks().size(), 4U);
  const auto texts = testing::paintedTexts(*curves.plot());
  const auto labels = std::count_if(texts.begin(), texts.end(), [](const auto& each) {
    return each.text.startsWith(QStringLiteral("λ"));
  });
  EXPECT_GE(labels, 3);
}

class LegendPlaceTest : public testing::WindowTest {
 protected:
  GraphView& view() { return *window.graphView(); }
  void draw() {
    for (int turn = 0; turn < 2; ++turn) {
      ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete() && view().isCurrent(); }));
      view().grab();
    }
  }
  /// Nodes of which a part is under the legend.
  int hiddenNodes() {
    constexpr double inner = 4;  // of the smallest discs
    int hidden = 0;
    for (int i = 0; i < view().nodeCount(); ++i) {
      const auto at = view().screenPosition(i);
      hidden += QRectF(view().legendBox())
                        .intersects(QRectF(at - QPointF(inner, inner), at + QPointF(inner, inner)))
                    ? 1
                    : 0;
    }
    return hidden;
  }
};

TEST_F(LegendPlaceTest, LegendThatGrowsHidesNoNode) {
  for (const char* preset : {"race-pooled-tree", "race-clusters", "backdoor-image"}) {
    SCOPED_TRACE(preset);
    openPreset(preset);
    window.resize(1280, 720);
    for (const int iterations : {0, 5, 100}) {
      window.run().runUntil(iterations);  // or as far as the method goes
      ASSERT_TRUE(waitFor([&] { return !window.run().isRunning(); }));
      draw();
      EXPECT_EQ(hiddenNodes(), 0) << iterations;
    }
    view().select({0, 1}, {});
    draw();
    EXPECT_EQ(hiddenNodes(), 0) << "with a selection";
    EXPECT_FALSE(view().legendBox().isEmpty());
  }
}

TEST_F(LegendPlaceTest, LegendOfAGraphThatTheUserHasMovedIsFoldedToAButton) {
  const Json grid{{"kind", "grid"}, {"rows", 20}, {"columns", 30}};
  open(Experiment().with("graph", grid).value());
  draw();
  auto* button = testing::child<QToolButton>(view(), "legendButton");
  EXPECT_FALSE(button->isVisible());
  view().setViewTransform({1.4, {}});
  draw();
  EXPECT_EQ(hiddenNodes(), 0);
  ASSERT_TRUE(button->isVisible());
  EXPECT_TRUE(view().legendBox().isEmpty());
  button->click();
  EXPECT_TRUE(view().rect().contains(view().legendBox()));
  EXPECT_FALSE(view().legendBox().isEmpty());
  button->click();
  EXPECT_TRUE(view().legendBox().isEmpty());
  view().fit();
  draw();
  EXPECT_FALSE(button->isVisible());
  EXPECT_FALSE(view().legendBox().isEmpty());
  EXPECT_EQ(hiddenNodes(), 0);
}

}  // namespace
}  // namespace gtv::ui
