#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

namespace gtv {

/// ℓ(t) of one sample, t = xᵀw, y its label [LN 4, 5, 8, 9]:
///   squared (t − y)², absolute |t − y|, hinge max(0, 1 − yt), logistic log(1 + e^(−yt)) and Huber
///   (t − y)² for |t − y| ≤ δ, else 2δ|t − y| − δ²  (δ → ∞ is squared, ℓ/(2δ) → |·| as δ → 0).
/// Of the exponential families with the mean μ = e^t (log link) half the deviance, which is the
/// negative log-likelihood but for what depends on y alone, and 0 at t = log y (McCullagh and
/// Nelder 1989, ch. 2.3):
///   Poisson e^t − yt + y log y − y for y = 0, 1, …,
///   gamma   k(t + y e^(−t) − log y − 1) for y > 0 and the shape k.
/// All but the logistic one and the exponential families are max {θ(t − y) − qθ²/4 : θ ∈ [low,
/// high]} with q = 1 or 0.
struct SampleLoss {
  enum class Kind { Squared, Absolute, Huber, Hinge, Logistic, Poisson, Gamma };
  struct Interval {
    double low;
    double high;
  };

  Kind kind = Kind::Squared;
  double delta = 1;  ///< of Huber
  double shape = 1;  ///< k of gamma

  /// ℓ has a kink, where θ may be any of its interval.
  bool isKinked() const { return kind == Kind::Absolute || kind == Kind::Hinge; }
  /// ℓ has several pieces: the bounds of θ are what it takes to find out on which one t lies.
  bool isPiecewise() const { return kind != Kind::Squared && !isCurved(); }
  /// ℓ is strictly convex and no parabola: θ is ℓ'(t), and nothing but Newton's method finds t.
  bool isCurved() const { return kind == Kind::Logistic || isExponential(); }
  /// ℓ'' = e^t or ky e^(−t) has no upper bound.
  bool isExponential() const { return kind == Kind::Poisson || kind == Kind::Gamma; }
  /// q/2.
  double halfCurvature() const { return kind == Kind::Squared || kind == Kind::Huber ? 0.5 : 0; }

  double valueAt(double t, double y) const;
  /// ℓ'(t), 0 at kinks.
  double slopeAt(double t, double y) const;
  double curvatureAt(double t, double y) const;
  /// Of θ above, without bounds for curved losses.
  Interval dualInterval(double y) const;
  /// Where ℓ* is finite: the same but for curved losses.
  Interval conjugateDomain(double y) const;
  /// ℓ*(θ) for θ in its domain.
  double conjugateAt(double theta, double y) const;
  /// ℓ(t) + ℓ*(θ) − θt for θ in the domain of ℓ*, its digits kept where it is near 0.
  double fenchelYoungAt(double t, double theta, double y) const;
  /// |ℓ'(0)|, or the sum of its terms where they may cancel; 1 at kinks.
  double steepness(double y) const;

 private:
  /// ℓ'' of exponential losses. The exponent is held below what overflows, so that products with a
  /// feature 0 are 0.
  double exponentialAt(double t, double y) const {
    constexpr double largest = 700;
    return kind == Kind::Poisson ? std::exp(std::min(t, largest))
                                 : shape * y * std::exp(std::min(-t, largest));
  }
};

// What proximal operators ask for at every sample is inlined.

inline double SampleLoss::slopeAt(double t, double y) const {
  const double r = t - y;
  switch (kind) {
    case Kind::Squared:
      return 2 * r;
    case Kind::Absolute:
      return r > 0 ? 1 : r < 0 ? -1 : 0;
    case Kind::Huber:
      return 2 * std::clamp(r, -delta, delta);
    case Kind::Hinge:
      return y * t < 1 ? -y : 0;
    case Kind::Logistic:
      return -y / (1 + std::exp(y * t));
    case Kind::Poisson:
      return exponentialAt(t, y) - y;
    case Kind::Gamma:
      return shape - exponentialAt(t, y);
  }
  return 0;
}

inline double SampleLoss::curvatureAt(double t, double y) const {
  switch (kind) {
    case Kind::Squared:
      return 2;
    case Kind::Huber:
      return std::abs(t - y) < delta ? 2 : 0;
    case Kind::Logistic: {
      const double e = std::exp(-std::abs(t));
      return e / ((1 + e) * (1 + e));
    }
    case Kind::Poisson:
    case Kind::Gamma:
      return exponentialAt(t, y);
    default:
      return 0;
  }
}

inline SampleLoss::Interval SampleLoss::dualInterval(double y) const {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  switch (kind) {
    case Kind::Absolute:
      return {-1, 1};
    case Kind::Huber:
      return {-2 * delta, 2 * delta};
    case Kind::Hinge:
      return y > 0 ? Interval{-1, 0} : Interval{0, 1};
    default:
      return {-infinity, infinity};
  }
}

}  // namespace gtv
