#include "ui/plots/path_plot.h"

#include <fmt/format.h>
#include <qcustomplot.h>

#include <QLabel>
#include <QMouseEvent>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

#include "base/number.h"
#include "ui/plots/error_labels.h"
#include "ui/plots/log_axis.h"
#include "ui/plots/plot_layer.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/node_paint.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int mostPathLines = 500;  ///< more lines are one area
constexpr int mostLambdaTicks = 8;
constexpr double tickHeight = 0.96;
constexpr double reach = 7;  ///< pixels around a merge tick
constexpr double gap = std::numeric_limits<double>::quiet_NaN();

/// For every node one of its group, whose colour is that of most: among the nodes that are drawn
/// the first one of the true cluster that is most frequent there.
std::vector<int> representatives(const std::vector<int>& groups,
                                 const std::vector<int>& trueClusters, std::size_t stride) {
  std::map<std::pair<int, int>, int> counts;  // by group and true cluster
  for (std::size_t i = 0; i < groups.size(); i += stride) ++counts[{groups[i], trueClusters[i]}];
  std::map<int, std::pair<int, int>> mostFrequent;  // by group: count and true cluster
  for (const auto& [key, count] : counts)
    if (auto& best = mostFrequent[key.first]; count > best.first) best = {count, key.second};
  std::map<int, int> first;
  for (std::size_t i = 0; i < groups.size(); i += stride)
    if (mostFrequent.at(groups[i]).second == trueClusters[i])
      first.try_emplace(groups[i], static_cast<int>(i));
  std::vector<int> out(groups.size());
  for (std::size_t i = 0; i < groups.size(); i += stride) out[i] = first.at(groups[i]);
  return out;
}

QString nodeList(const ProblemInstance& network, const std::vector<int>& nodes) {
  constexpr std::size_t most = 8;
  QStringList names;
  for (std::size_t k = 0; k < std::min(most, nodes.size()); ++k)
    names << QString::fromStdString(network.nodeKeys[nodes[k]]).toHtmlEscaped();
  if (nodes.size() > most) names << QStringLiteral("…");
  return names.join(QStringLiteral(", "));
}

}  // namespace

