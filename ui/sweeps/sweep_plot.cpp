#include "ui/sweeps/sweep_plot.h"

#include <QMouseEvent>
#include <QStackedWidget>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "base/csv.h"
#include "ui/plots/color_gradient.h"
#include "ui/sweeps/sweep_axes.h"
#include "ui/sweeps/sweep_curves_plot.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

/// Pixels from a point to a pointer that means it.
constexpr double sweepReach = 14;
/// Names of values along an axis.
constexpr std::size_t mostTicks = 12;
/// Smallest part of the whole colour scale, in decades.
constexpr double mostDecades = 6;

constexpr std::array sweepMarkers{QCPScatterStyle::ssDisc,     QCPScatterStyle::ssSquare,
                                  QCPScatterStyle::ssTriangle, QCPScatterStyle::ssDiamond,
                                  QCPScatterStyle::ssCross,    QCPScatterStyle::ssPlus,
                                  QCPScatterStyle::ssStar,     QCPScatterStyle::ssTriangleInverted};

}  // namespace

SweepPlot::SweepPlot(QWidget* parent)
    : QWidget(parent),
      pages_(new QStackedWidget),
      curves_(new QCustomPlot),
      heat_(new QCustomPlot),
      overIterations_(new SweepCurvesPlot),
      map_(new QCPColorMap(heat_->xAxis, heat_->yAxis)),
      bar_(new QCPColorScale(heat_)) {
  setAccessibleName(tr("Plot of the sweep"));
  curves_->setAccessibleName(tr("Numbers over the values of the parameter"));
  heat_->setAccessibleName(tr("Heat map of two parameters"));
  for (auto* plot : {curves_, heat_}) {
    plot->setPlottingHint(QCP::phFastPolylines);
    plot->setMinimumHeight(90);
    plot->setMouseTracking(true);
    plot->installEventFilter(this);
    prepareForFigure(*plot);
    pages_->addWidget(plot);
  }
  overIterations_->installEventFilter(this);
  pages_->addWidget(overIterations_);
  map_->setInterpolate(false);
  map_->setTightBoundary(false);
  bar_->setBarWidth(12);
  heat_->plotLayout()->addElement(0, 1, bar_);
  map_->setColorScale(bar_);
  auto* sides = new QCPMarginGroup(heat_);
  for (auto* element : std::initializer_list<QCPLayoutElement*>{heat_->axisRect(), bar_})
    element->setMarginGroup(QCP::msTop | QCP::msBottom, sides);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(pages_);
  refreshTheme();
}

QCustomPlot* SweepPlot::front() const {
  return qobject_cast<QCustomPlot*>(pages_->currentWidget());
}

bool SweepPlot::showsMap() const { return pages_->currentWidget() == heat_; }

void SweepPlot::clear() {
  plan_.reset();
  mode_ = Mode::Mean;
  cells_.clear();
  points_.clear();
  curves_->clearPlottables();
  showLegend(false);
  pages_->setCurrentWidget(curves_);
  for (auto* axis : {curves_->xAxis, curves_->yAxis}) {
    axis->setLabel({});
    setAxisScale(*axis, false);
    axis->setRange(0, 1);
  }
  curves_->replot(QCustomPlot::rpQueuedReplot);
}

SweepPlot::Scale SweepPlot::scaleOf(const SweepAxis& axis, bool numeric) {
  Scale scale;
  scale.isNumeric = numeric && axis.values.size() > 1 &&
                    std::all_of(axis.values.begin(), axis.values.end(),
                                [](const Json& value) { return value.is_number(); });
  for (std::size_t k = 0; k < axis.values.size(); ++k)
    scale.places.push_back(scale.isNumeric ? axis.values[k].get<double>() : static_cast<double>(k));
  scale.isLogarithmic = scale.isNumeric && spansDecades(scale.places);
  return scale;
}

