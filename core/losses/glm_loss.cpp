#include "losses/glm_loss.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <tuple>
#include <utility>
#include <vector>

#include "base/check.h"
#include "base/decompositions.h"

namespace gtv {
namespace {

using Kind = SampleLoss::Kind;
constexpr double infinity = std::numeric_limits<double>::infinity();

/// The interval of θ.
struct Box {
  double low;
  double high;
};

Box box(const SampleLoss& sample, double label) {
  switch (sample.kind) {
    case Kind::Absolute:
      return {-1, 1};
    case Kind::Huber:
      return {-2 * sample.delta, 2 * sample.delta};
    case Kind::Hinge:
      return label > 0 ? Box{-1, 0} : Box{0, 1};
    default:
      return {-infinity, infinity};
  }
}

/// q/2.
double halfCurvature(Kind kind) { return kind == Kind::Squared || kind == Kind::Huber ? 0.5 : 0; }

bool isHard(Kind kind) { return kind != Kind::Squared && kind != Kind::Logistic; }

bool isKinked(Kind kind) { return kind == Kind::Absolute || kind == Kind::Hinge; }

/// log(1 + e^x) without overflow.
double softplus(double x) { return x > 0 ? x + std::log1p(std::exp(-x)) : std::log1p(std::exp(x)); }

double entropy(double a) { return a > 0 ? a * std::log(a) : 0; }

double valueAt(const SampleLoss& sample, double t, double y) {
  const double r = t - y;
  switch (sample.kind) {
    case Kind::Squared:
      return r * r;
    case Kind::Absolute:
      return std::abs(r);
    case Kind::Huber:
      return std::abs(r) <= sample.delta ? r * r : sample.delta * (2 * std::abs(r) - sample.delta);
    case Kind::Hinge:
      return std::max(0.0, 1 - y * t);
    case Kind::Logistic:
      return softplus(-y * t);
  }
  return 0;
}

double slopeAt(const SampleLoss& sample, double t, double y) {
  const double r = t - y;
  switch (sample.kind) {
    case Kind::Squared:
      return 2 * r;
    case Kind::Absolute:
      return r > 0 ? 1 : r < 0 ? -1 : 0;
    case Kind::Huber:
      return 2 * std::clamp(r, -sample.delta, sample.delta);
    case Kind::Hinge:
      return y * t < 1 ? -y : 0;
    case Kind::Logistic:
      return -y / (1 + std::exp(y * t));
  }
  return 0;
}

double curvatureAt(const SampleLoss& sample, double t, double y) {
  switch (sample.kind) {
    case Kind::Squared:
      return 2;
    case Kind::Huber:
      return std::abs(t - y) < sample.delta ? 2 : 0;
    case Kind::Logistic: {
      const double e = std::exp(-std::abs(t));
      return e / ((1 + e) * (1 + e));
    }
    default:
      return 0;
  }
}

/// ℓ*(θ) for θ in its domain.
double conjugateAt(const SampleLoss& sample, double theta, double y) {
  if (sample.kind == Kind::Logistic) {
    const double a = std::clamp(-y * theta, 0.0, 1.0);
    return entropy(a) + entropy(1 - a);
  }
  return y * theta + (isKinked(sample.kind) ? 0 : theta * theta / 4);
}

/// a log(a/b) for a = b + difference, its digits kept where the two are close.
double relativeEntropy(double a, double b, double difference) {
  if (a <= 0) return 0;
  return a * (std::abs(difference) < 0.5 * b ? std::log1p(difference / b) : std::log(a / b));
}

/// ℓ(t) + ℓ*(θ) − θt for θ in its domain.
double fenchelYoungAt(const SampleLoss& sample, double t, double theta, double y) {
  const double r = t - y;
  switch (sample.kind) {
    case Kind::Squared:
      return (r - theta / 2) * (r - theta / 2);
    case Kind::Absolute:
      return r > 0 ? r * (1 - theta) : -r * (1 + theta);
    case Kind::Huber: {
      const double beyond = std::abs(r) - sample.delta;
      if (beyond <= 0) return (r - theta / 2) * (r - theta / 2);
      const double missing = 2 * sample.delta - std::copysign(theta, r * theta);
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

/// The interval of θ for all losses: of the logistic one it is that of its conjugate.
Box domain(const SampleLoss& sample, double label) {
  if (sample.kind != Kind::Logistic) return box(sample, label);
  return label > 0 ? Box{-1, 0} : Box{0, 1};
}

}  // namespace

/// a ↦ argmin of c Σ h_r((Ba)_r) + ½‖a − ã‖² in coordinates in which the quadratic part is the
/// identity: with curvature diag(γ) = diag(ρ + 2μ) and the thin SVD X̃ diag(γ)^(−1/2) = PSQᵀ,
/// a = Qᵀdiag(γ)^(1/2) w and B = PS. What X̃ does not see of w never enters, so it comes out as it
/// went in however steep the loss is. Newton's method; for kinks and knees the proximal method of
/// multipliers around it: smooth, solve, take the θ found as the next centre, until it says on
/// which piece every row lies.
class GlmLoss::Map final : public LocalMap {
 public:
  /// Rows with their labels, weights and sample losses; the map takes v to the minimiser of
  /// L(w) + Σ ½γ_j w_j² − (inputScale·v)ᵀw with the ridge already in γ.
  Map(const Matrix& rows, Vector labels, Vector weights, std::vector<SampleLoss> samples,
      std::vector<Eigen::Index> lassoOf, const Vector& curvature, double inputScale)
      : labels_(std::move(labels)),
        weights_(std::move(weights)),
        samples_(std::move(samples)),
        lassoOf_(std::move(lassoOf)),
        inverse_(curvature.cwiseInverse()),
        inputScale_(inputScale) {
    const Vector root = curvature.cwiseSqrt();
    const Matrix scaled = rows * root.cwiseInverse().asDiagonal();
    const auto [U, s, V] = thinSvd(scaled);
    const double rounding = 1e-15 * static_cast<double>(rows.rows() + rows.cols()) * s[0];
    Eigen::Index rank = 0;
    while (rank < s.size() && s[rank] > rounding) ++rank;
    B_ = U.leftCols(rank) * s.head(rank).asDiagonal();
    into_ = V.leftCols(rank).transpose() * root.asDiagonal();
    outOf_ = root.cwiseInverse().asDiagonal() * V.leftCols(rank);
    unit_ = B_.rowwise().norm();
    hard_ = std::any_of(samples_.begin(), samples_.end(),
                        [](const SampleLoss& sample) { return isHard(sample.kind); });
    for (Vector* perRow : {&theta_, &centre_, &slope_, &force_, &t_, &smoothing_})
      perRow->resize(labels_.size());
    hessian_.resize(rank, rank);
    start_.resize(rank);
    a_.resize(rank);
    gradient_.resize(rank);
    step_.resize(rank);
  }

  void apply(MutVec v) override {
    v.array() *= inputScale_ * inverse_.array();
    start_.noalias() = into_ * v;
    solve();
    v.noalias() -= outOf_ * (start_ - a_);
    // At the kink of |w_j| the entry is 0, not the rounding of what was subtracted.
    const auto first = theta_.size() - static_cast<Eigen::Index>(lassoOf_.size());
    for (std::size_t k = 0; k < lassoOf_.size(); ++k)
      if (std::abs(theta_[first + static_cast<Eigen::Index>(k)]) < 1) v[lassoOf_[k]] = 0;
  }

  /// θ of the last apply, one per row.
  const Vector& theta() const { return theta_; }

 private:
  void solve() {
    if (labels_.size() == 1 && samples_[0].kind != Kind::Logistic) {
      solveSingle();
      return;
    }
    a_ = start_;
    smoothing_.setZero();
    centre_.setZero();
    if (!hard_) {
      minimise();
      return;
    }
    // Smoothing s_r from where every row is on its slope to as fine as it takes: the quadratic part
    // alone moves t by cB²θ; beside steep rows it is the residuals that set the scale.
    t_.noalias() = B_ * a_;
    double largest = 0;
    for (Eigen::Index r = 0; r < labels_.size(); ++r)
      if (isHard(samples_[r].kind) && unit_[r] > 0)
        largest = std::max(largest, std::abs(t_[r] - labels_[r]) / (unit_[r] * bound(r)));
    if (largest == 0) largest = 1;
    for (Eigen::Index r = 0; r < labels_.size(); ++r)
      if (isHard(samples_[r].kind))
        smoothing_[r] = std::min(1e-2 * weights_[r] * unit_[r], largest) * unit_[r];
    double before = infinity;
    bool finer = true;
    for (int round = 0; round < 60; ++round) {
      minimise();
      if (finish()) return;
      double move = 0;  // how far the rows are from where they should be, in units of a
      for (Eigen::Index r = 0; r < labels_.size(); ++r)
        if (smoothing_[r] > 0)
          move = std::max(move, smoothing_[r] * std::abs(theta_[r] - centre_[r]) / unit_[r]);
      if (move <= 2 * epsilon * (start_.norm() + a_.norm())) return;
      if (!finer && move > 0.9 * before) return;  // only rounding is left
      before = move;
      finer = false;
      centre_ = theta_;
      // Not below where the rounding of t would show in θ.
      for (Eigen::Index r = 0; r < labels_.size(); ++r) {
        const double rounding = 1e-8 * (unit_[r] * a_.norm() + std::abs(labels_[r])) / bound(r);
        const double next = std::min(smoothing_[r], std::max(0.1 * smoothing_[r], rounding));
        finer = finer || next < 0.9 * smoothing_[r];
        smoothing_[r] = next;
      }
    }
  }

  /// The largest |θ_r|.
  double bound(Eigen::Index r) const {
    const auto [low, high] = box(samples_[r], labels_[r]);
    return std::max(-low, high);
  }

  /// m = 1: t = t̃ − cB²θ, and θ = clip((t̃ − y)/(q/2 + cB²)).
  void solveSingle() {
    const double half = halfCurvature(samples_[0].kind);
    const double force = weights_[0] * B_.row(0).squaredNorm();
    const double residual = B_.row(0).dot(start_) - labels_[0];
    const auto [low, high] = box(samples_[0], labels_[0]);
    const double free = residual / (half + force);
    if (force == 0) {
      theta_[0] = slopeAt(samples_[0], 0, labels_[0]);
    } else if (free > low && free < high) {
      theta_[0] = free;
      a_[0] = (labels_[0] + half * free) / B_(0, 0);  // t = y + qθ/2
    } else {
      theta_[0] = std::clamp(free, low, high);
      a_[0] = start_[0] - weights_[0] * B_(0, 0) * theta_[0];
    }
  }

  /// θ_r of the smoothed row at t, and the second derivative there.
  std::pair<double, double> respond(Eigen::Index r, double t) const {
    const auto& sample = samples_[r];
    const double y = labels_[r];
    if (sample.kind == Kind::Logistic) return {slopeAt(sample, t, y), curvatureAt(sample, t, y)};
    if (unit_[r] == 0) return {slopeAt(sample, 0, y), 0};
    const double stiffness = halfCurvature(sample.kind) + smoothing_[r];
    const double free = (t - y + smoothing_[r] * centre_[r]) / stiffness;
    const auto [low, high] = box(sample, y);
    if (free <= low) return {low, 0};
    if (free >= high) return {high, 0};
    return {free, 1 / stiffness};
  }

  /// Newton's method on the smoothed problem, with an exact line search: where all rows are on
  /// straight pieces the Newton direction is far too long.
  void minimise() {
    const double unitTarget = 16 * epsilon * epsilon;
    for (int k = 0; k < 100; ++k) {
      t_.noalias() = B_ * a_;
      double forces = start_.squaredNorm() + a_.squaredNorm();
      for (Eigen::Index r = 0; r < t_.size(); ++r) {
        std::tie(theta_[r], slope_[r]) = respond(r, t_[r]);
        force_[r] = weights_[r] * theta_[r];
        slope_[r] *= weights_[r];
        forces += force_[r] * force_[r] * unit_[r] * unit_[r];
      }
      gradient_ = a_ - start_;
      gradient_.noalias() += B_.transpose() * force_;
      hessian_.setIdentity();
      hessian_.noalias() += B_.transpose() * slope_.asDiagonal() * B_;
      factor_.compute(hessian_);
      step_ = factor_.solve(gradient_);
      const double decrease = gradient_.dot(step_);
      if (!(decrease > unitTarget * forces)) return;
      a_ -= lineSearch(decrease) * step_;
    }
  }

  /// Where a row lies: on the slope below its interval of θ, above it, or inside, which for kinks
  /// means at t = y.
  enum class Piece : std::uint8_t { Low, Inside, High };

  /// Once the pieces are known, the rest is a smooth problem on an affine set, free of smoothing:
  /// rows at kinks stay there, Newton's method moves along them, and what is then missing in the
  /// gradient are their forces. Begins with the pieces that θ says and moves the rows that
  /// contradict theirs. False, and nothing changed, if that does not settle.
  bool finish() {
    pieces_.resize(static_cast<std::size_t>(theta_.size()));
    for (Eigen::Index r = 0; r < theta_.size(); ++r) {
      const auto [low, high] = box(samples_[r], labels_[r]);
      pieces_[r] = theta_[r] <= low ? Piece::Low : theta_[r] >= high ? Piece::High : Piece::Inside;
    }
    for (int attempt = 0; attempt < 8; ++attempt) {
      Vector a = a_;
      Vector theta = theta_;
      if (!solveOnPieces(a, theta)) return false;
      if (!movePieces(a, theta)) {
        a_ = a;
        theta_ = theta;
        return true;
      }
    }
    return false;
  }

  /// False if the rows said to be at kinks cannot all be there.
  bool solveOnPieces(Vector& a, Vector& theta) {
    const auto rank = B_.cols();
    kinks_.clear();
    for (Eigen::Index r = 0; r < theta.size(); ++r) {
      if (unit_[r] == 0 || samples_[r].kind == Kind::Logistic) continue;
      const auto [low, high] = box(samples_[r], labels_[r]);
      if (pieces_[r] == Piece::Low) theta[r] = low;
      if (pieces_[r] == Piece::High) theta[r] = high;
      if (pieces_[r] == Piece::Inside && isKinked(samples_[r].kind)) kinks_.push_back(r);
    }
    const auto count = static_cast<Eigen::Index>(kinks_.size());
    if (count > 2 * rank) return false;
    Matrix rows(count, rank);
    Vector target(count);
    for (Eigen::Index k = 0; k < count; ++k) {
      rows.row(k) = B_.row(kinks_[k]) / unit_[kinks_[k]];
      target[k] = labels_[kinks_[k]] / unit_[kinks_[k]];
    }
    const LeastSquaresFactor factor(rows);
    for (int pass = 0; pass < 2; ++pass) a -= factor.solve(rows * a - target);
    const double rounding = 1e-13 * (a.norm() + target.norm());
    if (count > 0 && (rows * a - target).lpNorm<Eigen::Infinity>() > rounding) return false;
    const Matrix along = factor.nullSpace();
    double moved = infinity;
    for (int k = 0; k < 20 && moved > 4 * epsilon * (start_.norm() + a.norm()); ++k)
      moved = slide(along, a, theta);
    if (!(moved <= 1e-13 * (start_.norm() + a.norm()))) return false;
    // The forces that hold the rows at their kinks, nearest to those found so far.
    Vector force(count);
    for (Eigen::Index k = 0; k < count; ++k)
      force[k] = weights_[kinks_[k]] * unit_[kinks_[k]] * theta[kinks_[k]];
    force -= factor.solveTransposed(gradient_ + rows.transpose() * force);
    for (Eigen::Index k = 0; k < count; ++k)
      theta[kinks_[k]] = force[k] / (weights_[kinks_[k]] * unit_[kinks_[k]]);
    return true;
  }

  /// One Newton step of what is smooth, along the given directions; leaves in gradient_ that of
  /// all but the rows at kinks. Returns the length of the step.
  double slide(const Matrix& along, Vector& a, Vector& theta) {
    t_.noalias() = B_ * a;
    slope_.setZero();
    for (Eigen::Index r = 0; r < t_.size(); ++r) {
      const auto kind = samples_[r].kind;
      if (kind == Kind::Logistic) {
        theta[r] = slopeAt(samples_[r], t_[r], labels_[r]);
        slope_[r] = weights_[r] * curvatureAt(samples_[r], t_[r], labels_[r]);
      } else if (!isKinked(kind) && pieces_[r] == Piece::Inside) {
        theta[r] = 2 * (t_[r] - labels_[r]);
        slope_[r] = 2 * weights_[r];
      }
    }
    force_ = weights_.cwiseProduct(theta);
    for (const auto r : kinks_) force_[r] = 0;
    gradient_ = a - start_;
    gradient_.noalias() += B_.transpose() * force_;
    if (along.cols() == 0) return 0;
    const Matrix across = B_ * along;
    Matrix H = Matrix::Identity(along.cols(), along.cols());
    H.noalias() += across.transpose() * slope_.asDiagonal() * across;
    factor_.compute(H);
    const Vector step = factor_.solve(along.transpose() * gradient_);
    a -= along * step;
    return step.norm();
  }

  /// Whether some rows are on another piece than was assumed; pieces_ then says on which. What is
  /// out of its interval by rounding is put back.
  bool movePieces(const Vector& a, Vector& theta) {
    t_.noalias() = B_ * a;
    const double size = a.norm();
    bool moved = false;
    for (Eigen::Index r = 0; r < t_.size(); ++r) {
      const auto& sample = samples_[r];
      if (!isHard(sample.kind) || unit_[r] == 0) continue;
      const auto [low, high] = box(sample, labels_[r]);
      const auto before = pieces_[r];
      if (before == Piece::Inside) {
        const double slack = 1e-9 * (high - low);
        if (theta[r] < low - slack) pieces_[r] = Piece::Low;
        if (theta[r] > high + slack) pieces_[r] = Piece::High;
        theta[r] = std::clamp(theta[r], low, high);
      } else {
        const double beyond = t_[r] - labels_[r] - halfCurvature(sample.kind) * theta[r];
        const double rounding = 1e-13 * (unit_[r] * size + std::abs(labels_[r]));
        if (before == Piece::Low ? beyond > rounding : beyond < -rounding)
          pieces_[r] = Piece::Inside;
      }
      moved = moved || pieces_[r] != before;
    }
    return moved;
  }

  /// The root of the derivative along −step, to a tenth of the slope at 0.
  double lineSearch(double decrease) {
    force_.noalias() = B_ * step_;
    const double linear = (start_ - a_).dot(step_);
    const double quadratic = step_.squaredNorm();
    const auto slope = [&](double length) {
      double sum = linear + length * quadratic;
      for (Eigen::Index r = 0; r < t_.size(); ++r)
        sum -= weights_[r] * respond(r, t_[r] - length * force_[r]).first * force_[r];
      return sum;
    };
    double low = 0;
    double atLow = -decrease;
    double high = 1;
    double atHigh = slope(high);
    if (std::abs(atHigh) <= 0.5 * decrease) return 1;
    while (atHigh < 0 && high < 1e8) {
      low = high;
      atLow = atHigh;
      high *= 4;
      atHigh = slope(high);
    }
    double length = high;
    for (int k = 0; k < 100 && std::abs(atHigh) > 0.1 * decrease; ++k) {
      // False position, or the middle (of the exponents) where that hardly moves.
      double next = low - atLow * (high - low) / (atHigh - atLow);
      if (k % 2 == 1 || !(next > low) || !(next < high))
        next = low > 0 ? std::sqrt(low * high) : high * 1e-2;
      const double at = slope(next);
      length = next;
      if (std::abs(at) <= 0.1 * decrease || !(next > low) || !(next < high)) break;
      if (at < 0) {
        low = next;
        atLow = at;
      } else {
        high = next;
        atHigh = at;
      }
    }
    return length;
  }

  Matrix B_;
  Matrix into_;
  Matrix outOf_;
  Vector labels_;
  Vector weights_;
  std::vector<SampleLoss> samples_;
  std::vector<Eigen::Index> lassoOf_;  ///< coordinate j of the last rows, those of ν_j|w_j|
  Vector inverse_;
  double inputScale_;
  Vector unit_;        ///< ‖B_r‖
  Vector smoothing_;   ///< s_r
  bool hard_ = false;  ///< some rows have an interval for θ that Newton's method has to find
  Vector theta_;
  Vector centre_;
  Vector slope_;
  Vector force_;
  Vector t_;
  Matrix hessian_;
  Eigen::LLT<Matrix> factor_;
  Vector start_;
  Vector a_;
  Vector gradient_;
  Vector step_;
  std::vector<Piece> pieces_;
  std::vector<Eigen::Index> kinks_;  ///< rows that are held at their kinks
};

GlmLoss::GlmLoss(std::shared_ptr<const LocalDatasets> datasets, int node, SampleLoss sample,
                 double scale, Vector ridge, Vector lasso)
    : datasets_(std::move(datasets)),
      node_(node),
      sample_(sample),
      scale_(scale),
      ridge_(std::move(ridge)),
      lasso_(std::move(lasso)),
      hasRidge_((ridge_.array() > 0).any()),
      hasLasso_((lasso_.array() > 0).any()) {
  check(samples() > 0, "a node without samples has the zero loss");
  check(ridge_.size() == dimension() && lasso_.size() == dimension(), "one weight per coordinate");
}

double GlmLoss::steepness() const {
  double sum = lasso_.sum();
  for (Eigen::Index r = 0; r < samples(); ++r) {
    // At a kink the slope may be any in between.
    const double slope = isKinked(sample_.kind) ? 1 : std::abs(slopeAt(sample_, 0, labels()[r]));
    sum += scale_ * slope * features().row(r).norm();
  }
  return sum;
}

bool GlmLoss::isRecessionDirection(ConstVec v) const {
  if (sample_.kind != SampleLoss::Kind::Logistic || hasRidge_ || hasLasso_) return false;
  const Vector direction = v.stableNormalized();
  for (Eigen::Index r = 0; r < samples(); ++r) {
    const auto x = features().row(r);
    if (!(labels()[r] * x.dot(direction) > decidedMargin * x.norm())) return false;
  }
  return true;
}

bool GlmLoss::hasKinks() const { return isKinked(sample_.kind) || hasLasso_; }

double GlmLoss::unit(Eigen::Index r) const {
  const double norm = features().row(r).norm();
  return norm > 0 ? norm : 1;
}

double GlmLoss::value(ConstVec w) const {
  double sum = 0;
  for (Eigen::Index r = 0; r < samples(); ++r)
    sum += valueAt(sample_, features().row(r).dot(w), labels()[r]);
  sum *= scale_;
  if (hasRidge_) sum += (ridge_.array() * w.array().square()).sum();
  if (hasLasso_) sum += (lasso_.array() * w.array().abs()).sum();
  return sum;
}

void GlmLoss::gradient(ConstVec w, MutVec out) const {
  out = 2 * (ridge_.array() * w.array()).matrix();
  if (hasLasso_) out.array() += lasso_.array() * w.array().sign();
  for (Eigen::Index r = 0; r < samples(); ++r)
    out += scale_ * slopeAt(sample_, features().row(r).dot(w), labels()[r]) *
           features().row(r).transpose();
}

void GlmLoss::sampleGradient(Eigen::Index r, ConstVec w, MutVec out) const {
  const auto x = features().row(r);
  const double weight = scale_ * static_cast<double>(samples());
  out = 2 * (ridge_.array() * w.array()).matrix();
  if (hasLasso_) out.array() += lasso_.array() * w.array().sign();
  out += weight * slopeAt(sample_, x.dot(w), labels()[r]) * x.transpose();
}

void GlmLoss::addHessian(ConstVec w, Eigen::Ref<Matrix> out) const {
  out.diagonal() += 2 * ridge_;
  for (Eigen::Index r = 0; r < samples(); ++r) {
    const auto x = features().row(r);
    out.noalias() += scale_ * curvatureAt(sample_, x.dot(w), labels()[r]) * x.transpose() * x;
  }
}

double GlmLoss::smoothness() const {
  if (hasKinks()) return infinity;
  const double steepest = sample_.kind == Kind::Logistic ? 0.25 : 2;
  const Matrix gram = samples() < dimension() ? Matrix(features() * features().transpose())
                                              : Matrix(features().transpose() * features());
  return steepest * scale_ * symmetricEigenvalues(gram).maxCoeff() + 2 * ridge_.maxCoeff();
}

int GlmLoss::dualSize() const {
  return static_cast<int>(samples()) + (hasLasso_ ? dimension() : 0) +
         (hasRidge_ ? dimension() : 0);
}

void GlmLoss::respond(ConstVec w, ConstVec centre, double width, MutVec point) const {
  const auto m = samples();
  const auto d = dimension();
  for (Eigen::Index r = 0; r < m; ++r) {
    const double t = features().row(r).dot(w);
    const double y = labels()[r];
    if (isKinked(sample_.kind)) {
      const auto [low, high] = box(sample_, y);
      point[r] = std::clamp(centre[r] + (t - y) / (width * unit(r)), low, high);
    } else {
      point[r] = slopeAt(sample_, t, y);
    }
  }
  if (hasLasso_)
    for (Eigen::Index j = 0; j < d; ++j)
      point[m + j] = std::clamp(centre[m + j] + w[j] / width, -1.0, 1.0);
  if (hasRidge_) point.tail(d) = w;
}

void GlmLoss::smoothingCentre(ConstVec w, double width, MutVec point) const {
  if (isKinked(sample_.kind))
    for (Eigen::Index r = 0; r < samples(); ++r)
      point[r] -= (features().row(r).dot(w) - labels()[r]) / (width * unit(r));
  if (hasLasso_) point.segment(samples(), dimension()) -= w / width;
}

double GlmLoss::smoothedValue(ConstVec w, ConstVec centre, double width) const {
  const auto m = samples();
  const auto smoothed = [](double residual, double c, double s, double low, double high) {
    const double theta = std::clamp(c + residual / s, low, high);
    return theta * residual - s / 2 * (theta - c) * (theta - c);
  };
  double sum = 0;
  for (Eigen::Index r = 0; r < m; ++r) {
    const double t = features().row(r).dot(w);
    const double y = labels()[r];
    const auto [low, high] = box(sample_, y);
    sum += isKinked(sample_.kind) ? smoothed(t - y, centre[r], width * unit(r), low, high)
                                  : valueAt(sample_, t, y);
  }
  sum *= scale_;
  if (hasLasso_)
    for (Eigen::Index j = 0; j < w.size(); ++j)
      sum += lasso_[j] * smoothed(w[j], centre[m + j], width, -1, 1);
  if (hasRidge_) sum += (ridge_.array() * w.array().square()).sum();
  return sum;
}

void GlmLoss::addSmoothedHessian(ConstVec w, ConstVec centre, double width,
                                 Eigen::Ref<Matrix> out) const {
  const auto m = samples();
  const auto curvature = [](double residual, double c, double s, double low, double high) {
    const double theta = c + residual / s;
    return theta > low && theta < high ? 1 / s : 0;
  };
  for (Eigen::Index r = 0; r < m; ++r) {
    const auto x = features().row(r);
    const double t = x.dot(w);
    const double y = labels()[r];
    const auto [low, high] = box(sample_, y);
    const double h = isKinked(sample_.kind)
                         ? curvature(t - y, centre[r], width * unit(r), low, high)
                         : curvatureAt(sample_, t, y);
    if (h > 0) out.noalias() += scale_ * h * x.transpose() * x;
  }
  if (hasLasso_)
    for (Eigen::Index j = 0; j < w.size(); ++j)
      out(j, j) += lasso_[j] * curvature(w[j], centre[m + j], width, -1, 1);
  out.diagonal() += 2 * ridge_;
}

void GlmLoss::pull(ConstVec point, MutVec out) const {
  const auto m = samples();
  const auto d = dimension();
  out.noalias() = scale_ * features().transpose() * point.head(m);
  if (hasLasso_) out.array() += lasso_.array() * point.segment(m, d).array();
  if (hasRidge_) out.array() += 2 * ridge_.array() * point.tail(d).array();
}

double GlmLoss::conjugate(ConstVec point, double t) const {
  double sum = 0;
  for (Eigen::Index r = 0; r < samples(); ++r)
    sum += conjugateAt(sample_, t * point[r], labels()[r]);
  sum *= scale_;
  // |w| has conjugate 0 on [−1, 1]; μω² is what μw² has at 2μω.
  if (hasRidge_) sum += t * t * (ridge_.array() * point.tail(dimension()).array().square()).sum();
  return sum;
}

std::unique_ptr<GlmLoss::Map> GlmLoss::makeMap(const Vector& curvature, double inputScale) const {
  const auto m = samples();
  const auto extra = hasLasso_ ? (lasso_.array() > 0).count() : 0;
  Matrix rows = Matrix::Zero(m + extra, dimension());
  rows.topRows(m) = features();
  Vector labels = Vector::Zero(m + extra);
  labels.head(m) = this->labels();
  Vector weights = Vector::Constant(m + extra, scale_);
  std::vector<SampleLoss> samples(static_cast<std::size_t>(m + extra), sample_);
  std::vector<Eigen::Index> lassoOf;
  Eigen::Index row = m;
  for (Eigen::Index j = 0; j < lasso_.size(); ++j) {
    if (lasso_[j] <= 0) continue;
    rows(row, j) = 1;
    weights[row] = lasso_[j];
    samples[row] = {Kind::Absolute, 1};
    lassoOf.push_back(j);
    ++row;
  }
  return std::make_unique<Map>(rows, std::move(labels), std::move(weights), std::move(samples),
                               std::move(lassoOf), curvature, inputScale);
}

std::unique_ptr<LocalMap> GlmLoss::prox(double rho) const {
  return makeMap((2 * ridge_.array() + rho).matrix(), rho);
}

std::unique_ptr<LocalMap> GlmLoss::conjugateGradient() const {
  check(strongConvexity() > 0, "∇L* is a map only for strongly convex losses");
  return makeMap(2 * ridge_, 1);
}

void GlmLoss::proxPoint(double rho, MutVec v, MutVec point) const {
  const auto map = makeMap((2 * ridge_.array() + rho).matrix(), rho);
  map->apply(v);
  const auto m = samples();
  point.head(m) = map->theta().head(m);
  Eigen::Index row = m;
  if (hasLasso_)
    for (Eigen::Index j = 0; j < lasso_.size(); ++j)
      point[m + j] = lasso_[j] > 0 ? map->theta()[row++] : 0;
  if (hasRidge_) point.tail(dimension()) = v;
}

/// With g = Bᵀp and room ρ_k, Δp of least Σ (Δp_k/ρ_k)². The room of smooth coordinates is the
/// distance to the nearer bound; at kinks moves cost |t − y| each, so there it is the larger the
/// nearer the residual is to 0. What would leave its bounds is held there, and the others take up
/// what is then missing.
void GlmLoss::adjust(ConstVec w, ConstVec change, MutVec point, const std::stop_token& stop) const {
  const auto m = samples();
  const auto d = dimension();
  const Eigen::Index count = dualSize();
  Matrix B = Matrix::Zero(count, d);
  Vector low = Vector::Constant(count, -infinity);
  Vector high = Vector::Constant(count, infinity);
  B.topRows(m) = scale_ * features();
  for (Eigen::Index r = 0; r < m; ++r) {
    const auto bounds = domain(sample_, labels()[r]);
    low[r] = bounds.low;
    high[r] = bounds.high;
  }
  if (hasLasso_) {
    B.middleRows(m, d).diagonal() = lasso_;
    low.segment(m, d).setConstant(-1);
    high.segment(m, d).setConstant(1);
  }
  if (hasRidge_) B.bottomRows(d).diagonal() = 2 * ridge_;
  // Columns of length 1: every coordinate counts, whatever its unit.
  Vector length = B.colwise().norm();
  for (double& one : length)
    if (!(one > 0)) one = 1;
  const Matrix scaled = B * length.cwiseInverse().asDiagonal();
  const Vector wanted = change.cwiseQuotient(length);
  // A bounded coordinate has the size of its interval, a free one (of squared losses and ridges)
  // that of its own value.
  Vector room(count);
  const double size = std::max(point.lpNorm<Eigen::Infinity>(), 1e-300);
  for (Eigen::Index k = 0; k < count; ++k)
    room[k] = std::isfinite(low[k]) ? std::max(0.0, std::min(point[k] - low[k], high[k] - point[k]))
                                    : size;
  const auto atKink = [](double residual, double magnitude) {
    constexpr double exact = 1e-9;
    return 1 / (std::abs(residual) / std::max(magnitude, 1e-300) + exact);
  };
  if (isKinked(sample_.kind))
    for (Eigen::Index r = 0; r < m; ++r) {
      const auto x = features().row(r);
      const double magnitude = x.cwiseAbs().dot(w.cwiseAbs()) + std::abs(labels()[r]);
      // The label of a hinge is where it bends.
      room[r] = atKink(x.dot(w) - labels()[r], magnitude);
    }
  if (hasLasso_) {
    const double magnitude = w.lpNorm<Eigen::Infinity>();
    for (Eigen::Index j = 0; j < d; ++j) room[m + j] = atKink(w[j], magnitude);
  }
  const Vector start = point;
  bool wasWithin = false;
  const int rounds = 3 + static_cast<int>(std::min<Eigen::Index>(count, 20));
  for (int round = 0; round < rounds; ++round) {
    const Vector missing = wanted - scaled.transpose() * (point - start);
    if (missing.isZero(0)) return;
    const Matrix weighted = room.asDiagonal() * scaled;
    const auto solution = leastSquares(weighted.transpose(), missing, stop);
    if (!solution) return;
    const Vector step = *solution;
    bool within = true;
    for (Eigen::Index k = 0; k < count; ++k) {
      point[k] += room[k] * step[k];
      if (point[k] >= low[k] && point[k] <= high[k]) continue;
      point[k] = std::clamp(point[k], low[k], high[k]);
      room[k] = 0;
      within = false;
    }
    // Once more for the digits that the first solution lost.
    if (within && wasWithin) return;
    wasWithin = within;
  }
}

void GlmLoss::pullSizes(ConstVec point, MutVec out) const {
  const auto m = samples();
  const auto d = dimension();
  out.noalias() = scale_ * features().transpose().cwiseAbs() * point.head(m).cwiseAbs();
  if (hasLasso_) out.array() += lasso_.array() * point.segment(m, d).array().abs();
  if (hasRidge_) out.array() += 2 * ridge_.array() * point.tail(d).array().abs();
}

/// The sum xᵀw − y is off by no more than ½ε((d + 1)|x|ᵀ|w| + |y|); ℓ by as much, since no slope is
/// beyond 1.
double GlmLoss::kinkRoughness(ConstVec w) const {
  if (!isKinked(sample_.kind)) return 0;
  const double terms = 0.5 * (dimension() + 1);
  double sum = 0;
  for (Eigen::Index r = 0; r < samples(); ++r)
    sum += terms * features().row(r).cwiseAbs().dot(w.cwiseAbs()) + std::abs(labels()[r]);
  return scale_ * sum;
}

double GlmLoss::fenchelYoung(ConstVec w, ConstVec point) const {
  const auto m = samples();
  double sum = 0;
  for (Eigen::Index r = 0; r < m; ++r)
    sum += fenchelYoungAt(sample_, features().row(r).dot(w), point[r], labels()[r]);
  sum *= scale_;
  if (hasLasso_)
    for (Eigen::Index j = 0; j < w.size(); ++j)
      sum += lasso_[j] * std::abs(w[j]) * (w[j] > 0 ? 1 - point[m + j] : 1 + point[m + j]);
  if (hasRidge_)
    sum += (ridge_.array() * (w.array() - point.tail(w.size()).array()).square()).sum();
  return sum;
}

}  // namespace gtv
