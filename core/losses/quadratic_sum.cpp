#include "losses/quadratic_sum.h"

#include "base/check.h"
#include "base/decompositions.h"

namespace gtv {
namespace {

// v ← v − M∇L(v), ∇L(v) = Rᵀ(Rv − q): near a fixed point this keeps full accuracy.
class CorrectionMap final : public LocalMap {
 public:
  CorrectionMap(Matrix inverse, Matrix R, Vector q)
      : inverse_(std::move(inverse)), R_(std::move(R)), q_(std::move(q)) {}
  void apply(MutVec v) override { v -= inverse_ * (R_.transpose() * (R_ * v - q_)); }

 private:
  Matrix inverse_;
  Matrix R_;
  Vector q_;
};

// v ← M(v + b).
class ShiftedMap final : public LocalMap {
 public:
  ShiftedMap(Matrix inverse, Vector shift)
      : inverse_(std::move(inverse)), shift_(std::move(shift)) {}
  void apply(MutVec v) override { v = inverse_ * (v + shift_); }

 private:
  Matrix inverse_;
  Vector shift_;
};

}  // namespace

QuadraticSum::QuadraticSum(int dimension, const std::vector<const LocalLoss*>& losses,
                           const std::stop_token& stop)
    : R_(Matrix::Zero(dimension, dimension)), q_(Vector::Zero(dimension)) {
  Matrix R(dimension, dimension);
  Vector q(dimension);
  Vector row(dimension);
  bool first = true;
  for (const auto* loss : losses) {
    if (stop.stop_requested()) break;
    check(loss->isQuadratic() && loss->dimension() == dimension,
          "quadratic losses of one dimension");
    constant_ += loss->residualForm(R, q);
    if (first) {
      R_ = R;
      q_ = q;
      first = false;
      continue;
    }
    for (int r = 0; r < dimension && !stop.stop_requested(); ++r) {
      row = R.row(r);
      constant_ += absorbRow(R_, q_, row, q[r]);
    }
  }
}

double QuadraticSum::value(ConstVec w) const {
  return 0.5 * (R_ * w - q_).squaredNorm() + constant_;
}

void QuadraticSum::gradient(ConstVec w, MutVec out) const {
  out.noalias() = R_.transpose() * (R_ * w - q_);
}

void QuadraticSum::addHessian(ConstVec, Eigen::Ref<Matrix> out) const {
  out.noalias() += R_.transpose() * R_;
}

std::unique_ptr<LocalMap> QuadraticSum::prox(double rho) const {
  Matrix shifted = R_.transpose() * R_;
  shifted.diagonal().array() += rho;
  return std::make_unique<CorrectionMap>(positiveInverse(shifted), R_, q_);
}

std::unique_ptr<LocalMap> QuadraticSum::conjugateGradient() const {
  return std::make_unique<ShiftedMap>(positiveInverse(R_.transpose() * R_), R_.transpose() * q_);
}

double QuadraticSum::smoothness() const {
  return symmetricEigenvalues(R_.transpose() * R_).maxCoeff();
}

double QuadraticSum::strongConvexity() const {
  return std::max(0.0, symmetricEigenvalues(R_.transpose() * R_).minCoeff());
}

double QuadraticSum::residualForm(Eigen::Ref<Matrix> R, MutVec q) const {
  R = R_;
  q = q_;
  return constant_;
}

}  // namespace gtv
