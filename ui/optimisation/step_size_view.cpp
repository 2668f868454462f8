#include "ui/optimisation/step_size_view.h"

#include <fmt/format.h>
#include <qcustomplot.h>

#include <QComboBox>
#include <algorithm>
#include <cmath>
#include <utility>

#include "base/number.h"
#include "ui/live/run_controller.h"
#include "ui/plots/session_values.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr double beyondStable = 1.25;  ///< of the largest stable step: where the axis ends
constexpr double farthestStep = 4;     ///< of it: a step beyond is not in the picture
constexpr int digitsOfFactors = 5;

}  // namespace

StepSizeView::StepSizeView() : PlotView(tr("Step size"), QStringLiteral("step-size")) {
  choice_ =
      addChoice("stepSizeObjective", tr("Objective of the steps"),
                tr("What gradient descent minimises: the objective of GTVMin, the mean of all "
                   "losses, or the loss of the selected node"));
  choice_->addItem(tr("as the method"), QStringLiteral("method"));
  choice_->addItem(tr("GTVMin"), QStringLiteral("network"));
  choice_->addItem(tr("mean loss"), QStringLiteral("mean"));
  choice_->addItem(tr("the node"), QStringLiteral("node"));
  share_ = addChoice("stepSizeShare", tr("Share of the distance"),
                     tr("η: after how many iterations the distance from the minimiser is at most η "
                        "times that at the start"));
  for (const auto& [name, value] : {std::pair{"η = 10⁻¹", "0.1"}, std::pair{"η = 10⁻²", "0.01"},
                                    std::pair{"η = 10⁻³", "0.001"}, std::pair{"η = 10⁻⁶", "1e-06"}})
    share_->addItem(QString::fromUtf8(name), QString::fromLatin1(value));
  auto& plot = *this->plot();
  one_ = plot.addGraph();
  kappa_ = plot.addGraph();
  least_ = plot.addGraph();
  largest_ = plot.addGraph();
  line_ = plot.addGraph();
  best_ = plot.addGraph();
  present_ = plot.addGraph();
  measured_ = plot.addGraph();
  for (auto* mark : {best_, present_, measured_}) mark->setLineStyle(QCPGraph::lsNone);
  plot.xAxis->setLabel(tr("step size α"));
  plot.yAxis->setLabel(tr("factor"));
  plot.setToolTip(
      tr("The factor by which one step of gradient descent shrinks the distance from the minimiser "
         "at least: the larger of |1 − αλ₁| and |1 − αλ_d|, with the smallest and the largest "
         "eigenvalue of the Hessian. Above 1 the distance grows."));
  PlotView::refreshTheme();
}

void StepSizeView::style() {
  const auto color = [](std::size_t k) { return QColor::fromRgb(okabeIto[k]); };
  const auto text = canvasColors().text;
  one_->setPen(QPen(canvasColors().edge, scaled(1)));
  kappa_->setPen(QPen(color(0), scaled(3)));
  least_->setPen(QPen(color(2), scaled(1.4), Qt::DashLine));
  largest_->setPen(QPen(color(3), scaled(1.4), Qt::DashDotLine));
  line_->setPen(QPen(text, scaled(1), Qt::DotLine));
  const auto mark = [](QCPScatterStyle::ScatterShape shape, const QPen& pen, const QBrush& brush,
                       double size) { return QCPScatterStyle(shape, pen, brush, scaled(size)); };
  best_->setScatterStyle(
      mark(QCPScatterStyle::ssCircle, QPen(color(1), scaled(2)), Qt::NoBrush, 12));
  present_->setScatterStyle(mark(QCPScatterStyle::ssDisc, QPen(text, scaled(1)), text, 8));
  measured_->setScatterStyle(
      mark(QCPScatterStyle::ssCross, QPen(color(1), scaled(2.2)), Qt::NoBrush, 11));
}

void StepSizeView::follow(const ViewSources& sources) {
  PlotView::follow(sources);
  auto& solver = sources.run.solver();
  connect(this, &StepSizeView::pastWanted, &solver, &SolverThread::requestNodePast);
  connect(&solver, &SolverThread::nodePastReady, this,
          [this](const std::shared_ptr<const NodePast>& past) { setPast(*past); });
}

void StepSizeView::forget(bool another) {
  before_ = nullptr;
  start_ = nullptr;
  earlier_.clear();
  past_ = Past::Known;
  if (another) seen_.clear();
  objective_.reset();
  shownProblem_ = nullptr;
}

