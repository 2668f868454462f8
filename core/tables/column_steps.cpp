#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

#include "base/counted.h"
#include "base/json.h"
#include "base/number.h"
#include "tables/expression.h"
#include "tables/preparation_steps.h"
#include "tables/row_groups.h"
#include "tables/table_format.h"
#include "tables/time_order.h"

namespace gtv {
namespace {

std::string rowsText(std::size_t count) { return counted(static_cast<std::int64_t>(count), "row"); }

std::string cellsText(std::size_t count) {
  return counted(static_cast<std::int64_t>(count), "missing cell");
}

void erase(Table& table, int column) { table.columns.erase(table.columns.begin() + column); }

/// "year", … of a time.
const std::vector<std::pair<std::string, std::function<double(const CalendarTime&)>>>& timeParts() {
  static const std::vector<std::pair<std::string, std::function<double(const CalendarTime&)>>>
      parts{{"year", [](const CalendarTime& t) { return t.year; }},
            {"month", [](const CalendarTime& t) { return t.month; }},
            {"day", [](const CalendarTime& t) { return t.day; }},
            {"dayOfYear", [](const CalendarTime& t) { return t.dayOfYear(); }},
            {"hour", [](const CalendarTime& t) { return t.hour; }},
            {"minute", [](const CalendarTime& t) { return t.minute; }},
            {"weekday", [](const CalendarTime& t) { return t.weekday(); }},
            {"seconds", [](const CalendarTime& t) { return t.seconds(); }}};
  return parts;
}

/// What the parts with these names are of a time.
Result<std::vector<std::function<double(const CalendarTime&)>>> partsNamed(
    const std::vector<std::string>& names, const std::string& path) {
  std::vector<std::function<double(const CalendarTime&)>> wanted;
  for (std::size_t k = 0; k < names.size(); ++k) {
    const auto& known = timeParts();
    const auto part = std::find_if(known.begin(), known.end(),
                                   [&](const auto& each) { return each.first == names[k]; });
    if (part == known.end())
      return Error{fmt::format("{}.parts[{}]", path, k),
                   fmt::format("expected year, month, day, dayOfYear, hour, minute, weekday or "
                               "seconds, got {}",
                               shown(names[k]))};
    wanted.push_back(part->second);
  }
  return wanted;
}

/// The cells of a row with blanks between them; nothing if one is missing.
std::optional<std::string> writtenTogether(const Table& table, const std::vector<int>& columns,
                                           std::size_t row) {
  std::string cell;
  for (const int c : columns) {
    const auto& column = table.columns[static_cast<std::size_t>(c)];
    if (column.isMissing(row)) return std::nullopt;
    if (!cell.empty()) cell += ' ';
    cell += column.written(row);
  }
  return cell;
}

std::string timeProblem(const std::string& place, const std::string& cell,
                        const std::string& format) {
  if (namesNoDate(cell, format))
    return fmt::format("{} has {}, a date that does not exist", place, shown(cell));
  return format.empty() ? fmt::format(
                              "{} has {}, expected a time such as 2024-01-31 12:00 or "
                              "31.1.2024 12:00; say how it is written in format, such as "
                              "%d/%m/%y %H:%M",
                              place, shown(cell))
                        : fmt::format("{} has {}, which is not written as {} says", place,
                                      shown(cell), shown(format));
}

/// The numbers of "[1, 2.5]", "1;2", "(1 2)"; missing marks are NaN. Nothing if it is no list.
std::optional<std::vector<double>> parseList(std::string_view cell) {
  constexpr std::string_view around = "[]() \t";
  constexpr std::string_view between = ",; \t";
  const auto begin = cell.find_first_not_of(around);
  std::vector<double> numbers;
  if (begin == std::string_view::npos) return numbers;
  cell = cell.substr(begin, cell.find_last_not_of(around) + 1 - begin);
  const TableFormat plain;
  while (!cell.empty()) {
    const auto end = std::min(cell.find_first_of(between), cell.size());
    const auto item = cell.substr(0, end);
    const auto number = parseNumber(item);
    if (!number && !plain.isMissing(item)) return std::nullopt;
    numbers.push_back(number.value_or(missingNumber));
    // One separator with blanks around it.
    auto next = cell.find_first_not_of(" \t", end);
    if (next != std::string_view::npos && (cell[next] == ',' || cell[next] == ';'))
      next = cell.find_first_not_of(" \t", next + 1);
    cell = next == std::string_view::npos ? std::string_view() : cell.substr(next);
  }
  return numbers;
}

/// Rows of equal `by`, sorted by `order`.
class Series {
 public:
  static Result<Series> of(const Table& table, const Choice& choice, const std::string& path) {
    const auto by = requireColumns(table, choice.texts("by"), path + ".by");
    if (!by) return by.error();
    const auto titles = choice.texts("order");
    if (titles.empty())
      return Error{path + ".order",
                   "name the columns that say when a row was: the order of the rows in a file says "
                   "nothing of that"};
    const auto columns = requireColumns(table, titles, path + ".order");
    if (!columns) return columns.error();
    const auto order = RowOrder::inTime(table, *columns, path + ".order");
    if (!order) return order.error();
    Series series;
    series.rows_ = groupRows(table, *by).rows();
    series.groupOfRow_.resize(table.rows());
    series.placeOfRow_.resize(table.rows());
    for (std::size_t g = 0; g < series.rows_.size(); ++g) {
      auto& rows = series.rows_[g];
      std::stable_sort(rows.begin(), rows.end(),
                       [&](std::size_t a, std::size_t b) { return order->isBefore(a, b); });
      for (std::size_t k = 0; k < rows.size(); ++k) {
        if (k > 0 && !order->isBefore(rows[k - 1], rows[k]))
          return Error{path + ".order",
                       fmt::format("gives {} and {} the same time: name columns that "
                                   "distinguish them, or those of separate series under by",
                                   table.lineText(rows[k - 1]), table.placeText(rows[k]))};
        series.groupOfRow_[rows[k]] = g;
        series.placeOfRow_[rows[k]] = k;
      }
    }
    series.longStep_ = longTimeStep(series.rows_, *order);
    return series;
  }

