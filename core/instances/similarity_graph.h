#pragma once

#include <memory>
#include <stop_token>

#include "base/result.h"
#include "experiment/experiment.h"
#include "graph/generators.h"
#include "instances/problem_instance.h"
#include "similarity/dissimilarity.h"

namespace gtv {

/// Compares all nodes by the measure of the experiment's graph, of kind "similarity". `nodes` has
/// the data before privacy and attacks, no edges, and a model. Errors stand at "graph.measure" or
/// say that a stop was asked for.
Result<Dissimilarities> compareNodes(const Experiment& experiment, const ProblemInstance& nodes,
                                     const std::stop_token& stop);

/// Do labels make the graph of the experiment?
bool comparesLabels(const Experiment& experiment, const NodeData& data);

/// The edges by rule and weights of the experiment's graph, among the first D.cols() nodes, with a
/// warning where some nodes cannot be compared.
Result<GraphSample> similarityGraph(const Experiment& experiment, const ProblemInstance& nodes,
                                    const Dissimilarities& D);

}  // namespace gtv
