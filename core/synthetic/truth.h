#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/catalogue.h"
#include "base/rng.h"

namespace gtv {

struct TruthContext {
  Rng rng{0};                        ///< the stream "truth", not yet drawn from
  int dimension = 1;                 ///< d
  const std::vector<int>& clusters;  ///< true cluster c(i) of every node, 0 … k − 1
  std::string path = "data.truth";   ///< what Errors call the choice
};

/// The true parameters w̄^(i), d × n, column i = node i.
using TruthMaker = std::function<Result<Matrix>(const Choice&, const TruthContext&)>;

/// per-cluster, circle, gaussian, per-node, each-node, uniform, bernoulli, perturbed.
const Catalogue<TruthMaker>& truthCatalogue();

}  // namespace gtv
