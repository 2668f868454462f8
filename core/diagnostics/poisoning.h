#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "data/node_data.h"
#include "diagnostics/metrics.h"
#include "problem/gtv_problem.h"

namespace gtv {

/// Number of edges from every node to the nearest of `sources`; −1 where no path leads to one.
std::vector<int> distancesFrom(const EmpiricalGraph& graph, const std::vector<int>& sources);

/// How far every node can move from its local optimum, argmin L_i, at any minimiser of the problem,
/// whatever the losses of all other nodes are. By [CFL 25] −∇L_i(ŵ_i) = Σ_e ±u_e with
/// ‖u_e‖* ≤ λA_e, so ‖∇L_i(ŵ_i)‖* ≤ λa_i, and strong convexity α_i gives
///   ‖ŵ_i − argmin L_i‖₂ ≤ c λa_i/α_i,   c = max ‖u‖₂/‖u‖*: Penalty::lipschitzConstant, 1 for network Lasso.
/// +∞ for a loss that is not strongly convex and for penalties without a slope (MOCHA), 0 for a
/// node without neighbours.
Vector influenceBounds(const GtvProblem& problem);

/// ‖w_i − argmin L_i‖₂, how far every node is from its local optimum; NaN for a loss that is not
/// strongly convex.
Vector localDistances(const GtvProblem& problem, const Matrix& W);

inline constexpr int farthestRing = 20;

/// Errors of some of the nodes; NaN where there is nothing to measure.
struct HonestNodeError {
  int nodes = 0;
  double mse;  ///< (1/nodes) Σ ‖w_i − w̄^(i)‖²
  LabelError labels;
  LabelAccuracy accuracy;  ///< of labels that are classes
};

struct Poisoning {
  HonestNodeError all;  ///< all nodes that are not attackers
  /// The same by the distance from the nearest attacker, ascending; farthestRing stands for all
  /// that are so far or farther, −1, last, for nodes that no path leads to.
  std::vector<std::pair<int, HonestNodeError>> byDistance;
  int bounded = 0;  ///< honest nodes with a finite bound of influenceBounds()
  double largestBound;
  double meanBound;
};

/// `attackers` ascending; `data`, behind the feature map of `model`, is that with the attacks, of
/// which only the victims' is read. `classes`: see labelClasses().
Poisoning poisoning(const GtvProblem& problem, const Matrix& W, const NodeData& data,
                    const std::vector<int>& attackers, const std::optional<LabelClasses>& classes,
                    const ParametricModel& model = {});

/// The same of learners, without bounds: W has their predictions on the shared test set, and `mse`
/// is predictionError().
Poisoning poisoning(const GtvProblem& problem, const LocalPredictors& models, const Matrix& W,
                    const NodeData& data, LabelKind labels, const std::vector<int>& attackers,
                    const std::optional<LabelClasses>& classes);

}  // namespace gtv
