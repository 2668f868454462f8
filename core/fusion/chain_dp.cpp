#include "fusion/chain_dp.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "losses/catalogue.h"
#include "penalties/catalogue.h"

namespace gtv {

std::string ChainDpSolver::refusal(const GtvProblem& problem) {
  const auto& graph = *problem.graph;
  const auto components = graph.components();
  const int count =
      components.empty() ? 0 : 1 + *std::max_element(components.begin(), components.end());
  bool paths = problem.edgeCount() == problem.nodeCount() - count;
  for (int i = 0; paths && i < problem.nodeCount(); ++i) paths = graph.degree(i) <= 2;
  if (!paths) return "this method needs a graph whose components are chains";
  const auto& penalty = *problem.penalty;
  if (penalty.dualBall() != DualBall::Box && !(penalty.isNorm() && problem.dimension == 1))
    return fmt::format("this method needs {}, or any norm with one parameter per node",
                       describeNormsWith({DualBall::Box}));
  Matrix hessian(problem.dimension, problem.dimension);
  for (const auto& loss : problem.losses) {
    bool separable = loss->isQuadratic();
    if (separable && problem.dimension > 1 && !loss->isZero()) {
      hessian.setZero();
      loss->addHessian(Vector::Zero(problem.dimension), hessian);
      separable = hessian.isDiagonal(0);
    }
    if (!separable)
      return fmt::format(
          "this method needs quadratic losses, {}, in which the parameters of a node are not "
          "coupled "
          "(one parameter per node, or diagonal Hessians)",
          lossesThat([](const auto& one) { return one.isQuadratic(); }));
  }
  return {};
}

ChainDpSolver::ChainDpSolver(const GtvProblem& problem) : IterativeSolverBase(problem, "chain-dp") {
  const int d = problem.dimension;
  Matrix curvature = Matrix::Zero(d, problem.nodeCount());
  Matrix slope = Matrix::Zero(d, problem.nodeCount());
  const Vector zero = Vector::Zero(d);
  Matrix hessian(d, d);
  for (int i = 0; i < problem.nodeCount(); ++i) {
    if (problem.losses[i]->isZero()) continue;
    hessian.setZero();
    problem.losses[i]->addHessian(zero, hessian);
    curvature.col(i) = hessian.diagonal();
    problem.losses[i]->gradient(zero, slope.col(i));
  }
  slope = -slope;
  const auto links = paths();
  for (int j = 0; j < d; ++j) lines_.push_back(lineOf(links, curvature.row(j), slope.row(j)));
  w_.resize(W_.cols());
  z_.resize(W_.cols());
}

std::vector<ChainDpSolver::Link> ChainDpSolver::paths() const {
  const auto& graph = *problem().graph;
  std::vector<Link> links;
  links.reserve(W_.cols());
  std::vector<bool> seen(W_.cols(), false);
  for (int start = 0; start < graph.nodeCount(); ++start) {
    if (seen[start] || graph.degree(start) > 1) continue;
    for (int node = start; node >= 0;) {
      seen[node] = true;
      links.push_back({node, -1, 0});
      node = -1;
      for (const auto& [neighbour, edge, sign] : graph.neighbours(links.back().node)) {
        if (seen[neighbour]) continue;
        links.back().edge = edge;
        links.back().sign = sign;
        node = neighbour;
      }
    }
  }
  return links;
}

ChainDpSolver::Line ChainDpSolver::lineOf(const std::vector<Link>& links, const Vector& curvature,
                                          const Vector& slope) const {
  const auto& graph = *problem().graph;
  Line line;
  line.node.assign(W_.cols(), -1);
  line.edge.assign(U_.cols(), 0);
  line.labeled.assign(W_.cols(), false);
  const auto give = [&](std::size_t from, std::size_t to, std::int32_t k) {
    for (auto p = from; p < to; ++p) line.node[links[p].node] = k;
  };
  std::int32_t k = -1;   // the last node with curvature
  bool open = false;     // and whether this path has had one
  std::size_t from = 0;  // its place; before it the beginning of the path
  for (std::size_t p = 0; p < links.size(); ++p) {
    const int node = links[p].node;
    if (curvature[node] > 0) {
      line.labeled[node] = true;
      auto cut = from;  // up to here the nodes between belong to k
      if (open) {
        for (auto q = from; q < p; ++q) {
          line.edge[links[q].edge] = links[q].sign > 0 ? 1 + k : -(1 + k);
          if (graph.edge(links[q].edge).weight < graph.edge(links[cut].edge).weight) cut = q;
        }
        line.weight[k] = graph.edge(links[cut].edge).weight;
        ++cut;
        give(from, cut, k);
      }
      ++k;
      give(cut, p + 1, k);
      line.h.push_back(curvature[node]);
      line.b.push_back(slope[node]);
      line.weight.push_back(0);
      from = p;
      open = true;
    }
    if (links[p].edge < 0) {
      if (open) give(from, p + 1, k);
      from = p + 1;
      open = false;
    }
  }
  return line;
}

double ChainDpSolver::advance() {
  Vector unit = Vector::Zero(problem().dimension);
  unit[0] = 1;
  const double scale = problem().lambda * problem().penalty->value(unit);
  double change = 0;
  for (Eigen::Index j = 0; j < W_.rows(); ++j) {
    const auto& [h, b, weight, node, edge, labeled] = lines_[j];
    solver_.solve({static_cast<int>(h.size()), h.data(), b.data(), weight.data(), scale}, w_.data(),
                  z_.data());
    for (Eigen::Index i = 0; i < W_.cols(); ++i) {
      // Without coupling a node without data is out of reach of any.
      const bool reached = node[i] >= 0 && (scale > 0 || labeled[i]);
      const double next = reached ? w_[node[i]] : 0;
      change = std::max(change, std::abs(next - W_(j, i)));
      W_(j, i) = next;
    }
    for (Eigen::Index e = 0; e < U_.cols(); ++e)
      U_(j, e) = edge[e] > 0 ? z_[edge[e] - 1] : edge[e] < 0 ? -z_[-edge[e] - 1] : 0;
  }
  return change;
}

}  // namespace gtv
