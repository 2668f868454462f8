#pragma once

#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "data/node_data.h"
#include "experiment/experiment.h"
#include "graph/empirical_graph.h"
#include "problem/gtv_problem.h"

namespace gtv {

/// An experiment's graph and data, drawn for one repetition. Immutable; shared by run, reports and
/// screen.
struct Network {
  std::shared_ptr<const EmpiricalGraph> graph;
  std::vector<std::string> nodeKeys;  ///< what users call the nodes, in node order
  std::vector<int> clusters;          ///< true cluster of every node
  Matrix positions;                   ///< 2 × n where the generator places nodes, or 2 × 0
  Matrix coordinates;                 ///< 2 × n coordinates of the data, or 2 × 0
  std::shared_ptr<const NodeData> data;
  LabelKind labels = LabelKind::Real;  ///< what the losses want of the labels

  int nodeCount() const { return graph->nodeCount(); }
};

/// Draws graph and data; repetition r depends on (seed, r) only. Errors name the field
/// ("data.truth.vectors") or file and line.
Result<std::shared_ptr<const Network>> buildNetwork(const Experiment& experiment,
                                                    std::uint64_t repeat = 0);

/// The nodes that the experiment gives a loss of their own.
std::map<int, Choice> ownLosses(const Experiment& experiment);

/// Whether all λA_e are finite.
Result<void> checkCapacities(const EmpiricalGraph& graph, double lambda);

/// The problem with the nodes in `labeled` as sampling set; all others have the zero loss.
Result<GtvProblem> buildProblem(const Experiment& experiment, const Network& network,
                                const std::vector<bool>& labeled);
/// With the sampling set of the data.
Result<GtvProblem> buildProblem(const Experiment& experiment, const Network& network);

/// Drawing positions, 2 × n in the unit box, moved nodes where they were moved to.
Result<Matrix> layoutNetwork(const Experiment& experiment, const Network& network,
                             std::stop_token stop = {});

/// Everything that is wrong with an experiment beyond its fields, found by building it.
std::vector<Error> validate(const Experiment& experiment);

}  // namespace gtv
