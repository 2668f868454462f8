#pragma once

#include <algorithm>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "base/mailbox.h"
#include "base/task_thread.h"
#include "diagnostics/uniqueness.h"
#include "exact/lambda_engine.h"

namespace gtv {

/// A problem is known by its address: the same pointer is followed warm. Its own λ is of no
/// account.
struct LambdaRequest {
  std::shared_ptr<const GtvProblem> problem;
  double lambda = 0;
  LambdaEngineOptions options;
};

/// Where an iteration beside the follower is, and how near that is.
struct LambdaWarmStart {
  std::shared_ptr<const GtvProblem> problem;  ///< by address
  double lambda = 0;
  Matrix W;         ///< d × n
  Matrix U;         ///< d × E, feasible
  DualBound bound;  ///< of them
  std::string method;
};

/// The groups of fused nodes of an optimum, largest first.
struct FusedGroups {
  Matrix centers;  ///< d × number of groups: the mean over the group
  std::vector<int> sizes;
  std::vector<int> firstNodes;     ///< the smallest node of each
  std::vector<bool> undetermined;  ///< all its nodes are elsewhere at another optimum
};
FusedGroups fusedGroups(const LambdaOptimum& optimum, const Uniqueness& uniqueness = {});

/// What is known of ŵ(λ) so far; immutable.
struct LambdaResult {
  std::shared_ptr<const GtvProblem> problem;
  LambdaOptimum optimum;
  FusedGroups groups;
  /// edgeSaturation() of optimum.U; never null.
  std::shared_ptr<const Vector> saturation = std::make_shared<const Vector>();
  /// Whether it is the only optimum: known once the work is done; of large problems only that whole
  /// components are undetermined.
  Uniqueness uniqueness;
  bool proved = false;   ///< the certified relative gap is at most `proof`
  bool working = false;  ///< a better one for the same λ will follow
  std::string why;       ///< why there is no optimum at all; then W has no columns

  /// Not known to be elsewhere at another optimum.
  bool isDetermined(int node) const {
    return uniqueness.verdict != Uniqueness::Verdict::NotUnique ||
           !std::binary_search(uniqueness.nodes.begin(), uniqueness.nodes.end(), node);
  }

  static constexpr double proof = 1e-6;
};

/// A thread of its own with a LambdaEngine that follows a slider: the newest request wins, older
/// ones are dropped. Every request gets a first slice of work, so that answers keep coming while
/// the slider moves; after that the next request interrupts. Answers leave through a mailbox.
/// setLambda(), pause() and takeLatest() never wait for the work.
class LambdaFollower {
 public:
  LambdaFollower();
  /// Waits for the step under way.
  ~LambdaFollower();
  LambdaFollower(const LambdaFollower&) = delete;
  LambdaFollower& operator=(const LambdaFollower&) = delete;

  void setLambda(LambdaRequest request);
  /// An iterate that the engine may go on from, if it is nearer to the optimum of the question
  /// under way than what the engine has.
  void offerWarmStart(std::shared_ptr<const LambdaWarmStart> warmStart);
  /// Works no more until asked again; the engine stays warm.
  void pause();
  /// The newest answer since the last call, or null. May still be one to an older question.
  std::shared_ptr<const LambdaResult> takeLatest() { return mailbox_.take(); }

  /// What one λ may cost before the follower leaves it without a proof.
  static constexpr double longestSeconds = 120;
  /// What the polish of a proved answer may cost: this, or as much again as the proof.
  static constexpr double polishSeconds = 0.5;

 private:
  class State;

  Mailbox<LambdaWarmStart> warmStart_;
  Mailbox<LambdaResult> mailbox_;
  std::unique_ptr<State> state_;  ///< of the thread alone
  std::stop_source closing_;
  TaskThread thread_;  ///< the last member: its tasks use all others
};

}  // namespace gtv
