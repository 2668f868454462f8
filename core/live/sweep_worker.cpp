#include "live/sweep_worker.h"

#include <chrono>
#include <limits>
#include <utility>

#include "base/broken_promise.h"

namespace gtv {
namespace {

using PaceClock = std::chrono::steady_clock;

}  // namespace

SweepWorker::SweepWorker(int threads) : threads_(threads) {}

void SweepWorker::start(int number, SweepPlan plan, std::vector<SweepRow> known) {
  Task task{number, std::move(plan), std::move(known)};
  const std::scoped_lock lock(mutex_);
  paused_ = false;
  progress_.reset();
  thread_.start([this, task = std::move(task)](const std::stop_token& stop) { run(task, stop); });
}

void SweepWorker::setPaused(bool paused) {
  {
    const std::scoped_lock lock(mutex_);
    paused_ = paused;
  }
  changed_.notify_all();
}

std::vector<SweepRow> SweepWorker::cancel() {
  std::vector<SweepRow> rows;
  const std::scoped_lock lock(mutex_);
  if (progress_) rows = std::move(progress_->rows);
  progress_.reset();
  // Under the lock: what is finished from now on is not written down any more.
  thread_.stop();
  return rows;
}

std::optional<SweepProgress> SweepWorker::take() {
  const std::scoped_lock lock(mutex_);
  return std::exchange(progress_, std::nullopt);
}

void SweepWorker::waitWhilePaused(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, stop, [this] { return !paused_; });
}

void SweepWorker::run(const Task& task, const std::stop_token& stop) {
  const double runs = task.plan.runCount();
  const double known = static_cast<double>(task.known.size()) / runs;
  const auto begun = PaceClock::now();
  std::chrono::duration<double> paused{0};
  // The progress of this sweep, under the lock; null once it was cancelled.
  const auto ofThisSweep = [&]() -> SweepProgress* {
    if (stop.stop_requested()) return nullptr;
    if (!progress_)
      progress_ = SweepProgress{task.number, {}, known, std::numeric_limits<double>::quiet_NaN(),
                                false,       {}};
    return &*progress_;
  };
  double share = known;
  double left = std::numeric_limits<double>::quiet_NaN();
  const auto setShare = [&](SweepProgress& of) {
    of.share = share;
    of.secondsLeft = left;
  };
  SweepOptions options;
  options.threads = threads_;
  options.stop = stop;
  options.finished = [&](SweepRow row) {
    const std::scoped_lock lock(mutex_);
    if (auto* of = ofThisSweep()) {
      setShare(*of);
      of->rows.push_back(std::move(row));
    }
  };
  options.progress = [&](std::int64_t done, std::int64_t planned) {
    const double part = static_cast<double>(done) / static_cast<double>(planned);
    const std::scoped_lock lock(mutex_);
    share = known + (1 - known) * part;
    const std::chrono::duration<double> spent = PaceClock::now() - begun - paused;
    if (part > 0) left = spent.count() * (1 - part) / part;
    if (auto* of = ofThisSweep()) setShare(*of);
  };
  bool counted = false;  // one thread measures the pause for all
  options.betweenChunks = [&] {
    bool mine = false;
    {
      const std::scoped_lock lock(mutex_);
      if (!paused_) return;
      mine = !std::exchange(counted, true);
    }
    const auto since = PaceClock::now();
    waitWhilePaused(stop);
    if (!mine) return;
    const std::scoped_lock lock(mutex_);
    paused += PaceClock::now() - since;
    counted = false;
  };
  std::string why;
  try {
    runSweep(task.plan, task.known, options);
  } catch (...) {
    why = caughtError("for this sweep").text();
  }
  const std::scoped_lock lock(mutex_);
  if (auto* of = ofThisSweep()) {
    if (why.empty()) of->share = 1;
    of->secondsLeft = 0;
    of->isOver = true;
    of->why = std::move(why);
  }
}

}  // namespace gtv
