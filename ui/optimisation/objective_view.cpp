#include "ui/optimisation/objective_view.h"

#include <fmt/format.h>
#include <qcustomplot.h>

#include <QComboBox>
#include <QHelpEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

#include "base/csv.h"
#include "base/number.h"
#include "problem/gradient_noise.h"
#include "ui/live/run_controller.h"
#include "ui/plots/contour_lines.h"
#include "ui/plots/feature_axes.h"
#include "ui/plots/plot_layer.h"
#include "ui/plots/session_values.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/node_paint.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

/// Values of the plane that cost less than so many samples; and how fine it is at most, at least.
constexpr double mostPlaneSamples = 4e6;
constexpr int finestGrid = 72;
constexpr int coarsestGrid = 16;
constexpr double arrowHead = 9;                     ///< pixels
constexpr Eigen::Index mostBatchSamples = 500'000;  ///< of all batches that are drawn together
constexpr double markReach = 9;                     ///< pixels around a mark
constexpr double farJump = 4;  ///< times what the iterates occupy: a step beyond is cut off

/// Around these numbers, and not narrower than they are large.
QCPRange roomyRange(Extent extent) {
  if (!(extent.low <= extent.high)) return {-1, 1};
  const double least = 0.05 * (1 + std::max(std::abs(extent.low), std::abs(extent.high)));
  const double size = std::max(extent.high - extent.low, least);
  const double middle = (extent.low + extent.high) / 2;
  return {middle - 0.7 * size, middle + 0.7 * size};
}

QColor proximalColor() { return QColor::fromRgb(okabeIto[2]); }

}  // namespace

ObjectiveView::ObjectiveView()
    : PlotView(tr("Objective of a node"), QStringLiteral("node-objective")) {
  choice_ = addChoice("nodeObjective", tr("Objective that is drawn"),
                      tr("The loss of the node alone; the loss with the pull of its edges, where "
                         "the neighbours stay as they are; or the mean loss of all nodes"));
  choice_->addItem(tr("its loss"), QStringLiteral("loss"));
  choice_->addItem(tr("with its edges"), QStringLiteral("edges"));
  choice_->addItem(tr("mean loss"), QStringLiteral("mean"));
  auto& plot = *this->plot();
  plot.addLayer(QStringLiteral("contours"), plot.layer(QStringLiteral("main")),
                QCustomPlot::limBelow);
  new PlotLayer(plot, QStringLiteral("contours"),
                [this](QCPPainter& painter) { paintContours(painter); });  // owned by its layer
  curve_ = plot.addGraph();
  tangent_ = plot.addGraph();
  path_ = new QCPCurve(plot.xAxis, plot.yAxis);
  true_ = plot.addGraph();
  best_ = plot.addGraph();
  present_ = plot.addGraph();
  for (auto* mark : {true_, best_, present_}) mark->setLineStyle(QCPGraph::lsNone);
  plot.addLayer(QStringLiteral("marks"), plot.layer(QStringLiteral("main")), QCustomPlot::limAbove);
  new PlotLayer(plot, QStringLiteral("marks"), [this](QCPPainter& painter) {
    paintBatchSteps(painter);
    paintArrow(painter, arrow_, canvasColors().text);
    paintArrow(painter, proximalArrow_, proximalColor());
  });  // owned by its layer
  plot.xAxis->ticker()->setTickCount(5);
  PlotView::refreshTheme();
}

void ObjectiveView::follow(const ViewSources& sources) {
  PlotView::follow(sources);
  auto& solver = sources.run.solver();
  connect(this, &ObjectiveView::pastWanted, &solver, &SolverThread::requestNodePast);
  connect(&solver, &SolverThread::nodePastReady, this,
          [this, &solver](const std::shared_ptr<const NodePast>& past) {
            if (past->runNumber == solver.current())
              setPast(past->node, past->iterations, past->values);
          });
}

void ObjectiveView::style() {
  const auto iterate = QColor::fromRgb(okabeIto[1]);
  const auto text = canvasColors().text;
  curve_->setPen(QPen(QColor::fromRgb(okabeIto[0]), scaled(2.4)));
  tangent_->setPen(QPen(text, scaled(1.4), Qt::DashLine));
  path_->setPen(QPen(iterate, scaled(1.2)));
  path_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, iterate, iterate, scaled(4)));
  present_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, iterate, iterate, scaled(10)));
  best_->setScatterStyle(
      QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(text, scaled(1.8)), Qt::NoBrush, scaled(13)));
  true_->setScatterStyle(
      QCPScatterStyle(QCPScatterStyle::ssCross, QPen(text, scaled(1.6)), Qt::NoBrush, scaled(9)));
}

