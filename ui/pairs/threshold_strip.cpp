#include "ui/pairs/threshold_strip.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "ui/plots/plot_layer.h"
#include "ui/widgets/fitting_ticker.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int barCount = 60;
constexpr int leastBarHeight = 72;  ///< in pixels, of the highest bar with the room above it
constexpr double noThreshold = std::numeric_limits<double>::quiet_NaN();

}  // namespace

ThresholdStrip::ThresholdStrip() : connecting_(noThreshold), threshold_(noThreshold) {
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::SplitHCursor);
  setAccessibleName(tr("Threshold of the dissimilarity"));
  setToolTip(
      tr("How many pairs of nodes differ how much. Drag: pairs on the left of the line are joined. "
         "The triangle marks the smallest threshold that connects the graph. The arrow keys move "
         "the line."));
  bars_ = new QCPBars(xAxis, yAxis);
  xAxis->setTicker(QSharedPointer<QCPAxisTicker>(new FittingTicker(*xAxis)));
  xAxis->setLabel(tr("dissimilarity D"));
  yAxis->setVisible(false);
  addLayer(QStringLiteral("marks"), layer(QStringLiteral("main")), limAbove);
  // Owned by its layer.
  new PlotLayer(*this, QStringLiteral("marks"),
                [this](QCPPainter& painter) { drawMarks(painter); });
  style();
}

void ThresholdStrip::style() {
  stylePlot(*this);
  setFixedHeight(heightWithAxis(*this, leastBarHeight));
  yAxis->grid()->setVisible(false);
  bars_->setPen(Qt::NoPen);
  bars_->setBrush(canvasColors().muted);
}

void ThresholdStrip::setConnecting(double connecting) {
  connecting_ = connecting;
  replot(rpQueuedReplot);
}

void ThresholdStrip::show(const Matrix& D) {
  most_ = 0;
  for (const double d : D.reshaped())
    if (std::isfinite(d)) most_ = std::max(most_, d);
  if (!(most_ > 0)) most_ = 1;
  std::vector<double> counts(barCount, 0);
  for (Eigen::Index i = 0; i < D.rows(); ++i)
    for (Eigen::Index j = i + 1; j < D.cols(); ++j)
      if (std::isfinite(D(i, j)))
        ++counts[static_cast<std::size_t>(
            std::clamp(static_cast<int>(D(i, j) / most_ * barCount), 0, barCount - 1))];
  QVector<double> keys;
  QVector<double> values;
  const double width = most_ / barCount;
  for (int k = 0; k < barCount; ++k) {
    keys << (k + 0.5) * width;
    values << counts[static_cast<std::size_t>(k)];
  }
  bars_->setWidth(width);
  bars_->setData(keys, values, true);
  xAxis->setRange(0, most_ * 1.02);
  yAxis->setRange(0, std::max(1.0, *std::max_element(counts.begin(), counts.end())) * 1.25);
  replot(rpQueuedReplot);
}

void ThresholdStrip::setThreshold(double threshold) {
  threshold_ = threshold;
  replot(rpQueuedReplot);
}

void ThresholdStrip::drawMarks(QCPPainter& painter) {
  const QRectF area(axisRect()->rect());
  const auto colors = canvasColors();
  if (std::isfinite(connecting_)) {
    const double side = scaled(5);
    const double x = positionOf(connecting_);
    painter.setAntialiasing(true);
    painter.setPen(QPen(colors.text, 1));
    painter.setBrush(colors.muted);
    painter.drawPolygon(QPolygonF{QPointF(x - side, area.top()), QPointF(x + side, area.top()),
                                  QPointF(x, area.top() + 1.6 * side)});
  }
  const bool isSet = std::isfinite(threshold_);
  const double at = isSet ? threshold_ : connecting_;
  if (!std::isfinite(at)) return;
  const double x = std::clamp(positionOf(at), area.left(), area.right());
  painter.setAntialiasing(false);
  painter.setPen(QPen(isSet ? QColor::fromRgb(okabeIto[1]) : colors.muted,
                      scaled(isSet ? 2.5 : 1.5), isSet ? Qt::SolidLine : Qt::DashLine));
  painter.drawLine(QLineF(x, area.top(), x, area.bottom()));
}

void ThresholdStrip::choose(double position) {
  const double at = std::clamp(xAxis->pixelToCoord(position), 0.0, most_);
  // As fine as a pixel.
  Q_EMIT thresholdChosen(QString::number(at, 'g', 4).toDouble());
}

void ThresholdStrip::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return QCustomPlot::mousePressEvent(event);
  Q_EMIT dragBegan();
  choose(event->position().x());
}

void ThresholdStrip::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons() & Qt::LeftButton) choose(event->position().x());
}

void ThresholdStrip::keyPressEvent(QKeyEvent* event) {
  const int way = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
  const double from = std::isfinite(threshold_) ? threshold_ : connecting_;
  if (way == 0 || !std::isfinite(from)) return event->ignore();
  if (!event->isAutoRepeat()) Q_EMIT dragBegan();
  constexpr double steps = 100;
  choose(positionOf(std::clamp(from + way * most_ / steps, 0.0, most_)));
}

}  // namespace gtv::ui
