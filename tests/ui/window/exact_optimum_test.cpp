#include "ui/live/exact_optimum.h"

#include <qcustomplot.h>

#include <QAction>
#include <QComboBox>
#include <QSettings>
#include <QSlider>
#include <cmath>

#include "experiment/documents.h"
#include "problem/dual_bound.h"
#include "support/window_driver.h"
#include "ui/canvas/edge_image.h"
#include "ui/canvas/graph_view.h"
#include "ui/canvas/view_choices.h"
#include "ui/diagnostics/certificate_bar.h"
#include "ui/diagnostics/diagnostics_dock.h"
#include "ui/document/file_controller.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/lambda_control.h"
#include "ui/live/run_controller.h"
#include "ui/shell/view_docks.h"
#include "ui/views/scatter_plot.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {
namespace {

using testing::waitFor;

class ExactOptimumTest : public testing::WindowTest {
 protected:
  ExactOptimum& exact() { return window.run().exactOptimum(); }
  bool waitForOptimum() {
    return waitFor([&] {
      return exact().isCurrent() && exact().latest() &&
             exact().latest()->optimum.lambda == window.run().experiment().lambda();
    });
  }
  void chooseEdges(const char* what) {
    window.choices().edgeChoice()->setCurrentIndex(
        window.choices().edgeChoice()->findData(QString::fromLatin1(what)));
  }
  QString legend() { return window.graphView()->legendLines().join(QLatin1Char('|')); }
};

TEST_F(ExactOptimumTest, IsFoundAndCertifiedWhilePaused) {
  openPreset("convex-clustering");
  ASSERT_TRUE(waitForOptimum());
  const auto answer = exact().latest();
  EXPECT_TRUE(answer->proved);
  auto problem = *answer->problem;
  problem.lambda = window.run().experiment().lambda();
  EXPECT_LE(DualBounder(problem).bound(answer->optimum.W, answer->optimum.U).relative, 1.1e-6);
  EXPECT_EQ(window.run().shownIteration(), 0);  // the run has not moved
}

TEST_F(ExactOptimumTest, RingsFollowTheSlider) {
  openPreset("convex-clustering");
  ASSERT_TRUE(waitForOptimum());
  auto* scatter = window.views().find<ScatterPlot>();
  EXPECT_EQ(scatter->ringCount(), 3);  // one per cloud, not one per node
  const auto before = scatter->ringPosition();
  auto* slider = window.lambdaControl()->slider();
  slider->setValue(slider->value() + 40);
  ASSERT_TRUE(waitForOptimum());
  EXPECT_EQ(scatter->ringCount(), 1);  // far beyond the λ at which all meet
  EXPECT_NE(scatter->ringPosition(), before);
  slider->setValue(slider->value() - 140);
  ASSERT_TRUE(waitForOptimum());
  EXPECT_GT(scatter->ringCount(), 30);
  // The axes hold all of them, though the iteration is still elsewhere.
  const auto& W = exact().latest()->optimum.W;
  const auto range = scatter->plot()->xAxis->range();
  EXPECT_TRUE(range.contains(W.row(scatter->xCoordinate()).minCoeff()));
  EXPECT_TRUE(range.contains(W.row(scatter->xCoordinate()).maxCoeff()));
}

TEST_F(ExactOptimumTest, IterationConvergesToTheRings) {
  openPreset("convex-clustering");
  runTo(400);
  ASSERT_TRUE(waitForOptimum());
  EXPECT_LT((window.run().snapshot()->W - exact().latest()->optimum.W).cwiseAbs().maxCoeff(), 1e-2);
}

TEST_F(ExactOptimumTest, IsRecomputedForAnotherPenalty) {
  openPreset("convex-clustering");
  ASSERT_TRUE(waitForOptimum());
  const auto before = exact().latest();
  Q_EMIT window.panel()->edited(QStringLiteral("penalty.kind"), Json("l1"));
  ASSERT_TRUE(
      waitFor([&] { return exact().latest() && exact().latest()->problem != before->problem; }));
  ASSERT_TRUE(waitForOptimum());
  EXPECT_NE(exact().latest()->optimum.bound.primal, before->optimum.bound.primal);
  // Back at the first iteration it is the same problem still.
  const auto l1 = exact().latest()->problem;
  window.run().reset();
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() == 0; }));
  ASSERT_TRUE(waitForOptimum());
  EXPECT_EQ(exact().latest()->problem, l1);
}

