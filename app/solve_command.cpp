#include "solve_command.h"

#include <fmt/format.h>

#include <memory>
#include <set>
#include <utility>

#include "base/counted.h"
#include "base/json.h"
#include "base/number.h"
#include "batch_output.h"
#include "console.h"
#include "data/data_table.h"
#include "experiment/documents.h"
#include "experiment_option.h"
#include "federated/catalogue.h"
#include "losses/catalogue.h"
#include "memory_option.h"
#include "models/catalogue.h"
#include "penalties/catalogue.h"
#include "standard_streams.h"

namespace gtv::cli {
Result<Experiment> solveExperiment(const SolveArguments& a) {
  Experiment experiment;
  const auto set = [&](const std::string& path, const Json& value) -> Result<void> {
    auto changed = withValue(experiment, path, value);
    if (!changed) return changed.error();
    experiment = std::move(*changed);
    return {};
  };
  const auto setNumber = [&](const std::string& option, const std::string& path,
                             const std::string& text) -> Result<void> {
    if (text.empty()) return {};
    const auto number = parseNumberOption(option, text);
    if (!number) return number.error();
    if (auto done = set(path, *number); !done) return Error{option, done.error().message};
    return {};
  };
  std::set<std::string> given;
  const auto setParameters = [&](const std::string& option, const std::string& section,
                                 const std::vector<std::string>& list) -> Result<void> {
    for (const auto& text : list) {
      const auto assignment = parseAssignment(option, text);
      if (!assignment) return assignment.error();
      const auto& key = assignment->first;
      const bool own = section == "loss" && ((key == "ridge" && !a.ridge.empty()) ||
                                             (key == "lasso" && !a.lasso.empty()) ||
                                             (key == "scale" && !a.lossScale.empty()));
      if (own || !given.insert(fmt::format("{}.{}", section, key)).second)
        return Error{fmt::format("{} {}", option, text), fmt::format("'{}' is given twice", key)};
      if (auto done = set(section + "." + assignment->first, assignment->second); !done)
        return Error{fmt::format("{} {}", option, text), done.error().text()};
    }
    return {};
  };
  Result<void> done = set("title", "solve");
  const auto then = [&](auto&& step) {
    if (done) done = step();
  };
  then([&] { return set("graph", Json{{"kind", "csv"}, {"file", a.edges}}); });
  then([&] {
    return set("data", Json{{"kind", "csv"}, {"file", a.data}, {"testSet", a.testSet}});
  });
  then([&] { return set("loss", Json{{"kind", a.loss}}); });
  then([&] { return setParameters("--loss-param", "loss", a.lossParameters); });
  then([&]() -> Result<void> {
    if (a.lossScale.empty()) return {};
    return set("loss.scale", a.lossScale);
  });
  then([&] { return setNumber("--ridge", "loss.ridge", a.ridge); });
  then([&] { return setNumber("--lasso", "loss.lasso", a.lasso); });
  then([&] { return set("penalty", Json{{"kind", a.penalty}}); });
  then([&] { return setParameters("--penalty-param", "penalty", a.penaltyParameters); });
  then([&] { return setNumber("--lambda", "lambda", a.lambda); });
  then([&] { return a.model.empty() ? Result<void>() : set("model", Json{{"kind", a.model}}); });
  then([&] { return setParameters("--model-param", "model", a.modelParameters); });
  then([&] { return set("solver", Json{{"kind", a.solver}}); });
  then([&] { return setParameters("--solver-param", "solver", a.solverParameters); });
  // Methods with aims of their own end above the minimum, and never prove otherwise.
  const auto* method = solverCatalogue().find(a.solver);
  const bool certifies = method == nullptr || method->make.solvesGtvMin;
  then([&] {
    if (!a.tolerance.empty()) return setNumber("--tol", "stop.tolerance", a.tolerance);
    return certifies ? set("stop.tolerance", 1e-6) : Result<void>();
  });
  then([&]() -> Result<void> {
    if (a.maxIterations.empty()) return set("stop.maxIterations", certifies ? 1'000'000 : 1000);
    const auto count = parseCount("--max-iter", a.maxIterations, 0);
    if (!count) return count.error();
    return set("stop.maxIterations", *count);
  });
  then([&] { return setNumber("--time-limit", "stop.timeLimit", a.timeLimit); });
  then([&] { return setNumber("--cluster-tol", "clusterTolerance", a.clusterTolerance); });
  if (!done) return done.error();
  return experiment;
}

namespace {

int solveCommand(const SolveArguments& arguments, bool json, const std::stop_token& stop) {
  auto experiment = solveExperiment(arguments);
  if (experiment) experiment = withValues(std::move(*experiment), arguments.set);
  if (!experiment) return fail(experiment.error());
  if (auto fits = requireMemory(estimateMemory(*experiment), arguments.allowMemory); !fits)
    return fail(fits.error());
  const auto threads = threadsOf(arguments.work);
  if (!threads) return fail(threads.error());
  const auto out = fileOrFolderOf(arguments.work, inputsOf(*experiment), "report.json");
  if (!out) return fail(out.error());
  BatchOptions options;
  options.stop = stop;
  options.threads = *threads;
  options.diagnose = arguments.diagnose;
  options.keepFiles = out->file || out->folder;
  return runAndPrint(*experiment, options, json, [&](const BatchResult& result) {
    // A key mistyped in one of the files shows as a node without data or without neighbours.
    for (const auto& [field, what] :
         {std::pair{"nodesWithoutData", "no data"}, std::pair{"isolatedNodes", "no edge"}})
      if (const int count = result.report.value(field, 0); count > 0)
        printToStderr(fmt::format("note: {} of {} {} {}\n", count,
                                  counted(result.report.at("nodes").get<int>(), "node"),
                                  verbOf(count, "has", "have"), what));
    // Stopped before the first iteration, it has no weights.
    if (out->folder) return writeFiles(*out->folder, result);
    if (!out->file || result.files.empty()) return std::vector<Error>();
    const auto written = out->file->write(result.files.front().text("weights.csv"));
    return written ? std::vector<Error>() : std::vector{written.error()};
  });
}

}  // namespace

void addProblemOptions(Command& command, SolveArguments& problem, ProblemFiles files) {
  const auto need =
      files == ProblemFiles::Required ? Command::Need::Required : Command::Need::Optional;
  command.text("--edges", problem.edges, "edges.csv: source,target[,weight]", need)
      .text("--data", problem.data, "data.csv: node,y,x1,…,xd (clustering: node,x1,…,xd)", need)
      .text("--loss", problem.loss, oneOf("Local loss", lossCatalogue().view))
      .text("--penalty", problem.penalty, oneOf("Penalty φ", penaltyCatalogue().view))
      .list("--loss-param", problem.lossParameters, "key=value")
      .list("--penalty-param", problem.penaltyParameters,
            "key=value; a matrix may be a CSV file, Q=Q.csv")
      .text("--ridge", problem.ridge, "Ridge μ of the local losses")
      .text("--lasso", problem.lasso, "Lasso ν of the local losses")
      .text("--loss-scale", problem.lossScale, "mean or sum over a node's samples")
      .text("--test-set", problem.testSet, "test.csv: x1,…,xd, shared unlabelled points")
      .text("--solver", problem.solver, oneOf("Method", solverCatalogue().view))
      .list("--solver-param", problem.solverParameters, "key=value")
      .text("--model", problem.model, oneOf("Local model, default linear", modelCatalogue().view))
      .list("--model-param", problem.modelParameters, "key=value")
      .text("--tol", problem.tolerance,
            "Certified relative gap at which the method stops; default 1e-6, none for methods "
            "with another objective")
      .text("--max-iter", problem.maxIterations,
            "Iteration limit; default 1000000, 1000 for methods with another objective")
      .text("--time-limit", problem.timeLimit, "Time limit in seconds; 0 means no limit")
      .text("--cluster-tol", problem.clusterTolerance,
            "Relative distance below which neighbours count as fused");
}

void addSolveCommand(CommandLine& line) {
  auto arguments = std::make_shared<SolveArguments>();
  auto command = line.add("solve", "Solve your own problem to a certified accuracy",
                          [arguments](bool json, const std::stop_token& stop) {
                            return solveCommand(*arguments, json, stop);
                          });
  addProblemOptions(command, *arguments, ProblemFiles::Required);
  command
      .text("--lambda", arguments->lambda, "Regularisation strength λ ≥ 0", Command::Need::Required)
      .threads(arguments->work)
      .list("--set", arguments->set, "path=value, changes a field of the experiment")
      .text("--out", arguments->work.out,
            "File to write the parameters to, such as weights.csv, or a folder for all results: "
            "predictions of every row, errors, clusters, flows, report.json")
      .diagnosis(arguments->diagnose)
      .memory(arguments->allowMemory);
}

}  // namespace gtv::cli
