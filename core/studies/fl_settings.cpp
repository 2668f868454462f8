#include "studies/fl_settings.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <optional>

#include "base/counted.h"
#include "base/localized.h"
#include "data/table_split.h"
#include "diagnostics/critical_lambda.h"
#include "diagnostics/metrics.h"
#include "edits/experiment_edits.h"
#include "federated/catalogue.h"
#include "instances/local_models.h"
#include "instances/problem_building.h"
#include "instances/problem_instance.h"
#include "run/run.h"
#include "vertical/vertical_solver.h"

namespace gtv {
namespace {

constexpr int mostDoublings = 50;
constexpr int mostHalvings = 14;
constexpr double smallestLambda = 1e-3;

/// Changes several fields; the first that does not fit is the Error.
Result<Experiment> withAll(const Experiment& experiment,
                           const std::vector<std::pair<std::string, Json>>& fields) {
  auto next = experiment;
  for (const auto& [path, value] : fields) {
    auto changed = next.with(path, value);
    if (!changed) return changed.error();
    next = std::move(*changed);
  }
  return next;
}

/// Optima of one experiment at one λ after the other.
class Optima {
 public:
  static Result<Optima> start(const Experiment& experiment, const std::stop_token& stop) {
    // What messages carry and who lies about it is nothing that an optimum could know.
    Json honest = Json::array();
    for (const auto& attack : experiment.at("attacks"))
      if (attack.at("kind") != "report") honest.push_back(attack);
    auto solved =
        withAll(experiment, {{"solver", Json{{"kind", "auto"}}},
                             {"stop", Json{{"maxIterations", 20000}, {"tolerance", 1e-7}}},
                             {"network", nullptr},
                             {"attacks", std::move(honest)},
                             {"events", nullptr},
                             {"vary", nullptr}});
    if (!solved) return solved.error();
    auto run = Run::start(*solved, 0, stop);
    if (!run) return run.error();
    return Optima(std::move(*run), stop);
  }

  /// Coordinates from 0 to `count` − 1 of the minimiser at this λ; all for −1.
  Result<Matrix> at(double lambda, int count = -1) {
    if (auto changed = run_->change("lambda", lambda); !changed) return changed.error();
    while (run_->advance(1000, stop_) == RunStatus::Running) {
    }
    if (run_->status() != RunStatus::Converged) return Error{"lambda", run_->message()};
    const auto& W = run_->primal();
    return Matrix(count < 0 ? W : W.topRows(count));
  }

  /// What has become one at this λ.
  Result<std::vector<int>> clustersAt(double lambda, int count = -1) {
    const auto W = at(lambda, count);
    if (!W) return W.error();
    return fusedClusters(*network().graph, *W, run_->clusterTolerance());
  }

  /// The first of λ, 2λ, 4λ, … at which these coordinates agree in every component of the graph.
  Result<double> agreement(double lambda, int count = -1) {
    const int components = clusterCount(network().graph->components());
    lambda = std::max(lambda, smallestLambda);
    for (int k = 0; k < mostDoublings; ++k, lambda *= 2) {
      const auto clusters = clustersAt(lambda, count);
      if (!clusters) return clusters.error();
      if (clusterCount(*clusters) == components) return lambda;
    }
    return Error{"lambda", "the nodes agree at no λ that was tried"};
  }

  const ProblemInstance& network() const { return *run_->network(); }

 private:
  Optima(std::unique_ptr<Run> run, std::stop_token stop)
      : run_(std::move(run)), stop_(std::move(stop)) {}

