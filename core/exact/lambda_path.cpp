#include "exact/lambda_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "base/number.h"
#include "diagnostics/metrics.h"
#include "exact/lambda_engine.h"
#include "run/attainment.h"
#include "run/report.h"
#include "run/run.h"

namespace gtv {
namespace {

constexpr std::int64_t mostLambdas = 100'000;
constexpr std::int64_t chunk = 256;

/// The engine that follows the optimum, where the experiment leaves the method to us and wants a
/// relative gap that can be had.
std::unique_ptr<LambdaEngine> makeEngine(const Run& run, int threads) {
  const auto& experiment = run.experiment();
  if (experiment.solver().kind() != "auto" || !(experiment.tolerance() > 0)) return nullptr;
  if (!infimumNotAttainedReason(experiment, *run.network(), run.problem()).empty()) return nullptr;
  return std::make_unique<LambdaEngine>(
      run.problem(), LambdaEngineOptions{.tolerance = experiment.tolerance(),
                                         .clusterTolerance = run.clusterTolerance(),
                                         .threads = threads});
}

/// What the experiment allows for one λ.
LambdaBudget budgetOf(const Experiment& experiment, const std::stop_token& stop) {
  LambdaBudget budget{.steps = std::max<std::int64_t>(1, experiment.maxIterations()), .stop = stop};
  if (experiment.timeLimit() > 0) budget.seconds = experiment.timeLimit();
  return budget;
}

}  // namespace

Result<std::vector<double>> parseLambdas(const std::string& text) {
  const auto wrong = [&](const char* what) {
    return Error{"--lambdas",
                 fmt::format("{}, expected lo:hi:n such as 0.001:10:50; got '{}'", what, text)};
  };
  const auto first = text.find(':');
  const auto second = first == std::string::npos ? first : text.find(':', first + 1);
  if (second == std::string::npos) return wrong("not three numbers");
  const auto low = parseNumber(text.substr(0, first));
  const auto high = parseNumber(text.substr(first + 1, second - first - 1));
  const auto count = parseInteger(text.substr(second + 1));
  if (!low || !high || !count) return wrong("not three numbers");
  if (!(*low > 0) || !(*low <= *high)) return wrong("lo must be > 0 and at most hi");
  if (*count < 1 || *count > mostLambdas) return wrong("n must be from 1 to 100000");
  if ((*count == 1) != (*low == *high)) return wrong("n = 1 needs lo = hi");
  std::vector<double> lambdas(static_cast<std::size_t>(*count), *low);
  for (std::size_t k = 1; k < lambdas.size(); ++k) {
    const double share = static_cast<double>(k) / static_cast<double>(*count - 1);
    lambdas[k] = std::exp(std::log(*low) + share * (std::log(*high) - std::log(*low)));
  }
  lambdas.back() = *high;
  return lambdas;
}

std::vector<std::vector<int>> mergedGroups(const std::vector<int>& before,
                                           const std::vector<int>& after) {
  struct Group {
    std::vector<int> nodes;
    bool merged = false;
  };
  // Clusters are numbered by their first node.
  std::map<int, Group> groups;
  for (std::size_t i = 0; i < after.size(); ++i) {
    auto& group = groups[after[i]];
    if (!group.nodes.empty() && before[group.nodes.front()] != before[i]) group.merged = true;
    group.nodes.push_back(static_cast<int>(i));
  }
  std::vector<std::vector<int>> out;
  for (auto& [cluster, group] : groups)
    if (group.merged) out.push_back(std::move(group.nodes));
  return out;
}

Result<LambdaPath> lambdaPath(const Experiment& experiment, const std::vector<double>& lambdas,
                              const PathOptions& options) {
  LambdaPath path;
  if (lambdas.empty()) return path;
  auto first = experiment.with("lambda", lambdas.front());
  if (!first) return first.error();
  auto started = Run::start(*first, 0, options.stop);
  if (!started && options.stop.stop_requested()) {
    path.stopped = true;
    return path;
  }
  if (!started) return started.error();
  auto& run = **started;
  path.nodeKeys = run.network()->nodeKeys;
  run.setThreads(options.threads);
  const auto engine = makeEngine(run, options.threads);
  std::vector<int> clusters;
  for (const double lambda : lambdas) {
    const auto begin = run.iteration();
    if (!path.points.empty())
      if (auto changed = run.change("lambda", lambda); !changed) return changed.error();
    const LambdaOptimum* optimum = nullptr;
    if (engine) {
      optimum = &engine->track(lambda, budgetOf(*first, options.stop));
      run.startFrom(optimum->W, optimum->U, optimum->steps);
    }
    const auto found = run.iteration();
    while (run.status() == RunStatus::Running) run.advance(chunk, options.stop);
    if (run.status() == RunStatus::Stopped) {
      path.stopped = true;
      return path;
    }
    auto report = runReport(run);
    report["iterations"] = run.iteration() - begin + (optimum ? optimum->steps : 0);
    if (optimum && run.iteration() == found) {
      report["solver"] = optimum->method;
      report["solverReason"] = "the optimum is followed from the λ before";
    }
    path.points.push_back(std::move(report));
    const bool allIterations =
        run.status() == RunStatus::IterationLimit && !run.experiment().wantsCertificate();
    if (run.status() != RunStatus::Converged && !allIterations) path.done = false;
    auto now = fusedClusters(*run.network()->graph, run.primal(), run.clusterTolerance());
    if (!clusters.empty())
      for (auto& nodes : mergedGroups(clusters, now))
        path.merges.push_back({lambda, std::move(nodes)});
    clusters = std::move(now);
    if (options.progress) options.progress(static_cast<int>(path.points.size()), run);
  }
  return path;
}

Json pathReport(const LambdaPath& path) {
  Json merges = Json::array();
  for (const auto& merge : path.merges) {
    Json nodes = Json::array();
    for (const int i : merge.nodes) nodes.push_back(path.nodeKeys[i]);
    merges.push_back({{"lambda", merge.lambda}, {"nodes", std::move(nodes)}});
  }
  Json warnings = Json::array();
  for (const auto& point : path.points)
    for (const auto& warning : point.at("warnings"))
      if (std::find(warnings.begin(), warnings.end(), warning) == warnings.end())
        warnings.push_back(warning);
  return Json{
      {"points", path.points}, {"merges", std::move(merges)}, {"warnings", std::move(warnings)}};
}

}  // namespace gtv
