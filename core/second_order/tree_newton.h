#pragma once

#include <string>

#include "second_order/smoothed_newton.h"

namespace gtv {

/// SmoothedNewtonSolver on forests. The system is solved from the leaves to the roots, d × d
/// blocks, without fill: a node with Schur complement S below an edge C passes C(C + S)⁻¹S on,
/// which loses no digits however stiff C is. `dual()` is the only flow that balances the gradients
/// (on a tree), scaled into the balls.
class TreeNewtonSolver final : public SmoothedNewtonSolver {
 public:
  explicit TreeNewtonSolver(const GtvProblem& problem);

  /// Why the problem is not one for this method; empty if it is.
  static std::string refusal(const GtvProblem& problem);
};

}  // namespace gtv