void SweepPlot::showScale(QCPAxis& axis, const SweepAxis& values, const Scale& scale) {
  if (scale.isNumeric) {
    setAxisScale(axis, scale.isLogarithmic);
    const auto [low, high] = std::minmax_element(scale.places.begin(), scale.places.end());
    constexpr double room = 0.04;
    if (scale.isLogarithmic) {
      const double factor = std::pow(*high / *low, room);
      axis.setRange(*low / factor, *high * factor);
    } else {
      axis.setRange(*low - room * (*high - *low), *high + room * (*high - *low));
    }
    return;
  }
  setAxisScale(axis, false);
  QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
  const auto count = values.values.size();
  const auto every = (count + mostTicks - 1) / mostTicks;
  for (std::size_t k = 0; k < count; k += every) {
    auto name = values.values[k].is_number() ? number(values.values[k].get<double>())
                                             : toQString(sweepValueText(values.values[k]));
    constexpr int longest = 18;
    if (name.size() > longest) name = name.left(longest) + QStringLiteral("…");
    names->addTick(static_cast<double>(k), name);
  }
  axis.setTicker(names);
  axis.setRange(-0.5, static_cast<double>(count) - 0.5);
}

void SweepPlot::show(const SweepPlan& plan, const std::vector<SweepRow>& rows, int metric,
                     Mode mode, const QStringList& names) {
  plan_ = std::make_shared<const SweepPlan>(plan);
  metric_ = metric;
  names_ = names;
  mode_ = mode;
  cells_ = mode == Mode::Difference ? summarizeDifferences(plan, rows, metric)
                                    : summarize(plan, rows, metric);
  points_.clear();
  if (mode == Mode::Map && plan.axes().size() == 2)
    drawMap();
  else
    drawCurves(rows);
}

void SweepPlot::showCurves(const SweepPlan& plan, const std::vector<SweepRow>& rows,
                           std::size_t column, const QStringList& names,
                           std::vector<StatedPoint> stated) {
  plan_ = std::make_shared<const SweepPlan>(plan);
  mode_ = Mode::Curves;
  points_.clear();
  pages_->setCurrentWidget(overIterations_);
  overIterations_->show(plan, rows, column, names, std::move(stated));
}

double SweepPlot::barOf(int cell) const {
  const auto& summary = cells_[static_cast<std::size_t>(cell)];
  return mode_ == Mode::Difference ? summary.standardError() : summary.deviation;
}

void SweepPlot::drawCurves(const std::vector<SweepRow>& rows) {
  pages_->setCurrentWidget(curves_);
  curves_->clearPlottables();
  const auto& axis = plan_->axes().front();
  const auto scale = scaleOf(axis, true);
  const bool logarithmic = placePoints(rows, scale);
  showHeights(logarithmic);
  showScale(*curves_->xAxis, axis, scale);
  curves_->xAxis->setLabel(names_.value(0));
  curves_->yAxis->setLabel(metricLabel());
  const bool two = plan_->axes().size() == 2;
  const int count = two ? static_cast<int>(plan_->axes()[1].values.size()) : 1;
  for (int s = 0; s < count; ++s) drawSeries(s, scale.isNumeric, logarithmic);
  showLegend(two);
  curves_->replot(QCustomPlot::rpQueuedReplot);
}

/// Fills points_ with the means or the runs; whether their heights span decades.
bool SweepPlot::placePoints(const std::vector<SweepRow>& rows, const Scale& scale) {
  const bool runs = mode_ == Mode::Runs;
  const auto placeOnAxis = [&](int cell) {
    return scale.places[static_cast<std::size_t>(plan_->indicesOf(cell)[0])];
  };
  std::vector<double> heights;
  for (std::size_t c = 0; c < cells_.size(); ++c) {
    const auto& cell = cells_[c];
    if (cell.count == 0) continue;
    heights.push_back(cell.mean);
    if (!runs)
      points_.push_back({static_cast<int>(c), placeOnAxis(static_cast<int>(c)), cell.mean});
  }
  if (runs)
    for (const auto& row : rows) {
      const double y = row.metric(metric_);
      if (!std::isfinite(y)) continue;
      heights.push_back(y);
      points_.push_back({row.cell, placeOnAxis(row.cell), y});
    }
  return spansDecades(heights);
}

