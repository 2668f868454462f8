#include "penalties/quadratic_penalty.h"

#include "base/dimension.h"

namespace gtv {

void QuadraticPenalty::dualUpdate(Eigen::Ref<Matrix> U, const double* capacity,
                                  const double* sigma) const {
  withDimension(U.rows(), [&](auto D) {
    for (Eigen::Index e = 0; e < U.cols(); ++e) {
      Eigen::Map<Eigen::Matrix<double, D(), 1>> u(&U(0, e), U.rows());
      // u/(1 + σ/(2κc)), written so that c = 0 gives 0.
      const double stiffness = 2 * kappa_ * capacity[e];
      u *= stiffness / (stiffness + sigma[e]);
    }
  });
}

}  // namespace gtv
