#pragma once

#include "base/types.h"

namespace gtv {

/// What nodes that hold different columns of the same samples predict together [LN 8.5]: of sample
/// r the sum h_r = Σ_i x_irᵀw_i of what each makes of its own columns, or with a log link e^(h_r).
struct JointPredictions {
  double loss = 0;                     ///< what the method minimises
  Matrix onDatasets = Matrix(0, 1);    ///< N × 1, of the samples that are learned from
  Matrix onValidation = Matrix(0, 1);  ///< of those that are held back for validation
};

}  // namespace gtv
