#include "sweep_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <thread>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/more_threads.h"
#include "console.h"
#include "experiment/documents.h"
#include "experiment_option.h"
#include "memory_option.h"
#include "progress.h"
#include "run/report.h"
#include "run/result_tables.h"
#include "standard_streams.h"
#include "sweep_file.h"
#include "sweeps/sweep.h"

namespace gtv::cli {
namespace {

struct SweepArguments {
  std::string experiment;
  std::vector<std::string> vary;
  std::vector<std::string> set;
  std::string seed;
  std::string repeats;
  std::string curves;
  WorkOptions work;
  bool fresh = false;
  bool allowMemory = false;
};

using WriterClock = std::chrono::steady_clock;

Result<SweepPlan> planOf(const SweepArguments& arguments) {
  auto experiment = loadExperiment(arguments.experiment);
  if (experiment) experiment = withValues(std::move(*experiment), arguments.set);
  if (experiment && !arguments.seed.empty()) {
    const auto seed = parseCount("--seed", arguments.seed, 0);
    if (!seed) return seed.error();
    experiment = experiment->with("seed", *seed);
  }
  if (experiment && !arguments.curves.empty()) {
    const auto names = parseSweepValues(arguments.curves);
    if (!names) return Error{"--curves", names.error().message};
    experiment = experiment->with("curves", *names);
    if (!experiment) return Error{"--curves", experiment.error().message};
  }
  if (!experiment) return experiment.error();
  std::int64_t repeats = experiment->repeats();
  if (!arguments.repeats.empty()) {
    const auto given = parseCount("--repeats", arguments.repeats, 1);
    if (!given) return given.error();
    repeats = *given;
  }
  std::vector<SweepAxis> axes;
  for (const auto& text : arguments.vary) {
    auto axis = parseSweepAxis(*experiment, text);
    if (!axis) return Error{"--vary " + axis.error().where, axis.error().message};
    axes.push_back(std::move(*axis));
  }
  if (arguments.vary.empty()) axes = axesOf(*experiment);
  if (axes.empty())
    return Error{"--vary", "expected path=values, or an experiment with a field vary"};
  auto plan = SweepPlan::make(*experiment, std::move(axes), repeats);
  if (!plan) {
    const auto& where = plan.error().where;
    const bool isOfRepeats = where == "repeats" && !arguments.repeats.empty();
    return Error{isOfRepeats                           ? "--repeats"
                 : where.empty() || where == "repeats" ? "--vary"
                                                       : "--vary " + where,
                 plan.error().message};
  }
  if (!experiment->at("race").empty())
    printToStderr("note: the race of the experiment is left out, its algorithm runs alone\n");
  return plan;
}

/// Runs the sweep on threads of its own and writes the table meanwhile. `rows` begins with what is
/// known and gets everything that is finished, in order.
Result<void> runAndWrite(const SweepPlan& plan, const SweepFile* file, const OutputFolder* folder,
                         int threads, const std::stop_token& stop, std::vector<SweepRow>& rows) {
  ProgressBar bar;
  std::mutex mutex;
  std::condition_variable changed;
  std::vector<SweepRow> fresh;
  bool over = false;
  std::stop_source cancellation;
  const std::stop_callback forwardStop(stop, [&] { cancellation.request_stop(); });
  SweepOptions options;
  options.threads = threads;
  options.stop = cancellation.get_token();
  options.finished = [&](SweepRow row) {
    const std::scoped_lock lock(mutex);
    fresh.push_back(std::move(row));
  };
  options.progress = [&](std::int64_t done, std::int64_t planned) { bar.show(done, planned); };
  Result<void> ofRuns;
  if (folder != nullptr)
    options.ended = [&](const SweepRow& row, const Run& run) {
      // A stop does not cut off what is half written.
      for (const auto& [name, text] : resultFiles(run)) {
        const auto done =
            folder->write(fmt::format("cell-{}/repeat-{}/{}", row.cell, row.repeat, name), text);
        if (done) continue;
        const std::scoped_lock lock(mutex);
        if (ofRuns) ofRuns = done;
        cancellation.request_stop();
        return false;
      }
      return true;
    };
  const auto known = rows;
  std::exception_ptr thrown;
  const auto work = [&] {
    try {
      runSweep(plan, known, options);
    } catch (...) {
      thrown = std::current_exception();
    }
    {
      const std::scoped_lock lock(mutex);
      over = true;
    }
    changed.notify_all();
  };
  std::vector<std::jthread> worker;
  // Without a thread of its own the sweep runs here, and the table is written once it is over.
  if (!addThread(worker, work)) work();
  Result<void> written;
  // Whatever is thrown here does not wait for the rest of the sweep.
  struct Ending {
    std::stop_source& stop;
    ~Ending() { stop.request_stop(); }
  } ending{cancellation};
  auto last = WriterClock::now();
  // A table that takes long to write is written less often, but every second.
  WriterClock::duration pause = std::chrono::milliseconds(100);
  bool ended = false;
  while (!ended) {
    std::size_t count = 0;
    {
      std::unique_lock lock(mutex);
      changed.wait_for(lock, pause, [&] { return over; });
      ended = over;
      count = fresh.size();
      rows.insert(rows.end(), std::make_move_iterator(fresh.begin()),
                  std::make_move_iterator(fresh.end()));
      fresh.clear();
    }
    if (count == 0 || file == nullptr || !written) continue;
    sortRows(rows);
    last = WriterClock::now();
    written = file->write(plan, rows);
    if (!written) cancellation.request_stop();
    pause = std::clamp<WriterClock::duration>(20 * (WriterClock::now() - last),
                                              std::chrono::milliseconds(100),
                                              std::chrono::milliseconds(900));
  }
  worker.clear();
  if (thrown) std::rethrow_exception(thrown);
  sortRows(rows);
  return written ? ofRuns : written;
}

/// What the reports of runs say beside their numbers, which a table does not keep: of one run of
/// every cell, and of the first cells only, as every run is begun for it.
void addNotes(const SweepPlan& plan, std::vector<SweepRow>& rows, const std::stop_token& stop) {
  constexpr std::size_t mostCells = 50;
  std::set<int> cells;
  for (auto& row : rows) {
    if (stop.stop_requested() || cells.size() == mostCells) return;
    if (row.isRefused() || !cells.insert(row.cell).second) continue;
    const auto experiment = plan.experimentOf(row.cell);
    if (!experiment) continue;
    const auto run = Run::start(*experiment, static_cast<std::uint64_t>(row.repeat), stop);
    if (!run) continue;
    row.notes = textsOf(notesOf(**run));
    row.warnings = (*run)->warnings();
  }
}

/// A line per cell with the numbers that tell cells apart.
void printSweep(const SweepPlan& plan, const Json& report) {
  static const std::vector<std::string> shown{
      "iterations", "objective",   "relativeGap", "mse",        "testMse", "validationAccuracy",
      "ari",        "conductance", "clusters",    "heldOutMse", "messages"};
  std::set<std::string> there;
  for (const auto& cell : report.at("cells"))
    for (const auto& [key, value] : cell.at("metrics").items()) there.insert(key);
  std::vector<std::vector<std::string>> lines(1);
  for (const auto& axis : plan.axes()) lines.front().push_back(axis.path);
  lines.front().emplace_back("runs");
  for (const auto& key : shown)
    if (there.contains(key)) lines.front().push_back(key);
  lines.front().emplace_back("status");
  for (const auto& cell : report.at("cells")) {
    std::vector<std::string> line;
    for (const auto& axis : plan.axes())
      line.push_back(sweepValueText(cell.at("set").at(axis.path)));
    line.push_back(cell.at("runs").dump());
    for (const auto& key : shown)
      if (there.contains(key))
        line.push_back(shortNumber(cell.at("metrics").value(key, Json(nullptr))));
    line.push_back(shortNumber(cell.at("status")));
    if (cell.contains("error")) line.back() += ": " + cell.at("error").get<std::string>();
    lines.push_back(std::move(line));
  }
  putTable(lines);
}

int sweepCommand(const SweepArguments& arguments, bool json, const std::stop_token& stop) {
  const auto begin = WriterClock::now();
  const auto plan = planOf(arguments);
  if (!plan) return fail(plan.error());
  const auto threads = threadsOf(arguments.work);
  if (!threads) return fail(threads.error());
  // Fewer runs side by side rather than none.
  if (auto fits = requireMemory(estimateSweepMemory(*plan, 1), arguments.allowMemory); !fits)
    return fail(fits.error());
  std::optional<SweepFile> file;
  std::optional<OutputFolder> folder;
  if (!arguments.work.out.empty()) {
    const auto inputs = inputsOf(plan->experiment(), arguments.experiment);
    std::filesystem::path table = arguments.work.out;
    if (isFolder(arguments.work.out)) {
      auto output = fileOrFolderOf(arguments.work, inputs, "sweep.csv");
      if (!output) return fail(output.error());
      folder = std::move(output->folder);
      folder->noteOlder("cell-", 0, plan->cellCount());
      table /= "sweep.csv";
    }
    if (auto isFree = checkIsNoInput(table, inputs); !isFree) return fail(isFree.error());
    auto opened = SweepFile::open(*plan, table, arguments.fresh);
    if (!opened) return fail(opened.error());
    file = std::move(*opened);
  }
  auto rows = file ? file->known() : std::vector<SweepRow>();
  if (!rows.empty())
    printToStderr(fmt::format("note: {} of {} {} in {} already\n", rows.size(),
                              counted(plan->runCount(), "run"), verbOf(rows.size()),
                              arguments.work.out));
  addNotes(*plan, rows, stop);
  const bool isWrittenMeanwhile = file && file->isReplaced();
  auto written = runAndWrite(*plan, isWrittenMeanwhile ? &*file : nullptr,
                             folder ? &*folder : nullptr, *threads, stop, rows);
  if (file && !isWrittenMeanwhile) written = file->write(*plan, rows);
  // What was found is printed, whatever becomes of the file.
  const auto refusals =
      std::count_if(rows.begin(), rows.end(), [](const SweepRow& row) { return row.isRefused(); });
  if (refusals > 0) {
    const auto first =
        std::find_if(rows.begin(), rows.end(), [](const SweepRow& row) { return row.isRefused(); });
    if (refusals == plan->runCount()) return fail(Error{"", first->error});
    printToStderr(fmt::format("note: {} of {} {} refused, the first: {}\n", refusals,
                              counted(plan->runCount(), "run"), verbOf(refusals, "was", "were"),
                              first->error));
  }
  auto report = sweepReport(*plan, rows);
  printNotes(report);
  const std::chrono::duration<double> elapsed = WriterClock::now() - begin;
  report["timing"] = timing(elapsed.count(), *threads);
  if (json)
    print(report);
  else
    printSweep(*plan, report);
  if (!written) return fail(written.error());
  if (static_cast<int>(rows.size()) < plan->runCount()) return exitStopped;
  return allReachedTheirEnd(*plan, rows) ? exitDone : exitMissed;
}

}  // namespace

void addSweepCommand(CommandLine& line) {
  auto arguments = std::make_shared<SweepArguments>();
  line.add("sweep", "Run every combination of the values of one or two parameters, repeatedly",
           [arguments](bool json, const std::stop_token& stop) {
             return sweepCommand(*arguments, json, stop);
           })
      .text("experiment", arguments->experiment, "Preset id or document file",
            Command::Need::Required)
      .list("--vary", arguments->vary,
            "path=values, once or twice; default: the document's vary. Values are separated by "
            "commas: lambda=0.1,1,10 or penalty.kind=nlasso,l1; lo:hi:n is n values evenly spaced, "
            "log:lo:hi:n evenly spaced in their logarithm: lambda=log:0.001:10:13")
      .list("--set", arguments->set, "path=value, changes a field of the experiment")
      .text("--seed", arguments->seed, "Seed of all random numbers")
      .text("--repeats", arguments->repeats,
            "Number of runs of every combination, each with a new draw of graph and data; default: "
            "that of the document")
      .text("--curves", arguments->curves,
            "Numbers to keep of every run iteration by iteration, such as mse,validationAccuracy: "
            "columns of trace.csv; default: the document's curves. They are in the report with "
            "--json, and in FILE.curves.csv beside the table")
      .threads(arguments->work)
      .text("--out", arguments->work.out,
            "File to write one line per run to, such as sweep.csv; an interrupted sweep continues "
            "from it. Or a folder for that and for all results of every run, in cell-0/repeat-0, "
            "…")
      .flag("--fresh", arguments->fresh, "Start from the beginning even if the file exists")
      .memory(arguments->allowMemory);
}

}  // namespace gtv::cli
