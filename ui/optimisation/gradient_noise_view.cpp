#include "ui/optimisation/gradient_noise_view.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

#include "base/number.h"
#include "problem/gradient_noise.h"
#include "ui/live/run_controller.h"
#include "ui/plots/feature_axes.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

constexpr Eigen::Index mostNoiseSamples = 20'000;
/// Of gradients of single samples in one picture; where there are more, fewer iterates are drawn.
constexpr double mostNumbers = 2e7;
constexpr int widerBatch = 4;  ///< times B

}  // namespace

GradientNoiseView::GradientNoiseView()
    : PlotView(tr("Gradient noise"), QStringLiteral("gradient-noise")) {
  auto& plot = *this->plot();
  for (auto** graph : {&wider_, &gradient_, &drawn_, &spread_}) *graph = plot.addGraph();
  drawn_->setLineStyle(QCPGraph::lsNone);
  plot.xAxis->setLabel(tr("iteration"));
  plot.yAxis->setLabel(tr("norm"));
  plot.yAxis->setScaleType(QCPAxis::stLogarithmic);
  plot.yAxis->setTicker(QSharedPointer<QCPAxisTickerLog>::create());
  plot.yAxis->setNumberFormat(QStringLiteral("gb"));
  plot.setToolTip(tr(
      "Stochastic gradients of the loss of the selected node at the iterates of the run. Where "
      "the spread of the batches is well above the norm of the gradient, a single step is mostly "
      "noise: with steps of one size the iterates end by moving about the minimum, the farther "
      "from it the larger the step. The spread falls as 1/√B with the size B of the batch."));
  PlotView::refreshTheme();
}

void GradientNoiseView::follow(const ViewSources& sources) {
  PlotView::follow(sources);
  auto& solver = sources.run.solver();
  connect(this, &GradientNoiseView::pastWanted, &solver, &SolverThread::requestNodePast);
  connect(&solver, &SolverThread::nodePastReady, this,
          [this, &solver](const std::shared_ptr<const NodePast>& past) {
            if (past->runNumber == solver.current())
              setPast(past->node, past->iterations, past->values);
          });
}

void GradientNoiseView::style() {
  const auto noise = QColor::fromRgb(okabeIto[3]);
  gradient_->setPen(QPen(QColor::fromRgb(okabeIto[0]), scaled(2.4)));
  spread_->setPen(QPen(noise, scaled(2.4)));
  wider_->setPen(QPen(noise, scaled(1.2), Qt::DashLine));
  drawn_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, noise, noise, scaled(3.5)));
}

void GradientNoiseView::forget(bool /*another*/) {
  givenFor_ = -1;
  iterations_.clear();
}

int GradientNoiseView::drawnBatch() const { return std::max(1, batch()); }

void GradientNoiseView::setPast(int node, const std::vector<std::int64_t>& iterations,
                                const Matrix& values) {
  if (node != this->node() || values.cols() != static_cast<Eigen::Index>(iterations.size())) return;
  givenFor_ = node;
  iterations_ = iterations;
  values_ = values;
  // Other views ask for the past of their nodes, too.
  if (isOnScreen(*this) && whyNothing().isEmpty()) draw();
}

QString GradientNoiseView::whyNothing() const {
  if (auto why = whyNoNodes(tr("the noise of their gradients")); !why.isEmpty()) return why;
  if (!snapshot()) return tr("The run has not begun.");
  const auto& problem = snapshot()->problem;
  if (!problem || problem->nodeCount() != network()->nodeCount())
    return tr(
        "The method trains local models of its own, whose gradients are not known. Choose a method "
        "for parameter vectors, such as gradient steps.");
  const auto samples = problem->losses[static_cast<std::size_t>(node())]->sampleCount();
  if (samples == 0)
    return tr("%1 has no data to learn from, so its gradient is 0. Select another node.")
        .arg(nodeName());
  if (samples > mostNoiseSamples)
    return tr("%1 has %L2 samples, too many to look at each of them while the run goes on.")
        .arg(nodeName())
        .arg(samples);
  return {};
}

