#include "losses/glm_loss.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "base/check.h"
#include "base/decompositions.h"
#include "losses/glm_proximal_map.h"

namespace gtv {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

}  // namespace

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
  for (Eigen::Index r = 0; r < samples(); ++r)
    sum += scale_ * sample_.steepness(labels()[r]) * features().row(r).norm();
  return sum;
}

bool GlmLoss::isRecessionDirection(ConstVec v) const {
  const bool isPoisson = sample_.kind == SampleLoss::Kind::Poisson;
  if (!(isPoisson || sample_.kind == SampleLoss::Kind::Logistic)) return false;
  if (hasRidge_ || hasLasso_) return false;
  const Vector direction = v.stableNormalized();
  for (Eigen::Index r = 0; r < samples(); ++r) {
    const auto x = features().row(r);
    // Counts above 0 pull their mean back.
    if (isPoisson && labels()[r] > 0) return false;
    const double sign = isPoisson ? -1 : labels()[r];
    if (!(sign * x.dot(direction) > decidedMargin * x.norm())) return false;
  }
  return true;
}

bool GlmLoss::hasKinks() const { return sample_.isKinked() || hasLasso_; }

double GlmLoss::unit(Eigen::Index r) const {
  const double norm = features().row(r).norm();
  return norm > 0 ? norm : 1;
}

double GlmLoss::value(ConstVec w) const {
  double sum = 0;
  for (Eigen::Index r = 0; r < samples(); ++r)
    sum += sample_.valueAt(features().row(r).dot(w), labels()[r]);
  sum *= scale_;
  if (hasRidge_) sum += (ridge_.array() * w.array().square()).sum();
  if (hasLasso_) sum += (lasso_.array() * w.array().abs()).sum();
  return sum;
}

void GlmLoss::gradient(ConstVec w, MutVec out) const {
  out = 2 * (ridge_.array() * w.array()).matrix();
  if (hasLasso_) out.array() += lasso_.array() * w.array().sign();
  for (Eigen::Index r = 0; r < samples(); ++r)
    out += scale_ * sample_.slopeAt(features().row(r).dot(w), labels()[r]) *
           features().row(r).transpose();
}

void GlmLoss::sampleGradient(Eigen::Index r, ConstVec w, MutVec out) const {
  const auto x = features().row(r);
  const double weight = scale_ * static_cast<double>(samples());
  out = 2 * (ridge_.array() * w.array()).matrix();
  if (hasLasso_) out.array() += lasso_.array() * w.array().sign();
  out += weight * sample_.slopeAt(x.dot(w), labels()[r]) * x.transpose();
}

void GlmLoss::addHessian(ConstVec w, Eigen::Ref<Matrix> out) const {
  out.diagonal() += 2 * ridge_;
  for (Eigen::Index r = 0; r < samples(); ++r) {
    const auto x = features().row(r);
    out.noalias() += scale_ * sample_.curvatureAt(x.dot(w), labels()[r]) * x.transpose() * x;
  }
}

double GlmLoss::smoothness() const {
  if (hasKinks() || sample_.isExponential()) return infinity;
  const double steepest = sample_.kind == SampleLoss::Kind::Logistic ? 0.25 : 2;
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
    if (sample_.isKinked()) {
      const auto [low, high] = sample_.dualInterval(y);
      point[r] = std::clamp(centre[r] + (t - y) / (width * unit(r)), low, high);
    } else {
      point[r] = sample_.slopeAt(t, y);
    }
  }
  if (hasLasso_)
    for (Eigen::Index j = 0; j < d; ++j)
      point[m + j] = std::clamp(centre[m + j] + w[j] / width, -1.0, 1.0);
  if (hasRidge_) point.tail(d) = w;
}

void GlmLoss::smoothingCentre(ConstVec w, double width, MutVec point) const {
  if (sample_.isKinked())
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
    const auto [low, high] = sample_.dualInterval(y);
    sum += sample_.isKinked() ? smoothed(t - y, centre[r], width * unit(r), low, high)
                              : sample_.valueAt(t, y);
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
    const auto [low, high] = sample_.dualInterval(y);
    const double h = sample_.isKinked() ? curvature(t - y, centre[r], width * unit(r), low, high)
                                        : sample_.curvatureAt(t, y);
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
    sum += sample_.conjugateAt(t * point[r], labels()[r]);
  sum *= scale_;
  // |w| has conjugate 0 on [−1, 1]; μω² is what μw² has at 2μω.
  if (hasRidge_) sum += t * t * (ridge_.array() * point.tail(dimension()).array().square()).sum();
  return sum;
}

std::unique_ptr<GlmProximalMap> GlmLoss::makeProximalMap(const Vector& curvature,
                                                         double inputScale) const {
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
    samples[row] = {SampleLoss::Kind::Absolute, 1};
    lassoOf.push_back(j);
    ++row;
  }
  return std::make_unique<GlmProximalMap>(rows, std::move(labels), std::move(weights),
                                          std::move(samples), std::move(lassoOf), curvature,
                                          inputScale);
}

std::unique_ptr<LocalMap> GlmLoss::prox(double rho) const {
  return makeProximalMap((2 * ridge_.array() + rho).matrix(), rho);
}

std::unique_ptr<LocalMap> GlmLoss::conjugateGradient() const {
  check(strongConvexity() > 0, "∇L* is a map only for strongly convex losses");
  return makeProximalMap(2 * ridge_, 1);
}

void GlmLoss::proxPoint(double rho, MutVec v, MutVec point) const {
  const auto map = makeProximalMap((2 * ridge_.array() + rho).matrix(), rho);
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
    const auto bounds = sample_.conjugateDomain(labels()[r]);
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
  for (Eigen::Index k = 0; k < count; ++k) {
    const double toBound = std::min(point[k] - low[k], high[k] - point[k]);
    room[k] = std::isfinite(toBound) ? std::max(0.0, toBound) : size;
  }
  const auto atKink = [](double residual, double magnitude) {
    constexpr double exact = 1e-9;
    return 1 / (std::abs(residual) / std::max(magnitude, 1e-300) + exact);
  };
  if (sample_.isKinked())
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
  if (!sample_.isKinked()) return 0;
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
    sum += sample_.fenchelYoungAt(features().row(r).dot(w), point[r], labels()[r]);
  sum *= scale_;
  if (hasLasso_)
    for (Eigen::Index j = 0; j < w.size(); ++j)
      sum += lasso_[j] * std::abs(w[j]) * (w[j] > 0 ? 1 - point[m + j] : 1 + point[m + j]);
  if (hasRidge_)
    sum += (ridge_.array() * (w.array() - point.tail(w.size()).array()).square()).sum();
  return sum;
}

}  // namespace gtv
