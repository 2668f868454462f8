#include "support/newton_optimum.h"

#include "problem/dual_bound.h"
#include "second_order/newton.h"

namespace gtv::testing {

double newtonOptimum(const GtvProblem& problem) {
  NewtonSolver newton(problem);
  const DualBounder bounder(problem);
  for (int k = 0; k < 500; ++k) {
    newton.step();
    if (newton.certificateLikely() &&
        bounder.bound(newton.primal(), newton.dual()).relative < 1e-12)
      break;
  }
  return problem.objective(newton.primal());
}

}  // namespace gtv::testing
