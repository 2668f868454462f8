#include "run/node_balance.h"

namespace gtv {

EdgeState edgeStateAt(const GtvProblem& problem, const Matrix& W, const Matrix& U, int edge) {
  const auto& ends = problem.graph->edge(edge);
  EdgeState out;
  out.edge = edge;
  out.capacity = problem.capacity(edge);
  out.difference = W.col(ends.head) - W.col(ends.tail);
  if (U.cols() == problem.edgeCount()) {
    out.flow = U.col(edge);
    out.flowNorm =
        problem.penalty->isNorm() ? problem.penalty->dualGauge(out.flow) : out.flow.norm();
  }
  return out;
}

NodeBalance nodeBalanceAt(const GtvProblem& problem, const Matrix& W, const Matrix& U, int node) {
  NodeBalance out;
  out.node = node;
  out.gradient = Vector::Zero(W.rows());
  problem.losses[static_cast<std::size_t>(node)]->gradient(W.col(node), out.gradient);
  if (U.cols() == problem.edgeCount()) {
    out.outflow = Vector::Zero(W.rows());
    for (const auto& incidence : problem.graph->neighbours(node))
      out.outflow += incidence.sign * U.col(incidence.edge);
  }
  return out;
}

}  // namespace gtv