void StepSizeView::setSnapshot(std::shared_ptr<const Snapshot> snapshot) {
  const auto last = this->snapshot();
  const bool goesOn = last && snapshot && last->network == snapshot->network &&
                      last->runNumber == snapshot->runNumber &&
                      last->problem == snapshot->problem &&
                      last->numbers.lambda == snapshot->numbers.lambda;
  if (!goesOn || snapshot->numbers.iteration < last->numbers.iteration)
    before_ = nullptr;
  else if (snapshot->numbers.iteration > last->numbers.iteration)
    before_ = last;
  const bool begins = !goesOn || !start_ || last->gradientStep != snapshot->gradientStep ||
                      snapshot->numbers.iteration < start_->numbers.iteration;
  if (begins) {
    // The first picture of a run may come late, and a view may be made late.
    const bool isFirst = snapshot && (!last || last->runNumber != snapshot->runNumber);
    past_ = isFirst && snapshot->numbers.iteration > 0 ? Past::Unknown : Past::Known;
    earlier_.clear();
    start_ = snapshot;
  }
  if (snapshot && snapshot->network == network()) seen_.add(*snapshot);
  PlotView::setSnapshot(std::move(snapshot));
}

void StepSizeView::setPast(const NodePast& past) {
  const bool fits = past_ == Past::Wanted && start_ && past.node == NodePast::allNodes &&
                    past.runNumber == start_->runNumber && past.values.rows() == start_->W.size() &&
                    !past.iterations.empty() && past.iterations.front() < start_->numbers.iteration;
  if (!fits) return;
  past_ = Past::Known;
  for (std::size_t k = 0; k < past.iterations.size(); ++k)
    if (past.iterations[k] < start_->numbers.iteration)
      earlier_.emplace_back(past.iterations[k], past.values.col(static_cast<Eigen::Index>(k))
                                                    .reshaped(start_->W.rows(), start_->W.cols()));
  auto first = std::make_shared<Snapshot>(*start_);
  first->W = earlier_.front().second;
  first->numbers.iteration = earlier_.front().first;
  start_ = std::move(first);
  scheduleRefresh(false);
}

GtvProblem StepSizeView::problem() const {
  auto out = *snapshot()->problem;
  out.lambda = snapshot()->numbers.lambda;
  return out;
}

std::optional<QuadraticObjective::Scope> StepSizeView::methodScope() const {
  const auto solver = experiment().solver();
  if (solver.kind() == "gradient") return Scope::Network;
  if (!solver.has("gradients")) return std::nullopt;
  const bool agrees = !solver.has("projection") || solver.text("projection") == "consensus";
  return agrees ? Scope::Mean : Scope::Network;
}

/// Its edges pull at nothing.
bool StepSizeView::isAlone(int node) const {
  return snapshot()->numbers.lambda == 0 || network()->graph->degree(node) == 0;
}

Result<void> StepSizeView::tryScope(Scope scope) {
  auto made = QuadraticObjective::make(problem(), scope, node());
  if (!made) return made.error();
  objective_ = std::move(*made);
  scope_ = scope;
  return {};
}

Result<void> StepSizeView::findObjective() {
  const auto chosen = choice_->currentData().toString();
  const bool same = objective_ && shownProblem_ == snapshot()->problem &&
                    shownLambda_ == snapshot()->numbers.lambda && shownNode_ == node() &&
                    shownChoice_ == chosen;
  if (same) return {};
  objective_.reset();
  shownProblem_ = snapshot()->problem;
  shownLambda_ = snapshot()->numbers.lambda;
  shownNode_ = node();
  shownChoice_ = chosen;
  if (chosen == QStringLiteral("network")) return tryScope(Scope::Network);
  if (chosen == QStringLiteral("mean")) return tryScope(Scope::Mean);
  if (chosen == QStringLiteral("node")) return tryScope(Scope::Node);
  if (tryScope(methodScope().value_or(Scope::Network))) return {};
  return tryScope(Scope::Node);
}

void StepSizeView::refresh() {
  if (const auto why = whyNoNodes(tr("which steps shrink the error")); !why.isEmpty())
    return showText(why);
  if (!snapshot()) return showText(tr("The run has not begun."));
  const auto& problem = snapshot()->problem;
  if (!problem || problem->nodeCount() != network()->nodeCount()) {
    objective_.reset();
    return showText(
        tr("The method trains local models of its own, which have no step size in "
           "common. Choose a method for parameter vectors, such as gradient steps."));
  }
  if (const auto found = findObjective(); !found) {
    objective_.reset();
    auto why = translatedMessage(found.error().message);
    if (!why.isEmpty()) why[0] = why[0].toUpper();
    return showText(why + QLatin1Char('.'));
  }
  if (!(objective_->largest() > 0)) {
    const auto name = nodeName();
    objective_.reset();
    return showText(tr("%1 has no data to learn from: its loss is 0 everywhere, and any step stays "
                       "where it is. Select a node with labels.")
                        .arg(name));
  }
  fill();
  showPlot(objectiveName(), key());
  // Steps that grow smaller have another beginning, the last change of α.
  const auto solver = experiment().solver();
  const bool isFixed =
      !solver.has("steps") || solver.text("steps") == "fixed" || solver.text("steps") == "optimal";
  if (past_ != Past::Unknown || !isFixed) return;
  past_ = Past::Wanted;
  Q_EMIT pastWanted(NodePast::allNodes);
}

