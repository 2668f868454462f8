#pragma once

#include <string>

#include "problem/federation.h"
#include "problem/gtv_problem.h"

namespace gtv {

/// Why methods cannot compare predictions h(x') = z(x')ᵀw on the shared test set, in words; else
/// empty. They need one, and a model with one weight per feature z.
std::string whyNoPredictions(const GtvProblem& problem, const Federation& federation);

}  // namespace gtv
