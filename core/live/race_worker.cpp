#include "live/race_worker.h"

#include <chrono>
#include <cmath>
#include <utility>

#include "base/broken_promise.h"

namespace gtv {
namespace {

using RaceClock = std::chrono::steady_clock;
/// Between two pictures of a race.
constexpr std::chrono::milliseconds pictureInterval{40};
/// Between two checkpoints.
constexpr std::chrono::milliseconds checkpointInterval{500};

double accuracyOf(const Run& run) {
  const auto& row = run.trace().rows().back();
  return std::isfinite(row.validationAccuracy) ? row.validationAccuracy : row.trainAccuracy;
}

std::shared_ptr<const RacerCheckpoint> checkpointOf(const Run& run) {
  return std::make_shared<const RacerCheckpoint>(
      RacerCheckpoint{std::make_shared<const ResumePoint>(run.resumePoint()), run.trace().changes(),
                      run.measure(), std::make_shared<const Matrix>(run.primal())});
}

}  // namespace

void RaceWorker::start(int number, Experiment experiment) {
  begin({number, std::move(experiment)}, false);
}

void RaceWorker::restore(int number, Experiment experiment, RaceState state) {
  begin({number, std::move(experiment), std::move(state)}, true);
}

void RaceWorker::begin(Task task, bool paused) {
  const std::scoped_lock lock(mutex_);
  paused_ = paused;
  thread_.start([this, task = std::move(task)](const std::stop_token& stop) { run(task, stop); });
}

void RaceWorker::setPaused(bool paused) {
  {
    const std::scoped_lock lock(mutex_);
    paused_ = paused;
  }
  changed_.notify_one();
}

void RaceWorker::cancel() { thread_.stop(); }

void RaceWorker::publish(const Race& race, int number, bool withCheckpoints, bool rests) {
  auto progress = std::make_shared<RaceProgress>();
  progress->number = number;
  progress->error = race.error();
  progress->best = race.bestObjective();
  progress->isOver = race.isOver();
  progress->rests = rests;
  for (int k = 0; k < race.methodCount(); ++k) {
    RacerProgress racer;
    racer.refusal = race.refusal(k);
    racer.start = race.startOf(k);
    racer.tuned = race.tunedValues(k);
    if (const auto* run = race.run(k)) {
      racer.solver = run->solverId();
      racer.status = run->status();
      racer.message = run->message();
      racer.rows = run->trace().rows();
      racer.accuracy = accuracyOf(*run);
      const auto clusters =
          measureClusters(run->experiment(), *run->network(), run->primal(), run->iteration());
      racer.ari = clusters.ari;
      racer.conductance = clusters.conductance;
      if (withCheckpoints) racer.checkpoint = checkpointOf(*run);
    }
    progress->methods.push_back(std::move(racer));
  }
  mailbox_.put(std::move(progress));
}

void RaceWorker::run(const Task& task, const std::stop_token& stop) {
  const auto breakOff = [&](const std::string& why) {
    auto progress = std::make_shared<RaceProgress>();
    progress->number = task.number;
    progress->isOver = true;
    progress->why = why;
    mailbox_.put(std::move(progress));
  };
  try {
    auto started = Race::start(task.experiment, 0, stop, task.state ? &*task.state : nullptr);
    if (stop.stop_requested()) return;
    if (!started) return breakOff(started.error().text());
    auto& race = **started;
    if (task.state)
      if (auto done = race.restore(*task.state); !done) return breakOff(done.error().text());
    auto placed = RaceClock::now();
    while (!stop.stop_requested()) {
      bool rests = race.isOver();
      {
        const std::scoped_lock lock(mutex_);
        rests = rests || paused_;
      }
      const bool due = rests || RaceClock::now() - placed >= checkpointInterval;
      publish(race, task.number, due, rests);
      if (due) placed = RaceClock::now();
      if (race.isOver()) return;
      if (rests) {
        std::unique_lock lock(mutex_);
        if (!changed_.wait(lock, stop, [this] { return !paused_; })) return;
      }
      const auto begun = RaceClock::now();
      const auto isDue = [&] { return RaceClock::now() - begun >= pictureInterval; };
      while (!race.isOver() && !stop.stop_requested() && !isDue()) race.advance(1, stop);
    }
  } catch (...) {
    breakOff(caughtError("for this race").text());
  }
}

}  // namespace gtv
