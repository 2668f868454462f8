#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/catalogue.h"
#include "base/rng.h"
#include "data/local_dataset.h"
#include "models/feature_map.h"
#include "models/learner.h"
#include "models/mlp.h"
#include "models/parametric.h"

namespace gtv {

struct ModelMaker {
  /// z of a model h(x) = wᵀz(x) on d features, or softmax(Wz(x)) for classes; null for all others.
  /// What is drawn for the map comes from `common`, which is the same at all nodes.
  std::function<Result<std::shared_ptr<const FeatureMap>>(const Choice&, Eigen::Index d,
                                                          const Rng& common)>
      featureMap;
  /// The network of a model that is one, for d features and c outputs; null for all others.
  std::function<Mlp(const Choice&, Eigen::Index d, Eigen::Index c, Mlp::Loss)> network;
  /// A learner for the task; what all nodes have in common (the features above, the weights from
  /// which a network starts) is drawn from `common`. Errors stand at a parameter, or nowhere if the
  /// model cannot do the task at all.
  std::function<Result<std::unique_ptr<Learner>>(const Choice&, const LearningTask&,
                                                 const Rng& common)>
      learner;
  /// The losses by which methods that change parameter vectors can train it; empty: all.
  std::vector<std::string> losses = {};
};

/// linear, polynomial, spline, random-fourier, time-series, logistic, nearest-neighbours,
/// decision-tree, random-forest, boosted-trees, mlp.
const Catalogue<ModelMaker>& modelCatalogue();

/// The chosen model as a learner. Errors stand at "model" or below.
Result<std::unique_ptr<Learner>> makeLearner(const Choice& model, const LearningTask& task,
                                             const Rng& common);

/// Whether the methods that change parameter vectors can train the model: all that have a feature
/// map, and networks. Errors stand at "model".
Result<void> checkParametric(const Choice& model);
/// Whether they can train it with this loss. Errors stand at "model" or "loss".
Result<void> checkParametric(const Choice& model, const std::string& loss, LabelKind labels);

/// What makeParametric() builds on.
struct ParametricTask {
  Eigen::Index features = 1;           ///< of x, without a column of ones
  bool constant = false;               ///< there is such a column besides
  LabelKind labels = LabelKind::Real;  ///< what the losses want
  int classes = 0;                     ///< K of labels that are classes
};

/// The model as a hypothesis with a parameter vector; one that has none is taken for linear. Errors
/// stand below "model".
Result<ParametricModel> makeParametric(const Choice& model, const ParametricTask& task,
                                       const Rng& common);

}  // namespace gtv
