#include "support/two_groups.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include "base/rng.h"
#include "losses/clustering_loss.h"
#include "support/small_problems.h"

namespace gtv::testing {

GtvProblem twoGroups(int nodes, int neighbours, double lambda, std::uint64_t seed) {
  Rng rng(seed);
  Matrix points(2, nodes);
  for (int i = 0; i < nodes; ++i)
    points.col(i) << rng.normal() + (2 * i < nodes ? 0 : 4), rng.normal();
  std::set<std::pair<int, int>> pairs;
  std::vector<int> others(static_cast<std::size_t>(nodes));
  for (int i = 0; i < nodes; ++i) {
    std::iota(others.begin(), others.end(), 0);
    std::partial_sort(others.begin(), others.begin() + neighbours + 1, others.end(),
                      [&](int a, int b) {
                        return (points.col(a) - points.col(i)).squaredNorm() <
                               (points.col(b) - points.col(i)).squaredNorm();
                      });
    for (int k = 1; k <= neighbours; ++k) pairs.insert(std::minmax(i, others[k]));
  }
  std::vector<Edge> edges;
  edges.reserve(pairs.size() + 1);
  for (const auto& [a, b] : pairs)
    edges.push_back({a, b, std::exp(-0.25 * (points.col(a) - points.col(b)).squaredNorm())});
  // The groups hang together, so that one λ fuses all.
  if (!pairs.contains({0, nodes - 1})) edges.push_back({0, nodes - 1, 0.1});
  GtvProblem problem;
  problem.graph = std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(nodes, edges).value());
  problem.penalty = networkLasso();
  problem.dimension = 2;
  problem.lambda = lambda;
  for (int i = 0; i < nodes; ++i)
    problem.losses.push_back(std::make_shared<ClusteringLoss>(points.col(i), Vector::Zero(2)));
  return problem;
}

}  // namespace gtv::testing