TEST_F(ExactOptimumTest, ShowsNothingWhenOffAndRemembersIt) {
  openPreset("star");
  ASSERT_TRUE(waitForOptimum());
  ASSERT_GT(window.views().find<ScatterPlot>()->ringCount(), 0);
  exact().action()->trigger();
  EXPECT_FALSE(exact().isOn());
  EXPECT_EQ(window.views().find<ScatterPlot>()->ringCount(), 0);
  EXPECT_TRUE(window.certificateBar()->optimumText().contains(QStringLiteral("off")));
  EXPECT_FALSE(ExactOptimum().isOn());  // as of the next start
  exact().action()->trigger();
  EXPECT_TRUE(ExactOptimum().isOn());
  ASSERT_TRUE(waitForOptimum());
  EXPECT_GT(window.views().find<ScatterPlot>()->ringCount(), 0);
}

TEST_F(ExactOptimumTest, CertificateBarShowsGapToOptimum) {
  openPreset("convex-clustering");
  runTo(3);
  ASSERT_TRUE(waitForOptimum());
  const auto bound = boundByOptimum(*window.run().snapshot(), *exact().latest());
  ASSERT_TRUE(bound.has_value());
  const double optimum = exact().latest()->optimum.bound.primal;
  EXPECT_GE(bound->gap, window.run().snapshot()->numbers.objective - optimum);
  EXPECT_GT(bound->gap, 0);
  // The iteration's own certificate may be the better one; the worse is never shown.
  EXPECT_TRUE(waitFor([&] {
    const auto text = window.certificateBar()->iterationText();
    const auto* own = window.diagnostics()->shown();
    const bool better = own != nullptr && own->bound.dual > bound->dual;
    return better ? text.contains(QStringLiteral("optimum"))
                  : text.contains(QString::fromStdString(describeBound(*bound)));
  })) << window.certificateBar()->iterationText().toStdString();
  EXPECT_TRUE(window.certificateBar()->optimumText().contains(QStringLiteral("proved to")))
      << window.certificateBar()->optimumText().toStdString();
  EXPECT_TRUE(window.certificateBar()->optimumText().contains(QStringLiteral("3 clusters")));
}

// FedAvg does not try to come down to the optimum of GTVMin: no gap is blamed on it.
TEST_F(ExactOptimumTest, ShowsNoGapForMethodsWithOtherObjectives) {
  openPreset("fedavg-lambda");
  runTo(3);
  const auto& bar = *window.certificateBar();
  ASSERT_TRUE(waitFor([&] { return bar.optimumText().contains(QStringLiteral("of GTVMin")); }))
      << bar.optimumText().toStdString();
  EXPECT_TRUE(bar.iterationText().contains(QStringLiteral("minimises another one")))
      << bar.iterationText().toStdString();
  EXPECT_FALSE(bar.iterationText().contains(QStringLiteral("above the optimum")));
}

TEST_F(ExactOptimumTest, BoundNeedsSameLambdaAndProblem) {
  openPreset("star");
  ASSERT_TRUE(waitForOptimum());
  auto answer = *exact().latest();
  auto snapshot = *window.run().snapshot();
  ASSERT_TRUE(boundByOptimum(snapshot, answer).has_value());
  snapshot.numbers.lambda *= 1.01;
  EXPECT_FALSE(boundByOptimum(snapshot, answer).has_value());
  snapshot = *window.run().snapshot();
  answer.problem = std::make_shared<const GtvProblem>(*answer.problem);
  EXPECT_FALSE(boundByOptimum(snapshot, answer).has_value());
  answer = *exact().latest();
  answer.why = "no";
  EXPECT_FALSE(boundByOptimum(snapshot, answer).has_value());
}

