#include "losses/softmax_loss.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/check.h"
#include "base/decompositions.h"
#include "losses/iterating_map.h"
#include "losses/scaled_coordinates.h"

namespace gtv {
namespace {

using MatrixView = Eigen::Map<const Matrix>;

MatrixView asColumns(ConstVec w, Eigen::Index rows) { return {w.data(), rows, w.size() / rows}; }

/// Rows of logits become p − e_y. The entry of the label is −Σ of the others: it keeps its digits
/// where p_y is near 1.
void respondTo(const Vector& labels, Matrix& logits) {
  for (Eigen::Index r = 0; r < logits.rows(); ++r) {
    auto row = logits.row(r);
    const auto label = static_cast<Eigen::Index>(labels[r]);
    row.array() -= row.maxCoeff();
    row = row.array().exp();
    row /= row.sum();
    row[label] = 0;
    row[label] = -row.sum();
  }
}

double entropyOf(double a) { return a > 0 ? a * std::log(a) : 0; }

/// V ↦ SV with S_r = diag(p_r) − p_r p_rᵀ, row by row.
Matrix curved(const Matrix& P, const Matrix& V) {
  Matrix out = P.cwiseProduct(V);
  out -= (P.array().colwise() * out.rowwise().sum().array()).matrix();
  return out;
}

/// XᵀY is added to `here`, and to `there` too unless that is nullptr. Outer products beat a product
/// of matrices where there are few rows.
void addGram(const RowMatrix& X, const RowMatrix& Y, Eigen::Block<Eigen::Ref<Matrix>> here,
             Eigen::Block<Eigen::Ref<Matrix>>* there) {
  constexpr Eigen::Index few = 4;
  if (X.rows() > few) {
    const Matrix gram = X.transpose() * Y;
    here += gram;
    if (there != nullptr) *there += gram;
    return;
  }
  for (Eigen::Index r = 0; r < X.rows(); ++r)
    for (Eigen::Index j = 0; j < X.cols(); ++j) {
      here.col(j) += Y(r, j) * X.row(r).transpose();
      if (there != nullptr) there->col(j) += Y(r, j) * X.row(r).transpose();
    }
}

/// A ↦ argmin of c Σ_r ℓ_r((BA)_r) + ½‖A − Ã‖² over A ∈ R^(q × K), in coordinates in which the
/// quadratic part is the identity (ScaledCoordinates, with the curvature γ_j of the j-th feature).
class SoftmaxMap final : public IteratingMap {
 public:
  SoftmaxMap(const Matrix& rows, Vector labels, double weight, const Vector& curvature,
             double inputScale)
      : labels_(std::move(labels)),
        weight_(weight),
        inverse_(curvature.cwiseInverse()),
        inputScale_(inputScale) {
    auto coordinates = scaledCoordinates(rows, curvature);
    B_ = std::move(coordinates.B);
    into_ = std::move(coordinates.into);
    outOf_ = std::move(coordinates.outOf);
  }

  void applyUntil(const std::stop_token& stop, MutVec v) override {
    const auto d = inverse_.size();
    Eigen::Map<Matrix> W(v.data(), d, v.size() / d);
    W.array().colwise() *= inputScale_ * inverse_.array();
    const Matrix start = into_ * W;
    W -= outOf_ * (start - minimiser(start, stop));
  }

 private:
  static constexpr int mostNewtonSteps = 200;
  static constexpr int mostProducts = 2000;
  static constexpr int mostHalvings = 60;

  Matrix minimiser(const Matrix& start, const std::stop_token& stop) const {
    Matrix A = start;
    Matrix theta = B_ * A;
    respondTo(labels_, theta);
    for (int k = 0; k < mostNewtonSteps && !stop.stop_requested(); ++k) {
      const Matrix force = weight_ * (B_.transpose() * theta);
      const Matrix gradient = A - start + force;
      const double forces = start.squaredNorm() + A.squaredNorm() + force.squaredNorm();
      if (!(gradient.squaredNorm() > 16 * epsilon * epsilon * forces)) break;
      const Matrix step = newtonStep(probabilities(theta), gradient, stop);
      const double slope = gradient.cwiseProduct(step).sum();
      // Along the step the derivative rises from −slope: back where it is past the minimum.
      const Matrix along = B_ * step;
      const Matrix here = B_ * A;
      double low = 0;
      double high = 1;
      double t = 1;
      for (int halving = 0; halving < mostHalvings; ++halving) {
        Matrix there = here - t * along;
        respondTo(labels_, there);
        const double derivative = -(A - start - t * step).cwiseProduct(step).sum() -
                                  weight_ * there.cwiseProduct(along).sum();
        if (derivative > 0.1 * slope)
          high = t;
        else if (t == 1 || derivative >= -0.1 * slope)
          break;
        else
          low = t;
        t = (low + high) / 2;
      }
      A -= t * step;
      theta = B_ * A;
      respondTo(labels_, theta);
      if (t == 1 && step.squaredNorm() <= 4 * epsilon * epsilon * A.squaredNorm()) break;
    }
    return A;
  }

