#include "penalties/lp_penalty.h"

#include <algorithm>
#include <cmath>

#include "base/check.h"

namespace gtv {
namespace {

constexpr int mostSteps = 200;

/// (Σ|v_j|^p)^{1/p} without over- or underflow.
double powerNorm(ConstVec v, double p) {
  const double largest = v.lpNorm<Eigen::Infinity>();
  if (largest == 0) return 0;
  double sum = 0;
  for (const double entry : v) sum += std::pow(std::abs(entry) / largest, p);
  return largest * std::pow(sum, 1 / p);
}

/// The projection of u onto ‖z‖_q ≤ c, r = q − 1, for ‖u‖_q > c > 0:
///   |z_j| + μ|z_j|^r = |u_j|,  Σ|z_j|^q = c^q.
/// Measured by the largest entry, b = |u_1|: with |z_1| = αb, |z_j| = |z_1|e^{ρ_j}, |u_j| =
/// be^{−L_j} the multiplier μ goes away, and every entry has
///   αe^ρ + (1 − α)e^{rρ} = e^{−L},
/// the parts of |z_j| and of |u_j| − |z_j|. What is left is one equation for α between c/(bn^{1/q})
/// and c/b. Only logarithms of ratios enter: no scale is too large or too small, no difference
/// loses its digits, and r may be far from 1 on either side.
class BallProjection {
 public:
  explicit BallProjection(double r) : r_(r), q_(1 + r) {}

  /// `length` is ‖u‖_q. What follows speaks of this u.
  void solve(ConstVec u, double length, double capacity);
  /// |z_j|/c
  double relative(Eigen::Index j) const { return std::exp(rho_[j] - logNorm_); }
  /// ∂z/∂u by implicit differentiation: D⁻¹ − D⁻¹aaᵀD⁻¹/(aᵀD⁻¹a), D = diag(1 + μr|z_j|^{r−1}),
  /// a_j = ±|z_j|^r.
  void jacobian(ConstVec u, Eigen::Ref<Matrix> out) const;

 private:
  double logRatio(double alpha, double depth) const;
  void solveEntries(double alpha);
  double ownPart(Eigen::Index j) const { return std::exp(std::log(alpha_) + rho_[j] + depth_[j]); }
  double restPart(Eigen::Index j) const {
    return std::exp(std::log1p(-alpha_) + r_ * rho_[j] + depth_[j]);
  }

