#pragma once

#include <vector>

#include "base/types.h"

namespace gtv {

/// Where the losses of a problem are read for a bound: at node i the dual point
/// LocalLoss::respond(base_i, centres_i, width).
struct DualPoints {
  Matrix base;                  ///< d × n
  std::vector<Vector> centres;  ///< dualSize() each
  double width = 0;
};

}  // namespace gtv