/// The vertical axis with room for all points and their error bars.
void SweepPlot::showHeights(bool logarithmic) {
  double low = std::numeric_limits<double>::infinity();
  double high = -low;
  const auto reach = [&](double y) {
    low = std::min(low, y);
    high = std::max(high, y);
  };
  for (const auto& point : points_) {
    reach(point.y);
    if (mode_ == Mode::Runs) continue;
    const double deviation = barOf(point.cell);
    reach(point.y + deviation);
    if (!logarithmic || point.y > deviation) reach(point.y - deviation);
  }
  if (points_.empty()) low = high = 0;
  setAxisScale(*curves_->yAxis, logarithmic);
  constexpr double room = 0.06;
  if (logarithmic) {
    const double factor = std::pow(high / low, room);
    curves_->yAxis->setRange(low / factor, high * factor);
  } else {
    const double span = high > low ? high - low : std::max(1.0, std::abs(high));
    curves_->yAxis->setRange(low - room * span, high + room * span);
  }
}

/// The points that have this value of the second parameter, if there is one.
void SweepPlot::drawSeries(int series, bool isNumeric, bool logarithmic) {
  const bool runs = mode_ == Mode::Runs;
  const bool two = plan_->axes().size() == 2;
  // Colours come again with other markers.
  const auto color = QColor::fromRgb(okabeIto[static_cast<std::size_t>(series % mostSeries)]);
  const auto marker = static_cast<std::size_t>((series + series / mostSeries) % mostSeries);
  auto* graph = curves_->addGraph();
  graph->setPen(QPen(color, scaled(2)));
  if (two)
    graph->setName(QStringLiteral("%1 = %2").arg(
        names_.value(1),
        toQString(sweepValueText(plan_->axes()[1].values[static_cast<std::size_t>(series)]))));
  graph->setScatterStyle(
      QCPScatterStyle(sweepMarkers[marker], QPen(color, scaled(1.4)), QBrush(color), scaled(7)));
  if (runs || !isNumeric) graph->setLineStyle(QCPGraph::lsNone);
  std::vector<Point> points;
  for (const auto& point : points_)
    if (!two || plan_->indicesOf(point.cell)[1] == series) points.push_back(point);
  std::stable_sort(points.begin(), points.end(),
                   [](const Point& a, const Point& b) { return a.x < b.x; });
  for (const auto& point : points) graph->addData(point.x, point.y);
  if (!runs && plan_->repeats() > 1) drawDeviations(*graph, points, color, logarithmic);
}

void SweepPlot::drawDeviations(QCPGraph& graph, const std::vector<Point>& points,
                               const QColor& color, bool logarithmic) {
  auto* bars = new QCPErrorBars(curves_->xAxis, curves_->yAxis);
  bars->setDataPlottable(&graph);
  bars->setPen(QPen(color, scaled(1.2)));
  bars->setWhiskerWidth(scaled(8));
  bars->setSymbolGap(scaled(6));
  bars->removeFromLegend();
  for (const auto& point : points) {
    const double deviation = barOf(point.cell);
    // A logarithm has no zero: the bar ends at the axis.
    const double below = curves_->yAxis->range().lower;
    const bool reachesZero = logarithmic && point.y <= deviation;
    bars->addData(reachesZero ? point.y - below : deviation, deviation);
  }
}

