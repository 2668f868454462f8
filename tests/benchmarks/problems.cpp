#include "problems.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <numbers>
#include <unordered_set>
#include <utility>

#include "base/rng.h"
#include "experiment/documents.h"
#include "graph/neighbour_graphs.h"
#include "instances/problem_building.h"
#include "instances/problem_instance.h"
#include "losses/clustering_loss.h"
#include "penalties/catalogue.h"

namespace gtv::bench {
namespace {

constexpr std::uint64_t seed = 1;
constexpr int meanDegree = 10;

using Fields = std::vector<std::pair<std::string, Json>>;

Experiment changedPreset(const char* id, const Fields& fields) {
  auto experiment = loadPreset(id).value();
  for (const auto& [path, value] : fields) experiment = experiment.with(path, value).value();
  return experiment;
}

GtvProblem made(const Experiment& experiment) {
  const auto network = drawProblemInstance(experiment).value();
  return buildProblem(experiment, *network).value();
}

Json chainGraph(int nodes, double boundaryWeight) {
  return {{"kind", "chain"},
          {"clusterSizes", {nodes / 2, nodes - nodes / 2}},
          {"boundaryWeight", boundaryWeight}};
}

std::shared_ptr<const Penalty> penaltyOf(const char* id, int dimension) {
  const auto& catalogue = penaltyCatalogue();
  return catalogue.find(id)->make(defaultChoice(catalogue.view, id), dimension).value();
}

/// The edge as one number, whichever way round it is.
std::uint64_t keyOf(const Edge& edge) {
  const auto low = static_cast<std::uint64_t>(std::min(edge.head, edge.tail));
  const auto high = static_cast<std::uint64_t>(std::max(edge.head, edge.tail));
  return (high << 32U) | low;
}

/// Every node is joined to its five neighbours on either side of a ring; then pairs of edges
/// a–b, c–d become a–d, c–b, six times as often as there are edges. What a switch would make a loop
/// or double stays.
std::vector<Edge> regularEdges(int nodes, Rng rng) {
  std::vector<Edge> edges;
  std::unordered_set<std::uint64_t> present;
  for (int i = 0; i < nodes; ++i)
    for (int step = 1; step <= meanDegree / 2; ++step) {
      edges.push_back({i, (i + step) % nodes, 1});
      present.insert(keyOf(edges.back()));
    }
  const auto count = static_cast<std::int64_t>(edges.size());
  for (std::int64_t k = 0; k < 6 * count; ++k) {
    auto& one = edges[static_cast<std::size_t>(rng.below(count))];
    auto& other = edges[static_cast<std::size_t>(rng.below(count))];
    const Edge first{one.head, other.tail, 1};
    const Edge second{other.head, one.tail, 1};
    if (first.head == first.tail || second.head == second.tail) continue;
    if (present.contains(keyOf(first)) || present.contains(keyOf(second))) continue;
    present.erase(keyOf(one));
    present.erase(keyOf(other));
    present.insert(keyOf(first));
    present.insert(keyOf(second));
    one = first;
    other = second;
  }
  return edges;
}

/// Two half circles that reach into each other, point by point from one and the other.
Matrix moonPoints(int nodes, Rng rng) {
  Matrix points(2, nodes);
  for (int i = 0; i < nodes; ++i) {
    const double angle = std::numbers::pi * rng.uniform();
    if (i % 2 == 0)
      points.col(i) << std::cos(angle), std::sin(angle);
    else
      points.col(i) << 1 - std::cos(angle), 0.5 - std::sin(angle);
    for (int j = 0; j < 2; ++j) points(j, i) += 0.1 * rng.normal();
  }
  return points;
}

std::vector<NamedProblem> blockModels() {
  return {{"sbm pOut .01", blockModel(0.01, 0)},
          {"sbm pOut .01, noise .1", blockModel(0.01, 0.1)},
          {"sbm pOut .2, noise 1", blockModel(0.2, 1)},
          {"sbm pOut .6", blockModel(0.6, 0)},
          {"chain 100", weakChain()}};
}

}  // namespace

GtvProblem blockModel(double pOut, double noise) {
  return made(
      changedPreset("sbm-two-clusters-printed", {{"graph.pOut", pOut}, {"data.noise", noise}}));
}

GtvProblem wideBlockModel(double labeledFraction) {
  return made(changedPreset("table1-printed", {{"data.labeledFraction", labeledFraction}}));
}

GtvProblem weakChain() {
  return made(changedPreset(
      "chain", {{"graph", chainGraph(100, 0.5)}, {"data.noise", 0.1}, {"lambda", 0.1}}));
}

GtvProblem star(double lambda) { return made(changedPreset("star", {{"lambda", lambda}})); }

GtvProblem longChain(int nodes) {
  return made(changedPreset(
      "chain", {{"graph", chainGraph(nodes, 1)}, {"data.noise", 0.1}, {"lambda", 0.1}}));
}

Experiment levelsExperiment(int nodes) {
  Json sizes = Json::array();
  Json vectors = Json::array();
  for (int k = 0; k < 20; ++k) {
    sizes.push_back(nodes / 20);
    vectors.push_back({(k * 7) % 5 - 2, (k * 3) % 7 - 3});
  }
  return changedPreset("chain",
                       {{"graph", Json{{"kind", "chain"}, {"clusterSizes", sizes}}},
                        {"data", Json{{"kind", "linear"},
                                      {"samples", 5},
                                      {"noise", 0.1},
                                      {"truth", {{"kind", "per-cluster"}, {"vectors", vectors}}}}},
                        {"lambda", 1}});
}

GtvProblem levels(int nodes) { return made(levelsExperiment(nodes)); }

GtvProblem geometric(int nodes) {
  const double radius = std::sqrt(meanDegree / (std::numbers::pi * nodes));
  return made(changedPreset(
      "sbm-two-clusters",
      {{"graph",
        {{"kind", "random-geometric"}, {"nodes", nodes}, {"radius", radius}, {"clusters", 2}}},
       {"data.noise", 0.1},
       {"lambda", 0.05}}));
}

GtvProblem regular(int nodes) {
  // The catalogue has no such graph: the network is put together here.
  const auto experiment =
      changedPreset("sbm-two-clusters", {{"data.noise", 0.1}, {"lambda", 0.05}});
  const Rng root(seed);
  ProblemInstance network;
  network.graph = std::make_shared<EmpiricalGraph>(
      EmpiricalGraph::make(nodes, regularEdges(nodes, root.stream("edges"))).value());
  for (int i = 0; i < nodes; ++i) {
    network.nodeKeys.push_back(std::to_string(i));
    network.clusters.push_back(i % 2);
  }
  DataContext context;
  context.rng = root.stream("data");
  context.nodeKeys = network.nodeKeys;
  context.clusters = network.clusters;
  const auto data = experiment.data();
  network.data = std::make_shared<NodeData>(
      dataCatalogue().find(data.kind())->make.make(data, context).value());
  return buildProblem(experiment, network).value();
}

GtvProblem moons(int nodes, int neighbours, double lambda) {
  const auto points = moonPoints(nodes, Rng(seed).stream("moons"));
  std::vector<Edge> edges;
  for (const auto& [first, second, distance] :
       nearestNeighbourPairs(points, neighbours, Metric::Euclidean))
    edges.push_back({first, second, std::exp(-2 * distance * distance)});
  GtvProblem problem;
  problem.graph =
      std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(nodes, std::move(edges)).value());
  for (int i = 0; i < nodes; ++i)
    problem.losses.push_back(std::make_shared<ClusteringLoss>(points.col(i), Vector::Zero(2)));
  problem.penalty = penaltyOf("nlasso", 2);
  problem.dimension = 2;
  problem.lambda = lambda;
  return problem;
}

GtvProblem withMocha(GtvProblem problem, double lambda) {
  problem.penalty = penaltyOf("mocha", problem.dimension);
  problem.lambda = lambda;
  return problem;
}

std::vector<NamedProblem> paperProblems() {
  auto problems = blockModels();
  problems.push_back({"star, lambda .4", star(0.4)});
  problems.push_back({"star, lambda .5", star(0.5)});
  problems.push_back({"star, lambda 5", star(5)});
  return problems;
}

std::vector<NamedProblem> sliderProblems() {
  auto problems = blockModels();
  problems.push_back({"star", star(0.5)});
  problems.push_back({"moons 1000, lambda .2 to 1.4", moons(1000, 10, 0.5)});
  problems.push_back({"moons 1000, lambda 2 to 14", moons(1000, 10, 5)});
  return problems;
}

}  // namespace gtv::bench
