#include "ui/widgets/display_text.h"

#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>

#include "diagnostics/metrics.h"
#include "ui/widgets/language.h"

namespace gtv::ui {

QString toQString(const std::string& words) { return QString::fromStdString(words); }

QString number(double x, int digits) {
  if (std::isnan(x)) return QStringLiteral("–");
  if (std::isinf(x)) return x > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
  return QString::number(x, 'g', digits);
}

QString bytesText(double bytes) {
  static const std::array<const char*, 5> units{"B", "kB", "MB", "GB", "TB"};
  std::size_t unit = 0;
  for (; bytes >= 1000 && unit + 1 < units.size(); ++unit) bytes /= 1000;
  return QStringLiteral("%1 %2").arg(number(bytes, 3), QLatin1String(units[unit]));
}

QString groupsText(GroupKind kind, const std::vector<int>& groups) {
  return translatedMessage(describeGroups(kind, groups));
}

QString inLines(const QString& text) {
  constexpr qsizetype most = 60;
  QString out;
  qsizetype length = 0;
  for (const auto& word : text.split(QLatin1Char(' '))) {
    if (!out.isEmpty()) {
      const bool fits = length + 1 + word.size() <= most;
      out += fits ? QLatin1Char(' ') : QLatin1Char('\n');
      length = fits ? length + 1 : 0;
    }
    out += word;
    length += word.size();
  }
  return out;
}

QString listText(const Vector& v, Eigen::Index most) {
  QStringList parts;
  for (Eigen::Index j = 0; j < std::min(most, v.size()); ++j) parts << number(v[j], 3);
  if (v.size() > most) parts << QStringLiteral("…");
  return parts.join(QStringLiteral(", "));
}

}  // namespace gtv::ui