  Matrix probabilities(const Matrix& theta) const {
    Matrix P = theta;
    for (Eigen::Index r = 0; r < P.rows(); ++r) P(r, static_cast<Eigen::Index>(labels_[r])) += 1;
    return P;
  }

  /// (I + cBᵀSB)⁻¹ gradient, preconditioned by the diagonal.
  Matrix newtonStep(const Matrix& P, const Matrix& gradient, const std::stop_token& stop) const {
    const Matrix inverse =
        (1 +
         weight_ * (B_.cwiseAbs2().transpose() * (P.array() * (1 - P.array())).matrix()).array())
            .inverse();
    Matrix step = Matrix::Zero(gradient.rows(), gradient.cols());
    Matrix residual = gradient;
    Matrix scaled = inverse.cwiseProduct(residual);
    Matrix direction = scaled;
    double size = residual.cwiseProduct(scaled).sum();
    const double enough = 1e-20 * size;
    for (int k = 0; k < mostProducts && size > enough && !stop.stop_requested(); ++k) {
      const Matrix image = direction + weight_ * (B_.transpose() * curved(P, B_ * direction));
      const double curvature = direction.cwiseProduct(image).sum();
      if (!(curvature > 0)) break;
      step += size / curvature * direction;
      residual -= size / curvature * image;
      scaled = inverse.cwiseProduct(residual);
      const double next = residual.cwiseProduct(scaled).sum();
      direction = scaled + next / size * direction;
      size = next;
    }
    return step;
  }

