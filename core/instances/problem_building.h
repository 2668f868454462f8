#pragma once

#include <map>
#include <stop_token>
#include <string>
#include <vector>

#include "base/catalogue.h"
#include "base/result.h"
#include "experiment/experiment.h"
#include "graph/empirical_graph.h"
#include "instances/problem_instance.h"
#include "problem/gtv_problem.h"
#include "problem/method_context.h"

namespace gtv {

/// The nodes that the experiment gives a loss of their own.
std::map<int, Choice> ownLosses(const Experiment& experiment, const ProblemInstance& network);

/// The kind of the local loss of a node: its own, or that of the experiment.
std::string lossKind(const Experiment& experiment, const ProblemInstance& network, int node);

/// Whether all λA_e are finite.
Result<void> checkCapacities(const EmpiricalGraph& graph, double lambda);

/// The problem with the nodes in `labeled` as sampling set; all others have the zero loss.
///
/// Where learners are trained there is none. What stands for it says what their iterates are: the
/// m'·c predictions on the shared test set, with the graph, φ = ‖·‖²/m', λ and zero losses. What
/// the learners lose is LocalPredictors::loss().
/// An Error after a stop.
Result<GtvProblem> buildProblem(const Experiment& experiment, const ProblemInstance& network,
                                const std::vector<bool>& labeled, const std::stop_token& stop = {});
/// With the sampling set of the data.
Result<GtvProblem> buildProblem(const Experiment& experiment, const ProblemInstance& network,
                                const std::stop_token& stop = {});

/// What the method of the experiment may look at beyond the losses.
MethodContext methodContextOf(const Experiment& experiment, const ProblemInstance& network);

/// Everything that is wrong with an experiment beyond its fields, found by building it.
std::vector<Error> validate(const Experiment& experiment);

}  // namespace gtv
