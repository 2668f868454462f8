#include "ui/live/time_bar.h"

#include <gtest/gtest.h>
#include <qcustomplot.h>

#include <QAction>
#include <QComboBox>
#include <QSlider>
#include <QToolButton>

#include "support/child.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/diagnostics/status_line.h"
#include "ui/document/file_controller.h"
#include "ui/forms/formula_view.h"
#include "ui/forms/marked_slider.h"
#include "ui/forms/number_field.h"
#include "ui/live/exact_optimum.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/lambda_control.h"
#include "ui/live/run_controller.h"
#include "ui/plots/curve_plot.h"
#include "ui/shell/view_docks.h"
#include "ui/shell/window_commands.h"
#include "ui/views/run_curves.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using testing::child;
using testing::waitFor;

class TimeTest : public testing::WindowTest {
 protected:
  bool shows(std::int64_t iteration) {
    return waitFor([&] { return window.run().shownIteration() == iteration; });
  }
  void lookAt(std::int64_t iteration) {
    auto* field = window.timeBar()->field();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QString::number(iteration));
    QTest::keyClick(field, Qt::Key_Return);
    window.graphView()->setFocus();
    ASSERT_TRUE(shows(iteration));
  }
};

TEST_F(TimeTest, IterationsThatAreDoneAreSaidOnceAndInOneNotation) {
  openPreset("star");
  open(window.run()
           .experiment()
           .with("stop", Json{{"maxIterations", 2000}, {"tolerance", 0}})
           .value());
  window.run().setRunning(true);
  ASSERT_TRUE(
      waitFor([&] { return window.run().shownIteration() == 2000 && !window.run().isRunning(); }));
  EXPECT_TRUE(waitFor([&] { return window.timeBar()->text() == QStringLiteral("2000 of 2000"); }));
  QString reason;
  for (const auto* label : window.timeBar()->findChildren<ElidedLabel*>())
    if (label->isVisible()) reason = label->fullText();
  EXPECT_EQ(reason, QStringLiteral("iteration limit"));
}

TEST_F(TimeTest, SliderMovesToEveryIterationAndBack) {
  openPreset("sbm-two-clusters");
  std::vector<Matrix> W;
  for (int k = 0; k <= 30; ++k) {
    if (k > 0) runTo(k);
    W.push_back(window.run().snapshot()->W);
  }
  auto* slider = window.timeBar()->slider();
  EXPECT_EQ(slider->value(), slider->maximum());
  // A real drag from the right end to the left.
  QStyleOptionSlider option;
  option.initFrom(slider);
  option.minimum = slider->minimum();
  option.maximum = slider->maximum();
  option.sliderPosition = option.sliderValue = slider->value();
  option.orientation = Qt::Horizontal;
  const auto handle =
      slider->style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, slider);
  QTest::mousePress(slider, Qt::LeftButton, {}, handle.center());
  for (int k = 1; k <= 20; ++k)
    QTest::mouseMove(slider, handle.center() - QPoint(k * slider->width() / 40, 0));
  // Once it is let go, it follows what is shown, which may still be on the way there.
  const int asked = slider->value();
  EXPECT_GT(asked, 5);
  EXPECT_LT(asked, 25);
  QTest::mouseRelease(slider, Qt::LeftButton, {}, handle.center() - QPoint(slider->width() / 2, 0));
  ASSERT_TRUE(shows(asked));
  EXPECT_TRUE(waitFor([&] { return slider->value() == asked; }));
  EXPECT_TRUE(window.run().isLookingBack());
  EXPECT_EQ(window.run().snapshot()->W, W[static_cast<std::size_t>(asked)]);
  for (const int k : {3, 29, 0, 17, 30}) {
    lookAt(k);
    EXPECT_EQ(window.run().snapshot()->W, W[static_cast<std::size_t>(k)]) << k;
    EXPECT_EQ(window.run().snapshot()->reached, 30);
    EXPECT_EQ(window.run().isLookingBack(), k < 30);
  }
}

