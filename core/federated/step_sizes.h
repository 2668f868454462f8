#pragma once

#include <cstdint>

#include "base/catalogue.h"

namespace gtv {

/// How long the steps of a gradient method are [LN ch. 5].
struct StepSizes {
  enum class Rule {
    Fixed,         ///< α
    Optimal,       ///< 2/(α_c + β), the least contraction factor for these constants [LN 36]
    Diminishing,   ///< α/k^p for k = 1, 2, …; (30) wants ½ < p ≤ 1
    Backtracking,  ///< from α on, halved until the objective falls by ½α‖∇f‖²
  };
  Rule rule = Rule::Fixed;
  double size = 0.1;  ///< α
  double power = 1;   ///< p

  /// Of iteration k = 0, 1, …, given the curvature constants of the objective. Where the optimal
  /// step has none, α.
  double at(std::int64_t iteration, double convexity, double smoothness) const;
};

/// The parameters of a catalogue entry, and what was chosen for them.
std::vector<Parameter> stepSizeParameters(const char* rule, double size);
StepSizes readStepSizes(const Choice& solver);

}  // namespace gtv
