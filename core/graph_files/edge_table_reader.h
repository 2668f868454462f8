#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "graph_files/foreign_graph.h"
#include "tables/byte_source.h"

namespace gtv {

/// A table with one edge per row (columns source and target, or what other programs call them:
/// from and to, Source and Target of Gephi, …; other columns are attributes), a list of edges
/// without names of columns (two nodes, perhaps a weight), or an adjacency matrix with the names of
/// the nodes in the first row and column or without; or a list as in python_edge_list.h or
/// dimacs_reader.h. Rows of Gephi whose Type is Undirected have no direction.
/// Separators, encodings and comments are those of RowReader. `header` as EdgePolicy has it. Errors
/// are at the line, or at "graph.header" where nobody knows whether the first line has names.
Result<ForeignGraph> readEdgeTable(const ByteSource& bytes, ForeignGraph begun,
                                   const std::string& header);

/// Are these the columns of a table of edges rather than of data: source and target, or two of at
/// most three that are called as nothing but ends of edges are?
bool nameEnds(const std::vector<std::string>& columns);

}  // namespace gtv