TEST_F(TimeTest, UnreachedIterationShowsLastIteration) {
  openPreset("sbm-two-clusters");
  runTo(30);
  auto* field = window.timeBar()->field();
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("5000"));
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_EQ(field->text(), QStringLiteral("30"));
  // What was typed is done with: the field follows the run again, though it has the focus.
  runTo(40);
  EXPECT_TRUE(waitFor([&] { return field->text() == QStringLiteral("40"); }));
}

TEST_F(TimeTest, EmptyGraphClearsPreviousRun) {
  openPreset("sbm-two-clusters");
  runTo(30);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  ASSERT_TRUE(window.status().text().contains(QStringLiteral("MSE")));
  window.files().open(emptyExperiment());
  ASSERT_TRUE(waitFor([&] { return window.run().isEmpty(); }));
  EXPECT_FALSE(window.status().text().contains(QStringLiteral("MSE")));
  EXPECT_EQ(window.timeBar()->text().toStdString(), "0 of 0");
  EXPECT_TRUE(window.lambdaControl()->slider()->marks().empty());
  EXPECT_EQ(window.panel()->objective()->plainText().indexOf(QLatin1Char('=')), -1);
}

TEST_F(TimeTest, CommaAndFullStopStepBackAndForward) {
  openPreset("sbm-two-clusters");
  runTo(12);
  const auto& W = window.run().snapshot()->W;
  const Matrix last = W;
  QTest::keyClick(&window, Qt::Key_Comma);
  ASSERT_TRUE(shows(11));
  QTest::keyClick(&window, Qt::Key_Comma);
  ASSERT_TRUE(shows(10));
  QTest::keyClick(&window, Qt::Key_Period);
  ASSERT_TRUE(shows(11));
  QTest::keyClick(&window, Qt::Key_Period);
  ASSERT_TRUE(shows(12));
  EXPECT_FALSE(window.run().isLookingBack());
  EXPECT_EQ(window.run().snapshot()->W, last);
  QTest::keyClick(&window, Qt::Key_Period);
  ASSERT_TRUE(shows(13));
  QTest::mouseClick(child<QToolButton>(*window.timeBar(), "backButton"), Qt::LeftButton);
  ASSERT_TRUE(shows(12));
  QTest::mouseClick(child<QToolButton>(*window.timeBar(), "forwardButton"), Qt::LeftButton);
  ASSERT_TRUE(shows(13));
}

TEST_F(TimeTest, ResumeFromHereDiscardsLaterIterationsAndReproducesThem) {
  openPreset("sbm-two-clusters");
  runTo(40);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  const auto before = window.views().find<ObjectiveCurves>()->rows();
  // A click on the groove leads there.
  auto* slider = window.timeBar()->slider();
  QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(2, slider->height() / 2));
  ASSERT_TRUE(shows(0));
  lookAt(15);
  EXPECT_EQ(window.views().find<ObjectiveCurves>()->cursorPosition(), 15);
  EXPECT_EQ(window.views().find<ObjectiveCurves>()->pointCount(0), 41);
  auto* resume = child<QToolButton>(*window.timeBar(), "resumeButton");
  EXPECT_TRUE(resume->isEnabled());
  QTest::mouseClick(resume, Qt::LeftButton);
  ASSERT_TRUE(waitFor(
      [&] { return !window.run().isLookingBack() && window.run().shownIteration() == 15; }));
  // The curves follow with the next frame.
  EXPECT_TRUE(waitFor([&] { return window.views().find<ObjectiveCurves>()->pointCount(0) == 16; }));
  EXPECT_TRUE(std::isnan(window.views().find<ObjectiveCurves>()->cursorPosition()));
  EXPECT_FALSE(resume->isEnabled());
  runTo(40);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  const auto& after = window.views().find<ObjectiveCurves>()->rows();
  ASSERT_EQ(after.size(), before.size());
  for (std::size_t k = 0; k < after.size(); ++k) EXPECT_EQ(after[k].objective, before[k].objective);
}

TEST_F(TimeTest, SpaceContinuesFromShownIteration) {
  openPreset("sbm-two-clusters");
  runTo(200);
  lookAt(50);
  window.commands()->speed()->setCurrentIndex(1);
  window.graphView()->setFocus();
  QTest::keyClick(window.graphView(), Qt::Key_Space);
  ASSERT_TRUE(waitFor([&] { return window.run().snapshot()->reached < 100; }));
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() > 50; }));
  EXPECT_TRUE(window.run().isRunning());
}