  /// The row so many steps behind this one in its series, before it if negative.
  std::size_t shifted(std::size_t row, std::int64_t steps) const {
    const auto& rows = rows_[groupOfRow_[row]];
    const auto place = static_cast<std::int64_t>(placeOfRow_[row]) + steps;
    return place < 0 || place >= std::ssize(rows) ? Column::npos
                                                  : rows[static_cast<std::size_t>(place)];
  }
  /// Rows of the first file take nothing from those of the second, which are held back.
  Column shifted(const Table& table, const Column& column, std::int64_t steps) const {
    std::vector<std::size_t> rows(groupOfRow_.size());
    for (std::size_t r = 0; r < rows.size(); ++r) {
      rows[r] = shifted(r, steps);
      if (rows[r] != Column::npos && table.isOfSecondFile(rows[r]) && !table.isOfSecondFile(r))
        rows[r] = Column::npos;
    }
    return column.taken(rows);
  }
  const std::vector<std::vector<std::size_t>>& rows() const { return rows_; }
  /// That a row may be missing between others.
  void noteLongStep(const Table& table, const std::string& column,
                    PreparationContext& context) const {
    if (longStep_)
      context.notes.push_back(fmt::format(
          "the steps of {} differ: from {} to {} it is {:.6g}, elsewhere {:.6g}; rows are counted, "
          "however far apart these are",
          shown(column), table.lineText(longStep_->before), table.placeText(longStep_->after),
          longStep_->size, longStep_->shortest));
  }

