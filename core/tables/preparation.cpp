#include "tables/preparation.h"

#include <fmt/format.h>

#include <map>
#include <utility>

#include "tables/aggregates.h"
#include "tables/preparation_steps.h"

namespace gtv {
namespace {

Parameter columnParameter(std::string help) {
  return valueParameter(ParameterType::Text, "column", "Column", "", std::move(help));
}

Parameter columnsParameter(std::string key, std::string label, std::string help) {
  return valueParameter(ParameterType::TextList, std::move(key), std::move(label), Json::array(),
                        std::move(help));
}

Parameter seriesParameter() {
  return columnsParameter("by", "Series",
                          "The columns that say which rows are one series, such as the station.");
}

Parameter orderParameter() {
  return columnsParameter("order", "Order",
                          "The columns that say when a row was, the coarsest first: numbers or "
                          "times such as 2024-01-31 12:00.");
}

std::vector<std::string> withRefuse() {
  auto names = aggregateNames();
  names.insert(names.begin(), "refuse");
  return names;
}

Catalogue<PreparationStep>::Entry parseTimeEntry() {
  return {
      ownEntry("parse-time", "Read times",
               "Numbers such as year and hour, in columns of their own, out of a column of times",
               {columnParameter("The column with the times."),
                columnsParameter("with", "Further columns",
                                 "Columns that go on with the time, such as month, day and hour."),
                valueParameter(ParameterType::Text, "format", "Format", "",
                               "How the times are written, such as %d/%m/%y %H:%M, or unix for "
                               "seconds since 1970. If it is empty, 2024-01-31 12:00 and "
                               "31.1.2024 12:00 are read, with or without parts."),
                valueParameter(ParameterType::TextList, "parts", "Parts", Json::array({"seconds"}),
                               "What becomes a column: year, month, day, dayOfYear, hour, minute, "
                               "weekday (Monday is 1), seconds (since 1970).")}),
      parseTimes};
}

Catalogue<PreparationStep>::Entry groupEntry() {
  return {
      ownEntry("group", "Group rows", "One row for all rows that agree in some columns",
               {columnsParameter("by", "By", "The columns in which they agree."),
                valueParameter(ParameterType::Object, "aggregate", "Values", Json::object(),
                               "For every further column mean, min, max, sum, std (with 1/(n − "
                               "1)), count, first or last, or a list of these; other columns are "
                               "left out.")}),
      groupRowsBy};
}

Catalogue<PreparationStep>::Entry pivotEntry() {
  return {
      ownEntry(
          "pivot", "Pivot", "Values that stand below each other come to stand side by side",
          {columnsParameter("rows", "Rows", "The columns that say to which new row a row belongs."),
           columnParameter("The column with the names of the new columns."),
           valueParameter(ParameterType::Text, "value", "Value", "",
                          "The column with their values."),
           optionParameter("aggregate", "Several values", withRefuse(),
                           "What becomes of several values of one row and column.")}),
      pivotRows};
}

Catalogue<PreparationStep>::Entry fillEntry() {
  return {
      ownEntry("fill", "Fill missing values", "Something stands where a value is missing",
               {columnParameter("The column with missing values."),
                optionParameter("with", "With", {"mean", "median", "previous", "value"},
                                "The mean or the median of the column, the value before it in its "
                                "series, or a given one."),
                numberParameter("value", "Value", 0, -1e300, 1e300, "The given value."),
                seriesParameter(), orderParameter()}),
      fillMissing};
}

std::vector<Catalogue<PreparationStep>::Entry> columnEntries() {
  return {
      parseTimeEntry(),
      {ownEntry("expand-list", "Expand lists",
                "A column of lists such as [0.3, -1.9] becomes columns of numbers",
                {columnParameter("The column with the lists; c becomes c.1, c.2, …")}),
       expandList},
      {ownEntry("one-hot", "One-hot",
                "A column for each value of a column: 1 where it is there, else 0",
                {columnParameter("The column; c with the values a and b becomes c.a and c.b."),
                 booleanParameter("dropFirst", "Without the first", false,
                                  "The first value gets no column: with an intercept it is needed "
                                  "twice otherwise.")}),
       oneHot},
      {ownEntry("derive", "Derive", "A new column by a formula",
                {valueParameter(ParameterType::Text, "name", "Name", "",
                                "What the new column is called."),
                 valueParameter(ParameterType::Text, "expression", "Formula", "",
                                "A formula over the columns, such as (tmax + tmin) / 2; names with "
                                "other signs than letters and digits stand between `…`.")}),
       deriveColumn},
      {ownEntry("rename", "Rename", "A column gets another name",
                {columnParameter("The column."),
                 valueParameter(ParameterType::Text, "name", "Name", "", "Its new name.")}),
       renameColumn},
      {ownEntry("drop", "Drop", "Columns are left out",
                {columnsParameter("columns", "Columns", "The columns that are left out.")}),
       dropColumns},
      fillEntry(),
      {ownEntry(
           "standardise", "Standardise", "Columns get mean 0 and standard deviation 1 (with 1/n)",
           {columnsParameter("columns", "Columns", "The columns."),
            optionParameter("by", "By", {"all", "node", "training"},
                            "Mean and deviation of all rows, of the rows of the same node, or of "
                            "the rows that are learned from, which are known once all steps are "
                            "done: such a step is the last."),
            columnsParameter("within", "Within",
                             "Further columns that say which rows are scaled together, such as "
                             "the year.")}),
       standardiseColumns}};
}

std::vector<Catalogue<PreparationStep>::Entry> rowEntries() {
  return {
      pivotEntry(),
      {ownEntry("unpivot", "Unpivot",
                "Values that stand side by side come to stand below each other",
                {columnsParameter("keep", "Keep", "The columns that every new row keeps."),
                 columnsParameter("columns", "Columns",
                                  "The columns whose values come below each other; if the list is "
                                  "empty, all others."),
                 valueParameter(ParameterType::Text, "name", "Name", "variable",
                                "The new column with the names of the old ones."),
                 valueParameter(ParameterType::Text, "value", "Value", "value",
                                "The new column with their values.")}),
       unpivotColumns},
      groupEntry(),
      {ownEntry("sort", "Sort", "The rows in another order",
                {columnsParameter("by", "By", "The columns, the most important first."),
                 booleanParameter("descending", "Descending", false, "The largest first.")}),
       sortRows},
      {ownEntry("lag", "Lags", "The values of the rows before, in columns of their own",
                {columnsParameter("columns", "Columns", "The columns; c becomes c[t-1], c[t-2], …"),
                 integerParameter("lags", "Lags", 1, 1, 1000, "How many rows one looks back."),
                 seriesParameter(), orderParameter()}),
       lagColumns},
      {ownEntry("lead", "Lead", "The value some rows later, as what is to be predicted",
                {columnParameter("The column; c becomes c[t+5]."),
                 integerParameter("steps", "Steps", 1, 1, 100000, "How many rows one looks ahead."),
                 seriesParameter(), orderParameter()}),
       leadColumn},
      {ownEntry(
           "filter", "Filter", "Only the rows for which a condition is true",
           {valueParameter(ParameterType::Text, "where", "Where", "",
                           "The condition, such as hour >= 6 and station == \"Aho\". Rows with a "
                           "missing value in one of its columns are left out.")}),
       filterRows},
      {ownEntry("join", "Join a file", "Columns of another table, whose rows are found by a key",
                {valueParameter(ParameterType::File, "file", "File", "",
                                "A table with one row per key."),
                 columnsParameter("on", "On",
                                  "The columns of the key, which both tables have. If the list is "
                                  "empty row follows row, as in the images and labels of MNIST.")}),
       joinFile}};
}

/// The columns of a step by which rows are matched or told apart.
std::vector<std::string> keysOfStep(const Choice& step) {
  const auto& kind = step.kind();
  if (kind == "join") return step.texts("on");
  if (kind == "standardise") return step.texts("within");
  if (kind == "group" || kind == "lag" || kind == "lead" || kind == "fill") return step.texts("by");
  if (kind != "pivot") return {};
  auto keys = step.texts("rows");
  keys.push_back(step.text("column"));
  return keys;
}

}  // namespace

const Catalogue<PreparationStep>& preparationCatalogue() {
  static const Catalogue<PreparationStep> catalogue = [] {
    auto entries = columnEntries();
    for (auto& each : rowEntries()) entries.push_back(std::move(each));
    return Catalogue<PreparationStep>("preparation", std::move(entries));
  }();
  return catalogue;
}

bool standardisesByTraining(const Choice& step) {
  return step.kind() == "standardise" && step.text("by") == "training";
}

Result<Table> prepareTable(Table table, const std::vector<Choice>& steps,
                           const PreparationContext& context, std::vector<std::string>& notes,
                           const std::function<void(std::size_t, const Table&)>& see) {
  const auto keys = columnsOfKeys(steps, context.node);
  for (std::size_t k = 0; k < steps.size(); ++k) {
    if (context.stop.stop_requested()) return Error{context.path, "stopped"};
    const auto* step = preparationCatalogue().find(steps[k].kind());
    check(step != nullptr, "a step was read from its catalogue");
    auto own = context;
    own.path = fmt::format("{}[{}]", context.path, k);
    own.keys = keys;
    if (k > 0 && standardisesByTraining(steps[k - 1]) && !standardisesByTraining(steps[k]))
      return Error{fmt::format("{}[{}].by", context.path, k - 1),
                   "the rows of training are known once all steps are done: no other step may "
                   "follow"};
    auto next = step->make(std::move(table), steps[k], own);
    if (!next) return next.error();
    table = std::move(*next);
    table.inFile.clear();
    for (const auto& note : own.notes)
      notes.push_back(fmt::format("step {} ({}): {}", k + 1, steps[k].kind(), note));
    if (see) see(k, table);
  }
  return table;
}

std::vector<std::string> columnsOfKeys(const std::vector<Choice>& steps, const std::string& node) {
  std::vector<std::string> keys;
  std::map<std::string, std::string> firstNames;  // of columns that were renamed
  const auto add = [&](const std::string& title) {
    const auto found = firstNames.find(title);
    keys.push_back(found == firstNames.end() ? title : found->second);
  };
  for (const auto& step : steps) {
    for (const auto& title : keysOfStep(step)) add(title);
    const bool isByNode = step.kind() == "standardise" && step.text("by") == "node";
    if (isByNode && !node.empty()) add(node);
    if (step.kind() != "rename") continue;
    const auto before = firstNames.extract(step.text("column"));
    firstNames.insert_or_assign(step.text("name"),
                                before.empty() ? step.text("column") : before.mapped());
  }
  if (!node.empty()) add(node);
  return keys;
}

}  // namespace gtv
