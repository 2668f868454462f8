#pragma once

#include <vector>

#include "federated/catalogue.h"

namespace gtv {

/// The federated family and the baselines, as entries of solverCatalogue().
std::vector<Catalogue<SolverMaker>::Entry> federatedEntries();

}  // namespace gtv
