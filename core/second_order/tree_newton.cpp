#include "second_order/tree_newton.h"

#include <fmt/format.h>

#include <algorithm>

#include "penalties/catalogue.h"

namespace gtv {
namespace {

constexpr int largestBlock = 64;

}  // namespace

std::string TreeNewtonSolver::refusal(const GtvProblem& problem) {
  const auto components = problem.graph->components();
  const int count =
      components.empty() ? 0 : 1 + *std::max_element(components.begin(), components.end());
  if (problem.edgeCount() != problem.nodeCount() - count)
    return "this method needs a graph without cycles (a chain, a star, a tree)";
  if (!problem.penalty->dualBall())
    return fmt::format("this method needs {}",
                       describeNormsWith({DualBall::Euclidean, DualBall::Box}));
  if (problem.dimension > largestBlock)
    return "this method is made for up to 64 parameters per node";
  for (const auto& loss : problem.losses)
    if (loss->hasKinks()) return "this method needs differentiable losses";
  return {};
}

TreeNewtonSolver::TreeNewtonSolver(const GtvProblem& problem)
    : SmoothedNewtonSolver(problem, "tree-newton", makeForestKernel(problem)) {}

}  // namespace gtv
