#include "run_command.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/number.h"
#include "batch_output.h"
#include "console.h"
#include "experiment/documents.h"
#include "experiment_option.h"
#include "memory_option.h"

namespace gtv::cli {
namespace {

struct RunArguments {
  std::string experiment;
  std::vector<std::string> set;
  std::string seed;
  std::string repeats;
  std::string graphContents;
  WorkOptions work;
  bool diagnose = false;
  bool allowMemory = false;
};

int runCommand(const RunArguments& arguments, bool json, const std::stop_token& stop) {
  std::vector<Error> problems;
  auto experiment = loadExperiment(arguments.experiment, &problems);
  if (!experiment) return problems.empty() ? fail(experiment.error()) : fail(problems);
  const auto set = [&](const std::string& path, const Json& value) -> Result<void> {
    auto changed = withValue(*experiment, path, value);
    if (!changed) return changed.error();
    *experiment = std::move(*changed);
    return {};
  };
  experiment = withValues(std::move(*experiment), arguments.set);
  if (!experiment) return fail(experiment.error());
  if (!arguments.seed.empty()) {
    const auto seed = parseCount("--seed", arguments.seed, 0);
    if (!seed) return fail(seed.error());
    if (auto done = set("seed", *seed); !done) return fail(done.error());
  }
  if (!arguments.repeats.empty()) {
    const auto repeats = parseCount("--repeats", arguments.repeats, 1);
    if (!repeats) return fail(repeats.error());
    if (auto done = set("repeats", *repeats); !done) return fail(done.error());
  }
  BatchOptions options;
  options.stop = stop;
  if (!arguments.graphContents.empty()) {
    const auto contents = parseGraphContents(arguments.graphContents, "--graph-contents");
    if (!contents) return fail(contents.error());
    options.graph = *contents;
  }
  const auto threads = threadsOf(arguments.work);
  if (!threads) return fail(threads.error());
  const auto inputs = inputsOf(*experiment, arguments.experiment);
  if (auto isFree = refuseOverwritingInputs(arguments.work.out, *experiment, inputs); !isFree)
    return fail(isFree.error());
  const auto folder = folderOf(arguments.work, "report.json");
  if (!folder) return fail(folder.error());
  options.threads = *threads;
  options.diagnose = arguments.diagnose;
  const int atOnce = threadsThatFit(*experiment, *threads);
  if (auto fits = requireMemory(estimateBatchMemory(*experiment, atOnce), arguments.allowMemory);
      !fits)
    return fail(fits.error());
  options.keepFiles = folder->has_value();
  if (*folder) {
    const auto& vary = experiment->at("vary");
    std::int64_t cells = vary.empty() ? 0 : 1;
    for (const auto& values : vary) cells *= std::ssize(values);
    (*folder)->noteOlder("cell-", 0, cells);
    (*folder)->noteOlder("repeat-", 0,
                         vary.empty() && experiment->repeats() > 1 ? experiment->repeats() : 0);
  }
  return runAndPrint(*experiment, options, json, [&](const BatchResult& result) {
    return *folder ? writeFiles(**folder, result) : std::vector<Error>();
  });
}

}  // namespace

void addRunCommand(CommandLine& line) {
  auto arguments = std::make_shared<RunArguments>();
  line.add("run", "Run an experiment",
           [arguments](bool json, const std::stop_token& stop) {
             return runCommand(*arguments, json, stop);
           })
      .text("experiment", arguments->experiment, "Preset id or document file",
            Command::Need::Required)
      .list("--set", arguments->set,
            "path=value, e.g. lambda=0.1, graph.pOut=0.2 or race=[fedavg,ifca]; a matrix may be a "
            "CSV file")
      .text("--seed", arguments->seed, "Seed of all random numbers")
      .text("--repeats", arguments->repeats,
            "Number of runs, each with a new draw of graph and data")
      .threads(arguments->work)
      .text("--out", arguments->work.out,
            "Folder for report.json and CSV files of the trace, weights, edges, flows, predictions "
            "and held-out study, and for graph.graphml")
      .text("--graph-contents", arguments->graphContents,
            "What graph.graphml has besides the graph: some of clusters,parameters,errors,flows, "
            "samples, or none; default: all but samples")
      .diagnosis(arguments->diagnose)
      .memory(arguments->allowMemory);
}

}  // namespace gtv::cli
