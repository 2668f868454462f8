#pragma once

#include "problem/gtv_problem.h"

namespace gtv::testing {

/// min P by `newton` from cold, to a certified 1e-12 or as near as it gets: a method that knows
/// nothing of clusters and of other λ.
double newtonOptimum(const GtvProblem& problem);

}  // namespace gtv::testing
