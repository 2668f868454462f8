#include "federated/baseline.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "problem/local_erm.h"

namespace gtv {

Traffic gatheredData(const MethodContext& context) {
  Traffic out;
  if (!context.data) return out;
  const auto& [datasets, labeled] = std::tie(context.data->datasets, context.data->labeled);
  for (int i = 0; i < datasets.nodeCount(); ++i) {
    if (!labeled[static_cast<std::size_t>(i)] || datasets.sampleCount(i) == 0) continue;
    ++out.messages;
    out.vectors += static_cast<double>(datasets.sampleCount(i));
  }
  out.numbers = out.vectors * (datasets.dimension() + 1);
  return out;
}

const char* BaselineSolver::idOf(Scope scope) {
  if (scope == Scope::Node) return "local";
  return scope == Scope::All ? "pooled" : "cluster-oracle";
}

std::vector<std::vector<int>> BaselineSolver::groupsOf(Scope scope, const GtvProblem& problem,
                                                       const MethodContext& context) {
  const int n = problem.nodeCount();
  std::vector<int> group(static_cast<std::size_t>(n), 0);
  for (int i = 0; i < n; ++i)
    if (scope == Scope::Node) group[i] = i;
  if (scope == Scope::Cluster && !context.clusters.empty()) group = context.clusters;
  return groupsOf(group);
}

std::vector<std::vector<int>> BaselineSolver::groupsOf(const std::vector<int>& parts) {
  std::vector<std::vector<int>> out(
      parts.empty() ? 0
                    : static_cast<std::size_t>(1 + *std::max_element(parts.begin(), parts.end())));
  for (std::size_t i = 0; i < parts.size(); ++i)
    out[static_cast<std::size_t>(parts[i])].push_back(static_cast<int>(i));
  std::erase_if(out, [](const auto& nodes) { return nodes.empty(); });
  return out;
}

Result<std::unique_ptr<Solver>> BaselineSolver::make(const GtvProblem& problem,
                                                     const MethodContext& context, Scope scope) {
  return make(problem, context, idOf(scope), groupsOf(scope, problem, context));
}

Result<std::unique_ptr<Solver>> BaselineSolver::make(const GtvProblem& problem,
                                                     const MethodContext& context,
                                                     const std::string& id,
                                                     std::vector<std::vector<int>> groups) {
  if (!problem.isConvex())
    return std::unique_ptr<Solver>(
        new BaselineSolver(problem, context, id, std::move(groups), Matrix(problem.dimension, 0)));
  Matrix target(problem.dimension, problem.nodeCount());
  for (const auto& nodes : groups) {
    const auto model = empiricalRiskMinimiser(problem, nodes, context.stop);
    if (!model) return Error{"solver", fmt::format("{}: {}", id, model.error().message)};
    for (const int i : nodes) target.col(i) = *model;
  }
  return std::unique_ptr<Solver>(
      new BaselineSolver(problem, context, id, std::move(groups), std::move(target)));
}

BaselineSolver::BaselineSolver(const GtvProblem& problem, const MethodContext& context,
                               const std::string& id, std::vector<std::vector<int>> groups,
                               Matrix target)
    : IterativeSolverBase(problem, id), groups_(std::move(groups)), target_(std::move(target)) {
  U_.resize(problem.dimension, 0);
  if (id == idOf(Scope::Node)) return;
  gathered_ = gatheredData(context);
  const double models = problem.nodeCount();
  gathered_.messages += models;
  gathered_.vectors += models;
  gathered_.numbers += models * problem.dimension;
}

std::optional<Traffic> BaselineSolver::traffic() const {
  return iteration() == 1 ? gathered_ : Traffic{};
}

bool BaselineSolver::isDone() const {
  return iteration() > 0 && target_.cols() == W_.cols() && target_ == W_;
}

double BaselineSolver::advance() {
  if (target_.cols() < W_.cols()) return descendGroups();
  const double change = (target_ - W_).lpNorm<Eigen::Infinity>();
  W_ = target_;
  return change;
}

double BaselineSolver::descendGroups() {
  const Matrix last = W_;
  for (const auto& nodes : groups_) {
    // Another method may have left different ones.
    Vector common = W_(Eigen::all, nodes).rowwise().mean();
    descend(problem(), nodes, common);
    for (const int i : nodes) W_.col(i) = common;
  }
  return (W_ - last).lpNorm<Eigen::Infinity>();
}

}  // namespace gtv