  double r_;
  double q_;
  Eigen::Index largest_ = 0;
  double alpha_ = 0;
  double logNorm_ = 0;            ///< ln (Σ e^{qρ_j})^{1/q}
  double lipschitzConstant_ = 0;  ///< d ln‖z‖_q / d ln α
  Vector depth_;                  ///< L_j ≥ 0; ∞ for zeros
  Vector rho_;                    ///< ρ_j ≤ 0; −∞ for zeros
};

/// ρ by Newton's method on ln(αe^ρ + (1 − α)e^{rρ}) + L, which is convex and increasing: from the
/// right of the root it never overshoots.
double BallProjection::logRatio(double alpha, double depth) const {
  if (depth == 0 || std::isinf(depth)) return -depth;
  const double logOwn = std::log(alpha);
  const double logRest = std::log1p(-alpha);
  // Right of the root: neither part exceeds the sum, and Jensen's inequality.
  double rho =
      std::min({-depth - logOwn, (-depth - logRest) / r_, -depth / (alpha + r_ * (1 - alpha))});
  for (int step = 0; step < mostSteps; ++step) {
    const double own = std::exp(logOwn + rho + depth);
    const double rest = std::exp(logRest + r_ * rho + depth);
    const double excess =
        depth < 0.7
            ? std::log1p(alpha * std::expm1(rho) + (1 - alpha) * std::expm1(r_ * rho)) + depth
            : std::log(own + rest);
    const double next = rho - excess * (own + rest) / (own + r_ * rest);
    if (!(next < rho * (1 + 2 * epsilon))) break;
    rho = next;
  }
  return rho;
}

void BallProjection::solveEntries(double alpha) {
  alpha_ = alpha;
  double others = 0;
  double moved = 1;  // Σ e^{qρ_j} d ln|z_j| / d ln α, the largest entry first
  for (Eigen::Index j = 0; j < depth_.size(); ++j) {
    if (j == largest_) continue;
    rho_[j] = logRatio(alpha, depth_[j]);
    const double weight = std::exp(q_ * rho_[j]);
    if (weight == 0) continue;
    others += weight;
    const double ratio = std::exp(r_ * rho_[j] + depth_[j]);
    moved += weight * (alpha + r_ * (1 - alpha)) * ratio / (ownPart(j) + r_ * restPart(j));
  }
  logNorm_ = std::log1p(others) / q_;
  lipschitzConstant_ = moved / (1 + others);
}

void BallProjection::solve(ConstVec u, double length, double capacity) {
  const double b = u.cwiseAbs().maxCoeff(&largest_);
  depth_.resize(u.size());
  for (Eigen::Index j = 0; j < u.size(); ++j) {
    const double entry = std::abs(u[j]);
    depth_[j] = entry > b / 2 ? -std::log1p((entry - b) / b) : -std::log(entry / b);
  }
  rho_.setZero(u.size());
  // s = ln(|z_1|/c) by Newton's method, held in its interval; s + logNorm_ = ln(‖z‖_q/c) increases.
  const double scale = capacity / b;
  double low = -std::log(static_cast<double>(u.size())) / q_;
  double high = std::min(0.0, -std::log(scale));
  double s = std::clamp(std::log(b / length), low, high);
  for (int step = 0; step < mostSteps; ++step) {
    solveEntries(std::min(scale * std::exp(s), 1.0));
    const double excess = s + logNorm_;
    if (excess == 0) break;
    (excess > 0 ? high : low) = s;
    double next = s - excess / lipschitzConstant_;
    if (std::abs(next - s) <= 2 * epsilon || high - low <= 2 * epsilon) break;
    if (!(next > low && next < high)) next = (low + high) / 2;
    s = next;
  }
}

void BallProjection::jacobian(ConstVec u, Eigen::Ref<Matrix> out) const {
  Vector inverse(u.size());
  Vector normal(u.size());
  for (Eigen::Index j = 0; j < u.size(); ++j) {
    const bool isZero = u[j] == 0;
    // 1/D_j from the parts; a zero entry has D = 1 for r > 1 and D = ∞ for r < 1.
    inverse[j] = isZero ? (r_ > 1 ? 1 : 0) : ownPart(j) / (ownPart(j) + r_ * restPart(j));
    normal[j] = isZero ? 0 : std::copysign(std::exp(r_ * rho_[j]), u[j]);
  }
  const Vector image = inverse.cwiseProduct(normal);
  out.setZero();
  out.diagonal() = inverse;
  if (const double size = normal.dot(image); size > 0)
    out.noalias() -= image * image.transpose() / size;
}

}  // namespace

LpPenalty::LpPenalty(double p) : p_(p), r_(1 / (p - 1)), q_(1 + r_) {
  check(p > 1 && std::isfinite(p), "p = 1 and p = ∞ have classes of their own");
}

double LpPenalty::value(ConstVec v) const { return powerNorm(v, p_); }

double LpPenalty::dualGauge(ConstVec u) const { return powerNorm(u, q_); }

double LpPenalty::lipschitzConstant(int dimension) const {
  return p_ < 2 ? std::pow(static_cast<double>(dimension), 1 / p_ - 0.5) : 1;
}

void LpPenalty::dualUpdate(Eigen::Ref<Matrix> U, const double* capacity, const double*) const {
  BallProjection projection(r_);
  for (Eigen::Index e = 0; e < U.cols(); ++e) {
    auto u = U.col(e);
    const double length = dualGauge(u);
    if (!(length > capacity[e])) continue;
    if (capacity[e] == 0) {
      u.setZero();
      continue;
    }
    projection.solve(u, length, capacity[e]);
    for (Eigen::Index j = 0; j < u.size(); ++j)
      u[j] = std::copysign(capacity[e] * projection.relative(j), u[j]);
  }
}

void LpPenalty::dualJacobian(ConstVec u, double capacity, double, Eigen::Ref<Matrix> out) const {
  out.setZero();
  if (capacity == 0) return;
  out.diagonal().setOnes();
  const double length = dualGauge(u);
  if (length <= capacity) return;
  BallProjection projection(r_);
  projection.solve(u, length, capacity);
  projection.jacobian(u, out);
}

}  // namespace gtv