 private:
  std::vector<std::vector<std::size_t>> rows_;
  std::vector<std::size_t> groupOfRow_;
  std::vector<std::size_t> placeOfRow_;
  std::optional<LongTimeStep> longStep_;
};

double medianOf(std::vector<double> values) {
  const auto middle = values.begin() + std::ssize(values) / 2;
  std::nth_element(values.begin(), middle, values.end());
  if (values.size() % 2 == 1) return *middle;
  return (*middle + *std::max_element(values.begin(), middle)) / 2;
}

double meanOf(const std::vector<double>& values) {
  double mean = 0;
  double count = 0;
  for (const double value : values) mean += (value - mean) / ++count;
  return mean;
}

/// Mean 0 and deviation 1, with 1/n, of these rows; false if they are constant.
bool standardise(std::vector<double>& values, const std::vector<std::size_t>& rows) {
  std::vector<double> there;
  for (const auto r : rows)
    if (!std::isnan(values[r])) there.push_back(values[r]);
  if (there.empty()) return true;
  if (*std::min_element(there.begin(), there.end()) ==
      *std::max_element(there.begin(), there.end()))
    return false;
  const double mean = meanOf(there);
  double squares = 0;
  for (const double value : there) squares += (value - mean) * (value - mean);
  const double deviation = std::sqrt(squares / static_cast<double>(there.size()));
  for (const auto r : rows) values[r] = (values[r] - mean) / deviation;
  return true;
}

}  // namespace

Result<void> checkSize(const Table& table, std::size_t newColumns, const std::string& path) {
  constexpr double most = 2.5e8;
  const double cells =
      static_cast<double>(table.rows()) * static_cast<double>(table.columns.size() + newColumns);
  if (cells <= most) return {};
  return Error{path,
               fmt::format("would make a table of {} rows and {} columns, more than {:.0e} cells",
                           table.rows(), table.columns.size() + newColumns, most)};
}

Result<void> addColumns(Table& table, std::vector<Column> columns, const std::string& path) {
  for (auto& column : columns) {
    if (table.column(column.name) >= 0)
      return Error{path, fmt::format("the table has a column {} already, rename it first",
                                     shown(column.name))};
    table.columns.push_back(std::move(column));
  }
  return {};
}

Result<std::vector<double>> requireNumbers(const Table& table, int number,
                                           const std::string& path) {
  const auto& column = table.columns[static_cast<std::size_t>(number)];
  if (column.isNumeric()) return column.numbers();
  std::vector<double> numbers(column.rows());
  for (std::size_t r = 0; r < numbers.size(); ++r) {
    if (column.isWord(r))
      return Error{path,
                   fmt::format("column {} holds texts, such as {} in {}; expected numbers",
                               shown(column.name), shown(column.written(r)), table.placeText(r))};
    numbers[r] = column.isMissing(r) ? missingNumber : column.number(r);
  }
  return numbers;
}

Result<Table> parseTimes(Table table, const Choice& choice, PreparationContext& context) {
  auto titles = choice.texts("with");
  titles.insert(titles.begin(), choice.text("column"));
  const auto path = context.path + ".column";
  const auto first = table.requireColumn(titles.front(), path);
  if (!first) return first.error();
  const auto columns = requireColumns(table, titles, context.path + ".with");
  if (!columns) return columns.error();
  const auto names = choice.texts("parts");
  const auto wanted = partsNamed(names, context.path);
  if (!wanted) return wanted.error();
  const auto format = choice.text("format");
  if (format != "unix")
    if (auto problem = timeFormatProblem(format))
      return Error{context.path + ".format", std::move(*problem)};
  std::vector<std::vector<double>> values(wanted->size(),
                                          std::vector<double>(table.rows(), missingNumber));
  std::size_t missing = 0;
  std::size_t withOffset = 0;
  for (std::size_t r = 0; r < table.rows(); ++r) {
    const auto cell = writtenTogether(table, *columns, r);
    if (!cell) {
      ++missing;
      continue;
    }
    const auto time = format.empty() ? parseTime(*cell) : parseTime(*cell, format);
    if (!time) return Error{path, timeProblem(table.placeText(r), *cell, format)};
    if (time->hasOffset) ++withOffset;
    for (std::size_t k = 0; k < wanted->size(); ++k) values[k][r] = (*wanted)[k](*time);
  }
  std::vector<Column> added;
  for (std::size_t k = 0; k < names.size(); ++k)
    added.push_back(Column::ofNumbers(titles.front() + "." + names[k], std::move(values[k])));
  if (auto done = addColumns(table, std::move(added), context.path + ".parts"); !done)
    return done.error();
  if (missing > 0) context.notes.push_back(fmt::format("{} without a time", rowsText(missing)));
  if (const auto without = table.rows() - missing - withOffset; withOffset > 0 && without > 0)
    context.notes.push_back(
        fmt::format("times without a distance from UTC, such as +02:00, are taken for UTC, while "
                    "others have one: {} of {}",
                    without, without + withOffset));
  return table;
}

Result<Table> expandList(Table table, const Choice& choice, PreparationContext& context) {
  const auto path = context.path + ".column";
  const auto found = table.requireColumn(choice.text("column"), path);
  if (!found) return found.error();
  const auto& column = table.columns[static_cast<std::size_t>(*found)];
  std::vector<std::vector<double>> values;
  std::size_t shorter = 0;
  for (std::size_t r = 0; r < table.rows(); ++r) {
    const auto list =
        column.isMissing(r) ? std::optional(std::vector<double>()) : parseList(column.written(r));
    if (!list)
      return Error{path, fmt::format("{} has {}, expected numbers such as [0.3, -1.9]",
                                     table.placeText(r), shown(column.written(r)))};
    if (auto fits = checkSize(table, list->size(), path); !fits) return fits.error();
    while (values.size() < list->size()) {
      shorter += r;
      values.emplace_back(table.rows(), missingNumber);
    }
    for (std::size_t k = 0; k < list->size(); ++k) values[k][r] = (*list)[k];
    shorter += values.size() - list->size();
  }
  if (values.empty())
    return Error{path, fmt::format("column {} holds no list", shown(column.name))};
  std::vector<Column> added;
  for (std::size_t k = 0; k < values.size(); ++k)
    added.push_back(
        Column::ofNumbers(fmt::format("{}.{}", column.name, k + 1), std::move(values[k])));
  erase(table, *found);
  if (auto done = addColumns(table, std::move(added), path); !done) return done.error();
  if (shorter > 0)
    context.notes.push_back(
        fmt::format("the lists have up to {} numbers; {} of shorter ones {} missing", values.size(),
                    counted(static_cast<std::int64_t>(shorter), "cell"), verbOf(shorter)));
  return table;
}

Result<Table> oneHot(Table table, const Choice& choice, PreparationContext& context) {
  constexpr std::size_t most = 1000;
  const auto path = context.path + ".column";
  const auto found = table.requireColumn(choice.text("column"), path);
  if (!found) return found.error();
  const auto& column = table.columns[static_cast<std::size_t>(*found)];
  const auto groups = groupRows(table, {*found});
  if (groups.count() > most)
    return Error{path, fmt::format("column {} has {} different values, at most {} become columns",
                                   shown(column.name), groups.count(), most)};
  std::vector<std::size_t> order;
  bool hasMissing = false;
  for (std::size_t g = 0; g < groups.count(); ++g)
    if (column.isMissing(groups.firstRows[g]))
      hasMissing = true;
    else
      order.push_back(g);
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    const auto x = groups.firstRows[a];
    const auto y = groups.firstRows[b];
    return column.isNumeric() ? column.number(x) < column.number(y)
                              : column.written(x) < column.written(y);
  });
  if (choice.flag("dropFirst") && !order.empty()) {
    context.notes.push_back(fmt::format("{} is where all are 0",
                                        shown(column.written(groups.firstRows[order.front()]))));
    order.erase(order.begin());
  }
  if (auto fits = checkSize(table, order.size(), path); !fits) return fits.error();
  std::vector<Column> added;
  for (const auto g : order) {
    std::vector<double> values(table.rows());
    for (std::size_t r = 0; r < values.size(); ++r)
      values[r] = column.isMissing(r) ? missingNumber : (groups.ofRow[r] == g ? 1 : 0);
    added.push_back(Column::ofNumbers(
        fmt::format("{}.{}", column.name, column.written(groups.firstRows[g])), std::move(values)));
  }
  if (hasMissing)
    context.notes.push_back(fmt::format("rows without {} have missing values", column.name));
  erase(table, *found);
  if (auto done = addColumns(table, std::move(added), path); !done) return done.error();
  return table;
}

