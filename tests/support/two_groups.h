#pragma once

#include <cstdint>

#include "problem/gtv_problem.h"

namespace gtv::testing {

/// Convex clustering of points in the plane, one half around (0, 0), the other around (4, 0), every
/// point joined to its nearest with weight exp(−dist²/4).
GtvProblem twoGroups(int nodes, int neighbours, double lambda, std::uint64_t seed);

}  // namespace gtv::testing
