#pragma once

#include "base/result.h"
#include "data/node_data.h"
#include "experiment/experiment.h"
#include "models/learner.h"

namespace gtv {

/// Does the method of the experiment train learners (agnostic-fedrelax; baselines where some node
/// has a model without parameter vector), not parameter vectors?
bool trainsLearners(const Experiment& experiment);

/// The same problem with the model that the method has of its own as that of all nodes: so it stays
/// when another method takes its place.
Result<Experiment> withModelOfMethod(const Experiment& experiment);

/// An Error at "model" is one at "solver.model" where the method has a model of its own.
Error placedAtModel(const Experiment& experiment, const Error& error);

/// The first entry of the document's "nodes" with another model than the common one, or −1.
int firstOwnModel(const Experiment& experiment);

/// What learners are to learn from such data.
LearningTask learningTask(const NodeData& data, LabelKind labels);

}  // namespace gtv