void ObjectiveView::forget(bool another) {
  objective_ = nullptr;
  givenFor_ = -1;
  if (another) seen_.clear();
}

void ObjectiveView::setSnapshot(std::shared_ptr<const Snapshot> snapshot) {
  if (snapshot && snapshot->network == network()) seen_.add(*snapshot);
  PlotView::setSnapshot(std::move(snapshot));
}

void ObjectiveView::setPast(int node, const std::vector<std::int64_t>& iterations,
                            const Matrix& values) {
  if (node != this->node() || values.cols() != static_cast<Eigen::Index>(iterations.size())) return;
  givenFor_ = node;
  givenIterations_ = iterations;
  givenValues_ = values;
  // Now, and not by another round that would ask again.
  if (objective_ && whyNothing().isEmpty()) draw();
}

NodeObjective::Scope ObjectiveView::scope() const {
  const auto chosen = choice_->currentData().toString();
  if (chosen == QStringLiteral("edges")) return NodeObjective::Scope::WithEdges;
  return chosen == QStringLiteral("mean") ? NodeObjective::Scope::Mean : NodeObjective::Scope::Loss;
}

QString ObjectiveView::whyNothing() const {
  if (auto why = whyNoNodes(tr("the objective of one of them")); !why.isEmpty()) return why;
  if (!snapshot()) return tr("The run has not begun.");
  const auto& problem = snapshot()->problem;
  if (!problem || problem->nodeCount() != network()->nodeCount())
    return tr(
        "The method trains local models of its own, which have no parameters to draw their "
        "objective over. Choose a method for parameter vectors, such as gradient steps.");
  if (problem->dimension > 2)
    return tr("%1 has %L2 parameters; the objective can be drawn of one or two. Choose data with "
              "one or two features, or see the curves of the parameters in the Inspector.")
        .arg(nodeName())
        .arg(problem->dimension);
  const auto& datasets = network()->data->datasets;
  const bool quadratic = std::all_of(problem->losses.begin(), problem->losses.end(),
                                     [](const auto& loss) { return loss->isQuadratic(); });
  const bool mean = scope() == NodeObjective::Scope::Mean;
  const auto samples = mean ? datasets.sampleCount() : datasets.sampleCount(node());
  if (samples > (mean && quadratic ? mostMeanSamples : mostSamples))
    return tr("The objective is made of %L1 samples, too many to draw it while the run goes on. "
              "Choose the loss of another node, or data with fewer samples.")
        .arg(samples);
  return {};
}

void ObjectiveView::refresh() {
  if (const auto why = whyNothing(); !why.isEmpty()) {
    objective_ = nullptr;
    return showText(why);
  }
  draw();
  Q_EMIT pastWanted(node());
}

void ObjectiveView::draw() {
  problem_ = *snapshot()->problem;
  problem_.lambda = snapshot()->numbers.lambda;
  objective_ = std::make_unique<NodeObjective>(problem_, scope(), node(), snapshot()->W);
  contours_.clear();
  levels_.clear();
  curve_->data()->clear();
  findPath();
  findMarks(*objective_);
  if (problem_.dimension == 1)
    drawCurve(*objective_);
  else
    drawPlane(*objective_);
  drawMarks(*objective_);
  showPlot(title(), key());
}

/// What the run remembers, or what was seen, if that is more; and the present iterate.
void ObjectiveView::findPath() {
  iterations_ = seen_.iterations();
  walked_ = seen_.of(node());
  const bool given = givenFor_ == node() && givenValues_.rows() == problem_.dimension &&
                     givenIterations_.size() >= iterations_.size();
  if (given) {
    iterations_ = givenIterations_;
    walked_ = givenValues_;
  }
  if (walked_.rows() != problem_.dimension) {
    iterations_.clear();
    walked_.resize(problem_.dimension, 0);
  }
  const auto now = snapshot()->numbers.iteration;
  // Looking back, what comes later is not shown.
  while (!iterations_.empty() && iterations_.back() >= now) iterations_.pop_back();
  const auto kept = static_cast<Eigen::Index>(iterations_.size());
  Matrix path(problem_.dimension, kept + 1);
  path.leftCols(kept) = walked_.leftCols(kept);
  path.col(kept) = snapshot()->W.col(node());
  walked_ = std::move(path);
  iterations_.push_back(now);
}

