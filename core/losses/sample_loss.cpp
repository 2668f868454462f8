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

/// e^s − 1 − s, its digits kept near s = 0.
double exponentialExcess(double s) {
  if (!(std::abs(s) < 0.5)) return std::expm1(s) - s;
  double series = 1;
  for (int n = 18; n > 2; --n) series = 1 + s / n * series;
  return s * s / 2 * series;
}

/// (1 + q) log(1 + q) − q, the conjugate of the above, for q ≥ −1.
double logarithmicExcess(double q) {
  if (!(std::abs(q) < 0.25)) return q <= -1 ? 1 : (1 + q) * std::log1p(q) - q;
  double sum = 0;  // Σ (−q)^n/(n(n − 1)), n ≥ 2
  for (int n = 28; n > 1; --n) sum = 1.0 / (n * (n - 1)) - q * sum;
  return q * q * sum;
}

/// a log(a/b) − a + b ≥ 0 for a = b + difference ≥ 0 and b > 0, of which log b is known.
double generalisedRelativeEntropy(double a, double logB, double difference) {
  const double b = std::exp(logB);
  if (std::abs(difference) < 0.25 * b) return b * logarithmicExcess(difference / b);
  return std::max(0.0, (a > 0 ? a * (std::log(a) - logB) : 0) - difference);
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
    case Kind::Poisson:
      return y > 0 ? y * exponentialExcess(t - std::log(y)) : std::exp(t);
    case Kind::Gamma:
      return shape * exponentialExcess(std::log(y) - t);
  }
  return 0;
}

SampleLoss::Interval SampleLoss::conjugateDomain(double y) const {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  if (kind == Kind::Poisson) return {-y, infinity};
  if (kind == Kind::Gamma) return {-infinity, shape};
  if (kind != Kind::Logistic) return dualInterval(y);
  return y > 0 ? Interval{-1, 0} : Interval{0, 1};
}

double SampleLoss::conjugateAt(double theta, double y) const {
  if (kind == Kind::Logistic) {
    const double a = std::clamp(-y * theta, 0.0, 1.0);
    return entropy(a) + entropy(1 - a);
  }
  if (kind == Kind::Poisson)
    return y > 0 ? theta * std::log(y) + y * logarithmicExcess(theta / y) : entropy(theta) - theta;
  if (kind == Kind::Gamma) return theta * std::log(y) + shape * logarithmicExcess(-theta / shape);
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
    case Kind::Poisson:
      return generalisedRelativeEntropy(theta + y, t, theta - slopeAt(t, y));
    case Kind::Gamma:
      return generalisedRelativeEntropy(shape - theta, std::log(shape) + std::log(y) - t,
                                        slopeAt(t, y) - theta);
  }
  return 0;
}

double SampleLoss::steepness(double y) const {
  if (isKinked()) return 1;
  if (kind == Kind::Poisson) return 1 + y;
  if (kind == Kind::Gamma) return shape * (1 + y);
  return std::abs(slopeAt(0, y));
}

}  // namespace gtv
