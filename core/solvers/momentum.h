#pragma once

#include <cmath>

namespace gtv {

/// The extrapolation of FISTA (Beck & Teboulle 2009): from t = 1,
///   t⁺ = (1 + √(1 + 4t²))/2,  β = (t − 1)/t⁺,  next point = x_k + β(x_k − x_{k−1}).
/// Restarted from t = 1 when the last step went uphill, by the gradient scheme of O'Donoghue &
/// Candès 2015, sec. 3.2: linear convergence without knowing the strong convexity.
class Momentum {
 public:
  /// β, and on to the next t.
  double advance() {
    const double next = (1 + std::sqrt(1 + 4 * t_ * t_)) / 2;
    const double beta = (t_ - 1) / next;
    t_ = next;
    return beta;
  }
  void restart() { t_ = 1; }
  double t() const { return t_; }
  /// Whether t is one that a run can reach; only then it is taken.
  bool take(double t) {
    const bool reachable = t >= 1 && std::isfinite(t);
    if (reachable) t_ = t;
    return reachable;
  }

 private:
  double t_ = 1;
};

}  // namespace gtv