PathPlot::PathPlot(QWidget* parent)
    : QWidget(parent), heading_(new QLabel), plot_(new QCustomPlot) {
  setAccessibleName(tr("The optimum over λ"));
  heading_->setContentsMargins(6, 0, 6, 0);
  heading_->setWordWrap(true);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addWidget(heading_);
  layout->addWidget(plot_, 1);
  plot_->setPlottingHint(QCP::phFastPolylines);
  plot_->setMinimumHeight(110);
  plot_->setToolTip(tr(
      "Above: one parameter of every node at the exact optimum, over λ, in the colour of its true "
      "cluster; equal nodes share one line. Triangles mark where clusters fuse; rest on one to "
      "read which nodes.<br>Below: number of clusters (of penalties that are not norms: of groups "
      "of similar models) with the single nodes, and errors; rest on it to read them.<br>Click or "
      "drag to choose λ."));
  plot_->plotLayout()->clear();
  plot_->addLayer(QStringLiteral("cursor"), plot_->layer(QStringLiteral("main")),
                  QCustomPlot::limAbove);
  plot_->layer(QStringLiteral("cursor"))->setMode(QCPLayer::lmBuffered);
  makeUpper();
  makeLower();
  for (auto* rect : {upper_, lower_}) rect->setMinimumMargins(QMargins(8, 4, 8, 2));
  prepareForFigure(*plot_);
  auto* margins = new QCPMarginGroup(plot_);
  upper_->setMarginGroup(QCP::msLeft | QCP::msRight, margins);
  lower_->setMarginGroup(QCP::msLeft | QCP::msRight, margins);
  plot_->plotLayout()->setRowSpacing(2);
  for (auto* rect : {upper_, lower_}) {
    auto* line = new QCPItemStraightLine(plot_);
    line->setLayer(QStringLiteral("cursor"));
    line->setClipAxisRect(rect);
    line->setClipToAxisRect(true);
    for (auto* point : {line->point1, line->point2}) {
      point->setTypeX(QCPItemPosition::ptPlotCoords);
      point->setTypeY(QCPItemPosition::ptAxisRectRatio);
      point->setAxes(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
      point->setAxisRect(rect);
    }
    line->setVisible(false);
    cursors_.push_back(line);
  }
  // Owned by its layer.
  new PlotLayer(
      *plot_, QStringLiteral("cursor"), [this](QCPPainter& painter) { drawValue(painter); },
      lower_);
  plot_->installEventFilter(this);
  plot_->setMouseTracking(true);
  refreshTheme();
}

void PathPlot::makeUpper() {
  upper_ = new QCPAxisRect(plot_, true);
  plot_->plotLayout()->addElement(0, 0, upper_);
  auto* lambda = upper_->axis(QCPAxis::atBottom);
  lambda->setRange(0, 1);
  lambda->setTickLabels(false);
  tickAxis_ = upper_->axis(QCPAxis::atRight);
  tickAxis_->setRange(0, 1);
  tickAxis_->setVisible(false);
  ticks_ = new QCPGraph(lambda, tickAxis_);
  ticks_->setLineStyle(QCPGraph::lsNone);
}

void PathPlot::makeLower() {
  lower_ = new QCPAxisRect(plot_, true);
  plot_->plotLayout()->addElement(1, 0, lower_);
  auto* lambda = lower_->axis(QCPAxis::atBottom);
  lambda->setRange(0, 1);
  lambda->setLabel(tr("λ"));
  auto* clusters = lower_->axis(QCPAxis::atLeft);
  makeLogarithmic(clusters);
  clusters->setLabel(tr("count"));
  errorAxis_ = lower_->axis(QCPAxis::atRight);
  makeLogarithmic(errorAxis_);
  errorAxis_->setVisible(true);
  errorAxis_->setLabel(tr("error"));
  counts_ = new QCPGraph(lambda, clusters);
  mse_ = new QCPGraph(lambda, errorAxis_);
  validation_ = new QCPGraph(lambda, errorAxis_);
  best_ = new QCPGraph(lambda, errorAxis_);
  unattacked_ = new QCPGraph(lambda, errorAxis_);
  best_->setLineStyle(QCPGraph::lsNone);
}

QCPCurve* PathPlot::lineFor(std::size_t cluster) {
  while (lines_.size() <= cluster)
    lines_.push_back(new QCPCurve(upper_->axis(QCPAxis::atBottom), upper_->axis(QCPAxis::atLeft)));
  return lines_[cluster];
}

void PathPlot::colorLines() {
  for (std::size_t c = 0; c < lines_.size() && network_; ++c)
    lines_[c]->setPen(QPen(colorOfTrueCluster(*network_, nodeColor_, static_cast<int>(c)),
                           isPlain_ ? scaled(2) : 1));
}

void PathPlot::setNodeColor(const QString& mode) {
  if (std::exchange(nodeColor_, mode) == mode) return;
  colorLines();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PathPlot::setPlain(int left, int right) {
  if (!std::exchange(isPlain_, true)) {
    heading_->hide();
    counts_->setVisible(false);
    errorAxis_->setVisible(false);
    errorAxis_ = lower_->axis(QCPAxis::atLeft);
    for (auto* graph : {mse_, validation_, best_, unattacked_}) graph->setValueAxis(errorAxis_);
    lower_->axis(QCPAxis::atBottom)->setLabel(QString());
    plot_->setToolTip(
        tr("Above: one parameter of every model at the exact optimum, over λ; where models become "
           "equal, lines join.<br>Below: the mean squared error, to the true models where they are "
           "known, else to the validation labels.<br>Click or drag to choose λ."));
  }
  for (auto* rect : {upper_, lower_}) {
    rect->setMarginGroup(QCP::msLeft | QCP::msRight, nullptr);
    rect->setAutoMargins(QCP::msTop | QCP::msBottom);
    rect->setMargins(QMargins(left, 4, right, 2));
  }
  refreshTheme();
}

void PathPlot::setParts(Parts parts) {
  if (parts == parts_) return;
  parts_ = parts;
  const auto show = [&](QCPAxisRect* rect, bool shown) {
    constexpr int least = 50;
    rect->setVisible(shown);
    // Its place goes, and not the rectangle, to which the curves belong.
    rect->setSizeConstraintRect(shown ? QCPLayoutElement::scrInnerRect
                                      : QCPLayoutElement::scrOuterRect);
    rect->setMinimumSize(least, shown ? least : 0);
    rect->setMaximumSize(QWIDGETSIZE_MAX, shown ? QWIDGETSIZE_MAX : 0);
  };
  show(upper_, parts != Parts::Errors);
  show(lower_, parts != Parts::Models);
  upper_->axis(QCPAxis::atBottom)->setTickLabels(parts == Parts::Models);
  showValue();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

bool PathPlot::hasErrors() const {
  return !mse_->data()->isEmpty() || !validation_->data()->isEmpty();
}

void PathPlot::clear() {
  for (auto* curve : lines_) curve->data()->clear();
  for (auto* graph : {ticks_, counts_, mse_, validation_, best_, unattacked_})
    graph->data()->clear();
  merges_.clear();
  path_ = {};
  lineCount_ = 0;
  showValue();
  showHeading();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PathPlot::show(std::shared_ptr<const ProblemInstance> network, const OptimumPath& path,
                    int coordinate) {
  network_ = std::move(network);
  if (path.lambdas.empty() || path.points.empty()) return clear();
  path_ = path;
  coordinate_ = coordinate;
  draw();
}

void PathPlot::setScale(const LambdaScale& scale) {
  scale_ = scale;
  showLambdas();
  const double cursor = std::exchange(cursorLambda_, -1);
  setCursor(cursor);
  if (!path_.points.empty()) draw();
}

void PathPlot::showLambdas() {
  const QFontMetricsF letters(QApplication::font());
  const double width = upper_->width();
  const auto fit = [&](const std::vector<double>& lambdas) {
    for (std::size_t k = 1; k < lambdas.size(); ++k) {
      const double apart = width * (scale_.position(lambdas[k]) - scale_.position(lambdas[k - 1]));
      const double needed = letters.horizontalAdvance(shortNumber(lambdas[k])) +
                            letters.horizontalAdvance(shortNumber(lambdas[k - 1]));
      if (apart < needed / 2 + letters.averageCharWidth()) return false;
    }
    return true;
  };
  int most = mostLambdaTicks;
  auto lambdas = scale_.ticks(most);
  while (most > 2 && !fit(lambdas)) lambdas = scale_.ticks(--most);
  // The smallest λ may stand too near to 0 in any case.
  if (lambdas.size() > 1 && !fit(lambdas)) lambdas.erase(lambdas.begin() + 1);
  const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
  for (const double lambda : lambdas) ticker->addTick(scale_.position(lambda), shortNumber(lambda));
  for (auto* rect : {upper_, lower_}) rect->axis(QCPAxis::atBottom)->setTicker(ticker);
}

void PathPlot::draw() {
  upper_->axis(QCPAxis::atLeft)
      ->setLabel(isPlain_ ? tr("models") : coordinateLabel(*network_, coordinate_));
  showLines();
  showNumbers();
  showMerges();
  showHeading();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

bool PathPlot::isOnAxis(double lambda) const { return scale_.position(lambda) <= 1; }

void PathPlot::showLines() {
  const auto& path = path_;
  for (auto* curve : lines_) curve->data()->clear();
  const int n = network_->nodeCount();
  const int stride = std::max(1, (n + mostPathLines - 1) / mostPathLines);
  lineCount_ = 0;
  if (path.points.front()->W.cols() != n) return;
  std::vector<std::vector<int>> leaders;
  leaders.reserve(path.points.size());
  for (const auto& point : path.points)
    leaders.push_back(
        representatives(point->clusters, network_->clusters, static_cast<std::size_t>(stride)));
  double low = std::numeric_limits<double>::max();
  double high = std::numeric_limits<double>::lowest();
  std::vector<QVector<QCPCurveData>> data(okabeIto.size() - 1);
  for (int i = 0; i < n; i += stride) {
    ++lineCount_;
    auto& line = data[static_cast<std::size_t>(network_->clusters[i]) % data.size()];
    bool drawn = false;  // the point before is part of the line
    for (std::size_t k = 0; k < path.points.size(); ++k) {
      const bool leads = leaders[k][i] == i;
      const bool led = k > 0 && leaders[k - 1][i] == i;
      const auto at = [&](std::size_t p) {
        const double value = path.points[p]->W(coordinate_, i);
        if (isOnAxis(path.points[p]->lambda)) {
          low = std::min(low, value);
          high = std::max(high, value);
        }
        line.append(
            {static_cast<double>(line.size()), scale_.position(path.points[p]->lambda), value});
      };
      // A line runs from where a node leaves a group to where it meets one.
      if (leads && !drawn && k > 0) at(k - 1);
      if (leads || led) at(k);
      if (!leads && led) line.append({static_cast<double>(line.size()), gap, gap});
      drawn = leads;
    }
    line.append({static_cast<double>(line.size()), gap, gap});
  }
  for (std::size_t c = 0; c < data.size(); ++c)
    if (!data[c].empty()) lineFor(c)->data()->set(data[c], true);
  colorLines();
  if (low > high) return;
  const double pad = std::max(0.06 * (high - low), 1e-3 * (1 + std::abs(high)));
  // The ticks have the uppermost tenth for themselves.
  upper_->axis(QCPAxis::atLeft)->setRange(low - pad, high + 3 * pad);
}

void PathPlot::showNumbers() {
  for (auto* graph : {counts_, mse_, validation_, best_, unattacked_}) graph->data()->clear();
  double low = std::numeric_limits<double>::max();
  double high = 0;
  int most = 1;
  const auto add = [&](QCPGraph* graph, double lambda, double value) {
    if (!std::isfinite(value)) return;
    graph->addData(scale_.position(lambda), value > 0 ? value : gap);
    if (value <= 0 || !isOnAxis(lambda)) return;
    low = std::min(low, value);
    high = std::max(high, value);
  };
  for (const auto& point : path_.points) {
    counts_->addData(scale_.position(point->lambda), point->clusterCount);
    most = std::max(most, point->clusterCount);
    add(mse_, point->lambda, point->mse);
    // One error is enough for a plain picture: that of the models, where the truth is known.
    if (!isPlain_ || !std::isfinite(point->mse))
      add(validation_, point->lambda, validationError(*point));
  }
  if (isOfHonestNodes())
    for (const auto& [lambda, mse] : unattackedErrors_) add(unattacked_, lambda, mse);
  if (!isPlain_) fitLogarithmic(lower_->axis(QCPAxis::atLeft), 1, std::max(most, 3));
  const bool errors = high > 0;
  errorAxis_->setTickLabels(errors);
  // Beside a low plot a long name would be cut off: there the value says whose error it is.
  errorAxis_->setLabel(!errors                          ? QString()
                       : isOfHonestNodes() && !isPlain_ ? tr("error, honest nodes")
                                                        : tr("error"));
  if (errors) {
    fitLogarithmic(errorAxis_, std::max(low, high * 1e-12), high);
    // The marks on a curve are seen whole.
    constexpr double pad = 0.07;
    const auto range = errorAxis_->range();
    const double factor = std::pow(range.upper / range.lower, pad);
    errorAxis_->setRange(range.lower / factor, range.upper * factor);
  }
  showBest();
  showValue();
}

void PathPlot::showBest() {
  if (!validation_->data()->isEmpty()) {
    const auto* best = bestPoint(path_);
    if (best != nullptr && validationError(*best) > 0)
      best_->addData(scale_.position(best->lambda), validationError(*best));
    return;
  }
  if (!isPlain_ || mse_->data()->isEmpty()) return;
  const auto& errors = *mse_->data();
  const auto size = [](const QCPGraphData& point) {
    return point.value > 0 && point.key <= 1 ? point.value : std::numeric_limits<double>::max();
  };
  const auto best =
      std::min_element(errors.constBegin(), errors.constEnd(),
                       [&](const auto& a, const auto& b) { return size(a) < size(b); });
  // A curve that goes down to its end says so itself, and so does one that is flat.
  constexpr double visible = 0.98;
  const auto isAboveBest = [&](const QCPGraphData& end) {
    return size(*best) < visible * end.value;
  };
  if (isAboveBest(*errors.constBegin()) && isAboveBest(*(errors.constEnd() - 1)))
    best_->addData(best->key, best->value);
}

bool PathPlot::isOfHonestNodes() const {
  if (!network_) return false;
  const auto nodes = static_cast<std::size_t>(network_->nodeCount());
  return !network_->attackers.empty() && network_->attackers.size() < nodes;
}

QSizeF PathPlot::figureSize() const { return plot_->size(); }

void PathPlot::drawFigure(QCPPainter& painter) { drawPlot(*plot_, painter); }

QString PathPlot::figureData() const {
  const auto cell = [](double x) { return std::isfinite(x) ? ',' + formatNumber(x) : ","; };
  std::string out = "lambda,clusters,singleNodes,objective,relativeGap,mse,validationError\n";
  for (const auto& point : path_.points)
    out += fmt::format("{},{},{}", formatNumber(point->lambda), point->clusterCount,
                       point->clusters.empty() ? std::string()
                                               : std::to_string(singleNodeCount(point->clusters))) +
           cell(point->objective) + cell(point->relativeGap) + cell(point->mse) +
           cell(validationError(*point)) + '\n';
  return toQString(out);
}

void PathPlot::showMerges() {
  merges_.clear();
  for (const auto& merge : path_.merges) {
    if (merges_.empty() || merges_.back().lambda != merge->lambda)
      merges_.push_back({merge->lambda, {}});
    merges_.back().groups.push_back(merge);
  }
  QVector<double> x;
  for (const auto& merges : merges_) x << scale_.position(merges.lambda);
  ticks_->setData(x, QVector<double>(x.size(), tickHeight), true);
}

void PathPlot::showHeading() {
  QStringList parts;
  const auto add = [&](const QCPGraph* graph, const char* stroke, const QString& name) {
    if (!graph->data()->isEmpty())
      parts << QStringLiteral("<span style='color:%1'>%2</span>&nbsp;%3")
                   .arg(graph->pen().color().name(), QString::fromUtf8(stroke), name);
  };
  add(counts_, "━━",
      groupKind_ == GroupKind::Clusters ? tr("clusters&nbsp;+&nbsp;single&nbsp;nodes")
                                        : tr("groups&nbsp;+&nbsp;single&nbsp;nodes"));
  add(mse_, "╍╍", tr("MSE"));
  add(validation_, "┅┅", tr("validation&nbsp;error"));
  add(unattacked_, "┅┅", tr("honest&nbsp;nodes&nbsp;without&nbsp;the&nbsp;attack"));
  if (!best_->data()->isEmpty()) parts << tr("◆&nbsp;smallest&nbsp;validation&nbsp;error");
  const auto html = parts.join(QStringLiteral("&nbsp;&nbsp; "));
  if (html != heading_->text()) heading_->setText(html);
  heading_->setVisible(!html.isEmpty() && !isPlain_);
}

void PathPlot::setGroupKind(GroupKind kind) { groupKind_ = kind; }

void PathPlot::setCursor(double lambda) {
  if (lambda == cursorLambda_) return;
  cursorLambda_ = lambda;
  for (auto* line : cursors_) {
    line->setVisible(lambda >= 0);
    line->point1->setCoords(scale_.position(lambda), 0);
    line->point2->setCoords(scale_.position(lambda), 1);
  }
  showValue();
  // Only its own layer is drawn again, however many lines there are.
  plot_->layer(QStringLiteral("cursor"))->replot();
}

void PathPlot::setUnattackedErrors(std::vector<std::pair<double, double>> errors) {
  unattackedErrors_ = std::move(errors);
}

void PathPlot::setRunErrors(double mse, double validation) {
  const auto isSame = [](double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); };
  if (isSame(mse, runMse_) && isSame(validation, runValidation_)) return;
  runMse_ = mse;
  runValidation_ = validation;
  showValue();
  plot_->layer(QStringLiteral("cursor"))->replot();
}

void PathPlot::showValue() {
  runPoint_.reset();
  value_.clear();
  shorterValues_.clear();
  if (!isPlain_ || cursorLambda_ < 0 || !hasErrors()) return;
  const double ofRun = mse_->data()->isEmpty() ? runValidation_ : runMse_;
  // Beyond the end of the scale it stands at the end.
  const double at = std::clamp(scale_.position(cursorLambda_), 0.0, 1.0);
  const double error =
      std::isnan(ofRun) ? errorAt(mse_->data()->isEmpty() ? *validation_ : *mse_, at) : ofRun;
  const auto range = errorAxis_->range();
  if (ofRun > 0 && parts_ != Parts::Models)
    runPoint_ = QPointF(at, std::clamp(ofRun, range.lower, range.upper));
  isRunBeyond_ = !range.contains(ofRun);
  if (!(error > 0)) return;
  const auto number = shortNumber(error);
  const auto ofHonest = tr("%1 (honest nodes)").arg(number);
  value_ = number;
  if (!network_->byzantine.empty() && !std::isnan(ofRun))
    value_ = tr("%1 (honest nodes; the curve is without tampered updates)").arg(number);
  else if (isOfHonestNodes() && cursorLambda_ == 0)
    value_ = tr("%1 (honest nodes; at λ = 0 no node learns from others)").arg(number);
  else if (isOfHonestNodes() && !unattacked_->data()->isEmpty()) {
    constexpr double surely = 0.98;
    const double without = errorAt(*unattacked_, at);
    value_ = tr("%1 (honest nodes; %2 without the attack)").arg(number, shortNumber(without));
    if (error < surely * without) {
      shorterValues_ << value_;
      value_ = tr("%1 (honest nodes; %2 without the attack, which helps by chance: try another "
                  "node)")
                   .arg(number, shortNumber(without));
    }
  } else if (isOfHonestNodes()) {
    value_ = ofHonest;
  }
  if (isOfHonestNodes()) shorterValues_ << ofHonest;
  shorterValues_ << number;
}

void PathPlot::drawValue(QCPPainter& painter) const {
  if (value_.isEmpty()) return;
  const auto disc = runDisc();
  if (!disc.isEmpty()) {
    painter.setAntialiasing(true);
    painter.setPen(QPen(canvasColors().text, 1.5));
    painter.setBrush(mse_->pen().color());
    // Beyond the axis it is an arrow that points there.
    const double tip = runPoint_->y() >= errorAxis_->range().upper ? disc.top() : disc.bottom();
    const double base = disc.top() + disc.bottom() - tip;
    isRunBeyond_
        ? painter.drawPolygon(QPolygonF{QPointF(disc.left(), base), QPointF(disc.right(), base),
                                        QPointF(disc.center().x(), tip)})
        : painter.drawEllipse(disc);
  }
  const double at = std::clamp(scale_.position(cursorLambda_), 0.0, 1.0);
  const double line = lower_->axis(QCPAxis::atBottom)->coordToPixel(at);
  const double width = cursors_.back()->pen().widthF();
  ErrorLabels labels(painter, *lower_, {mse_, validation_, unattacked_});
  labels.take({line - width / 2, static_cast<double>(lower_->top()), width,
               static_cast<double>(lower_->height())});
  if (!disc.isEmpty()) labels.take(disc.marginsAdded({1, 1, 1, 1}));
  labels.drawValue(QStringList(value_) + shorterValues_, line);
  labels.namePoint(*best_, tr("smallest error"));
  labels.nameCurve(*unattacked_, tr("without the attack"));
}

QRectF PathPlot::runDisc() const {
  if (!runPoint_) return {};
  const QPointF middle(lower_->axis(QCPAxis::atBottom)->coordToPixel(runPoint_->x()),
                       errorAxis_->coordToPixel(runPoint_->y()));
  const double side = scaled(9);
  return {middle - QPointF(side, side) / 2, QSizeF(side, side)};
}

double PathPlot::pixelOf(double lambda) const {
  return upper_->axis(QCPAxis::atBottom)->coordToPixel(scale_.position(lambda));
}

QPointF PathPlot::mergeTick(int index) const {
  return {pixelOf(merges_[static_cast<std::size_t>(index)].lambda),
          tickAxis_->coordToPixel(tickHeight)};
}

QString PathPlot::mergeText(int index) const {
  constexpr std::size_t most = 4;
  const auto& merges = merges_[static_cast<std::size_t>(index)];
  // At the λ before they are apart.
  double before = 0;
  for (const auto& point : path_.points)
    if (point->lambda < merges.lambda) before = point->lambda;
  const auto from = QString::number(before, 'g', 4);
  const auto to = QString::number(merges.lambda, 'g', 4);
  QStringList lines{merges.groups.size() == 1
                        ? tr("<b>Between λ = %1 and %2</b> these nodes fuse").arg(from, to)
                        : tr("<b>Between λ = %1 and %2</b> nodes fuse into %3 clusters")
                              .arg(from, to)
                              .arg(merges.groups.size())};
  for (std::size_t k = 0; k < std::min(most, merges.groups.size()); ++k) {
    const auto& nodes = merges.groups[k]->nodes;
    lines << tr("%1 nodes: %2").arg(nodes.size()).arg(nodeList(*network_, nodes));
  }
  if (merges.groups.size() > most) lines << QStringLiteral("…");
  return lines.join(QStringLiteral("<br>"));
}

QString PathPlot::pointText(double lambda) const {
  if (path_.points.empty()) return {};
  const double at = scale_.position(lambda);
  const auto& point = **std::min_element(path_.points.begin(), path_.points.end(),
                                         [&](const auto& a, const auto& b) {
                                           return std::abs(scale_.position(a->lambda) - at) <
                                                  std::abs(scale_.position(b->lambda) - at);
                                         });
  QStringList lines{tr("<b>λ = %1</b>").arg(QString::number(point.lambda, 'g', 4))};
  if (!point.clusters.empty()) lines << groupsText(groupKind_, point.clusters);
  if (std::isfinite(point.mse))
    lines << (isOfHonestNodes() ? tr("MSE of honest nodes %1")
              : isPlain_        ? tr("error %1 (MSE to the true models)")
                                : tr("MSE %1"))
                 .arg(number(point.mse));
  // A plain picture has one error alone.
  const bool hasTruth = std::isfinite(point.mse);
  if (const double error = validationError(point); std::isfinite(error) && !(isPlain_ && hasTruth))
    lines << tr("validation error %1").arg(number(error));
  return lines.join(QStringLiteral("<br>"));
}

int PathPlot::mergeAt(QPointF point) const {
  int nearest = -1;
  double distance = reach;
  for (int k = 0; k < mergeTickCount(); ++k) {
    const auto away = mergeTick(k) - point;
    if (std::abs(away.y()) > reach + 2 || std::abs(away.x()) > distance) continue;
    distance = std::abs(away.x());
    nearest = k;
  }
  return nearest;
}

void PathPlot::choose(QPointF point, bool pressed) {
  if (counts_->data()->isEmpty()) return;
  if (const int merge = pressed ? mergeAt(point) : -1; merge >= 0) {
    Q_EMIT lambdaChosen(merges_[static_cast<std::size_t>(merge)].lambda);
    return;
  }
  const auto* axis = upper_->axis(QCPAxis::atBottom);
  const double lambda = scale_.lambda(axis->pixelToCoord(point.x()));
  // As fine as the slider.
  Q_EMIT lambdaChosen(QString::number(lambda, 'g', 3).toDouble());
}

bool PathPlot::eventFilter(QObject* watched, QEvent* event) {
  if (watched != plot_) return QWidget::eventFilter(watched, event);
  // The plot takes its size after this.
  if (event->type() == QEvent::Resize)
    QMetaObject::invokeMethod(this, &PathPlot::showLambdas, Qt::QueuedConnection);
  if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseMove) {
    const auto* mouse = static_cast<QMouseEvent*>(event);
    const bool pressed = event->type() == QEvent::MouseButtonPress;
    if (pressed) pressedAt_ = mouse->position();
    // A hand that trembles does not leave the tick it has clicked.
    const bool dragged = std::abs(mouse->position().x() - pressedAt_.x()) > 3;
    if ((mouse->buttons() & Qt::LeftButton) && (pressed || dragged))
      choose(mouse->position(), pressed);
  } else if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const int merge = mergeAt(help->pos());
    const double at = upper_->axis(QCPAxis::atBottom)->pixelToCoord(help->pos().x());
    const bool isInside = upper_->rect().united(lower_->rect()).contains(help->pos());
    const auto text = merge >= 0 ? mergeText(merge)
                      : isInside ? pointText(scale_.lambda(std::clamp(at, 0.0, 1.0)))
                                 : QString();
    if (!text.isEmpty()) {
      QToolTip::showText(help->globalPos(), text, plot_);
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void PathPlot::refreshTheme() {
  stylePlot(*plot_);
  const auto colors = canvasColors();
  for (auto* rect : {upper_, lower_})
    for (auto* axis : rect->axes()) styleAxis(*axis);
  for (auto* rect : {upper_, lower_})
    rect->axis(QCPAxis::atBottom)->grid()->setPen(QPen(colors.grid, 1));
  errorAxis_->grid()->setVisible(isPlain_);
  ticks_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssTriangleInverted, QPen(colors.text, 1),
                                          QBrush(colors.muted), 7));
  counts_->setPen(QPen(colors.text, 2));
  colorLines();
  QPen mse(QColor::fromRgb(okabeIto[0]), isPlain_ ? scaled(2.5) : 2,
           isPlain_ ? Qt::SolidLine : Qt::DashLine);
  QPen validation(QColor::fromRgb(okabeIto[2]), 2, Qt::DotLine);
  mse_->setPen(mse);
  unattacked_->setPen(QPen(colors.muted, isPlain_ ? scaled(2) : 1.5, Qt::DotLine));
  validation_->setPen(validation);
  const auto& ofBest = isPlain_ && validation_->data()->isEmpty() ? mse : validation;
  best_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDiamond, QPen(colors.text, 1),
                                         QBrush(ofBest.color()), scaled(9)));
  for (auto* line : cursors_) line->setPen(QPen(colors.text, isPlain_ ? scaled(2) : 1.5));
  showLambdas();
  showHeading();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace gtv::ui
