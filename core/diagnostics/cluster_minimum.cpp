#include "diagnostics/cluster_minimum.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>

#include "diagnostics/metrics.h"
#include "fusion/auto_solver.h"
#include "fusion/quotient.h"

namespace gtv {

ClusterMinimum clusterMinimum(const GtvProblem& problem, const std::vector<int>& clusters,
                              const ClusterMinimumOptions& options, const std::stop_token& stop) {
  ClusterMinimum out;
  const bool quadratic = std::all_of(problem.losses.begin(), problem.losses.end(),
                                     [](const auto& loss) { return loss->isQuadratic(); });
  if (!quadratic) {
    out.why =
        "the sum of the losses of a cluster is known in closed form for quadratic losses only";
    return out;
  }
  std::vector<int> order(clusters.size());
  std::iota(order.begin(), order.end(), 0);
  const auto quotient = makeQuotient(problem, clusters, order);
  AutoSolver solver(quotient.problem);
  solver.setStopToken(stop);
  const DualBounder bounder(quotient.problem);
  int nextLook = 1;
  for (int k = 0; k <= options.iterations && !out.finished && !stop.stop_requested(); ++k) {
    if (k > 0) solver.step();
    if (k < nextLook && k < options.iterations && !solver.certificateLikely()) continue;
    nextLook = k + 1 + k / 8;  // a certificate costs some iterations
    out.bound = bounder.bound(solver.primal(), solver.dual(), stop, options.tolerance);
    out.finished = out.bound.relative <= options.tolerance;
  }
  if (stop.stop_requested()) out.finished = false;
  // The quotient numbers clusters by their first nodes.
  out.models = Matrix::Constant(problem.dimension, clusterCount(clusters),
                                std::numeric_limits<double>::quiet_NaN());
  for (std::size_t i = 0; i < clusters.size(); ++i)
    out.models.col(clusters[i]) = solver.primal().col(quotient.cluster[i]);
  return out;
}

}  // namespace gtv
