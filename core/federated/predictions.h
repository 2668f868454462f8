#pragma once

#include <string>

#include "problem/gtv_problem.h"
#include "problem/method_context.h"

namespace gtv {

/// Why methods cannot compare predictions h(x') = z(x')ᵀw on the shared test set, in words; else
/// empty. They need one, and a model with one weight per feature z.
std::string whyNoPredictions(const GtvProblem& problem, const MethodContext& context);

/// R with RᵀR = X'ᵀX'/m', no more rows than columns or test points: ‖Rw − Rv‖² is the mean square
/// of the differences of what w and v predict on X'.
Matrix predictionRoot(const RowMatrix& testSet);

}  // namespace gtv
