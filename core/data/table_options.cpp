#include "data/table_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/json.h"
#include "data/row_validation.h"
#include "graph_files/node_table.h"
#include "tables/preparation.h"

namespace gtv {
namespace {

constexpr const char* automatic = "automatic";

/// The file whose rows are not learned from; empty if there is none.
std::string secondFile(const Choice& choice) {
  if (choice.at("validation").is_null()) return {};
  const auto validation = choice.choice("validation");
  return validation.has("file") ? validation.text("file") : std::string();
}

Result<LoadedTable> loadOne(const std::string& file, const FileFinder& find,
                            const TableRequest& request, const std::function<bool(double)>& goOn) {
  const auto path = find(file);
  if (!path) return path.error();
  auto nodes = nodeTableText(*path, file);
  if (!nodes) return nodes.error();
  return *nodes ? loadNodeTable(**nodes, request, goOn) : loadTable(*path, file, request, goOn);
}

/// How the second file is written as far as the first one says it: of its own are the encoding and
/// the decimal sign.
TableRequest requestLike(const LoadedTable& first, TableRequest request) {
  request.format.separator = first.format.separator;
  request.format.hasHeader = first.format.hasHeader;
  request.only.clear();
  for (const auto& column : first.table.columns) {
    request.only.push_back(column.name);
    if (!column.isNumeric()) request.asTexts.push_back(column.name);
  }
  return request;
}

/// The columns of numbers that are texts in the second file.
std::vector<std::string> columnsToReadAsTexts(const Table& first, const Table& second) {
  std::vector<std::string> out;
  for (const auto& column : first.columns)
    if (const int place = second.column(column.name);
        column.isNumeric() && place >= 0 &&
        !second.columns[static_cast<std::size_t>(place)].isNumeric())
      out.push_back(column.name);
  return out;
}

/// Puts the rows of the second file below those of the first. It must have the columns that are
/// used.
Result<void> append(LoadedTable& loaded, LoadedTable second, const std::vector<std::string>& used) {
  const std::string name = second.table.name;
  if (second.table.rows() == 0 && second.problemCount == 0)
    return Error{name, "has a header but no rows"};
  for (auto& problem : second.problems) {
    problem.file = name;
    if (loaded.problems.size() < LoadedTable::mostProblems)
      loaded.problems.push_back(std::move(problem));
  }
  loaded.problemCount += second.problemCount;
  loaded.notesOnSecond = std::move(second.notes);
  for (const auto& title : used)
    if (loaded.table.column(title) >= 0)
      if (const auto found = second.table.requireColumn(title, "data.validation.file"); !found)
        return found.error();
  for (const auto& absent : loaded.table.append(second.table))
    loaded.notesOnSecond.push_back(
        fmt::format("has no column {}: its cells are missing", shown(absent)));
  return {};
}

}  // namespace

std::vector<Parameter> tableFormatParameters() {
  return {
      optionParameter("encoding", "Encoding", {automatic, "utf-8", "utf-16", "windows-1252"},
                      "How letters are written as bytes. Automatic: UTF-16 if the file says so, "
                      "UTF-8 if all of it can be that, else Windows-1252 (with Latin-1 in it)."),
      optionParameter("separator", "Separator",
                      {automatic, "comma", "semicolon", "tab", "pipe", "blanks"},
                      "What stands between two cells. Automatic: what cuts all of the first lines "
                      "into equally many cells."),
      optionParameter("decimal", "Decimal sign", {automatic, "point", "comma"},
                      "What stands before the decimals. Automatic: a comma if numbers have commas "
                      "only, and cells are separated by another sign or, in several columns, are "
                      "in quotes; between 1,5 alone and two cells the choice is asked for."),
      optionParameter(
          "header", "First line", {automatic, "names", "values"},
          "Whether the first line has the names of the columns or values already. "
          "Automatic: names, unless one of them is a number, a date, a truth value or a "
          "mark of missing values, is empty, or stands again below; then the choice "
          "is asked for."),
      valueParameter(ParameterType::TextList, "missingMarks", "Marks of missing values",
                     Json::array(),
                     "Cells that stand for a value which is not known, such as -999. If the list "
                     "is empty these are NA, N/A, NaN, null, None, - and their like. An empty cell "
                     "is always missing."),
      valueParameter(ParameterType::Text, "comment", "Signs of comments", "#",
                     "A line that begins with one of these signs is passed over. If it is empty no "
                     "line is."),
      kindListParameter("prepare", "Preparation", preparationCatalogue().view,
                        "Steps that change the table before its columns are chosen, in their "
                        "order.")};
}

TableFormat tableFormat(const Choice& choice) {
  TableFormat format;
  if (const auto encoding = choice.text("encoding"); encoding != automatic)
    format.encoding = encodingNamed(encoding);
  const auto separator = choice.text("separator");
  for (const char each : {'\t', ';', '|', ',', blankSeparator})
    if (separatorName(each) == separator) format.separator = each;
  if (const auto decimal = choice.text("decimal"); decimal != automatic)
    format.decimal = decimal == "comma" ? ',' : '.';
  if (const auto header = choice.text("header"); header != automatic)
    format.hasHeader = header == "names";
  format.renamesColumns = true;
  if (choice.has("comment")) format.comment = choice.text("comment");
  if (auto marks = choice.texts("missingMarks"); !marks.empty()) format.missing = std::move(marks);
  return format;
}

std::vector<Choice> preparationSteps(const Choice& choice) {
  std::vector<Choice> steps;
  for (const auto& step : choice.at("prepare")) steps.push_back(Choice::ofComplete(step));
  return steps;
}

Result<LoadedTable> loadTableFile(const Choice& choice, const FileFinder& find,
                                  TableRequest request, const std::function<bool(double)>& goOn) {
  const auto file = choice.text("file");
  request.format = tableFormat(choice);
  const auto second = secondFile(choice);
  if (second.empty()) return loadOne(file, find, request, goOn);
  const auto half = [&](double before) {
    return [&goOn, before](double share) { return !goOn || goOn(before + share / 2); };
  };
  auto loaded = loadOne(file, find, request, half(0));
  if (!loaded || !loaded->finished) return loaded;
  auto held = loadOne(second, find, requestLike(*loaded, request), half(0.5));
  if (!held) return held;
  if (!held->finished) {
    loaded->finished = false;
    return loaded;
  }
  // "01" is to be the same category in both.
  if (const auto texts = columnsToReadAsTexts(loaded->table, held->table); !texts.empty()) {
    request.asTexts.insert(request.asTexts.end(), texts.begin(), texts.end());
    loaded = loadOne(file, find, request, half(0.5));
    if (!loaded || !loaded->finished) return loaded;
  }
  if (auto done = append(*loaded, std::move(*held), usedColumns(choice, true)); !done)
    return done.error();
  return loaded;
}

std::vector<std::string> usedColumns(const Choice& choice, bool withLabel) {
  std::vector<std::string> used;
  const auto add = [&](const std::string& title) {
    if (!title.empty() && std::find(used.begin(), used.end(), title) == used.end())
      used.push_back(title);
  };
  add(choice.text("node"));
  if (withLabel) add(choice.text("label"));
  for (const char* key : {"coordinates", "order"})
    for (const auto& title : choice.texts(key)) add(title);
  if (!choice.at("validation").is_null())
    for (const auto& title : validationColumns(choice.choice("validation"))) add(title);
  // Of many features none is looked for among the others.
  std::vector<std::string> features = choice.texts("features");
  used.insert(used.end(), features.begin(), features.end());
  return used;
}

Parameter missingParameter() {
  return optionParameter(
      "missing", "Missing values", {refuseMissing, dropMissing, meanForMissing},
      "Refuse the file, drop the rows with missing values, or replace a missing feature by the "
      "mean of its column. A row that lacks nothing but its label stays and is predicted.");
}

std::string missingProblem() {
  return "is missing, expected a value; "
         "Missing values (data.missing) drops such rows or fills such cells";
}

bool isCategorical(const Column& column) {
  std::size_t words = 0;
  std::size_t there = 0;
  for (std::size_t r = 0; r < column.rows(); ++r) {
    if (column.isMissing(r)) continue;
    ++there;
    if (column.isWord(r)) ++words;
  }
  return 2 * words > there;
}

}  // namespace gtv
