#include "losses/glm_proximal_map.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <tuple>

#include "base/decompositions.h"
#include "losses/scaled_coordinates.h"

namespace gtv {

inline double GlmProximalMap::bound(Eigen::Index r) const {
  const auto [low, high] = samples_[r].dualInterval(labels_[r]);
  return std::max(-low, high);
}

inline std::pair<double, double> GlmProximalMap::respond(Eigen::Index r, double t) const {
  const auto& sample = samples_[r];
  const double y = labels_[r];
  if (sample.isCurved()) return {sample.slopeAt(t, y), sample.curvatureAt(t, y)};
  if (unit_[r] == 0) return {sample.slopeAt(0, y), 0};
  const double stiffness = sample.halfCurvature() + smoothing_[r];
  const double free = (t - y + smoothing_[r] * centre_[r]) / stiffness;
  const auto [low, high] = sample.dualInterval(y);
  if (free <= low) return {low, 0};
  if (free >= high) return {high, 0};
  return {free, 1 / stiffness};
}

GlmProximalMap::GlmProximalMap(const Matrix& rows, Vector labels, Vector weights,
                               std::vector<SampleLoss> samples, std::vector<Eigen::Index> lassoOf,
                               const Vector& curvature, double inputScale)
    : labels_(std::move(labels)),
      weights_(std::move(weights)),
      samples_(std::move(samples)),
      lassoOf_(std::move(lassoOf)),
      inverse_(curvature.cwiseInverse()),
      inputScale_(inputScale) {
  auto coordinates = scaledCoordinates(rows, curvature);
  B_ = std::move(coordinates.B);
  into_ = std::move(coordinates.into);
  outOf_ = std::move(coordinates.outOf);
  unit_ = B_.rowwise().norm();
  isPiecewise_ = std::any_of(samples_.begin(), samples_.end(),
                             [](const SampleLoss& sample) { return sample.isPiecewise(); });
  isExponential_ = std::any_of(samples_.begin(), samples_.end(),
                               [](const SampleLoss& sample) { return sample.isExponential(); });
  for (Vector* perRow : {&theta_, &centre_, &slope_, &force_, &t_, &smoothing_})
    perRow->resize(labels_.size());
  const auto rank = B_.cols();
  hessian_.resize(rank, rank);
  start_.resize(rank);
  a_.resize(rank);
  gradient_.resize(rank);
  step_.resize(rank);
}

void GlmProximalMap::apply(MutVec v) {
  v.array() *= inputScale_ * inverse_.array();
  start_.noalias() = into_ * v;
  solve();
  v.noalias() -= outOf_ * (start_ - a_);
  // At the kink of |w_j| the entry is 0, not the rounding of what was subtracted.
  const auto first = theta_.size() - static_cast<Eigen::Index>(lassoOf_.size());
  for (std::size_t k = 0; k < lassoOf_.size(); ++k)
    if (std::abs(theta_[first + static_cast<Eigen::Index>(k)]) < 1) v[lassoOf_[k]] = 0;
}

void GlmProximalMap::solve() {
  if (labels_.size() == 1 && !samples_[0].isCurved()) {
    solveSingle();
    return;
  }
  begin();
  smoothing_.setZero();
  centre_.setZero();
  if (!isPiecewise_) {
    minimise();
    return;
  }
  // Smoothing s_r from where every row is on its slope to as fine as it takes: the quadratic part
  // alone moves t by cB²θ; beside steep rows it is the residuals that set the scale.
  t_.noalias() = B_ * a_;
  double largest = 0;
  for (Eigen::Index r = 0; r < labels_.size(); ++r)
    if (samples_[r].isPiecewise() && unit_[r] > 0)
      largest = std::max(largest, std::abs(t_[r] - labels_[r]) / (unit_[r] * bound(r)));
  if (largest == 0) largest = 1;
  for (Eigen::Index r = 0; r < labels_.size(); ++r)
    if (samples_[r].isPiecewise())
      smoothing_[r] = std::min(1e-2 * weights_[r] * unit_[r], largest) * unit_[r];
  double before = std::numeric_limits<double>::infinity();
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

double GlmProximalMap::largestExponent(const Vector& a) const {
  if (!isExponential_) return 0;
  const Vector t = B_ * a;
  double largest = 0;
  for (Eigen::Index r = 0; r < t.size(); ++r)
    if (samples_[r].isExponential())
      largest = std::max(largest, samples_[r].kind == SampleLoss::Kind::Poisson ? t[r] : -t[r]);
  return largest;
}

void GlmProximalMap::begin() {
  a_ = start_;
  // Above its minimum e^t falls by a factor e in a step of Newton's method, and t may have begun
  // beyond all numbers. At a = 0 all t are 0.
  constexpr double steepest = 30;
  if (const double largest = largestExponent(a_); largest > steepest) a_ *= steepest / largest;
}

void GlmProximalMap::solveSingle() {
  const double half = samples_[0].halfCurvature();
  const double force = weights_[0] * B_.row(0).squaredNorm();
  const double residual = B_.row(0).dot(start_) - labels_[0];
  const auto [low, high] = samples_[0].dualInterval(labels_[0]);
  const double free = residual / (half + force);
  if (force == 0) {
    theta_[0] = samples_[0].slopeAt(0, labels_[0]);
  } else if (free > low && free < high) {
    theta_[0] = free;
    a_[0] = (labels_[0] + half * free) / B_(0, 0);  // t = y + qθ/2
  } else {
    theta_[0] = std::clamp(free, low, high);
    a_[0] = start_[0] - weights_[0] * B_(0, 0) * theta_[0];
  }
}

void GlmProximalMap::minimise() {
  const double unitTarget = 16 * epsilon * epsilon;
  for (int k = 0; k < 100; ++k) {
    t_.noalias() = B_ * a_;
    double forces = start_.squaredNorm() + a_.squaredNorm();
    for (Eigen::Index r = 0; r < t_.size(); ++r) {
      std::tie(theta_[r], slope_[r]) = respond(r, t_[r]);
      force_[r] = weights_[r] * theta_[r];
      slope_[r] *= weights_[r];
      // θ of an exponential loss is a difference, and e^t has the rounding of t besides.
      const double size = samples_[r].isExponential()
                              ? std::abs(force_[r]) + slope_[r] * (1 + std::abs(t_[r]))
                              : force_[r];
      forces += size * size * unit_[r] * unit_[r];
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

bool GlmProximalMap::finish() {
  pieces_.resize(static_cast<std::size_t>(theta_.size()));
  for (Eigen::Index r = 0; r < theta_.size(); ++r) {
    const auto [low, high] = samples_[r].dualInterval(labels_[r]);
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

bool GlmProximalMap::solveOnPieces(Vector& a, Vector& theta) {
  const auto rank = B_.cols();
  kinks_.clear();
  for (Eigen::Index r = 0; r < theta.size(); ++r) {
    if (unit_[r] == 0 || samples_[r].isCurved()) continue;
    const auto [low, high] = samples_[r].dualInterval(labels_[r]);
    if (pieces_[r] == Piece::Low) theta[r] = low;
    if (pieces_[r] == Piece::High) theta[r] = high;
    if (pieces_[r] == Piece::Inside && samples_[r].isKinked()) kinks_.push_back(r);
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
  // What the projection has moved that far is not found again by Newton's method alone.
  constexpr double steepest = 100;
  if (largestExponent(a) > steepest) return false;
  const Matrix along = factor.nullSpace();
  const int most = isExponential_ ? 200 : 20;
  double moved = std::numeric_limits<double>::infinity();
  for (int k = 0; k < most && moved > 4 * epsilon * (start_.norm() + a.norm()); ++k)
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

double GlmProximalMap::slide(const Matrix& along, Vector& a, Vector& theta) {
  t_.noalias() = B_ * a;
  slope_.setZero();
  for (Eigen::Index r = 0; r < t_.size(); ++r) {
    const auto& sample = samples_[r];
    if (sample.isCurved()) {
      theta[r] = sample.slopeAt(t_[r], labels_[r]);
      slope_[r] = weights_[r] * sample.curvatureAt(t_[r], labels_[r]);
    } else if (!sample.isKinked() && pieces_[r] == Piece::Inside) {
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
  Vector step = factor_.solve(along.transpose() * gradient_);
  // There is no line search here, and an exponential loss is flat far below its minimum.
  if (isExponential_)
    if (const double growth = largestExponent(-along * step); growth > 1) step /= growth;
  a -= along * step;
  return step.norm();
}

bool GlmProximalMap::movePieces(const Vector& a, Vector& theta) {
  t_.noalias() = B_ * a;
  const double size = a.norm();
  bool moved = false;
  for (Eigen::Index r = 0; r < t_.size(); ++r) {
    const auto& sample = samples_[r];
    if (!sample.isPiecewise() || unit_[r] == 0) continue;
    const auto [low, high] = sample.dualInterval(labels_[r]);
    const auto before = pieces_[r];
    if (before == Piece::Inside) {
      const double slack = 1e-9 * (high - low);
      if (theta[r] < low - slack) pieces_[r] = Piece::Low;
      if (theta[r] > high + slack) pieces_[r] = Piece::High;
      theta[r] = std::clamp(theta[r], low, high);
    } else {
      const double beyond = t_[r] - labels_[r] - sample.halfCurvature() * theta[r];
      const double rounding = 1e-13 * (unit_[r] * size + std::abs(labels_[r]));
      if (before == Piece::Low ? beyond > rounding : beyond < -rounding) pieces_[r] = Piece::Inside;
    }
    moved = moved || pieces_[r] != before;
  }
  return moved;
}

double GlmProximalMap::lineSearch(double decrease) {
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

}  // namespace gtv
