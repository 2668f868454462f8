#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "base/rng.h"
#include "base/types.h"
#include "data/byzantine_updates.h"
#include "data/node_data.h"
#include "problem/communication_conditions.h"
#include "problem/learner_assignment.h"

namespace gtv {

/// What federated methods may look at beyond the losses of a GtvProblem.
struct MethodContext {
  std::shared_ptr<const NodeData> data;  ///< samples, sampling set and shared test set; may be null
  std::vector<int> clusters;             ///< true cluster of every node, for oracles; may be empty
  /// Of methods that draw numbers. They take one named stream per iteration, so that the iteration
  /// count alone says where they are.
  Rng rng{0};
  ByzantineUpdates byzantine = {};  ///< what attackers say in the place of what they computed
  /// The data behind the feature map of the model; null: `data` itself.
  std::shared_ptr<const NodeData> mapped = nullptr;
  CommunicationConditions network = {};  ///< who computes, how exactly, and which messages arrive
  /// Of methods whose nodes have learners; null: parameter vectors.
  std::shared_ptr<const LearnerAssignment> models = nullptr;
  Matrix coordinates = {};             ///< 2 × n of the nodes, NaN where not known; or no columns
  LabelKind labels = LabelKind::Real;  ///< what the losses want of the labels
  /// Gives up a method that has much to do before its first iteration.
  std::stop_token stop = {};

  /// X' for methods whose models are parameter vectors: h(x'_r) = z(x'_r)ᵀw. Null without data.
  const RowMatrix* testSet() const {
    const auto& from = mapped ? mapped : data;
    return from ? &from->testSet : nullptr;
  }
};

}  // namespace gtv
