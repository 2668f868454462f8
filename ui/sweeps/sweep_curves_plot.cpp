#include "ui/sweeps/sweep_curves_plot.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/csv.h"
#include "base/number.h"
#include "ui/sweeps/sweep_axes.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/figure.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

/// Pixels from a curve to a pointer that means it.
constexpr double curveReach = 16;
constexpr int bandAlpha = 48;
/// Pixels beside the axes of a panel.
constexpr int panelMargin = 6;
/// Share of an axis that is left free at its ends.
constexpr double curveRoom = 0.05;

}  // namespace

QString curveLabel(const std::string& name) {
  const int metric = sweepMetric(name);
  return metric < 0 ? toQString(name)
                    : translated(sweepMetrics()[static_cast<std::size_t>(metric)].label);
}

SweepCurvesPlot::SweepCurvesPlot(QWidget* parent) : QCustomPlot(parent), grid_(new QCPLayoutGrid) {
  setAccessibleName(tr("Numbers over the iterations"));
  setAutoAddPlottableToLegend(false);
  plotLayout()->clear();
  plotLayout()->addElement(0, 0, grid_);
  plotLayout()->setRowSpacing(0);
  grid_->setRowSpacing(1);
  grid_->setColumnSpacing(1);
  legend = new QCPLegend;
  plotLayout()->addElement(1, 0, legend);
  legend->setLayer(QStringLiteral("legend"));
  legend->setFillOrder(QCPLegend::foColumnsFirst);
  constexpr double least = 0.001;
  plotLayout()->setRowStretchFactor(1, least);
  setMinimumHeight(90);
  setMouseTracking(true);
  prepareForFigure(*this);
}

int SweepCurvesPlot::seriesCount() const {
  return static_cast<int>(plan_->axes().front().values.size());
}

int SweepCurvesPlot::panelOf(int cell) const {
  const auto indices = plan_->indicesOf(cell);
  return indices.size() > 1 ? indices[1] : 0;
}

QString SweepCurvesPlot::valueText(std::size_t axis, int value) const {
  return QStringLiteral("%1 = %2").arg(
      names_.value(static_cast<int>(axis)),
      toQString(sweepValueText(plan_->axes()[axis].values[static_cast<std::size_t>(value)])));
}

/// As many panels beside each other as make them largest, where they are a little wider than high.
int SweepCurvesPlot::columnsFor(int count) const {
  const double line = fontMetrics().height();
  int best = 1;
  double largest = -std::numeric_limits<double>::infinity();
  for (int columns = 1; columns <= count; ++columns) {
    const int rows = (count + columns - 1) / columns;
    // A title each, and the labels of the axes and the names of the curves below all of them.
    const double high = (height() - 3 * line) / rows - line;
    const double wide = (width() - 2 * line) / columns - panelMargin;
    constexpr double shape = 1.3;
    const double size = std::min(high, wide / shape);
    if (size > largest) best = columns;
    largest = std::max(largest, size);
  }
  return best;
}

void SweepCurvesPlot::arrangePanels() {
  const bool two = plan_->axes().size() > 1;
  const int values = two ? static_cast<int>(plan_->axes()[1].values.size()) : 1;
  const int count = std::min(values, mostPanels);
  const int columns = columnsFor(count);
  grid_->clear();
  grid_->simplify();
  panels_.clear();
  auto* left = new QCPMarginGroup(this);
  QCPMarginGroup* below = nullptr;
  for (int k = 0; k < count; ++k) {
    const int row = 2 * (k / columns);
    const int column = k % columns;
    auto* panel = new QCPAxisRect(this, true);
    if (column == 0) below = new QCPMarginGroup(this);
    panel->setMarginGroup(QCP::msBottom, below);
    if (two) {
      // "Samples" of "Data › Samples".
      auto text = valueText(1, k);
      text = text.mid(text.lastIndexOf(QStringLiteral("›")) + 1).trimmed();
      grid_->addElement(row, column, new QCPTextElement(this, text));
      constexpr double least = 0.001;
      grid_->setRowStretchFactor(row, least);
    }
    grid_->addElement(row + 1, column, panel);
    panel->setMinimumMargins(QMargins(panelMargin, 0, panelMargin, 0));
    panel->setMarginGroup(QCP::msLeft, left);
    panels_.push_back(panel);
    const bool lowest = k + columns >= count;
    panel->axis(QCPAxis::atBottom)->setLabel(lowest && column == 0 ? tr("iterations") : QString());
    panel->axis(QCPAxis::atBottom)->setTickLabels(lowest);
    panel->axis(QCPAxis::atBottom)->setLabelPadding(0);
    if (column > 0) panel->axis(QCPAxis::atLeft)->setTickLabels(false);
  }
  if (values > count && !panels_.empty())
    panels_.back()
        ->axis(QCPAxis::atBottom)
        ->setLabel(tr("iterations (the first %1 of %2 values)").arg(count).arg(values));
}

