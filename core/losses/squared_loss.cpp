#include "losses/squared_loss.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <optional>
#include <vector>

#include "base/decompositions.h"
#include "base/dimension.h"

namespace gtv {
namespace {

// Small d: v ← v − (H + ρI)⁻¹(Hv − b), H = 2cXᵀX + 2diag(r), b = 2cXᵀy. The inverse is formed once;
// applying it to the gradient instead of to ρv + b keeps full accuracy near a fixed point.
template <int D>
class SmallProx final : public LocalMap {
 public:
  SmallProx(const Matrix& hessian, const Vector& b, double rho) : hessian_(hessian), b_(b) {
    Matrix shifted = hessian;
    shifted.diagonal().array() += rho;
    inverse_ = shifted.llt().solve(Matrix::Identity(b.size(), b.size()));
  }
  void apply(MutVec v) override {
    Eigen::Map<Eigen::Matrix<double, D, 1>> w(v.data());
    w -= inverse_ * (hessian_ * w - b_);
  }

 private:
  Eigen::Matrix<double, D, D> hessian_;
  Eigen::Matrix<double, D, D> inverse_;
  Eigen::Matrix<double, D, 1> b_;
};

// m ≥ d: the same with a d × d Cholesky factor.
class DenseProx final : public LocalMap {
 public:
  DenseProx(Matrix hessian, Vector b, double rho)
      : hessian_(std::move(hessian)), b_(std::move(b)), step_(b_.size()) {
    Matrix shifted = hessian_;
    shifted.diagonal().array() += rho;
    factor_.compute(shifted);
  }
  void apply(MutVec v) override {
    step_.noalias() = hessian_ * v;
    step_ -= b_;
    factor_.solveInPlace(step_);
    v -= step_;
  }

 private:
  Matrix hessian_;
  Vector b_;
  Vector step_;
  Eigen::LLT<Matrix> factor_;
};

// m < d: an m × m factor instead (Woodbury). With G = diag(2r + ρ) and ṽ = G⁻¹ρv,
// w = ṽ − G⁻¹Xᵀ (XG⁻¹Xᵀ + I/(2c))⁻¹ (Xṽ − y).
class ThinProx final : public LocalMap {
 public:
  ThinProx(const Eigen::Ref<const RowMatrix>& X, const Eigen::Ref<const Vector>& y, double scale,
           const Vector& ridge, double rho)
      : features_(X),
        labels_(y),
        shrink_((rho / (2 * ridge.array() + rho)).matrix()),
        inverse_((1 / (2 * ridge.array() + rho)).matrix()),
        residual_(y.size()) {
    Matrix gram = X * inverse_.asDiagonal() * X.transpose();
    gram.diagonal().array() += 1 / (2 * scale);
    factor_.compute(gram);
  }
  void apply(MutVec v) override {
    v.array() *= shrink_.array();
    residual_.noalias() = features_ * v;
    residual_ -= labels_;
    factor_.solveInPlace(residual_);
    v.array() -= inverse_.array() * (features_.transpose() * residual_).array();
  }

 private:
  RowMatrix features_;
  Vector labels_;
  Vector shrink_;
  Vector inverse_;
  Vector residual_;
  Eigen::LLT<Matrix> factor_;
};

// ρ very small beside XᵀX: a Cholesky factor of H + ρI has lost what X does not see, where w must
// come out as v went in. With G = diag(2r + ρ), ṽ = G⁻¹ρv and √(2c) X G^(−1/2) = PSQᵀ instead
// w = ṽ − G^(−1/2) Q diag(s/(1 + s²)) (SQᵀG^(1/2) ṽ − √(2c) Pᵀy).
class SpectralProx final : public LocalMap {
 public:
  SpectralProx(const Eigen::Ref<const RowMatrix>& X, const Eigen::Ref<const Vector>& y,
               double scale, const Vector& ridge, double rho)
      : shrink_((rho / (2 * ridge.array() + rho)).matrix()) {
    const Vector root = (2 * ridge.array() + rho).sqrt();
    const Matrix scaled = std::sqrt(2 * scale) * X * root.cwiseInverse().asDiagonal();
    auto [U, s, V] = thinSvd(scaled);
    // Singular values that are rounding are none: y would be divided by them.
    const double rounding = 1e-15 * static_cast<double>(scaled.rows() + scaled.cols()) * s[0];
    s = (s.array() > rounding).select(s, 0);
    see_ = s.asDiagonal() * V.transpose() * root.asDiagonal();
    target_ = std::sqrt(2 * scale) * U.transpose() * y;
    correct_ = root.cwiseInverse().asDiagonal() * V *
               (s.array() / (1 + s.array().square())).matrix().asDiagonal();
    seen_.resize(s.size());
  }
  void apply(MutVec v) override {
    v.array() *= shrink_.array();
    seen_.noalias() = see_ * v;
    seen_ -= target_;
    v.noalias() -= correct_ * seen_;
  }

