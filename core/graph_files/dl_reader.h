#pragma once

#include <string_view>

#include "base/result.h"
#include "graph_files/foreign_graph.h"

namespace gtv {

/// Reads a DL file of UCINET: one square matrix (format fullmatrix, upperhalf or lowerhalf, with or
/// without diagonal), or edgelist1 or nodelist1, with labels listed or embedded, also of the rows
/// and columns apart. Further matrices and what else it says is refused with its line.
Result<ForeignGraph> readDl(std::string_view bytes, ForeignGraph begun);

}  // namespace gtv
