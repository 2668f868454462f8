#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>
#include <unordered_map>
#include <utility>

#include "base/counted.h"
#include "base/json.h"
#include "tables/aggregates.h"
#include "tables/expression.h"
#include "tables/preparation_steps.h"
#include "tables/row_groups.h"
#include "tables/table_loading.h"

namespace gtv {
namespace {

constexpr double mostCells = 2e7;  ///< of a pivot

/// The cells of columns as one column, row by row.
Column rowByRow(const Table& table, const std::vector<int>& columns, std::string name) {
  std::vector<const Column*> parts;
  parts.reserve(columns.size());
  for (const int c : columns) parts.push_back(&table.columns[static_cast<std::size_t>(c)]);
  const auto stacked = Column::stacked(std::move(name), parts);
  std::vector<std::size_t> places;
  places.reserve(table.rows() * columns.size());
  for (std::size_t r = 0; r < table.rows(); ++r)
    for (std::size_t k = 0; k < columns.size(); ++k) places.push_back(k * table.rows() + r);
  return stacked.taken(places);
}

/// A row that is made of rows of both files would be learned from and tested on.
std::optional<Error> mixedFiles(const Table& table, const RowGroups& groups,
                                const std::string& path) {
  for (std::size_t r = 0; r < table.rows(); ++r)
    if (const auto first = groups.firstRows[groups.ofRow[r]];
        table.isOfSecondFile(r) != table.isOfSecondFile(first))
      return Error{path, fmt::format("makes one row of {} and {}: choose columns that tell the "
                                     "rows of the two files apart",
                                     table.placeText(first), table.placeText(r))};
  return std::nullopt;
}

/// Keys of rows as they are written.
std::vector<std::string> keysOf(const Table& table, const std::vector<int>& columns) {
  std::vector<std::string> keys(table.rows());
  for (const int c : columns)
    for (std::size_t r = 0; r < keys.size(); ++r) {
      keys[r] += table.columns[static_cast<std::size_t>(c)].written(r);
      keys[r] += '\0';  // no text has it
    }
  return keys;
}

/// Names the columns that a step does not take over.
void noteLeftOut(const Table& table, const std::set<std::string>& used,
                 PreparationContext& context) {
  constexpr std::size_t most = 12;
  std::vector<std::string> names;
  for (const auto& column : table.columns)
    if (!used.contains(column.name)) names.push_back(column.name);
  if (names.empty()) return;
  if (names.size() == 1) {
    context.notes.push_back(fmt::format("the column {} is left out", names.front()));
  } else if (names.size() > most) {
    context.notes.push_back(fmt::format(
        "{} columns are left out: {}, …", names.size(),
        fmt::join(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(most), ", ")));
  } else {
    const auto last = names.back();
    names.pop_back();
    context.notes.push_back(
        fmt::format("the columns {} and {} are left out", fmt::join(names, ", "), last));
  }
}

std::string shownKey(std::string key) {
  if (!key.empty()) key.pop_back();
  std::replace(key.begin(), key.end(), '\0', ' ');
  return shown(key);
}

}  // namespace

Result<Table> sortRows(const Table& table, const Choice& choice, PreparationContext& context) {
  const auto path = context.path + ".by";
  const auto columns = requireColumns(table, choice.texts("by"), path);
  if (!columns) return columns.error();
  if (columns->empty()) return Error{path, "at least one column is needed"};
  const auto order = RowOrder::of(table, *columns, path);
  if (!order) return order.error();
  std::vector<std::size_t> rows(table.rows());
  std::iota(rows.begin(), rows.end(), std::size_t{0});
  const bool isDown = choice.flag("descending");
  std::stable_sort(rows.begin(), rows.end(), [&](std::size_t a, std::size_t b) {
    return isDown ? order->isBefore(b, a) : order->isBefore(a, b);
  });
  return table.taken(rows);
}

Result<Table> filterRows(const Table& table, const Choice& choice, PreparationContext& context) {
  const auto path = context.path + ".where";
  const auto found = evaluateExpression(choice.text("where"), table, path);
  if (!found) return found.error();
  std::vector<std::size_t> rows;
  for (std::size_t r = 0; r < table.rows(); ++r)
    if (!std::isnan(found->values[r]) && found->values[r] != 0) rows.push_back(r);
  if (rows.empty() && table.rows() > 0)
    return Error{
        path, fmt::format("is true for none of the {}", counted(std::ssize(table.lines), "row"))};
  context.notes.push_back(
      fmt::format("{} of {} are kept", rows.size(), counted(std::ssize(table.lines), "row")));
  if (found->missing > 0)
    context.notes.push_back(
        fmt::format("of the rows left out {} {} a missing value in the condition", found->missing,
                    verbOf(found->missing, "has", "have")));
  return table.taken(rows);
}

Result<Table> groupRowsBy(const Table& table, const Choice& choice, PreparationContext& context) {
  const auto by = requireColumns(table, choice.texts("by"), context.path + ".by");
  if (!by) return by.error();
  const auto groups = groupRows(table, *by);
  if (auto problem = mixedFiles(table, groups, context.path + ".by")) return *problem;
  const auto rows = groups.rows();
  auto out = table.empty();
  out.lines.reserve(groups.count());
  for (const auto r : groups.firstRows) out.lines.push_back(table.lines[r]);
  for (const int c : *by)
    out.columns.push_back(table.columns[static_cast<std::size_t>(c)].taken(groups.firstRows));
  const auto& aggregate = choice.at("aggregate");
  const auto titles = choice.texts("by");
  std::set<std::string> used(titles.begin(), titles.end());
  std::vector<Column> columns;
  for (const auto& [title, functions] : aggregate.items()) {
    const auto path = fmt::format("{}.aggregate.{}", context.path, title);
    const auto column = table.requireColumn(title, path);
    if (!column) return column.error();
    used.insert(title);
    const bool isOne = functions.is_string();
    const auto list = isOne ? Json::array({functions}) : functions;
    const auto isText = [](const Json& item) { return item.is_string(); };
    if (!list.is_array() || list.empty() || !std::all_of(list.begin(), list.end(), isText))
      return Error{path,
                   "expected mean, min, max, sum, std, count, first or last, or a list of these"};
    for (const auto& function : list) {
      const auto name = function.get<std::string>();
      auto value = aggregateRows(table, *column, name, rows, path);
      if (!value) return value.error();
      if (!isOne) value->name = fmt::format("{}.{}", title, name);
      columns.push_back(std::move(*value));
    }
  }
  if (auto done = addColumns(out, std::move(columns), context.path + ".aggregate"); !done)
    return done.error();
  context.notes.push_back(
      fmt::format("{} became {}", counted(std::ssize(table.lines), "row"), out.rows()));
  noteLeftOut(table, used, context);
  return out;
}

Result<Table> pivotRows(const Table& table, const Choice& choice, PreparationContext& context) {
  const auto by = requireColumns(table, choice.texts("rows"), context.path + ".rows");
  if (!by) return by.error();
  if (by->empty()) return Error{context.path + ".rows", "at least one column is needed"};
  const auto across = table.requireColumn(choice.text("column"), context.path + ".column");
  if (!across) return across.error();
  const auto value = table.requireColumn(choice.text("value"), context.path + ".value");
  if (!value) return value.error();
  const auto rows = groupRows(table, *by);
  const auto names = groupRows(table, {*across});
  const auto& nameColumn = table.columns[static_cast<std::size_t>(*across)];

  if (auto problem = mixedFiles(table, rows, context.path + ".rows")) return *problem;
  auto out = table.empty();
  for (const auto r : rows.firstRows) out.lines.push_back(table.lines[r]);
  for (const int c : *by)
    out.columns.push_back(table.columns[static_cast<std::size_t>(c)].taken(rows.firstRows));
  if (static_cast<double>(names.count()) * static_cast<double>(rows.count()) > mostCells)
    return Error{context.path + ".column",
                 fmt::format("would make a table of {} rows and {} columns, more than {:.0e} cells",
                             rows.count(), names.count(), mostCells)};
  // Which rows of the table go into which cell, column by column.
  std::vector<std::vector<std::size_t>> cells(names.count() * rows.count());
  for (std::size_t r = 0; r < table.rows(); ++r)
    cells[names.ofRow[r] * rows.count() + rows.ofRow[r]].push_back(r);
  const auto aggregate = choice.text("aggregate");
  const bool isSingle = aggregate == "refuse";
  for (const auto& cell : cells)
    if (isSingle && cell.size() > 1)
      return Error{context.path + ".aggregate",
                   fmt::format("{} and {} are of one row and one column: choose how their "
                               "values become one, such as mean",
                               table.lineText(cell[0]), table.placeText(cell[1]))};
  const auto all =
      aggregateRows(table, *value, isSingle ? "first" : aggregate, cells, context.path + ".value");
  if (!all) return all.error();
  std::vector<Column> columns;
  std::size_t empty = 0;
  for (std::size_t k = 0; k < names.count(); ++k) {
    const auto first = names.firstRows[k];
    if (nameColumn.isMissing(first)) {
      context.notes.push_back(fmt::format("rows without {} are left out", nameColumn.name));
      continue;
    }
    std::vector<std::size_t> places(rows.count());
    std::iota(places.begin(), places.end(), k * rows.count());
    for (const auto place : places)
      if (cells[place].empty()) ++empty;
    columns.push_back(all->taken(places));
    columns.back().name = nameColumn.text(first);
  }
  if (auto done = addColumns(out, std::move(columns), context.path + ".column"); !done)
    return done.error();
  context.notes.push_back(fmt::format("{} became {} with {}",
                                      counted(std::ssize(table.lines), "row"), out.rows(),
                                      counted(std::ssize(out.columns), "column")));
  if (empty > 0)
    context.notes.push_back(fmt::format("{} {} no row and {} missing",
                                        counted(static_cast<std::int64_t>(empty), "cell"),
                                        verbOf(empty, "has", "have"), verbOf(empty)));
  const auto titles = choice.texts("rows");
  std::set<std::string> used(titles.begin(), titles.end());
  used.insert({choice.text("column"), choice.text("value")});
  noteLeftOut(table, used, context);
  return out;
}

Result<Table> unpivotColumns(const Table& table, const Choice& choice,
                             PreparationContext& context) {
  const auto keep = requireColumns(table, choice.texts("keep"), context.path + ".keep");
  if (!keep) return keep.error();
  auto columns = requireColumns(table, choice.texts("columns"), context.path + ".columns");
  if (!columns) return columns.error();
  if (columns->empty())
    for (int c = 0; c < static_cast<int>(table.columns.size()); ++c)
      if (std::find(keep->begin(), keep->end(), c) == keep->end()) columns->push_back(c);
  if (columns->empty())
    return Error{context.path + ".columns", "no column is left to go below the others"};
  std::vector<std::size_t> rows;
  rows.reserve(table.rows() * columns->size());
  for (std::size_t r = 0; r < table.rows(); ++r) rows.insert(rows.end(), columns->size(), r);
  auto out = table.empty();
  for (const auto r : rows) out.lines.push_back(table.lines[r]);
  for (const int c : *keep)
    out.columns.push_back(table.columns[static_cast<std::size_t>(c)].taken(rows));
  Column::Texts names;
  for (const int c : *columns) {
    names.texts.push_back(table.columns[static_cast<std::size_t>(c)].name);
    names.numbers.push_back(missingNumber);
    names.areMissing.push_back(false);
  }
  names.codes.reserve(rows.size());
  for (std::size_t r = 0; r < table.rows(); ++r)
    for (std::size_t k = 0; k < columns->size(); ++k)
      names.codes.push_back(static_cast<std::int32_t>(k));
  std::vector<Column> added{Column::ofTexts(choice.text("name"), std::move(names)),
                            rowByRow(table, *columns, choice.text("value"))};
  if (auto done = addColumns(out, std::move(added), context.path + ".name"); !done)
    return done.error();
  return out;
}

namespace {

/// Files such as those of MNIST have images and labels in the same order, and no key.
Result<Table> joinRowByRow(Table table, const Table& other, PreparationContext& context) {
  if (other.rows() != table.rows())
    return Error{context.path + ".on",
                 fmt::format("without a column row follows row, but the table has {} and {} has "
                             "{}: name the columns of the key",
                             counted(static_cast<std::int64_t>(table.rows()), "row"), other.name,
                             other.rows())};
  context.notes.push_back(
      fmt::format("the rows of {} are joined in their order, as no key is chosen", other.name));
  if (auto done = addColumns(table, other.columns, context.path + ".file"); !done)
    return done.error();
  return table;
}

}  // namespace

Result<Table> joinFile(Table table, const Choice& choice, PreparationContext& context) {
  const auto file = choice.text("file");
  const auto on = choice.texts("on");
  if (file.empty()) return Error{context.path + ".file", "no file is chosen"};
  const auto mine = requireColumns(table, on, context.path + ".on");
  if (!mine) return mine.error();
  const auto path = context.find(file);
  if (!path) return path.error();
  TableRequest request;
  request.format.renamesColumns = true;
  request.asTexts = on;
  request.asTexts.insert(request.asTexts.end(), context.keys.begin(), context.keys.end());
  auto loaded =
      loadTable(*path, file, request, [&](double) { return !context.stop.stop_requested(); });
  if (!loaded) return loaded.error();
  if (!loaded->finished) return Error{context.path, "stopped"};
  if (!loaded->problems.empty())
    return Error{fmt::format("{}:{}", file, loaded->problems.front().line),
                 loaded->problems.front().message};
  for (const auto& note : loaded->notes) context.notes.push_back(fmt::format("{}: {}", file, note));
  const auto theirs = requireColumns(loaded->table, on, context.path + ".on");
  if (!theirs) return theirs.error();
  if (on.empty()) return joinRowByRow(std::move(table), loaded->table, context);
  std::unordered_map<std::string, std::size_t> rowOf;
  const auto otherKeys = keysOf(loaded->table, *theirs);
  for (std::size_t r = 0; r < otherKeys.size(); ++r)
    if (const auto [place, isNew] = rowOf.try_emplace(otherKeys[r], r); !isNew)
      return Error{fmt::format("{}:{}", file, loaded->table.lines[r]),
                   fmt::format("{} was in line {} already, and every row of the table may find "
                               "only one row of this file",
                               shownKey(otherKeys[r]), loaded->table.lines[place->second])};
  std::vector<std::size_t> rows;
  rows.reserve(table.rows());
  std::size_t without = 0;
  const auto keys = keysOf(table, *mine);
  for (const auto& key : keys) {
    const auto found = rowOf.find(key);
    rows.push_back(found == rowOf.end() ? Column::npos : found->second);
    if (found == rowOf.end()) ++without;
  }
  if (!keys.empty() && without == keys.size())
    return Error{
        context.path + ".on",
        fmt::format("no key of the table ({}) is a key of {} ({}): keys are compared as "
                    "they are written",
                    shownKey(keys.front()), file,
                    otherKeys.empty() ? std::string("no rows") : shownKey(otherKeys.front()))};
  if (without > 0)
    context.notes.push_back(fmt::format("{} of {} found no row of {} and have missing values",
                                        without, counted(std::ssize(keys), "row"), file));
  std::vector<Column> columns;
  for (std::size_t c = 0; c < loaded->table.columns.size(); ++c)
    if (std::find(theirs->begin(), theirs->end(), static_cast<int>(c)) == theirs->end())
      columns.push_back(loaded->table.columns[c].taken(rows));
  if (auto done = addColumns(table, std::move(columns), context.path + ".file"); !done)
    return done.error();
  return table;
}

}  // namespace gtv
