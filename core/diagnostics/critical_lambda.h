#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "problem/gtv_problem.h"

namespace gtv {

struct CriticalLambdaOptions {
  double accuracy = 1e-6;  ///< relative width of the bracket that is enough
  int steps = 100000;      ///< largest number of dual steps per component
};

/// low ≤ λ_crit ≤ high up to rounding.
struct LambdaBracket {
  double low = 0;
  double high = 0;
  /// Of low = high: a forest, where the flow is unique, or nothing to move (equal up to rounding).
  bool exact = false;
};

/// The smallest λ from which on consensus in every connected component is optimal; only for a norm
/// φ and losses without kinks. With w̄ = argmin Σ L_i over the component and g_i = ∇L_i(w̄), so that
/// Σ g_i = 0,
///   λ_crit = min {t : ∃U, DᵀU = −G, ‖u_e‖* ≤ tA_e} = max_Z ⟨G, Z⟩/‖Z‖_GTV,
/// which does not depend on the λ of the problem nor on which w̄ is taken (see clusterOptimum).
struct CriticalLambda {
  struct Component {
    std::vector<int> nodes;
    LambdaBracket bracket;
  };
  std::vector<Component> components;  ///< of more than one node, by their first node
  LambdaBracket overall;              ///< the maximum over the components
  bool finished = false;              ///< every bracket is as narrow as asked, or exact
  std::string why;                    ///< why there is no answer at all; then no components
};

/// On a tree max_e ‖Σ_{i on one side} g_i‖*/A_e. Else the iteration
///   t ← ⟨G, G⟩/‖G‖_GTV;  repeat  Z ← prox_{t·GTV}(G),  t ← ⟨G, Z⟩/‖Z‖_GTV,
/// where every t is a lower bound, and for the upper bound the flow of the prox problem repaired to
/// DᵀU = −G, max_e ‖u_e‖*/A_e. The prox is found by projected gradients on its dual (momentum,
/// restarted when it turns against the gradient); a stop or too few steps leave a wider bracket.
CriticalLambda criticalLambda(const GtvProblem& problem, const CriticalLambdaOptions& options = {},
                              const std::stop_token& stop = {});

}  // namespace gtv
