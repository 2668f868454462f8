#pragma once

#include <QString>
#include <map>
#include <optional>

#include "base/json.h"
#include "data/label_check.h"
#include "experiment/experiment.h"
#include "instances/problem_instance.h"
#include "run/snapshot.h"

namespace gtv::ui {

/// What the document lets every attacker do, by node: "flipped labels, backdoor".
std::map<int, QString> attacksByNode(const Experiment& experiment, const ProblemInstance& network);

/// A model with the parameters that are not at their defaults: "decision tree, depth 3".
QString describeModel(const Json& model);
/// The same of every node that has a model of its own, by node.
std::map<int, QString> modelsByNode(const Experiment& experiment, const ProblemInstance& network);

/// The classes of labels that are some, for models that are parameter vectors; else nothing.
std::optional<LabelClasses> predictedClasses(const ProblemInstance& network);
/// nodeAccuracy() of the models of a picture; NaN where they are no parameter vectors.
double accuracyOf(const Snapshot& snapshot, int node, const LabelClasses& classes);

}  // namespace gtv::ui
