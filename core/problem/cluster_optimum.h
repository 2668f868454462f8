#pragma once

#include <stop_token>
#include <vector>

#include "base/result.h"
#include "problem/gtv_problem.h"

namespace gtv {

/// Σ_{i∈C} ∇²L_i(w), d × d; of no use once a stop is asked for.
Matrix summedHessian(const GtvProblem& problem, const std::vector<int>& nodes, ConstVec w,
                     const std::stop_token& stop = {});

/// w̄^(C) ∈ argmin_v Σ_{i∈C} L_i(v) [CFL 9, LN 66] for losses without kinks. Where the minimiser is
/// not unique, one of them; the gradients ∇L_i there are the same at all of them (a sum of convex
/// functions is constant between two minimisers only if each is affine there, and the gradient of a
/// smooth convex function is constant where it is affine).
///
/// Quadratic losses: two Newton steps, the second takes off rounding. Others: Newton's method with
/// Levenberg's damping. An Error says why there is no result: a loss with kinks, no data, or no
/// minimiser (an iterate proves it, LocalLoss::isRecessionDirection(), or runs away), or a stop
/// that was asked for.
Result<Vector> clusterOptimum(const GtvProblem& problem, const std::vector<int>& nodes,
                              const std::stop_token& stop = {});

}  // namespace gtv