Result<Table> deriveColumn(Table table, const Choice& choice, PreparationContext& context) {
  const auto name = choice.text("name");
  if (name.empty()) return Error{context.path + ".name", "is empty, expected the name of a column"};
  auto found = evaluateExpression(choice.text("expression"), table, context.path + ".expression");
  if (!found) return found.error();
  if (found->missing > 0)
    context.notes.push_back(fmt::format("{} {} no value, as the formula reads missing ones",
                                        rowsText(found->missing),
                                        verbOf(found->missing, "has", "have")));
  if (found->nonFinite > 0)
    context.notes.push_back(fmt::format("{} {} no value, as the result is no finite number",
                                        rowsText(found->nonFinite),
                                        verbOf(found->nonFinite, "has", "have")));
  std::vector<Column> added{Column::ofNumbers(name, std::move(found->values))};
  if (auto done = addColumns(table, std::move(added), context.path + ".name"); !done)
    return done.error();
  return table;
}

Result<Table> renameColumn(Table table, const Choice& choice, PreparationContext& context) {
  const auto found = table.requireColumn(choice.text("column"), context.path + ".column");
  if (!found) return found.error();
  const auto name = choice.text("name");
  if (name.empty()) return Error{context.path + ".name", "is empty, expected the name of a column"};
  const int other = table.column(name);
  if (other >= 0 && other != *found)
    return Error{context.path + ".name",
                 fmt::format("the table has a column {} already", shown(name))};
  table.columns[static_cast<std::size_t>(*found)].name = name;
  return table;
}

