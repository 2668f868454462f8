#include "federated/official_code.h"

#include <algorithm>
#include <mutex>

#include "base/rng.h"
#include "solvers/kernels.h"

namespace gtv {

OfficialCodeSolver::OfficialCodeSolver(const GtvProblem& problem, const MethodContext& context,
                                       const Settings& settings)
    : IterativeSolverBase(problem, "official-code"),
      settings_(settings),
      rng_(context.rng),
      capacity_(capacities(problem)),
      sigma_(Vector::Constant(problem.edgeCount(), settings.dualFactor)) {
  drawFlows();
}

void OfficialCodeSolver::drawFlows() {
  auto draws = rng_.stream("flows");
  draws.fillNormal(U_);
  U_ *= settings_.flowSpread;
}

void OfficialCodeSolver::reset() {
  IterativeSolverBase::reset();
  drawFlows();
}

void OfficialCodeSolver::problemChanged() { capacity_ = capacities(problem()); }

double OfficialCodeSolver::advance() {
  const auto& graph = *problem().graph;
  const Matrix last = W_;
  double change = 0;
  std::mutex mutex;
  forNodeRanges([&](int begin, int end) {
    Vector z(problem().dimension);
    Vector gradient(problem().dimension);
    double largest = 0;
    for (int i = begin; i < end; ++i) {
      netOutflow<Eigen::Dynamic>(graph, i, U_, z);
      if (graph.degree(i) > 0) z /= graph.degree(i);
      z = last.col(i) - z;
      for (int k = 0; k < settings_.innerSteps && !problem().losses[i]->isZero(); ++k) {
        if (stopRequested()) return;
        problem().losses[i]->gradient(z, gradient);
        z -= settings_.innerStep * gradient;
      }
      largest = std::max(largest, (z - last.col(i)).lpNorm<Eigen::Infinity>());
      W_.col(i) = z;
    }
    const std::scoped_lock lock(mutex);
    change = std::max(change, largest);
  });
  if (stopRequested()) return 0;
  for (int e = 0; e < graph.edgeCount(); ++e) {
    const auto& edge = graph.edge(e);
    U_.col(e) +=
        2 * sigma_[e] *
        ((W_.col(edge.head) - last.col(edge.head)) - (W_.col(edge.tail) - last.col(edge.tail)));
  }
  problem().penalty->dualUpdate(U_, capacity_.data(), sigma_.data());
  return change;
}

}  // namespace gtv