std::optional<double> StepSizeView::step() const {
  return snapshot() ? snapshot()->gradientStep : std::nullopt;
}

double StepSizeView::distance(const Matrix& W) const {
  switch (scope_) {
    case Scope::Network:
      return objective_->distance(W.reshaped());
    case Scope::Mean:
      return objective_->distance(W.rowwise().mean());
    case Scope::Node:
      break;
  }
  return objective_->distance(W.col(shownNode_));
}

bool StepSizeView::isMeasurable() const {
  return methodScope() == scope_ ||
         (methodScope() == Scope::Network && scope_ == Scope::Node && isAlone(shownNode_));
}

std::optional<double> StepSizeView::measured() const {
  if (!objective_ || !snapshot() || !before_) return std::nullopt;
  if (!isMeasurable() || before_->W.cols() != snapshot()->W.cols()) return std::nullopt;
  const double from = distance(before_->W);
  const double to = distance(snapshot()->W);
  if (objective_->isRounding(from) || objective_->isRounding(to)) return std::nullopt;
  const auto steps =
      static_cast<double>(snapshot()->numbers.iteration - before_->numbers.iteration);
  const double factor = std::pow(to / from, 1 / steps);
  return std::isfinite(factor) ? std::optional(factor) : std::nullopt;
}

std::optional<StepSizeView::Reached> StepSizeView::reached() const {
  const auto alpha = step();
  if (!objective_ || !alpha || !start_ || !isMeasurable()) return std::nullopt;
  const double whole = distance(start_->W);
  const double share = share_->currentData().toString().toDouble();
  if (objective_->isRounding(whole)) return std::nullopt;
  Reached out;
  out.promised = objective_->iterations(*alpha, share);
  out.before = beginning();
  const auto now = snapshot()->numbers.iteration;
  const auto look = [&](std::int64_t iteration, const Matrix& W) {
    if (out.by || iteration <= out.before || iteration > now || W.cols() != start_->W.cols())
      return;
    if (distance(W) <= share * whole)
      out.by = iteration;
    else
      out.before = iteration;
  };
  for (const auto& [iteration, W] : earlier_) look(iteration, W);
  const auto iterations = seen_.iterations();
  for (std::size_t k = 0; k < iterations.size() && !out.by; ++k)
    look(iterations[k], seen_.models(k));
  look(now, snapshot()->W);
  return out;
}

void StepSizeView::fill() {
  const auto& f = *objective_;
  const double stable = f.stableBound();
  double right = beyondStable * stable;
  const auto alpha = step();
  const bool inside = alpha && *alpha <= farthestStep * stable;
  if (inside) right = std::max(right, 1.08 * *alpha);
  // All three are straight between these.
  std::vector<double> corners{0, f.optimalStep(), 1 / f.largest(), right};
  if (f.least() > 0 && 1 / f.least() < right) corners.push_back(1 / f.least());
  std::sort(corners.begin(), corners.end());
  for (auto* graph : {one_, least_, largest_, kappa_, best_, line_, present_, measured_})
    graph->data()->clear();
  for (const double at : corners) {
    kappa_->addData(at, f.contraction(at));
    least_->addData(at, std::abs(1 - at * f.least()));
    largest_->addData(at, std::abs(1 - at * f.largest()));
  }
  one_->addData(0, 1);
  one_->addData(right, 1);
  best_->addData(f.optimalStep(), f.contraction(f.optimalStep()));
  double top = std::max(1.0, f.contraction(right));
  if (inside) {
    line_->addData(*alpha, -1);
    present_->addData(*alpha, f.contraction(*alpha));
    if (const auto factor = measured()) {
      measured_->addData(*alpha, *factor);
      top = std::max(top, *factor);
    }
    line_->addData(*alpha, 2 * top);
  }
  plot()->xAxis->setRange(0, right);
  plot()->yAxis->setRange(-0.06 * top, 1.1 * top);
}

QString StepSizeView::objectiveName() const {
  switch (scope_) {
    case Scope::Network:
      return tr("<b>Objective of GTVMin</b>");
    case Scope::Mean:
      return tr("<b>Mean of the losses</b>");
    case Scope::Node:
      break;
  }
  return tr("<b>Loss</b> of %1").arg(nodeHeading());
}

