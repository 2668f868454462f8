#include "commands.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <new>
#include <set>
#include <utility>

#include "base/broken_promise.h"
#include "base/counted.h"
#include "base/json.h"
#include "base/number.h"
#include "base/version.h"
#include "console.h"
#include "data/data_table.h"
#include "experiment/documents.h"
#include "experiment_option.h"
#include "graph/generators.h"
#include "graph_commands.h"
#include "kernels/instruction_set.h"
#include "losses/catalogue.h"
#include "memory_option.h"
#include "methods/catalogue.h"
#include "models/catalogue.h"
#include "penalties/catalogue.h"
#include "privacy_command.h"
#include "progress.h"
#include "reproduce_command.h"
#include "run/batch.h"
#include "run/lambda_path.h"
#include "run/network.h"
#include "run/report.h"
#include "session_commands.h"
#include "standard_streams.h"
#include "sweep_command.h"
#include "work_options.h"

namespace gtv::cli {
namespace {

std::string oneOf(const char* what, const CatalogueView& catalogue) {
  return fmt::format("{}: {}", what, catalogue.ids());
}

/// Long lists only begin: nobody reads the keys of all nodes.
std::string onOneLine(const Json& value) {
  constexpr std::size_t most = 100;
  auto text = shortNumber(value);
  if (!value.is_array() || text.size() <= most) return text;
  auto end = most;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return fmt::format("{}… ({}, all with --json)", text.substr(0, end),
                     counted(std::ssize(value), "entry", "entries"));
}

/// The report for people: one line per number.
void printReport(const Json& report, int indent = 0) {
  for (const auto& [key, value] : report.items()) {
    const std::string margin(indent, ' ');
    if (value.is_object() && !value.contains("values")) {
      put(fmt::format("{}{}\n", margin, key));
      printReport(value, indent + 2);
    } else if (value.is_array() && !value.empty() && value[0].is_object()) {
      for (const auto& item : value) {
        printReport(item, indent);
        put("\n");
      }
    } else {
      put(fmt::format("{}{:<{}} {}\n", margin, key, std::max(1, 18 - indent), onOneLine(value)));
    }
  }
}

/// A race for people: one line per method; `seconds` by name, or null.
void printRace(const Json& report, const Json& seconds) {
  const auto& race = report.at("race");
  const auto error = race.at("error").get<std::string>();
  std::vector<std::vector<std::string>> lines{
      {"method", "iterations", "seconds", "messages", "bytes", "objective", error, "status"}};
  for (const auto& method : race.at("methods")) {
    const auto name = method.at("name").get<std::string>();
    lines.push_back({name, shortNumber(method.at("iterations")),
                     shortNumber(seconds.is_null() ? seconds : seconds.at(name)),
                     shortNumber(method.at("messages")), shortNumber(method.at("bytesExchanged")),
                     shortNumber(method.at("objective")), shortNumber(method.at("error")),
                     shortNumber(method.at("status"))});
  }
  putTable(lines);
}

/// The report for people: a race, the cells of a varied one, or numbers.
void printResult(const Json& report) {
  const auto hasRace = [](const Json& part) { return part.contains("race"); };
  if (hasRace(report)) return printRace(report, report.at("timing").at("methods"));
  const auto cells = report.find("cells");
  const auto races = [&](const Json& cell) { return hasRace(cell.at("report")); };
  if (cells == report.end() || std::none_of(cells->begin(), cells->end(), races))
    return printReport(report);
  for (const auto& cell : *cells) {
    put(fmt::format("{}\n", cell.at("set").dump()));
    if (hasRace(cell.at("report")))
      printRace(cell.at("report"), nullptr);  // theirs are of all cells together
    else
      printReport(cell.at("report"), 2);
  }
}

/// Whether writeFiles() gives a file of a run this name.
bool isRunFile(const std::string& name, const Experiment& experiment) {
  if (name == "trace.csv" || name == "edges.csv") return true;
  const bool raceVaries = experiment.at("vary").contains("race");
  const bool races = !experiment.at("race").empty();
  if (name == "weights.csv" || name == "flows.csv") return !races || raceVaries;
  return (races || raceVaries) && name.starts_with("weights-") && name.ends_with(".csv");
}

/// Refuses to replace what the experiment reads by what its runs would write into the folder.
Result<void> checkRunOutput(const std::string& out, const Experiment& experiment,
                            const std::vector<std::filesystem::path>& inputs) {
  namespace fs = std::filesystem;
  const bool nested = !experiment.at("vary").empty() || experiment.repeats() > 1;
  std::error_code code;
  for (auto it = fs::recursive_directory_iterator(out, code);
       !code && it != fs::recursive_directory_iterator(); it.increment(code)) {
    const auto name = it->path().filename().string();
    std::error_code unknown;
    if (it->is_directory(unknown)) {
      if (!nested || !(name.starts_with("cell-") || name.starts_with("repeat-")))
        it.disable_recursion_pending();
      continue;
    }
    const bool isTop = it.depth() == 0;
    const bool ofAll = isTop && (name == "report.json" ||
                                 (name == "heldout.csv" && experiment.at("heldOut").is_object()));
    if (!ofAll && (isTop == nested || !isRunFile(name, experiment))) continue;
    if (auto isFree = checkIsNoInput(it->path(), inputs); !isFree) return isFree;
  }
  return {};
}

/// One file that cannot be written takes no other one with it.
std::vector<Error> writeFiles(const OutputFolder& folder, const BatchResult& result) {
  std::vector<Error> errors;
  const auto write = [&](const std::filesystem::path& name, const std::string& text) {
    if (auto written = folder.write(name, text); !written) errors.push_back(written.error());
  };
  for (const auto& files : result.files) {
    std::vector<std::pair<std::string, std::string>> texts{{"trace.csv", files.trace},
                                                           {"edges.csv", files.edges}};
    if (files.methods.empty())
      texts.insert(texts.end(), {{"weights.csv", files.weights}, {"flows.csv", files.flows}});
    texts.insert(texts.end(), files.methods.begin(), files.methods.end());
    for (const auto& [name, text] : texts) write(std::filesystem::path(files.folder) / name, text);
  }
  if (const auto study = result.report.find("heldOut"); study != result.report.end())
    write("heldout.csv", heldOutCsv(*study));
  write("report.json", prettyJson(result.report));
  return errors;
}

int exitCode(const BatchResult& result) {
  if (result.stopped) return exitStopped;
  return result.done ? exitDone : exitMissed;
}

/// Runs, prints, and returns the exit code; files go where `write` puts them, which returns what
/// could not be written: that is printed all the same.
template <class Write>
int runAndPrint(const Experiment& experiment, BatchOptions options, bool json, Write&& write) {
  ProgressBar bar;
  options.progress = [&](std::int64_t done, std::int64_t planned) { bar.show(done, planned); };
  auto result = runBatch(experiment, options);
  if (!result) return fail(result.error());
  tellNotes(result->report);
  const std::vector<Error> unwritten = write(*result);
  if (json)
    print(result->report);
  else
    printResult(result->report);
  // The others have their results: as in a sweep, that is no bad input as a whole.
  fail(result->failures);
  return unwritten.empty() ? exitCode(*result) : fail(unwritten);
}

struct RunArguments {
  std::string experiment;
  std::vector<std::string> set;
  std::string seed;
  std::string repeats;
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
  const auto threads = threadsOf(arguments.work);
  if (!threads) return fail(threads.error());
  const auto inputs = inputsOf(*experiment, arguments.experiment);
  if (auto isFree = checkRunOutput(arguments.work.out, *experiment, inputs); !isFree)
    return fail(isFree.error());
  const auto folder = folderOf(arguments.work, "report.json");
  if (!folder) return fail(folder.error());
  options.threads = *threads;
  options.diagnose = arguments.diagnose;
  const int atOnce = threadsThatFit(*experiment, *threads);
  if (auto fits = askForMemory(estimateBatchMemory(*experiment, atOnce), arguments.allowMemory);
      !fits)
    return fail(fits.error());
  options.keepFiles = folder->has_value();
  return runAndPrint(*experiment, options, json, [&](const BatchResult& result) {
    return *folder ? writeFiles(**folder, result) : std::vector<Error>();
  });
}

struct SolveArguments {
  std::string edges;
  std::string data;
  std::string loss = "squared";
  std::string penalty = "nlasso";
  std::string lambda;
  std::vector<std::string> lossParameters;
  std::vector<std::string> penaltyParameters;
  std::string ridge;
  std::string lasso;
  std::string lossScale;
  std::string testSet;
  std::string solver = "auto";
  std::vector<std::string> solverParameters;
  std::string model;
  std::vector<std::string> modelParameters;
  std::string tolerance;      ///< empty: 1e-6 for methods of GTVMin
  std::string maxIterations;  ///< empty: 1000000 for methods of GTVMin, 1000 for others
  std::string timeLimit;
  std::string clusterTolerance;
  WorkOptions work;
  bool diagnose = false;
  bool allowMemory = false;

