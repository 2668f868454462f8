#include "sweeps/sweep.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <utility>

#include "base/broken_promise.h"
#include "base/parallel.h"
#include "instances/memory_estimate.h"
#include "run/report.h"
#include "studies/held_out.h"

namespace gtv {
namespace {

using SweepClock = std::chrono::steady_clock;
/// Iterations between two looks at the clock take about so long.
constexpr std::chrono::milliseconds sweepSlice{20};

struct SweepTask {
  int cell = 0;
  int repeat = 0;
  int threads = 1;  ///< for one iteration
};

/// Adds up what the threads do.
class SweepTally {
 public:
  SweepTally(const SweepOptions& options, std::int64_t planned)
      : options_(options), planned_(planned) {}

  void add(std::int64_t iterations) {
    const std::scoped_lock lock(mutex_);
    done_ += iterations;
    if (options_.progress) options_.progress(done_, planned_);
  }
  void finish(SweepRow row, std::int64_t left) {
    const std::scoped_lock lock(mutex_);
    done_ += left;
    if (options_.finished) options_.finished(std::move(row));
    if (options_.progress) options_.progress(done_, planned_);
  }

 private:
  const SweepOptions& options_;
  std::int64_t planned_;
  std::int64_t done_ = 0;
  std::mutex mutex_;
};

/// What a run counts for in the progress.
std::int64_t workOf(const Experiment& experiment) {
  return std::max<std::int64_t>(1, experiment.maxIterations());
}

/// Iterates to the end; counts what it does, up to `most`.
void iterate(Run& run, const SweepOptions& options, SweepTally& tally, std::int64_t& counted,
             std::int64_t most) {
  std::int64_t chunk = 1;
  while (run.status() == RunStatus::Running) {
    if (options.betweenChunks) options.betweenChunks();
    const auto begun = SweepClock::now();
    run.advance(chunk, options.stop);
    const auto elapsed = SweepClock::now() - begun;
    if (elapsed < sweepSlice / 2) chunk = std::min<std::int64_t>(2 * chunk, 1 << 16);
    if (elapsed > 2 * sweepSlice) chunk = std::max<std::int64_t>(1, chunk / 2);
    const auto reached = std::min(run.iteration(), most);
    tally.add(reached - counted);
    counted = reached;
  }
}

/// The row of a run; nothing if a stop cut it off.
std::optional<SweepRow> rowOf(const Experiment& experiment, const SweepTask& task,
                              const SweepOptions& options, SweepTally& tally,
                              std::int64_t& counted) {
  const auto refused = [&](const Error& error) {
    return refusedRow(task.cell, task.repeat, error.text());
  };
  const auto repeat = static_cast<std::uint64_t>(task.repeat);
  const auto network = drawProblemInstance(experiment, repeat, options.stop);
  if (!network && options.stop.stop_requested()) return std::nullopt;
  if (!network) return refused(network.error());
  auto started = Run::start(experiment, *network, options.stop);
  if (!started && options.stop.stop_requested()) return std::nullopt;
  if (!started) return refused(started.error());
  auto& run = **started;
  run.setThreads(task.threads);
  iterate(run, options, tally, counted, workOf(experiment));
  if (run.status() == RunStatus::Stopped) return std::nullopt;
  auto report = runReport(run, {false, options.stop});
  if (experiment.at("heldOut").is_object()) {
    const auto split = heldOutSplit(experiment, **network, repeat, options.stop);
    if (!split) {
      if (options.stop.stop_requested()) return std::nullopt;
      return refused(split.error());
    }
    report["heldOut"] = heldOutReport(experiment, {*split});
  }
  // The certificate may have been cut short.
  if (options.stop.stop_requested()) return std::nullopt;
  SweepRow row{
      .cell = task.cell,
      .repeat = task.repeat,
      .status = statusName(run.status()),
      .metrics = metricsOf(report),
      .curve = curveOf(run.trace(), experiment.at("curves").get<std::vector<std::string>>()),
      .notes = textsOf(report.at("notes")),
      .warnings = textsOf(report.at("warnings"))};
  if (options.ended && !options.ended(row, run)) return std::nullopt;
  return row;
}

}  // namespace

void runSweep(const SweepPlan& plan, const std::vector<SweepRow>& known,
              const SweepOptions& options) {
  std::set<std::pair<int, int>> done;
  for (const auto& row : known) done.insert({row.repeat, row.cell});
  std::vector<SweepTask> tasks;
  std::int64_t planned = 0;
  std::vector<std::int64_t> work;
  for (int cell = 0; cell < plan.cellCount(); ++cell) {
    const auto experiment = plan.experimentOf(cell);
    work.push_back(experiment ? workOf(*experiment) : 1);
  }
  for (int repeat = 0; repeat < plan.repeats(); ++repeat)
    for (int cell = 0; cell < plan.cellCount(); ++cell)
      if (!done.contains({repeat, cell})) {
        tasks.push_back({cell, repeat});
        planned += work[static_cast<std::size_t>(cell)];
      }
  if (tasks.empty()) return;
  for (auto& task : tasks)
    task.threads = std::max(1, options.threads / static_cast<int>(tasks.size()));
  SweepTally tally(options, planned);
  const int atOnce = threadsThatFit(estimateSweepMemory(plan, 1), options.threads);
  parallelFor(static_cast<int>(tasks.size()), atOnce, [&](int k) {
    if (options.betweenChunks) options.betweenChunks();
    if (options.stop.stop_requested()) return;
    const auto& task = tasks[static_cast<std::size_t>(k)];
    std::int64_t counted = 0;
    std::optional<SweepRow> row;
    try {
      const auto experiment = plan.experimentOf(task.cell);
      row = experiment ? rowOf(*experiment, task, options, tally, counted)
                       : refusedRow(task.cell, task.repeat, experiment.error().text());
    } catch (...) {
      row = refusedRow(task.cell, task.repeat, caughtError("for this experiment").text());
    }
    if (row) tally.finish(std::move(*row), work[static_cast<std::size_t>(task.cell)] - counted);
  });
}

bool allReachedTheirEnd(const SweepPlan& plan, const std::vector<SweepRow>& rows) {
  std::map<int, bool> asksForCertificate;
  return std::all_of(rows.begin(), rows.end(), [&](const SweepRow& row) {
    if (row.status == statusName(RunStatus::Converged)) return true;
    if (row.status != statusName(RunStatus::IterationLimit)) return false;
    const auto known = asksForCertificate.find(row.cell);
    if (known != asksForCertificate.end()) return !known->second;
    const auto experiment = plan.experimentOf(row.cell);
    const bool asks = experiment && experiment->wantsCertificate();
    asksForCertificate[row.cell] = asks;
    return !asks;
  });
}

}  // namespace gtv