 private:
  Vector shrink_;
  Matrix see_;
  Matrix correct_;
  Vector target_;
  Vector seen_;
};

// w = H⁻¹(v + b), with one step of refinement.
class ConjugateGradientMap final : public LocalMap {
 public:
  ConjugateGradientMap(Matrix hessian, Vector b)
      : hessian_(std::move(hessian)), b_(std::move(b)), factor_(hessian_) {}
  void apply(MutVec v) override {
    const Vector right = v + b_;
    v = factor_.solve(right);
    v += factor_.solve(right - hessian_ * v);
  }

 private:
  Matrix hessian_;
  Vector b_;
  Eigen::LDLT<Matrix> factor_;
};

/// From this condition number on Cholesky factors lose too many digits.
constexpr double steep = 1e6;

/// Least squares ‖Aw − b‖².
struct LeastSquares {
  Matrix A;
  Vector b;
};

/// c‖Xw − y‖² + Σ_j r_j w_j², where r may be 0 as a whole or in parts.
LeastSquares stackedSquares(const Matrix& scaledX, const Vector& scaledY, const Vector& ridge) {
  if ((ridge.array() == 0).all()) return {scaledX, scaledY};
  const auto m = scaledX.rows();
  const auto d = scaledX.cols();
  LeastSquares out{Matrix::Zero(m + d, d), Vector::Zero(m + d)};
  out.A.topRows(m) = scaledX;
  out.A.bottomRows(d).diagonal() = ridge.cwiseSqrt();
  out.b.head(m) = scaledY;
  return out;
}

/// The same minimum in as few unknowns, where more coordinates have a ridge than there are
/// samples. With v_j = √r_j w_j for those, M their columns of X over √r_j and Mᵀ = QR, the best v
/// is Qu: min c‖X₀w₀ + Rᵀu − y‖² + ‖u‖². Nothing if that does not pay, if ridges are so small that
/// M has no room among the numbers, or after a stop.
std::optional<LeastSquares> reducedSquares(const Matrix& scaledX, const Vector& scaledY,
                                           const Vector& ridge, const std::stop_token& stop) {
  constexpr double smallest = 1e-100;
  std::vector<Eigen::Index> ridged;
  std::vector<Eigen::Index> free;
  for (Eigen::Index j = 0; j < ridge.size(); ++j)
    (ridge[j] > smallest ? ridged : free).push_back(j);
  const auto m = scaledX.rows();
  const auto isTiny = [&](Eigen::Index j) { return ridge[j] != 0; };
  if (std::ssize(ridged) <= m || std::any_of(free.begin(), free.end(), isTiny)) return {};
  const Matrix M =
      scaledX(Eigen::all, ridged) * ridge(ridged).cwiseSqrt().cwiseInverse().asDiagonal();
  const auto R = triangularFactor(M.transpose(), stop);
  if (!R) return {};
  const auto d = std::ssize(free);
  LeastSquares out{Matrix::Zero(2 * m, d + m), Vector::Zero(2 * m)};
  out.A.topLeftCorner(m, d) = scaledX(Eigen::all, free);
  out.A.topRightCorner(m, m) = R->transpose();
  out.A.bottomRightCorner(m, m).setIdentity();
  out.b.head(m) = scaledY;
  return out;
}

}  // namespace

SquaredLoss::SquaredLoss(std::shared_ptr<const LocalDatasets> datasets, int node, double scale,
                         Vector ridge, const std::stop_token& stop)
    : datasets_(std::move(datasets)), node_(node), scale_(scale), ridge_(std::move(ridge)) {
  check(labels().size() > 0, "a node without samples has the zero loss");
  check(ridge_.size() == dimension(), "one ridge weight per coordinate");
  if ((ridge_.array() == 0).all() && labels().size() == 1) {
    infimum_ = features().isZero(0) ? scale_ * labels().squaredNorm() : 0;
    return;
  }
  const Matrix X = std::sqrt(scale_) * features();
  const Vector y = std::sqrt(scale_) * labels();
  auto squares = reducedSquares(X, y, ridge_, stop);
  // Whoever asked for a stop takes nothing of this loss.
  if (stop.stop_requested()) return;
  if (!squares) squares = stackedSquares(X, y, ridge_);
  // Columns of length 1 reach the same minimum, and none is taken for zero beside another.
  for (auto column : squares->A.colwise())
    if (const double length = column.norm(); length > 0) column /= length;
  // Rank-revealing, because fewer samples than coordinates are allowed.
  infimum_ = leastSquaresResidual(squares->A, squares->b, stop).value_or(0);
  // What is left of an exact fit is rounding, and an infimum must not lie above the truth.
  if (infimum_ <= 1e-28 * y.squaredNorm()) infimum_ = 0;
}

double SquaredLoss::value(ConstVec w) const {
  double sum = 0;
  for (Eigen::Index r = 0; r < labels().size(); ++r) {
    const double residual = features().row(r).dot(w) - labels()[r];
    sum += residual * residual;
  }
  return scale_ * sum + (ridge_.array() * w.array().square()).sum();
}

void SquaredLoss::gradient(ConstVec w, MutVec out) const {
  out = 2 * (ridge_.array() * w.array()).matrix();
  for (Eigen::Index r = 0; r < labels().size(); ++r)
    out += 2 * scale_ * (features().row(r).dot(w) - labels()[r]) * features().row(r).transpose();
}

void SquaredLoss::sampleGradient(Eigen::Index r, ConstVec w, MutVec out) const {
  const auto x = features().row(r);
  const double weight = scale_ * static_cast<double>(sampleCount());
  out = 2 * weight * (x.dot(w) - labels()[r]) * x.transpose();
  out += 2 * ridge_.cwiseProduct(w);
}

void SquaredLoss::addHessian(ConstVec, Eigen::Ref<Matrix> out) const {
  out.noalias() += 2 * scale_ * features().transpose() * features();
  out.diagonal() += 2 * ridge_;
}

std::optional<ThinHessian> SquaredLoss::thinHessian() const {
  const double ridge = ridge_[0];
  if (labels().size() >= dimension() || (ridge_.array() != ridge).any()) return std::nullopt;
  return ThinHessian{std::sqrt(2 * scale_) * features(), 2 * ridge};
}

double SquaredLoss::residualForm(Eigen::Ref<Matrix> R, MutVec q) const {
  R.setZero();
  q.setZero();
  R.diagonal() = (2 * ridge_).cwiseSqrt();
  const double root = std::sqrt(2 * scale_);
  Vector row(dimension());
  double left = 0;
  for (Eigen::Index r = 0; r < labels().size(); ++r) {
    row = root * features().row(r);
    left += absorbRow(R, q, row, root * labels()[r]);
  }
  return left;
}

std::unique_ptr<LocalMap> SquaredLoss::prox(double rho) const {
  const auto d = dimension();
  // Bounds the condition number of G^(−1/2)(H + ρI)G^(−1/2), G = diag(2r + ρ).
  const double condition =
      1 + 2 * scale_ *
              (features().colwise().squaredNorm().transpose().array() / (2 * ridge_.array() + rho))
                  .sum();
  if (!(condition <= steep))
    return std::make_unique<SpectralProx>(features(), labels(), scale_, ridge_, rho);
  if (labels().size() < d && d > 4)
    return std::make_unique<ThinProx>(features(), labels(), scale_, ridge_, rho);
  Matrix hessian = Matrix::Zero(d, d);
  addHessian(Vector::Zero(d), hessian);
  const Vector b = 2 * scale_ * features().transpose() * labels();
  return withDimension(d, [&](auto D) -> std::unique_ptr<LocalMap> {
    if constexpr (D() == Eigen::Dynamic)
      return std::make_unique<DenseProx>(std::move(hessian), b, rho);
    else
      return std::make_unique<SmallProx<D()>>(hessian, b, rho);
  });
}

std::unique_ptr<LocalMap> SquaredLoss::conjugateGradient() const {
  check(strongConvexity() > 0, "∇L* is a map only for strongly convex losses");
  const auto d = dimension();
  Matrix hessian = Matrix::Zero(d, d);
  addHessian(Vector::Zero(d), hessian);
  return std::make_unique<ConjugateGradientMap>(hessian,
                                                2 * scale_ * features().transpose() * labels());
}

double SquaredLoss::steepness() const {
  return 2 * scale_ * features().rowwise().norm().dot(labels().cwiseAbs());
}

double SquaredLoss::smoothness() const { return spectrum().second; }

double SquaredLoss::strongConvexity() const { return spectrum().first; }

std::pair<double, double> SquaredLoss::spectrum() const {
  const auto d = dimension();
  Matrix hessian = Matrix::Zero(d, d);
  addHessian(Vector::Zero(d), hessian);
  const Vector values = symmetricEigenvalues(hessian);
  const double top = values.maxCoeff();
  // An eigenvalue that is rounding is none.
  const double rounding = 1e-14 * static_cast<double>(d) * top;
  return {values.minCoeff() > rounding ? values.minCoeff() : 0, top};
}

GlmLoss SquaredLoss::asLinearModel() const {
  return {datasets_, node_, {}, scale_, ridge_, Vector::Zero(dimension())};
}

Vector SquaredLoss::adjustablePoint(ConstVec w, ConstVec) const {
  const bool hasRidge = (ridge_.array() > 0).any();
  const auto m = labels().size();
  Vector point(m + (hasRidge ? dimension() : 0));
  for (Eigen::Index r = 0; r < m; ++r) point[r] = 2 * (features().row(r).dot(w) - labels()[r]);
  if (hasRidge) point.tail(dimension()) = w;
  return point;
}

std::unique_ptr<const AdjustableDual> SquaredLoss::prepared() const {
  return std::make_unique<GlmLoss>(asLinearModel());
}

void SquaredLoss::adjust(ConstVec w, ConstVec change, MutVec point,
                         const std::stop_token& stop) const {
  asLinearModel().adjust(w, change, point, stop);
}

void SquaredLoss::pullAdjusted(ConstVec point, MutVec out) const {
  asLinearModel().pull(point, out);
}

void SquaredLoss::pullSizes(ConstVec point, MutVec out) const {
  asLinearModel().pullSizes(point, out);
}

double SquaredLoss::fenchelYoung(ConstVec w, ConstVec point) const {
  return asLinearModel().fenchelYoung(w, point);
}

}  // namespace gtv
