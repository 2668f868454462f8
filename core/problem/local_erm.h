#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "base/result.h"
#include "problem/gtv_problem.h"

namespace gtv {

/// argmin_w Σ_{i∈nodes} L_i(w), the shortest where there are many and all losses are quadratic
/// (minimum-norm least squares); 0 where no node has data. An Error says why there is
/// none: a loss with kinks or one that is not convex, no minimiser, or a stop that was asked for.
Result<Vector> empiricalRiskMinimiser(const GtvProblem& problem, const std::vector<int>& nodes,
                                      const std::stop_token& stop = {});

/// argmin L_i of every node, d × n; NaN for a node without accessible data, and where there is
/// none.
Matrix localMinimisers(const GtvProblem& problem, const std::stop_token& stop = {});

/// v ← argmin L_i for a node with data, whatever v is; where no formula has the minimiser, one
/// proximal step from v towards it, or inner steps where the loss is not convex.
std::unique_ptr<LocalMap> localMinimiser(const GtvProblem& problem, int node);

/// One gradient step from w on the mean of the losses of the nodes with data, halved from length 1
/// until they fall by half of what the gradient promises.
void descend(const GtvProblem& problem, const std::vector<int>& nodes, MutVec w);

}  // namespace gtv
