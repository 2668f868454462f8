#pragma once

#include <vector>

#include "base/catalogue.h"
#include "base/result.h"
#include "problem/gtv_problem.h"
#include "problem/method_context.h"

namespace gtv {

/// What says how local data looks, one column per node: of every feature its mean and standard
/// deviation, and with labels those of the label and the mean products of features and label; each
/// with mean 0 and deviation 1 over the nodes, or 0 where all nodes have the same. NaN for a node
/// without accessible data.
Matrix dataStatistics(const MethodContext& context);

/// The part of every node by a choice of clusteringCatalogue(): of the graph of the problem, of the
/// minimisers of the local losses, of dataStatistics(), or of MethodContext::coordinates. It draws
/// from the stream "clusters". Errors are at "solver.clusters" or below.
Result<std::vector<int>> nodeClusters(const Choice& clusters, const GtvProblem& problem,
                                      const MethodContext& context);

}  // namespace gtv
