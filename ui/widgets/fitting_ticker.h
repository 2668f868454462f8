#pragma once

#include <qcustomplot.h>

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace gtv::ui {

/// Pixels of an axis in a plot that is about to be laid out.
inline double lengthOf(const QCPAxis& axis) {
  const QFontMetricsF letters(axis.tickLabelFont());
  const auto* rect = axis.axisRect();
  const auto* plot = axis.parentPlot();
  const bool isAcross = axis.orientation() == Qt::Horizontal;
  const double before = isAcross ? rect->width() : rect->height();
  if (plot->axisRectCount() > 1) return before;
  // A rectangle that is alone has what numbers and names leave of the plot.
  const double now =
      isAcross ? plot->width() - 4 * letters.height() : plot->height() - 3 * letters.height();
  return before > 0 ? std::min(before, now) : now;
}

/// As many numbers as there is room for in letters of the present size.
class FittingTicker : public QCPAxisTicker {
 public:
  explicit FittingTicker(const QCPAxis& axis) : axis_(axis) {}

 protected:
  double getTickStep(const QCPRange& range) override {
    constexpr int most = 5;
    constexpr double spacing = 1.7;
    const QFontMetricsF letters(axis_.tickLabelFont());
    const double label = axis_.orientation() == Qt::Horizontal
                             ? letters.horizontalAdvance(QStringLiteral("-0.00"))
                             : letters.height();
    int count = std::clamp(static_cast<int>(lengthOf(axis_) / (spacing * label)), 2, most);
    setTickCount(count);
    double step = QCPAxisTicker::getTickStep(range);
    while (count > 1 && axis_.orientation() == Qt::Horizontal && !fits(range, step)) {
      setTickCount(--count);
      step = QCPAxisTicker::getTickStep(range);
    }
    return step;
  }

 private:
  /// Long numbers may not run together.
  bool fits(const QCPRange& range, double step) {
    const QFontMetricsF letters(axis_.tickLabelFont());
    const auto format = axis_.numberFormat().at(0);
    double longest = 0;
    const double first = std::ceil(range.lower / step);
    const int count = static_cast<int>(std::floor(range.upper / step) - first);
    for (int k = 0; k <= count; ++k)
      longest = std::max(longest, letters.horizontalAdvance(
                                      getTickLabel(step * (first + k), axis_.parentPlot()->locale(),
                                                   format, axis_.numberPrecision())));
    return longest + letters.averageCharWidth() <= lengthOf(axis_) * step / range.size();
  }

  const QCPAxis& axis_;
};

/// Names, or every second or third of them where there is no room for all.
class FittingNames : public QCPAxisTickerText {
 public:
  explicit FittingNames(const QCPAxis& axis) : axis_(axis) {}

 protected:
  QVector<double> createTickVector(double step, const QCPRange& range) override {
    const auto all = QCPAxisTickerText::createTickVector(step, range);
    const QFontMetricsF letters(axis_.tickLabelFont());
    double label = letters.height();
    if (axis_.orientation() == Qt::Horizontal)
      for (const auto& name : mTicks)
        label = std::max(label, letters.horizontalAdvance(name) + letters.averageCharWidth());
    const double room = std::max(1.0, lengthOf(axis_)) / std::max<double>(1, all.size());
    const auto stride = std::max<qsizetype>(1, static_cast<qsizetype>(std::ceil(label / room)));
    QVector<double> out;
    for (qsizetype k = 0; k < all.size(); k += stride) out << all[k];
    return out;
  }

 private:
  const QCPAxis& axis_;
};

}  // namespace gtv::ui
