#pragma once

#include <string>
#include <vector>

#include "base/catalogue.h"
#include "base/result.h"
#include "base/types.h"
#include "data/node_data.h"

namespace gtv {

/// Data kind "csv": a table with the columns node, y, x1, …, xd in any order, names exact, x1 … xd
/// without a hole, one row per data point; for losses without labels (LabelKind::None) without y,
/// one row per node. Samples of a node keep the order of the file, nodes that of their first row.
/// The file may be written in every way that RowReader understands; rows without a label are there
/// to be predicted, and labels that are texts are classes, as of data kind "table".
EntryInfo csvDataInfo();

/// What the file says, with the shared unlabelled points (m' × d) of the file "testSet", header
/// x1, …, xd, if one is chosen. Problems are named by file and line.
Result<NodeTable> loadCsvData(const Choice& choice, const FileFinder& find, LabelKind labels);
Result<NodeData> makeCsvData(const Choice& choice, const DataContext& context);

/// By names alone: node, x1 … xd, perhaps y, and nothing else.
bool isDataHeader(const std::vector<std::string>& titles);

/// weights.csv, header `node,w1,…,wd`, one row per node; W is d × n and column i belongs to
/// nodeKeys[i]. Numbers read back as the same doubles.
std::string weightsCsv(const std::vector<std::string>& nodeKeys, const Matrix& W);

/// The table's datasets in the order of `nodeKeys`; nodes without rows get none (m_i = 0), and
/// labeled[i] says whether node i has any. An Error at `path` names a node of the table that is not
/// among the keys.
Result<NodeData> arrangeByNode(const NodeTable& table, const std::vector<std::string>& nodeKeys,
                               const std::string& path);

}  // namespace gtv
