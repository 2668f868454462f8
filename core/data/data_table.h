#pragma once

#include <string>
#include <vector>

#include "base/csv.h"
#include "base/result.h"
#include "base/types.h"
#include "data/node_data.h"

namespace gtv {

/// data.csv, header `node,y,x1,…,xd` in any order, names exact, x1 … xd without a hole, one row per
/// data point. Samples of a node keep the order of the file, nodes that of their first row. A
/// header without rows is a table without nodes.
Result<NodeTable> readDataTable(const CsvTable& table);

/// The points of the clustering loss, header `node,x1,…,xd`: one row a_i per node, a second one is
/// an Error. The labels are zeros.
Result<NodeTable> readPointTable(const CsvTable& table);

/// test.csv, header `x1,…,xd`: m' × d shared unlabelled points. With `dimension` ≥ 0 a table of
/// another d is an Error.
Result<RowMatrix> readTestSet(const CsvTable& table, int dimension = -1);

/// weights.csv, header `node,w1,…,wd`, one row per node; W is d × n and column i belongs to
/// nodeKeys[i]. Numbers read back as the same doubles.
std::string weightsCsv(const std::vector<std::string>& nodeKeys, const Matrix& W);

/// The table's datasets in the order of `nodeKeys`; nodes without rows get none (m_i = 0), and
/// labeled[i] says whether node i has any. An Error at `path` names a node of the table that is not
/// among the keys.
Result<NodeData> arrangeByNode(const NodeTable& table, const std::vector<std::string>& nodeKeys,
                               const std::string& path);

}  // namespace gtv