TEST_F(ExactOptimumTest, NeverShowsIterateBelowOrDualAboveOptimum) {
  openPreset("star");
  ASSERT_TRUE(waitForOptimum());
  const auto answer = *exact().latest();
  auto snapshot = *window.run().snapshot();
  snapshot.numbers.objective = answer.optimum.bound.dual - 1e-7;
  EXPECT_EQ(boundByOptimum(snapshot, answer)->dual, snapshot.numbers.objective);
  EXPECT_EQ(describeOptimum(answer, snapshot).section(QLatin1Char(','), 0, 0),
            number(snapshot.numbers.objective, 6));
  snapshot.numbers.lambda *= 2;
  EXPECT_EQ(describeOptimum(answer, snapshot).section(QLatin1Char(','), 0, 0),
            number(answer.optimum.bound.primal, 6));
}

TEST_F(ExactOptimumTest, EdgesShowFlowOfOptimum) {
  openPreset("convex-clustering");
  ASSERT_TRUE(waitForOptimum());
  EXPECT_FALSE(legend().contains(QStringLiteral("capacity")));
  chooseEdges("optimum");
  // Three clouds of 20, all pairs joined: the 3·20² edges between them carry the jumps. Inside a
  // cloud the flow is not unique, and may come to its capacity too.
  const auto& saturation = *exact().latest()->saturation;
  const auto& clusters = exact().latest()->optimum.clusters;
  const auto& edges = exact().latest()->problem->graph->edges();
  int borders = 0;
  for (std::size_t e = 0; e < edges.size(); ++e) {
    if (clusters[edges[e].head] == clusters[edges[e].tail]) continue;
    ++borders;
    EXPECT_GE(saturation[static_cast<Eigen::Index>(e)], saturatedFrom);
  }
  EXPECT_EQ(borders, 1200);
  const auto count = (saturation.array() >= saturatedFrom).count();
  EXPECT_TRUE(legend().contains(QStringLiteral("%1 of 1770").arg(count))) << legend().toStdString();
  EXPECT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  chooseEdges("weight");
  EXPECT_FALSE(legend().contains(QStringLiteral("capacity")));
}

TEST_F(ExactOptimumTest, EdgesShowFlowOfRunningIteration) {
  openPreset("convex-clustering");
  chooseEdges("iteration");
  ASSERT_TRUE(waitFor([&] { return window.run().snapshot()->saturation != nullptr; }));
  EXPECT_TRUE(legend().contains(QStringLiteral("0 of 1770"))) << legend().toStdString();
  runTo(400);
  EXPECT_TRUE(waitFor([&] { return legend().contains(QStringLiteral("1200 of 1770")); }))
      << legend().toStdString();
  chooseEdges("weight");
  window.run().step();
  // Nobody pays for a flow that is not shown.
  EXPECT_TRUE(waitFor([&] {
    return window.run().shownIteration() == 401 && window.run().snapshot()->saturation == nullptr;
  }));
}

TEST_F(ExactOptimumTest, EdgesShowWeightsForPenaltyWithoutCapacities) {
  openPreset("star");
  Q_EMIT window.panel()->edited(QStringLiteral("penalty.kind"), Json("mocha"));
  chooseEdges("optimum");
  EXPECT_TRUE(waitFor([&] { return legend().contains(QStringLiteral("by weight")); }))
      << legend().toStdString();
}

TEST_F(ExactOptimumTest, RapidChangesEndWithOptimumOfLastProblem) {
  openPreset("star", true);
  auto* slider = window.lambdaControl()->slider();
  for (int k = 0; k < 30; ++k) {
    if (k % 10 == 5) {
      ASSERT_TRUE(
          window.files().openByName(k == 15 ? QStringLiteral("chain") : QStringLiteral("star")));
    }
    slider->setValue(slider->minimum() + (k * 37) % (slider->maximum() - slider->minimum()));
    QTest::qWait(k % 5);
  }
  // What was opened last is there, not still the one before.
  ASSERT_TRUE(waitFor(
      [&] { return window.panel()->problemText().isEmpty() && window.pictureIsComplete(); }));
  ASSERT_TRUE(waitForOptimum());
  EXPECT_EQ(window.run().experiment().title(), loadPreset("star").value().title());
  EXPECT_EQ(exact().latest()->optimum.W.cols(), window.run().snapshot()->W.cols());
}

}  // namespace
}  // namespace gtv::ui
