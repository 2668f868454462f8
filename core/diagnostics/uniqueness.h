#pragma once

#include <string>
#include <vector>

#include "problem/gtv_problem.h"

namespace gtv {

struct Uniqueness {
  enum class Verdict { Unique, NotUnique, Unknown };

  Verdict verdict = Verdict::Unknown;
  std::string reason;
  /// Where the solution is not unique, or not known to be; ascending.
  std::vector<int> nodes;
};

/// "the optimum is not unique (3 of 16 nodes are undetermined)".
std::string describeNonUniqueness(int undetermined, int nodeCount);
/// The same; empty unless that is the verdict.
std::string describeNonUniqueness(const Uniqueness& uniqueness, int nodeCount);

/// Is the minimiser W the only one? Let Z = W' − W for another minimiser W'. Between two minimisers
/// every convex term of P is affine, so
///   H_i z_i = 0   for the Hessian of a loss without kinks, and
///   J_e (z_{e₊} − z_{e₋}) = 0,
/// J_e the Jacobian of the dual update at u_e + σ(DW)_e, U an optimal flow: u_e must stay where it
/// is. (Norms: no jump where ‖u_e‖* < c_e; ‖·‖₂: else only along u_e.) Z = 0 alone: unique. A Z ≠ 0
/// that meets stricter conditions (no jump where ‖u_e‖* = c_e but w_{e₊} = w_{e₋}; no move where a
/// loss is not quadratic) makes W + εZ a minimiser: not unique. Between the two: unknown.
///
/// Some answers need no solution: a component without data, or with quadratic losses whose summed
/// Hessian is singular, is never unique; quadratic penalties are decided by ranks alone. Otherwise
/// (W, U) must meet the optimality conditions to five digits, and what lies within its error counts
/// against a claim; so does Σ of the undetermined directions > 600 in one group of nodes.
///
/// `nodeKeys` names the nodes in `reason`; empty: by number.
Uniqueness uniqueness(const GtvProblem& problem, const Matrix& W, const Matrix& U,
                      const std::vector<std::string>& nodeKeys = {});

/// What is known of it without a solution: not unique where whole components can shift, else
/// unknown. Takes one decomposition d × d per component.
Uniqueness uniquenessOfComponents(const GtvProblem& problem,
                                  const std::vector<std::string>& nodeKeys = {});

}  // namespace gtv
