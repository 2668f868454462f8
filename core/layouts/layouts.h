#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "base/catalogue.h"
#include "base/rng.h"
#include "graph/empirical_graph.h"

namespace gtv {

struct LayoutContext {
  const EmpiricalGraph& graph;
  const std::vector<int>& clusters;  ///< true cluster of every node
  const Matrix& coordinates;         ///< 2 × n (longitude/latitude or plane), or 2 × 0
  Rng rng;
  std::stop_token stop;
};

/// Drawing positions, 2 × n, x to the right and y upwards, aspect ratio 1, scaled so that the
/// larger side of the bounding box is [0, 1]. An Error if the layout does not apply ("geographic"
/// without coordinates) or was stopped.
using LayoutMaker = std::function<Result<Matrix>(const Choice&, const LayoutContext&)>;

/// auto, force-directed, spectral, circular, by-cluster, geographic.
const Catalogue<LayoutMaker>& layoutCatalogue();

/// Moves and scales to the unit box as stated above; a single point goes to (0.5, 0.5).
Matrix fitToUnitBox(Matrix positions);

}  // namespace gtv
