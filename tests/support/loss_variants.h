#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/json.h"
#include "base/rng.h"
#include "data/local_dataset.h"
#include "losses/local_loss.h"

namespace gtv::testing {

/// One local dataset in the shapes that break things.
struct LossData {
  std::string name;
  RowMatrix features;
  Vector labels;
};

RowMatrix randomRows(Rng& rng, Eigen::Index rows, Eigen::Index columns);
Vector randomVector(Rng& rng, Eigen::Index size);

/// d = 1 … 5 and 100, m = 1, < d, = d, > d, plain and degenerate.
std::vector<LossData> lossDatasets(double featureScale = 1, bool large = true);

std::shared_ptr<const LocalDatasets> oneNode(const LossData& data);

/// The entries of the loss catalogue with their options: every scale, and no regulariser, ridge,
/// Lasso, elastic net.
std::vector<Json> lossChoices();

/// The data as the loss wants it: labels ±1 or the classes 0 to 2 for classifiers, counts or
/// positive numbers for exponential families.
LossData withFittingLabels(const Json& choice, LossData data);

/// Whether the loss can be made of it: clustering has one point per node.
bool accepts(const Json& choice, const LossData& data);

std::shared_ptr<const LocalLoss> makeLoss(const Json& json, const LossData& data,
                                          int intercept = -1);

}  // namespace gtv::testing
