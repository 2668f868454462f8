#include "ui/sweeps/sweep_axes.h"

#include <algorithm>
#include <limits>

namespace gtv::ui {
namespace {

/// Numbers that span more than this are drawn on a logarithmic axis.
constexpr double logarithmicSpan = 30;

}  // namespace

bool spansDecades(const std::vector<double>& numbers) {
  double low = std::numeric_limits<double>::infinity();
  double high = 0;
  for (const double x : numbers) {
    if (!(x > 0)) return false;
    low = std::min(low, x);
    high = std::max(high, x);
  }
  return high > logarithmicSpan * low;
}

void setAxisScale(QCPAxis& axis, bool logarithmic) {
  axis.setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
  axis.setTicker(logarithmic ? QSharedPointer<QCPAxisTicker>(new QCPAxisTickerLog)
                             : QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
  axis.setNumberFormat(logarithmic ? QStringLiteral("eb") : QStringLiteral("gb"));
  axis.setNumberPrecision(logarithmic ? 0 : 4);
}

}  // namespace gtv::ui
