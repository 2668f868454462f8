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
///
/// Why, and what would change it. The worst 𝒜 of a root is that with the largest ratio of the left
/// to the right side, and the root that is reported is that with the smallest such ratio ρ. Then
///   C is well-connected ⇔ ρ < 1,
///   it becomes so if all weights inside of C are multiplied by more than ρ (b does not depend on
///   them; exact), or if λ exceeds smallestLambda (b falls in λ; exact).
/// Of drawn graphs and data that gives estimates: a density p_in of edges within C has a cut in
/// proportion to it in the mean, so ρ·p_in is needed; and where the nodes of C share one truth, δ_i
/// is the length of a mean of m independent terms of mean 0, of size 1/√m, so (smallestLambda/λ)²·m
/// samples are needed, with α_C and β_i as they are.
struct WellConnected {
  enum class Answer {
    Yes,
    No,
    NotAsked,   ///< `why` says why the test cannot be asked
    Unfinished  ///< stopped before the answer
  };

  /// Both sides of the condition for one 𝒜. The left one is the sum of the three terms of b.
  struct Sides {
    std::vector<int> subset;  ///< 𝒜, ascending
    double boundary = 0;      ///< Σ_𝒜 Σ_{i'∉C} A_{ii'}
    double curvature = 0;     ///< Σ_𝒜 κβ_i|∂C|/α_C
    double disagreement = 0;  ///< Σ_𝒜 δ_i/λ
    double cut = 0;           ///< the right side

    double left() const { return boundary + curvature + disagreement; }
    /// Left over right side; +∞ where no edge joins 𝒜 with the rest of C.
    double ratio() const;
  };

  /// Of the terms in the order of Sides the one with which their sum reaches the right side.
  enum class Term {
    None,
    Disconnected,  ///< the right side is 0
    Boundary,
    Curvature,
    Disagreement
  };
  static Term failing(const Sides& sides);

  std::vector<int> nodes;  ///< C, ascending
  Answer answer = Answer::NotAsked;
  int root = -1;  ///< the root whose worst 𝒜 has the smallest ratio
  /// If no root works: the worst 𝒜 of `root`, with Σ_𝒜 b ≥ cut(𝒜, C∖𝒜).
  std::vector<int> violating;
  /// The worst 𝒜 of `root`, where there is an answer and more than one node; its ratio is ρ, to a
  /// relative 1e-9.
  std::optional<Sides> worst;
  /// The same for λ → ∞, with the root that is best then, where no λ is large enough.
  std::optional<Sides> worstWithoutDisagreement;
  std::string why;
  std::optional<Vector> optimum;  ///< w̄^(C)
  double boundaryWeight = 0;      ///< |∂C|
  double strongConvexity = 0;     ///< α_C, or a positive lower bound of it
  Vector smoothness;              ///< β_i of `nodes`; empty if the test cannot be asked
  Vector gradients;               ///< δ_i of `nodes`; empty if the test cannot be asked
  int innerEdges = 0;             ///< edges with both ends in C
  /// The infimum of the λ for which C is well-connected, to a relative 1e-6 and from above (0:
  /// every λ > 0); nothing if no λ is large enough, or if not asked or unfinished.
  std::optional<double> smallestLambda;
  /// κ₁|∂C|/α_C, the bound per λ; nothing if α_C is not known to be positive.
  std::optional<double> boundPerLambda;

  /// The share of the pairs of nodes of C that are joined; 1 for a single node.
  double innerDensity() const;
  /// An estimate: the density of inner edges beyond which C would be well-connected; nothing if it
  /// would have to exceed 1, or without an answer.
  std::optional<double> neededDensity() const;
  /// An estimate: how many times as many samples the nodes would need at this λ, for losses that
  /// are means over them; 1 or less where C is well-connected, nothing if no number is known to be
  /// enough.
  std::optional<double> neededSamples(double lambda) const;
};

/// What the theorem promises of one distance: two clusters that are well-connected have different
/// models in every solution as long as λ < ‖w̄^(C) − w̄^(C')‖/(κ₁|∂C|/α_C + κ₁|∂C'|/α_C'). For every
/// cluster of a partition the smallest of these over all others: +∞ if there is no end, nothing if
/// it or all others have no optimum or no bound. With smallestLambda it is the window of λ in which
/// the cluster is proved to be recovered.
std::vector<std::optional<double>> separationLimits(const std::vector<WellConnected>& partition);

/// Polynomial: per root a max-flow on C with capacities A, source → i of capacity b_i, sink i₀. A
/// root works if and only if afterwards every node of C reaches i₀ in the residual graph. The flow
/// runs in whole numbers, b rounded up (by a relative 1e-9, which covers the rounding in b) and A
/// down, so that a "yes" is true and a tie is a "no".
WellConnected wellConnected(const GtvProblem& problem, std::vector<int> nodes,
                            const WellConnectedOptions& options = {},
                            const std::stop_token& stop = {});

}  // namespace gtv
