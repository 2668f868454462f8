#pragma once

#include <vector>

#include "federated/catalogue.h"

namespace gtv {

/// The federated family and the baselines, as entries of solverCatalogue().
std::vector<Catalogue<SolverMaker>::Entry> federatedEntries();

/// Of the federated family: those with a server, and local averaging.
std::vector<Catalogue<SolverMaker>::Entry> serverEntries();

/// Of the federated family: those that find clusters first, and federated k-means and mixtures.
std::vector<Catalogue<SolverMaker>::Entry> clusterEntries();

/// The method of nodes that hold different columns of the same samples.
Catalogue<SolverMaker>::Entry verticalEntry();

}  // namespace gtv
