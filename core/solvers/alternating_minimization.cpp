#include "solvers/alternating_minimization.h"

#include <algorithm>

#include "base/dimension.h"
#include "solvers/kernels.h"

namespace gtv {

AlternatingMinimizationSolver::AlternatingMinimizationSolver(const GtvProblem& problem,
                                                             bool accelerated)
    : IterativeSolverBase(problem, "ama"),
      accelerated_(accelerated),
      sigma_(problem.edgeCount()),
      point_(U_) {
  Vector metric(problem.nodeCount());  // S_i/α_i
  for (int i = 0; i < problem.nodeCount(); ++i) {
    response_.push_back(problem.losses[i]->conjugateGradient());
    metric[i] = problem.graph->strength(i) / problem.losses[i]->strongConvexity();
  }
  for (int e = 0; e < problem.edgeCount(); ++e) {
    const auto& edge = problem.graph->edge(e);
    sigma_[e] = edge.weight / (metric[edge.head] + metric[edge.tail]);
  }
  if (accelerated) memory_ = {U_};
  AlternatingMinimizationSolver::problemChanged();
}

void AlternatingMinimizationSolver::reset() {
  IterativeSolverBase::reset();
  momentum_.restart();
}

void AlternatingMinimizationSolver::onWarmStart() {
  if (accelerated_) memory_ = {U_};
  momentum_.restart();
}

void AlternatingMinimizationSolver::problemChanged() { capacity_ = capacities(problem()); }

double AlternatingMinimizationSolver::advance() {
  return withDimension(problem().dimension, [this](auto D) { return advanceFixed<D()>(); });
}

template <int D>
double AlternatingMinimizationSolver::advanceFixed() {
  using Column = Eigen::Map<Eigen::Matrix<double, D, 1>>;
  const auto d = problem().dimension;
  const auto& graph = *problem().graph;
  point_ = U_;
  if (accelerated_) {
    point_ += momentum_.advance() * (U_ - memory_[0]);
    memory_[0] = U_;
  }
  Eigen::Matrix<double, D, 1> next(d);
  double change = 0;
  for (int i = 0; i < graph.nodeCount(); ++i) {
    netOutflow<D>(graph, i, point_, next);
    next = -next;
    response_[i]->apply(next);
    Column w(&W_(0, i), d);
    change = std::max(change, (next - w).template lpNorm<Eigen::Infinity>());
    w = next;
  }
  double uphill = 0;  // ⟨Y − U⁺, U⁺ − U⟩ in the metric 1/σ
  forEdgeBlocks(graph.edgeCount(), [&](Eigen::Index start, Eigen::Index count) {
    for (Eigen::Index e = start; e < start + count; ++e) {
      const auto& edge = graph.edges()[e];
      Column(&U_(0, e), d) = Column(&point_(0, e), d) + sigma_[e] * (Column(&W_(0, edge.head), d) -
                                                                     Column(&W_(0, edge.tail), d));
    }
    problem().penalty->dualUpdate(U_.middleCols(start, count), &capacity_[start], &sigma_[start]);
    if (!accelerated_) return;
    for (Eigen::Index e = start; e < start + count; ++e) {
      const Column u(&U_(0, e), d);
      uphill += (Column(&point_(0, e), d) - u).dot(u - Column(&memory_[0](0, e), d)) / sigma_[e];
    }
  });
  if (uphill > 0) momentum_.restart();
  return change;
}

Result<void> AlternatingMinimizationSolver::restoreScalars(const std::vector<double>& scalars) {
  if (!momentum_.take(scalars[0])) return Error{"state", "has a momentum that no run can reach"};
  return {};
}

}  // namespace gtv