void GradientNoiseView::refresh() {
  if (const auto why = whyNothing(); !why.isEmpty()) return showText(why);
  draw();
  Q_EMIT pastWanted(node());
}

void GradientNoiseView::draw() {
  const auto& loss = *snapshot()->problem->losses[static_cast<std::size_t>(node())];
  const auto now = snapshot()->numbers.iteration;
  std::vector<std::pair<std::int64_t, Vector>> path;
  if (givenFor_ == node() && values_.rows() == loss.dimension())
    for (std::size_t k = 0; k < iterations_.size() && iterations_[k] < now; ++k)
      path.emplace_back(iterations_[k], values_.col(static_cast<Eigen::Index>(k)));
  path.emplace_back(now, snapshot()->W.col(node()));
  const double cost = static_cast<double>(loss.sampleCount() + drawnBatch()) *
                      static_cast<double>(loss.dimension());
  const auto most = static_cast<std::size_t>(
      std::clamp<double>(mostNumbers / cost, 1, static_cast<double>(mostPoints)));
  const auto stride = (path.size() + most - 1) / most;
  for (auto* graph : {gradient_, spread_, wider_, drawn_}) graph->data()->clear();
  const auto draws = Rng(experiment().seed()).stream("batches to draw");
  Vector whole(loss.dimension());
  Extent up;
  const auto add = [&](QCPGraph* graph, double at, double value) {
    if (!(value > 0) || !std::isfinite(value)) return;
    graph->addData(at, value);
    up.add(value);
  };
  for (std::size_t k = (path.size() - 1) % stride; k < path.size(); k += stride) {
    const auto& [iteration, w] = path[k];
    const auto at = static_cast<double>(iteration);
    loss.gradient(w, whole);
    const double spread = gradientSpread(loss, w, drawnBatch());
    auto own = draws.stream(std::to_string(iteration));
    add(gradient_, at, whole.norm());
    add(spread_, at, spread);
    add(wider_, at, spread / std::sqrt(widerBatch));
    add(drawn_, at, (drawBatchGradients(loss, w, drawnBatch(), 1, own).col(0) - whole).norm());
  }
  auto& axes = *plot();
  axes.xAxis->setRange(static_cast<double>(path.front().first),
                       static_cast<double>(std::max(now, path.front().first + 1)));
  if (up.low <= up.high) axes.yAxis->setRange(up.low / 1.5, up.high * 1.5);
  auto title = nodeHeading() +
               tr(" · batches of %1 of its %L2 samples").arg(drawnBatch()).arg(loss.sampleCount());
  if (batch() == 0) title += tr("; the method takes all of them");
  showPlot(title, key());
}

QString GradientNoiseView::key() const {
  const auto noise = QColor::fromRgb(okabeIto[3]);
  return joined(
      {keyOf(QColor::fromRgb(okabeIto[0]), QStringLiteral("━━"), tr("gradient ‖g‖")),
       keyOf(noise, QStringLiteral("━━"), tr("spread √E‖g_B − g‖²")),
       keyOf(noise, QStringLiteral("╍╍"), tr("of batches of %1").arg(widerBatch * drawnBatch())),
       keyOf(noise, QStringLiteral("•"), tr("one batch ‖g_B − g‖"))});
}

QString GradientNoiseView::figureData() const {
  std::string out = "series,iteration,norm\n";
  const std::array<std::pair<const char*, const QCPGraph*>, 4> all{
      {{"gradient", gradient_}, {"spread", spread_}, {"spread of 4B", wider_}, {"batch", drawn_}}};
  for (const auto& [name, graph] : all)
    for (const auto& point : *graph->data())
      out += std::string(name) + ',' + formatNumber(point.key) + ',' + formatNumber(point.value) +
             '\n';
  return toQString(out);
}

}  // namespace gtv::ui
