#pragma once

#include <memory>
#include <string>

#include "base/types.h"
#include "models/feature_map.h"
#include "models/mlp.h"

namespace gtv {

/// What a node does in the place of a proximal step where there is no better way: K
/// steps on L(z) + (ρ/2)‖z − v‖², see core/README.md, Losses.
struct InnerSteps {
  int count = 10;     ///< K
  double size = 0.1;  ///< η
};

/// How the mean of a label follows from h(x).
enum class Link {
  Identity,
  Log  ///< μ = e^h: h is the logarithm of the mean
};

/// A hypothesis h(x; w) with a parameter vector w: what methods that change parameter vectors
/// train.
///
///   linear    h = Wᵀz, w = the columns of W (D × c) one after the other; c = 1 for labels that are
///             numbers or signs, c = K for classes, of which softmax(h) are the probabilities. z is
///             the feature map of the model, or x itself.
///   network   h = the outputs of an Mlp at the weights w⁰ + w. GTVMin and its relatives depend on
///             differences w_i − w_j alone, so methods may all begin at w = 0: every node then
///             begins at the common weights w⁰, and not at weights 0, where a network has gradient
///             0 and stays.
///
/// The default is h(x) = wᵀx.
struct ParametricModel {
  std::shared_ptr<const FeatureMap> map;  ///< of the features without a column of ones; null: z = x
  Eigen::Index outputs = 1;               ///< c
  std::shared_ptr<const Mlp> network;     ///< null: linear
  Vector initial;                         ///< w⁰ of a network
  InnerSteps innerSteps;                  ///< of a network
  /// What the model's own learner adds: μ‖W‖² to the sum of the samples' losses, or to their mean.
  /// (Without constants of the model.)
  double ridgeOfSum = 0;
  double ridgeOfMean = 0;

  Link link = Link::Identity;

  /// h(x) = wᵀx?
  bool isPlain() const { return !map && !network && outputs == 1; }
  /// Of w, for `features` columns of z.
  Eigen::Index dimension(Eigen::Index features) const {
    return network ? network->parameterCount() : features * outputs;
  }
  /// What is predicted is linear in x?
  bool predictsLinearly() const { return isPlain() && link == Link::Identity; }
  /// What is predicted at the rows of Z, m × c: h, or with a log link the mean e^h.
  Matrix predict(ConstVec w, const RowMatrix& Z) const;
  /// "h(x) = wᵀz(x), z(x) = (1, x₁, …, x_d), d = 2"
  std::string description() const;
};

/// The largest entry; the first of several.
int chosenClass(const Vector& outputs);

}  // namespace gtv
