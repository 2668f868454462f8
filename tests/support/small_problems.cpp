#include "support/small_problems.h"

#include <cmath>
#include <utility>

#include "base/rng.h"
#include "losses/squared_loss.h"
#include "penalties/norm_penalties.h"
#include "penalties/quadratic_penalty.h"

namespace gtv::testing {

GtvProblem scalarProblem(std::vector<std::optional<double>> targets, std::vector<Edge> edges,
                         std::shared_ptr<const Penalty> penalty, double lambda) {
  const auto n = static_cast<Eigen::Index>(targets.size());
  std::vector<Eigen::Index> offsets(targets.size() + 1);
  Vector labels(n);
  for (Eigen::Index i = 0; i < n; ++i) {
    labels[i] = targets[i].value_or(0);
    offsets[i + 1] = i + 1;
  }
  auto datasets = std::make_shared<LocalDatasets>(RowMatrix::Ones(n, 1), labels, offsets);
  auto graph = EmpiricalGraph::make(static_cast<int>(n), std::move(edges));
  GtvProblem problem;
  problem.graph = std::make_shared<EmpiricalGraph>(std::move(graph).value());
  for (int i = 0; i < n; ++i) {
    if (targets[i])
      problem.losses.push_back(std::make_shared<SquaredLoss>(datasets, i, 1.0, Vector::Zero(1)));
    else
      problem.losses.push_back(std::make_shared<ZeroLoss>(1));
  }
  problem.penalty = std::move(penalty);
  problem.dimension = 1;
  problem.lambda = lambda;
  return problem;
}

std::shared_ptr<const Penalty> networkLasso() { return std::make_shared<Norm2Penalty>(); }
std::shared_ptr<const Penalty> l1Norm() { return std::make_shared<Norm1Penalty>(); }
std::shared_ptr<const Penalty> mocha() { return std::make_shared<QuadraticPenalty>(0.5); }

GtvProblem randomProblem(std::uint64_t seed, int n, int d, int samples, double density,
                         std::shared_ptr<const Penalty> penalty, double lambda) {
  Rng rng(seed);
  std::vector<Edge> edges;
  for (int i = 0; i < n; ++i)
    for (int j = i + 1; j < n; ++j)
      if (rng.uniform() < density) edges.push_back({i, j, std::exp(rng.normal())});
  std::vector<Eigen::Index> offsets{0};
  for (int i = 0; i < n; ++i) offsets.push_back(offsets.back() + rng.below(samples + 1));
  Matrix features(d, offsets.back());
  rng.fillNormal(features);
  Matrix labels(offsets.back(), 1);
  rng.fillNormal(labels);
  auto datasets =
      std::make_shared<LocalDatasets>(RowMatrix(features.transpose()), labels.col(0), offsets);
  GtvProblem problem;
  problem.graph =
      std::make_shared<EmpiricalGraph>(EmpiricalGraph::make(n, std::move(edges)).value());
  for (int i = 0; i < n; ++i) {
    const auto m = datasets->sampleCount(i);
    if (m == 0 || rng.uniform() < 0.2) {
      problem.losses.push_back(std::make_shared<ZeroLoss>(d));
    } else {
      Vector ridge = Vector::Zero(d);
      if (rng.uniform() < 0.3) ridge.head(1 + rng.below(d)).setConstant(0.1);
      problem.losses.push_back(
          std::make_shared<SquaredLoss>(datasets, i, 1.0 / static_cast<double>(m), ridge));
    }
  }
  problem.penalty = std::move(penalty);
  problem.dimension = d;
  problem.lambda = lambda;
  return problem;
}

void iterate(Solver& solver, int count) {
  for (int k = 0; k < count; ++k) solver.step();
}

}  // namespace gtv::testing
