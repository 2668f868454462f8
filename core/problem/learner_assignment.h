#pragma once

#include <map>

#include "base/catalogue.h"
#include "base/rng.h"
#include "data/local_dataset.h"
#include "losses/sample_loss.h"
#include "models/learner.h"

namespace gtv {

/// Which learner every node has, where nodes have learners in the place of parameter vectors.
struct LearnerAssignment {
  LearningTask task;
  LabelKind labels = LabelKind::Real;
  SampleLoss loss = {};       ///< of numbers: squared, absolute or Huber's
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

/// s_r for every sample such that s_r(h − y)² + const touches ℓ(h − y) from above at this h: fits
/// by least squares with these weights, over and over, lower Σ_r ℓ. 1 for squared errors; for
/// Huber's min(1, δ/|h − y|); for absolute ones 1/(2|h − y|), residuals below 1e-4(1 + max_r |y_r|)
/// counting as that.
Vector sampleWeights(const SampleLoss& loss, const Matrix& predictions, const Matrix& targets);

/// Mean or sum over the samples, as `models` says: ℓ(h − y), or −log p_y of the right class, which
/// counts as at most −log 1e-15.
double localLoss(const LearnerAssignment& models, const Matrix& predictions, const Matrix& targets);

}  // namespace gtv