void ObjectiveView::findMarks(const NodeObjective& objective) {
  marks_ = {};
  batchSteps_.resize(problem_.dimension, 0);
  marks_.iterate = snapshot()->W.col(node());
  if (auto best = optimumOf(node()); best.size() == problem_.dimension)
    marks_.optimum = std::move(best);
  const auto& truth = network()->coordinates.truth;
  if (truth.rows() == problem_.dimension && truth.cols() == network()->nodeCount())
    marks_.truth = truth.col(node());
  gradient_.resize(0);
  if (marks_.iterate.allFinite()) findSteps(objective);
}

void ObjectiveView::findSteps(const NodeObjective& objective) {
  const double smoothness = objective.smoothness();
  const auto own = snapshot()->gradientStep;
  stepIsOwn_ = own.has_value();
  step_ = stepIsOwn_ ? *own : smoothness > 0 && std::isfinite(smoothness) ? 1 / smoothness : 0;
  gradient_.resize(problem_.dimension);
  objective.gradient(marks_.iterate, gradient_);
  // A proximal step needs no smoothness.
  const double lossAlone = problem_.losses[static_cast<std::size_t>(node())]->smoothness();
  const bool measured = lossAlone > 0 && std::isfinite(lossAlone);
  proximalStep_ = step_ > 0 ? step_ : measured ? 1 / lossAlone : 0;
  if (proximalStep_ > 0)
    if (auto there = objective.prox(marks_.iterate, proximalStep_); there && there->allFinite())
      marks_.proximal = std::move(*there);
  if (!(step_ > 0)) return;
  marks_.next = marks_.iterate - step_ * gradient_;
  if (!marks_.next.allFinite()) marks_.next.resize(0);
  if (batch() > 0) findBatchSteps(gradient_);
}

/// The edges have no samples: their pull is the same in every step.
void ObjectiveView::findBatchSteps(const Vector& gradient) {
  const bool mean = scope() == NodeObjective::Scope::Mean;
  const int first = mean ? 0 : node();
  const int last = mean ? problem_.nodeCount() - 1 : node();
  if (Eigen::Index{batch()} * drawnBatches * (last - first + 1) > mostBatchSamples) return;
  // The same picture of an iterate whenever it is drawn.
  auto draws = Rng(experiment().seed())
                   .stream("batches to draw")
                   .stream(std::to_string(snapshot()->numbers.iteration));
  Matrix noise = Matrix::Zero(problem_.dimension, drawnBatches);
  Vector whole(problem_.dimension);
  double squares = 0;
  const double count = last - first + 1;
  for (int i = first; i <= last; ++i) {
    const auto& loss = *problem_.losses[static_cast<std::size_t>(i)];
    if (loss.sampleCount() == 0) continue;
    loss.gradient(marks_.iterate, whole);
    noise += drawBatchGradients(loss, marks_.iterate, batch(), drawnBatches, draws);
    noise.colwise() -= whole;
    squares += std::pow(gradientSpread(loss, marks_.iterate, batch()), 2);
  }
  noise_ = std::sqrt(squares) / count;
  batchSteps_ = (-step_ / count) * noise;
  batchSteps_.colwise() += Vector(marks_.iterate - step_ * gradient);
  if (!batchSteps_.allFinite()) batchSteps_.resize(problem_.dimension, 0);
}

/// Of the first parameter from left to right, of the second from bottom to top.
PlotRange ObjectiveView::rangeOfModels() const {
  std::array<QCPRange, 2> out;
  for (std::size_t k = 0; k < 2; ++k) {
    const auto j = static_cast<Eigen::Index>(k);
    if (j >= problem_.dimension) break;
    Extent extent;
    for (const double x : walked_.row(j)) extent.add(x);
    for (const auto* mark : {&marks_.optimum, &marks_.truth, &marks_.proximal})
      if (mark->size() > 0) extent.add((*mark)[j]);
    if (marks_.next.size() > 0) {
      const auto sofar = roomyRange(extent);
      const double reach = farJump * sofar.size();
      const auto addNear = [&](double x) {
        extent.add(std::clamp(x, sofar.center() - reach, sofar.center() + reach));
      };
      addNear(marks_.next[j]);
      for (const double x : batchSteps_.row(j)) addNear(x);
    }
    out[k] = roomyRange(extent);
  }
  return {out[0].lower, out[0].upper, out[1].lower, out[1].upper};
}