Result<Table> dropColumns(Table table, const Choice& choice, PreparationContext& context) {
  auto columns = requireColumns(table, choice.texts("columns"), context.path + ".columns");
  if (!columns) return columns.error();
  std::sort(columns->rbegin(), columns->rend());
  for (const int column : *columns) erase(table, column);
  return table;
}

Result<Table> fillMissing(Table table, const Choice& choice, PreparationContext& context) {
  const auto path = context.path + ".column";
  const auto found = table.requireColumn(choice.text("column"), path);
  if (!found) return found.error();
  auto& column = table.columns[static_cast<std::size_t>(*found)];
  std::size_t missing = 0;
  for (std::size_t r = 0; r < table.rows(); ++r)
    if (column.isMissing(r)) ++missing;
  const auto with = choice.text("with");
  if (with == "previous") {
    const auto series = Series::of(table, choice, context.path);
    if (!series) return series.error();
    std::vector<std::size_t> rows(table.rows());
    std::size_t left = 0;
    for (const auto& each : series->rows()) {
      auto last = Column::npos;
      for (const auto r : each) {
        if (!column.isMissing(r)) last = r;
        rows[r] = last;
        if (last == Column::npos) ++left;
      }
    }
    column = column.taken(rows);
    context.notes.push_back(
        fmt::format("{} {} filled", cellsText(missing - left), verbOf(missing - left)));
    if (left > 0)
      context.notes.push_back(fmt::format("{} {} missing, as nothing is before", cellsText(left),
                                          verbOf(left, "stays", "stay")));
    return table;
  }
  auto numbers = requireNumbers(table, *found, path);
  if (!numbers) return numbers.error();
  std::vector<double> there;
  for (const double value : *numbers)
    if (!std::isnan(value)) there.push_back(value);
  if (with != "value" && there.empty())
    return Error{path, fmt::format("column {} is missing in every row", shown(column.name))};
  const double value = with == "value"    ? choice.number("value")
                       : with == "median" ? medianOf(std::move(there))
                                          : meanOf(there);
  for (double& each : *numbers)
    if (std::isnan(each)) each = value;
  column = Column::ofNumbers(column.name, std::move(*numbers));
  if (missing > 0) {
    const auto what =
        fmt::format("{} {} now {}", cellsText(missing), verbOf(missing), formatNumber(value));
    // Rows that are held back later count, too.
    context.notes.push_back(with == "value"    ? what
                            : with == "median" ? fmt::format("{}, the median of all rows", what)
                                               : fmt::format("{}, the mean of all rows", what));
  }
  return table;
}

