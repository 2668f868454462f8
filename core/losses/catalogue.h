#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>

#include "base/catalogue.h"
#include "data/local_dataset.h"
#include "losses/local_loss.h"
#include "losses/sample_loss.h"
#include "models/parametric.h"

namespace gtv {

struct LossContext {
  std::shared_ptr<const LocalDatasets> datasets;
  int intercept = -1;  ///< column of constant ones, or −1
  int classes = 0;     ///< K of labels that are classes
  /// What the parameters mean; null: h(x) = wᵀx. `datasets` are behind its feature map.
  std::shared_ptr<const ParametricModel> model = nullptr;
  /// Once it is asked for, what is made is of no use, and may be made in less time.
  std::stop_token stop = {};
};

struct LossMaker {
  /// What the labels must be.
  LabelKind labels = LabelKind::Real;
  /// The loss of one node that has at least one accessible sample.
  std::function<Result<std::shared_ptr<const LocalLoss>>(const Choice&, const LossContext&,
                                                         int node)>
      make;
  /// Without the regulariser, as minimised: "(1/m_i) ‖X_i w − y_i‖²".
  std::function<std::string(const Choice&)> formula;
  /// By which errors of one sample local models with fit and predict are trained in the place of
  /// this loss; logistic stands for the likelihood of classes. Null: they cannot have this loss.
  std::function<SampleLoss(const Choice&)> learnerErrors = nullptr;
  /// ℓ of one sample as a function of its residual, its margin or its log-odds; null: it is none.
  std::function<SampleLoss(const Choice&)> sample = nullptr;
};

/// The losses that can be chosen for the nodes. (A node without accessible samples has the zero
/// loss whatever is chosen.)
const Catalogue<LossMaker>& lossCatalogue();

/// The loss as minimised, as text: "L_i(w) = (1/m_i) ‖X_i w − y_i‖² + 0.1 ‖w‖²", with what the
/// model's own regulariser adds.
std::string describeLoss(const Choice& loss, bool hasIntercept, const ParametricModel& model = {});

/// The entries that have a property when all their parameters are at their defaults and the model
/// is linear, as they stand in lists and documents, in the order of the catalogue: "Squared error
/// (squared), Convex clustering (clustering)". For texts that say what a method takes.
std::string lossesThat(const std::function<bool(const LocalLoss&)>& haveIt);

}  // namespace gtv
