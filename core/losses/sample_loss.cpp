#include "losses/sample_loss.h"

namespace gtv {
namespace {

/// log(1 + e^x) without overflow.
double softplus(double x) { return x > 0 ? x + std::log1p(std::exp(-x)) : std::log1p(std::exp(x)); }

double entropy(double a) { return a > 0 ? a * std::log(a) : 0; }

/// a log(a/b) for a = b + difference, its digits kept where the two are close.
double relativeEntropy(double a, double b, double difference) {
  if (a <= 0) return 0;
  return a * (std::abs(difference) < 0.5 * b ? std::log1p(difference / b) : std::log(a / b));
}

}  // namespace

double SampleLoss::valueAt(double t, double y) const {
  const double r = t - y;
  switch (kind) {
    case Kind::Squared:
      return r * r;
    case Kind::Absolute:
      return std::abs(r);
    case Kind::Huber:
      return std::abs(r) <= delta ? r * r : delta * (2 * std::abs(r) - delta);
    case Kind::Hinge:
      return std::max(0.0, 1 - y * t);
    case Kind::Logistic:
      return softplus(-y * t);
  }
  return 0;
}

SampleLoss::Interval SampleLoss::conjugateDomain(double y) const {
  if (kind != Kind::Logistic) return dualInterval(y);
  return y > 0 ? Interval{-1, 0} : Interval{0, 1};
}

double SampleLoss::conjugateAt(double theta, double y) const {
  if (kind == Kind::Logistic) {
    const double a = std::clamp(-y * theta, 0.0, 1.0);
    return entropy(a) + entropy(1 - a);
  }
  return y * theta + (isKinked() ? 0 : theta * theta / 4);
}

double SampleLoss::fenchelYoungAt(double t, double theta, double y) const {
  const double r = t - y;
  switch (kind) {
    case Kind::Squared:
      return (r - theta / 2) * (r - theta / 2);
    case Kind::Absolute:
      return r > 0 ? r * (1 - theta) : -r * (1 + theta);
    case Kind::Huber: {
      const double beyond = std::abs(r) - delta;
      if (beyond <= 0) return (r - theta / 2) * (r - theta / 2);
      const double missing = 2 * delta - std::copysign(theta, r * theta);
      return beyond * missing + missing * missing / 4;
    }
    case Kind::Hinge: {
      const double share = -y * theta;  // of the slope, between 0 and 1
      const double margin = 1 - y * t;
      return margin > 0 ? margin * (1 - share) : -margin * share;
    }
    case Kind::Logistic: {
      const double a = std::clamp(-y * theta, 0.0, 1.0);
      const double p = 1 / (1 + std::exp(y * t));
      const double q = 1 / (1 + std::exp(-y * t));
      return std::max(0.0, relativeEntropy(a, p, a - p) + relativeEntropy(1 - a, q, p - a));
    }
  }
  return 0;
}

}  // namespace gtv
