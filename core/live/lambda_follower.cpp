#include "live/lambda_follower.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "base/broken_promise.h"
#include "diagnostics/metrics.h"
#include "instances/problem_building.h"

namespace gtv {
namespace {

constexpr double firstSlice = 0.008;  ///< seconds: half a frame
constexpr double longestSlice = 0.25;

/// Uniqueness takes dense decompositions, which no stop interrupts.
constexpr double mostWork = 2e8;
bool isQuicklyDecided(const GtvProblem& problem) {
  const double d = problem.dimension;
  return (problem.nodeCount() + problem.edgeCount()) * d * d * d <= mostWork &&
         problem.nodeCount() + problem.edgeCount() <= 20000;
}

/// There are no more components than nodes.
bool hasQuickComponents(const GtvProblem& problem) {
  const double d = problem.dimension;
  return problem.nodeCount() * d * d * d <= mostWork;
}

}  // namespace

FusedGroups fusedGroups(const LambdaOptimum& optimum, const Uniqueness& uniqueness) {
  const auto count = static_cast<std::size_t>(optimum.clusterCount);
  FusedGroups out;
  std::vector<int> sizes(count, 0);
  std::vector<int> firstNodes(count, -1);
  Matrix sums = Matrix::Zero(optimum.W.rows(), optimum.clusterCount);
  for (std::size_t i = 0; i < optimum.clusters.size(); ++i) {
    const int c = optimum.clusters[i];
    if (sizes[c]++ == 0) firstNodes[c] = static_cast<int>(i);
    sums.col(c) += optimum.W.col(static_cast<Eigen::Index>(i));
  }
  // A group with a determined node is where that node is.
  auto determined = sizes;
  if (uniqueness.verdict == Uniqueness::Verdict::NotUnique)
    for (const int i : uniqueness.nodes) --determined[optimum.clusters[i]];
  std::vector<int> order(count);
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return sizes[a] > sizes[b]; });
  out.centers.resize(sums.rows(), sums.cols());
  for (const int c : order) {
    out.centers.col(static_cast<Eigen::Index>(out.sizes.size())) = sums.col(c) / sizes[c];
    out.sizes.push_back(sizes[c]);
    out.firstNodes.push_back(firstNodes[c]);
    out.undetermined.push_back(determined[c] == 0);
  }
  return out;
}

/// The engine of the follower's thread and how far the present question is.
class LambdaFollower::State {
 public:
  explicit State(Mailbox<LambdaResult>& mailbox) : mailbox_(mailbox) {}

  void begin(const LambdaRequest& request) {
    working_ = true;
    request_ = request;
    slice_ = firstSlice;
    spent_ = 0;
    provedAfter_ = std::numeric_limits<double>::quiet_NaN();
  }
  bool isWorking() const { return working_; }

  void advance(const LambdaWarmStart* warmStart, const std::stop_token& stop) {
    try {
      if (warmStart != nullptr) adoptWarmStart(*warmStart);
      track(stop);
    } catch (...) {
      engine_.reset();
      problem_.reset();
      reportFailure(caughtError("to follow the exact optimum").text());
    }
  }

 private:
  void adoptWarmStart(const LambdaWarmStart& warmStart) {
    if (engine_ && problem_ == request_.problem && problem_ == warmStart.problem &&
        warmStart.lambda == request_.lambda && warmStart.lambda == engine_->latest().lambda)
      engine_->continueFrom(warmStart.W, warmStart.U, warmStart.bound, warmStart.method);
  }

  void track(const std::stop_token& stop) {
    const auto& [problem, lambda, options] = request_;
    if (const auto finite = checkCapacities(*problem->graph, lambda); !finite)
      return reportFailure(finite.error().text());
    if (!problem->isConvex()) return reportFailure(whyNoOptimum);
    if (problem_ != problem) {
      engine_ = std::make_unique<LambdaEngine>(*problem, options);
      problem_ = problem;
    }
    const auto begin = std::chrono::steady_clock::now();
    const auto& optimum = engine_->track(lambda, {.seconds = slice_, .stop = stop});
    auto answer = std::make_shared<LambdaResult>();
    answer->problem = problem;
    answer->optimum = optimum;
    answer->saturation =
        std::make_shared<const Vector>(edgeSaturation(engine_->problem(), optimum.U));
    const double elapsed =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    spent_ += elapsed;
    answer->proved = optimum.certified || optimum.bound.relative <= LambdaResult::proof;
    if (answer->proved && std::isnan(provedAfter_)) provedAfter_ = spent_;
    const double limit = answer->proved
                             ? provedAfter_ + std::max(LambdaFollower::polishSeconds, provedAfter_)
                             : LambdaFollower::longestSeconds;
    working_ = !optimum.certified && spent_ < limit;
    answer->working = working_;
    // Not asked for while the slider moves.
    if (answer->proved && !working_ && !stop.stop_requested()) {
      if (isQuicklyDecided(*problem))
        answer->uniqueness = uniqueness(engine_->problem(), optimum.W, optimum.U);
      else if (hasQuickComponents(*problem))
        answer->uniqueness = uniquenessOfComponents(engine_->problem());
    }
    answer->groups = fusedGroups(optimum, answer->uniqueness);
    // Certificates and answers of large problems are dear: at most a fifth of the time.
    slice_ = std::max(std::min(2 * slice_, longestSlice), 4 * (elapsed - slice_));
    mailbox_.put(std::move(answer));
  }

  void reportFailure(std::string why) {
    working_ = false;
    auto answer = std::make_shared<LambdaResult>();
    answer->problem = request_.problem;
    answer->optimum.lambda = request_.lambda;
    answer->why = std::move(why);
    mailbox_.put(std::move(answer));
  }

  Mailbox<LambdaResult>& mailbox_;
  LambdaRequest request_;
  std::unique_ptr<LambdaEngine> engine_;
  std::shared_ptr<const GtvProblem> problem_;  ///< the engine's
  double slice_ = firstSlice;
  double spent_ = 0;
  double provedAfter_ = 0;  ///< seconds; NaN until then
  bool working_ = false;
};

LambdaFollower::LambdaFollower() : state_(std::make_unique<State>(mailbox_)) {}

LambdaFollower::~LambdaFollower() { closing_.request_stop(); }

void LambdaFollower::setLambda(LambdaRequest request) {
  thread_.start([this, request = std::move(request)](const std::stop_token& interrupted) {
    // The first slice of a request is only cut short by the end of the follower.
    const auto closing = closing_.get_token();
    state_->begin(request);
    if (!closing.stop_requested()) state_->advance(warmStart_.take().get(), closing);
    while (state_->isWorking() && !interrupted.stop_requested())
      state_->advance(warmStart_.take().get(), interrupted);
  });
}

void LambdaFollower::offerWarmStart(std::shared_ptr<const LambdaWarmStart> warmStart) {
  warmStart_.put(std::move(warmStart));
}

void LambdaFollower::pause() { thread_.stop(); }

}  // namespace gtv
