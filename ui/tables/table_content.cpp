#include "ui/tables/table_content.h"

#include <QObject>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>

#include "base/csv.h"
#include "base/number.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {
namespace {

/// A number as it is typed, the decimal comma of some keyboards included.
std::optional<double> typedNumber(const QString& typed) {
  return parseNumber(typed.trimmed().replace(QLatin1Char(','), QLatin1Char('.')).toStdString());
}

/// The rows in the order of their keys; `isLess` compares two keys, `isKnown` says which have one.
template <class Keys, class Known>
void sortByKeys(std::vector<int>& rows, const Keys& keys, bool descending, const Known& isKnown) {
  const auto known =
      std::stable_partition(rows.begin(), rows.end(), [&](int row) { return isKnown(keys[row]); });
  std::stable_sort(rows.begin(), known, [&](int a, int b) {
    return descending ? keys[b] < keys[a] : keys[a] < keys[b];
  });
}

}  // namespace

QString TableContent::shown(int row, int column) const {
  return columns_[column].isText ? cellText(row, column) : gtv::ui::number(number(row, column));
}

QString TableContent::exact(int row, int column) const {
  if (columns_[column].isText) return cellText(row, column);
  const double value = number(row, column);
  return std::isfinite(value) ? toQString(formatNumber(value)) : QString();
}

Result<TableFilter> TableFilter::parse(const QString& typed,
                                       const std::vector<TableContent::Column>& columns) {
  static const QRegularExpression conditionPattern(
      QStringLiteral("^\\s*(.+?)\\s*(<=|>=|!=|<|>|=|≤|≥|≠)\\s*(.*?)\\s*$"));
  static const QRegularExpression between(QStringLiteral("\\s+and\\s+|\\s*;\\s*"));
  TableFilter filter;
  const auto simple = typed.trimmed();
  if (!conditionPattern.match(simple).hasMatch()) {
    filter.part_ = simple;
    return filter;
  }
  for (const auto& part : simple.split(between, Qt::SkipEmptyParts)) {
    const auto match = conditionPattern.match(part);
    if (!match.hasMatch())
      return Error{
          "", QObject::tr("“%1”: expected a condition like degree > 5").arg(part).toStdString()};
    Condition condition;
    const auto name = match.captured(1);
    const auto column =
        std::find_if(columns.begin(), columns.end(), [&](const TableContent::Column& each) {
          return each.id.compare(name, Qt::CaseInsensitive) == 0 ||
                 each.title.compare(name, Qt::CaseInsensitive) == 0;
        });
    if (column == columns.end()) {
      QStringList names;
      for (const auto& each : columns)
        if (!each.isOffScreen) names << each.id;
      if (names.size() < static_cast<int>(columns.size())) names << QStringLiteral("…");
      return Error{"", QObject::tr("no column “%1”; there are %2")
                           .arg(name, names.join(QStringLiteral(", ")))
                           .toStdString()};
    }
    condition.column = static_cast<int>(column - columns.begin());
    const auto sign = match.captured(2);
    const std::vector<std::pair<QStringList, Sign>> signs{
        {{QStringLiteral("<")}, Sign::Less},
        {{QStringLiteral("<="), QStringLiteral("≤")}, Sign::LessEqual},
        {{QStringLiteral("=")}, Sign::Equal},
        {{QStringLiteral("!="), QStringLiteral("≠")}, Sign::NotEqual},
        {{QStringLiteral(">="), QStringLiteral("≥")}, Sign::GreaterEqual},
        {{QStringLiteral(">")}, Sign::Greater}};
    for (const auto& [spellings, meaning] : signs)
      if (spellings.contains(sign)) condition.sign = meaning;
    condition.words = match.captured(3);
    const auto value = typedNumber(condition.words);
    if (!column->isText && !value)
      return Error{"", QObject::tr("“%1” is not a number").arg(condition.words).toStdString()};
    condition.number = value.value_or(std::nan(""));
    filter.conditions_.push_back(std::move(condition));
  }
  return filter;
}

