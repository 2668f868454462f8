#pragma once

#include <QString>
#include <map>

#include "base/json.h"
#include "experiment/experiment.h"
#include "experiment/problem_instance.h"

namespace gtv::ui {

/// What the document lets every attacker do, by node: "flipped labels, backdoor".
std::map<int, QString> attacksByNode(const Experiment& experiment, const ProblemInstance& network);

/// A model with the parameters that are not at their defaults: "decision tree, depth 3".
QString describeModel(const Json& model);
/// The same of every node that has a model of its own, by node.
std::map<int, QString> modelsByNode(const Experiment& experiment, const ProblemInstance& network);

}  // namespace gtv::ui
