#include "words.h"

#include <cmath>

namespace gtv::ui {

QString text(const std::string& words) { return QString::fromStdString(words); }

QString number(double x, int digits) {
  if (std::isnan(x)) return QStringLiteral("–");
  if (std::isinf(x)) return x > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
  return QString::number(x, 'g', digits);
}

}  // namespace gtv::ui
