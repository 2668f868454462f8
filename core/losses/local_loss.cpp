#include "losses/local_loss.h"

#include "base/check.h"

namespace gtv {
namespace {

class IdentityMap final : public LocalMap {
 public:
  void apply(MutVec) override {}
};

}  // namespace

std::unique_ptr<LocalMap> ZeroLoss::prox(double) const { return std::make_unique<IdentityMap>(); }

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
