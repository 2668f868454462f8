#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "diagnostics/poisoning.h"
#include "instances/problem_instance.h"

namespace gtv {

class Run;

/// What a backdoor, an attack of the kind "trigger", has done to the models of the nodes that do
/// not attack [LN 12]: what they say of their own samples with the trigger in them, and
/// without. Of labels that are classes or signs, only samples of other labels than the target
/// count.
struct Backdoor {
  std::size_t attack = 0;    ///< place in the document's "attacks"
  double target = 0;         ///< the label that the attackers want
  Eigen::Index samples = 0;  ///< of honest nodes, training and held back
  /// Classes and signs: the share that is called the target. Real labels: the mean prediction.
  /// NaN without samples.
  double with;
  double without;
};

/// m × outputs: what the model of a node predicts, see Run::predict.
using NodePrediction = std::function<Matrix(int node, const RowMatrix& X)>;

/// Of every trigger, in the document's order; none of labels that the losses do not read.
std::vector<Backdoor> backdoors(const Experiment& experiment, const ProblemInstance& network,
                                const NodePrediction& predict);

/// What the attacks do to the nodes that are not attackers, at the present iterate.
struct AttackImpact {
  Poisoning errors;
  std::vector<Backdoor> backdoors;
};
/// Nothing without attackers, and after a stop.
std::optional<AttackImpact> attackImpactOf(const Run& run, const std::stop_token& stop = {});

}  // namespace gtv