void SweepPlot::drawMap() {
  pages_->setCurrentWidget(heat_);
  const auto columns = static_cast<int>(plan_->axes()[0].values.size());
  const auto lines = static_cast<int>(plan_->axes()[1].values.size());
  std::vector<double> means;
  for (const auto& cell : cells_)
    if (cell.count > 0) means.push_back(cell.mean);
  const bool logarithmic = spansDecades(means);
  double low = 0;
  double high = 1;
  if (!means.empty()) {
    const auto [least, most] = std::minmax_element(means.begin(), means.end());
    low = *least;
    high = *most;
    if (logarithmic) low = std::max(low, high * std::pow(10, -mostDecades));
    if (!(high > low)) high = low + std::max(1e-12, std::abs(low) * 1e-3);
  }
  map_->data()->setSize(columns, lines);
  map_->data()->setRange({0, std::max(1.0, columns - 1.0)}, {0, std::max(1.0, lines - 1.0)});
  for (std::size_t c = 0; c < cells_.size(); ++c) {
    const auto indices = plan_->indicesOf(static_cast<int>(c));
    const bool known = cells_[c].count > 0;
    map_->data()->setCell(indices[0], indices[1],
                          known ? std::max(cells_[c].mean, low) : std::nan(""));
    if (known)
      points_.push_back(
          {static_cast<int>(c), static_cast<double>(indices[0]), static_cast<double>(indices[1])});
  }
  bar_->setDataScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
  setAxisScale(*bar_->axis(), logarithmic);
  bar_->setDataRange({low, high});
  bar_->setLabel(metricLabel());
  showScale(*heat_->xAxis, plan_->axes()[0], scaleOf(plan_->axes()[0], false));
  showScale(*heat_->yAxis, plan_->axes()[1], scaleOf(plan_->axes()[1], false));
  heat_->xAxis->setLabel(names_.value(0));
  heat_->yAxis->setLabel(names_.value(1));
  heat_->replot(QCustomPlot::rpQueuedReplot);
}

/// Nothing before there is a number.
QString SweepPlot::metricLabel() const {
  if (points_.empty()) return {};
  auto label = translated(sweepMetrics()[static_cast<std::size_t>(metric_)].label);
  if (mode_ != Mode::Difference) return label;
  return tr("%1, difference from %2 = %3")
      .arg(label, names_.value(0), toQString(sweepValueText(plan_->axes()[0].values.front())));
}

void SweepPlot::showLegend(bool shown) { curves_->legend->setVisible(shown); }

std::optional<QPointF> SweepPlot::placeOf(int cell) const {
  const auto found = std::find_if(points_.begin(), points_.end(),
                                  [&](const Point& point) { return point.cell == cell; });
  if (found == points_.end()) return std::nullopt;
  return QPointF(front()->xAxis->coordToPixel(found->x), front()->yAxis->coordToPixel(found->y));
}

int SweepPlot::cellAt(QPointF place) const {
  if (!plan_) return -1;
  if (mode_ == Mode::Curves) return overIterations_->cellAt(place);
  if (showsMap()) {
    if (!QRectF(heat_->axisRect()->rect()).contains(place)) return -1;
    const auto at = [](const SweepAxis& axis, double coordinate) {
      return std::clamp(static_cast<int>(std::lround(coordinate)), 0,
                        static_cast<int>(axis.values.size()) - 1);
    };
    return at(plan_->axes()[0], heat_->xAxis->pixelToCoord(place.x())) *
               static_cast<int>(plan_->axes()[1].values.size()) +
           at(plan_->axes()[1], heat_->yAxis->pixelToCoord(place.y()));
  }
  double least = scaled(sweepReach);
  int nearest = -1;
  for (const auto& point : points_) {
    const QPointF at(curves_->xAxis->coordToPixel(point.x), curves_->yAxis->coordToPixel(point.y));
    const double distance = QLineF(at, place).length();
    if (distance > least) continue;
    least = distance;
    nearest = point.cell;
  }
  return nearest;
}

