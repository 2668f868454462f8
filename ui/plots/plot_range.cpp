#include "ui/plots/plot_range.h"

#include <qcustomplot.h>

#include <QFontMetrics>
#include <algorithm>

namespace gtv::ui {
namespace {

bool canShow(const QCPAxis& axis, double low, double high) {
  return QCPRange::validRange(low, high) && (axis.scaleType() == QCPAxis::stLinear || low > 0);
}

}  // namespace

PlotRange rangeOf(const QCustomPlot& plot) {
  const auto x = plot.xAxis->range();
  const auto y = plot.yAxis->range();
  return {x.lower, x.upper, y.lower, y.upper};
}

void setRange(QCustomPlot& plot, const PlotRange& range) {
  if (!canShow(*plot.xAxis, range.left, range.right) ||
      !canShow(*plot.yAxis, range.bottom, range.top))
    return;
  plot.xAxis->setRange(range.left, range.right);
  plot.yAxis->setRange(range.bottom, range.top);
}

void fitNumbers(QCPAxis& axis, int height, int least) {
  const int most = height / (3 * QFontMetrics(axis.tickLabelFont()).height());
  axis.ticker()->setTickCount(std::clamp(most, least, 5));
}

}  // namespace gtv::ui
