#pragma once

#include <string>
#include <vector>

#include "base/types.h"

namespace gtv {

/// How a server makes one model of several, so that a few wrong ones do little harm.
struct Aggregation {
  enum class Rule {
    Mean,
    Median,       ///< coordinate by coordinate
    TrimmedMean,  ///< coordinate by coordinate, without the `trim` share at either end
    Krum,  ///< the model nearest to its n − f − 2 nearest others, f = ⌈trim·n⌉ (Blanchard
           ///< et al. 2017)
  };
  Rule rule = Rule::Mean;
  double trim = 0.1;  ///< share of models that may be wrong, 0 ≤ trim < ½

  /// Of the columns of `models`, d × n with n ≥ 1. `weights` (n, ≥ 0, not all 0) count for the mean
  /// alone.
  Vector of(const Matrix& models, const Vector& weights) const;
};

}  // namespace gtv
