#include "methods/local_erm.h"

#include <algorithm>
#include <utility>

#include "base/decompositions.h"
#include "losses/quadratic_sum.h"
#include "problem/cluster_optimum.h"

namespace gtv {
namespace {

class ConstantMap final : public LocalMap {
 public:
  explicit ConstantMap(Vector value) : value_(std::move(value)) {}
  void apply(MutVec v) override { v = value_; }

 private:
  Vector value_;
};

}  // namespace

Result<Vector> empiricalRiskMinimiser(const GtvProblem& problem, const std::vector<int>& nodes) {
  std::vector<const LocalLoss*> losses;
  losses.reserve(nodes.size());
  for (const int i : nodes)
    if (!problem.losses[i]->isZero()) losses.push_back(problem.losses[i].get());
  if (losses.empty()) return Vector(Vector::Zero(problem.dimension));
  const bool quadratic = std::all_of(losses.begin(), losses.end(),
                                     [](const auto* loss) { return loss->isQuadratic(); });
  if (!quadratic) return clusterOptimum(problem, nodes);
  Matrix R(problem.dimension, problem.dimension);
  Vector q(problem.dimension);
  QuadraticSum(problem.dimension, losses).residualForm(R, q);
  return Vector(leastSquares(R, q));
}

std::unique_ptr<LocalMap> localMinimiser(const GtvProblem& problem, int node) {
  if (auto minimiser = empiricalRiskMinimiser(problem, {node}))
    return std::make_unique<ConstantMap>(std::move(*minimiser));
  return problem.losses[node]->prox(1);
}

}  // namespace gtv