  bool operator==(const SolveArguments&) const = default;
};

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

int solveCommand(const SolveArguments& arguments, bool json, const std::stop_token& stop) {
  const auto experiment = solveExperiment(arguments);
  if (!experiment) return fail(experiment.error());
  if (auto fits = askForMemory(estimateMemory(*experiment), arguments.allowMemory); !fits)
    return fail(fits.error());
  const auto threads = threadsOf(arguments.work);
  if (!threads) return fail(threads.error());
  const auto out = fileOf(arguments.work, inputsOf(*experiment));
  if (!out) return fail(out.error());
  BatchOptions options;
  options.stop = stop;
  options.threads = *threads;
  options.diagnose = arguments.diagnose;
  options.keepFiles = out->has_value();
  return runAndPrint(*experiment, options, json, [&](const BatchResult& result) {
    // A key mistyped in one of the files shows as a node without data or without neighbours.
    for (const auto& [field, what] :
         {std::pair{"nodesWithoutData", "no data"}, std::pair{"isolatedNodes", "no edge"}})
      if (const int count = result.report.value(field, 0); count > 0)
        tell(fmt::format("note: {} of {} {} {}\n", count,
                         counted(result.report.at("nodes").get<int>(), "node"),
                         verbOf(count, "has", "have"), what));
    // Stopped before the first iteration, it has no weights.
    if (!*out || result.files.empty()) return std::vector<Error>();
    const auto written = (*out)->write(result.files.front().weights);
    return written ? std::vector<Error>() : std::vector{written.error()};
  });
}

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
    if (!arguments.set.empty()) return Error{"--set", "needs an experiment"};
    return solveExperiment(arguments.problem);
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
  if (auto fits = askForMemory(memory, arguments.allowMemory); !fits) return fail(fits.error());
  const auto threads = threadsOf(arguments.problem.work);
  if (!threads) return fail(threads.error());
  const auto out = fileOf(arguments.problem.work, inputsOf(*experiment, arguments.experiment));
  if (!out) return fail(out.error());
  ProgressBar bar;
  PathOptions options;
  options.stop = stop;
  options.threads = *threads;
  options.progress = [&](int done) { bar.show(done, static_cast<std::int64_t>(lambdas->size())); };
  const auto begin = std::chrono::steady_clock::now();
  const auto path = lambdaPath(*experiment, *lambdas, options);
  if (!path) return fail(path.error());
  const auto written = *out ? (*out)->write(pathCsv(*path)) : Result<void>();
  const double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  auto report = pathReport(*path);
  tellNotes(report);
  report["timing"] = timing(seconds, *threads);
  if (json)
    print(report);
  else
    printPath(*path);
  if (!written) return fail(written.error());
  return path->stopped ? exitStopped : path->done ? exitDone : exitMissed;
}

int presetsCommand(bool json) {
  const auto presets = listPresets();
  Json list = Json::array();
  for (const auto& preset : presets)
    list.push_back({{"id", preset.id}, {"title", preset.title}, {"source", preset.source}});
  if (json)
    print(list);
  else
    for (const auto& preset : presets)
      put(fmt::format("{:<20} {} ({})\n", preset.id, preset.title, preset.source));
  return exitDone;
}

int schemaCommand(bool json) {
  Json schema{{"document", entrySchema(documentFields())}};
  for (const auto& [name, catalogue] : documentCatalogues()) {
    schema[name] = Json::array();
    for (const auto& entry : catalogue->entries) schema[name].push_back(entrySchema(entry));
  }
  if (json) {
    print(schema);
    return exitDone;
  }
  for (const auto& [name, entries] : schema.items()) {
    if (!entries.is_array()) continue;
    put(fmt::format("{}\n", name));
    for (const auto& entry : entries) {
      put(fmt::format("  {:<22} {}\n", entry["id"].get<std::string>(),
                      entry["explanation"].get<std::string>()));
      for (const auto& p : entry["parameters"])
        put(fmt::format("      {:<20} {} (default {})\n", p["key"].get<std::string>(),
                        p.value("help", p["label"].get<std::string>()), p["default"].dump()));
    }
  }
  return exitDone;
}

int showCommand(const std::string& idOrFile) {
  std::vector<Error> problems;
  const auto experiment = loadExperiment(idOrFile, &problems);
  if (!experiment) return problems.empty() ? fail(experiment.error()) : fail(problems);
  print(experiment->json());
  return exitDone;
}

}  // namespace

