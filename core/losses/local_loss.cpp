#include "losses/local_loss.h"

#include <cmath>

#include "base/check.h"

namespace gtv {
namespace {

class IdentityProx final : public LocalMap {
 public:
  void apply(MutVec) override {}
};

/// √(a² + b²), and a and b divided by it.
struct Rotation {
  double length;
  double c;
  double s;
};

/// std::hypot takes ten times as long as a root: only where the squares leave the range.
Rotation rotationOf(double a, double b) {
  const double squares = a * a + b * b;
  if (!(squares > 1e-280 && squares < 1e280)) {
    const double length = std::hypot(a, b);
    return {length, a / length, b / length};
  }
  const double length = std::sqrt(squares);
  const double inverse = 1 / length;
  return {length, a * inverse, b * inverse};
}

}  // namespace

double LocalLoss::steepness() const {
  Vector g(dimension());
  gradient(Vector::Zero(dimension()), g);
  return g.norm();
}

double LocalLoss::residualForm(Eigen::Ref<Matrix> R, MutVec q) const {
  check(isZero(), "only quadratic losses have a residual form");
  R.setZero();
  q.setZero();
  return 0;
}

double absorbRow(Eigen::Ref<Matrix> R, MutVec q, MutVec x, double y) {
  for (Eigen::Index i = 0; i < x.size(); ++i) {
    if (x[i] == 0) continue;
    const auto [length, c, s] = rotationOf(R(i, i), x[i]);
    R(i, i) = length;
    for (Eigen::Index j = i + 1; j < x.size(); ++j) {
      const double above = R(i, j);
      R(i, j) = c * above + s * x[j];
      x[j] = c * x[j] - s * above;
    }
    const double above = q[i];
    q[i] = c * above + s * y;
    y = c * y - s * above;
  }
  return 0.5 * y * y;
}

std::unique_ptr<LocalMap> ZeroLoss::prox(double) const { return std::make_unique<IdentityProx>(); }

std::unique_ptr<LocalMap> ZeroLoss::conjugateGradient() const {
  check(false, "the zero loss is not strongly convex");
  return nullptr;
}

double QuadraticLoss::conjugate(ConstVec point, double t) const {
  // f(1) = gᵀp − L(p) and f'(1) = gᵀp come from p, f(0) = −inf L.
  Vector g(dimension());
  gradient(point, g);
  const double slope = g.dot(point);
  const double atOne = slope - value(point);
  if (t == 1) return atOne;
  const double atZero = -lowerBound();
  return atOne + (t - 1) * slope + (t - 1) * (t - 1) * (atZero - atOne + slope);
}

void QuadraticLoss::proxPoint(double rho, MutVec v, MutVec point) const {
  prox(rho)->apply(v);
  point = v;
}

}  // namespace gtv