Result<Table> standardiseColumns(Table table, const Choice& choice, PreparationContext& context) {
  const auto path = context.path + ".columns";
  const auto columns = requireColumns(table, choice.texts("columns"), path);
  if (!columns) return columns.error();
  if (columns->empty()) return Error{path, "at least one column is needed"};
  auto by = requireColumns(table, choice.texts("within"), context.path + ".within");
  if (!by) return by.error();
  if (standardisesByTraining(choice)) {
    if (!by->empty())
      return Error{context.path + ".within", "does not go with the rows of training"};
    context.notes.push_back(
        fmt::format("mean and deviation of {} are those of the rows that are "
                    "learned from",
                    fmt::join(choice.texts("columns"), ", ")));
    return table;
  }
  if (choice.text("by") == "node") {
    if (context.node.empty())
      return Error{context.path + ".by",
                   "every row is a node: choose the column of the node first"};
    const int node = table.column(context.node);
    if (node < 0)
      return Error{context.path + ".by",
                   fmt::format("at this step the table has no column {}, which has the nodes; name "
                               "columns that it has in within",
                               shown(context.node))};
    by->push_back(node);
  }
  const auto groups = groupRows(table, *by).rows();
  for (std::size_t k = 0; k < columns->size(); ++k) {
    const auto itemPath = fmt::format("{}[{}]", path, k);
    auto numbers = requireNumbers(table, (*columns)[k], itemPath);
    if (!numbers) return numbers.error();
    auto& column = table.columns[static_cast<std::size_t>((*columns)[k])];
    for (const auto& rows : groups)
      if (!standardise(*numbers, rows))
        return Error{itemPath,
                     by->empty() ? fmt::format("column {} is constant, it cannot be standardised",
                                               shown(column.name))
                                 : fmt::format("column {} is constant in the rows that belong "
                                               "together with that of {}",
                                               shown(column.name), table.placeText(rows.front()))};
    column = Column::ofNumbers(column.name, std::move(*numbers));
  }
  return table;
}

Result<Table> lagColumns(Table table, const Choice& choice, PreparationContext& context) {
  const auto path = context.path + ".columns";
  const auto columns = requireColumns(table, choice.texts("columns"), path);
  if (!columns) return columns.error();
  if (columns->empty()) return Error{path, "at least one column is needed"};
  const auto series = Series::of(table, choice, context.path);
  if (!series) return series.error();
  const auto count = columns->size() * static_cast<std::size_t>(choice.integer("lags"));
  if (auto fits = checkSize(table, count, path); !fits) return fits.error();
  std::vector<Column> added;
  for (const int c : *columns)
    for (int k = 1; k <= choice.integer("lags"); ++k) {
      const auto& column = table.columns[static_cast<std::size_t>(c)];
      added.push_back(series->shifted(table, column, -k));
      added.back().name = fmt::format("{}[t-{}]", column.name, k);
    }
  series->noteLongStep(table, choice.texts("order").front(), context);
  if (auto done = addColumns(table, std::move(added), path); !done) return done.error();
  return table;
}

Result<Table> leadColumn(Table table, const Choice& choice, PreparationContext& context) {
  const auto path = context.path + ".column";
  const auto found = table.requireColumn(choice.text("column"), path);
  if (!found) return found.error();
  const auto series = Series::of(table, choice, context.path);
  if (!series) return series.error();
  const int steps = choice.integer("steps");
  const auto& column = table.columns[static_cast<std::size_t>(*found)];
  std::vector<Column> added{series->shifted(table, column, steps)};
  added.back().name = fmt::format("{}[t+{}]", column.name, steps);
  series->noteLongStep(table, choice.texts("order").front(), context);
  if (auto done = addColumns(table, std::move(added), path); !done) return done.error();
  return table;
}

}  // namespace gtv