  Vector labels_;
  double weight_;
  Vector inverse_;
  double inputScale_;
  Matrix B_;
  Matrix into_;
  Matrix outOf_;
};

}  // namespace

SoftmaxLoss::SoftmaxLoss(std::shared_ptr<const LocalDatasets> datasets, int node, int classes,
                         double scale, Vector ridge)
    : datasets_(std::move(datasets)),
      node_(node),
      classes_(classes),
      scale_(scale),
      ridge_(std::move(ridge)),
      hasRidge_(ridge_.maxCoeff() > 0) {
  check(datasets_->sampleCount(node) > 0 && classes >= 2, "a node with samples of several classes");
  check(ridge_.size() == datasets_->dimension() && labels().maxCoeff() < classes,
        "one ridge weight per feature, labels below K");
}

double SoftmaxLoss::value(ConstVec w) const {
  const auto W = asColumns(w, datasets_->dimension());
  const Matrix logits = features() * W;
  double sum = 0;
  for (Eigen::Index r = 0; r < logits.rows(); ++r) {
    const auto row = logits.row(r);
    const auto label = static_cast<Eigen::Index>(labels()[r]);
    // Σ_k exp(z_k − z_y) = 1 + the others.
    const double largest = row.maxCoeff();
    double others = 0;
    for (Eigen::Index k = 0; k < row.size(); ++k)
      if (k != label) others += std::exp(row[k] - largest);
    const double own = row[label] - largest;
    sum += own > -1 ? std::log1p(others * std::exp(-own)) : std::log(others + std::exp(own)) - own;
  }
  sum *= scale_;
  if (hasRidge_) sum += (ridge_.asDiagonal() * W.cwiseAbs2()).sum();
  return sum;
}

void SoftmaxLoss::gradient(ConstVec w, MutVec out) const {
  const auto W = asColumns(w, datasets_->dimension());
  Matrix theta = features() * W;
  respondTo(labels(), theta);
  Eigen::Map<Matrix> G(out.data(), W.rows(), W.cols());
  G.noalias() = scale_ * (features().transpose() * theta);
  if (hasRidge_) G += 2 * (ridge_.asDiagonal() * W);
}

void SoftmaxLoss::sampleGradient(Eigen::Index r, ConstVec w, MutVec out) const {
  const auto W = asColumns(w, datasets_->dimension());
  const Vector x = features().row(r);
  Matrix theta = x.transpose() * W;
  respondTo(labels().segment(r, 1), theta);
  Eigen::Map<Matrix> G(out.data(), W.rows(), W.cols());
  G = scale_ * static_cast<double>(sampleCount()) * x * theta;
  if (hasRidge_) G += 2 * (ridge_.asDiagonal() * W);
}

void SoftmaxLoss::addHessian(ConstVec w, Eigen::Ref<Matrix> out) const {
  const auto d = datasets_->dimension();
  const RowMatrix X = features();
  Matrix P = X * asColumns(w, d);
  respondTo(labels(), P);
  for (Eigen::Index r = 0; r < P.rows(); ++r) P(r, static_cast<Eigen::Index>(labels()[r])) += 1;
  for (Eigen::Index k = 0; k < classes_; ++k)
    for (Eigen::Index l = 0; l <= k; ++l) {
      Vector s = -scale_ * P.col(k).cwiseProduct(P.col(l));
      if (k == l) s += scale_ * P.col(k);
      const RowMatrix weighted = s.asDiagonal() * X;
      auto mirrored = out.block(l * d, k * d, d, d);
      addGram(X, weighted, out.block(k * d, l * d, d, d), k == l ? nullptr : &mirrored);
    }
  if (hasRidge_)
    for (Eigen::Index k = 0; k < classes_; ++k) out.diagonal().segment(k * d, d) += 2 * ridge_;
}

std::unique_ptr<LocalMap> SoftmaxLoss::makeMap(const Vector& curvature, double inputScale) const {
  return std::make_unique<SoftmaxMap>(features(), labels(), scale_, curvature, inputScale);
}

std::unique_ptr<LocalMap> SoftmaxLoss::prox(double rho) const {
  return makeMap((2 * ridge_).array() + rho, rho);
}

std::unique_ptr<LocalMap> SoftmaxLoss::conjugateGradient() const {
  check(strongConvexity() > 0, "the loss is strongly convex");
  return makeMap(2 * ridge_, 1);
}

double SoftmaxLoss::smoothness() const {
  const double largest = thinSvd(Matrix(features())).s[0];
  return 0.5 * scale_ * largest * largest + 2 * ridge_.maxCoeff();
}

double SoftmaxLoss::steepness() const {
  // ‖1/K − e_y‖
  const double slope = std::sqrt(1 - 1 / static_cast<double>(classes_));
  return scale_ * slope * features().rowwise().norm().sum();
}

bool SoftmaxLoss::isRecessionDirection(ConstVec v) const {
  if (hasRidge_) return false;
  const Vector direction = v.stableNormalized();
  Matrix logits = features() * asColumns(direction, datasets_->dimension());
  for (Eigen::Index r = 0; r < logits.rows(); ++r) {
    auto row = logits.row(r);
    const auto label = static_cast<Eigen::Index>(labels()[r]);
    const double own = row[label];
    row[label] = -std::numeric_limits<double>::infinity();
    if (!(own - row.maxCoeff() > decidedMargin * features().row(r).norm())) return false;
  }
  return true;
}

int SoftmaxLoss::dualSize() const {
  return static_cast<int>(sampleCount()) * classes_ + (hasRidge_ ? dimension() : 0);
}

void SoftmaxLoss::respond(ConstVec w, ConstVec, double, MutVec point) const {
  Matrix theta = features() * asColumns(w, datasets_->dimension());
  respondTo(labels(), theta);
  point.head(theta.size()) = theta.reshaped();
  if (hasRidge_) point.tail(w.size()) = w;
}

void SoftmaxLoss::pull(ConstVec point, MutVec out) const {
  const auto d = datasets_->dimension();
  const MatrixView theta(point.data(), sampleCount(), classes_);
  Eigen::Map<Matrix> G(out.data(), d, classes_);
  G.noalias() = scale_ * (features().transpose() * theta);
  if (hasRidge_)
    G += 2 * (ridge_.asDiagonal() * MatrixView(point.data() + theta.size(), d, classes_));
}

double SoftmaxLoss::conjugate(ConstVec point, double t) const {
  const MatrixView theta(point.data(), sampleCount(), classes_);
  double sum = 0;
  for (Eigen::Index r = 0; r < theta.rows(); ++r)
    for (Eigen::Index k = 0; k < classes_; ++k) {
      const bool own = k == static_cast<Eigen::Index>(labels()[r]);
      sum += entropyOf(std::clamp(t * theta(r, k) + (own ? 1 : 0), 0.0, 1.0));
    }
  sum *= scale_;
  if (hasRidge_) {
    const auto d = datasets_->dimension();
    sum += t * t *
           (ridge_.asDiagonal() * MatrixView(point.data() + theta.size(), d, classes_).cwiseAbs2())
               .sum();
  }
  return sum;
}

void SoftmaxLoss::proxPoint(double rho, MutVec v, MutVec point) const {
  prox(rho)->apply(v);
  respond(v, point, 1, point);
}

}  // namespace gtv
