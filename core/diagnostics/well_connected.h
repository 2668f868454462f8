#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "problem/gtv_problem.h"

namespace gtv {

struct WellConnectedOptions {
  int largestCluster = 500;  ///< the test costs up to |C| max-flows
};

/// The test of [CFL 35] for a set C of nodes, and what follows from it. With
///   b_i = Σ_{i'∉C} A_{ii'} + κβ_i|∂C|/α_C + δ_i/λ,   δ_i = ‖∇L_i(w̄^(C))‖*,
/// |∂C| the weight of all edges that leave C, β_i the smoothness of L_i and α_C the strong
/// convexity of Σ_{i∈C} L_i, C is well-connected if for some root i₀ ∈ C every non-empty 𝒜 ⊆ C∖{i₀}
/// has
///   Σ_{i∈𝒜} b_i < cut(𝒜, C∖𝒜).
/// Then, for a norm φ, all nodes of C have one common vector ŵ in every solution, and
///   ‖ŵ − w̄^(C)‖₂ ≤ κ₁λ|∂C|/α_C.
/// α and β are Euclidean, hence the factors κ₁ = sup φ(v)/‖v‖₂ and κ = κ₁ sup ‖u‖*/‖u‖₂: both 1 for
/// the network Lasso, both √d for ℓ₁; for other norms upper bounds of them.
struct WellConnected {
  enum class Answer {
    Yes,
    No,
    NotAsked,   ///< `why` says why the test cannot be asked
    Unfinished  ///< stopped before the answer
  };

  std::vector<int> nodes;  ///< C, ascending
  Answer answer = Answer::NotAsked;
  int root = -1;  ///< the root that works; if none does, the one that comes closest
  /// If no root works: a non-empty 𝒜 with Σ_𝒜 b ≥ cut(𝒜, C∖𝒜) for `root`.
  std::vector<int> violating;
  std::string why;
  std::optional<Vector> optimum;  ///< w̄^(C)
  double boundaryWeight = 0;      ///< |∂C|
  double strongConvexity = 0;     ///< α_C, or a positive lower bound of it
  /// The infimum of the λ for which C is well-connected, to a relative 1e-6 and from above (0:
  /// every λ > 0); nothing if no λ is large enough, or if not asked or unfinished.
  std::optional<double> smallestLambda;
  /// κ₁|∂C|/α_C, the bound per λ; nothing if α_C is not known to be positive.
  std::optional<double> boundPerLambda;
};

/// Polynomial: per root a max-flow on C with capacities A, source → i of capacity b_i, sink i₀. A
/// root works if and only if afterwards every node of C reaches i₀ in the residual graph. The flow
/// runs in whole numbers, b rounded up (by a relative 1e-9, which covers the rounding in b) and A
/// down, so that a "yes" is true and a tie is a "no".
WellConnected wellConnected(const GtvProblem& problem, std::vector<int> nodes,
                            const WellConnectedOptions& options = {},
                            const std::stop_token& stop = {});

}  // namespace gtv