void ObjectiveView::drawCurve(const NodeObjective& objective) {
  const auto range = rangeOfModels();
  Extent up;
  Vector w(1);
  for (int k = 0; k < curvePoints; ++k) {
    w[0] = range.left + (range.right - range.left) * k / (curvePoints - 1);
    const double value = objective.value(w);
    curve_->addData(w[0], value);
    up.add(value);
  }
  auto& axes = *plot();
  axes.xAxis->setRange(range.left, range.right);
  axes.yAxis->setRange(rangeAround(up.low, up.high));
  axes.xAxis->setLabel(coordinateLabel(*network(), 0));
  axes.yAxis->setLabel(tr("objective"));
}

void ObjectiveView::drawPlane(const NodeObjective& objective) {
  auto range = rangeOfModels();
  // Both parameters in the same scale: gradients are at right angles to the lines.
  const auto* rect = plot()->axisRect();
  const double aspect = rect->height() > 0 ? 1.0 * rect->width() / rect->height() : 1;
  const double width = std::max(range.right - range.left, aspect * (range.top - range.bottom));
  const double height = width / aspect;
  const double x = (range.left + range.right) / 2;
  const double y = (range.bottom + range.top) / 2;
  range = {x - width / 2, x + width / 2, y - height / 2, y + height / 2};
  const double cells = mostPlaneSamples / static_cast<double>(objective.sampleCount());
  const int side = std::clamp(static_cast<int>(std::sqrt(cells)), coarsestGrid, finestGrid);
  Matrix values(side, side);
  Vector w(2);
  for (int c = 0; c < side; ++c)
    for (int r = 0; r < side; ++r) {
      w[0] = range.left + width * c / (side - 1);
      w[1] = range.bottom + height * r / (side - 1);
      values(r, c) = objective.value(w);
    }
  levels_ = contourLevels(values, levelCount);
  for (const double level : levels_) contours_.push_back(contourLines(values, range, level));
  setRange(*plot(), range);
  plot()->xAxis->setLabel(coordinateLabel(*network(), 0));
  plot()->yAxis->setLabel(coordinateLabel(*network(), 1));
}

void ObjectiveView::drawMarks(const NodeObjective& objective) {
  const bool plane = problem_.dimension == 2;
  const auto place = [&](const Vector& w) {
    return QPointF(w[0], plane ? w[1] : objective.value(w));
  };
  path_->data()->clear();
  for (Eigen::Index k = 0; k < walked_.cols(); ++k) {
    const auto at = place(walked_.col(k));
    path_->addData(static_cast<double>(k), at.x(), at.y());
  }
  const std::array<std::pair<QCPGraph*, const Vector*>, 3> all{
      {{present_, &marks_.iterate}, {best_, &marks_.optimum}, {true_, &marks_.truth}}};
  for (const auto& [graph, w] : all) {
    graph->data()->clear();
    if (w->size() == 0) continue;
    const auto at = place(*w);
    graph->addData(at.x(), at.y());
  }
  batchMarks_.clear();
  for (Eigen::Index k = 0; k < batchSteps_.cols(); ++k)
    batchMarks_.push_back(place(batchSteps_.col(k)));
  const auto arrowTo = [&](const Vector& w) {
    return w.size() > 0 ? QLineF(place(marks_.iterate), place(w)) : QLineF();
  };
  arrow_ = arrowTo(marks_.next);
  proximalArrow_ = arrowTo(marks_.proximal);
  tangent_->data()->clear();
  if (!plane && gradient_.size() == 1 && gradient_.allFinite()) drawTangent(objective);
}

/// As far as it is in the plot.
void ObjectiveView::drawTangent(const NodeObjective& objective) {
  const double at = marks_.iterate[0];
  const double height = objective.value(marks_.iterate);
  const double slope = gradient_[0];
  const auto across = plot()->xAxis->range();
  const auto up = plot()->yAxis->range();
  double left = across.lower;
  double right = across.upper;
  if (slope != 0) {
    const double low = at + (up.lower - height) / slope;
    const double high = at + (up.upper - height) / slope;
    left = std::max(left, std::min(low, high));
    right = std::min(right, std::max(low, high));
  }
  for (const double x : {left, right}) tangent_->addData(x, height + slope * (x - at));
}

