#include "penalties/quadratic_penalty.h"

#include "base/dimension.h"

namespace gtv {

void QuadraticPenalty::dualUpdate(Eigen::Ref<Matrix> U, const double* capacity,
                                  const double* sigma) const {
  withDimension(U.rows(), [&](auto D) {
    for (Eigen::Index e = 0; e < U.cols(); ++e) {
      Eigen::Map<Eigen::Matrix<double, D(), 1>> u(&U(0, e), U.rows());
      u *= 1 / (1 + sigma[e] / (2 * kappa_ * capacity[e]));  // c = 0: 1/∞
    }
  });
}

}  // namespace gtv
