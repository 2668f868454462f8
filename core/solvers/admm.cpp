#include "solvers/admm.h"

#include <algorithm>

#include "base/dimension.h"
#include "solvers/kernels.h"

namespace gtv {

AdmmSolver::AdmmSolver(const GtvProblem& problem, double rho, double relaxation)
    : IterativeSolverBase(problem, "admm"),
      rho_(rho),
      relaxation_(relaxation),
      sigma_(Vector::Constant(problem.edgeCount(), rho / 2)) {
  check(rho > 0 && relaxation > 0 && relaxation < 2, "ρ > 0 and 0 < κ < 2");
  memory_ = {Matrix::Zero(problem.dimension, 2 * Eigen::Index{problem.edgeCount()})};
  prox_.resize(static_cast<std::size_t>(problem.nodeCount()));
  for (int i = 0; i < problem.nodeCount(); ++i)
    if (!problem.losses[i]->isZero())
      prox_[i] = problem.losses[i]->prox(rho * std::max(problem.graph->degree(i), 1));
  AdmmSolver::problemChanged();
}

void AdmmSolver::onWarmStart() {
  for (int e = 0; e < problem().edgeCount(); ++e) {
    const auto& edge = problem().graph->edge(e);
    memory_[0].col(2 * Eigen::Index{e}) = W_.col(edge.head);
    memory_[0].col(2 * Eigen::Index{e} + 1) = W_.col(edge.tail);
  }
}

void AdmmSolver::problemChanged() { capacity_ = capacities(problem()); }

double AdmmSolver::advance() {
  return withDimension(problem().dimension, [this](auto D) { return advanceFixed<D()>(); });
}

template <int D>
double AdmmSolver::advanceFixed() {
  using Column = Eigen::Map<Eigen::Matrix<double, D, 1>>;
  const auto d = problem().dimension;
  const auto& graph = *problem().graph;
  Matrix& Z = memory_[0];
  Eigen::Matrix<double, D, 1> next(d);
  Eigen::Matrix<double, D, 1> scaled(d);
  double change = 0;
  for (int i = 0; i < graph.nodeCount(); ++i) {
    if (stopRequested()) return 0;
    Column w(&W_(0, i), d);
    if (graph.degree(i) > 0) {
      netOutflow<D>(graph, i, U_, next);
      next *= -1 / rho_;
      for (const auto& [neighbour, e, sign] : graph.neighbours(i))
        next += Column(&Z(0, 2 * e + (sign > 0 ? 0 : 1)), d);
      next /= graph.degree(i);
    } else {
      next = w;
    }
    if (prox_[i]) applyMap(*prox_[i], next);
    change = std::max(change, (next - w).template lpNorm<Eigen::Infinity>());
    w = next;
  }
  forEdgeBlocks(graph.edgeCount(), [&](Eigen::Index start, Eigen::Index count) {
    if (stopRequested()) return;
    for (Eigen::Index e = start; e < start + count; ++e) {
      const auto& edge = graph.edges()[e];
      Column u(&U_(0, e), d);
      Column head(&Z(0, 2 * e), d);
      Column tail(&Z(0, 2 * e + 1), d);
      head += relaxation_ * (Column(&W_(0, edge.head), d) - head);
      tail += relaxation_ * (Column(&W_(0, edge.tail), d) - tail);
      scaled = u / rho_;
      u += rho_ / 2 * (head - tail);
      head += scaled;  // a
      tail -= scaled;  // b
    }
    problem().penalty->dualUpdate(U_.middleCols(start, count), &capacity_[start], &sigma_[start]);
    for (Eigen::Index e = start; e < start + count; ++e) {
      scaled = Column(&U_(0, e), d) / rho_;
      Column(&Z(0, 2 * e), d) -= scaled;
      Column(&Z(0, 2 * e + 1), d) += scaled;
    }
  });
  return change;
}

Result<void> AdmmSolver::restoreScalars(const std::vector<double>& scalars) {
  if (scalars[0] != rho_) return Error{"state", "is of another ρ"};
  return {};
}

}  // namespace gtv
