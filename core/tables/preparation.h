#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/catalogue.h"
#include "base/result.h"
#include "tables/table.h"

namespace gtv {

/// What a step may need besides its own parameters and the table.
struct PreparationContext {
  /// The step's place in the document: "data.prepare[2]".
  std::string path;
  /// Turns the document's file name into a path that exists, or an Error.
  std::function<Result<std::string>(const std::string&)> find;
  /// The column that will say of which node a row is; empty: every row is a node.
  std::string node = {};
  /// Columns whose cells must be kept as they are written, see columnsOfKeys().
  std::vector<std::string> keys = {};
  std::stop_token stop = {};
  /// What the step leaves out or makes up, in sentences without their full stops.
  std::vector<std::string> notes = {};
};

/// Makes the next table out of the present one. Errors are named by the path of the parameter.
using PreparationStep = std::function<Result<Table>(Table, const Choice&, PreparationContext&)>;

/// parse-time, expand-list, one-hot, pivot, unpivot, group, sort, lag, lead, filter, derive,
/// rename, drop, fill, standardise, join.
const Catalogue<PreparationStep>& preparationCatalogue();

/// The table after all steps, in their order. Notes are appended, each with the step's number and
/// kind. With `stop` an Error.
/// `see` is shown the table after each of them, by the number of the step.
Result<Table> prepareTable(Table table, const std::vector<Choice>& steps,
                           const PreparationContext& context, std::vector<std::string>& notes,
                           const std::function<void(std::size_t, const Table&)>& see = {});

/// Is it the step standardise by the rows that are learned from? These are known only after the
/// preparation: the step leaves the table as it is, and whoever chooses those rows scales its
/// columns.
bool standardisesByTraining(const Choice& step);

/// The columns, as they are called before all steps, whose cells must be kept as they are written:
/// rows are matched, grouped or told apart by them, or they become names of columns. `node` is the
/// column that says of which node a row is, after all steps; it may be empty.
std::vector<std::string> columnsOfKeys(const std::vector<Choice>& steps, const std::string& node);

}  // namespace gtv
