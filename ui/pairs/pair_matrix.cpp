#include "ui/pairs/pair_matrix.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/csv.h"
#include "base/number.h"
#include "ui/plots/color_gradient.h"
#include "ui/plots/plot_layer.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/fitting_ticker.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int mostKeys = 24;           ///< nodes that are named beside the cells
constexpr int mostLines = 60;          ///< between clusters
constexpr double decades = 8;          ///< of the logarithmic scale
constexpr int leastMatrixHeight = 90;  ///< in pixels, of the cells alone
constexpr double leastHeightForNames = 170;
constexpr double leastShare = 0.06;  ///< of the picture, for a cluster with a name

}  // namespace

PairMatrix::PairMatrix(
    const QString& name, const QString& scaleName,
    std::function<QString(const QString&, const QString&, const QString&)> describe,
    const QString& hint)
    : describe_(std::move(describe)), hint_(hint), scaleName_(scaleName) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(name);
  map_ = new QCPColorMap(xAxis, yAxis);
  map_->setInterpolate(false);
  map_->setTightBoundary(false);
  bar_ = new QCPColorScale(this);
  bar_->setBarWidth(12);
  plotLayout()->addElement(0, 1, bar_);
  map_->setColorScale(bar_);
  auto* sides = new QCPMarginGroup(this);
  for (auto* element : std::initializer_list<QCPLayoutElement*>{axisRect(), bar_})
    element->setMarginGroup(QCP::msTop | QCP::msBottom, sides);
  yAxis->setRangeReversed(true);
  addLayer(QStringLiteral("marks"), layer(QStringLiteral("main")), limAbove);
  // Owned by its layer.
  new PlotLayer(*this, QStringLiteral("marks"),
                [this](QCPPainter& painter) { drawMarks(painter); });
  style();
}

void PairMatrix::style() {
  stylePlot(*this);
  setMinimumHeight(heightWithAxis(*this, leastMatrixHeight));
  for (auto* axis : {xAxis, yAxis}) axis->grid()->setVisible(false);
  styleAxis(*bar_->axis());
  bar_->setLabel(height() >= scaled(leastHeightForNames) ? scaleName_ : QString());
  bar_->setGradient(sequentialGradient());
}

void PairMatrix::clear() {
  picture_ = {};
  focused_ = {-1, -1};
}

void PairMatrix::show(Picture picture) {
  if (picture.nodes != picture_.nodes) focused_ = {-1, -1};
  picture_ = std::move(picture);
  fill();
  showTicks();
  replot(rpQueuedReplot);
}

void PairMatrix::setSelection(const std::vector<int>& nodes) {
  selection_ = nodes;
  replot(rpQueuedReplot);
}

