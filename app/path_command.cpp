#include "path_command.h"

#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/json.h"
#include "base/number.h"
#include "console.h"
#include "exact/lambda_path.h"
#include "experiment/documents.h"
#include "experiment_option.h"
#include "memory_option.h"
#include "progress.h"
#include "run/report.h"
#include "run/result_tables.h"
#include "solve_command.h"

namespace gtv::cli {
namespace {

struct PathArguments {
  SolveArguments problem;
  std::string experiment;  ///< instead of a problem of the user's own
  std::vector<std::string> set;
  std::string lambdas;
  bool allowMemory = false;
};

Result<Experiment> pathExperiment(const PathArguments& arguments) {
  if (arguments.experiment.empty()) {
    if (arguments.problem.edges.empty() || arguments.problem.data.empty())
      return Error{"path", "expected --edges and --data, or an experiment"};
    auto experiment = solveExperiment(arguments.problem);
    return experiment ? withValues(std::move(*experiment), arguments.set) : experiment;
  }
  SolveArguments nothing;
  nothing.work = arguments.problem.work;
  if (arguments.problem != nothing)
    return Error{"path", "an experiment brings its own problem; change it with --set path=value"};
  auto experiment = loadExperiment(arguments.experiment);
  if (experiment) experiment = withValues(std::move(*experiment), arguments.set);
  if (!experiment) return experiment;
  // What the experiment changes on its way is another path.
  return experiment->with("events", Json::array());
}

std::string pathCsv(const LambdaPath& path) {
  std::string out = "lambda,objective,gap,clusters,mse,testMse\n";
  for (const auto& point : path.points) {
    const auto cell = [](const Json& value) {
      return value.is_number() ? formatNumber(value.get<double>()) : std::string();
    };
    const auto& labels = point.at("labelMse");
    out += fmt::format("{},{},{},{},{},{}\n", cell(point.at("lambda")), cell(point.at("objective")),
                       cell(point.at("gap")), cell(point.at("clusters")),
                       cell(point.value("mse", Json(nullptr))),
                       labels.is_object() ? cell(labels.at("test")) : std::string());
  }
  return out;
}

void printPath(const LambdaPath& path) {
  put(fmt::format("{:>12} {:>12} {:>10} {:>9} {:>10}  {}\n", "lambda", "objective", "gap",
                  "clusters", "iterations", "status"));
  for (const auto& point : path.points)
    put(fmt::format("{:>12} {:>12} {:>10} {:>9} {:>10}  {}\n", shortNumber(point["lambda"]),
                    shortNumber(point["objective"]),
                    point["gap"].is_number() ? fmt::format("{:.2e}", point["gap"].get<double>())
                                             : std::string("–"),
                    shortNumber(point["clusters"]), shortNumber(point["iterations"]),
                    point["status"].get<std::string>()));
  for (const auto& merge : path.merges)
    put(fmt::format("{} are fused from lambda = {:.6g} on\n",
                    counted(std::ssize(merge.nodes), "node"), merge.lambda));
}

int pathCommand(const PathArguments& arguments, bool json, const std::stop_token& stop) {
  const auto experiment = pathExperiment(arguments);
  if (!experiment) return fail(experiment.error());
  const auto lambdas = parseLambdas(arguments.lambdas);
  if (!lambdas) return fail(lambdas.error());
  const auto memory = estimatePathMemory(*experiment, static_cast<int>(lambdas->size()));
  if (auto fits = requireMemory(memory, arguments.allowMemory); !fits) return fail(fits.error());
  const auto threads = threadsOf(arguments.problem.work);
  if (!threads) return fail(threads.error());
  const auto out = fileOrFolderOf(arguments.problem.work,
                                  inputsOf(*experiment, arguments.experiment), "path.csv");
  if (!out) return fail(out.error());
  if (out->folder) out->folder->noteOlder("lambda-", 1, std::ssize(*lambdas));
  Result<void> written;
  ProgressBar bar;
  PathOptions options;
  options.stop = stop;
  options.threads = *threads;
  options.progress = [&](int done, const Run& run) {
    bar.show(done, static_cast<std::int64_t>(lambdas->size()));
    if (!out->folder) return;
    for (const auto& [name, text] : resultFiles(run))
      if (written) written = out->folder->write(fmt::format("lambda-{}/{}", done, name), text);
  };
  const auto begin = std::chrono::steady_clock::now();
  const auto path = lambdaPath(*experiment, *lambdas, options);
  if (!path) return fail(path.error());
  if (out->file) written = out->file->write(pathCsv(*path));
  if (out->folder && written) written = out->folder->write("path.csv", pathCsv(*path));
  const double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  auto report = pathReport(*path);
  printNotes(report);
  report["timing"] = timing(seconds, *threads);
  if (json)
    print(report);
  else
    printPath(*path);
  if (!written) return fail(written.error());
  return path->stopped ? exitStopped : path->done ? exitDone : exitMissed;
}

}  // namespace

void addPathCommand(CommandLine& line) {
  auto arguments = std::make_shared<PathArguments>();
  auto command = line.add(
      "path", "Solve over a grid of λ, each from the previous solution, and list where nodes fuse",
      [arguments](bool json, const std::stop_token& stop) {
        return pathCommand(*arguments, json, stop);
      });
  command
      .text("experiment", arguments->experiment,
            "Preset id or document file, in place of --edges and --data")
      .list("--set", arguments->set, "path=value, changes a field of the experiment");
  addProblemOptions(command, arguments->problem, ProblemFiles::Optional);
  command
      .text("--lambdas", arguments->lambdas, "lo:hi:n, n values evenly spaced in log λ",
            Command::Need::Required)
      .threads(arguments->problem.work)
      .text("--out", arguments->problem.work.out,
            "File to write the curves over λ to, such as path.csv, or a folder for these and for "
            "all results at every λ, in lambda-1, lambda-2, …")
      .memory(arguments->allowMemory);
}

}  // namespace gtv::cli
