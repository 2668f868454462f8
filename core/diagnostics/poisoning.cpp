#include "diagnostics/poisoning.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace gtv {
namespace {

VictimError errorOfPart(const Matrix& W, const NodeData& data, const std::vector<bool>& counted,
                        const ParametricModel& model) {
  VictimError out{0, std::numeric_limits<double>::quiet_NaN(), labelError(W, data, counted, model),
                  labelAccuracy(W, data, counted, model)};
  double squares = 0;
  for (Eigen::Index i = 0; i < W.cols(); ++i) {
    if (!counted[static_cast<std::size_t>(i)]) continue;
    ++out.nodes;
    if (data.truth.cols() > 0) squares += (W.col(i) - data.truth.col(i)).squaredNorm();
  }
  if (data.truth.cols() > 0 && out.nodes > 0) out.mse = squares / out.nodes;
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
  const double slope = problem.penalty->slope(problem.dimension);
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
                    const std::vector<int>& attackers, const ParametricModel& model) {
  const auto n = static_cast<std::size_t>(problem.nodeCount());
  const auto distance = distancesFrom(*problem.graph, attackers);
  const auto bounds = influenceBounds(problem);
  Poisoning out;
  std::vector<bool> victims(n, true);
  for (const int i : attackers) victims[static_cast<std::size_t>(i)] = false;
  out.all = errorOfPart(W, data, victims, model);
  std::map<int, std::vector<bool>> rings;  // those out of reach come last
  constexpr int outOfReach = std::numeric_limits<int>::max();
  double sum = 0;
  double largest = 0;
  for (std::size_t i = 0; i < n; ++i) {
    if (!victims[i]) continue;
    const int ring = distance[i] < 0 ? outOfReach : std::min(distance[i], farthestRing);
    rings.try_emplace(ring, n, false).first->second[i] = true;
    const double bound = bounds[static_cast<Eigen::Index>(i)];
    if (!std::isfinite(bound)) continue;
    ++out.bounded;
    sum += bound;
    largest = std::max(largest, bound);
  }
  const double none = std::numeric_limits<double>::quiet_NaN();
  out.largestBound = out.bounded > 0 ? largest : none;
  out.meanBound = out.bounded > 0 ? sum / out.bounded : none;
  out.byDistance.reserve(rings.size());
  for (const auto& [ring, members] : rings)
    out.byDistance.emplace_back(ring == outOfReach ? -1 : ring,
                                errorOfPart(W, data, members, model));
  return out;
}

}  // namespace gtv
