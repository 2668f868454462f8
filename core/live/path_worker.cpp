#include "live/path_worker.h"

#include <algorithm>
#include <utility>

#include "base/broken_promise.h"

namespace gtv {

int PathWorker::compute(PathTask task) {
  const std::scoped_lock lock(mutex_);
  if (current_ == task.key) return number_;
  current_ = task.key;
  const int number = ++number_;
  thread_.start([this, task = std::move(task), number](const std::stop_token& stop) {
    work(task, number, stop);
  });
  return number;
}

void PathWorker::cancel() {
  const std::scoped_lock lock(mutex_);
  current_.clear();
  thread_.stop();
}

std::shared_ptr<const PathProgress> PathWorker::find(const std::string& key) const {
  const std::scoped_lock lock(mutex_);
  return known(key);
}

std::shared_ptr<const PathProgress> PathWorker::known(const std::string& key) const {
  const auto found = std::find_if(memory_.begin(), memory_.end(),
                                  [&](const auto& progress) { return progress->key == key; });
  return found == memory_.end() ? nullptr : *found;
}

void PathWorker::restore(PathProgress progress) {
  const std::scoped_lock lock(mutex_);
  const auto before = known(progress.key);
  if (before && before->path.lambdas == progress.path.lambdas &&
      before->path.points.size() > progress.path.points.size())
    return;
  if (current_ == progress.key) {
    current_.clear();
    thread_.stop();
  }
  restored_ = progress.key;
  restoredAt_ = number_;
  mailbox_.take();
  remember(std::make_shared<const PathProgress>(std::move(progress)));
}

void PathWorker::remember(std::shared_ptr<const PathProgress> progress) {
  std::erase_if(memory_, [&](const auto& old) { return old->key == progress->key; });
  memory_.push_front(std::move(progress));
  if (memory_.size() > remembered) memory_.pop_back();
}

void PathWorker::publish(PathProgress progress) {
  const auto shared = std::make_shared<const PathProgress>(std::move(progress));
  const std::scoped_lock lock(mutex_);
  if (shared->key == restored_ && shared->number <= restoredAt_) return;
  remember(shared);
  mailbox_.put(shared);
}

PathProgress PathWorker::compute(const PathTask& task, int number, const std::stop_token& stop) {
  OptimumPath path;
  if (const auto before = find(task.key)) path = before->path;
  std::string why;
  if (!task.problem->isConvex()) return {task.key, path, false, whyNoOptimum, number};
  try {
    OptimumPathOptions options;
    options.engine = task.engine;
    options.stop = stop;
    options.progress = [&](const OptimumPath& sofar) {
      path = sofar;
      publish({task.key, sofar, true, {}, number});
    };
    path = optimumPath(*task.problem, *task.network, path, options);
  } catch (...) {
    why = caughtError("for the path").text();
  }
  return {task.key, path, false, why, number};
}

void PathWorker::work(const PathTask& task, int number, const std::stop_token& stop) {
  auto end = compute(task, number, stop);
  {
    // Whoever hears that it is over may ask again.
    const std::scoped_lock lock(mutex_);
    if (number_ == number) current_.clear();
  }
  publish(std::move(end));
}

}  // namespace gtv