TEST_F(TimeTest, ChangeWhileLookingBackAppliesAtShownIteration) {
  openPreset("sbm-two-clusters");
  runTo(100);
  lookAt(30);
  auto* slider = window.lambdaControl()->slider();
  slider->setFocus();
  QTest::keyClick(slider, Qt::Key_PageUp);
  const double lambda = window.run().experiment().lambda();
  ASSERT_TRUE(waitFor([&] {
    return window.run().snapshot()->numbers.lambda == lambda &&
           window.run().snapshot()->reached == 30;
  }));
  EXPECT_FALSE(window.run().isLookingBack());
}

TEST_F(TimeTest, LookingBackShowsGraphOfThePast) {
  openPreset("sbm-two-clusters");
  runTo(20);
  const int edges = window.run().snapshot()->network->graph->edgeCount();
  window.run().document().change(
      window.run()
          .experiment()
          .with("edits", {{"nodes", {{0.5, 0.5, 0}}}, {"edges", {{0, 200, 3.0}}}})
          .value(),
      QStringLiteral("bridge"));
  ASSERT_TRUE(waitFor([&] {
    return window.run().snapshot() != nullptr &&
           window.run().snapshot()->network->graph->edgeCount() == edges + 1;
  }));
  runTo(60);
  lookAt(10);
  EXPECT_EQ(window.graphView()->nodeCount(), 200);
  lookAt(50);
  EXPECT_EQ(window.graphView()->nodeCount(), 201);
  EXPECT_EQ(window.run().snapshot()->W.cols(), 201);
}

// The numbers of the status bar rest between two updates; a key must not.
TEST_F(TimeTest, StepBackIsEnabledAsSoonAsIterationIsShown) {
  openPreset("sbm-two-clusters", true);
  for (int k = 0; k < 5; ++k) {
    window.run().reset();
    ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() == 0; }));
    EXPECT_FALSE(window.commands()->stepBack->isEnabled());
    window.run().setRunning(true);
    ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() > 0; }));
    EXPECT_TRUE(window.commands()->stepBack->isEnabled());
  }
}

TEST_F(TimeTest, LookingBackPausesTheRun) {
  openPreset("sbm-two-clusters", true);
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() > 300; }));
  QTest::keyClick(&window, Qt::Key_Comma);
  EXPECT_FALSE(window.run().isRunning());
  ASSERT_TRUE(waitFor([&] { return window.run().isLookingBack(); }));
  EXPECT_EQ(window.run().snapshot()->reached, window.run().shownIteration() + 1);
  // A new draw is a new run: nothing of the old one is left to look at.
  window.commands()->redraw->trigger();
  ASSERT_TRUE(waitFor([&] {
    return window.run().snapshot() != nullptr && window.run().shownIteration() == 0 &&
           !window.run().isLookingBack();
  }));
}

TEST_F(TimeTest, LookingBackShowsLambdaAndOptimumOfThePast) {
  openPreset("sbm-two-clusters");
  const double first = window.run().experiment().lambda();
  runTo(40);
  Q_EMIT window.lambdaControl()->changed(0.05);
  ASSERT_TRUE(waitFor([&] { return window.run().snapshot()->numbers.lambda == 0.05; }));
  runTo(80);
  const auto& exact = window.run().exactOptimum();
  const auto optimumIsFor = [&](double lambda) {
    return waitFor([&] {
      return exact.isCurrent() && exact.latest() && exact.latest()->optimum.lambda == lambda;
    });
  };
  ASSERT_TRUE(optimumIsFor(0.05));
  lookAt(20);
  EXPECT_EQ(window.lambdaControl()->value(), first);
  EXPECT_EQ(window.run().experiment().lambda(), 0.05) << "the document stays";
  EXPECT_TRUE(optimumIsFor(first));
  lookAt(60);
  EXPECT_EQ(window.lambdaControl()->value(), 0.05);
  EXPECT_TRUE(optimumIsFor(0.05));
  lookAt(20);
  lookAt(80);
  EXPECT_FALSE(window.run().isLookingBack());
  EXPECT_EQ(window.lambdaControl()->value(), 0.05);
}

