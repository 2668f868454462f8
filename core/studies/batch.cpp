#include "studies/batch.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>
#include <optional>
#include <span>

#include "base/broken_promise.h"
#include "base/json.h"
#include "base/parallel.h"
#include "data/data_table.h"
#include "instances/memory_estimate.h"
#include "races/race_report.h"
#include "run/report.h"
#include "run/run.h"
#include "studies/held_out.h"

namespace gtv {
namespace {

struct Task {
  const Experiment* experiment = nullptr;
  std::uint64_t repeat = 0;
  std::string folder;
  // What comes out.
  bool begun = false;
  int threads = 1;  ///< for one iteration
  std::optional<Error> error;
  bool done = false;
  bool stopped = false;
  bool isDiagnosisCut = false;
  std::map<std::string, double> seconds;  ///< of methods that raced
  Json report;
  std::optional<HeldOutSplit> heldOut;
  RunFiles files;
};

/// "lambda=0.1, repeat 2: …": which of many runs failed.
Error named(const Error& error, const Json& set, const Experiment& cell, int repeat) {
  std::vector<std::string> words;
  for (const auto& [path, value] : set.items())
    words.push_back(fmt::format("{}={}", path, describe(value)));
  if (cell.repeats() > 1) words.push_back(fmt::format("repeat {}", repeat));
  if (words.empty()) return error;
  return {fmt::format("{}", fmt::join(words, ", ")), error.text()};
}

/// Whether what the cell asks for can go together.
Result<void> checkCell(const Experiment& cell) {
  if (cell.at("race").empty()) return {};
  if (cell.at("heldOut").is_object())
    return Error{"race", "cannot be combined with a held-out study; heldOut=null leaves it out"};
  return checkRace(cell);
}

bool isDone(const Run& run) {
  const bool allIterations =
      run.status() == RunStatus::IterationLimit && !run.experiment().wantsCertificate();
  return run.status() == RunStatus::Converged || allIterations;
}

void workOnRace(Task& task, const std::shared_ptr<const ProblemInstance>& network,
                const BatchOptions& options,
                const std::function<void(std::int64_t)>& iterationsDone) {
  auto started = Race::start(*task.experiment, network, options.stop);
  if (!started && options.stop.stop_requested()) {
    task.begun = false;
    return;
  }
  if (!started || (*started)->firstRefusal()) {
    task.error = started ? (*started)->firstRefusal() : started.error();
    return;
  }
  auto& race = **started;
  race.setThreads(task.threads);
  constexpr std::int64_t turns = 64;
  while (!race.isOver()) {
    const auto before = race.iterations();
    race.advance(turns, options.stop);
    iterationsDone(race.iterations() - before);
  }
  task.report = raceReport(race, {options.diagnose, options.stop});
  const auto names = raceNames(task.experiment->race());
  task.done = true;
  for (int k = 0; k < race.methodCount(); ++k) {
    const auto& run = *race.run(k);
    task.done = task.done && isDone(run);
    task.stopped = task.stopped || run.status() == RunStatus::Stopped;
    task.seconds[names[static_cast<std::size_t>(k)]] = run.totalSeconds();
  }
  if (!options.keepFiles) return;
  task.files = {task.folder, {{"trace.csv", raceCsv(race)}, {"edges.csv", edgesCsv(*network)}}};
  for (int k = 0; k < race.methodCount(); ++k)
    task.files.texts.emplace_back(fmt::format("weights-{}.csv", names[static_cast<std::size_t>(k)]),
                                  weightsCsv(network->nodeKeys, race.run(k)->primal()));
}

void work(Task& task, const BatchOptions& options,
          const std::function<void(std::int64_t)>& iterationsDone) {
  task.begun = true;
  const auto network = drawProblemInstance(*task.experiment, task.repeat, options.stop);
  if (!network && options.stop.stop_requested()) {
    task.begun = false;
    return;
  }
  if (!network) {
    task.error = network.error();
    return;
  }
  const bool heldOut = task.experiment->at("heldOut").is_object();
  if (heldOut) {
    if (auto possible = checkHeldOut(*task.experiment, **network); !possible) {
      task.error = possible.error();
      return;
    }
  }
  if (!task.experiment->at("race").empty())
    return workOnRace(task, *network, options, iterationsDone);
  auto started = Run::start(*task.experiment, *network, options.stop);
  if (!started && options.stop.stop_requested()) {
    task.begun = false;
    return;
  }
  if (!started) {
    task.error = started.error();
    return;
  }
  auto& run = **started;
  run.setThreads(task.threads);
  constexpr std::int64_t chunk = 64;
  while (run.status() == RunStatus::Running) {
    const auto before = run.iteration();
    run.advance(chunk, options.stop);
    iterationsDone(run.iteration() - before);
  }
  task.done = isDone(run);
  task.stopped = run.status() == RunStatus::Stopped;
  task.report = runReport(run, {options.diagnose, options.stop});
  // The run itself is complete.
  task.isDiagnosisCut = options.diagnose && !task.stopped && options.stop.stop_requested();
  if (task.isDiagnosisCut) {
    const auto said = task.report.at("message").get<std::string>();
    task.report["message"] = said + (said.empty() ? "" : "; ") + "the diagnosis was stopped";
  }
  if (heldOut && !task.stopped) {
    auto split = heldOutSplit(*task.experiment, **network, task.repeat, options.stop);
    if (split)
      task.heldOut = std::move(*split);
    else if (options.stop.stop_requested())
      task.stopped = true;
    else
      task.error = split.error();
    if (task.stopped) {
      task.report["status"] = statusName(RunStatus::Stopped);
      task.report["message"] = "stopped during the held-out study";
    }
  }
  if (options.keepFiles) task.files = {task.folder, resultFiles(run, {}, options.graph)};
}

using Cells = std::vector<std::pair<Json, Experiment>>;

/// All runs that the cells ask for, in their order.
std::vector<Task> tasksOf(const Cells& cells, bool varied) {
  std::vector<Task> tasks;
  for (std::size_t c = 0; c < cells.size(); ++c) {
    const auto& cell = cells[c].second;
    for (int r = 0; r < cell.repeats(); ++r) {
      Task task;
      task.experiment = &cell;
      task.repeat = static_cast<std::uint64_t>(r);
      if (varied) task.folder = fmt::format("cell-{}", c);
      if (cell.repeats() > 1)
        task.folder += fmt::format("{}repeat-{}", task.folder.empty() ? "" : "/", r);
      tasks.push_back(std::move(task));
    }
  }
  return tasks;
}

void workOnAll(std::vector<Task>& tasks, int atOnce, const BatchOptions& options) {
  std::int64_t planned = 0;
  for (auto& task : tasks) {
    // Runs side by side first; what is left over goes into the iterations of each.
    task.threads = std::max(1, options.threads / std::min(atOnce, static_cast<int>(tasks.size())));
    const auto methods = std::max<std::size_t>(1, task.experiment->at("race").size());
    planned += task.experiment->maxIterations() * static_cast<std::int64_t>(methods);
  }
  std::mutex mutex;
  std::int64_t done = 0;
  parallelFor(static_cast<int>(tasks.size()), atOnce, [&](int k) {
    // After a stop nothing new begins; the first run is there for the report in any case.
    if (k > 0 && options.stop.stop_requested()) return;
    try {
      work(tasks[k], options, [&](std::int64_t iterations) {
        const std::scoped_lock lock(mutex);
        done += iterations;
        if (options.progress) options.progress(done, planned);
      });
    } catch (...) {
      tasks[k].error = caughtError("for this experiment");
    }
  });
}

/// Takes what the runs of one cell have made into `result`. Their common report, null if none of
/// them was begun.
Json takeCell(const Json& set, const Experiment& cell, std::span<Task> runs, bool keepFiles,
              BatchResult& result) {
  // A run that was cut off says little: it counts only where no run was finished.
  std::vector<Json> reports;
  std::vector<Json> cutOff;
  std::vector<HeldOutSplit> splits;
  std::vector<std::string> failed;
  for (auto& task : runs) {
    if (task.error) {
      result.failures.push_back(named(*task.error, set, cell, static_cast<int>(task.repeat)));
      failed.push_back(result.failures.back().text());
      result.done = false;
      if (task.report.is_null()) continue;
    }
    if (!task.begun) {
      result.stopped = true;
      continue;
    }
    auto& kind = task.stopped ? cutOff : reports;
    kind.push_back(std::move(task.report));
    if (task.heldOut) splits.push_back(std::move(*task.heldOut));
    if (keepFiles) result.files.push_back(std::move(task.files));
    if (task.stopped || task.isDiagnosisCut) result.stopped = true;
    if (!task.done) result.done = false;
  }
  if (reports.empty()) reports = std::move(cutOff);
  if (reports.empty() && failed.empty()) return nullptr;
  Json report = {{"status", "failed"}};
  if (!reports.empty()) {
    report = cell.repeats() == 1 ? std::move(reports.front()) : mergeReports(reports);
    if (cell.repeats() > 1 && report.contains("race")) addComparison(report);
    if (result.stopped) report["status"] = statusName(RunStatus::Stopped);
  }
  if (!failed.empty()) report["failures"] = failed;
  if (!splits.empty()) report["heldOut"] = heldOutReport(cell, splits);
  return report;
}

}  // namespace

const std::string& RunFiles::text(std::string_view name) const {
  const auto found = std::find_if(texts.begin(), texts.end(),
                                  [&](const auto& file) { return file.first == name; });
  check(found != texts.end(), "the run has a file of that name");
  return found->second;
}

Result<BatchResult> runBatch(const Experiment& experiment, const BatchOptions& options) {
  const auto begin = std::chrono::steady_clock::now();
  // Fewer runs side by side rather than none at all: the results are the same.
  const int atOnce = threadsThatFit(experiment, options.threads);
  if (auto fits = checkMemory(estimateBatchMemory(experiment, atOnce)); !fits) return fits.error();
  const auto cells = experiment.cells();
  if (!cells) return cells.error();
  for (const auto& [set, cell] : *cells)
    if (auto races = checkCell(cell); !races) return races.error();
  const bool varied = !experiment.at("vary").empty();
  auto tasks = tasksOf(*cells, varied);
  workOnAll(tasks, atOnce, options);

  const auto hasReport = [](const Task& task) { return !task.report.is_null(); };
  if (std::none_of(tasks.begin(), tasks.end(), hasReport))
    for (const auto& task : tasks)
      if (task.error) return *task.error;

  BatchResult result;
  std::map<std::string, double> seconds;
  for (const auto& task : tasks)
    for (const auto& [name, time] : task.seconds) seconds[name] += time;
  Json cellReports = Json::array();
  std::span<Task> left = tasks;
  for (const auto& [set, cell] : *cells) {
    const auto count = static_cast<std::size_t>(cell.repeats());
    auto report = takeCell(set, cell, left.first(count), options.keepFiles, result);
    left = left.subspan(count);
    if (!report.is_null()) cellReports.push_back(Json{{"set", set}, {"report", std::move(report)}});
  }
  if (cellReports.empty())
    cellReports.push_back(Json{{"set", Json::object()},
                               {"report",
                                {{"status", statusName(RunStatus::Stopped)},
                                 {"message", "stopped before the first iteration"}}}});
  result.report = varied ? Json{{"cells", std::move(cellReports)}}
                         : Json(std::move(cellReports.front().at("report")));
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
  result.report["timing"] = timing(elapsed.count(), options.threads);
  if (!seconds.empty()) result.report["timing"]["methods"] = seconds;
  return result;
}

}  // namespace gtv
