#include "diagnostics/coupling.h"

#include <algorithm>
#include <cmath>

#include "base/decompositions.h"

namespace gtv {

std::optional<VanishingCoupling> vanishingCoupling(const GtvProblem& problem) {
  const double slope = problem.penalty->lipschitzConstant(problem.dimension);
  const bool hasSlope = std::isfinite(slope);
  double factor = slope;
  if (!hasSlope) {
    const auto Q = problem.penalty->quadraticForm(problem.dimension);
    if (!Q) return std::nullopt;
    factor = symmetricEigenvalues(*Q).maxCoeff();
  }
  factor *= problem.lambda;
  if (!(factor > 0)) return std::nullopt;
  VanishingCoupling out;
  for (int i = 0; i < problem.nodeCount(); ++i) {
    const auto& loss = *problem.losses[i];
    if (loss.isZero() || problem.graph->degree(i) == 0) continue;
    const double own = hasSlope ? loss.steepness() : loss.smoothness();
    if (!(own > 0) || !std::isfinite(own)) continue;
    const double share = factor * problem.graph->strength(i) / own;
    if (!(share <= negligibleShare)) return std::nullopt;
    ++out.nodes;
    out.largestShare = std::max(out.largestShare, share);
  }
  return out.nodes > 0 ? std::optional(out) : std::nullopt;
}

}  // namespace gtv