  std::unique_ptr<Run> run_;
  std::stop_token stop_;
};

/// A norm fuses nodes at a finite λ; others give way to network Lasso.
Result<Experiment> withNorm(const Experiment& experiment, const ProblemInstance& network) {
  const auto problem = buildProblem(experiment, network);
  if (!problem) return problem.error();
  if (problem->penalty->isNorm()) return experiment;
  return experiment.with("penalty", Json{{"kind", "nlasso"}});
}

/// Where no λ of consensus can be proved: own data count for a thousandth beside any neighbour.
double overwhelmingLambda(const ProblemInstance& network) {
  constexpr double times = 1000;
  double least = std::numeric_limits<double>::infinity();
  for (const auto& edge : network.graph->edges())
    if (edge.weight > 0) least = std::min(least, edge.weight);
  return std::isfinite(least) ? times / least : 0;
}

/// Parameter vectors that can be found exactly, which is what λ is chosen by.
Result<void> needsExactOptima(const Experiment& experiment, const GtvProblem& problem) {
  if (trainsLearners(experiment))
    return Error{"solver",
                 "models that fit and predict come close to each other, but no λ makes "
                 "them equal; take a method of parameter vectors"};
  if (!problem.isConvex())
    return Error{
        "model",
        "the losses of a neural network are not convex, so no λ can be proved to be large enough"};
  return {};
}

/// From this λ on the nodes of every component agree.
Result<double> lambdaOfConsensus(const Experiment& experiment, const ProblemInstance& network,
                                 const std::stop_token& stop) {
  const auto problem = buildProblem(experiment, network);
  if (!problem) return problem.error();
  const auto critical = criticalLambda(*problem, {}, stop);
  if (critical.why.empty() && std::isfinite(critical.overall.high)) return critical.overall.high;
  const bool kinks = std::any_of(problem->losses.begin(), problem->losses.end(),
                                 [](const auto& loss) { return loss->hasKinks(); });
  if (!kinks) return Error{"lambda", critical.why};
  auto optima = Optima::start(experiment, stop);
  if (!optima) return optima.error();
  return optima->agreement(experiment.lambda());
}

/// A λ at which all nodes of a connected graph agree on one model; see decentralised.
Result<Experiment> atConsensus(const Experiment& experiment, const std::stop_token& stop) {
  const auto network = drawProblemInstance(experiment, 0, stop);
  if (!network) return network.error();
  if (const int parts = clusterCount((*network)->graph->components()); parts > 1)
    return Error{"graph", fmt::format("has {} components, which stay apart for every λ", parts)};
  const auto problem = buildProblem(experiment, **network);
  if (!problem) return problem.error();
  if (!needsExactOptima(experiment, *problem))
    return experiment.with("lambda", std::max(experiment.lambda(), overwhelmingLambda(**network)));
  const auto normed = withNorm(experiment, **network);
  if (!normed) return normed.error();
  const auto lambda = lambdaOfConsensus(*normed, **network, stop);
  if (!lambda) return lambda.error();
  constexpr double margin = 1.1;
  return normed->with("lambda", std::max({experiment.lambda(), margin * *lambda, smallestLambda}));
}

Result<Experiment> centralise(const Experiment& experiment, const Choice&,
                              const std::stop_token& stop) {
  const auto network = drawProblemInstance(experiment, 0, stop);
  if (!network) return network.error();
  const auto& drawn = (*network)->drawing;
  const int n = drawn.graph->nodeCount();
  const int centre = n + static_cast<int>(drawn.added.size());
  auto edits = readGraphEdits(experiment.at("edits"), n, centre + 1);
  if (!edits) return edits.error();
  edits->nodes.push_back({0.5, 0.5, 0});
  edits->edges.clear();
  for (const int id : (*network)->ids) edits->edges.push_back({id, centre, 1});
  Json nodes = experiment.at("nodes");
  nodes.push_back(Json{{"node", centre}, {"masked", true}});
  auto star = withAll(experiment, {{"graph", Json{{"kind", "explicit"},
                                                  {"nodes", n},
                                                  {"edges", Json::array()},
                                                  {"clusters", drawn.clusters}}},
                                   {"edits", graphEditsJson(*edits)},
                                   {"nodes", nodes},
                                   {"positions", nullptr}});
  // A method that has a server averages by itself.
  if (!star || serversOf(experiment.solver()) != Servers::None) return star;
  auto one = atConsensus(*star, stop);
  if (one || stop.stop_requested()) return one;
  const auto made = drawProblemInstance(*star, 0, stop);
  if (!made) return made.error();
  return star->with("lambda", std::max(star->lambda(), overwhelmingLambda(**made)));
}

Result<Experiment> decentralise(const Experiment& experiment, const Choice&,
                                const std::stop_token& stop) {
  return atConsensus(experiment, stop);
}

Result<Experiment> cluster(const Experiment& experiment, const Choice&,
                           const std::stop_token& stop) {
  const auto network = drawProblemInstance(experiment, 0, stop);
  if (!network) return network.error();
  const auto problem = buildProblem(experiment, **network);
  if (!problem) return problem.error();
  if (auto fits = needsExactOptima(experiment, *problem); !fits) return fits.error();
  const auto normed = withNorm(experiment, **network);
  if (!normed) return normed.error();
  const auto top = lambdaOfConsensus(*normed, **network, stop);
  if (!top) return top.error();
  auto optima = Optima::start(*normed, stop);
  if (!optima) return optima.error();
  const int n = (*network)->nodeCount();
  std::optional<double> best;
  double bestScore = 0;
  for (int k = 1; k <= mostHalvings && *top > 0; ++k) {
    const double lambda = std::ldexp(*top, -k);
    const auto clusters = optima->clustersAt(lambda);
    if (!clusters) return clusters.error();
    const int count = clusterCount(*clusters);
    if (count <= 1 || count >= n) continue;
    const double score = (*network)->knowsClusters()
                             ? adjustedRandIndex(*clusters, (*network)->clusters)
                             : -std::abs(std::log(count / std::sqrt(static_cast<double>(n))));
    if (best && score <= bestScore) continue;
    best = lambda;
    bestScore = score;
  }
  if (!best)
    return Error{
        "lambda",
        "no λ below the critical one gives more than one cluster and fewer clusters than nodes"};
  return normed->with("lambda", *best);
}

/// Half of the parameters; of a network with hidden layers all but those of the last layer: common
/// features, and a head of its own for every node.
int usuallyShared(const ProblemInstance& network) {
  const auto& net = network.parametricModel().network;
  if (!net || net->options().sizes.size() < 3) return network.dimension() / 2;
  const auto& sizes = net->options().sizes;
  const auto inputs = sizes[sizes.size() - 2] + (net->options().biases ? 1 : 0);
  return network.dimension() - static_cast<int>(sizes.back() * inputs);
}

Result<Experiment> personalise(const Experiment& experiment, const Choice& choice,
                               const std::stop_token& stop) {
  const auto network = drawProblemInstance(experiment, 0, stop);
  if (!network) return network.error();
  const auto problem = buildProblem(experiment, **network);
  if (!problem) return problem.error();
  if (trainsLearners(experiment)) return needsExactOptima(experiment, *problem).error();
  const int d = (*network)->dimension();
  if (d < 2) return Error{"data", "one parameter cannot be shared in part"};
  const int wanted = choice.integer("shared");
  if (wanted >= d)
    return Error{"shared",
                 fmt::format("must be less than {}, the number of parameters, got {}", d, wanted)};
  const int shared = wanted == 0 ? usuallyShared(**network) : wanted;
  auto mixed = experiment.with(
      "penalty", Json{{"kind", "mixed"}, {"blocks", fmt::format("1-{}:nlasso", shared)}});
  if (!mixed) return mixed;
  if (!problem->isConvex())
    return mixed->with("lambda", std::max(experiment.lambda(), overwhelmingLambda(**network)));
  auto optima = Optima::start(*mixed, stop);
  if (!optima) return optima.error();
  const auto lambda = optima->agreement(experiment.lambda(), shared);
  if (!lambda) return lambda.error();
  return mixed->with("lambda", *lambda);
}

Result<Experiment> splitData(const Experiment& experiment, const Choice& choice,
                             const char* split) {
  const auto data = experiment.data();
  if (!data.has("split"))
    return Error{"data.kind", "only a table, or the digits, is one dataset that can be split"};
  const bool isTable = data.kind() == "table";
  if (isTable && data.integer("lags") > 0)
    return Error{
        "data.lags",
        "the rows of a time series cannot be divided among nodes: set the lags to 0 first"};
  const int parts = choice.integer("parts");
  auto layout = experiment.layout().json();
  if (experiment.layout().kind() == "geographic") layout = Json{{"kind", "auto"}};
  std::vector<std::pair<std::string, Json>> fields{
      {"data.split", split},
      {"data.parts", parts},
      {"graph", Json{{"kind", "complete"}, {"nodes", parts}, {"clusters", 1}}},
      {"layout", layout},
      {"positions", nullptr},
      {"edits", nullptr},
      {"nodes", nullptr},
      {"attacks", nullptr},
      {"heldOut", nullptr}};
  // Models that fit and predict have nothing to add up.
  if (split == splitByColumns && !trainsLearners(experiment))
    fields.emplace_back("solver", Json{{"kind", verticalMethod}});
  if (isTable)
    fields.insert(fields.end(),
                  {{"data.node", ""}, {"data.coordinates", Json::array()}, {"data.heldOut", 0}});
  else
    fields.emplace_back("data.labels", "digit");
  return withAll(experiment, fields);
}

EntryInfo flSettingInfo(std::string id, std::string label, std::string explanation,
                        std::vector<Parameter> parameters = {}) {
  return {std::move(id), std::move(label),     std::move(explanation), "",
          "[LN] 8",      std::move(parameters)};
}

Parameter partsParameter(const char* help) {
  return integerParameter("parts", "Nodes", 4, 1, 1000, help);
}

}  // namespace

const Catalogue<FlSettingMaker>& flSettingCatalogue() {
  static const Catalogue<FlSettingMaker> catalogue(
      displayText("flavour"),
      {{flSettingInfo(
            "centralised", "Centralised",
            "A star: every node is joined to a centre without data, the server, and to no other "
            "node, with a λ at which all nodes have one model"),
        centralise},
       {flSettingInfo(
            "decentralised", "Decentralised",
            "The graph as it is, with a λ at which all nodes agree on one model; if no "
            "such λ can be proved, one at which the coupling is a thousand times as strong "
            "as the data of the nodes"),
        decentralise},
       {flSettingInfo("clustered", "Clustered",
                      "The graph as it is, with a λ at which every cluster has one model"),
        cluster},
       {flSettingInfo("personalised", "Personalised",
                      "Some parameters are shared by all nodes, the others are personal",
                      {integerParameter(
                          "shared", "Shared parameters", 0, 0, 1e5,
                          "Number of parameters, counted from the first, that are shared; 0 shares "
                          "half of them, or all layers but the last of a neural network.")}),
        personalise},
       {flSettingInfo("horizontal", "Horizontal", "The nodes hold different rows of one table",
                      {partsParameter("Number of nodes among which the rows are divided.")}),
        [](const Experiment& experiment, const Choice& choice, const std::stop_token&) {
          return splitData(experiment, choice, splitByRows);
        }},
       {flSettingInfo(
            "vertical", "Vertical",
            "The nodes hold different columns of one table. They share what each makes of "
            "its own columns and predict together",
            {partsParameter("Number of nodes among which the columns are divided.")}),
        [](const Experiment& experiment, const Choice& choice, const std::stop_token&) {
          return splitData(experiment, choice, splitByColumns);
        }}});
  return catalogue;
}

Result<Experiment> withFlSetting(const Experiment& given, const Choice& setting,
                                 const std::stop_token& stop) {
  const auto* entry = flSettingCatalogue().find(setting.kind());
  check(entry != nullptr, "a choice comes from its catalogue");
  // Other methods will be tried on the way.
  auto experiment = withModelOfMethod(given);
  if (!experiment) return experiment;
  auto made = entry->make(*experiment, setting, stop);
  if (!made) return made;
  if (stop.stop_requested()) return Error{"", "stopped"};
  const auto network = drawProblemInstance(*made);
  if (!network) return network.error();
  const auto problem = buildProblem(*made, **network);
  if (!problem) return problem.error();
  const auto context = methodContextOf(*made, **network);
  if (checkSolver(made->solver(), *problem, context)) return made;
  auto automatic = made->with("solver", Json{{"kind", "auto"}});
  // Where messages are lost or false, "auto" is none that sends any.
  if (automatic && !checkSolver(automatic->solver(), *problem, context))
    return made->with("solver", Json{{"kind", "primal-dual"}});
  return automatic;
}

}  // namespace gtv
