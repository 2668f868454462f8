#include "ui/plots/parameter_bars.h"

#include <algorithm>
#include <cmath>

#include "ui/widgets/figure.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int mostParameterBars = 60;
constexpr int mostNames = 8;  ///< under the bars; more would not fit

}  // namespace

ParameterBars::ParameterBars(QWidget* parent) : QCustomPlot(parent) {
  setPlottingHint(QCP::phFastPolylines);
  setMinimumHeight(60);
  setAccessibleName(tr("Parameters of the node"));
  bars_ = new QCPBars(xAxis, yAxis);
  bars_->setWidth(0.6);
  optimum_ = addGraph();
  truth_ = addGraph();
  for (auto* graph : {optimum_, truth_}) graph->setLineStyle(QCPGraph::lsNone);
  legend->setVisible(false);
  yAxis->ticker()->setTickCount(4);  // the dock is low
  yAxis->setLabel(tr("w"));
  prepareForFigure(*this);
  refreshTheme();
}

void ParameterBars::refreshTheme() {
  stylePlot(*this);
  const QColor iterate = QColor::fromRgb(okabeIto[0]);
  auto fill = iterate;
  fill.setAlpha(150);
  bars_->setPen(QPen(iterate, 1));
  bars_->setBrush(fill);
  optimum_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle,
                                            QPen(QColor::fromRgb(okabeIto[1]), scaled(2)),
                                            Qt::NoBrush, scaled(11)));
  truth_->setScatterStyle(QCPScatterStyle(
      QCPScatterStyle::ssCross, QPen(canvasColors().text, scaled(1.6)), Qt::NoBrush, scaled(9)));
  replot(QCustomPlot::rpQueuedReplot);
}

void ParameterBars::show(const InspectedNode& node) {
  bars_->data()->clear();
  optimum_->data()->clear();
  truth_->data()->clear();
  const int d = node.network->coordinates.count;
  const int shown = std::min(d, mostParameterBars);
  double low = 0;
  double high = 0;
  const auto put = [&](const Vector& w, auto&& add) {
    if (w.size() != d) return;
    for (int j = 0; j < shown; ++j) {
      add(j + 1, w[j]);
      if (std::isfinite(w[j])) low = std::min(low, w[j]);
      if (std::isfinite(w[j])) high = std::max(high, w[j]);
    }
  };
  put(node.iterate, [this](double x, double y) { bars_->addData(x, y); });
  put(node.optimum, [this](double x, double y) { optimum_->addData(x, y); });
  put(node.truth, [this](double x, double y) { truth_->addData(x, y); });
  if (shown <= mostNames) {
    QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    for (int j = 0; j < shown; ++j) ticker->addTick(j + 1, QStringLiteral("w%1").arg(j + 1));
    xAxis->setTicker(ticker);
  } else {
    xAxis->setTicker(QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
  }
  const double room = std::max(0.1 * (high - low), 0.02);
  yAxis->setRange(low < 0 ? low - room : 0, high > 0 ? high + room : 0);
  if (low == 0 && high == 0) yAxis->setRange(-1, 1);
  xAxis->setRange(0.4, shown + 0.6);
  caption_ = shown < d ? tr("the first %1 of %2 parameters").arg(shown).arg(d) : QString();
  replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace gtv::ui