void SweepCurvesPlot::show(const SweepPlan& plan, const std::vector<SweepRow>& rows,
                           std::size_t column, const QStringList& names,
                           std::vector<StatedPoint> stated) {
  plan_ = std::make_shared<const SweepPlan>(plan);
  names_ = names;
  stated_ = std::move(stated);
  column_ = curveNames(plan).at(column);
  cells_.clear();
  for (int cell = 0; cell < plan.cellCount(); ++cell)
    cells_.push_back(summarizeCurves(rows, cell, column));
  drawPanels();
}

void SweepCurvesPlot::drawPanels() {
  clearPlottables();
  legend->clearItems();
  arrangePanels();
  std::vector<double> heights;
  for (const auto& cell : cells_) heights.insert(heights.end(), cell.mean.begin(), cell.mean.end());
  const bool logarithmic = spansDecades(heights);
  double low = std::numeric_limits<double>::infinity();
  double high = -low;
  const auto reach = [&](double y) {
    if (logarithmic && !(y > 0)) return;
    low = std::min(low, y);
    high = std::max(high, y);
  };
  for (const auto& cell : cells_)
    for (std::size_t k = 0; k < cell.mean.size(); ++k) {
      reach(cell.mean[k]);
      reach(cell.mean[k] + cell.deviation[k]);
      if (!logarithmic || cell.mean[k] > 2 * cell.deviation[k])
        reach(cell.mean[k] - cell.deviation[k]);
    }
  for (const auto& point : stated_) {
    reach(point.low);
    reach(point.high);
  }
  if (!(low <= high)) low = high = logarithmic ? 1 : 0;
  setRanges(logarithmic, low, high);
  const double lowest = panels_.front()->axis(QCPAxis::atLeft)->range().lower;
  for (int cell = 0; cell < plan_->cellCount(); ++cell)
    if (panelOf(cell) < panelCount()) drawCell(cell, logarithmic, lowest);
  for (const auto& point : stated_)
    if (panelOf(point.cell) < panelCount()) drawStated(point);
  constexpr int namesInRow = 4;
  legend->setWrap(namesInRow);
  refreshTheme();
}

void SweepCurvesPlot::setRanges(bool logarithmic, double low, double high) {
  std::int64_t last = 1;
  for (const auto& cell : cells_)
    if (!cell.iterations.empty()) last = std::max(last, cell.iterations.back());
  for (const auto& point : stated_) last = std::max(last, point.iteration);
  for (auto* panel : panels_) {
    auto* x = panel->axis(QCPAxis::atBottom);
    auto* y = panel->axis(QCPAxis::atLeft);
    setAxisScale(*y, logarithmic);
    y->setLabel(panel == panels_.front() ? curveLabel(column_) : QString());
    x->setRange(0, static_cast<double>(last) * (1 + curveRoom / 2));
    if (logarithmic) {
      const double factor = std::pow(std::max(high / low, 2.0), curveRoom);
      y->setRange(low / factor, high * factor);
    } else {
      const double span = high > low ? high - low : std::max(1.0, std::abs(high));
      y->setRange(low - curveRoom * span, high + curveRoom * span);
    }
  }
}

/// The curve of one cell with its band; of the first panel with its name.
void SweepCurvesPlot::drawCell(int cell, bool logarithmic, double lowest) {
  const auto& curve = cells_[static_cast<std::size_t>(cell)];
  auto* panel = panels_[static_cast<std::size_t>(panelOf(cell))];
  const int series = plan_->indicesOf(cell)[0];
  const auto color = groupColor(series);
  const auto add = [&] {
    return addGraph(panel->axis(QCPAxis::atBottom), panel->axis(QCPAxis::atLeft));
  };
  if (curve.runs > 1) {
    auto* lower = add();
    auto* upper = add();
    auto fill = color;
    fill.setAlpha(bandAlpha);
    for (auto* edge : {lower, upper}) edge->setPen(Qt::NoPen);
    upper->setBrush(fill);
    upper->setChannelFillGraph(lower);
    for (std::size_t k = 0; k < curve.mean.size(); ++k) {
      const auto x = static_cast<double>(curve.iterations[k]);
      const double below = curve.mean[k] - curve.deviation[k];
      // A logarithm has no zero: the band ends at the axis.
      lower->addData(x, logarithmic ? std::max(below, lowest) : below);
      upper->addData(x, curve.mean[k] + curve.deviation[k]);
    }
  }
  auto* line = add();
  line->setPen(QPen(color, scaled(2)));
  for (std::size_t k = 0; k < curve.mean.size(); ++k)
    line->addData(static_cast<double>(curve.iterations[k]), curve.mean[k]);
  if (panelOf(cell) == 0) {
    line->setName(valueText(0, series));
    line->addToLegend(legend);
  }
}