void ObjectiveView::paintContours(QCPPainter& painter) {
  if (contours_.empty()) return;
  const PlotMap map(*plot());
  auto color = QColor::fromRgb(okabeIto[0]);
  for (std::size_t k = 0; k < contours_.size(); ++k) {
    // Nearer to the minimum stronger.
    color.setAlphaF(static_cast<float>(1 - 0.6 * static_cast<double>(k) /
                                               static_cast<double>(contours_.size())));
    painter.setPen(QPen(color, scaled(1.1)));
    for (const auto& line : contours_[k])
      painter.drawLine(QLineF(map(line.x1(), line.y1()), map(line.x2(), line.y2())));
  }
}

void ObjectiveView::paintBatchSteps(QCPPainter& painter) {
  if (batchMarks_.empty()) return;
  const PlotMap map(*plot());
  auto color = QColor::fromRgb(okabeIto[3]);
  const auto from = map(arrow_.x1(), arrow_.y1());
  for (const auto& mark : batchMarks_) {
    const auto to = map(mark.x(), mark.y());
    color.setAlpha(110);
    painter.setPen(QPen(color, scaled(1)));
    painter.drawLine(QLineF(from, to));
    color.setAlpha(255);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(to, scaled(2.4), scaled(2.4));
  }
}

void ObjectiveView::paintArrow(QCPPainter& painter, const QLineF& arrow,
                               const QColor& color) const {
  if (arrow.isNull()) return;
  const PlotMap map(*plot());
  const QLineF shaft(map(arrow.x1(), arrow.y1()), map(arrow.x2(), arrow.y2()));
  if (shaft.length() < 2) return;
  painter.setPen(QPen(color, scaled(2)));
  painter.drawLine(shaft);
  QLineF back(shaft.p2(), shaft.p1());
  back.setLength(std::min(scaled(arrowHead), shaft.length()));
  QPolygonF head{shaft.p2()};
  for (const double turn : {24.0, -24.0}) {
    auto side = back;
    side.setAngle(back.angle() + turn);
    head << side.p2();
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  painter.drawPolygon(head);
}

QString ObjectiveView::key() const {
  const auto text = canvasColors().text;
  const auto iterate = QColor::fromRgb(okabeIto[1]);
  QStringList parts;
  const auto line = problem_.dimension == 2 ? tr("contour lines") : tr("objective");
  parts << keyOf(QColor::fromRgb(okabeIto[0]), QStringLiteral("━━"), line);
  parts << keyOf(iterate, QStringLiteral("●"),
                 iterations_.size() > 1 ? tr("iterate %L1 and those before").arg(iterations_.back())
                                        : tr("iterate %L1").arg(iterations_.back()));
  if (marks_.next.size() > 0)
    parts << keyOf(text, QStringLiteral("→"),
                   (stepIsOwn_ ? tr("gradient step, α = %1") : tr("gradient step, 1/β = %1"))
                       .arg(number(step_)));
  if (marks_.proximal.size() > 0)
    parts << keyOf(proximalColor(), QStringLiteral("→"),
                   tr("proximal step, α = %1").arg(number(proximalStep_)));
  else if (proximalStep_ > 0)
    parts << tr("no proximal step: not convex, or too many terms");
  if (!tangent_->data()->isEmpty()) parts << keyOf(text, QStringLiteral("╍╍"), tr("tangent"));
  if (batchSteps_.cols() > 0)
    parts << keyOf(QColor::fromRgb(okabeIto[3]), QStringLiteral("•"),
                   tr("steps of batches of %1: √E‖g_B − g‖² = %2, ‖g‖ = %3")
                       .arg(batch())
                       .arg(number(noise_, 3), number(gradient_.norm(), 3)));
  if (marks_.optimum.size() > 0)
    parts << keyOf(text, QStringLiteral("○"), tr("exact optimum"));
  else if (optimum())
    parts << tr("its optimum is not determined");
  if (marks_.truth.size() > 0) parts << keyOf(text, QStringLiteral("✕"), tr("truth"));
  return joined(parts);
}

QString ObjectiveView::title() const {
  auto what = nodeHeading();
  if (scope() == NodeObjective::Scope::Mean)
    what = tr("Mean loss, and the iterates of %1").arg(what);
  if (scope() == NodeObjective::Scope::Loss &&
      problem_.losses[static_cast<std::size_t>(node())]->isZero())
    what += tr(": it has no data to learn from, so its loss is 0");
  return what;
}

/// What the mark is that the pointer is on, and how it is made.
QString ObjectiveView::nearMark(QPointF point) const {
  const PlotMap map(*plot());
  const auto isNear = [&](QPointF mark) {
    return QLineF(point, map(mark.x(), mark.y())).length() <= scaled(markReach);
  };
  if (!arrow_.isNull() && isNear(arrow_.p2()))
    return tr("gradient step: w − α∇f(w), with α = %1").arg(number(step_));
  if (!proximalArrow_.isNull() && isNear(proximalArrow_.p2()))
    return tr("proximal step: the v with the smallest f(v) + ‖v − w‖²/(2α), α = %1")
        .arg(number(proximalStep_));
  if (!present_->data()->isEmpty() &&
      isNear({present_->data()->at(0)->key, present_->data()->at(0)->value}))
    return tr("iterate %L1").arg(iterations_.back());
  if (tangent_->data()->size() != 2) return {};
  const double x = plot()->xAxis->pixelToCoord(point.x());
  const double y = objective_->value(marks_.iterate) + gradient_[0] * (x - marks_.iterate[0]);
  return isNear({x, y}) ? tr("tangent: what a step along the gradient takes for the objective; its "
                             "slope is %1")
                              .arg(number(gradient_[0]))
                        : QString();
}

QString ObjectiveView::describe(QPointF point) const {
  if (!hasPlot() || !objective_ || !QRectF(plot()->axisRect()->rect()).contains(point)) return {};
  if (auto mark = nearMark(point); !mark.isEmpty()) return mark;
  const double x = plot()->xAxis->pixelToCoord(point.x());
  const auto first = coordinateLabel(*network(), 0);
  if (problem_.dimension == 1)
    return tr("%1 = %2, objective %3")
        .arg(first, number(x), number(objective_->value(Vector{{x}})));
  const double y = plot()->yAxis->pixelToCoord(point.y());
  return tr("%1 = %2, %3 = %4, objective %5")
      .arg(first, number(x), coordinateLabel(*network(), 1), number(y),
           number(objective_->value(Vector{{x, y}})));
}

bool ObjectiveView::eventFilter(QObject* watched, QEvent* event) {
  if (watched != plot() || event->type() != QEvent::ToolTip)
    return PlotView::eventFilter(watched, event);
  const auto* help = static_cast<QHelpEvent*>(event);
  QToolTip::showText(help->globalPos(), describe(help->pos()), plot());
  return true;
}

void ObjectiveView::resizeEvent(QResizeEvent* event) {
  PlotView::resizeEvent(event);
  scheduleRefresh(false);  // the plane has the same scale in both directions
}

void ObjectiveView::saveState(Json& screen) const {
  screen["nodeObjective"] = choiceJson(*choice_);
}

void ObjectiveView::restoreState(const Json& screen, const Studies& /*studies*/,
                                 int /*runNumber*/) {
  restoreChoice(*choice_, memberOf(screen, "nodeObjective"));
}

QString ObjectiveView::figureData() const {
  std::string out = "series,iteration";
  if (!hasPlot() || !objective_) return toQString(out + ",objective\n");
  for (int j = 0; j < problem_.dimension; ++j)
    out += ',' + csvCell(coordinateLabel(*network(), j).toStdString());
  out += ",objective\n";
  const auto put = [&](const char* series, const std::string& iteration, const Vector& w) {
    if (w.size() == 0) return;
    out += fmt::format("{},{}", series, iteration);
    for (const double x : w) out += ',' + formatNumber(x);
    out += ',' + formatNumber(objective_->value(w)) + '\n';
  };
  for (const auto& point : *curve_->data()) put("curve", "", Vector{{point.key}});
  for (std::size_t k = 0; k < iterations_.size(); ++k)
    put("iterate", std::to_string(iterations_[k]), walked_.col(static_cast<Eigen::Index>(k)));
  put("gradient step", "", marks_.next);
  put("proximal step", "", marks_.proximal);
  for (const auto& point : *tangent_->data())
    out += fmt::format("tangent,,{},{}\n", formatNumber(point.key), formatNumber(point.value));
  for (Eigen::Index k = 0; k < batchSteps_.cols(); ++k) put("batch step", "", batchSteps_.col(k));
  put("exact optimum", "", marks_.optimum);
  put("truth", "", marks_.truth);
  return toQString(out);
}

}  // namespace gtv::ui