void PairMatrix::fill() {
  const int n = nodeCount();
  double high = 0;
  double least = std::numeric_limits<double>::infinity();
  for (const double d : picture_.values.reshaped()) {
    if (!std::isfinite(d)) continue;
    high = std::max(high, d);
    if (d > 0) least = std::min(least, d);
  }
  if (!(high > 0)) high = 1;
  const bool logarithmic = picture_.isLogarithmic;
  // Numbers that a logarithm cannot show have the colour of the smallest.
  const double low =
      logarithmic ? std::min(std::max(least, high * std::pow(10, -decades)), high / 10) : 0;
  map_->data()->setSize(n, n);
  map_->data()->setRange({0, n - 1.0}, {0, n - 1.0});
  for (int column = 0; column < n; ++column)
    for (int row = 0; row < n; ++row) {
      const double d = picture_.values(row, column);
      const bool isEmpty =
          row > column && picture_.isShownBelow && !picture_.isShownBelow(row, column);
      map_->data()->setCell(column, row,
                            isEmpty || std::isnan(d) ? std::numeric_limits<double>::quiet_NaN()
                            : std::isfinite(d)       ? std::max(d, low)
                                                     : high);
    }
  bar_->setDataScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
  auto* axis = bar_->axis();
  axis->setTicker(logarithmic ? QSharedPointer<QCPAxisTicker>(new QCPAxisTickerLog)
                              : QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
  axis->setNumberFormat(logarithmic ? QStringLiteral("eb") : QStringLiteral("gb"));
  axis->setNumberPrecision(logarithmic ? 0 : 3);
  bar_->setDataRange({low, high});
  for (auto* side : {xAxis, yAxis}) side->setRange(-0.5, n - 0.5);
}

/// Nodes by their names where there are few; else clusters that have room.
void PairMatrix::showTicks() {
  const auto& clusters = picture_.clusters;
  const auto n = clusters.size();
  QMap<double, QString> names;
  const bool byNode = n <= static_cast<std::size_t>(mostKeys);
  for (std::size_t k = 0; byNode && k < n; ++k)
    names[static_cast<double>(k)] = picture_.names[static_cast<qsizetype>(k)];
  for (std::size_t first = 0; !byNode && first < n;) {
    auto end = first;
    while (end < n && clusters[end] == clusters[first]) ++end;
    const auto count = static_cast<double>(end - first);
    if (count >= leastShare * static_cast<double>(n))
      names[static_cast<double>(first) + (count - 1) / 2] = QString::number(clusters[first] + 1);
    first = end;
  }
  for (auto* axis : {xAxis, yAxis}) {
    const QSharedPointer<QCPAxisTickerText> ticker(new FittingNames(*axis));
    ticker->setTicks(names);
    axis->setTicker(ticker);
    axis->setLabel(bar_->label().isEmpty() ? QString() : byNode ? tr("node") : picture_.axisName);
  }
}

void PairMatrix::drawMarks(QCPPainter& painter) {
  if (nodeCount() == 0) return;
  const double n = nodeCount();
  const auto pixel = [&](double x, double y) {
    return QPointF(xAxis->coordToPixel(x), yAxis->coordToPixel(y));
  };
  const auto cross = [&](double at) {
    painter.drawLine(QLineF(pixel(at, -0.5), pixel(at, n - 0.5)));
    painter.drawLine(QLineF(pixel(-0.5, at), pixel(n - 0.5, at)));
  };
  std::vector<double> borders;
  for (std::size_t k = 1; k < picture_.clusters.size(); ++k)
    if (picture_.clusters[k] != picture_.clusters[k - 1])
      borders.push_back(static_cast<double>(k) - 0.5);
  const auto colors = canvasColors();
  // Half of the picture may have the colour of the ground.
  painter.setPen(QPen(picture_.isShownBelow ? colors.muted : colors.background, scaled(1)));
  if (borders.size() <= static_cast<std::size_t>(mostLines))
    for (const double at : borders) cross(at);
  constexpr std::size_t mostChosen = 8;
  painter.setPen(QPen(QColor::fromRgb(okabeIto[1]), scaled(1.4), Qt::DotLine));
  if (selection_.size() <= mostChosen)
    for (std::size_t k = 0; k < picture_.nodes.size(); ++k)
      if (std::binary_search(selection_.begin(), selection_.end(), picture_.nodes[k]))
        cross(static_cast<double>(k));
  if (focused_.x() < 0) return;
  painter.setPen(QPen(QColor::fromRgb(okabeIto[1]), scaled(2)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(pixel(focused_.x() - 0.5, focused_.y() - 0.5),
                          pixel(focused_.x() + 0.5, focused_.y() + 0.5)));
}

QPointF PairMatrix::cellAt(int row, int column) const {
  return {xAxis->coordToPixel(column), yAxis->coordToPixel(row)};
}

/// (column, row), or (−1, −1).
QPoint PairMatrix::cellUnder(QPointF point) const {
  const int n = nodeCount();
  if (n == 0 || !QRectF(axisRect()->rect()).contains(point)) return {-1, -1};
  const auto at = [n](double coordinate) {
    return std::clamp(static_cast<int>(std::lround(coordinate)), 0, n - 1);
  };
  return {at(xAxis->pixelToCoord(point.x())), at(yAxis->pixelToCoord(point.y()))};
}

QString PairMatrix::describeCell(QPoint cell) const {
  if (cell.x() < 0) return {};
  return describe_(picture_.names[cell.y()], picture_.names[cell.x()],
                   number(picture_.values(cell.y(), cell.x())));
}

QString PairMatrix::textAt(QPointF point) const { return describeCell(cellUnder(point)); }

void PairMatrix::choose(QPoint cell) {
  if (cell.x() < 0) return;
  std::vector<int> pair{picture_.nodes[static_cast<std::size_t>(cell.x())],
                        picture_.nodes[static_cast<std::size_t>(cell.y())]};
  std::sort(pair.begin(), pair.end());
  pair.erase(std::unique(pair.begin(), pair.end()), pair.end());
  Q_EMIT chosen(pair);
}

/// In a low picture there is no room for names of axes.
void PairMatrix::resizeEvent(QResizeEvent* event) {
  const bool hasRoom = height() >= scaled(leastHeightForNames);
  if (hasRoom == bar_->label().isEmpty()) {
    bar_->setLabel(hasRoom ? scaleName_ : QString());
    showTicks();
  }
  QCustomPlot::resizeEvent(event);
}

bool PairMatrix::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QCustomPlot::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const auto pair = textAt(help->pos());
  QToolTip::showText(help->globalPos(), pair.isEmpty() ? hint_ : pair, this);
  return true;
}

void PairMatrix::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) choose(cellUnder(event->position()));
  QCustomPlot::mousePressEvent(event);
}

void PairMatrix::keyPressEvent(QKeyEvent* event) {
  const int n = nodeCount();
  QPoint step;
  switch (n == 0 ? 0 : event->key()) {
    case Qt::Key_Left:
      step = {-1, 0};
      break;
    case Qt::Key_Right:
      step = {1, 0};
      break;
    case Qt::Key_Up:
      step = {0, -1};
      break;
    case Qt::Key_Down:
      step = {0, 1};
      break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (focused_.x() < 0) return event->ignore();
      return choose(focused_);
    default:
      return event->ignore();
  }
  const auto to = focused_.x() < 0 ? QPoint(0, 0) : focused_ + step;
  focused_ = {std::clamp(to.x(), 0, n - 1), std::clamp(to.y(), 0, n - 1)};
  setAccessibleDescription(describeCell(focused_));
  QToolTip::showText(mapToGlobal(cellAt(focused_.y(), focused_.x()).toPoint()),
                     describeCell(focused_), this);
  replot(rpQueuedReplot);
}

QString PairMatrix::csv() const {
  std::string out = "node";
  const auto name = [&](int k) { return csvCell(picture_.names[k].toStdString()); };
  for (int k = 0; k < nodeCount(); ++k) out += ',' + name(k);
  out += '\n';
  for (int k = 0; k < nodeCount(); ++k) {
    out += name(k);
    for (const double d : picture_.values.row(k)) out += ',' + formatNumber(d);
    out += '\n';
  }
  return toQString(out);
}

}  // namespace gtv::ui
