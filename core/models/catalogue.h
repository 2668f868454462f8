#pragma once

#include <functional>
#include <memory>

#include "base/catalogue.h"
#include "base/rng.h"
#include "models/feature_map.h"
#include "models/learner.h"

namespace gtv {

struct ModelMaker {
  /// The hypothesis h(x; w), for one feature vector, of a model whose parameters are one weight per
  /// feature; null for all others.
  std::function<double(const Choice&, ConstVec features, ConstVec parameters)> predict;
  /// z of a model h(x) = wᵀz(x) on d features; null for all others. What is drawn for the map comes
  /// from `common`, which is the same at all nodes.
  std::function<Result<std::shared_ptr<const FeatureMap>>(const Choice&, Eigen::Index d,
                                                          const Rng& common)>
      featureMap;
  /// A learner for the task; what all nodes have in common (the features above, the weights from
  /// which a network starts) is drawn from `common`. Errors stand at a parameter, or nowhere if the
  /// model cannot do the task at all.
  std::function<Result<std::unique_ptr<Learner>>(const Choice&, const LearningTask&,
                                                 const Rng& common)>
      learner;
};

/// linear, polynomial, spline, random-fourier, time-series, logistic, nearest-neighbours,
/// decision-tree, random-forest, boosted-trees, mlp.
const Catalogue<ModelMaker>& modelCatalogue();

/// The chosen model as a learner. Errors stand at "model" or below.
Result<std::unique_ptr<Learner>> makeLearner(const Choice& model, const LearningTask& task,
                                             const Rng& common);

/// Whether the methods that change parameter vectors can train the model: linear as it stands. The
/// data has its intercept, the loss its ridge. Errors stand at "model" or below.
Result<void> checkParametric(const Choice& model);

}  // namespace gtv
