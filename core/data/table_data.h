#pragma once

#include "base/catalogue.h"
#include "data/node_data.h"

namespace gtv {

/// Data kind "table": any table with a header, one row = one node = one sample (m_i = 1). The key
/// of a node is the number of its row, counting from 1 and not counting the header.
EntryInfo tableDataInfo();

/// x = the feature columns in the order of the choice, then a constant 1 if there is an intercept;
/// y = the label column. `standardise` brings every feature and the label to mean 0 and standard
/// deviation 1, with 1/n and over all rows, held out or not; the intercept stays 1, and labels that
/// are to be signs stay as they are. Without labels (LabelKind::None) no label column is read and y
/// is 0. Problems with the choice are named by path, those in the file by line and column.
Result<NodeTable> loadTableData(const Choice& choice, const FileFinder& find, LabelKind labels);

/// Hides the labels of `heldOut` nodes, drawn uniformly without replacement from stream "held-out".
/// The datasets keep these labels, as the test error needs them; labeled[i] says who may be used.
Result<NodeData> makeTableData(const Choice& choice, const DataContext& context);

}  // namespace gtv
