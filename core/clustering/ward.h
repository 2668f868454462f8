#pragma once

#include <stop_token>
#include <vector>

#include "base/result.h"
#include "base/types.h"

namespace gtv {

/// Two clusters that become one: what they are called, and by how much √(2 |A||B|/(|A| + |B|)) ‖ā −
/// b̄‖ they differ (the heights of SciPy and R's ward.D2). Points are called 0 … n − 1, the cluster
/// of merge t is called n + t.
struct WardMerge {
  int first = 0;
  int second = 0;  ///< > first
  double height = 0;
};

/// Ward's method (1963) on points p × n: of all pairs the one is merged that raises Σ ‖x − mean of
/// its cluster‖² least, until one cluster is left: n − 1 merges, ascending heights. By chains of
/// nearest neighbours (Murtagh 1983), O(n²). An Error after a stop.
Result<std::vector<WardMerge>> wardTree(const Matrix& points, const std::stop_token& stop = {});

/// The k clusters that are left before the last k − 1 merges, numbered by first appearance.
std::vector<int> cutTree(const std::vector<WardMerge>& tree, int k);

}  // namespace gtv
