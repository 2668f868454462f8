#include "ui/live/path_study.h"

#include <utility>

namespace gtv::ui {
namespace {

/// Who is fused with whom takes more digits than the objective.
constexpr double smallGap = 1e-8;

}  // namespace

PathStudy::PathStudy(QObject* parent) : QObject(parent) {}

void PathStudy::setProblem(const LiveProblem& problem) {
  const bool same = problem_.problem && problem_.key == problem.key;
  problem_ = problem;
  // Another run has begun since.
  if (problem.runNumber > pending_.runNumber) pending_ = {};
  const bool restored = restorePath();
  const bool isOther = !same || restored;
  if (isOther) {
    // What was under way is of no use now; its points are remembered.
    worker_.cancel();
    started_ = false;
    cancelled_ = restored && std::exchange(pending_.rests, false);
    if (cancelled_) pending_.path = false;
    progress_ = worker_.find(problem_.key);
    setWorking(false);
  }
  Q_EMIT problemChanged();
  if (isOther) Q_EMIT changed();
}

void PathStudy::setWorking(bool working) {
  if (!progress_ || progress_->working == working) return;
  auto next = std::make_shared<PathProgress>(*progress_);
  next->working = working;
  progress_ = next;
}

LambdaEngineOptions PathStudy::engineOptions() const {
  LambdaEngineOptions options;
  options.clusterTolerance = problem_.clusterTolerance;
  options.tolerance = smallGap;
  return options;
}

void PathStudy::start() {
  if (!problem_.problem) return;
  started_ = true;
  cancelled_ = false;
  pending_.path = false;
  setWorking(true);
  number_ = worker_.compute({problem_.key, problem_.problem, problem_.network, engineOptions()});
  Q_EMIT changed();
}

void PathStudy::cancel() {
  worker_.cancel();
  cancelled_ = true;
  started_ = false;
  setWorking(false);
  Q_EMIT changed();
}

void PathStudy::startIfSmall() {
  if (!problem_.problem || cancelled_ || isWorking() || isComplete()) return;
  if (progress_ && !progress_->why.empty()) return;
  if (isSmall()) start();
}

bool PathStudy::isSmall() const {
  if (!problem_.problem) return false;
  const auto size =
      static_cast<double>(problem_.problem->nodeCount()) * problem_.problem->dimension;
  return size <= smallProblem;
}

void PathStudy::poll() {
  if (isWanted() && !cancelled_ && !isWorking()) {
    if (isComplete() || (progress_ && !progress_->why.empty()))
      pending_.path = false;
    else
      start();
  }
  const auto fresh = worker_.take();
  if (!fresh || fresh->key != problem_.key) return;
  // The last point before the worker heard that it is cancelled, or the last word of a work that
  // was cancelled and has begun again since.
  const bool works = !cancelled_ && (fresh->number == number_ ? fresh->working : isWorking());
  progress_ = fresh;
  setWorking(works);
  started_ = false;
  Q_EMIT changed();
}

Json PathStudy::state() const {
  if (isWaiting()) return pending_.state;
  const bool isThere = isWanted() || isWorking() || (progress_ && !progress_->path.points.empty());
  return {{"computed", isThere}, {"goesOn", isWorking() || isWanted()}};
}

StudyParts PathStudy::study() {
  if (isWaiting()) return pending_.study;
  if (!progress_ || progress_->path.points.empty()) return {};
  kept_ = serialisePath(problem_.sessionKey, progress_->path, std::move(kept_));
  return kept_.parts;
}

void PathStudy::restore(int runNumber, const Json& state, StudyParts study) {
  const auto is = [&](const char* key, bool value) {
    return state.is_object() && state.value(key, Json()) == Json(value);
  };
  pending_ = {runNumber, is("computed", true), is("goesOn", false), state, std::move(study)};
  if (!isWaiting()) setProblem(LiveProblem(problem_));
}

/// The points of the session, if they are of the present problem.
bool PathStudy::restorePath() {
  if (!problem_.problem || isWaiting() || serialisedPathKey(pending_.study) != problem_.sessionKey)
    return false;
  auto kept = deserialisePath(std::exchange(pending_.study, {}), problem_.problem->dimension,
                              problem_.network->nodeCount());
  if (!kept) return false;
  kept_ = std::move(*kept);
  worker_.restore({problem_.key, kept_.path, false, {}});
  return true;
}

}  // namespace gtv::ui