TEST_F(TimeTest, CurvesMarkEveryDragOfLambdaOnce) {
  openPreset("sbm-two-clusters");
  auto& curves = *window.views().find<ErrorCurves>();
  runTo(30);
  // One movement in many steps, while it runs.
  window.run().setRunning(true);
  for (int step = 1; step <= 8; ++step) {
    const double lambda = 0.01 * step;
    Q_EMIT window.lambdaControl()->changed(lambda);
    ASSERT_TRUE(waitFor([&] { return window.run().snapshot()->numbers.lambda == lambda; }));
  }
  runTo(window.run().snapshot()->reached + 50);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  const auto marks = curves.lambdaMarks();
  ASSERT_EQ(marks.size(), 1U);
  EXPECT_EQ(marks[0].lambda, 0.08);
  EXPECT_GE(marks[0].begin, 30);
  EXPECT_GT(marks[0].iteration, marks[0].begin);
  // The table has λ of every row.
  const auto lines = curves.figureData().split(QLatin1Char('\n'));
  EXPECT_TRUE(lines.front().endsWith(QStringLiteral(",lambda")));
  EXPECT_EQ(lines[1].section(QLatin1Char(','), -1).toDouble(), curves.rows().front().lambda);
  EXPECT_EQ(lines[lines.size() - 2].section(QLatin1Char(','), -1).toDouble(), 0.08);
  std::vector<double> values;
  for (const auto& line : lines.sliced(1, lines.size() - 2))
    if (const double lambda = line.section(QLatin1Char(','), -1).toDouble();
        values.empty() || values.back() != lambda)
      values.push_back(lambda);
  EXPECT_EQ(values.size(), 9U) << "every value of the movement is in the table";
  // What is forgotten has no mark.
  lookAt(10);
  child<QToolButton>(*window.timeBar(), "resumeButton")->click();
  ASSERT_TRUE(waitFor([&] { return window.run().snapshot()->reached <= 10; }));
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  EXPECT_LE(curves.lambdaMarks().size(), 1U);
  for (const auto& mark : curves.lambdaMarks()) EXPECT_EQ(mark.iteration, 10);
}

TEST(CurvePlotTest, ChangesOfLambdaAreMarkedFromTheirBeginToTheirEnd) {
  CurvePlot plot(QStringLiteral("Error"), QStringLiteral("error"),
                 {{QStringLiteral("MSE"), {}, [](const TraceRow& row) { return row.mse; }}});
  std::int64_t next = 0;
  const auto rows = [&](const std::vector<double>& lambdas) {
    std::vector<TraceRow> out;
    for (const double lambda : lambdas) {
      TraceRow row;
      row.iteration = next++;
      row.lambda = lambda;
      row.mse = 1;
      out.push_back(row);
    }
    return out;
  };
  const auto marks = [&] {
    std::vector<std::tuple<std::int64_t, std::int64_t, double>> out;
    for (const auto& mark : plot.lambdaMarks())
      out.emplace_back(mark.begin, mark.iteration, mark.lambda);
    return out;
  };
  using Marks = std::vector<std::tuple<std::int64_t, std::int64_t, double>>;
  plot.append(rows({1, 1, 1}));
  EXPECT_EQ(marks(), Marks());
  plot.append(rows({2, 3}), 1);
  plot.append(rows({4, 4}), 1);
  EXPECT_EQ(marks(), (Marks{{3, 5, 4}}));
  plot.append(rows({5}), 2);
  plot.append(rows({6, 7}), 0);
  EXPECT_EQ(marks(), (Marks{{3, 5, 4}, {7, 7, 5}, {8, 8, 6}, {9, 9, 7}}));
  plot.shorten(5);
  EXPECT_EQ(marks(), (Marks{{3, 4, 3}}));
  plot.clear();
  EXPECT_EQ(marks(), Marks());
}

}  // namespace
}  // namespace gtv::ui