int run(int argc, const char* const* argv, const std::stop_token& stop) {
  CLI::App app{
      "GTV Lab without a window: networked federated learning by generalized total "
      "variation minimization."};
  app.name("gtvlab-cli");
  app.set_version_flag("--version", [] {
    return fmt::format("gtvlab {} ({}, {})", version(), commit(), instructionSet());
  });
  app.require_subcommand(1);
  app.fallthrough(false);
  bool json = false;
  const auto withJson = [&](CLI::App* command) {
    command->add_flag("--json", json, "Print one JSON document and nothing else");
    return command;
  };
  const auto text = [](CLI::App* command, const std::string& name, std::string& value,
                       const std::string& help) {
    // An empty value is an unset variable of the caller's, not a wish for the default.
    return command->add_option(name, value, help)
        ->capture_default_str()
        ->check([](const std::string& given) {
          return given.empty() ? std::string("expected a value, got ''") : std::string();
        });
  };
  const auto list = [](CLI::App* command, const std::string& name, std::vector<std::string>& value,
                       const std::string& help) {
    return command->add_option(name, value, help)->allow_extra_args(false);
  };
  const auto withThreads = [&](CLI::App* command, WorkOptions& work) {
    text(command, "--threads", work.threads,
         "Number of threads, which changes nothing but the time (default: all processors)");
  };
  const auto withDiagnosis = [](CLI::App* command, bool& value) {
    command->add_flag("--diagnose", value,
                      "Add all diagnostics of the solution: critical λ, well-connected clusters, "
                      "…; this may take long");
  };
  const auto withMemory = [](CLI::App* command, bool& value) {
    command->add_flag("--allow-memory", value, allowMemoryHelp);
  };

  const auto withProblem = [&](CLI::App* command, SolveArguments& problem) {
    text(command, "--edges", problem.edges, "edges.csv: source,target[,weight]");
    text(command, "--data", problem.data, "data.csv: node,y,x1,…,xd (clustering: node,x1,…,xd)");
    text(command, "--loss", problem.loss, oneOf("Local loss", lossCatalogue().view));
    text(command, "--penalty", problem.penalty, oneOf("Penalty φ", penaltyCatalogue().view));
    list(command, "--loss-param", problem.lossParameters, "key=value");
    list(command, "--penalty-param", problem.penaltyParameters,
         "key=value; a matrix may be a CSV file, Q=Q.csv");
    text(command, "--ridge", problem.ridge, "Ridge μ of the local losses");
    text(command, "--lasso", problem.lasso, "Lasso ν of the local losses");
    text(command, "--loss-scale", problem.lossScale, "mean or sum over a node's samples");
    text(command, "--test-set", problem.testSet, "test.csv: x1,…,xd, shared unlabelled points");
    text(command, "--solver", problem.solver, oneOf("Method", solverCatalogue().view));
    list(command, "--solver-param", problem.solverParameters, "key=value");
    text(command, "--model", problem.model,
         oneOf("Local model, default linear", modelCatalogue().view));
    list(command, "--model-param", problem.modelParameters, "key=value");
    text(command, "--tol", problem.tolerance,
         "Certified relative gap at which the method stops; default 1e-6, none for methods with "
         "another objective");
    text(command, "--max-iter", problem.maxIterations,
         "Iteration limit; default 1000000, 1000 for methods with another objective");
    text(command, "--time-limit", problem.timeLimit, "Time limit in seconds; 0 means no limit");
    text(command, "--cluster-tol", problem.clusterTolerance,
         "Relative distance below which neighbours count as fused");
  };

  auto* presets = withJson(app.add_subcommand("presets", "List the presets"));
  auto* schema = withJson(
      app.add_subcommand("schema", "List every kind of every catalogue with its parameters"));
  std::string shown;
  auto* show =
      withJson(app.add_subcommand("show", "Print the experiment document with every field"));
  text(show, "experiment", shown, "Preset id or document file")->required();

  RunArguments runArguments;
  auto* runApp = withJson(app.add_subcommand("run", "Run an experiment"));
  text(runApp, "experiment", runArguments.experiment, "Preset id or document file")->required();
  list(runApp, "--set", runArguments.set,
       "path=value, e.g. lambda=0.1, graph.pOut=0.2 or race=[fedavg,ifca]; a matrix may be a CSV "
       "file");
  text(runApp, "--seed", runArguments.seed, "Seed of all random numbers");
  text(runApp, "--repeats", runArguments.repeats,
       "Number of runs, each with a new draw of graph and data");
  withThreads(runApp, runArguments.work);
  text(runApp, "--out", runArguments.work.out,
       "Folder for report.json and CSV files of the trace, weights, edges, flows and held-out "
       "study");
  withDiagnosis(runApp, runArguments.diagnose);
  withMemory(runApp, runArguments.allowMemory);

  SolveArguments solve;
  auto* solveApp =
      withJson(app.add_subcommand("solve", "Solve your own problem to a certified accuracy"));
  withProblem(solveApp, solve);
  solveApp->get_option("--edges")->required();
  solveApp->get_option("--data")->required();
  text(solveApp, "--lambda", solve.lambda, "Regularisation strength λ ≥ 0")->required();
  withThreads(solveApp, solve.work);
  text(solveApp, "--out", solve.work.out, "File to write the parameters to, such as weights.csv");
  withDiagnosis(solveApp, solve.diagnose);
  withMemory(solveApp, solve.allowMemory);

  PathArguments path;
  auto* pathApp = withJson(app.add_subcommand(
      "path",
      "Solve over a grid of λ, each from the previous solution, and list where nodes fuse"));
  text(pathApp, "experiment", path.experiment,
       "Preset id or document file, in place of --edges and --data");
  list(pathApp, "--set", path.set, "path=value, changes a field of the experiment");
  withProblem(pathApp, path.problem);
  text(pathApp, "--lambdas", path.lambdas, "lo:hi:n, n values evenly spaced in log λ")->required();
  withThreads(pathApp, path.problem.work);
  text(pathApp, "--out", path.problem.work.out,
       "File to write the curves over λ to, such as path.csv");
  withMemory(pathApp, path.allowMemory);

  PrivacyArguments privacy;
  auto* privacyApp = withJson(app.add_subcommand("privacy",
                                                 "Compute what the first update of a node reveals "
                                                 "about one of its numbers, over noise levels"));
  text(privacyApp, "experiment", privacy.experiment, "Preset id or document file")->required();
  list(privacyApp, "--set", privacy.set, "path=value, changes a field of the experiment");
  text(privacyApp, "--node", privacy.node,
       "Key of the node in the document; default: the first node that has data");
  text(privacyApp, "--sample", privacy.sample, "Number of the sample at the node, counted from 1");
  text(privacyApp, "--feature", privacy.feature, "Name of the private feature; default: the label");
  text(privacyApp, "--over", privacy.over,
       "What hides the number: noise on the 'updates' (default), noise on the 'features', or "
       "'groups' of k samples with equal features");
  list(privacyApp, "--noise", privacy.noises,
       "Noise levels σ > 0; default: levels around the size of the signal");
  list(privacyApp, "--k", privacy.groups, "Sizes k of the groups; default: 1, 2, 5, 10, …");
  text(privacyApp, "--replicates", privacy.replicates,
       "Number of replicates of an estimate; more replicates are more precise");
  withThreads(privacyApp, privacy.work);
  text(privacyApp, "--out", privacy.work.out, "File to write the curve to, such as privacy.csv");
  withMemory(privacyApp, privacy.allowMemory);

  SweepArguments sweep;
  auto* sweepApp = withJson(app.add_subcommand(
      "sweep", "Run every combination of the values of one or two parameters, repeatedly"));
  text(sweepApp, "experiment", sweep.experiment, "Preset id or document file")->required();
  list(sweepApp, "--vary", sweep.vary,
       "path=values, once or twice; default: the document's vary. Values are separated by commas: "
       "lambda=0.1,1,10 or penalty.kind=nlasso,l1; lo:hi:n is n values evenly spaced, "
       "log:lo:hi:n evenly spaced in their logarithm: lambda=log:0.001:10:13");
  list(sweepApp, "--set", sweep.set, "path=value, changes a field of the experiment");
  text(sweepApp, "--seed", sweep.seed, "Seed of all random numbers");
  text(sweepApp, "--repeats", sweep.repeats,
       "Number of runs of every combination, each with a new draw of graph and data; default: that "
       "of the document");
  withThreads(sweepApp, sweep.work);
  text(sweepApp, "--out", sweep.work.out,
       "File to write one line per run to; an interrupted sweep continues from it");
  sweepApp->add_flag("--fresh", sweep.fresh, "Start from the beginning even if the file exists");
  withMemory(sweepApp, sweep.allowMemory);
  ReproduceArguments reproduction;
  auto* reproduceApp = withJson(
      app.add_subcommand("reproduce", "Run what a published figure shows and compare the numbers"));
  text(reproduceApp, "id", reproduction.id,
       "A figure (T1, F3, H2, …), a preset, all, or a document with published numbers")
      ->required();
  reproduceApp->add_flag("--quick", reproduction.quick, "Make fewer draws");
  withThreads(reproduceApp, reproduction.work);
  text(reproduceApp, "--out", reproduction.work.out,
       "Folder for one CSV file per figure with our and the stated numbers, written as soon as the "
       "figure is done");

  GraphArguments graph;
  auto* graphApp = app.add_subcommand("graph", "Make, convert and describe graphs");
  graphApp->require_subcommand(1);
  const std::string formats = "; .csv, .graphml, .gml, .net (Pajek) or .json (node-link)";
  auto* generateApp = withJson(graphApp->add_subcommand("generate", "Make a graph"));
  text(generateApp, "kind", graph.kind, oneOf("Kind", graphCatalogue().view))->required();
  list(generateApp, "--set", graph.set, "key=value, e.g. pOut=0.2 or clusterSizes=[30,30]");
  text(generateApp, "--seed", graph.seed, "Seed of all random numbers");
  text(generateApp, "--out", graph.out, "File to write" + formats)->required();
  withMemory(generateApp, graph.allowMemory);
  auto* convertApp =
      withJson(graphApp->add_subcommand("convert", "Convert a graph to another format"));
  text(convertApp, "from", graph.in, "File to read" + formats)->required();
  text(convertApp, "to", graph.out, "File to write")->required();
  withMemory(convertApp, graph.allowMemory);
  auto* infoApp = withJson(graphApp->add_subcommand("info", "Describe a graph file"));
  text(infoApp, "file", graph.in, "File to read" + formats)->required();
  withMemory(infoApp, graph.allowMemory);

  SessionArguments session;
  auto* sessionApp = app.add_subcommand("session", "Describe, export, check and replay sessions");
  sessionApp->require_subcommand(1);
  const auto sessionCommand = [&](const char* name, const char* help) {
    auto* command = withJson(sessionApp->add_subcommand(name, help));
    text(command, "file", session.file, "Session (.gtvlab)")->required();
    return command;
  };
  auto* sessionInfoApp = sessionCommand("info", "Describe a session");
  auto* exportApp = sessionCommand("export", "Write documents, data, traces and weights as files");
  text(exportApp, "--out", session.work.out, "Folder to create")->required();
  auto* verifyApp =
      sessionCommand("verify", "Check that everything is as it was written; exit code 1 if not");
  auto* replayApp =
      sessionCommand("replay", "Repeat the runs from the seed; exit code 1 if any number differs");
  text(replayApp, "--run", session.run, "Name of one run; default: all");
  withThreads(replayApp, session.work);
  withMemory(replayApp, session.allowMemory);

  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp& help) {
    return finishOutput(app.exit(help));
  } catch (const CLI::CallForVersion& request) {
    return finishOutput(app.exit(request));
  } catch (const CLI::ParseError& error) {
    // CLI11 asks for a subcommand without a word about the one it did not know.
    const auto unknown =
        app.get_subcommands().empty() ? app.remaining() : std::vector<std::string>();
    std::string message =
        unknown.empty() ? error.what() : fmt::format("no such command: '{}'", unknown.front());
    if (const auto at = message.find(": At Most 1 required"); at != std::string::npos)
      message.replace(at, std::string::npos, " is given more than once");
    tell(fmt::format("error: {}\nRun with --help for usage.\n", message));
    return exitBadInput;
  }
  if (const auto complaint = instructionSetComplaint(); !complaint.empty())
    return fail(Error{"", complaint});
  const auto command = [&] {
    if (presets->parsed()) return presetsCommand(json);
    if (schema->parsed()) return schemaCommand(json);
    if (show->parsed()) return showCommand(shown);
    if (runApp->parsed()) return runCommand(runArguments, json, stop);
    if (generateApp->parsed()) return generateGraph(graph, json, stop);
    if (convertApp->parsed()) return convertGraph(graph, json, stop);
    if (infoApp->parsed()) return graphInfo(graph, json, stop);
    if (sessionInfoApp->parsed()) return sessionInfo(session, json);
    if (exportApp->parsed()) return sessionExport(session, json);
    if (verifyApp->parsed()) return sessionVerify(session, json, stop);
    if (replayApp->parsed()) return sessionReplay(session, json, stop);
    if (privacyApp->parsed()) return privacyCommand(privacy, json, stop);
    if (sweepApp->parsed()) return sweepCommand(sweep, json, stop);
    if (reproduceApp->parsed()) return reproduceCommand(reproduction, json, stop);
    if (pathApp->parsed()) return pathCommand(path, json, stop);
    return solveCommand(solve, json, stop);
  };
  try {
    return finishOutput(command());
  } catch (const std::bad_alloc&) {
    return fail(caughtError("for this"));
  } catch (...) {
    fail(caughtError("for this"));
    return exitMissed;
  }
}

}  // namespace gtv::cli