/// What there is to say of the present step.
QString StepSizeView::stepText() const {
  const auto alpha = step();
  const auto text = canvasColors().text;
  if (!alpha) return tr("the method takes no gradient steps");
  QStringList parts;
  const auto factor = number(objective_->contraction(*alpha), digitsOfFactors);
  parts << keyOf(text, QStringLiteral("●"), tr("α = %1: at most %2").arg(number(*alpha), factor));
  if (const auto was = measured()) {
    const auto from = before_->numbers.iteration;
    const auto to = snapshot()->numbers.iteration;
    parts << keyOf(
        QColor::fromRgb(okabeIto[1]), QStringLiteral("✕"),
        to == from + 1
            ? tr("measured in iteration %L1: %2").arg(to).arg(number(*was, digitsOfFactors))
            : tr("measured from iteration %L1 to %L2: %3")
                  .arg(from)
                  .arg(to)
                  .arg(number(*was, digitsOfFactors)));
  }
  if (*alpha > farthestStep * objective_->stableBound()) parts << tr("far beyond the picture");
  const auto solver = experiment().solver();
  if (solver.has("acceleration") && solver.text("acceleration") != "none")
    parts << tr("κ is that of steps without momentum");
  if (solver.has("gradients") && solver.text("gradients") != "all")
    parts << tr("κ is that of full gradients");
  return joined(parts);
}

/// "k^(η): 14 promised, 12 measured".
QString StepSizeView::reachedText() const {
  const auto found = reached();
  if (!found) return {};
  QStringList parts;
  parts << (std::isfinite(found->promised)
                ? tr("%1 iterations promised").arg(QLocale().toString(found->promised, 'f', 0))
                : tr("no number is promised, since κ ≥ 1"));
  const auto from = beginning();
  if (!found->by)
    parts << tr("not yet after %L1").arg(found->before - from);
  else if (*found->by == found->before + 1)
    parts << tr("%L1 measured").arg(*found->by - from);
  else
    parts << tr("measured: more than %L1, at most %L2")
                 .arg(found->before - from)
                 .arg(*found->by - from);
  auto text = tr("k^(η) = %1").arg(parts.join(QStringLiteral(", ")));
  if (from > 0) text += tr(", counted from iteration %L1").arg(from);
  return text.replace(QStringLiteral("k^(η)"), QStringLiteral("k<sup>(η)</sup>"));
}

QString StepSizeView::key() const {
  const auto& f = *objective_;
  const auto color = [](std::size_t k) { return QColor::fromRgb(okabeIto[k]); };
  QStringList parts;
  parts << keyOf(color(0), QStringLiteral("<b>━━</b>"), tr("κ(α)"));
  parts << keyOf(color(2), QStringLiteral("╍╍"), tr("λ₁ = %1").arg(number(f.least())));
  parts << keyOf(color(3), QStringLiteral("━·"), tr("λ_d = %1").arg(number(f.largest())));
  const double best = f.optimalStep();
  parts << keyOf(
      color(1), QStringLiteral("○"),
      tr("best step %1: κ = %2").arg(number(best), number(f.contraction(best), digitsOfFactors)));
  parts << tr("stable below %1").arg(number(f.stableBound()));
  if (f.least() == 0)
    parts << tr("λ₁ = 0: some direction is not determined; a ridge term or edges would help");
  auto text = joined(parts) + QStringLiteral("<br>") + stepText();
  if (const auto reached = reachedText(); !reached.isEmpty())
    text += QStringLiteral("<br>") + reached;
  return text.replace(QStringLiteral("λ_d"), QStringLiteral("λ<sub>d</sub>"));
}

void StepSizeView::saveState(Json& screen) const {
  screen["stepSize"] = choiceJson(*choice_);
  screen["stepSizeShare"] = choiceJson(*share_);
}

void StepSizeView::restoreState(const Json& screen, const Studies& /*studies*/, int /*runNumber*/) {
  restoreChoice(*choice_, memberOf(screen, "stepSize"));
  restoreChoice(*share_, memberOf(screen, "stepSizeShare"));
}

QString StepSizeView::figureData() const {
  std::string out = "series,step,factor\n";
  if (!hasPlot() || !objective_) return toQString(out);
  const auto put = [&](const char* series, const QCPGraph& graph) {
    for (const auto& point : *graph.data())
      out += fmt::format("{},{},{}\n", series, formatNumber(point.key), formatNumber(point.value));
  };
  put("κ", *kappa_);
  put("|1 − αλ₁|", *least_);
  put("|1 − αλ_d|", *largest_);
  put("best step", *best_);
  put("present step", *present_);
  put("measured", *measured_);
  if (const auto found = reached()) {
    const auto row = [&](const char* series, double count) {
      out += fmt::format("{},{},{}\n", series, formatNumber(*step()), formatNumber(count));
    };
    row("iterations promised", found->promised);
    if (found->by) row("iterations measured", static_cast<double>(*found->by - beginning()));
  }
  return toQString(out);
}

}  // namespace gtv::ui
