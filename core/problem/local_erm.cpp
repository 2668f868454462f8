#include "problem/local_erm.h"

#include <algorithm>
#include <cmath>
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

Result<Vector> empiricalRiskMinimiser(const GtvProblem& problem, const std::vector<int>& nodes,
                                      const std::stop_token& stop) {
  std::vector<const LocalLoss*> losses;
  losses.reserve(nodes.size());
  for (const int i : nodes)
    if (!problem.losses[i]->isZero()) losses.push_back(problem.losses[i].get());
  if (losses.empty()) return Vector(Vector::Zero(problem.dimension));
  const bool quadratic = std::all_of(losses.begin(), losses.end(),
                                     [](const auto* loss) { return loss->isQuadratic(); });
  if (!quadratic) return clusterOptimum(problem, nodes, stop);
  Matrix R(problem.dimension, problem.dimension);
  Vector q(problem.dimension);
  QuadraticSum(problem.dimension, losses, stop).residualForm(R, q);
  const auto shortest = leastSquares(R, q, stop);
  if (!shortest || stop.stop_requested())
    return Error{"cluster", "stopped before the minimum of the summed losses was found"};
  return Vector(*shortest);
}

Matrix localMinimisers(const GtvProblem& problem, const std::stop_token& stop) {
  Matrix out = Matrix::Constant(problem.dimension, problem.nodeCount(), std::nan(""));
  for (int i = 0; i < problem.nodeCount() && !stop.stop_requested(); ++i) {
    const auto& loss = *problem.losses[static_cast<std::size_t>(i)];
    if (loss.isZero() || !loss.isConvex()) continue;
    if (const auto found = empiricalRiskMinimiser(problem, {i}, stop)) out.col(i) = *found;
  }
  return out;
}

std::unique_ptr<LocalMap> localMinimiser(const GtvProblem& problem, int node) {
  if (!problem.losses[node]->isConvex()) return problem.losses[node]->prox(0);
  if (auto minimiser = empiricalRiskMinimiser(problem, {node}))
    return std::make_unique<ConstantMap>(std::move(*minimiser));
  return problem.losses[node]->prox(1);
}

void descend(const GtvProblem& problem, const std::vector<int>& nodes, MutVec w) {
  constexpr int mostHalvings = 60;
  Vector gradient = Vector::Zero(w.size());
  Vector own(w.size());
  double count = 0;
  for (const int i : nodes) {
    if (problem.losses[i]->isZero()) continue;
    problem.losses[i]->gradient(w, own);
    gradient += own;
    ++count;
  }
  if (count == 0) return;
  gradient /= count;
  const auto valueAt = [&](const Vector& at) {
    double sum = 0;
    for (const int i : nodes) sum += problem.losses[i]->value(at);
    return sum / count;
  };
  const double before = valueAt(w);
  double step = 1;
  for (int k = 0; k < mostHalvings; ++k, step /= 2) {
    const Vector next = w - step * gradient;
    if (!(valueAt(next) <= before - step / 2 * gradient.squaredNorm())) continue;
    w = next;
    return;
  }
}

}  // namespace gtv
