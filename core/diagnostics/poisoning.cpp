#include "diagnostics/poisoning.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace gtv {
namespace {

int countOf(const std::vector<bool>& counted) {
  return static_cast<int>(std::count(counted.begin(), counted.end(), true));
}

HonestNodeError errorOfPart(const Matrix& W, const NodeData& data, const std::vector<bool>& counted,
                            const std::optional<LabelClasses>& classes,
                            const ParametricModel& model) {
  return {countOf(counted), meanSquaredError(W, data.truth, counted),
          labelError(W, data, counted, model),
          classes ? labelAccuracy(W, data, *classes, counted, model)
                  : LabelAccuracy{std::nan(""), std::nan("")}};
}

/// `errorOf(counted)` of all honest nodes, and of those at every distance.
template <class ErrorOf>
Poisoning errorsByDistance(const EmpiricalGraph& graph, const std::vector<int>& attackers,
                           ErrorOf&& errorOf) {
  const auto n = static_cast<std::size_t>(graph.nodeCount());
  const auto distance = distancesFrom(graph, attackers);
  const double none = std::numeric_limits<double>::quiet_NaN();
  Poisoning out{{}, {}, 0, none, none};
  std::vector<bool> honest(n, true);
  for (const int i : attackers) honest[static_cast<std::size_t>(i)] = false;
  out.all = errorOf(honest);
  std::map<int, std::vector<bool>> rings;  // those out of reach come last
  constexpr int outOfReach = std::numeric_limits<int>::max();
  for (std::size_t i = 0; i < n; ++i) {
    if (!honest[i]) continue;
    const int ring = distance[i] < 0 ? outOfReach : std::min(distance[i], farthestRing);
    rings.try_emplace(ring, n, false).first->second[i] = true;
  }
  out.byDistance.reserve(rings.size());
  for (const auto& [ring, members] : rings)
    out.byDistance.emplace_back(ring == outOfReach ? -1 : ring, errorOf(members));
  return out;
}

}  // namespace

std::vector<int> distancesFrom(const EmpiricalGraph& graph, const std::vector<int>& sources) {
  std::vector<int> distance(static_cast<std::size_t>(graph.nodeCount()), -1);
  std::vector<int> queue = sources;
  queue.reserve(distance.size());
  for (const int i : sources) distance[static_cast<std::size_t>(i)] = 0;
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const int from = distance[static_cast<std::size_t>(queue[head])];
    for (const auto& incidence : graph.neighbours(queue[head]))
      if (auto& to = distance[static_cast<std::size_t>(incidence.neighbour)]; to < 0) {
        to = from + 1;
        queue.push_back(incidence.neighbour);
      }
  }
  return distance;
}

Vector influenceBounds(const GtvProblem& problem) {
  const double slope = problem.penalty->lipschitzConstant(problem.dimension);
  Vector bounds(problem.nodeCount());
  for (int i = 0; i < problem.nodeCount(); ++i) {
    const double strength = problem.lambda * problem.graph->strength(i);
    bounds[i] = strength == 0 ? 0 : slope * strength / problem.losses[i]->strongConvexity();
  }
  return bounds;
}

Vector localDistances(const GtvProblem& problem, const Matrix& W) {
  Vector distances(problem.nodeCount());
  Vector optimum(problem.dimension);
  for (int i = 0; i < problem.nodeCount(); ++i) {
    const auto& loss = *problem.losses[static_cast<std::size_t>(i)];
    distances[i] = std::numeric_limits<double>::quiet_NaN();
    if (!(loss.strongConvexity() > 0)) continue;
    optimum.setZero();
    loss.conjugateGradient()->apply(optimum);
    distances[i] = (W.col(i) - optimum).norm();
  }
  return distances;
}

Poisoning poisoning(const GtvProblem& problem, const Matrix& W, const NodeData& data,
                    const std::vector<int>& attackers, const std::optional<LabelClasses>& classes,
                    const ParametricModel& model) {
  auto out = errorsByDistance(*problem.graph, attackers, [&](const auto& counted) {
    return errorOfPart(W, data, counted, classes, model);
  });
  Vector bounds = influenceBounds(problem);
  for (const int i : attackers) bounds[i] = std::numeric_limits<double>::infinity();
  double sum = 0;
  double largest = 0;
  for (const double bound : bounds) {
    if (!std::isfinite(bound)) continue;
    ++out.bounded;
    sum += bound;
    largest = std::max(largest, bound);
  }
  if (out.bounded > 0) {
    out.largestBound = largest;
    out.meanBound = sum / out.bounded;
  }
  return out;
}

Poisoning poisoning(const GtvProblem& problem, const LocalPredictors& models, const Matrix& W,
                    const NodeData& data, LabelKind labels, const std::vector<int>& attackers,
                    const std::optional<LabelClasses>& classes) {
  return errorsByDistance(*problem.graph, attackers, [&](const auto& counted) {
    HonestNodeError out{countOf(counted),
                        predictionError(W, data, counted),
                        {std::nan(""), std::nan("")},
                        {std::nan(""), std::nan("")}};
    if (areNumbers(labels)) out.labels = labelError(models, data, counted);
    if (classes) out.accuracy = labelAccuracy(models, data, *classes, counted);
    return out;
  });
}

}  // namespace gtv
