#pragma once

#include <map>

#include "base/catalogue.h"
#include "base/rng.h"
#include "data/local_dataset.h"
#include "models/learner.h"

namespace gtv {

/// Which learner every node has, where nodes have learners in the place of parameter vectors.
struct LocalModels {
  LearningTask task;
  LabelKind labels = LabelKind::Real;
  bool sumsLosses = false;    ///< L_i is the sum over the samples, not their mean
  Choice common;              ///< of modelCatalogue()
  std::map<int, Choice> own;  ///< nodes with another one
  Rng rng{0};                 ///< of what all nodes have in common, as makeLearner() wants it

  const Choice& of(int node) const {
    const auto found = own.find(node);
    return found == own.end() ? common : found->second;
  }
  /// m × c: labels as learners want them, one-hot for classes.
  Matrix targets(ConstVec labels) const;
};

/// Mean or sum over the samples, as `models` says: (h − y)², or −log p_y of the right class, which
/// counts as at most −log 1e-15.
double localLoss(const LocalModels& models, const Matrix& predictions, const Matrix& targets);

}  // namespace gtv