QString SweepPlot::wordsFor(int cell) const {
  const auto& summary = cells_[static_cast<std::size_t>(cell)];
  const auto indices = plan_->indicesOf(cell);
  QStringList values;
  for (std::size_t a = 0; a < indices.size(); ++a)
    values << QStringLiteral("%1 = %2").arg(
        names_.value(static_cast<int>(a)),
        toQString(sweepValueText(plan_->axes()[a].values[static_cast<std::size_t>(indices[a])])));
  const auto where = values.join(QStringLiteral(", "));
  if (summary.count == 0) return tr("%1: no number yet").arg(where);
  if (summary.count == 1) return tr("%1: %2").arg(where, number(summary.mean));
  const auto words = mode_ == Mode::Difference
                         ? tr("%1: differs by %2 ± %3 (standard error), %4 pairs")
                         : tr("%1: %2 ± %3, %4 runs");
  return words.arg(where, number(summary.mean), number(barOf(cell))).arg(summary.count);
}

QString SweepPlot::describe(QPointF place) const {
  if (plan_ && mode_ == Mode::Curves) return overIterations_->describe(place);
  const int cell = cellAt(place);
  return cell < 0 ? QString() : wordsFor(cell);
}

bool SweepPlot::eventFilter(QObject* watched, QEvent* event) {
  auto* plot = qobject_cast<QCustomPlot*>(watched);
  if (plot != nullptr && event->type() == QEvent::MouseMove) {
    const auto* mouse = dynamic_cast<QMouseEvent*>(event);
    const auto words = describe(mouse->position());
    if (words.isEmpty())
      QToolTip::hideText();
    else
      QToolTip::showText(mouse->globalPosition().toPoint(), words, plot);
  }
  if (plot != nullptr && event->type() == QEvent::MouseButtonDblClick) {
    const auto* mouse = dynamic_cast<QMouseEvent*>(event);
    if (const int cell = cellAt(mouse->position()); cell >= 0) Q_EMIT cellPicked(cell);
  }
  return QWidget::eventFilter(watched, event);
}

void SweepPlot::refreshTheme() {
  stylePlot(*curves_);
  stylePlot(*heat_);
  for (auto* axis : {heat_->xAxis, heat_->yAxis}) axis->grid()->setVisible(false);
  styleAxis(*bar_->axis());
  bar_->setGradient(sequentialGradient());
  overIterations_->refreshTheme();
  for (auto* plot : {curves_, heat_}) plot->replot(QCustomPlot::rpQueuedReplot);
}

QSizeF SweepPlot::figureSize() const { return front()->size(); }

void SweepPlot::drawFigure(QCPPainter& painter) { drawPlot(*front(), painter); }

QString SweepPlot::figureData() const {
  std::string out;
  if (!plan_) return QStringLiteral("runs\n");
  if (mode_ == Mode::Curves) return toQString(overIterations_->csv());
  for (const auto& axis : plan_->axes()) out += csvCell(axis.path) + ',';
  const std::string key = sweepMetrics()[static_cast<std::size_t>(metric_)].key;
  out += mode_ == Mode::Difference
             ? "pairs," + key + "Difference," + key + "DifferenceStandardError\n"
             : "runs," + key + ',' + key + "Std\n";
  for (std::size_t c = 0; c < cells_.size(); ++c) {
    const auto indices = plan_->indicesOf(static_cast<int>(c));
    for (std::size_t a = 0; a < indices.size(); ++a)
      out +=
          csvCell(sweepValueText(plan_->axes()[a].values[static_cast<std::size_t>(indices[a])])) +
          ',';
    out += std::to_string(cells_[c].count) + ',';
    if (cells_[c].count > 0)
      out += sweepValueText(Json(cells_[c].mean)) + ',' +
             sweepValueText(Json(barOf(static_cast<int>(c))));
    else
      out += ',';
    out += '\n';
  }
  return toQString(out);
}

}  // namespace gtv::ui
