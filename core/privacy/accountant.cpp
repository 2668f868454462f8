#include "privacy/accountant.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace gtv {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
/// Halvings of an interval of numbers: more than there are digits.
constexpr int halvings = 200;
constexpr int largestEveryOrder = 128;
constexpr int largestOrder = 1024;

double density(double x) { return std::exp(-x * x / 2) / std::sqrt(2 * std::numbers::pi); }

/// Mills' ratio (1 − Φ(x))/φ(x), x ≥ 0: also where both are too small for a number.
double millsRatio(double x) {
  constexpr double farOut = 6;
  if (x < farOut)
    return std::sqrt(std::numbers::pi / 2) * std::exp(x * x / 2) *
           std::erfc(x / std::numbers::sqrt2);
  // 1/(x + 1/(x + 2/(x + 3/(x + …)))).
  constexpr int terms = 120;
  double tail = x;
  for (int k = terms; k > 0; --k) tail = x + k / tail;
  return 1 / tail;
}

/// The first number of (low, high) from which on `isLarge` holds, from above.
template <class Predicate>
double firstWhere(double low, double high, const Predicate& isLarge) {
  for (int k = 0; k < halvings; ++k) {
    const double middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) break;
    (isLarge(middle) ? high : low) = middle;
  }
  return high;
}

/// The last number from 0 on at which `fits` holds, which it does at 0 and not at +∞, from below.
template <class Predicate>
double lastWhere(const Predicate& fits) {
  double high = 1;
  while (fits(high) && high < 1e12) high *= 2;
  double low = high / 2;
  while (!fits(low) && low > 1e-12) low /= 2;
  for (int k = 0; k < halvings; ++k) {
    const double middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) break;
    (fits(middle) ? low : high) = middle;
  }
  return low;
}

}  // namespace

double gaussianDelta(double mu, double epsilon) {
  if (mu == 0) return 0;
  if (mu == infinity) return 1;
  // e^ε φ(b) = φ(a), so that nothing overflows.
  const double a = mu / 2 - epsilon / mu;
  const double b = mu / 2 + epsilon / mu;
  if (a > 0) return 1 - density(a) * (millsRatio(a) + millsRatio(b));
  return density(a) * (millsRatio(-a) - millsRatio(b));
}

double gaussianEpsilon(double mu, double delta) {
  if (mu == infinity) return infinity;
  const auto isEnough = [&](double epsilon) { return gaussianDelta(mu, epsilon) <= delta; };
  if (isEnough(0)) return 0;
  double high = 1;
  while (!isEnough(high) && high < 1e300) high *= 2;
  return firstWhere(0, high, isEnough);
}

double gaussianMu(double epsilon, double delta) {
  return lastWhere([&](double mu) { return gaussianDelta(mu, epsilon) <= delta; });
}

double composedMu(double mu, double rounds) { return rounds > 0 ? mu * std::sqrt(rounds) : 0; }

double gaussianRenyi(double alpha, double mu) { return alpha * mu * mu / 2; }

double sampledGaussianRenyi(int alpha, double rate, double mu) {
  if (rate == 0 || mu == 0) return 0;
  if (rate == 1) return gaussianRenyi(alpha, mu);
  // The logarithm of the sum, term by term.
  double logChoose = 0;
  double total = alpha * std::log1p(-rate);
  for (int k = 1; k <= alpha; ++k) {
    logChoose += std::log(static_cast<double>(alpha - k + 1)) - std::log(static_cast<double>(k));
    const double term = logChoose + (alpha - k) * std::log1p(-rate) + k * std::log(rate) +
                        0.5 * k * (k - 1.0) * mu * mu;
    const auto [small, large] = std::minmax(total, term);
    total = large + std::log1p(std::exp(small - large));
  }
  return std::max(0.0, total) / (alpha - 1);
}

double epsilonOfRenyi(double alpha, double renyi, double delta) {
  return std::max(0.0, renyi + std::log1p(-1 / alpha) - std::log(delta * alpha) / (alpha - 1));
}

double renyiEpsilon(double mu, double rate, double rounds, double delta) {
  if (mu == 0 || rounds == 0 || rate == 0) return 0;
  if (!std::isfinite(mu)) return infinity;
  double best = infinity;
  for (int alpha = 2; alpha <= largestOrder;
       alpha = alpha < largestEveryOrder ? alpha + 1 : 2 * alpha)
    best = std::min(best,
                    epsilonOfRenyi(alpha, rounds * sampledGaussianRenyi(alpha, rate, mu), delta));
  return best;
}

double composedEpsilon(double mu, double rate, double rounds, double delta) {
  if (rounds == 0) return 0;
  const double exact = gaussianEpsilon(composedMu(mu, rounds), delta);
  return rate < 1 ? std::min(exact, renyiEpsilon(mu, rate, rounds, delta)) : exact;
}

double largestMu(double epsilon, double delta, double rounds, double rate) {
  return lastWhere([&](double mu) { return composedEpsilon(mu, rate, rounds, delta) <= epsilon; });
}

}  // namespace gtv
