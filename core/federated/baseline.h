#pragma once

#include <memory>
#include <string>
#include <vector>

#include "problem/method_context.h"
#include "solvers/iterative_solver_base.h"

namespace gtv {

/// What crosses the network when all nodes send their samples to one place, once: a message of
/// every node that has accessible data, m_i vectors of d features and a label. Nothing without the
/// data.
Traffic gatheredData(const MethodContext& context);

/// What methods are measured by; the first step has it, further ones change nothing
/// (isDone()).
///   local           argmin L_i, every node for itself (minimum norm where there are many)
///   pooled          argmin Σ_i L_i, one model for all
///   cluster-oracle  argmin Σ_{i∈C} L_i for every true cluster C [CFL 9]
/// and of groups that come from a clustering.
/// Nodes without data: 0, and the model of all or of their cluster. Where a loss is not convex
/// every step is a gradient step of the group, see descend().
class BaselineSolver final : public IterativeSolverBase {
 public:
  enum class Scope { Node, All, Cluster };
  /// An Error at "solver" says why there is no such minimiser.
  static Result<std::unique_ptr<Solver>> make(const GtvProblem& problem,
                                              const MethodContext& context, Scope scope);
  static const char* idOf(Scope scope);
  /// The same for groups that somebody else has made; `id` is that of the method.
  static Result<std::unique_ptr<Solver>> make(const GtvProblem& problem,
                                              const MethodContext& context, const std::string& id,
                                              std::vector<std::vector<int>> groups);
  /// The nodes that share a model; no group is empty.
  static std::vector<std::vector<int>> groupsOf(const std::vector<int>& parts);
  static std::vector<std::vector<int>> groupsOf(Scope scope, const GtvProblem& problem,
                                                const MethodContext& context);

  void problemChanged() override {}
  /// See gatheredData(); the models of one group come back, one per node.
  std::optional<Traffic> traffic() const override;
  bool isDone() const override;

 private:
  BaselineSolver(const GtvProblem& problem, const MethodContext& context, const std::string& id,
                 std::vector<std::vector<int>> groups, Matrix target);
  double advance() override;
  double descendGroups();
  void onWarmStart() override {}

  Traffic gathered_;
  std::vector<std::vector<int>> groups_;
  Matrix target_;  ///< d × 0 where it takes gradient steps
};

}  // namespace gtv
