#pragma once

#include <limits>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "diagnostics/privacy_curve.h"
#include "instances/problem_instance.h"

namespace gtv {

/// What an observer of all that a node shares would like to know: one number of one sample.
struct PrivateNumber {
  int node = 0;
  Eigen::Index sample = 0;  ///< of the node, from 0
  int feature = -1;         ///< column of ProblemInstance::raw; −1: the label
  friend bool operator==(const PrivateNumber&, const PrivateNumber&) = default;
};

/// What hides the number, stronger from point to point.
enum class PrivacyOver {
  Updates,   ///< noise σ on what nodes share, w̃ = prox_{L_i, λa_i}(0) + σε
  Features,  ///< noise σ on the features, "privacy" of kind noise
  Groups     ///< the size k of groups of samples, "privacy" of kind k-anonymity
};

/// Utility against privacy [LN 87, 90, 93]: what the first update of FedRelax says of the
/// private number, and how far the models end from those without what hides it. Noise on the
/// updates leaves the perturbed FedRelax iteration; features that are hidden leave the minimiser of
/// the document's own problem, with the one draw of the noise that belongs to the seed.
///
/// Models that fit and predict share no parameters but what they say of the shared test set: the
/// update is that, after the first iteration of FedRelax for any local model, in 30 directions
/// in which it varies most (a lower bound where it is not linear in the number); errors are mean
/// squared ones of predictions, after as many iterations of the document's method as it makes, 100
/// at most. What noise on these updates costs is not known.
struct PrivacyStudy {
  PrivacyOver over = PrivacyOver::Updates;
  /// Over features and groups: σ on the update beside what hides the features. (Without any, who
  /// knows all other numbers computes this one.)
  double updateNoise = 0;
  /// Exact: a label, linear models, the squared loss at all nodes [LN 93]. Else from replicates.
  bool exact = false;
  /// The excess for σ = 1, see perturbationCost(); NaN where it is not known (other losses and
  /// models), and so is every excess below. Over features and groups NaN; there an excess is NaN
  /// where the minimiser was not found.
  double cost = std::numeric_limits<double>::quiet_NaN();
  /// For an observer who knows all other numbers of the node, over ascending levels.
  std::vector<PrivacyPoint> known;
  /// For one who knows no other label of the node; exact studies only.
  std::vector<PrivacyPoint> unknown;
  std::optional<PrivacyPoint> present;  ///< of PrivacyOptions::present, others known
  bool stopped = false;                 ///< cut short; the levels before are there
};

struct PrivacyOptions {
  PrivacyOver over = PrivacyOver::Updates;
  /// Ascending: σ > 0, or whole k ≥ 1. Empty: for updates 41 levels from a hundredth of what the
  /// number moves the update by to a hundred times that; for features 13 from a hundredth of the
  /// standard deviation of all features to ten times that; for groups 1, 2, 5, 10, … up to all
  /// samples.
  std::vector<double> levels;
  /// For features and groups; 0: as much as the number moves the update of open features by.
  double updateNoise = 0;
  std::optional<double> present;  ///< one more level, that of the document or the running method
  std::optional<double> cost;     ///< where it is known already: it depends on network and λ alone
  int replicates = 1000;
  int threads = 1;  ///< change nothing but the time
  std::stop_token stop;
};

/// The columns of ProblemInstance::raw that may be asked about: all but that of ones.
std::vector<int> privateFeatures(const ProblemInstance& network);

/// Can it be asked about? An Error at "node", "sample" or "feature" says why not.
Result<void> checkPrivateNumber(const Experiment& experiment, const ProblemInstance& network,
                                const PrivateNumber& number);

/// From replicates: the number is drawn anew from its values at all samples of all nodes, all else
/// stays, and the update is computed behind the map of "privacy". Linear maps are public and stay
/// what they are; noise is drawn anew and groups of k are formed anew. The information is
/// estimatedInformation() of these pairs with noise σ. Deterministic from the seed of the
/// experiment. An Error as of checkPrivateNumber(), at "lambda" where nodes that are not coupled
/// have no update to share (replicates only), or without a place: nothing of the number is shared,
/// or the curve does not exist.
Result<PrivacyStudy> studyPrivacy(const Experiment& experiment, const ProblemInstance& network,
                                  double lambda, const PrivateNumber& number,
                                  const PrivacyOptions& options = {});

/// "noise,otherLabels,information,excess", with k in the place of noise over groups; otherLabels is
/// known or unknown.
std::string privacyCsv(const PrivacyStudy& study);

}  // namespace gtv
