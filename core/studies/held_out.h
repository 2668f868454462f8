#pragma once

#include <stop_token>
#include <vector>

#include "base/json.h"
#include "instances/problem_instance.h"

namespace gtv {

/// Test error over a grid of λ on one split. The test is on the nodes that the data holds out or,
/// without any, on its samples for the test or else for the validation or, without these, on a
/// share of the labelled nodes: then no labels may have made the graph. Nodes whose labels are
/// hidden have the zero loss and are predicted by the parameters solved at their node. Only for
/// losses of real labels.
struct HeldOutSplit {
  std::vector<double> lambdas;  ///< ascending, geometric
  std::vector<double> mse;      ///< over the test, one per λ
  /// Over the samples for the validation, where the test is another part; else with a share of the
  /// labelled nodes hidden too, over those.
  std::vector<double> validationMse;
  /// One least-squares fit for all nodes, of mean squared error + μ‖w‖² with the ridge μ of the
  /// experiment's loss, whatever that loss is; linear in the features of its model.
  double ridge = 0;
  double geographic = 0;  ///< mean label of the labelled neighbours in the graph
  double mean = 0;        ///< mean of all known labels
  /// Of the label before it was standardised: times this, a root mean squared error is in its unit.
  double labelDeviation = 1;
};

/// The grid of the experiment's "heldOut".
std::vector<double> heldOutLambdas(const Experiment& experiment);

/// Whether the experiment's "heldOut" is possible with this network; needs no computing. Errors
/// name "heldOut" or "heldOut.lambdaTo".
Result<void> checkHeldOut(const Experiment& experiment, const ProblemInstance& network);

/// The study that the experiment's "heldOut" asks for. λ goes from large to small, each solution
/// starting from the one before.
Result<HeldOutSplit> heldOutSplit(const Experiment& experiment, const ProblemInstance& network,
                                  std::uint64_t repeat, const std::stop_token& stop = {});

/// Standard deviations over one split are null:
/// {lambdas, mse, std, validationMse, best, chosenByValidation, baselines, baselineStd,
/// paired, diverged, labelDeviation, paper} over all splits. `diverged` are the λ without a finite
/// error, at which the method diverged. `paired` has, for every baseline, {mean,
/// standardError} of the differences of the best error from that of the baseline, split by split.
Json heldOutReport(const Experiment& experiment, const std::vector<HeldOutSplit>& splits);

}  // namespace gtv