bool TableFilter::lets(const TableContent& content, int row) const {
  const auto holds = [](Sign sign, int comparison) {
    switch (sign) {
      case Sign::Less:
        return comparison < 0;
      case Sign::LessEqual:
        return comparison <= 0;
      case Sign::Equal:
        return comparison == 0;
      case Sign::NotEqual:
        return comparison != 0;
      case Sign::GreaterEqual:
        return comparison >= 0;
      case Sign::Greater:
        return comparison > 0;
    }
    return false;
  };
  const auto compare = [](double a, double b) { return a < b ? -1 : a > b ? 1 : 0; };
  for (const auto& condition : conditions_) {
    double value = 0;
    if (content.columns()[condition.column].isText) {
      const auto words = content.cellText(row, condition.column);
      const auto number = parseNumber(words.toStdString());
      if (!number || std::isnan(condition.number)) {
        if (!holds(condition.sign, words.compare(condition.words, Qt::CaseInsensitive)))
          return false;
        continue;
      }
      value = *number;
    } else {
      value = content.number(row, condition.column);
    }
    if (std::isnan(value) || !holds(condition.sign, compare(value, condition.number))) return false;
  }
  if (part_.isEmpty()) return true;
  for (int c = 0; c < content.columnCount(); ++c)
    if (content.columns()[c].isText &&
        content.cellText(row, c).contains(part_, Qt::CaseInsensitive))
      return true;
  return false;
}

bool TableFilter::moves(const TableContent& content) const {
  return std::any_of(conditions_.begin(), conditions_.end(), [&](const Condition& condition) {
    return content.columns()[condition.column].moves;
  });
}

QString csvOf(const TableContent& content, const std::vector<int>& rows) {
  QString out;
  for (int c = 0; c < content.columnCount(); ++c)
    out += (c > 0 ? QStringLiteral(",") : QString()) + content.columns()[c].id;
  out += QLatin1Char('\n');
  for (const int row : rows) {
    for (int c = 0; c < content.columnCount(); ++c) {
      if (c > 0) out += QLatin1Char(',');
      out += toQString(csvCell(content.exact(row, c).toStdString()));
    }
    out += QLatin1Char('\n');
  }
  return out;
}

std::optional<std::vector<int>> arrangeRows(const TableContent& content, const TableFilter& filter,
                                            int column, bool descending,
                                            const std::stop_token& stop) {
  const int count = content.rowCount();
  constexpr int slice = 4096;  // between two looks at the stop token
  std::vector<int> rows;
  rows.reserve(static_cast<std::size_t>(count));
  for (int row = 0; row < count; ++row) {
    if (row % slice == 0 && stop.stop_requested()) return std::nullopt;
    if (filter.isEmpty() || filter.lets(content, row)) rows.push_back(row);
  }
  if (column < 0 || column >= content.columnCount()) return rows;
  std::vector<double> numbers(static_cast<std::size_t>(count), std::nan(""));
  const auto isNumber = [](double x) { return !std::isnan(x); };
  if (!content.columns()[column].isText) {
    for (const int row : rows) numbers[row] = content.number(row, column);
    sortByKeys(rows, numbers, descending, isNumber);
    return rows;
  }
  std::vector<QString> words(static_cast<std::size_t>(count));
  bool allNumbers = true;
  for (const int row : rows) {
    words[row] = content.cellText(row, column);
    const auto number = allNumbers ? parseNumber(words[row].toStdString()) : std::nullopt;
    allNumbers = number.has_value();
    if (number) numbers[row] = *number;
  }
  if (stop.stop_requested()) return std::nullopt;
  if (allNumbers)
    sortByKeys(rows, numbers, descending, isNumber);
  else
    sortByKeys(rows, words, descending, [](const QString& each) { return !each.isEmpty(); });
  return rows;
}

}  // namespace gtv::ui
