#pragma once

#include <optional>

#include "problem/gtv_problem.h"

namespace gtv {

/// A penalty that is too weak to matter beside the losses.
struct VanishingCoupling {
  int nodes = 0;            ///< with data and with neighbours, of which all this is said
  double largestShare = 0;  ///< of theirs
};

/// Where no share exceeds this, nodes with data learn almost alone.
inline constexpr double negligibleShare = 1e-4;

/// Whether the neighbours can do next to nothing at every node with data. The share of node i is
///   cλa_i/‖∇L_i(0)‖  for penalties with a slope c, φ(v) ≤ c‖v‖₂: by [CFL 25] a solution has
///                    ‖∇L_i(ŵ_i)‖₂ ≤ cλa_i whatever the others do, so that it solves node i's own
///                    problem up to this part of the gradient that it began with;
///   λa_i q/β_i       for φ(v) = ½vᵀQv with the largest eigenvalue q: the curvature that the
///                    neighbours add, beside that of the loss.
/// Nothing if a share exceeds negligibleShare, for λ = 0, where no node with data has neighbours,
/// and for other penalties. Losses that are flat at 0 or have no bounded curvature are left out.
std::optional<VanishingCoupling> vanishingCoupling(const GtvProblem& problem);

}  // namespace gtv
