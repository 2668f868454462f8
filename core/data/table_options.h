#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/catalogue.h"
#include "data/node_data.h"
#include "tables/table.h"
#include "tables/table_format.h"
#include "tables/table_loading.h"

namespace gtv {

/// The parameters of data kind "table" that say how its file is written and prepared.
std::vector<Parameter> tableFormatParameters();

/// What these say of the file; "automatic" is left open.
TableFormat tableFormat(const Choice& choice);
std::vector<Choice> preparationSteps(const Choice& choice);
/// Reads the file as these say, or the nodes of a graph file; the format of `request` is theirs.
Result<LoadedTable> loadTableFile(const Choice& choice, const FileFinder& find,
                                  TableRequest request, const std::function<bool(double)>& goOn);
/// The columns that the choice names, each once.
std::vector<std::string> usedColumns(const Choice& choice, bool withLabel);

/// The values of the parameter "missing".
inline constexpr const char* refuseMissing = "refuse";
inline constexpr const char* dropMissing = "drop";
inline constexpr const char* meanForMissing = "mean";
/// What becomes of cells that are missing.
Parameter missingParameter();
/// What is wrong with a missing cell where a value is needed.
std::string missingProblem();
/// Do most cells that are there hold words?
bool isCategorical(const Column& column);

}  // namespace gtv