void SweepCurvesPlot::drawStated(const StatedPoint& point) {
  auto* panel = panels_[static_cast<std::size_t>(panelOf(point.cell))];
  const auto color = groupColor(plan_->indicesOf(point.cell)[0]);
  auto* marks = addGraph(panel->axis(QCPAxis::atBottom), panel->axis(QCPAxis::atLeft));
  marks->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDiamond, QPen(color, scaled(2)),
                                         QBrush(canvasColors().background), scaled(9)));
  const auto x = static_cast<double>(point.iteration);
  marks->setPen(QPen(color, scaled(2)));
  marks->setData({x}, {point.low});
  // A range is a line from its lower to its upper end.
  if (point.high > point.low) marks->setData({x, x}, {point.low, point.high});
  const auto origin = translated(originLabel(point.origin).c_str());
  for (int k = 0; k < legend->itemCount(); ++k)
    if (auto* item = qobject_cast<QCPPlottableLegendItem*>(legend->item(k));
        item != nullptr && item->plottable()->name() == origin)
      return;
  marks->setName(origin);
  marks->addToLegend(legend);
}

void SweepCurvesPlot::refreshTheme() {
  stylePlot(*this);
  const auto colors = canvasColors();
  for (auto* panel : panels_)
    for (const auto side : {QCPAxis::atBottom, QCPAxis::atLeft}) styleAxis(*panel->axis(side));
  for (int k = 0; k < grid_->elementCount(); ++k)
    if (auto* title = qobject_cast<QCPTextElement*>(grid_->elementAt(k))) {
      title->setTextColor(colors.text);
      title->setMargins(QMargins());
      title->setFont(font());
    }
  replot(QCustomPlot::rpQueuedReplot);
}

std::optional<SweepCurvesPlot::Place> SweepCurvesPlot::placeAt(QPointF place) const {
  double least = scaled(curveReach);
  std::optional<Place> found;
  for (int cell = 0; cell < static_cast<int>(cells_.size()); ++cell) {
    if (panelOf(cell) >= panelCount()) continue;
    const auto* panel = panels_[static_cast<std::size_t>(panelOf(cell))];
    if (!panel->rect().contains(place.toPoint())) continue;
    const auto& curve = cells_[static_cast<std::size_t>(cell)];
    for (std::size_t k = 0; k < curve.mean.size(); ++k) {
      const QPointF at(
          panel->axis(QCPAxis::atBottom)->coordToPixel(static_cast<double>(curve.iterations[k])),
          panel->axis(QCPAxis::atLeft)->coordToPixel(curve.mean[k]));
      const double distance = QLineF(at, place).length();
      if (distance > least) continue;
      least = distance;
      found = Place{cell, k};
    }
  }
  return found;
}

int SweepCurvesPlot::cellAt(QPointF place) const {
  const auto found = placeAt(place);
  return found ? found->cell : -1;
}

QString SweepCurvesPlot::describe(QPointF place) const {
  const auto found = placeAt(place);
  if (!found) return {};
  const auto& curve = cells_[static_cast<std::size_t>(found->cell)];
  QStringList values;
  const auto indices = plan_->indicesOf(found->cell);
  for (std::size_t a = 0; a < indices.size(); ++a) values << valueText(a, indices[a]);
  const auto where = tr("%1, iteration %2")
                         .arg(values.join(QStringLiteral(", ")))
                         .arg(curve.iterations[found->point]);
  if (curve.runs == 1) return tr("%1: %2").arg(where, number(curve.mean[found->point]));
  return tr("%1: %2 ± %3, %4 runs")
      .arg(where, number(curve.mean[found->point]), number(curve.deviation[found->point]))
      .arg(curve.runs);
}

std::string SweepCurvesPlot::csv() const {
  std::string out;
  if (!plan_) return "iteration\n";
  for (const auto& axis : plan_->axes()) out += csvCell(axis.path) + ',';
  out += "iteration,runs," + column_ + ',' + column_ + "Std\n";
  for (int cell = 0; cell < static_cast<int>(cells_.size()); ++cell) {
    const auto& curve = cells_[static_cast<std::size_t>(cell)];
    std::string front;
    for (const auto& value : sweepCellTexts(*plan_, cell)) front += csvCell(value) + ',';
    for (std::size_t k = 0; k < curve.mean.size(); ++k)
      out += front + std::to_string(curve.iterations[k]) + ',' + std::to_string(curve.runs) + ',' +
             formatNumber(curve.mean[k]) + ',' + formatNumber(curve.deviation[k]) + '\n';
  }
  return out;
}

void SweepCurvesPlot::resizeEvent(QResizeEvent* event) {
  QCustomPlot::resizeEvent(event);
  // More panels beside each other where there is room for them.
  if (plan_) drawPanels();
}

}  // namespace gtv::ui
