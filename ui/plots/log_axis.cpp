#include "ui/plots/log_axis.h"

#include <qcustomplot.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "ui/widgets/fitting_ticker.h"

namespace gtv::ui {
namespace {

QString powerOfTen(int exponent) {
  static const std::array<const char*, 10> digits{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  auto text = QStringLiteral("10");
  for (const auto c : QString::number(exponent))
    text += QString::fromUtf8(c == QLatin1Char('-') ? "⁻" : digits[c.digitValue()]);
  return text;
}

/// From two to five numbers where a low plot has room for them: powers of ten, or within few
/// decades 1, 3 or 1, 2, 5 times these, or more.
void setTicks(QCPAxis* axis) {
  constexpr std::size_t most = 5;
  constexpr qsizetype widest = 4;  // letters; beyond, powers of ten are written as such
  constexpr double fewDecades = 1.5;
  const auto range = axis->range();
  const double low = std::log10(range.lower);
  const double high = std::log10(range.upper);
  const QSharedPointer<QCPAxisTickerText> ticker(new FittingNames(*axis));
  const auto put = [&](const std::vector<double>& factors, int step) {
    ticker->clear();
    for (int k = static_cast<int>(std::floor(high)); k >= std::floor(low); k -= step)
      for (const double factor : factors) {
        const double tick = factor * std::pow(10.0, k);
        if (!range.contains(tick)) continue;
        const auto text = shortNumber(tick);
        ticker->addTick(tick, factor == 1 && text.size() > widest ? powerOfTen(k) : text);
      }
    return static_cast<std::size_t>(ticker->ticks().size());
  };
  const bool isFine = high - low < fewDecades;
  auto count = isFine ? put({1, 2, 5}, 1) : put({1}, 1);
  if (count < 2) count = isFine ? put({1, 1.5, 2, 3, 5, 7}, 1) : put({1, 3}, 1);
  for (int step = 2; count > most; ++step) count = put({1}, step);
  axis->setTicker(ticker);
}

}  // namespace

QString shortNumber(double value) {
  auto plain = QString::number(value, 'g', 3);
  const auto parts = plain.split(QLatin1Char('e'));
  if (parts.size() < 2) return plain;
  const auto power = powerOfTen(parts[1].toInt());
  return parts[0] == QLatin1String("1") ? power : parts[0] + QStringLiteral("·") + power;
}

void makeLogarithmic(QCPAxis* axis) {
  axis->setScaleType(QCPAxis::stLogarithmic);
  axis->setTicker(QSharedPointer<QCPAxisTickerLog>(new QCPAxisTickerLog));
  axis->setNumberFormat(QStringLiteral("eb"));
  axis->setNumberPrecision(0);
}

void fitLogarithmic(QCPAxis* axis, double low, double high) {
  const double middle = std::sqrt(low * high);
  axis->setRange(std::min(low / 1.2, middle / 1.8), std::max(high * 1.2, middle * 1.8));
  setTicks(axis);
}

}  // namespace gtv::ui
