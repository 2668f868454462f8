#include "graph/pair_weights.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/counted.h"

namespace gtv {
namespace {

/// A node whose edges weigh less than this together, beside the heaviest node, is almost uncoupled.
constexpr double negligible = 1e-6;
/// Where no node's edges weigh more than this together, no usual λ couples any nodes.
constexpr double faint = 1e-9;

/// `least` is what the heaviest node is taken to weigh at least.
std::string describeUncoupled(const EmpiricalGraph& graph, double least) {
  if (graph.edgeCount() == 0) return {};
  std::vector<long double> strengths;  // no sum of doubles is too large
  strengths.reserve(static_cast<std::size_t>(graph.nodeCount()));
  for (int i = 0; i < graph.nodeCount(); ++i)
    if (graph.degree(i) > 0) {
      strengths.push_back(0);
      for (const auto& incidence : graph.neighbours(i))
        strengths.back() += graph.edge(incidence.edge).weight;
    }
  const long double heaviest =
      std::max<long double>(least, *std::max_element(strengths.begin(), strengths.end()));
  if (heaviest < faint)
    return fmt::format(
        "the edge weights add up to at most {:.3g} at a node: unless λ is as large as {:.0e}, the "
        "nodes are almost uncoupled",
        heaviest, 1 / heaviest);
  const auto uncoupled =
      std::count_if(strengths.begin(), strengths.end(),
                    [&](long double strength) { return strength < negligible * heaviest; });
  if (uncoupled == 0) return {};
  const auto [smallest, largest] =
      std::minmax_element(graph.edges().begin(), graph.edges().end(),
                          [](const Edge& a, const Edge& b) { return a.weight < b.weight; });
  return fmt::format(
      "the edge weights run from {:.3g} to {:.3g}: at {} of {} ({:.3g} %) they add up to less than "
      "a millionth of {:.3g}, so that a λ which suits the others leaves {} almost uncoupled",
      smallest->weight, largest->weight, uncoupled, counted(graph.nodeCount(), "node"),
      100.0 * static_cast<double>(uncoupled) / graph.nodeCount(), heaviest,
      verbOf(uncoupled, "this node", "these nodes"));
}

double weightOf(const PairWeights& weights, double distance) {
  switch (weights.kind) {
    case PairWeights::Kind::Inverse:
      return 1 / (distance + weights.offset);
    case PairWeights::Kind::Exponential:
      return std::exp(-weights.rate * distance);
    case PairWeights::Kind::Uniform:
      break;
  }
  return 1;
}

}  // namespace

Result<std::vector<Edge>> weighPairs(const PairWeights& weights,
                                     const std::vector<NodePair>& pairs) {
  // A common factor cancels when the weights are divided by their mean, underflow does not.
  double shortest = 0;
  if (weights.kind == PairWeights::Kind::Exponential && weights.normalise && !pairs.empty())
    shortest = std::min_element(pairs.begin(), pairs.end(), [](const auto& a, const auto& b) {
                 return a.distance < b.distance;
               })->distance;
  std::vector<Edge> edges;
  edges.reserve(pairs.size());
  double sum = 0;
  for (const auto& [first, second, distance] : pairs) {
    if (weights.kind == PairWeights::Kind::Inverse && distance + weights.offset <= 0)
      return Error{weights.field,
                   fmt::format("must be > 0: nodes {} and {} coincide", first, second)};
    edges.push_back({first, second, weightOf(weights, distance - shortest)});
    sum += edges.back().weight;
  }
  const double mean = edges.empty() ? 1 : sum / static_cast<double>(edges.size());
  for (std::size_t k = 0; k < edges.size(); ++k) {
    if (weights.normalise) edges[k].weight /= mean;
    if (edges[k].weight > 0 && std::isfinite(edges[k].weight)) continue;
    return Error{weights.field,
                 fmt::format("edge {}-{} of length {} would have weight {}", edges[k].head,
                             edges[k].tail, pairs[k].distance, edges[k].weight)};
  }
  return edges;
}

std::string describeUncoupledNodes(const EmpiricalGraph& graph) {
  return describeUncoupled(graph, 0);
}

std::string describeUncoupledNodes(const EmpiricalGraph& graph, const PairWeights& weights,
                                   const std::vector<NodePair>& pairs) {
  const bool exponential = weights.kind == PairWeights::Kind::Exponential;
  auto what = describeUncoupled(graph, exponential ? 1 : 0);
  if (what.empty() || weights.kind == PairWeights::Kind::Uniform) return what;
  double meanDistance = 0;
  for (const auto& pair : pairs) meanDistance += pair.distance / static_cast<double>(pairs.size());
  const double value = !exponential          ? weights.offset
                       : weights.fieldIsRate ? weights.rate
                                             : 1 / weights.rate;
  return weights.fieldIsRate ? fmt::format("{}; make {}, {}, smaller: 1/(mean distance) is {:.3g}",
                                           what, weights.field, value, 1 / meanDistance)
                             : fmt::format("{}; make {}, {}, larger: the mean distance is {:.3g}",
                                           what, weights.field, value, meanDistance);
}

}  // namespace gtv
