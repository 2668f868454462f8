#pragma once

#include <stop_token>
#include <vector>

#include "base/types.h"

namespace gtv {

/// Groups of at least k samples (rows of `points`, N ≥ k ≥ 1) that are to look alike:
/// group of every row, numbered from 0, sizes k … 2k − 1. The same whatever is added to a column.
///
/// One column: sorted (ties by row), cut into runs of k, the last one of k … 2k − 1. More: MDAV
/// (Domingo-Ferrer & Torra 2005), while there are 3k rows the row r farthest from their mean with
/// its k − 1 nearest, then the row farthest from r with its k − 1 nearest; of 2k … 3k − 1 rows the
/// farthest with its nearest, and the others; Euclidean distances, ties by row. O(N²d/k). Empty as
/// soon as a stop is asked for.
std::vector<int> anonymousGroups(const RowMatrix& points, int k, const std::stop_token& stop = {});

/// Replaces every row by the mean of its group. A group of equal rows keeps its bytes.
void replaceByMeans(RowMatrix& points, const std::vector<int>& groups);

}  // namespace gtv
