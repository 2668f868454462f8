#include "curve_plot.h"

#include <qcustomplot.h>

#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>

#include "theme.h"

namespace gtv::ui {

CurvePlot::CurvePlot(const QString& title, const QString& name, std::vector<Curve> curves,
                     QWidget* parent)
    : QWidget(parent), name_(name), plot_(new QCustomPlot), curves_(std::move(curves)) {
  setAccessibleName(title);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  heading_ = new QLabel;
  heading_->setContentsMargins(6, 2, 6, 0);
  heading_->setWordWrap(true);
  layout->addWidget(heading_);
  layout->addWidget(plot_, 1);

  QStringList help{tr("Wheel zooms, dragging pans, a double click follows the curves again.")};
  for (std::size_t k = 0; k < curves_.size(); ++k) {
    auto* graph = plot_->addGraph();
    graph->setName(curves_[k].name);
    graph->setAdaptiveSampling(true);
    graphs_.push_back(graph);
    help << QStringLiteral("<b>%1</b>: %2").arg(curves_[k].name, curves_[k].explanation);
  }
  plot_->setToolTip(help.join(QStringLiteral("<br>")));
  plot_->setPlottingHint(QCP::phFastPolylines);
  plot_->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  plot_->setMinimumHeight(70);
  plot_->xAxis->setLabel(tr("iteration"));
  plot_->yAxis->setScaleType(QCPAxis::stLogarithmic);
  plot_->yAxis->setTicker(QSharedPointer<QCPAxisTickerLog>(new QCPAxisTickerLog));
  plot_->yAxis->setNumberFormat(QStringLiteral("eb"));
  plot_->yAxis->setNumberPrecision(0);
  plot_->yAxis->setRange(1e-3, 10);
  plot_->xAxis->setRange(0, 100);
  const auto stopFollowing = [this] { following_ = false; };
  connect(plot_, &QCustomPlot::mouseWheel, this, stopFollowing);
  connect(plot_, &QCustomPlot::mousePress, this, stopFollowing);
  connect(plot_, &QCustomPlot::mouseDoubleClick, this, [this] {
    following_ = true;
    follow();
    plot_->replot(QCustomPlot::rpQueuedReplot);
  });
  prepareForFigure(*plot_);
  refreshTheme();
}

QSizeF CurvePlot::figureSize() const { return plot_->size(); }

void CurvePlot::drawFigure(QCPPainter& painter) {
  // On paper the legend has no other place than the plot.
  plot_->legend->setVisible(true);
  drawPlot(*plot_, painter);
  plot_->legend->setVisible(false);
}

QString CurvePlot::figureData() const {
  QStringList head{QStringLiteral("iteration")};
  for (const auto& curve : curves_)
    head << QString(curve.name).replace(QLatin1Char(','), QLatin1Char(' '));
  QString out = head.join(QLatin1Char(',')) + QLatin1Char('\n');
  const int rows = graphs_.front()->data()->size();
  for (int r = 0; r < rows; ++r) {
    out += QString::number(graphs_.front()->data()->at(r)->key, 'g', 17);
    for (const auto* graph : graphs_) {
      const double value = graph->data()->at(r)->value;
      out += QLatin1Char(',');
      if (std::isfinite(value)) out += QString::number(value, 'g', 17);
    }
    out += QLatin1Char('\n');
  }
  return out;
}

void CurvePlot::clear() {
  for (auto* graph : graphs_) graph->data()->clear();
  showHeading();
  following_ = true;
  plot_->xAxis->setRange(0, 100);
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void CurvePlot::append(const std::vector<TraceRow>& rows) {
  if (rows.empty()) return;
  for (std::size_t k = 0; k < curves_.size(); ++k) {
    for (const auto& row : rows) {
      const double value = curves_[k].value(row);
      graphs_[k]->addData(static_cast<double>(row.iteration),
                          std::isfinite(value) && value > 0 ? value : std::nan(""));
    }
  }
  showHeading();
  if (following_) follow();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void CurvePlot::showHeading() {
  // The legend stands above the plot, where it covers no curve; only curves with points are in it.
  static const std::array<const char*, 3> strokes{"━━", "╍╍", "┅┅"};
  QString html;
  for (std::size_t k = 0; k < curves_.size(); ++k)
    if (pointCount(static_cast<int>(k)) > 0)
      html +=
          QStringLiteral("<span style='color:%1'>%2</span>&nbsp;%3 &nbsp;")
              .arg(graphs_[k]->pen().color().name(), QString::fromUtf8(strokes[k % 3]),
                   QString(curves_[k].name).replace(QLatin1Char(' '), QStringLiteral("&nbsp;")));
  if (html != heading_->text()) heading_->setText(html);
}

int CurvePlot::pointCount(int curve) const {
  int count = 0;
  for (const auto& point : *graphs_[curve]->data())
    if (std::isfinite(point.value)) ++count;
  return count;
}

void CurvePlot::follow() {
  double low = 1e300;
  double high = 0;
  double last = 0;
  for (auto* graph : graphs_)
    for (const auto& point : *graph->data()) {
      last = std::max(last, point.key);
      if (!std::isfinite(point.value)) continue;
      low = std::min(low, point.value);
      high = std::max(high, point.value);
    }
  plot_->xAxis->setRange(0, std::max(10.0, last * 1.02));
  if (high <= 0) return;
  low = std::max(low, high * 1e-18);
  // At least two decades, so that a flat curve reads as flat.
  const double middle = std::sqrt(low * high);
  plot_->yAxis->setRange(std::min(low / 1.6, middle / 10), std::max(high * 1.6, middle * 10));
}

void CurvePlot::refreshTheme() {
  stylePlot(*plot_);
  for (std::size_t k = 0; k < graphs_.size(); ++k) {
    QPen pen(QColor::fromRgb(okabeIto[k % okabeIto.size()]), scaled(2));
    if (k == 1) pen.setStyle(Qt::DashLine);
    if (k == 2) pen.setStyle(Qt::DotLine);
    graphs_[k]->setPen(pen);
  }
  showHeading();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace gtv::ui
