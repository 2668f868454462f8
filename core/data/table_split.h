#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "data/node_data.h"

namespace gtv {

inline constexpr const char* noSplit = "none";
inline constexpr const char* splitByRows = "rows";
inline constexpr const char* splitByColumns = "columns";

/// "split" and "parts" of data kinds that are one dataset.
std::vector<Parameter> splitParameters();

/// Which part has each of `count` columns: parts of equal size in their order, the first ones
/// larger by one; −1 for the column `intercept` of ones, which is everybody's. At most as many
/// parts as other columns.
std::vector<int> partsOfColumns(int count, int intercept, int parts);

/// Of data whose nodes hold columns of the same samples: the rows of the whole table, put together
/// from what the nodes have of it in `from`, one of the datasets of `data`.
RowMatrix wholeRows(const NodeData& data, const LocalDatasets& from);

/// One dataset, a row per node of `table`, held by `parts` nodes that are called 1, 2, … [LN 8]:
///
/// rows (horizontal): row r goes to node r mod parts, in the order of the file; pooled, they are
/// the file again. columns (vertical): every node has all rows and labels, but of the features only
/// its own, see partsOfColumns(); the others are zeros.
/// So L_i says nothing of the weights of foreign features: with methods of GTVMin node i regresses
/// y on its own, the other entries of w_i come from its neighbours alone. A column of ones is
/// everybody's.
///
/// The nodes have no coordinates then. Errors stand at "data.parts": more parts than rows or
/// features, more numbers than fit in memory.
Result<NodeTable> splitTable(const NodeTable& table, const std::string& split, int parts);

}  // namespace gtv
