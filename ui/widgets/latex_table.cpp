#include "ui/widgets/latex_table.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/csv.h"
#include "base/number.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {
namespace {

constexpr int significantDigits = 4;

QString escaped(const std::string& text) {
  QString out;
  for (const auto c : toQString(text).simplified()) {
    if (QStringLiteral("&%$#_{}").contains(c))
      out += QLatin1Char('\\') + QString(c);
    else if (c == QLatin1Char('~'))
      out += QStringLiteral("\\textasciitilde{}");
    else if (c == QLatin1Char('^'))
      out += QStringLiteral("\\textasciicircum{}");
    else if (c == QLatin1Char('\\'))
      out += QStringLiteral("\\textbackslash{}");
    else
      out += c;
  }
  return out;
}

/// "1.235", "$4.2 \times 10^{-6}$"; whole numbers as they are.
QString rounded(double value) {
  constexpr double mostWhole = 1e7;
  if (value == std::floor(value) && std::abs(value) < mostWhole)
    return QString::number(value, 'f', 0).replace(QLatin1Char('-'), QStringLiteral("$-$"));
  const auto text = QString::number(value, 'g', significantDigits);
  const auto exponent = text.indexOf(QLatin1Char('e'));
  if (exponent < 0) return QString(text).replace(QLatin1Char('-'), QStringLiteral("$-$"));
  return QStringLiteral("$%1 \\times 10^{%2}$")
      .arg(text.left(exponent))
      .arg(text.mid(exponent + 1).toInt());
}

QString line(const QStringList& cells) {
  return cells.join(QStringLiteral(" & ")) + QStringLiteral(" \\\\\n");
}

}  // namespace

QString latexTable(const QString& csv) {
  const auto table = parseCsv(csv.toStdString(), "figure");
  if (!table) return {};
  const auto columns = table->header.size();
  const auto cellOf = [](const CsvTable::Row& row, std::size_t column) {
    return column < row.cells.size() ? row.cells[column] : std::string();
  };
  std::vector<bool> areNumbers(columns, true);
  for (const auto& row : table->rows)
    for (std::size_t c = 0; c < columns; ++c)
      areNumbers[c] = areNumbers[c] && (cellOf(row, c).empty() || parseNumber(cellOf(row, c)));
  QString format;
  QStringList header;
  for (std::size_t c = 0; c < columns; ++c) {
    format += areNumbers[c] ? QLatin1Char('r') : QLatin1Char('l');
    header << escaped(table->header[c]);
  }
  auto out = QStringLiteral(
                 "% Numbers are rounded to %1 significant digits; needs \\usepackage{booktabs}.\n")
                 .arg(significantDigits);
  out += QStringLiteral("\\begin{tabular}{%1}\n\\toprule\n").arg(format) + line(header) +
         QStringLiteral("\\midrule\n");
  for (const auto& row : table->rows) {
    QStringList cells;
    for (std::size_t c = 0; c < columns; ++c) {
      const auto cell = cellOf(row, c);
      const auto number = areNumbers[c] ? parseNumber(cell) : std::nullopt;
      cells << (number ? rounded(*number) : escaped(cell));
    }
    out += line(cells);
  }
  return out + QStringLiteral("\\bottomrule\n\\end{tabular}\n");
}

}  // namespace gtv::ui
